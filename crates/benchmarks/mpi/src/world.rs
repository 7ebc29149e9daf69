//! MPI between its start and its end.
#![allow(unsafe_code)]

use crate::communicator::{Communicator, done};
use crate::error::Error;
use crate::library::Library;
use std::ffi::c_int;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering};

/// MPI_MAX_PROCESSOR_NAME is 256 at most.
const LONGEST_NAME: usize = 1024;

static STARTED: AtomicBool = AtomicBool::new(false);

/// MPI between its start and its end, in the thread that started it. Its calls fail where MPI says so and does not end the job.
pub struct World {
    library: Library,
    _one_thread: PhantomData<*const ()>,
}

impl World {
    /// Starts MPI. A process can do so once.
    ///
    /// # Errors
    /// If it was started before, or the library says so; most libraries end the job rather than say so.
    pub fn start(library: Library) -> Result<Self, Error> {
        if STARTED.swap(true, Ordering::SeqCst) {
            return Err(Error::Twice);
        }
        // SAFETY: the first and only call in this process; no arguments are passed on, as MPI allows since version 2.
        let code = unsafe { (library.api.calls.init)(std::ptr::null_mut(), std::ptr::null_mut()) };
        done("MPI_Init", code)?;
        Ok(Self {
            library,
            _one_thread: PhantomData,
        })
    }

    /// The library.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// All ranks.
    pub fn all(&self) -> Result<Communicator<'_>, Error> {
        Communicator::of(self.library.api, self.library.api.constants.world)
    }

    /// Name of the node.
    pub fn processor_name(&self) -> Result<String, Error> {
        let mut text = vec![0u8; LONGEST_NAME];
        let mut length: c_int = 0;
        // SAFETY: the room is more than any of the interfaces writes.
        let code = unsafe { (self.library.api.calls.processor_name)(text.as_mut_ptr().cast(), &mut length) };
        done("MPI_Get_processor_name", code)?;
        text.truncate(usize::try_from(length).unwrap_or(0));
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    /// Ends MPI. Every rank must do it.
    pub fn finish(self) -> Result<(), Error> {
        // SAFETY: started and not ended; what borrows the world is gone.
        done("MPI_Finalize", unsafe { (self.library.api.calls.finalize)() })
    }

    /// Ends all ranks at once, with this exit status.
    pub fn abort(&self, status: i32) -> ! {
        let api = self.library.api;
        // SAFETY: started and not ended.
        unsafe { (api.calls.abort)(api.constants.world, status) };
        std::process::exit(status)
    }
}
