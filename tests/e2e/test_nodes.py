"""Several nodes for real: network namespaces with a host name, processes and memory of their own, and a launcher that
reaches them as it would by ssh. One part a node, one report; and a node that is lost."""

import os
import shlex
import subprocess

import pytest
from machine import MPIS, has


HOSTS = ["sy-one", "sy-two"]
LAUNCHER = "10.77.0.1"
ADDRESSES = dict(zip(HOSTS, ["10.77.0.2", "10.77.0.3"]))
PARTS = ["p2p", "nonblocking", "collective", "vectors", "derived"]

# As ssh is called: options, a host, the words of a command. What the command leaves behind goes on: the node's first
# process ends after all others.
AGENT = """#!/bin/sh
while [ "${1#-}" != "$1" ]; do shift; done
host=$1; shift
# A clock of its own: this much later since boot on the second.
case $host in sy-two) later=86400 ;; *) later=0 ;; esac
exec ip netns exec "$host" unshare --mount --uts --pid --time --monotonic $later --fork --mount-proc sh -c '
    mount -t tmpfs tmpfs /dev/shm
    mount --bind HOSTS /etc/hosts
    hostname "$0"
    sh -c "$*"
    status=$?
    while set -- /proc/[0-9]*; [ $# -gt 1 ]; do sleep 0.05; done
    exit $status' "$host" "$@"
"""


def ip(*words):
    return subprocess.run(["ip", *words], capture_output=True, text=True)


@pytest.fixture(scope="module")
def network():
    """A bridge with a host on each of its two ports."""
    if os.geteuid() != 0 or not has("ip") or not has("unshare"):
        pytest.skip("nodes are made of namespaces: that needs root, ip and unshare")
    if (made := ip("netns", "add", HOSTS[0])).returncode != 0:
        pytest.skip(f"no network namespace can be made here: {made.stderr.strip()}")
    try:
        bridged = ip("link", "add", "sybridge", "type", "bridge")
        if bridged.returncode != 0:
            pytest.skip(f"no bridge can be made here: {bridged.stderr.strip()}")
        ip("netns", "add", HOSTS[1])
        ip("address", "add", f"{LAUNCHER}/24", "dev", "sybridge")
        ip("link", "set", "sybridge", "up")
        for host, address in ADDRESSES.items():
            assert ip("link", "add", f"v{host}", "type", "veth", "peer", "name", "eth0", "netns", host).returncode == 0
            ip("link", "set", f"v{host}", "master", "sybridge", "up")
            for words in (["address", "add", f"{address}/24", "dev", "eth0"], ["link", "set", "eth0", "up"], ["link", "set", "lo", "up"]):
                assert ip("-n", host, *words).returncode == 0, words
        yield
    finally:
        for host in HOSTS:
            ip("netns", "delete", host)
        ip("link", "delete", "sybridge")


@pytest.fixture
def agent(network, tmp_path):
    hosts = tmp_path / "hosts"
    lines = ["127.0.0.1 localhost", f"{LAUNCHER} launcher", *(f"{address} {host}" for host, address in ADDRESSES.items())]
    hosts.write_text("\n".join(lines) + "\n")
    agent = tmp_path / "agent"
    agent.write_text(AGENT.replace("HOSTS", shlex.quote(str(hosts))))
    agent.chmod(0o755)
    tried = subprocess.run([agent, HOSTS[1], "true"], capture_output=True, text=True)
    if tried.returncode != 0:
        pytest.skip(f"no node can be made of namespaces here: {tried.stderr.strip()}")
    return agent


