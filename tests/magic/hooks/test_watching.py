"""Replacement by rules of the format: players are dealt no damage, and little else is done to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.kernel.seats import seat_of
from engine.magic.parts import BasePart
from engine.magic.proposals import AnyProposal, Damage, LoseLife, PutCounters, Replacement, Reply, by_rule
from engine.magic.state import MagicDraft, MagicState
from tests.harness import of_type
from tests.magic.formats import rule, served, variant
from tests.magic.positions import attacked, cast
from tests.magic.random_games import random_games
from tests.magic.table import side, table

ARMISTICE = rule("ARM-1", "Players are never dealt damage.")
MERCY = rule("ARM-2", "What another player controls makes nobody lose more than 1 life at a time.")
SPARE = rule("ARM-3", "Only one counter is put on a permanent at a time.")


def _nothing(draft: MagicDraft, proposal: AnyProposal, answer: Reply | None) -> list[AnyProposal]:
    return []


def _one(draft: MagicDraft, proposal: AnyProposal, answer: Reply | None) -> list[AnyProposal]:
    return [replace(proposal, amount=1)]


class Armistice(BasePart):
    """Rules in the place of effects: nobody chooses among them."""

    seam: ClassVar[None] = None

    def watching(self, state: MagicState, proposal: AnyProposal) -> Iterator[Replacement[Any]]:
        """The rules that apply to a proposal."""
        match proposal:
            case Damage() if seat_of(proposal.to) is not None:
                yield by_rule(ARMISTICE.id, _nothing)
            case LoseLife(by=int(by)) if by != proposal.seat and proposal.amount > 1:
                yield by_rule(MERCY.id, _one)
            case PutCounters() if proposal.amount > 1:
                yield by_rule(SPARE.id, _one)


ARMISTICE_FORMAT = variant("armistice", Armistice(), rules=(ARMISTICE, MERCY, SPARE))
serving = served(ARMISTICE_FORMAT)
test_random_games = random_games(ARMISTICE_FORMAT)


def test_players_are_dealt_no_damage_and_nothing_is_told_of_it() -> None:
    game = table(side("Mountain", "Lightning Bolt"), ruleset="armistice")
    cast(game, "Lightning Bolt", "B")
    assert game.life() == (20, 20)
    assert not of_type(game.events, "damage_dealt")
    assert not of_type(game.events, "damage_prevented")


def test_creatures_are() -> None:
    game = table(side("Mountain", "Lightning Bolt"), side("Grizzly Bears"), ruleset="armistice")
    cast(game, "Lightning Bolt", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "graveyard"


def test_no_shield_is_used_up() -> None:
    game = table(side("Mountain", "Lightning Bolt"), side("Plains", "Healing Salve"), ruleset="armistice")
    game.play("A cast Lightning Bolt; A target B; A pass; B cast Healing Salve; B mode 1; B target B")
    game.all_pass()
    assert [shield.amount for shield in game.table.shields] == [3]


def test_lifelink_gains_nothing_from_it() -> None:
    game = attacked(
        "Child of Night → B",
        side("Child of Night"),
        side(),
        ruleset="armistice",
    )
    game.pass_to("end_combat")
    assert game.life() == (20, 20)


def test_nobody_chooses_between_a_rule_and_an_effect() -> None:
    """CR 616.1: a rule leaves no choice, even beside an effect that doubles the damage."""
    game = table(side("Mountain*2, Furnace of Rath", "Shock*2"), side("Hill Giant"), ruleset="armistice")
    cast(game, "Shock", "B")
    assert (game.life(), game.asked()) == ((20, 20), "priority")
    cast(game, "Shock", "Hill Giant")
    assert game.zone("Hill Giant") == "graveyard"


def test_losing_life_is_watched_and_what_is_lost_is_what_was_lost() -> None:
    """The controller of the ability gains the one life that is lost, not the five that would have been."""
    game = table(side("Kokusho, the Evening Star(5 damage)"), side(), ruleset="armistice")
    game.all_pass()
    assert game.life() == (21, 19)


def test_what_a_player_does_to_themselves_is_another_matter() -> None:
    game = table(side("Swamp", "Blood Price"), side("Craw Wurm"), ruleset="armistice")
    cast(game, "Blood Price", "Craw Wurm")
    assert game.life() == (16, 20)


def test_putting_counters_is_watched() -> None:
    game = table(side("Nessian Asp(sick)", mana=["G"] * 7), ruleset="armistice")
    game.play("A activate Nessian Asp")
    game.all_pass()
    assert game.thing("Nessian Asp").counters == {"+1/+1": 1}
