//! Files: what they are, who used them, and what was done with them through which interface.
//!
//! Calls inside calls are counted at every layer: bytes that MPI_File_write_all takes are bytes of MPI-IO, and once more
//! bytes of POSIX when MPI-IO hands them on. Sums over layers would count them twice. So a file has an *outermost* layer,
//! what the program asked for, and a *system* layer, what reached the system: POSIX and stdio together.

use crate::class::Class;
use crate::estimate::corrections;
use crate::id::{FileId, FilesystemId, ProcessId};
use crate::run::Run;
use crate::usage::{Interface, IoSeconds, Uncounted, Use};
use format::tables::{NONE, Str};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FileClass {
    /// The program's data.
    Data,
    /// Code, libraries, Python modules, configuration of the system.
    Program,
    /// Files of MPI and other runtimes.
    Runtime,
    /// Below /dev and /proc.
    Device,
    /// A directory, opened or looked at.
    Directory,
    /// Standard input, output and error; pipes.
    Stream,
    /// A part of a file with a name of its own.
    Dataset,
}

impl FileClass {
    /// All, the program's data first.
    pub const ALL: [FileClass; 7] = [
        FileClass::Data,
        FileClass::Program,
        FileClass::Runtime,
        FileClass::Device,
        FileClass::Directory,
        FileClass::Stream,
        FileClass::Dataset,
    ];

    /// Its name in `files.class`.
    pub fn id(self) -> &'static str {
        match self {
            FileClass::Data => "data",
            FileClass::Program => "program",
            FileClass::Runtime => "runtime",
            FileClass::Device => "device",
            FileClass::Directory => "directory",
            FileClass::Stream => "stream",
            FileClass::Dataset => "dataset",
        }
    }

    /// For people.
    pub fn label(self) -> &'static str {
        match self {
            FileClass::Data => "Data",
            FileClass::Program => "Programs and libraries",
            FileClass::Runtime => "Runtimes",
            FileClass::Device => "Devices",
            FileClass::Directory => "Directories",
            FileClass::Stream => "Streams",
            FileClass::Dataset => "Data sets",
        }
    }

    /// The class with this name; an unknown one is data, so that nothing is hidden.
    pub fn from_id(id: &str) -> FileClass {
        FileClass::ALL
            .into_iter()
            .find(|class| class.id() == id)
            .unwrap_or(FileClass::Data)
    }
}

/// What all processes did with a file through one interface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layer {
    /// The interface.
    pub interface: Interface,
    /// What was done, processes added up.
    pub sum: Use,
    /// Processes that did.
    pub processes: u32,
}

/// What one process did with a file through one interface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    /// The process.
    pub process: ProcessId,
    /// Its rank's index in `Run::ranks`, `None` for a helper.
    pub rank: Option<usize>,
    /// The interface.
    pub interface: Interface,
    /// What it did.
    pub of: Use,
}

/// A file, or the files of a directory whose names differ in digits only.
#[derive(Clone, Debug, PartialEq)]
pub struct FileView {
    /// Its row.
    pub file: FileId,
    /// What it is.
    pub class: FileClass,
    /// Whether it is a file only because somebody redirected standard input, output or error.
    pub is_standard: bool,
    /// Its path; `Run::text` tells it.
    pub path: Str,
    /// The file system it lies on.
    pub filesystem: Option<FilesystemId>,
    /// The file that a data set lies in.
    pub parent: Option<FileId>,
    /// Distinct files that it stands for, at least 1.
    pub members: u64,
    /// Largest size seen.
    pub size_bytes: Option<u64>,
    /// Block size, 0 if not known.
    pub block_bytes: u64,
    /// Stripes, where a parallel file system told them.
    pub stripe_count: Option<u32>,
    /// Bytes of a stripe.
    pub stripe_bytes: Option<u64>,
    /// Ranks of the communicator that opened it by MPI-IO, 0 if none did.
    pub comm_size: u32,
    /// MPI-IO hints in force, lines of key=value; `Run::text` tells them.
    pub hints: Str,
    /// What was done through each interface, the outermost first.
    pub layers: Vec<Layer>,
    /// Processes that used it.
    pub processes: u32,
    /// Ranks among them.
    pub ranks: u32,
    /// Processes whose reads reached the system; of MPI-IO's, where that is all that is known.
    pub readers: u32,
    /// Processes whose writes did.
    pub writers: u32,
    /// The process that wrote most, and its bytes.
    pub top_writer: Option<(ProcessId, u64)>,
    /// Seconds of all processes, of each in the layer where it spent most (POSIX and stdio are one): calls inside calls are not added.
    pub time: IoSeconds,
    /// The rank that spent most, an index into `Run::ranks`, and its seconds.
    pub most: Option<(usize, f64)>,
    rows: Range<usize>,
}

