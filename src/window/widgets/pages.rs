//! Things to press, one beside the other in as many lines as there is room for. Where they are more they stand on pages: what is
//! not seen whole is not there, and takes no press.

use super::look::{BOLD, Look};
use super::press::{Focus, Hand};
use iced::advanced::text::{Alignment, LineHeight, Renderer as _, Shaping, Text, Wrapping};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::alignment::Vertical;
use iced::widget::{container, row, space, text};
use iced::{Element, Event, Fill, Length, Point, Rectangle, Renderer, Shrink, Size, Theme};

/// Things to press, and last what turns the page where there are several: it is drawn, and heard here.
pub struct Pages<'a, M> {
    look: Look,
    things: Vec<Element<'a, M>>,
    gap: f32,
}

/// How broad what turns the page is, in logical pixels at the smallest type.
const TURNER: f32 = 88.0;

/// These things with this gap between them; what turns the page is so high.
pub fn pages<'a, M: 'a>(look: Look, things: Vec<Element<'a, M>>, high: f32, gap: f32) -> Element<'a, M> {
    let turns = |sign| text(sign).size(look.size(18.0)).font(BOLD).color(look.colours().gold);
    let signs = row![turns("‹"), space().width(Fill), turns("›")].padding([0.0, look.size(9.0)]);
    let turner = container(signs.align_y(iced::Center)).center_y(Fill).style(look.inset(false));
    let turner = turner.width(look.size(TURNER)).height(look.size(high)).into();
    Element::new(Pages { look, things: things.into_iter().chain([turner]).collect(), gap })
}

#[derive(Default)]
struct State {
    page: usize,
    pages: usize,
    /// Of how many things.
    count: usize,
    focused: Focus,
    down: bool,
}

/// Where things of these sizes stand in lines so broad and all together so high: page by page, each with its place. `more`: how
/// large is what turns the page, which has the last place of each where there are several.
fn laid_out(sizes: &[Size], more: Size, room: Size, gap: f32) -> Vec<Vec<(usize, Point)>> {
    let flow = |from: usize, reserved: bool| {
        let (mut placed, mut at, mut line) = (Vec::new(), Point::ORIGIN, 0.0_f32);
        for (number, size) in sizes.iter().enumerate().skip(from) {
            if at.x > 0.0 && at.x + size.width > room.width {
                at = Point::new(0.0, at.y + line + gap);
                line = 0.0;
            }
            let low = at.y + size.height > room.height + 0.5;
            // The last line has to hold what turns the page as well.
            let last = at.y + line.max(size.height) + gap + size.height > room.height + 0.5;
            let broad = reserved && last && at.x + size.width + gap + more.width > room.width;
            if (low || broad) && !placed.is_empty() {
                break;
            }
            placed.push((number, at));
            at.x += size.width + gap;
            line = line.max(size.height);
        }
        placed
    };
    let whole = flow(0, false);
    if whole.len() == sizes.len() {
        return vec![whole];
    }
    let (mut pages, mut from) = (Vec::new(), 0);
    while from < sizes.len() {
        let page = flow(from, true);
        from += page.len().max(1);
        pages.push(page);
    }
    pages
}

impl<M> Pages<'_, M> {
    fn more(&self) -> usize {
        self.things.len() - 1
    }
}

