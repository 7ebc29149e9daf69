//! Secrets that are told by what stands around them, or by how they begin, wherever in a token.

use crate::name::{is_name, is_secret};

/// Stands for what is not shown.
pub(crate) const REDACTED: &str = "[redacted]";

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

/// Replaces the password in `scheme://user:password@host`, and a token that stands for the user.
pub(crate) fn without_users(text: &str) -> String {
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
pub(crate) fn without_tokens(text: &str) -> String {
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
pub(crate) fn without_assignments(text: &str) -> String {
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
