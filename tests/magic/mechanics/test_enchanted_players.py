"""Auras that are attached to players (CR 303.4, 702.5d)."""

from __future__ import annotations

import pytest

import engine
from engine.kernel.documents import Concede
from tests.cards.documents import places
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL, Round, seated
from tests.magic.positions import attacked, cast
from tests.magic.status.lies import faults
from tests.magic.table import Play, document, side, table

serving = served(FREE_FOR_ALL)
CURSE, FEUD = "Curse of Weak Arms", "Endless Feud"


def host(game: Play, name: str = CURSE) -> str | None:
    """What an Aura is attached to."""
    found: str | None = game.thing(name).attached_to
    return found


def test_the_spell_targets_a_player() -> None:
    """CR 303.4a: and is attached to them as it resolves."""
    game = table(side("Swamp", hand=CURSE), side("Grizzly Bears"))
    game.play(f"A cast {CURSE}")
    assert game.listed() == {"choose_target A", "choose_target B"}
    game.play("A target B")
    game.resolve()
    assert host(game) == "seat:1"
    (event,) = of_type(game.events, "attached")
    assert event["to"] == "seat:1"
    assert game.size("Grizzly Bears") == (1, 2)


def test_enchant_opponent_targets_opponents_alone() -> None:
    game = table(side("Mountain", hand=FEUD), side(library="Shock*3"))
    cast(game, FEUD, "B")
    game.resolve()
    assert (host(game, FEUD), len(game.cards("B", "graveyard"))) == ("seat:1", 2)
    game = seated(side("Mountain", hand=FEUD), side(), side())
    game.play(f"A cast {FEUD}")
    assert game.listed() == {"choose_target B", "choose_target C"}


def test_abilities_speak_of_the_enchanted_player() -> None:
    game = table(side(f"{CURSE}(on B)"), side("Grizzly Bears"))
    assert game.size("Grizzly Bears") == (1, 2)
    game.end_turn()
    game.pass_to("draw")
    assert game.life() == (20, 19)
    game.end_turn()
    game.pass_to("draw")
    assert game.life() == (20, 19), "not in the upkeep of the other"


def test_the_owner_may_enchant_themselves() -> None:
    game = table(side(f"Hill Giant, {CURSE}(on A)"), side("Grizzly Bears"))
    assert (game.size("Hill Giant"), game.size("Grizzly Bears")) == ((2, 3), (2, 2))


def test_an_attack_on_the_enchanted_player_is_noticed() -> None:
    game = attacked("Grizzly Bears → B", side(f"Grizzly Bears, {CURSE}(on B)"), side())
    assert game.size("Grizzly Bears") == (3, 3)


def test_what_the_enchanted_player_casts_is_noticed() -> None:
    game = table(side(f"Mountain, {FEUD}(on B)", hand="Shock"), side("Mountain", hand="Lightning Bolt"))
    game.play("A cast Shock; A target A")
    assert len(game.table.stack) == 1
    game.play("A pass; B cast Lightning Bolt; B target B")
    assert len(game.table.stack) == 3


def test_it_goes_when_its_player_has_left() -> None:
    """CR 303.4c, 704.5m: into the graveyard of its owner, who is still there."""
    game = seated(side(f"{CURSE}(on B)"), side(), side())
    game = Round.at(engine.apply(game.state, Concede(1)).state)
    assert game.zone(CURSE) == "graveyard"


def test_an_opponent_who_has_become_its_controller_cannot_be_enchanted() -> None:
    """CR 702.5d: who is an opponent is asked from its controller's side, at any time."""
    game = table(side("Island", hand="Annex the Feud"), side(f"{FEUD}(on A)"))
    cast(game, "Annex the Feud", FEUD)
    game.all_pass()
    assert game.zone(FEUD) == "graveyard"


def test_one_that_is_put_onto_the_battlefield_is_attached_to_a_chosen_player() -> None:
    """CR 303.4f."""
    game = table(side("Plains", hand="Old Grudge", graveyard=CURSE), side())
    cast(game, "Old Grudge", CURSE)
    assert game.asked() == "enter_attached"
    assert game.listed() == {"enter_attached A", "enter_attached B"}
    game.play("A enter_attached B")
    assert host(game) == "seat:1"


def test_one_opponent_is_chosen_by_nobody() -> None:
    game = table(side("Plains", hand="Old Grudge", graveyard=FEUD), side())
    cast(game, "Old Grudge", FEUD)
    assert host(game, FEUD) == "seat:1"


def test_views_say_whom_it_enchants() -> None:
    game = table(side(f"{CURSE}(on B)"), side())
    for seat in (0, 1):
        (seen,) = engine.view(game.state, seat).view.battlefield
        assert seen.attached_to == "seat:1"


def test_nobody_is_enchanted_who_is_not_there() -> None:
    written = document([side(f"{CURSE}(on B)"), side()])
    (ref,) = written["table"]["battlefield"]
    written["table"]["objects"][ref]["attached_to"] = "seat:2"
    assert f"$.table.objects.{ref}.attached_to" in faults(written)


STOPPED = {"ability": "static", "of": "attached", "changes": [{"change": "cant", "attack": True}]}


def triggered(step: dict[str, str], **trigger: str) -> dict[str, object]:
    """A triggered ability."""
    return {"ability": "triggered", "trigger": trigger, "do": [step]}


@pytest.mark.parametrize(
    ("ability", "path"),
    [
        (STOPPED, "of"),
        (triggered({"do": "draw"}, when="dies", what="attached"), "trigger.what"),
        (triggered({"do": "destroy", "what": "attached"}, when="enters"), "do[0].what"),
    ],
)
def test_a_player_is_no_permanent(ability: dict[str, object], path: str) -> None:
    """CR 702.5d."""
    curse = {"name": "Curse", "cost": "{B}", "types": ["enchantment"], "subtypes": ["Aura"]}
    wrong = places({**curse, "keywords": ["enchant player"], "abilities": [ability]})
    assert f"$.abilities[0].{path}" in wrong
