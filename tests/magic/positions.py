"""What is often done at the table: casting a spell that resolves, attacking, asking who may block."""

from __future__ import annotations

import re

import engine
from tests.magic.table import Play, Side, side, table

_ATTACK = re.compile(r"(.+?) → (.+?)(?:, *(?=[^→]+ → )|$)")
"""One attack of several with commas between them; names may have commas as well."""


def cast(game: Play, spell: str, *targets: str) -> None:
    """A casts a spell at these targets, which are chosen where A is asked; it resolves until somebody is."""
    announce(game, "A", spell, *targets)
    game.resolve()


def announce(game: Play, seat: str, spell: str, *targets: str) -> None:
    """A player casts a spell at these targets, which are chosen where the player is asked; nobody passes.

    Where there are several ways to pay, it is paid in the way that is best.
    """
    game.play(f"{seat} cast {spell}")
    for target in targets:
        if game.asked() == "choose_target":
            game.play(f"{seat} target {target}")
    if game.asked() in ("pay_mana", "make_mana", "pay_symbol"):
        game.play(f"{seat} auto_pay")


def attacked(attacks: str, a: Side, b: Side, ruleset: str = "duel") -> Play:
    """A has attacked with these creatures, ``Grizzly Bears → B``, and no others; then everybody passed."""
    game = table(a, b, step="declare_attackers", ruleset=ruleset)
    wanted = {game.ref(creature): whom for creature, whom in _ATTACK.findall(attacks)}
    while game.asked() == "declare_attackers":
        creature = engine.decision(game.state).creature  # type: ignore[union-attr]  # somebody is asked
        whom = wanted.pop(creature, None)
        name = game.name(creature)
        game.play(f"A stay_out {name}" if whom is None else f"A attack {name} → {whom}")
    assert not wanted, f"{list(wanted)} cannot attack"
    while game.asked() == "priority" and game.table.step == "declare_attackers":
        game.resolve()
    return game


def possible_blockers(game: Play) -> set[str]:
    """The creatures that could block, asked one after the other; none of them does."""
    found = set()
    while game.asked() == "declare_blockers":
        found.add(game.name(engine.decision(game.state).creature))  # type: ignore[union-attr]  # somebody is asked
        game.idle()
    return found


def may_block(attacker: str, theirs: str) -> set[str]:
    """Which of B's permanents may block A's only creature."""
    return possible_blockers(attacked(f"{attacker} → B", side(attacker), side(theirs)))
