//! A worked example for every metric: a run drawn in ASCII, what is added to the drawing, and the number by hand.
//! `docs/metrics.md` shows them. Letters are those of `model::fixture`: U computes, M is MPI_Allreduce, P MPI_Send, …

use crate::{METRICS, Measured, SECTIONS, measure, metric};
use model::Run;
use model::TeamTime;
use model::fixture::{AcceleratorReading, BinOf, Fixture, GpuOf, MathOf, ParallelOf, SiteOf, UseOf};
use text::number;

struct Example {
    metric: &'static str,
    drawing: &'static str,
    with: &'static str,
    add: fn(Fixture) -> Fixture,
    value: f64,
}

impl Example {
    fn run(&self) -> Run {
        (self.add)(Fixture::new(self.drawing)).run()
    }
}

fn of(count: u64, bytes: u64, time_s: f64) -> SiteOf {
    SiteOf {
        count,
        bytes,
        time_s,
        ..SiteOf::default()
    }
}

fn on(fixture: Fixture, call: &str, count: u64, bytes: u64, time_s: f64) -> Fixture {
    fixture.site_of_all(call, "step@app.c:42", of(count, bytes, time_s))
}

fn two_nodes(fixture: Fixture) -> Fixture {
    fixture.edit(|profile| {
        let nodes = &mut profile.tables.nodes;
        let name = profile.strings.intern("node1");
        nodes.name.push(name);
        for column in [&mut nodes.kernel, &mut nodes.cpu_model] {
            column.push(Default::default());
        }
        nodes.cores_physical.push(8);
        nodes.cores_logical.push(8);
        nodes.memory_bytes.push(16 << 30);
        nodes.cache_core_bytes.push(0);
        nodes.cache_shared_bytes.push(0);
        nodes.cache_sharers.push(0);
        let half = profile.tables.processes.node.len() / 2;
        profile.tables.processes.node[half..].fill(1);
    })
}

fn importing(fixture: Fixture) -> Fixture {
    fixture.letter(
        'i',
        "",
        &[
            "<module>@/home/user/app.py:1",
            "_find_and_load@<frozen importlib._bootstrap>:1178",
            "<module>@/v/lib/python3.11/site-packages/numpy/__init__.py:9",
        ],
    )
}

fn for_lock(fixture: Fixture) -> Fixture {
    let stack = ["count@app.py:7", "take_gil@/usr/bin/python3.11"];
    fixture.letter('g', "pthread_cond_wait", &stack)
}

fn instructions(fixture: Fixture) -> Fixture {
    fixture
        .letter('s', "", &["f@app.c:1"])
        .letter('v', "", &["g@app.c:2"])
        .letter('m', "", &["g@app.c:3"])
        .letter('b', "", &["g@app.c:4"])
        .letter('o', "", &["g@app.c:5"])
        .instruction('s', "scalar", 0)
        .instruction('v', "vector", 256)
        .instruction('m', "memory", 512)
        .instruction('b', "branch", 0)
        .instruction('o', "other", 0)
}

const MIX: &str = "s8v6m4b2o20U10";
const MIX_WITH: &str = "s, v, m, b, o computing at a scalar, vector (256 bit), memory (512 bit), branch, other instruction; s in a function of its own";

fn cpu_time(fixture: Fixture) -> Fixture {
    fixture.edit(|profile| {
        profile.tables.processes.user_ns.fill(6_000_000_000);
        profile.tables.processes.system_ns.fill(2_000_000_000);
    })
}

fn counts(fixture: Fixture) -> Fixture {
    fixture.edit(|profile| {
        let processes = &mut profile.tables.processes;
        processes.instructions.fill(6_000_000_000);
        processes.cycles.fill(4_000_000_000);
        processes.cache_misses.fill(12_000_000);
        processes.counted_user_ns.fill(2_000_000_000);
    })
}

const COUNTS: &str = "6e9 instructions, 4e9 cycles and 12e6 cache misses in 2 s of user time per rank";

fn accelerators(fixture: Fixture) -> Fixture {
    fixture.edit(|profile| {
        for (device, time_s, busy_percent, mib, watts, held_back) in [
            ("a", 0, 0, 1, 100, 1),
            ("a", 4, 100, 3, 300, 4),
            ("a", 8, 100, 2, 300, 0),
            ("b", 0, 25, 1, 50, -1),
            ("b", 8, 25, 1, 50, 0),
        ] {
            let device = profile.strings.intern(device);
            profile.tables.accelerator_series.push(AcceleratorReading {
                node: 0,
                device,
                time_ns: time_s * 1_000_000_000,
                busy_percent,
                memory_used_bytes: mib << 20,
                memory_total_bytes: 16 << 30,
                power_uw: watts * 1_000_000,
                held_back,
                ..AcceleratorReading::default()
            });
        }
    })
}

fn driver(fixture: Fixture) -> Fixture {
    fixture
        .letter(
            'c',
            "",
            &[
                "main@app.cu:7",
                "cudaMemcpy@libcudart.so.13",
                "cuMemcpyHtoD_v2@libcuda.so.1",
            ],
        )
        .letter('l', "", &["main@app.cu:8", "cudaLaunchKernel@libcudart.so.13"])
        .letter(
            'm',
            "",
            &["main@app.cu:9", "cudaMalloc@libcudart.so.13", "@libcuda.so.1"],
        )
}

const ACCELERATORS: &str = "one accelerator at 0 % and 100 W at the start, at 100 % and 300 W from 4 s on, held back once by its power limit; another at 25 % \
     and 50 W; 3 MiB in use at most";

fn offloads(fixture: Fixture) -> Fixture {
    let calls = [
        ("cudaLaunchKernel", 1000, 0, 0.01),
        ("cudaMemcpy (to the device)", 50, 50_000_000, 0.5),
        ("cudaMemcpyAsync (to the device)", 100, 1_000_000, 0.001),
        ("cudaMemcpy (from the device)", 10, 10_000_000, 0.25),
        ("cudaMemcpyPeer", 10, 1_000_000, 0.1),
    ];
    (calls.into_iter()).fold(fixture, |fixture, (call, count, bytes, time_s)| {
        on(fixture, call, count, bytes, time_s)
    })
}

const OFFLOADS: &str = "1000 kernels launched; 50 copies to a GPU of 1 MB, 10 ms each, and 100 of 10 kB that are only started; 10 back of \
                        1 MB, 25 ms each; 10 to another GPU";

fn java(fixture: Fixture) -> Fixture {
    fixture.edit(|profile| {
        let name = profile.strings.intern("C2 CompilerThre");
        profile.tables.threads.name[2] = name;
    })
}

fn of_java(fixture: Fixture) -> Fixture {
    java(fixture).edit(|profile| profile.tables.threads.cpu_ns = vec![4_000_000_000, 3_000_000_000, 2_000_000_000])
}

