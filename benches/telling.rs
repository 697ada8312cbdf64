//! What a telling costs, as ratios from one run: all its moments, and one of them; on the practice board, and on one as
//! large as any that such games are played on. Ends with status 1 where a bound is not held.

mod least;

use least::least;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;
use underhill::hunt::Hunt;
use underhill::hunt::telling::Over;
use underhill::referee::Referee;
use underhill::table::Record;

/// What the whole may cost, in times that its record is parsed as JSON, or at least this.
const WHOLE: (u32, Duration) = (40, Duration::from_millis(250));
/// What one moment may cost, and one with ten answers that all were asked at the end.
const MOMENT: Duration = Duration::from_millis(16);
const TEN: Duration = Duration::from_millis(100);
/// What it may cost on the large board, in times what it costs on the practice board.
const LARGE: u32 = 10;

/// A game of the practice board or of a file, played by a rule: a dot now and then, else a place in reach.
struct Play {
    referee: Referee,
    walked: Vec<String>,
}

impl Play {
    fn new(new: &str) -> Self {
        let mut play = Self { referee: Referee::new(None), walked: Vec::new() };
        for command in [new, "start draw", "information draw", "begin shadows=0"] {
            assert!(play.say(command).is_some(), "{command}");
        }
        play
    }

    /// What is answered, line by line, if the command is accepted.
    fn say(&mut self, command: &str) -> Option<Vec<String>> {
        let reply = self.referee.hear(command).expect("a command is answered");
        reply.accepted().then(|| reply.print(false).lines().map(str::to_owned).collect())
    }

    /// The places in reach.
    fn reach(&mut self) -> Vec<String> {
        let lines = self.say("reach").unwrap_or_default();
        let words =
            lines.iter().find_map(|line| line.split_once("reach ")).map(|(_, words)| words.to_owned());
        words.unwrap_or_default().split_whitespace().map(str::to_owned).collect()
    }

    /// Moves once, and says whether Part 1 goes on.
    fn step(&mut self, number: usize, dots: bool) -> bool {
        let reach: Vec<String> =
            self.reach().into_iter().filter(|place| place.parse::<u16>().is_ok()).collect();
        let fresh = reach
            .iter()
            .find(|place| !self.walked.contains(place))
            .or_else(|| reach.get(number % reach.len().max(1)));
        let to = fresh.filter(|_| !dots || number % 3 != 1).cloned().unwrap_or_else(|| ".".to_owned());
        let moved = self.say(&format!("move {to}")).is_some();
        self.walked.push(to);
        moved
    }

    /// Sixteen entries, with questions as the evening goes; `late`: all of them before the last.
    fn evening(mut self, locations: usize, late: bool) -> Record<Hunt> {
        let mut asked = 0;
        for number in 0..16 {
            // Escapes are steps as well.
            if !self.step(number, !late) {
                break;
            }
            self.say("done");
            if late && number == 14 {
                let walked: Vec<String> =
                    self.walked.iter().filter(|place| *place != ".").take(10).cloned().collect();
                for place in walked {
                    assert!(self.say(&format!("hunt {place}")).is_some(), "hunt {place}");
                }
            }
            for _ in 0..if late { 0 } else { 2 } {
                asked += 1;
                let question = format!("hunt {}", (asked * 17) % locations + 1);
                self.say(&question);
            }
            self.say("done");
            // Where he was found: nobody rode with them, and he stays.
            for command in ["nazgul 0", "accept", "escape stay", "refresh shadows=0"] {
                self.say(command);
            }
        }
        let _ = self.say("rescue").or_else(|| self.say("rescue 1"));
        self.say("accept");
        let over = self.referee.hear("telling").expect("a command is answered");
        assert!(over.accepted(), "{}", over.print(true));
        let text = self.referee.kept::<Hunt>().expect("a game is on").record().text();
        Record::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}")).record
    }
}

/// All moments, and the last one alone; with how many there are.
fn measured(record: &Record<Hunt>) -> (usize, Duration, Duration) {
    let over = Over::of(record, None).unwrap_or_else(|untold| panic!("{untold:?}"));
    let count = over.moments().len();
    let whole = least(|| drop(black_box(over.moments())));
    let one = least(|| drop(black_box(over.moment(count - 1))));
    (count, whole, one)
}

/// A board of 195 locations and about 400 links: rows of fifteen, joined along and across, and slanting now and then.
fn large() -> String {
    let mut links = Vec::new();
    for number in 1..=195 {
        if number % 15 != 0 {
            links.push(format!("\"{number} . {}\"", number + 1));
        }
        if number + 15 <= 195 {
            links.push(format!("\"{number} {}\"", number + 15));
        }
        if number % 5 == 0 && number + 16 <= 195 && number % 15 != 0 {
            links.push(format!("\"{number} . {}\"", number + 16));
        }
    }
    links.push("\"195 A\"".into());
    let allies: Vec<String> = (20..32).map(|number| number.to_string()).collect();
    format!(
        r#"{{"format":"underhill-board/1","name":"large","part":1,"starts":[98],"information":[{}],"links":[{}]}}"#,
        allies.join(","),
        links.join(",")
    )
}

fn main() -> ExitCode {
    let mut held = true;
    let mut at_most = |what: &str, found: Duration, most: Duration| {
        println!("{what}: {found:.1?} (at most {most:.1?})");
        held &= found <= most;
    };
    let game = Play::new("new seed=3 give=0").evening(60, false);
    let (count, whole, one) = measured(&game);
    let parse = least(|| {
        for line in game.text().lines() {
            black_box(serde_json::from_str::<serde_json::Value>(line).is_ok());
        }
    });
    println!("{count} moments; the record parsed as JSON: {parse:.1?}");
    at_most("the whole telling", whole, (WHOLE.0 * parse).max(WHOLE.1));
    at_most("its last moment", one, MOMENT);

    let late = Play::new("new seed=3 give=0").evening(60, true);
    let (count, _, ten) = measured(&late);
    println!("{count} moments, ten answers at the end");
    at_most("the last moment of them", ten, TEN);

    let path = std::env::temp_dir().join(format!("underhill-telling-{}.json", std::process::id()));
    std::fs::write(&path, large()).expect("a board can be written");
    let game =
        Play::new(&format!("new board={} tiles=practice give=0 seed=3", path.display())).evening(195, false);
    let _ = std::fs::remove_file(path);
    let (count, large, one) = measured(&game);
    println!("{count} moments on a board of 195 locations, the last one {one:.1?}");
    at_most("the whole of it", large, LARGE * whole.max(Duration::from_millis(25)));
    if held { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
