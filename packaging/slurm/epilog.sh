#!/bin/sh
# Epilog of slurm.conf, as root on each node of a job: its records become profiles. A job never fails by it.
steelyard site collect --job "$SLURM_JOB_ID" --user "$SLURM_JOB_UID" || logger -t steelyard "records of job $SLURM_JOB_ID are left in /dev/shm"
exit 0
