//! Profiles of anything: what a stranger mails, or a disk gives back, is read in full or refused in a sentence; and what is
//! read gives a page.
//!
//! A case is a number: from it a profile is made of a good one, by changing numbers in its columns, its manifest, or bytes
//! of its file. `tests/hostile/seeds.txt` keeps those that once broke something. To look for more of them:
//! `STEELYARD_FUZZ_S=1200 cargo test -p steelyard-report --test all hostile -- --nocapture`.

use crate::fuzz;
use format::Profile;
use model::Run;
use statistics::SplitMix;
use std::io::{Cursor, Read, Write};
use steelyard_report::text::Style;
use steelyard_report::{Report, csv, html, json, markdown, text};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

static GOOD: &[u8] = include_bytes!("../../../tests/golden/v1/heat.steelyard");

/// Address space of this process: what a small file may unpack to at most, and as much again for what is made of it.
const ROOM: u64 = 4 << 30;

/// Numbers that lie at an edge.
const EDGES: [u64; 14] = [
    0,
    1,
    0x7f,
    0xff,
    0xffff,
    0x7fff_ffff,
    0xffff_ffff,
    1 << 40,
    0x3ff0_0000_0000_0000,
    0x7ff0_0000_0000_0000,
    i64::MAX as u64,
    1 << 63,
    u64::MAX - 1,
    u64::MAX,
];

type Members = Vec<(String, Vec<u8>)>;

fn members() -> Members {
    let mut archive = ZipArchive::new(Cursor::new(GOOD)).unwrap();
    let read = |n| {
        let mut member = archive.by_index(n).unwrap();
        let mut bytes = Vec::new();
        member.read_to_end(&mut bytes).unwrap();
        (member.name().unwrap().to_string(), bytes)
    };
    let count = ZipArchive::new(Cursor::new(GOOD)).unwrap().len();
    (0..count).map(read).collect()
}

fn change(members: &mut Members, dice: &mut SplitMix) {
    let number = dice.below(members.len());
    let (name, bytes) = &mut members[number];
    if bytes.is_empty() {
        return;
    }
    // The head of a column is 64 or 128 bytes of text.
    let from = if name.ends_with(".npy") && dice.below(20) != 0 {
        64
    } else {
        0
    };
    let at = (from + dice.below(bytes.len().saturating_sub(from)) / 8 * 8).min(bytes.len() - 1);
    let width = [1, 4, 8][dice.below(3)].min(bytes.len() - at);
    let value = match dice.below(3) {
        0 => dice.bits(),
        1 => dice.below(64) as u64,
        _ => EDGES[dice.below(EDGES.len())],
    };
    if name.ends_with(".json") {
        // What is there is text: digits become others.
        for byte in bytes.iter_mut().skip(at).take(24).filter(|byte| byte.is_ascii_digit()) {
            *byte = b'0' + (value % 10) as u8;
        }
    } else if dice.below(30) == 0 {
        bytes.truncate(at);
    } else {
        bytes[at..at + width].copy_from_slice(&value.to_le_bytes()[..width]);
    }
}

fn profile(seed: u64) -> Vec<u8> {
    let mut dice = SplitMix(seed);
    let mut members = members();
    for _ in 0..1 + dice.below(4) {
        change(&mut members, &mut dice);
    }
    let mut out = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for (name, bytes) in members {
        out.start_file(name, options).unwrap();
        out.write_all(&bytes).unwrap();
    }
    let mut bytes = out.finish().unwrap().into_inner();
    if dice.below(8) == 0 {
        // The directory of the ZIP stands at its end.
        for _ in 0..1 + dice.below(8) {
            let at = bytes.len() - 1 - dice.below(bytes.len().min(8192));
            bytes[at] = dice.bits() as u8;
        }
    }
    bytes
}

/// Whether it was read; then it has a page in every format.
fn read(seed: u64) -> bool {
    let Ok(profile) = Profile::read_bytes(&profile(seed)) else {
        return false;
    };
    let report = Report::of(&Run::new(profile));
    let pages = [
        text::write(&report, Style::default()),
        html::write(&report),
        json::write(&report),
        csv::write(&report),
        markdown::write(&report),
    ];
    assert!(pages.iter().all(|page| !page.is_empty()));
    true
}

#[test]
fn profiles_of_anything_are_refused_or_have_a_page() {
    fuzz::in_room(ROOM, "hostile::profiles_of_anything_are_refused_or_have_a_page", || {
        assert!(Profile::read_bytes(GOOD).is_ok());
        let good = fuzz::cases(include_str!("hostile/seeds.txt"), 60, read);
        assert!(good > 10, "most changes are of numbers, and leave a profile: {good}");
    });
}
