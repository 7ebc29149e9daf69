"""Stacks as a GraphFrame of Hatchet or a Thicket, from what `steelyard export --to folded` writes."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Dict, List, Set, Tuple

from .errors import Error
from .frames import need

if TYPE_CHECKING:
    from .profile import Profile

Stack = Tuple[str, ...]


def folded(profile: Profile) -> List[Tuple[Stack, float]]:
    """Stacks, outermost first, of which the first word is "rank N", and their seconds."""
    with tempfile.TemporaryDirectory() as folder:
        lines = profile.export("folded", Path(folder, "stacks")).read_text(encoding="utf-8").splitlines()
    split = (line.rpartition(" ") for line in lines)
    return [(tuple(stack.split(";")), int(microseconds) / 1e6) for stack, _, microseconds in split]


def graph_frame(profile: Profile) -> Any:
    """The GraphFrame."""
    need("hatchet", "a GraphFrame", "llnl-hatchet")
    from hatchet import GraphFrame
    from hatchet.frame import Frame
    from hatchet.graph import Graph
    from hatchet.node import Node
    import pandas

    stacks = folded(profile)
    if not stacks:
        raise Error(f"{profile.path}: there are no stacks")
    nodes: Dict[Stack, Any] = {}
    rows: Dict[Tuple[Stack, int], Dict[str, Any]] = {}
    ranks: Set[int] = set()
    for (line, *names), seconds in stacks:
        number = re.search(r"\d+", line)
        rank = int(number.group()) if number else 0
        ranks.add(rank)
        for depth in range(1, len(names) + 1):
            stack = tuple(names[:depth])
            if stack not in nodes:
                node = Node(Frame(name=stack[-1], type="function"))
                nodes[stack] = node
                if depth > 1:
                    nodes[stack[:-1]].add_child(node)
                    node.add_parent(nodes[stack[:-1]])
            row = rows.setdefault((stack, rank), {"node": nodes[stack], "rank": rank, "name": stack[-1], "time": 0.0, "time (inc)": 0.0})
            row["time (inc)"] += seconds
            row["time"] += seconds if depth == len(names) else 0.0
    graph = Graph([node for stack, node in nodes.items() if len(stack) == 1])
    graph.enumerate_traverse()
    # Hatchet wants a row for every rank: where one was not seen it spent no time.
    for stack, node in nodes.items():
        for rank in ranks:
            rows.setdefault((stack, rank), {"node": node, "rank": rank, "name": stack[-1], "time": 0.0, "time (inc)": 0.0})
    frame = pandas.DataFrame(list(rows.values())).set_index(["node", "rank"]).sort_index()
    return GraphFrame(graph, frame, ["time"], ["time (inc)"], default_metric="time")


def thicket(profile: Profile) -> Any:
    """The Thicket of one run."""
    Thicket = need("thicket", "a Thicket", "llnl-thicket").Thicket
    frame = graph_frame(profile)
    frame.drop_index_levels()
    head = profile.report.head
    frame.metadata = {"program": head.name, "ranks": head.ranks, **{id: metric.value for id, metric in profile.metrics.items()}}
    return Thicket.thicketize_graphframe(frame, str(profile.path))
