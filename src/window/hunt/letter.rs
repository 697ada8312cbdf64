//! Between the two parts: the Letter from Gandalf is written or opened, and Part 2 is agreed.

use super::form::{COPIES, Field, Form, ON_PAPER, Toggle, WRITTEN, files};
use super::keepsake::file_for;
use super::whose::{Source, whose};
use super::{Action, Place};
use crate::hunt::{Companion, Hunt, Phase, State};
use crate::language::hunt::previously;
use crate::language::{Words, capital};
use crate::referee::{Declined, Mark, Referee, SealedLetter};
use crate::store::{Own, Trouble, path_to_type};
use crate::window::play::card::gold;
use crate::window::widgets::beside::{Step, Work, beside};
use crate::window::widgets::choose;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{Column, Row, column, operation, row, text, text_input};
use iced::{Center, Element, Task};
use std::path::PathBuf;

const LINE: &str = "letter line";

#[derive(Default)]
pub struct Letter {
    /// A letter is to be opened or told, and no game of it is on the table yet.
    opening: bool,
    told: Form,
    /// Why something was not done.
    fault: Option<String>,
    /// The same, of what was refused last.
    refused: Option<Declined>,
    /// The line that what was refused was refused for.
    wrong: Option<Field>,
    /// What there is to say of the letter that was written or opened.
    written: Vec<String>,
    /// The code of the one that was written.
    code: Option<String>,
    work: Option<Work>,
    /// What is being written, and where as it was typed.
    writing: Option<(SealedLetter, String)>,
}

/// Something done on this screen.
#[derive(Clone, Debug)]
pub enum Message {
    Typed(Field, String),
    /// This copy is played with.
    PlayWith(Field, Source),
    /// A file is to be chosen for a line.
    ChooseFile(Field),
    /// It was, or was not.
    ChosenFile(Field, Option<PathBuf>),
    Next,
    /// Something was chosen, or not any more.
    Choose(Toggle),
    /// What comes with the program is played with, or not any more.
    Practice,
    Write,
    Written(Step<Result<(), Trouble>>),
    Open,
    ByHand,
    /// On to Part 2.
    Part2,
    Shortcut(Shortcut),
    Back,
    /// Back to the first screen.
    Leave,
}

impl Letter {
    /// Where a letter is opened or told (`opening`), or with the one of the game on the table.
    pub fn new(referee: &Referee, opening: bool) -> (Self, Task<Message>) {
        let mut letter = Self { opening, ..Self::default() };
        if let Some(record) = referee.kept::<Hunt>().map(crate::store::Kept::record) {
            letter.take_over(record.state(), referee);
            letter.told.type_in(Field::File, path_to_type(&file_for(referee, ".letter")));
        }
        (letter, operation::focus(LINE))
    }

    /// The screen is left: what is being written is written, whatever becomes of the thread that is at it. It is the same
    /// letter, and is written as a whole.
    pub fn finish(&mut self) {
        if let Some((letter, _)) = self.writing.take() {
            let _ = letter.write();
        }
    }

    /// Whether nothing of a letter is told: then Enter plays on.
    fn plays_on(&self) -> bool {
        WRITTEN.iter().all(|field| self.told.said(*field).is_empty())
    }

    pub fn moment(&self) -> u64 {
        u64::from(self.opening) + 2 * u64::from(self.code.is_some()) + 4 * self.written.len() as u64
    }

    /// Says why something was not done.
    pub fn tell(&mut self, why: String) {
        self.fault = Some(why);
    }

    pub fn opens(&self) -> bool {
        self.opening
    }

    /// What was agreed for the game is what is agreed for Part 2, until somebody says otherwise.
    fn take_over(&mut self, state: &State, referee: &Referee) {
        let options = &state.view.options;
        let agreed = [
            (options.shelters, Toggle::Shelters),
            (options.open_length, Toggle::OpenLength),
            (options.by_hand, Toggle::ByHand),
        ];
        self.told.chosen = agreed.into_iter().filter(|(yes, _)| *yes).map(|(_, toggle)| toggle).collect();
        self.with_copies(state, referee);
    }

