//! GPU kernels and copies: what libsteelyard-cupti.so summed up of a process becomes rows.

use super::process::Recorded;
use super::{Fold, add_absent};
use format::facts::AbsentFact;
use format::kernels::{DeviceFact, KernelFacts};
use format::losses::{LOSSES, LossId};
use format::tables::{Device, DeviceCopy, DeviceReading, Kernel, Loss, Str};
use std::collections::HashMap;

impl Fold<'_> {
    /// Adds the rows of a process; of one that recorded none, or could not, nothing.
    pub fn add_kernels(&mut self, process: u32, recorded: &Recorded) {
        let Some(facts) = &recorded.kernels else { return };
        let devices = self.add_devices(process, facts);
        let device_of = |fold: &mut Self, number: u32| {
            let known = devices.get(&number).copied();
            known.unwrap_or_else(|| {
                fold.device(&DeviceFact {
                    device: number,
                    ..DeviceFact::default()
                })
            })
        };
        for of in &facts.kernels {
            let row = Kernel {
                process,
                device: device_of(self, of.device),
                name: self.profile.strings.intern(&of.name),
                others: of.others.into(),
                count: of.calls,
                untimed: of.untimed,
                time_ns: of.time_ns,
                min_ns: of.min_ns,
                max_ns: of.max_ns,
                grid: of.grid,
                block: of.block,
            };
            self.profile.tables.kernels.push(row);
        }
        for of in &facts.copies {
            let device = device_of(self, of.device);
            let [source, target] = of.memories().map(|memory| self.profile.strings.intern(memory.word()));
            let direction = self.profile.strings.intern(of.direction().word());
            self.profile.tables.device_copies.push(DeviceCopy {
                process,
                device,
                direction,
                source,
                target,
                count: of.count,
                untimed: of.untimed,
                bytes: of.bytes,
                time_ns: of.time_ns,
            });
        }
        for (loss, count) in [
            (LossId::KernelsDropped, facts.dropped),
            (LossId::KernelsLate, facts.late),
        ] {
            if count > 0 {
                let loss = self.profile.strings.intern(LOSSES[loss as usize].id);
                self.profile.tables.losses.push(Loss { process, loss, count });
            }
        }
    }

    /// By their numbers in the process.
    fn add_devices(&mut self, process: u32, facts: &KernelFacts) -> HashMap<u32, Str> {
        let mut devices = HashMap::new();
        for of in &facts.devices {
            let device = self.device(of);
            devices.insert(of.device, device);
            let row = Device {
                process,
                device,
                name: self.profile.strings.intern(&of.name),
                first_ns: self.clock.at(of.first_mono_ns),
                last_ns: self.clock.at(of.last_mono_ns),
                kernel_ns: of.kernel_ns,
                copy_ns: of.copy_ns,
                busy_ns: of.busy_ns,
                ended: facts.ended.into(),
            };
            self.profile.tables.devices.push(row);
            let part = |bins: &[u64], bin: usize| bins.get(bin).copied().unwrap_or(0).min(of.bin_ns);
            for bin in (0..of.busy_bins.len()).filter(|bin| of.busy_bins[*bin] > 0) {
                let start = of.bins_mono_ns.saturating_add(of.bin_ns.saturating_mul(bin as u64));
                // The first may have begun before the run.
                let (time_ns, end_ns) = (
                    self.clock.at(start).max(0),
                    self.clock.at(start.saturating_add(of.bin_ns)),
                );
                let row = DeviceReading {
                    process,
                    device,
                    time_ns,
                    width_ns: u64::try_from(end_ns - time_ns).unwrap_or(0),
                    kernel_ns: part(&of.kernel_bins, bin),
                    copy_ns: part(&of.copy_bins, bin),
                    busy_ns: part(&of.busy_bins, bin),
                };
                self.profile.tables.device_series.push(row);
            }
        }
        devices
    }

    fn device(&mut self, of: &DeviceFact) -> Str {
        let name = match of.address.is_empty() {
            true => format!("device {}", of.device),
            false => of.address.to_lowercase(),
        };
        self.profile.strings.intern(&name)
    }

    /// Says why there is nothing, of a run that was to record it; a process that CUDA was not started in says nothing.
    pub fn add_absent_kernels(&mut self, recorded: &[Recorded]) {
        let supervisor = &self.inputs.supervisor;
        let told = || recorded.iter().filter_map(|process| process.kernels.as_ref());
        let mut why: Vec<AbsentFact> = told().filter_map(KernelFacts::absent).collect();
        // Not of some processes that ended early.
        if told().next().is_none() && supervisor.child_pid != 0 {
            why.extend(supervisor.kernels.clone());
        }
        why.dedup();
        for absent in &why {
            add_absent(&mut self.profile, 0, absent);
        }
    }
}
