//! The tables of a profile: one declaration a column gives the struct, the writer, the reader and the documentation.
//!
//! A profile is a ZIP; column `c` of table `t` is the member `t/c.npy`, little-endian, one row an element; all
//! columns of a table are as long.
//! Identities between tables are row numbers. Text columns (`Str`) are row numbers of the string table.
//! `NONE` marks a missing reference; signed columns use -1 for "not known" where their sentence says so.
//! All times are nanoseconds from the start of the run (`manifest.run.start_unix_ns`), all sizes bytes.

use crate::column::{Column, ColumnData};
use crate::r#gen::file_counters::with_file_counters;
pub use crate::r#gen::records::{DURATION_BINS, IO_BIN_LIMITS, IO_BINS, SIZE_BIN_LIMITS, SIZE_BINS};

/// How many distinct access sizes, and strides, of a file are kept.
pub const COMMON: usize = 4;

/// `messages.peer` of a process outside MPI_COMM_WORLD.
pub const PEER_OUTSIDE: i32 = -1;
/// `messages.peer` where the receiver is not known.
pub const PEER_UNKNOWN: i32 = -2;

/// A missing reference in a `u32` column.
pub const NONE: u32 = u32::MAX;

/// Upper limits, in nanoseconds and exclusive, of the first fifteen duration bins; the last has none.
pub const fn duration_bin_limits() -> [u64; DURATION_BINS - 1] {
    let mut limits = [64; DURATION_BINS - 1];
    let mut bin = 1;
    while bin < DURATION_BINS - 1 {
        limits[bin] = 4 * limits[bin - 1];
        bin += 1;
    }
    limits
}

/// A column's rows with these numbers, in this order. Most follow each other, and are copied together.
fn select<T: Copy>(column: &mut Vec<T>, order: &[u32]) {
    let mut selected = Vec::with_capacity(order.len());
    for run in order.chunk_by(|before, after| before.checked_add(1) == Some(*after)) {
        let first = (run[0] as usize).min(column.len());
        selected.extend_from_slice(&column[first..(first + run.len()).min(column.len())]);
    }
    *column = selected;
}

/// A row number of the string table; 0 is the empty string.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Str(pub u32);

/// A number of the program's own. Ordered by its bits: that is an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Real(u64);

impl Real {
    /// Not known.
    pub const NOTHING: Real = Real(f64::NAN.to_bits());

    /// Of a number.
    pub fn new(value: f64) -> Real {
        if value.is_nan() {
            Real::NOTHING
        } else {
            Real(value.to_bits())
        }
    }

    /// The number; not a number where it is not known.
    pub fn get(self) -> f64 {
        f64::from_bits(self.0)
    }
}

/// What the documentation says of a column.
pub struct ColumnDoc {
    /// Member name without `.npy`.
    pub name: &'static str,
    /// NumPy type, and what the number is.
    pub dtype: &'static str,
    /// One sentence.
    pub doc: &'static str,
}

/// What the documentation says of a table.
pub struct TableDoc {
    /// Folder in the ZIP.
    pub name: &'static str,
    /// One sentence.
    pub doc: &'static str,
    /// Its columns, in order.
    pub columns: &'static [ColumnDoc],
}

/// Gives the bytes of a column by its name, `None` where there is none.
pub type Fetch<'a> = dyn FnMut(&str) -> Result<Option<Vec<u8>>, crate::Error> + 'a;

