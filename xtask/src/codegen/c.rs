//! Writing C as the house does: 4 spaces, 100 columns.

/// Breaks a line after commas and before `&&` so that it keeps within 100 columns; later lines start with `indent`.
pub fn fold(line: &str, indent: &str) -> String {
    const WIDTH: usize = 100;
    let mut text = String::new();
    let mut rest = line.to_owned();
    while rest.len() > WIDTH {
        let and = rest[..rest.len().min(WIDTH + 4)].rfind(" && ");
        let place = rest[..WIDTH].rfind(", ").map(|comma| comma + 1).max(and);
        let Some(place) = place.filter(|place| *place > indent.len()) else {
            break;
        };
        text += &rest[..place];
        text += "\n";
        rest = format!("{indent}{}", &rest[place + 1..]);
    }
    text + &rest + "\n"
}

/// Functions that stand in front of libraries and of nothing else, between the two by which `library_spans` knows them.
pub fn span(file: &str, functions: &str) -> String {
    let marker = |name: &str| format!("\nvoid {file}_{name}(void)\n{{\n}}\n");
    format!(
        "\n/* Compiled in this order. */{}{functions}{}",
        marker("first"),
        marker("last")
    )
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
        let text = fold(&format!("    x = {} && b;", "a".repeat(90)), "        ");
        assert!(text.ends_with("\n        && b;\n"), "{text}");
        assert_eq!(fold("short(a, b);", "    "), "short(a, b);\n");
    }
}
