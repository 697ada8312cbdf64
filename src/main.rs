//! Picks the front door: the window, the referee, or a check of a file.

use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use underhill::cli::{Check, Cli, Door, Figures, Referee, Telling, Verify};
use underhill::file::LARGEST_FILE;
use underhill::games::{Kind, sentences};
use underhill::language::{self, Language, Looked, Misheard, Translated, Words, clean, look_over};
use underhill::referee::terminal::{self, Call, End};
use underhill::referee::verify::{self, Verdict};
use underhill::referee::{OverAll, learned, looked_over, told};
use underhill::store::{LARGEST_RECORD, Store, Trouble, is_there, own_sentences, put_for_others, read_file};
use underhill::window::{Begins, taken_home};

/// Where a translator's own sentences lie, beside the games and the settings.
const LOCALES: &str = "locales";

/// How the program ends where an argument is none.
const WRONG_ARGUMENT: u8 = 2;

fn main() -> ExitCode {
    say_panics_in_one_line();
    let cli = Cli::read();
    let kept = cli.data.as_deref().map(Store::at).or_else(Store::of_platform);
    language::lay_over(kept.map_or_else(Vec::new, |store| translated(&store.folder().join(LOCALES)).0));
    let words = Words::of(cli.language.unwrap_or_else(Language::of_system));
    if let Some(data) = cli.data.as_deref().filter(|data| data.exists() && !data.is_dir()) {
        complain(&words.tell("trouble", &Trouble::NotAFolder { path: data.display().to_string() }));
        return ExitCode::from(WRONG_ARGUMENT);
    }
    if let Some(folder) = &cli.check_locale {
        return print(&check_locale(folder, &words));
    }
    match cli.door {
        Some(Door::Referee(Referee { file, strict, public, echo })) => {
            let call = Call {
                file,
                strict,
                public,
                echo,
                data: cli.data,
                language: cli.language,
                ..Call::default()
            };
            referee(&call, &words)
        }
        Some(Door::Verify(Verify { file, seal })) => print(&verify(&file, &seal, &words)),
        Some(Door::Telling(telling)) => tell(&telling, &words),
        Some(Door::Figures(Figures { game })) => figures(game.as_deref(), cli.data, &words),
        Some(Door::Board(Check::Check { files })) => print(&check(&files, &words)),
        Some(Door::Board(Check::Learned { game, file })) => match learned_to(&game, &file) {
            Ok(()) => print(&check(&[file], &words)),
            Err(trouble) => {
                complain(&words.tell("trouble", &trouble));
                ExitCode::FAILURE
            }
        },
        None if cli.plain => {
            let call = Call {
                opens: cli.file,
                data: cli.data,
                language: cli.language,
                plain: true,
                ..Call::default()
            };
            referee(&call, &words)
        }
        None => match begins(cli.file.clone(), cli.game.as_deref())
            .map(|begins| underhill::window::run(cli.data.clone(), cli.language, begins))
        {
            Err(misheard) => {
                complain(&words.tell("misheard", &misheard));
                ExitCode::FAILURE
            }
            Ok(Ok(())) => ExitCode::SUCCESS,
            Ok(Err(underhill::window::NoDisplay)) => {
                complain(&words.say("no-display", &[]));
                let (data, language, opens) = (cli.data, cli.language, cli.file);
                referee(&Call { data, language, opens, ..Call::default() }, &words)
            }
        },
    }
}

/// What the window begins with.
fn begins(file: Option<PathBuf>, game: Option<&str>) -> Result<Begins, Misheard> {
    Ok(match (file, game) {
        (Some(file), _) => Begins::File(file),
        (None, Some(game)) => Begins::Game(Kind::named(game)?),
        (None, None) => Begins::Home,
    })
}

fn referee(call: &Call, words: &Words) -> ExitCode {
    match terminal::run(call) {
        Ok(End::Quit) => ExitCode::SUCCESS,
        Ok(End::Refused) => ExitCode::FAILURE,
        Err(trouble) => {
            complain(&words.tell("trouble", &trouble));
            ExitCode::FAILURE
        }
    }
}

/// Says what goes wrong, if anybody listens. No line begins with what somebody else has written.
fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "? {sentence}");
}

/// Says a fault of the program's as one line, whatever stands in it.
fn say_panics_in_one_line() {
    std::panic::set_hook(Box::new(|panic| complain(&clean(&panic.to_string()))));
}

/// What there is to say at a door, a line each, and whether all was well.
struct Output {
    lines: Vec<String>,
    well: bool,
}

/// Says it. Whoever has read enough may close the pipe, and the answer is the same.
fn print(said: &Output) -> ExitCode {
    // What a file or a person has written stands in some of them.
    print_text(&said.lines.iter().map(|line| clean(line).into_owned() + "\n").collect::<String>(), said.well)
}