impl FileView {
    /// Whether more than its name was used.
    pub fn is_opened(&self) -> bool {
        (self.layers.iter()).any(|layer| layer.sum.opens > 0 || layer.sum.accesses() > 0 || layer.sum.maps > 0)
    }

    /// What was done through one interface.
    pub fn layer(&self, interface: Interface) -> Option<&Use> {
        self.layers
            .iter()
            .find(|layer| layer.interface == interface)
            .map(|layer| &layer.sum)
    }

    /// The outermost interface through which data moved, or through which it was used at all.
    pub fn outermost(&self) -> Option<&Layer> {
        let moved = self.layers.iter().find(|layer| layer.sum.accesses() > 0);
        moved.or(self.layers.first())
    }

    /// What the program asked for: its outermost layer; POSIX and stdio, neither of which calls the other as far as we see,
    /// both.
    pub fn asked(&self) -> impl Iterator<Item = &Layer> {
        let top = self.outermost().map(|layer| layer.interface);
        let system = top.is_some_and(Interface::is_system);
        self.layers
            .iter()
            .filter(move |layer| Some(layer.interface) == top || system && layer.interface.is_system())
    }

    /// Whether what was done through an interface is what the program asked for.
    pub fn is_asked(&self, interface: Interface) -> bool {
        self.asked().any(|layer| layer.interface == interface)
    }

    /// All that it asked for.
    pub fn all_asked(&self) -> Use {
        let mut sum = Use::default();
        self.asked().for_each(|layer| sum.add(&layer.sum));
        sum
    }

    /// What reached the system: POSIX and stdio added up; the outermost layer where neither was seen.
    pub fn system(&self) -> Use {
        let mut sum = Use::default();
        let mut seen = false;
        for layer in self.layers.iter().filter(|layer| layer.interface.is_system()) {
            sum.add(&layer.sum);
            seen = true;
        }
        if !seen && let Some(layer) = self.outermost() {
            sum = layer.sum;
        }
        sum
    }

    /// Whether more than one process used it.
    pub fn is_shared(&self) -> bool {
        self.processes > 1 && self.members == 1
    }
}

/// The files of a run.
#[derive(Clone, Debug, Default)]
pub struct Files {
    views: Vec<FileView>,
    /// Rows of `file_uses`, by file, then process.
    parts: Vec<Part>,
    /// Data sets that were used, by the file they lie in.
    datasets: HashMap<FileId, Vec<FileId>>,
}

