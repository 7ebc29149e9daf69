//! A run for every rule in which it fires, with the gain by hand, and a near miss in which it does not.

use crate::search::find_by;
use crate::{Account, Basis, Confidence, FLOOR_S, FLOOR_SHARE, Finding, RULES, nothing, verdict};
use model::fixture::{AcceleratorReading, BinOf, Fixture, MathOf, ParallelOf, SiteOf, UseOf, run_from_text};
use model::{Run, TeamTime};

pub(crate) struct Example {
    pub(crate) rule: &'static str,
    pub(crate) fires: fn() -> Run,
    gain_s: f64,
    /// A part of the title.
    says: &'static str,
    near_miss: fn() -> Run,
}

const GIB: u64 = 1 << 30;

fn of(count: u64, bytes: u64, time_s: f64) -> SiteOf {
    SiteOf {
        count,
        bytes,
        time_s,
        ..SiteOf::default()
    }
}

fn ended(signal: i32) -> Run {
    Fixture::new("U20\nU12")
        .edit(|profile| profile.tables.processes.exit_signal[1] = signal)
        .run()
}

/// Two ranks of one command, whose MPI knows of so many.
fn worlds_of(size: i32) -> Run {
    Fixture::new("U20\nU20")
        .edit(move |profile| {
            let command = profile.strings.intern("app in.txt");
            let processes = &mut profile.tables.processes;
            processes.command.fill(command);
            processes.world_size.fill(size);
            processes.mpi_init_begin_ns.fill(0);
        })
        .run()
}

/// A rank that uses a GPU: `c` copies and waits for it, `a` copies and does not, `l` launches, `f` frees.
fn driving(drawing: &str) -> Fixture {
    let call = |name: &'static str| ["step@app.cu:7", name];
    Fixture::new(drawing)
        .letter('c', "", &call("cudaMemcpy@libcudart.so.13"))
        .letter('a', "", &call("cudaMemcpyAsync@libcudart.so.13"))
        .letter('l', "", &call("cudaLaunchKernel@libcudart.so.13"))
        .letter('f', "", &call("cudaFree@libcudart.so.13"))
}

/// The same with a device that is so busy from start to end, at a clock held back for the reason given.
fn device(drawing: &str, busy_percent: i64, held_back: i64) -> Run {
    driving(drawing)
        .edit(move |profile| {
            let device = profile.strings.intern("0000:00:06.0");
            for second in 0..100 {
                profile.tables.accelerator_series.push(AcceleratorReading {
                    node: 0,
                    device,
                    time_ns: second * 1_000_000_000,
                    busy_percent,
                    clock_mhz: 1200,
                    clock_most_mhz: 1980,
                    held_back: if second < 20 { held_back } else { 0 },
                    ..AcceleratorReading::default()
                });
            }
        })
        .run()
}

fn memory(used: u64) -> Run {
    let resident = [(0.0, 13 * GIB / 2), (10.0, 13 * GIB / 2)];
    Fixture::new("U10\nU10")
        .resident(0, &resident)
        .resident(1, &resident)
        .node_readings(0, &[(0.0, used, 1.0, None)])
        .run()
}

fn cores(text: &str, cores: u32) -> Fixture {
    Fixture::new(text).edit(|profile| {
        let list = profile.strings.intern(&format!("0-{}", cores - 1));
        profile.tables.processes.cpu_list.fill(list);
        profile.tables.processes.cpus_allowed.fill(cores);
    })
}

/// A rank that is on a core for 4 of 10 s, and ready for one so long.
fn blocked(delayed_ns: i64) -> Run {
    Fixture::new("w10")
        .letter('w', "", &["step@app.c:7", "syscall@libc.so.6"])
        .edit(move |profile| {
            let tables = &mut profile.tables;
            (tables.processes.user_ns, tables.processes.system_ns) = (vec![4_000_000_000], vec![0]);
            tables.threads.run_delay_ns.fill(delayed_ns);
        })
        .run()
}

/// A rank of at most 1 GiB to which the kernel gave so many pages, in half of its time.
fn faulting(pages: i64, system_s: i64) -> Run {
    Fixture::new("U15f")
        .letter('f', "", &["step@app.c:7", "free@libc.so.6", "munmap@libc.so.6"])
        .edit(move |profile| {
            let processes = &mut profile.tables.processes;
            processes.minor_faults.fill(pages);
            processes.rss_peak_bytes.fill(GIB as i64);
            (processes.user_ns, processes.system_ns) = (vec![8_000_000_000], vec![system_s * 1_000_000_000]);
        })
        .run()
}

#[test]
fn memory_that_malloc_does_not_hold_is_not_kept_by_malloc() {
    let by = |frames: &'static [&'static str]| {
        let run = Fixture::new("U15m").letter('m', "", frames).edit(|profile| {
            let processes = &mut profile.tables.processes;
            processes.minor_faults.fill(4_000_000);
            processes.rss_peak_bytes.fill(GIB as i64);
            (processes.user_ns, processes.system_ns) = (vec![8_000_000_000], vec![8_000_000_000]);
        });
        finding("page_faults", &run.run()).map_or(vec![], |found| found.advice)
    };
    let tunes = |advice: &[String]| advice.iter().any(|text| text.contains("GLIBC_TUNABLES"));
    let of_malloc = by(&["step@app.c:7", "free@libc.so.6", "munmap@libc.so.6"]);
    assert!(tunes(&of_malloc), "{of_malloc:?}");
    let own = by(&["step@app.c:7", "munmap@libc.so.6"]);
    assert!(!tunes(&own) && own[0].contains("maps this memory itself"), "{own:?}");
    let of_python = by(&[
        "step@app.py:7",
        "_PyEval_EvalFrame@python3.11",
        "loop@_multiarray_umath.so",
        "munmap@libc.so.6",
    ]);
    assert!(
        !tunes(&of_python) && of_python[0].contains("Python maps"),
        "{of_python:?}"
    );
}

#[test]
fn pages_of_a_file_are_no_memory_given_back() {
    let read = |pages: i64| {
        let run = Fixture::new("U16").edit(move |profile| {
            let processes = &mut profile.tables.processes;
            (processes.minor_faults, processes.major_faults) = (vec![6_000], vec![pages]);
            processes.rss_peak_bytes.fill(GIB as i64);
            (processes.user_ns, processes.system_ns) = (vec![2_000_000_000], vec![4_000_000_000]);
        });
        finding("page_faults", &run.run()).is_some()
    };
    assert!(read(0) && !read(200_000));
}

#[test]
fn blocks_in_huge_pages_have_ends_of_small_ones() {
    assert!(finding("page_faults", &faulting(60_000, 2)).is_some());
    // As long as it takes to clear the memory once, or twice.
    assert!(finding("page_faults", &faulting(60_000, 1)).is_none());
}

/// Letters of a rank that compresses, within a call that writes or not.
fn compressing(drawing: &str, call: &str) -> Run {
    Fixture::new(drawing)
        .letter('a', call, &["save@app.c:7", "deflate@libz.so.1"])
        .run()
}

