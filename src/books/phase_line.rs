//! The line that says where a game stands (G5), as it is said and as it is read (G9).

use std::fmt;
use std::str::FromStr;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PhaseLine {
    Setup,
    /// `UNIT N STEP[, WHO]`.
    Step {
        unit: String,
        /// Which, from 1 to 999.
        number: u16,
        step: String,
        /// Whose word is asked for, where that is not everybody's.
        who: Option<String>,
    },
    /// `over: WHO wins[, HOW]`.
    Over {
        who: String,
        /// `wins`, `win`, or what else is said of them.
        does: String,
        how: Option<String>,
    },
}

impl PhaseLine {
    /// A step in which the word of one is asked for, or (`None`) everybody's.
    pub fn step(unit: &str, number: u16, step: impl fmt::Display, who: Option<&str>) -> Self {
        Self::Step { unit: unit.to_owned(), number, step: step.to_string(), who: who.map(str::to_owned) }
    }

    pub fn won(who: &str, how: Option<&str>) -> Self {
        Self::Over { who: who.to_owned(), does: "wins".to_owned(), how: how.map(str::to_owned) }
    }
}

impl fmt::Display for PhaseLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let behind = match self {
            Self::Setup => return f.write_str("setup"),
            Self::Step { unit, number, step, who } => {
                write!(f, "{unit} {number} {step}")?;
                who
            }
            Self::Over { who, does, how } => {
                write!(f, "over: {who} {does}")?;
                how
            }
        };
        behind.as_ref().map_or(Ok(()), |behind| write!(f, ", {behind}"))
    }
}

/// No line that says where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPhase;

impl FromStr for PhaseLine {
    type Err = NoPhase;

    /// Blanks and capitals do not matter, but in what is said of how.
    fn from_str(line: &str) -> Result<Self, NoPhase> {
        let words = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let (first, behind) = match words.split_once(',') {
            // Behind a comma something stands.
            Some((_, behind)) if behind.trim().is_empty() => return Err(NoPhase),
            Some((first, behind)) => (first.trim(), Some(behind.trim())),
            None => (words.as_str(), None),
        };
        let first = first.to_ascii_lowercase();
        if let Some(end) = first.strip_prefix("over:") {
            let (who, does) = end.trim().rsplit_once(' ').ok_or(NoPhase)?;
            let (who, does, how) = (who.to_owned(), does.to_owned(), behind.map(str::to_owned));
            return Ok(Self::Over { who, does, how });
        }
        let mut words = first.splitn(3, ' ');
        let (Some(unit), Some(number), Some(step)) = (words.next(), words.next(), words.next()) else {
            return if first == "setup" && behind.is_none() { Ok(Self::Setup) } else { Err(NoPhase) };
        };
        let digits = number.bytes().all(|byte| byte.is_ascii_digit());
        let number = number.parse().ok().filter(|number| digits && (1..=999).contains(number));
        Ok(Self::Step {
            unit: unit.to_owned(),
            number: number.ok_or(NoPhase)?,
            step: step.to_owned(),
            who: behind.map(str::to_ascii_lowercase),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_is_said() {
        for line in [
            "setup",
            "turn 1 draw",
            "turn 7 actions, shadow",
            "turn 1 fellowship, free peoples",
            "turn 1 shadow 1 of 2, player 1",
            "round 999 second move, evil",
            "over: shadow wins, ring",
            "over: free peoples win, ring",
            "over: red and black tie",
        ] {
            assert_eq!(line.parse::<PhaseLine>().map(|read| read.to_string()).as_deref(), Ok(line));
        }
        let read = |line: &str| line.parse::<PhaseLine>();
        assert_eq!(
            read(" Turn  7 ACTIONS ,Shadow"),
            Ok(PhaseLine::step("turn", 7, "actions", Some("shadow")))
        );
        assert_eq!(read("over: Red wins, They agreed"), Ok(PhaseLine::won("red", Some("They agreed"))));
        for line in [
            "",
            "turn",
            "turn 0 draw",
            "turn 1000 draw",
            "turn +1 draw",
            "turn 7",
            "over: red",
            "setup, x",
            "over: red wins,",
        ] {
            assert_eq!(read(line), Err(NoPhase), "{line}");
        }
    }
}
