//! Message sizes as they are typed.

/// The largest of the default sizes.
pub const DEFAULT_MOST: usize = 4 << 20;
/// Sizes in a list, at most.
const MOST: usize = 1000;

/// 0 and the powers of two from `least` to `most`; 0 only if `least` is 0.
pub fn powers(least: usize, most: usize) -> Vec<usize> {
    let zero = (least == 0).then_some(0);
    let powers = (0..usize::BITS).map(|power| 1usize << power);
    let powers = powers.filter(|&size| size >= least).take_while(|&size| size <= most);
    zero.into_iter().chain(powers).collect()
}

/// Reads `8`, `1k,64k,1M` or `0-4M` (powers of two) and mixtures; in ascending order, each once.
///
/// # Errors
/// A sentence that says how to write it.
pub fn parse(text: &str) -> Result<Vec<usize>, String> {
    let mut sizes = Vec::new();
    for part in text.split(',').map(str::trim) {
        match part.split_once(['-', ':']) {
            Some((least, most)) => {
                let (least, most) = (size(least)?, size(most)?);
                if least > most {
                    return Err(format!("{part:?} ends before it begins"));
                }
                sizes.extend(powers(least, most));
            }
            None => sizes.push(size(part)?),
        }
    }
    sizes.sort_unstable();
    sizes.dedup();
    match sizes.len() {
        0 => Err(format!("there is no power of two in {text:?}")),
        1..=MOST => Ok(sizes),
        n => Err(format!("{n} sizes are too many")),
    }
}

/// One size; MPI counts bytes in 31 bits.
fn size(text: &str) -> Result<usize, String> {
    match text::size(text) {
        None => Err(format!("{text:?} is no size; write sizes as 8, 1k,64k or 0-4M")),
        Some(bytes) if bytes <= i32::MAX as u64 => Ok(bytes as usize),
        Some(_) => Err(format!("{text:?} is more than MPI can send at once (2147483647 bytes)")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_size_a_list_a_range() {
        assert_eq!(parse("8"), Ok(vec![8]));
        assert_eq!(parse("64k, 1k,8 ,8"), Ok(vec![8, 1024, 65536]));
        assert_eq!(parse("0-8"), Ok(vec![0, 1, 2, 4, 8]));
        assert_eq!(parse("3:9,5"), Ok(vec![4, 5, 8]));
        assert_eq!(parse("1M"), Ok(vec![1 << 20]));
        assert_eq!(parse("2MiB,1kB"), Ok(vec![1000, 2 << 20]));
    }

    #[test]
    fn what_is_no_size_is_refused() {
        for wrong in [
            "",
            "x",
            "1X",
            "-1",
            "8,",
            "8-4",
            "5-7",
            "4G",
            "99999999999999999999",
            "1.5k",
        ] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_default_goes_from_nothing_to_four_mebibytes() {
        let sizes = powers(0, DEFAULT_MOST);
        assert_eq!((sizes[0], sizes[1], sizes.len()), (0, 1, 24));
        assert_eq!(sizes.last(), Some(&DEFAULT_MOST));
    }
}
