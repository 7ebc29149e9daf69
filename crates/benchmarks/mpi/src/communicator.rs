//! A group of ranks and what they can say to each other.
#![allow(unsafe_code)]

use crate::buffer::Buffer;
use crate::error::Error;
use crate::interface::{Constants, Handle, UNDEFINED};
use crate::library::Api;
use crate::pending::Pending;
use crate::world::World;
use std::ffi::{c_int, c_void};
use std::marker::PhantomData;
use std::sync::atomic::AtomicU64;

/// How numbers of all ranks become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// MPI_SUM.
    Sum,
    /// MPI_MAX.
    Max,
}

/// A number that can be reduced.
pub trait Number: Copy + sealed::Sealed {}

impl Number for f32 {}
impl Number for f64 {}

mod sealed {
    pub enum Kind {
        Float,
        Double,
    }

    pub trait Sealed {
        const KIND: Kind;
    }

    impl Sealed for f32 {
        const KIND: Kind = Kind::Float;
    }

    impl Sealed for f64 {
        const KIND: Kind = Kind::Double;
    }
}

/// MPI_FLOAT or MPI_DOUBLE.
fn datatype<N: Number>(constants: &Constants) -> Handle {
    match N::KIND {
        sealed::Kind::Float => constants.float,
        sealed::Kind::Double => constants.double,
    }
}

/// Numbers to reduce, and room for the result.
pub type Numbers<N> = (Vec<N>, Vec<N>);

/// A group of ranks. Its calls fail where MPI says so and does not end the job, and for lengths that MPI cannot count or that
/// are beyond the memory.
pub struct Communicator<'w> {
    api: &'static Api,
    handle: Handle,
    rank: u32,
    size: u32,
    world: PhantomData<&'w World>,
}

/// MPI_SUCCESS is 0 in each interface.
pub(crate) fn done(function: &'static str, code: c_int) -> Result<(), Error> {
    match code {
        0 => Ok(()),
        code => Err(Error::Call { function, code }),
    }
}

/// A length that MPI can count.
fn count(function: &'static str, length: usize) -> Result<c_int, Error> {
    c_int::try_from(length).map_err(|_| Error::Length {
        function,
        found: length,
        wanted: c_int::MAX as usize,
    })
}

/// Where to read. Rust's address of nothing is a small number, and small numbers mean something to MPI.
fn source<T>(values: &[T]) -> *const c_void {
    static NOTHING: u64 = 0;
    if values.is_empty() {
        (&raw const NOTHING).cast()
    } else {
        values.as_ptr().cast()
    }
}

/// Where to write; likewise.
fn target<T>(values: &mut [T]) -> *mut c_void {
    static NOTHING: AtomicU64 = AtomicU64::new(0);
    if values.is_empty() {
        NOTHING.as_ptr().cast()
    } else {
        values.as_mut_ptr().cast()
    }
}

fn within(function: &'static str, found: usize, wanted: usize) -> Result<(), Error> {
    if found > wanted {
        return Err(Error::Length {
            function,
            found,
            wanted,
        });
    }
    Ok(())
}

impl<'w> Communicator<'w> {
    pub(crate) fn of(api: &'static Api, handle: Handle) -> Result<Self, Error> {
        let (mut rank, mut size): (c_int, c_int) = (0, 0);
        // SAFETY: a communicator of this library.
        done("MPI_Comm_rank", unsafe { (api.calls.rank)(handle, &mut rank) })?;
        // SAFETY: as above.
        done("MPI_Comm_size", unsafe { (api.calls.size)(handle, &mut size) })?;
        Ok(Self {
            api,
            handle,
            rank: rank.unsigned_abs(),
            size: size.unsigned_abs(),
            world: PhantomData,
        })
    }

    /// Of this process, from 0.
    pub fn rank(&self) -> u32 {
        self.rank
    }

    /// How many ranks there are.
    pub fn size(&self) -> u32 {
        self.size
    }

