//! What a game brings whose books are kept, and how it is a game of the table by that.

use super::command::{Agreed, Command, Event, Word};
use super::refusal::{Refusal, Refused};
use super::source::Source;
use super::view::{NoScreen, Nothing, View};
use super::{Beyond, Luck, find, known};
use crate::table::{self, Draws, Fold, Game, Stage, State};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A game that keeps books and hides nothing: what is its own. All else that such a game can do is done for it.
pub trait Rules: Clone + PartialEq + Debug + 'static {
    /// The game's name in the header of its records.
    const GAME: &'static str;
    /// The version of its rules, raised whenever a command would be decided otherwise.
    const VERSION: u32;
    /// What is agreed by `new` besides [`Agreed`]. It goes into the record with all that was read from files.
    type Options: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send;
    type OwnCommand: Clone + PartialEq + Debug + Send;
    /// A number that the table sets right (G8), by its name.
    type Track: Clone + PartialEq + Debug + Send;
    /// Where the table can say that it stands (G9), as it was understood.
    type Phase: Clone + PartialEq + Debug + Send;
    /// What only happens in this game. It goes into files: what stands there once never changes its meaning.
    type OwnEvent: Serialize + DeserializeOwned + Clone + PartialEq + Debug;
    type OwnView: Fold<Self::OwnEvent> + Send;
    /// Why this game refuses. [`Refusal`] is among it, as a variant with `#[serde(untagged)]`.
    type OwnRefusal: From<Refusal>;

    /// What all such games refuse for, if this is that.
    fn books_refusal(refusal: &Self::OwnRefusal) -> Option<&Refusal>;

    /// Whether a game can be begun with this; else why not.
    fn agree(_options: &Self::Options) -> Result<(), Self::OwnRefusal> {
        Ok(())
    }

    /// The game as it lies there when it is opened.
    fn laid_out(options: &Self::Options) -> Self::OwnView;

    /// How far the game has come: in set-up until `begin`.
    fn own_stage(view: &Self::OwnView) -> Stage;

    /// Whether the game came to its end by this: the command is answered with the phase line then (G5).
    fn ends(event: &Self::OwnEvent) -> bool;

    /// What one of its own commands leads to, or why it is refused. Where a rule can be overruled it asks the word
    /// ([`Word::unless`]); what falls and what is drawn comes from the source.
    fn decide_own(
        view: &Self::OwnView,
        command: &Self::OwnCommand,
        word: Word,
        source: &mut Source<'_>,
    ) -> Decided<Self>;

    /// Where a track stands, and how far it goes.
    fn dial(view: &Self::OwnView, track: &Self::Track) -> Result<Dial, Self::OwnRefusal>;

    /// Whether a track can be set right before `begin`.
    fn is_set_in_setup(_track: &Self::Track) -> bool {
        false
    }

    /// What comes of a track's being set: that it stands there, and where the page says so, that the game is over.
    fn set_track(view: &Self::OwnView, track: &Self::Track, to: u16) -> Decided<Self>;

    /// What comes of the table's saying where it stands (G9).
    fn set_phase(view: &Self::OwnView, phase: &Self::Phase) -> Decided<Self>;

    /// Who can sit at the table, as the phase line calls them (G17).
    fn seats(view: &Self::OwnView) -> Vec<String>;

    /// What `luck` lists, in the order of the page (G11).
    fn luck(view: &Self::OwnView) -> Vec<Luck>;
}

/// What one of a game's own commands leads to, or why it is refused.
pub(crate) type Decided<G> = Result<Vec<<G as Rules>::OwnEvent>, <G as Rules>::OwnRefusal>;

/// What a game is made of, said first within its `impl Rules`: its name in files, the version of its rules, and its own types in the
/// order in which the trait has them.
macro_rules! made_of {
    ($name:literal, $version:literal, $options:ty, $command:ty, $track:ty, $phase:ty, $event:ty, $view:ty, $refusal:ident) => {
        const GAME: &'static str = $name;
        const VERSION: u32 = $version;
        type Options = $options;
        type OwnCommand = $command;
        type Track = $track;
        type Phase = $phase;
        type OwnEvent = $event;
        type OwnView = $view;
        type OwnRefusal = $refusal;

        fn books_refusal(refusal: &$refusal) -> Option<&$crate::books::Refusal> {
            if let $refusal::Books(refusal) = refusal { Some(refusal) } else { None }
        }
    };
}
pub(crate) use made_of;

/// A number that the table can set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dial {
    pub number: u16,
    pub top: u16,
}

/// What a game's events are, with those that all of them have.
type Events<G> = Vec<Event<<G as Rules>::Options, <G as Rules>::OwnEvent>>;

impl<G: Rules> Game for G {
    const NAME: &'static str = G::GAME;
    const HIDES: bool = false;
    const RULES: u32 = G::VERSION;
    type Command = Command<G>;
    type Public = Event<G::Options, G::OwnEvent>;
    type Secret = Nothing;
    type View = View<G>;
    type Hidden = NoScreen;
    type Refusal = Refused<G::OwnRefusal>;

    fn stage(view: &View<G>) -> Stage {
        if view.books.agreed.is_some() { G::own_stage(&view.own) } else { Stage::Setup }
    }

    fn is_draw(event: &table::Event<G>) -> bool {
        matches!(event, table::Event::Public(Event::Drew { .. }))
    }

