//! What a thread can be doing at a moment: the rows of `api/classes.toml`, and the families they add up to.

use format::classes;

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

    /// Its colour, #rrggbb: that of its weightiest class.
    pub fn colour(self) -> &'static str {
        match self {
            Family::Compute => Class::Compute.colour(),
            Family::Mpi => Class::MpiCollective.colour(),
            Family::Io => Class::IoWrite.colour(),
            Family::Wait => Class::EventWait.colour(),
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
    /// Sync: fsync and the like.
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

    /// Whether a thread in it wants a core: when it computes, and when it communicates or is in the OpenMP runtime, which
    /// wait by polling unless told otherwise. Starting and ending MPI is mostly waiting for other processes, asleep.
    pub fn wants_core(self) -> bool {
        match self.family() {
            Family::Compute => true,
            Family::Mpi => self != Class::MpiOther,
            Family::Io => false,
            Family::Wait => self == Class::OpenMp,
        }
    }

    /// The class with this id; an id of a newer table is `None`.
    pub fn from_id(id: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.id() == id)
    }
}

impl Class {
    fn row(self) -> &'static classes::Class {
        &classes::CLASSES[self.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variants_are_the_rows_of_the_table_in_its_order() {
        let names: Vec<String> = Class::ALL
            .iter()
            .map(|class| format!("{class:?}").to_lowercase())
            .collect();
        let ids: Vec<String> = classes::CLASSES.iter().map(|row| row.id.replace('_', "")).collect();
        assert_eq!(names, ids);
        for row in classes::CLASSES {
            assert_eq!(
                Class::from_id(row.id).map(|class| class.family().id()),
                Some(row.family),
                "{}",
                row.id
            );
        }
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
