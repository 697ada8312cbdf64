//! The keys: one table that dispatches them, and that the list of keys is made from.

use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Key, Modifiers};

/// What a key means, wherever it is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortcut {
    /// The curtain falls or rises; with the hush hand it is held, and secrets show for as long.
    Curtain,
    /// The curtain falls, whatever the hush hand: what is pressed with the mouse is never let go of.
    Fall,
    /// Secrets show only while the curtain's key is held, or always again.
    Hush,
    /// The page of settings, keys and rules; at home it opens with what is set there.
    Keys,
    /// The same, with its list of keys.
    AllKeys,
    /// The table's window opens or closes.
    TableWindow,
    /// Day or night.
    Theme,
    /// The strongest contrasts, or softer ones.
    Contrast,
    Larger,
    Smaller,
    /// Type of the usual size.
    Usual,
    Next,
    Previous,
    /// Withdraws, closes or clears.
    Escape,
    /// The main thing on a screen that has no line to write on.
    Enter,
    /// Takes the last command back.
    Undo,
    Redo,
    Earlier,
    Later,
    First,
    Last,
    Play,
    Nearer,
    Farther,
    /// The whole map.
    Fit,
    /// The map, moved.
    Pan(Direction),
    /// A step to the side.
    Nudge(Direction),
    /// Removes what is chosen.
    Delete,
    /// A letter or digit alone, where no line takes it.
    Letter(char),
}

impl Shortcut {
    /// Whether it means the same for everybody, and may be pressed in the table's window.
    pub fn is_for_all(self) -> bool {
        matches!(
            self,
            Self::Curtain
                | Self::Fall
                | Self::TableWindow
                | Self::Theme
                | Self::Contrast
                | Self::Larger
                | Self::Smaller
                | Self::Usual
        )
    }

    /// Whether it does nothing where a game hides nothing and has no map, as it is about a curtain, a map or a telling.
    pub fn is_of_what_is_hidden(self) -> bool {
        matches!(
            self,
            Self::Curtain
                | Self::Fall
                | Self::Hush
                | Self::First
                | Self::Last
                | Self::Play
                | Self::Fit
                | Self::Pan(_)
                | Self::Nudge(_)
                | Self::Delete
        )
    }

    /// Whether it is meant again and again for as long as its key is held down. A curtain is not, and neither is
    /// anything that is said at the table.
    pub fn repeats(self) -> bool {
        matches!(
            self,
            Self::Larger
                | Self::Smaller
                | Self::Next
                | Self::Previous
                | Self::Earlier
                | Self::Later
                | Self::Nearer
                | Self::Farther
                | Self::Pan(_)
                | Self::Nudge(_)
                | Self::Delete
        )
    }
}

/// Where the map is moved to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    West,
    East,
    North,
    South,
}

impl Direction {
    /// A step that way: to the right, and down.
    pub fn step(self) -> [f32; 2] {
        match self {
            Self::West => [-1.0, 0.0],
            Self::East => [1.0, 0.0],
            Self::North => [0.0, -1.0],
            Self::South => [0.0, 1.0],
        }
    }
}

