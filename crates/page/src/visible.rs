//! Names come from the program that was measured, and may hold anything. Here they are made safe to show.

use std::borrow::Cow;

/// Longest name shown whole in a page; the full text is in the tooltip and in report.json.
pub const LONGEST: usize = 96;

/// The text with everything that would act on a terminal or a page instead of being seen in it made visible:
/// control characters, directional overrides, zero-width characters and line separators.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.chars().any(acts) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match c {
            '\t' | '\n' | '\r' => out.push(' '),
            c if acts(c) => out.push_str(&format!("\\u{{{:x}}}", c as u32)),
            c => out.push(c),
        }
    }
    Cow::Owned(out)
}

fn acts(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
        )
        || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
        || matches!(c, '\u{e0000}'..='\u{e007f}')
}

/// At most `width` characters, cut in the middle: both ends of a C++ name or a path tell more than its middle.
/// A source line in parentheses at the end is kept whole where there is room.
pub fn cut(text: &str, width: usize) -> Cow<'_, str> {
    let length = text.chars().count();
    if length <= width {
        return Cow::Borrowed(text);
    }
    if width < 4 {
        return Cow::Owned(text.chars().take(width).collect());
    }
    let source = text
        .rfind(" (")
        .filter(|_| text.ends_with(')'))
        .map_or(0, |at| text[at..].chars().count());
    let tail = if source + 5 <= width {
        source.max((width - 1) / 2 * usize::from(source == 0))
    } else {
        (width - 1) / 2
    };
    let head = width - 1 - tail;
    let mut out: String = text.chars().take(head).collect();
    out.push('…');
    out.extend(text.chars().skip(length - tail));
    Cow::Owned(out)
}

/// Text for the inside of an HTML element or of a quoted attribute.
pub fn html(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    for c in visible(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_act_is_seen() {
        assert_eq!(visible("plain"), "plain");
        assert_eq!(visible("a\x1b[31mred\u{202e}txt"), "a\\u{1b}[31mred\\u{202e}txt");
        assert_eq!(visible("two\nlines"), "two lines");
        assert_eq!(visible("größe_µs"), "größe_µs");
    }

    #[test]
    fn a_long_name_keeps_both_ends() {
        assert_eq!(cut("abcdefghij", 10), "abcdefghij");
        assert_eq!(cut("abcdefghijk", 10), "abcde…hijk");
        assert_eq!(cut("ééééééé", 5), "éé…éé");
        assert_eq!(cut("abc", 2), "ab");
        assert_eq!(cut("exchange_halo(int) (halo.c:7)", 20), "exchange… (halo.c:7)");
    }

    #[test]
    fn html_is_quoted_in_both_kinds_of_quotes() {
        assert_eq!(
            html("<b a='1' c=\"2\">&"),
            "&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;"
        );
    }
}