/// A rank that asks the kernel in a loop, and has so much system time.
fn asking(system_s: i64) -> Run {
    Fixture::new("U80a20")
        .letter('a', "", &["step@app.c:7", "getppid@libc.so.6"])
        .slow('a', "system_call")
        .edit(move |profile| {
            let processes = &mut profile.tables.processes;
            (processes.user_ns, processes.system_ns) = (vec![80_000_000_000], vec![system_s * 1_000_000_000]);
        })
        .run()
}

fn throwing(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter(
            'a',
            "",
            &[
                "parse@app.cc:7",
                "__cxa_throw@libstdc++.so.6",
                "_Unwind_Find_FDE@libgcc_s.so.1",
            ],
        )
        .run()
}

fn planning(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter(
            'a',
            "",
            &[
                "setup@app.c:7",
                "fftw_plan_dft_1d@libfftw3.so.3",
                "fftw_cpy2d@libfftw3.so.3",
            ],
        )
        .run()
}

/// A million calls of a routine from one line, in so many of 100 s.
fn multiplied(routine: &str, sizes: [u64; 4], letters: &'static str, flops: u64, time_s: f64) -> Run {
    let of = MathOf {
        sizes,
        letters,
        count: 1_000_000,
        flops,
        time_s,
        ..MathOf::default()
    };
    Fixture::new("U80a20")
        .letter('a', "", &["solve@app.c:7", "kernel@libopenblas.so.0"])
        .math(0, routine, "solve@app.c:7", of)
        .run()
}

fn drawing_numbers(drawing: &str) -> Run {
    let lock = ["draw@app.c:7", "random@libc.so.6", "__lll_lock_wait_private@libc.so.6"];
    Fixture::new(drawing).letter('a', "", &lock).run()
}

/// Processes of a tenth of a second each.
fn one_after_another(many: usize) -> Run {
    Fixture::new(&"U\n".repeat(many))
        .tick(0.1)
        .without_mpi()
        .edit(|profile| {
            let processes = &mut profile.tables.processes;
            for row in 0..processes.len() {
                processes.start_ns[row] = row as i64 * 100_000_000;
                processes.end_ns[row] = processes.start_ns[row] + 100_000_000;
            }
        })
        .run()
}

/// That many threads beside the main one, and time of that in which they are started.
fn starting(drawing: &str, many: u32) -> Run {
    Fixture::new(drawing)
        .letter('a', "", &["work@app.c:7", "pthread_create@libc.so.6"])
        .edit(|profile| {
            let threads = &mut profile.tables.threads;
            for _ in 0..many {
                let row = threads.row(0);
                threads.push(row);
            }
        })
        .run()
}

/// Rank 0 receives and sends, rank 1 computes, on as many cores.
fn managed(drawing: &str, count: u64) -> Run {
    Fixture::new(drawing)
        .site_of_all("MPI_Send", "farm@app.c:7", of(count, count * 8, 0.0))
        .run()
}

fn mathematics(rows: &str, function: &str) -> Run {
    Fixture::new(rows)
        .letter('a', "", &["solve@app.c:7", &format!("{function}@/usr/lib/libm.so.6")])
        .run()
}

fn multiplying(library: &str) -> Run {
    Fixture::new("U80a20")
        .letter('a', "", &["solve@app.c:7", &format!("dgemm_@{library}")])
        .run()
}

fn powers(exponent: &'static str) -> Run {
    Fixture::new("U80a20")
        .letter('a', "", &["solve@app.c:7", "__ieee754_pow_fma@/usr/lib/libm.so.6"])
        .edit(move |profile| {
            let exponent = profile.strings.intern(exponent);
            profile.tables.frames.second_argument.fill(exponent);
        })
        .run()
}

/// Ten seconds of two ranks, in which a limit held them back for so long together.
fn limited(held_s: u64) -> Run {
    Fixture::new("U10\nU10")
        .edit(move |profile| {
            for (counter, unit, value) in [
                ("throttled", "ns", held_s * 1_000_000_000),
                ("nr_throttled", "calls", 40),
                ("nr_periods", "calls", 100),
            ] {
                let [source, counter, unit] = ["cgroup:cpu", counter, unit].map(|text| profile.strings.intern(text));
                let filesystem = format::tables::NONE;
                profile.tables.storage.push(format::tables::StorageCounter {
                    node: 0,
                    filesystem,
                    source,
                    counter,
                    unit,
                    value,
                });
            }
        })
        .run()
}

const CPYTHON: &str = "/usr/lib/libpython3.11.so";

/// `s` looks through a list of Python.
fn searching(drawing: &str) -> Run {
    let [search, compare] = ["list_contains", "long_richcompare"].map(|name| format!("{name}@{CPYTHON}"));
    Fixture::new(drawing)
        .letter('s', "", &["distinct@names.py:7", &search, &compare])
        .run()
}

/// `h` is in a function of a library.
fn habit(drawing: &str, function: &str) -> Run {
    Fixture::new(drawing)
        .letter('h', "", &["parse@app.c:22", function])
        .run()
}

/// References that are counted below `parse`.
fn counting(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter(
            'h',
            "",
            &[
                "parse@app.c:22",
                "std::shared_ptr<Kernel>::~shared_ptr()@/usr/include/c++/12/bits/shared_ptr.h:122",
                "std::_Sp_counted_base<(__gnu_cxx::_Lock_policy)2>::_M_release()@/usr/include/c++/12/bits/shared_ptr_base.h:317",
            ],
        )
        .run()
}

/// Two threads in 1000 regions, each with a reduction of an array.
fn reducing(drawing: &str) -> Run {
    const LINE: &str = "solve._omp_fn.0@/home/user/app.c:27";
    let adding = SiteOf {
        count: 2000,
        time_s: 0.1,
        ..SiteOf::default()
    };
    Fixture::new(drawing)
        .letter('h', "", &["main@/home/user/app.c:9", LINE])
        .site(0, "GOMP_atomic_start", LINE, adding)
        .parallel(
            0,
            LINE,
            ParallelOf {
                count: 1000,
                time_s: 90.0,
                team: TeamTime {
                    busy_s: 150.0,
                    end_s: 30.0,
                    ..TeamTime::default()
                },
                tasks: 0,
            },
        )
        .run()
}

/// Records that a script writes to HDF5, one at a time.
fn recording(drawing: &str) -> Run {
    const LINE: &str = "<module>@/home/user/logger.py:21";
    let calls = SiteOf {
        count: 40_000,
        bytes: 40_000 * 32,
        time_s: 0.2,
        ..SiteOf::default()
    };
    Fixture::new(drawing)
        .letter(
            'h',
            "",
            &[
                LINE,
                "Dataset.__setitem__@/v/lib/python3.11/site-packages/h5py/_hl/dataset.py:900",
                "Py_DECREF@/v/lib/python3.11/site-packages/h5py/_objects.so",
            ],
        )
        .site(0, "H5Dwrite", LINE, calls)
        .run()
}

fn by_rows(drawing: &str) -> Run {
    const FRAME: &str = "/v/lib/python3.11/site-packages/pandas/core/frame.py";
    let rows = format!("DataFrame.iterrows@{FRAME}:1586");
    Fixture::new(drawing)
        .letter(
            'r',
            "",
            &[
                "anomalies@/home/user/names.py:16",
                &rows,
                "Series.__init__@/v/lib/python3.11/site-packages/pandas/core/series.py:500",
            ],
        )
        .run()
}

