//! Boards of any size, to be measured.

/// A board of this many locations, in rows of thirty, with dots and no places: they are laid out by themselves.
pub fn board(locations: usize) -> String {
    let mut links = Vec::new();
    let mut at = Vec::new();
    for number in 1..=locations {
        if number % 30 != 0 && number < locations {
            links.push(format!("\"{number} .r{number} {}\"", number + 1));
        }
        if number + 30 <= locations {
            links.push(format!("\"{number} {}\"", number + 30));
        }
        let (row, column) = ((number - 1) / 30, (number - 1) % 30);
        at.push(format!(
            "\"{number}\":[{:.3},{:.3}]",
            0.03 + 0.031 * column as f64,
            0.03 + 0.046 * row as f64
        ));
    }
    links.push(format!("\"{locations} A\""));
    format!(
        r#"{{"format":"underhill-board/1","name":"large","part":1,"starts":[1],"links":[{}],"at":{{{}}}}}"#,
        links.join(","),
        at.join(",")
    )
}
