//! Names of options, variables and headers: whether what they name is a secret.

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

/// Whether what has this name is a secret.
pub fn is_secret(name: &str) -> bool {
    let name = name.to_ascii_uppercase();
    let name = name.trim_start_matches('-');
    SECRET.iter().any(|part| name.contains(part))
        || SECRET_BEGIN.iter().any(|begin| name.starts_with(begin))
        || SECRET_END.iter().any(|end| name.ends_with(end))
}

/// Whether the text can be a name at all.
pub(crate) fn is_name(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
}
