//! The runs in which rules fire or just miss, drawn.

use model::fixture::{AcceleratorReading, BinOf, Fixture, GpuOf, MathOf, ParallelOf, SiteOf, UseOf};
use model::{Run, TeamTime};

pub(crate) const GIB: u64 = 1 << 30;

pub(crate) fn of(count: u64, bytes: u64, time_s: f64) -> SiteOf {
    SiteOf {
        count,
        bytes,
        time_s,
        ..SiteOf::default()
    }
}

pub(crate) fn ended(signal: i32) -> Run {
    Fixture::new("U20\nU12")
        .edit(|profile| profile.tables.processes.exit_signal[1] = signal)
        .run()
}

/// Two ranks of one command, whose MPI knows of so many.
pub(crate) fn worlds_of(size: i32) -> Run {
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
pub(crate) fn driving(drawing: &str) -> Fixture {
    let call = |name: &'static str| ["step@app.cu:7", name];
    Fixture::new(drawing)
        .letter('c', "", &call("cudaMemcpy@libcudart.so.13"))
        .letter('a', "", &call("cudaMemcpyAsync@libcudart.so.13"))
        .letter('l', "", &call("cudaLaunchKernel@libcudart.so.13"))
        .letter('f', "", &call("cudaFree@libcudart.so.13"))
}

/// The same with calls of the site that it draws: how many, their bytes and seconds.
pub(crate) fn counted_driving(drawing: &str, call: &str, count: u64, bytes: u64, time_s: f64) -> Fixture {
    driving(drawing)
        .letter('y', "", &["step@app.cu:7", "cudaDeviceSynchronize@libcudart.so.13"])
        .site(0, call, "step@app.cu:7", of(count, bytes, time_s))
}

/// Launches that are waited for so often.
pub(crate) fn waiting_for_launches(waits: u64) -> Run {
    counted_driving("U10l40y50", "cudaDeviceSynchronize", waits, 0, 50.0)
        .site(0, "cudaLaunchKernel", "step@app.cu:7", of(2_000_000, 0, 40.0))
        .run()
}

/// Memory that is managed, or not, is touched for 60 of 100 s.
pub(crate) fn touching(call: &str) -> Run {
    counted_driving("G40m60", call, 1, 0, 0.0)
        .letter('m', "", &["loop@app.c:5"])
        .instruction('m', "memory", 0)
        .in_loop('m', "stepped", true)
        .edit(|profile| profile.tables.processes.major_faults.fill(100_000))
        .run()
}

/// Products for 50 of 100 s of a GPU's time, by a kernel of that name.
pub(crate) fn multiplying_by(kernel: &str) -> Run {
    let of = GpuOf {
        kernel_s: 50.0,
        busy_s: 50.0,
        last_s: 100.0,
        ..GpuOf::default()
    };
    driving("U50y50")
        .letter('y', "", &["step@app.cu:7", "cudaDeviceSynchronize@libcudart.so.13"])
        .gpu(0, "0000:1a:00.0", of)
        .kernel(0, "0000:1a:00.0", kernel, 1000, 50.0, 0.06)
        .run()
}

/// JSON that is written by json.dump.
pub(crate) fn dumping(drawing: &str) -> Run {
    let encoder = "_make_iterencode.<locals>._iterencode_list@/usr/lib/python3.12/json/encoder.py:330";
    Fixture::new(drawing)
        .letter('j', "", &["<module>@/home/user/index.py:12", encoder])
        .run()
}

/// `g` collects garbage while records are made.
pub(crate) fn collecting(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter(
            'g',
            "",
            &["records@/home/user/index.py:12", "garbage collection@<gc>:0"],
        )
        .run()
}

/// Functions that JAX compiles.
pub(crate) fn compiling_at_run_time(drawing: &str) -> Run {
    let jax = "/env/lib/python3.12/site-packages/jax/_src";
    let compiler = format!("backend_compile_and_load@{jax}/compiler.py:300");
    Fixture::new(drawing)
        .letter('c', "", &["<module>@/home/user/names.py:19", &compiler])
        .run()
}

/// The same with a device that is so busy from start to end, at a clock held back for the reason given.
pub(crate) fn device(drawing: &str, busy_percent: i64, held_back: i64) -> Run {
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

pub(crate) fn memory(used: u64) -> Run {
    let resident = [(0.0, 13 * GIB / 2), (10.0, 13 * GIB / 2)];
    Fixture::new("U10\nU10")
        .resident(0, &resident)
        .resident(1, &resident)
        .node_readings(0, &[(0.0, used, 1.0, None)])
        .run()
}

pub(crate) fn cores(text: &str, cores: u32) -> Fixture {
    Fixture::new(text).edit(|profile| {
        let list = profile.strings.intern(&format!("0-{}", cores - 1));
        profile.tables.processes.cpu_list.fill(list);
        profile.tables.processes.cpus_allowed.fill(cores);
    })
}

/// A rank that is on a core for 4 of 10 s, and ready for one so long.
pub(crate) fn blocked(delayed_ns: i64) -> Run {
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
pub(crate) fn faulting(pages: i64, system_s: i64) -> Run {
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

/// Letters of a rank that compresses, within a call that writes or not.
pub(crate) fn compressing(drawing: &str, call: &str) -> Run {
    Fixture::new(drawing)
        .letter('a', call, &["save@app.c:7", "deflate@libz.so.1"])
        .run()
}

/// A process of this command on two cores, which has so much processor time.
pub(crate) fn of_command(path: &'static str, command: &'static str, user_s: i64) -> Run {
    Fixture::new("U100")
        .edit(move |profile| {
            let (path, command) = (profile.strings.intern(path), profile.strings.intern(command));
            let processes = &mut profile.tables.processes;
            (processes.executable, processes.command) = (vec![path], vec![command]);
            (processes.user_ns, processes.system_ns, processes.cpus_allowed) =
                (vec![user_s * 1_000_000_000], vec![0], vec![2]);
        })
        .run()
}

/// A rank that asks the kernel in a loop, and has so much system time.
pub(crate) fn asking(system_s: i64) -> Run {
    Fixture::new("U80a20")
        .letter('a', "", &["step@app.c:7", "getppid@libc.so.6"])
        .slow('a', "system_call")
        .edit(move |profile| {
            let processes = &mut profile.tables.processes;
            (processes.user_ns, processes.system_ns) = (vec![80_000_000_000], vec![system_s * 1_000_000_000]);
        })
        .run()
}

pub(crate) fn throwing(drawing: &str) -> Run {
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

pub(crate) fn planning(drawing: &str) -> Run {
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
pub(crate) fn multiplied(routine: &str, sizes: [u64; 4], letters: &'static str, flops: u64, time_s: f64) -> Run {
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

pub(crate) fn drawing_numbers(drawing: &str) -> Run {
    let lock = ["draw@app.c:7", "random@libc.so.6", "__lll_lock_wait_private@libc.so.6"];
    Fixture::new(drawing).letter('a', "", &lock).run()
}

/// Processes of a tenth of a second each.
pub(crate) fn one_after_another(many: usize) -> Run {
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
pub(crate) fn starting(drawing: &str, many: u32) -> Run {
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
pub(crate) fn managed(drawing: &str, count: u64) -> Run {
    Fixture::new(drawing)
        .site_of_all("MPI_Send", "farm@app.c:7", of(count, count * 8, 0.0))
        .run()
}

pub(crate) fn mathematics(rows: &str, function: &str) -> Run {
    Fixture::new(rows)
        .letter('a', "", &["solve@app.c:7", &format!("{function}@/usr/lib/libm.so.6")])
        .run()
}

/// The same from a loop that does that.
pub(crate) fn mathematics_in(kind: &'static str) -> Run {
    Fixture::new("U40a60")
        .letter('a', "", &["solve@app.c:7", "__ieee754_exp_fma@/usr/lib/libm.so.6"])
        .edit(move |profile| {
            let kind = profile.strings.intern(kind);
            profile.tables.frames.loop_kind.fill(kind);
        })
        .run()
}

pub(crate) fn multiplying(library: &str) -> Run {
    Fixture::new("U80a20")
        .letter('a', "", &["solve@app.c:7", &format!("dgemm_@{library}")])
        .run()
}

pub(crate) fn powers(exponent: &'static str) -> Run {
    Fixture::new("U80a20")
        .letter('a', "", &["solve@app.c:7", "__ieee754_pow_fma@/usr/lib/libm.so.6"])
        .edit(move |profile| {
            let exponent = profile.strings.intern(exponent);
            profile.tables.frames.second_argument.fill(exponent);
        })
        .run()
}

/// Ten seconds of two ranks, in which a limit held them back for so long together.
pub(crate) fn limited(held_s: u64) -> Run {
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

pub(crate) const CPYTHON: &str = "/usr/lib/libpython3.11.so";

/// `s` looks through a list of Python.
pub(crate) fn searching(drawing: &str) -> Run {
    let [search, compare] = ["list_contains", "long_richcompare"].map(|name| format!("{name}@{CPYTHON}"));
    Fixture::new(drawing)
        .letter('s', "", &["distinct@names.py:7", &search, &compare])
        .run()
}

/// `h` is in a function of a library.
pub(crate) fn habit(drawing: &str, function: &str) -> Run {
    Fixture::new(drawing)
        .letter('h', "", &["parse@app.c:22", function])
        .run()
}

/// `f` looks into a hash table, and `n` asks for the bucket of the next in a chain.
pub(crate) fn crowded(drawing: &str) -> Run {
    let find = "std::_Hashtable<Cell, double>::_M_find_before_node@/usr/include/c++/12/bits/hashtable.h:1940";
    let next = "std::__detail::_Hash_code_base<Cell>::_M_bucket_index(std::__detail::_Hash_node_value<double> const&)@/usr/include/c++/12/bits/hashtable_policy.h:488";
    Fixture::new(drawing)
        .letter('f', "", &["parse@app.c:22", find])
        .letter('n', "", &["parse@app.c:22", find, next])
        .run()
}

/// References that are counted below `parse`.
pub(crate) fn counting(drawing: &str) -> Run {
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
pub(crate) fn reducing(drawing: &str) -> Run {
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
pub(crate) fn recording(drawing: &str) -> Run {
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

pub(crate) fn by_rows(drawing: &str) -> Run {
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

const PACKAGES: &str = "/v/lib/python3.11/site-packages";

/// `g` makes an array longer, in a process of 1 GiB.
pub(crate) fn growing(drawing: &str) -> Run {
    let append = format!("append@{PACKAGES}/numpy/lib/_function_base_impl.py:5602");
    Fixture::new(drawing)
        .letter('g', "", &["levels@/home/user/levels.py:16", &append])
        .edit(|profile| profile.tables.processes.rss_peak_bytes.fill(GIB as i64))
        .run()
}

/// `s` sets an element of a sparse matrix, `b` a block of one, `d` calls the function of the program for a derivative, `p` looks at
/// the argument of a prediction, and `t` predicts, `x` takes a column, and `y` a row, of a matrix kept by rows.
pub(crate) fn scientific(drawing: &str) -> Run {
    const LINE: &str = "assemble@/home/user/fem.py:16";
    let of = |function: &str, file: &str| format!("{function}@{PACKAGES}/scipy/{file}:90");
    let set = of("_lil_base.__setitem__", "sparse/_lil.py");
    let predict = format!("RandomForest.predict@{PACKAGES}/sklearn/ensemble/_forest.py:904");
    let check = format!("check_array@{PACKAGES}/sklearn/utils/validation.py:900");
    Fixture::new(drawing)
        .letter('s', "", &[LINE, &set])
        .letter('p', "", &[LINE, &predict, &check])
        .letter('x', "", &[LINE, &of("csr_matrix._get_sliceXint", "sparse/_csr.py")])
        .letter('y', "", &[LINE, &of("csr_matrix._get_intXslice", "sparse/_csr.py")])
        .letter(
            't',
            "",
            &[
                LINE,
                &predict,
                &format!("predict@{PACKAGES}/sklearn/tree/_tree.cpython-311-x86_64-linux-gnu.so"),
            ],
        )
        .letter(
            'b',
            "",
            &[LINE, &set, &of("IndexMixin.__setitem__", "sparse/_index.py")],
        )
        .letter(
            'd',
            "",
            &[
                "fit@/home/user/chain.py:14",
                &of("approx_derivative", "optimize/_numdiff.py"),
                "energy@/home/user/chain.py:9",
            ],
        )
        .run()
}

/// `f` chooses rows of a table, `c` compares for that.
pub(crate) fn filtering(drawing: &str) -> Run {
    const LINE: &str = "means@/home/user/stations.py:9";
    let of = |function: &str| format!("{function}@{PACKAGES}/pandas/core/frame.py:4100");
    Fixture::new(drawing)
        .letter('f', "", &[LINE, &of("DataFrame._getitem_bool_array")])
        .letter('c', "", &[LINE, &of("DataFrame._cmp_method")])
        .run()
}

const FIND: &str = "_find_and_load@<frozen importlib._bootstrap>:1178";
/// numpy is imported.
const IMPORT: &[&str] = &[
    "<module>@/home/user/names.py:1",
    FIND,
    "<module>@/v/lib/python3.11/site-packages/numpy/__init__.py:9",
];

/// `i` imports numpy, `c` compiles a module.
pub(crate) fn importing(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter('i', "", IMPORT)
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
pub(crate) fn spawning(others: [&str; 3]) -> Run {
    Fixture::new(&format!("wwwwwwwwwwwwwwwwwwww\n{}", others.join("\n")))
        .letter('w', "pthread_cond_wait", &["main@/home/user/names.py:21"])
        .letter('i', "", IMPORT)
        .run()
}

/// `g` waits for the interpreter's lock.
pub(crate) fn taking_turns(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter(
            'g',
            "pthread_cond_wait",
            &["count@names.py:7", &format!("take_gil@{CPYTHON}")],
        )
        .run()
}

/// Processes of which `o` sends an object and `i` receives one.
pub(crate) fn passing(drawing: &str) -> Run {
    const PIPES: &str = "/usr/lib/python3.11/multiprocessing/connection.py";
    let [out, into] = ["Connection._send", "_recv"].map(|name| format!("{name}@{PIPES}:380"));
    Fixture::new(drawing)
        .letter('o', "poll", &["sent@names.py:7", &out])
        .letter('i', "poll", &["sent@names.py:7", &into])
        .without_mpi()
        .run()
}

pub(crate) fn allocating(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter('a', "", &["build@app.c:7", "malloc@libc.so.6"])
        .run()
}

pub(crate) fn busy_node(switches: i64) -> Run {
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
pub(crate) fn lost_core(used_s: i64) -> Run {
    cores("U10\nU6M4", 8)
        .edit(move |profile| {
            let processes = &mut profile.tables.processes;
            processes.involuntary_switches.fill(1000);
            processes.user_ns = vec![used_s * 1_000_000_000, 10_000_000_000];
            processes.system_ns.fill(0);
        })
        .run()
}

pub(crate) fn two_nodes(text: &str, nodes: u32) -> Run {
    Fixture::new(text)
        .site_of_all("MPI_Isend", "step@app.c:40", of(100, 100 << 20, 0.1))
        .site_of_all("MPI_Waitall", "step@app.c:42", of(100, 0, 20.0))
        .edit(move |profile| profile.tables.processes.node[1] = nodes - 1)
        .run()
}

/// Nobody pushes the ranks off their cores, and yet one of them got less; the node was busy for so long.
pub(crate) fn lent_node(taken_ns: i64, busy_ns: u64) -> Fixture {
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

pub(crate) fn init(end_ns: i64) -> Run {
    Fixture::new("I2U18\nI2U18")
        .edit(|profile| {
            profile.tables.processes.mpi_init_begin_ns.fill(0);
            profile.tables.processes.mpi_init_end_ns.fill(end_ns);
            profile.tables.processes.mpi_finalize_begin_ns.fill(20_000_000_000);
        })
        .run()
}

pub(crate) fn one_site(text: &str, call: &str, site: SiteOf) -> Run {
    Fixture::new(text).site_of_all(call, "step@app.c:42", site).run()
}

pub(crate) fn team(text: &str) -> Run {
    Fixture::new(text)
        .edit(|profile| profile.tables.processes.openmp_threads.fill(2))
        .run()
}

/// A run that computes in one function, changed.
pub(crate) fn computing(edit: impl Fn(&mut format::Profile) + 'static) -> Run {
    Fixture::new("v100")
        .letter('v', "", &["solve@app.c:7"])
        .instruction('v', "scalar", 0)
        .edit(edit)
        .run()
}

/// All of it at atomic instructions, of two threads on words of one line that are so far apart.
pub(crate) fn atomics(profile: &mut format::Profile, apart: u32) {
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
            at_ns: 50_000_000_000,
            place,
        });
    }
}

pub(crate) fn loops(kind: &str) -> Run {
    Fixture::new("a60b40")
        .letter('a', "", &["loop@app.c:5"])
        .letter('b', "", &["loop@app.c:6"])
        .instruction('a', "scalar", 0)
        .instruction('b', "memory", 0)
        .in_loop('a', kind, false)
        .in_loop('b', kind, true)
        .run()
}

/// `c` copies at a line of Fortran, `a` computes in such a loop.
pub(crate) fn copying(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter('c', "", &["flow@flow.f90:38"])
        .instruction('c', "memory", 0)
        .in_loop('c', "strided", true)
        .letter('a', "", &["flow@flow.f90:40"])
        .instruction('a', "vector", 128)
        .in_loop('a', "strided", true)
        .run()
}

/// `c` copies in memcpy's loops, `s` short pieces without them.
pub(crate) fn copied(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter(
            'c',
            "",
            &["step@app.c:30", "__memmove_avx_unaligned_erms@/lib/libc.so.6"],
        )
        .instruction('c', "memory", 256)
        .in_loop('c', "copies", true)
        .letter('s', "", &["step@app.c:31", "__memmove_evex_unaligned@/lib/libc.so.6"])
        .instruction('s', "memory", 256)
        .run()
}

/// A loop that uses so many bytes of each page that it goes to.
pub(crate) fn strided(used: u32) -> Run {
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

pub(crate) const SUBSCRIPT: &str =
    "std::vector<double>::operator[](unsigned long)@/usr/include/c++/12/bits/stl_vector.h:1123";

pub(crate) fn subscript(inlined: bool) -> Run {
    let mut fixture = Fixture::new("a30U70").letter('a', "", &["main@app.cc:1", SUBSCRIPT]);
    if inlined {
        let (inner, outer) = (fixture.frame(SUBSCRIPT), fixture.frame("solve@app.cc:7"));
        fixture.profile().tables.frames.outer[inner as usize] = outer;
    }
    fixture.run()
}

/// Rank 0 takes 8 s for its writes, the others 2 s for theirs, and wait.
pub(crate) fn unequal(bytes: u64) -> Run {
    let mut fixture = Fixture::new("D8U2\nD2B6U2\nD2B6U2\nD2B6U2");
    for rank in 0..4 {
        let (bytes, seconds) = if rank == 0 { (bytes, 8.0) } else { (100, 2.0) };
        fixture = fixture.file_use(rank, "/scratch/a", "posix", writing(10, bytes, seconds));
    }
    fixture.run()
}

pub(crate) fn writing(writes: u64, write_bytes: u64, write_s: f64) -> UseOf {
    UseOf {
        writes,
        write_bytes,
        write_s,
        opens: 1,
        ..UseOf::default()
    }
}

pub(crate) fn durable(writes: u64) -> Run {
    let of = writing(writes, writes * 4096, 20.0);
    Fixture::new("U80D20")
        .file_use_with(0, "/scratch/log", "posix", of, |row| row.durable_opens = 1)
        .run()
}

pub(crate) fn loading(opens: u64) -> Run {
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

pub(crate) fn looking(failed: u64) -> Run {
    Fixture::new("U80E20")
        .site_of_all("open", "step@app.c:42", of(5000, 0, 20.0))
        .failure(0, "open", "step@app.c:42", "ENOENT", failed)
        .run()
}

pub(crate) fn reopening(opens: u64) -> Run {
    let of = UseOf {
        opens,
        meta_s: 20.0,
        ..UseOf::default()
    };
    Fixture::new("U80E20").file_use(0, "/scratch/log", "posix", of).run()
}

/// A file that is written so often, and truncated each time.
pub(crate) fn rewriting(times: u64) -> Run {
    let of = UseOf {
        opens: times,
        meta_s: 20.0,
        ..writing(10 * times, times << 20, 5.0)
    };
    Fixture::new("U75E20D5")
        .file_use_with(0, "/scratch/state", "posix", of, |row| row.write_end = 1 << 20)
        .run()
}

/// Threads that hand pieces on: `f` and `p` compute them, `w` waits for the next.
pub(crate) fn in_stages(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter('f', "", &["filter@app.c:13", "burn@app.c:12"])
        .letter('p', "", &["parse@app.c:11", "burn@app.c:12"])
        .letter('w', "pthread_cond_wait", &["get@app.c:9"])
        .edit(|profile| profile.tables.processes.cpus_allowed.fill(4))
        .run()
}

pub(crate) fn own_files(members: u64) -> Run {
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

pub(crate) fn scratch(unlinks: u64, kind: &str) -> Run {
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
pub(crate) fn sieving(read_bytes: u64) -> Run {
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
pub(crate) fn exchanged(below_s: f64) -> Run {
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
pub(crate) fn filled(write_bytes: u64) -> Run {
    Fixture::new("U80D20")
        .file_use(0, "/scratch/a.h5", "hdf5", writing(1000, 10_000_000, 20.0))
        .file_use(0, "/scratch/a.h5", "posix", writing(1000, write_bytes, 16.0))
        .run()
}

/// 100 collective writes a rank that become so many system calls each.
pub(crate) fn split(calls: u64) -> Run {
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

pub(crate) fn rereading(size: u64) -> Run {
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

pub(crate) fn through_mpi(calls: u64, each: u64, collective: bool) -> Run {
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

pub(crate) fn pieces(each: u64, scattered: bool) -> Run {
    let of = UseOf {
        scattered,
        ..writing(20_000, 20_000 * each, 20.0)
    };
    Fixture::new("U80D20").file_use(0, "/scratch/a", "posix", of).run()
}

/// 100 MB a rank written collectively in 20 s, by so many ranks below.
pub(crate) fn gathered(writers: u32) -> Run {
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

pub(crate) fn striped(stripes: i32) -> Run {
    Fixture::new("U80D20\nU80D20")
        .file_use_of_all("/scratch/a", "posix", writing(100, 2_000_000_000, 20.0))
        .file("/scratch/a", |row| row.stripe_count = stripes)
        .run()
}

/// 100 MB by one rank in a second, then four that write together for 20 s.
pub(crate) fn crowd(each: u64) -> Run {
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

pub(crate) fn off_by_a_header(seconds: f64) -> Run {
    let of = |seconds| writing(1000, 1000 << 16, seconds);
    Fixture::new("U80D20")
        .file_use(0, "/scratch/even", "posix", of(5.0))
        .file_use_with(0, "/scratch/odd", "posix", of(seconds), |row| row.file_unaligned = 1000)
        .run()
}

pub(crate) fn probed(per_second: u64) -> Run {
    Fixture::new("U80D20")
        .filesystem("/scratch", "lustre")
        .baseline("/scratch", "large_write", 1, per_second, 1 << 20)
        .file_use(0, "/scratch/a", "posix", writing(20, 200_000_000, 20.0))
        .run()
}

/// A run without samples in which rank 0 writes 1 GB, and rank 1 so much.
pub(crate) fn alone(others: u64) -> Run {
    Fixture::new(".\n.\n.\n.")
        .file_use(0, "/scratch/a", "posix", writing(1000, 1_000_000_000, 20.0))
        .file_use(1, "/scratch/a", "posix", writing(1000, others, 1.0))
        .edit(|profile| profile.tables.processes.end_ns.fill(100_000_000_000))
        .run()
}

pub(crate) fn bursts(seconds: f64) -> Run {
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

/// `h` gets the next iteration of a loop.
pub(crate) fn handing_out(drawing: &str) -> Run {
    Fixture::new(drawing)
        .letter(
            'h',
            "GOMP_barrier",
            &[
                "solve._omp_fn.0@app.c:27",
                "GOMP_loop_nonmonotonic_dynamic_next@/lib/libgomp.so.1",
            ],
        )
        .run()
}

/// Threads of Java of which `j` waits for the lock of an object.
pub(super) fn monitors(text: &str) -> Run {
    Fixture::new(text)
        .letter('j', "", &["@libjvm.so", "ObjectMonitor::enter(JavaThread*)@libjvm.so"])
        .run()
}
