"""Each call of MPI, one by one: as many events as calls, every message with its receiver, and who of the two was late."""

import re
from collections import Counter, defaultdict

import pytest
from test_sent import matrix
from test_waiting import tables


def events(profile):
    """Rows of `events` as dicts, texts as text and processes as ranks."""
    table, ranks = profile["events"], profile["processes"]["rank"]
    names, texts = profile.text("calls", "name"), {c: profile.text("events", c) for c in ("kind", "group")}
    rows = []
    for i in range(len(table["process"])):
        row = {column: values[i].item() for column, values in table.items()} | {c: t[i] for c, t in texts.items()}
        rows.append(row | {"rank": int(ranks[row["process"]]), "call": names[row["call"]]})
    return rows


def paraver(command, profile, tmp_path):
    """Records of messages: from, to (ranks), the two begins, the end, bytes, tag."""
    command("export", "--to", "paraver", profile.path, "-o", tmp_path / "trace.prv")
    lines = (tmp_path / "trace.prv").read_text().splitlines()
    records = [[int(field) for field in line.split(":")] for line in lines if not line.startswith("#")]
    assert records == sorted(records, key=lambda record: (record[5], record[0]))
    return [(r[3] - 1, r[9] - 1, r[5], r[11], r[12], r[13], r[14]) for r in records if r[0] == 3]


def test_there_are_as_many_events_as_calls(steelyard, mpi):
    ran = steelyard(mpi.run(2, mpi.program("calls.c")), options=["--trace"])
    seen = Counter((row["rank"], row["call"]) for row in events(ran.profile) if row["part"] == 0)
    truth = {
        (process["rank"], name): calls[0]
        for process in ran.truth
        for name, calls in process["calls"].items()
        if name.startswith("MPI_")
    }
    assert seen == truth
    assert "trace_full" not in ran.profile.text("losses", "loss")


def test_every_message_has_its_bytes_and_its_receiver(steelyard, command, mpi, tmp_path):
    ran = steelyard(mpi.run(3, mpi.program("sent.c", "-w")), options=["--trace"])
    rows = events(ran.profile)
    sent = defaultdict(lambda: [0, 0])
    for row in rows:
        if row["kind"] in ("send", "start send") and row["peer"] >= 0:
            sent[row["rank"], row["peer"]][0] += 1
            sent[row["rank"], row["peer"]][1] += row["bytes"]
    truth = {(rank, to): cell[:2] for rank, cells in matrix(ran.profile).items() for to, cell in cells.items() if cell[0]}
    assert sent == truth
    messages = paraver(command, ran.profile, tmp_path)
    received = defaultdict(lambda: [0, 0])
    for source, target, *_, size, _tag in messages:
        received[source, target][0] += 1
        received[source, target][1] += size
    assert received == truth, "messages without a receiver"
    assert all(end >= begin for _, _, _, begin, end, _, _ in messages)


def test_the_oldest_calls_are_kept_and_the_rest_is_counted(steelyard, mpi):
    ran = steelyard(mpi.run(2, mpi.program("calls.c")), options=["--trace=50"], page="text")
    kept = Counter(row["rank"] for row in events(ran.profile) if row["part"] == 0)
    lost = dict(zip(ran.profile.text("losses", "loss"), ran.profile["losses"]["count"].tolist()))
    calls = sum(calls[0] for process in ran.truth for name, calls in process["calls"].items() if name.startswith("MPI_"))
    losses = ran.profile["losses"]
    names = ran.profile.text("losses", "loss")
    missing = sum(int(count) for name, count in zip(names, losses["count"]) if name == "trace_full")
    assert kept == {0: 50, 1: 50} and missing == calls - 100, lost
    assert "Calls of MPI are not in the trace" in ran.err
    assert len({row["call"] for row in events(ran.profile)} & {"MPI_Init", "MPI_Init_thread"}) == 1


def test_a_message_goes_to_the_receive_that_got_it_or_to_none(steelyard, command, mpi, tmp_path):
    """Each message has a size of its own; what MPI_Mprobe finds, what is cancelled or too long takes nobody else's place."""
    ran = steelyard(mpi.run(3, mpi.program("matched.c", "-pthread")), options=["--trace"])
    assert ran.status == 0, ran.err
    sent = {int(tag): set(range(int(first), int(last) + 1)) for tag, first, last in re.findall(r"tag (\d+): (\d+)-(\d+)", ran.out)}
    rows = events(ran.profile)
    done = {(row["rank"], row["request"]): row["bytes"] for row in rows if row["kind"] == "complete"}
    got = {}
    for row in rows:
        if row["kind"] in ("receive", "start receive"):
            of = row["bytes"] if row["kind"] == "receive" else done.get((row["rank"], row["request"]))
            got[row["rank"], row["start_ns"]] = of
    found = defaultdict(set)
    for _, target, _, posted, _, size, tag in paraver(command, ran.profile, tmp_path):
        assert got[target, posted] == size, tag
        found[min(tag, 11)].add(size)
    whole = {tag: sizes for tag, sizes in sent.items() if tag not in (5, 10)}
    assert {tag: sizes for tag, sizes in found.items() if tag != 10} == whole
    assert found[5] == set() and found[10] == set()


def test_a_run_that_keeps_no_calls_has_none(steelyard, mpi):
    ran = steelyard(mpi.run(2, mpi.program("calls.c"), "p2p"))
    assert len(ran.profile["events"]["process"]) == 0


@pytest.mark.timed
@pytest.mark.parametrize("case, column", [("late_sender", "Late sender"), ("late_receiver", "Late receiver")])
def test_what_samples_say_of_waiting_is_what_the_messages_say(steelyard, command, mpi, tmp_path, case, column):
    """The oracle of the table that is made of samples: seconds between the begins of a send and of its receive."""
    ran = steelyard(mpi.run(2, mpi.program("waits.c"), case, 40), options=["--trace"])
    messages = paraver(command, ran.profile, tmp_path)
    rows = [row for row in events(ran.profile) if row["part"] == 0]
    ends = {(row["rank"], row["start_ns"]): row["start_ns"] + row["duration_ns"] for row in rows}
    exact_s = in_calls_s = 0.0
    for source, target, sent, posted, *_ in messages:
        waiter, since, until = (target, posted, sent) if case == "late_sender" else (source, sent, posted)
        exact_s += max(0, min(until, ends[waiter, since]) - since) / 1e9
        in_calls_s += (ends[waiter, since] - since) / 1e9
    assert len(messages) == 40 and exact_s > 0.6 * sum(t["late_s"] for t in ran.truth)
    # The table is of all ranks' time, in the mean. What samples cannot see is that the other has done its part while the one
    # that waits has no processor yet.
    sampled_s = len(ran.truth) * {row[0]: row[1] for row in tables(ran.profile.report)["mpi_waiting"]}[column]
    assert 0.85 * exact_s <= sampled_s <= 1.15 * in_calls_s + 0.04, (exact_s, sampled_s, in_calls_s)
