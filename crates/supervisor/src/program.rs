//! The program to run: found as `execvp` finds it, and looked at to see whether it can be measured.

use crate::Error;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::Read;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::{Path, PathBuf};

/// What to execute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The file.
    pub path: PathBuf,
    /// Words that come before the program's own arguments: the shell, for a text without `#!`.
    pub prefix: Vec<OsString>,
    /// Why our library cannot be loaded into it; `None` if it can.
    pub unmeasurable: Option<Unmeasurable>,
}

/// Why a program runs unmeasured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unmeasurable {
    /// A clause.
    pub why: &'static str,
    /// What to do about it, a sentence.
    pub remedy: &'static str,
}

/// Finds the program and looks at it. Nothing that can run is refused. An error where it is not there, a directory or not
/// executable.
pub fn find(name: &OsStr, search_path: Option<&OsStr>) -> Result<Program, Error> {
    if name.is_empty() {
        return Err(Error::NoProgram);
    }
    let path = locate(name, search_path)?;
    let text = || name.to_string_lossy().into_owned();
    let facts = path.metadata().map_err(|source| Error::Start {
        program: text(),
        source,
    })?;
    let privileged = facts.mode() & 0o6000 != 0 && changes_user(&path, &facts);
    let look = File::open(&path).ok().map(|file| examine(&file, 0));
    if look == Some(Content::ShellText) {
        return Ok(Program {
            prefix: vec!["/bin/sh".into(), path.into_os_string()],
            path: "/bin/sh".into(),
            unmeasurable: None,
        });
    }
    let unmeasurable = match look {
        Some(Content::Unmeasurable(why)) => Some(why),
        // A program may be executable but not readable: it runs, and the dynamic linker decides.
        _ => privileged.then_some(PRIVILEGED),
    };
    Ok(Program {
        path,
        prefix: Vec::new(),
        unmeasurable,
    })
}

const PRIVILEGED: Unmeasurable = Unmeasurable {
    why: "it runs with another user's rights (setuid or setgid), where the system loads no libraries",
    remedy: "Measure a copy of it without that right (cp makes one), or what it starts.",
};
const NARROW: Unmeasurable = Unmeasurable {
    why: "it is a 32-bit program, and the library is built for 64 bits",
    remedy: "Build it for 64 bits.",
};
const FOREIGN: Unmeasurable = Unmeasurable {
    why: "it is built for another kind of processor",
    remedy: "Build it for this machine's kind of processor.",
};
const STATIC: Unmeasurable = Unmeasurable {
    why: "it is linked statically, so that no library can be loaded into it",
    remedy: "Link it dynamically: leave out -static; build a Go program with -linkmode=external, of which the calls of \
             its C libraries are then seen.",
};
const OTHER_LIBC: Unmeasurable = Unmeasurable {
    why: "it uses another C library, such as musl, and the library is built for glibc",
    remedy: "Build it against glibc, on a machine or in a container that has that.",
};
const SANITIZED: Unmeasurable = Unmeasurable {
    why: "it is built with AddressSanitizer, whose runtime must come before all libraries",
    remedy: "Build it without the sanitizer, or link that with -static-libasan.",
};

/// A setuid bit that names ourselves changes nothing.
fn changes_user(path: &Path, facts: &std::fs::Metadata) -> bool {
    let user = facts.mode() & 0o4000 != 0 && facts.uid() != rustix::process::geteuid().as_raw();
    let group = facts.mode() & 0o2000 != 0 && facts.gid() != rustix::process::getegid().as_raw();
    let nosuid = rustix::fs::statvfs(path).is_ok_and(|fs| fs.f_flag.contains(rustix::fs::StatVfsMountFlags::NOSUID));
    (user || group) && !nosuid
}

