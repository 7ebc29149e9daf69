//! Texts that columns refer to by number; text 0 is empty.

use std::collections::HashMap;

/// Texts, each once.
#[derive(Clone, Debug)]
pub(crate) struct Texts {
    texts: Vec<String>,
    numbers: HashMap<String, u32>,
    longest: usize,
    cut: usize,
}

impl Texts {
    /// Texts of at most so many bytes; longer ones are cut, but never taken for one another.
    pub fn new(longest: usize) -> Texts {
        Texts {
            texts: vec![String::new()],
            numbers: HashMap::from([(String::new(), 0)]),
            longest,
            cut: 0,
        }
    }

    /// The number of a text.
    pub fn number(&mut self, text: &str) -> u32 {
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        let number = self.texts.len() as u32;
        if text.len() > self.longest {
            self.cut += 1;
            let end = (0..=self.longest).rev().find(|at| text.is_char_boundary(*at));
            self.texts.push(format!("{}…", &text[..end.unwrap_or(0)]));
        } else {
            self.texts.push(text.to_string());
        }
        self.numbers.insert(text.to_string(), number);
        number
    }

    /// The texts so far, by number.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// How many were cut.
    pub fn cut(&self) -> usize {
        self.cut
    }

    /// The texts by number, and the numbers by text as it was before it was cut.
    pub fn into_parts(self) -> (Vec<String>, HashMap<String, u32>) {
        (self.texts, self.numbers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_between_letters_and_stay_apart() {
        let mut texts = Texts::new(3);
        assert_eq!(texts.number(""), 0);
        assert_eq!(
            (texts.number("aaü1"), texts.number("aaü2"), texts.number("aaü1")),
            (1, 2, 1)
        );
        assert_eq!(texts.number("abc"), 3);
        assert_eq!(texts.cut(), 2);
        assert_eq!(texts.into_parts().0, ["", "aa…", "aa…", "abc"]);
    }
}
