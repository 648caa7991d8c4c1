"""Combat damage (CR 510)."""

from __future__ import annotations

from typing import Any

import msgspec

import engine
from engine.kernel.draft import Draft
from engine.magic import atoms
from engine.magic.rules import cr
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL
from tests.magic.table import Side, document, side

from .fight import Fight, attacked, fight

serving = served(FREE_FOR_ALL)


def fought(a: Side | str, b: Side | str, declared: str) -> Fight:
    """A has attacked and B has blocked: a script without the passes that lead to the blocks and to damage."""
    attacks, _, blocks = declared.partition("; B ")
    game = attacked(a, b, attacks)
    if blocks:
        game.play(f"B {blocks}")
    game.resolve()
    return game


class DoubleBlock(Fight):
    """A fight in which one creature blocks two attackers.

    The rules of damage provide for it, but no card lets a creature do so: a document of such a position has
    a fault, so it is not examined.
    """

    def examine(self) -> None:
        """What holds for a state in memory."""
        self.invariants()

    def block_too(self, blocker: str, attacker: str) -> None:
        """Let a creature block another attacker."""
        draft: Draft[Any] = Draft(self.state)
        atoms.declare_blocker(draft, self.ref(blocker), [self.ref(attacker)], cr("509.1g"))
        atoms.become_blocked(draft, self.ref(attacker), cr("509.1h"))
        self.state = draft.state


def test_damage_is_divided_freely() -> None:
    """CT-02: no order among blockers."""
    game = fought(
        "Trained Armodon",
        "Grizzly Bears*2",
        "A attack Trained Armodon → B; "
        "B block Grizzly Bears#1 → Trained Armodon; B block Grizzly Bears#2 → Trained Armodon",
    )
    assert game.divisions("Trained Armodon") == {
        (("Grizzly Bears#1", 3),),
        (("Grizzly Bears#1", 2), ("Grizzly Bears#2", 1)),
        (("Grizzly Bears#1", 1), ("Grizzly Bears#2", 2)),
        (("Grizzly Bears#2", 3),),
    }
    game.refuses("assign Trained Armodon → Grizzly Bears#2: 1", "CORE-R10")
    game.refuses("assign Grizzly Bears#1 → Trained Armodon: 1", "CORE-R10", "CORE-R10")
    game.refuses("assign Trained Armodon → Grizzly Bears#1: 4", "CORE-R10")
    game.refuses("assign Trained Armodon → Grizzly Bears#1: -1", "CORE-R10")
    game.play("A assign Trained Armodon → Grizzly Bears#1: 1")
    assert game.thing("Grizzly Bears#1").damage == 1
    assert game.cards("B", "graveyard") == ["grizzly_bears"]
    assert game.zone("Trained Armodon") == "graveyard", "both Bears have dealt their damage as well"


def test_trample() -> None:
    """CT-03."""
    game = fought(
        "Colossal Dreadmaw",
        "Grizzly Bears",
        "A attack Colossal Dreadmaw → B; B block Grizzly Bears → Colossal Dreadmaw",
    )
    assert game.divisions("Colossal Dreadmaw") == {
        (("Grizzly Bears", 6),),
        *((("Grizzly Bears", bears), ("B", 6 - bears)) for bears in (2, 3, 4, 5)),
    }
    game.refuses("assign Colossal Dreadmaw → Grizzly Bears: 1", "CR-702.19b")
    game.play("A assign Colossal Dreadmaw → Grizzly Bears: 2")
    assert game.life() == (20, 16)


def test_trample_counts_marked_damage_and_that_of_the_same_step() -> None:
    sides = [
        side(battlefield="Trained Armodon, Colossal Dreadmaw"),
        side(battlefield="Hill Giant(2 damage), Craw Wurm"),
    ]
    game = DoubleBlock(document(sides, step="declare_attackers"))
    game.play("A attack Trained Armodon → B; A attack Colossal Dreadmaw → B")
    game.resolve()
    game.play("B block Hill Giant → Colossal Dreadmaw; B block Craw Wurm → Colossal Dreadmaw")
    game.block_too("Craw Wurm", "Trained Armodon")
    game.resolve()
    game.play("A assign Colossal Dreadmaw → Hill Giant: 1")
    game.legal(*(f"assign Colossal Dreadmaw → Craw Wurm: {amount}" for amount in (1, 2, 3, 4, 5)))