fn locate(name: &OsStr, search_path: Option<&OsStr>) -> Result<PathBuf, Error> {
    let program = || name.to_string_lossy().into_owned();
    if name.as_bytes().contains(&b'/') {
        let path = PathBuf::from(name);
        return match path.metadata() {
            Err(error) if error.kind() == std::io::ErrorKind::PermissionDenied => {
                Err(Error::Permission { program: program() })
            }
            Err(_) => Err(Error::NoSuchFile { program: program() }),
            Ok(facts) if facts.is_dir() => Err(Error::Directory { program: program() }),
            Ok(_) if !executable(&path) => Err(Error::Permission { program: program() }),
            Ok(_) => Ok(path),
        };
    }
    // What the system takes where PATH is not set.
    let search_path = search_path.unwrap_or(OsStr::new("/bin:/usr/bin"));
    let mut denied = false;
    for folder in search_path.as_bytes().split(|&byte| byte == b':') {
        let folder = if folder.is_empty() {
            Path::new(".")
        } else {
            Path::new(OsStr::from_bytes(folder))
        };
        let path = folder.join(name);
        match path.metadata() {
            Ok(facts) if facts.is_file() && executable(&path) => return Ok(path),
            Ok(facts) if facts.is_file() => denied = true,
            _ => {}
        }
    }
    Err(if denied {
        Error::Permission { program: program() }
    } else {
        Error::NotFound { program: program() }
    })
}

fn executable(path: &Path) -> bool {
    rustix::fs::accessat(
        rustix::fs::CWD,
        path,
        rustix::fs::Access::EXEC_OK,
        rustix::fs::AtFlags::EACCESS,
    )
    .is_ok()
}

#[derive(Debug, PartialEq, Eq)]
enum Content {
    Measurable,
    Unmeasurable(Unmeasurable),
    /// Neither ELF nor `#!`: a shell runs it, as execvp would have it.
    ShellText,
}

const ELF64: u8 = 2;
const LITTLE_ENDIAN: u8 = 1;
const PT_LOAD: u32 = 1;
const PT_DYNAMIC: u32 = 2;
const PT_INTERP: u32 = 3;
const DT_NEEDED: u64 = 1;
const DT_STRTAB: u64 = 5;
#[cfg(target_arch = "x86_64")]
const MACHINE: u16 = 62;
#[cfg(target_arch = "aarch64")]
const MACHINE: u16 = 183;

fn examine(mut file: &File, scripts: u32) -> Content {
    let mut head = Vec::new();
    // A read that fails leaves the head short: then the kernel is to judge.
    let _ = file.by_ref().take(64).read_to_end(&mut head);
    if head.starts_with(b"#!") {
        return of_script(file, scripts);
    }
    if !head.starts_with(b"\x7fELF") {
        return if head.is_empty() || head.contains(&0) {
            Content::Measurable
        } else {
            Content::ShellText
        };
    }
    if head.len() < 64 || head[4] != ELF64 {
        return Content::Unmeasurable(NARROW);
    }
    if head[5] != LITTLE_ENDIAN || u16::from_le_bytes([head[18], head[19]]) != MACHINE {
        return Content::Unmeasurable(FOREIGN);
    }
    match interpreter(file, &head) {
        None => Content::Unmeasurable(STATIC),
        Some(name) if !is_of_glibc(&name) => Content::Unmeasurable(OTHER_LIBC),
        Some(_) if sanitized(file, &head) => Content::Unmeasurable(SANITIZED),
        Some(_) => Content::Measurable,
    }
}

/// glibc's dynamic linkers, under all the names that they go by. What is told of a file here, `program.c` of the collector
/// tells as well: `tests/programs/linked.txt`.
const LINKERS: [&[u8]; 4] = [b"ld-linux", b"ld-2.", b"ld-lsb", b"ld.so"];

fn is_of_glibc(linker: &[u8]) -> bool {
    let name = linker.rsplit(|byte| *byte == b'/').next().unwrap_or(linker);
    LINKERS.iter().any(|ours| name.starts_with(ours))
}

/// Interpreters that are scripts again: as many as the kernel follows.
const SCRIPTS: u32 = 5;

