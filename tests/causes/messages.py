"""Every rank tells all others where its particles are: as objects, or as arrays. `messages.py objects|arrays STEPS`."""

import sys

import numpy as np
from mpi4py import MPI

comm = MPI.COMM_WORLD
here = np.random.default_rng(comm.rank).random((8000, 3))
particles = [{"x": x, "y": y, "z": z} for x, y, z in here.tolist()]
everyone = np.empty((comm.size * len(here), 3))
for _ in range(int(sys.argv[2])):
    if sys.argv[1] == "objects":
        comm.allgather(particles)
    else:
        comm.Allgather(here, everyone)
