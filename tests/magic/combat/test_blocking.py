"""Declaring blockers (CR 509)."""

from __future__ import annotations

import msgspec
import pytest

import engine
from engine.kernel.draft import Draft
from engine.magic import atoms
from engine.magic.procedures import triggers
from tests.harness import plain
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL
from tests.magic.table import side

from .fight import NOTHING, Fight, all_different, attacked, fight

serving = served(FREE_FOR_ALL)


def flyer_and_brute() -> Fight:
    """Two attackers that take some blocking."""
    return attacked(
        "Boggart Brute, Wind Drake",
        "Grizzly Bears, Giant Spider",
        "A attack Boggart Brute → B; A attack Wind Drake → B",
    )


def test_flying_reach_and_menace() -> None:
    """CT-06: exactly three sets of blocks."""
    game = flyer_and_brute()
    assert all_different(end.blocks() for end in game.endings()) == {
        frozenset(),
        frozenset({"Giant Spider → Wind Drake"}),
        frozenset({"Grizzly Bears → Boggart Brute", "Giant Spider → Boggart Brute"}),
    }
    game.refuses("block Grizzly Bears → Wind Drake", "CR-702.9b")
    game.play("B stay_out Grizzly Bears")
    game.refuses("block Giant Spider → Boggart Brute", "CR-702.111b")
    game = flyer_and_brute()
    game.play("B block Grizzly Bears → Boggart Brute")
    game.declared()
    both = {"Grizzly Bears → Boggart Brute", "Giant Spider → Boggart Brute"}
    assert game.blocks() == both, "the second blocker was not asked, it has to"


def test_the_second_blocker_of_menace_cannot_stay_out() -> None:
    game = attacked(
        "Boggart Brute*2", "Grizzly Bears*4", "A attack Boggart Brute#1 → B; A attack Boggart Brute#2 → B"
    )
    game.play("B block Grizzly Bears#1 → Boggart Brute#1; B block Grizzly Bears#2 → Boggart Brute#2")
    game.legal("block Grizzly Bears#3 → Boggart Brute#1", "block Grizzly Bears#3 → Boggart Brute#2")
    game.refuses("stay_out Grizzly Bears#3", "CR-702.111b")
    game.play("B block Grizzly Bears#3 → Boggart Brute#2")
    game.declared()
    assert game.blocks() == {
        "Grizzly Bears#1 → Boggart Brute#1",
        "Grizzly Bears#2 → Boggart Brute#2",
        "Grizzly Bears#3 → Boggart Brute#2",
        "Grizzly Bears#4 → Boggart Brute#1",
    }


def test_all_that_can_must_block_what_is_lured() -> None:
    """CT-09: the only legal block."""
    game = attacked(
        "Trained Armodon, Hill Giant, Lure(on Trained Armodon)",
        "Grizzly Bears, Wind Drake, Llanowar Elves(tapped)",
        "A attack Trained Armodon → B; A attack Hill Giant → B",
    )
    game.declared()
    assert game.blocks() == {"Grizzly Bears → Trained Armodon", "Wind Drake → Trained Armodon"}


def test_two_lures_leave_the_choice_between_them() -> None:
    game = attacked(
        "Trained Armodon, Hill Giant, Grizzly Bears, Lure(on Trained Armodon), Lure(on Hill Giant)",
        "Wind Drake",
        "A attack Trained Armodon → B; A attack Hill Giant → B; A attack Grizzly Bears → B",
    )
    game.legal("block Wind Drake → Trained Armodon", "block Wind Drake → Hill Giant")
    game.refuses("stay_out Wind Drake", "CR-509.1c")
    game.refuses("block Wind Drake → Grizzly Bears", "CR-509.1c")


def test_a_lure_does_not_break_menace() -> None:
    game = attacked("Boggart Brute, Lure(on Boggart Brute)", "Grizzly Bears", "A attack Boggart Brute → B")
    game.declared()
    assert game.blocks() == frozenset()


