//! Commands that only prepare the way for the one that follows them: `time`, `env A=b`, `numactl -N 0`.

use crate::option::Dashes;
use crate::table::{Front, Table};

/// The index of the first word that is not part of such a command; `None` if no command follows, or if one of their
/// options is not known.
pub fn skip(argv: &[String]) -> Option<usize> {
    let mut at = 0;
    while let Some(front) = front(argv.get(at)?) {
        at += 1;
        while let Some(word) = argv.get(at).filter(|word| word.starts_with('-')) {
            if word == "--" {
                at += 1;
                break;
            }
            let numeric = word.len() > 1 && word[1..].chars().all(|c| c.is_ascii_digit());
            if front.any || (front.number && numeric) {
                at += 1;
                continue;
            }
            at += front.options.read(&argv[at..], Dashes::Getopt).ok()?.1;
        }
        while front.assignments && argv.get(at).is_some_and(|word| word.contains('=')) {
            at += 1;
        }
        at += front.words;
    }
    Some(at)
}

fn front(word: &str) -> Option<&'static Front> {
    let name = text::file_name(word);
    Table::may_have_front(name).then(|| Table::get().front(name))?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn skipped(line: &str) -> Option<usize> {
        skip(&line.split_whitespace().map(str::to_string).collect::<Vec<_>>())
    }

    #[test]
    fn front_ends_are_skipped_with_their_words() {
        assert_eq!(skipped("./app"), Some(0));
        assert_eq!(skipped("time -f %e ./app"), Some(3));
        assert_eq!(skipped("/usr/bin/env -u X A=b C= ./app"), Some(5));
        assert_eq!(skipped("nice -10 ./app"), Some(2));
        assert_eq!(skipped("timeout -s KILL 60 taskset -c 0,1 ./app -c"), Some(7));
        assert_eq!(skipped("numactl --cpunodebind=0 -m 0 -- ./app"), Some(5));
        assert_eq!(skipped("valgrind --tool=memcheck -q ./app"), Some(3));
    }

    #[test]
    fn what_cannot_be_read_is_not_guessed() {
        assert_eq!(skipped("env -S x ./app"), None);
        assert_eq!(skipped("nice"), None);
        assert_eq!(skipped(""), None);
    }
}
