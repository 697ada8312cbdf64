//! What chances cost in the four games that keep books, beside a thousand of the simplest questions in the same game and
//! run. Ends with status 1 where a ratio is above its bound.

#[path = "../tests/it/desk.rs"]
mod desk;
mod least;
mod shadow;

use desk::Desk;
use least::least;
use shadow::ten_layers;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;
use underhill::referee::Referee;
use underhill::risk::odds::{TO_THE_END, Target, battle};

/// A game, and what is asked in it.
struct Asked {
    /// How it comes to where it is asked.
    begun: &'static [&'static str],
    /// The questions: each costs so many thousand of the simplest at most.
    questions: &'static [(&'static str, f64)],
}

const WAR: Asked = Asked {
    begun: &["new war seed=7 figures=on", "begin", "done"],
    questions: &[
        ("odds hunt", 10.0),
        ("odds hunt level 3 bonus 2 stronghold army nazgul moves 4", 100.0),
        ("odds mordor", 100.0),
        ("odds mordor eye 5 spare 10 gollum", 100.0),
        ("odds allocate", 100.0),
        ("odds battle 5,5,5 5,5,5", 100.0),
        ("odds battle 5,5,5 5,5,5 city", 100.0),
        ("odds round 5,5 5,5", 10.0),
        ("status", 1.0),
    ],
};

const FATE: Asked = Asked {
    begun: &[
        "new fate players=2 level=standard board=practice seed=5",
        "top red",
        "flip aer black",
        "flip acb red",
        "flip adr red",
        "flip ber black",
        "flip bcb black",
        "flip ceb red",
        "flip cdr red",
        "flip dcr black",
        "flip edb red",
        "begin frodo=rhudaur",
    ],
    questions: &[
        ("odds card her", 10.0),
        ("odds card her in 20", 100.0),
        ("odds line A", 10.0),
        ("odds line A in 20", 100.0),
        ("odds order eye in 3", 100.0),
        ("odds special in 20", 100.0),
        ("odds troops 2", 100.0),
        ("odds troops 6 in 20", 100.0),
        ("odds skies", 10.0),
        ("odds search 7 resistance=5", 10.0),
        ("odds battle 3 friendly=9 shadow=9 haven nazgul", 10.0),
        ("status", 1.0),
    ],
};

/// What is asked of a shadow deck in ten layers: every kind of chance that there is.
const TEN_LAYERS: &[(&str, f64)] = &[
    ("odds card her", 10.0),
    ("odds card her in 20", 100.0),
    ("odds line A", 10.0),
    ("odds line A in 20", 100.0),
    ("odds at a", 10.0),
    ("odds at a in 20", 100.0),
    ("odds order eye", 10.0),
    ("odds order eye in 20", 100.0),
    ("odds special", 10.0),
    ("odds special in 20", 100.0),
    ("odds troops 2", 10.0),
    ("odds troops 6 in 20", 100.0),
    ("odds troops 20 in 20", 100.0),
    ("odds skies", 10.0),
    ("odds skies two", 10.0),
    ("deck", 10.0),
    ("status", 1.0),
];

const RISK: Asked = Asked {
    begun: &[
        "new risk players=yellow,red,green,black seed=3",
        "own red moria",
        "own green umbar",
        "own black khand",
        "own yellow rest",
        "begin yellow",
    ],
    questions: &[
        ("odds once 8l 5ls", 1.0),
        ("odds 100 100ls", 10.0),
        ("odds 100 100ls best", 10.0),
        ("odds 999 999", 300.0),
        ("odds 999 999 best", 300.0),
        ("odds 999 999 999 999 999 999 999 999 999 999 best", 3_000.0),
        ("need 99%l 30 30 30 30 30 30 30 30 30", 100.0),
        ("need 99% 999 999 999 999 999 999 999 999 999", 1_000.0),
        ("clock", 10.0),
        ("status", 1.0),
    ],
};

