//! Files in a region: what was put in comes out, and damage is survived and counted.

use crate::region_fixture::{BLOCK, Fixture, PID, call};
use format::region::{
    FILE_CHUNK, FileRecord, FileUse, Header, Heat, PEER_OUTSIDE, PEER_RANK, Region, SentHead, Thread,
};
use proptest::prelude::*;

fn with_files() -> (Fixture, usize) {
    let mut f = Fixture::process();
    let (input, output) = (f.file("/data/in.nc", 7), f.file("out.txt", 0));
    let hints = f.text("cb_nodes=4\nstriping_unit=1048576\n");
    let at = f.file_at(input);
    f.u64(at + FileRecord::OFFSET_HINTS, hints as u64);
    let other = f.thread(PID + 2);
    for (block, file, interface, count) in [(BLOCK, input, 2, 3), (BLOCK, input, 0, 30), (other, output, 1, 300)] {
        let at = f.file_use(block, file, interface);
        f.writes(at, count, 4096, 5000);
    }
    let heat = f.heat(other, 1, 20);
    f.u64(heat + Heat::OFFSET_WRITE_BYTES + 8 * 255, 99);
    f.failure(BLOCK, 1, 2, 5);
    f.failure(BLOCK, 9999, 13, 1);
    (f, other)
}

#[test]
fn what_was_put_in_comes_out() {
    let (f, _) = with_files();
    let region = Region::open(f.0.as_slice()).unwrap();
    let files = region.files();
    let names: Vec<_> = files
        .iter()
        .map(|file| (file.number, &*file.path, &*file.hints))
        .collect();
    let hints = "cb_nodes=4\nstriping_unit=1048576\n";
    assert_eq!(names, [(1, "/data/in.nc", hints), (2, "out.txt", "")]);
    assert_eq!((files[0].record.inode, files[1].record.inode), (7, 0));
    let threads = region.threads();
    let uses = region.uses(&threads);
    let told: Vec<_> = uses
        .iter()
        .map(|u| (u.file, u.interface, u.writes, u.write_bins[2]))
        .collect();
    assert_eq!(told, [(1, 0, 30, 30), (1, 2, 3, 3), (2, 1, 300, 300)]);
    let heats = region.heats(&threads);
    assert_eq!((heats.len(), heats[0].0, heats[0].1.shift), (1, 1, 20));
    assert_eq!(heats[0].1.write_bytes[255], 99);
    let failures = region.failures(&threads[0].1);
    assert_eq!((failures[0].errno, failures[0].count), (2, 5));
    assert_eq!(failures[0].site.as_ref().unwrap().call, call("fwrite"));
    assert_eq!((failures[1].errno, &failures[1].site), (13, &None));
    assert_eq!(region.failures(&threads[1].1), []);
    assert_eq!(region.cut(), 0);
}

#[test]
fn what_was_sent_to_whom_is_read_and_damage_survived() {
    let mut f = Fixture::process();
    let all = vec![
        (PEER_RANK, 7, 3, 24, 0),
        (PEER_OUTSIDE, 0, 1, 5, 6),
        (PEER_RANK, 0, 0, 0, 9),
    ];
    let head = f.sent(BLOCK, &all);
    let sent = |f: &Fixture| {
        let region = Region::open(f.0.as_slice()).unwrap();
        let thread = &region.threads()[0].1;
        let rows: Vec<_> = (region.sent(thread).iter())
            .map(|row| (row.kind, row.rank, row.count, row.bytes, row.collective_bytes))
            .collect();
        (rows, region.cut())
    };
    assert_eq!(sent(&f), (all, 0));
    f.u32(head + SentHead::OFFSET_CAPACITY, u32::MAX);
    assert_eq!(sent(&f), (vec![], 1));
    f.u64(BLOCK + Thread::OFFSET_SENT, u64::MAX - 3);
    assert_eq!(sent(&f).0, []);
    f.u64(BLOCK + Thread::OFFSET_SENT, 0);
    assert_eq!(sent(&f), (vec![], 0));
}

#[test]
fn more_files_than_a_chunk_holds() {
    let mut f = Fixture::process();
    for n in 0..FILE_CHUNK + 2 {
        f.file(&format!("/d/{n}"), n as u64 + 1);
    }
    let unready = f.file_at(130);
    f.u32(unready + FileRecord::OFFSET_READY, 0);
    let files = Region::open(f.0.as_slice()).unwrap().files();
    assert_eq!(files.len(), FILE_CHUNK + 1);
    assert_eq!((files[128].number, &*files[128].path), (129, "/d/128"));
    // A count beyond the table is damage, and no reason to read beyond it.
    f.u32(Header::OFFSET_FILES_USED, u32::MAX);
    assert_eq!(Region::open(f.0.as_slice()).unwrap().files().len(), FILE_CHUNK + 1);
}

