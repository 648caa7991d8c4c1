"""Giving each of several demands something of its own."""

from __future__ import annotations

from collections.abc import Sequence


def assignable(wanted: Sequence[frozenset[str]]) -> bool:
    """Whether each of these can be given a member of its own (augmenting paths)."""
    holder: dict[str, int] = {}

    def augment(want: int, tried: set[str]) -> bool:
        for one in wanted[want]:
            if one not in holder:
                holder[one] = want
                return True
        for one in wanted[want]:
            if one not in tried:
                tried.add(one)
                if augment(holder[one], tried):
                    holder[one] = want
                    return True
        return False

    return all(augment(want, set()) for want in range(len(wanted)))