fn cores(fixture: Fixture) -> Fixture {
    fixture.edit(|profile| {
        let list = profile.strings.intern("0-3");
        profile.tables.processes.cpu_list.fill(list);
        profile.tables.processes.cpus_allowed.fill(4);
    })
}

fn multiplied(fixture: Fixture) -> Fixture {
    let of = |sizes, flops, count, time_s| MathOf {
        sizes,
        letters: "NN",
        count,
        flops,
        time_s,
        ..MathOf::default()
    };
    fixture
        .math(
            0,
            "dgemm",
            "step@app.c:42",
            of([100, 100, 100, 0], 2_000_000, 1000, 2.0),
        )
        .math(
            1,
            "dgemm",
            "step@app.c:42",
            of([100, 100, 100, 0], 2_000_000, 1000, 1.0),
        )
        .math(1, "dgesdd", "svd@app.c:50", of([100, 100, 0, 0], 0, 10, 1.0))
        .memory("compute_double", 1, 10_000_000_000, 0)
}

const MULTIPLIED: &str = "each rank calls dgemm 1000 times with 100 × 100 × 100, in 2 s and in 1 s, and one dgesdd 10 times in 1 s; a core can compute 10 GFLOP/s";

fn transformed(fixture: Fixture) -> Fixture {
    let of = |count, flops, time_s| MathOf {
        sizes: [64, 0, 0, 1],
        letters: "C",
        count,
        flops,
        time_s,
        ..MathOf::default()
    };
    fixture
        .math(0, "fftw_plan_dft_1d", "plan@app.c:60", of(3, 0, 0.5))
        .math(0, "fftw_execute", "step@app.c:61", of(300, 1920, 0.25))
}

fn teams(fixture: Fixture) -> Fixture {
    let of = |count, time_s, end_s, tasks| ParallelOf {
        count,
        time_s,
        team: TeamTime {
            start_s: 0.125,
            busy_s: 2.0 * time_s - end_s - 0.375,
            barrier_s: 0.25,
            end_s,
            imbalance_s: end_s,
        },
        tasks,
    };
    let tasks = ParallelOf {
        count: 1,
        time_s: 1.0,
        tasks: 100,
        ..ParallelOf::default()
    };
    fixture
        .parallel(0, "solve@app.c:40", of(30, 2.0, 1.0, 0))
        .parallel(0, "tree@app.c:50", tasks)
        .parallel(1, "solve@app.c:40", of(10, 2.0, 1.0, 0))
}

const TEAMS: &str = "teams of two; each of two ranks of 4 s is in a parallel region for 2 s, 30 and 10 times, in which the threads together start for 0.125 s, wait 0.25 s at barriers and 1 s at the end; one rank makes 100 tasks in another region, for 1 s";

fn on_gpus(fixture: Fixture) -> Fixture {
    let of = |kernel_s, copy_s, busy_s| GpuOf {
        kernel_s,
        copy_s,
        busy_s,
        last_s: 4.0,
        bins: vec![],
    };
    let (first, second) = ("0000:1a:00.0", "0000:1b:00.0");
    fixture
        .gpu(0, first, of(3.0, 1.0, 3.5))
        .gpu(1, second, of(1.0, 0.0, 1.0))
        .kernel(0, first, "step", 2000, 3.0, 0.01)
        .kernel(1, second, "step", 500, 1.0, 0.01)
        .copies(0, first, ["to device", "pageable", "device"], 10, 4 << 30, 0.5)
        .copies(0, first, ["to device", "pinned", "device"], 10, 4 << 30, 0.125)
        .copies(0, first, ["from device", "device", "pinned"], 5, 2 << 30, 0.25)
}

const ON_GPUS: &str = "one rank runs 2000 kernels in 3 s on its GPU, which copies for 1 s, half of that beside kernels; one 500 in 1 s on another; the first copies 4 GiB from pageable memory in 0.5 s, 4 GiB from pinned memory in 0.125 s, and 2 GiB back to pinned memory in 0.25 s";

fn named(fixture: Fixture) -> Fixture {
    fixture
        .region(0, &["solve"], 10, 4.0, 0..4)
        .region(1, &["solve"], 10, 2.0, 0..2)
        .region(1, &["solve", "assemble"], 5, 1.0, 1..2)
}

const NAMED: &str = "one rank is in \"solve\" ten times, in all its time, one ten times in 2 of its 4 s, of which it is in \"assemble\" inside it five times";

const TRANSFORMED: &str = "3 plans of 64 complex numbers are made in 0.5 s and carried out 300 times";

fn resident(fixture: Fixture) -> Fixture {
    fixture
        .resident(0, &[(0.0, 1 << 20), (8.0, 3 << 20)])
        .resident(1, &[(0.0, 4 << 20), (8.0, 4 << 20)])
}

fn readings(fixture: Fixture) -> Fixture {
    fixture.node_readings(0, &[(0.0, 4 << 30, 1.0, Some(100.0)), (5.0, 8 << 30, 1.0, Some(600.0))])
}

fn others(fixture: Fixture) -> Fixture {
    cpu_time(fixture)
        .node_readings(0, &[(0.0, 0, 1.0, None), (10.0, 0, 1.0, None)])
        .edit(|profile| profile.tables.node_series.busy_ns = vec![0, 13_000_000_000])
}

fn costs(fixture: Fixture) -> Fixture {
    fixture.edit(|profile| {
        profile.tables.processes.cost_samples_ns.fill(20_000_000);
        profile.tables.processes.cost_calls_ns.fill(50_000_000);
        profile.tables.processes.cost_start_ns.fill(10_000_000);
    })
}

/// 40 processes of 100 ms, of which 30 ms are ours, while another waits.
fn shorts(fixture: Fixture) -> Fixture {
    costs(fixture).without_mpi().short("/bin/item", 40, 4.0, 1.2)
}

fn same(fixture: Fixture) -> Fixture {
    fixture
}

macro_rules! examples {
    ($( $metric:literal, $drawing:expr, $with:expr, $add:expr, $value:expr; )+) => {
        &[$( Example { metric: $metric, drawing: $drawing, with: $with, add: $add, value: $value } ),+]
    };
}

const TURNS: &str = "U2M4\nM2U2M2";
const READS_FIRST: &str = "U2R2M4\nM4U2M2";
const TURNS_WITH: &str = "collective calls of both ranks";

fn in_turns(fixture: Fixture) -> Fixture {
    fixture.waits('M', "all", &[0, 1])
}

fn in_a_circle(fixture: Fixture) -> Fixture {
    fixture.waits('V', "messages", &[1]).waits('P', "messages", &[0])
}

const BALANCE: &str = "U7M\nU4M4";
const FOUR: &str = "U8\nU6M2\nU4M4\nU2M6";
const MIXED: &str = "U5M2DS\nU4M3D2";
const MPI: &str = "UM4P2W2AI\nU10";
const IO: &str = "U10R2D3EYF3";

