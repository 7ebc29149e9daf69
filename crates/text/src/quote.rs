//! Words that a program reads back as they were.

use crate::visible;

/// A command line that a shell reads back as these words.
pub fn command_line(words: &[String]) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./=:,+%@".contains(c);
    let quoted = |word: &String| {
        if !word.is_empty() && word.chars().all(plain) {
            word.clone()
        } else {
            format!("'{}'", word.replace('\'', r"'\''"))
        }
    };
    words.iter().map(quoted).collect::<Vec<_>>().join(" ")
}

/// What spreadsheets take for a formula's beginning, behind blanks, too.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// A line of CSV: fields quoted where they must be, and where a spreadsheet would take the text of a program for a formula.
pub fn csv_record(fields: &[impl AsRef<str>]) -> String {
    let mut line = String::new();
    for (i, field) in fields.iter().enumerate() {
        if i > 0 {
            line.push(',');
        }
        let field = visible(field.as_ref());
        let formula = field.trim_start().starts_with(FORMULA) && field.parse::<f64>().is_err();
        if formula || field.contains([',', '"']) {
            line.push('"');
            if formula {
                line.push('\'');
            }
            line.push_str(&field.replace('"', "\"\""));
            line.push('"');
        } else {
            line.push_str(&field);
        }
    }
    line.push('\n');
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shell_reads_the_words_back() {
        let words = ["./app", "a b", "it's", "", "x=1"].map(String::from);
        assert_eq!(command_line(&words), r"./app 'a b' 'it'\''s' '' x=1");
    }

    #[test]
    fn fields_are_quoted_and_formulas_are_disarmed() {
        assert_eq!(csv_record(&["a", "b,c", "d\"e"]), "a,\"b,c\",\"d\"\"e\"\n");
        assert_eq!(csv_record(&["=HYPERLINK(1)", "-1.5"]), "\"'=HYPERLINK(1)\",-1.5\n");
        assert_eq!(csv_record(&[" =1+1", "＝1"]), "\"' =1+1\",\"'＝1\"\n");
        assert_eq!(csv_record(&["two\nlines"]), "two lines\n");
    }
}