def test_who_may_block() -> None:
    game = attacked(
        "Grizzly Bears, Hill Giant, Pacifism(on Trained Armodon)",
        "Llanowar Elves(sick), Craw Wurm(tapped), Trained Armodon, Wall of Omens",
        "A attack Grizzly Bears → B; A stay_out Hill Giant",
    )
    game.legal("stay_out Llanowar Elves", "block Llanowar Elves → Grizzly Bears")
    game.refuses("block Craw Wurm → Grizzly Bears", "CR-509.1a", "CORE-R9")
    game.refuses("block Trained Armodon → Grizzly Bears", "CR-509.1b", "CORE-R9")
    game.refuses("block Hill Giant → Grizzly Bears", "CR-509.1a", "CORE-R9", "CR-509.1a")
    game.refuses("block Llanowar Elves → Hill Giant", "CR-509.1a", "CR-509.1a")
    game.refuses(f"block Llanowar Elves → {NOTHING}", "CR-509.1a")
    game.refuses("block Pacifism → Grizzly Bears", "CR-509.1a", "CORE-R9", "CR-509.1a")
    game.refuses("stay_out Wall of Omens", "CORE-R9")


def test_blockers_are_declared_together() -> None:
    game = attacked(
        "Grizzly Bears, Hill Giant",
        "Llanowar Elves*2",
        "A attack Grizzly Bears → B; A attack Hill Giant → B",
    )
    game.play("B block Llanowar Elves#1 → Hill Giant; B block Llanowar Elves#2 → Hill Giant")
    first, second, giant = map(game.ref, ("Llanowar Elves#1", "Llanowar Elves#2", "Hill Giant"))
    told = [event for event in plain(game.events) if "block" in event["type"]]
    assert told == [
        {"type": "blocker_declared", "rule": "CR-509.1g", "creature": first, "attacker": giant},
        {"type": "blocker_declared", "rule": "CR-509.1g", "creature": second, "attacker": giant},
        {"type": "became_blocked", "rule": "CR-509.1h", "creature": giant},
    ]


def test_every_player_blocks_what_attacks_them() -> None:
    """CT-50: B first, then C."""
    game = fight("Hill Giant, Grizzly Bears", "Llanowar Elves", "Savannah Lions")
    game.play("A attack Hill Giant → B; A attack Grizzly Bears → C")
    game.resolve()
    game.seat_to_act("B")
    game.legal("stay_out Llanowar Elves", "block Llanowar Elves → Hill Giant")
    game.refuses("block Llanowar Elves → Grizzly Bears", "CR-509.1a")
    game.play("B block Llanowar Elves → Hill Giant")
    game.seat_to_act("C")
    game.legal("stay_out Savannah Lions", "block Savannah Lions → Grizzly Bears")
    game.play("C block Savannah Lions → Grizzly Bears")
    assert game.blocks() == {"Llanowar Elves → Hill Giant", "Savannah Lions → Grizzly Bears"}


def test_the_attackers_of_a_planeswalker_that_left_can_be_blocked() -> None:
    """CT-11."""
    game = fight(
        "Grizzly Bears",
        side(hand="Boomerang", battlefield="Jace Beleren(3 loyalty), Llanowar Elves, Island*2"),
    )
    game.play("A attack Grizzly Bears → Jace Beleren; A pass; B cast Boomerang; B target Jace Beleren")
    game.resolve()
    assert game.cards("B", "hand") == ["jace_beleren"]
    game.resolve()
    game.legal("stay_out Llanowar Elves", "block Llanowar Elves → Grizzly Bears")


