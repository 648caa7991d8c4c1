"""Every value that is kept with a state equals what is worked out anew, after each atom of random games: no
declaration claims to ignore what its value reads, and no atom writes on more than it says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from engine.kernel.derived import TIME, UNTIMED, Aspect, confined, confinement
from engine.magic import atoms
from engine.magic.aspects import ELSEWHERE, KNOWN, MEMORY, POOLS, STACK, STATUS
from tests.properties.derived import play
from tests.rulesets.tables import TABLES, new_game
from tests.sides import one_sided
from tests.support.seeds import seeds
from tests.support.selection import examples

KEEPS = one_sided("what is turned round is made anew, and has nothing kept")
KEEPS_NOTHING = ("perdure",)
"""Nothing of theirs outlasts an atom."""
DECISIONS = 50 + examples(250)


@KEEPS
@pytest.mark.seeded
@pytest.mark.parametrize("ruleset", TABLES)
@pytest.mark.parametrize("seed", seeds(3))
def test_what_is_kept_is_what_would_be_found_anew(ruleset: str, seed: int) -> None:
    watch = play(new_game(ruleset, seed), seed, DECISIONS)
    assert bool(watch.compared) == (ruleset not in KEEPS_NOTHING)


@KEEPS
def test_the_games_look_at_what_most_is_made_of() -> None:
    watch = play(new_game("duel", 0), 0, DECISIONS)
    names = {name.rpartition(".")[2] for name in watch.compared}
    assert {"known", "_working", "is_settled", "sources", "_means", "abilities", "_listed"} <= names


# Declarations that lie --------------------------------------------------------------------------------------

Lie = Callable[[pytest.MonkeyPatch], None]


def _ignoring(of: Sequence[Aspect], *aspects: Aspect) -> Lie:
    """The values that ignore what is ``of`` their shelf are said to ignore these aspects as well."""

    def lie(patched: pytest.MonkeyPatch) -> None:
        there = confinement(*aspects)
        patched.setattr(there, "stale", tuple(one for one in there.stale if one.ignores != frozenset(of)))

    return lie


def _writing(name: str, *aspects: Aspect) -> Lie:
    """An atom is said to write on these aspects alone."""

    def lie(patched: pytest.MonkeyPatch) -> None:
        atom = getattr(atoms, name)
        patched.setattr(atoms, name, confined(*aspects)(getattr(atom, "__wrapped__", atom)))

    return lie


LIES: dict[str, Lie] = {
    "what makes mana ignores what is tapped": _ignoring(UNTIMED, STATUS),
    "what is paid with ignores the pool": _ignoring(UNTIMED, POOLS),
    "what is offered ignores hands": _ignoring(UNTIMED, ELSEWHERE, STACK, KNOWN, MEMORY),
    "tapping is a matter of time": _writing("tap", TIME),
    "moves concern what is tapped": _writing("move", STATUS),
    "a land is played in no time": _writing("count_land", TIME),
}


@KEEPS
@pytest.mark.parametrize("name", LIES)
def test_a_declaration_that_lies_is_found_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LIES[name](monkeypatch)
    with pytest.raises(AssertionError, match="is kept as"):
        _play_some()


def _play_some() -> None:
    for seed in range(20):
        play(new_game("duel", seed), seed, 60)
