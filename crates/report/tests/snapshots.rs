//! What a reader sees of the small run. A change here is a change of the page: look at it before accepting it.

use crate::{plasma, small};
use steelyard_report::{csv, markdown, text};

#[test]
fn text_at_eighty_columns() {
    insta::assert_snapshot!(text::write(&small::report(), text::Style::default()), @r"
Steelyard: heat
───────────────
Command      mpirun -n 4 ./heat input.txt
Processes    4 ranks, Open MPI 4.1.4
Exit status  0 (every process)
Started      2026-11-21 05:33:30 UTC
Elapsed      12.3 s
Ran on       node01 (4 cores, AMD EPYC 7763, 15.6 GiB), Linux 6.1.0

Mostly computing (62.1 %), but a third of the time goes into MPI, and most of
that is waiting for rank 3.

  Compute         62.1 %  ± 0.9 %     ▆▆▅▅▆▆▅▅▅▃▄▆▅▅▆▆▅▅▅▅▂▅▅▆▆▆▅▅▆▆▃▃▅▆▆▆▅▅▆▆▅▂
  MPI             30.2 %  ± 0.9 %     ▂▂▃▃▂▂▃▃▃▁▁▂▃▃▂▂▃▃▃▂▁▃▃▂▂▂▃▃▂▂▁▂▃▂▂▂▃▃▂▂▂▁
  I/O              7.7 %  ± 0.9 %              ▃▃        ▁▅         ▃▃        ▁▅
  Waiting         <0.9 %
                                      0                                   12.3 s

Findings, most worth doing first
────────────────────────────────

 1. Rank 3 computes 9.87 s, the others 7.00 s on average: they wait for it.
    Potential saving  up to 2.1 s ± 0.2 s (17.4 % of the run): longest less mean
                      computing time
    Recommendation    Give rank 3 fewer rows: its part of the domain is larger
                      than the others'.
                      If the work cannot be told beforehand, hand it out in
                      small pieces.
    Evidence          Load balance is 0.78; 1 of 4 ranks is more than 10 % above
                      the mean.
                      81 % of the extra time is in relax (heat.c:142).
    Threshold         load balance < 0.9

 2. Rank 0 writes 1.20 GB in 2.34 M pieces of 512 B.
    Potential saving  up to 610 ms (4.9 % of the run): time in writes of less
                      than 4 KiB
    Recommendation    Collect the values in a buffer of 1 MiB and write that.
    Evidence          99 % of the writes are smaller than 4 KiB; they take 0.61
                      s.
    Where             save_checkpoint (output.c:77)
    Threshold         mean write < 4 KiB

MPI
───
30.2 % of the time went into MPI calls, four fifths of it into collective ones.

                                                       min (rank)  max (rank)
  Collective calls                 81.2 %  ± 0.9 %     70.1 % (3)  87.4 % (0)
    of which MPI_Barrier           10.0 %
  Rate in point-to-point calls  94.2 MB/s  ± 1.0 MB/s

  Not available
  · One-sided rate: this program's MPI passes no byte counts to MPI_Rget; use
    MPI_Get instead

  Calls that cost most
  Call           Called from                       Time   Share  Calls     Bytes
  MPI_Allreduce  residual (heat.c:201)           2.81 s  22.8 %  40000   312 KiB
  MPI_Sendrecv   exchange_halo_with_neighbours   710 ms   5.8 %  160 k  2.44 GiB
                   (Grid<double, 3>&,
                   Direction) (halo.hpp:88)
  Times are means over ranks.

  Messages by size
  Size          Messages   Share
  up to 16 B       40000  20.0 %
  up to 16 KiB     160 k  80.0 %

I/O
───
7.7 % of the time is in I/O: 950 ms on rank 0.

  Files    4 files in /scratch/heat take 610 ms.
  Lines    save_checkpoint (output.c:77): write 610 ms on rank 0, 2.34 M calls.
  More     steelyard report --io PROFILE prints all of it.

Memory
──────
A process needed up to 1.62 GiB.

                                                        min (rank)    max (rank)
  RSS per process, peak          1.62 GiB             1.02 GiB (1)  1.62 GiB (3)
  Node memory, peak                21.0 %

Measurement quality
───────────────────
Steelyard itself took 0.1 % of the program's time.

  Samples taken                      2468
  Ranks seen                            4

  Lost
  · 3 samples were lost because the ring was full.

  Not available
  · Hardware counters: perf_event_open is forbidden (kernel.perf_event_paranoid
    is 3). Ask for kernel.perf_event_paranoid = 2.

± is two standard errors: 19 times in 20 the true value lies within it.
This page is cut to what matters: JSON, CSV and HTML have every row, column and
source.
steelyard view heat.steelyard shows its timeline, call stacks and source lines.
");
}

/// What `steelyard report --io` prints of a run drawn with every kind of I/O.
#[test]
fn text_of_io_alone() {
    let report = steelyard_report::Report::of(&plasma::run());
    let whole = text::Style {
        whole: true,
        ..text::Style::default()
    };
    let page = text::write(&report.alone("io").expect("I/O"), whole);
    // What the findings and metrics say has tests of its own.
    let story = page.split_once("\nFiles\n").expect("the story").1;
    insta::assert_snapshot!(story, @r"
─────
16 data files were opened, and 2 files of programs, runtimes, streams, devices
and directories. Time is that of all processes together.

  Directories
  Directory               Time  Files   Written     Read  Writes  Reads  Opens
  /scratch/run      4 min 34 s      1   192 MiB      0 B  2.40 M      0     16
  /home/user            18.1 s      1  1.91 MiB      0 B   40000      0     40
  /home/user/input      140 ms     14       0 B  547 KiB       0    560     14

  Names, digits as #
  Files named                       Time  Files   Written     Read  Writes
  /scratch/run/particles.dat  4 min 34 s      1   192 MiB      0 B  2.40 M
  /home/user/run.log              18.1 s      1  1.91 MiB      0 B   40000
  /home/user/input/part#.txt      140 ms     14       0 B  547 KiB       0

  Data files
  File                               Time   Written      Read  Writes  Reads
  /scratch/run/particles.dat   4 min 34 s   192 MiB       0 B  2.40 M      0
  /home/user/run.log               18.1 s  1.91 MiB       0 B   40000      0
  /home/user/input/part0.txt      10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part1.txt      10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part2.txt      10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part3.txt      10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part4.txt      10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part5.txt      10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part6.txt      10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part7.txt      10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part8.txt      10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part9.txt      10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part10.txt     10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part11.txt     10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part12.txt     10.0 ms       0 B  39.1 KiB       0     40
  /home/user/input/part13.txt     10.0 ms       0 B  39.1 KiB       0     40

  Programs and libraries
  File                  Time  Written     Read  Writes  Reads  Opens  Processes
  /usr/lib/libmpi.so  160 ms      0 B  312 KiB       0    320     32          8

  Streams
  File      Time  Written  Read  Writes  Reads  Opens  Processes  Metadata  Sync
  <STDOUT>   0 s    400 B   0 B      12      0      0          1       0 s   0 s

Layers
──────
What the program asked for, and what became of it on the way to the file system.
Aggregated: calls of the layer above for each one here. Amplified: bytes for
each byte above. Storage: what the disks moved for the whole processes, programs
and libraries included (/proc/PID/io).

  All data files
  Layer             Calls  Aggregated  Written      Read  Amplified        Time
  MPI-IO requests  2.40 M           –  192 MiB       0 B          –  4 min 32 s
  POSIX and stdio  2.45 M        0.98  194 MiB  31.1 MiB       1.17  4 min 30 s
  storage, total        –           –  193 MiB       0 B          –           –
  30.5 MiB were read in 8000 calls that the program did not make: data sieving,
  where MPI-IO reads what it is about to overwrite in part.

  /scratch/run/particles.dat
  Layer             Calls  Aggregated  Written      Read  Amplified        Time
  MPI-IO requests  2.40 M           –  192 MiB       0 B          –  4 min 32 s
  POSIX            2.41 M        1.00  192 MiB  30.5 MiB       1.16  4 min 12 s
  30.5 MiB were read in 8000 calls that the program did not make: data sieving,
  where MPI-IO reads what it is about to overwrite in part.

Sizes
─────
Reads and writes of data files by what each moved; a limit belongs to the line
that it ends.

  MPI-IO
  Size         Independent writes
  up to 100 B              2.40 M

  stdio
  Size         Writes
  up to 100 B   40000

  POSIX
  Size          Writes  Reads
  up to 100 B   2.40 M      0
  up to 1 KiB        0    560
  up to 10 KiB       0   8000

Access pattern
──────────────
How an access begins, seen from the one before of the same thread in the same
file: just at its end, behind it, or before it. The first after an open counts
as one with a gap.

  Interface      Accesses  Consecutive  With gaps  Backwards  Mean size  Longest
  MPI-IO writes    2.40 M          0 %     <0.1 %    >99.9 %       84 B      0 s
  stdio writes      40000            –          –          –       50 B      0 s
  POSIX writes     2.40 M          0 %     <0.1 %    >99.9 %       84 B      0 s
  POSIX reads        8560        6.4 %      0.3 %     93.4 %   3.71 KiB      0 s
  Of 40000 accesses it is not known where in the file they begin: those of
  stdio, pipes and views.

  Independent and collective
  Calls          Independent  Collective  Split  Non-blocking
  MPI-IO writes       2.40 M           0      0             0

Ranks and time
──────────────
What reached the system, through POSIX and stdio.

  Bytes written
  rank 0 ▕   ░████████████████▒░░░░░░░░   ░████████████████▒░░░░░░░░▏  26.9 MiB
  rank 1 ▕   ░████████████████▒           ░████████████████▒        ▏  27.0 MiB
  rank 2 ▕   ░████████████████▒           ░████████████████▒        ▏  28.9 MiB
  rank 3 ▕   ░████████████████▒           ░████████████████▒        ▏  30.9 MiB
  rank 4 ▕   ░████████████████▒           ░████████████████▒        ▏  32.8 MiB
  rank 5 ▕   ░████████████████▓           ░████████████████▓        ▏  34.8 MiB
  rank 6 ▕   ░████████████████▓           ░████████████████▓        ▏  36.7 MiB
  rank 7 ▕   ░████████████████▓           ░████████████████▓        ▏  38.7 MiB
  all        ▁▇███████████████▃▁▁▁▁▁▁▁▁   ▁▇███████████████▃▁▁▁▁▁▁▁▁    257 MiB
          0         10 s     20 s      30 s      40 s     50 s      60 s
  ░ from 94.3 KiB  ▒ from 181 KiB  ▓ from 347 KiB  █ from 664 KiB in 1.03 s

  Writers at the same time
  Writers    Time   Written  All together
        1  18.0 s  1.89 MiB      110 kB/s
        8  30.6 s   255 MiB     8.73 MB/s

Ranks, and who waited for whom
──────────────────────────────
For 18.0 s of the run, ranks waited in MPI while few others, which had not come
yet, did I/O.

  Rank     I/O   Write     Read  Metadata  Sync  Waiting  Waited for
  0     52.4 s  52.0 s  30.0 ms    410 ms   0 s      0 s      18.0 s
  1     34.3 s  34.0 s  30.0 ms    310 ms   0 s   18.0 s         0 s
  2     34.3 s  34.0 s  30.0 ms    310 ms   0 s   18.0 s         0 s
  3     34.3 s  34.0 s  30.0 ms    310 ms   0 s   18.0 s         0 s
  4     34.3 s  34.0 s  30.0 ms    310 ms   0 s   18.0 s         0 s
  5     34.3 s  34.0 s  30.0 ms    310 ms   0 s   18.0 s         0 s
  6     34.3 s  34.0 s  20.0 ms    310 ms   0 s   18.0 s         0 s
  7     34.3 s  34.0 s  20.0 ms    310 ms   0 s   18.0 s         0 s
  Waiting: in MPI, while few others did I/O. Waited for: what others waited so
  for it.

  I/O that others waited for
  Call     Called from             Time
  fprintf  write_log (log.c:33)  18.0 s

  Where they waited
  Call         Called from              Time
  MPI_Barrier  step (epoch.c:77)  2 min 06 s

Opens, closes and the rest
──────────────────────────
Calls that reached the system, by what they were made for; the last lines count
accesses.

  Calls       Data  by MPI-IO  Programs and libraries  Streams
  open          70         16                      32        0
  close         70         16                      32        0
  stat calls    42          0                      24        0

Failures
────────
30 calls failed. Searching for a file along a path is a common and harmless
cause.

  Call  Error   Called from              Times  Processes
  open  ENOENT  read_input (input.c:12)     30          2

MPI-IO: who touched the file, and hints
───────────────────────────────────────
Processes that opened a file together, that called MPI-IO for it, and whose
reads and writes reached the system: with collective buffering these are few,
the aggregators.

  File                        Opened by  Called by  Written by  Read by
  /scratch/run/particles.dat          8          8           8        8

  Hints in force
  Hint             Value      Files
  cb_buffer_size   16777216       1
  romio_cb_write   automatic      1
  striping_factor  1              1

File systems
────────────
What a probe measured is that of all its processes together.

  Mounted at  Type    Data files   Written      Read  Block  Stripes  Node
  /scratch    lustre           1   192 MiB  30.5 MiB  4 KiB        1  all
  /home       nfs4            15  1.91 MiB   547 KiB  4 KiB        –  all

  Baseline, by steelyard probe io
  File system  Measured     Processes  Gives      Access  Answered by
  /scratch     large write          8  1.15 GB/s   1 MiB
  /scratch     create               8  3.20 k/s        –

  The nodes' own counters
  Of              Counted      During the run
  lustre:scratch  write bytes  194 MiB
  All programs of the nodes together, not this one alone.

What was captured
─────────────────
Captured 100 % of bytes read, 100 % of bytes written, by the kernel's own count.

  Bytes    By the kernel  Captured  Share  Missed
  read          30.8 MiB  31.4 MiB  100 %     0 B
  written        193 MiB   194 MiB  100 %     0 B

  Processes with most missed
  Process  Read   Written  Files mapped  io_uring queues
  rank 1    0 B  97.7 KiB           0 B                0
  rank 2    0 B  97.7 KiB           0 B                0
  rank 3    0 B  97.7 KiB           0 B                0
  rank 4    0 B  97.7 KiB           0 B                0
  rank 5    0 B  97.7 KiB           0 B                0

Measurement quality
───────────────────
What Steelyard itself cost this run is not known.

± is two standard errors: 19 times in 20 the true value lies within it.
");
}

/// The same of the small run.
#[test]
fn text_of_a_section_alone() {
    let report = small::report().alone("io").expect("the small run has I/O");
    let whole = text::Style {
        whole: true,
        ..text::Style::default()
    };
    insta::assert_snapshot!(text::write(&report, whole), @r##"
Steelyard: heat
───────────────
Command      mpirun -n 4 ./heat input.txt
Processes    4 ranks, Open MPI 4.1.4
Exit status  0 (every process)
Started      2026-11-21 05:33:30 UTC
Elapsed      12.3 s
Ran on       node01 (4 cores, AMD EPYC 7763, 15.6 GiB), Linux 6.1.0

7.7 % of the time is in I/O: 950 ms on rank 0.

  Compute         62.1 %  ± 0.9 %     ██████████████████████████▏
  MPI             30.2 %  ± 0.9 %     ████████████▋
  I/O              7.7 %  ± 0.9 %     ███▎
  Waiting         <0.9 %

Findings, most worth doing first
────────────────────────────────

 1. Rank 0 writes 1.20 GB in 2.34 M pieces of 512 B.
    Potential saving  up to 610 ms (4.9 % of the run): time in writes of less
                      than 4 KiB
    Recommendation    Collect the values in a buffer of 1 MiB and write that.
    Evidence          99 % of the writes are smaller than 4 KiB; they take 0.61
                      s.
    Where             save_checkpoint (output.c:77)
    Threshold         mean write < 4 KiB

I/O
───

  Files    4 files in /scratch/heat take 610 ms.
  Lines    save_checkpoint (output.c:77): write 610 ms on rank 0, 2.34 M calls.

  In writes                        91.0 %

Files
─────
4 files were used.

  Files
  File                            Time   Written
  /scratch/heat/field_####.dat  610 ms  1.12 GiB
  Time: all ranks together.

Ranks and time
──────────────
Rank 0 writes longest.

  Bytes written
  rank 0 ▕          ▒█          ▒█          ▒█          ▒█▏  1.52 GiB
  rank 1 ▕          ░           ░           ░           ░ ▏  22.9 MiB
  rank 2 ▕          ░           ░           ░           ░ ▏  15.3 MiB
  rank 3 ▕          ░           ░           ░           ░ ▏  7.63 MiB
  all               ▁█          ▁█          ▁█          ▁█   1.56 GiB
          0       2 s     4 s    6 s     8 s     10 s    12 s
  ░ from 1.91 MiB  ▒ from 7.17 MiB  ▓ from 27.0 MiB  █ from 101 MiB in 257 ms

Measurement quality
───────────────────
Steelyard itself took 0.1 % of the program's time.

  Lost
  · 3 samples were lost because the ring was full.

  Not available
  · Hardware counters: perf_event_open is forbidden (kernel.perf_event_paranoid
    is 3). Ask for kernel.perf_event_paranoid = 2.

± is two standard errors: 19 times in 20 the true value lies within it.
"##);
    assert!(small::report().alone("energy").is_none());
}

#[test]
fn markdown_for_a_merge_request() {
    insta::assert_snapshot!(markdown::write(&small::report()), @r##"
## Steelyard: heat

**Mostly computing (62.1 %), but a third of the time goes into MPI, and most of that is waiting for rank 3.**

| | share of time | |
|:--|--:|:--|
| Compute | 62.1 % ± 0.9 % | ████████████ |
| MPI | 30.2 % ± 0.9 % | ██████ |
| I/O | 7.7 % ± 0.9 % | ██ |
| Waiting | <0.9 %  |  |

### Findings

1. **Rank 3 computes 9.87 s, the others 7.00 s on average: they wait for it.**
   - Potential saving: up to 2.1 s ± 0.2 s (17.4 % of the run): longest less mean computing time.
   - Give rank 3 fewer rows: its part of the domain is larger than the others'.
   - If the work cannot be told beforehand, hand it out in small pieces.
   - Evidence: Load balance is 0.78; 1 of 4 ranks is more than 10 % above the mean.
   - Evidence: 81 % of the extra time is in relax (heat.c:142).
   - Where: relax (heat.c:142)
   - Threshold: load balance &lt; 0.9 (POP: above 0.9 is good).
2. **Rank 0 writes 1.20 GB in 2.34 M pieces of 512 B.**
   - Potential saving: up to 610 ms (4.9 % of the run): time in writes of less than 4 KiB.
   - Collect the values in a buffer of 1 MiB and write that.
   - Evidence: 99 % of the writes are smaller than 4 KiB; they take 0.61 s.
   - Where: save\_checkpoint (output.c:77)
   - Threshold: mean write &lt; 4 KiB (one page of memory).

<details><summary>The run</summary>

| | |
|:--|:--|
| Command | mpirun -n 4 ./heat input.txt |
| Processes | 4 ranks, Open MPI 4.1.4 |
| Exit status | 0 (every process) |
| Started | 2026-11-21 05:33:30 UTC |
| Elapsed | 12.3 s |
| Ran on | node01 (4 cores, AMD EPYC 7763, 15.6 GiB), Linux 6.1.0 |

</details>

<details><summary>MPI</summary>

30.2 % of the time went into MPI calls, four fifths of it into collective ones.

| | value | ± | over ranks |
|:--|--:|--:|:--|
| Collective calls | 81.2 % | 0.9 % | 70.1 % (rank 3) to 87.4 % (rank 0) |
| &emsp;of which MPI\_Barrier | 10.0 % |  |  |
| Rate in point-to-point calls | 94.2 MB/s | 1.0 MB/s |  |
| One-sided rate | not available | | this program's MPI passes no byte counts to MPI\_Rget; use MPI\_Get instead |

**Calls that cost most**

| Call | Called from | Time | Share | Calls | Bytes | Mean size |
|:--|:--|--:|--:|--:|--:|--:|
| MPI\_Allreduce | residual (heat.c:201) | 2.81 s | 22.8 % | 40000 | 312 KiB | 8 B |
| MPI\_Sendrecv | exchange\_halo\_with\_neighbours(Grid&lt;double, 3&gt;&amp;, Direction) (halo.hpp:88) | 710 ms | 5.8 % | 160 k | 2.44 GiB | 16 KiB |

Times are means over ranks.

**Messages by size**

| Size | Messages | Share |
|:--|--:|--:|
| up to 16 B | 40000 | 20.0 % |
| up to 16 KiB | 160 k | 80.0 % |


</details>

<details><summary>I/O</summary>

7.7 % of the time is in I/O: 950 ms on rank 0.

- **Files**: 4 files in /scratch/heat take 610 ms.
- **Lines**: save\_checkpoint (output.c:77): write 610 ms on rank 0, 2.34 M calls.

| | value | ± | over ranks |
|:--|--:|--:|:--|
| In writes | 91.0 % |  |  |

#### Files

4 files were used.

**Files**

| File | Time | Written |
|:--|--:|--:|
| /scratch/heat/field\_\#\#\#\#.dat | 610 ms | 1.12 GiB |

Time: all ranks together.

#### Ranks and time

Rank 0 writes longest.

```text
  Bytes written
  rank 0 ▕          ▒█          ▒█          ▒█          ▒█▏  1.52 GiB
  rank 1 ▕          ░           ░           ░           ░ ▏  22.9 MiB
  rank 2 ▕          ░           ░           ░           ░ ▏  15.3 MiB
  rank 3 ▕          ░           ░           ░           ░ ▏  7.63 MiB
  all               ▁█          ▁█          ▁█          ▁█   1.56 GiB
          0       2 s     4 s    6 s     8 s     10 s    12 s
  ░ from 1.91 MiB  ▒ from 7.17 MiB  ▓ from 27.0 MiB  █ from 101 MiB in 257 ms
```


</details>

<details><summary>Memory</summary>

A process needed up to 1.62 GiB.

| | value | ± | over ranks |
|:--|--:|--:|:--|
| RSS per process, peak | 1.62 GiB |  | 1.02 GiB (rank 1) to 1.62 GiB (rank 3) |
| Node memory, peak | 21.0 % |  |  |


</details>

<details><summary>Measurement quality</summary>

Steelyard itself took 0.1 % of the program's time.

| | value | ± | over ranks |
|:--|--:|--:|:--|
| Samples taken | 2468 |  |  |
| Ranks seen | 4 |  |  |

- 3 samples were lost because the ring was full.
- Not available: Hardware counters: perf\_event\_open is forbidden (kernel.perf\_event\_paranoid is 3). Ask for kernel.perf\_event\_paranoid = 2.

± is two standard errors: 19 times in 20 the true value lies within it.

</details>
"##);
}

#[test]
fn csv_in_long_form() {
    insta::assert_snapshot!(csv::write(&small::report()), @r##"
section,name,value,unit,two_standard_errors,certainty,min,min_rank,mean,max,max_rank,note
head,name,heat,,,,,,,,,
head,command,mpirun -n 4 ./heat input.txt,,,,,,,,,
head,processes,"4 ranks, Open MPI 4.1.4",,,,,,,,,
head,exit_status,0 (every process),,,,,,,,,
head,started,2026-11-21 05:33:30 UTC,,,,,,,,,
head,elapsed,12.3 s,,,,,,,,,
head,ran_on,"node01 (4 cores, AMD EPYC 7763, 15.6 GiB), Linux 6.1.0",,,,,,,,,
head,elapsed_s,12.34,s,,,,,,,,
head,ranks,4,1,,,,,,,,
head,nodes,1,1,,,,,,,,
head,ended_well,true,,,,,,,,,
verdict,verdict,"Mostly computing (62.1 %), but a third of the time goes into MPI, and most of that is waiting for rank 3.",,,,,,,,,
finding,1.compute_imbalance,2.15,s,0.22,,,,,,,"Rank 3 computes 9.87 s, the others 7.00 s on average: they wait for it."
finding,2.small_writes,0.61,s,,,,,,,,Rank 0 writes 1.20 GB in 2.34 M pieces of 512 B.
share,compute,0.621,1,0.009,sampled,,,,,,
share,mpi,0.302,1,0.009,sampled,,,,,,
share,io,0.0766,1,0.009,sampled,,,,,,
share,wait,0.0004,1,0.009,sampled,,,,,,
mpi,mpi_sites[1].call,MPI_Allreduce,,,,,,,,,
mpi,mpi_sites[1].called_from,residual (heat.c:201),,,,,,,,,
mpi,mpi_sites[1].time,2.81,s,,,,,,,,
mpi,mpi_sites[1].share,0.228,1,,,,,,,,
mpi,mpi_sites[1].calls,40000,1,,,,,,,,
mpi,mpi_sites[1].bytes,320000,B,,,,,,,,
mpi,mpi_sites[1].mean_size,8,B,,,,,,,,
mpi,mpi_sites[2].call,MPI_Sendrecv,,,,,,,,,
mpi,mpi_sites[2].called_from,"exchange_halo_with_neighbours(Grid<double, 3>&, Direction) (halo.hpp:88)",,,,,,,,,
mpi,mpi_sites[2].time,0.71,s,,,,,,,,
mpi,mpi_sites[2].share,0.0575,1,,,,,,,,
mpi,mpi_sites[2].calls,160000,1,,,,,,,,
mpi,mpi_sites[2].bytes,2620000000,B,,,,,,,,
mpi,mpi_sites[2].mean_size,16384,B,,,,,,,,
mpi,mpi_sizes[1].size,up to 16 B,,,,,,,,,
mpi,mpi_sizes[1].messages,40000,1,,,,,,,,
mpi,mpi_sizes[1].share,0.2,1,,,,,,,,
mpi,mpi_sizes[2].size,up to 16 KiB,,,,,,,,,
mpi,mpi_sizes[2].messages,160000,1,,,,,,,,
mpi,mpi_sizes[2].share,0.8,1,,,,,,,,
mpi,mpi_collective_share,0.812,1,0.0086,sampled,0.701,3,0.812,0.874,0,
mpi,mpi_barrier_share,0.1,1,,sampled,,,,,,
mpi,mpi_p2p_rate,94200000,B/s,1000000,estimated,,,,,,
mpi,mpi_rma_rate,,B/s,,estimated,,,,,,this program's MPI passes no byte counts to MPI_Rget; use MPI_Get instead
io,point.files,,,,,,,,,,4 files in /scratch/heat take 610 ms.
io,point.lines,,,,,,,,,,"save_checkpoint (output.c:77): write 610 ms on rank 0, 2.34 M calls."
io,io_write_share,0.91,1,,sampled,,,,,,
io,io_files[1].file,/scratch/heat/field_####.dat,,,,,,,,,
io,io_files[1].time,0.61,s,,,,,,,,
io,io_files[1].written,1200000000,B,,,,,,,,
io,io_written[0].2.5708333333333333s,8000000,B,,,,,,,,
io,io_written[0].2.827916666666667s,400000000,B,,,,,,,,
io,io_written[0].5.655833333333334s,8000000,B,,,,,,,,
io,io_written[0].5.912916666666667s,400000000,B,,,,,,,,
io,io_written[0].8.740833333333333s,8000000,B,,,,,,,,
io,io_written[0].8.997916666666667s,400000000,B,,,,,,,,
io,io_written[0].11.825833333333334s,8000000,B,,,,,,,,
io,io_written[0].12.082916666666666s,400000000,B,,,,,,,,
io,io_written[1].2.5708333333333333s,6000000,B,,,,,,,,
io,io_written[1].5.655833333333334s,6000000,B,,,,,,,,
io,io_written[1].8.740833333333333s,6000000,B,,,,,,,,
io,io_written[1].11.825833333333334s,6000000,B,,,,,,,,
io,io_written[2].2.5708333333333333s,4000000,B,,,,,,,,
io,io_written[2].5.655833333333334s,4000000,B,,,,,,,,
io,io_written[2].8.740833333333333s,4000000,B,,,,,,,,
io,io_written[2].11.825833333333334s,4000000,B,,,,,,,,
io,io_written[3].2.5708333333333333s,2000000,B,,,,,,,,
io,io_written[3].5.655833333333334s,2000000,B,,,,,,,,
io,io_written[3].8.740833333333333s,2000000,B,,,,,,,,
io,io_written[3].11.825833333333334s,2000000,B,,,,,,,,
memory,memory_peak,1740000000,B,,read,1100000000,1,1200000000,1740000000,3,
memory,memory_node,0.21,1,,read,,,,,,
trust,samples_taken,2468,1,,counted,,,,,,
trust,ranks_seen,4,1,,counted,,,,,,
trust,Hardware counters,,,,,,,,,,perf_event_open is forbidden (kernel.perf_event_paranoid is 3)
"##);
}
