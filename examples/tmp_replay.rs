use underhill::referee::Referee;
fn main() {
    let dir = std::env::temp_dir().join("replay");
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let mut referee = Referee::new(None);
        let mut i = 0;
        while i < lines.len() {
            if let Some(c) = lines[i].strip_prefix("> ") {
                let mut wanted = vec![];
                let mut j = i + 1;
                while j < lines.len() && !lines[j].starts_with("> ") {
                    if !lines[j].is_empty() && !lines[j].starts_with('#') {
                        wanted.push(lines[j]);
                    }
                    j += 1;
                }
                let reply = referee.hear(&c.replace("target/tmp", &dir.display().to_string())).unwrap();
                let mut came: Vec<String> = reply.print(false).lines().map(str::to_owned).collect();
                if let Some(name) = &reply.refused {
                    *came.last_mut().unwrap() = format!("? {name}");
                }
                let (last, others) = wanted.split_last().unwrap();
                let mut it = came[..came.len() - 1].iter();
                let ok = others.iter().all(|w| it.any(|l| l == w)) && came.last().unwrap() == last;
                if !ok {
                    println!("{path}:{}: {c}\n   wanted {wanted:?}\n   came   {came:?}", i + 1);
                }
                i = j;
            } else {
                i += 1;
            }
        }
    }
}