/// `i` imports numpy, `c` compiles a module.
fn importing(drawing: &str) -> Run {
    const FIND: &str = "_find_and_load@<frozen importlib._bootstrap>:1178";
    Fixture::new(drawing)
        .letter(
            'i',
            "",
            &[
                "<module>@/home/user/names.py:1",
                FIND,
                "<module>@/v/lib/python3.11/site-packages/numpy/__init__.py:9",
            ],
        )
        .letter(
            'c',
            "",
            &[
                "<module>@/home/user/names.py:2",
                FIND,
                "SourceLoader.source_to_code@<frozen importlib._bootstrap_external>:1082",
            ],
        )
        .run()
}

/// A process that waits for three others of Python.
fn spawning(others: [&str; 3]) -> Run {
    const FIND: &str = "_find_and_load@<frozen importlib._bootstrap>:1178";
    Fixture::new(&format!("wwwwwwwwwwwwwwwwwwww\n{}", others.join("\n")))
        .letter('w', "pthread_cond_wait", &["main@/home/user/names.py:21"])
        .letter(
            'i',
            "",
            &[
                "<module>@/home/user/names.py:1",
                FIND,
                "<module>@/v/lib/python3.11/site-packages/numpy/__init__.py:9",
            ],
        )
        .run()
}

/// `g` waits for the interpreter's lock.
fn taking_turns(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter(
            'g',
            "pthread_cond_wait",
            &["count@names.py:7", &format!("take_gil@{CPYTHON}")],
        )
        .run()
}

/// Processes of which `o` sends an object and `i` receives one.
fn passing(drawing: &str) -> Run {
    const PIPES: &str = "/usr/lib/python3.11/multiprocessing/connection.py";
    let [out, into] = ["Connection._send", "_recv"].map(|name| format!("{name}@{PIPES}:380"));
    Fixture::new(drawing)
        .letter('o', "poll", &["sent@names.py:7", &out])
        .letter('i', "poll", &["sent@names.py:7", &into])
        .without_mpi()
        .run()
}

fn allocating(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter('a', "", &["build@app.c:7", "malloc@libc.so.6"])
        .run()
}

fn busy_node(switches: i64) -> Run {
    Fixture::new("U10\nU10")
        .edit(|profile| {
            let processes = &mut profile.tables.processes;
            processes.involuntary_switches.fill(switches);
            processes.user_ns = vec![7_000_000_000, 6_000_000_000];
            processes.system_ns.fill(0);
        })
        .run()
}

/// Two ranks of which one is on its core for so long of 10 s, and preempted often.
fn lost_core(used_s: i64) -> Run {
    cores("U10\nU6M4", 8)
        .edit(move |profile| {
            let processes = &mut profile.tables.processes;
            processes.involuntary_switches.fill(1000);
            processes.user_ns = vec![used_s * 1_000_000_000, 10_000_000_000];
            processes.system_ns.fill(0);
        })
        .run()
}

fn two_nodes(text: &str, nodes: u32) -> Run {
    Fixture::new(text)
        .site_of_all("MPI_Isend", "step@app.c:40", of(100, 100 << 20, 0.1))
        .site_of_all("MPI_Waitall", "step@app.c:42", of(100, 0, 20.0))
        .edit(move |profile| profile.tables.processes.node[1] = nodes - 1)
        .run()
}

/// Nobody pushes the ranks off their cores, and yet one of them got less; the node was busy for so long.
fn lent_node(taken_ns: i64, busy_ns: u64) -> Fixture {
    let stolen_ns = busy_ns.saturating_sub(20_000_000_000 - taken_ns as u64);
    cores("U10\nU10", 2)
        .edit(move |profile| {
            let processes = &mut profile.tables.processes;
            processes.involuntary_switches.fill(20);
            processes.user_ns = vec![10_000_000_000, 10_000_000_000 - taken_ns];
            processes.system_ns.fill(0);
        })
        .node_readings(0, &[(0.0, 0, 1.0, None), (10.0, 0, 1.0, None)])
        .edit(move |profile| {
            profile.tables.node_series.busy_ns = vec![0, busy_ns];
            profile.tables.node_series.stolen_ns = vec![0, stolen_ns];
            profile.tables.nodes.cores_logical.fill(2);
        })
}

fn init(end_ns: i64) -> Run {
    Fixture::new("I2U18\nI2U18")
        .edit(|profile| {
            profile.tables.processes.mpi_init_begin_ns.fill(0);
            profile.tables.processes.mpi_init_end_ns.fill(end_ns);
            profile.tables.processes.mpi_finalize_begin_ns.fill(20_000_000_000);
        })
        .run()
}

fn one_site(text: &str, call: &str, site: SiteOf) -> Run {
    Fixture::new(text).site_of_all(call, "step@app.c:42", site).run()
}

fn team(text: &str) -> Run {
    Fixture::new(text)
        .edit(|profile| profile.tables.processes.openmp_threads.fill(2))
        .run()
}

/// A run that computes in one function, changed.
fn computing(edit: impl Fn(&mut format::Profile) + 'static) -> Run {
    Fixture::new("v100")
        .letter('v', "", &["solve@app.c:7"])
        .instruction('v', "scalar", 0)
        .edit(edit)
        .run()
}

/// All of it at atomic instructions, of two threads on words of one line that are so far apart.
fn atomics(profile: &mut format::Profile, apart: u32) {
    let place = profile.strings.intern("counters");
    let tables = &mut profile.tables;
    tables.frames.atomic.fill(1);
    let frame = tables.contexts.frame[1];
    for thread in 0..2 {
        tables.shared_lines.push(format::tables::SharedLine {
            process: 0,
            thread,
            frame,
            line: 0x1000,
            offset: thread * apart,
            size: 8,
            atomic: 1,
            time_ns: 50_000_000_000,
            place,
        });
    }
}

fn loops(kind: &str) -> Run {
    Fixture::new("a60b40")
        .letter('a', "", &["loop@app.c:5"])
        .letter('b', "", &["loop@app.c:6"])
        .instruction('a', "scalar", 0)
        .instruction('b', "memory", 0)
        .in_loop('a', kind, false)
        .in_loop('b', kind, true)
        .run()
}

/// A loop that uses so many bytes of each page that it goes to.
fn strided(used: u32) -> Run {
    Fixture::new("a100")
        .letter('a', "", &["loop@app.c:5"])
        .instruction('a', "memory", 0)
        .in_loop('a', "stepped", true)
        .edit(move |profile| {
            let samples = &mut profile.tables.samples;
            samples.stride.fill(if used > 0 { 4096 } else { 0 });
            samples.used.fill(used);
        })
        .run()
}

const SUBSCRIPT: &str = "std::vector<double>::operator[](unsigned long)@/usr/include/c++/12/bits/stl_vector.h:1123";

fn subscript(inlined: bool) -> Run {
    let mut fixture = Fixture::new("a30U70").letter('a', "", &["main@app.cc:1", SUBSCRIPT]);
    if inlined {
        let (inner, outer) = (fixture.frame(SUBSCRIPT), fixture.frame("solve@app.cc:7"));
        fixture.profile().tables.frames.outer[inner as usize] = outer;
    }
    fixture.run()
}

