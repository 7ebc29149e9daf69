//! What a reader sees of the small run. A change here is a change of the page: look at it before accepting it.

mod small;

use steelyard_report::{csv, markdown, text};

#[test]
fn text_at_eighty_columns() {
    insta::assert_snapshot!(text::write(&small::report(), text::Style::default()), @r##"
Steelyard: heat
───────────────
Command    mpirun -n 4 ./heat input.txt
Ran on     node01 (4 cores, AMD EPYC 7763, 15.6 GiB), Linux 6.1.0
Processes  4 ranks, Open MPI 4.1.4
Started    2026-11-21 05:33:30 UTC
Elapsed    12.3 s
Ended      well: every process returned 0

Mostly computing (62.1 %), but a third of the time goes into MPI, and most of
that is waiting for rank 3.

  Compute         62.1 %  ± 0.9 %     ██████████████████████████▏
  MPI             30.2 %  ± 0.9 %     ████████████▋
  I/O              7.7 %  ± 0.9 %     ███▎
  Waiting         <0.1 %  ± 0.9 %

What to do, the most rewarding first
────────────────────────────────────

 1. Rank 3 computes 9.87 s, the others 7.00 s on average: they wait for it.
    To gain    up to 2.15 s (17.4 % of the run): longest less mean computing
               time
    Do         Give rank 3 fewer rows: its part of the domain is larger than the
               others'.
               If the work cannot be told beforehand, hand it out in small
               pieces.
    Evidence   Load balance is 0.78; 1 of 4 ranks is more than 10 % above the
               mean.
               81 % of the extra time is in relax (heat.c:142).
    Limit      load balance below 0.9

 2. Rank 0 writes 1.20 GB in 2.34 M pieces of 512 B.
    To gain    up to 610 ms (4.9 % of the run): time in writes of less than 4
               KiB
    Do         Collect the values in a buffer of 1 MiB and write that.
    Evidence   99 % of the writes are smaller than 4 KiB; they take 0.61 s.
    Where      save_checkpoint (output.c:77)
    Limit      mean write below 4 KiB

MPI
───
30.2 % of the time went into MPI calls, four fifths of it into collective ones.

                                                       min (rank)  max (rank)
  Collective calls                 81.2 %  ± 0.9 %       70.1 (3)    87.4 (0)
    of which MPI_Barrier           10.0 %
  Rate in point-to-point calls  94.2 MB/s  ± 1.0 MB/s

  Not available
  · One-sided rate: this program's MPI passes no byte counts to MPI_Rget; use
    MPI_Get instead

  Calls that cost most
  Call           Called from                       Time   Share  Calls     Bytes
  MPI_Allreduce  residual (heat.c:201)           2.81 s  22.8 %  40000   312 KiB
  MPI_Sendrecv   exchange_halo_w… (halo.hpp:88)  710 ms   5.8 %  160 k  2.44 GiB
  Times are means over ranks.

  Messages by size
  Size          Messages   Share
  up to 16 B       40000  20.0 %
  up to 16 KiB     160 k  80.0 %

Memory
──────
A process needed up to 1.62 GiB.

                                                      min (rank)  max (rank)
  Peak of a process              1.62 GiB               1.02 (1)    1.62 (3)
  Peak of a node                   21.0 %

How far to trust this
─────────────────────
Steelyard itself took 0.1 % of the program's time.

  Samples taken                      2468
  Ranks seen                            4

  Lost
  · 3 samples were lost because the ring was full.

  Not available
  · Hardware counters: perf_event_open is forbidden (kernel.perf_event_paranoid
    is 3). Ask for kernel.perf_event_paranoid = 2.

± is two standard errors: 19 times in 20 the true value lies within it.
This page is cut to what matters: the other formats have every row, column and
source.
"##);
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
| Waiting | <0.1 % ± 0.9 % |  |

### What to do

1. **Rank 3 computes 9.87 s, the others 7.00 s on average: they wait for it.**
   - To gain: up to 2.15 s (17.4 % of the run): longest less mean computing time.
   - Give rank 3 fewer rows: its part of the domain is larger than the others'.
   - If the work cannot be told beforehand, hand it out in small pieces.
   - Evidence: Load balance is 0.78; 1 of 4 ranks is more than 10 % above the mean.
   - Evidence: 81 % of the extra time is in relax (heat.c:142).
   - Where: relax (heat.c:142)
   - Threshold: load balance below 0.9 (POP: above 0.9 is good).
2. **Rank 0 writes 1.20 GB in 2.34 M pieces of 512 B.**
   - To gain: up to 610 ms (4.9 % of the run): time in writes of less than 4 KiB.
   - Collect the values in a buffer of 1 MiB and write that.
   - Evidence: 99 % of the writes are smaller than 4 KiB; they take 0.61 s.
   - Where: save\_checkpoint (output.c:77)
   - Threshold: mean write below 4 KiB (one page of memory).

<details><summary>The run</summary>

| | |
|:--|:--|
| Command | mpirun -n 4 ./heat input.txt |
| Ran on | node01 (4 cores, AMD EPYC 7763, 15.6 GiB), Linux 6.1.0 |
| Processes | 4 ranks, Open MPI 4.1.4 |
| Started | 2026-11-21 05:33:30 UTC |
| Elapsed | 12.3 s |
| Ended | well: every process returned 0 |

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

<details><summary>Memory</summary>

A process needed up to 1.62 GiB.

| | value | ± | over ranks |
|:--|--:|--:|:--|
| Peak of a process | 1.62 GiB |  | 1.02 GiB (rank 1) to 1.62 GiB (rank 3) |
| Peak of a node | 21.0 % |  |  |


</details>

<details><summary>How far to trust this</summary>

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
head,ran_on,"node01 (4 cores, AMD EPYC 7763, 15.6 GiB), Linux 6.1.0",,,,,,,,,
head,processes,"4 ranks, Open MPI 4.1.4",,,,,,,,,
head,started,2026-11-21 05:33:30 UTC,,,,,,,,,
head,elapsed,12.3 s,,,,,,,,,
head,ended,well: every process returned 0,,,,,,,,,
head,elapsed_s,12.34,s,,,,,,,,
head,ranks,4,1,,,,,,,,
head,nodes,1,1,,,,,,,,
head,ended_well,true,,,,,,,,,
verdict,verdict,"Mostly computing (62.1 %), but a third of the time goes into MPI, and most of that is waiting for rank 3.",,,,,,,,,
finding,1.compute_imbalance,2.15,s,,,,,,,,"Rank 3 computes 9.87 s, the others 7.00 s on average: they wait for it."
finding,2.small_writes,0.61,s,,,,,,,,Rank 0 writes 1.20 GB in 2.34 M pieces of 512 B.
share,compute,0.621,1,0.009,sampled,,,,,,
share,mpi,0.302,1,0.009,sampled,,,,,,
share,io,0.0766,1,0.009,sampled,,,,,,
share,wait,0.0004,1,0.009,sampled,,,,,,
mpi,mpi_collective_share,0.812,1,0.0086,sampled,0.701,3,0.812,0.874,0,
mpi,mpi_barrier_share,0.1,1,,sampled,,,,,,
mpi,mpi_p2p_rate,94200000,B/s,1000000,estimated,,,,,,
mpi,mpi_rma_rate,,B/s,,estimated,,,,,,this program's MPI passes no byte counts to MPI_Rget; use MPI_Get instead
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
memory,memory_peak,1740000000,B,,read,1100000000,1,1200000000,1740000000,3,
memory,memory_node,0.21,1,,read,,,,,,
trust,samples_taken,2468,1,,counted,,,,,,
trust,ranks_seen,4,1,,counted,,,,,,
trust,overhead_share,0.0012,1,,,,,,,,
trust,Hardware counters,,,,,,,,,,perf_event_open is forbidden (kernel.perf_event_paranoid is 3)
"##);
}
