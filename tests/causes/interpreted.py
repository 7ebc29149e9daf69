"""A loop that the interpreter carries out: interpreted.py loop ROUNDS (thousands)"""

import sys


def loop(rounds):
    total = 0
    for i in range(rounds * 1000):
        total += i * i % 7
    return total


globals()[sys.argv[1]](int(sys.argv[2]))