/// The same of a whole text.
fn print_text(text: &str, well: bool) -> ExitCode {
    let mut output = io::stdout().lock();
    let written = output.write_all(text.as_bytes()).and_then(|()| output.flush());
    let lost = written.is_err_and(|error| error.kind() != io::ErrorKind::BrokenPipe);
    if well && !lost { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// `underhill verify`: what was compared, and the one line; or a line for all that does not hold.
fn verify(file: &Path, seals: &[String], words: &Words) -> Output {
    match verify::file(file, seals, words.language()) {
        Verdict::Holds(lines, counts) => {
            let compared = lines.iter().map(|line| format!("! {line}"));
            Output { lines: compared.chain([format!("= {}", verify::answer(counts))]).collect(), well: true }
        }
        Verdict::Fails(lines) | Verdict::Cannot(lines) => {
            Output { lines: lines.iter().map(|line| format!("? {line}")).collect(), well: false }
        }
    }
}

/// `underhill telling`: what was hidden; or one sentence why nothing is told.
fn tell(telling: &Telling, words: &Words) -> ExitCode {
    let Telling { file, part, counts, page, picture } = telling;
    let read = if file.as_os_str() == "-" {
        let mut bytes = Vec::new();
        match io::stdin().lock().take(LARGEST_RECORD + 1).read_to_end(&mut bytes) {
            Ok(_) => Ok(bytes),
            Err(error) => Err(clean(&error.to_string()).into_owned()),
        }
    } else {
        read_file(file, LARGEST_RECORD).map_err(|trouble| words.tell("trouble", &trouble))
    };
    let said = read.and_then(|bytes| match (page, picture) {
        (None, None) => told(&bytes, *part, *counts, words.language()),
        _ => taken_home(&bytes, *part, page.as_deref(), picture.as_deref(), words),
    });
    match said {
        Ok(lines) => print(&Output { lines, well: true }),
        Err(sentence) => {
            complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

/// `underhill figures`: the table of a game; beside it is said what does not count.
fn figures(game: Option<&str>, data: Option<PathBuf>, words: &Words) -> ExitCode {
    let kind = match game.map_or(Ok(Kind::default()), Kind::named) {
        Ok(kind) => kind,
        Err(misheard) => {
            complain(&words.tell("misheard", &misheard));
            return ExitCode::FAILURE;
        }
    };
    let Some(store) = data.map(Store::at).or_else(Store::of_platform) else {
        complain(&words.tell("trouble", &Trouble::NoFolder));
        return ExitCode::FAILURE;
    };
    let all = OverAll::of(&store);
    if let Some(left_out) = all.left_out_in_words(words) {
        complain(&left_out);
    }
    // Its lines end as those of tables for programs do, and are clean already.
    print_text(&all.csv(kind), true)
}

/// What a translator has laid into this folder, and what of it cannot be read.
fn translated(folder: &Path) -> (Vec<Translated>, Vec<Trouble>) {
    let (own, troubles) = own_sentences(folder);
    (own.into_iter().map(|[folder, name, text]| Translated { folder, name, text }).collect(), troubles)
}

/// `--check-locale`: a line a file of a translator's, and one for all that is amiss.
fn check_locale(folder: &Path, words: &Words) -> Output {
    let (own, troubles) = translated(folder);
    let mut said = Output { lines: Vec::new(), well: troubles.is_empty() };
    said.lines.extend(troubles.iter().map(|trouble| format!("? {}", words.tell("trouble", trouble))));
    let built_in = sentences(Language::En);
    for own in &own {
        let file = format!("{}/{}.ftl", own.folder, own.name);
        let Looked { said: count, all, amiss } = look_over(own, &built_in);
        said.well &= amiss.is_empty();
        said.lines.extend(amiss.iter().map(|amiss| format!("? {file}: {}", words.tell("locale", amiss))));
        let facts = [("said", count.into()), ("all", all.into())];
        said.lines.push(format!("= {file}: {}", words.say("locale-counted", &facts)));
    }
    if own.is_empty() && troubles.is_empty() {
        said.well = false;
        said.lines
            .push(format!("? {}", words.say("locale-none", &[("folder", language::path(folder).into())])));
    }
    said
}

/// `underhill board check`: a line a file, or a line a fault.
fn check(files: &[PathBuf], words: &Words) -> Output {
    let mut said = Output { lines: Vec::new(), well: true };
    for path in files {
        let shown = language::path(path);
        let read = read_file(path, LARGEST_FILE as u64);
        match read.map(|bytes| looked_over(&bytes, words)) {
            Ok(Ok(looked)) => {
                said.lines.extend(looked.remarks.iter().map(|remark| format!("~ {remark}")));
                said.lines.push(format!("= {shown}: {}", looked.counted()));
            }
            Ok(Err(faults)) => {
                said.well = false;
                said.lines.extend(faults.iter().map(|fault| format!("? {shown}: {fault}")));
            }
            Err(trouble) => {
                said.well = false;
                said.lines.push(format!("? {}", words.tell("trouble", &trouble)));
            }
        }
    }
    said
}

/// `underhill board learned`: what a game knows of its box by now, as a file of its own.
fn learned_to(game: &Path, file: &Path) -> Result<(), Trouble> {
    let known = learned(game)?;
    if is_there(file) {
        return Err(Trouble::Exists { path: language::path(file) });
    }
    put_for_others(file, known.as_bytes()).map_err(Trouble::besides_the_game)
}
