use crate::*;
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