/// Rank 0 takes 8 s for its writes, the others 2 s for theirs, and wait.
fn unequal(bytes: u64) -> Run {
    let mut fixture = Fixture::new("D8U2\nD2B6U2\nD2B6U2\nD2B6U2");
    for rank in 0..4 {
        let (bytes, seconds) = if rank == 0 { (bytes, 8.0) } else { (100, 2.0) };
        fixture = fixture.file_use(rank, "/scratch/a", "posix", writing(10, bytes, seconds));
    }
    fixture.run()
}

fn writing(writes: u64, write_bytes: u64, write_s: f64) -> UseOf {
    UseOf {
        writes,
        write_bytes,
        write_s,
        opens: 1,
        ..UseOf::default()
    }
}

fn durable(writes: u64) -> Run {
    let of = writing(writes, writes * 4096, 20.0);
    Fixture::new("U80D20")
        .file_use_with(0, "/scratch/log", "posix", of, |row| row.durable_opens = 1)
        .run()
}

fn loading(opens: u64) -> Run {
    let of = UseOf {
        opens,
        stats: 2 * opens,
        meta_s: 20.0,
        ..UseOf::default()
    };
    Fixture::new("U80E20")
        .file_use(0, "/usr/lib/python3/#.pyc", "posix", of)
        .run()
}

fn looking(failed: u64) -> Run {
    Fixture::new("U80E20")
        .site_of_all("open", "step@app.c:42", of(5000, 0, 20.0))
        .failure(0, "open", "step@app.c:42", "ENOENT", failed)
        .run()
}

fn reopening(opens: u64) -> Run {
    let of = UseOf {
        opens,
        meta_s: 20.0,
        ..UseOf::default()
    };
    Fixture::new("U80E20").file_use(0, "/scratch/log", "posix", of).run()
}

fn own_files(members: u64) -> Run {
    let of = UseOf {
        opens: members,
        meta_s: 20.0,
        ..writing(members, members, 0.0)
    };
    Fixture::new("U80E20\nU80E20")
        .file_use(0, "/scratch/a#", "posix", of)
        .file_use(1, "/scratch/b#", "posix", of)
        .file("/scratch/a#", |row| row.members = members)
        .file("/scratch/b#", |row| row.members = members)
        .run()
}

fn scratch(unlinks: u64, kind: &str) -> Run {
    let of = UseOf {
        reads: 100,
        read_bytes: 1_000_000_000,
        read_s: 10.0,
        ..writing(100, 1_000_000_000, 10.0)
    };
    Fixture::new("U80D20")
        .filesystem("/scratch", kind)
        .file_use_with(0, "/scratch/tmp", "posix", of, |row| row.unlinks = unlinks)
        .run()
}

/// Two ranks write 1 MB each collectively; below, rank 0 reads and writes back twice of it.
fn sieving(read_bytes: u64) -> Run {
    let asked = UseOf {
        collective: true,
        ..writing(1000, 1_000_000, 20.0)
    };
    let below = UseOf {
        reads: 100,
        read_bytes,
        read_s: 10.0,
        ..writing(100, 4_000_000, 4.0)
    };
    Fixture::new("U80F20\nU80F20")
        .file_use_of_all("/scratch/a", "mpiio", asked)
        .file_use(0, "/scratch/a", "posix", below)
        .run()
}

/// Written collectively in 20 s by one rank and in 16 s by the other, which comes late; in so many seconds below.
fn exchanged(below_s: f64) -> Run {
    let asked = |seconds| UseOf {
        collective: true,
        ..writing(100, 100 << 20, seconds)
    };
    Fixture::new("U80F20\nU84F16")
        .file_use(0, "/scratch/a", "mpiio", asked(20.0))
        .file_use(1, "/scratch/a", "mpiio", asked(16.0))
        .file_use(0, "/scratch/a", "posix", writing(100, 200 << 20, below_s))
        .site_of_all("MPI_File_write_all", "step@app.c:42", of(100, 100 << 20, 16.0))
        .run()
}

/// 10 MB given to HDF5, which writes so many.
fn filled(write_bytes: u64) -> Run {
    Fixture::new("U80D20")
        .file_use(0, "/scratch/a.h5", "hdf5", writing(1000, 10_000_000, 20.0))
        .file_use(0, "/scratch/a.h5", "posix", writing(1000, write_bytes, 16.0))
        .run()
}

/// 100 collective writes a rank that become so many system calls each.
fn split(calls: u64) -> Run {
    let asked = UseOf {
        collective: true,
        ..writing(100, calls << 9, 20.0)
    };
    Fixture::new("U80F20\nU80F20")
        .file_use_of_all("/scratch/a", "mpiio", asked)
        .file_use_of_all("/scratch/a", "posix", writing(calls, calls << 9, 16.0))
        .site_of_all("MPI_File_write_all", "step@app.c:42", of(100, calls << 9, 20.0))
        .run()
}

fn rereading(size: u64) -> Run {
    let of = UseOf {
        reads: 1000,
        read_bytes: 100_000_000,
        read_s: 20.0,
        ..UseOf::default()
    };
    Fixture::new("U80R20")
        .file_use_with(0, "/scratch/in", "posix", of, |row| row.read_end = size)
        .run()
}

fn through_mpi(calls: u64, each: u64, collective: bool) -> Run {
    let of_file = UseOf {
        collective,
        ..writing(calls, calls * each, 20.0)
    };
    Fixture::new("U80F20\nU80F20")
        .filesystem("/scratch", "lustre")
        .baseline("/scratch", "large_write", 2, 1_000_000_000, 1 << 20)
        .file_use_of_all("/scratch/a", "mpiio", of_file)
        .site_of_all("MPI_File_write_at", "step@app.c:42", of(calls, calls * each, 20.0))
        .run()
}

fn pieces(each: u64, scattered: bool) -> Run {
    let of = UseOf {
        scattered,
        ..writing(20_000, 20_000 * each, 20.0)
    };
    Fixture::new("U80D20").file_use(0, "/scratch/a", "posix", of).run()
}

/// 100 MB a rank written collectively in 20 s, by so many ranks below.
fn gathered(writers: u32) -> Run {
    let asked = UseOf {
        collective: true,
        ..writing(20, 100_000_000, 20.0)
    };
    let mut fixture = Fixture::new("U80F20\nU80F20")
        .filesystem("/scratch", "lustre")
        .baseline("/scratch", "large_write", 2, 100_000_000, 1 << 20)
        .file_use_of_all("/scratch/a", "mpiio", asked);
    for rank in 0..writers {
        fixture = fixture.file_use(
            rank,
            "/scratch/a",
            "posix",
            writing(20, 200_000_000 / u64::from(writers), 18.0),
        );
    }
    fixture.run()
}

fn striped(stripes: i32) -> Run {
    Fixture::new("U80D20\nU80D20")
        .file_use_of_all("/scratch/a", "posix", writing(100, 2_000_000_000, 20.0))
        .file("/scratch/a", |row| row.stripe_count = stripes)
        .run()
}

