//! Rows of text in columns, fitted to a width.

use page::cut;

/// Cells in columns. Columns are in the order of their importance: a narrow page loses them from the right.
pub struct Grid {
    /// Heading, and whether its cells are numbers.
    pub columns: Vec<(String, bool)>,
    /// Cells, as many as columns.
    pub rows: Vec<Vec<String>>,
}

const GAP: usize = 2;
const NARROWEST_TEXT: usize = 26;

impl Grid {
    /// Lines no longer than `width`, the heading first; and how many columns had no room.
    pub fn lines(&self, width: usize) -> (Vec<String>, usize) {
        let mut widths: Vec<usize> = self.columns.iter().map(|(heading, _)| length(heading)).collect();
        for row in &self.rows {
            for (widest, cell) in widths.iter_mut().zip(row) {
                *widest = (*widest).max(length(cell));
            }
        }
        let mut shown = widths.len();
        let least = |i: usize, w: usize| if self.columns[i].1 { w } else { w.min(NARROWEST_TEXT) };
        while shown > 1 && total((0..shown).map(|i| least(i, widths[i]))) > width {
            shown -= 1;
        }
        let dropped = widths.len() - shown;
        widths.truncate(shown);
        while total(widths.iter().copied()) > width {
            let Some((_, widest)) = widths
                .iter_mut()
                .enumerate()
                .filter(|(i, _)| !self.columns[*i].1)
                .max_by_key(|(_, w)| **w)
            else {
                break;
            };
            if *widest <= 4 {
                break;
            }
            *widest -= 1;
        }
        let headings: Vec<&str> = self.columns.iter().map(|(h, _)| h.as_str()).collect();
        let mut lines = vec![self.line(&headings, &widths)];
        for row in &self.rows {
            let cells: Vec<&str> = row.iter().map(String::as_str).collect();
            lines.push(self.line(&cells, &widths));
        }
        (lines, dropped)
    }

    fn line(&self, cells: &[&str], widths: &[usize]) -> String {
        let mut out = String::new();
        for (i, (cell, width)) in cells.iter().zip(widths).enumerate() {
            if i > 0 {
                out.push_str(&" ".repeat(GAP));
            }
            let cell = cut(cell, *width);
            let padding = " ".repeat(width - length(&cell));
            if self.columns[i].1 {
                out.push_str(&padding);
                out.push_str(&cell);
            } else {
                out.push_str(&cell);
                out.push_str(&padding);
            }
        }
        out.truncate(out.trim_end().len());
        out
    }
}

fn length(text: &str) -> usize {
    text.chars().count()
}

fn total(widths: impl ExactSizeIterator<Item = usize>) -> usize {
    let gaps = widths.len().saturating_sub(1) * GAP;
    widths.sum::<usize>() + gaps
}

/// `text` in lines of at most `width` characters, broken at spaces; a no-break space is none, a longer word stands alone.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split([' ', '\n', '\t']).filter(|w| !w.is_empty()) {
        if !line.is_empty() && length(&line) + 1 + length(word) > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Grid {
        Grid {
            columns: vec![
                ("Call".into(), false),
                ("Where".into(), false),
                ("Time".into(), true),
                ("Calls".into(), true),
            ],
            rows: vec![
                vec![
                    "MPI_Send".into(),
                    "a_rather_long_function_name (file.c:1)".into(),
                    "1.20 s".into(),
                    "12".into(),
                ],
                vec!["MPI_Recv".into(), "main".into(), "12.3 ms".into(), "1".into()],
            ],
        }
    }

    #[test]
    fn text_gives_way_before_numbers() {
        let (lines, dropped) = grid().lines(52);
        assert_eq!(dropped, 0);
        let expected = [
            "Call      Where                          Time  Calls",
            "MPI_Send  a_rather_long_… (file.c:1)   1.20 s     12",
            "MPI_Recv  main                        12.3 ms      1",
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn a_narrow_page_loses_columns_from_the_right() {
        let (lines, dropped) = grid().lines(46);
        assert_eq!(dropped, 1);
        assert!(lines.iter().all(|l| l.chars().count() <= 46), "{lines:?}");
    }

    #[test]
    fn words_wrap_and_no_break_spaces_hold() {
        assert_eq!(wrap("one two\u{a0}three four", 10), ["one", "two\u{a0}three", "four"]);
        assert_eq!(wrap("", 10), Vec::<String>::new());
    }
}
