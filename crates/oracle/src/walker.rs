use std::collections::HashMap;
use std::ops::Range;

use framehop::x86_64::{CacheX86_64, UnwindRegsX86_64, UnwinderX86_64};
use framehop::{ExplicitModuleSectionInfo, FrameAddress, Module, Unwinder};
use object::{Object as _, ObjectSection as _};

use crate::{Object, Recording, Sample};

/// What a comparison of one stack came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verdict {
    /// Frame by frame the same.
    Identical,
    /// The other unwinder goes on where ours stopped.
    OursShorter,
    /// Ours goes on where the other stopped.
    OursLonger,
    /// They name different frames at the same place, where ours went on to the outermost frame and the other got lost: it
    /// stopped with an error, and its last frame may be a guess by frame pointer.
    OtherLost,
    /// They name different frames at the same place, and nothing speaks for ours.
    Contradiction,
}

/// framehop, knowing the objects of one recording.
pub struct Walker {
    unwinder: UnwinderX86_64<Vec<u8>>,
    cache: CacheX86_64,
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
        let (theirs, error) = self.walk(sample);
        let common = theirs
            .iter()
            .zip(&sample.frames)
            .take_while(|(left, right)| left == right)
            .count();
        if common < theirs.len() && common < sample.frames.len() {
            let lost = error.is_some() && !sample.truncated && common + 1 == theirs.len();
            if lost {
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

    /// The verdicts of a whole recording, counted.
    pub fn tally(&mut self, recording: &Recording) -> HashMap<Verdict, usize> {
        let mut tally = HashMap::new();
        for sample in &recording.samples {
            *tally.entry(self.judge(sample)).or_insert(0) += 1;
        }
        tally
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