const FILES: &str = "U9\nU9";
const FILES_WITH: &str = "128 collective writes of 1 KiB per rank in 2 s; below them 4 writes of 64 KiB and 4 reads of 2 KiB by rank 0, in 1 s and 0.5 s";

fn files(fixture: Fixture) -> Fixture {
    let asked = UseOf {
        writes: 128,
        write_bytes: 128 << 10,
        write_s: 2.0,
        collective: true,
        ..UseOf::default()
    };
    let below = UseOf {
        writes: 4,
        write_bytes: 256 << 10,
        write_s: 1.0,
        reads: 4,
        read_bytes: 8192,
        read_s: 0.5,
        ..UseOf::default()
    };
    fixture
        .file_use_of_all("/out/a", "mpiio", asked)
        .file_use(0, "/out/a", "posix", below)
}

const ORDER: &str = "U9";
const ORDER_WITH: &str =
    "30 writes one after the other to a file, 10 writes to another that go back, all but the first";

fn order(fixture: Fixture) -> Fixture {
    let of = |writes, scattered| UseOf {
        writes,
        write_bytes: writes * 100,
        scattered,
        ..UseOf::default()
    };
    fixture
        .file_use(0, "/out/a", "posix", of(30, false))
        .file_use(0, "/out/b", "posix", of(10, true))
}

const MANY: &str = "U9\nU9";
const MANY_WITH: &str = "one file of both ranks, one of rank 1, 40 of rank 0 in one row";

fn many(fixture: Fixture) -> Fixture {
    let of = UseOf {
        opens: 1,
        ..UseOf::default()
    };
    fixture
        .file_use_of_all("/out/a", "posix", of)
        .file_use(1, "/out/b", "posix", of)
        .file_use(0, "/out/part#", "posix", of)
        .file("/out/part#", |row| row.members = 40)
}

const PROBED: &str = "U9\nU9";
const PROBED_WITH: &str = "20 MB written in 1 s and 100 MB read in 1 s where a probe reached 1 GB/s both ways";

fn probed(fixture: Fixture) -> Fixture {
    let of = UseOf {
        reads: 50,
        read_bytes: 50_000_000,
        read_s: 1.0,
        writes: 10_000,
        write_bytes: 10_000_000,
        write_s: 1.0,
        ..UseOf::default()
    };
    fixture
        .filesystem("/scratch", "lustre")
        .baseline("/scratch", "large_write", 2, 1_000_000_000, 1 << 20)
        .baseline("/scratch", "large_read", 2, 1_000_000_000, 1 << 20)
        .file_use_of_all("/scratch/a", "posix", of)
}

const KERNEL: &str = "U9";
const KERNEL_WITH: &str =
    "900 bytes read and 200 written by recorded calls; rchar 1000, wchar 200, read_bytes 250, write_bytes 100";

fn kernel(fixture: Fixture) -> Fixture {
    let of = UseOf {
        reads: 9,
        read_bytes: 900,
        writes: 2,
        write_bytes: 200,
        ..UseOf::default()
    };
    fixture
        .file_use(0, "/out/a", "posix", of)
        .kernel_io(0, (1000, 200), (250, 100))
}

const BURSTS: &str = "U40\nU40";
const BURSTS_WITH: &str = "every 10 s 512 KiB per rank, in half a second";

fn with_bursts(mut fixture: Fixture) -> Fixture {
    let of = BinOf {
        write_bytes: 512 << 10,
        write_s: 0.5,
        ..BinOf::default()
    };
    for start in [5.0, 15.0, 25.0, 35.0] {
        for rank in 0..2 {
            fixture = fixture.io_bin(rank, "posix", start, 1.0, of);
        }
    }
    fixture
}

