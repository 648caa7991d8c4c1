"""Keywords that say what can block a creature, and what a creature cannot do (CR 509.1b, 702)."""

from __future__ import annotations

import pytest

from tests.magic.positions import attacked, may_block
from tests.magic.table import side, table


@pytest.mark.parametrize(
    ("attacker", "blockers", "able"),
    [
        ("Serra Angel", "Wind Drake, Giant Spider, Grizzly Bears", {"Wind Drake", "Giant Spider"}),
        ("Grizzly Bears", "Wind Drake, Giant Spider", {"Wind Drake", "Giant Spider"}),
        (
            "Dread Hound",
            "Scathe Zombies, Darksteel Myr, Hill Giant, Grizzly Bears",
            {"Scathe Zombies", "Darksteel Myr"},
        ),
        (
            "Grim Bully",
            "Hill Giant, Darksteel Myr, Scathe Zombies, Grizzly Bears",
            {"Hill Giant", "Darksteel Myr"},
        ),
        ("Shadow Thief", "Grizzly Bears, Shadow Thief", {"Shadow Thief#2"}),
        ("Grizzly Bears", "Shadow Thief", set()),
        ("Mounted Scout", "Grizzly Bears, Mounted Scout", {"Mounted Scout#2"}),
        ("Grizzly Bears", "Mounted Scout", {"Mounted Scout"}),
        ("Small Sneak", "Hill Giant, Grizzly Bears, Llanowar Elves", {"Grizzly Bears", "Llanowar Elves"}),
        ("Hill Giant", "Small Sneak", {"Small Sneak"}),
        ("Swamp Strider", "Grizzly Bears, Swamp", set()),
        ("Swamp Strider", "Grizzly Bears, Forest", {"Grizzly Bears"}),
        ("Grizzly Bears", "Swamp Strider, Swamp", {"Swamp Strider"}),
    ],
)
def test_what_can_block_a_creature(attacker: str, blockers: str, able: set[str]) -> None:
    assert may_block(attacker, blockers) == able


def test_flying_is_no_reach_downwards() -> None:
    """A creature with reach flies over nothing: reach counts for blocking alone."""
    assert may_block("Giant Spider", "Grizzly Bears, Wind Drake") == {"Grizzly Bears", "Wind Drake"}


def test_menace_asks_for_two_blockers() -> None:
    game = attacked("Boggart Brute → B", side("Boggart Brute"), side("Grizzly Bears, Hill Giant"))
    game.legal("block Grizzly Bears → Boggart Brute", "stay_out Grizzly Bears")
    game.play("B block Grizzly Bears → Boggart Brute")
    assert game.table.combat.attackers[0].blockers == [game.ref("Grizzly Bears"), game.ref("Hill Giant")]


def test_menace_lets_nothing_alone_block() -> None:
    assert may_block("Boggart Brute", "Grizzly Bears") == set()


def test_landwalk_looks_at_the_defending_players_lands_only() -> None:
    game = attacked("Swamp Strider → B", side("Swamp Strider, Swamp"), side("Grizzly Bears"))
    game.legal("block Grizzly Bears → Swamp Strider", "stay_out Grizzly Bears")


def test_skulk_looks_at_the_power_as_blockers_are_declared() -> None:
    bears = side("Grizzly Bears, Forest", hand="Giant Growth")
    game = attacked("Small Sneak → B", side("Small Sneak, Bonesplitter(on Small Sneak)"), bears)
    game.play("B block Grizzly Bears → Small Sneak; A pass; B cast Giant Growth; B target Grizzly Bears")
    game.resolve()
    assert game.table.combat.attackers[0].blockers == [game.ref("Grizzly Bears")]


def test_defender_keeps_from_attacking() -> None:
    game = table(side("Wall of Omens, Grizzly Bears"), step="declare_attackers")
    game.legal("attack Grizzly Bears → B", "stay_out Grizzly Bears")
    game.refuses("attack Wall of Omens → B", "CR-702.3b")


def test_defender_lets_block() -> None:
    assert may_block("Grizzly Bears", "Wall of Omens") == {"Wall of Omens"}


def test_haste_lets_attack_and_tap_at_once() -> None:
    game = table(side("Raging Goblin(sick), Grizzly Bears(sick)"), step="declare_attackers")
    game.legal("attack Raging Goblin → B", "stay_out Raging Goblin")
    game.refuses("attack Grizzly Bears → B", "CR-302.6")


def test_without_haste_a_new_creature_neither_attacks_nor_taps() -> None:
    game = table(side("Llanowar Elves(sick), Samite Healer(sick)"))
    game.legal("pass")
    game.pass_to("declare_attackers")
    game.legal("pass")


def test_vigilance_leaves_the_attacker_untapped() -> None:
    game = attacked("Serra Angel → B, Grizzly Bears → B", side("Serra Angel, Grizzly Bears"), side())
    assert not game.thing("Serra Angel").tapped
    assert game.thing("Grizzly Bears").tapped


def test_vigilance_does_not_let_a_tapped_creature_attack() -> None:
    game = table(side("Serra Angel(tapped)"), step="declare_attackers")
    game.legal("pass")


# Except by (CR 509.1b) -------------------------------------------------------------------------------------


def test_nothing_but_what_is_excepted_can_block_it() -> None:
    game = table(side("Wall Dodger"), side("Wall of Stone, Hill Giant"), step="declare_attackers")
    game.play("A attack Wall Dodger → B; A pass; B pass")
    game.refuses("block Hill Giant → Wall Dodger", "CR-509.1b")
    game.play("B block Wall of Stone → Wall Dodger")
    assert game.thing("Wall Dodger").zone == "battlefield"
