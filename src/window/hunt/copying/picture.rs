//! A quarter of an hour as well: all of a board, on the owner's own photograph or scan.

use super::message::{Message, Tool};
use super::parts::line;
use super::{Copying, own_board};
use crate::hunt::board::Rings;
use crate::language::Words;
use crate::store::{Own, Picture, PictureFault, Trouble};
use crate::window::pieces::measured;
use crate::window::widgets::beside::{Step, Work, beside};
use crate::window::widgets::look::{LABEL, Look};
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{Row, column, container, row};
use iced::{Center, Element, Fill, Right, Task};
use strum::IntoEnumIterator;

impl Copying {
    /// The picture that was laid here before.
    pub(super) fn read_kept_picture(&mut self) -> Task<Message> {
        let Some(folder) = self.folder.clone().filter(|_| !self.tracing.has_picture()) else {
            return Task::none();
        };
        let part = self.board.draft().part;
        let path = Own::Picture(part).path(&folder);
        if !path.exists() {
            return Task::none();
        }
        self.reading = true;
        Task::perform(async move { Picture::open(&path) }, move |read| Message::PictureRead(part, read))
    }

    /// A picture was read, or not.
    pub(super) fn picture_read(
        &mut self,
        part: u8,
        read: Result<Result<Picture, PictureFault>, Trouble>,
        words: &Words,
    ) {
        self.reading = false;
        match read {
            Ok(Ok(picture)) if part == self.board.draft().part => {
                self.file.clear();
                self.search = None;
                self.tracing.lay(Some(picture));
            }
            Ok(Ok(_)) => {}
            Ok(Err(fault)) => self.said = Some((words.tell("picture", &fault), true)),
            Err(trouble) => self.said = Some((words.tell("trouble", &trouble), true)),
        }
    }

    /// Looks for circles on the picture, beside the window: of the next size, if some were found.
    pub(super) fn find(&mut self) -> Task<Message> {
        let Some((size, search)) = self.tracing.to_search() else { return Task::none() };
        let part = self.board.draft().part;
        self.tracing.take(Tool::Places);
        let (work, task) = beside(search);
        self.search = Some(work);
        task.map(move |step| Message::Circles(part, size, step))
    }

    /// Circles were found, or not.
    pub(super) fn circles(&mut self, part: u8, size: usize, step: Step<Rings>, words: &Words) {
        match step {
            Step::TakesLong => self.search.iter_mut().for_each(Work::is_long),
            Step::Done(rings) if part == self.board.draft().part => {
                self.search = None;
                let found = self.tracing.found_of(&rings, size);
                let count = found.open(&self.board.seen.sketch).count();
                let [size, sizes] = found.of_sizes();
                self.tracing.lay_found(found, &self.board);
                let found = words.say("copy-picture-found", &[("count", count.into())]);
                let of = words.say("copy-picture-size", &[("size", size.into()), ("sizes", sizes.into())]);
                let said = if sizes > 1 { format!("{found} {of}") } else { found };
                self.said = Some((said, count == 0));
            }
            Step::Done(_) => {}
        }
    }

    /// The easel, and what lies beside it.
    pub(super) fn picture_page<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let gap = look.size(5.0);
        let say = |name: &str| words.say(name, &[]);
        let tools = Tool::iter().map(|tool| {
            let name: &'static str = tool.into();
            let weight = Weight::chosen(self.tracing.tool == tool);
            press(look, say(&format!("copy-tool-{name}")), weight, Some(Message::Tool(tool))).into()
        });
        let mut bar = Row::with_children(tools).spacing(gap).align_y(Center);
        let small = |name: &str, message: Option<Message>| press(look, say(name), Weight::Quiet, message);
        match self.tracing.tool {
            Tool::Places => {
                let chosen = self.tracing.chosen_location();
                let asks = |space: String| words.say("copy-picture-chosen", &[("space", space.into())]);
                let label = chosen.map_or_else(|| say("copy-picture-next"), |it| asks(it.to_string()));
                // What stands behind it does not move, whatever is chosen.
                let broad = measured(&asks("000".to_owned()), look.size(LABEL), false);
                let next = line(look, "", &self.tracing.next)
                    .id("next number")
                    .on_input(Message::Next)
                    .on_submit(Message::Renumber)
                    // No higher than a button: the picture stays where it is, whatever tool is taken up.
                    .padding([look.size(3.0), look.size(12.0)])
                    .width(look.size(70.0));
                bar = bar
                    .push(look.label(label).width(broad).align_x(Right))
                    .push(still(next, Message::Shortcut))
                    .push(small("copy-picture-renumber", chosen.map(|_| Message::Renumber)))
                    .push(small("copy-picture-exit", Some(Message::Exits)));
                if self.tracing.has_picture() {
                    let open = self.tracing.proposes(&self.board);
                    let find = if open { "copy-picture-other-size" } else { "copy-picture-find" };
                    bar = bar
                        .push(small(find, self.search.is_none().then_some(Message::Find)))
                        .push(small("copy-picture-drop-rest", open.then_some(Message::DropRest)));
                }
            }
            Tool::Links => {
                let road = if self.tracing.road { "copy-picture-road" } else { "copy-picture-path" };
                bar = bar.push(small(road, Some(Message::Pave)));
                let link = self.tracing.has_chosen_link();
                bar = bar.push(look.label(say("copy-picture-dots")));
                for dots in 0..=4 {
                    let label = dots.to_string();
                    bar = bar.push(press(look, label, Weight::Quiet, link.then_some(Message::Dots(dots))));
                }
            }
            Tool::Areas => {
                for label in own_board::labels(self.board.draft()) {
                    let weight = Weight::chosen(self.tracing.area == label);
                    bar = bar.push(press(look, label.clone(), weight, Some(Message::Area(label))));
                }
            }
        }
        let how = match (self.reading, self.search.as_ref().is_some_and(Work::takes_long)) {
            (true, _) => "copy-picture-reading",
            (_, true) => "copy-picture-searching",
            _ => self.tracing.hint(&self.board),
        };
        let remove = self.tracing.has_chosen().then_some(Message::Remove);
        let unplace = self.tracing.chosen_location().map(|_| Message::Unplace);
        let mut below = row![
            container(look.label(say(how))).width(Fill).height(look.size(38.0)),
            small("copy-picture-unplace", unplace),
            small("copy-picture-remove", remove)
        ]
        .spacing(gap)
        .align_y(Center);
        if self.tracing.has_picture() {
            let shown = if self.tracing.shows_picture { "copy-picture-none" } else { "copy-picture-shown" };
            below = below.push(small(shown, Some(Message::ShowPicture)));
        }
        column![
            bar.wrap().vertical_spacing(gap),
            self.tracing.view(look, &self.board, Message::Gesture, Fill),
            below,
        ]
        .spacing(look.size(5.0))
        .height(Fill)
        .into()
    }
}
