"""Declaring attackers (CR 508)."""

from __future__ import annotations

from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.magic import events
from engine.magic.procedures.combat.attacking import Attack, Attacks
from engine.magic.procedures.combat.declaring import StayOut
from engine.rulesets.duel.state import DuelState

from .board import Board, all_different


def test_requirements_are_obeyed() -> None:
    """CT-08, without costs."""
    board = Board().put(0, "juggernaut", "grizzly_bears").begin("declare_attackers")
    assert all_different(end.attacks() for end in board.outcomes()) == {
        frozenset({"juggernaut seat:1"}),
        frozenset({"juggernaut seat:1", "grizzly_bears seat:1"}),
    }


def test_nobody_has_to_pay_for_a_requirement() -> None:
    """CT-08, with Propaganda and two lands."""
    board = Board().put(0, "juggernaut", "grizzly_bears", "forest a", "forest b").put(1, "propaganda")
    board.begin("declare_attackers")
    assert all_different(end.attacks() for end in board.outcomes()) == {
        frozenset(),
        frozenset({"juggernaut seat:1"}),
        frozenset({"grizzly_bears seat:1"}),
    }
    board.play("attack juggernaut seat:1")
    assert board.over
    tapped = [ref for ref, thing in board.table.objects.items() if thing.tapped]
    assert sorted(tapped) == ["a", "b", "juggernaut"]


def test_an_attack_that_cannot_be_paid_is_refused() -> None:
    board = Board().put(0, "grizzly_bears", "hill_giant", "forest a", "forest b").put(1, "propaganda")
    board.begin("declare_attackers").play("attack grizzly_bears seat:1")
    assert board.over
    board = (
        Board()
        .put(0, "grizzly_bears", "hill_giant", "forest a", "forest b")
        .put(1, "propaganda", "jace_beleren")
    )
    board.begin("declare_attackers").play("attack grizzly_bears seat:1")
    board.refuses(Attack("hill_giant", "seat:1"), "CR-508.1h")
    assert board.legal() == ["stay_out hill_giant", "attack hill_giant jace_beleren"]


def test_a_creature_that_attacks_cannot_pay_with_its_own_tap_ability() -> None:
    board = Board().put(0, "llanowar_elves", "forest").put(1, "propaganda").begin("declare_attackers")
    assert board.over
    board = Board().put(0, "llanowar_elves", "llanowar_elves b", "forest").put(1, "propaganda")
    assert board.begin("declare_attackers").legal() == [
        "stay_out llanowar_elves",
        "attack llanowar_elves seat:1",
    ]
    board.play("attack llanowar_elves seat:1")
    assert board.over
    assert board.table.objects["b"].tapped
    assert board.attacks() == {"llanowar_elves seat:1"}


def test_who_may_attack() -> None:
    """CT-07."""
    board = (
        Board().put(0, "llanowar_elves", "raging_goblin", sick=True).put(0, "serra_angel", "wall_of_omens")
    )
    board.put(0, "hill_giant", tapped=True).put(0, "grizzly_bears").put(1, "trained_armodon")
    board.put(1, "pacifism", attached_to="grizzly_bears").begin("declare_attackers")
    assert board.legal() == ["stay_out raging_goblin", "attack raging_goblin seat:1"]
    board.refuses(Attack("llanowar_elves", "seat:1"), "CR-302.6", "CORE-R9")
    board.refuses(Attack("wall_of_omens", "seat:1"), "CR-702.3b", "CORE-R9")
    board.refuses(Attack("hill_giant", "seat:1"), "CR-508.1a", "CORE-R9")
    board.refuses(Attack("grizzly_bears", "seat:1"), "CR-508.1c", "CORE-R9")
    board.refuses(Attack("trained_armodon", "seat:1"), "CR-508.1a", "CORE-R9")
    board.refuses(Attack("serra_angel", "seat:1"), "CORE-R9")
    board.refuses(Attack("raging_goblin", "seat:0"), "CR-508.1b")
    board.refuses(Attack("nothing", "nobody"), "CR-508.1a", "CORE-R9", "CR-508.1b")
    board.refuses(StayOut("serra_angel"), "CORE-R9")
    board.play("attack raging_goblin seat:1", "attack serra_angel seat:1")
    assert board.over
    assert board.table.objects["raging_goblin"].tapped
    assert not board.table.objects["serra_angel"].tapped


def test_a_creature_that_has_to_attack_may_choose_whom() -> None:
    board = Board(3).put(0, "juggernaut").put(1, "propaganda").put(2, "jace_beleren")
    assert board.begin("declare_attackers").legal() == [
        "attack juggernaut jace_beleren",
        "attack juggernaut seat:2",
    ]
    board.refuses(StayOut("juggernaut"), "CR-508.1d")
    board.put(0, *(f"forest {name}" for name in "ab")).begin("declare_attackers")
    assert board.legal()[1:] == ["attack juggernaut seat:1", "attack juggernaut seat:2"]


def test_attackers_are_declared_together() -> None:
    board = Board().put(0, "grizzly_bears", "hill_giant").attack("grizzly_bears seat:1, hill_giant seat:1")
    declared = [event for event in board.events if isinstance(event, events.AttackerDeclared)]
    assert [(event.creature, event.defender, event.rule) for event in declared] == [
        ("grizzly_bears", "seat:1", "CR-508.1k"),
        ("hill_giant", "seat:1", "CR-508.1k"),
    ]


def test_who_left_the_game_is_not_attacked() -> None:
    board = Board(3).put(0, "grizzly_bears")
    board.table.seats[1].lost = True
    assert board.begin("declare_attackers").legal() == [
        "stay_out grizzly_bears",
        "attack grizzly_bears seat:2",
    ]


def possible_sets(state: DuelState) -> list[dict[str, str]]:
    """Every legal attack of Juggernauts, Bears, Elves and Angels, with Forests and Propagandas."""
    table = state.table
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


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(["juggernaut", "grizzly_bears", "llanowar_elves", "serra_angel"]), max_size=4),
    st.integers(0, 4),
    st.lists(st.sampled_from([1, 2]), max_size=2),
    st.integers(0, 2**32),
)
def test_what_is_offered_is_what_a_legal_attack_can_be_made_of(
    creatures: list[str], forests: int, propagandas: list[int], seed: int
) -> None:
    board = Board(3).put(0, *(f"{key} c{number}" for number, key in enumerate(creatures)))
    board.put(0, *(f"forest f{number}" for number in range(forests)))
    for number, seat in enumerate(propagandas):
        board.put(seat, f"propaganda p{number}")
    attacks = Attacks(board.state)
    remaining = possible_sets(board.state)
    answers: dict[str, str] = {}
    for ref in attacks.able:
        offered = attacks.options(answers, ref)
        assert sorted(offered) == sorted({attack[ref] for attack in remaining})
        answers[ref] = Random(seed).choice(offered)
        remaining = [attack for attack in remaining if attack[ref] == answers[ref]]
    assert remaining == [answers]
