"""Positions written by hand, without a machine: each step settles, says who decides, and is played."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import engine
from engine.magic.procedures.turn import STEPS
from tests.magic.crowded import crowded, kind_of, played
from tests.magic.status.lies import Document, faults, told
from tests.magic.table import Play, document, side


def by_hand(written: Document) -> Play:
    """A position of which nothing but the table is written down."""
    bare = {name: value for name, value in written.items() if name != "machine"}
    assert faults(bare) == {}
    return Play.at(engine.decode(json.dumps(bare)))


def rich(step: str, active: int = 0) -> Document:
    """Two players with lands, creatures and cards in hand."""
    sides = [
        side(
            hand="Shock, Grizzly Bears",
            battlefield="Mountain*2, Forest*2, Hill Giant, Elvish Archers",
            graveyard="Giant Growth",
        ),
        side(hand="Giant Growth", battlefield="Forest*2, Trained Armodon, Savannah Lions"),
    ]
    return document(sides, step=step, turn=3 + active, active=active)


def fighting(step: str, *, blocked: bool, creature: str = "Hill Giant") -> Play:
    """A attacks B with one creature; perhaps Trained Armodon blocks it."""
    position = Play(document(_sides(creature), step="main1"))
    mine, theirs = position.ref(creature), position.ref("Trained Armodon")
    attack: dict[str, Any] = {"creature": mine, "defender": "seat:1"}
    if blocked:
        attack.update(blocked=True, blockers=[theirs])
    return by_hand(
        told(
            document(_sides(creature), step=step),
            (f"table.objects.{mine}.tapped", True),
            ("table.combat", {"attackers": [attack]}),
        )
    )


def _sides(creature: str) -> list[Any]:
    return [side(battlefield=f"{creature}, Forest"), side(battlefield="Trained Armodon")]


WITHOUT_ATTACKERS = [step for step in STEPS if step not in ("declare_blockers", "combat_damage")]


@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("step", [step for step in WITHOUT_ATTACKERS if step != "first_strike_damage"])
def test_each_step_settles_and_is_played(step: str, active: int) -> None:
    game = by_hand(rich(step, active))
    assert engine.decision(game.state) is not None
    *_, later = played(game.state, seed=active, decisions=60)
    assert faults(json.loads(engine.encode(later))) == {}


@pytest.mark.parametrize(
    ("step", "asked", "stands_in"),
    [
        ("untap", "priority", "upkeep"),
        ("upkeep", "priority", "upkeep"),
        ("draw", "priority", "draw"),
        ("main1", "priority", "main1"),
        ("begin_combat", "priority", "begin_combat"),
        ("declare_attackers", "declare_attackers", "declare_attackers"),
        ("end_combat", "priority", "end_combat"),
        ("main2", "priority", "main2"),
        ("end", "priority", "end"),
        ("cleanup", "priority", "upkeep"),
    ],
)
def test_the_step_says_what_is_asked(step: str, asked: str, stands_in: str) -> None:
    game = by_hand(rich(step))
    assert (game.asked(), game.table.step) == (asked, stands_in)
    game.seat_to_act("B" if step == "cleanup" else "A")


def test_without_attackers_there_is_no_step_for_blocks_or_damage() -> None:
    for step in ("declare_blockers", "combat_damage"):
        assert faults(rich(step)) == {"$.table.combat": "CR-508.8"}


# Combat ----------------------------------------------------------------------------------------------------


def test_attackers_have_been_declared() -> None:
    game = fighting("declare_attackers", blocked=False)
    assert game.asked() == "priority"
    game.play("A pass; B pass")
    game.legal("block Trained Armodon → Hill Giant", "stay_out Trained Armodon")


def test_blockers_are_still_to_be_declared() -> None:
    game = fighting("declare_blockers", blocked=False)
    game.legal("block Trained Armodon → Hill Giant", "stay_out Trained Armodon")
    game.play("B stay_out Trained Armodon; A pass; B pass")
    assert game.life() == (20, 17)


def test_blockers_have_been_declared() -> None:
    game = fighting("declare_blockers", blocked=True)
    assert game.asked() == "priority"
    game.play("A pass; B pass")
    assert (game.zone("Hill Giant"), game.zone("Trained Armodon")) == ("graveyard", "graveyard")


def test_combat_damage_is_dealt_as_its_step_begins() -> None:
    game = fighting("combat_damage", blocked=False)
    assert (game.asked(), game.life()) == ("priority", (20, 17))


def test_first_strikes_come_first() -> None:
    game = fighting("first_strike_damage", blocked=True, creature="Elvish Archers")
    assert game.asked() == "priority"
    assert game.thing("Trained Armodon").damage == 2
    game.play("A pass; B pass")
    assert game.zone("Elvish Archers") == "graveyard"


def test_combat_is_over_but_for_its_last_step() -> None:
    game = fighting("end_combat", blocked=True)
    game.play("A pass; B pass")
    assert (game.table.step, game.table.combat) == ("main2", None)


# What is settled -------------------------------------------------------------------------------------------


def test_too_many_cards_are_discarded_in_cleanup() -> None:
    game = by_hand(document([side(hand="Shock*8"), side()], step="cleanup"))
    assert game.asked() == "discard_to_hand_size"


def test_a_creature_that_is_dead_dies_first() -> None:
    game = by_hand(document([side(battlefield="Grizzly Bears(2 damage)"), side()]))
    assert game.zone("Grizzly Bears") == "graveyard"
    game.seat_to_act("A")


def test_one_legend_is_kept_first() -> None:
    kokusho = "Kokusho, the Evening Star"
    game = by_hand(document([side(battlefield=f"{kokusho}*2"), side()]))
    assert game.asked() == "keep_legend"


def test_a_spell_waits_on_the_stack() -> None:
    written = told(
        document([side(battlefield="Forest"), side(battlefield="Grizzly Bears", graveyard="Shock")]),
    )
    shock = next(ref for ref, one in written["table"]["objects"].items() if one["card"] == "shock")
    bears = next(ref for ref, one in written["table"]["objects"].items() if one["card"] == "grizzly_bears")
    item = {"id": shock, "code": "shock/0", "controller": 1, "source": shock, "vars": {"target": [bears]}}
    game = by_hand(
        told(
            written,
            (f"table.objects.{shock}.zone", "stack"),
            ("table.seats[1].graveyard", []),
            ("table.stack", [item]),
        )
    )
    game.play("A pass; B pass")
    assert game.zone("Grizzly Bears") == "graveyard"


def test_a_player_who_would_have_lost_is_a_fault() -> None:
    assert faults(document([side(life=0), side()])) == {"$.table.seats[0].life": "CR-704.5a"}


def test_first_strikes_have_been_dealt_by_a_creature_that_is_gone() -> None:
    """CR 510.4: the step has taken place, though nothing in combat has first strike."""
    position = document(_sides("Hill Giant"), step="first_strike_damage")
    giant = Play(document(_sides("Hill Giant"))).ref("Hill Giant")
    combat = {"attackers": [{"creature": giant, "defender": "seat:1"}], "struck": ["o2"]}
    game = by_hand(told(position, (f"table.objects.{giant}.tapped", True), ("table.combat", combat)))
    assert (game.table.step, game.asked()) == ("first_strike_damage", "priority")


@pytest.mark.parametrize("seed", range(6))
def test_the_table_of_any_game_can_be_taken_up_again(seed: int) -> None:

    chance = random.Random(seed)
    resting = [state for state in played(crowded(seed), seed, 60) if kind_of(state) == "priority"]
    written = json.loads(engine.encode(chance.choice(resting)))
    game = by_hand(written)
    assert game.table.step == written["table"].get("step", "main1")


# Timestamps (CR 613.7) --------------------------------------------------------------------------------------


def ages(*order: str, stamps: dict[str, int] | None = None) -> Document:
    """Grizzly Bears and what changes them, lying in this order, with these timestamps and no others."""
    names = ("Grizzly Bears", "Ogre Age", "Dull Age", "World of Dawn", "World of Dusk")
    written = document([side(battlefield=", ".join(names)), side()])
    refs = dict(zip(names, written["table"]["battlefield"], strict=True))
    objects = written["table"]["objects"]
    for name, ref in refs.items():
        if name not in order:
            del objects[ref]
            continue
        del objects[ref]["timestamp"]
        if name in (stamps or {}):
            objects[ref]["timestamp"] = (stamps or {})[name]
    written["table"]["battlefield"] = [refs[name] for name in order]
    return written


@pytest.mark.parametrize(
    ("order", "size"),
    [
        (("Grizzly Bears", "Ogre Age", "Dull Age"), (1, 1)),
        (("Grizzly Bears", "Dull Age", "Ogre Age"), (3, 3)),
        (("Dull Age", "Ogre Age", "Grizzly Bears"), (3, 3)),
    ],
)
def test_permanents_have_entered_in_the_order_of_the_battlefield(
    order: tuple[str, ...], size: tuple[int, int]
) -> None:
    game = by_hand(ages(*order))
    assert game.size("Grizzly Bears") == size
    stamps = [game.table.objects[ref].timestamp for ref in game.table.battlefield]
    assert stamps == [1, 2, 3]
    assert game.state.machine.clock > 3


@pytest.mark.parametrize(
    ("order", "stamps", "size"),
    [
        (("Dull Age", "Ogre Age", "Grizzly Bears"), {"Dull Age": 7}, (3, 3)),
        (("Dull Age", "Ogre Age", "Grizzly Bears"), {"Ogre Age": 7}, (3, 3)),
        (("Ogre Age", "Dull Age", "Grizzly Bears"), {"Ogre Age": 7}, (1, 1)),
        (("Grizzly Bears", "Ogre Age", "Dull Age"), {"Grizzly Bears": 5, "Dull Age": 3}, (3, 3)),
        (("Dull Age", "Ogre Age", "Grizzly Bears"), {"Dull Age": 7, "Ogre Age": 3}, (1, 1)),
    ],
)
def test_what_has_no_timestamp_has_entered_just_after_what_stands_before_it(
    order: tuple[str, ...], stamps: dict[str, int], size: tuple[int, int]
) -> None:
    assert by_hand(ages(*order, stamps=stamps)).size("Grizzly Bears") == size


@pytest.mark.parametrize(("stamp", "size"), [(3, (3, 3)), (9, (1, 1))])
def test_effects_keep_their_place_among_the_timestamps(stamp: int, size: tuple[int, int]) -> None:
    """Bears that have become a Frog, before Ogre Age came or after it."""
    written = ages("Ogre Age", "Grizzly Bears", stamps={"Ogre Age": 6})
    bears = written["table"]["battlefield"][1]
    frog = {"code": "turn_to_frog/0", "pc": 0, "index": 3, "controller": 0, "source": bears}
    written["table"]["effects"] = [frog | {"objects": [bears], "timestamp": stamp}]
    game = by_hand(written)
    assert game.size("Grizzly Bears") == size
    assert [effect.timestamp for effect in game.table.effects] == [1 if stamp == 3 else 3]


def test_worlds_have_entered_one_after_the_other() -> None:
    """CR 704.5k: the one that stands last on the battlefield is the newest."""
    for order in (("World of Dusk", "World of Dawn"), ("World of Dawn", "World of Dusk")):
        game = by_hand(ages(*order))
        assert [game.name(ref) for ref in game.table.battlefield] == [order[1]]


def test_an_attacker_is_a_creature_of_who_took_it_last() -> None:
    aura = "Control Magic(on Hill Giant)"
    sides = [side(battlefield=f"Hill Giant(tapped), {aura}"), side(battlefield=aura)]
    written = document(sides, step="declare_attackers")
    giant, mine, theirs = written["table"]["battlefield"]
    for ref in (giant, mine, theirs):
        del written["table"]["objects"][ref]["timestamp"]
    written["table"]["combat"] = {"attackers": [{"creature": giant, "defender": "seat:1"}]}
    written["table"]["battlefield"] = [giant, theirs, mine]
    assert by_hand(written).characteristics(giant).controller == 0
    written["table"]["battlefield"] = [giant, mine, theirs]
    del written["machine"]
    assert faults(written) == {"$.table.combat.attackers[0].creature": "CR-506.4"}
