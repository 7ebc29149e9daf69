//! A run with every kind of I/O, drawn: eight ranks of a plasma code compute, write particles one by one by independent
//! MPI-IO calls, and wait at a barrier for rank 0, which writes a text file alone.

use format::tables::StorageCounter;
use model::Run;
use model::fixture::{BinOf, Fixture, SiteOf, UseOf};

const RANKS: u32 = 8;

/// The run.
pub fn run() -> Run {
    let rank_0 = "U4F8F9D9U4F8F9D9";
    let others = "U4F8F9B9U4F8F9B9\n".repeat(RANKS as usize - 1);
    let shared = "/scratch/run/particles.dat";
    let site = |count, bytes, time_s| SiteOf {
        count,
        bytes,
        time_s,
        error_s: time_s / 100.0,
        longest_s: 0.2,
        ..SiteOf::default()
    };
    let mut fixture = Fixture::new(&format!("{rank_0}\n{others}"))
        .letter(
            'F',
            "MPI_File_write_at",
            &["main@epoch.c:10", "write_species@output.c:141"],
        )
        .letter('D', "fprintf", &["main@epoch.c:10", "write_log@log.c:33"])
        .letter('B', "MPI_Barrier", &["main@epoch.c:10", "step@epoch.c:77"])
        .site_of_all(
            "MPI_File_write_at",
            "write_species@output.c:141",
            site(300_000, 25_200_000, 34.0),
        )
        .site_of_all("open", "read_input@input.c:12", site(30, 0, 0.02))
        .site(0, "fprintf", "write_log@log.c:33", site(40_000, 2_000_000, 18.0))
        .filesystem("/scratch", "lustre")
        .filesystem("/home", "nfs4")
        .baseline("/scratch", "large_write", 8, 1_150_000_000, 1 << 20)
        .baseline("/scratch", "create", 8, 3200, 0);
    let asked = UseOf {
        writes: 300_000,
        write_bytes: 25_200_000,
        write_s: 34.0,
        opens: 2,
        meta_s: 0.3,
        scattered: true,
        ..UseOf::default()
    };
    let below = UseOf {
        write_s: 31.0,
        reads: 1000,
        read_bytes: 4_000_000,
        read_s: 0.5,
        ..asked
    };
    fixture = fixture
        .file_use_of_all(shared, "mpiio", asked)
        .file_use_of_all(shared, "posix", below)
        .file(shared, |file| {
            file.comm_size = RANKS;
            file.stripe_count = 1;
            file.size_bytes = 201_600_000;
        })
        .edit(|profile| {
            let hints = "cb_buffer_size=16777216\nromio_cb_write=automatic\nstriping_factor=1";
            profile.tables.files.hints[0] = profile.strings.intern(hints);
        });
    let log = UseOf {
        writes: 40_000,
        write_bytes: 2_000_000,
        write_s: 18.0,
        opens: 40,
        meta_s: 0.1,
        ..UseOf::default()
    };
    fixture = fixture.file_use(0, "/home/user/run.log", "stdio", log);
    let input = UseOf {
        reads: 40,
        read_bytes: 40_000,
        read_s: 0.01,
        opens: 1,
        stats: 3,
        ..UseOf::default()
    };
    for number in 0..14 {
        fixture = fixture.file_use(
            number % RANKS,
            &format!("/home/user/input/part{number}.txt"),
            "posix",
            input,
        );
    }
    fixture = fixture
        .file_use_of_all(
            "/usr/lib/libmpi.so",
            "posix",
            UseOf {
                opens: 4,
                meta_s: 0.01,
                ..input
            },
        )
        .file_use(
            0,
            "<STDOUT>",
            "stdio",
            UseOf {
                writes: 12,
                write_bytes: 400,
                ..UseOf::default()
            },
        )
        .failure(0, "open", "read_input@input.c:12", "ENOENT", 28)
        .failure(3, "open", "read_input@input.c:12", "ENOENT", 2);
    for rank in 0..RANKS {
        for (begin, seconds) in [(4, 17), (34, 17)] {
            for second in 0..seconds {
                let cell = BinOf {
                    write_bytes: 700_000 + 60_000 * u64::from(rank) + 9_000 * second,
                    write_s: 0.9,
                    ..BinOf::default()
                };
                fixture = fixture.io_bin(rank, "posix", (begin + second) as f64, 1.0, cell);
            }
        }
        fixture = fixture.kernel_io(rank, (4_040_000, 25_300_000), (0, 25_300_000));
    }
    let log = BinOf {
        write_bytes: 110_000,
        write_s: 1.0,
        ..BinOf::default()
    };
    for second in (21..30).chain(51..60) {
        fixture = fixture.io_bin(0, "stdio", f64::from(second), 1.0, log);
    }
    fixture
        .edit(|profile| {
            for (counter, value) in [("write_bytes", 203_600_000), ("read_bytes", 0)] {
                let row = StorageCounter {
                    node: 0,
                    filesystem: 0,
                    source: profile.strings.intern("lustre:scratch"),
                    counter: profile.strings.intern(counter),
                    unit: profile.strings.intern("bytes"),
                    value,
                };
                profile.tables.storage.push(row);
            }
        })
        .run()
}
