//! Nothing in the tree may be about one machine or one person's folders.

use std::path::Path;

/// Hosts that may be named: where the project lives, licences, standards and the sources of facts.
const HOSTS: &[&str] = &[
    "crates.io",
    "doi.org",
    "docs.open-mpi.org",
    "example.org",
    "github.com",
    "json-schema.org",
    "man7.org",
    "opensource.org",
    "www.apache.org",
    "www.mpi-forum.org",
    "www.mpich.org",
    "www.speedscope.app",
    "www.w3.org",
];

/// Folders that only exist on somebody's machine. (`home` is what fixtures are made of.)
const FOLDERS: &[&str] = &["root", "Users", "work"];

/// Lines that name such a folder or another host.
pub fn broken(root: &Path, files: &[String]) -> anyhow::Result<Vec<String>> {
    let mut problems = Vec::new();
    // What a registry says of packages is not ours to say.
    let lists = ["Cargo.lock", "package-lock.json"];
    let ours = |name: &&String| !lists.contains(&text::file_name(name));
    for name in files.iter().filter(ours) {
        let Ok(text) = std::fs::read_to_string(root.join(name)) else {
            continue;
        };
        for (number, line) in text.lines().enumerate() {
            if let Some(word) = local_folder(line).or_else(|| foreign_host(line)) {
                problems.push(format!("{name}:{} says {word}", number + 1));
            }
        }
    }
    Ok(problems)
}

/// `/<folder>/` at the start of a path.
fn local_folder(line: &str) -> Option<String> {
    for folder in FOLDERS {
        let needle = format!("/{folder}/");
        for (index, _) in line.match_indices(&needle) {
            let before = line[..index].chars().next_back();
            if !before.is_some_and(|c| c.is_alphanumeric() || "._-~*/>})$".contains(c)) {
                return Some(needle);
            }
        }
    }
    None
}

fn foreign_host(line: &str) -> Option<String> {
    for rest in line.split("https://").skip(1).chain(line.split("http://").skip(1)) {
        let host: String = rest
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || ".-".contains(*c))
            .collect();
        let local = !host.contains('.') || host.starts_with("127.");
        if !local && !HOSTS.contains(&host.as_str()) {
            return Some(host);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{foreign_host, local_folder};

    #[test]
    fn folders_of_one_machine_are_found_where_a_path_begins() {
        let theirs = ["", "Users", "someone", "x"].join("/");
        assert!(local_folder(&format!("see {theirs}")).is_some());
        assert!(local_folder(&format!("tests{theirs}")).is_none());
    }

    #[test]
    fn hosts_are_known_or_told() {
        assert_eq!(foreign_host("see https://github.com/a/b"), None);
        assert_eq!(foreign_host("see http://localhost:80/"), None);
        assert_eq!(
            foreign_host(&format!("from https:{}index.invalid/simple", "//")),
            Some("index.invalid".into())
        );
    }
}
