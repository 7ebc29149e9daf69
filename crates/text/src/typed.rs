//! Sizes and times as they are typed.

use std::time::Duration;

/// A number, and what stands behind it.
fn split(text: &str, is_of_number: impl Fn(char) -> bool) -> (&str, &str) {
    let text = text.trim();
    let at = text.find(|c: char| !is_of_number(c)).unwrap_or(text.len());
    (&text[..at], text[at..].trim_start())
}

/// Bytes: `8`, `64k`, `512 MiB`, `4G`, `1T`, in powers of 1024; in powers of 1000 where the unit says so, as `1kB`.
pub fn size(text: &str) -> Option<u64> {
    let (number, unit) = split(text, |c| c.is_ascii_digit());
    let (prefix, base) = match (unit.strip_suffix("iB"), unit.strip_suffix('B')) {
        (Some(prefix), _) => (prefix, 1024u64),
        (_, Some(prefix)) => (prefix, 1000),
        _ => (unit, 1024),
    };
    let power = match prefix {
        "" => 0,
        "k" | "K" => 1,
        "M" => 2,
        "G" => 3,
        "T" => 4,
        _ => return None,
    };
    number.parse::<u64>().ok()?.checked_mul(base.pow(power))
}

/// A time with its unit: `2h`, `10m` or `10min`, `1.5 s`, `20ms`, `100us` or `100µs`, `5ns`.
pub fn duration(text: &str) -> Option<Duration> {
    let (number, unit) = split(text, |c| c.is_ascii_digit() || c == '.');
    let unit_ns = match unit {
        "h" => 3600e9,
        "m" | "min" => 60e9,
        "s" => 1e9,
        "ms" => 1e6,
        "us" | "µs" => 1e3,
        "ns" => 1.0,
        _ => return None,
    };
    Some(Duration::from_nanos(
        (number.parse::<f64>().ok()? * unit_ns).round() as u64
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_powers_of_1024_unless_their_unit_is_of_1000() {
        for (text, bytes) in [
            ("1000", 1000),
            ("8B", 8),
            (" 64k ", 64 << 10),
            ("4G", 4 << 30),
            ("512 MiB", 512 << 20),
            ("1kB", 1000),
            ("3 TB", 3_000_000_000_000),
        ] {
            assert_eq!(size(text), Some(bytes), "{text}");
        }
        for wrong in ["", "G", "1.5G", "-1", "1X", "1 000", "99999999T"] {
            assert_eq!(size(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn times_have_units() {
        assert_eq!(duration("1.5m"), Some(Duration::from_secs(90)));
        assert_eq!(duration(" 20 ms "), Some(Duration::from_millis(20)));
        for wrong in ["", "s", "10", "-1s", "NaNs", "1e9h", "1µ", "1.2.3s"] {
            assert_eq!(duration(wrong), None, "{wrong}");
        }
    }
}
