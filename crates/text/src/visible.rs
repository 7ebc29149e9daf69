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

/// Whether most of it is words, and not a few of them: what is said is wrapped where it is long, and loses nothing.
pub fn is_sentence(text: &str) -> bool {
    /// Fewer stand in names.
    const WORDS: usize = 6;
    let is_word = |part: &&str| {
        let part = part.trim_matches(|c: char| "(),.:;".contains(c));
        !part.is_empty() && part.chars().all(char::is_alphabetic)
    };
    let words = text.split(' ').filter(is_word).count();
    words >= WORDS && 2 * words > text.split(' ').count()
}

/// At most `width` characters. A function loses the arguments of its templates first, then its parameters, then its
/// namespaces, and its own name and line last; any other text loses its middle: both ends of a path tell more.
/// A source line in parentheses at the end is kept whole where there is room.
pub fn cut(text: &str, width: usize) -> Cow<'_, str> {
    let length = text.chars().count();
    if length <= width {
        return Cow::Borrowed(text);
    }
    match shortened(text, width) {
        Some(short) if short.chars().count() <= width => Cow::Owned(short),
        Some(short) => Cow::Owned(middle(&short, width).into_owned()),
        None => middle(text, width),
    }
}

/// A function's name, and `(file.c:7)` behind it, with as little left out of the name as makes it fit; `None` for what is no name.
fn shortened(text: &str, width: usize) -> Option<String> {
    let source = text.rfind(" (").filter(|_| text.ends_with(')')).unwrap_or(text.len());
    let (name, source) = text.split_at(source);
    if !is_name(name) {
        return None;
    }
    let fits = |name: &str| name.chars().count() + source.chars().count() <= width;
    let mut name = name.to_string();
    for (open, close) in [('<', '>'), ('(', ')')] {
        if fits(&name) {
            break;
        }
        name = emptied(&name, open, close);
    }
    // The outermost namespace first.
    while !fits(&name) {
        let rest = name.strip_prefix('…').unwrap_or(&name).to_string();
        let part = outside(&rest).find(|(at, _)| rest[*at..].starts_with("::"));
        match part {
            Some((at, _)) => name = format!("…{}", &rest[at + 2..]),
            None => break,
        }
    }
    Some(format!("{name}{source}"))
}

/// Characters with their places, and whether they open or close something; those of `operator<` and `->` do not.
fn letters(name: &str) -> impl Iterator<Item = (usize, char, bool)> {
    let mut operator = 0;
    let mut before = ' ';
    name.char_indices().map(move |(at, c)| {
        if let Some(signs) = name[at..].strip_prefix("operator") {
            // `operator()(int)` is called that with its first two.
            let of_name = match signs.starts_with("()") {
                true => 2,
                false => signs.chars().take_while(|c| "<>=-".contains(*c)).count(),
            };
            operator = at + "operator".len() + of_name;
        }
        let bracket = at >= operator && matches!(c, '<' | '>' | '(' | ')') && !(c == '>' && before == '-');
        before = c;
        (at, c, bracket)
    })
}

/// The same outside all brackets.
fn outside(name: &str) -> impl Iterator<Item = (usize, char)> {
    let mut depth = 0u32;
    letters(name).filter_map(move |(at, c, bracket)| {
        if bracket && matches!(c, '<' | '(') {
            depth += 1;
        } else if bracket {
            depth = depth.saturating_sub(1);
        } else if depth == 0 {
            return Some((at, c));
        }
        None
    })
}

/// Whether a text is the name of a function and no path, sentence or command: it has parts, and no space but in brackets.
fn is_name(text: &str) -> bool {
    let text = text.trim_end_matches(" const");
    let parts = text.contains("::") || text.contains('<') || text.ends_with(')');
    parts && !outside(text).any(|(_, c)| matches!(c, ' ' | '/' | '.'))
}

/// The name with `…` in its outermost brackets of that kind.
fn emptied(name: &str, open: char, close: char) -> String {
    let (mut out, mut depth, mut skipped) = (String::new(), 0u32, false);
    for (_, c, bracket) in letters(name) {
        if bracket && c == close {
            depth = depth.saturating_sub(1);
            if depth == 0 && std::mem::take(&mut skipped) {
                out.push('…');
            }
        }
        match depth {
            0 => out.push(c),
            _ => skipped = true,
        }
        if bracket && c == open {
            depth += 1;
        }
    }
    out
}