impl<M> Widget<M, Theme, Renderer> for Pages<'_, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        self.things.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.things);
        let state = tree.state.downcast_mut::<State>();
        if state.count != self.things.len() {
            *state = State { count: self.things.len(), ..State::default() };
        }
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Shrink)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let room = limits.max();
        let each = layout::Limits::new(Size::ZERO, Size::new(room.width, room.height));
        let things = self.things.iter_mut().zip(&mut tree.children);
        let nodes: Vec<layout::Node> =
            things.map(|(thing, tree)| thing.as_widget_mut().layout(tree, renderer, &each)).collect();
        let mut sizes: Vec<Size> = nodes.iter().map(layout::Node::size).collect();
        let more = sizes.pop().unwrap_or(Size::ZERO);
        let pages = laid_out(&sizes, more, room, self.gap);
        let state = tree.state.downcast_mut::<State>();
        let several = pages.len() > 1;
        state.pages = pages.len().max(1);
        state.page %= state.pages;
        let page = pages.get(state.page).cloned().unwrap_or_default();
        let nowhere = || layout::Node::new(Size::ZERO);
        let mut placed: Vec<layout::Node> = nodes.iter().map(|_| nowhere()).collect();
        let (mut end, mut height) = (Point::ORIGIN, 0.0_f32);
        for (number, at) in page {
            let size = sizes[number];
            placed[number] = nodes[number].clone().move_to(at);
            end = Point::new(at.x + size.width + self.gap, at.y);
            height = height.max(at.y + size.height);
        }
        if several {
            // It keeps its place from page to page.
            let at = Point::new(
                (room.width - more.width).max(0.0),
                (room.height.min(1e6) - more.height).max(end.y),
            );
            let last = self.more();
            placed[last] = nodes[last].clone().move_to(at);
            height = height.max(at.y + more.height);
        }
        layout::Node::with_children(Size::new(room.width, height), placed)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let more = self.more();
        let state = tree.state.downcast_mut::<State>();
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            let things = self.things.iter_mut().zip(&mut tree.children).zip(layout.children()).enumerate();
            for (number, ((thing, tree), layout)) in things.filter(|(_, (_, layout))| is_there(layout)) {
                if number == more {
                    operation.focusable(None, layout.bounds(), &mut state.focused);
                }
                thing.as_widget_mut().operate(tree, layout, renderer, operation);
            }
        });
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        let more = self.more();
        let things = self.things.iter_mut().zip(&mut tree.children).zip(layout.children()).enumerate();
        let mut turner = None;
        for (number, ((thing, tree), layout)) in things.filter(|(_, (_, layout))| is_there(layout)) {
            if number == more {
                turner = Some(layout.bounds());
            }
            thing.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
        let state = tree.state.downcast_mut::<State>();
        let Some(bounds) = turner else { return };
        let over = cursor.is_over(bounds);
        // Its left half turns back.
        let back = cursor.position_over(bounds).is_some_and(|at| at.x < bounds.center_x());
        let hand = Hand::of(event);
        let turned = match hand {
            Some(Hand::Down) => {
                state.down = over;
                state.focused.0 = false;
                if over {
                    shell.capture_event();
                }
                false
            }
            Some(Hand::Up) => std::mem::take(&mut state.down) && over,
            Some(Hand::Key) => state.focused.0,
            Some(Hand::Lost) | None => false,
        };
        if turned {
            let by_key = hand == Some(Hand::Key);
            state.page += if back && !by_key { state.pages - 1 } else { 1 };
            shell.invalidate_layout();
            shell.request_redraw();
            // A press is let go on to whoever gives the line its caret back; a key is not typed as well.
            if by_key {
                shell.capture_event();
            }
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let things = self.things.iter().zip(&tree.children).zip(layout.children());
        for ((thing, tree), layout) in things.filter(|(_, layout)| is_there(layout)) {
            thing.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
        let Some(turner) = layout.children().last().filter(is_there) else { return };
        let State { page, pages, .. } = tree.state.downcast_ref::<State>();
        let size = self.look.size(14.0);
        let number = Text {
            content: format!("{} / {pages}", page + 1),
            bounds: turner.bounds().size(),
            size: size.into(),
            line_height: LineHeight::default(),
            font: BOLD,
            align_x: Alignment::Center,
            align_y: Vertical::Center,
            shaping: Shaping::Basic,
            wrapping: Wrapping::None,
        };
        renderer.fill_text(number, turner.bounds().center(), self.look.colours().ink, *viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let things = self.things.iter().zip(&tree.children).zip(layout.children());
        let each = things.filter(|(_, layout)| is_there(layout) && cursor.is_over(layout.bounds()));
        each.map(|((thing, tree), layout)| {
            thing.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
        })
        .max()
        .unwrap_or_default()
    }
}

fn is_there(layout: &Layout<'_>) -> bool {
    layout.bounds().width > 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_stands_on_one_page_and_none_beyond_its_room() {
        let more = Size::new(44.0, 44.0);
        for count in 1..40 {
            for width in [120.0, 276.0, 330.0] {
                for height in [44.0, 91.0, 138.0] {
                    let sizes: Vec<Size> =
                        (0..count).map(|at| Size::new(44.0 + (at % 5) as f32 * 15.0, 44.0)).collect();
                    let room = Size::new(width, height);
                    let pages = laid_out(&sizes, more, room, 3.0);
                    let all: Vec<usize> = pages.iter().flatten().map(|(number, _)| *number).collect();
                    assert_eq!(all, (0..count).collect::<Vec<_>>());
                    for page in &pages {
                        for (number, at) in page {
                            let size = sizes[*number];
                            assert!(at.y + size.height <= height + 0.5 && at.x + size.width <= width);
                            let beside = Rectangle::new(*at, size);
                            let turner =
                                Rectangle::new(Point::new(width - more.width, height - more.height), more);
                            assert!(
                                pages.len() == 1 || page.len() == 1 || !beside.intersects(&turner),
                                "{count} {room:?} {number} {at:?}"
                            );
                        }
                    }
                }
            }
        }
    }
}