    /// What the owner has copied is played with, until he says otherwise.
    fn with_copies(&mut self, state: &State, referee: &Referee) {
        for field in files(Some(state)) {
            if !self.told.tells(field) && has_own(field, referee) {
                self.told.play_with(field, Source::Own);
            }
        }
    }

    /// The practice board is wanted, or not any more: its cards go with it, and its tiles where there are no others.
    fn practise(&mut self, state: &State, referee: &Referee) {
        let wanted = !self.is_practice();
        for field in files(Some(state)) {
            let practice = self.told.copy(field) == Some(&Source::Practice);
            if !wanted && practice {
                self.told.play_with(field, Source::default());
            } else if wanted && (field != Field::Tiles || !self.told.tells(field)) {
                self.told.play_with(field, Source::Practice);
            }
        }
        self.with_copies(state, referee);
    }

    fn is_practice(&self) -> bool {
        self.told.copy(Field::Board) == Some(&Source::Practice)
    }

    pub fn update(&mut self, message: Message, referee: &mut Referee) -> Action<Message> {
        match message {
            Message::Typed(field, typed) => self.told.type_in(field, typed),
            Message::PlayWith(field, source) => self.told.play_with(field, source),
            Message::Next => return Action::Run(operation::focus_next()),
            Message::ChooseFile(field) => {
                let asked = match field {
                    Field::File => choose::to_write(referee.words(), self.told.said(field)),
                    _ => choose::to_open(referee.words()),
                };
                return Action::Run(asked.map(move |path| Message::ChosenFile(field, path)));
            }
            Message::ChosenFile(field, path) => {
                path.iter().for_each(|path| self.told.type_in(field, path_to_type(path)));
            }
            Message::Choose(toggle) => self.told.choose(toggle),
            Message::Practice => {
                if let Some(state) = referee.state::<Hunt>() {
                    self.practise(state, referee);
                }
            }
            Message::Write => {
                let command = self.told.write_command();
                if self.work.is_some() {
                    return Action::Stay;
                }
                (self.fault, self.wrong) = (None, None);
                match referee.letter_by(&command) {
                    Ok(letter) => {
                        self.writing = Some((letter.clone(), self.told.said(Field::File).to_owned()));
                        let (work, task) = beside(move || letter.write());
                        self.work = Some(work);
                        return Action::Run(task.map(Message::Written));
                    }
                    Err(refused) => {
                        self.fault = Some(refused.text.clone());
                        self.refused = Some(refused);
                        // What is on no other line is where it is written.
                        let wrong = self.refused_for(&WRITTEN, referee, Form::write_command);
                        return self.mark(wrong.or(Some(Field::File)));
                    }
                }
            }
            Message::Written(step) => match step {
                Step::TakesLong => self.work.iter_mut().for_each(Work::is_long),
                Step::Done(written) => {
                    // One that was left is another screen's.
                    let Some((letter, path)) = self.writing.take().filter(|_| self.work.take().is_some())
                    else {
                        return Action::Stay;
                    };
                    if let Err(trouble) = written {
                        self.fault = Some(referee.words().tell("trouble", &trouble));
                        return self.mark(Some(Field::File));
                    }
                    let words = referee.words();
                    let written = words.say("letter-written", &[("path", path.into())]);
                    let rest = words.say("envelope-rest", &[]);
                    self.written =
                        [written].into_iter().chain(letter.envelope(words)).chain([rest]).collect();
                    self.code = Some(letter.code());
                }
            },
            Message::Open => {
                let command = format!("open-letter {}", self.told.said(Field::Letter));
                if !self.opened(&command, referee) {
                    return self.mark(Some(Field::Letter));
                }
            }
            Message::ByHand => {
                let command = self.told.by_hand_command();
                if !self.opened(&command, referee) {
                    let wrong = self.refused_for(&ON_PAPER, referee, Form::by_hand_command);
                    return self.mark(wrong);
                }
            }
            Message::Part2 => {
                let command = self.told.part2_command(referee.state::<Hunt>());
                if self.give(&command, referee).is_some() {
                    return Action::To(Place::Game);
                }
                let state = referee.state::<Hunt>();
                let fields = files(state);
                let wrong = self.refused_for(&fields, referee, |told| told.part2_command(state));
                return self.mark(wrong);
            }
            Message::Shortcut(Shortcut::Escape) => (self.fault, self.wrong) = (None, None),
            Message::Shortcut(Shortcut::Undo) => {
                // Whatever is taken back between the parts belongs to the table.
                if !self.opening && self.give("undo", referee).is_some() {
                    return Action::To(Place::Game);
                }
            }
            // Where no line has the keys, as behind a letter that was opened.
            Message::Shortcut(Shortcut::Enter) if !self.opening && self.plays_on() => {
                return self.update(Message::Part2, referee);
            }
            Message::Shortcut(_) => {}
            Message::Back => return Action::To(Place::Table),
            Message::Leave => {
                self.finish();
                return Action::Leave;
            }
        }
        Action::Stay
    }

