//! Devices of NVIDIA, which tell of themselves through NVML alone: by its own command, `nvidia-smi`, a process beside the run
//! that prints a line a second for each. A driver that does not answer holds up that process and nothing else, and the
//! supervisor opens no library.

use format::readings::AcceleratorReading;
use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// The command.
pub const PROGRAM: &str = "nvidia-smi";

/// What it is asked for: first as newer drivers call it, then as older ones do, then without what some do not have. A driver that
/// does not know a field says nothing at all.
const FIELDS: [&str; 3] = [
    "pci.bus_id,utilization.gpu,memory.used,memory.total,power.draw,clocks.sm,clocks.max.sm,clocks_event_reasons.active",
    "pci.bus_id,utilization.gpu,memory.used,memory.total,power.draw,clocks.sm,clocks.max.sm,clocks_throttle_reasons.active",
    "pci.bus_id,utilization.gpu,memory.used,memory.total,power.draw",
];

/// Longest line that is waited for.
const LONGEST: usize = 1 << 16;

/// How many devices the driver has.
pub fn devices(proc: &Path) -> usize {
    fs::read_dir(proc.join("driver/nvidia/gpus")).map_or(0, |gpus| gpus.count())
}

/// The command at work, and what it said of late.
pub struct Listening {
    asked: usize,
    process: Option<(Child, ChildStdout)>,
    /// What is no whole line yet.
    rest: Vec<u8>,
    answered: bool,
}

impl Listening {
    /// Starts it. Where it cannot be there are no readings.
    pub fn begin() -> Self {
        Self {
            asked: 0,
            process: start(FIELDS[0]),
            rest: Vec::new(),
            answered: false,
        }
    }

    /// What it last said of each device since this was last called. Never waits.
    pub fn read(&mut self) -> Vec<AcceleratorReading> {
        let Some((_, stdout)) = &mut self.process else {
            return Vec::new();
        };
        let mut buffer = [0; 4096];
        let over = loop {
            match stdout.read(&mut buffer) {
                Ok(0) => break true,
                Ok(length) => self.rest.extend_from_slice(&buffer[..length]),
                Err(error) => break error.kind() != std::io::ErrorKind::WouldBlock,
            }
        };
        let whole = self
            .rest
            .iter()
            .rposition(|byte| *byte == b'\n')
            .map_or(0, |end| end + 1);
        let lines: Vec<u8> = self.rest.drain(..whole).collect();
        if self.rest.len() > LONGEST {
            self.rest.clear();
        }
        let readings = parse(&String::from_utf8_lossy(&lines));
        self.answered |= !readings.is_empty();
        if over {
            self.process = None;
            // It does not know a field.
            if let Some(fields) = FIELDS.get(self.asked + 1).filter(|_| !self.answered) {
                self.asked += 1;
                self.process = start(fields);
                self.rest.clear();
            }
        }
        readings
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        if let Some((child, _)) = &mut self.process {
            // Not waited for: that would add its processor time to the program's.
            let _ = child.kill();
        }
    }
}

fn start(fields: &str) -> Option<(Child, ChildStdout)> {
    let mut child = Command::new(PROGRAM)
        .arg(format!("--query-gpu={fields}"))
        .args(["--format=csv,noheader,nounits", "--loop=1"])
        .env_remove("LD_PRELOAD")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let stdout = child.stdout.take()?;
    let flags = fcntl_getfl(&stdout).ok()?;
    fcntl_setfl(&stdout, flags | OFlags::NONBLOCK).ok()?;
    Some((child, stdout))
}

/// The last line of each device. What is no number ("[N/A]") is not known.
fn parse(lines: &str) -> Vec<AcceleratorReading> {
    let mut devices = BTreeMap::new();
    for line in lines.lines() {
        let mut fields = line.split(',').map(str::trim);
        let Some(device) = fields.next().and_then(address) else {
            continue;
        };
        let fields: Vec<&str> = fields.collect();
        let number = |at: usize| {
            let number = fields.get(at)?.parse::<f64>().ok()?;
            (0.0..1e12).contains(&number).then_some(number)
        };
        let times = |at, factor: f64| number(at).map(|number| (number * factor).round() as u64);
        let mask = |text: &&str| u64::from_str_radix(text.strip_prefix("0x")?, 16).ok();
        let mebibytes = f64::from(1 << 20);
        devices.insert(
            device.clone(),
            AcceleratorReading {
                device,
                busy_percent: times(0, 1.0).filter(|percent| *percent <= 100),
                memory_used_bytes: times(1, mebibytes),
                memory_total_bytes: times(2, mebibytes),
                power_uw: times(3, 1e6),
                clock_mhz: times(4, 1.0),
                clock_most_mhz: times(5, 1.0),
                held_back: fields.get(6).and_then(mask),
            },
        );
    }
    devices.into_values().collect()
}

/// "00000000:C1:00.0", as sysfs has it: "0000:c1:00.0".
fn address(text: &str) -> Option<String> {
    let (domain, rest) = text.split_once(':')?;
    let number = u32::from_str_radix(domain, 16).ok()?;
    (rest.len() == 7).then(|| format!("{number:04x}:{}", rest.to_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As an H100 said it under a load and at rest, driver 580.159; the third as a part of a device (MIG) does.
    const SAID: &str = "00000000:00:06.0, 0, 4, 81559, 75.46, 345, 1980, 0x0000000000000001\n\
                        00000000:00:06.0, 97, 1041, 81559, 312.08, 1755, 1980, 0x0000000000000004\n\
                        00000001:C1:00.0, [N/A], [N/A], 40960, [N/A], 1410, 1410, 0x0000000000000000\n";

    #[test]
    fn the_last_line_of_a_device_is_its_reading() {
        let expected = [
            AcceleratorReading {
                device: "0000:00:06.0".into(),
                busy_percent: Some(97),
                memory_used_bytes: Some(1041 << 20),
                memory_total_bytes: Some(81559 << 20),
                power_uw: Some(312_080_000),
                clock_mhz: Some(1755),
                clock_most_mhz: Some(1980),
                held_back: Some(4),
            },
            AcceleratorReading {
                device: "0001:c1:00.0".into(),
                memory_total_bytes: Some(40960 << 20),
                clock_mhz: Some(1410),
                clock_most_mhz: Some(1410),
                held_back: Some(0),
                ..AcceleratorReading::default()
            },
        ];
        assert_eq!(parse(SAID), expected);
    }

    #[test]
    fn what_is_no_reading_is_none() {
        for text in [
            "",
            "No devices were found\n",
            "NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver.\n",
            "Field \"clocks_event_reasons.active\" is not a valid field to query.\n",
            "a:b\n:::,,,,\n00000000:00:06\n",
        ] {
            assert_eq!(parse(text), [], "{text}");
        }
        let odd = parse("00000000:00:06.0, 3000, -1, nan, inf, 1e99, , 0xzz\n");
        let expected = AcceleratorReading {
            device: "0000:00:06.0".into(),
            ..AcceleratorReading::default()
        };
        assert_eq!(odd, [expected]);
    }
}
