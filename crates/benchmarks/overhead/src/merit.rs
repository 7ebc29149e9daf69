//! A figure of merit that the program prints.

use crate::Error;
use regex_lite::Regex;

/// How to find it: a regular expression with one group, which is the number.
#[derive(Debug)]
pub struct Merit {
    expression: Regex,
    /// More is better: a rate, not a time.
    pub larger: bool,
}

impl Merit {
    /// `expression` as typed. An error where it is no regular expression, or has not exactly one group.
    pub fn new(expression: &str, larger: bool) -> Result<Self, Error> {
        let wrong = |why: &str| Error::Merit {
            expression: expression.into(),
            why: why.into(),
        };
        let compiled = Regex::new(&format!("(?m){expression}"))
            .map_err(|error| wrong(&format!("is no regular expression: {error}")))?;
        match compiled.captures_len() {
            2 => Ok(Self {
                expression: compiled,
                larger,
            }),
            _ => Err(wrong(
                "needs one group in parentheses around the number, as in 'Time: ([0-9.]+)'; (?: ) makes no group",
            )),
        }
    }

    /// The last number in the output that the expression finds; programs print their result at the end.
    pub fn find(&self, output: &str) -> Option<f64> {
        self.expression
            .captures_iter(output)
            .filter_map(|found| found.get(1)?.as_str().trim().parse::<f64>().ok())
            .filter(|number| number.is_finite() && *number > 0.0)
            .last()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_number_counts() {
        let merit = Merit::new(r"^Time: ([0-9.eE+-]+) s", false).unwrap();
        assert_eq!(merit.find("Time: 1.5 s\nTime: 2.5e1 s\nno Time: 9 s\n"), Some(25.0));
        for none in ["", "Time: 0 s", "Time: . s", "Time: -1 s", "Time: 1e999 s"] {
            assert_eq!(merit.find(none), None, "{none}");
        }
    }

    #[test]
    fn an_expression_has_one_group() {
        for wrong in ["Time", "(a)(b)", "("] {
            let error = Merit::new(wrong, false).unwrap_err().to_string();
            assert!(error.contains("--fom"), "{error}");
        }
        assert!(Merit::new("(?:a|b) ([0-9]+)", true).unwrap().larger);
    }
}
