"""A game between two people, each at their own terminal; the second names the link that the first is told.

python table_for_two.py perdure http://localhost:8000
python table_for_two.py LINK
"""

from __future__ import annotations

import sys

import headjudge

if __name__ == "__main__":
    what, *address = sys.argv[1:]
    invited = "#table=" in what
    judge = headjudge.Client(*([what.partition("/play#")[0]] if invited else address))
    table = judge.join_table(what) if invited else judge.create_table(what)
    print(*table.links.values(), sep="\n", flush=True)
    for seen in table.turns():
        assert seen.perspective is not None
        actions = seen.perspective.legal_actions
        print(*(f"{number}: {action}" for number, action in enumerate(actions)), sep="\n", flush=True)
        table.act(actions[int(input())], auto="forced")
    end = table.seen.perspective
    print(end.outcome.reason if end and end.outcome else "")
