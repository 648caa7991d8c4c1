"""Cards that are put onto the battlefield face down (CR 701.40, 701.58, 701.62)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from engine.magic.library.loader import TOKENS, definition_of
from engine.magic.library.validation import card_faults
from engine.magic.text.card import rules_text
from tests.harness import of_type, plain
from tests.magic.made_up import card, key
from tests.magic.table import FACE_DOWN, Play, side, table


def lying(game: Play, seat: str) -> list[dict[str, Any]]:
    """The face-down permanents as a seat sees them."""
    seen = plain(engine.view(game.state, game.SEATS[seat]))["view"]["battlefield"]
    return [one for one in seen if "face_down" in one]


# Manifesting (CR 701.40) ------------------------------------------------------------------------------------


def test_the_top_cards_are_manifested_one_after_the_other() -> None:
    game = table(side("Plains*2", hand="Veiled Summons", library="Grizzly Bears, Shock, Forest"))
    game.play("A cast Veiled Summons")
    game.resolve()
    assert [one["face"] for one in lying(game, "A")] == ["grizzly_bears", "shock"]
    assert [(one["power"], one["face_down"]) for one in lying(game, "B")] == [(3, "manifest")] * 2
    assert {one["name"] for one in lying(game, "B")} == {definition_of("@face_down").name}
    assert all("face" not in one for one in lying(game, "B"))
    assert len({game.table.objects[one["id"]].timestamp for one in lying(game, "B")}) == 2


def test_a_library_with_fewer_cards_gives_as_many_as_there_are() -> None:
    game = table(side("Plains*2", hand="Veiled Summons", library="Shock"))
    game.play("A cast Veiled Summons")
    game.resolve()
    assert len(lying(game, "A")) == 1


def test_nobody_else_is_told_which_card_it_was() -> None:
    told = []
    for name in ("Grizzly Bears", "Clone", "Forest", "Holy Strength"):
        others = [one for one in ("Grizzly Bears", "Clone", "Forest", "Holy Strength") if one != name]
        game = table(side("Plains*2", hand="Veiled Summons", library=", ".join((name, "Shock", *others))))
        game.play("A cast Veiled Summons")
        game.resolve()
        moved = [one for one in of_type(game.events, "moved") if one["to_zone"] == "battlefield"]
        assert all(one["card"] == "@face_down" and one.get("was") is None for one in moved)
        told.append(plain(engine.view(game.state, game.SEATS["B"])))
    assert told[0] == told[1] == told[2] == told[3]


def test_a_question_about_it_shows_nobody_which_card_it_is() -> None:
    """What enters face down stays hidden where an order of replacement effects is asked for (CR 616.1)."""
    told = []
    for name, other in (("Grizzly Bears", "Forest"), ("Forest", "Grizzly Bears")):
        library = f"{name}, Shock, {other}"
        game = table(side("Plains*2, Gift Giver, Curfew", hand="Veiled Summons", library=library))
        game.play("A cast Veiled Summons; A pass; B pass")
        assert game.asked() == "choose_replacement"
        assert game.state.machine.known == {}
        told.append(plain(engine.view(game.state, game.SEATS["B"])))
    assert told[0] == told[1]


def test_cloak_gives_ward_and_the_controller_of_the_target_cloaks() -> None:
    game = table(side("Island*2", hand="Veiled Exchange"), side("Hill Giant", library="Shock, Forest"))
    game.play("A cast Veiled Exchange")
    game.resolve()
    (body,) = lying(game, "B")
    assert (body["face"], body["keywords"], body["controller"]) == ("shock", ["ward {2}"], game.SEATS["B"])
    assert "face" not in lying(game, "A")[0]


# Manifest dread (CR 701.62) ---------------------------------------------------------------------------------


def test_manifest_dread_chooses_one_of_two_and_the_other_is_put_into_the_graveyard() -> None:
    game = table(side("Forest*3", hand="Veiled Dread", library="Shock, Grizzly Bears, Forest"))
    game.play("A cast Veiled Dread")
    game.resolve()
    game.all_pass()
    game.legal("choose Shock", "choose Grizzly Bears")
    game.play("A choose Grizzly Bears")
    assert (lying(game, "A")[0]["face"], game.cards("A", "graveyard")) == ("grizzly_bears", ["shock"])
    assert (lying(game, "B")[0]["power"], "face" in lying(game, "B")[0]) == (3, False)


def test_a_library_with_one_card_has_it_manifested() -> None:
    game = table(side("Forest*3", hand="Veiled Dread", library="Shock"))
    game.play("A cast Veiled Dread")
    game.resolve()
    game.resolve()
    assert (lying(game, "A")[0]["face"], game.cards("A", "graveyard")) == ("shock", [])


# Turning up what was manifested (CR 701.40b) ----------------------------------------------------------------


@pytest.mark.parametrize("status", ["manifested", "cloaked"])
def test_a_creature_card_is_turned_up_for_its_mana_cost(status: str) -> None:
    game = table(side(f"Forest*2, Grizzly Bears({status})"))
    game.play(f"A turn_up {FACE_DOWN} for its mana cost")
    assert (game.size("Grizzly Bears"), "CR-701.40b" in [event.rule for event in game.events]) == (
        (2, 2),
        True,
    )


@pytest.mark.parametrize("name", ["Shock", "Forest", "Crusade"])
def test_what_is_no_creature_card_is_not_turned_up(name: str) -> None:
    game = table(side(f"Forest*5, Mountain, Plains*2, {name}(manifested)"))
    game.refuses(f"turn_up {FACE_DOWN} for its mana cost", "CR-702.37e")
    game.refuses(f"turn_up {FACE_DOWN}", "CR-702.37e")


@pytest.mark.parametrize("status", ["manifested", "cloaked"])
def test_a_manifested_card_with_morph_is_turned_up_for_either_cost(status: str) -> None:
    """CR 701.40c, 701.58c."""
    game = table(side(f"Forest*5, Veiled Prowler({status})"))
    game.includes(f"turn_up {FACE_DOWN}", f"turn_up {FACE_DOWN} for its mana cost")
    cast = table(side("Forest*5, Veiled Prowler(face down)"))
    cast.includes(f"turn_up {FACE_DOWN}")
    cast.refuses(f"turn_up {FACE_DOWN} for its mana cost", "CR-116.2b")


def test_a_manifested_card_with_disguise_is_turned_up_for_that_cost() -> None:
    """CR 701.40d."""
    game = table(side("Island*2, Veiled Informer(manifested)"))
    game.play(f"A turn_up {FACE_DOWN}")
    assert "CR-702.168d" in [event.rule for event in game.events]
    assert game.size("Veiled Informer") == (2, 3)


def test_a_creature_card_without_a_mana_cost_is_not_turned_up() -> None:
    """CR 118.6: a mana cost that there is not cannot be paid."""
    game = table(side("Forest*3, Thicket Walker(manifested)"))
    game.refuses(f"turn_up {FACE_DOWN} for its mana cost", "CR-702.37e")


def test_megamorph_grows_for_its_own_cost_alone() -> None:
    game = table(side("Swamp*5, Veiled Hulk(manifested)"))
    game.play(f"A turn_up {FACE_DOWN} for its mana cost")
    assert game.size("Veiled Hulk") == (3, 5)


def test_x_in_the_mana_cost_is_chosen_and_it_has_not_entered() -> None:
    game = table(side("Forest*3, Veiled Hydra(manifested)"))
    costs = [f"turn_up {FACE_DOWN} for its mana cost, X = {x}" for x in range(3)]
    game.includes(*costs)
    game.refuses(f"turn_up {FACE_DOWN} for its mana cost, X = 3", "CR-107.3a")
    game.play(f"A {costs[2]}")
    assert sum(one.tapped for one in game.table.objects.values()) == 3
    assert game.size("Veiled Hydra") == (1, 1)


def test_the_opponent_is_refused_alike_whatever_was_manifested() -> None:
    told = set()
    for name in ("Grizzly Bears", "Shock", "Veiled Hydra", "Veiled Prowler"):
        game = table(side(f"{name}(manifested)"), side("Forest*9"))
        game.play("A pass")
        for action in (f"turn_up {FACE_DOWN}", f"turn_up {FACE_DOWN} for its mana cost, X = 2"):
            verdict = engine.check(game.state, game._action(game.SEATS["B"], action))
            told.add((action, str(plain(verdict))))
    assert len(told) == 2


def test_samples_deal_any_card_there_and_leave_cast_ones_to_cards_with_the_keyword() -> None:
    game = table(
        side("Shock(manifested), Veiled Prowler(face down)", library="Forest, Veiled Hulk, Grizzly Bears"),
        side("Mountain"),
    )
    found: dict[str, set[str]] = {"manifest": set(), "morph": set()}
    for seed in range(60):
        for one in engine.sample(game.state, game.SEATS["B"], seed).table.objects.values():
            if one.face_down is not None:
                found[one.face_down].add(one.face)
    assert found["morph"] == {key("Veiled Prowler"), key("Veiled Hulk")}
    assert found["manifest"] == {
        key("Veiled Prowler"),
        key("Veiled Hulk"),
        "shock",
        "forest",
        "grizzly_bears",
    }


# Said of it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "Veiled Summons",
            "Manifest the top two cards of your library. Put a +1/+1 counter on each of those creatures.",
        ),
        ("Veiled Exchange", "Exile target creature. Its controller cloaks the top card of their library."),
        (
            "Veiled Dread",
            "When this creature enters, manifest dread. Put a +1/+1 counter on it.",
        ),
    ],
)
def test_what_cards_say(name: str, line: str) -> None:
    assert line in rules_text(card(name), TOKENS).splitlines()


@pytest.mark.parametrize(
    ("step", "place"),
    [
        ({"do": "manifest", "amount": 0}, "amount"),
        ({"do": "manifest", "amount": 11}, "amount"),
        ({"do": "manifest", "who": "opponent"}, "who"),
        ({"do": "manifest_dread", "who": "any"}, "who"),
    ],
)
def test_what_is_no_step(step: dict[str, Any], place: str) -> None:
    ability = {"ability": "spell", "do": [step]}
    spell = {"name": "Dim", "cost": "{U}", "types": ["instant"], "abilities": [ability]}
    faults = card_faults(msgspec.json.encode(spell), TOKENS)
    assert [fault.path for fault in faults] == [f"$.abilities[0].do[0].{place}"]
