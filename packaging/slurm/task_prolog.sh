#!/bin/sh
# TaskProlog of slurm.conf: each task of a job records itself, as /etc/steelyard.toml says.
exec steelyard site task
