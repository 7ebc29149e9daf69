//! Sentences in lines.

/// `text` in lines of at most `width` characters, broken at spaces; a no-break space is none, a longer word stands alone.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let length = |text: &str| text.chars().count();
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split([' ', '\n', '\t']).filter(|w| !w.is_empty()) {
        if !line.is_empty() && length(&line) + 1 + length(word) > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_wrap_and_no_break_spaces_hold() {
        assert_eq!(wrap("one two\u{a0}three four", 10), ["one", "two\u{a0}three", "four"]);
        assert_eq!(wrap("", 10), Vec::<String>::new());
    }
}