/// A key with what is held beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stroke {
    held: Held,
    key: On,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Held {
    Nothing,
    Shift,
    Control,
    ControlShift,
    Alt,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum On {
    Named(Named),
    Letter(char),
    /// A place on the keyboard, whatever stands on it.
    Place(Code),
}

/// A line of the table.
pub struct Binding {
    stroke: Stroke,
    pub shortcut: Shortcut,
    /// How the stroke is written: what is held, and the key, with names that the languages have words for.
    pub written: &'static str,
    /// The name of the sentence that says what it does.
    pub sentence: &'static str,
}

const fn bind(
    held: Held,
    key: On,
    shortcut: Shortcut,
    written: &'static str,
    sentence: &'static str,
) -> Binding {
    Binding { stroke: Stroke { held, key }, shortcut, written, sentence }
}

/// All keys, in the order in which they are listed.
pub const TABLE: [Binding; 38] = {
    use Held::{Alt, Control, ControlShift, Nothing, Shift};
    use On::{Letter, Named as Key, Place};
    [
        bind(Nothing, Key(Named::F1), Shortcut::Curtain, "F1", "key-curtain"),
        bind(Nothing, Place(Code::Backquote), Shortcut::Curtain, "`", "key-curtain"),
        bind(Nothing, Key(Named::F2), Shortcut::Theme, "F2", "key-theme"),
        bind(Shift, Key(Named::F2), Shortcut::Contrast, "Shift F2", "key-contrast"),
        bind(Nothing, Key(Named::F3), Shortcut::Hush, "F3", "key-hush"),
        bind(Nothing, Key(Named::F4), Shortcut::TableWindow, "F4", "key-table-window"),
        bind(Nothing, Key(Named::F12), Shortcut::Keys, "F12", "keys-tab-settings"),
        bind(Nothing, Letter('?'), Shortcut::AllKeys, "?", "key-keys"),
        bind(Shift, Letter('?'), Shortcut::AllKeys, "?", "key-keys"),
        bind(Control, Letter('+'), Shortcut::Larger, "Ctrl +", "key-larger"),
        bind(Control, Letter('='), Shortcut::Larger, "Ctrl +", "key-larger"),
        bind(ControlShift, Letter('+'), Shortcut::Larger, "Ctrl +", "key-larger"),
        bind(ControlShift, Letter('='), Shortcut::Larger, "Ctrl +", "key-larger"),
        bind(Control, Letter('-'), Shortcut::Smaller, "Ctrl -", "key-smaller"),
        bind(Control, Letter('0'), Shortcut::Usual, "Ctrl 0", "key-usual"),
        bind(Nothing, Key(Named::Tab), Shortcut::Next, "Tab", "key-next"),
        bind(Shift, Key(Named::Tab), Shortcut::Previous, "Shift Tab", "key-previous"),
        bind(Nothing, Key(Named::Enter), Shortcut::Enter, "Enter", "key-enter"),
        bind(Nothing, Key(Named::Escape), Shortcut::Escape, "Escape", "key-escape"),
        bind(Control, Letter('z'), Shortcut::Undo, "Ctrl Z", "key-undo"),
        bind(Control, Letter('y'), Shortcut::Redo, "Ctrl Y", "key-redo"),
        bind(ControlShift, Letter('z'), Shortcut::Redo, "Ctrl Shift Z", "key-redo"),
        bind(Nothing, Key(Named::ArrowUp), Shortcut::Earlier, "Up", "key-earlier"),
        bind(Nothing, Key(Named::ArrowDown), Shortcut::Later, "Down", "key-later"),
        bind(Nothing, Key(Named::PageUp), Shortcut::Nearer, "Page-Up", "key-nearer"),
        bind(Nothing, Key(Named::PageDown), Shortcut::Farther, "Page-Down", "key-farther"),
        bind(Alt, Letter('0'), Shortcut::Fit, "Alt 0", "key-fit"),
        bind(Alt, Key(Named::ArrowLeft), Shortcut::Pan(Direction::West), "Alt Left", "key-pan"),
        bind(Alt, Key(Named::ArrowRight), Shortcut::Pan(Direction::East), "Alt Right", "key-pan"),
        bind(Alt, Key(Named::ArrowUp), Shortcut::Pan(Direction::North), "Alt Up", "key-pan"),
        bind(Alt, Key(Named::ArrowDown), Shortcut::Pan(Direction::South), "Alt Down", "key-pan"),
        bind(Nothing, Key(Named::ArrowLeft), Shortcut::Nudge(Direction::West), "Left", "key-nudge"),
        bind(Nothing, Key(Named::ArrowRight), Shortcut::Nudge(Direction::East), "Right", "key-nudge"),
        bind(Nothing, Key(Named::Home), Shortcut::First, "Home", "key-first"),
        bind(Nothing, Key(Named::End), Shortcut::Last, "End", "key-last"),
        bind(Nothing, Key(Named::Space), Shortcut::Play, "Space", "key-play"),
        bind(Nothing, Key(Named::Delete), Shortcut::Delete, "Delete", "key-delete"),
        bind(Nothing, Key(Named::Backspace), Shortcut::Delete, "Delete", "key-delete"),
    ]
};

/// The meaning of a key press, if it has one. A key that is held down means most things once.
pub fn shortcut(event: &keyboard::Event) -> Option<Shortcut> {
    meaning(event).filter(|shortcut| !is_repeated(event) || shortcut.repeats())
}

/// Whether this press is only a key that is still held down.
pub fn is_repeated(event: &keyboard::Event) -> bool {
    matches!(event, keyboard::Event::KeyPressed { repeat: true, .. })
}

/// The meaning of a key press, be it the first one or not.
fn meaning(event: &keyboard::Event) -> Option<Shortcut> {
    let keyboard::Event::KeyPressed { key, modified_key, physical_key, modifiers, .. } = event else {
        return None;
    };
    let held = held(*modifiers)?;
    let letter = key.to_latin(*physical_key).map(|letter| letter.to_ascii_lowercase());
    let found = TABLE.iter().find(|binding| {
        binding.stroke.held == held
            && match binding.stroke.key {
                On::Named(named) => *key == Key::Named(named),
                // What Shift makes of a key is another key on another keyboard.
                On::Letter(wanted) => {
                    letter == Some(wanted) || [key, modified_key].iter().any(|key| writes(key, wanted))
                }
                On::Place(code) => *physical_key == Physical::Code(code),
            }
    });
    match (found, letter) {
        (Some(binding), _) => Some(binding.shortcut),
        (None, Some(letter)) if held == Held::Nothing && letter.is_ascii_alphanumeric() => {
            Some(Shortcut::Letter(letter))
        }
        _ => None,
    }
}

fn writes(key: &Key, wanted: char) -> bool {
    matches!(key, Key::Character(text) if text.chars().eq([wanted]))
}

/// Whether the key writes something that names and commands are made of, whatever its place means elsewhere: there is a
/// backslash beside the 1 in Italy, a 0 in Hungary and a bar in Norway.
fn is_written(key: &Key) -> bool {
    let accents = ['`', '^', '~'];
    matches!(key, Key::Character(text) if text.chars().any(|it| it.is_ascii_graphic() && !accents.contains(&it)))
}

fn held(modifiers: Modifiers) -> Option<Held> {
    match (modifiers.command(), modifiers.shift(), modifiers.alt()) {
        (false, false, false) => Some(Held::Nothing),
        (false, true, false) => Some(Held::Shift),
        (true, false, false) => Some(Held::Control),
        (true, true, false) => Some(Held::ControlShift),
        (false, false, true) => Some(Held::Alt),
        _ => None,
    }
}

/// Whether the key that lifts the curtain was let go: with the hush hand, secrets vanish then.
pub fn lets_go(event: &keyboard::Event) -> bool {
    let keyboard::Event::KeyReleased { key, physical_key, .. } = event else { return false };
    *key == Key::Named(Named::F1) || *physical_key == Physical::Code(Code::Backquote)
}

/// Keys that a line to write on would take, and that mean something all the same. One that is held down means nothing
/// more, and the line does not get it either; nor does it send off again what was sent off.
pub enum BeforeTheLine {
    Means(Shortcut),
    Nothing,
}

impl BeforeTheLine {
    /// What a key press is, if the line does not get it.
    pub fn of(event: &keyboard::Event) -> Option<Self> {
        use Shortcut::{Curtain, Enter, Escape, Fit, Larger, Pan, Smaller, Usual};
        let meant = meaning(event)?;
        if matches!(event, keyboard::Event::KeyPressed { key, .. } if meant == Curtain && is_written(key)) {
            return None;
        }
        let again = is_repeated(event) && !meant.repeats();
        match meant {
            Enter if again => Some(Self::Nothing),
            Escape | Curtain | Larger | Smaller | Usual | Pan(_) | Fit if again => Some(Self::Nothing),
            Escape | Curtain | Larger | Smaller | Usual | Pan(_) | Fit => Some(Self::Means(meant)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(key: Key, code: Code, modifiers: Modifiers) -> keyboard::Event {
        keyboard::Event::KeyPressed {
            modified_key: key.clone(),
            key,
            physical_key: Physical::Code(code),
            location: keyboard::Location::Standard,
            modifiers,
            text: None,
            repeat: false,
        }
    }

    #[test]
    fn strokes_mean_what_the_table_says() {
        let letter = |text: &str| Key::Character(text.into());
        for (key, code, modifiers, wanted) in [
            (Key::Named(Named::F1), Code::F1, Modifiers::empty(), Some(Shortcut::Curtain)),
            (letter("`"), Code::Backquote, Modifiers::empty(), Some(Shortcut::Curtain)),
            (letter("^"), Code::Backquote, Modifiers::empty(), Some(Shortcut::Curtain)),
            (letter("º"), Code::Backquote, Modifiers::empty(), Some(Shortcut::Curtain)),
            (letter("z"), Code::KeyZ, Modifiers::COMMAND, Some(Shortcut::Undo)),
            (letter("Z"), Code::KeyZ, Modifiers::COMMAND | Modifiers::SHIFT, Some(Shortcut::Redo)),
            (letter("я"), Code::KeyZ, Modifiers::COMMAND, Some(Shortcut::Undo)),
            (letter("p"), Code::KeyP, Modifiers::empty(), Some(Shortcut::Letter('p'))),
            (Key::Named(Named::Tab), Code::Tab, Modifiers::SHIFT, Some(Shortcut::Previous)),
            (letter("+"), Code::Equal, Modifiers::COMMAND | Modifiers::SHIFT, Some(Shortcut::Larger)),
            (
                Key::Named(Named::ArrowUp),
                Code::ArrowUp,
                Modifiers::ALT,
                Some(Shortcut::Pan(Direction::North)),
            ),
            (Key::Named(Named::ArrowUp), Code::ArrowUp, Modifiers::empty(), Some(Shortcut::Earlier)),
            (letter("q"), Code::KeyQ, Modifiers::COMMAND, None),
            (letter("z"), Code::KeyZ, Modifiers::COMMAND | Modifiers::ALT, None),
        ] {
            assert_eq!(shortcut(&press(key.clone(), code, modifiers)), wanted, "{key:?} with {modifiers:?}");
        }
    }

    #[test]
    fn what_shift_makes_of_a_key_is_told_beside_it() {
        for (plain, code, shifted, wanted) in [
            ("/", Code::Slash, "?", Shortcut::AllKeys),
            ("ß", Code::Minus, "?", Shortcut::AllKeys),
            (",", Code::KeyM, "?", Shortcut::AllKeys),
        ] {
            let mut event = press(Key::Character(plain.into()), code, Modifiers::SHIFT);
            let keyboard::Event::KeyPressed { modified_key, .. } = &mut event else { unreachable!() };
            *modified_key = Key::Character(shifted.into());
            assert_eq!(shortcut(&event), Some(wanted), "{plain}");
        }
    }

    #[test]
    fn a_key_that_is_held_down_means_most_things_once() {
        let held = |named: Named| {
            let mut event = press(Key::Named(named), Code::Abort, Modifiers::empty());
            let keyboard::Event::KeyPressed { repeat, .. } = &mut event else { unreachable!() };
            *repeat = true;
            event
        };
        for named in [Named::F1, Named::F3, Named::F4, Named::F12, Named::Enter, Named::Escape] {
            assert_eq!(shortcut(&held(named)), None, "{named:?}");
        }
        assert_eq!(shortcut(&held(Named::PageUp)), Some(Shortcut::Nearer));
        for named in [Named::F1, Named::Enter, Named::Escape] {
            assert!(matches!(BeforeTheLine::of(&held(named)), Some(BeforeTheLine::Nothing)), "{named:?}");
        }
        assert!(BeforeTheLine::of(&held(Named::ArrowUp)).is_none());
    }

    #[test]
    fn a_line_gets_what_is_written_where_the_curtain_has_its_key() {
        for (text, for_the_line) in [("`", false), ("^", false), ("º", false), ("\\", true), ("0", true)] {
            let press = press(Key::Character(text.into()), Code::Backquote, Modifiers::empty());
            assert_eq!(BeforeTheLine::of(&press).is_none(), for_the_line, "{text}");
            // Where nothing is written it is the curtain's key all the same.
            assert_eq!(shortcut(&press), Some(Shortcut::Curtain), "{text}");
        }
    }

    #[test]
    fn no_stroke_stands_for_two_things() {
        for (at, one) in TABLE.iter().enumerate() {
            for other in &TABLE[at + 1..] {
                assert!(one.stroke != other.stroke, "{} stands twice", one.written);
            }
        }
    }
}