#[test]
fn links_in_a_circle_end_and_are_counted() {
    let (mut f, other) = with_files();
    let first = f.get_u64(BLOCK + Thread::OFFSET_USES) as usize;
    let second = f.get_u64(first + FileUse::OFFSET_NEXT) as usize;
    f.u64(second + FileUse::OFFSET_NEXT, first as u64);
    let region = Region::open(f.0.as_slice()).unwrap();
    assert_eq!((region.uses(&region.threads()).len(), region.cut()), (3, 1));
    // Two threads' lists that join count each record once.
    let third = f.get_u64(other + Thread::OFFSET_USES) as usize;
    f.u64(second + FileUse::OFFSET_NEXT, 0);
    f.u64(third + FileUse::OFFSET_NEXT, second as u64);
    let region = Region::open(f.0.as_slice()).unwrap();
    assert_eq!((region.uses(&region.threads()).len(), region.cut()), (3, 1));
}

fn read_everything(bytes: &[u8]) -> (usize, u64) {
    let Ok(region) = Region::open(bytes) else { return (0, 0) };
    let threads = region.threads();
    let failures: usize = threads.iter().map(|(_, thread)| region.failures(thread).len()).sum();
    let records = region.files().len() + region.uses(&threads).len() + region.heats(&threads).len() + failures;
    (records, region.cut())
}

#[test]
fn a_region_cut_anywhere_is_read_as_far_as_it_goes() {
    let (f, _) = with_files();
    let whole = read_everything(&f.0);
    assert_eq!(whole, (8, 0));
    let read: Vec<_> = (0..f.0.len())
        .step_by(61)
        .map(|length| read_everything(&f.0[..length]))
        .collect();
    assert!(read.iter().all(|&(records, _)| records <= whole.0));
    assert!(
        read.iter().skip(1 + Header::SIZE / 61).all(|&(_, cut)| cut > 0),
        "what is missing is counted"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_damage_is_survived(hits in proptest::collection::vec((any::<u32>(), any::<u64>(), any::<bool>()), 1..60)) {
        let (mut f, _) = with_files();
        let words = f.0.len() / 8;
        for (place, value, near) in hits {
            // Half of the values are offsets that lie inside, which lead further than any other damage.
            let value = if near { value % f.0.len() as u64 / 8 * 8 } else { value };
            f.u64((2 + place as usize % (words - 2)) * 8, value);
        }
        f.u32(Header::OFFSET_VERSION, format::region::VERSION);
        f.u32(Header::OFFSET_HEADER_SIZE, Header::SIZE as u32);
        read_everything(&f.0);
    }

    #[test]
    fn damage_in_what_leads_to_files_is_survived(
        hits in proptest::collection::vec((0..5u8, any::<u16>(), any::<u64>(), any::<bool>()), 1..40)
    ) {
        let (mut f, other) = with_files();
        for (kind, place, value, near) in hits {
            let value = if near { value % f.0.len() as u64 / 8 * 8 } else { value };
            let place = place as usize;
            let at = match kind {
                0 => Header::OFFSET_FILES + place % 66 * 8,
                1 => f.file_at(1) + place % 32 * 8,
                2 => BLOCK + Thread::OFFSET_USES + place % 6 * 8,
                3 => other + Thread::OFFSET_USES + place % 6 * 8,
                _ => f.0.len() - FileUse::SIZE * 4 + place % (FileUse::SIZE / 2) * 8,
            };
            f.u64(at.min(f.0.len() - 8) / 8 * 8, value);
        }
        let (records, _) = read_everything(&f.0);
        prop_assert!(records < 10_000);
    }
}

#[test]
fn what_sites_have_counted_is_read_with_few_reads_or_not_at_all() {
    let f = Fixture::process();
    let region = Region::open(f.0.as_slice()).unwrap();
    let mut seen = vec![];
    let reads = region.site_counts(100, |site| seen.push((site.call, site.count, site.bytes, site.second)));
    assert_eq!(reads, Some(2));
    assert_eq!(seen, [(call("MPI_Send"), 10, 8000, 0), (call("fwrite"), 1, 512, 0)]);
    assert_eq!(region.site_counts(1, |_| panic!("too many reads")), None);

    // More sites than a block has room for, and a chunk outside the file: damage, and no reason to read it.
    let mut f = Fixture::process();
    f.u32(BLOCK + Thread::OFFSET_SITES_USED, u32::MAX);
    f.u64(BLOCK + Thread::OFFSET_SITE_CHUNKS, u64::MAX - 100);
    let region = Region::open(f.0.as_slice()).unwrap();
    assert_eq!(region.site_counts(u32::MAX, |_| panic!("nothing is there")), Some(225));
    f.u32(Header::OFFSET_THREADS_USED, u32::MAX);
    let region = Region::open(f.0.as_slice()).unwrap();
    assert_eq!(region.site_counts(10, |_| panic!("too many threads")), None);
}
