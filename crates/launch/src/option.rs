//! Options: how one word that begins with a dash is read, and how many words belong to it.

use serde::Deserialize;

/// How a launcher reads dashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dashes {
    /// `-name` and `--name` are the same option.
    Alike,
    /// As the C library's getopt_long.
    Getopt,
}

impl Dashes {
    /// Whether two spellings are the same option.
    pub fn same(self, a: &str, b: &str) -> bool {
        match self {
            Dashes::Getopt => a == b,
            Dashes::Alike => undashed(a) == undashed(b),
        }
    }
}

/// What belongs to an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// So many words after it.
    Words(usize),
    /// `NAME VALUE` or `NAME=VALUE`.
    Pair,
    /// A value, only if joined to it.
    Joined,
    /// A word more if that names a shared library.
    Library,
    /// Nothing; and no program is started.
    Prints,
    /// A file with the programs.
    File,
}

/// The options of one launcher, by what they take; each text is a list of words.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Options {
    none: String,
    one: String,
    two: String,
    pair: String,
    optional: String,
    library: String,
    print: String,
    file: String,
}

/// An option as found on a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// As the table spells it, or as typed.
    pub name: String,
    /// Its (first) value.
    pub value: Option<String>,
    /// What it takes.
    pub takes: Takes,
}

/// Why a word could not be read as an option.
#[derive(Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The table does not have it.
    Unknown(String),
    /// The line ends before its value.
    LacksValue(String),
}

impl Options {
    /// The lists in the order in which they are searched, with what their options take.
    fn lists(&self) -> [(&str, Takes); 8] {
        [
            (&self.print, Takes::Prints),
            (&self.file, Takes::File),
            (&self.pair, Takes::Pair),
            (&self.two, Takes::Words(2)),
            (&self.one, Takes::Words(1)),
            (&self.library, Takes::Library),
            (&self.optional, Takes::Joined),
            (&self.none, Takes::Words(0)),
        ]
    }

    /// Adds the options of another launcher.
    pub fn extend(&mut self, other: &Options) {
        let join = |mine: &mut String, theirs: &str| *mine = format!("{mine} {theirs}");
        join(&mut self.none, &other.none);
        join(&mut self.one, &other.one);
        join(&mut self.two, &other.two);
        join(&mut self.pair, &other.pair);
        join(&mut self.optional, &other.optional);
        join(&mut self.library, &other.library);
        join(&mut self.print, &other.print);
        join(&mut self.file, &other.file);
    }