def test_the_last_blocker_decides_whether_damage_tramples_over() -> None:
    game = fought(
        "Colossal Dreadmaw",
        "Hill Giant*2",
        "A attack Colossal Dreadmaw → B; "
        "B block Hill Giant#1 → Colossal Dreadmaw; B block Hill Giant#2 → Colossal Dreadmaw",
    )
    results = game.divisions("Colossal Dreadmaw")
    assert results == {
        tuple((to, n) for to, n in (("Hill Giant#1", first), ("Hill Giant#2", 6 - first)) if n)
        for first in range(7)
    }
    game = fought(
        "Colossal Dreadmaw",
        "Grizzly Bears*2",
        "A attack Colossal Dreadmaw → B; "
        "B block Grizzly Bears#1 → Colossal Dreadmaw; B block Grizzly Bears#2 → Colossal Dreadmaw",
    )
    results = game.divisions("Colossal Dreadmaw")
    assert {hit for hits in results for hit in hits if hit[0] == "B"} == {("B", 1), ("B", 2)}
    assert (("Grizzly Bears#1", 2), ("Grizzly Bears#2", 2), ("B", 2)) in results


def test_first_strike_damage_comes_first() -> None:
    """CT-04."""
    game = fought(
        "Grizzly Bears",
        "Elvish Archers",
        "A attack Grizzly Bears → B; B block Elvish Archers → Grizzly Bears",
    )
    assert game.table.step == "first_strike_damage"
    assert game.dealt() == (("Elvish Archers", "Grizzly Bears", 2),)
    game.resolve()
    assert game.table.step == "combat_damage"
    assert game.dealt() == ()
    assert game.thing("Elvish Archers").damage == 0


def test_double_strike_with_trample() -> None:
    """CT-05."""
    game = fought(
        "Boros Swiftblade, Rancor(on Boros Swiftblade)",
        "Grizzly Bears",
        "A attack Boros Swiftblade → B; B block Grizzly Bears → Boros Swiftblade",
    )
    assert game.table.step == "first_strike_damage"
    assert game.divisions("Boros Swiftblade") == {
        (("Grizzly Bears", 3),),
        (("Grizzly Bears", 2), ("B", 1)),
    }
    game.play("A assign Boros Swiftblade → Grizzly Bears: 2")
    assert game.life() == (20, 19)
    assert game.zone("Grizzly Bears") == "graveyard"
    game.resolve()
    game.declared()
    assert game.table.step == "combat_damage"
    assert game.life() == (20, 16)
    assert game.thing("Boros Swiftblade").damage == 0


def test_double_strike_without_trample() -> None:
    """CT-05, second part."""
    game = fought(
        "Boros Swiftblade",
        "Grizzly Bears",
        "A attack Boros Swiftblade → B; B block Grizzly Bears → Boros Swiftblade",
    )
    assert game.dealt() == (("Boros Swiftblade", "Grizzly Bears", 1),)
    assert game.thing("Grizzly Bears").damage == 1
    game.resolve()
    assert (game.zone("Boros Swiftblade"), game.zone("Grizzly Bears")) == ("graveyard", "graveyard")
    assert game.life() == (20, 20)


def test_who_strikes_in_the_second_step() -> None:
    names = ("Youthful Knight", "Grizzly Bears", "Boros Swiftblade")
    game = fought(", ".join(names), "", "; ".join(f"A attack {name} → B" for name in names))
    assert game.dealt() == (("Youthful Knight", "B", 2), ("Boros Swiftblade", "B", 1))
    game.resolve()
    assert game.dealt() == (("Grizzly Bears", "B", 2), ("Boros Swiftblade", "B", 1))


def test_without_first_strike_there_is_one_damage_step() -> None:
    game = fight("Grizzly Bears", "")
    game.play("A attack Grizzly Bears → B")
    assert game.steps() == ["declare_blockers", "combat_damage", "end_combat", "main2"]


