//! Nouns and names.

use crate::{Unit, number};

/// The last part of a path.
pub fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// The first letter large.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// "a", "a and b", "a, b and c".
pub fn and(words: &[impl AsRef<str>]) -> String {
    let mut all = String::new();
    for (i, word) in words.iter().enumerate() {
        all += match i {
            0 => "",
            _ if i + 1 == words.len() => " and ",
            _ => ", ",
        };
        all += word.as_ref();
    }
    all
}

/// More than one of it: "ranks", "processes", "libraries".
pub fn plural(noun: &str) -> String {
    let before = noun.as_bytes().iter().rev().nth(1);
    match noun.strip_suffix('y') {
        Some(stem) if !before.is_some_and(|letter| b"aeiou".contains(letter)) => format!("{stem}ies"),
        _ if noun.ends_with('s') => format!("{noun}es"),
        _ => format!("{noun}s"),
    }
}

/// "1 file", "12 files", "1.23 M processes".
pub fn counted(value: f64, noun: &str) -> String {
    match value {
        1.0 => format!("1 {noun}"),
        _ => format!("{} {}", number(Unit::Count, value), plural(noun)),
    }
}

/// Numbers that follow one another together, ascending, each once: "0-3", "8".
pub fn ranges(numbers: &[u32]) -> Vec<String> {
    let list = crate::list(numbers.iter().map(|number| *number..=*number));
    list.split(',')
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_in_the_right_number() {
        let shown = |value, noun| counted(value, noun).replace('\u{a0}', " ");
        assert_eq!(
            [0.0, 1.0, 2.0].map(|n| shown(n, "rank")),
            ["0 ranks", "1 rank", "2 ranks"]
        );
        assert_eq!(
            ["process", "library", "array", "access"].map(plural),
            ["processes", "libraries", "arrays", "accesses"]
        );
    }

    #[test]
    fn the_last_of_several_words_has_an_and() {
        let words = ["a", "b", "c"];
        assert_eq!(
            [0, 1, 2, 3].map(|n| and(&words[..n])),
            ["", "a", "a and b", "a, b and c"]
        );
    }

    #[test]
    fn a_file_is_named_by_the_last_part_of_its_path() {
        assert_eq!(
            ["/usr/bin/app", "app", "dir/", ""].map(file_name),
            ["app", "app", "", ""]
        );
    }
}
