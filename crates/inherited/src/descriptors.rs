//! Descriptors that were given to us for the program alone.

use std::io;

/// All that are open but the standard ones, and that of the folder in which they are listed.
pub(crate) fn beyond_standard() -> io::Result<Vec<i32>> {
    Ok(std::fs::read_dir("/proc/self/fd")?
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter(|descriptor| *descriptor > 2)
        .collect())
}

/// Lets go of them: those that whoever started us left open for the program, standard input and standard output. What the
/// program closes is then closed: readers of a pipe come to its end, and locks are free.
///
/// Standard error stays: it is ours, too; and so does `kept`. Our own descriptors are all closed at an exec; those that were
/// given are not, or they would not be here. An error where what is open cannot be listed, or `/dev/null` not be opened.
#[allow(unsafe_code)]
pub fn let_descriptors_go(kept: Option<i32>) -> io::Result<()> {
    // SAFETY: asks for a flag.
    let given = |descriptor: &i32| unsafe { libc::fcntl(*descriptor, libc::F_GETFD) } == 0;
    let goes = |descriptor: &i32| Some(*descriptor) != kept && given(descriptor);
    for descriptor in beyond_standard()?.into_iter().filter(goes) {
        // SAFETY: nothing here owns it.
        unsafe { libc::close(descriptor) };
    }
    // SAFETY: a path that ends.
    let nothing = unsafe { libc::open(c"/dev/null".as_ptr(), libc::O_RDWR | libc::O_CLOEXEC) };
    if nothing == -1 {
        return Err(io::Error::last_os_error());
    }
    for standard in 0..2 {
        // SAFETY: the standard streams go on, from and to nothing.
        unsafe { libc::dup2(nothing, standard) };
    }
    if nothing > 2 {
        // SAFETY: ours.
        unsafe { libc::close(nothing) };
    }
    Ok(())
}
