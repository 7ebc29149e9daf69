//! Record ids: Bob Jenkins' 64-bit hash (lookup8) of a name.

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c13;

/// The id under which Darshan keeps a file of this name.
pub fn record_id(name: &str) -> u64 {
    let (mut a, mut b, mut c) = (0u64, 0u64, GOLDEN);
    let blocks = name.as_bytes().chunks_exact(24);
    let tail = blocks.remainder();
    for block in blocks {
        a = a.wrapping_add(word(&block[..8]));
        b = b.wrapping_add(word(&block[8..16]));
        c = c.wrapping_add(word(&block[16..]));
        (a, b, c) = mix(a, b, c);
    }
    let part = |from: usize, to: usize| word(tail.get(from..tail.len().min(to)).unwrap_or_default());
    a = a.wrapping_add(part(0, 8));
    b = b.wrapping_add(part(8, 16));
    // The lowest byte of c is for the length.
    c = c.wrapping_add(name.len() as u64).wrapping_add(part(16, 24) << 8);
    mix(a, b, c).2
}

/// Up to eight bytes, the first the lowest.
fn word(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}

fn mix(mut a: u64, mut b: u64, mut c: u64) -> (u64, u64, u64) {
    for (s1, s2, s3) in [(43, 9, 8), (38, 23, 5), (35, 49, 11), (12, 18, 22)] {
        a = a.wrapping_sub(b).wrapping_sub(c) ^ (c >> s1);
        b = b.wrapping_sub(c).wrapping_sub(a) ^ (a << s2);
        c = c.wrapping_sub(a).wrapping_sub(b) ^ (b >> s3);
    }
    (a, b, c)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ids that logs of Darshan 3.1 and 3.2 give these names.
    #[test]
    fn names_have_the_ids_that_darshan_gives_them() {
        let of = |bytes: [u8; 8]| u64::from_le_bytes(bytes);
        assert_eq!(record_id("<STDIN>"), of(*b"\x99\x00Z\xf3\xa8\x12z\xcc"));
        assert_eq!(record_id("<STDOUT>"), of(*b"\x87\x97\x99\xe1\xe1\xd8\xef\xdc"));
        assert_eq!(record_id("<STDERR>"), of(*b"\xaf#Dw\x9ctsd"));
        assert_eq!(
            record_id("/tmp/test/macsio-log.log"),
            of(*b"\xdb\xbf\xdcB\xb8\x17\x98\xae")
        );
        assert_eq!(
            record_id("/tmp/test/macsio_hdf5_000.h5"),
            of(*b"\xc5\xbc2e\x1b\x89\xb3t")
        );
    }
}