const EXAMPLES: &[Example] = examples! {
    "elapsed", ".U7M\nU4M4", "", same, 9.0;
    "launch_time", "U8", "a launcher's command that took 10 s", |fixture| fixture.edit(|profile| {
        profile.manifest.run.launcher = Some("openmpi".into());
        profile.manifest.run.elapsed_ns = 10_000_000_000;
    }), 2.0;
    "compute_share", MIXED, "", same, 9.0 / 18.0;
    "mpi_share", MIXED, "", same, 5.0 / 18.0;
    "io_share", MIXED, "", same, 3.0 / 18.0;
    "accelerator_share", "U2G2", "", same, 0.5;
    "wait_share", MIXED, "", same, 1.0 / 18.0;
    "python_import_share", "U6i2", "i in the imports of numpy", importing, 2.0 / 8.0;
    "parallel_efficiency", BALANCE, "", same, 5.5 / 8.0;
    "load_balance", BALANCE, "", same, 5.5 / 7.0;
    "load_balance_within_nodes", FOUR, "two ranks a node", two_nodes, (14.0 * 2.0) / (8.0 * 4.0);
    "load_balance_between_nodes", FOUR, "two ranks a node", two_nodes, 20.0 / (14.0 * 2.0);
    "communication_efficiency", BALANCE, "", same, 7.0 / 8.0;
    "serialisation_efficiency", TURNS, TURNS_WITH, in_turns, 2.0 / 4.0;
    "io_efficiency", READS_FIRST, TURNS_WITH, in_turns, 4.0 / 6.0;
    "transfer_efficiency", TURNS, TURNS_WITH, in_turns, 4.0 / 6.0;
    "useful_time", BALANCE, "", same, 5.5;
    "held_up_time", FOUR, "", same, 2.0 * 0.75 + 2.0 * 0.5;
    "mpi_collective_share", MPI, "", same, 0.4;
    "mpi_p2p_share", MPI, "", same, 0.2;
    "mpi_wait_share", MPI, "", same, 0.2;
    "mpi_rma_share", MPI, "", same, 0.1;
    "mpi_other_share", MPI, "", same, 0.1;
    "mpi_start_share", MPI, "", same, 0.1;
    "mpi_late_share", "U4M4\nU6M2", "", same, 2.0 / 6.0;
    "mpi_deadlock_share", "UV6\nP7", "each waits for the other from 1 s on, to the end", in_a_circle, 12.0 / 13.0;
    "mpi_together_share", "U4M4\nU6M2", "", same, 4.0 / 6.0;
    "mpi_calls", "U\nU", "30 MPI_Send and 12 MPI_Barrier per rank", |fixture| {
        on(on(fixture, "MPI_Send", 30, 240, 0.0), "MPI_Barrier", 12, 0, 0.0)
    }, 84.0;
    "mpi_calls_per_second", "U4\nU4", "30 MPI_Send per rank", |fixture| on(fixture, "MPI_Send", 30, 240, 0.0), 7.5;
    "mpi_bytes_sent", "U\nU", "30 MPI_Send of 8 bytes and 30 MPI_Irecv per rank", |fixture| {
        on(on(fixture, "MPI_Send", 30, 240, 0.0), "MPI_Irecv", 30, 240, 0.0)
    }, 480.0;
    "mpi_bytes_received", "U\nU", "30 MPI_Isend of 8 bytes from rank 0 to rank 1, which posts MPI_Irecv of 16", |fixture| {
        fixture
            .site(0, "MPI_Isend", "step@app.c:42", of(30, 240, 0.0))
            .site(1, "MPI_Irecv", "step@app.c:43", of(30, 480, 0.0))
            .message(0, 1, 30, 240)
    }, 240.0;
    "mpi_mean_message", "U", "30 MPI_Send of 8 bytes and 10 of 48 bytes elsewhere", |fixture| {
        on(fixture, "MPI_Send", 30, 240, 0.0).site(0, "MPI_Send", "other@app.c:50", of(10, 480, 0.0))
    }, 18.0;
    "mpi_collective_rate", "U\nU", "10 MPI_Allreduce of 1 kB in 2 s per rank", |fixture| {
        on(fixture, "MPI_Allreduce", 10, 10_000, 2.0)
    }, 5000.0;
    "mpi_p2p_rate", "U\nU", "10 MPI_Isend of 1 kB to the other in 1 s and 10 MPI_Waitall in 4 s per rank", |fixture| {
        on(on(fixture, "MPI_Isend", 10, 10_000, 1.0), "MPI_Waitall", 10, 0, 4.0)
            .message(0, 1, 10, 10_000)
            .message(1, 0, 10, 10_000)
    }, 4000.0;
    "io_read_share", IO, "", same, 0.2;
    "io_write_share", IO, "", same, 0.3;
    "io_meta_share", IO, "", same, 0.1;
    "io_sync_share", IO, "", same, 0.1;
    "io_mpi_share", IO, "", same, 0.3;
    "io_calls", "U", "10 read, 5 open, 2 MPI_File_write_at", |fixture| {
        on(on(on(fixture, "read", 10, 80, 0.0), "open", 5, 0, 0.0), "MPI_File_write_at", 2, 16, 0.0)
    }, 17.0;
    "io_metadata_calls", "U", "10 read, 5 open, 5 close", |fixture| {
        on(on(on(fixture, "read", 10, 80, 0.0), "open", 5, 0, 0.0), "close", 5, 0, 0.0)
    }, 10.0;
    "io_bytes_read", "U", "10 read of 8 bytes", |fixture| on(fixture, "read", 10, 80, 0.0), 80.0;
    "io_bytes_written", "U", "10 write of 8 bytes", |fixture| on(fixture, "write", 10, 80, 0.0), 80.0;
    "io_read_rate", "U", "10 read of 8 bytes in 2 s", |fixture| on(fixture, "read", 10, 80, 2.0), 40.0;
    "io_write_rate", "U", "10 write of 8 bytes in 4 s", |fixture| on(fixture, "write", 10, 80, 4.0), 20.0;
    "io_mean_read", "U", "10 read, 80 bytes together", |fixture| on(fixture, "read", 10, 80, 0.0), 8.0;
    "io_mean_write", "U", "4 write, 80 bytes together", |fixture| on(fixture, "write", 4, 80, 0.0), 20.0;
    "io_mpi_bytes_read", "U\nU", "2 MPI_File_read_at of 8 bytes per rank", |fixture| on(fixture, "MPI_File_read_at", 2, 16, 0.0), 32.0;
    "io_mpi_bytes_written", "U\nU", "2 MPI_File_write_at of 8 bytes per rank", |fixture| on(fixture, "MPI_File_write_at", 2, 16, 0.0), 32.0;
    "io_mpi_rate", "U\nU", "2 MPI_File_write_at of 8 bytes in 4 s per rank", |fixture| on(fixture, "MPI_File_write_at", 2, 16, 4.0), 4.0;
    "io_time_slowest", "U6D4\nU8D2", "", same, 4.0;
    "io_time_mean", "U6D4\nU8D2", "", same, 3.0;
    "io_waited_time", "D6U4\nD2B4U4\nD2B4U4\nD2B4U4", "", same, 3.0;
    "io_data_read", FILES, FILES_WITH, files, 8192.0;
    "io_data_written", FILES, FILES_WITH, files, 262144.0;
    "io_program_read", "U9", "10 reads of 100 bytes of a library", |fixture| fixture.file_use(0, "/usr/lib/libx.so", "posix", UseOf { reads: 10, read_bytes: 1000, ..UseOf::default() }), 1000.0;
    "io_data_read_rate", PROBED, PROBED_WITH, probed, 1e8;
    "io_data_write_rate", PROBED, PROBED_WITH, probed, 2e7;
    "io_small_reads", "U9", "10 reads of 100 bytes", |fixture| fixture.file_use(0, "/out/a", "posix", UseOf { reads: 10, read_bytes: 1000, ..UseOf::default() }), 1.0;
    "io_small_writes", "U9", "9 writes of 1 KiB to a file, one of 1 MiB to another", |fixture| fixture.file_use(0, "/out/a", "posix", UseOf { writes: 9, write_bytes: 9216, ..UseOf::default() }).file_use(0, "/out/b", "posix", UseOf { writes: 1, write_bytes: 1 << 20, ..UseOf::default() }), 0.9;
    "io_small_time", "U9", "1 s in writes of 1 KiB to a file, 3 s in writes of 1 MiB to another", |fixture| fixture.file_use(0, "/out/a", "posix", UseOf { writes: 9, write_bytes: 9216, write_s: 1.0, ..UseOf::default() }).file_use(0, "/out/b", "posix", UseOf { writes: 1, write_bytes: 1 << 20, write_s: 3.0, ..UseOf::default() }), 0.25;
    "io_sequential", ORDER, ORDER_WITH, order, 31.0 / 40.0;
    "io_consecutive", ORDER, ORDER_WITH, order, 29.0 / 40.0;
    "io_random", ORDER, ORDER_WITH, order, 9.0 / 40.0;
    "io_collective_share", FILES, FILES_WITH, files, 1.0;
    "io_mpi_amplification", FILES, FILES_WITH, files, (262144.0 + 8192.0) / 262144.0;
    "io_mpi_aggregation", FILES, FILES_WITH, files, 256.0 / 8.0;
    "io_files", MANY, MANY_WITH, many, 42.0;
    "io_files_shared", MANY, MANY_WITH, many, 1.0;
    "io_files_by_one", MANY, MANY_WITH, many, 41.0;
    "io_program_files", "U9", "a library looked up", |fixture| fixture.file_use(0, "/usr/lib/libx.so", "posix", UseOf { stats: 1, ..UseOf::default() }), 1.0;
    "io_meta_per_file", "U9", "10 opens and closes and 5 stats of one file", |fixture| fixture.file_use(0, "/out/a", "posix", UseOf { opens: 10, stats: 5, ..UseOf::default() }), 25.0;
    "io_of_baseline_read", PROBED, PROBED_WITH, probed, 0.1;
    "io_of_baseline_written", PROBED, PROBED_WITH, probed, 0.02;
    "io_cached_read", KERNEL, KERNEL_WITH, kernel, 0.75;
    "io_cached_written", KERNEL, KERNEL_WITH, kernel, 0.5;
    "io_captured_read", KERNEL, KERNEL_WITH, kernel, 0.9;
    "io_captured_written", KERNEL, KERNEL_WITH, kernel, 1.0;
    "io_mapped", "U9", "a file of 4 MiB mapped", |fixture| fixture.edit(|profile| profile.tables.processes.mapped_bytes[0] = 4 << 20), 4194304.0;
    "io_failed_calls", "U9", "a file looked for at 7 places where it is not", |fixture| fixture.file_use(0, "/out/a", "posix", UseOf { opens: 1, ..UseOf::default() }).failure(0, "open", "find@app.c:3", "ENOENT", 7), 7.0;
    "io_burst_period", BURSTS, BURSTS_WITH, with_bursts, 10.0;
    "io_burst_bytes", BURSTS, BURSTS_WITH, with_bursts, 1048576.0;
    "io_burst_rate", BURSTS, BURSTS_WITH, with_bursts, 2097152.0;
    "accelerator_wait_share", "U3G", "", same, 0.25;
    "accelerator_copy_share", "U2cG", "of which `c` is in cudaMemcpy", driver, 0.25;
    "accelerator_launch_share", "U2lG", "of which `l` is in cudaLaunchKernel", driver, 0.25;
    "accelerator_other_share", "U2mG", "of which `m` is in cudaMalloc", driver, 0.25;
    "accelerator_call_count", "U8", OFFLOADS, offloads, 1170.0;
    "accelerator_launches", "U8", OFFLOADS, offloads, 1000.0;
    "accelerator_launch_rate", "U8", OFFLOADS, offloads, 125.0;
    "accelerator_bytes_to", "U8", OFFLOADS, offloads, 51e6;
    "accelerator_rate_to", "U8", OFFLOADS, offloads, 100e6;
    "accelerator_bytes_from", "U8", OFFLOADS, offloads, 10e6;
    "accelerator_rate_from", "U8", OFFLOADS, offloads, 40e6;
    "accelerator_copy_size", "U8", OFFLOADS, offloads, 61e6 / 160.0;
    "accelerator_use", "U8", ACCELERATORS, accelerators, 0.5;
    "accelerator_memory_peak", "U8", ACCELERATORS, accelerators, 3.0 * 1024.0 * 1024.0;
    "accelerator_power_mean", "U8", ACCELERATORS, accelerators, 150.0;
    "accelerator_held_back", "U8", ACCELERATORS, accelerators, 0.25;
    "gpu_parallel_efficiency", "U4\nU4", ON_GPUS, on_gpus, 0.5;
    "gpu_load_balance", "U4\nU4", ON_GPUS, on_gpus, 2.0 / 3.0;
    "gpu_communication_efficiency", "U4\nU4", ON_GPUS, on_gpus, 6.0 / 7.0;
    "gpu_orchestration_efficiency", "U4\nU4", ON_GPUS, on_gpus, 0.875;
    "gpu_kernels", "U4\nU4", ON_GPUS, on_gpus, 2500.0;
    "gpu_kernel_time", "U4\nU4", ON_GPUS, on_gpus, 2.0;
    "gpu_kernel_mean", "U4\nU4", ON_GPUS, on_gpus, 0.0016;
    "gpu_copy_time", "U4\nU4", ON_GPUS, on_gpus, 0.5;
    "gpu_bytes_to", "U4\nU4", ON_GPUS, on_gpus, 8.0 * 1073741824.0;
    "gpu_rate_to", "U4\nU4", ON_GPUS, on_gpus, 8.0 * 1073741824.0 / 0.625;
    "gpu_bytes_from", "U4\nU4", ON_GPUS, on_gpus, 2.0 * 1073741824.0;
    "gpu_rate_from", "U4\nU4", ON_GPUS, on_gpus, 8.0 * 1073741824.0;
    "gpu_pageable_share", "U4\nU4", ON_GPUS, on_gpus, 0.4;
    "cpu_scalar_share", MIX, MIX_WITH, instructions, 0.2;
    "cpu_vector_share", MIX, MIX_WITH, instructions, 0.15;
    "cpu_memory_share", MIX, MIX_WITH, instructions, 0.1;
    "cpu_branch_share", MIX, MIX_WITH, instructions, 0.05;
    "cpu_other_share", MIX, MIX_WITH, instructions, 0.5;
    "cpu_in_memory_share", MIX, MIX_WITH, instructions, 0.1;
    "cpu_outside_vector_share", MIX, MIX_WITH, instructions, 0.2;
    "cpu_widest_vector", MIX, MIX_WITH, instructions, 512.0;
    "cpu_utilisation", "U10\nU10", "6 s of user and 2 s of system time per rank", cpu_time, 0.8;
    "cpu_system_share", "U10\nU10", "6 s of user and 2 s of system time per rank", cpu_time, 0.25;
    "cpu_ready_share", "U10\nU10", "6 s of user and 2 s of system time and 2 s of run delay per rank", |fixture| {
        cpu_time(fixture).edit(|profile| profile.tables.threads.run_delay_ns.fill(2_000_000_000))
    }, 0.2;
    "cpu_involuntary_switches", "U10\nU10", "50 involuntary switches per rank", |fixture| fixture.edit(|profile| {
        profile.tables.processes.involuntary_switches.fill(50);
    }), 5.0;
    "cpu_voluntary_switches", "U10\nU10", "20 voluntary switches per rank", |fixture| fixture.edit(|profile| {
        profile.tables.processes.voluntary_switches.fill(20);
    }), 2.0;
    "cpu_instructions_per_cycle", "U4\nU4", COUNTS, counts, 1.5;
    "cpu_instruction_rate", "U4\nU4", COUNTS, counts, 3e9;
    "cpu_clock", "U4\nU4", COUNTS, counts, 2e9;
    "cpu_cache_misses", "U4\nU4", COUNTS, counts, 2.0;
    "math_share", "U4\nU4", MULTIPLIED, multiplied, 0.5;
    "math_time", "U4\nU4", MULTIPLIED, multiplied, 2.0;
    "math_calls", "U4\nU4", MULTIPLIED, multiplied, 2010.0;
    "math_operations", "U4\nU4", MULTIPLIED, multiplied, 4e9;
    "math_rate", "U4\nU4", MULTIPLIED, multiplied, 4.0 / 3.0;
    "math_of_peak", "U4\nU4", MULTIPLIED, multiplied, 4.0 / 30.0;
    "math_plans", "U4", TRANSFORMED, transformed, 3.0;
    "math_plan_time", "U4", TRANSFORMED, transformed, 0.5;
    "math_transforms", "U4", TRANSFORMED, transformed, 300.0;
    "regions_share", "U4\nU2M2", NAMED, named, 0.75;
    "regions", "U4\nU2M2", NAMED, named, 2.0;
    "region_calls", "U4\nU2M2", NAMED, named, 25.0;
    "openmp_share", "U4\nU4", TEAMS, teams, 5.0 / 8.0;
    "openmp_outside", "U4\nU4", TEAMS, teams, 1.5;
    "openmp_regions", "U4\nU4", TEAMS, teams, 41.0;
    "openmp_region_time", "U4\nU4", TEAMS, teams, 5.0 / 41.0;
    "openmp_tasks", "U4\nU4", TEAMS, teams, 100.0;
    "openmp_efficiency", "U4\nU4", TEAMS, teams, 5.25 / 8.0;
    "openmp_start_share", "U4\nU4", TEAMS, teams, 0.25 / 8.0;
    "openmp_barrier_share", "U4\nU4", TEAMS, teams, 0.5 / 8.0;
    "openmp_end_share", "U4\nU4", TEAMS, teams, 0.25;
    "openmp_imbalance", "U4\nU4", TEAMS, teams, 0.25;
    "threads_per_process", "U\n+U\n+U\nU", "", same, 2.0;
    "openmp_threads", "U\n+U", "a team of 2", |fixture| fixture.edit(|profile| {
        profile.tables.processes.openmp_threads.fill(2);
    }), 2.0;
    "threads_at_once", "U4\n+U2\n+..U2", "", same, 2.0;
    "threads_library_cores", "U4\n+U2O2\n+L2U2", "Java's compiler in the third thread, with 2 s of processor time", of_java, 0.5;
    "threads_computing", "U4\n+U2O2\n+L2U2", "Java's compiler in the third thread", java, 1.5;
    "threads_sync_share", "U4\n+U2OL\n+L2U2", "Java's compiler in the third thread", java, 0.25;
    "gil_contended_share", "U4\n+g2U2\n+g1U3", "g waits for the interpreter's lock", for_lock, 0.5;
    "gil_waiting_threads", "U4\n+g2U2\n+g1U3", "g waits for the interpreter's lock", for_lock, 1.5;
    "cores_allowed", "U\nU", "an affinity mask of 4 cores", cores, 4.0;
    "runnable_per_core", "U4\n+U2S2\nM4", "an affinity mask of 4 cores", cores, 2.5 / 4.0;
    "cores_of_others", "U10", "8 s of processor time, 13 s of busy time of the node", others, 0.5;
    "core_utilisation", "U10\nU10", "an affinity mask of 4 cores, 8 s of processor time per rank", |fixture| cores(cpu_time(fixture)), 0.4;
    "memory_mean", "U8\nU8", "one rank growing from 1 to 3 MiB, one of 4 MiB", resident, 3145728.0;
    "memory_peak", "U8\nU8", "one rank growing from 1 to 3 MiB, one of 4 MiB", resident, 4194304.0;
    "memory_node_peak", "U5", "a node of 16 GiB with 4, then 8 GiB in use", readings, 8589934592.0;
    "memory_node_peak_share", "U5", "a node of 16 GiB with 4, then 8 GiB in use", readings, 0.5;
    "energy", "U5", "a counter at 100 J, 5 s later at 600 J", readings, 500.0;
    "power", "U5", "a counter at 100 J, 5 s later at 600 J", readings, 100.0;
    "overhead_share", "U4X6", "80 ms in the process, and 30 ms in each of 40 that it starts and that end within a tick", shorts, 0.128;
    "overhead_samples", "U8\nU8", "20 ms for samples of a rank", costs, 0.02;
    "overhead_calls", "U8\nU8", "50 ms for calls of a rank", costs, 0.05;
    "overhead_start", "U8\nU8", "10 ms for the start of a rank", costs, 0.01;
    "samples", "U4\n+U2\nU4", "", same, 10.0;
    "sampled_share", "U8", "the process living 10 s", |fixture| fixture.edit(|profile| {
        profile.tables.processes.end_ns[0] = 10_000_000_000;
    }), 0.8;
    "truncated_share", "U8", "2 stacks cut short", |fixture| fixture.edit(|profile| {
        profile.tables.processes.truncated_stacks[0] = 2;
    }), 0.25;
    "calls_counted", "U\nU", "30 MPI_Send and 10 write per rank", |fixture| {
        on(on(fixture, "MPI_Send", 30, 0, 0.0), "write", 10, 0, 0.0)
    }, 80.0;
    "calls_timed_share", "U", "30 MPI_Send, 3 of them timed", |fixture| on(fixture, "MPI_Send", 30, 0, 0.0).edit(|profile| {
        profile.tables.sites.timed[0] = 3;
    }), 0.1;
    "ranks_seen", "U\nU", "", same, 2.0;
    "ranks_expected", "U\nU", "a launcher told to start 4", |fixture| fixture.edit(|profile| {
        profile.manifest.run.ranks_expected = Some(4);
    }), 4.0;
};