impl Files {
    pub(crate) fn new(run: &Run) -> Files {
        let (table, uses) = (&run.tables().files, &run.tables().file_uses);
        let interface = |row: u32| Interface::from_id(run.text(uses.interface[row as usize]));
        let mut order: Vec<u32> = (0..uses.len() as u32)
            .filter(|row| (uses.file[*row as usize] as usize) < table.len() && interface(*row).is_some())
            .collect();
        // A stable order: a process's threads are folded into one row, so equal keys do not occur in a sound profile.
        order.sort_by_key(|row| (uses.file[*row as usize], uses.process[*row as usize], *row));
        let mut views: Vec<FileView> = (0..table.len() as u32).map(|row| empty(run, row)).collect();
        let mut parts: Vec<Part> = Vec::with_capacity(order.len());
        let unknown: HashMap<Str, Uncounted> = (uses.uncounted.iter().collect::<HashSet<_>>().into_iter())
            .map(|names| (*names, Uncounted::of(run.text(*names))))
            .collect();
        let corrections = corrections(run);
        let factor = |process: u32, class| corrections.get(&(process, class)).copied().unwrap_or(1.0);
        for span in order.chunk_by(|a, b| uses.file[*a as usize] == uses.file[*b as usize]) {
            let start = parts.len();
            // What MPI-IO does below its calls is part of their time.
            let through_mpi = |row: &&u32| !corrections.is_empty() && interface(**row) == Some(Interface::MpiIo);
            let by_mpi: HashSet<u32> = (span.iter().filter(through_mpi))
                .map(|row| uses.process[*row as usize])
                .collect();
            let factors = |process: u32| match by_mpi.contains(&process) {
                true => [factor(process, Class::MpiIo); 4],
                false => {
                    [Class::IoRead, Class::IoWrite, Class::IoMeta, Class::IoSync].map(|class| factor(process, class))
                }
            };
            parts.extend(span.iter().filter_map(|row| {
                let process = ProcessId(uses.process[*row as usize]);
                Some(Part {
                    process,
                    rank: run.rank_index(process),
                    interface: interface(*row)?,
                    of: Use::of(&uses.row(*row), unknown[&uses.uncounted[*row as usize]]).timed(factors(process.0)),
                })
            }));
            let view = &mut views[uses.file[span[0] as usize] as usize];
            view.rows = start..parts.len();
            fill(view, &parts[start..]);
        }
        let mut datasets: HashMap<FileId, Vec<FileId>> = HashMap::new();
        for view in views
            .iter()
            .filter(|view| view.class == FileClass::Dataset && !view.layers.is_empty())
        {
            if let Some(parent) = view.parent {
                datasets.entry(parent).or_default().push(view.file);
            }
        }
        Files { views, parts, datasets }
    }

    /// How many rows there are; a row may stand for several files.
    pub fn len(&self) -> usize {
        self.views.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.views.is_empty()
    }

    /// All, in the order of the table.
    pub fn iter(&self) -> impl Iterator<Item = &FileView> {
        self.views.iter()
    }

    /// Those of a class that were used.
    pub fn of(&self, class: FileClass) -> impl Iterator<Item = &FileView> {
        self.views
            .iter()
            .filter(move |file| file.class == class && !file.layers.is_empty())
    }

    /// The program's data files that were used.
    pub fn data(&self) -> impl Iterator<Item = &FileView> {
        self.of(FileClass::Data)
    }

    /// The data sets of a file that were used.
    pub fn datasets(&self, file: FileId) -> impl Iterator<Item = &FileView> {
        let inside = self.datasets.get(&file).map(Vec::as_slice).unwrap_or_default();
        inside.iter().filter_map(|dataset| self.get(*dataset))
    }

    /// One of them.
    pub fn get(&self, file: FileId) -> Option<&FileView> {
        self.views.get(file.row())
    }

    /// Those that were used, the one with most time first, then with most bytes.
    pub fn by_time(&self) -> Vec<&FileView> {
        let mut files: Vec<(f64, u64, &FileView)> = (self.views.iter())
            .filter(|file| !file.layers.is_empty())
            .map(|file| (file.time.all(), file.system().bytes(), file))
            .collect();
        files.sort_by(|a, b| b.0.total_cmp(&a.0).then(b.1.cmp(&a.1)).then(a.2.file.cmp(&b.2.file)));
        files.into_iter().map(|(_, _, file)| file).collect()
    }