fn middle(text: &str, width: usize) -> Cow<'_, str> {
    let length = text.chars().count();
    if length <= width {
        return Cow::Borrowed(text);
    }
    if width < 4 {
        return Cow::Owned(text.chars().take(width).collect());
    }
    if let Some(short) = without_file(text, width) {
        return Cow::Owned(short);
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

/// A name with its line and only the end of its file's name; `None` where that does not fit, or there is no line.
fn without_file(text: &str, width: usize) -> Option<String> {
    let (name, source) = text.strip_suffix(')')?.rsplit_once(" (")?;
    let (file, line) = source
        .rsplit_once(':')
        .filter(|(_, line)| line.bytes().all(|c| c.is_ascii_digit()))?;
    let room = width.checked_sub(name.chars().count() + line.len() + " (…:)".chars().count())?;
    let kept: String = file.chars().skip(file.chars().count().saturating_sub(room)).collect();
    Some(format!("{name} (…{kept}:{line})"))
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
        assert_eq!(cut("exchange_the_halo_now (halo.c:7)", 20), "exchange… (halo.c:7)");
        assert_eq!(cut("/scratch/project/user/run/out.dat", 20), "/scratch/p…n/out.dat");
    }

    #[test]
    fn a_function_keeps_its_own_name_and_its_line() {
        let cases = [
            (
                "LAMMPS_NS::PairLJCut::compute(int, int) (pair.cpp:97)",
                50,
                "LAMMPS_NS::PairLJCut::compute(…) (pair.cpp:97)",
            ),
            (
                "LAMMPS_NS::PairLJCut::compute(int, int) (pair.cpp:97)",
                40,
                "…PairLJCut::compute(…) (pair.cpp:97)",
            ),
            (
                "LAMMPS_NS::PairLJCut::compute(int, int) (pair.cpp:97)",
                30,
                "…compute(…) (pair.cpp:97)",
            ),
            (
                "std::vector<std::pair<int, a::b>, c>::push_back(int&&)",
                36,
                "std::vector<…>::push_back(int&&)",
            ),
            (
                "std::vector<std::pair<int, a::b>, c>::push_back(int&&)",
                30,
                "std::vector<…>::push_back(…)",
            ),
            (
                "std::operator<< <char>(std::ostream&, char)",
                99,
                "std::operator<< <char>(std::ostream&, char)",
            ),
            (
                "ns::Set::operator()(int, int) const (set.h:3)",
                40,
                "ns::Set::operator()(…) const (set.h:3)",
            ),
            ("ns::Set::operator->(int, int)", 26, "ns::Set::operator->(…)"),
            ("a::(anonymous namespace)::walk(tree const&)", 30, "a::(…)::walk(…)"),
            ("f<g()>() (x.c:1)", 14, "f<…>() (x.c:1)"),
            (
                "ComputeDotProduct_ref (ComputeDotProduct_ref.cpp:70)",
                36,
                "ComputeDotProduct_ref (…_ref.cpp:70)",
            ),
            (
                "ComputeDotProduct_ref (ComputeDotProduct_ref.cpp:70)",
                28,
                "ComputeDotProduct_ref (…:70)",
            ),
        ];
        for (name, width, shown) in cases {
            assert_eq!(cut(name, width), shown, "{width}");
        }
        let sentence = "sh -c 'sort < in > out' and then (maybe) something else that is long";
        assert_eq!(cut(sentence, 40).chars().count(), 40);
        assert!(cut(sentence, 40).starts_with("sh -c 'sort < in"));
    }

    #[test]
    fn a_sentence_is_no_name_and_no_command() {
        let gate = "Elapsed: 17.4\u{a0}ms in A, 25.3\u{a0}ms in B, +45\u{a0}% ±\u{a0}64\u{a0}%; 4 runs of each side like these would decide, \
             where 3 are there";
        assert!(is_sentence(gate));
        for other in [
            "std::vector<std::pair<int, double>, std::allocator<std::pair<int, double> > >::push_back(std::pair<int, double> const&)",
            "mpirun -n 4 ./app --steps 10 --grid 64 --output out.h5 --check",
            "GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fno-inline",
            "/scratch/project/my user/run/out.dat",
        ] {
            assert!(!is_sentence(other), "{other}");
        }
    }

    #[test]
    fn whatever_is_cut_fits() {
        for name in [
            "a<b<c>>>>::d((((",
            "operator",
            "::::::::::::::",
            "<<<<>>>>(a)",
            "x::operator<(a, b) const",
            "…::…",
            "é::ö<ü>(ä)",
        ] {
            for width in 0..20 {
                assert!(cut(&name.repeat(3), width).chars().count() <= width, "{name} {width}");
            }
        }
    }
}
