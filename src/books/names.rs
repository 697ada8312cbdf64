//! Names of a list (G13): any beginning that only one of them has will do, and a leading *the* may be left out.

use strum::VariantArray;

/// Why a word is none of the names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// None begins so; what comes nearest, if anything comes near.
    NoSuch { nearest: String },
    /// More than one begins so.
    Several { names: String },
}

/// The two ends by which something is written: `umbar>helms-deep/closer`.
pub fn ends(word: &str) -> Option<(&str, &str)> {
    let (start, rest) = word.split_once('>')?;
    Some((start, rest.split(['.', '@', '/']).next().unwrap_or(rest)))
}

/// One of a few that have a name, which stands in files, behind `=` and where it is typed.
pub trait Named: VariantArray + Into<&'static str> + Copy {
    /// All names, in the order of the page.
    fn names() -> impl Iterator<Item = &'static str> + Clone {
        Self::VARIANTS.iter().map(|it| (*it).into())
    }

    /// The one that a word means.
    fn meant(word: &str) -> Result<Self, Unknown> {
        let name = find(Self::names(), word)?;
        let at = Self::names().position(|known| known == name);
        let meant = at.and_then(|at| Self::VARIANTS.get(at)).copied();
        meant.ok_or_else(|| Unknown::NoSuch { nearest: name.to_owned() })
    }
}

impl<T: VariantArray + Into<&'static str> + Copy> Named for T {}

/// Values that are one of a few with a name ([`Named`]): those of the rulebook, as it calls them.
macro_rules! named {
    ($($(#[$about:meta])* pub enum $Name:ident { $($(#[$of:meta])* $Value:ident),* $(,)? })*) => {$(
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
            strum::Display, strum::EnumIter, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
        )]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
        pub enum $Name { $($(#[$of])* $Value),* }

        impl $Name {
            pub fn name(self) -> &'static str {
                self.into()
            }
        }
    )*};
}
pub(crate) use named;

/// A text in small letters, without accents and apostrophes: as names are written, and as they are typed in a hurry.
pub fn plain(text: &str) -> String {
    let plain = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'ą' => Some('a'),
        'é' | 'è' | 'ê' | 'ë' | 'ę' => Some('e'),
        'í' | 'ì' | 'î' | 'ï' => Some('i'),
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' => Some('o'),
        'ú' | 'ù' | 'û' | 'ü' => Some('u'),
        'ñ' | 'ń' => Some('n'),
        'ç' | 'ć' => Some('c'),
        'ł' => Some('l'),
        'ś' => Some('s'),
        'ź' | 'ż' => Some('z'),
        '\u{a0}' => Some(' '),
        '\'' | '’' => None,
        letter => Some(letter),
    };
    text.to_lowercase().chars().filter_map(plain).collect()
}

/// The same for what is typed beside what stands on the screen: not every keyboard has these letters. In names of the record they
/// stay.
pub fn spelled_out(text: &str) -> String {
    plain(text).replace('œ', "oe").replace('æ', "ae").replace('ß', "ss")
}

/// The name that the word means: it is that, or begins it alone.
pub fn find<'a>(names: impl Iterator<Item = &'a str> + Clone, word: &str) -> Result<&'a str, Unknown> {
    let word = plain(word);
    let found = begun(names.clone(), &word);
    match *found {
        [name] => Ok(name),
        [] => Err(Unknown::NoSuch {
            nearest: nearest(names, without_the(&word)).unwrap_or_default().to_owned(),
        }),
        _ => Err(Unknown::Several { names: found.join(", ") }),
    }
}

/// The same where nobody is told why a word means none: what comes nearest takes far longer to find than what is meant.
pub fn known<'a>(names: impl Iterator<Item = &'a str> + Clone, word: &str) -> Option<&'a str> {
    match *begun(names, &plain(word)) {
        [name] => Some(name),
        _ => None,
    }
}

fn without_the(word: &str) -> &str {
    word.strip_prefix("the-").unwrap_or(word)
}