/// 100 MB by one rank in a second, then four that write together for 20 s.
fn crowd(each: u64) -> Run {
    let of = |write_bytes| BinOf {
        write_bytes,
        write_s: 1.0,
        ..BinOf::default()
    };
    let mut fixture = Fixture::new("U79D21\nU80D20\nU80D20\nU80D20").io_bin(0, "posix", 79.0, 1.0, of(100_000_000));
    for second in 80..100 {
        for rank in 0..4 {
            fixture = fixture.io_bin(rank, "posix", f64::from(second), 1.0, of(each));
        }
    }
    fixture.run()
}

fn off_by_a_header(seconds: f64) -> Run {
    let of = |seconds| writing(1000, 1000 << 16, seconds);
    Fixture::new("U80D20")
        .file_use(0, "/scratch/even", "posix", of(5.0))
        .file_use_with(0, "/scratch/odd", "posix", of(seconds), |row| row.file_unaligned = 1000)
        .run()
}

fn probed(per_second: u64) -> Run {
    Fixture::new("U80D20")
        .filesystem("/scratch", "lustre")
        .baseline("/scratch", "large_write", 1, per_second, 1 << 20)
        .file_use(0, "/scratch/a", "posix", writing(20, 200_000_000, 20.0))
        .run()
}

/// A run without samples in which rank 0 writes 1 GB, and rank 1 so much.
fn alone(others: u64) -> Run {
    Fixture::new(".\n.\n.\n.")
        .file_use(0, "/scratch/a", "posix", writing(1000, 1_000_000_000, 20.0))
        .file_use(1, "/scratch/a", "posix", writing(1000, others, 1.0))
        .edit(|profile| profile.tables.processes.end_ns.fill(100_000_000_000))
        .run()
}

