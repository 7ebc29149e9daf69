//! What becomes of an access on its way down: application → MPI-IO → POSIX → file system.
//!
//! A step's *amplification* is its bytes for each byte of the step above: more than 1 where a library reads whole blocks
//! to change parts of them. Its *aggregation* is how many operations above became one here.

use crate::file::{FileClass, FileView};
use crate::run::Run;
use crate::usage::{Interface, Use, Way};

/// Label of what storage moved for the whole processes, programs and libraries included, by the kernel's count.
pub const STORAGE: &str = "storage, total";

/// The part of accesses from which on pointers are taken for what a step moves.
const OF_POINTERS: f64 = 0.1;

/// Reads, or writes, of a step.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Flow {
    /// Operations; not known of the file system.
    pub calls: Option<u64>,
    /// Bytes.
    pub bytes: u64,
    /// Seconds in them, all processes; not known of the file system.
    pub time_s: Option<f64>,
}

impl Flow {
    fn of(way: &Way) -> Flow {
        Flow {
            calls: Some(way.calls),
            bytes: way.bytes,
            time_s: Some(way.time_s),
        }
    }

    fn and(self, other: Flow) -> Flow {
        Flow {
            calls: self.calls.zip(other.calls).map(|(a, b)| a.saturating_add(b)),
            bytes: self.bytes.saturating_add(other.bytes),
            time_s: self.time_s.zip(other.time_s).map(|(a, b)| a + b),
        }
    }

    /// Bytes of an operation on average.
    pub fn mean_bytes(&self) -> Option<f64> {
        self.calls
            .filter(|calls| *calls > 0)
            .map(|calls| self.bytes as f64 / calls as f64)
    }
}

/// One layer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// For people: MPI-IO, POSIX, [`STORAGE`].
    pub label: &'static str,
    /// Whether it is what reached the system: POSIX, stdio or both.
    pub is_system: bool,
    /// Whether its bytes are those of pointers to data of variable length in so many accesses that they tell nothing.
    pub is_of_pointers: bool,
    /// Reads.
    pub read: Flow,
    /// Writes.
    pub write: Flow,
    /// Seconds in metadata and sync calls of this layer, all processes.
    pub other_s: Option<f64>,
    /// Bytes here for each byte of the step above, reads and writes together; `None` for the first step, and below one of pointers.
    pub amplification: Option<f64>,
    /// Operations above for each one here.
    pub aggregation: Option<f64>,
}

impl Step {
    fn new(label: &'static str, is_system: bool, of: &Use) -> Step {
        Step {
            label,
            is_system,
            is_of_pointers: of.variable as f64 > OF_POINTERS * of.accesses() as f64,
            read: Flow::of(&of.read),
            write: Flow::of(&of.write),
            other_s: Some(of.meta_s + of.sync_s),
            amplification: None,
            aggregation: None,
        }
    }

    /// Reads and writes together.
    pub fn both(&self) -> Flow {
        self.read.and(self.write)
    }
}

/// The steps of a file, or of all data files, from the application down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ledger {
    /// The outermost first.
    pub steps: Vec<Step>,
    /// Reads below MPI-IO that nobody asked for: MPI-IO read what it was about to overwrite in part.
    pub unasked_reads: Flow,
}

/// Reads below MPI-IO where it was only asked to write.
fn unasked(mpi: &Use, system: &Use) -> Option<Flow> {
    (mpi.write.calls > 0 && mpi.read.calls == 0 && system.read.calls > 0).then(|| Flow::of(&system.read))
}

impl Ledger {
    fn new(layers: &[(Interface, Use)]) -> Ledger {
        let mut steps: Vec<Step> = (layers.iter())
            .filter(|(interface, sum)| !interface.is_system() && sum.accesses() > 0)
            .map(|(interface, sum)| Step::new(interface.label(), false, sum))
            .collect();
        let mut system = Use::default();
        let mut label = "";
        for (interface, sum) in layers
            .iter()
            .filter(|(interface, sum)| interface.is_system() && sum.accesses() > 0)
        {
            system.add(sum);
            label = if label.is_empty() {
                interface.label()
            } else {
                "POSIX and stdio"
            };
        }
        if !label.is_empty() {
            steps.push(Step::new(label, true, &system));
        }
        let mpi = layers.iter().find(|(interface, _)| *interface == Interface::MpiIo);
        let mut ledger = Ledger {
            steps,
            unasked_reads: mpi.and_then(|(_, mpi)| unasked(mpi, &system)).unwrap_or_default(),
        };
        ledger.relate();
        ledger
    }

    fn relate(&mut self) {
        let quotient = |a: f64, b: f64| (b > 0.0).then(|| a / b);
        for at in 1..self.steps.len() {
            let (above, here) = (self.steps[at - 1].both(), self.steps[at].both());
            let told = !self.steps[at - 1].is_of_pointers;
            self.steps[at].amplification = quotient(here.bytes as f64, above.bytes as f64).filter(|_| told);
            self.steps[at].aggregation = above
                .calls
                .zip(here.calls)
                .and_then(|(above, here)| quotient(above as f64, here as f64));
        }
    }

    /// A step by its label.
    pub fn step(&self, label: &str) -> Option<&Step> {
        self.steps.iter().find(|step| step.label == label)
    }
}

impl Run {
    /// The ledger of a file, its data sets included.
    pub fn ledger(&self, file: &FileView) -> Ledger {
        let mut layers: Vec<(Interface, Use)> = vec![];
        let mut add = |file: &FileView| {
            for layer in &file.layers {
                match layers.iter_mut().find(|(interface, _)| *interface == layer.interface) {
                    Some((_, sum)) => sum.add(&layer.sum),
                    None => layers.push((layer.interface, layer.sum)),
                }
            }
        };
        add(file);
        self.files().datasets(file.file).for_each(add);
        layers.sort_by_key(|(interface, _)| *interface);
        Ledger::new(&layers)
    }

