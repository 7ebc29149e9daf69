use std::collections::HashMap;
use std::ops::Range;

use framehop::x86_64::{CacheX86_64, UnwindRegsX86_64, UnwinderX86_64};
use framehop::{ExplicitModuleSectionInfo, FrameAddress, Module, Unwinder};
use object::{Object as _, ObjectSection as _};

use crate::{Object, Recording, Sample, Table};

/// What a comparison of one stack came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verdict {
    /// Frame by frame the same.
    Identical,
    /// The other unwinder goes on where ours stopped.
    OursShorter,
    /// Ours goes on where the other stopped.
    OursLonger,
    /// They name different frames, further out than a function that framehop cannot follow: one that saved the frame pointer
    /// by an expression (it aligns its stack), or whose frame hangs on another register (the dynamic linker's lazy binding); or
    /// framehop's is in no code at all, where ours is.
    OtherLost,
    /// They name different frames at the same place.
    Contradiction,
}

/// framehop, knowing the objects of one recording.
pub struct Walker {
    unwinder: UnwinderX86_64<Vec<u8>>,
    cache: CacheX86_64,
    objects: Vec<Object>,
    /// Return addresses asked about before.
    beyond: HashMap<u64, bool>,
}

impl Walker {
    /// Objects whose file cannot be read are left out.
    pub fn new(recording: &Recording) -> Self {
        let mut unwinder = UnwinderX86_64::new();
        for object in &recording.objects {
            if let Some(module) = module_of(object) {
                unwinder.add_module(module);
            }
        }
        Self {
            unwinder,
            cache: CacheX86_64::new(),
            objects: recording.objects.clone(),
            beyond: HashMap::new(),
        }
    }

    /// framehop's frames of a stack, and why it stopped if it did not reach the outermost.
    pub fn walk(&mut self, sample: &Sample) -> (Vec<u64>, Option<String>) {
        let mut read = |address| sample.word(address).ok_or(());
        let registers = UnwindRegsX86_64::new(sample.pc, sample.sp, sample.fp);
        let mut frames = Vec::new();
        let mut iterator = self
            .unwinder
            .iter_frames(sample.pc, registers, &mut self.cache, &mut read);
        loop {
            match iterator.next() {
                Ok(Some(FrameAddress::InstructionPointer(address))) => frames.push(address),
                Ok(Some(FrameAddress::ReturnAddress(address))) => frames.push(address.into()),
                Ok(None) => return (frames, None),
                Err(error) => return (frames, Some(error.to_string())),
            }
        }
    }

    /// Ours against framehop's.
    pub fn judge(&mut self, sample: &Sample) -> Verdict {
        let (theirs, _) = self.walk(sample);
        let common = theirs
            .iter()
            .zip(&sample.frames)
            .take_while(|(left, right)| left == right)
            .count();
        if common < theirs.len() && common < sample.frames.len() {
            let is_code = |frame| (self.objects.iter()).any(|object| (object.start..object.end).contains(&frame));
            let strayed = !is_code(theirs[common]) && is_code(sample.frames[common]);
            if strayed || (sample.frames[..common].iter()).any(|&frame| self.is_beyond_framehop(frame)) {
                Verdict::OtherLost
            } else {
                Verdict::Contradiction
            }
        } else if theirs.len() > sample.frames.len() {
            Verdict::OursShorter
        } else if theirs.len() < sample.frames.len() {
            Verdict::OursLonger
        } else {
            Verdict::Identical
        }
    }

    /// gimli is asked: framehop knows the stack pointer and the frame pointer, the latter only where it was saved plainly.
    fn is_beyond_framehop(&mut self, frame: u64) -> bool {
        let objects = &self.objects;
        *self.beyond.entry(frame).or_insert_with(|| {
            let Some(object) = objects
                .iter()
                .find(|object| (object.start..object.end).contains(&frame))
            else {
                return false;
            };
            let Some(bytes) = bytes_of(object) else { return false };
            let Ok(file) = object::File::parse(&*bytes) else {
                return false;
            };
            let row = Table::new(&file).and_then(|table| table.row(frame - object.bias - 1));
            row.is_some_and(|row| {
                row.contains(" 6:e") || !["row r6+", "row r7+", "row ="].iter().any(|cfa| row.starts_with(cfa))
            })
        })
    }

    /// The verdicts of a whole recording, counted.
    pub fn tally(&mut self, recording: &Recording) -> HashMap<Verdict, usize> {
        let mut tally = HashMap::new();
        for sample in &recording.samples {
            *tally.entry(self.judge(sample)).or_insert(0) += 1;
        }
        tally
    }
}

fn bytes_of(object: &Object) -> Option<Vec<u8>> {
    if object.image.is_empty() {
        std::fs::read(&object.path).ok()
    } else {
        Some(object.image.clone())
    }
}

fn module_of(object: &Object) -> Option<Module<Vec<u8>>> {
    let bytes = if object.image.is_empty() {
        std::fs::read(&object.path).ok()?
    } else {
        object.image.clone()
    };
    let file = object::File::parse(&*bytes).ok()?;
    let section = |name: &str| -> Option<(Range<u64>, Vec<u8>)> {
        let section = file.section_by_name(name)?;
        let range = section.address()..section.address() + section.size();
        Some((range, section.data().ok()?.to_vec()))
    };
    let (text_svma, _) = section(".text").unzip();
    let (eh_frame_svma, eh_frame) = section(".eh_frame").unzip();
    let (eh_frame_hdr_svma, eh_frame_hdr) = section(".eh_frame_hdr").unzip();
    let sections = ExplicitModuleSectionInfo {
        text_svma,
        eh_frame_svma,
        eh_frame,
        eh_frame_hdr_svma,
        eh_frame_hdr,
        ..Default::default()
    };
    Some(Module::new(
        object.path.clone(),
        object.start..object.end,
        object.bias,
        sections,
    ))
}
