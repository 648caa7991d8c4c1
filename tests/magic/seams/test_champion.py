"""A combat with one blocker: the foremost creature blocks all attackers; when it is gone, combat is over."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from engine.kernel.documents import Task
from engine.kernel.draft import Draft
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.objects import characteristics
from engine.magic.parts import StandardCombat
from engine.magic.procedures import triggers
from engine.magic.procedures.combat.restrictions import attackers, in_battlefield_order
from engine.magic.state import MagicDraft
from tests.harness import of_type
from tests.magic.formats import rule, served, variant
from tests.magic.positions import attacked
from tests.magic.random_games import random_games
from tests.magic.table import Play, document, side

BLOCKS = rule("CHA-1", "The first creature of the defending player blocks every attacker.")
OVER = rule("CHA-2", "Combat is over as soon as no creature blocks.")


class Champion(Task):
    """The champion steps forward."""


def _block(draft: Draft[Any], _: Champion) -> None:
    draft.done()
    state = draft.state
    known, defender = characteristics(state), 1 - state.table.active
    mine = (ref for ref, found in known.items() if found.controller == defender and found.is_creature)
    champion = next(mine, None)
    attacking = in_battlefield_order(state, [one.creature for one in attackers(state)])
    if champion is None or not attacking:
        return
    mark = len(draft.events)
    atoms.declare_blocker(draft, champion, attacking, BLOCKS.id)
    for ref in attacking:
        atoms.become_blocked(draft, ref, BLOCKS.id)
    triggers.notice(draft, draft.events[mark:])


class Champions(StandardCombat):
    """One blocks all."""

    tasks = {**StandardCombat.tasks, Champion: TaskRule(act=_block)}  # never changed
    ends_early: bool = True
    blocks_several: bool = True

    def begin(self, state: Any, step: str) -> tuple[Task, ...]:
        """Nobody is asked who blocks."""
        return (Champion(),) if step == "declare_blockers" else super().begin(state, step)

    def tidy(self, draft: MagicDraft) -> bool:
        """CHA-2."""
        running = attackers(draft.state)
        lost = any(one.blocked for one in running) and not any(one.blockers for one in running)
        if lost:
            atoms.end_combat(draft, OVER.id)
        return lost


CHAMPIONS = variant("champions", Champions(), rules=(BLOCKS, OVER))
serving = served(CHAMPIONS)
test_random_games = random_games(CHAMPIONS)


def both_blocked(theirs: str) -> Play:
    """Two attackers, and B's creatures."""
    return attacked(
        "Grizzly Bears → B, Hill Giant → B",
        side("Grizzly Bears, Hill Giant"),
        side(theirs),
        ruleset="champions",
    )


def test_one_creature_blocks_several_and_divides_its_damage() -> None:
    game = both_blocked("Craw Wurm, Savannah Lions")
    (blocked,) = of_type(game.events, "blocker_declared")
    assert blocked["others"] == [game.ref("Hill Giant")]
    while game.asked() == "priority":
        game.idle()
    game.play("B assign Craw Wurm → Grizzly Bears: 2")
    assert [game.zone(name) for name in ("Grizzly Bears", "Hill Giant")] == ["graveyard"] * 2
    assert (game.zone("Craw Wurm"), game.zone("Savannah Lions")) == ("graveyard", "battlefield")


def test_combat_may_be_over_before_its_last_step() -> None:
    game = both_blocked("Llanowar Elves")
    while game.asked() == "priority":
        game.idle()
    game.play("B assign Llanowar Elves → Grizzly Bears: 1")
    assert game.table.step == "combat_damage"
    assert of_type(game.events, "combat_ended")[0]["rule"] == "CHA-2"
    game.seat_to_act("A")
    game.resolve()
    assert game.table.step == "end_combat"
    game.pass_to("main2")
    assert game.life() == (20, 20)


def test_a_blocker_of_several_leaves_combat_once() -> None:
    game = attacked(
        "Grizzly Bears → B, Hill Giant → B",
        side("Grizzly Bears, Hill Giant, Waking Ground"),
        side("Forest, Island", "Naturalize"),
        ruleset="champions",
    )
    game.play("A pass; B cast Naturalize; B pass; A pass")
    assert [event["creature"] for event in of_type(game.events, "left_combat")] == [game.ref("Forest")]
    assert game.table.combat is None


@pytest.mark.parametrize("ruleset", ["champions", "duel"])
def test_documents_may_hold_what_the_combat_of_their_format_allows(ruleset: str) -> None:
    """In a duel an effect, which may have ended since, could have let it block both (CR 509.1b)."""
    written = document(
        [side("Grizzly Bears, Hill Giant"), side("Craw Wurm")], step="combat_damage", ruleset=ruleset
    )
    creatures = {thing["card"]: ref for ref, thing in written["table"]["objects"].items()}
    attack = {"defender": "seat:1", "blocked": True, "blockers": [creatures["craw_wurm"]]}
    attacking = [{"creature": creatures[name], **attack} for name in ("grizzly_bears", "hill_giant")]
    written["table"]["combat"] = {"attackers": attacking}
    assert engine.status(msgspec.json.encode(written)) == ()
    attacking[0]["blockers"] *= 2
    assert "$.table.combat.attackers[0].blockers[1]" in [
        fault.path for fault in engine.status(msgspec.json.encode(written))
    ]
    del written["table"]["combat"]
    paths = [fault.path for fault in engine.status(msgspec.json.encode(written))]
    assert paths == ["$.table.combat"]
