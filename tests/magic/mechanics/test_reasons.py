"""What reasons are made of: names that the seat knows, and the moment."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from tests.magic.table import Play, side, table


def refusals(game: Play, **action: str) -> list[tuple[str, str, dict[str, Any]]]:
    verdict = engine.check(game.state, engine.decode_action(game.state, json.dumps(action)))
    assert not verdict.legal
    return [(broken.rule, broken.reason, dict(broken.facts)) for broken in verdict.violations]


def test_a_land_that_is_tapped_or_another_players_says_so() -> None:
    game = table(side("Forest"), side("Mountain"))
    forest, mountain = game.ref("Forest"), game.ref("Mountain")
    game.play("A tap Forest for {G}")
    rule, reason, _ = refusals(game, type="tap_for_mana", source=forest, ability="forest/mana", mana="{G}")[0]
    assert (rule, reason) == ("CR-107.5", "Forest is tapped")
    theirs = refusals(game, type="tap_for_mana", source=mountain, ability="mountain/mana", mana="{R}")[0]
    seat = 1 - game.state.table.active
    assert theirs == (
        "CR-605.3a",
        f"Mountain is controlled by seat {seat}",
        {"controller": seat},
    )


def test_a_creature_that_is_tapped_or_new_cannot_tap_for_a_price() -> None:
    """Its mana is there; what it lacks is said, for a mana ability as well."""
    for status, rule, lack in (
        ("tapped", "CR-107.5", "is tapped"),
        ("sick", "CR-302.6", "has no haste and was not under your control since your turn began"),
    ):
        game = table(side(f"Goldmeadow Harrier({status}), Llanowar Elves({status}), Plains"))
        harrier, elves = game.ref("Goldmeadow Harrier"), game.ref("Llanowar Elves")
        refused = refusals(game, type="activate", source=harrier, ability="goldmeadow_harrier/0")
        assert (rule, f"Goldmeadow Harrier {lack}", {}) in refused
        refused = refusals(game, type="tap_for_mana", source=elves, ability="llanowar_elves/0", mana="{G}")
        assert (rule, f"Llanowar Elves {lack}", {}) in refused


def test_the_time_for_lands_and_sorceries() -> None:
    """That it is a main phase is not the point where something is on the stack."""
    game = table(side("Mountain", hand="Shock, Forest, Hill Giant"), side())
    forest, giant = game.ref("Forest"), game.ref("Hill Giant")
    game.play("A cast Shock; A target B")
    active = game.state.table.active
    moment = f"it is the first main phase of Player {active + 1}, and the stack holds 1"
    facts = {"step": "main1", "active": active, "stack": 1}
    lands = f"lands can be played only in one's own main phase with an empty stack; {moment}"
    assert refusals(game, type="play_land", card=forest) == [("CR-116.2a", lands, facts)]
    time = f"Hill Giant can be cast only in one's own main phase with an empty stack; {moment}"
    assert ("CR-307.1", time, facts) in refusals(game, type="cast", card=giant, way="normal")


def test_a_card_that_the_seat_has_not_seen_has_no_name() -> None:
    game = table(side(hand="Forest"), side(hand="Mountain"))
    forest, mountain = game.ref("Forest"), game.ref("Mountain")
    assert refusals(game, type="choose", object=forest)[0][1] == (
        f"choose does not answer the decision of Player {game.state.table.active + 1}, priority; "
        "it answers choose_objects"
    )
    assert refusals(game, type="play_land", card=mountain)[0][1] == f"{mountain} is not in your hand"
    assert refusals(game, type="cast", card=forest, way="normal")[0][1].startswith("Forest is")
    assert refusals(game, type="play_land", card="seat:7")[0][1] == "seat:7 is not in your hand"


def test_who_could_not_attack_or_block_is_told_so_at_any_time() -> None:
    """The time is not the only clause that is broken: who is tapped, or a foe's, could not do it in time."""
    game = table(
        side(battlefield="Grizzly Bears(tapped), Hill Giant(sick), Craw Wurm"),
        side(battlefield="Wind Drake(tapped)"),
    )
    game.refuses("attack Grizzly Bears → B", "CR-117.1", "CR-508.1a")
    game.refuses("attack Hill Giant → B", "CR-117.1", "CR-302.6")
    game.refuses("attack Wind Drake → B", "CR-117.1", "CR-508.1a")
    verdict = engine.check(game.state, game._action(0, "attack Craw Wurm → B"))
    assert len(verdict.violations) == 1, "the time alone"
    game.play("A pass; B pass")
    game.pass_to("declare_attackers")
    game.play("A attack Craw Wurm → B; A pass")
    game.refuses("block Wind Drake → Craw Wurm", "CR-117.1", "CR-509.1a")


def test_which_part_of_a_cost_cannot_be_paid() -> None:
    """Life that there is not, mana, or something else, of which no empty cost is quoted."""
    game = table(side("Putrid Leech, Wall of Fire, Jace Beleren(3 loyalty), Mogg Fanatic", life=1))
    leech, wall, jace = (game.ref(name) for name in ("Putrid Leech", "Wall of Fire", "Jace Beleren"))
    found = refusals(game, type="activate", source=leech, ability="putrid_leech/0")
    lacking = ("CR-119.4", "the ability costs 2 life, and you have 1", {"price": 2, "life": 1})
    unpaid: tuple[str, str, dict[str, Any]] = (
        "CR-118.3",
        "the cost of the ability cannot be paid",
        {},
    )
    assert found == [lacking, unpaid]
    mana = (
        "CR-118.3",
        "the cost of the ability, {R}, cannot be paid: {R} is missing",
        {"cost": "{R}", "missing": "{R}"},
    )
    assert refusals(game, type="activate", source=wall, ability="wall_of_fire/0") == [mana]
    few: Any = (
        "CR-606.6",
        "Jace Beleren has 3 loyalty, and the ability costs 10",
        {"counters": 3, "price": 10},
    )
    assert refusals(game, type="activate", source=jace, ability="jace_beleren/2") == [few, unpaid]
    game.includes("activate Mogg Fanatic")


@pytest.mark.parametrize(
    ("lands", "missing"),
    [
        ("", "{3}{R}"),
        ("Mountain", "{3}"),
        ("Plains*3", "{R}"),
        ("Plains*4", "{R}"),
        ("Mountain, Plains", "{2}"),
    ],
)
def test_what_is_missing_of_a_cost(lands: str, missing: str) -> None:
    game = table(side(lands, hand="Hill Giant"))
    (found,) = refusals(game, type="cast", card=game.ref("Hill Giant"), way="normal")
    assert found == (
        "CR-118.3",
        f"the cost of Hill Giant, {{3}}{{R}}, cannot be paid: {missing} is missing",
        {"cost": "{3}{R}", "missing": missing},
    )


@pytest.mark.parametrize("ability", ["", "forest/mana", "no such thing"])
def test_a_reason_about_an_unknown_ability_is_a_whole_sentence(ability: str) -> None:
    game = table(side("Mountain, Mogg Fanatic"), side())
    land, creature = game.ref("Mountain"), game.ref("Mogg Fanatic")
    for action in (
        {"type": "tap_for_mana", "source": land, "ability": ability, "mana": "{R}"},
        {"type": "activate", "source": creature, "ability": ability},
    ):
        for _, reason, _ in refusals(game, **action):
            assert not reason.endswith((" is ", " is")), reason
            assert "  " not in reason
