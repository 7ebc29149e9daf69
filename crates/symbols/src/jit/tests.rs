use super::*;
use std::io::Cursor;

fn of_map(map: &[u8], address: u64) -> Option<String> {
    let mut names = JitNames::new(vec![address]);
    names.add_map(map).unwrap();
    names.at(address, Some(7)).map(|name| name.function.clone())
}

#[test]
fn a_map_names_what_its_lines_cover() {
    let map = b"7f00 10 JS:*fib /a b.js:1:2\n0x7f10 0x20 long Fib.loop(int)\r\n";
    assert_eq!(of_map(map, 0x7f00).as_deref(), Some("JS:*fib /a b.js:1:2"));
    assert_eq!(of_map(map, 0x7f0f).as_deref(), Some("JS:*fib /a b.js:1:2"));
    assert_eq!(of_map(map, 0x7f2f).as_deref(), Some("long Fib.loop(int)"));
    assert_eq!((of_map(map, 0x7f30), of_map(map, 0x7eff)), (None, None));
}

#[test]
fn of_lines_of_a_map_the_last_counts() {
    assert_eq!(of_map(b"100 10 old\n108 10 new\n", 0x108).as_deref(), Some("new"));
    assert_eq!(of_map(b"100 10 old\n108 10 new\n", 0x107).as_deref(), Some("old"));
}

#[test]
fn what_is_no_line_is_left_out() {
    let map = b"\n100\n100 10\n100 10 \nxyz 10 a\n100 +10 a\n-1 10 b\n100 10 \xff\xfe\n";
    assert_eq!(of_map(map, 0x100).as_deref(), Some("\u{fffd}\u{fffd}"));
    assert_eq!(of_map(b"ffffffffffffffff ffffffffffffffff all\n", u64::MAX), None);
    assert_eq!(of_map(b"0 ffffffffffffffff all\n", 5).as_deref(), Some("all"));
    let mut zeros = vec![0; 1 << 20];
    zeros.extend_from_slice(b"\n100 10 behind\n");
    assert_eq!(of_map(&zeros, 0x100), None);
}

#[test]
fn a_map_of_everything_comes_to_an_end() {
    let mut names = JitNames::new((0..4096).collect());
    names.add_map(&b"0 ffffffffffffffff all\n".repeat(4096)[..]).unwrap();
    assert!(names.hits > HITS);
    assert_eq!(names.at(9, None).unwrap().function, "all");
}

/// A dump in the making.
struct Made(Vec<u8>);

impl Made {
    fn new(flags: u64) -> Made {
        let mut made = Made(Vec::new());
        [0x4A69_5444, 1, 40, 62, 0, 77]
            .iter()
            .for_each(|word: &u32| made.0.extend(word.to_ne_bytes()));
        [0, flags]
            .iter()
            .for_each(|word: &u64| made.0.extend(word.to_ne_bytes()));
        made
    }

    fn record(mut self, kind: u32, time: u64, body: &[u8]) -> Made {
        self.0.extend(kind.to_ne_bytes());
        self.0.extend((16 + body.len() as u32).to_ne_bytes());
        self.0.extend(time.to_ne_bytes());
        self.0.extend(body);
        self
    }

    fn load(self, time: u64, start: u64, size: u64, number: u64, name: &str) -> Made {
        let words = [77 << 32 | 77, start, start, size, number];
        let code = vec![0x90; size as usize];
        let body = [&words.map(u64::to_ne_bytes).concat(), name.as_bytes(), &[0], &code].concat();
        self.record(0, time, &body)
    }

    fn moved(self, time: u64, old: u64, new: u64, size: u64, number: u64) -> Made {
        let words = [77 << 32 | 77, new, old, new, size, number];
        self.record(1, time, &words.map(u64::to_ne_bytes).concat())
    }