macro_rules! tables {
    ($( $(#[doc = $tdoc:literal])+ $table:ident: $Table:ident of $Row:ident { $( $(#[doc = $cdoc:literal])+ $col:ident: $ty:ty, )+ } )+) => {
        $(
            $(#[doc = $tdoc])+
            #[derive(Clone, Debug, Default, PartialEq)]
            pub struct $Table { $( $(#[doc = $cdoc])+ pub $col: Vec<$ty>, )+ }

            #[doc = concat!("One row of [`", stringify!($Table), "`].")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $Row { $( $(#[doc = $cdoc])+ pub $col: $ty, )+ }

            impl Default for $Row {
                /// Every column missing.
                fn default() -> Self { Self { $( $col: <$ty as crate::column::Element>::MISSING, )+ } }
            }

            impl $Table {
                /// Rows of the table: the length of its shortest column.
                pub fn len(&self) -> usize { usize::MAX$( .min(self.$col.len()) )+ }
                /// Whether there are no rows.
                pub fn is_empty(&self) -> bool { self.len() == 0 }
                /// Appends a row and returns its number.
                pub fn push(&mut self, row: $Row) -> u32 {
                    let number = self.len();
                    $( self.$col.push(row.$col); )+
                    number as u32
                }
                /// A row; every column missing where there is none.
                pub fn row(&self, number: u32) -> $Row {
                    let number = number as usize;
                    $( let Some(&$col) = self.$col.get(number) else { return $Row::default() }; )+
                    $Row { $( $col, )+ }
                }
                /// Overwrites a row that exists.
                pub fn set(&mut self, number: u32, row: $Row) {
                    if (number as usize) < self.len() { $( self.$col[number as usize] = row.$col; )+ }
                }
                /// Puts the rows of another table behind its own.
                pub fn append(&mut self, other: Self) { $( self.$col.extend(other.$col); )+ }
                /// The rows with these numbers, in this order; column by column, so that little is there twice.
                pub fn select(&mut self, order: &[u32]) { $( select(&mut self.$col, order); )+ }
                /// The rows in order.
                pub fn rows(&self) -> impl Iterator<Item = $Row> + '_ {
                    (0..self.len() as u32).map(|number| self.row(number))
                }
            }

            impl FromIterator<$Row> for $Table {
                fn from_iter<I: IntoIterator<Item = $Row>>(rows: I) -> Self {
                    let mut table = Self::default();
                    for row in rows { table.push(row); }
                    table
                }
            }
        )+

        /// All tables of one profile, strings apart.
        #[derive(Clone, Debug, Default, PartialEq)]
        pub struct Tables { $( $(#[doc = $tdoc])+ pub $table: $Table, )+ }

        impl Tables {
            /// Every column with its member name, for a writer.
            pub fn columns(&self) -> Vec<(String, ColumnData<'_>)> {
                let columns: &[(&str, &dyn Column)] = &[$( $( (concat!(stringify!($table), "/", stringify!($col)), &self.$table.$col), )+ )+];
                columns.iter().map(|(name, column)| (name.to_string(), column.data())).collect()
            }

            /// Every text column with its member name.
            pub fn string_columns(&mut self) -> Vec<(&'static str, &mut [Str])> {
                let columns: Vec<(&'static str, &mut dyn Column)> =
                    vec![$( $( (concat!(stringify!($table), "/", stringify!($col)), &mut self.$table.$col), )+ )+];
                columns.into_iter().filter_map(|(name, column)| Some((name, column.strings()?))).collect()
            }

            /// Fills every column from `fetch`, which returns the bytes of a member (`t/c.npy` without `.npy`)
            /// or `None` where an older profile lacks it: such a column is filled with its missing value. An error where one is
            /// damaged.
            pub fn read(fetch: &mut Fetch<'_>) -> Result<Self, crate::Error> {
                let mut tables = Tables::default();
                $( fill(fetch, &mut [$( (concat!(stringify!($table), "/", stringify!($col)), &mut tables.$table.$col), )+])?; )+
                Ok(tables)
            }
        }

        /// The documentation of every table and column.
        pub fn table_docs() -> &'static [TableDoc] {
            const DOCS: &[TableDoc] = &[$( TableDoc {
                name: stringify!($table),
                doc: concat!($($tdoc),+).trim_ascii(),
                columns: &[$( ColumnDoc {
                    name: stringify!($col),
                    dtype: <$ty as crate::column::Element>::DTYPE,
                    doc: concat!($($cdoc),+).trim_ascii(),
                } ),+],
            } ),+];
            DOCS
        }
    };
}

/// Fills the columns of one table, as [`Tables::read`] says.
fn fill(fetch: &mut Fetch<'_>, columns: &mut [(&str, &mut dyn Column)]) -> Result<(), crate::Error> {
    let mut rows = None;
    let mut lacking = Vec::new();
    for (name, column) in columns.iter_mut() {
        let Some(bytes) = fetch(name)? else {
            lacking.push(column);
            continue;
        };
        let found = column.parse(name, &bytes)?;
        let expected = *rows.get_or_insert(found);
        if found != expected {
            return Err(crate::Error::Damaged {
                member: name.to_string(),
                why: format!("{found} rows where {expected} were expected"),
            });
        }
    }
    for column in lacking {
        column.missing(rows.unwrap_or(0));
    }
    Ok(())
}

with_file_counters! { tables
{
    /// Machines that took part.
    nodes: Nodes of Node {
        /// Host name.
        name: Str,
        /// Kernel release.
        kernel: Str,
        /// Processor model.
        cpu_model: Str,
        /// Physical cores, 0 if not known.
        cores_physical: u32,
        /// Logical cores, online.
        cores_logical: u32,
        /// Memory of the machine.
        memory_bytes: u64,
        /// Bytes of the largest data cache that a core has for itself, 0 not known.
        cache_core_bytes: u64,
        /// Bytes of the largest that cores share, as the machine says: a virtual one names all of its host's. 0 not known, or none.
        cache_shared_bytes: u64,
        /// Logical cores of this machine that share it, 0 not known.
        cache_sharers: u32,
    }

    /// Processes recorded; those with `rank` >= 0 are the ranks of the MPI program.
    processes: Processes of Process {
        /// Row of `nodes`.
        node: u32,
        /// Process id.
        pid: u32,
        /// Parent's process id.
        parent_pid: u32,
        /// Rank in MPI_COMM_WORLD, -1 if it is none. A process started by a rank has none of its own.
        rank: i32,
        /// Ranks of its MPI_COMM_WORLD, -1 if not known.
        world_size: i32,
        /// What the ranks that one launcher started have in common and no others; empty for what is no rank, and in older
        /// profiles.
        world: Str,
        /// File that was executed.
        executable: Str,
        /// Command line, redacted and shell-quoted.
        command: Str,
        /// First line of MPI_Get_library_version.
        mpi_version: Str,
        /// When recording began.
        start_ns: i64,
        /// When the process ended, or was last seen.
        end_ns: i64,
        /// How it ended: exit, _exit, abort, exec, mpi_abort, signal, unknown.
        end: Str,
        /// Exit status, -1 if not known.
        exit_status: i32,
        /// Signal that ended it, 0 if none.
        exit_signal: i32,
        /// Signal of a fault (SIGSEGV and the like, SIGABRT) that came to one of its threads and for which it had no handler: the
        /// thread's last sample is of that moment. 0 none, -1 not known.
        fault_signal: i32,
        /// Its si_code; without meaning where there was none.
        fault_code: i32,
        /// Its si_addr, 0 of one that was sent.
        fault_address: u64,
        /// Id of that thread.
        fault_tid: u32,
        /// Entry of MPI_Init, -1 if not called.
        mpi_init_begin_ns: i64,
        /// Its return, -1 if it did not.
        mpi_init_end_ns: i64,
        /// Entry of MPI_Finalize, -1 if not called.
        mpi_finalize_begin_ns: i64,
        /// Its return, -1 if it did not.
        mpi_finalize_end_ns: i64,
        /// MPI thread level, 0 single to 3 multiple, -1 not known.
        mpi_thread_level: i32,
        /// Sampling period at the start.
        tick_ns: u64,
        /// User time of all its threads, -1 not known.
        user_ns: i64,
        /// System time, -1 not known.
        system_ns: i64,
        /// Largest resident memory, -1 not known.
        rss_peak_bytes: i64,
        /// Voluntary context switches, -1 not known.
        voluntary_switches: i64,
        /// Involuntary context switches, -1 not known.
        involuntary_switches: i64,
        /// Page faults without I/O, -1 not known.
        minor_faults: i64,
        /// Page faults with I/O, -1 not known.
        major_faults: i64,
        /// rchar of /proc/PID/io, -1 not known.
        io_rchar: i64,
        /// wchar of /proc/PID/io, -1 not known.
        io_wchar: i64,
        /// read_bytes of /proc/PID/io, -1 not known.
        io_read_bytes: i64,
        /// write_bytes of /proc/PID/io, -1 not known.
        io_write_bytes: i64,
        /// rchar of /proc/PID/io when recording began, -1 not known.
        io_rchar_start: i64,
        /// wchar likewise.
        io_wchar_start: i64,
        /// Bytes of files that it mapped.
        mapped_bytes: u64,
        /// io_uring queues that it set up.
        io_uring_rings: u32,
        /// Logical cores it may run on, 0 not known.
        cpus_allowed: u32,
        /// Those cores as the kernel lists them: 0-3,8.
        cpu_list: Str,
        /// Largest OpenMP team seen, or OMP_NUM_THREADS; 0 not known.
        openmp_threads: u32,
        /// OpenMP regions entered.
        openmp_regions: u64,
        /// Our own time in the sample handler.
        cost_samples_ns: u64,
        /// Our own time in wrappers: calls times the calibrated cost.
        cost_calls_ns: u64,
        /// Our own time at the start.
        cost_start_ns: u64,
        /// Samples whose stack could not be followed to its end.
        truncated_stacks: u64,
        /// Instructions in user mode of the supervised program and of all that it started, by a hardware counter, scaled up
        /// where the counter shared the hardware. In one row: that of its rank, else its own. -1 not known.
        instructions: i64,
        /// Cycles in user mode, likewise.
        cycles: i64,
        /// Misses of the last cache level, by the kernel's event cache-misses, likewise.
        cache_misses: i64,
        /// User time of the supervised program and of the processes that it waited for, in the same row. -1 not known.
        counted_user_ns: i64,
    }

    /// Threads of those processes.
    threads: Threads of Thread {
        /// Row of `processes`.
        process: u32,
        /// Thread id.
        tid: u32,
        /// Its name in /proc.
        name: Str,
        /// What it is: main, thread, openmp, runtime.
        role: Str,
        /// When it was first seen.
        start_ns: i64,
        /// When it ended, or was last seen.
        end_ns: i64,
        /// CPU time, -1 not known.
        cpu_ns: i64,
        /// Time in which it was runnable and had no core, until it was last read; by the kernel's schedstat. -1 not known.
        run_delay_ns: i64,
        /// Samples taken of it.
        samples: u64,
    }

    /// Files of machine code, and of Python's.
    modules: Modules of Module {
        /// Path, or [vdso].
        path: Str,
        /// GNU build id in hexadecimal.
        build_id: Str,
        /// What it is: program, library, mpi, openmp, libc, math, python, ours, kernel; script, a file of Python's code; jit, code that was made at run time and has a name.
        kind: Str,
        /// Compiler and options (DW_AT_producer) of the part of a program or library that was sampled most; empty if the
        /// debug information does not tell.
        producer: Str,
    }

    /// Places in code. Row order is not meaningful. Contexts and sites refer to the innermost function at an address; through
    /// `outer` come those it is inlined into, each a row of the same module and offset, the last the real frame.
    frames: Frames of Frame {
        /// Row of `modules`, NONE if the address belonged to none.
        module: u32,
        /// Address in the module's file: of the sampled instruction, or of the last byte of the call that leads further in
        /// (the return address less one). In a script, and in code made at run time: the line.
        offset: u64,
        /// Function, demangled; empty if not known.
        function: Str,
        /// Source file; empty if not known.
        file: Str,
        /// Source line, 0 if not known; where a function is inlined, the line that calls it.
        line: u32,
        /// Row of `frames` that this one is inlined into, NONE if it is a real frame.
        outer: u32,
        /// Instruction that was completed when the address was seen, the one before it, where it is a sampled leaf: scalar, vector, memory, branch, other; empty if not decoded.
        instruction: Str,
        /// Width in bits of its vector registers, 0 if none.
        vector_bits: u32,
        /// 1 where it reads or writes memory, whatever else it does.
        in_memory: u8,
        /// 1 where it is an atomic instruction that changes memory (x86: lock, xchg; AArch64: exclusive loads and stores, swp,
        /// cas, ldadd and the like), 2 where it says that its loop only waits (pause, yield).
        atomic: u8,
        /// What the innermost loop around it does: independent, sum, strided, stepped, recurrence, checked, branches, chase, indirect, calls,
        /// vector, copies, integer (`crates/format/src/words.rs`); empty if it is in none, or its code does not tell, or is not of x86-64.
        /// Of a call of a function of libm: independent where several iterations could be computed at once; recurrence where one
        /// needs what the call of the one before returns, indirect where that says where it stores, branches where it calls in some
        /// iterations only, calls where it calls other functions, too.
        loop_kind: Str,
        /// What it is, if it is one that takes long: division, integer_division, root, system_call; else empty, and on others than
        /// x86-64 not told.
        slow: Str,
        /// Of a call of a function of libm, the second floating-point number that it passes, where the code (x86-64) has a constant
        /// for it: an exponent; else empty.
        second_argument: Str,
    }

    /// Calling contexts: a tree. Row 0 is its root. A parent comes before its children.
    contexts: Contexts of Context {
        /// Row of `contexts`; the root's own row for the root.
        parent: u32,
        /// Row of `frames`, NONE for the root.
        frame: u32,
    }

    /// Wrapped calls that occur in this profile. Row 0 is "no call": computing.
    calls: Calls of Call {
        /// Name as in its standard, MPI_Send.
        name: Str,
        /// Id of its class in api/classes.toml, mpi_p2p.
        class: Str,
        /// Interface: mpi, posix, stdio, pthread, openmp.
        interface: Str,
    }

    /// Exact counts of one call from one place in one process.
    sites: Sites of Site {
        /// Row of `processes`.
        process: u32,
        /// Row of `calls`.
        call: u32,
        /// Row of `frames`: where it was called from; NONE if not known.
        frame: u32,
        /// Calls. Exact.
        count: u64,
        /// Bytes passed, by the call's volume rule in docs/calls.md: sent, read or written. Exact.
        bytes: u64,
        /// Bytes received, where the call also receives.
        bytes_received: u64,
        /// Calls that returned an error.
        errors: u64,
        /// Time in them, estimated from the timed ones.
        time_ns: u64,
        /// Standard error of that estimate, 0 if every call was timed.
        time_error_ns: u64,
        /// Calls that were timed.
        timed: u64,
        /// Of the time, that of the process's main thread; 0 for all of a process where that is not known.
        main_ns: u64,
        /// Longest one seen.
        max_ns: u64,
        /// Calls by bytes; the bins' limits are in manifest.size_bins.
        size_bins: [u64; SIZE_BINS],
        /// Calls by how long they took; the bins' limits are in manifest.duration_bins. Exact where every call was timed. Else estimated: a timed call in which no tick fell stands for a stride of calls, one in which a tick fell counts once, and if it was not timed by its time from that tick on. So those of two sampling periods or more are all there. The sum is `count`. All 0 where this was not recorded.
        duration_bins: [u64; DURATION_BINS],
    }

    /// Outermost calls of libraries of mathematics (BLAS, LAPACK, FFTW), by process, place and shape. They are in no row of
    /// `sites`, and time in them is computing.
    math: MathCalls of MathCall {
        /// Row of `processes`.
        process: u32,
        /// Row of `calls`: the routine, whatever form of it was called.
        call: u32,
        /// Row of `frames`: where it was called from; NONE if not known.
        frame: u32,
        /// Letters that say what is to be done, in the order of docs/math.md, NT; of a transform C complex, R real to
        /// complex, B complex to real, H real.
        letters: Str,
        /// Sizes, in the order of docs/math.md; 0 where the routine has fewer.
        sizes: [u64; 4],
        /// 1 where the row stands for several shapes: of many the most frequent have rows of their own.
        others: u8,
        /// Calls. Exact.
        count: u64,
        /// Floating-point operations of one call, where the row stands for several shapes the mean; 0 where there is no
        /// formula.
        flops: u64,
        /// Time in them, estimated from the timed ones.
        time_ns: u64,
        /// Calls that were timed.
        timed: u64,
        /// Longest one seen.
        max_ns: u64,
    }

    /// Parallel regions of OpenMP (docs/openmp.md), by process and place. They are in no row of `sites`.
    parallel_regions: ParallelRegions of ParallelRegion {
        /// Row of `processes`.
        process: u32,
        /// Row of `frames`: where the region is; NONE if not known.
        frame: u32,
        /// Times that it was begun, by all threads. Exact.
        count: u64,
        /// Times that it ended. Exact; the columns below are about these.
        ended: u64,
        /// Its largest team.
        threads: u32,
        /// Elapsed time from begin to end. Exact.
        time_ns: u64,
        /// The longest one.
        max_ns: u64,
        /// Of `time_ns`, what the main thread began outside all other regions.
        main_ns: u64,
        /// Times that the part of each thread is known, and no explicit task was made: the columns below but the last are about
        /// these.
        known: u64,
        /// Their elapsed time, that of each weighed with the threads of its team: the sum of the four below.
        threads_ns: u64,
        /// Time of the threads from the region's begin until they begin to work.
        start_ns: u64,
        /// Time in which they work.
        busy_ns: u64,
        /// Time in which they wait at barriers within the region.
        barrier_ns: u64,
        /// Time from the end of their work to that of the region.
        end_ns: u64,
        /// Time that they work less than the one of their team that works longest.
        imbalance_ns: u64,
        /// Explicit tasks made; of GNU's runtime a taskloop is one.
        tasks: u64,
    }

    /// Messages sent point-to-point, by sender and receiver: MPI_Send and the like, and starts of persistent requests; and apart
    /// from them the bytes of collectives that name their receivers (docs/calls.md). In a run of more than 4096 ranks, or
    /// 1 048 576 pairs, those whose receiver was recorded are in `node_messages` and `messages_received` instead.
    messages: Messages of Message {
        /// Row of `processes`: the sender.
        process: u32,
        /// The receiver's rank in the sender's MPI_COMM_WORLD; -1 a process outside it, -2 not known.
        peer: i32,
        /// Messages, 0 where there were only collectives. Exact.
        count: u64,
        /// Their bytes. Exact.
        bytes: u64,
        /// Bytes of such collectives. Exact; 0 where this was not recorded.
        collective_bytes: u64,
    }

    /// Messages of a run of more than 4096 ranks, or 1 048 576 pairs of them, by node.
    node_messages: NodeMessages of NodeMessage {
        /// Row of `nodes`: the senders'.
        node: u32,
        /// Row of `nodes`: the receivers'.
        peer: u32,
        /// Messages.
        count: u64,
        /// Their bytes.
        bytes: u64,
        /// Bytes of such collectives.
        collective_bytes: u64,
    }

    /// The same messages by the rank that they were sent to.
    messages_received: MessagesReceived of MessageReceived {
        /// Row of `processes`: the receiver.
        process: u32,
        /// Messages.
        count: u64,
        /// Their bytes.
        bytes: u64,
        /// Bytes of such collectives.
        collective_bytes: u64,
    }

    /// Whom calls of MPI wait for, as far as it was seen. Row 0 is "not known".
    waits: Waits of Wait {
        /// messages (from and to all of the ranks), any message (of one of them), neighbours (those that send by a topology),
        /// posts and completions (of the group of an epoch of a window), lock (of a window, at any of the ranks), all (the ranks
        /// of a collective), root (one rank, for the others), ranks (all others, for the root), lower ranks (those before);
        /// empty where it is not known.
        kind: Str,
        /// Ranks in MPI_COMM_WORLD that are to send, or that take part in the collective, as a list: `0-3,8`.
        from: Str,
        /// Ranks that are to receive, likewise.
        to: Str,
        /// The root's rank, -1 none.
        root: i32,
        /// Ranks at which the thread holds the exclusive lock of a window meanwhile, likewise.
        holds: Str,
    }

    /// Regions that the program names (docs/regions.md), each inside the one in which it began: a tree. Row 0 is "no region".
    regions: Regions of Region {
        /// Row of `regions`: the one it is in, 0 none; row 0's own. A parent comes before its children.
        parent: u32,
        /// As the program names it; empty in row 0.
        name: Str,
    }

    /// What processes did in them.
    region_uses: RegionUses of RegionUse {
        /// Row of `processes`.
        process: u32,
        /// Row of `regions`.
        region: u32,
        /// Times that it was begun, by all threads. Exact.
        count: u64,
        /// Elapsed time from begin to end, what is in regions inside it included, all threads together. Exact; one that was
        /// never ended lasted until its process's end, or was last seen.
        time_ns: u64,
        /// The same of the thread that spent most in it.
        thread_ns: u64,
        /// Threads that were in it; those that came one after the other may count as one.
        threads: u32,
        /// Longest one.
        max_ns: u64,
        /// Those that were never ended.
        open: u64,
    }

    /// Numbers that the program tells (docs/regions.md).
    region_values: RegionValues of RegionValue {
        /// Row of `processes`.
        process: u32,
        /// As the program names it.
        name: Str,
        /// How often it told one that is finite. Exact; the other columns but the last are about these.
        count: u64,
        /// Their sum.
        sum: Real,
        /// The least.
        min: Real,
        /// The greatest.
        max: Real,
        /// The last.
        last: Real,
        /// Infinities, and what is not a number.
        odd: u64,
    }

    /// Samples, by process, then thread, then time.
    samples: Samples of Sample {
        /// Row of `processes`.
        process: u32,
        /// Row of `threads`.
        thread: u32,
        /// Tick: time is tick * manifest.run.tick_ns from the start of the run; the same number is the same moment everywhere.
        tick: u32,
        /// Ticks that the sample stands for, this one the last of them.
        weight: u32,
        /// Row of `calls`: the wrapped call the thread was in, 0 none.
        call: u32,
        /// Row of `contexts`.
        context: u32,
        /// Row of `waits`, 0 none: whom the call waits for, of threads that can wait in it.
        wait: u32,
        /// 1 where the thread has begun a call of MPI since its sample before, or may have.
        called: u8,
        /// Row of `regions`: the innermost that the thread was in, 0 none; of a thread of OpenMP in none, the main thread's.
        region: u32,
        /// Kernel id of the thread of the process that held the mutex for which this one slept, 0 none or not known; of x86-64 alone.
        holder: u32,
        /// 1 where floating-point arithmetic there had a denormal number in a register, and the processor had met such numbers
        /// before; of x86-64 alone.
        denormal: u8,
        /// Bytes from the data of an iteration of the innermost loop to those of the next, where they do not lie next to each
        /// other and the loop goes round 512 times and more, by its code and the registers; 0 elsewhere, and on others than
        /// x86-64.
        stride: u64,
        /// Bytes that an iteration then uses in a row.
        used: u32,
    }

    /// On how many data the functions of a process worked, by the addresses at samples of x86-64 that compute; of those with
    /// 30 such samples and more.
    working_sets: WorkingSets of WorkingSet {
        /// Row of `processes`.
        process: u32,
        /// Row of `frames`: a place in the function.
        frame: u32,
        /// Samples whose address is known.
        samples: u32,
        /// Lines of the processor's caches (64 bytes) that were met.
        lines: u32,
        /// Pages of 4 KiB that were met.
        pages: u32,
        /// Blocks of 64 KiB that were met.
        blocks: u32,
        /// Of these, those that one sample alone met.
        blocks_once: u32,
    }

    /// Lines of the processor's caches (64 bytes) that several threads of a process were seen to write at the same time, by
    /// thread and instruction, from the registers of samples of x86-64 that compute: the 64 lines of a process that were
    /// seen most.
    shared_lines: SharedLines of SharedLine {
        /// Row of `processes`.
        process: u32,
        /// Row of `threads`.
        thread: u32,
        /// Row of `frames`: the instruction that writes.
        frame: u32,
        /// Address of the line in the process.
        line: u64,
        /// First byte in the line that it writes.
        offset: u32,
        /// Bytes that it writes.
        size: u32,
        /// 1 where it is an atomic instruction.
        atomic: u8,
        /// Time of the samples that are beside it.
        time_ns: u64,
        /// Of these, of the samples of an instruction, this or another, that itself reads or writes the line: what is waited for.
        at_ns: u64,
        /// What lies there: the name of a variable of the program or a library, `stack` or `heap`.
        place: Str,
    }

    /// Readings of a process, about one a second, at most some thousand.
    process_series: ProcessSeries of ProcessReading {
        /// Row of `processes`.
        process: u32,
        /// When.
        time_ns: i64,
        /// Resident memory.
        rss_bytes: u64,
        /// User time since its start.
        user_ns: u64,
        /// System time since its start.
        system_ns: u64,
        /// Voluntary context switches since its start.
        voluntary_switches: u64,
        /// Involuntary context switches since its start.
        involuntary_switches: u64,
        /// Threads.
        threads: u32,
        /// rchar since its start, -1 not known.
        io_rchar: i64,
        /// wchar since its start, -1 not known.
        io_wchar: i64,
        /// MPI calls since its start, MPI-IO apart, -1 not known.
        mpi_calls: i64,
        /// Bytes that those sent and received, by the calls' volume rules, -1 not known.
        mpi_bytes: i64,
        /// Calls that read or write files since its start, of POSIX, stdio, MPI-IO and libraries above, each counted where the program makes it. -1 not known.
        io_calls: i64,
        /// Grows while calls pass uncounted to hold the overhead budget; between two readings with different values the three columns before grow by too little.
        calls_passed: u64,
    }

    /// Readings of a node, likewise.
    node_series: NodeSeries of NodeReading {
        /// Row of `nodes`.
        node: u32,
        /// When.
        time_ns: i64,
        /// Memory in use (total less available).
        memory_used_bytes: u64,
        /// Runnable tasks, in thousandths.
        load_milli: u64,
        /// CPU time spent by the whole node since the first reading, all states but idle and I/O wait.
        busy_ns: u64,
        /// The part of it that a hypervisor took, as the kernel was told.
        stolen_ns: u64,
        /// Energy since the first reading in microjoules, -1 not known.
        energy_uj: i64,
    }

    /// Readings of the accelerators of a node, by device, at the same moments. A device that slept has none.
    accelerator_series: AcceleratorSeries of AcceleratorReading {
        /// Row of `nodes`.
        node: u32,
        /// Its PCI address, or the name of its card.
        device: Str,
        /// When.
        time_ns: i64,
        /// How busy it was in the moments before, in per cent, -1 not known.
        busy_percent: i64,
        /// Its memory in use, -1 not known.
        memory_used_bytes: i64,
        /// All of its memory, -1 not known.
        memory_total_bytes: i64,
        /// Mean power in microwatts, -1 not known.
        power_uw: i64,
        /// Clock of its processors in MHz, -1 not known.
        clock_mhz: i64,
        /// The highest that they have, -1 not known.
        clock_most_mhz: i64,
        /// Why the clock is below that: the bits of NVML's nvmlClocksEventReasons (1 idle, 4 power limit, 8 hardware, 32 and 64 heat, 128 power brake), -1 not known.
        held_back: i64,
    }

    /// Devices that a process ran kernels on or copied to, of a run with --kernels: NVIDIA's, as CUPTI tells them.
    devices: Devices of Device {
        /// Row of `processes`.
        process: u32,
        /// Its PCI address, in lower case; "device 0" by its number in the process where that is not known.
        device: Str,
        /// Its name.
        name: Str,
        /// Start of the first kernel or copy, -1 none has a time.
        first_ns: i64,
        /// End of the last.
        last_ns: i64,
        /// Time in which at least one kernel of the process ran.
        kernel_ns: u64,
        /// Time in which it copied or set something.
        copy_ns: u64,
        /// Time in which either went on.
        busy_ns: u64,
        /// 1 where all was asked for at the end of the process; 0 where its last second may be missing.
        ended: u8,
    }

    /// Kernels of a process on a device, by name. Counts are exact, times the device's own.
    kernels: Kernels of Kernel {
        /// Row of `processes`.
        process: u32,
        /// Its PCI address, as in `devices`.
        device: Str,
        /// Name of the kernel, demangled; empty with `others`.
        name: Str,
        /// 1 where the row stands for all names for which there was no room.
        others: u8,
        /// How many ran.
        count: u64,
        /// Those of them without times.
        untimed: u64,
        /// Time of all, those that ran side by side each in full.
        time_ns: u64,
        /// Of the shortest.
        min_ns: u64,
        /// Of the longest.
        max_ns: u64,
        /// Blocks of the longest.
        grid: [u64; 3],
        /// Threads of a block of it.
        block: [u64; 3],
    }

    /// Copies of a process from, to and on a device, and memory that it set, by kind.
    device_copies: DeviceCopies of DeviceCopy {
        /// Row of `processes`.
        process: u32,
        /// Its PCI address, as in `devices`.
        device: Str,
        /// Which way: to device, from device, on device, between devices, on host, set, unknown.
        direction: Str,
        /// Memory that it was from: pageable, pinned, device, array, managed; empty if not told.
        source: Str,
        /// Memory that it was to, likewise.
        target: Str,
        /// How many.
        count: u64,
        /// Those of them without times.
        untimed: u64,
        /// Bytes of all.
        bytes: u64,
        /// Time of all.
        time_ns: u64,
    }

    /// How busy a process kept a device, by time. Bins without anything are left out; each begins at a multiple of its
    /// width on the node's clock.
    device_series: DeviceSeries of DeviceReading {
        /// Row of `processes`.
        process: u32,
        /// Its PCI address, as in `devices`.
        device: Str,
        /// Start of the bin.
        time_ns: i64,
        /// Its width.
        width_ns: u64,
        /// Time in which at least one kernel ran.
        kernel_ns: u64,
        /// Time in which something was copied or set.
        copy_ns: u64,
        /// Time in which either went on.
        busy_ns: u64,
    }

    /// What was lost, process by process. Rows with nothing lost are left out.
    losses: Losses of Loss {
        /// Row of `processes`.
        process: u32,
        /// Id in api/losses.toml.
        loss: Str,
        /// How many.
        count: u64,
    }

    /// What could not be measured.
    absent: Absent of Absence {
        /// Row of `nodes`, NONE for all.
        node: u32,
        /// Id of what is missing, such as hardware_counters, energy, accelerator.
        what: Str,
        /// Why, a clause.
        reason: Str,
        /// How to enable it, a sentence; empty if it cannot be.
        remedy: Str,
    }

    /// File systems that files of the run lie on, or whose statistics were read. One that many nodes share is one row.
    filesystems: Filesystems of Filesystem {
        /// Row of `nodes`, NONE for a file system of the network, which is the same from every node.
        node: u32,
        /// Where it is mounted.
        mount: Str,
        /// Its type, such as ext4, lustre, nfs4, tmpfs.
        kind: Str,
        /// What is mounted: a device, a server and its export.
        source: Str,
        /// Block size, f_bsize of statfs; 0 not known.
        block_bytes: u64,
        /// Its size, -1 not known.
        size_bytes: i64,
        /// Free for users at the end, -1 not known.
        free_bytes: i64,
    }

    /// What `steelyard probe io` measured on a file system, `steelyard probe memory` and `steelyard probe compute` on a node, newest
    /// probe only.
    baselines: Baselines of Baseline {
        /// Row of `filesystems`; NONE for memory.
        filesystem: u32,
        /// What was measured: large_write, large_read, small_write, small_read, and large_write_cached and small_write_cached,
        /// which are the same writes without the fsync that ends them (bytes per second), create, stat, unlink
        /// (operations per second); of memory memory_read, memory_triad (bytes per second), memory_load, memory_load_huge (loads
        /// per second of which each needs the one before, in pages of the usual size and in transparent huge pages); of cores
        /// compute_double, compute_single (floating-point operations per second).
        test: Str,
        /// Processes that did it at the same time; of memory cores.
        processes: u32,
        /// Bytes or operations per second, all processes together: of several probes the median.
        per_second: u64,
        /// Probes that did this, 0 not known; the slowest and the fastest of them.
        probes: u32,
        /// See `probes`.
        slowest: u64,
        /// See `probes`.
        fastest: u64,
        /// Bytes of one access, 0 for operations on names; of memory all that was gone through.
        access_bytes: u64,
        /// When, seconds since 1970.
        measured_unix_s: i64,
        /// What answered the reads: device, cache (of the node that read), memory (a file system in memory), server (of
        /// the network; perhaps out of its memory); empty for what is no read.
        served_by: Str,
        /// Row of `nodes`: whose memory it is; of a file system without meaning.
        node: u32,
    }

    /// Files that the run used; a row may stand for all files of a directory whose names differ in digits only.
    files: Files of FileRow {
        /// Row of `filesystems`, NONE if not known or no file (a stream, a data set).
        filesystem: u32,
        /// Absolute path, without symbolic links; a folded row has # for runs of digits; <STDOUT> and the like; a data
        /// set's name inside its file.
        path: Str,
        /// Inode, 0 where several or not known.
        inode: u64,
        /// What it is: data, program (code, libraries, Python modules, configuration of the system), runtime (of MPI and other
        /// runtimes), device (anything below /dev and /proc), stream, dataset, standard (a redirected
        /// standard stream that nobody opened).
        class: Str,
        /// Row of `files` of the file that a data set lies in, NONE for files.
        parent: u32,
        /// Distinct files that the row stands for, more than 1 where folded: `file_uses.members` added up over processes, so
        /// that files which several processes share count several times.
        members: u64,
        /// Largest size seen, -1 not known.
        size_bytes: i64,
        /// st_blksize, 0 not known.
        block_bytes: u64,
        /// st_mode, 0 not known.
        mode: u32,
        /// Stripes over which a parallel file system lays it, -1 not known.
        stripe_count: i32,
        /// Bytes of a stripe, -1 not known.
        stripe_bytes: i64,
        /// MPI-IO hints in force after the open, lines of key=value; empty if none.
        hints: Str,
        /// Ranks of the communicator that opened it by MPI-IO, 0 if none did.
        comm_size: u32,
        /// When it was made, nanoseconds since 1970; 0 where several, or where the file system does not tell. It tells a new
        /// file with a used inode.
        birth_ns: u64,
    }
}
[
    /// What one process did with one file through one interface. Calls inside calls are here, too: a file written by
    /// MPI_File_write_all has a row for mpiio and one for posix, of what MPI-IO asked of the system.
    file_uses: FileUses of FileUse
]
{
        /// Row of `processes`.
        process: u32,
        /// Row of `files`.
        file: u32,
        /// Interface: posix, stdio, mpiio, hdf5, netcdf, pnetcdf.
        interface: Str,
}
{
        /// Whether those four columns are exact: 1, or 0 where there were more distinct values than could be kept.
        common_exact: u32,
        /// Distinct files that the process used where the row of `files` is folded (at most so many), else 0.
        members: u64,
        /// Columns of this row that its source did not count, names with spaces between: they are 0 here, and not known. Empty
        /// for what was recorded here.
        uncounted: Str,
}
{
    /// Bytes and time in files, by process, interface and time. Bins without any are left out.
    io_series: IoSeries of IoReading {
        /// Row of `processes`.
        process: u32,
        /// Interface: posix and stdio are what reached the system; mpiio is what the program asked of MPI.
        interface: Str,
        /// Start of the bin.
        time_ns: i64,
        /// Its width.
        width_ns: u64,
        /// Bytes read in it.
        read_bytes: u64,
        /// Bytes written.
        write_bytes: u64,
        /// Time in reads, threads added up.
        read_ns: u64,
        /// Time in writes.
        write_ns: u64,
        /// Time in metadata and sync calls.
        meta_ns: u64,
    }

    /// Reads and writes one by one, of a run with --io-trace; of a larger one those that took longest.
    accesses: Accesses of Access {
        /// Row of `processes`.
        process: u32,
        /// Start of it.
        start_ns: i64,
        /// Its end.
        end_ns: i64,
        /// Row of `threads`; NONE if not known.
        thread: u32,
        /// Row of `files`.
        file: u32,
        /// Interface: posix, stdio, mpiio.
        interface: Str,
        /// What it is: read or write.
        direction: Str,
        /// Row of `calls`: the outermost call that it was made in, MPI_File_write_at for what that asked of the system; 0 if not known.
        call: u32,
        /// Where in the file, -1 if not known.
        offset: i64,
        /// Bytes that were moved.
        bytes: u64,
    }

    /// Calls of MPI one by one, of a run with --trace; of a process the oldest. A call is a row whose `part` is 0; behind it
    /// may stand rows about what else it did, with its times: the receive of a MPI_Sendrecv, the requests that it started or
    /// completed.
    events: Events of Event {
        /// Row of `processes`.
        process: u32,
        /// Start of the call.
        start_ns: i64,
        /// Row of `threads`.
        thread: u32,
        /// 0 the call, else the place of the row behind it.
        part: u32,
        /// How long the call took.
        duration_ns: u64,
        /// Row of `calls`.
        call: u32,
        /// Row of `frames`: where it was called from; NONE if not known.
        frame: u32,
        /// send, receive, start send, start receive, complete (a request that one of these two started), collective; empty for
        /// anything else.
        kind: Str,
        /// Rank in MPI_COMM_WORLD that it sends to or receives from, or a collective's root; -1 nobody (also where the request
        /// was cancelled), -2 not known, -3 any (MPI_ANY_SOURCE).
        peer: i32,
        /// Tag; -1 any, or none.
        tag: i32,
        /// The ranks of the communicator in MPI_COMM_WORLD, as a list: `0-3,8`, of an intercommunicator those of both sides;
        /// empty if there is none, or not known.
        group: Str,
        /// Which communicator of these ranks it is, in the order in which they were made; of MPI_COMM_WORLD 0. All of its ranks
        /// number it alike. NONE if not known: where several threads of a process made some of these ranks.
        ordinal: u32,
        /// Bytes: of a send those sent, of a receive that started the room that it has, of one that is complete what came,
        /// where the status said so.
        bytes: u64,
        /// The request, numbered as the process started them, from 1; 0 none.
        request: u32,
    }

    /// Calls that failed, by errno.
    io_failures: IoFailures of IoFailure {
        /// Row of `processes`.
        process: u32,
        /// Row of `calls`.
        call: u32,
        /// Row of `frames`: where it was called from; NONE if not known.
        frame: u32,
        /// Name of errno, ENOENT.
        error: Str,
        /// How often.
        count: u64,
    }

    /// What a node's own statistics of storage say of the run: the difference from its start to its end.
    storage: Storage of StorageCounter {
        /// Row of `nodes`.
        node: u32,
        /// Row of `filesystems` that it is of, NONE if of a disk or of the node.
        filesystem: u32,
        /// What it is of: lustre, nfs, disk, pressure, cgroup (how long a limit of processor time held tasks back); then a colon and
        /// its name: disk:sda.
        source: Str,
        /// What is counted, by its name in that source: read_bytes.
        counter: Str,
        /// Unit: bytes, calls, ns, pages.
        unit: Str,
        /// How much.
        value: u64,
    }
}
}

impl Process {
    /// One that another tool recorded, and that did not end by a signal: it cost nothing here.
    pub fn of_another_tool() -> Process {
        Process {
            exit_signal: 0,
            cost_samples_ns: 0,
            cost_calls_ns: 0,
            cost_start_ns: 0,
            truncated_stacks: 0,
            openmp_regions: 0,
            ..Process::default()
        }
    }
}