fn bursts(seconds: f64) -> Run {
    let of = BinOf {
        write_bytes: 1 << 20,
        write_s: 1.0,
        ..BinOf::default()
    };
    let mut fixture = Fixture::new("U90D10");
    for start in [5, 25, 45, 65] {
        for second in 0..seconds as u32 {
            fixture = fixture.io_bin(0, "posix", f64::from(start + second), 1.0, of);
        }
    }
    fixture.run()
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
        says: "2 ranks write 80 files of their own: making, opening and closing them takes rank 0 20.0 s",
        near_miss: || own_files(31),
    },
    Example {
        rule: "open_storm",
        fires: || one_site("U80E20", "open", of(5000, 0, 20.0)),
        gain_s: 20.0,
        says: "Rank 0 opens and closes files 5000 times, 20.0 s in all",
        near_miss: || one_site("U80E20", "open", of(900, 0, 20.0)),
    },
    Example {
        rule: "stat_storm",
        fires: || one_site("U80E20", "stat", of(5000, 0, 20.0)),
        gain_s: 20.0,
        says: "Rank 0 gets the status of files 5000 times",
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
        rule: "durable_writes",
        fires: || durable(20),
        gain_s: 19.0,
        says: "Rank 0 writes 20 times to files opened with O_SYNC or O_DSYNC",
        near_miss: || durable(9),
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
        rule: "unbuffered",
        fires: || pieces(100, false),
        gain_s: 20.0 * (1.0 - 100.0 / 1048576.0),
        says: "Rank 0 passes its output to the system 100 B at a time: 20000 times, 20.0 s in all",
        near_miss: || pieces(600, false),
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
        rule: "compression",
        fires: || compressing("U80a20", ""),
        gain_s: 20.0,
        says: "Rank 0 compresses for 20 s ± 8 s (in libz.so.1), 20 % of the time, most at save (app.c:7)",
        near_miss: || compressing("U95a5", ""),
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
        says: "False sharing: threads write different places of one 64-byte line of the cache",
        near_miss: || computing(|profile| atomics(profile, 0)),
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
        rule: "python_compiling",
        fires: || importing("U90c10"),
        gain_s: 10.0,
        says: "Rank 0 spends 10 s ± 6 s on compiling Python modules that it imports, 10 % of its time: no compiled form of them was kept.",
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
        rule: "not_vectorised",
        fires: || loops("independent"),
        gain_s: 50.0,
        says: "is not vectorised and computes for 100 s",
        near_miss: || loops("recurrence"),
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
        gain_s: 66.75,
        says: "From the first kernel to the last, in 89 s, the node's GPUs are idle for 75.0 % of the time, while the host computes for 70 s ± 9 s, most of it at step (app.c:185)",
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
        rule: "openmp_imbalance",
        fires: || team("U50O50\n+U100"),
        gain_s: 25.0,
        says: "work in equal parts would save 25 s ± 9 s of the 100 s in parallel regions",
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

#[test]
fn of_a_handful_of_samples_only_what_is_counted_is_told() {
    let imbalance = |ticks: u32| {
        let run = run_from_text(&format!("U{}M{ticks}\nU{}", 3 * ticks, 4 * ticks));
        let found = crate::find(&run)
            .into_iter()
            .find(|finding| finding.id == "compute_imbalance");
        found.map(|found| found.confidence)
    };
    let told = [4, 20, 40].map(imbalance);
    assert_eq!(told, [None, Some(Confidence::Perhaps), Some(Confidence::Sure)]);
}

#[test]
fn what_may_be_counts_half_in_the_order() {
    let finding = |confidence| Finding {
        confidence,
        gain_s: 3.0,
        ..find_by(&run_from_text("U30M30\nU60"), RULES.iter()).remove(0)
    };
    assert!(finding(Confidence::Perhaps).weight() * 2.0 == finding(Confidence::Sure).weight());
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
fn a_run_that_was_told_to_end_is_no_fault_of_its_processes() {
    let told = |signal: i32, unfinished: bool| {
        let run = Fixture::new(
            "U20
U12",
        )
        .edit(|profile| {
            profile.manifest.run.told_to_end = Some(2);
            profile.tables.processes.exit_signal[1] = signal;
            let begin = if unfinished { 0 } else { -1 };
            profile.tables.processes.mpi_init_end_ns.fill(begin);
            profile.tables.processes.mpi_finalize_begin_ns.fill(-1);
        });
        find(&run.run()).into_iter().find(|finding| finding.id == "ended_badly")
    };
    for (signal, unfinished) in [(15, false), (9, true), (0, true)] {
        let found = told(signal, unfinished).unwrap();
        assert!(
            found
                .title
                .starts_with("The run was ended by SIGINT (an interrupt) after"),
            "{}",
            found.title
        );
        assert!(
            found.advice[0].starts_with("It was ended from outside"),
            "{:?}",
            found.advice
        );
    }
    assert!(told(11, false).unwrap().title.contains("SIGSEGV"));
    assert_eq!(told(0, false), None);
}

#[test]
fn the_most_rewarding_comes_first_and_a_dead_run_before_all() {
    let run = Fixture::new("U50S30Q20")
        .edit(|profile| profile.tables.processes.exit_status[0] = 3)
        .run();
    let ids: Vec<String> = find(&run).into_iter().map(|finding| finding.id).collect();
    assert_eq!(ids, ["ended_badly", "sleeping", "event_waiting"]);
}

#[test]
fn what_one_rule_claims_another_of_the_same_pot_does_not() {
    // Rank 0 computes alone for 100 of 200 s: one rank, imbalance and lateness are the same 75 s.
    let run = run_from_text("U200\nU100M100\nU100M100\nU100M100");
    let ids: Vec<String> = find(&run).into_iter().map(|finding| finding.id).collect();
    assert_eq!(ids, ["one_rank"]);
    // Half of the lateness is imbalance of the whole run; the other half moves from rank to rank.
    let run = run_from_text("U200M100\nU100M100U100\nU100M200\nU100M200");
    let gains: Vec<(String, f64)> = find(&run)
        .into_iter()
        .map(|finding| (finding.id, finding.gain_s.round()))
        .collect();
    assert_eq!(
        gains,
        [
            ("late_arrival".to_string(), 100.0),
            ("compute_imbalance".to_string(), 50.0)
        ]
    );
}

#[test]
fn nothing_is_said_about_what_takes_no_time() {
    // 2 ms of tiny writes and a thousand opened files in 100 s.
    let run = Fixture::new("U100\nU100")
        .site_of_all("write", "save@app.c:9", of(5000, 5000, 0.002))
        .site_of_all("open", "save@app.c:8", of(5000, 0, 0.002))
        .site_of_all("MPI_Send", "halo@app.c:7", of(5000, 5000, 0.002))
        .run();
    assert_eq!(find(&run), []);
    assert!(
        plain(&nothing(&run))
            .starts_with("No rule of Steelyard finds more than 1 % of the elapsed time or 50 ms to save")
    );
}

#[test]
fn our_own_oversubscription_is_not_blamed_on_others() {
    let run = cores("U5M5\nU5M5\nU5M5\nU5M5", 2)
        .edit(|profile| {
            profile.tables.processes.involuntary_switches.fill(5000);
            profile.tables.processes.user_ns.fill(5_000_000_000);
            profile.tables.processes.system_ns.fill(0);
        })
        .run();
    let ids: Vec<String> = find(&run).into_iter().map(|finding| finding.id).collect();
    assert!(
        ids.contains(&"oversubscription".to_string()) && !ids.contains(&"load_from_elsewhere".to_string()),
        "{ids:?}"
    );
}

#[test]
fn a_host_that_takes_the_cores_is_named() {
    let said = |taken_ns, busy_ns| {
        let found = find(&lent_node(taken_ns, busy_ns).run());
        found.into_iter().find(|found| found.id == "load_from_elsewhere")
    };
    let told = said(4_000_000_000, 20_000_000_000).expect("it is said");
    assert!(
        told.title.starts_with("The host of this virtual machine"),
        "{}",
        told.title
    );
    assert!((told.gain_s - 4.0).abs() < 0.01, "{}", told.gain_s);
    assert_eq!(said(500_000_000, 20_000_000_000).map(|found| found.title), None);
    // The cores stood idle.
    assert_eq!(said(4_000_000_000, 16_100_000_000).map(|found| found.title), None);
}

#[test]
fn a_program_without_mpi_is_not_spoken_to_of_ranks() {
    for text in ["U50S50", "U100\n+U20O80", "U80L20\n+U80L20", "U80D20", "U50Q50\nU100"] {
        let run = Fixture::new(text)
            .edit(|profile| profile.tables.processes.openmp_threads.fill(2))
            .without_mpi()
            .site_of_all("write", "save@app.c:9", of(20_000, 20_000, 20.0))
            .run();
        let findings = find(&run);
        assert!(!findings.is_empty(), "{text}");
        let said = verdict(&run, &findings)
            + &findings
                .iter()
                .map(|f| f.title.clone() + &f.evidence.join(" "))
                .collect::<String>();
        assert!(!said.contains("rank"), "{said}");
    }
}

#[test]
fn the_verdict_names_the_largest_thing() {
    let run = run_from_text("U70M30\nU100");
    assert_eq!(
        plain(&verdict(&run, &find(&run))),
        "85 % of the time is computation, 15 % is MPI. The largest potential saving is 15 s ± 7 s (15 %): rank 1 computes \
         15 s ± 7 s longer than the mean; the other one waits for it in MPI_Allreduce at step (app.c:177)."
    );
    let run = run_from_text("U100");
    assert_eq!(
        plain(&verdict(&run, &find(&run))),
        "100 % of the time is computation. Most of the time is in step (app.c:185), 100 s ± 3 s. 1 of 8 cores is used: where \
         the program can use more threads or ranks, the others are free. No rule of Steelyard finds more than 1 % of the elapsed \
         time or 50 ms to save; the program may hold more."
    );
    assert_eq!(
        verdict(&run_from_text(""), &[]),
        "The run was too short to say where its time went. Measure a run of at least a second, or sample more often \
         (steelyard run --period 2ms)."
    );
}

#[test]
fn code_that_was_made_while_the_program_ran_is_said_to_be() {
    let run = Fixture::new("J90U10")
        .letter('J', "", &["@made.jit"])
        .edit(|profile| {
            let of_made =
                |module: &u32| profile.strings.get(profile.tables.modules.path[*module as usize]) == "made.jit";
            let made: Vec<usize> = (0..profile.tables.frames.len())
                .filter(|row| of_made(&profile.tables.frames.module[*row]))
                .collect();
            made.iter()
                .for_each(|row| profile.tables.frames.module[*row] = format::tables::NONE);
        })
        .run();
    let said = plain(&verdict(&run, &[]));
    assert!(
        said.contains("Most of the time is in JIT-compiled code (no file), 90 s"),
        "{said}"
    );
}

#[test]
fn a_sleeper_that_others_wait_for_is_told_of_once() {
    let run = run_from_text("S100U100\nB100U100\nB100U100\nB100U100");
    let found = find(&run);
    let ids: Vec<&str> = found.iter().map(|finding| finding.id.as_str()).collect();
    assert_eq!(ids, ["sleeping"]);
    assert_eq!(found[0].evidence, ["Other ranks wait for it in MPI at times."]);
}

#[test]
fn the_verdict_begins_with_a_run_that_died() {
    let run = ended(9);
    assert!(verdict(&run, &find(&run)).starts_with("Rank 1 was ended by SIGKILL"));
}

#[test]
fn a_helper_thread_that_only_waits_is_not_idle() {
    assert_eq!(finding("idle_threads", &run_from_text("U100\n+Q100")), None);
}

#[test]
fn few_small_messages_that_wait_long_are_not_many() {
    let run = one_site("U80M20\nU80M20", "MPI_Allreduce", of(1500, 12_000, 20.0));
    assert_eq!(finding("small_messages", &run), None);
}

#[test]
fn a_message_that_is_sent_and_received_is_one() {
    let small = of(1_000_000, 8_000_000, 10.0);
    let fixture = Fixture::new("U80P20\nU80P20")
        .site_of_all("MPI_Send", "step@app.c:42", small)
        .site_of_all("MPI_Irecv", "step@app.c:41", small);
    let found = finding("small_messages", &fixture.run()).expect("it fires");
    assert!(
        plain(&found.title).starts_with("A rank passes 1 M messages of 8 B and spends 20.0 s"),
        "{}",
        found.title
    );
    assert!(
        plain(&found.evidence[0]).starts_with("2 M messages have 15.3 MiB in all"),
        "{}",
        found.evidence[0]
    );
}

#[test]
fn small_requests_are_not_also_slow() {
    let run = one_site("U80D20", "write", of(20_000, 20_000 * 1024, 9.0));
    assert!(finding("tiny_requests", &run).is_some() && finding("slow_transfer", &run).is_none());
}

/// Runs of random states: no number is out of bounds, and no account is emptied twice.
#[test]
fn gains_stay_within_their_pots_whatever_the_run() {
    let mut seed = 7u64;
    let mut random = |below: u64| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) % below
    };
    for _ in 0..300 {
        let mut text = String::new();
        for _ in 0..1 + random(5) {
            let main: String = (0..6)
                .map(|_| {
                    format!(
                        "{}{}",
                        char::from(b"UUUMPWBFRDEYLOSQ."[random(17) as usize]),
                        1 + random(40)
                    )
                })
                .collect();
            text += &format!("{main}\n");
            if random(3) == 0 {
                text += &format!("+U{}O{}\n", 1 + random(90), 1 + random(90));
            }
        }
        let mut fixture = Fixture::new(&text);
        for call in ["MPI_Send", "MPI_Allreduce", "write", "fprintf", "open", "fsync"] {
            fixture = fixture.site_of_all(
                call,
                "step@app.c:42",
                of(1 + random(100_000), random(1 << 30), random(100) as f64),
            );
        }
        let run = fixture
            .edit(|profile| profile.tables.processes.openmp_threads.fill(2))
            .run();
        let findings = find(&run);
        for found in &findings {
            assert!(
                found.gain_s.is_finite() && found.gain_s <= run.elapsed_s() + 1e-9,
                "{text}{found:#?}"
            );
            assert!((0.0..=1.0).contains(&found.gain_share), "{text}{found:#?}");
            assert!(
                found.warning || found.gain_s >= (FLOOR_SHARE * run.elapsed_s()).max(FLOOR_S),
                "{text}{found:#?}"
            );
        }
        for account in [
            Account::HeldUp,
            Account::Messages,
            Account::Io,
            Account::Compute,
            Account::Wait,
            Account::Threads,
        ] {
            let claimed: f64 = (findings.iter())
                .filter(|found| {
                    RULES
                        .iter()
                        .any(|rule| rule.id == found.id && rule.accounts.contains(&account))
                })
                .map(|found| found.gain_s)
                .sum();
            assert!(
                claimed <= account.budget(&run) + 1e-6,
                "{account:?}: {claimed}\n{text}{findings:#?}"
            );
        }
        assert!(!verdict(&run, &findings).contains("NaN"));
    }
}

