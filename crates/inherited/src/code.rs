//! The memory of this program's own code.

/// Lets go of the memory that this program's own code and constants are in, while it has little to do. They are in its
/// file: what is used again comes back from there.
#[allow(unsafe_code)]
pub fn let_code_go() {
    // SAFETY: the function keeps what it is told to itself, and needs no data.
    unsafe { libc::dl_iterate_phdr(Some(let_segments_go), std::ptr::null_mut()) };
}

/// Of the first object, which is the program: others may have been written to by whoever loaded them.
#[allow(unsafe_code)]
unsafe extern "C" fn let_segments_go(
    object: *mut libc::dl_phdr_info,
    _size: libc::size_t,
    _data: *mut libc::c_void,
) -> libc::c_int {
    // SAFETY: the linker hands us an object with so many headers, which stay for the life of the process.
    let (object, headers) = unsafe {
        let object = &*object;
        (
            object,
            std::slice::from_raw_parts(object.dlpi_phdr, usize::from(object.dlpi_phnum)),
        )
    };
    // SAFETY: asks for a number.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) } as libc::Elf64_Addr;
    for header in headers {
        // What could be written to has been relocated, and would come back as it was before.
        if header.p_type != libc::PT_LOAD || header.p_flags & libc::PF_W != 0 {
            continue;
        }
        let first = object.dlpi_addr + header.p_vaddr;
        let (start, end) = (first.next_multiple_of(page), (first + header.p_memsz) / page * page);
        if start < end {
            // SAFETY: these pages are the file's, unchanged.
            unsafe { libc::madvise(start as *mut libc::c_void, (end - start) as usize, libc::MADV_DONTNEED) };
        }
    }
    1
}