def test_without_attackers_steps_are_skipped() -> None:
    game = fight("Grizzly Bears, Youthful Knight", "")
    game.play("A stay_out Grizzly Bears; A stay_out Youthful Knight")
    begun = [event["step"] for event in of_type(game.events, "step_began")]
    assert begun + game.steps() == ["end_combat", "main2"]


def test_attackers_that_left_do_not_skip_the_steps() -> None:
    game = fight("Grizzly Bears", side(hand="Shock", battlefield="Mountain"))
    game.play("A attack Grizzly Bears → B; A pass; B cast Shock; B target Grizzly Bears")
    game.resolve()
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.steps() == ["declare_blockers", "combat_damage", "end_combat", "main2"]


def test_a_blocked_creature_stays_blocked() -> None:
    """CT-10."""
    game = attacked(
        side(hand="Shock", battlefield="Hill Giant, Mountain"), "Llanowar Elves", "A attack Hill Giant → B"
    )
    game.play("B block Llanowar Elves → Hill Giant; A cast Shock; A target Llanowar Elves")
    game.resolve()
    assert game.zone("Llanowar Elves") == "graveyard"
    game.resolve()
    assert game.table.step == "combat_damage"
    assert game.dealt() == ()


def test_trample_over_blockers_that_left() -> None:
    game = attacked(
        side(hand="Shock", battlefield="Colossal Dreadmaw, Mountain"),
        "Grizzly Bears",
        "A attack Colossal Dreadmaw → B",
    )
    game.play("B block Grizzly Bears → Colossal Dreadmaw; A cast Shock; A target Grizzly Bears")
    game.resolve()
    game.resolve()
    assert game.dealt() == (("Colossal Dreadmaw", "B", 6),)


def test_an_attacked_planeswalker_that_left_takes_its_damage_along() -> None:
    """CT-11."""
    game = fight(
        "Grizzly Bears, Colossal Dreadmaw",
        side(hand="Boomerang", battlefield="Hill Giant, Jace Beleren(3 loyalty), Island*2"),
    )
    game.play("A attack Grizzly Bears → Jace Beleren; A attack Colossal Dreadmaw → Jace Beleren; A pass")
    game.play("B cast Boomerang; B target Jace Beleren")
    game.resolve()
    game.resolve()
    game.play("B block Hill Giant → Colossal Dreadmaw")
    game.resolve()
    game.declared()  # there is nothing that the Dreadmaw could trample over to
    assert game.dealt() == (("Colossal Dreadmaw", "Hill Giant", 6), ("Hill Giant", "Colossal Dreadmaw", 3))


def test_a_planeswalker_of_somebody_else_now_is_not_attacked_any_more() -> None:
    game = fight("Grizzly Bears", "Jace Beleren(3 loyalty)", side(hand="Quick Theft", battlefield="Island"))
    game.play("A attack Grizzly Bears → Jace Beleren; A pass; B pass")
    game.play("C cast Quick Theft; C target Jace Beleren")
    game.resolve()
    assert game.characteristics(game.ref("Jace Beleren")).controller == 2
    game.resolve()
    game.resolve()
    assert game.table.step == "combat_damage"
    assert game.dealt() == ()


def test_damage_to_a_planeswalker() -> None:
    """CT-12, unblocked."""
    game = fought("Colossal Dreadmaw", "Jace Beleren(3 loyalty)", "A attack Colossal Dreadmaw → Jace Beleren")
    assert game.dealt() == (("Colossal Dreadmaw", "Jace Beleren", 6),)
    assert game.zone("Jace Beleren") == "graveyard"
    assert game.life() == (20, 20)


def test_trample_at_a_planeswalker() -> None:
    """CT-12, blocked: nothing goes on to its controller."""
    game = fought(
        "Colossal Dreadmaw",
        "Jace Beleren(3 loyalty), Grizzly Bears",
        "A attack Colossal Dreadmaw → Jace Beleren; B block Grizzly Bears → Colossal Dreadmaw",
    )
    assert game.divisions("Colossal Dreadmaw") == {
        (("Grizzly Bears", 6),),
        *((("Grizzly Bears", bears), ("Jace Beleren", 6 - bears)) for bears in (2, 3, 4, 5)),
    }
    assert {end.life() for end in game.endings()} == {(20, 20)}


