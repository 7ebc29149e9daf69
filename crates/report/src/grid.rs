//! Rows of text in columns, fitted to a width.

use text::{cut, is_sentence};

/// Cells in columns. Columns are in the order of their importance: a narrow page loses them from the right.
pub struct Grid {
    /// Heading, and whether its cells are numbers.
    pub columns: Vec<(String, bool)>,
    /// Cells, as many as columns.
    pub rows: Vec<Vec<String>>,
}

const GAP: usize = 2;
const NARROWEST_TEXT: usize = 26;
/// Of what a row is about, where that is longer.
const NARROWEST_NAME: usize = 34;
/// Lines of a cell; a longer text loses its middle, but for a sentence.
const MOST_LINES: usize = 3;

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
        let least = |i: usize, w: usize| match self.columns[i].1 {
            true => w,
            false if i == 0 && w > NARROWEST_NAME => NARROWEST_NAME,
            false => w.min(NARROWEST_TEXT),
        };
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
            lines.extend(self.wrapped(&cells, &widths));
        }
        (lines, dropped)
    }

    /// A row, over several lines where a text is longer than its column: a name that is cut may be another's.
    fn wrapped(&self, cells: &[&str], widths: &[usize]) -> Vec<String> {
        let parts: Vec<Vec<String>> = (cells.iter().zip(widths).enumerate())
            .map(|(i, (cell, width))| match self.columns[i].1 {
                true => vec![cell.to_string()],
                false => fitted(cell, *width),
            })
            .collect();
        let lines = parts.iter().map(Vec::len).max().unwrap_or(0);
        (0..lines)
            .map(|line| {
                let cells: Vec<&str> = parts
                    .iter()
                    .map(|part| part.get(line).map_or("", String::as_str))
                    .collect();
                self.line(&cells, widths)
            })
            .collect()
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

/// A cell in at most [`MOST_LINES`] lines, without its middle where it has more; a sentence whole.
fn fitted(text: &str, width: usize) -> Vec<String> {
    if is_sentence(text) {
        return broken(text, width);
    }
    let whole = length(text).min(MOST_LINES * width);
    // Lines that end where a part of a name does are not all full.
    (width..=whole)
        .rev()
        .map(|room| broken(&cut(text, room), width))
        .find(|lines| lines.len() <= MOST_LINES)
        .unwrap_or_else(|| broken(&cut(text, width.min(whole)), width))
}

/// A cell in lines of at most `width` characters: broken where a part of a name ends, else wherever it must be. What
/// goes on is indented.
fn broken(text: &str, width: usize) -> Vec<String> {
    const INDENT: usize = 2;
    let mut rest: Vec<char> = text.chars().collect();
    let mut lines = Vec::new();
    while !rest.is_empty() {
        let indent = if lines.is_empty() || width <= 2 * INDENT {
            0
        } else {
            INDENT
        };
        let room = (width - indent).max(1);
        let line = if rest.len() <= room {
            rest.len()
        } else {
            // At a space, else where a part of a name ends: before what opens, after what separates.
            let name_ends =
                |at: usize| matches!(rest[at], '(' | '<' | '[') || matches!(rest[at - 1], ':' | '/' | ',' | '_' | '>');
            let within = || (room / 3..=room).rev().filter(|at| *at > 0);
            (within()
                .find(|at| rest[*at] == ' ')
                .or_else(|| within().find(|at| name_ends(*at))))
            .unwrap_or(room)
        };
        let after = rest.split_off(line);
        let part: String = rest.into_iter().collect();
        lines.push(format!("{:indent$}{}", "", part.trim_end()));
        rest = after.into_iter().skip_while(|c| *c == ' ').collect();
    }
    if lines.is_empty() { vec![String::new()] } else { lines }
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
            "MPI_Send  a_rather_long_function_      1.20 s     12",
            "            name (file.c:1)",
            "MPI_Recv  main                        12.3 ms      1",
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn a_long_name_has_three_lines_and_room() {
        let name = "std::vector<std::pair<int, double>, std::allocator<std::pair<int, double> > >::push_back(std::pair<int, double> const&) (vector.tcc)";
        let numbers = ["90 %", "± 3 %", "90 %", "99.3 %", "0 %", "1 %"];
        let columns = ["Function", "Itself", "", "With callees", "Scalar", "Vector", "Memory"];
        let grid = Grid {
            columns: columns
                .iter()
                .enumerate()
                .map(|(i, name)| (name.to_string(), i > 0))
                .collect(),
            rows: vec![std::iter::once(name).chain(numbers).map(String::from).collect()],
        };
        let (lines, _) = grid.lines(78);
        let width = lines[0].find("  Itself").unwrap();
        assert!(lines.len() <= 1 + MOST_LINES && width >= NARROWEST_NAME, "{lines:#?}");
        assert!(lines.iter().all(|line| length(line) <= 78), "{lines:#?}");
        assert!(lines[1..].concat().contains('…'), "{lines:#?}");
    }

    #[test]
    fn a_sentence_is_never_cut() {
        let text = "Elapsed: 17.4 ms in A, 25.3 ms in B, +45.1 % ± 64 %; 4 runs of each side like these would decide, where 3 are there";
        let grid = Grid {
            columns: vec![("Fails if".into(), false), (String::new(), false)],
            rows: vec![vec!["elapsed > +30%".into(), text.into()]],
        };
        let (lines, _) = grid.lines(44);
        assert!(lines.len() > MOST_LINES + 1, "{lines:#?}");
        let told: Vec<&str> = lines[1..]
            .iter()
            .map(|line| line.get(16..).unwrap_or("").trim())
            .collect();
        assert_eq!(told.join(" "), text);
    }

    #[test]
    fn a_narrow_page_loses_columns_from_the_right() {
        let (lines, dropped) = grid().lines(46);
        assert_eq!(dropped, 1);
        assert!(lines.iter().all(|l| l.chars().count() <= 46), "{lines:?}");
    }
}
