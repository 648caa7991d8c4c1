"""Declaring attackers (CR 508)."""

from __future__ import annotations

from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.magic.procedures.combat.attacking import Attacks
from engine.magic.state import Table
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL, seated
from tests.magic.table import side
from tests.support.selection import examples

from .fight import NOTHING, Fight, all_different, fight

serving = served(FREE_FOR_ALL)


def tapped(game: Fight) -> list[str]:
    """What is tapped."""
    return sorted(game.name(ref) for ref, thing in game.table.objects.items() if thing.tapped)


def test_requirements_are_obeyed() -> None:
    """CT-08, without costs."""
    game = fight("Juggernaut, Grizzly Bears", "")
    assert all_different(end.attacks() for end in game.endings()) == {
        frozenset({"Juggernaut → B"}),
        frozenset({"Juggernaut → B", "Grizzly Bears → B"}),
    }


def test_nobody_has_to_pay_for_a_requirement() -> None:
    """CT-08, with Propaganda and two lands."""
    game = fight("Juggernaut, Grizzly Bears, Forest*2", "Propaganda")
    assert all_different(end.attacks() for end in game.endings()) == {
        frozenset(),
        frozenset({"Juggernaut → B"}),
        frozenset({"Grizzly Bears → B"}),
    }
    game.play("A attack Juggernaut → B")
    game.declared()
    assert tapped(game) == ["Forest#1", "Forest#2", "Juggernaut"]


def test_an_attack_that_cannot_be_paid_is_refused() -> None:
    game = fight("Grizzly Bears, Hill Giant, Forest*2", "Propaganda")
    game.play("A attack Grizzly Bears → B")
    game.declared()
    game = fight("Grizzly Bears, Hill Giant, Forest*2", "Propaganda, Jace Beleren(3 loyalty)")
    game.play("A attack Grizzly Bears → B")
    game.refuses("attack Hill Giant → B", "CR-508.1h")
    game.legal("stay_out Hill Giant", "attack Hill Giant → Jace Beleren")


def test_a_creature_that_attacks_cannot_pay_with_its_own_tap_ability() -> None:
    game = fight("Llanowar Elves, Forest", "Propaganda")
    game.declared()
    game = fight("Llanowar Elves*2, Forest", "Propaganda")
    game.legal("stay_out Llanowar Elves#1", "attack Llanowar Elves#1 → B")
    game.play("A attack Llanowar Elves#1 → B")
    game.declared()
    assert game.thing("Llanowar Elves#2").tapped
    assert game.attacks() == {"Llanowar Elves#1 → B"}


def test_who_may_attack() -> None:
    """CT-07."""
    game = fight(
        "Llanowar Elves(sick), Raging Goblin(sick), Serra Angel, Wall of Omens, Hill Giant(tapped), "
        "Grizzly Bears",
        "Trained Armodon, Pacifism(on Grizzly Bears)",
    )
    game.legal("stay_out Raging Goblin", "attack Raging Goblin → B")
    game.refuses("attack Llanowar Elves → B", "CR-302.6", "CORE-R9")
    game.refuses("attack Wall of Omens → B", "CR-702.3b", "CORE-R9")
    game.refuses("attack Hill Giant → B", "CR-508.1a", "CORE-R9")
    game.refuses("attack Grizzly Bears → B", "CR-508.1c", "CORE-R9")
    game.refuses("attack Trained Armodon → B", "CR-508.1a", "CORE-R9")
    game.refuses("attack Serra Angel → B", "CORE-R9")
    game.refuses("attack Raging Goblin → A", "CR-508.1b")
    game.refuses(f"attack {NOTHING} → {NOTHING}", "CR-508.1a", "CORE-R9", "CR-508.1b")
    game.refuses("stay_out Serra Angel", "CORE-R9")
    game.play("A attack Raging Goblin → B; A attack Serra Angel → B")
    game.declared()
    assert game.thing("Raging Goblin").tapped
    assert not game.thing("Serra Angel").tapped


def test_a_creature_that_has_to_attack_may_choose_whom() -> None:
    game = fight("Juggernaut", "Propaganda", "Jace Beleren(3 loyalty)")
    game.legal("attack Juggernaut → Jace Beleren", "attack Juggernaut → C")
    game.refuses("stay_out Juggernaut", "CR-508.1d")
    game = fight("Juggernaut, Forest*2", "Propaganda", "Jace Beleren(3 loyalty)")
    game.legal("attack Juggernaut → Jace Beleren", "attack Juggernaut → B", "attack Juggernaut → C")


def test_attackers_are_declared_together() -> None:
    game = fight("Grizzly Bears, Hill Giant", "")
    game.play("A attack Grizzly Bears → B; A attack Hill Giant → B")
    declared = of_type(game.events, "attacker_declared")
    assert [(game.name(event["creature"]), event["defender"], event["rule"]) for event in declared] == [
        ("Grizzly Bears", "seat:1", "CR-508.1k"),
        ("Hill Giant", "seat:1", "CR-508.1k"),
    ]


def test_who_left_the_game_is_not_attacked() -> None:
    game = fight("Grizzly Bears", "", "")
    game.play("B concede")
    game.legal("stay_out Grizzly Bears", "attack Grizzly Bears → C")


def possible_sets(table: Table) -> list[dict[str, str]]:
    """Every legal attack of Juggernauts, Bears, Elves and Angels, with Forests and Propagandas."""
    mine = [ref for ref in table.battlefield if table.objects[ref].owner == 0]
    creatures = [ref for ref in mine if table.objects[ref].card != "forest"]
    taxes = [table.objects[ref].owner for ref in table.battlefield if table.objects[ref].card == "propaganda"]
    found = []
    for chosen in product(("", "seat:1", "seat:2"), repeat=len(creatures)):
        attacks = {ref: whom for ref, whom in zip(creatures, chosen, strict=True) if whom}
        obliged = [
            ref for ref in creatures if table.objects[ref].card == "juggernaut" and set(taxes) != {1, 2}
        ]
        mana = [
            ref
            for ref in mine
            if table.objects[ref].card in ("forest", "llanowar_elves") and ref not in attacks
        ]
        cost = sum(2 * taxes.count(int(whom[-1])) for whom in attacks.values())
        if cost <= len(mana) and attacks.keys() >= set(obliged):
            found.append(dict(zip(creatures, chosen, strict=True)))
    return found


@settings(max_examples=examples(60), deadline=None)
@given(
    st.lists(st.sampled_from(["Juggernaut", "Grizzly Bears", "Llanowar Elves", "Serra Angel"]), max_size=4),
    st.integers(0, 4),
    st.lists(st.sampled_from([1, 2]), max_size=2),
    st.integers(0, 2**32),
)
def test_what_is_offered_is_what_a_legal_attack_can_be_made_of(
    creatures: list[str], forests: int, propagandas: list[int], seed: int
) -> None:
    game = seated(
        side(battlefield=", ".join([*creatures, *["Forest"] * forests])),
        *(side(battlefield=", ".join(["Propaganda"] * propagandas.count(seat))) for seat in (1, 2)),
    )
    attacks = Attacks(game.state)
    remaining = possible_sets(game.table)
    answers: dict[str, str] = {}
    for ref in attacks.able:
        offered = attacks.options(game.state, answers, ref)
        assert sorted(offered) == sorted({attack[ref] for attack in remaining})
        answers[ref] = Random(seed).choice(offered)
        remaining = [attack for attack in remaining if attack[ref] == answers[ref]]
    assert remaining == [answers]