    /// Every spelling in the table.
    #[cfg(test)]
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.lists().into_iter().flat_map(|(list, _)| list.split_whitespace())
    }

    /// What an option takes, by its exact spelling.
    pub fn find(&self, name: &str, dashes: Dashes) -> Option<Takes> {
        let has = |list: &str| list.split_whitespace().any(|known| dashes.same(known, name));
        self.lists()
            .into_iter()
            .find(|(list, _)| has(list))
            .map(|(_, takes)| takes)
    }

    /// Reads the option at the start of `words`: the options in that word, and how many words belong to them. An error for one
    /// that is not known, or lacks its value.
    pub fn read(&self, words: &[String], dashes: Dashes) -> Result<(Vec<Found>, usize), Trouble> {
        let Some(word) = words.first() else {
            return Ok((Vec::new(), 0));
        };
        match dashes {
            Dashes::Alike => self.read_alike(word, words),
            Dashes::Getopt if word.starts_with("--") => self.read_long(word, words),
            Dashes::Getopt => self.read_short(word, words),
        }
    }

    fn read_alike(&self, word: &str, words: &[String]) -> Result<(Vec<Found>, usize), Trouble> {
        if let Some(takes) = self.find(word, Dashes::Alike) {
            return separate(word, takes, words);
        }
        if let Some((name, value)) = word.split_once('=')
            && let Some(takes) = self.find(name, Dashes::Alike)
        {
            return joined(name, value, takes, words);
        }
        let letters = undashed(word);
        if word.starts_with("--") || letters.is_empty() {
            return Err(Trouble::Unknown(word.to_string()));
        }
        let short = |letter: char| self.find(&format!("-{letter}"), Dashes::Alike);
        // -n4
        let mut rest = letters.chars();
        if let Some(first) = rest.next()
            && short(first) == Some(Takes::Words(1))
            && !rest.as_str().is_empty()
            && rest.as_str().chars().all(|c| c.is_ascii_digit())
        {
            return joined(&format!("-{first}"), rest.as_str(), Takes::Words(1), words);
        }
        // -qv
        if letters.chars().all(|letter| short(letter) == Some(Takes::Words(0))) {
            let found = |letter| Found {
                name: format!("-{letter}"),
                value: None,
                takes: Takes::Words(0),
            };
            return Ok((letters.chars().map(found).collect(), 1));
        }
        Err(Trouble::Unknown(word.to_string()))
    }

    fn read_long(&self, word: &str, words: &[String]) -> Result<(Vec<Found>, usize), Trouble> {
        let (name, value) = match word.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (word, None),
        };
        let Some((name, takes)) = self.find_long(name) else {
            // An option with its value in the same word takes no other, whatever it means.
            return match value {
                Some(value) => joined(name, value, Takes::Joined, words),
                None => Err(Trouble::Unknown(word.to_string())),
            };
        };
        match value {
            Some(value) => joined(name, value, takes, words),
            None => separate(name, takes, words),
        }
    }

    /// The long option of this name, or the one that it abbreviates. Several may fit if all take the same.
    fn find_long<'a>(&'a self, name: &'a str) -> Option<(&'a str, Takes)> {
        if let Some(takes) = self.find(name, Dashes::Getopt) {
            return Some((name, takes));
        }
        let lists = self.lists().into_iter();
        let mut fits = lists
            .flat_map(|(list, takes)| list.split_whitespace().map(move |known| (known, takes)))
            .filter(|(known, _)| name.len() > 2 && known.starts_with(name));
        let (known, takes) = fits.next()?;
        let (mut alone, mut alike) = (true, true);
        for (_, other) in fits {
            alone = false;
            alike &= other == takes;
        }
        alike.then_some((if alone { known } else { name }, takes))
    }

    fn read_short(&self, word: &str, words: &[String]) -> Result<(Vec<Found>, usize), Trouble> {
        if let Some(takes) = self.find(word, Dashes::Getopt) {
            return separate(word, takes, words);
        }
        let mut found = Vec::new();
        let mut rest = word.strip_prefix('-').unwrap_or(word).chars();
        while let Some(letter) = rest.next() {
            let name = format!("-{letter}");
            let Some(takes) = self.find(&name, Dashes::Getopt) else {
                return Err(Trouble::Unknown(if found.is_empty() { word.to_string() } else { name }));
            };
            if takes == Takes::Words(0) || takes == Takes::Prints {
                found.push(Found {
                    name,
                    value: None,
                    takes,
                });
                continue;
            }
            let (last, used) = match rest.as_str() {
                "" => separate(&name, takes, words)?,
                value => joined(&name, value, takes, words)?,
            };
            found.extend(last);
            return Ok((found, used));
        }
        Ok((found, 1))
    }
}

/// The option stands alone in its word: its values follow.
fn separate(name: &str, takes: Takes, words: &[String]) -> Result<(Vec<Found>, usize), Trouble> {
    let next = words.get(1).map(String::as_str);
    let count = match takes {
        Takes::Words(count) => count,
        Takes::Pair if next.is_some_and(|word| word.contains('=')) => 1,
        Takes::Pair => 2,
        Takes::File => 1,
        Takes::Library if next.is_some_and(|word| word.ends_with(".so") || word.contains(".so.")) => 1,
        Takes::Library | Takes::Joined | Takes::Prints => 0,
    };
    if words.len() <= count && takes != Takes::File {
        return Err(Trouble::LacksValue(name.to_string()));
    }
    let value = next.filter(|_| count > 0).map(str::to_string);
    Ok((
        vec![Found {
            name: name.to_string(),
            value,
            takes,
        }],
        1 + count.min(words.len() - 1),
    ))
}

