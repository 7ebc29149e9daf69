//! A call that has been begun.
#![allow(unsafe_code)]

use crate::communicator::done;
use crate::error::Error;
use crate::interface::Handle;
use crate::library::Api;
use crate::world::World;
use std::ffi::c_int;
use std::marker::PhantomData;
use std::mem::ManuallyDrop;

/// A call that has been begun, and the memory that it uses until it has ended.
///
/// Dropped before its end, it leaks that memory: the library may still write there. Its calls fail where MPI says so and does
/// not end the job.
pub struct Pending<'w, B> {
    api: &'static Api,
    handle: Handle,
    memory: ManuallyDrop<B>,
    world: PhantomData<&'w World>,
}

impl<'w, B> Pending<'w, B> {
    /// `begin` begins the call, with all its addresses inside what `memory` holds on the heap.
    pub(crate) fn begin(
        api: &'static Api,
        mut memory: B,
        function: &'static str,
        begin: impl FnOnce(&mut B, *mut Handle) -> c_int,
    ) -> Result<Self, Error> {
        let mut handle: Handle = 0;
        let code = begin(&mut memory, &mut handle);
        let memory = ManuallyDrop::new(memory);
        done(function, code)?;
        Ok(Self {
            api,
            handle,
            memory,
            world: PhantomData,
        })
    }

    /// Waits until it has ended, and gives its memory back.
    pub fn wait(mut self) -> Result<B, Error> {
        let Api { calls, constants } = self.api;
        // SAFETY: the handle of a request that this library made and that has not been waited for; or, after a test
        // that found it ended, the one that stands for none.
        let code = unsafe { (calls.wait)(&mut self.handle, constants.ignore) };
        done("MPI_Wait", code)?;
        Ok(ManuallyDrop::into_inner(self.memory))
    }

    /// Whether it has ended. Gives the library an occasion to bring messages forward.
    pub fn test(&mut self) -> Result<bool, Error> {
        let Api { calls, constants } = self.api;
        let mut flag: c_int = 0;
        // SAFETY: as in `wait`.
        let code = unsafe { (calls.test)(&mut self.handle, &mut flag, constants.ignore) };
        done("MPI_Test", code)?;
        Ok(flag != 0)
    }
}