/// Metrics that a machine may not have, each with something without which it is missing.
const NEEDED: &[(&str, &str)] = &[
    ("cpu_instructions_per_cycle", "hardware_counters"),
    ("cpu_instructions_per_cycle", "cycles"),
    ("cpu_instruction_rate", "hardware_counters"),
    ("cpu_clock", "cycles"),
    ("cpu_cache_misses", "cache_misses"),
    ("cpu_cache_misses", "instructions"),
    ("accelerator_use", "accelerator"),
    ("accelerator_memory_peak", "accelerator"),
    ("accelerator_power_mean", "accelerator"),
    ("accelerator_held_back", "accelerator"),
    ("energy", "energy"),
    ("power", "energy"),
];

#[test]
fn every_example_comes_out() {
    for example in EXAMPLES {
        let measured = metric(example.metric).expect(example.metric).measure(&example.run());
        let value = measured
            .unwrap_or_else(|missing| panic!("{}: {}", example.metric, missing.reason))
            .value;
        assert!(
            (value - example.value).abs() < 1e-9 * example.value.max(1.0),
            "{}: {value}",
            example.metric
        );
    }
}

#[test]
fn every_metric_has_an_example() {
    for metric in METRICS {
        let many = EXAMPLES.iter().filter(|example| example.metric == metric.id).count();
        assert_eq!(many, 1, "{}", metric.id);
    }
}

