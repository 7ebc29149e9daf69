//! A run for every rule in which it fires, with the gain by hand, and a near miss in which it does not.

pub(crate) mod runs;
mod told;

use crate::search::find_by;
use crate::{Account, Basis, Confidence, FLOOR_S, FLOOR_SHARE, Finding, RULES, nothing, verdict};
use model::Run;
use model::fixture::{Fixture, SiteOf, UseOf, run_from_text};
use runs::*;

pub(crate) struct Example {
    pub(crate) rule: &'static str,
    pub(crate) fires: fn() -> Run,
    gain_s: f64,
    /// A part of the title.
    says: &'static str,
    near_miss: fn() -> Run,
}

pub(crate) const EXAMPLES: &[Example] = &[
    Example {
        rule: "ended_badly",
        fires: || ended(11),
        gain_s: 0.0,
        says: "Rank 1 was ended by SIGSEGV (a segmentation fault) after 12.0 s, last sampled at step (app.c:185)",
        near_miss: || ended(0),
    },
    Example {
        rule: "separate_runs",
        fires: || worlds_of(1),
        gain_s: 0.0,
        says: "2 processes are as many separate runs of one rank each, and each does all of the work",
        near_miss: || worlds_of(2),
    },
    Example {
        rule: "short_processes",
        fires: || one_after_another(100),
        gain_s: 0.0,
        says: "The program app is started 100 times, for 100 ms each; for 10.0 s of the run one of them is there",
        near_miss: || one_after_another(49),
    },
    Example {
        rule: "memory_limit",
        fires: || memory(14 * GIB),
        gain_s: 0.0,
        says: "node0 had 87.5 % of its 16 GiB in use, so a problem 1.20 times as large will not fit",
        near_miss: || memory(12 * GIB),
    },
    Example {
        rule: "device_heat",
        fires: || device("U50G50", 90, 0x40),
        gain_s: 0.0,
        says: "A GPU of the node runs slower than it could, because of its heat or its power supply, in 20.0 % of the readings",
        // Its power limit is what a device that works reaches.
        near_miss: || device("U50G50", 90, 0x4),
    },
    Example {
        rule: "python_imports",
        fires: || importing("U40i60"),
        gain_s: 0.0,
        says: "Rank 0 spends 60 s ± 10 s on importing Python modules, 60 % of its time, most on numpy at <module> (names.py:1).",
        near_miss: || importing("U55i45"),
    },
    Example {
        rule: "throttled",
        fires: || limited(8),
        gain_s: 4.0,
        says: "A limit of processor time (cgroup) holds the 2 ranks on node0 back for 4.00 s",
        near_miss: || limited(0),
    },
    Example {
        rule: "one_core",
        fires: || cores("U10\n+U10", 1).run(),
        gain_s: 5.0,
        says: "All threads of rank 0 are bound to one core: 2 threads take turns",
        near_miss: || cores("U10\n+U10", 2).run(),
    },
    Example {
        rule: "oversubscription",
        fires: || cores("U5M5\nU5M5\nU5M5\nU5M5", 2).run(),
        gain_s: 5.0,
        says: "All 4 ranks on node0 are bound to 2 of 8 cores: 2 threads share each core",
        near_miss: || cores("U5M5\nU5M5\nU5M5\nU5M5", 4).run(),
    },
    Example {
        rule: "lost_core",
        fires: || lost_core(6),
        gain_s: 4.0,
        says: "Rank 0 loses its core for 4 s ± 3 s, longer than the other rank",
        near_miss: || lost_core(10),
    },
    Example {
        rule: "load_from_elsewhere",
        fires: || busy_node(1000),
        gain_s: 4.0,
        says: "for 4 s ± 3 s rank 1 is ready to run and waits for a core",
        near_miss: || busy_node(20),
    },
    Example {
        rule: "io_straggler",
        fires: || unequal(100),
        gain_s: 4.5,
        says: "Rank 0 takes 8.00 s for the I/O that other ranks do in 2.00 s",
        near_miss: || unequal(200),
    },
    Example {
        rule: "serial_io",
        fires: || run_from_text("D10U10\nB10U10\nB10U10\nB10U10"),
        gain_s: 7.5,
        says: "Rank 0 does I/O for 10 s ± 4 s, in write at step (app.c:168), while the others wait in MPI_Barrier at step (app.c:166).",
        near_miss: || run_from_text("D10U10\nD10U10\nD10U10\nB10U10"),
    },
    Example {
        rule: "io_wait",
        fires: || run_from_text("D80U120\nD80U120\nD40B40U120\nD40B40U120"),
        gain_s: 20.0,
        says: "Ranks wait 40 s ± 11 s in MPI_Barrier at step (app.c:166)",
        near_miss: || run_from_text("D80U120\nD80U120\nD80U120\nD40B40U120"),
    },
    Example {
        rule: "one_rank",
        fires: || run_from_text("U20\nU10M10\nU10M10\nU10M10"),
        gain_s: 7.5,
        says: "Others wait for rank 0: for 10 s ± 4 s it computes at step (app.c:185)",
        near_miss: || run_from_text("U20M10\nU10M10U10\nU10M20\nU10M20"),
    },
    Example {
        rule: "manager",
        fires: || managed("U10P90\nU90P10", 500),
        gain_s: 40.0,
        says: "Rank 0 gives out work and does none: it computes 10 s and the other one 90 s on average",
        near_miss: || managed("U30P70\nU90P10", 500),
    },
    Example {
        rule: "compute_imbalance",
        fires: || run_from_text("U70M30\nU100"),
        gain_s: 15.0,
        says: "Rank 1 computes 15 s ± 7 s longer than the mean",
        near_miss: || run_from_text("U96M4\nU100"),
    },
    Example {
        rule: "late_arrival",
        fires: || run_from_text("U20U10M10U10M10\nU10M10U20U10M10\nU10M10U10M10U20"),
        gain_s: 20.0,
        says: "Ranks arrive late by turns; the others wait",
        near_miss: || run_from_text("U40M20\nU40M20\nU40M20"),
    },
    Example {
        rule: "start_and_finish",
        fires: || init(2_000_000_000),
        gain_s: 2.0,
        says: "Starting and ending MPI (MPI_Init, MPI_Finalize) takes 2.00 s of the 20.0 s",
        near_miss: || init(500_000_000),
    },
    Example {
        rule: "made_again",
        fires: || one_site("U80B20\nU80B20", "MPI_Comm_dup", of(1000, 0, 20.0)),
        gain_s: 20.0,
        says: "made and freed again and again: a rank makes 1000 and spends 20.0 s in that on average, most of it in MPI_Comm_dup at step (app.c:42)",
        near_miss: || one_site("U80B20\nU80B20", "MPI_Comm_dup", of(99, 0, 20.0)),
    },
    Example {
        rule: "small_messages",
        fires: || one_site("U80P20\nU80P20", "MPI_Send", of(1_000_000, 8_000_000, 20.0)),
        gain_s: 20.0 * (1.0 - 8.0 / 4096.0),
        says: "A rank passes 1 M messages of 8 B and spends 20.0 s",
        near_miss: || one_site("U80P20\nU80P20", "MPI_Send", of(999, 7992, 20.0)),
    },
    Example {
        rule: "barriers",
        fires: || one_site("U80B20\nU80B20", "MPI_Barrier", of(200_000, 0, 20.0)),
        gain_s: 20.0,
        says: "A rank calls barriers 200 k times and spends 20.0 s in them on average, most of it in MPI_Barrier at step (app.c:42)",
        near_miss: || one_site("U80B20\nU80B20", "MPI_Barrier", of(20_000, 0, 20.0)),
    },
    Example {
        rule: "no_overlap",
        fires: || two_nodes("U80W20\nU80W20", 2),
        gain_s: 20.0,
        says: "Messages of 1 MiB hardly move while ranks compute: a rank waits 20.0 s for them on average, most of it in MPI_Waitall at step (app.c:42)",
        near_miss: || two_nodes("U80W20\nU80W20", 1),
    },
    Example {
        rule: "funnelled_mpi",
        fires: || team("U80P20\n+U80O20"),
        gain_s: 10.0,
        says: "The other thread of rank 0 idles while its main thread alone communicates for 20 s ± 8 s",
        near_miss: || team("U80P20\n+U100"),
    },
    Example {
        rule: "blocking",
        fires: || one_site("U80V20\nU80V20", "MPI_Recv", of(100, 100 << 20, 20.0)),
        gain_s: 20.0,
        says: "A rank spends 20.0 s on average in sends and receives that block",
        near_miss: || one_site("U80V20\nU80V20", "MPI_Recv", of(100, 100 << 20, 9.0)),
    },
    Example {
        rule: "too_little_work",
        fires: || one_site("U20M80\nU20M80", "MPI_Allreduce", of(100_000, 819_200_000, 80.0)),
        gain_s: 80.0,
        says: "too little work for 2 ranks: a rank computes 200 µs between MPI calls that take 800 µs",
        near_miss: || one_site("U60M40\nU60M40", "MPI_Allreduce", of(100_000, 819_200_000, 40.0)),
    },
    Example {
        rule: "durable_writes",
        fires: || durable(20),
        gain_s: 19.0,
        says: "Rank 0 writes 20 times to files opened with O_SYNC or O_DSYNC",
        near_miss: || durable(9),
    },
    Example {
        rule: "unbuffered",
        fires: || pieces(100, false),
        gain_s: 20.0 * (1.0 - 100.0 / 1048576.0),
        says: "Rank 0 passes its output to the system 100 B at a time: 20000 times, 20.0 s in all",
        near_miss: || pieces(600, false),
    },
    Example {
        rule: "text_output",
        fires: || one_site("U80D20", "fprintf", of(100_000, 800_000, 20.0)),
        gain_s: 20.0,
        says: "Rank 0 takes 20.0 s to write text, number by number, most of it in fprintf at step (app.c:42)",
        near_miss: || one_site("U80D20", "fprintf", of(999, 800_000, 20.0)),
    },
    Example {
        rule: "loading_storm",
        fires: || loading(500),
        gain_s: 20.0,
        says: "Rank 0 takes 20.0 s to load programs, libraries and modules: 2000 operations",
        near_miss: || loading(200),
    },
    Example {
        rule: "failed_opens",
        fires: || looking(5000),
        gain_s: 20.0,
        says: "Rank 0 looks 5000 times for files that are not there, 20.0 s in all, most of it in open at step (app.c:42)",
        near_miss: || looking(900),
    },
    Example {
        rule: "overwritten",
        fires: || rewriting(50),
        gain_s: 20.0 * 0.98,
        says: "Rank 0 truncates and rewrites /scratch/state 50 times, 1 MiB each: opening and closing it takes 19.6 s, as what it held is discarded",
        near_miss: || rewriting(20_000),
    },
    Example {
        rule: "reopened",
        fires: || reopening(1000),
        gain_s: 20.0 * 0.999,
        says: "Rank 0 opens /scratch/log again and again, 1000 times",
        near_miss: || reopening(90),
    },
    Example {
        rule: "file_per_process",
        fires: || own_files(40),
        gain_s: 20.0 * (1.0 - 1.0 / 80.0),
        says: "2 ranks write 80 files of their own: making, opening, closing and deleting them takes rank 0 20.0 s",
        near_miss: || own_files(31),
    },
    Example {
        rule: "open_storm",
        fires: || one_site("U80E20", "open", of(5000, 0, 20.0)),
        gain_s: 20.0,
        says: "Rank 0 opens and closes files in 5000 calls, 20.0 s in all",
        near_miss: || one_site("U80E20", "open", of(900, 0, 20.0)),
    },
    Example {
        rule: "stat_storm",
        fires: || one_site("U80E20", "stat", of(5000, 0, 20.0)),
        gain_s: 20.0,
        says: "Rank 0 gets the status of files or reads directories in 5000 calls",
        near_miss: || one_site("U80E20", "stat", of(900, 0, 20.0)),
    },
    Example {
        rule: "sync_storm",
        fires: || one_site("U80Y20", "fsync", of(20, 0, 20.0)),
        gain_s: 19.0,
        says: "Rank 0 waits 20 times until data are on disk",
        near_miss: || one_site("U80Y20", "fsync", of(9, 0, 20.0)),
    },
    Example {
        rule: "compressed_files",
        fires: || compressing("U80a20", "fwrite"),
        gain_s: 20.0,
        says: "Rank 0 compresses for 20 s ± 8 s (in libz.so.1), 20 % of the time, most at save (app.c:7)",
        near_miss: || compressing("U95a5", "fwrite"),
    },
    Example {
        rule: "collective_exchange",
        fires: || exchanged(2.0),
        gain_s: 14.0,
        says: "Collective MPI-IO takes each rank 16.0 s or more and the file system below it 2.00 s: the rest is exchange between ranks, most of it in MPI_File_write_all at step (app.c:42).",
        near_miss: || exchanged(9.0),
    },
    Example {
        rule: "mpi_io_setup",
        fires: || one_site("U80F20\nU80F20", "MPI_File_set_view", of(40, 0, 20.0)),
        gain_s: 19.5,
        says: "Opening files through MPI-IO, setting their views and closing them takes each rank 20.0 s or more, most of it in MPI_File_set_view at step (app.c:42).",
        near_miss: || one_site("U80F20\nU80F20", "MPI_File_set_view", of(9, 0, 20.0)),
    },
    Example {
        rule: "read_modify_write",
        fires: || sieving(4_000_000),
        gain_s: 12.0,
        says: "Data sieving: MPI-IO reads what it is about to overwrite in part; rank 0 loses 12.0 s in 100 reads that the program did not make",
        near_miss: || sieving(100_000),
    },
    Example {
        rule: "amplification",
        fires: || filled(40_000_000),
        gain_s: 12.0,
        says: "The system writes 4 B for each byte that the program asks for, in /scratch/a.h5: what is too much takes rank 0 12.0 s",
        near_miss: || filled(15_000_000),
    },
    Example {
        rule: "reread",
        fires: || rereading(10_000_000),
        gain_s: 18.0,
        says: "Rank 0 reads /scratch/in over and over: 95.4 MiB of a file of 9.54 MiB",
        near_miss: || rereading(60_000_000),
    },
    Example {
        rule: "tiny_mpi_io",
        fires: || through_mpi(20_000, 64, false),
        gain_s: 20.0 - 2.0 * 1_280_000.0 / 1e9,
        says: "Rank 0 writes 1.22 MiB through MPI-IO in 20000 independent pieces of 64 B, which take 20.0 s, most of it in MPI_File_write_at at step (app.c:42)",
        near_miss: || through_mpi(20_000, 64, true),
    },
    Example {
        rule: "collective_pieces",
        fires: || split(20_000),
        gain_s: 16.0 * (1.0 - 512.0 / 1048576.0),
        says: "MPI-IO passes collective accesses to the file system in pieces of 512 B: rank 0 makes 20000 system calls, 16.0 s in all, most of it in MPI_File_write_all at step (app.c:42).",
        near_miss: || split(5000),
    },
    Example {
        rule: "scattered",
        fires: || pieces(4096, true),
        gain_s: 20.0 * (1.0 - 4096.0 / 1048576.0),
        says: "Rank 0 writes in 20000 pieces of 4 KiB that do not follow on one another, 20.0 s in all",
        near_miss: || pieces(4096, false),
    },
    Example {
        rule: "single_aggregator",
        fires: || gathered(1),
        gain_s: 18.0,
        says: "Collective writes of all ranks go through rank 0 alone: rank 0 is in them for 20.0 s",
        near_miss: || gathered(2),
    },
    Example {
        rule: "one_stripe",
        fires: || striped(1),
        gain_s: 10.0,
        says: "/scratch/a lies on one stripe, so one server carries it all: rank 0 takes 20.0 s",
        near_miss: || striped(4),
    },
    Example {
        rule: "too_many_writers",
        fires: || crowd(2_500_000),
        gain_s: 18.0,
        says: "The more ranks write at once, the less they write together: 100 MB/s with 1, 10 MB/s with 4",
        near_miss: || crowd(15_000_000),
    },
    Example {
        rule: "unaligned",
        fires: || off_by_a_header(15.0),
        gain_s: 10.0,
        says: "Accesses of 64 KiB that begin inside a block cost more than others of their size: rank 0 loses 10.0 s",
        near_miss: || off_by_a_header(6.0),
    },
    Example {
        rule: "tiny_requests",
        fires: || one_site("U80D20", "write", of(20_000, 20_000 * 1024, 20.0)),
        gain_s: 20.0 * (1.0 - 1.0 / 1024.0),
        says: "requests of 1 KiB on average: rank 0 takes 20.0 s for it",
        near_miss: || one_site("U80D20", "write", of(20_000, 20_000 << 20, 20.0)),
    },
    Example {
        rule: "temporary_files",
        fires: || scratch(1, "xfs"),
        gain_s: 19.0,
        says: "Rank 0 spends 20.0 s on files that are removed again",
        near_miss: || scratch(1, "tmpfs"),
    },
    Example {
        rule: "metadata",
        fires: || run_from_text("U80E15D5"),
        gain_s: 15.0,
        says: "75.0 % of the I/O time goes into opening",
        near_miss: || run_from_text("U80E5D15"),
    },
    Example {
        rule: "below_baseline",
        fires: || probed(100_000_000),
        gain_s: 18.0,
        says: "Large writes reach 10.0 % of what this file system gives: 10 MB/s instead of 100 MB/s, and rank 0 takes 20.0 s",
        near_miss: || probed(19_000_000),
    },
    Example {
        rule: "slow_transfer",
        fires: || one_site("U80D20", "write", of(100, 100_000_000, 20.0)),
        gain_s: 19.0,
        says: "Rank 0 reads and writes at 5 MB/s: 20.0 s for 95.4 MiB",
        near_miss: || one_site("U80D20", "write", of(100, 4_000_000_000, 20.0)),
    },
    Example {
        rule: "single_writer",
        fires: || alone(0),
        gain_s: 15.0,
        says: "Rank 0 alone writes 100 % of the data of 4 ranks, for 20.0 s",
        near_miss: || alone(1_000_000_000),
    },
    Example {
        rule: "checkpoints",
        fires: || bursts(2.0),
        gain_s: 4.0,
        says: "Every 20.0 s the program writes 2 MiB and is busy with it for 2.00 s, 8.0 % of the run in all",
        near_miss: || bursts(1.0),
    },
    Example {
        rule: "debug_build",
        fires: || subscript(false),
        gain_s: 30.0,
        says: "30 % of its computing is in functions like std::vector<double>::operator[]",
        near_miss: || subscript(true),
    },
    Example {
        rule: "unrecorded_waiting",
        fires: || blocked(1_000_000_000),
        gain_s: 5.0,
        says: "Rank 0 is blocked or stopped for 5 s ± 3 s outside the calls that are recorded, mostly at step (app.c:7)",
        near_miss: || blocked(5_000_000_000),
    },
    Example {
        rule: "page_faults",
        fires: || faulting(4_000_000, 8),
        gain_s: 8.0,
        says: "mapping and clearing pages (4 M minor page faults) takes rank 0 up to 8.00 s",
        near_miss: || faulting(500_000, 5),
    },
    Example {
        rule: "threads_started",
        fires: || starting("U80a20", 100),
        gain_s: 20.0,
        says: "Rank 0 starts 101 threads and spends 20 s ± 8 s on starting and ending them, 20 % of its computing, most for work (app.c:7)",
        near_miss: || starting("U80a20", 98),
    },
    Example {
        rule: "kernel_time",
        fires: || asking(15),
        gain_s: 20.0,
        says: "Rank 0 spends 20 s ± 8 s in system calls that are not recorded, 100 % of it in getppid at step (app.c:7)",
        near_miss: || asking(5),
    },
    Example {
        rule: "packing_on_one_core",
        fires: || of_command("/usr/bin/gzip", "gzip -9 out.txt", 60),
        gain_s: 30.0,
        says: "The program gzip compresses on one core for 60.0 s.",
        near_miss: || of_command("/usr/bin/gzip", "gzip -dc out.gz", 60),
    },
    Example {
        rule: "compression",
        fires: || compressing("U80a20", ""),
        gain_s: 20.0,
        says: "Rank 0 compresses for 20 s ± 8 s (in libz.so.1), 20 % of the time, most at save (app.c:7)",
        near_miss: || compressing("U95a5", ""),
    },
    Example {
        rule: "text_in_memory",
        fires: || habit("U70h30", "__vsnprintf_internal@/usr/lib/libc.so.6"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on sprintf, strtod and the like, which make or read text in memory, 30 % of its computing, most of it at parse (app.c:22).",
        near_miss: || habit("U95h5", "__vsnprintf_internal@/usr/lib/libc.so.6"),
    },
    Example {
        rule: "allocation",
        fires: || allocating("U80a20"),
        gain_s: 20.0,
        says: "Rank 0 spends 20 s ± 8 s in malloc, free and the like, 20 % of its computing, most for build (app.c:7)",
        near_miss: || allocating("U95a5"),
    },
    Example {
        rule: "denormals",
        fires: || computing(|profile| profile.tables.samples.denormal.fill(1)),
        gain_s: 100.0,
        says: "Arithmetic on denormal numbers",
        near_miss: || computing(|profile| profile.tables.samples.denormal[..9].fill(1)),
    },
    Example {
        rule: "false_sharing",
        fires: || computing(|profile| atomics(profile, 8)),
        gain_s: 60.0,
        says: "False sharing: threads write different places of one 64-byte cache line",
        near_miss: || {
            computing(|profile| {
                atomics(profile, 8);
                profile.tables.shared_lines.at_ns.fill(14_000_000_000);
            })
        },
    },
    Example {
        rule: "contended_atomics",
        fires: || computing(|profile| atomics(profile, 0)),
        gain_s: 100.0,
        says: "Threads change one variable by atomic instructions, one after the other: this takes 100 s",
        near_miss: || computing(|profile| atomics(profile, 8)),
    },
    Example {
        rule: "exceptions",
        fires: || throwing("U80a20"),
        gain_s: 20.0,
        says: "Rank 0 spends 20 s ± 8 s on throwing and catching C++ exceptions, 20 % of its computing, most for parse (app.cc:7)",
        near_miss: || throwing("U95a5"),
    },
    Example {
        rule: "scanned_text",
        fires: || habit("U70h30", "__rawmemchr_evex@/lib/libc.so.6"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on finding the end of a string that sscanf reads a piece of, 30 % of its computing, most of it at parse (app.c:22).",
        near_miss: || habit("U95h5", "__rawmemchr_evex@/lib/libc.so.6"),
    },
    Example {
        rule: "text_lengths",
        fires: || habit("U70h30", "__strlen_avx2@/lib/libc.so.6"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on looking for the end of strings (strlen, strcat), 30 % of its computing, most of it at parse (app.c:22).",
        near_miss: || habit("U95h5", "__strlen_avx2@/lib/libc.so.6"),
    },
    Example {
        rule: "half_precision",
        fires: || {
            habit(
                "U70h30",
                "npy_float_to_half@/v/lib/python3.11/site-packages/numpy/_core/_multiarray_umath.so",
            )
        },
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on converting half precision (float16), which numpy does one number at a time, 30 % of its computing",
        near_miss: || habit("U70h30", "npy_half@/x/libown.so"),
    },
    Example {
        rule: "shared_pointers",
        fires: || counting("U70h30"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on counting references of std::shared_ptr, 30 % of its computing, most of it at parse (app.c:22).",
        near_miss: || counting("U95h5"),
    },
    Example {
        rule: "text_keys",
        fires: || {
            habit(
                "U70h30",
                "std::_Rb_tree<std::__cxx11::basic_string<char>, int>::find@/x/app.c:90",
            )
        },
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on looking up text in maps (std::map or std::unordered_map of std::string), 30 % of its computing, most of it at parse (app.c:22).",
        near_miss: || {
            habit(
                "U95h5",
                "std::_Rb_tree<std::__cxx11::basic_string<char>, int>::find@/x/app.c:90",
            )
        },
    },
    Example {
        rule: "logging",
        fires: || habit("U70h30", "Logger._log@/usr/lib/python3.11/logging/__init__.py:1634"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on Python's logging, 30 % of its computing",
        near_miss: || habit("U95h5", "Logger._log@/usr/lib/python3.11/logging/__init__.py:1634"),
    },
    Example {
        rule: "deep_copies",
        fires: || habit("U70h30", "deepcopy@/usr/lib/python3.11/copy.py:128"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on copying objects of Python with all that they refer to (copy.deepcopy), 30 % of its computing",
        near_miss: || habit("U95h5", "deepcopy@/usr/lib/python3.11/copy.py:128"),
    },
    Example {
        rule: "compiled_expressions",
        fires: || {
            habit(
                "U70h30",
                "std::__detail::_Compiler<std::regex_traits<char> >::_M_term()@/x/app.c:90",
            )
        },
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on making regular expressions, 30 % of its computing, most of it at parse (app.c:22).",
        near_miss: || {
            habit(
                "U95h5",
                "std::__detail::_Compiler<std::regex_traits<char> >::_M_term()@/x/app.c:90",
            )
        },
    },
    Example {
        rule: "array_reduction",
        fires: || reducing("U60h40"),
        gain_s: 40.0,
        says: "OpenMP sets up and adds up arrays of a reduction: this takes 40 s ± 10 s of rank 0 at solve._omp_fn.0 (app.c:27).",
        near_miss: || reducing("U90h10"),
    },
    Example {
        rule: "small_array_accesses",
        fires: || recording("U70h30"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on what Python's package for files of arrays computes around accesses of 32 B on average, 30 % of its computing, most of it at <module> (logger.py:21).",
        near_miss: || recording("U95h5"),
    },
    Example {
        rule: "object_arrays",
        fires: || {
            habit(
                "U70h30",
                "PyUFunc_OO_O@/v/lib/python3.11/site-packages/numpy/_core/_multiarray_umath.so",
            )
        },
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on arrays of Python objects (dtype object), which numpy goes through one object at a time, 30 % of its computing",
        near_miss: || habit("U70h30", "OBJECT_add@/x/libown.so"),
    },
    Example {
        rule: "pickled_messages",
        fires: || {
            habit(
                "U70h30",
                "save_float@/usr/lib/python3.11/lib-dynload/_pickle.cpython-311.so",
            )
        },
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on pickling Python objects for messages, 30 % of its computing, most of it at parse (app.c:22).",
        near_miss: || {
            habit(
                "U95h5",
                "save_float@/usr/lib/python3.11/lib-dynload/_pickle.cpython-311.so",
            )
        },
    },
    Example {
        rule: "rows_of_tables",
        fires: || by_rows("U70r30"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on going through tables of pandas row by row, 30 % of its computing, most at anomalies (names.py:16).",
        near_miss: || by_rows("U95r5"),
    },
    Example {
        rule: "grown_arrays",
        fires: || growing("U70g30"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on making arrays or tables longer, piece by piece, which copies all of them each time, 30 % of its computing, most of it at levels (levels.py:16).",
        near_miss: || growing("U95g5"),
    },
    Example {
        rule: "sparse_elements",
        fires: || scientific("U70s30"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on setting or reading a sparse matrix element by element, 30 % of its computing, most of it at assemble (fem.py:16).",
        near_miss: || scientific("U70b30"),
    },
    Example {
        rule: "copied_sections",
        fires: || copying("U60c40"),
        gain_s: 40.0,
        says: "Rank 0 spends 40 s ± 10 s on copying arrays number by number, 40 % of its computing, most of it at flow (flow.f90:38).",
        near_miss: || copying("U60a40"),
    },
    Example {
        rule: "copied_arrays",
        fires: || copied("U60c40"),
        gain_s: 40.0,
        says: "Rank 0 spends 40 s ± 10 s on loops that only copy memory, 40 % of its computing, most of it at step (app.c:30).",
        near_miss: || copied("U60s40"),
    },
    Example {
        rule: "hash_chains",
        fires: || crowded("U60f20n20"),
        gain_s: 40.0,
        says: "Rank 0 spends 40 s ± 10 s on going along chains of a std::unordered_map or _set, 40 % of its computing, most of it at parse (app.c:22).",
        near_miss: || crowded("U60f36n4"),
    },
    Example {
        rule: "moved_elements",
        fires: || {
            habit(
                "U70h30",
                "std::vector<int, std::allocator<int> >::erase(int const*)@/usr/include/c++/12/bits/stl_vector.h:1530",
            )
        },
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on moving the rest of a list for each element that is taken from its front or put there, 30 % of its computing, most of it at parse (app.c:22).",
        near_miss: || {
            habit(
                "U70h30",
                "std::vector<int, std::allocator<int> >::push_back(int const&)@/usr/include/c++/12/bits/stl_vector.h:1280",
            )
        },
    },
    Example {
        rule: "across_sparse",
        fires: || scientific("U70x30"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on taking columns of a CSR matrix or rows of a CSC matrix (scipy.sparse), 30 % of its computing, most of it at assemble (fem.py:16).",
        near_miss: || scientific("U70y30"),
    },
    Example {
        rule: "few_at_a_time",
        fires: || scientific("U70p20t10"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on calls of scikit-learn for a few numbers or rows each, 30 % of its computing, most of it at assemble (fem.py:16).",
        near_miss: || scientific("U70p5t25"),
    },
    Example {
        rule: "numerical_gradient",
        fires: || scientific("U20d80"),
        gain_s: 80.0,
        says: "Rank 0 spends 80 s ± 8 s on derivatives by differences (scipy.optimize), 80 % of its computing, most of it at energy (chain.py:9).",
        near_miss: || scientific("U95d5"),
    },
    Example {
        rule: "filtered_tables",
        fires: || filtering("U60fcUfcUfcUfcUfcUfcUfcUfcUfcUfcUfcUfc"),
        gain_s: 24.0,
        says: "Rank 0 spends 24 s ± 8 s on choosing rows of tables of pandas by a condition, again and again, 25 % of its computing, most of it at means (stations.py:9).",
        near_miss: || filtering("U60f12c12f12"),
    },
    Example {
        rule: "garbage_collection",
        fires: || collecting("U70g30"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on Python's garbage collection, 30 % of its computing, most at records (index.py:12)",
        near_miss: || collecting("U95g5"),
    },
    Example {
        rule: "json_in_python",
        fires: || dumping("U60j40"),
        gain_s: 30.0,
        says: "Rank 0 spends 40 s ± 10 s on encoding JSON in Python, 40 % of its computing, most at <module> (index.py:12)",
        near_miss: || dumping("U96j4"),
    },
    Example {
        rule: "compiled_at_run_time",
        fires: || compiling_at_run_time("U70c30"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on compiling functions while it runs, 30 % of its time, most at <module> (names.py:19)",
        near_miss: || compiling_at_run_time("U95c5"),
    },
    Example {
        rule: "python_compiling",
        fires: || importing("U90c10"),
        gain_s: 10.0,
        says: "Rank 0 spends 10 s ± 6 s on compiling Python modules that it imports, 10 % of its time: no compiled form (.pyc) of them was kept.",
        near_miss: || importing("U96c4"),
    },
    Example {
        rule: "list_search",
        fires: || searching("U80s20"),
        gain_s: 20.0,
        says: "Rank 0 spends 20 s ± 8 s on looking for values in lists, one element after the other, 20 % of its computing, most at distinct (names.py:7)",
        near_miss: || searching("U95s5"),
    },
    Example {
        rule: "costly_power",
        fires: || powers("-1.5"),
        gain_s: 18.0,
        says: "1 / (x * sqrt(x)) gives the same in a tenth of that",
        near_miss: || powers("1.7"),
    },
    Example {
        rule: "fft_plans",
        fires: || planning("U80a20"),
        gain_s: 20.0,
        says: "Rank 0 spends 20 s ± 8 s on making plans of Fourier transforms, 20 % of its computing, most for setup (app.c:7)",
        near_miss: || planning("U97a3"),
    },
    Example {
        rule: "tiny_products",
        fires: || multiplied("dgemm", [4, 4, 4, 0], "NN", 128, 20.0),
        gain_s: 5.0,
        says: "times for products of tiny matrices, most of them 4 × 4 × 4, NN, for solve (app.c:7)",
        near_miss: || multiplied("dgemm", [16, 16, 16, 0], "NN", 8192, 20.0),
    },
    Example {
        rule: "symmetric_product",
        fires: || multiplied("dgemm", [200, 200, 50, 0], "NT=", 4_000_000, 20.0),
        gain_s: 8.0,
        says: "Rank 0 multiplies a matrix by its own transpose with dgemm, for solve (app.c:7)",
        near_miss: || multiplied("dgemm", [200, 200, 50, 0], "NT", 4_000_000, 20.0),
    },
    Example {
        rule: "inverses",
        fires: || multiplied("dgesv", [200, 200, 0, 0], "", 21_000_000, 20.0),
        gain_s: 14.0,
        says: "Rank 0 inverts matrices with dgesv, for solve (app.c:7)",
        near_miss: || multiplied("dgesv", [200, 100, 0, 0], "", 13_000_000, 20.0),
    },
    Example {
        rule: "awkward_transforms",
        fires: || multiplied("fftw_execute", [2018, 0, 0, 1], "C", 110_000, 20.0),
        gain_s: 12.0,
        says: "Rank 0 computes Fourier transforms of length 2018, which has the prime factor 1009, for solve (app.c:7)",
        near_miss: || multiplied("fftw_execute", [2016, 0, 0, 1], "C", 110_000, 20.0),
    },
    Example {
        rule: "reference_blas",
        fires: || multiplying("/usr/lib/x86_64-linux-gnu/blas/libblas.so.3.11.0"),
        gain_s: 18.0,
        says: "Rank 0 computes 20 s ± 8 s in dgemm of the reference BLAS, for solve (app.c:7)",
        near_miss: || multiplying("/usr/lib/x86_64-linux-gnu/openblas-pthread/libblas.so.3"),
    },
    Example {
        rule: "powers",
        fires: || mathematics("U80a20", "__ieee754_pow_fma"),
        gain_s: 16.0,
        says: "Rank 0 computes 20 s ± 8 s in pow, 20 % of its computing, for solve (app.c:7)",
        near_miss: || mathematics("U95a5", "__ieee754_pow_fma"),
    },
    Example {
        rule: "elementary_functions",
        fires: || mathematics("U60a40", "__ieee754_exp_fma"),
        gain_s: 20.0,
        says: "Rank 0 computes 40 s ± 10 s in exp, 40 % of its computing, for solve (app.c:7)",
        near_miss: || mathematics("U80a20", "__ieee754_exp_fma"),
    },
    Example {
        rule: "rounding",
        fires: || mathematics("U60a40", "__round_sse41"),
        gain_s: 32.0,
        says: "Rank 0 computes 40 s ± 10 s in round, 40 % of its computing, for solve (app.c:7)",
        near_miss: || mathematics("U95a5", "__round_sse41"),
    },
    Example {
        rule: "complex_checks",
        fires: || loops("checked"),
        gain_s: 50.0,
        says: "Rank 0 computes complex numbers with tests for infinities for 100 s ± 3 s, more than 97 % of its computing, most of it at loop (app.c:5)",
        near_miss: || loops("vector"),
    },
    Example {
        rule: "collation",
        fires: || habit("U70h30", "__strcoll_l@/lib/libc.so.6"),
        gain_s: 30.0,
        says: "Rank 0 spends 30 s ± 9 s on comparing text by the rules of a language (strcoll, LC_COLLATE), 30 % of its computing, most of it at parse (app.c:22).",
        near_miss: || habit("U95h5", "__strcoll_l@/lib/libc.so.6"),
    },
    Example {
        rule: "not_vectorised",
        fires: || loops("independent"),
        gain_s: 50.0,
        says: "is not vectorised and computes for 100 s",
        near_miss: || loops("recurrence"),
    },
    Example {
        rule: "managed_memory",
        fires: || touching("cudaMallocManaged"),
        gain_s: 60.0,
        says: "The host touches managed memory that a GPU has worked on, and 100 k page faults of rank 0 bring it back: 60 s ± 10 s, most of it at loop (app.c:5)",
        near_miss: || touching("cudaMalloc"),
    },
    Example {
        rule: "strided_access",
        fires: || strided(8),
        gain_s: 87.5,
        says: "on data that lie far apart",
        near_miss: || strided(0),
    },
    Example {
        rule: "idle_device",
        // It starts for 10 s.
        fires: || device("U10lU70G18l", 25, 0),
        gain_s: 67.5,
        says: "For 90 s the program uses its GPUs, and they are idle for 75.0 % of that, while the host computes for 70 s ± 9 s, most of it at step (app.c:185)",
        near_miss: || device("U10lU70G18l", 55, 0),
    },
    Example {
        rule: "interpreter_lock",
        fires: || taking_turns("U50g50\n+g50U50"),
        gain_s: 50.0,
        says: "Threads of Python wait for the interpreter's lock (GIL) for 100 s ± 3 s of the 100 s of rank 0",
        near_miss: || taking_turns("U95g5\n+U100"),
    },
    Example {
        rule: "library_lock",
        fires: || drawing_numbers("U80a20\n+U80a20"),
        gain_s: 20.0,
        says: "A thread of rank 0 waits 20 s ± 8 s on average for a lock inside the C library, in random at draw (app.c:7)",
        near_miss: || drawing_numbers("U99a1\n+U99a1"),
    },
    Example {
        rule: "lock_contention",
        fires: || run_from_text("U80L20\n+U80L20"),
        gain_s: 20.0,
        says: "A thread of rank 0 spends 20 s ± 8 s on average in taking and releasing locks at step (app.c:176)",
        near_miss: || run_from_text("U99L1\n+U99L1"),
    },
    Example {
        rule: "monitor_contention",
        fires: || monitors("U80j20\n+U80j20"),
        gain_s: 20.0,
        says: "A thread of rank 0 spends 20 s ± 8 s on average in taking and releasing locks of Java's objects (synchronized)",
        near_miss: || monitors("U99j1\n+U99j1"),
    },
    Example {
        rule: "slowest_stage",
        fires: || in_stages("w100\n+f100\n+p30w70"),
        gain_s: 67.5,
        says: "One thread of rank 0 computes all the time in filter (app.c:13), for 100 s ± 3 s, and 2 others wait for it, 85 s ± 7 s each on average.",
        near_miss: || in_stages("w100\n+f60w40\n+p30w70"),
    },
    Example {
        rule: "idle_threads",
        fires: || team("U100\n+U20O80"),
        gain_s: 40.0,
        says: "computes alone for 80 s ± 8 s at step (app.c:185)",
        near_miss: || team("U100\n+U80O20"),
    },
    Example {
        rule: "openmp_overhead",
        fires: || team("U50O50\n+U50O50"),
        gain_s: 50.0,
        says: "OpenMP regions or tasks are too fine: for 50 s ± 10 s all threads of rank 0 are in the OpenMP runtime, and none computes",
        near_miss: || team("U75O25\n+U75O25"),
    },
    Example {
        rule: "small_chunks",
        fires: || handing_out("U60h40"),
        gain_s: 40.0,
        says: "OpenMP hands out the iterations of a loop in chunks that are too small: rank 0 spends 40 s ± 10 s on that at solve._omp_fn.0 (app.c:27).",
        near_miss: || handing_out("U95h5"),
    },
    Example {
        rule: "openmp_imbalance",
        fires: || team("U50O50\n+U100"),
        gain_s: 25.0,
        says: "wait for each other: 25 s ± 9 s of the 100 s in parallel regions",
        near_miss: || team("U98O2\n+U100"),
    },
    Example {
        rule: "repeated_imports",
        fires: || spawning(["iiiiiU..............", "......iiiiiU........", "............iiiiiU.."]),
        gain_s: 10.0,
        says: "3 processes of Python import modules, one after another: for 15 s ± 4 s of the run they do that, and no process computes anything else.",
        near_miss: || spawning(["iiiiiUUUUUU.........", "iiiii...............", "iiiii..............."]),
    },
    Example {
        rule: "pickling",
        fires: || passing("o50U50\ni50S50"),
        gain_s: 50.0,
        says: "Processes of Python pass objects to each other for 50 s ± 10 s, 50 % of the time, while none of them computes",
        // A process that computes while another is sent to, and one that only waits for what comes.
        near_miss: || passing("o50U50\nU50i50"),
    },
    Example {
        rule: "single_precision_products",
        fires: || multiplying_by("sm80_xmma_gemm_f32f32_f32f32_f32_nn_n_tilesize256x128x8_ffma_cublas"),
        gain_s: 40.0,
        says: "GPUs multiply matrices in single precision without their tensor cores for 50.0 s each, 100 % of all kernels' time",
        near_miss: || multiplying_by("sm80_xmma_gemm_f32f32_tf32f32_f32_nn_n_tilesize128x128x16_cublas"),
    },
    Example {
        rule: "waited_launches",
        fires: || waiting_for_launches(2_000_000),
        gain_s: 40.0,
        says: "Rank 0 waits for its GPU 2 M times in 2 M launches for 50 s ± 10 s, most of it in cudaDeviceSynchronize at step (app.cu:7)",
        near_miss: || waiting_for_launches(600_000),
    },
    Example {
        rule: "small_copies",
        fires: || counted_driving("U60c40", "cudaMemcpy (to the device)", 4_000_000, 1 << 30, 40.0).run(),
        gain_s: 39.892_625_817_6,
        says: "Rank 0 copies to or from its GPU in 4 M pieces of 268 B on average for 40 s ± 10 s, most of it in cudaMemcpy at step (app.cu:7)",
        near_miss: || counted_driving("U60c40", "cudaMemcpy (to the device)", 4000, 1 << 30, 40.0).run(),
    },
    Example {
        rule: "blocking_copies",
        fires: || driving("U60c30a10").run(),
        gain_s: 40.0,
        says: "Rank 0 copies to and from its GPU and does nothing else for 40 s ± 10 s, most of it in cudaMemcpy at step (app.cu:7)",
        near_miss: || driving("U92c4a4").run(),
    },
    Example {
        rule: "kernel_launches",
        fires: || driving("U60l40").run(),
        gain_s: 40.0,
        says: "Rank 0 launches kernels for 40 s ± 10 s, most of it in cudaLaunchKernel at step (app.cu:7)",
        near_miss: || driving("U60G30l10").run(),
    },
    Example {
        rule: "device_memory",
        fires: || driving("U80G10f10").run(),
        gain_s: 10.0,
        says: "Rank 0 asks for memory of its GPU and gives it back for 10 s ± 6 s, most of it in cudaFree at step (app.cu:7)",
        near_miss: || driving("U80G17f3").run(),
    },
    Example {
        rule: "sleeping",
        fires: || run_from_text("U90S10"),
        gain_s: 10.0,
        says: "Rank 0 sleeps for 10 s ± 6 s, 10 % of the time, most of it in nanosleep at step (app.c:183)",
        near_miss: || run_from_text("U996S4"),
    },
    Example {
        rule: "event_waiting",
        fires: || run_from_text("U90Q10"),
        gain_s: 10.0,
        says: "Rank 0 waits for events for 10 s ± 6 s, 10 % of the time, most of it in poll at step (app.c:181)",
        near_miss: || run_from_text("U996Q4"),
    },
];

/// What is drawn here is too short for most rules; they are judged all the same.
fn find(run: &Run) -> Vec<Finding> {
    find_by(run, RULES.iter())
}

pub(crate) fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

pub(crate) fn finding(rule: &str, run: &Run) -> Option<Finding> {
    find(run).into_iter().find(|finding| finding.id == rule)
}

#[test]
fn every_rule_fires_with_its_gain_and_just_misses() {
    let mut wrong = vec![];
    for example in EXAMPLES {
        let run = (example.fires)();
        let found = finding(example.rule, &run);
        let found = found.unwrap_or_else(|| panic!("{} did not fire: {:#?}", example.rule, find(&run)));
        assert!(
            (found.gain_s - example.gain_s).abs() < 1e-6,
            "{}: {} s",
            example.rule,
            found.gain_s
        );
        if !plain(&found.title).contains(example.says) {
            wrong.push(format!("{}: {}", example.rule, plain(&found.title)));
        }
        let missed = finding(example.rule, &(example.near_miss)());
        assert!(missed.is_none(), "{} fired: {missed:#?}", example.rule);
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// What rests on samples, or on calls of which some were timed, is not told as if it were exact.
#[test]
fn a_gain_that_is_not_exact_has_its_error() {
    for (example, rule) in EXAMPLES.iter().zip(RULES) {
        let run = (example.fires)();
        let found = finding(example.rule, &run).expect(example.rule);
        let sampled = rule.basis == Basis::Samples && !rule.accounts.is_empty() && run.times().rest_on_samples();
        assert!(
            !sampled || found.gain_error_s.is_some_and(|error| error > 0.0),
            "{}",
            example.rule
        );
    }
    let small = |error_s: f64| {
        let site = SiteOf {
            error_s,
            ..of(500_000, 500_000 * 8, 30.0)
        };
        let run = Fixture::new("U60M40\nU60M40")
            .site_of_all("MPI_Send", "halo@app.c:7", site)
            .run();
        finding("small_messages", &run).expect("small messages")
    };
    let (exact, rough) = (small(0.0), small(6.0));
    assert_eq!(exact.gain_error_s, None);
    assert!(!exact.title.contains('±'), "{}", exact.title);
    // Two ranks: the error of their mean is 6 s / √2, and two of those are shown.
    assert!(
        plain(&rough.title).contains("spends 30 s ± 8 s in these calls"),
        "{}",
        rough.title
    );
    let part = rough.gain_s / 30.0;
    assert!((rough.gain_error_s.unwrap() - part * 6.0 / 2f64.sqrt()).abs() < 1e-9);
}

#[test]
fn every_rule_has_an_example_and_a_sound_row() {
    let with: Vec<&str> = EXAMPLES.iter().map(|example| example.rule).collect();
    let rules: Vec<&str> = RULES.iter().map(|rule| rule.id).collect();
    assert_eq!(rules, with);
    for rule in RULES {
        assert!(
            rule.doc.ends_with(['.', ')']) && rule.doc.starts_with(char::is_uppercase),
            "{}",
            rule.id
        );
        assert!(
            !rule.limit.name.is_empty() && !rule.limit.source.is_empty(),
            "{}",
            rule.id
        );
        assert!(
            rules.iter().filter(|id| **id == rule.id).count() == 1,
            "{} twice",
            rule.id
        );
    }
}

#[test]
fn findings_are_sentences() {
    for example in EXAMPLES {
        for found in find(&(example.fires)()) {
            for text in [&found.title].into_iter().chain(&found.evidence).chain(&found.advice) {
                assert!(text.ends_with('.'), "{text}");
                assert!(text.starts_with(|first: char| !first.is_lowercase()), "{text}");
                assert!(
                    !text.contains("  ") && !text.contains("NaN") && !text.contains("inf "),
                    "{text}"
                );
            }
            assert!(!found.advice.is_empty(), "{}", found.id);
            assert_eq!(found.gain_basis.is_empty(), found.warning, "{}", found.id);
        }
    }
}

#[test]
fn each_rule_yields_to_rules() {
    for rule in RULES {
        for other in rule.yields_to {
            assert!(
                *other != rule.id && RULES.iter().any(|rule| rule.id == *other),
                "{}: {other}",
                rule.id
            );
        }
    }
}
