"""Planeswalkers that have used an ability."""

from __future__ import annotations

from tests.magic.table import Play, Side, table


def used(name: str, loyalty: int, ability: int, a: Side, b: Side | None = None, *choices: str) -> Play:
    """A's planeswalker with so much loyalty has used an ability, and it has resolved."""
    a["zones"]["battlefield"] = f"{name}({loyalty} loyalty), {a['zones']['battlefield']}".strip(", ")
    game = table(a, b)
    game.play(f"A activate {name} / {ability}")
    for choice in choices:
        game.play(f"A {choice}")
    game.resolve()
    return game


def keywords(game: Play, name: str) -> set[str]:
    """The keywords of a permanent."""
    return set(game.characteristics(game.ref(name)).keywords)
