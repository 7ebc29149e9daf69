//! Lists of numbers as Linux writes them: `0-3,8`.

use std::ops::RangeInclusive;

/// The spans of a list, in its order. What cannot be read, and a span that ends before it begins, is left out.
pub fn spans(list: &str) -> impl Iterator<Item = RangeInclusive<u32>> + '_ {
    list.split(',').filter_map(|part| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let span = first.trim().parse().ok()?..=last.trim().parse().ok()?;
        (!span.is_empty()).then_some(span)
    })
}

/// The list of these spans; those that touch are one.
pub fn list(spans: impl IntoIterator<Item = RangeInclusive<u32>>) -> String {
    let mut spans: Vec<_> = spans.into_iter().map(RangeInclusive::into_inner).collect();
    spans.sort_unstable();
    let mut joined: Vec<(u32, u32)> = Vec::new();
    for (first, last) in spans {
        match joined.last_mut() {
            Some((_, end)) if first <= end.saturating_add(1) => *end = last.max(*end),
            _ => joined.push((first, last)),
        }
    }
    let part = |(first, last): &(u32, u32)| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    };
    joined.iter().map(part).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_as_it_is_written() {
        let read = |text| list(spans(text));
        assert_eq!(read("0-3,8"), "0-3,8");
        assert_eq!(read("8, 2,9-9,x,7-,3-1,1"), "1-2,8-9");
        assert_eq!(read(""), "");
        assert_eq!(read("4294967295,0-4294967295"), "0-4294967295");
    }
}
