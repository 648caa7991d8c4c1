"""What a rule of the format does at once after things have happened: creatures that die go on into exile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.kernel.documents import Event
from engine.magic import events
from engine.magic.objects import seen
from engine.magic.parts import BasePart
from engine.magic.proposals import AnyProposal, GainLife, Move
from engine.magic.state import MagicState
from tests.harness import of_type
from tests.magic.formats import rule, served, variant
from tests.magic.positions import cast
from tests.magic.random_games import random_games
from tests.magic.table import side, table

ASHES = rule("ASH-1", "A creature that dies is exiled from the graveyard at once.")
WAKE = rule("ASH-2", "Who owns a creature that was exiled in this way gains 1 life.")


class ExiledAsTheyDie(BasePart):
    """Graveyards keep no creature that has died."""

    seam: ClassVar[None] = None

    def follows(self, state: MagicState, happened: Sequence[Event]) -> Sequence[AnyProposal]:
        """Exile the creatures that have just died."""
        return [
            Move(rule=ASHES.id, object=event.object, to="exile")
            for event in happened
            if isinstance(event, events.Moved) and event.object is not None and _died(state, event)
        ]


class Wake(BasePart):
    """A second part that answers the same hook, about what the first one did."""

    seam: ClassVar[None] = None

    def follows(self, state: MagicState, happened: Sequence[Event]) -> Sequence[AnyProposal]:
        """One life for each card."""
        return [
            GainLife(rule=WAKE.id, seat=event.owner, amount=1)
            for event in happened
            if isinstance(event, events.Moved) and event.owner is not None and event.rule == ASHES.id
        ]


def _died(state: MagicState, event: events.Moved) -> bool:
    if (event.from_zone, event.to_zone) != ("battlefield", "graveyard"):
        return False
    found = seen(state, event.was or "")
    return found is not None and found.is_creature


ASHES_FORMAT = variant("ashes", ExiledAsTheyDie(), Wake(), rules=(ASHES, WAKE))
serving = served(ASHES_FORMAT)
test_random_games = random_games(ASHES_FORMAT)


def test_a_creature_that_dies_is_exiled_before_anybody_acts() -> None:
    game = table(side("Mountain", "Shock"), side("Grizzly Bears"), ruleset="ashes")
    cast(game, "Shock", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"
    moved = [(event["rule"], event["to_zone"]) for event in of_type(game.events, "moved")]
    assert moved == [("CR-608.2n", "graveyard"), ("CR-704.5g", "graveyard"), ("ASH-1", "exile")]


def test_answers_are_joined_and_one_may_follow_another() -> None:
    game = table(side("Mountain", "Shock"), side("Grizzly Bears"), ruleset="ashes")
    cast(game, "Shock", "Grizzly Bears")
    assert game.life() == (20, 21)
    assert [event["rule"] for event in of_type(game.events, "life_gained")] == ["ASH-2"]


def test_what_triggers_on_dying_has_triggered() -> None:
    game = table(side("Mountain, Blood Artist", "Shock"), side("Grizzly Bears"), ruleset="ashes")
    cast(game, "Shock", "Grizzly Bears")
    game.play("A target B")
    game.all_pass()
    assert game.life() == (21, 20)


def test_undying_finds_nothing_to_return() -> None:
    game = table(side("Mountain", "Shock"), side("Young Wolf"), ruleset="ashes")
    cast(game, "Shock", "Young Wolf")
    game.all_pass()
    assert game.zone("Young Wolf") == "exile"


def test_nothing_lies_in_the_graveyard_to_be_dug_up() -> None:
    game = table(side("Swamp*4, Mountain, Grizzly Bears", "Gravedigger, Shock"), ruleset="ashes")
    cast(game, "Shock", "Grizzly Bears")
    cast(game, "Gravedigger")
    assert not game.table.stack


def test_the_next_step_of_the_same_spell_finds_it_no_more() -> None:
    """CR 400.7j lets an effect find what it has moved itself, not what a rule has moved since."""
    for ruleset, zone in (("duel", "battlefield"), ("ashes", "exile")):
        game = table(side("Swamp", "Harrowing"), side("Grizzly Bears"), ruleset=ruleset)
        cast(game, "Harrowing", "Grizzly Bears")
        assert game.zone("Grizzly Bears") == zone


def test_what_dies_together_is_exiled_together() -> None:
    game = table(side("Plains*4, Grizzly Bears", "Wrath of God"), side("Wind Drake, Forest"), ruleset="ashes")
    cast(game, "Wrath of God")
    moved = [event for event in of_type(game.events, "moved") if event["from_zone"] != "stack"]
    assert [event["to_zone"] for event in moved] == ["graveyard", "graveyard", "exile", "exile"]
    assert [event["was"] for event in moved[2:]] == [event["object"] for event in moved[:2]]
    assert game.life() == (21, 21)


def test_tokens_and_other_cards_go_nowhere() -> None:
    game = table(
        side("Mountain, Forest, Saproling token(token)", "Shock, Naturalize"),
        side("Bonesplitter"),
        ruleset="ashes",
    )
    cast(game, "Shock", "Saproling token")
    assert not [event for event in of_type(game.events, "moved") if event["rule"] == "ASH-1"]
    assert of_type(game.events, "ceased")
    assert game.zone("Shock") == "graveyard"
