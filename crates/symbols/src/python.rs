//! From the place of an instruction in a code object of Python to its line.

/// The line of the instruction in unit `place` (of two bytes), by the table of lines of Python 3.`minor`: where the table
/// says so. `None` is code that belongs to no line, or lies beyond the table.
pub fn python_line(minor: u8, table: &[u8], first_line: u32, place: u32) -> Option<u32> {
    let line = match minor {
        ..=9 => by_numbers(table, first_line, place),
        10 => by_ranges(table, first_line, place),
        _ => by_locations(table, first_line, place),
    };
    line.and_then(|line| u32::try_from(line).ok()).filter(|line| *line > 0)
}

/// Up to 3.9, co_lnotab: pairs of bytes and lines to go on.
fn by_numbers(table: &[u8], first_line: u32, place: u32) -> Option<i64> {
    let (mut line, mut at, wanted) = (i64::from(first_line), 0, 2 * u64::from(place));
    for [bytes, lines] in table.as_chunks::<2>().0 {
        at += u64::from(*bytes);
        if at > wanted {
            break;
        }
        line += i64::from(*lines as i8);
    }
    Some(line)
}

/// 3.10, co_linetable: pairs of the bytes that a range has and the lines from the range before to it; −128 is no line.
fn by_ranges(table: &[u8], first_line: u32, place: u32) -> Option<i64> {
    let (mut line, mut end, wanted) = (i64::from(first_line), 0, 2 * u64::from(place));
    let mut known = true;
    for [bytes, lines] in table.as_chunks::<2>().0 {
        match *lines as i8 {
            0 => {}
            -128 => known = false,
            lines => {
                line += i64::from(lines);
                known = true;
            }
        }
        end += u64::from(*bytes);
        if wanted < end {
            return known.then_some(line);
        }
    }
    None
}

/// From 3.11 on, the location table: entries that begin with a byte of which the highest bit is set.
fn by_locations(table: &[u8], first_line: u32, place: u32) -> Option<i64> {
    let (mut line, mut end) = (i64::from(first_line), 0);
    let mut bytes = table.iter().copied();
    while let Some(first) = bytes.next() {
        let (code, units) = (first >> 3 & 15, u32::from(first & 7) + 1);
        let (step, known) = match code {
            0..=9 => (skip(&mut bytes, 1), true),
            10..=12 => (skip(&mut bytes, 2).map(|_| i64::from(code) - 10), true),
            13 => (signed(&mut bytes), true),
            14 => {
                let step = signed(&mut bytes);
                (step.filter(|_| (0..3).all(|_| number(&mut bytes).is_some())), true)
            }
            _ => (Some(0), false),
        };
        line = line.wrapping_add(step?);
        end += units;
        if place < end {
            return known.then_some(line);
        }
    }
    None
}

/// Passes over bytes; a step of no lines.
fn skip(bytes: &mut impl Iterator<Item = u8>, count: usize) -> Option<i64> {
    (0..count).all(|_| bytes.next().is_some()).then_some(0)
}

/// Six bits a byte, the lowest first; the seventh says that more follow.
fn number(bytes: &mut impl Iterator<Item = u8>) -> Option<u64> {
    let (mut value, mut shift) = (0u64, 0);
    loop {
        let byte = bytes.next()?;
        value |= u64::from(byte & 63).checked_shl(shift).unwrap_or(0);
        shift += 6;
        if byte & 64 == 0 {
            return Some(value);
        }
    }
}

/// The lowest bit is the sign.
fn signed(bytes: &mut impl Iterator<Item = u8>) -> Option<i64> {
    let value = number(bytes)?;
    let size = (value >> 1) as i64;
    Some(if value & 1 != 0 { -size } else { size })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of `def f(x):\n    y = x + 1\n    return y\n` in line 1, as each version compiled it, with the bytes of its code.
    const F: [(u8, &[u8], u32); 3] = [
        (9, &[0, 1, 8, 1], 6),
        (10, &[8, 1, 4, 1], 6),
        (
            12,
            &[128, 0, 216, 8, 9, 136, 65, 137, 5, 128, 65, 216, 11, 12, 128, 72],
            8,
        ),
    ];

    #[test]
    fn each_version_has_a_table_of_its_own() {
        for (minor, table, units) in F {
            let lines: Vec<_> = (0..units)
                .map(|place| python_line(minor, table, 1, place).unwrap())
                .collect();
            let body = &lines[lines.iter().position(|line| *line == 2).unwrap()..];
            assert!(
                body.is_sorted() && body.contains(&2) && body.last() == Some(&3),
                "3.{minor}: {lines:?}"
            );
        }
    }

    #[test]
    fn lines_go_back_and_may_be_missing() {
        // Two units in line 7, two in 5, one in none, one in 6.
        assert_eq!(
            [0, 1, 2, 3, 4, 5, 6].map(|place| python_line(10, &[4, 0, 4, 254, 2, 128, 2, 1], 7, place)),
            [Some(7), Some(7), Some(5), Some(5), None, Some(6), None]
        );
        let table = [
            0x80 | 13 << 3 | 1,
            0,
            0x80 | 13 << 3 | 1,
            5,
            0x80 | 15 << 3,
            0x80 | 11 << 3,
            0,
            0,
        ];
        assert_eq!(
            [0, 1, 2, 3, 4, 5, 6].map(|place| python_line(13, &table, 7, place)),
            [Some(7), Some(7), Some(5), Some(5), None, Some(6), None]
        );
    }

    #[test]
    fn any_table_is_survived() {
        let mut seed = 1u32;
        let mut byte = || {
            seed = seed.wrapping_mul(1664525).wrapping_add(1013904223);
            (seed >> 24) as u8
        };
        for round in 0..10000u32 {
            let table: Vec<u8> = (0..round % 64).map(|_| byte()).collect();
            for minor in [9, 10, 11] {
                let _ = python_line(minor, &table, u32::MAX - round, round % 100);
            }
        }
    }
}