#[test]
fn what_is_absent_has_the_recording_s_reason_and_remedy() {
    for (id, what) in NEEDED {
        let run = Fixture::new("U")
            .absent(what, "the kernel forbids it", "Ask for it.")
            .run();
        let missing = metric(id).expect(id).measure(&run).expect_err(id);
        assert_eq!(
            (missing.reason.as_str(), missing.remedy.as_str()),
            ("the kernel forbids it", "Ask for it.")
        );
        assert!(!missing.not_applicable);
    }
    let missing = metric("energy").and_then(|metric| metric.measure(&Fixture::new("U").run()).err());
    assert_eq!(
        missing.map(|missing| missing.reason),
        Some("no energy counter was read".to_string())
    );
}

#[test]
fn the_table_is_well_formed() {
    let ids: Vec<&str> = METRICS.iter().map(|metric| metric.id).collect();
    for metric in METRICS {
        assert_eq!(
            ids.iter().filter(|id| **id == metric.id).count(),
            1,
            "{} twice",
            metric.id
        );
        let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        assert!(metric.id.chars().all(letters), "{}", metric.id);
        assert!(metric.doc.ends_with('.') && !metric.formula.is_empty(), "{}", metric.id);
        assert!(
            SECTIONS.iter().any(|section| section.id == metric.section),
            "{}",
            metric.id
        );
        assert!(
            metric.parent.is_none_or(|parent| ids.contains(&parent)),
            "{}",
            metric.id
        );
    }
    let sections: Vec<&str> = METRICS.iter().map(|metric| metric.section).collect();
    let mut once = sections.clone();
    once.dedup();
    assert_eq!(once, SECTIONS.iter().map(|section| section.id).collect::<Vec<_>>());
}

