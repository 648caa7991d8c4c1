"""Exerting creatures as they attack (CR 508.1g, 701.43)."""

from __future__ import annotations

import pytest

from tests.cards.documents import DRAW, Document, places
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL, seated
from tests.magic.table import side, table
from tests.rulesets.castle.table import castles
from tests.rulesets.castle.table import side as castle_side

from .fight import fight

serving = served(FREE_FOR_ALL)
RUNNER = "Sunbaked Runner"


def test_an_attacker_may_be_exerted() -> None:
    game = fight(f"{RUNNER}, Grizzly Bears", "")
    game.play(f"A attack {RUNNER} → B; A attack Grizzly Bears → B")
    assert game.asked() == "exert"
    game.legal(f"exert {RUNNER}", f"spare {RUNNER}")
    game.play(f"A exert {RUNNER}")
    assert of_type(game.events, "exerted") == [
        {"type": "exerted", "rule": "CR-701.43a", "seat": 0, "object": game.ref(RUNNER)}
    ]
    game.resolve()
    assert game.size(RUNNER) == (3, 5)


def test_who_is_not_exerted_untaps_and_does_nothing() -> None:
    game = fight(RUNNER, "")
    game.play(f"A attack {RUNNER} → B; A spare {RUNNER}")
    game.declared()
    assert not game.table.stack
    game.end_turn()
    game.end_turn()
    assert not game.thing(RUNNER).tapped


def test_only_attackers_are_exerted() -> None:
    game = fight(f"{RUNNER}, Grizzly Bears", "")
    game.play(f"A stay_out {RUNNER}; A attack Grizzly Bears → B")
    game.declared()


def test_who_watches_others_may_not_be_exerted() -> None:
    game = fight(f"Toil Taker, {RUNNER}", "")
    game.play(f"A attack Toil Taker → B; A attack {RUNNER} → B")
    game.legal(f"exert {RUNNER}", f"spare {RUNNER}")
    game.play(f"A exert {RUNNER}")
    game.play("A place 0")
    game.all_pass()
    assert game.life() == (21, 20)


def test_each_attacker_is_asked_about() -> None:
    game = fight(f"{RUNNER}*2", "")
    game.play(f"A attack {RUNNER}#1 → B; A attack {RUNNER}#2 → B")
    game.refuses(f"exert {RUNNER}#2", "CR-508.1g")
    game.play(f"A spare {RUNNER}#1; A exert {RUNNER}#2")
    game.all_pass()
    assert (game.size(f"{RUNNER}#1"), game.size(f"{RUNNER}#2")) == ((2, 2), (3, 5))


def test_it_does_not_untap_during_the_next_untap_step_alone() -> None:
    """CR 701.43a."""
    game = fight(RUNNER, "")
    game.play(f"A attack {RUNNER} → B; A exert {RUNNER}")
    game.end_turn()
    game.end_turn()
    assert game.table.active == 0
    assert game.thing(RUNNER).tapped
    game.end_turn()
    game.end_turn()
    assert not game.thing(RUNNER).tapped


def test_the_untap_step_of_who_exerted_it_counts() -> None:
    """CR 701.43a: A exerts a creature that B owns and gets back: it untaps in B's untap step."""
    game = fight(f"Control Magic(on {RUNNER})", RUNNER)
    game.play(f"A attack {RUNNER} → B; A exert {RUNNER}")
    assert game.thing(RUNNER).stays_tapped_for == (0,)
    assert game.thing(RUNNER).owner == 1


def test_exerting_comes_before_what_attacking_costs() -> None:
    """CR 508.1g, h: with vigilance nothing is tapped, and it doesn't untap all the same."""
    game = fight(f"{RUNNER}, Forest*2", "Propaganda")
    game.play(f"A attack {RUNNER} → B")
    assert game.asked() == "exert"
    game.play(f"A exert {RUNNER}")
    game.resolve()
    assert game.size(RUNNER) == (3, 5)
    assert game.thing("Forest#1").tapped


def test_whoever_exerts_a_creature_is_watched() -> None:
    game = fight(f"{RUNNER}, Toil Keeper", "Toil Keeper")
    game.play(f"A attack {RUNNER} → B; A exert {RUNNER}")
    game.play("A place 0")
    game.all_pass()
    assert game.life() == (22, 20)
    assert game.size(RUNNER) == (3, 5)


def test_without_the_ability_nobody_is_asked() -> None:
    game = table(side(RUNNER), side("Island*3", hand="Turn to Frog"), step="begin_combat")
    game.play("A pass")
    game.play("B cast Turn to Frog")
    game.all_pass()
    game.pass_to("declare_attackers")
    game.play(f"A attack {RUNNER} → B")
    assert game.asked() == "priority"


def test_the_other_seat_exerts_as_well() -> None:
    game = table(side(), side(f"{RUNNER}"), active=1, turn=4, step="declare_attackers")
    game.play(f"B attack {RUNNER} → A; B exert {RUNNER}")
    assert of_type(game.events, "exerted")[0]["seat"] == 1
    game.resolve()
    assert game.size(RUNNER) == (3, 5)


def test_nobody_exerts_once_the_active_player_has_left() -> None:
    game = seated(side(RUNNER), side(), side(), step="declare_attackers")
    game.play(f"A attack {RUNNER} → B")
    game.play("A concede")
    assert game.living() == "BC"
    assert not of_type(game.events, "exerted")


def test_attackers_of_a_column_are_exerted() -> None:
    """In Castle Magic, too."""
    game = castles(castle_side(battlefield=f"Grizzly Bears, {RUNNER}"))
    game.pass_to("declare_attackers")
    game.play(f"A column 2; A add {RUNNER}")
    assert game.asked() == "exert"
    game.play(f"A exert {RUNNER}")
    assert of_type(game.events, "exerted")[0]["seat"] == 0


def offer(**more: object) -> Document:
    """A creature that may be exerted."""
    return {"ability": "triggered", "trigger": {"when": "exerts", **more}, "do": [DRAW]}


def bear(*abilities: Document, granted: tuple[Document, ...] = ()) -> Document:
    """With these abilities."""
    plain: Document = {"name": "Exerted Bear", "types": ["creature"], "power": 2, "toughness": 2}
    return {**plain, "abilities": list(abilities), **({"granted": list(granted)} if granted else {})}


GRANTING: Document = {"ability": "static", "changes": [{"change": "abilities", "gain": [0]}], "of": {}}
FAULTS: list[tuple[Document, str]] = [
    (bear(offer(), offer()), "$.abilities"),
    (bear(GRANTING, granted=(offer(),)), "$.abilities"),
    (bear(offer(what="attached")), "$.abilities[0].trigger.what"),
    (
        bear({**offer(), "trigger": {"when": "any_of", "events": [{"when": "exerts"}, {"when": "dies"}]}}),
        "$.abilities[0].trigger.events[0]",
    ),
]


@pytest.mark.parametrize(("document", "place"), FAULTS)
def test_wrong_uses_are_told_with_their_place(document: Document, place: str) -> None:
    assert place in places(document)


def test_what_may_be_exerted_says_so_itself() -> None:
    assert places(bear(offer(), offer(what={"types": ["creature"]}))) == {}