#[test]
fn an_access_of_a_mebibyte_is_not_small() {
    let fires = |each| finding("tiny_mpi_io", &through_mpi(20_000, each, false)).is_some();
    assert!(!fires(1 << 20) && fires(10_000));
}

#[test]
fn what_large_accesses_reach_is_taken_from_the_run_where_no_probe_tells() {
    // 64 MB in large writes at 64 MB/s beside 6.4 MB in small ones, which would then take 0.1 s.
    let run = Fixture::new("U80D20")
        .file_use(0, "/scratch/large", "posix", writing(32, 64_000_000, 1.0))
        .file_use(0, "/scratch/small", "posix", writing(20_000, 6_400_000, 18.0))
        .run();
    let found = finding("unbuffered", &run).expect("small writes");
    assert!((found.gain_s - 17.9).abs() < 1e-9, "{}", found.gain_s);
    assert!(found.gain_basis.contains("own large accesses"), "{}", found.gain_basis);
}

#[test]
fn the_first_write_of_many_files_is_not_scattered() {
    let of = UseOf {
        opens: 5000,
        ..writing(5000, 5000 << 12, 20.0)
    };
    let run = Fixture::new("U80D20")
        .file_use(0, "/scratch/step#", "posix", of)
        .file("/scratch/step#", |row| row.members = 5000)
        .run();
    assert_eq!(finding("scattered", &run), None);
}

#[test]
fn what_takes_no_time_in_files_is_not_told() {
    let run = Fixture::new("U100\nU100")
        .file_use_of_all("/scratch/a", "mpiio", writing(20_000, 20_000, 0.002))
        .file_use_of_all("/scratch/b", "posix", writing(20_000, 20_000, 0.002))
        .run();
    assert_eq!(find(&run), []);
}

#[test]
fn many_ranks_that_are_fast_together_are_not_slow() {
    let text = "U80D20\n".repeat(16);
    let run = one_site(&text, "write", of(100, 200_000_000, 20.0));
    assert_eq!(finding("slow_transfer", &run), None);
    let run = one_site(&text, "write", of(100, 20_000_000, 20.0));
    let found = finding("slow_transfer", &run).expect("16 MB/s together");
    assert!(plain(&found.title).starts_with("16 ranks together read and write at 16 MB/s: rank 0 takes 20.0 s"));
    assert!((found.gain_s - 16.8).abs() < 1e-9, "{}", found.gain_s);
}

#[test]
fn ranks_that_write_by_turns_are_not_pinned_on_one_of_them() {
    let run = run_from_text("D40B40U20\nB40D40U20");
    let found = finding("serial_io", &run).expect("one writes, one waits");
    let title = plain(&found.title).replace('\u{202f}', " ");
    assert!(title.starts_with("2 ranks do I/O by turns for 80 s"), "{title}");
}

#[test]
fn one_file_opened_again_and_again_is_told_of_once() {
    let of_file = UseOf {
        opens: 5000,
        meta_s: 15.0,
        ..UseOf::default()
    };
    let run = Fixture::new("U80E20")
        .site_of_all("open", "step@app.c:42", of(5000, 0, 16.0))
        .file_use(0, "/scratch/log", "posix", of_file)
        .run();
    assert!(finding("reopened", &run).is_some());
    assert_eq!(finding("open_storm", &run), None);
}

/// Files of 512 ranks, one each, of which every 64th takes so much longer.
fn own_servers(times: f64, members: u64) -> Run {
    let mut fixture = (Fixture::new(&".\n".repeat(512)).absent("time_outside_io", "a log", ""))
        .filesystem("/scratch", "lustre")
        .edit(|profile| profile.tables.processes.end_ns.fill(100_000_000_000));
    for rank in 0..512 {
        let (path, slow) = (format!("/scratch/o{rank}.dat"), rank % 64 == 7);
        let of = writing(10, 1 << 31, if slow { 2.0 * times } else { 2.0 });
        fixture = (fixture.file_use(rank, &path, "posix", of))
            .file(&path, |row| (row.stripe_count, row.members) = (1, members));
    }
    fixture.run()
}

#[test]
fn a_tail_of_ranks_is_told_with_what_it_has_in_common() {
    let found = finding("io_straggler", &own_servers(6.0, 1)).expect("eight slow ranks");
    assert!(
        plain(&found.title)
            .starts_with("8 of 512 ranks take up to 12.0 s for the I/O that the median rank does in 2.00 s"),
        "{}",
        found.title
    );
    assert_eq!(found.gain_s, 10.0);
    assert!(
        found.evidence.iter().any(|said| said.contains("in 8 files")),
        "{:?}",
        found.evidence
    );
    assert_eq!(finding("io_straggler", &own_servers(1.5, 1)), None);
}

#[test]
fn files_of_one_process_each_lie_on_many_servers() {
    assert_eq!(finding("one_stripe", &own_servers(1.0, 1)), None);
    assert_eq!(finding("one_stripe", &own_servers(1.0, 3)), None);
}

