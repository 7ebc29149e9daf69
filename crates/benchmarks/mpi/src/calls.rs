//! The functions that are used, as the library has them. Handles are words; see the crate's documentation.
#![allow(unsafe_code)]

use crate::interface::Handle;
use std::ffi::{CStr, c_char, c_int, c_void};

macro_rules! calls {
    ($($field:ident = $name:literal ($($argument:ty),*);)*) => {
        /// Addresses of the functions.
        pub(crate) struct Calls {
            $(pub $field: unsafe extern "C" fn($($argument),*) -> c_int,)*
        }

        impl Calls {
            /// Looks all of them up; the error is the name of the first that is missing.
            ///
            /// # Safety
            /// `find` must give addresses of the MPI functions of the names that it is asked for.
            pub unsafe fn load(find: impl Fn(&CStr) -> *mut c_void) -> Result<Self, &'static str> {
                $(
                    let $field = find(const {
                        match CStr::from_bytes_with_nul(concat!($name, "\0").as_bytes()) {
                            Ok(name) => name,
                            Err(_) => panic!("a name has no end"),
                        }
                    });
                    if $field.is_null() {
                        return Err($name);
                    }
                )*
                // SAFETY: the caller says that these are the functions, and the types are those of the MPI standard
                // with every handle as a word.
                Ok(unsafe {
                    Self {
                        $($field: std::mem::transmute::<*mut c_void, unsafe extern "C" fn($($argument),*) -> c_int>($field),)*
                    }
                })
            }
        }
    };
}

type Out = *mut c_void;
type In = *const c_void;
type Text = *mut c_char;

calls! {
    init = "MPI_Init" (*mut c_int, Out);
    finalize = "MPI_Finalize" ();
    abort = "MPI_Abort" (Handle, c_int);
    rank = "MPI_Comm_rank" (Handle, *mut c_int);
    size = "MPI_Comm_size" (Handle, *mut c_int);
    split = "MPI_Comm_split" (Handle, c_int, c_int, *mut Handle);
    free = "MPI_Comm_free" (*mut Handle);
    processor_name = "MPI_Get_processor_name" (Text, *mut c_int);
    send = "MPI_Send" (In, c_int, Handle, c_int, c_int, Handle);
    receive = "MPI_Recv" (Out, c_int, Handle, c_int, c_int, Handle, Out);
    isend = "MPI_Isend" (In, c_int, Handle, c_int, c_int, Handle, *mut Handle);
    ireceive = "MPI_Irecv" (Out, c_int, Handle, c_int, c_int, Handle, *mut Handle);
    wait = "MPI_Wait" (*mut Handle, Out);
    wait_all = "MPI_Waitall" (c_int, *mut Handle, Out);
    test = "MPI_Test" (*mut Handle, *mut c_int, Out);
    barrier = "MPI_Barrier" (Handle);
    broadcast = "MPI_Bcast" (Out, c_int, Handle, c_int, Handle);
    gather = "MPI_Gather" (In, c_int, Handle, Out, c_int, Handle, c_int, Handle);
    allgather = "MPI_Allgather" (In, c_int, Handle, Out, c_int, Handle, Handle);
    allreduce = "MPI_Allreduce" (In, Out, c_int, Handle, Handle, Handle);
    alltoall = "MPI_Alltoall" (In, c_int, Handle, Out, c_int, Handle, Handle);
    ibarrier = "MPI_Ibarrier" (Handle, *mut Handle);
    iallreduce = "MPI_Iallreduce" (In, Out, c_int, Handle, Handle, Handle, *mut Handle);
    ialltoall = "MPI_Ialltoall" (In, c_int, Handle, Out, c_int, Handle, Handle, *mut Handle);
}