/// The names that begin so, or the one that is so.
fn begun<'a>(names: impl Iterator<Item = &'a str> + Clone, word: &str) -> Vec<&'a str> {
    let with = |beginning: &str| -> Vec<&'a str> {
        if let Some(name) = names.clone().find(|name| *name == beginning) {
            return vec![name];
        }
        let begins = |name: &&str| !beginning.is_empty() && name.starts_with(beginning);
        names.clone().filter(begins).collect()
    };
    let found = with(word);
    let without = without_the(word);
    if found.is_empty() && without != word { with(without) } else { found }
}

/// The same of a list in which each can stand only once: those that are there already stand in the way of no beginning (G13).
pub fn find_another<'a>(
    names: impl Iterator<Item = &'a str> + Clone,
    there: &[&str],
    word: &str,
) -> Result<&'a str, Unknown> {
    let left = names.clone().filter(|name| !there.contains(name));
    // What is there twice is refused by its rule.
    find(names, word).or_else(|unknown| find(left, word).map_err(|_| unknown))
}

/// The name that is fewest letters away from the word, if it comes near: a word that is cut short is as near as its beginning is, and
/// one that stands within a name as near as that part of it. The first, if there are several.
pub fn nearest<'a>(names: impl Iterator<Item = &'a str>, word: &str) -> Option<&'a str> {
    let word: Vec<char> = word.chars().collect();
    let far = |name: &str| {
        let name: Vec<char> = name.chars().collect();
        let whole = letters_between(&name, &word);
        let parts = (0..name.len()).filter(|at| *at == 0 || name[at - 1] == '-').map(|at| &name[at..]);
        let least = parts.map(|part| letters_between(&part[..part.len().min(word.len())], &word)).min();
        (least.map_or(whole, |least| least.min(whole)), whole)
    };
    let near = names.map(|name| (far(name), name)).min_by_key(|(far, _)| *far);
    near.filter(|((far, _), _)| is_near(*far, word.len())).map(|(_, name)| name)
}

/// Whether a word of so many letters can be meant where so many of them would be amiss: what is further away is another word, and to no
/// word nothing is near.
pub fn is_near(amiss: usize, letters: usize) -> bool {
    amiss < letters && amiss <= (letters + 1) / 3
}

/// How far two words are apart: how many letters have to be put in, taken out or changed.
pub fn apart(one: &str, other: &str) -> usize {
    let letters = |word: &str| word.chars().collect::<Vec<char>>();
    letters_between(&letters(one), &letters(other))
}

/// How many letters have to be put in, taken out or changed to make one word of the other.
fn letters_between(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = at + 1;
        for (column, another) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != another);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 6] = ["moria", "mordor", "mount-doom", "east", "eastern-mirkwood", "shire"];

    #[test]
    fn a_name_is_known_by_its_beginning() {
        let meant = |word: &str| find(NAMES.into_iter(), word);
        for (word, name) in [
            ("mori", "moria"),
            ("MOUNT", "mount-doom"),
            ("east", "east"),
            ("easte", "eastern-mirkwood"),
            ("the-shire", "shire"),
            ("the-mord", "mordor"),
            // As they are written elsewhere.
            ("Möunt", "mount-doom"),
            ("Shi're", "shire"),
        ] {
            assert_eq!(meant(word), Ok(name), "{word}");
            assert_eq!(known(NAMES.into_iter(), word), Some(name), "{word}");
        }
        assert_eq!(meant("mor"), Err(Unknown::Several { names: "moria, mordor".into() }));
        for (word, nearest) in [
            ("shrie", "shire"),
            ("nordor", "mordor"),
            ("moutn", "mount-doom"),
            ("mrdor", "mordor"),
            ("doom", "mount-doom"),
            ("", ""),
            ("xyz", ""),
            ("asdf", ""),
        ] {
            assert_eq!(meant(word), Err(Unknown::NoSuch { nearest: nearest.into() }), "{word}");
            assert_eq!(known(NAMES.into_iter(), word), None, "{word}");
        }
    }

    #[test]
    fn letters_are_counted_as_they_are_mended() {
        for (one, other, count) in
            [("", "", 0), ("ring", "", 4), ("ring", "ring", 0), ("ring", "king", 1), ("ab", "ba", 2)]
        {
            let letters = |word: &str| word.chars().collect::<Vec<_>>();
            assert_eq!(letters_between(&letters(one), &letters(other)), count, "{one} {other}");
        }
    }
}