#[test]
fn a_log_in_which_one_rank_moves_nearly_all_leads_with_it() {
    let mut fixture = Fixture::new(&".\n".repeat(8)).absent("time_outside_io", "a log", "");
    for rank in 0..8 {
        let of = if rank == 0 {
            UseOf {
                reads: 4000,
                read_bytes: 2 << 30,
                read_s: 10.0,
                ..writing(4000, 2 << 30, 20.0)
            }
        } else {
            writing(10, 8 << 20, 0.1)
        };
        fixture = fixture.file_use(rank, "/scratch/a", "posix", of);
    }
    let run = (fixture.file("/scratch/a", |row| row.stripe_count = 1))
        .edit(|profile| profile.tables.processes.end_ns.fill(100_000_000_000))
        .run();
    let found = &find(&run)[0];
    assert_eq!(found.id, "single_writer");
    assert!(
        plain(&found.title).starts_with("Rank 0 alone reads and writes 98.7 %")
            && found.title.contains("/scratch/a of one stripe"),
        "{}",
        found.title
    );
}

#[test]
fn collective_calls_are_no_remedy_where_they_are_slower() {
    let beside = |seconds| {
        let together = UseOf {
            collective: true,
            ..writing(100, 50 << 20, seconds)
        };
        let run = Fixture::new("U80F20\nU80F20")
            .file_use_of_all("/scratch/a", "mpiio", writing(20_000, 20_000 << 10, 10.0))
            .file_use_of_all("/scratch/b", "mpiio", together)
            .site_of_all("MPI_File_write_at", "step@app.c:42", of(20_000, 20_000 << 10, 10.0))
            .run();
        finding("tiny_mpi_io", &run).expect("small pieces").advice
    };
    assert!(!beside(90.0).iter().any(|advice| advice.contains("MPI_File_write_all")));
    assert!(beside(1.0).iter().any(|advice| advice.starts_with("Or try")));
}

#[test]
fn the_time_of_collective_calls_is_not_that_of_small_pieces_beside_them() {
    let run = Fixture::new("U80F20\nU80F20")
        .file_use_with(0, "/scratch/a", "mpiio", writing(20_000, 20_000 << 10, 20.0), |row| {
            row.write_collective = 100
        })
        .file_use(1, "/scratch/a", "mpiio", writing(20_000, 20_000 << 10, 20.0))
        .site_of_all("MPI_File_write_at", "step@app.c:42", of(20_000, 20_000 << 10, 0.1))
        .site_of_all("MPI_File_write_all", "step@app.c:43", of(100, 100 << 10, 19.9))
        .run();
    let found = finding("tiny_mpi_io", &run).expect("small pieces");
    assert!(!found.title.contains("MPI_File_write_all"), "{}", found.title);
}

#[test]
fn a_file_opened_through_mpi_io_is_not_opened_twice() {
    let of_file = |meta_s| UseOf {
        opens: 200,
        meta_s,
        ..writing(200, 200, 0.0)
    };
    let run = Fixture::new("U80F20\nU80F20")
        .file_use_of_all("/scratch/a", "mpiio", of_file(10.0))
        .file_use_of_all("/scratch/a", "posix", of_file(8.0))
        .run();
    let found = finding("reopened", &run).expect("opens");
    assert!((found.gain_s - 10.0 * 0.995).abs() < 1e-9, "{}", found.gain_s);
    assert!(found.title.contains("200 times"), "{}", found.title);
}

#[test]
fn messages_that_a_thread_moves_are_not_said_to_stand_still() {
    let told = |value: &'static str| {
        Fixture::new("U80W20\nU80W20")
            .site_of_all("MPI_Isend", "step@app.c:40", of(100, 100 << 20, 0.1))
            .site_of_all("MPI_Waitall", "step@app.c:42", of(100, 0, 20.0))
            .edit(move |profile| {
                profile.tables.processes.node[1] = 1;
                let environment = &mut profile.manifest.run.environment;
                environment.insert("I_MPI_ASYNC_PROGRESS".into(), value.into());
            })
            .run()
    };
    assert!(finding("no_overlap", &told("1")).is_none());
    assert!(finding("no_overlap", &told("0")).is_some());
}

#[test]
fn a_program_that_looks_in_is_not_told_to() {
    let advice = |looks: u64| {
        let run = Fixture::new("U80W20\nU80W20")
            .site_of_all("MPI_Isend", "step@app.c:40", of(100, 100 << 20, 0.1))
            .site_of_all("MPI_Test", "step@app.c:41", of(looks, 0, 0.1))
            .site_of_all("MPI_Waitall", "step@app.c:42", of(100, 0, 20.0))
            .edit(|profile| profile.tables.processes.node[1] = 1)
            .run();
        finding("no_overlap", &run).expect("waiting").advice.remove(0)
    };
    assert!(
        advice(1000).starts_with("The program looks in already"),
        "{}",
        advice(1000)
    );
    assert!(advice(10).contains("let it look in now and then"), "{}", advice(10));
}

#[test]
fn threads_of_a_rank_that_take_turns_lose_their_core_to_nobody() {
    let run = |allowed| {
        cores("U10\n+U10\nU6M4", 8)
            .edit(move |profile| {
                let processes = &mut profile.tables.processes;
                processes.involuntary_switches.fill(1000);
                processes.user_ns = vec![10_000_000_000, 10_000_000_000];
                processes.system_ns.fill(0);
                processes.cpus_allowed[0] = allowed;
            })
            .run()
    };
    assert!(finding("lost_core", &run(8)).is_some());
    assert!(finding("lost_core", &run(1)).is_none());
}

#[test]
fn a_thread_that_writes_does_not_idle() {
    let beside = |other: &str| finding("idle_threads", &team(&format!("U80\n+U40{other}40")));
    assert!(beside("O").is_some());
    assert!(beside("D").is_none());
}

#[test]
fn what_takes_part_is_counted() {
    let run = |ranks: &str| {
        let setting = of(1000, 0, 20.0);
        let mut fixture = Fixture::new(ranks);
        for rank in 0..2 {
            fixture = fixture.site(rank, "MPI_File_set_view", "step@app.c:42", setting);
        }
        finding("mpi_io_setup", &fixture.run()).expect("views").title
    };
    assert!(run("U80F20\nU80F20").contains("takes each rank"));
    assert!(run("U80F20\nU80F20\nU100").contains("takes each of 2 ranks"));
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

#[test]
fn a_fault_is_told_where_it_was() {
    let run = Fixture::new("U20\nU12")
        .edit(|profile| {
            let tid = profile.tables.threads.tid[1];
            let processes = &mut profile.tables.processes;
            (processes.exit_signal[1], processes.fault_signal[1]) = (11, 11);
            (
                processes.fault_code[1],
                processes.fault_address[1],
                processes.fault_tid[1],
            ) = (1, 8, tid);
        })
        .run();
    let found = &find(&run)[0];
    let title = " at step (app.c:185), by an access to 0x8: no memory is there;";
    assert!(found.title.contains(title), "{}", found.title);
    assert!(
        found.evidence[0].contains("innermost first: step (app.c:185)"),
        "{:?}",
        found.evidence
    );
}
