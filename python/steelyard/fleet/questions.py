"""What a fleet can be asked: each question with its SQL, in the words of docs/fleet.md."""

from __future__ import annotations

from typing import Dict, List, NamedTuple, Tuple


class Question(NamedTuple):
    """A question and the statement that answers it, of the views below."""

    text: str
    sql: str


_IN_TIME = """started >= coalesce(getvariable('since'), '0001-01-01'::timestamp)
              and started < coalesce(getvariable('until'), '9999-12-31'::timestamp)"""

#: A run counts once, by its newest profile; what an interrupted collection left has no run.
VIEWS = (
    "create view runs as select * from runs_files qualify row_number() over (partition by run order by modified desc, profile) = 1",
    """create view findings as select f.* exclude (batch, month), r.* exclude (run, batch, node_hours, elapsed), r.elapsed, r.node_hours as run_node_hours
       from findings_files f join runs r using (run, batch)""",
    """create view filesystems as select f.* exclude (batch, month), r.started, r.user_name, r.program, r.node_hours
       from filesystems_files f join runs r using (run, batch)""",
    f"create view asked_runs as select * from runs where {_IN_TIME}",
    # What is a warning saves nothing. The other findings of a run may save the same seconds in part: sums over runs take the first.
    f"create view asked_findings as select * from findings where {_IN_TIME} and not warning and node_hours > 0",
    "create view first_findings as select * from asked_findings qualify position = min(position) over (partition by run)",
    f"create view asked_filesystems as select * from filesystems where {_IN_TIME}",
)

QUESTIONS: Dict[str, Question] = {
    "causes": Question(
        "Node-hours that could be saved, by cause: the first finding of each run",
        """select rule as cause, count(*) as runs, count(distinct user_name) as users, sum(node_hours) as node_hours_saved,
                  100 * sum(node_hours) / (select sum(node_hours) from asked_runs) as percent_of_all, arg_max(title, node_hours) as example
           from first_findings
           group by rule order by node_hours_saved desc, cause""",
    ),
    "io": Question(
        "Programs by node-hours in input and output",
        """select program, count(*) as runs, sum(node_hours) as node_hours, sum(io_share * node_hours) as io_node_hours,
                  100 * sum(io_share * node_hours) / sum(node_hours) filter (io_share is not null) as io_percent
           from asked_runs group by program having sum(io_share * node_hours) > 0 order by io_node_hours desc, program limit 30""",
    ),
    "filesystems": Question(
        "File systems by hour, the slowest first, against the median hour of the same file system (hours with 1 s of reading and writing)",
        """with hours as (
               select mount, source, kind, date_trunc('hour', started) as hour, count(*) as runs,
                      sum(bytes_read + bytes_written) / 1e6 as megabytes, sum(read_s + write_s) as seconds, sum(metadata_s) as metadata_seconds
               from asked_filesystems group by all having sum(read_s + write_s) >= 1)
           select hour, mount, kind, source, runs, megabytes, seconds, metadata_seconds, megabytes / seconds as megabytes_per_second,
                  megabytes / seconds / median(megabytes / seconds) over (partition by mount, source, kind) as of_median
           from hours order by of_median, hour limit 30""",
    ),
    "users": Question(
        "Users by the node-hours that the first findings of their runs could save",
        """select user_name, count(*) as runs, sum(s.node_hours) as node_hours_saved,
                  100 * sum(s.node_hours) / (select sum(node_hours) from asked_runs r where r.user_name = s.user_name) as percent_of_own,
                  (select rule from first_findings m where m.user_name = s.user_name group by rule order by sum(m.node_hours) desc, rule limit 1) as most_for
           from first_findings s group by user_name order by node_hours_saved desc, user_name limit 30""",
    ),
    "help": Question(
        "Where an hour of help saves most: what runs of one program of one user would have saved together by the same change",
        """select user_name, program, rule as cause, count(distinct run) as runs, sum(node_hours) as node_hours_saved,
                  arg_max(title, node_hours) as example, arg_max(advice, node_hours) as advice
           from asked_findings group by all order by node_hours_saved desc, user_name, program, cause limit 20""",
    ),
    "drift": Question(
        "Programs whose median elapsed time changed with an update of the kernel or of MPI (the same command on as many ranks, 3 runs or more of each)",
        """with of_system as (
               select program, command, ranks, nodes, kernel || coalesce(', ' || mpi, '') as system, min(started) as since, count(*) as runs,
                      median(elapsed) as seconds, quantile_cont(elapsed, 0.25) as low, quantile_cont(elapsed, 0.75) as high
               from asked_runs where ended_well group by all having count(*) >= 3),
           steps as (
               select *, lag(system) over w as before, lag(seconds) over w as seconds_before, lag(low) over w as low_before,
                      lag(high) over w as high_before
               from of_system window w as (partition by program, command, ranks, nodes order by since, system))
           select program, ranks, since, before, system, seconds_before, seconds, 100 * (seconds / seconds_before - 1) as percent_longer
           from steps where before is not null and (low > high_before or high < low_before)
           order by abs(ln(seconds / seconds_before)) desc, program limit 30""",
    ),
}

#: Name, type, unit, help, labels, and the statement: a column for each label and the number.
OPEN_METRICS: List[Tuple[str, str, str, str, Tuple[str, ...], str]] = [
    ("steelyard_runs", "counter", "", "Runs.", ("ended_well",), "select if(ended_well, 'yes', 'no'), count(*) from runs group by 1 order by 1"),
    (
        "steelyard_node_seconds", "counter", "seconds", "Elapsed time times nodes.", ("program",),
        "select program, sum(node_hours) * 3600 from runs group by 1 order by 1",
    ),
    (
        "steelyard_node_to_save_seconds", "counter", "seconds", "Node-seconds that the first findings of the runs could save.", ("cause",),
        "select rule, sum(node_hours) * 3600 from first_findings group by 1 order by 1",
    ),
    (
        "steelyard_io_bytes", "counter", "bytes", "Bytes that programs passed to and from the system, by file system.", ("mount", "direction"),
        """unpivot (select mount, sum(bytes_read) as read, sum(bytes_written) as written from filesystems group by mount order by mount)
           on read, written""",
    ),
]  # fmt: skip
