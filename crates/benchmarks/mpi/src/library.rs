//! An opened library.
#![allow(unsafe_code)]

use crate::calls::Calls;
use crate::error::Error;
use crate::find::{self, Surroundings};
use crate::interface::{Constants, Interface};
use crate::version::Version;
use std::ffi::{CStr, CString, OsStr, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// MPI_MAX_LIBRARY_VERSION_STRING is 8192 at most.
const LONGEST_VERSION: usize = 16384;

/// What every call needs of the library.
pub(crate) struct Api {
    pub calls: Calls,
    pub constants: Constants,
}

/// An MPI library, opened and known, not yet started.
pub struct Library {
    pub(crate) api: &'static Api,
    interface: Interface,
    version: Version,
    path: PathBuf,
}

impl Library {
    /// Opens the library that `asked` names, a file or the directory of an installation; else the one that belongs
    /// to the launcher that started this process, else one that the loader finds.
    ///
    /// # Errors
    /// A sentence that says what was tried.
    pub fn open(asked: Option<&Path>) -> Result<Self, Error> {
        let around = Surroundings::here(asked);
        let mut refused = None;
        for file in find::places(&around).into_iter().flat_map(|place| place.files) {
            let left_to_loader = file.parent() == Some(Path::new(""));
            if !left_to_loader && !file.is_file() {
                continue;
            }
            match Self::open_file(&file) {
                Ok(library) => return Ok(library),
                // That the loader does not know a name is no news; that it cannot open a file is.
                Err(error) if !left_to_loader => refused = refused.or(Some(error)),
                Err(_) => {}
            }
        }
        Err(refused.unwrap_or_else(|| Error::NotFound {
            tried: find::tried(&around),
        }))
    }

    fn open_file(path: &Path) -> Result<Self, Error> {
        let handle = load(path)?;
        let in_library = |name: &CStr| symbol(handle, name);
        let version_call = in_library(c"MPI_Get_library_version");
        if version_call.is_null() {
            return Err(Error::NotMpi {
                path: path.into(),
                function: "MPI_Get_library_version",
            });
        }
        let text = version_text(version_call);
        let path = file_of(version_call).unwrap_or_else(|| path.into());
        let version = Version::of(&text);
        let open_mpi = Constants::open_mpi(|name| {
            let name = CString::new(name).ok()?;
            Some(in_library(&name).addr()).filter(|address| *address != 0)
        });
        let standard = standard_interface(in_library(c"PMPI_Abi_get_version"));
        let (interface, constants) = match (standard, open_mpi, &version) {
            (true, _, _) => (Interface::Standard, Constants::STANDARD),
            (_, Some(constants), _) => (Interface::OpenMpi, constants),
            (_, None, Some(version)) if version.is_mpich_family() => (Interface::Mpich, Constants::MPICH),
            _ => {
                let version = text.lines().next().unwrap_or("").to_string();
                return Err(Error::UnknownInterface { path, version });
            }
        };
        let find = |name: &CStr| {
            // A tool that was loaded before the library wraps its functions, and must be given the calls.
            let first = symbol(libc::RTLD_DEFAULT, name);
            if first.is_null() { in_library(name) } else { first }
        };
        // SAFETY: the addresses come from the loader by these names, out of an MPI library or of what wraps it.
        let calls = unsafe { Calls::load(find) }.map_err(|function| Error::NotMpi {
            path: path.clone(),
            function,
        })?;
        Ok(Self {
            // Never closed: libraries of MPI leave threads and exit handlers behind.
            api: Box::leak(Box::new(Api { calls, constants })),
            interface,
            version: version.unwrap_or(Version {
                name: "MPI".into(),
                number: String::new(),
            }),
            path,
        })
    }

    /// Which binary interface it has.
    pub fn interface(&self) -> Interface {
        self.interface
    }

    /// What it says of itself.
    pub fn version(&self) -> &Version {
        &self.version
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Opens a file. Its names are made global: plug-ins of Open MPI want to find it, and wrappers that were loaded before.
fn load(path: &Path) -> Result<*mut c_void, Error> {
    let failed = |why: String| Error::NotOpened { path: path.into(), why };
    let name = CString::new(path.as_os_str().as_bytes()).map_err(|error| failed(error.to_string()))?;
    // SAFETY: a string that ends in zero. The library's initialisers are run, as they would be in any MPI program.
    let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL) };
    if handle.is_null() {
        // SAFETY: called in the thread whose dlopen failed; the text is copied before the next call of the loader.
        let why = unsafe {
            let text = libc::dlerror();
            if text.is_null() {
                "no reason is given".into()
            } else {
                CStr::from_ptr(text).to_string_lossy().into_owned()
            }
        };
        return Err(failed(why));
    }
    Ok(handle)
}

/// An address in an opened library, null if there is none.
fn symbol(handle: *mut c_void, name: &CStr) -> *mut c_void {
    // SAFETY: a handle of dlopen that is never closed, or RTLD_DEFAULT; a string that ends in zero.
    unsafe { libc::dlsym(handle, name.as_ptr()) }
}

/// The file that an address was loaded from.
fn file_of(address: *mut c_void) -> Option<PathBuf> {
    // SAFETY: plain data, which dladdr fills; its string lives as long as the library, which is never closed.
    unsafe {
        let mut found: libc::Dl_info = std::mem::zeroed();
        if libc::dladdr(address, &mut found) == 0 || found.dli_fname.is_null() {
            return None;
        }
        Some(OsStr::from_bytes(CStr::from_ptr(found.dli_fname).to_bytes()).into())
    }
}

/// What `MPI_Get_library_version` says; it may be called before the library is started.
fn version_text(function: *mut c_void) -> String {
    let mut text = vec![0u8; LONGEST_VERSION];
    let mut length: c_int = 0;
    // SAFETY: this is the function of that name and type; the room is twice what the longest of all MPIs writes.
    unsafe {
        let call = std::mem::transmute::<*mut c_void, unsafe extern "C" fn(*mut c_char, *mut c_int) -> c_int>(function);
        call(text.as_mut_ptr().cast(), &mut length);
    }
    let length = usize::try_from(length).unwrap_or(0).min(text.len());
    String::from_utf8_lossy(&text[..length])
        .trim_end_matches('\0')
        .to_string()
}

/// Whether `PMPI_Abi_get_version` tells of the standard's interface: a library with a vendor's own says -1.
fn standard_interface(function: *mut c_void) -> bool {
    let (mut major, mut minor): (c_int, c_int) = (-1, -1);
    if !function.is_null() {
        // SAFETY: this is the function of that name and type, and it may be called before the library is started.
        unsafe {
            let call =
                std::mem::transmute::<*mut c_void, unsafe extern "C" fn(*mut c_int, *mut c_int) -> c_int>(function);
            call(&mut major, &mut minor);
        }
    }
    major >= 1
}
