//! Lines of what `perf script` prints: the head of a sample, its frames, and what `--header` adds.

/// The first line of a sample: `comm pid/tid [cpu] time: period event:`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Head<'a> {
    pub comm: &'a str,
    /// Where process ids are printed.
    pub pid: Option<u32>,
    pub tid: u32,
    pub cpu: Option<u32>,
    pub time_ns: i64,
    pub period: Option<u64>,
    pub event: &'a str,
}

/// Seconds with six or nine digits behind the point, and a colon.
fn time(word: &str) -> Option<i64> {
    let (seconds, fraction) = word.strip_suffix(':')?.split_once('.')?;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(seconds) || !digits(fraction) || fraction.len() > 9 {
        return None;
    }
    let scale = 10i64.pow(9 - fraction.len() as u32);
    let whole = seconds.parse::<i64>().ok()?.checked_mul(1_000_000_000)?;
    whole.checked_add(fraction.parse::<i64>().ok()? * scale)
}

fn cpu(word: &str) -> Option<u32> {
    word.strip_prefix('[')?.strip_suffix(']')?.parse().ok()
}

/// Where a word begins and what it is, from a place in a line on.
fn words(line: &str, from: usize) -> impl Iterator<Item = (usize, &str)> {
    let start = line.as_ptr() as usize;
    let words = line.get(from..).unwrap_or_default().split_whitespace();
    words.map(move |word| (word.as_ptr() as usize - start, word))
}

/// The head of a sample; `None` for any other line.
pub fn head(line: &str) -> Option<Head<'_>> {
    if line.starts_with('\t') {
        return None;
    }
    // The name of a command has any words in it, and the rest has few.
    let mut before: Vec<(usize, &str)> = vec![];
    for (at, word) in words(line, 0).take(64) {
        if let Some(time_ns) = time(word)
            && let Some(head) = around(line, &before, at + word.len(), time_ns)
        {
            return Some(head);
        }
        before.push((at, word));
    }
    None
}

fn around<'a>(line: &'a str, before: &[(usize, &'a str)], behind: usize, time_ns: i64) -> Option<Head<'a>> {
    let cpu = before.iter().rev().take(2).find_map(|(_, word)| cpu(word));
    // Between them may stand letters that tell of interrupts.
    let of_process = |word: &str| {
        let (pid, tid) = match word.split_once('/') {
            Some((pid, tid)) => (Some(pid.parse().ok()?), tid),
            None => (None, word),
        };
        Some((pid, tid.parse().ok()?))
    };
    let (at, (pid, tid)) = before
        .iter()
        .rev()
        .take(3)
        .find_map(|(at, word)| Some((*at, of_process(word)?)))?;
    let mut behind = words(line, behind).map(|(_, word)| word);
    let mut word = behind.next()?;
    let period = word.parse().ok();
    if period.is_some() {
        word = behind.next()?;
    }
    Some(Head {
        comm: line[..at].trim(),
        pid,
        tid,
        cpu,
        time_ns,
        period,
        event: word.strip_suffix(':').filter(|event| !event.is_empty())?,
    })
}

/// A line below a head: a place in code.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FrameLine<'a> {
    pub address: u64,
    /// Empty if not known.
    pub function: &'a str,
    /// Path; empty if not known.
    pub module: &'a str,
    /// Whether it is said to be inlined into the one that follows, which it is where that has its address.
    pub inlined: bool,
}

/// `7f443c3ec154 __GI___libc_write+0x14 (/lib/libc.so.6)`.
pub fn frame(line: &str) -> Option<FrameLine<'_>> {
    let line = line.trim();
    let (address, rest) = line.split_once(' ').unwrap_or((line, ""));
    if address.len() > 16 || address.is_empty() || !address.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let rest = rest.trim();
    let (function, module) = match rest.strip_suffix(')') {
        // A deleted file's name has a bracket of its own.
        Some(inner) => match inner.strip_suffix(" (deleted)").unwrap_or(inner).rsplit_once('(') {
            Some((function, module)) if function.is_empty() || function.ends_with(' ') => (function.trim_end(), module),
            _ => (rest, ""),
        },
        None => (rest, ""),
    };
    let offset = |text: &str| text.starts_with("0x") && text[2..].bytes().all(|byte| byte.is_ascii_hexdigit());
    let function = match function.rsplit_once('+') {
        Some((name, end)) if offset(end) => name,
        _ => function,
    };
    let known = |name: &'static str, text| if text == name { "" } else { text };
    let inlined = module == "inlined";
    let module = match module {
        "inlined" | "[unknown]" | "//anon" | "[heap]" | "[stack]" => "",
        module if module.starts_with("[JIT]") => "",
        module => module,
    };
    Some(FrameLine {
        address: u64::from_str_radix(address, 16).ok()?,
        function: known("[unknown]", function),
        module,
        inlined,
    })
}