    /// What each process did with a file, by process; through one interface after the other.
    pub fn parts(&self, file: &FileView) -> &[Part] {
        self.parts.get(file.rows.clone()).unwrap_or_default()
    }

    /// Sums over the files and interfaces for which `wanted` holds.
    pub fn sum(&self, wanted: impl Fn(&FileView, Interface) -> bool) -> Use {
        let mut sum = Use::default();
        for file in &self.views {
            for layer in file.layers.iter().filter(|layer| wanted(file, layer.interface)) {
                sum.add(&layer.sum);
            }
        }
        sum
    }

    /// What the program asked for of every file of a class.
    pub fn asked(&self, class: FileClass) -> Use {
        let mut sum = Use::default();
        for (_, of) in self.asked_through(class) {
            sum.add(&of);
        }
        sum
    }

    /// The same by interface, the outermost first; those through which nothing was asked are left out.
    pub fn asked_through(&self, class: FileClass) -> Vec<(Interface, Use)> {
        let mut sums = [None; Interface::ALL.len()];
        for layer in self.of(class).flat_map(FileView::asked) {
            sums[layer.interface.index()]
                .get_or_insert(Use::default())
                .add(&layer.sum);
        }
        (Interface::ALL.into_iter().zip(sums))
            .filter_map(|(interface, sum)| Some((interface, sum?)))
            .collect()
    }

    /// What reached the system, of every file of a class.
    pub fn system(&self, class: FileClass) -> Use {
        let mut sum = Use::default();
        for file in self.of(class) {
            sum.add(&file.system());
        }
        sum
    }

    /// Seconds of every rank in the files for which `wanted` holds, of each file in the layer where the rank spent most.
    pub fn seconds_by_rank(&self, run: &Run, wanted: impl Fn(&FileView) -> bool) -> Vec<IoSeconds> {
        let mut by_rank = vec![IoSeconds::default(); run.ranks().len()];
        for (rank, seconds) in self
            .views
            .iter()
            .filter(|file| wanted(file))
            .flat_map(|file| self.ranks_of(file))
        {
            if let Some(sum) = by_rank.get_mut(rank) {
                sum.add(&seconds);
            }
        }
        by_rank
    }

    /// Seconds of every rank that used a file, in the layer where it spent most.
    pub(crate) fn ranks_of(&self, file: &FileView) -> impl Iterator<Item = (usize, IoSeconds)> {
        let by_process = self.parts(file).chunk_by(|a, b| a.process == b.process);
        by_process.filter_map(|parts| Some((parts[0].rank?, longest(parts))))
    }
}

/// The seconds of the layer with most of them. POSIX and stdio are one, as for [`FileView::asked`]: a stream of C++ opens through
/// stdio, and writes to the descriptor.
fn longest(parts: &[Part]) -> IoSeconds {
    let mut system = IoSeconds::default();
    for part in parts.iter().filter(|part| part.interface.is_system()) {
        system.add(&part.of.seconds());
    }
    let others = parts.iter().filter(|part| !part.interface.is_system());
    let all = others.map(|part| part.of.seconds()).chain([system]);
    all.max_by(|a, b| a.all().total_cmp(&b.all())).unwrap_or_default()
}

fn empty(run: &Run, number: u32) -> FileView {
    let row = run.tables().files.row(number);
    let reference = |row: u32, rows: usize| (row != NONE && (row as usize) < rows).then_some(row);
    FileView {
        file: FileId(number),
        // To rules it is data as any other.
        class: FileClass::from_id(run.text(row.class)),
        is_standard: run.text(row.class) == "standard",
        path: row.path,
        filesystem: reference(row.filesystem, run.tables().filesystems.len()).map(FilesystemId),
        parent: reference(row.parent, run.tables().files.len()).map(FileId),
        members: row.members.max(1),
        size_bytes: u64::try_from(row.size_bytes).ok(),
        block_bytes: row.block_bytes,
        stripe_count: u32::try_from(row.stripe_count).ok(),
        stripe_bytes: u64::try_from(row.stripe_bytes).ok(),
        comm_size: row.comm_size,
        hints: row.hints,
        layers: vec![],
        processes: 0,
        ranks: 0,
        readers: 0,
        writers: 0,
        top_writer: None,
        time: IoSeconds::default(),
        most: None,
        rows: 0..0,
    }
}