/// The option and its first value are in one word.
fn joined(name: &str, value: &str, takes: Takes, words: &[String]) -> Result<(Vec<Found>, usize), Trouble> {
    let more = match takes {
        Takes::Words(count) => count.saturating_sub(1),
        Takes::Pair if !value.contains('=') => 1,
        _ => 0,
    };
    if words.len() <= more {
        return Err(Trouble::LacksValue(name.to_string()));
    }
    Ok((
        vec![Found {
            name: name.to_string(),
            value: Some(value.to_string()),
            takes,
        }],
        1 + more,
    ))
}

fn undashed(word: &str) -> &str {
    let word = word.strip_prefix('-').unwrap_or(word);
    word.strip_prefix('-').unwrap_or(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options() -> Options {
        Options {
            none: "-v -q --verbose --version-only".into(),
            one: "-n --number -cc --nodes".into(),
            optional: "-I --immediate".into(),
            pair: "--env".into(),
            ..Options::default()
        }
    }

    type Read = (Vec<(String, Option<String>)>, usize);

    fn read(line: &str, dashes: Dashes) -> Result<Read, Trouble> {
        let words: Vec<String> = line.split(' ').map(str::to_string).collect();
        let (found, used) = options().read(&words, dashes)?;
        Ok((found.into_iter().map(|f| (f.name, f.value)).collect(), used))
    }

    fn one(name: &str, value: Option<&str>, used: usize) -> Read {
        (vec![(name.to_string(), value.map(str::to_string))], used)
    }

    #[test]
    fn getopt_reads_joined_separate_and_cut_forms() {
        let g = |line| read(line, Dashes::Getopt);
        assert_eq!(g("-n4 ./a"), Ok(one("-n", Some("4"), 1)));
        assert_eq!(g("-n 4 ./a"), Ok(one("-n", Some("4"), 2)));
        assert_eq!(g("--number=4 ./a"), Ok(one("--number", Some("4"), 1)));
        assert_eq!(g("--num 4 ./a"), Ok(one("--number", Some("4"), 2)));
        assert_eq!(g("-cc 4 ./a"), Ok(one("-cc", Some("4"), 2)));
        assert_eq!(g("-I ./a"), Ok(one("-I", None, 1)));
        assert_eq!(g("-I5 ./a"), Ok(one("-I", Some("5"), 1)));
        assert_eq!(g("--new=5 ./a"), Ok(one("--new", Some("5"), 1)));
        let cluster = vec![
            ("-v".to_string(), None),
            ("-q".to_string(), None),
            ("-n".to_string(), Some("2".to_string())),
        ];
        assert_eq!(g("-vqn 2 ./a"), Ok((cluster, 2)));
    }

    #[test]
    fn getopt_refuses_what_it_cannot_know() {
        let g = |line| read(line, Dashes::Getopt);
        assert_eq!(g("--new 5"), Err(Trouble::Unknown("--new".into())));
        assert_eq!(g("-z"), Err(Trouble::Unknown("-z".into())));
        assert_eq!(g("-vz"), Err(Trouble::Unknown("-z".into())));
        assert_eq!(g("-n"), Err(Trouble::LacksValue("-n".into())));
        // --ver fits two that take the same; --n fits two that take the same.
        assert!(g("--ver").is_ok());
    }

    #[test]
    fn alike_reads_either_number_of_dashes() {
        let a = |line| read(line, Dashes::Alike);
        assert_eq!(a("-number 4"), Ok(one("-number", Some("4"), 2)));
        assert_eq!(a("--n 4"), Ok(one("--n", Some("4"), 2)));
        assert_eq!(a("-n4"), Ok(one("-n", Some("4"), 1)));
        assert_eq!(a("-n=4"), Ok(one("-n", Some("4"), 1)));
        assert_eq!(a("-env A=b c"), Ok(one("-env", Some("A=b"), 2)));
        assert_eq!(a("-env A b c"), Ok(one("-env", Some("A"), 3)));
        assert_eq!(a("-env=A b c"), Ok(one("-env", Some("A"), 2)));
        assert_eq!(a("-vq"), Ok((vec![("-v".into(), None), ("-q".into(), None)], 1)));
        assert_eq!(a("-nope"), Err(Trouble::Unknown("-nope".into())));
        assert_eq!(a("--n-"), Err(Trouble::Unknown("--n-".into())));
    }
}
