//! The fault that ended a process: where it was, by the sample that was taken at that moment.

use crate::id::{ContextId, FrameId};
use crate::run::{Rank, Run};

/// What `si_code` says of a signal that the kernel raised for what the thread did itself is more than this.
const SENT: i32 = 0;
/// Where a handler returns to: below it on the stack is what the signal interrupted.
const TRAMPOLINES: [&str; 2] = ["__restore_rt", "__kernel_rt_sigreturn"];

/// A signal of a fault, or of abort, for which a process had no handler.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// Its number.
    pub signal: i32,
    /// Its si_code.
    pub code: i32,
    /// The address that it was about; `None` of a signal that was sent, as by abort or by a handler of the program's own.
    pub address: Option<u64>,
    /// The thread's name, of another than the main one.
    pub thread: Option<String>,
    /// Where it was, innermost first, without our own functions; of a handler's own raise what the first signal interrupted.
    pub stack: Vec<FrameId>,
}

impl Fault {
    /// The innermost place in the program, else the innermost.
    pub fn place(&self, run: &Run) -> Option<FrameId> {
        let own = self.stack.iter().find(|frame| run.is_own(**frame));
        own.or(self.stack.first()).map(|frame| run.own_line(*frame))
    }
}

impl Run {
    /// The fault that ended a rank's process; `None` where none did, or where it was not noted.
    pub fn fault(&self, rank: &Rank) -> Option<Fault> {
        let (tables, row) = (self.tables(), rank.process.row());
        let process = tables.processes.row(rank.process.0);
        if process.fault_signal <= 0 || process.exit_signal > 0 && process.exit_signal != process.fault_signal {
            return None;
        }
        let threads = (0..tables.threads.len()).rev();
        let mut threads = threads.filter(|at| tables.threads.process[*at] as usize == row);
        let thread = threads.find(|at| tables.threads.tid[*at] == process.fault_tid);
        let samples = &tables.samples;
        let last = thread.and_then(|thread| {
            let own = (0..samples.len()).filter(|at| samples.thread[*at] as usize == thread);
            own.max_by_key(|at| (samples.tick[*at], *at))
        });
        let context = last.map(|at| ContextId(samples.context[at]));
        let mut stack: Vec<FrameId> = context.map_or_else(Vec::new, |context| {
            self.stack(context).filter(|frame| !self.is_ours(*frame)).collect()
        });
        let returns = |frame: &FrameId| TRAMPOLINES.contains(&self.place(*frame).function);
        if process.fault_code <= SENT
            && let Some(at) = stack.iter().position(returns)
        {
            stack.drain(..=at);
        }
        let other = thread.filter(|thread| rank.main.is_none_or(|main| main.row() != *thread));
        Some(Fault {
            signal: process.fault_signal,
            code: process.fault_code,
            address: (process.fault_code > SENT).then_some(process.fault_address),
            thread: other.map(|thread| self.text(tables.threads.name[thread]).to_string()),
            stack,
        })
    }
}
