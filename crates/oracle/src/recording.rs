use std::path::Path;

/// One sample: where the thread was, what our unwinder said, and the stack it said it from.
#[derive(Debug, Clone)]
pub struct Sample {
    /// The interrupted instruction.
    pub pc: u64,
    /// The stack pointer.
    pub sp: u64,
    /// The frame pointer register.
    pub fp: u64,
    /// Address of the first byte of `stack`.
    pub stack_low: u64,
    /// Bytes of the stack from there on.
    pub stack: Vec<u8>,
    /// Our unwinder says that it did not reach the outermost frame.
    pub truncated: bool,
    /// What our unwinder found, innermost first.
    pub frames: Vec<u64>,
}

impl Sample {
    /// The word at an address of the stack.
    pub fn word(&self, address: u64) -> Option<u64> {
        let at = usize::try_from(address.checked_sub(self.stack_low)?).ok()?;
        let bytes = self.stack.get(at..at.checked_add(8)?)?;
        bytes.try_into().ok().map(u64::from_le_bytes)
    }
}

/// An object that was mapped.
#[derive(Debug, Clone)]
pub struct Object {
    /// Its lowest address.
    pub start: u64,
    /// One past its highest.
    pub end: u64,
    /// Add to an address of the file to get one of the process.
    pub bias: u64,
    /// Its file, or a name in brackets.
    pub path: String,
    /// Its bytes, where there is no file to read them from.
    pub image: Vec<u8>,
}

/// Everything that one process recorded.
#[derive(Debug, Clone, Default)]
pub struct Recording {
    /// In the order in which they were taken.
    pub samples: Vec<Sample>,
    /// In the order in which they were first seen.
    pub objects: Vec<Object>,
}

/// Why a recording cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// The file is not there.
    #[error("cannot read the recording {path}: {source}; did the program end normally?")]
    Unreadable {
        /// Which file.
        path: String,
        /// What the system said.
        source: std::io::Error,
    },
    /// It ends in the middle, or holds something unknown.
    #[error("the recording is damaged at byte {at}; record again")]
    Damaged {
        /// Where.
        at: usize,
    },
}

struct Words<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Words<'a> {
    fn bytes(&mut self, size: u64) -> Result<&'a [u8], Broken> {
        let damaged = Broken::Damaged { at: self.at };
        let Some(end) = usize::try_from(size).ok().and_then(|size| self.at.checked_add(size)) else {
            return Err(damaged);
        };
        let Some(bytes) = self.bytes.get(self.at..end) else {
            return Err(damaged);
        };
        self.at = end.next_multiple_of(8);
        Ok(bytes)
    }

    fn word(&mut self) -> Result<u64, Broken> {
        let mut word = [0; 8];
        word.copy_from_slice(self.bytes(8)?);
        Ok(u64::from_le_bytes(word))
    }

    fn sample(&mut self) -> Result<Sample, Broken> {
        let (pc, sp, fp, stack_low) = (self.word()?, self.word()?, self.word()?, self.word()?);
        let (size, flags, count) = (self.word()?, self.word()?, self.word()?);
        let frames = (0..count).map(|_| self.word()).collect::<Result<_, _>>()?;
        let stack = self.bytes(size)?.to_vec();
        Ok(Sample {
            pc,
            sp,
            fp,
            stack_low,
            stack,
            truncated: flags & 1 != 0,
            frames,
        })
    }

    fn object(&mut self) -> Result<Object, Broken> {
        let (start, end, bias) = (self.word()?, self.word()?, self.word()?);
        let (image, path) = (self.word()?, self.word()?);
        let path = String::from_utf8_lossy(self.bytes(path)?).into_owned();
        let image = self.bytes(image)?.to_vec();
        Ok(Object {
            start,
            end,
            bias,
            path,
            image,
        })
    }
}

impl Recording {
    /// Reads the file of one process. An error where it cannot be read, ends too early or holds something unknown.
    pub fn read(path: &Path) -> Result<Self, Broken> {
        let bytes = std::fs::read(path).map_err(|source| Broken::Unreadable {
            path: path.display().to_string(),
            source,
        })?;
        Self::of_bytes(&bytes)
    }

    fn of_bytes(bytes: &[u8]) -> Result<Self, Broken> {
        let mut words = Words { bytes, at: 0 };
        let mut recording = Self::default();
        while words.at < bytes.len() {
            let at = words.at;
            match words.word()? {
                1 => recording.samples.push(words.sample()?),
                2 => recording.objects.push(words.object()?),
                _ => return Err(Broken::Damaged { at }),
            }
        }
        Ok(recording)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(words: &[u64]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    #[test]
    fn a_sample_and_an_object() {
        let path = u64::from_le_bytes(*b"/bin/cat");
        let recording = Recording::of_bytes(&bytes(&[
            1, 10, 20, 30, 40, 8, 1, 2, 10, 11, 99, 2, 100, 200, 50, 0, 8, path,
        ]))
        .unwrap();
        assert_eq!(recording.samples[0].frames, [10, 11]);
        assert_eq!(recording.samples[0].word(40), Some(99));
        assert_eq!(recording.samples[0].word(41), None);
        assert!(recording.samples[0].truncated);
        assert_eq!(recording.objects[0].path, "/bin/cat");
    }

    #[test]
    fn a_cut_file_is_said_to_be_damaged() {
        assert!(matches!(
            Recording::of_bytes(&bytes(&[1, 10, 20])),
            Err(Broken::Damaged { at: 24 })
        ));
        assert!(matches!(
            Recording::of_bytes(&bytes(&[7])),
            Err(Broken::Damaged { at: 0 })
        ));
    }
}