/// A script is what its interpreter is.
fn of_script(file: &File, scripts: u32) -> Content {
    let mut line = [0; 256];
    let length = file.read_at(&mut line, 2).unwrap_or(0);
    let line = line[..length].split(|&byte| byte == b'\n').next().unwrap_or_default();
    let name = line.split(|byte| b" \t".contains(byte)).find(|word| !word.is_empty());
    let opened = name.and_then(|name| {
        let path = Path::new(OsStr::from_bytes(name));
        path.is_file().then(|| File::open(path).ok()).flatten()
    });
    match opened {
        Some(interpreter) if scripts < SCRIPTS => match examine(&interpreter, scripts + 1) {
            Content::Unmeasurable(why) => Content::Unmeasurable(why),
            Content::Measurable | Content::ShellText => Content::Measurable,
        },
        _ => Content::Measurable,
    }
}

/// Whether AddressSanitizer's runtime is the first library that the file needs.
fn sanitized(file: &File, head: &[u8]) -> bool {
    first_needed(file, head)
        .is_some_and(|name| name.starts_with(b"libasan.so") || name.starts_with(b"libclang_rt.asan"))
}

/// A word of the file.
fn word(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn first_needed(file: &File, head: &[u8]) -> Option<Vec<u8>> {
    let (table, size) = program_headers(file, head)?;
    let dynamic = table
        .chunks(size)
        .find(|entry| entry.starts_with(&PT_DYNAMIC.to_le_bytes()))?;
    let mut entries = vec![0; word(dynamic, 32)?.min(1 << 16) as usize];
    file.read_exact_at(&mut entries, word(dynamic, 8)?).ok()?;
    let value = |tag| {
        entries
            .chunks_exact(16)
            .find(|entry| word(entry, 0) == Some(tag))
            .and_then(|entry| word(entry, 8))
    };
    let (needed, names) = (value(DT_NEEDED)?, value(DT_STRTAB)?);
    let place = table
        .chunks(size)
        .filter(|entry| entry.starts_with(&PT_LOAD.to_le_bytes()))
        .find_map(|entry| {
            let within = names.checked_sub(word(entry, 16)?)?;
            (within < word(entry, 32)?).then_some(word(entry, 8)?.checked_add(within)?)
        })?;
    let mut name = vec![0; 64];
    let length = file.read_at(&mut name, place.checked_add(needed)?).ok()?;
    name.truncate(length);
    Some(name.split(|&byte| byte == 0).next()?.to_vec())
}

/// The content of PT_INTERP: the dynamic linker's name.
fn interpreter(file: &File, head: &[u8]) -> Option<Vec<u8>> {
    let (table, size) = program_headers(file, head)?;
    let entry = table
        .chunks(size)
        .find(|entry| entry.starts_with(&PT_INTERP.to_le_bytes()))?;
    let (from, length) = (word(entry, 8)?, word(entry, 32)?);
    let mut name = vec![0; length.min(4096) as usize];
    file.read_exact_at(&mut name, from).ok()?;
    Some(name)
}

/// The table of program headers, and the size of an entry.
fn program_headers(file: &File, head: &[u8]) -> Option<(Vec<u8>, usize)> {
    let offset = u64::from_le_bytes(*head[32..].first_chunk()?);
    let size = u16::from_le_bytes([head[54], head[55]]) as usize;
    let count = u16::from_le_bytes([head[56], head[57]]) as usize;
    if size < 56 {
        return None;
    }
    let mut table = vec![0; size * count.min(1024)];
    file.read_exact_at(&mut table, offset).ok()?;
    Some((table, size))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    fn file(name: &str, content: &[u8], mode: u32) -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(name);
        fs::write(&path, content).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        (folder, path)
    }

    #[test]
    fn a_shell_is_found_and_measurable() {
        let program = find("sh".as_ref(), Some("/nowhere:/usr/bin:/bin".as_ref())).unwrap();
        assert!(program.path.ends_with("bin/sh"));
        assert_eq!(program.unmeasurable, None);
    }

    #[test]
    fn what_cannot_run_is_said_in_a_sentence() {
        let message = |name: &OsStr| find(name, Some("/usr/bin".as_ref())).unwrap_err().to_string();
        assert!(message("".as_ref()).starts_with("no program given"));
        assert!(message("no-such-program".as_ref()).starts_with("no-such-program: not found; check the spelling"));
        assert!(message("/usr".as_ref()).contains("is a directory"));
        assert!(message("./no/such".as_ref()).contains("no such file"));
        let (_folder, path) = file("data", b"x", 0o644);
        // Root may read everything but executes only what is executable for somebody.
        assert!(message(path.as_os_str()).contains("permission denied; make it executable"));
    }

    #[test]
    fn scripts_run_with_and_without_their_first_line() {
        let (_folder, script) = file("script", b"#!/bin/sh\necho", 0o755);
        assert_eq!(find(script.as_os_str(), None).unwrap().prefix, Vec::<OsString>::new());
        let (_folder, text) = file("text", b"echo hello\n", 0o755);
        let found = find(text.as_os_str(), None).unwrap();
        assert_eq!(
            (found.path, found.prefix),
            ("/bin/sh".into(), vec!["/bin/sh".into(), text.into_os_string()])
        );
    }

    /// As `tests/programs/linked.txt` describes it.
    fn elf(bits: &str, machine: &str, linker: &str, needed: &str) -> Vec<u8> {
        const LINKER: usize = 256;
        const NEEDED: usize = 384;
        const ENTRIES: usize = 448;
        let mut bytes = vec![0; 512];
        let mut put = |at: usize, content: &[u8]| bytes[at..at + content.len()].copy_from_slice(content);
        put(
            0,
            &[0x7f, b'E', b'L', b'F', bits.parse::<u8>().unwrap() / 32, LITTLE_ENDIAN],
        );
        put(18, &if machine == "ours" { MACHINE } else { 243 }.to_le_bytes());
        put(32, &[64]); // program headers
        put(54, &[56, 0, 3]);
        let linked = if linker == "-" { 0 } else { PT_INTERP };
        let segments = [
            (PT_LOAD, 0, 512),
            (PT_DYNAMIC, ENTRIES, 48),
            (linked, LINKER, linker.len() + 1),
        ];
        for (at, (kind, offset, size)) in (64..).step_by(56).zip(segments) {
            put(at, &kind.to_le_bytes());
            put(at + 8, &offset.to_le_bytes());
            put(at + 32, &size.to_le_bytes());
        }
        put(LINKER, linker.as_bytes());
        put(NEEDED, needed.as_bytes());
        put(ENTRIES, &if needed == "-" { 0 } else { DT_NEEDED }.to_le_bytes());
        put(ENTRIES + 16, &DT_STRTAB.to_le_bytes());
        put(ENTRIES + 24, &NEEDED.to_le_bytes());
        bytes
    }

    #[test]
    fn programs_that_cannot_be_measured_are_told_apart() {
        for line in include_str!("../../../tests/programs/linked.txt")
            .lines()
            .filter(|line| !line.starts_with('#'))
        {
            let (described, kind) = line.split_once(": ").unwrap();
            let [bits, machine, linker, needed] = described.split(' ').collect::<Vec<_>>().try_into().unwrap();
            let (_folder, path) = file("elf", &elf(bits, machine, linker, needed), 0o755);
            let expected: &[Option<Unmeasurable>] = match kind {
                "measurable" => &[None],
                "sanitized" => &[Some(SANITIZED)],
                "other-libc" => &[Some(OTHER_LIBC)],
                "other-machine" => &[Some(FOREIGN), Some(NARROW)],
                "static" => &[Some(STATIC)],
                _ => panic!("{line}"),
            };
            let found = find(path.as_os_str(), None).unwrap().unmeasurable;
            assert!(expected.contains(&found), "{line}: {found:?}");
        }
    }
}
