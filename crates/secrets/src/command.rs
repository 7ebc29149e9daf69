//! Command lines, word by word: what one token says of the next.

use crate::name::{is_name, is_secret};
use crate::value::{REDACTED, without_assignments, without_tokens, without_users};

/// Words before the secret in an `Authorization:` line.
const SCHEMES: &[&str] = &["bearer", "basic", "token", "digest", "negotiate"];

/// Programs that take a password behind a letter: how their names begin, the option, and whether the password may also be
/// the next word. With `-p` others say a port, a partition, a prefix.
const LETTERS: &[(&str, &str, bool)] = &[
    ("mysql", "-p", false),
    ("mariadb", "-p", false),
    ("sshpass", "-p", true),
    ("mongo", "-p", true),
    ("7z", "-p", false),
    ("rar", "-p", false),
    ("rar", "-hp", false),
    ("unrar", "-p", false),
    ("zip", "-P", true),
    ("unzip", "-P", true),
    ("sqlcmd", "-P", true),
    ("redis-cli", "-a", true),
    ("ldap", "-w", true),
    ("curl", "-u", true),
    ("curl", "--user", true),
    ("curl", "-b", true),
    ("smbclient", "-U", true),
];

/// A command line whose secrets are replaced: `--token=x`, `--password x`, `API_KEY=x`, `https://user:pass@host`,
/// `https://host?sig=x`, `Authorization: Bearer x`, `mysql -px`.
pub fn redacted(command: &[String]) -> Vec<String> {
    let mut reader = Reader::default();
    command.iter().map(|word| reader.word(word)).collect()
}

/// Likewise, of a text.
pub fn redacted_text(text: &str) -> String {
    Reader::default().word(text)
}

/// What the tokens so far say of the next.
#[derive(Default)]
struct Reader {
    next: Next,
    /// Of [`LETTERS`], those of the program whose options are being read.
    letters: Vec<&'static (&'static str, &'static str, bool)>,
}

#[derive(Default, PartialEq)]
enum Next {
    #[default]
    Shown,
    /// Unless it is an option: then the one before had no value.
    Hidden,
    /// A scheme is shown, and what follows it hidden.
    Authorization,
    /// Until a token ends with this, or the word ends.
    HiddenUntil(char),
}

impl Reader {
    fn word(&mut self, word: &str) -> String {
        let mut shown = String::with_capacity(word.len());
        let mut rest = word;
        while let Some(start) = rest.find(|c: char| !c.is_whitespace()) {
            shown.push_str(&rest[..start]);
            rest = &rest[start..];
            let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
            shown.push_str(&self.token(&rest[..end]));
            rest = &rest[end..];
        }
        shown.push_str(rest);
        if matches!(self.next, Next::HiddenUntil(_)) {
            self.next = Next::Shown;
        }
        shown
    }

    fn token(&mut self, token: &str) -> String {
        let bare = token.trim_matches(['"', '\'', '`', '(', ')', ';']);
        match std::mem::take(&mut self.next) {
            Next::HiddenUntil(end) => {
                if !token.ends_with(end) {
                    self.next = Next::HiddenUntil(end);
                }
                return REDACTED.into();
            }
            Next::Authorization if SCHEMES.contains(&bare.to_ascii_lowercase().as_str()) => {
                self.next = Next::Hidden;
                return token.into();
            }
            Next::Authorization => return REDACTED.into(),
            Next::Hidden if !bare.is_empty() && !bare.starts_with('-') => return hidden(token, bare),
            Next::Hidden | Next::Shown => {}
        }
        self.program(bare);
        if let Some(shown) = self.letter(token, bare) {
            return shown;
        }
        if let Some(shown) = self.header(token, bare) {
            return shown;
        }
        // Of a plain option, the value is the next token; a path that happens to hold "key" is none.
        if bare.starts_with("--") && !bare.contains('=') && is_secret(bare) && is_name(bare) {
            self.next = Next::Hidden;
        }
        if bare.eq_ignore_ascii_case("bearer") {
            self.next = Next::Hidden;
        }
        without_assignments(&without_tokens(&without_users(token)))
    }

    /// Notes which letters stand before a password from here on.
    fn program(&mut self, bare: &str) {
        if bare.starts_with('-') || bare.contains('=') {
            return;
        }
        let name = text::file_name(bare);
        let letters: Vec<_> = LETTERS.iter().filter(|(begin, ..)| name.starts_with(begin)).collect();
        if !letters.is_empty() {
            self.letters = letters;
        } else if matches!(bare, "|" | "||" | "&&" | "&" | "") {
            self.letters.clear();
        }
    }

    /// `-pSECRET`, and `-p SECRET` where that is one.
    fn letter(&mut self, token: &str, bare: &str) -> Option<String> {
        for (_, option, may_be_next) in &self.letters {
            match bare.strip_prefix(option) {
                Some("") if *may_be_next => self.next = Next::Hidden,
                Some(rest) if !rest.is_empty() && (option.len() > 2 || !rest.starts_with('-')) => {
                    return Some(format!("{option}{}", hidden(rest, rest)));
                }
                _ => {}
            }
        }
        let password = bare.strip_prefix("-p").is_some_and(looks_secret);
        password.then(|| token.replace(&bare[2..], REDACTED))
    }

    /// `NAME: value`, as in headers of HTTP.
    fn header(&mut self, token: &str, bare: &str) -> Option<String> {
        let (name, value) = bare.split_once(':')?;
        let authorization = name.to_ascii_lowercase().ends_with("authorization");
        if !is_name(name) || name.is_empty() || !is_secret(name) {
            return None;
        }
        let quote = token.chars().next().filter(|c| "\"'".contains(*c));
        match (value.is_empty(), authorization) {
            (true, true) => {
                self.next = Next::Authorization;
                Some(token.into())
            }
            (true, false) => {
                self.next = Next::HiddenUntil(quote.unwrap_or('\n'));
                Some(token.into())
            }
            // `key:4` is more often a key and its value than a secret.
            (false, true) => {
                self.next = Next::Hidden;
                Some(format!("{name}:{REDACTED}"))
            }
            (false, false) => None,
        }
    }
}

/// `user:password` and `user%password` without the password; all of what is neither.
fn hidden(token: &str, bare: &str) -> String {
    let user = bare.find([':', '%']).filter(|&at| at > 0 && !bare.contains("://"));
    let shown = match user {
        Some(at) => format!("{}{REDACTED}", &bare[..=at]),
        None => REDACTED.into(),
    };
    token.replacen(bare, &shown, 1)
}

/// Whether what follows `-p` is neither a number nor a word that a person would choose for anything else.
fn looks_secret(text: &str) -> bool {
    const SHORTEST: usize = 6;
    let has = |what: fn(char) -> bool| text.chars().any(what);
    let mixed = has(|c| c.is_ascii_uppercase()) && has(|c| c.is_ascii_lowercase());
    let marks = has(|c| "!@#$%^&*+~".contains(c));
    text.len() >= SHORTEST
        && has(|c| c.is_ascii_digit())
        && has(|c| c.is_ascii_alphabetic())
        && (mixed || marks)
        && !has(|c| "/=,:.".contains(c))
}
