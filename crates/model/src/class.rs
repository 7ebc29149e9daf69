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
    /// In the driver of an accelerator: waiting for it, copying, launching.
    Accelerator,
    /// Waiting for threads, processes or events, or asleep.
    Wait,
}

impl Family {
    /// All, in the order shown.
    pub const ALL: [Family; 5] = [
        Family::Compute,
        Family::Mpi,
        Family::Io,
        Family::Accelerator,
        Family::Wait,
    ];

    /// Its id in `api/classes.toml`.
    pub fn id(self) -> &'static str {
        match self {
            Family::Compute => "compute",
            Family::Mpi => "mpi",
            Family::Io => "io",
            Family::Accelerator => "accelerator",
            Family::Wait => "wait",
        }
    }

    /// For people.
    pub fn label(self) -> &'static str {
        match self {
            Family::Compute => "Compute",
            Family::Mpi => "MPI",
            Family::Io => "I/O",
            Family::Accelerator => "Accelerator",
            Family::Wait => "Other waiting",
        }
    }

    /// Its colour, #rrggbb: that of its weightiest class.
    pub fn colour(self) -> &'static str {
        match self {
            Family::Compute => Class::Compute.colour(),
            Family::Mpi => Class::MpiCollective.colour(),
            Family::Io => Class::IoWrite.colour(),
            Family::Accelerator => Class::Accelerator.colour(),
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
    /// In the threads of a math library: waiting for work, or for each other.
    LibraryWait,
    /// Asleep.
    Sleep,
    /// Waiting for events.
    EventWait,
    /// Waiting for a child process.
    ProcessWait,
    /// Waiting for an accelerator.
    Accelerator,
    /// Copying to, from or on an accelerator.
    AcceleratorCopy,
    /// Launching a kernel.
    AcceleratorLaunch,
    /// Any other call of an accelerator's driver.
    AcceleratorOther,
}

/// How many classes there are.
pub const CLASSES: usize = 21;

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
        Class::LibraryWait,
        Class::Sleep,
        Class::EventWait,
        Class::ProcessWait,
        Class::Accelerator,
        Class::AcceleratorCopy,
        Class::AcceleratorLaunch,
        Class::AcceleratorOther,
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
            Class::Accelerator | Class::AcceleratorCopy | Class::AcceleratorLaunch | Class::AcceleratorOther => {
                Family::Accelerator
            }
            Class::ThreadSync
            | Class::OpenMp
            | Class::LibraryWait
            | Class::Sleep
            | Class::EventWait
            | Class::ProcessWait => Family::Wait,
        }
    }

    /// Whether a thread in it wants a core: when it computes, and when it communicates, is in the OpenMP runtime, a math library's
    /// pool or an accelerator's driver, which wait by polling unless told otherwise. Starting and ending MPI is mostly waiting for other processes, asleep.
    pub fn wants_core(self) -> bool {
        match self.family() {
            Family::Compute => true,
            Family::Mpi => self != Class::MpiOther,
            Family::Io => false,
            Family::Accelerator => true,
            Family::Wait => matches!(self, Class::OpenMp | Class::LibraryWait),
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

    /// Matrices of Machado, Oliveira and Fernandes (2009) for full deuteranopia, protanopia and tritanopia, after normal sight.
    const SIGHTS: [[[f64; 3]; 3]; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [
            [0.3673, 0.8606, -0.2280],
            [0.2801, 0.6725, 0.0474],
            [-0.0118, 0.0429, 0.9689],
        ],
        [
            [0.1523, 1.0526, -0.2049],
            [0.1145, 0.7863, 0.0992],
            [-0.0039, -0.0481, 1.0520],
        ],
        [
            [1.2555, -0.0767, -0.1788],
            [-0.0784, 0.9308, 0.1476],
            [0.0047, 0.6914, 0.3039],
        ],
    ];

    /// Linear red, green and blue.
    fn linear(colour: &str) -> [f64; 3] {
        [1, 3, 5].map(|at| {
            let part = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        })
    }

    fn dot(row: [f64; 3], of: [f64; 3]) -> f64 {
        row.iter().zip(of).map(|(a, b)| a * b).sum()
    }

    const LUMINANCE: [f64; 3] = [0.2126, 0.7152, 0.0722];

    /// CIE L*a*b* of a colour as somebody sees it.
    fn seen(colour: &str, sight: [[f64; 3]; 3]) -> [f64; 3] {
        let rgb = sight.map(|row| dot(row, linear(colour)).clamp(0.0, 1.0));
        let root = |t: f64| {
            if t > 0.008856 {
                t.cbrt()
            } else {
                7.787 * t + 16.0 / 116.0
            }
        };
        let x = root(dot([0.4124, 0.3576, 0.1805], rgb) / 0.95047);
        let y = root(dot(LUMINANCE, rgb));
        let z = root(dot([0.0193, 0.1192, 0.9505], rgb) / 1.08883);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    #[test]
    fn classes_of_two_families_are_told_apart_whatever_colours_one_sees() {
        let classes = Class::ALL.iter().enumerate();
        for (a, b) in classes.flat_map(|(at, a)| Class::ALL[..at].iter().map(move |b| (a, b))) {
            if a.family() == b.family() {
                continue;
            }
            for sight in SIGHTS {
                let [one, other] = [a, b].map(|class| seen(class.colour(), sight));
                let apart = one.iter().zip(other).map(|(x, y)| (x - y).powi(2)).sum::<f64>().sqrt();
                assert!(apart >= 13.0, "{a:?} and {b:?} differ by {apart:.1}");
            }
        }
    }

    #[test]
    fn families_are_seen_on_a_light_page_and_on_a_dark_one() {
        let luminance = |colour| dot(LUMINANCE, linear(colour));
        for family in Family::ALL {
            for (paper, least) in [("#fdfcfa", 2.9), ("#15181c", 3.0)] {
                let (low, high) = (luminance(family.colour()), luminance(paper));
                let contrast = (low.max(high) + 0.05) / (low.min(high) + 0.05);
                assert!(contrast >= least, "{family:?} on {paper}: {contrast:.2}");
            }
        }
    }
}
