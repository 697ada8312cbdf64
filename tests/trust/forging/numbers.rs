//! The numbers of a line, greater or less.

use super::Collected;

/// One number of a line, wherever it stands there.
pub fn numbers(into: &mut Collected<'_>, at: usize) {
    let line = &into.all[at];
    let all = format!("{} {}", line.public, line.secret.split("\"pad\"").next().unwrap_or_default());
    let mut found: Vec<&str> =
        all.split(|sign: char| !sign.is_ascii_digit()).filter(|word| !word.is_empty()).collect();
    found.sort_unstable();
    found.dedup();
    if found.len() > 30 || at == 0 {
        return;
    }
    let found: Vec<u64> =
        found.iter().filter(|word| word.len() < 4).filter_map(|word| word.parse().ok()).collect();
    for number in found {
        for other in [number + 1, number.saturating_sub(1), 2 * number + 3] {
            let replaced = |text: &str| -> String {
                let mut changed = String::new();
                let mut digits = String::new();
                for sign in text.chars().chain([' ']) {
                    if sign.is_ascii_digit() {
                        digits.push(sign);
                        continue;
                    }
                    changed += if digits.parse() == Ok(number) {
                        other.to_string()
                    } else {
                        std::mem::take(&mut digits)
                    }
                    .as_str();
                    digits.clear();
                    changed.push(sign);
                }
                changed.pop();
                changed
            };
            let how = if other > number { "a number greater" } else { "a number less" };
            into.take(at, &format!("{how} wherever it stands"), |lines| {
                // The places of secret events stay.
                let (public, secret) = (replaced(&lines[at].public), replaced(&lines[at].secret));
                lines[at].public = public;
                lines[at].secret = secret;
            });
        }
    }
}
