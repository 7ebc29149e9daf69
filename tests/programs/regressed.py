"""Counts the words of a text; with "slow" by a list that is searched for each word, where else it is a dictionary."""

import sys

WORDS = [f"word{n * 7919 % 1500}" for n in range(12_000)]
ROUNDS = 25


def by_dictionary(words):
    counts = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return counts


def by_list(words):
    known, counts = [], []
    for word in words:
        if word not in known:
            known.append(word)
            counts.append(0)
        counts[known.index(word)] += 1
    return dict(zip(known, counts))


def step(slow):
    for _ in range(ROUNDS):
        first = by_dictionary(WORDS)
    return first == by_list(WORDS) if slow else True


for _ in range(4):
    assert step("slow" in sys.argv[1:])