def hydra(mpi, agent, ranks, *words):
    options = ["-launcher", "ssh", "-launcher-exec", agent, "-localhost", LAUNCHER, "-hosts", ",".join(HOSTS), "-ppn", ranks // 2]
    return [str(mpi.tool("mpiexec.hydra")), *map(str, options), "-n", str(ranks), *map(str, words)]


def orte(mpi, agent, ranks, *words, hosts=HOSTS):
    over = [f"{host}:{ranks // 2}" for host in hosts]
    net = ["oob_tcp_if_include", "btl_tcp_if_include"]
    settings = [("plm_rsh_agent", agent), ("pml", "ob1"), ("btl", "tcp,self"), *((name, "10.77.0.0/24") for name in net)]
    options = [word for name, value in settings for word in ("--mca", name, str(value))]
    return [str(mpi.tool("mpirun")), *options, "-H", ",".join(over), "-n", str(ranks), *map(str, words)]


# Debian's MPICH takes ranks of one kernel for ranks of one memory, whatever its nodes are called, and hangs.
LAUNCHERS = {"wheel-mpich": (hydra, {"FI_PROVIDER": "tcp"}), "debian-openmpi": (orte, {})}


@pytest.fixture(params=LAUNCHERS)
def nodes(request, agent, monkeypatch):
    """nodes(ranks, program, argument…): the words that start it over both nodes."""
    mpi = next(m for m in MPIS if m.name == request.param)
    if mpi.missing:
        pytest.skip(mpi.missing)
    line, variables = LAUNCHERS[request.param]
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    def words(ranks, program, *arguments):
        return line(mpi, agent, ranks, mpi.program(program), *arguments)

    return words


def test_every_call_of_every_node(steelyard, nodes):
    ran = steelyard(nodes(4, "calls.c", *PARTS), timeout=90)
    assert len(ran.truth) == 4, ran.out
    profile = ran.profile
    for truth in ran.truth:
        seen = profile.calls(profile.process_of_rank(truth["rank"]))
        assert {k: v for k, v in seen.items() if k.startswith("MPI_")} == truth["calls"]
    assert profile.text("nodes", "name") == HOSTS
    ranks = sorted((p["rank"], HOSTS[p["node"]]) for p in profile.processes() if p["rank"] >= 0)
    assert ranks == [(0, HOSTS[0]), (1, HOSTS[0]), (2, HOSTS[1]), (3, HOSTS[1])]
    assert profile.report["head"]["ended_well"], profile.report["head"]["rows"]
    # Monotonic clocks a day apart: the times of all ranks lie within the run, and they met the same ticks.
    run, table, samples = profile.manifest["run"], profile["processes"], profile["samples"]
    for name in ("start_ns", "mpi_init_begin_ns", "end_ns"):
        assert all(0 <= at <= run["elapsed_ns"] for at in table[name].tolist()), (name, table[name])
    ticks = [set(samples["tick"][samples["process"] == profile.process_of_rank(rank)].tolist()) for rank in range(4)]
    assert all(max(mine) * run["tick_ns"] <= run["elapsed_ns"] + run["tick_ns"] for mine in ticks if mine)
    # The parts are in the profile, and nowhere else.
    assert not list(ran.directory.glob("*.parts"))


def processes_of(host):
    """Processes in the network of a host, by its own list of them."""
    listed = ip("netns", "pids", host).stdout.split()
    return [int(pid) for pid in listed]


@pytest.mark.timed
@pytest.mark.beside
def test_a_lost_node_is_named(steelyard, agent):
    """All of a node dies at once, supervisors too: the report is of the launcher's node, and says who is missing."""
    mpi = next(m for m in MPIS if m.name == "debian-openmpi")
    if mpi.missing:
        pytest.skip(mpi.missing)
    program = orte(mpi, agent, 4, mpi.program("fate.c"), "hang", 3, 0.3, hosts=["localhost", HOSTS[1]])
    killer = subprocess.Popen(["sh", "-c", f"sleep 4; ip netns pids {HOSTS[1]} | xargs -r kill -9"])
    try:
        ran = steelyard(program, timeout=60, status=None)
    finally:
        killer.wait()
    assert ran.status not in (0, None), "the launcher's own status"
    assert not processes_of(HOSTS[1])
    profile = ran.profile
    ranks = sorted(p["rank"] for p in profile.processes() if p["rank"] >= 0)
    assert ranks == [0, 1]
    assert not profile.report["head"]["ended_well"]
    ended = dict(profile.report["head"]["rows"])["Exit status"].replace("\u00a0", " ")
    assert "ranks 2-3 left no record" in ended, ended
    assert profile.metric("ranks_seen") == 2 and profile.metric("ranks_expected") == 4


@pytest.mark.parametrize("how", ["mpi_abort", "kill", "segfault"])
def test_every_rank_of_a_job_that_is_killed(steelyard, nodes, how):
    """One rank ends badly and the launcher kills the others, with their supervisors: what they did until then is there."""
    ran = steelyard(nodes(4, "fate.c", how, 1, 1.5), timeout=90, status=None)
    assert ran.status not in (0, None), "the launcher's own status"
    profile = ran.profile
    ranks = sorted((p["rank"], HOSTS[p["node"]]) for p in profile.processes() if p["rank"] >= 0)
    assert ranks == [(0, HOSTS[0]), (1, HOSTS[0]), (2, HOSTS[1]), (3, HOSTS[1])], ran.err
    for rank in range(4):
        seen = profile.calls(profile.process_of_rank(rank))
        made = {name: count[0] for name, count in seen.items() if name in ("MPI_Init", "MPI_Comm_rank", "MPI_Comm_size", "MPI_Barrier")}
        assert made == {"MPI_Init": 1, "MPI_Comm_rank": 1, "MPI_Comm_size": 100 + rank, "MPI_Barrier": 1}, rank
    head = profile.report["head"]
    ended = dict(head["rows"])["Exit status"].replace("\u00a0", " ")
    assert not head["ended_well"] and "rank 1" in ended and "after 0" not in ended, ended
    assert {"mpi_abort": "called MPI_Abort with code 17", "kill": "SIGKILL", "segfault": "SIGSEGV"}[how] in ended, ended
    # What a supervisor alone could have known is missing, and that is said.
    unseen = [p for p in profile.processes() if p["rank"] >= 0 and p["end"] == "unknown"]
    told = [note for note in profile.report["trust"]["notes"] if "was killed too" in note]
    assert not unseen or told, unseen
    # Nothing is left where the nodes meet.
    assert not list(ran.directory.glob("*.parts"))
