//! Profiles as files: what is written is read, and nothing else is taken for it.

use crate::random_profile::{Dice, random_profile};
use proptest::prelude::*;
use std::io::{Cursor, Read, Write};
use steelyard_format::{Error, Profile};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// The members of a profile, changed by `change` (`None` leaves a member out), with `extra` members added.
fn rewritten(profile: &Profile, change: impl Fn(&str, Vec<u8>) -> Option<Vec<u8>>, extra: &[(&str, &[u8])]) -> Vec<u8> {
    let mut old = ZipArchive::new(Cursor::new(profile.to_bytes())).unwrap();
    let mut new = ZipWriter::new(Cursor::new(Vec::new()));
    let mut add = |name: &str, bytes: &[u8]| {
        new.start_file(name, SimpleFileOptions::default()).unwrap();
        new.write_all(bytes).unwrap();
    };
    for n in 0..old.len() {
        let mut member = old.by_index(n).unwrap();
        let mut bytes = Vec::new();
        member.read_to_end(&mut bytes).unwrap();
        let name = member.name().unwrap().to_string();
        if let Some(bytes) = change(&name, bytes) {
            add(&name, &bytes);
        }
    }
    for (name, bytes) in extra {
        add(name, bytes);
    }
    new.finish().unwrap().into_inner()
}

fn refusal(bytes: &[u8]) -> String {
    Profile::read_bytes(bytes).expect_err("must be refused").to_string()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_is_written_is_read(seed: u64, report in proptest::option::of("[ -~]{0,300}")) {
        let mut profile = random_profile(seed, 40);
        profile.report_json = report;
        prop_assert_eq!(Profile::read_bytes(&profile.to_bytes()).unwrap(), profile);
    }

    #[test]
    fn flipped_bits_never_panic_and_never_lie(seed: u64, flips in proptest::collection::vec(any::<(u32, u8)>(), 1..4)) {
        let profile = random_profile(seed, 12);
        let mut bytes = profile.to_bytes();
        let length = bytes.len();
        for (place, bit) in flips {
            bytes[place as usize % length] ^= 1 << (bit % 8);
        }
        // A flip may hit what nothing depends on, like a time stamp; or the name of a column, which then is missing.
        if let Ok(read) = Profile::read_bytes(&bytes) {
            prop_assert!(read.tables.samples.process.iter().all(|&p| (p as usize) < read.tables.processes.len()));
        }
    }

    #[test]
    fn any_bytes_are_survived(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Profile::read_bytes(&bytes).is_err());
    }
}

#[test]
fn a_profile_cut_anywhere_is_refused() {
    let bytes = random_profile(7, 10).to_bytes();
    for length in 0..bytes.len() {
        assert!(
            Profile::read_bytes(&bytes[..length]).is_err(),
            "cut at {length} of {}",
            bytes.len()
        );
    }
    assert!(refusal(&[]).contains("it is empty"));
    assert!(refusal(&bytes[..bytes.len() / 2]).contains("it was cut off"));
}

#[test]
fn a_wrong_byte_in_a_column_is_found() {
    let profile = random_profile(3, 200);
    let bytes = profile.to_bytes();
    let mut archive = ZipArchive::new(Cursor::new(&bytes)).unwrap();
    let start = archive.by_name("sites/count.npy").unwrap().data_start().unwrap() as usize;
    let mut wrong = bytes.clone();
    wrong[start + 40] ^= 0x10;
    assert!(refusal(&wrong).contains("sites/count"), "{}", refusal(&wrong));
}

#[test]
fn other_files_are_told_what_they_are() {
    assert!(refusal(b"#!/bin/sh\n").starts_with("this is not a Steelyard profile"));
    let mut foreign = ZipWriter::new(Cursor::new(Vec::new()));
    foreign
        .start_file("word/document.xml", SimpleFileOptions::default())
        .unwrap();
    let foreign = foreign.finish().unwrap().into_inner();
    assert!(refusal(&foreign).contains("a ZIP without manifest.json"));
    let profile = random_profile(1, 3);
    let manifest = |text: &'static str| {
        rewritten(
            &profile,
            move |name, old| Some(if name == "manifest.json" { text.into() } else { old }),
            &[],
        )
    };
    assert!(refusal(&manifest("{}")).contains("a ZIP of another program"));
    assert!(refusal(&manifest("[")).contains("manifest.json"));
    let newer = Profile::read_bytes(&manifest(r#"{"format": "steelyard-profile", "version": 99}"#));
    assert!(matches!(newer, Err(Error::Newer { found: 99, .. })));
    assert!(refusal(&manifest(r#"{"format": "steelyard-profile"}"#)).contains("never was one"));
}

#[test]
fn what_is_unknown_is_ignored_and_what_is_missing_is_filled() {
    let profile = random_profile(5, 30);
    let older = rewritten(
        &profile,
        |name, old| (name != "threads/cpu_ns.npy").then_some(old),
        &[("novel/x.npy", b"?")],
    );
    let read = Profile::read_bytes(&older).unwrap();
    assert_eq!(read.tables.threads.cpu_ns, vec![-1; profile.tables.threads.len()]);
    assert_eq!(read.tables.samples, profile.tables.samples);
    let crippled = rewritten(&profile, |name, old| (name != "strings/bytes.npy").then_some(old), &[]);
    assert!(refusal(&crippled).contains("strings/bytes.npy: it is missing"));
}

#[test]
fn a_bomb_is_refused_before_it_unpacks() {
    let profile = random_profile(5, 3);
    let mut bomb = rewritten(
        &profile,
        |name, old| (name != "samples/tick.npy").then_some(old),
        &[("samples/tick.npy", &vec![0; 1 << 20])],
    );
    // The size in the directory of the archive is changed to three gibibytes.
    let at = bomb.windows(16).rposition(|w| w == b"samples/tick.npy").unwrap() - 46 + 24;
    bomb[at..at + 4].copy_from_slice(&(3u32 << 30).to_le_bytes());
    assert!(matches!(Profile::read_bytes(&bomb), Err(Error::TooLarge { .. })));
}

#[test]
fn files_are_there_whole_or_not_at_all() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let profile = random_profile(9, 20);
    let path = folder.path().join("app.steelyard");
    profile.write(&path).unwrap();
    assert_eq!(Profile::read(&path).unwrap(), profile);
    assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    let nowhere = profile
        .write(folder.path().join("no/such/app.steelyard"))
        .unwrap_err()
        .to_string();
    assert!(
        nowhere.contains("cannot write") && nowhere.contains("STEELYARD_OUT"),
        "{nowhere}"
    );
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    assert!(
        Profile::read(folder.path())
            .unwrap_err()
            .to_string()
            .contains("it is a directory")
    );
    assert!(
        Profile::read(folder.path().join("gone"))
            .unwrap_err()
            .to_string()
            .contains("check the name")
    );
}

#[test]
fn rows_of_other_tables_are_checked() {
    let mut dice = Dice::new(4);
    for column in steelyard_format::reference::REFERENCES {
        let mut profile = random_profile(4, 50);
        let row = {
            let values = (column.values)(&mut profile.tables);
            assert!(!values.is_empty(), "{} has rows in this profile", column.column);
            let row = dice.below(values.len() as u64) as usize;
            values[row] = 1_000_000;
            row
        };
        let message = refusal(&profile.to_bytes());
        assert!(
            message.contains(column.column) && message.contains(&format!("row {row} names row 1000000")),
            "{message}"
        );
    }
}