def test_a_blocker_of_several_attackers_divides_its_damage() -> None:
    sides = [side(battlefield="Grizzly Bears, Llanowar Elves"), side(battlefield="Hill Giant")]
    game = DoubleBlock(document(sides, step="declare_attackers"))
    game.play("A attack Grizzly Bears → B; A attack Llanowar Elves → B")
    game.resolve()
    game.play("B block Hill Giant → Grizzly Bears")
    game.block_too("Hill Giant", "Llanowar Elves")
    game.resolve()
    asked = engine.decision(game.state)
    assert asked is not None
    assert (asked.seat, asked.rule) == (1, "CR-510.1d")
    assert game.divisions("Hill Giant") == {
        (("Grizzly Bears", 3),),
        (("Grizzly Bears", 2), ("Llanowar Elves", 1)),
        (("Grizzly Bears", 1), ("Llanowar Elves", 2)),
        (("Llanowar Elves", 3),),
    }


def test_lifelink_in_time() -> None:
    """CT-49, first part: all damage is dealt at once."""
    game = fought(
        "Grizzly Bears, Hill Giant",
        side(battlefield="Child of Night", life=2),
        "A attack Grizzly Bears → B; A attack Hill Giant → B; B block Child of Night → Grizzly Bears",
    )
    assert game.life() == (20, 1)
    assert not game.table.seats[1].lost


def test_lifelink_too_late() -> None:
    """CT-49, second part: first-strike damage ends the game."""
    game = fought(
        "Grizzly Bears, Youthful Knight",
        side(battlefield="Child of Night", life=2),
        "A attack Grizzly Bears → B; A attack Youthful Knight → B; B block Child of Night → Grizzly Bears",
    )
    assert game.over().winner == 0


def test_all_players_damage_is_dealt_at_once() -> None:
    """CT-50."""
    game = fight("Hill Giant, Grizzly Bears", "", "")
    game.play("A attack Hill Giant → B; A attack Grizzly Bears → C")
    game.resolve()
    game.resolve()
    assert game.life() == (20, 17, 18)


def test_who_left_the_game_is_dealt_no_damage() -> None:
    """CT-50: C is gone before damage."""
    game = fight("Hill Giant, Grizzly Bears", "", "")
    game.play("A attack Hill Giant → B; A attack Grizzly Bears → C")
    game.resolve()
    game.play("C concede")
    game.resolve()
    assert game.dealt() == (("Hill Giant", "B", 3),)


def test_the_active_players_creatures_assign_first() -> None:
    sides = [side(battlefield="Hill Giant*2"), side(battlefield="Craw Wurm, Trained Armodon")]
    game = Fight(document(sides, step="declare_attackers", turn=4, active=1))
    game.play("B attack Craw Wurm → A; B attack Trained Armodon → A")
    game.resolve()
    game.play("A block Hill Giant#1 → Craw Wurm; A block Hill Giant#2 → Craw Wurm")
    game.resolve()
    game.legal(*(f"assign Craw Wurm → Hill Giant#1: {amount}" for amount in range(7)))
    game.play("B assign Craw Wurm → Hill Giant#1: 3")
    sources = [source for source, _, _ in game.dealt()]
    assert sources == ["Craw Wurm", "Craw Wurm", "Trained Armodon", "Hill Giant#1", "Hill Giant#2"]


def test_combat_ends() -> None:
    game = fought("Grizzly Bears", "", "A attack Grizzly Bears → B")
    game.resolve()
    assert game.table.step == "end_combat"
    assert game.table.combat is not None, "until the step ends, attackers are attackers"
    game.play("A pass; B pass")
    assert [event["rule"] for event in of_type(game.events, "combat_ended")] == ["CR-511.3"]
    assert game.table.combat is None


def test_without_a_combat_no_damage_is_dealt() -> None:
    """Nor is there a step for it: a position in it has a fault."""
    written = document([side(battlefield="Grizzly Bears"), side()], step="combat_damage")
    assert [fault.rule for fault in engine.status(msgspec.json.encode(written))] == ["CR-508.8"]