def test_a_creature_that_blocks_several_attackers_blocks_once() -> None:
    """CR 509.3a: formats have combats in which one creature blocks many; it triggers once, they do each."""
    game = attacked(
        "Grizzly Bears, Hill Giant",
        "Craw Wurm, Field Captain",
        "A attack Grizzly Bears → B; A attack Hill Giant → B",
    )
    draft = Draft(game.state)
    blocker, both = game.ref("Craw Wurm"), [game.ref("Grizzly Bears"), game.ref("Hill Giant")]
    atoms.declare_blocker(draft, blocker, both, "CR-509.1g")
    assert [plain(event) for event in draft.events] == [
        {
            "type": "blocker_declared",
            "rule": "CR-509.1g",
            "creature": blocker,
            "attacker": both[0],
            "others": both[1:],
        }
    ]
    combat = draft.state.table.combat
    assert combat is not None
    assert [entry.blockers for entry in combat.attackers] == [[blocker], [blocker]]
    triggers.notice(draft, draft.events)
    assert len(draft.state.machine.waiting) == 1


def test_effects_that_let_a_creature_block_more_add_up() -> None:
    """CR 509.1a: each of them lets it block one more."""
    attackers = "Grizzly Bears, Hill Giant, Gray Ogre, Wind Drake"
    attacks = "; ".join(f"A attack {name} → B" for name in attackers.split(", "))
    game = attacked(attackers, "Two Shield Veteran, Order of Shields", attacks)
    for name in attackers.split(", ")[:3]:
        game.play(f"B block Two Shield Veteran → {name}")
    game.declared()
    assert game.blocks() == {f"Two Shield Veteran → {name}" for name in attackers.split(", ")[:3]}


def test_of_two_numbers_of_blockers_the_greater_one_is_needed() -> None:
    """CR 509.1b, 702.111b: menace asks for two, the effect for three."""
    game = attacked("Menacing Scatterer", "Hill Giant, Gray Ogre", "A attack Menacing Scatterer → B")
    game.declared()
    theirs = "Hill Giant, Gray Ogre, Grizzly Bears"
    game = attacked("Menacing Scatterer", theirs, "A attack Menacing Scatterer → B")
    game.play("B block Hill Giant → Menacing Scatterer")
    game.declared()
    assert len(game.blocks()) == 3


def test_of_two_numbers_of_blockers_the_smaller_one_is_the_most() -> None:
    """CR 509.1b: no restriction is broken, neither that of one nor that of two."""
    theirs, attacks = "Hill Giant, Gray Ogre", "A attack Narrow Trail Boar → B"
    game = attacked("Narrow Trail Boar, Crowded Ford", theirs, attacks)
    game.play("B block Hill Giant → Narrow Trail Boar")
    game.declared()


def cited(game: Fight, action: str) -> list[str]:
    """The rules by which what somebody might do is refused while something else is asked."""
    seat, text = action.split(" ", 1)
    document = msgspec.json.encode(game.parse(game.SEATS[seat], text))
    return [
        one.rule for one in engine.check(game.state, engine.decode_action(game.state, document)).violations
    ]


@pytest.mark.parametrize("until", ["B stay_out Hill Giant", "B stay_out Hill Giant; A pass"])
def test_who_would_block_is_not_who_is_asked_something_else(until: str) -> None:
    """A has priority, or B: what is no time for blocking is refused for that alone (CR 117.1)."""
    game = attacked("Grizzly Bears", "Hill Giant", "A attack Grizzly Bears → B")
    game.play(until)
    assert cited(game, "B block Hill Giant → Grizzly Bears") == ["CR-117.1"]
    assert "CR-509.1a" in cited(game, "A block Grizzly Bears → Grizzly Bears")


def test_who_would_attack_is_not_who_is_asked_something_else() -> None:
    """B decides about blocks; the creature that stayed out is the active player's (CR 508.1a)."""
    game = attacked(
        "Grizzly Bears, Craw Wurm", "Hill Giant", "A attack Grizzly Bears → B; A stay_out Craw Wurm"
    )
    assert "CR-508.1a" not in cited(game, "A attack Craw Wurm → B")
    assert "CR-508.1a" in cited(game, "B attack Hill Giant → A")
