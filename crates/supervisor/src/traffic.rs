//! Calls that a process has made so far, from its region, at a bounded cost.

use format::calls::CALLS;
use format::losses::LossId;
use format::readings::Reading;
use format::region::{ReadAt, Region};
use format::traffic::{Kind, Traffic};
use std::sync::LazyLock;

/// Reads a reading may take on average, each of up to 16 sites (4 KiB): 4096 sites of one thread. A process with more
/// has its calls read at every second, third, … reading.
const READS: u32 = 256;
/// One of more than this, 131 072 sites, has them never read.
const MOST_READS: u32 = 32 * READS;

/// What each call counts for, by its number.
static KINDS: LazyLock<Vec<Kind>> = LazyLock::new(|| {
    let last = CALLS.iter().map(|call| call.number).max().unwrap_or(0);
    let mut kinds = vec![Kind::default(); last as usize + 1];
    for call in CALLS {
        kinds[call.number as usize] = Kind::of(call.class, call.means);
    }
    kinds
});

/// When the calls of a process are read.
#[derive(Debug, Default)]
pub struct Turns {
    /// Readings to be left out.
    left_out: u32,
}

impl Turns {
    /// Adds the calls to a reading of the same process, if it is their turn.
    pub fn read<R: ReadAt>(&mut self, region: &Region<R>, reading: &mut Reading) {
        let losses = &region.header().losses;
        reading.calls_passed = losses.get(LossId::CallsThinned as usize).copied().unwrap_or(0);
        if self.left_out > 0 {
            self.left_out -= 1;
            return;
        }
        let mut traffic = Traffic::default();
        let took = region.site_counts(MOST_READS, |site| {
            let kind = KINDS.get(site.call as usize).copied().unwrap_or_default();
            traffic.add(kind, site.count, site.bytes, site.second);
        });
        self.left_out = took.unwrap_or(MOST_READS).saturating_sub(1) / READS;
        if took.is_some() {
            reading.mpi_calls = Some(traffic.mpi_calls);
            reading.mpi_bytes = Some(traffic.mpi_bytes);
            reading.io_calls = Some(traffic.io_calls);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use format::records::{SITE_CHUNK, SITE_CHUNKS};
    use format::region::{Header, MAGIC, Site, Thread, VERSION};

    /// A region of so many threads that share a block of so many sites of MPI_Send, each with one call of 8 bytes.
    fn region(threads: usize, sites: usize) -> Vec<u8> {
        let send = CALLS.iter().find(|call| call.name == "MPI_Send").unwrap().number;
        let (table, block) = (Header::SIZE, Header::SIZE + 8 * threads);
        let chunk = block + Thread::SIZE;
        let mut bytes = vec![0; chunk + SITE_CHUNK * Site::SIZE];
        let mut put =
            |at: usize, value: u64, size: usize| bytes[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
        put(Header::OFFSET_MAGIC, MAGIC, 8);
        put(Header::OFFSET_VERSION, VERSION.into(), 4);
        put(Header::OFFSET_HEADER_SIZE, Header::SIZE as u64, 4);
        put(Header::OFFSET_THREADS_OFFSET, table as u64, 8);
        put(Header::OFFSET_THREADS_CAPACITY, threads as u64, 4);
        put(Header::OFFSET_THREADS_USED, threads as u64, 4);
        (0..threads).for_each(|n| put(table + 8 * n, block as u64, 8));
        put(block + Thread::OFFSET_SITES_USED, sites as u64, 4);
        (0..sites.div_ceil(SITE_CHUNK)).for_each(|n| put(block + Thread::OFFSET_SITE_CHUNKS + 8 * n, chunk as u64, 8));
        for site in 0..SITE_CHUNK {
            put(chunk + site * Site::SIZE + Site::OFFSET_CALL, send.into(), 4);
            put(chunk + site * Site::SIZE + Site::OFFSET_COUNT, 1, 8);
            put(chunk + site * Site::SIZE + Site::OFFSET_BYTES, 8, 8);
        }
        bytes
    }

    fn calls_of(turns: &mut Turns, region: &[u8], readings: usize) -> Vec<Option<u64>> {
        let region = Region::open(region).unwrap();
        (0..readings)
            .map(|_| {
                let mut reading = Reading::default();
                turns.read(&region, &mut reading);
                assert_eq!(reading.mpi_bytes, reading.mpi_calls.map(|calls| calls * 8));
                assert_eq!(reading.io_calls, reading.mpi_calls.map(|_| 0));
                reading.mpi_calls
            })
            .collect()
    }

    #[test]
    fn many_sites_are_read_seldom() {
        assert_eq!(calls_of(&mut Turns::default(), &region(1, 40), 3), [Some(40); 3]);
        // 15 threads of 101 reads each are 1515: once in six readings.
        let seldom = calls_of(&mut Turns::default(), &region(15, 1600), 8);
        let all = Some(15 * 1600);
        assert_eq!(seldom, [all, None, None, None, None, None, all, None]);
        assert_eq!(
            calls_of(&mut Turns::default(), &region(100, SITE_CHUNKS * SITE_CHUNK), 40),
            [None; 40]
        );
    }

    #[test]
    fn calls_that_passed_are_told_with_every_reading() {
        let mut region = region(1, 1);
        region[Header::OFFSET_LOSSES + 8 * LossId::CallsThinned as usize] = 7;
        let mut reading = Reading::default();
        Turns { left_out: 1 }.read(&Region::open(region.as_slice()).unwrap(), &mut reading);
        assert_eq!((reading.mpi_calls, reading.calls_passed), (None, 7));
    }
}
