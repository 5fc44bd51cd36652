"""Slurm on this machine alone, for a test: munged, slurmctld and slurmd with ports, keys,
logs and states of their own in one folder. Needs neither systemd nor a configured Slurm."""

import ctypes
import getpass
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time

PROGRAMS = ["munged", "slurmctld", "slurmd", "sbatch", "scancel", "scontrol", "squeue"]
CPUS = 8  # What Slurm believes this machine to have, so that several tasks run at once.

CONFIGURATION = """\
ClusterName=palindrome
SlurmctldHost={host}(127.0.0.1)
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
CredType=cred/munge
# A requeued task waits for so many seconds.
AuthInfo=socket={folder}/munge.socket,cred_expire=5
SlurmctldPort={controller}
SlurmdPort={node}
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core_Memory
SchedulerParameters=sched_interval=2,sched_min_interval=100000,batch_sched_delay=1
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
JobCompType=jobcomp/none
ReturnToService=2
KillWait=5
# A completed job stays for so many seconds, which dependencies need.
MinJobAge=300
SlurmdParameters=config_overrides
NodeName={host} NodeAddr=127.0.0.1 CPUs={cpus} RealMemory={memory} State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP
"""


def missing():
    """The programs that are not installed."""
    os.environ["PATH"] += ":/usr/sbin:/sbin"
    return [program for program in PROGRAMS if not shutil.which(program)]


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    try:
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in sockets]
    finally:
        for each in sockets:
            each.close()


def die_with_parent():
    """Has the system end this process when the one that started it ends."""
    pr_set_pdeathsig = 1
    ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGKILL)


class Slurm:
    """Starts the daemons on entry, and ends all of them on exit."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder).resolve()
        self.processes = []

    def __enter__(self):
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_):
        self.stop()

    def run(self, *command, check=True):
        done = subprocess.run(command, capture_output=True, text=True)
        if check and done.returncode:
            raise RuntimeError(f"{' '.join(map(str, command))}: {done.stderr.strip()}")
        return done.stdout.strip()

    def daemon(self, *command):
        """Starts a daemon in the foreground, as the leader of a group of its own."""
        with open(self.folder / f"{command[0]}.out", "w") as out:
            self.processes.append(
                subprocess.Popen(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL,
                                 start_new_session=True,
                                 preexec_fn=die_with_parent)  # fmt: skip
            )

    def wait_for(self, what, condition, seconds=60):
        deadline = time.monotonic() + seconds
        while not condition():
            for process in self.processes:
                if process.poll() is not None:
                    raise RuntimeError(f"{what}: {process.args[0]} ended; {self.logs()}")
            if time.monotonic() > deadline:
                raise RuntimeError(f"{what}: not within {seconds} s; {self.logs()}")
            time.sleep(0.1)

    def logs(self):
        """The ends of the logs."""
        text = ""
        for path in sorted([*self.folder.glob("*.log"), *self.folder.glob("*.out")]):
            lines = path.read_text(errors="replace").splitlines()[-15:]
            text += "\n".join([f"\n--- {path.name}", *lines])
        return text

    def start(self):
        for name in ("state", "spool"):
            (self.folder / name).mkdir(parents=True)
        # munged refuses folders that others may write to.
        self.folder.chmod(0o755)
        key = self.folder / "munge.key"
        key.write_bytes(os.urandom(1024))
        key.chmod(0o400)
        socket_path = self.folder / "munge.socket"
        self.daemon("munged", "--foreground", "--force", f"--socket={socket_path}",
                    f"--key-file={key}", f"--pid-file={self.folder}/munged.pid",
                    f"--seed-file={self.folder}/munged.seed", "--num-threads=2")  # fmt: skip
        self.wait_for("munged", socket_path.exists)

        host = socket.gethostname().split(".")[0]
        controller, node = free_ports(2)
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") >> 20
        configuration = self.folder / "slurm.conf"
        configuration.write_text(
            CONFIGURATION.format(host=host, user=getpass.getuser(), folder=self.folder,
                                 controller=controller, node=node, cpus=CPUS,
                                 memory=memory)  # fmt: skip
        )
        os.environ["SLURM_CONF"] = str(configuration)
        self.daemon("slurmctld", "-D", "-i", "-f", str(configuration))
        self.daemon("slurmd", "-D", "-f", str(configuration))
        self.wait_for(
            "slurmd", lambda: self.run("sinfo", "-h", "-o", "%T", check=False) == "idle"
        )

    def stop(self):
        # What is left of jobs is below slurmd, or was started by it.
        self.run("scancel", "--user", getpass.getuser(), "--signal=KILL", "--full", check=False)
        for process in reversed(self.processes):
            if process.poll() is None:
                process.terminate()
        deadline = time.monotonic() + 10
        for process in reversed(self.processes):
            try:
                process.wait(max(0, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.processes = []
        self.kill_below()

    def kill_below(self):
        """Kills the processes of which the environment says that this Slurm started them."""
        mark = f"SLURM_CONF={self.folder}/slurm.conf".encode()
        for entry in pathlib.Path("/proc").iterdir():
            if not entry.name.isdigit() or int(entry.name) == os.getpid():
                continue
            try:
                environment = (entry / "environ").read_bytes()
                if mark in environment.split(b"\0"):
                    os.kill(int(entry.name), signal.SIGKILL)
            except OSError:
                pass  # It ended, or is another user's.