const BATTLE: Asked = Asked {
    begun: &["new battle seed=5", "begin"],
    questions: &[
        ("odds orc, orc, orc, orc r, nazgul, nazgul, nazgul r, orc e on rohan f", 1.0),
        ("need 99% orc on elf f r", 1.0),
        ("status", 1.0),
    ],
};

fn ratio(what: &str, one: Duration, other: Duration, most: f64) -> bool {
    let ratio = one.as_secs_f64() / other.as_secs_f64();
    println!("{what}: {one:?} / {other:?} = {ratio:.3} (at most {most})");
    ratio <= most
}

/// What a thousand of the simplest questions cost in this game.
fn thousand_phases(referee: &mut Referee) -> Duration {
    least(|| {
        for _ in 0..1000 {
            black_box(referee.hear("phase"));
        }
    })
}

fn holds(Asked { begun, questions }: &Asked) -> bool {
    println!("{}", begun[0]);
    answers(begun, questions)
}

fn answers(begun: &[&str], questions: &[(&str, f64)]) -> bool {
    let mut referee = Referee::new(None);
    let said = begun.iter().chain(questions.iter().map(|(question, _)| question));
    for line in said {
        let reply = referee.hear(line).expect("a command is answered");
        assert!(reply.accepted(), "{line}: {}", reply.answer());
    }
    let beside = thousand_phases(&mut referee);
    let asked = questions.iter().map(|(question, most)| {
        let taken = least(|| {
            black_box(referee.hear(question));
        });
        ratio(&format!("  {question} / a thousand times the phase"), taken, beside, *most)
    });
    // All of them are measured, whichever is above its bound.
    asked.fold(true, |all, one| all & one)
}

/// Fate with a deck in ten layers: what can be asked; and the whole screen of a step, built and laid out anew, with what can be
/// looked at there, beside that of the same step where nobody tells chances.
fn in_ten_layers() -> bool {
    let said = ten_layers();
    let begun: Vec<&str> = said.iter().map(String::as_str).collect();
    println!("a shadow deck of 48 cards in ten layers");
    let answered = answers(&begun, TEN_LAYERS);
    let screen = |odds: &str, looked_at: fn(&mut Desk)| {
        let mut desk = Desk::new(None);
        desk.app_command(&format!("{}{odds}", begun[0]));
        begun[1..].iter().for_each(|line| desk.app_command(line));
        desk.goes_on();
        looked_at(&mut desk);
        least(|| desk.lays_out())
    };
    let without = screen(" odds=off", |_| ());
    // Behind the chances stand all the rules.
    /// A screen: what it is, how one comes there, and what it may take, in milliseconds.
    type Shown = (&'static str, fn(&mut Desk), f64);
    let screens: [Shown; 4] = [
        ("the step", |_| (), 5.0),
        ("a battle typed in it", |desk| desk.letters("battle gondor f4 friendly=2 "), 5.0),
        ("the page of chances", |desk| desk.types("o"), 5.0),
        ("what stands behind them", |desk| desk.clicks("Why?"), 10.0),
    ];
    screens.into_iter().fold(answered, |all, (called, looked_at, most)| {
        let what = format!("  {called} / the step without chances");
        all & ratio(&what, screen("", looked_at), without, most)
    })
}

/// The odds page of Risk: every chance that it lists.
fn page_of_risk() -> bool {
    let mut referee = Referee::new(None);
    for line in BATTLE.begun {
        black_box(referee.hear(line));
    }
    let beside = thousand_phases(&mut referee);
    let taken = least(|| {
        for (net, stack) in (-2..=1).flat_map(|net| (2..=20).map(move |stack| (net, stack))) {
            for defenders in 1..=15 {
                black_box(battle(stack, Target { defenders, net }, TO_THE_END).chance());
            }
        }
    });
    ratio("the odds page of Risk / a thousand times the phase", taken, beside, 10.0)
}

fn main() -> ExitCode {
    let games = [WAR, FATE, RISK, BATTLE].iter().fold(true, |all, asked| all & holds(asked));
    let games = games & in_ten_layers();
    if games & page_of_risk() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