    /// Another language is spoken: what an opened letter tells is told in that.
    pub fn speak(&mut self, referee: &Referee) {
        self.fault = None;
        if referee.state::<Hunt>().is_some_and(|state| state.view.phase == Phase::Letter) {
            self.written.clear();
        }
    }

    fn opened(&mut self, command: &str, referee: &mut Referee) -> bool {
        let Some(lines) = self.give(command, referee) else { return false };
        self.opening = false;
        self.written = lines;
        if let Some(state) = referee.state::<Hunt>() {
            self.take_over(state, referee);
        }
        true
    }

    /// The first of these lines for which alone the command would be refused as it was.
    fn refused_for(
        &self,
        fields: &[Field],
        referee: &Referee,
        command: impl Fn(&Form) -> String,
    ) -> Option<Field> {
        let typed = fields.iter().copied().filter(|field| self.told.tells(*field));
        let mut alone = typed.map(|field| (field, self.told.alone(field, fields)));
        let as_before =
            |told: &Form| self.refused.is_some() && referee.would_not_do(&command(told)) == self.refused;
        alone.find(|(_, told)| as_before(told)).map(|(field, _)| field)
    }

    /// Marks the line that is wrong, and lets it be written on.
    fn mark(&mut self, wrong: Option<Field>) -> Action<Message> {
        self.wrong = wrong;
        Action::Run(wrong.map_or_else(Task::none, |field| operation::focus(id(field))))
    }

    /// What the table is told, if the command is accepted.
    fn give(&mut self, command: &str, referee: &mut Referee) -> Option<Vec<String>> {
        let reply = referee.hear(command)?;
        self.wrong = None;
        if !reply.accepted() {
            self.fault = Some(reply.answer().to_owned());
            self.refused = reply.refused.map(|refused| *refused);
            return None;
        }
        self.fault = None;
        // The seal is folded away on the table's window until somebody wants it.
        let told = reply.lines.iter().filter(|line| line.mark == Mark::Table && !line.is_seal);
        Some(told.map(|line| line.text.clone()).collect())
    }

