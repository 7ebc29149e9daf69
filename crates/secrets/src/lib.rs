//! Command lines and values of variables as they may be kept and shown: secrets are replaced, and words quoted.
//!
//! What is looked at are *tokens*: a word of a command line without white space is one; a word with white space, as what
//! follows `sh -c`, has several, and what one of them says of the next holds there too.

/// Stands for what is not shown.
const REDACTED: &str = "[redacted]";

/// Parts of a name that tell a secret, however it is written.
const SECRET: &[&str] = &[
    "TOKEN",
    "KEY",
    "PASS",
    "SECRET",
    "CREDENTIAL",
    "AUTH",
    "COOKIE",
    "PRIVATE",
    "JWT",
    "SESSION",
    "SIGNATURE",
];

/// How names begin and end of which all are secret.
const SECRET_BEGIN: &[&str] = &["AWS_"];
const SECRET_END: &[&str] = &["_PWD", "_PW"];

/// Names of a URL's query that tell a secret, beside those.
const SECRET_QUERY: &[&str] = &["SIG", "PWD", "PW", "OTP", "CODE"];

/// How tokens of well-known services begin; shorter than this they are something else.
const TOKENS: &[&str] = &[
    "ghp_",
    "gho_",
    "ghs_",
    "github_pat_",
    "glpat-",
    "xoxb-",
    "xoxp-",
    "hf_",
    "AKIA",
    "eyJ",
];
const SHORTEST_TOKEN: usize = 20;

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

/// Whether what has this name is a secret.
pub fn is_secret(name: &str) -> bool {
    let name = name.to_ascii_uppercase();
    let name = name.trim_start_matches('-');
    SECRET.iter().any(|part| name.contains(part))
        || SECRET_BEGIN.iter().any(|begin| name.starts_with(begin))
        || SECRET_END.iter().any(|end| name.ends_with(end))
}

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

fn is_name(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
}

/// Replaces the password in `scheme://user:password@host`, and a token that stands for the user.
fn without_users(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("://") {
        let (scheme, after) = rest.split_at(at + 3);
        shown.push_str(scheme);
        let authority = &after[..after.find(['/', '?', '#', ',', ' ']).unwrap_or(after.len())];
        // A password may hold what should have been escaped; a port is a number.
        let port = |text: &str| text.rsplit(':').next().is_some_and(|port| port.parse::<u16>().is_ok());
        let end = match authority.rfind('@') {
            Some(end) => Some(end),
            None if authority.contains(':') && !port(authority) => after.rfind('@'),
            None => None,
        };
        rest = match end {
            Some(end) => {
                let user = &after[..end];
                match user.split_once(':') {
                    Some((user, _)) => shown.push_str(&format!("{user}:{REDACTED}")),
                    None if scheme.to_ascii_lowercase().contains("http") => shown.push_str(REDACTED),
                    None => shown.push_str(user),
                }
                &after[end..]
            }
            None => after,
        };
    }
    shown + rest
}

/// Replaces what begins as the tokens of well-known services do.
fn without_tokens(text: &str) -> String {
    let part = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(|c| !part(c)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        let known = word.len() >= SHORTEST_TOKEN && TOKENS.iter().any(|begin| word.starts_with(begin));
        shown.push_str(if known { REDACTED } else { word });
        let next = after.find(part).unwrap_or(after.len());
        shown.push_str(&after[..next]);
        rest = &after[next..];
    }
    shown
}