    /// The ledger of all data files together, down to what the devices moved for the whole processes.
    pub fn data_ledger(&self) -> Ledger {
        let files = self.files();
        let wanted = |class| matches!(class, FileClass::Data | FileClass::Dataset);
        let layers: Vec<(Interface, Use)> = (Interface::ALL.into_iter())
            .map(|interface| {
                (
                    interface,
                    files.sum(|file, layer| wanted(file.class) && layer == interface),
                )
            })
            .collect();
        let mut ledger = Ledger::new(&layers);
        // Summed over files, reads under the writes of one could be asked for by another.
        let mut unasked_reads = Flow {
            calls: Some(0),
            bytes: 0,
            time_s: Some(0.0),
        };
        for file in files.data() {
            if let Some(flow) = file
                .layer(Interface::MpiIo)
                .and_then(|mpi| unasked(mpi, &file.system()))
            {
                unasked_reads = unasked_reads.and(flow);
            }
        }
        ledger.unasked_reads = unasked_reads;
        let processes = &self.tables().processes;
        let (read, written) = (
            self.kernel_sum(&processes.io_read_bytes),
            self.kernel_sum(&processes.io_write_bytes),
        );
        if let (Some(read), Some(written), false) = (read, written, ledger.steps.is_empty()) {
            let flow = |bytes| Flow {
                bytes,
                ..Flow::default()
            };
            ledger.steps.push(Step {
                label: STORAGE,
                is_system: false,
                is_of_pointers: false,
                read: flow(read),
                write: flow(written),
                other_s: None,
                // It holds more than data files.
                amplification: None,
                aggregation: None,
            });
        }
        ledger
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, UseOf};
    use crate::id::FileId;

    #[test]
    fn a_collective_write_is_gathered_and_reads_what_it_modifies() {
        let asked = UseOf {
            writes: 100,
            write_bytes: 10_000,
            write_s: 2.0,
            collective: true,
            ..UseOf::default()
        };
        let below = UseOf {
            writes: 4,
            write_bytes: 40_000,
            write_s: 1.0,
            reads: 4,
            read_bytes: 40_000,
            read_s: 0.5,
            ..UseOf::default()
        };
        let run = Fixture::new("U9\nU9")
            .file_use_of_all("/a", "mpiio", asked)
            .file_use(0, "/a", "posix", below)
            .kernel_io(0, (40_000, 40_000), (0, 8192))
            .run();
        let ledger = run.ledger(run.files().get(FileId(0)).unwrap());
        let labels: Vec<&str> = ledger.steps.iter().map(|step| step.label).collect();
        assert_eq!(labels, ["MPI-IO", "POSIX"]);
        assert_eq!(ledger.steps[0].amplification, None);
        assert_eq!(ledger.steps[1].amplification, Some(4.0));
        assert_eq!(ledger.steps[1].aggregation, Some(25.0));
        assert_eq!(ledger.steps[1].write.mean_bytes(), Some(10_000.0));
        assert_eq!(
            (ledger.unasked_reads.bytes, ledger.unasked_reads.time_s),
            (40_000, Some(0.5))
        );
        let all = run.data_ledger();
        let last = all.step(STORAGE).unwrap();
        assert_eq!((last.both().bytes, last.amplification), (8192, None));
        assert_eq!((last.aggregation, all.unasked_reads.bytes), (None, 40_000));
    }

    #[test]
    fn reads_that_somebody_asked_for_are_not_reads_to_modify() {
        let both = UseOf {
            reads: 1,
            writes: 1,
            read_bytes: 10,
            write_bytes: 10,
            ..UseOf::default()
        };
        let run = Fixture::new("U")
            .file_use(0, "/a", "mpiio", both)
            .file_use(0, "/a", "posix", both)
            .file_use(0, "/b", "posix", both)
            .run();
        for file in run.files().iter() {
            assert_eq!(run.ledger(file).unasked_reads, Flow::default());
        }
        assert_eq!(run.ledger(run.files().get(FileId(1)).unwrap()).steps.len(), 1);
    }

    #[test]
    fn data_sets_are_the_top_of_their_file() {
        let of = UseOf {
            writes: 2,
            write_bytes: 64,
            ..UseOf::default()
        };
        let run = Fixture::new("U")
            .file_use(0, "/a.h5", "posix", of)
            .file_use(0, "density", "hdf5", of)
            .edit(|profile| {
                profile.tables.files.parent[1] = 0;
                profile.tables.files.class[1] = profile.strings.intern("dataset");
            })
            .run();
        let ledger = run.ledger(run.files().get(FileId(0)).unwrap());
        assert_eq!(
            ledger.steps.iter().map(|step| step.label).collect::<Vec<_>>(),
            ["HDF5", "POSIX"]
        );
        assert_eq!(ledger.steps[1].amplification, Some(1.0));
        // Of strings of any length the bytes above are those of pointers.
        let run = Fixture::new("U")
            .file_use(0, "/a.h5", "posix", of)
            .file_use(0, "/a.h5", "hdf5", of)
            .edit(|profile| profile.tables.file_uses.variable[1] = 2)
            .run();
        let ledger = run.ledger(run.files().get(FileId(0)).unwrap());
        assert_eq!((ledger.steps.len(), ledger.steps[1].amplification), (2, None));
    }
}