/// `parts` are those of one file, by process.
fn fill(view: &mut FileView, parts: &[Part]) {
    let mut layers: [Option<Layer>; Interface::ALL.len()] = [None; Interface::ALL.len()];
    let system_seen = parts.iter().any(|part| part.interface.is_system());
    for of_process in parts.chunk_by(|a, b| a.process == b.process) {
        let first = &of_process[0];
        let mut moved = [(0u64, 0u64); 2];
        for part in of_process {
            let layer = layers[part.interface.index()].get_or_insert(Layer {
                interface: part.interface,
                sum: Use::default(),
                processes: 0,
            });
            layer.sum.add(&part.of);
            layer.processes += 1;
            let (read, written) = &mut moved[usize::from(part.interface.is_system())];
            *read = read.saturating_add(part.of.read.bytes);
            *written = written.saturating_add(part.of.write.bytes);
        }
        // Above the system everybody takes part in a collective call; below it are those who really touch the file.
        let (read, written) = if system_seen { moved[1] } else { moved[0] };
        view.processes += 1;
        view.readers += u32::from(read > 0);
        view.writers += u32::from(written > 0);
        if written > 0 && view.top_writer.is_none_or(|(_, most)| written > most) {
            view.top_writer = Some((first.process, written));
        }
        let seconds = longest(of_process);
        view.time.add(&seconds);
        if let Some(rank) = first.rank {
            view.ranks += 1;
            if view.most.is_none_or(|(_, most)| seconds.all() > most) {
                view.most = Some((rank, seconds.all()));
            }
        }
    }
    view.layers = layers.into_iter().flatten().collect();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, UseOf};
    use format::tables::FileUse;

    fn writes(writes: u64, write_bytes: u64, write_s: f64) -> UseOf {
        UseOf {
            writes,
            write_bytes,
            write_s,
            opens: 1,
            ..UseOf::default()
        }
    }

    #[test]
    fn a_file_s_layers_are_in_order_and_not_added_up() {
        let collective = UseOf {
            collective: true,
            ..writes(10, 1000, 2.0)
        };
        let run = Fixture::new("U9\nU9\nU9")
            .file_use(1, "/scratch/a", "posix", writes(1, 3000, 1.5))
            .file_use_of_all("/scratch/a", "mpiio", collective)
            .run();
        let file = run.files().get(FileId(0)).unwrap();
        let layers: Vec<(Interface, u64, u32)> = (file.layers.iter())
            .map(|layer| (layer.interface, layer.sum.write.calls, layer.processes))
            .collect();
        assert_eq!(layers, [(Interface::MpiIo, 30, 3), (Interface::Posix, 1, 1)]);
        assert_eq!(file.outermost().unwrap().sum.write.collective, 30);
        assert_eq!(file.system().write.bytes, 3000);
        assert_eq!((file.processes, file.ranks, file.writers, file.readers), (3, 3, 1, 0));
        assert_eq!(file.top_writer, Some((ProcessId(1), 3000)));
        assert_eq!((file.time.write_s, file.most), (6.0, Some((0, 2.0))));
        assert!(file.is_shared());
        assert_eq!(run.files().parts(file).len(), 4);
        assert_eq!(run.files().asked(FileClass::Data).write.bytes, 3000);
    }

    #[test]
    fn a_stream_and_system_calls_on_one_file_are_both_asked_for() {
        let run = Fixture::new("U9")
            .file_use(0, "/scratch/a", "stdio", writes(10, 1000, 1.0))
            .file_use(0, "/scratch/a", "posix", writes(5, 4000, 1.0))
            .file_use(0, "/scratch/b", "stdio", writes(2, 10, 1.0))
            .run();
        let asked: Vec<(Interface, u64, u64, u64)> = (run.files().asked_through(FileClass::Data).into_iter())
            .map(|(interface, of)| (interface, of.write.calls, of.write.bytes, of.write.placed))
            .collect();
        // Where in its file a stream writes is not known.
        assert_eq!(asked, [(Interface::Stdio, 12, 1010, 0), (Interface::Posix, 5, 4000, 5)]);
        assert_eq!(run.files().asked(FileClass::Data).write.calls, 17);
        assert_eq!(run.files().get(FileId(0)).unwrap().all_asked().write.calls, 15);
    }

    #[test]
    fn files_with_most_time_come_first_and_classes_are_apart() {
        let run = Fixture::new("U9\nU9")
            .file_use(0, "/scratch/a", "posix", writes(10, 1000, 1.0))
            .file_use(1, "/scratch/b", "stdio", writes(10, 1000, 2.0))
            .file_use(1, "/usr/lib/libx.so", "posix", writes(0, 0, 0.5))
            .run();
        let paths: Vec<&str> = run.files().by_time().iter().map(|file| run.text(file.path)).collect();
        assert_eq!(paths, ["/scratch/b", "/scratch/a", "/usr/lib/libx.so"]);
        assert_eq!(run.files().data().count(), 2);
        let seconds = run.files().seconds_by_rank(&run, |file| file.class == FileClass::Data);
        assert_eq!(seconds.iter().map(IoSeconds::all).collect::<Vec<_>>(), [1.0, 2.0]);
    }

    #[test]
    fn a_mebibyte_is_not_small_and_a_byte_less_is() {
        let small = |calls: u64, each: u64| {
            let run = Fixture::new("U")
                .file_use(0, "/a", "posix", writes(calls, calls * each, 0.0))
                .run();
            run.files().asked(FileClass::Data).write.small()
        };
        assert_eq!(small(101_000, 1 << 20), 0);
        assert_eq!(small(1000, (1 << 20) - 1), 1000);
        assert_eq!(small(1000, 100), 1000);
        assert_eq!(small(10, 4 << 20), 0);
    }

    #[test]
    fn rows_that_refer_to_nothing_are_left_out() {
        let run = Fixture::new("U")
            .file_use(0, "/a", "posix", writes(1, 1, 0.0))
            .file_use_with(0, "/a", "posix", writes(1, 1, 0.0), |row| row.file = 7)
            .file_use_with(9, "/a", "posix", writes(1, 1, 0.0), |_| {})
            .file_use(0, "/a", "telepathy", writes(1, 1, 0.0))
            .file("/a", |row| (row.filesystem, row.parent) = (5, 5))
            .run();
        let file = run.files().get(FileId(0)).unwrap();
        assert_eq!((file.processes, file.ranks), (2, 1));
        assert_eq!((file.filesystem, file.parent), (None, None));
    }

    #[test]
    fn a_hundred_thousand_files_are_read_in_one_pass() {
        let mut fixture = Fixture::new("U\nU");
        for number in 0..3 {
            fixture = fixture.file_use(0, &format!("/scratch/f{number}"), "posix", writes(1, 10, 0.0));
        }
        let profile = fixture.profile();
        let (file, of) = (profile.tables.files.row(0), profile.tables.file_uses.row(0));
        (profile.tables.files, profile.tables.file_uses) = Default::default();
        for number in 0..100_000u32 {
            profile.tables.files.push(file);
            profile.tables.file_uses.push(FileUse {
                file: number,
                process: number % 2,
                ..of
            });
        }
        let run = fixture.run();
        assert_eq!(run.files().data().count(), 100_000);
        assert_eq!(run.files().asked(FileClass::Data).write.bytes, 1_000_000);
    }
}