/// Replaces the values of `NAME=value` whose name tells a secret, wherever in a token: `--export=ALL,API_KEY=x`,
/// `https://host/?a=1&token=x`. In a query the value ends with its part, else with the token.
fn without_assignments(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    let mut in_query = false;
    while let Some(at) = rest.find('=') {
        let (before, value) = rest.split_at(at + 1);
        in_query |= before.contains(['?', '#']);
        let start = before[..at].rfind(|c: char| !is_name(c.encode_utf8(&mut [0; 4])));
        let name = &before[start.map_or(0, |start| {
            start + before[start..].chars().next().map_or(1, char::len_utf8)
        })..at];
        shown.push_str(before);
        let upper = name.to_ascii_uppercase();
        rest = value;
        if is_secret(name) || in_query && SECRET_QUERY.contains(&upper.as_str()) {
            let end = if in_query {
                value.find(['&', '#', '"', '\'', ';'])
            } else {
                None
            };
            shown.push_str(REDACTED);
            rest = &value[end.unwrap_or(value.len())..];
        }
    }
    shown + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Of a command line whose words stand between bars.
    fn shown(line: &str) -> String {
        let words: Vec<String> = line.split('|').map(str::to_string).collect();
        redacted(&words).join("|")
    }

    #[test]
    fn options_and_assignments() {
        for (line, expected) in [
            ("app|--token=abc|--n|4", "app|--token=[redacted]|--n|4"),
            ("app|--api-key|abc|in.txt", "app|--api-key|[redacted]|in.txt"),
            ("app|--password|abc|--n|4", "app|--password|[redacted]|--n|4"),
            ("app|--password|--n|4", "app|--password|--n|4"),
            ("app|--password=a=b&c|4", "app|--password=[redacted]|4"),
            ("env|PASSWORD=x|./app", "env|PASSWORD=[redacted]|./app"),
            (
                "env|AWS_ACCESS_KEY_ID=x|AWS_X=y|./app",
                "env|AWS_ACCESS_KEY_ID=[redacted]|AWS_X=[redacted]|./app",
            ),
            (
                "env|MYSQL_PWD=x|PWD=/tmp|./app",
                "env|MYSQL_PWD=[redacted]|PWD=/tmp|./app",
            ),
            (
                "srun|--export=ALL,API_KEY=x|./app",
                "srun|--export=ALL,API_KEY=[redacted]|./app",
            ),
            (
                "mpirun|-x|DB_SECRET=x|-x|N=4|./app",
                "mpirun|-x|DB_SECRET=[redacted]|-x|N=4|./app",
            ),
            ("app|keys/turkey.dat|--size=4", "app|keys/turkey.dat|--size=4"),
        ] {
            assert_eq!(shown(line), expected);
        }
    }

    #[test]
    fn addresses() {
        for (line, expected) in [
            ("get|ftp://me:pw@host/file", "get|ftp://me:[redacted]@host/file"),
            ("get|https://me:p/w@d@host/x", "get|https://me:[redacted]@host/x"),
            ("get|https://0123abcd@host/x", "get|https://[redacted]@host/x"),
            ("git|clone|ssh://git@host/x", "git|clone|ssh://git@host/x"),
            ("get|http://host:80/a@b", "get|http://host:80/a@b"),
            (
                "get|https://host/x?a=1&token=t&b=2",
                "get|https://host/x?a=1&token=[redacted]&b=2",
            ),
            (
                "get|https://host/x?sv=1&sig=a%2Bb%3D&se=3",
                "get|https://host/x?sv=1&sig=[redacted]&se=3",
            ),
            (
                "get|host/x?a=1&X-Amz-Signature=t#top",
                "get|host/x?a=1&X-Amz-Signature=[redacted]#top",
            ),
            (
                "get|https://host/#access_token=t",
                "get|https://host/#access_token=[redacted]",
            ),
            ("get|a://u:1@h,b://v:2@g", "get|a://u:[redacted]@h,b://v:[redacted]@g"),
            (
                "get|--url=https://u:p@h/?key=k",
                "get|--url=https://u:[redacted]@h/?key=[redacted]",
            ),
        ] {
            assert_eq!(shown(line), expected);
        }
    }

    #[test]
    fn headers() {
        for (line, expected) in [
            (
                "curl|-H|Authorization: Bearer abc|u",
                "curl|-H|Authorization: Bearer [redacted]|u",
            ),
            (
                "curl|-H|Authorization:|Bearer|abc|u",
                "curl|-H|Authorization:|Bearer|[redacted]|u",
            ),
            ("curl|-H|authorization: abc|u", "curl|-H|authorization: [redacted]|u"),
            ("curl|-H|X-Api-Key: abc|u", "curl|-H|X-Api-Key: [redacted]|u"),
            ("curl|-H|Cookie: a=b; c=d|u", "curl|-H|Cookie: [redacted] [redacted]|u"),
            (
                "curl|-HAuthorization:Basic abc|u",
                "curl|-HAuthorization:[redacted] [redacted]|u",
            ),
            (
                "sh|-c|curl -H \"Authorization: Bearer abc\" u",
                "sh|-c|curl -H \"Authorization: Bearer [redacted] u",
            ),
            (
                "sh|-c|app --token abc 'https://h/?token=x' y",
                "sh|-c|app --token [redacted] 'https://h/?token=[redacted]' y",
            ),
            ("app|bearer|abc", "app|bearer|[redacted]"),
        ] {
            let shown = shown(line);
            assert_eq!(shown.replace("\" u", " u"), expected);
            assert!(!shown.contains("abc"));
        }
    }

    #[test]
    fn letters_before_passwords() {
        for (line, expected) in [
            ("mysql|-uroot|-psecret|db", "mysql|-uroot|-p[redacted]|db"),
            ("/usr/bin/mysqldump|-p8|db", "/usr/bin/mysqldump|-p[redacted]|db"),
            ("mpirun|-np|4|mysql|-p8", "mpirun|-np|4|mysql|-p[redacted]"),
            (
                "sshpass|-p|secret|ssh|-p|22|h",
                "sshpass|-p|[redacted]|ssh|-p|[redacted]|h",
            ),
            ("curl|-u|me:secret|u", "curl|-u|me:[redacted]|u"),
            ("7z|x|-psecret|a.7z", "7z|x|-p[redacted]|a.7z"),
            ("app|-pHunter2x", "app|-p[redacted]"),
        ] {
            assert_eq!(shown(line), expected);
        }
        for line in [
            "app|-p|8",
            "app|-p8",
            "mpirun|-np|8|./app",
            "srun|-pdebug|-n|4|./app",
            "srun|-pgpu_a100|./app",
            "mkdir|-p|/a/b",
            "gcc|-pthread|-pipe|-pg|-pedantic",
            "ssh|-p2222|host",
            "app|-prefix=/opt/x",
            "app|a@b|x:y|key:4|4x4x4",
        ] {
            assert_eq!(shown(line), line);
        }
    }

    #[test]
    fn tokens_of_services() {
        let jwt = format!("eyJ{}.eyJ{}.x", "a".repeat(20), "b".repeat(20));
        assert_eq!(shown(&format!("app|{jwt}")), "app|[redacted]");
        assert_eq!(shown(&format!("app|x:ghp_{}", "1".repeat(36))), "app|x:[redacted]");
        assert_eq!(shown("app|hf_model|eyJ"), "app|hf_model|eyJ");
    }

    proptest! {
        #[test]
        fn any_text_is_survived(words in proptest::collection::vec("\\PC{0,40}", 0..8)) {
            prop_assert_eq!(redacted(&words).len(), words.len());
        }

        #[test]
        fn marks_are_survived(text in "[-a-z:/@?&=#%'\" ]{0,40}") {
            redacted_text(&text);
        }
    }
}
