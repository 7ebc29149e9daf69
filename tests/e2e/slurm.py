"""A cluster of Slurm on this machine: a login node and compute nodes, each with a network, a host name, processes and a
/dev/shm of its own, made of namespaces. Nothing of it can be reached from outside, and it dies with this process.

By hand: python tests/e2e/slurm.py COMMAND… runs a command on the login node of a fresh cluster."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from machine import ROOT

NODES = ["n1", "n2"]
LOGIN = "10.78.0.1"
TOOLS = ["munged", "slurmctld", "slurmd", "srun", "sbatch", "scancel", "unshare", "nsenter", "setpriv", "ip"]
# Whatever happens to us, what we started does not outlive us.
WITH_US = ["setpriv", "--pdeathsig", "KILL"]

CONFIGURATION = """\
ClusterName=steelyard
SlurmctldHost=login({login})
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={place}/munge.socket
StateSaveLocation={place}/state
SlurmctldPidFile={place}/slurmctld.pid
SlurmctldLogFile={place}/slurmctld.log
SlurmdSpoolDir={place}/spool-%n
SlurmdPidFile={place}/slurmd-%n.pid
SlurmdLogFile={place}/slurmd-%n.log
TmpFS={place}/tmp
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerType=sched/backfill
SchedulerParameters=batch_sched_delay=0,sched_interval=1,bf_interval=1
JobAcctGatherType=jobacct_gather/none
SlurmdParameters=config_overrides
ReturnToService=2
SlurmdTimeout=6
KillWait=4
MessageTimeout=20
TaskProlog={place}/site/task_prolog
Epilog={place}/site/epilog
{nodes}
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
"""

LOGIN_NODE = """
hostname login
mount --bind {place}/hosts /etc/hosts
ip link set lo up
ip link add bridge type bridge
ip address add {login}/24 dev bridge
ip link set bridge up
echo ready
exec sleep infinity
"""

# What packaging/slurm has, where a site's settings are there.
OF_A_SITE = """\
#!/bin/sh
test -e {place}/site/settings.toml || exit 0
PATH={place}/site:$PATH exec {scripts}/{name}.sh
"""

COMPUTE_NODE = """
hostname {name}
mount -t tmpfs tmpfs /dev/shm
# PMIx meets there, by names that it uses on every node.
mount -t tmpfs tmpfs {place}/tmp
until ip link show eth0 >/dev/null 2>&1; do sleep 0.02; done
ip link set lo up
ip address add {address}/24 dev eth0
ip link set eth0 up
slurmd -D &
while :; do wait; sleep 0.1; done
"""


def missing():
    """Why there can be no cluster here, or None."""
    if os.geteuid() != 0:
        return "Slurm's nodes are made of namespaces, and that needs root"
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if lacking:
        return f"not installed: {' '.join(lacking)} (Debian: slurm-wlm munge util-linux iproute2)"
    tried = subprocess.run(["unshare", "--net", "--uts", "--mount", "--ipc", "--pid", "--fork", "true"], capture_output=True, text=True)
    return None if tried.returncode == 0 else f"no namespaces can be made here: {tried.stderr.strip()}"


class Cluster:
    def __init__(self):
        # Munge wants its socket where every user of the machine can reach it, and nobody else can write.
        self.place = Path(tempfile.mkdtemp(prefix="steelyard-slurm-"))
        self.place.chmod(0o755)
        self.variables = {"SLURM_CONF": str(self.place / "slurm.conf")}
        self.daemons, self.nodes = [], {}
        self.addresses = {name: f"10.78.0.{n}" for n, name in enumerate(NODES, 2)}

    def __enter__(self):
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        self.write()
        self.daemon("munged", "--foreground", "--force", "--num-threads=1", *(f"--{what}={self.place}/munge.{ending}" for what, ending in (
            ("socket", "socket"), ("key-file", "key"), ("pid-file", "pid"), ("log-file", "log"), ("seed-file", "seed"))))  # fmt: skip
        login = LOGIN_NODE.format(place=self.place, login=LOGIN)
        self.login = self.daemon("unshare", "--net", "--uts", "--mount", "sh", "-ec", login, stdout=subprocess.PIPE)
        assert self.login.stdout.readline() == b"ready\n", self.log()
        self.daemon(*self.on_login(), "slurmctld", "-D")
        for name in NODES:
            self.boot(name)
        self.wait_until_idle()

    def write(self):
        for folder in ["state", "tmp", "site", *(f"spool-{name}" for name in NODES)]:
            (self.place / folder).mkdir()
        for name in ("task_prolog", "epilog"):
            script = self.place / "site" / name
            script.write_text(OF_A_SITE.format(place=self.place, scripts=ROOT / "packaging/slurm", name=name))
            script.chmod(0o755)
        key = self.place / "munge.key"
        key.write_bytes(os.urandom(128))
        key.chmod(0o600)
        hosts = ["127.0.0.1 localhost", f"{LOGIN} login", *(f"{address} {name}" for name, address in self.addresses.items())]
        (self.place / "hosts").write_text("\n".join(hosts) + "\n")
        nodes = [f"NodeName={name} NodeAddr={address} CPUs=4 RealMemory=1000" for name, address in self.addresses.items()]
        (self.place / "slurm.conf").write_text(CONFIGURATION.format(place=self.place, login=LOGIN, nodes="\n".join(nodes)))

    def daemon(self, *words, **more):
        log = open(self.place / "daemons.log", "ab")
        # A terminal's Ctrl-C is for the tests; the daemons end when we have done with them.
        child = subprocess.Popen(
            [*WITH_US, *map(str, words)], stdin=subprocess.DEVNULL, stderr=log,
            env=os.environ | self.variables, start_new_session=True, **({"stdout": log} | more),
        )  # fmt: skip
        log.close()
        self.daemons.append(child)
        return child

    def on_login(self, folder="."):
        """The words before a command that run it on the login node."""
        return ["nsenter", f"--target={self.login.pid}", "--net", "--uts", "--mount", f"--wdns={Path(folder).resolve()}"]

    def boot(self, name):
        """A compute node comes up."""
        script = COMPUTE_NODE.format(place=self.place, name=name, address=self.addresses[name])
        apart = ["unshare", "--net", "--uts", "--mount", "--ipc", "--pid", "--fork", "--kill-child", "--mount-proc"]
        node = self.nodes[name] = self.daemon(*self.on_login(), *WITH_US, *apart, "sh", "-c", script)
        mine = os.readlink(f"/proc/{self.login.pid}/ns/net")
        wait(lambda: os.readlink(f"/proc/{node.pid}/ns/net") not in (mine, os.readlink("/proc/self/ns/net")), "a network for a node", self)
        ends = [f"v{name}", "type", "veth", "peer", "name", "eth0", "netns", node.pid]
        self.checked("ip", "link", "add", *ends)
        self.checked("ip", "link", "set", f"v{name}", "master", "bridge", "up")

    def kill(self, name):
        """All processes of a node die at once, its daemons too."""
        node = self.nodes[name]
        inner = self.first_process(name)
        node.kill()
        node.wait()
        wait(lambda: not Path(f"/proc/{inner}").exists(), "the end of a node", self)

    def first_process(self, name):
        """The node's process 1, by its id here."""
        outer = self.nodes[name].pid
        return int(Path(f"/proc/{outer}/task/{outer}/children").read_text().split()[0])

    def memory(self, name):
        """The node's /dev/shm."""
        return Path(f"/proc/{self.first_process(name)}/root/dev/shm")

    def run(self, *words, **more):
        """A command on the login node."""
        return subprocess.run([*self.on_login(), *map(str, words)], capture_output=True, text=True, env=os.environ | self.variables, **more)

    def checked(self, *words):
        done = self.run(*words)
        assert done.returncode == 0, f"{words}: {done.stderr}\n{self.log()}"
        return done.stdout

    def wait_until_idle(self):
        states = ["sinfo", "--noheader", "--Node", "--format=%T"]
        wait(lambda: self.run(*states).stdout.split() == ["idle"] * len(NODES), "nodes to be idle", self)

    def log(self):
        """The ends of all logs."""
        logs = [*self.place.glob("*.log"), *self.place.glob("*.log.*")]
        return "\n".join(f"{path.name}:\n{path.read_text(errors='replace')[-1500:]}" for path in sorted(logs))

    def stop(self):
        for child in reversed(self.daemons):
            if child.poll() is None:
                os.killpg(child.pid, signal.SIGKILL)
            child.wait()
        shutil.rmtree(self.place, ignore_errors=True)


def wait(what, told, cluster, seconds=60):
    deadline = time.monotonic() + seconds
    while True:
        try:
            if what():
                return
        except OSError:
            pass
        assert time.monotonic() < deadline, f"waited {seconds} s for {told}\n{cluster.log()}"
        time.sleep(0.05)


if __name__ == "__main__":
    if why := missing():
        sys.exit(why)
    with Cluster() as cluster:
        sys.exit(subprocess.run([*cluster.on_login(), *sys.argv[1:]], env=os.environ | cluster.variables).returncode)