    /// Those that give the same `part` become a group, in the order of their ranks; those that give `None` get none.
    pub fn split(&self, part: Option<u32>) -> Result<Option<Communicator<'w>>, Error> {
        let part = part.map_or(UNDEFINED, |part| (part & 0x7fff_ffff) as c_int);
        let mut handle: Handle = 0;
        // SAFETY: a communicator of this library, and room for a handle of any width.
        let code = unsafe { (self.api.calls.split)(self.handle, part, self.rank as c_int, &mut handle) };
        done("MPI_Comm_split", code)?;
        if handle == self.api.constants.no_communicator {
            return Ok(None);
        }
        Communicator::of(self.api, handle).map(Some)
    }

    /// Releases what [`Communicator::split`] made; all of its ranks must do it.
    pub fn free(mut self) -> Result<(), Error> {
        if self.handle == self.api.constants.world {
            return Ok(());
        }
        // SAFETY: a communicator that split made and that is used no more.
        done("MPI_Comm_free", unsafe { (self.api.calls.free)(&mut self.handle) })
    }

    /// Sends and returns when the bytes may be changed again.
    pub fn send(&self, bytes: &[u8], to: u32, tag: u16) -> Result<(), Error> {
        let (calls, byte) = (&self.api.calls, self.api.constants.byte);
        let count = count("MPI_Send", bytes.len())?;
        // SAFETY: so many bytes can be read there.
        let code = unsafe { (calls.send)(source(bytes), count, byte, to as c_int, tag.into(), self.handle) };
        done("MPI_Send", code)
    }

    /// Receives at most as many bytes as there is room; a longer message ends the job.
    pub fn receive(&self, bytes: &mut [u8], from: u32, tag: u16) -> Result<(), Error> {
        let Api { calls, constants } = self.api;
        let count = count("MPI_Recv", bytes.len())?;
        let (from, tag) = (from as c_int, tag.into());
        // SAFETY: so many bytes can be written there.
        let code = unsafe {
            let bytes = target(bytes);
            (calls.receive)(bytes, count, constants.byte, from, tag, self.handle, constants.ignore)
        };
        done("MPI_Recv", code)
    }

    /// Begins to send the first `length` bytes.
    pub fn isend(&self, buffer: Buffer, length: usize, to: u32, tag: u16) -> Result<Pending<'w, Buffer>, Error> {
        within("MPI_Isend", length, buffer.bytes().len())?;
        let count = count("MPI_Isend", length)?;
        Pending::begin(self.api, buffer, "MPI_Isend", |buffer, request| {
            let (calls, byte) = (&self.api.calls, self.api.constants.byte);
            let bytes = source(buffer.bytes());
            // SAFETY: the buffer is on the heap, at least that long, and stays until the request has ended.
            unsafe { (calls.isend)(bytes, count, byte, to as c_int, tag.into(), self.handle, request) }
        })
    }

    /// Begins to receive at most `length` bytes.
    pub fn ireceive(&self, buffer: Buffer, length: usize, from: u32, tag: u16) -> Result<Pending<'w, Buffer>, Error> {
        within("MPI_Irecv", length, buffer.bytes().len())?;
        let count = count("MPI_Irecv", length)?;
        Pending::begin(self.api, buffer, "MPI_Irecv", |buffer, request| {
            let (calls, byte) = (&self.api.calls, self.api.constants.byte);
            let bytes = target(buffer.bytes_mut());
            // SAFETY: as in `isend`, and nobody looks at the buffer before.
            unsafe { (calls.ireceive)(bytes, count, byte, from as c_int, tag.into(), self.handle, request) }
        })
    }

    /// Sends the same bytes so many times at once, and waits for all: `window` is cleared and used for the requests.
    pub fn send_window(&self, bytes: &[u8], times: usize, to: u32, tag: u16, window: &mut Window) -> Result<(), Error> {
        let (calls, byte) = (&self.api.calls, self.api.constants.byte);
        let count = count("MPI_Isend", bytes.len())?;
        window.run(self.api, times, "MPI_Isend", |request| {
            // SAFETY: borrowed until all requests have ended.
            unsafe {
                (calls.isend)(
                    source(bytes),
                    count,
                    byte,
                    to as c_int,
                    tag.into(),
                    self.handle,
                    request,
                )
            }
        })
    }

    /// Receives so many messages at once into the same room, as every benchmark of bandwidth does, and waits for all.
    /// What is there afterwards may be of any of them.
    pub fn receive_window(
        &self,
        bytes: &mut [u8],
        times: usize,
        from: u32,
        tag: u16,
        window: &mut Window,
    ) -> Result<(), Error> {
        let (calls, byte) = (&self.api.calls, self.api.constants.byte);
        let count = count("MPI_Irecv", bytes.len())?;
        let bytes = target(bytes);
        window.run(self.api, times, "MPI_Irecv", |request| {
            // SAFETY: borrowed, and looked at by nobody, until all requests have ended.
            unsafe { (calls.ireceive)(bytes, count, byte, from as c_int, tag.into(), self.handle, request) }
        })
    }

    /// Returns when all ranks have called it.
    pub fn barrier(&self) -> Result<(), Error> {
        // SAFETY: a communicator of this library, as in all that follows.
        done("MPI_Barrier", unsafe { (self.api.calls.barrier)(self.handle) })
    }

    /// Gives everybody the root's bytes; all must give as much room.
    pub fn broadcast(&self, bytes: &mut [u8], root: u32) -> Result<(), Error> {
        let (calls, byte) = (&self.api.calls, self.api.constants.byte);
        let count = count("MPI_Bcast", bytes.len())?;
        // SAFETY: so many bytes can be read and written there.
        let code = unsafe { (calls.broadcast)(target(bytes), count, byte, root as c_int, self.handle) };
        done("MPI_Bcast", code)
    }

    /// Everybody's bytes, in order of ranks, at the root; nothing elsewhere. All must give as many.
    pub fn gather(&self, bytes: &[u8], root: u32) -> Result<Vec<u8>, Error> {
        let (calls, byte) = (&self.api.calls, self.api.constants.byte);
        let each = count("MPI_Gather", bytes.len())?;
        let room = if self.rank == root {
            bytes.len() * self.size as usize
        } else {
            0
        };
        let mut all = vec![0u8; room];
        let (from, to) = (source(bytes), target(&mut all));
        // SAFETY: so many bytes can be read; at the root, so many for each rank can be written.
        let code = unsafe { (calls.gather)(from, each, byte, to, each, byte, root as c_int, self.handle) };
        done("MPI_Gather", code)?;
        Ok(all)
    }

    /// Everybody's bytes, in order of ranks, everywhere. All must give as many.
    pub fn allgather(&self, bytes: &[u8]) -> Result<Vec<u8>, Error> {
        let (calls, byte) = (&self.api.calls, self.api.constants.byte);
        let each = count("MPI_Allgather", bytes.len())?;
        let mut all = vec![0u8; bytes.len() * self.size as usize];
        let (from, to) = (source(bytes), target(&mut all));
        // SAFETY: so many bytes can be read, and so many for each rank can be written.
        let code = unsafe { (calls.allgather)(from, each, byte, to, each, byte, self.handle) };
        done("MPI_Allgather", code)?;
        Ok(all)
    }

    /// Reduces the numbers of all ranks, one by one, into everybody's `to`, which must be as long as `from`.
    pub fn allreduce<N: Number>(&self, from: &[N], to: &mut [N], operation: Operation) -> Result<(), Error> {
        within("MPI_Allreduce", from.len(), to.len())?;
        // SAFETY: so many numbers can be read, and as many written.
        unsafe { self.reduce(source(from), &mut to[..from.len()], operation) }
    }

    /// The same, the result in place of the own numbers.
    pub fn allreduce_in_place<N: Number>(&self, numbers: &mut [N], operation: Operation) -> Result<(), Error> {
        // SAFETY: so many numbers can be read and written.
        unsafe { self.reduce(self.api.constants.in_place, numbers, operation) }
    }

    /// # Safety
    /// As many numbers as `to` has must be readable at `from`, or it stands for "in place".
    unsafe fn reduce<N: Number>(&self, from: *const c_void, to: &mut [N], operation: Operation) -> Result<(), Error> {
        let Api { calls, constants } = self.api;
        let count = count("MPI_Allreduce", to.len())?;
        let (datatype, operation) = (datatype::<N>(constants), operation.handle(constants));
        // SAFETY: the caller's.
        let code = unsafe { (calls.allreduce)(from, target(to), count, datatype, operation, self.handle) };
        done("MPI_Allreduce", code)
    }

    /// Piece r of `from` goes to rank r, and piece r of `to` comes from it; pieces are of `each` bytes.
    pub fn alltoall(&self, from: &[u8], to: &mut [u8], each: usize) -> Result<(), Error> {
        let (calls, byte) = (&self.api.calls, self.api.constants.byte);
        within(
            "MPI_Alltoall",
            each.saturating_mul(self.size as usize),
            from.len().min(to.len()),
        )?;
        let each = count("MPI_Alltoall", each)?;
        let (from, to) = (source(from), target(to));
        // SAFETY: so many bytes for each rank can be read, and as many written.
        let code = unsafe { (calls.alltoall)(from, each, byte, to, each, byte, self.handle) };
        done("MPI_Alltoall", code)
    }

    /// Begins a barrier.
    pub fn ibarrier(&self) -> Result<Pending<'w, ()>, Error> {
        Pending::begin(self.api, (), "MPI_Ibarrier", |(), request| {
            // SAFETY: no memory but the request.
            unsafe { (self.api.calls.ibarrier)(self.handle, request) }
        })
    }

    /// Begins to reduce the numbers of `memory.0` into those of `memory.1`, which must be as long.
    pub fn iallreduce<N: Number>(
        &self,
        memory: Numbers<N>,
        length: usize,
        operation: Operation,
    ) -> Result<Pending<'w, Numbers<N>>, Error> {
        within("MPI_Iallreduce", length, memory.0.len().min(memory.1.len()))?;
        let count = count("MPI_Iallreduce", length)?;
        Pending::begin(self.api, memory, "MPI_Iallreduce", |(from, to), request| {
            let Api { calls, constants } = self.api;
            let (datatype, operation) = (datatype::<N>(constants), operation.handle(constants));
            let (from, to) = (source(from), target(to));
            // SAFETY: both are on the heap, at least that long, and stay until the request has ended.
            unsafe { (calls.iallreduce)(from, to, count, datatype, operation, self.handle, request) }
        })
    }

    /// Begins an exchange as [`Communicator::alltoall`] makes.
    pub fn ialltoall(&self, memory: (Buffer, Buffer), each: usize) -> Result<Pending<'w, (Buffer, Buffer)>, Error> {
        let room = memory.0.bytes().len().min(memory.1.bytes().len());
        within("MPI_Ialltoall", each.saturating_mul(self.size as usize), room)?;
        let each = count("MPI_Ialltoall", each)?;
        Pending::begin(self.api, memory, "MPI_Ialltoall", |(from, to), request| {
            let (calls, byte) = (&self.api.calls, self.api.constants.byte);
            let (from, to) = (source(from.bytes()), target(to.bytes_mut()));
            // SAFETY: both are on the heap, long enough, and stay until the request has ended.
            unsafe { (calls.ialltoall)(from, each, byte, to, each, byte, self.handle, request) }
        })
    }
}