fn value(id: &str, run: &Run) -> Option<f64> {
    crate::value(id, run)
}

/// Runs of random states.
fn random_runs() -> impl Iterator<Item = Run> {
    let mut seed = 11u64;
    let mut random = move |below: u64| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) % below
    };
    (0..200).map(move |_| {
        let mut text = String::new();
        for _ in 0..1 + random(5) {
            for _ in 0..6 {
                text.push(char::from(b"UUUMPWABVIFRDEYLOSQXG."[random(22) as usize]));
                text += &(1 + random(30)).to_string();
            }
            text.push('\n');
        }
        let mut fixture = Fixture::new(&text);
        if random(2) == 0 {
            fixture = two_nodes(fixture);
        }
        fixture.run()
    })
}

#[test]
fn identities_hold_in_every_run() {
    for run in random_runs() {
        let get = |id: &str| value(id, &run);
        let sums_to_one = |ids: &[&str]| {
            let parts: Vec<f64> = ids.iter().filter_map(|id| get(id)).collect();
            assert!(
                parts.is_empty() || (parts.iter().sum::<f64>() - 1.0).abs() < 1e-9,
                "{ids:?} {parts:?}"
            );
        };
        sums_to_one(&[
            "compute_share",
            "mpi_share",
            "io_share",
            "accelerator_share",
            "wait_share",
        ]);
        sums_to_one(&[
            "mpi_collective_share",
            "mpi_p2p_share",
            "mpi_wait_share",
            "mpi_rma_share",
            "mpi_other_share",
        ]);
        sums_to_one(&[
            "io_read_share",
            "io_write_share",
            "io_meta_share",
            "io_sync_share",
            "io_mpi_share",
        ]);
        // Ranks that start MPI late are waited for in it: both have that time.
        if let Some(both) = get("mpi_late_share").zip(get("mpi_start_share"))
            && both.0 + both.1 <= 1.0
        {
            sums_to_one(&["mpi_late_share", "mpi_together_share", "mpi_start_share"]);
        }
        let product = |whole: &str, parts: [&str; 2]| {
            if let (Some(whole), Some(a), Some(b)) = (get(whole), get(parts[0]), get(parts[1])) {
                assert!((whole - a * b).abs() < 1e-9, "{parts:?}");
            }
        };
        product("parallel_efficiency", ["load_balance", "communication_efficiency"]);
        product(
            "load_balance",
            ["load_balance_within_nodes", "load_balance_between_nodes"],
        );
        for (metric, measured) in measure(&run) {
            let Ok(value) = measured else { continue };
            assert!(
                value.value.is_finite() && value.value >= 0.0,
                "{}: {value:?}",
                metric.id
            );
            assert!(
                value.error.is_none_or(|error| error.is_finite() && error >= 0.0),
                "{}: {value:?}",
                metric.id
            );
            if let Some(spread) = value.spread {
                assert!(
                    spread.min <= spread.mean + 1e-9 && spread.mean <= spread.max + 1e-9,
                    "{}: {value:?}",
                    metric.id
                );
            }
            if metric.unit == text::Unit::Share && metric.certainty != crate::Certainty::Read {
                assert!(value.value <= 1.0 + 1e-9, "{}: {value:?}", metric.id);
            }
        }
    }
}

#[test]
fn an_empty_run_has_reasons_and_no_zeros() {
    for run in [Fixture::new("").run(), Run::new(model::Profile::default())] {
        for (metric, measured) in measure(&run) {
            match measured {
                Ok(value) => assert!(
                    ["samples", "calls_counted"].contains(&metric.id),
                    "{}: {value:?}",
                    metric.id
                ),
                Err(missing) => assert!(
                    !missing.reason.is_empty() && !missing.reason.ends_with('.'),
                    "{}",
                    metric.id
                ),
            }
        }
    }
}

#[test]
fn a_program_without_mpi_is_asked_nothing_about_it() {
    let run = Fixture::new("U5S5\nU5").without_mpi().run();
    for (metric, measured) in measure(&run) {
        if ["mpi", "balance"].contains(&metric.section) {
            assert!(measured.is_err_and(|missing| missing.not_applicable), "{}", metric.id);
        }
    }
    assert_eq!(value("mpi_share", &run), Some(0.0));
}

#[test]
fn counts_of_one_rank_are_enough_and_its_spread_is_its_own() {
    let ratio = |edit: fn(&mut model::Profile)| {
        let run = counts(Fixture::new("U\nU\nU")).edit(edit).run();
        metric("cpu_instructions_per_cycle").map(|metric| metric.measure(&run))
    };
    let Some(Ok(found)) = ratio(|profile| {
        profile.tables.processes.cycles[0] = -1;
        profile.tables.processes.cycles[1] = 2_000_000_000;
    }) else {
        panic!("no ratio")
    };
    let spread = found.spread.expect("two ranks have a spread");
    assert_eq!(found.value, 2.0);
    assert_eq!(
        (spread.min, spread.min_rank, spread.max, spread.max_rank),
        (1.5, 2, 3.0, 1)
    );
    let none = ratio(|profile| profile.tables.processes.cycles.fill(0));
    assert!(none.is_some_and(|none| none.is_err_and(|missing| missing.reason.contains("too short"))));
}

