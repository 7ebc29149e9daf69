//! Writing C as the house does: 4 spaces, 100 columns.

/// Breaks a line after commas so that it keeps within 100 columns; later lines start with `indent`.
pub fn fold(line: &str, indent: &str) -> String {
    const WIDTH: usize = 100;
    let mut text = String::new();
    let mut rest = line.to_owned();
    while rest.len() > WIDTH {
        let Some(comma) = rest[..WIDTH].rfind(", ").filter(|comma| *comma > indent.len()) else {
            break;
        };
        text += &rest[..=comma];
        text += "\n";
        rest = format!("{indent}{}", &rest[comma + 2..]);
    }
    text + &rest + "\n"
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn long_lines_break_after_commas() {
        let line = format!("f({});", ["abcdefgh"; 12].join(", "));
        let text = fold(&line, "  ");
        assert!(text.lines().count() == 2 && text.lines().all(|line| line.len() <= 100));
        assert_eq!(text.replace("\n  ", " "), format!("{line}\n"));
        assert_eq!(fold("short(a, b);", "    "), "short(a, b);\n");
    }
}
