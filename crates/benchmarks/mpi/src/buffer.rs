//! Memory for messages.

/// Messages begin at a page, as they do in arrays of programs that care.
const PAGE: usize = 4096;

/// Memory for messages, touched once, so that a first use meets no page fault.
#[derive(Debug)]
pub struct Buffer {
    memory: Vec<u8>,
    start: usize,
    length: usize,
}

impl Buffer {
    /// Of so many bytes.
    pub fn new(length: usize) -> Self {
        // Not 0: that would be memory that the kernel has not given yet.
        let memory = vec![1; length + PAGE];
        let start = memory.as_ptr().align_offset(PAGE).min(PAGE);
        Self { memory, start, length }
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.memory[self.start..self.start + self.length]
    }

    /// Its bytes.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.memory[self.start..self.start + self.length]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_buffer_begins_at_a_page_and_is_as_long_as_asked() {
        for length in [0, 1, PAGE, 3 * PAGE + 1] {
            let mut buffer = Buffer::new(length);
            assert_eq!(buffer.bytes().len(), length);
            assert_eq!(buffer.bytes().as_ptr().addr() % PAGE, 0);
            buffer.bytes_mut().fill(7);
        }
    }
}