#[test]
fn a_share_has_the_error_of_its_samples() {
    let share = |run: &Run| metric("mpi_share").map(|metric| metric.measure(run));
    let Some(Ok(found)) = share(&Fixture::new("U75M25\nU75M25").run()) else {
        panic!("no share")
    };
    assert!((found.error.unwrap_or(0.0) - (0.25f64 * 0.75 / 100.0).sqrt()).abs() < 1e-12);
    // Calls were made and none was met: not exactly nothing. No call was made: exactly nothing.
    let Some(Ok(found)) = share(&on(Fixture::new("U100"), "MPI_Send", 5, 40, 0.0001).run()) else {
        panic!("no share")
    };
    assert!(
        found.value == 0.0 && found.error.is_some_and(|error| (0.014..0.016).contains(&error)),
        "{found:?}"
    );
    let Some(Ok(found)) = share(&on(Fixture::new("U100"), "write", 5, 40, 0.0001).run()) else {
        panic!("no share")
    };
    assert_eq!((found.value, found.error), (0.0, Some(0.0)));
}

#[test]
fn samples_and_timed_calls_agree_within_their_errors() {
    let site = SiteOf {
        count: 1000,
        bytes: 8000,
        time_s: 24.0,
        error_s: 0.5,
        ..SiteOf::default()
    };
    let run = Fixture::new("U75M25\nU75M25")
        .site_of_all("MPI_Allreduce", "step@app.c:42", site)
        .run();
    let Some(Ok(share)) = metric("mpi_share").map(|metric| metric.measure(&run)) else {
        panic!("no share")
    };
    let totals = run.class_totals(model::Class::MpiCollective);
    let elapsed: f64 = run.ranks().iter().map(|rank| rank.elapsed_s()).sum();
    let error = share.error.unwrap_or(0.0).hypot(totals.error_s / elapsed);
    assert!((share.value - totals.time_s / elapsed).abs() < 2.0 * error);
}

#[test]
fn a_spread_names_the_ranks() {
    let found: Option<Measured> = metric("useful_time").map(|metric| metric.measure(&Fixture::new(FOUR).run()));
    let Some(Ok(found)) = found else {
        panic!("no useful time")
    };
    let spread = found.spread.expect("four ranks have a spread");
    assert_eq!(
        (spread.min, spread.min_rank, spread.mean, spread.max, spread.max_rank),
        (2.0, 3, 5.0, 8.0, 0)
    );
}

/// `docs/metrics.md` is what this makes of the tables; `make documents` writes it.
#[test]
fn the_page_of_metrics_is_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/metrics.md");
    let page = page();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &page).expect("docs/metrics.md can be written");
    }
    let there = std::fs::read_to_string(path).unwrap_or_default();
    assert!(there == page, "docs/metrics.md is stale: make documents writes it");
}

fn page() -> String {
    let mut page = String::from(
        "<!-- Made from the tables of `crates/metrics`; do not edit. `make documents` writes it again. -->\n\n\
         # Metrics\n\nEvery number of a report, with its unit, how it comes about, its formula, what it means and \
         an example. *Counted* numbers are exact. *Sampled* ones come from samples and *estimated* ones from some of the \
         events: both carry a standard error. *Read* ones are the operating system's. A number that cannot be had is \
         shown as missing, with the reason, and never as 0.\n\nThe error of a sampled share *p* is sqrt(*p* (1 - *p*) / \
         *n*), where *n* is the number of samples of the rank with most of them: all ranks are sampled at the same \
         moments, so many ranks are taken as one. It is rather too large than too small. All or nothing seen is not certain: two standard errors are then the 95 % bound 1 - 0.05^(1/*n*), about 3/*n*, unless no call of the kind was made at all, which is counted. An error smaller than half of the last digit shown is left out, and a run with fewer than 100 samples is called too short for shares once instead of showing an error everywhere.\n\nA share of time is a share of \
         the ranks' time: of the sum, over the ranks (without MPI, the processes), of the seconds from a rank's start to its \
         end. At each moment a rank's time belongs, in equal parts, to those of its threads that work: compute, communicate \
         or do I/O. Where none of them works it is waiting, in the call in which its main thread is. So a main thread that \
         joins its workers does not wait while they compute, a thread that waits beside one that works costs nothing, and \
         four threads that compute for a second are one second of computing: how many of them do is \"Threads computing\". This \
         is the level of processes of POP's hybrid model: a process's time is that of its threads. Threads of MPI, of an \
         OpenMP runtime and of other libraries, and the collector and compiler of a Java machine, have no part in it. Likewise \
         without MPI a process does not wait while one that it started works, or one of those: a shell that waits for the program \
         that it runs has no time of its own, and the seconds that `make` waits for compilers are the compilers', once.\n\n\
         Shares of elapsed time come \
         from samples, so that they add up to the whole; times in tables of calls come from timing the calls. Both see \
         the same run and agree within their errors.\n\nExamples are runs drawn in letters: a line is a rank (`+`: a \
         further thread of it), a letter a second, a number repeats the letter before it. `U` computes, `M` is in \
         MPI_Allreduce, `P` MPI_Send, `W` MPI_Waitall, `A` MPI_Win_fence, `I` MPI_Init, `F` MPI_File_write_all, `R` read, \
         `D` write, `E` open, `Y` fsync, `L` pthread_mutex_lock, `O` OpenMP, `S` nanosleep, `G` an accelerator's; `.` \
         does not run.\n",
    );
    for section in SECTIONS {
        page += &format!("\n## {}\n", section.title);
        for metric in METRICS.iter().filter(|metric| metric.section == section.id) {
            let name = |debug: String| {
                debug
                    .chars()
                    .flat_map(|c| {
                        if c.is_uppercase() {
                            vec![' ', c.to_ascii_lowercase()]
                        } else {
                            vec![c]
                        }
                    })
                    .collect::<String>()
                    .trim()
                    .to_string()
            };
            page += &format!("\n### {}\n\n{}\n\n", metric.label, metric.doc);
            page += &format!("- id: `{}`", metric.id);
            page += &metric
                .parent
                .map(|parent| format!(", a part of `{parent}`"))
                .unwrap_or_default();
            page += &format!(
                "\n- certainty: {}; unit: {}\n- formula: {}\n",
                name(format!("{:?}", metric.certainty)),
                name(format!("{:?}", metric.unit)),
                metric.formula
            );
            match EXAMPLES.iter().find(|example| example.metric == metric.id) {
                Some(example) => {
                    let value = number(metric.unit, example.value).replace('\u{a0}', " ");
                    let drawing = example
                        .drawing
                        .lines()
                        .map(|line| format!("`{line}`"))
                        .collect::<Vec<_>>()
                        .join(" / ");
                    let with = if example.with.is_empty() {
                        String::new()
                    } else {
                        format!(", with {}", example.with)
                    };
                    page += &format!("- example: {drawing}{with}: {value}\n");
                }
                None => panic!("{} has no example", metric.id),
            }
        }
    }
    page + &crate::series::example::page()
}
