//! What a thread can be doing at a moment: the rows of `api/classes.toml`, and the families they add up to.

/// A share at the top of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// In the program or its libraries.
    Compute,
    /// In MPI, MPI-IO apart.
    Mpi,
    /// In I/O, MPI-IO included.
    Io,
    /// Waiting for threads, processes, events or accelerators, or asleep.
    Wait,
}

impl Family {
    /// All, in the order shown.
    pub const ALL: [Family; 4] = [Family::Compute, Family::Mpi, Family::Io, Family::Wait];

    /// Its id in `api/classes.toml`.
    pub fn id(self) -> &'static str {
        match self {
            Family::Compute => "compute",
            Family::Mpi => "mpi",
            Family::Io => "io",
            Family::Wait => "wait",
        }
    }

    /// For people.
    pub fn label(self) -> &'static str {
        match self {
            Family::Compute => "Compute",
            Family::Mpi => "MPI",
            Family::Io => "I/O",
            Family::Wait => "Waiting",
        }
    }

    /// Its position in [`Family::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A row of `api/classes.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Class {
    /// Outside every call below.
    Compute,
    /// Point-to-point.
    MpiP2p,
    /// Collective.
    MpiCollective,
    /// Completing or probing.
    MpiWait,
    /// One-sided.
    MpiRma,
    /// MPI-IO.
    MpiIo,
    /// Any other MPI call.
    MpiOther,
    /// Reading.
    IoRead,
    /// Writing.
    IoWrite,
    /// Opening, closing, asking.
    IoMeta,
    /// Making durable.
    IoSync,
    /// Waiting for a thread.
    ThreadSync,
    /// In the OpenMP runtime.
    OpenMp,
    /// Asleep.
    Sleep,
    /// Waiting for events.
    EventWait,
    /// Waiting for a child process.
    ProcessWait,
    /// Waiting for an accelerator.
    Accelerator,
}

/// How many classes there are.
pub const CLASSES: usize = 17;

impl Class {
    /// All, in the order of the table.
    pub const ALL: [Class; CLASSES] = [
        Class::Compute,
        Class::MpiP2p,
        Class::MpiCollective,
        Class::MpiWait,
        Class::MpiRma,
        Class::MpiIo,
        Class::MpiOther,
        Class::IoRead,
        Class::IoWrite,
        Class::IoMeta,
        Class::IoSync,
        Class::ThreadSync,
        Class::OpenMp,
        Class::Sleep,
        Class::EventWait,
        Class::ProcessWait,
        Class::Accelerator,
    ];

    /// Its position in the table.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its id in the table.
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// For people.
    pub fn label(self) -> &'static str {
        self.row().label
    }

    /// Its colour, #rrggbb.
    pub fn colour(self) -> &'static str {
        self.row().colour
    }

    /// The family it counts into.
    pub fn family(self) -> Family {
        match self {
            Class::Compute => Family::Compute,
            Class::MpiP2p | Class::MpiCollective | Class::MpiWait | Class::MpiRma | Class::MpiOther => Family::Mpi,
            Class::MpiIo | Class::IoRead | Class::IoWrite | Class::IoMeta | Class::IoSync => Family::Io,
            Class::ThreadSync
            | Class::OpenMp
            | Class::Sleep
            | Class::EventWait
            | Class::ProcessWait
            | Class::Accelerator => Family::Wait,
        }
    }

    /// The class with this id; an id of a newer table is `None`.
    pub fn from_id(id: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.id() == id)
    }
}

struct Row {
    id: &'static str,
    label: &'static str,
    colour: &'static str,
}

impl Class {
    fn row(self) -> Row {
        let (id, label, colour) = match self {
            Class::Compute => ("compute", "Compute", "#2a8c5a"),
            Class::MpiP2p => ("mpi_p2p", "MPI point-to-point", "#4a90d9"),
            Class::MpiCollective => ("mpi_collective", "MPI collective", "#1f5fa8"),
            Class::MpiWait => ("mpi_wait", "MPI wait/test", "#86b8e8"),
            Class::MpiRma => ("mpi_rma", "MPI one-sided", "#6f7fd0"),
            Class::MpiIo => ("mpi_io", "MPI-IO", "#b3541e"),
            Class::MpiOther => ("mpi_other", "MPI other", "#9fb4c9"),
            Class::IoRead => ("io_read", "I/O read", "#f0a830"),
            Class::IoWrite => ("io_write", "I/O write", "#e07b1a"),
            Class::IoMeta => ("io_meta", "I/O metadata", "#c9a36a"),
            Class::IoSync => ("io_sync", "I/O sync", "#8c5a2a"),
            Class::ThreadSync => ("thread_sync", "Thread synchronisation", "#b58bc2"),
            Class::OpenMp => ("openmp", "OpenMP overhead and waiting", "#8a5fa0"),
            Class::Sleep => ("sleep", "Sleeping", "#a9a9a9"),
            Class::EventWait => ("event_wait", "Waiting for events", "#8f8f9a"),
            Class::ProcessWait => ("process_wait", "Waiting for a process", "#77777f"),
            Class::Accelerator => ("accelerator", "Waiting for an accelerator", "#d1495b"),
        };
        Row { id, label, colour }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_the_one_in_api() {
        let toml = include_str!("../../../api/classes.toml");
        let field = |name: &str| -> Vec<String> {
            let start = format!("{name} = \"");
            toml.lines()
                .filter_map(|line| line.strip_prefix(&start)?.strip_suffix('"'))
                .map(str::to_string)
                .collect()
        };
        let ours = |of: fn(Class) -> &'static str| Class::ALL.map(of).map(str::to_string).to_vec();
        assert_eq!(field("id"), ours(Class::id));
        assert_eq!(field("label"), ours(Class::label));
        assert_eq!(field("colour"), ours(Class::colour));
        assert_eq!(field("family"), ours(|class| class.family().id()));
    }

    #[test]
    fn ids_are_found_again_and_unknown_ones_are_not() {
        for class in Class::ALL {
            assert_eq!(Class::from_id(class.id()), Some(class));
            assert_eq!(Class::ALL[class.index()], class);
        }
        assert_eq!(Class::from_id("telepathy"), None);
    }
}
