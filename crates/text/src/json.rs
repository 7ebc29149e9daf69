//! JSON that may be shown in a terminal.

use serde::Serialize;

/// The JSON of a value, indented, ended by a newline: of texts, numbers and lists, which all have a form there. What a terminal would
/// obey, or show otherwise than it stands there, is `\u…`: such characters are in strings alone.
pub fn json(value: &impl Serialize) -> String {
    let obeyed = |c: char| matches!(c, '\u{7f}'..='\u{9f}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain = serde_json::to_string_pretty(value).unwrap_or_default();
    let mut text = String::with_capacity(plain.len() + 1);
    for c in plain.chars() {
        match obeyed(c) {
            true => text.push_str(&format!("\\u{:04x}", c as u32)),
            false => text.push(c),
        }
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::json;

    #[test]
    fn what_a_terminal_obeys_is_escaped() {
        let names = ["a\u{9b}2J\u{202e}é\u{1b}"];
        let shown = json(&names);
        assert_eq!(shown, "[\n  \"a\\u009b2J\\u202eé\\u001b\"\n]\n");
        assert_eq!(serde_json::from_str::<[String; 1]>(&shown).unwrap(), names);
    }
}