impl Operation {
    fn handle(self, constants: &Constants) -> Handle {
        match self {
            Operation::Sum => constants.sum,
            Operation::Max => constants.max,
        }
    }
}

/// Room for the requests of many messages at once.
#[derive(Debug, Default)]
pub struct Window {
    requests: Vec<Handle>,
}

impl Window {
    /// Begins the call so many times and waits for all. A failure half-way ends the process: requests would stay
    /// behind that use borrowed memory.
    fn run(
        &mut self,
        api: &Api,
        times: usize,
        function: &'static str,
        begin: impl Fn(*mut Handle) -> c_int,
    ) -> Result<(), Error> {
        let Api { calls, constants } = api;
        let times_counted = count(function, times)?;
        self.requests.clear();
        // One more, for the last handle is written as a word whatever its width.
        self.requests.resize(times + 1, 0);
        let first: *mut u8 = self.requests.as_mut_ptr().cast();
        for i in 0..times {
            // SAFETY: handles lie as closely as the library has them, which is no wider than the words there are.
            let code = begin(unsafe { first.add(i * constants.width) }.cast());
            if let Err(error) = done(function, code) {
                eprintln!("steelyard: {error}");
                std::process::abort();
            }
        }
        // SAFETY: so many requests of this library.
        let code = unsafe { (calls.wait_all)(times_counted, first.cast(), constants.ignore) };
        if let Err(error) = done("MPI_Waitall", code) {
            eprintln!("steelyard: {error}");
            std::process::abort();
        }
        Ok(())
    }
}