    fn lines(self, start: u64, lines: &[(u64, u32, &[u8])]) -> Made {
        let mut body = [start, lines.len() as u64].map(u64::to_ne_bytes).concat();
        for (from, line, file) in lines {
            body.extend(from.to_ne_bytes());
            body.extend(line.to_ne_bytes());
            body.extend(0u32.to_ne_bytes());
            body.extend(*file);
            body.push(0);
        }
        self.record(2, 0, &body)
    }

    fn names(&self, addresses: &[u64]) -> JitNames {
        let mut names = JitNames::new(addresses.to_vec());
        let _ = names.add_dump(Cursor::new(&self.0));
        names
    }
}

fn told(names: &JitNames, address: u64, now: u64) -> String {
    match names.at(address, Some(now)) {
        Some(JitName { function, file, line }) if !file.is_empty() => format!("{function} {file}:{line}"),
        Some(name) => name.function.clone(),
        None => "-".into(),
    }
}

#[test]
fn the_code_of_the_moment_has_its_name() {
    let dump = Made::new(0)
        .load(10, 0x100, 16, 1, "first")
        .load(30, 0x100, 8, 2, "second");
    let names = dump.names(&[0x100, 0x10c]);
    let at = |address| [5, 10, 29, 30, 99].map(|now| told(&names, address, now)).join(" ");
    assert_eq!(at(0x100), "first first first second second");
    assert_eq!(at(0x10c), "first first first first first");
    assert_eq!(names.at(0x100, None).unwrap().function, "second");
    let without = Made::new(1)
        .load(30, 0x100, 16, 1, "first")
        .load(10, 0x100, 8, 2, "second");
    assert_eq!(told(&without.names(&[0x100]), 0x100, 5), "second");
}

#[test]
fn code_that_moves_takes_name_and_lines_along() {
    let dump = Made::new(0)
        .lines(0x100, &[(0x100, 7, b"a.src"), (0x104, 8, b"\xff")])
        .load(10, 0x100, 16, 1, "first")
        .moved(20, 0x100, 0x200, 16, 1)
        .moved(20, 0x900, 0x100, 16, 9);
    let names = dump.names(&[0x100, 0x106, 0x200, 0x206]);
    assert_eq!(told(&names, 0x106, 15), "first a.src:8");
    assert_eq!(told(&names, 0x100, 25), "-");
    assert_eq!(
        (told(&names, 0x200, 25), told(&names, 0x206, 25)),
        ("first a.src:7".into(), "first a.src:8".into())
    );
    assert_eq!(names.at(0x100, None).unwrap().line, 7);
}

#[test]
fn a_dump_counts_before_a_map() {
    let mut names = Made::new(0).load(10, 0x100, 16, 1, "dumped").names(&[0x100, 0x200]);
    names.add_map(&b"100 200 mapped\n"[..]).unwrap();
    assert_eq!(
        (told(&names, 0x100, 20), told(&names, 0x200, 20)),
        ("dumped".into(), "mapped".into())
    );
}

#[test]
fn what_is_cut_or_garbage_is_read_as_far_as_it_goes() {
    let whole = Made::new(0)
        .lines(0x100, &[(0x100, 7, b"a.src")])
        .load(10, 0x100, 16, 1, "first")
        .load(20, 0x200, 16, 2, "second")
        .record(3, 30, b"")
        .load(40, 0x300, 16, 3, "behind the end");
    for length in 0..whole.0.len() {
        Made(whole.0[..length].to_vec()).names(&[0x100, 0x200]);
    }
    let names = whole.names(&[0x100, 0x200, 0x300]);
    assert_eq!(told(&names, 0x200, 50), "second");
    assert_eq!(told(&names, 0x300, 50), "-");
    for at in 0..whole.0.len() {
        for value in [0, 1, 0x7f, 0xff] {
            let mut bytes = whole.0.clone();
            bytes[at] = value;
            Made(bytes).names(&[0x100, 0x200, 0x300, u64::MAX]);
        }
    }
    let mut other = whole.0;
    other[..4].reverse();
    let refused = JitNames::new(vec![1]).add_dump(Cursor::new(&other)).unwrap_err();
    assert!(refused.to_string().contains("no jitdump"));
}