    fn too_late(command: &Command<G>) -> Option<Refused<G::OwnRefusal>> {
        let refused = || G::OwnRefusal::from(Refusal::WordTooLate).into();
        matches!(command, Command::TableWord(_)).then(refused)
    }

    fn decide(
        state: &State<G>,
        command: &Command<G>,
        draws: &Draws,
    ) -> Result<Vec<table::Event<G>>, Refused<G::OwnRefusal>> {
        let by = |word| decided::<G>(&state.view, command, draws, word);
        let events = by(None).map_err(|why| {
            // Whether it would go on is found by trying: it is true wherever it is said.
            let ruled = matches!(command, Command::Own(_, Word::Rules));
            Refused { why, yields: ruled && by(Some(Word::Table)).is_ok() }
        })?;
        Ok(events.into_iter().map(table::Event::Public).collect())
    }
}

/// What a command leads to. `word`: by whose word, if not by the one that it was given with.
fn decided<G: Rules>(
    view: &View<G>,
    command: &Command<G>,
    draws: &Draws,
    word: Option<Word>,
) -> Result<Events<G>, G::OwnRefusal> {
    let Some(agreed) = &view.books.agreed else { return opened::<G>(command) };
    let begun = |is_begun: bool| if is_begun { Ok(()) } else { Err(Refusal::BeforeBegin) };
    let set_up = G::own_stage(&view.own) == Stage::Setup;
    match command {
        Command::New(..) => Err(Refusal::OpenedOnce.into()),
        Command::TableWord(_) if !set_up || !view.books.drawn.is_empty() => Err(Refusal::WordTooLate.into()),
        // G2: what is asked once is given once.
        Command::TableWord(_) if view.books.table_word.is_some() => {
            Err(Refusal::GivenOnce { command: "table-word".to_owned() }.into())
        }
        Command::TableWord(word) => Ok(vec![Event::TableWord { word: word.clone() }]),
        Command::Seat(said) => {
            let (who, name) = seated(&G::seats(&view.own), said)?;
            Ok(vec![Event::Seat { who, name }])
        }
        Command::Park(place, text) => Ok(vec![Event::Park { place: place.clone(), text: text.clone() }]),
        Command::Tell(text) => Ok(vec![Event::Told { text: text.clone() }]),
        Command::Note(text) => Ok(vec![Event::Noted { text: text.clone() }]),
        Command::Track(track, change) => {
            begun(!set_up || G::is_set_in_setup(track))?;
            let Dial { number, top } = G::dial(&view.own, track)?;
            let to = change.of(number, top).map_err(|Beyond { top }| Refusal::BeyondTrack { top })?;
            Ok(by_word::<G>(G::set_track(&view.own, track, to)?))
        }
        Command::Phase(phase) => {
            begun(!set_up)?;
            Ok(by_word::<G>(G::set_phase(&view.own, phase)?))
        }
        Command::Own(command, said) => {
            let word = word.unwrap_or(*said);
            let mut source = Source::new(agreed, &view.books, draws);
            let events = G::decide_own(&view.own, command, word, &mut source)?;
            let drew = source.drew().map(|(kind, count)| Event::Drew { kind: kind.to_owned(), count });
            let by_word = (word == Word::Table).then_some(Event::ByWord);
            Ok(by_word.into_iter().chain(drew).chain(events.into_iter().map(Event::Own)).collect())
        }
    }
}

/// The first command, and no other one.
fn opened<G: Rules>(command: &Command<G>) -> Result<Events<G>, G::OwnRefusal> {
    let Command::New(agreed, options) = command else { return Err(Refusal::OpenedOnce.into()) };
    G::agree(options)?;
    let (agreed, options): (Agreed, G::Options) = (agreed.clone(), options.clone());
    Ok(vec![Event::New { agreed, options }])
}

fn by_word<G: Rules>(events: Vec<G::OwnEvent>) -> Events<G> {
    std::iter::once(Event::ByWord).chain(events.into_iter().map(Event::Own)).collect()
}

/// Who it is that sits there, and the name behind that: what is said of it begins with as many words as it has, each of
/// which may be cut short, or with hyphens instead of blanks.
fn seated(seats: &[String], said: &str) -> Result<(String, Option<String>), Refusal> {
    let words: Vec<&str> = said.split_whitespace().collect();
    let length = |seat: &str| seat.split(' ').count();
    let longest = seats.iter().map(|seat| length(seat)).max().unwrap_or(1);
    let joined: Vec<String> = seats.iter().map(|seat| seat.replace(' ', "-")).collect();
    let found = |count: usize| {
        let word = words.get(..count)?.join("-");
        let of_length = |(seat, _): &(&String, &String)| count == 1 || length(seat) == count;
        let those = seats.iter().zip(&joined).filter(of_length);
        let name = known(those.clone().map(|(_, joined)| joined.as_str()), &word)?;
        let seat = those.clone().find(|(_, joined)| *joined == name)?.0.clone();
        let name = words.get(count..)?.join(" ");
        Some((seat, Some(name).filter(|name| !name.is_empty())))
    };
    if let Some(found) = (1..=longest).rev().find_map(found) {
        return Ok(found);
    }
    let word = words.first().copied().unwrap_or_default();
    let unknown = find(joined.iter().map(String::as_str), word).err();
    Err(unknown.map_or(Refusal::OpenedOnce, |unknown| Refusal::of_name(word, unknown)))
}