    pub fn view<'a>(
        &'a self,
        look: Look,
        referee: &'a Referee,
        state: Option<&'a State>,
    ) -> Element<'a, Message> {
        let words = referee.words();
        let between = state.filter(|state| state.view.phase.is_between_parts() && !self.opening);
        let button = |name: &str, message: Message| {
            press(look, words.say(name, &[]), Weight::Quiet, Some(message)).into()
        };
        let back = between.map(|_| button("letter-back", Message::Back));
        let beside = back.into_iter().chain([button("table-leave", Message::Leave)]);
        let head = page::head(look, words.say("letter", &[]), beside);
        let (left, right) = match (between, state) {
            _ if self.opening => (self.a_letter(look, words), self.on_paper(look, words)),
            (Some(_), _) => (self.envelope(look, words, referee), self.write(look, words)),
            (None, Some(state)) if state.view.phase == Phase::Letter => {
                (self.previously(look, words, state), column![])
            }
            _ => (column![], column![]),
        };
        let part2 = state.filter(|_| !self.opening).map(|state| self.part2(look, referee, state));
        // Always there, so that nothing below changes its place, or loses the focus, when a fault is told.
        let fault = self.fault.as_deref().unwrap_or_default();
        let fault = text(fault).size(look.size(16.0)).color(look.colours().red);
        let sheet = |inner: Column<'a, Message>| page::sheet(look, inner);
        let gap = look.size(12.0);
        let right = match (between.is_some() || self.opening, part2) {
            (true, part2) => column![sheet(right)].push(part2.map(sheet)),
            (false, part2) => Column::new().push(part2.map(sheet)),
        };
        let sides = row![sheet(left), right.spacing(gap)].spacing(gap);
        page::page(look, column![column![head, fault].spacing(2), sides])
    }

    /// A letter is opened: a file, or the code from the log.
    fn a_letter<'a>(&'a self, look: Look, words: &Words) -> Column<'a, Message> {
        let open = (!self.told.said(Field::Letter).is_empty()).then_some(Message::Open);
        column![
            look.heading(words.say("letter-open", &[])),
            look.label(words.say("letter-open-what", &[])),
            self.field(look, words, Field::Letter, "open", Message::Open),
            press(look, words.say("letter-open", &[]), Weight::Main, open),
        ]
    }

    /// Part 1 was played on paper.
    fn on_paper<'a>(&'a self, look: Look, words: &Words) -> Column<'a, Message> {
        let mut page = column![
            look.heading(words.say("letter-paper", &[])),
            look.label(words.say("letter-paper-what", &[]))
        ];
        for field in ON_PAPER {
            page = page.push(self.field(look, words, field, "paper", Message::ByHand));
        }
        let mut toggles: Vec<(Toggle, String)> =
            [Companion::Frodo, Companion::Sam, Companion::Pippin, Companion::Merry]
                .into_iter()
                .map(|who| {
                    let name = words.say("company-name", &[("who", who.to_string().into())]);
                    (Toggle::Flipped(who), words.say("table-flipped", &[("name", name.into())]))
                })
                .collect();
        for (toggle, name) in [
            (Toggle::Merry, "letter-paper-merry"),
            (Toggle::BarrowWights, "letter-barrow-wights"),
            (Toggle::PoolOfFour, "letter-paper-pool"),
        ] {
            toggles.push((toggle, words.say(name, &[])));
        }
        let told =
            !self.told.said(Field::Corruption).is_empty() && !self.told.said(Field::Fellowship).is_empty();
        page.push(self.toggles(look, toggles)).push(press(
            look,
            words.say("letter-paper-open", &[]),
            Weight::Main,
            told.then_some(Message::ByHand),
        ))
    }

    /// What goes into the envelope, with what is told of it beside.
    fn envelope<'a>(&'a self, look: Look, words: &Words, referee: &Referee) -> Column<'a, Message> {
        let page = column![look.heading(words.say("letter-envelope", &[]))];
        let written = match self.written.is_empty() {
            true => referee.envelope(&self.told.knows()).unwrap_or_default(),
            false => self.written.clone(),
        };
        // To be copied sign by sign: four groups a line, large.
        let code = self.code.as_ref().map(|code| {
            let groups: Vec<&str> = code.split('-').collect();
            let lines: Vec<String> = groups.chunks(4).map(|groups| groups.join("  -  ")).collect();
            text(lines.join("\n")).size(look.size(22.0)).font(BOLD).color(look.colours().gold)
        });
        written.into_iter().fold(page, |page, line| page.push(look.text(capital(&line)))).push(code)
    }

    /// What only the table knows, and where the letter is written.
    fn write<'a>(&'a self, look: Look, words: &Words) -> Column<'a, Message> {
        let mut page = column![
            look.heading(words.say("letter-write", &[])),
            look.label(words.say("letter-write-what", &[])),
        ];
        for field in WRITTEN.into_iter().chain([Field::File]) {
            page = page.push(self.field(look, words, field, "write", Message::Write));
        }
        let weight = if self.plays_on() || !self.written.is_empty() { Weight::Quiet } else { Weight::Main };
        let goes_on = self.work.as_ref().filter(|work| work.takes_long());
        let goes_on = goes_on.map(|_| look.label(words.say("archive-writes", &[])));
        page.push(press(look, words.say("letter-write", &[]), weight, Some(Message::Write))).push(goes_on)
    }

    /// What was, and what comes out of the envelope.
    fn previously<'a>(&'a self, look: Look, words: &Words, state: &State) -> Column<'a, Message> {
        let told = match (&self.written.is_empty(), &state.view.letter) {
            (false, _) => self.written.clone(),
            (true, Some(letter)) => previously(words, letter),
            (true, None) => Vec::new(),
        };
        let page = column![look.heading(words.say("letter-previously", &[]))];
        told.into_iter().fold(page, |page, line| page.push(look.text(capital(&line))))
    }

    /// What is agreed for Part 2, and on.
    fn part2<'a>(&'a self, look: Look, referee: &Referee, state: &State) -> Column<'a, Message> {
        let words = referee.words();
        let toggles = [
            (Toggle::Shelters, "letter-shelters"),
            (Toggle::OpenLength, "letter-length"),
            (Toggle::ByHand, "letter-draws"),
        ];
        let toggles = toggles.into_iter().map(|(toggle, name)| (toggle, words.say(name, &[]))).collect();
        // In sight however long the page is; once a letter is being written, Enter goes on with that.
        let weight = if self.plays_on() { Weight::Gold } else { Weight::Main };
        let on = gold(look, words, (words.say("letter-part2-on", &[]), weight), Message::Part2);
        let mut page = column![
            look.heading(words.say("letter-part2", &[])),
            on,
            look.label(words.say("letter-part2-what", &[])),
            self.toggles(look, toggles),
        ];
        let files = files(Some(state));
        if files.contains(&Field::Board) {
            let weight = Weight::chosen(self.is_practice());
            let practice = words.say("letter-part2-practice", &[]);
            page = page.push(press(look, practice, weight, Some(Message::Practice)));
        }
        for field in files {
            let chosen = move |copy| Message::PlayWith(field, copy);
            let copy = self.told.copy(field);
            let whose = copy.and_then(|copy| whose(look, words, copy, has_own(field, referee), chosen));
            page = page.push(self.field(look, words, field, "part2", Message::Part2)).push(whose);
        }
        page
    }

    fn toggles<'a>(&'a self, look: Look, toggles: Vec<(Toggle, String)>) -> Element<'a, Message> {
        let gap = look.size(5.0);
        let chips = toggles.into_iter().map(|(toggle, name)| {
            let weight = if self.told.is(toggle) { Weight::Chosen } else { Weight::Quiet };
            press(look, capital(&name), weight, Some(Message::Choose(toggle))).into()
        });
        Row::with_children(chips).spacing(gap).wrap().vertical_spacing(gap).into()
    }

    /// A line to write on, with its name above, which begins with the name of its form.
    fn field<'a>(
        &'a self,
        look: Look,
        words: &Words,
        field: Field,
        form: &str,
        done: Message,
    ) -> Element<'a, Message> {
        // What only he knows is told line by line; the file is what the letter is written to.
        let next = WRITTEN.contains(&field);
        let copied = COPIES.contains(&field);
        let line = text_input("", self.told.typed(field))
            .id(id(field))
            .on_input(move |typed| Message::Typed(field, typed))
            .on_submit(match next {
                true if form == "write" && self.plays_on() => Message::Part2,
                true => Message::Next,
                false => done,
            })
            .padding([look.size(6.0), look.size(12.0)])
            .size(look.size(17.0));
        let name = words.say(&format!("letter-{form}-{}", <&str>::from(field)), &[]);
        let (name, line) = if self.wrong == Some(field) {
            let name = words.say("letter-wrong", &[("name", name.into())]);
            (look.label(name).font(BOLD).color(look.colours().red), line.style(look.wrong_line()))
        } else {
            (look.label(name), line.style(look.line()))
        };
        let file = copied || matches!(field, Field::Letter | Field::File);
        let choose = file.then(|| choose::button(look, words, Message::ChooseFile(field)));
        let line = row![still(line, Message::Shortcut)].push(choose).spacing(look.size(6.0)).align_y(Center);
        column![name, line].spacing(look.size(2.0)).into()
    }
}

/// Whether the owner has copied himself what is named on this line.
fn has_own(field: Field, referee: &Referee) -> bool {
    referee.has_own(match field {
        Field::Board => Own::Board(2),
        Field::Tiles => Own::Tiles,
        _ => Own::Journeys,
    })
}

/// The name by which a line is found; the first one of each form is the one that is written on at once.
fn id(field: Field) -> String {
    match field {
        Field::Letter | Field::Hand => LINE.to_owned(),
        field => format!("letter {}", field as u8),
    }
}