/// A line that tells where the frame before it stands (`-F +srcline`): `solver.c:214`.
pub fn source(line: &str) -> Option<(&str, u32)> {
    let (file, line) = line.trim().rsplit_once(':')?;
    let line: u32 = line.split(' ').next()?.parse().ok()?;
    (!file.is_empty() && !file.starts_with("??")).then_some((file, line))
}

/// Whether such a line says that the frame before it is inlined into the next.
pub fn is_inlined(line: &str) -> bool {
    line.trim_end().ends_with(" (inlined)")
}

/// A line of `--header`: `# hostname : node7`.
pub fn fact(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.strip_prefix('#')?.split_once(" : ")?;
    Some((name.trim(), value.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_have_few_fields_and_any_command() {
        let of = |line| {
            let head: Head = head(line).unwrap_or_else(|| panic!("{line}"));
            (
                head.comm,
                head.pid,
                head.tid,
                head.cpu,
                head.time_ns,
                head.period,
                head.event,
            )
        };
        assert_eq!(
            of("dd 29776 666709.771979:   10101010 cpu-clock: "),
            (
                "dd",
                None,
                29776,
                None,
                666_709_771_979_000,
                Some(10_101_010),
                "cpu-clock"
            )
        );
        assert_eq!(
            of("noploop 21796 [001] 1410597.984841: instructions: "),
            (
                "noploop",
                None,
                21796,
                Some(1),
                1_410_597_984_841_000,
                None,
                "instructions"
            )
        );
        assert_eq!(
            of("     a b: c 7/8  [012] d..1. 5.000000001:    1 cycles:uppp: "),
            ("a b: c", Some(7), 8, Some(12), 5_000_000_001, Some(1), "cycles:uppp")
        );
        assert_eq!(
            of("x 1.5: 9 2.500000: sched:sched_switch: prev_comm=x"),
            ("x 1.5:", None, 9, None, 2_500_000_000, None, "sched:sched_switch")
        );
        for line in [
            "",
            "dd",
            "dd 1 2.0",
            "\tdd 1 2.000000: 1 cycles:",
            "dd 1 2.000000: 1",
            "x 99999999999 1.000000: e:",
        ] {
            assert_eq!(head(line), None, "{line}");
        }
        assert_eq!(head("x 1 99999999999999999999.000000: e:"), None);
    }

    #[test]
    fn frames_have_any_names() {
        let of = |line| {
            let frame = frame(line).unwrap_or_else(|| panic!("{line}"));
            (frame.function, frame.module, frame.inlined)
        };
        assert_eq!(
            of("\t    7f443c3ec154 __GI___libc_write+0x14 (/lib/libc-2.27.so)"),
            ("__GI___libc_write", "/lib/libc-2.27.so", false)
        );
        assert_eq!(
            of("\t 7f443c3671bc _IO_new_file_write (inlined)"),
            ("_IO_new_file_write", "", true)
        );
        assert_eq!(of("\t 0 [unknown] ([unknown])"), ("", "", false));
        assert_eq!(
            of(" 561a std::function<int (int, int)>::operator() (/home/user/a b/perf)"),
            (
                "std::function<int (int, int)>::operator()",
                "/home/user/a b/perf",
                false
            )
        );
        assert_eq!(of("12 f (/tmp/x (deleted))"), ("f", "/tmp/x", false));
        assert_eq!(of("12 operator+ (/a)"), ("operator+", "/a", false));
        assert_eq!(of("ffffffff9c2009e7"), ("", "", false));
        assert_eq!(frame("\t  main.c:12"), None);
        assert_eq!(frame(""), None);
        assert_eq!(source("  solver.c:214 (inlined)"), Some(("solver.c", 214)));
        assert_eq!(source("  ??:0"), None);
        assert!(is_inlined("  ??:0 (inlined)") && !is_inlined("  solver.c:214"));
    }
}
