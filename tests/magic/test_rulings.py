"""What each ruling of the engine says, shown in play (CORE-R1 to R16)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type, scenario
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, side, table


def test_nothing_is_begun_that_cannot_be_completed() -> None:
    """CORE-R1: neither the mana nor the targets nor the other costs are missing."""
    game = table(side("Forest", hand="Prey Upon, Grizzly Bears, Fling"), side("Hill Giant"))
    game.legal("tap Forest for {G}", "pass")
    game.refuses("cast Prey Upon", "CR-601.2c")
    game.refuses("cast Grizzly Bears", "CR-118.3")
    game.refuses("cast Fling", "CR-118.3")


def test_mana_with_side_effects_counts() -> None:
    """CORE-R2: a land that can be sacrificed for more is reckoned with, and sacrificed only for that."""
    game = table(side("Twofold Ruin", hand="Kindled Spark"))
    game.play("A cast Kindled Spark")
    game.legal("x 0", "x 1")
    game.play("A x 1; A target B")
    assert game.zone("Twofold Ruin") == "graveyard"
    game = table(side("Twofold Ruin", hand="Kindled Spark"))
    game.play("A cast Kindled Spark; A x 0; A target B")
    assert game.asked() == "pay_mana"
    assert len(engine.legal_actions(game.state)) == 3, "with the sacrifice, without it, or as is best"


def test_what_is_forced_or_alike_is_not_asked() -> None:
    """CORE-R3: the order of triggers that are alike; elsewhere the only target, the only payment."""
    game = table(side("Mountain*2, Blood Artist", hand="Pyroclasm"), side("Grizzly Bears*2"))
    cast(game, "Pyroclasm")
    game.legal("target A", "target B")
    game.play("A target B; A target B; A target B")
    assert len(game.table.stack) == 3


def test_cards_go_to_the_graveyard_in_the_order_of_their_ids() -> None:
    """CORE-R4: without a question."""
    board = "Wind Drake, Grizzly Bears, Hill Giant"
    game = table(side(board), side("Plains*4", hand="Wrath of God"), active=1, turn=4)
    game.play("B cast Wrath of God; B pass; A pass")
    assert game.asked() == "priority"
    assert game.cards("A", "graveyard") == ["wind_drake", "grizzly_bears", "hill_giant"]


@scenario("CT-55", "CORE-R6")
def test_passing_is_never_done_for_a_player() -> None:
    """CORE-R6: although there is nothing else to do."""
    game = table(side(), side())
    game.legal("pass")
    game.play("A pass")
    game.legal("pass")


def test_every_seat_can_concede_at_any_decision() -> None:
    """CORE-R7: it is not on the list."""
    for seat, winner in (("A", 1), ("B", 0)):
        game = attacked("Hill Giant → B", side("Hill Giant"), side("Grizzly Bears"))
        game.seat_to_act("B")
        assert "concede" not in game.listed()
        game.play(f"{seat} concede")
        assert game.over().winner == winner


def test_chance_decides_nothing_else() -> None:
    """CORE-R8: a turn of attacks and spells draws no number; a shuffle does, and says so."""
    game = table(
        side("Swamp, Hill Giant, Mountain", hand="Demonic Counsel, Shock", library="Forest*5"), side()
    )
    before = game.state.machine.rng
    cast(game, "Shock", "B")
    game.pass_to("declare_attackers")
    game.play("A attack Hill Giant → B")
    game.pass_to("main2")
    assert game.state.machine.rng == before
    cast(game, "Demonic Counsel")
    game.play("A choose Forest#1")
    assert of_type(game.events, "shuffled")
    assert game.state.machine.rng != before


def test_a_single_defender_is_not_asked_for() -> None:
    """CORE-R11."""
    game = table(side("Hill Giant"), step="begin_combat")
    game.play("A pass; B pass")
    game.legal("attack Hill Giant → B", "stay_out Hill Giant")


@pytest.mark.parametrize(
    ("board", "gained"),
    [("Hill Giant(2 +1/+1)", 5), ("Hill Giant, Bonesplitter(on Hill Giant)", 5), ("Hill Giant", 3)],
)
def test_what_left_is_known_as_it_last_was(board: str, gained: int) -> None:
    """CORE-R12: with counters and everything that changed it."""
    game = table(side("Plains", hand="Swords to Plowshares"), side(board))
    cast(game, "Swords to Plowshares")
    assert game.life() == (20, 20 + gained)


def test_what_left_is_known_in_its_role_in_combat() -> None:
    """CORE-R12: an attacking creature died, a tapped one."""
    game = attacked("Grizzly Bears → B", side("Grizzly Bears, War Mourner, Wind Drake"), side("Hill Giant"))
    game.play("B block Hill Giant → Grizzly Bears")
    game.pass_to("combat_damage")
    assert game.zone("Grizzly Bears") == "graveyard"
    game.all_pass()
    assert game.life() == (21, 20)
    game = table(side("Swamp, War Mourner, Grizzly Bears", hand="Disfigure"))
    cast(game, "Disfigure", "Grizzly Bears")
    game.all_pass()
    assert game.life() == (20, 20)


def returned(cards: str) -> Play:
    """A has cast a sorcery that returns all enchantments from A's graveyard."""
    game = table(side("Plains, Savannah Lions, Wind Drake", hand="Second Spring", graveyard=cards))
    cast(game, "Second Spring")
    return game


@pytest.mark.parametrize(
    ("first", "then", "color"), [("Blue Dusk", "White Dawn", "W"), ("White Dawn", "Blue Dusk", "U")]
)
def test_the_order_of_what_enters_together_is_chosen_where_it_matters(
    first: str, then: str, color: str
) -> None:
    """CORE-R13: the two wait for each other, so the later one has the last word."""
    game = returned("Blue Dusk, White Dawn")
    assert game.asked() == "order_entering"
    game.legal("enter_next Blue Dusk", "enter_next White Dawn")
    game.play(f"A enter_next {first}")
    assert game.table.battlefield[-2:] == [game.ref(first), game.ref(then)]
    assert game.characteristics(game.ref("Wind Drake")).colors == {color}


@pytest.mark.parametrize(
    "cards", ["Glorious Anthem, Crusade", "Blue Dusk, Iron Goblins", "Blue Dusk*2", "Blue Dusk"]
)
def test_the_order_of_what_enters_together_is_silent_elsewhere(cards: str) -> None:
    """CORE-R13: effects that only add, in different layers, or of the same card."""
    game = returned(cards)
    assert game.asked() == "priority"
    refs = game.table.battlefield[3:]
    assert refs == sorted(refs, key=lambda ref: int(ref[1:]))


def test_players_order_what_enters_in_turn() -> None:
    """CORE-R13: first the active player's, then the other's."""
    game = table(
        side("Swamp*4", hand="Open Graves", graveyard="Savannah Lions"),
        side(graveyard="Grizzly Bears, Wind Drake"),
    )
    cast(game, "Open Graves")
    names = [game.name(ref) for ref in game.table.battlefield[4:]]
    assert names == ["Savannah Lions", "Grizzly Bears", "Wind Drake"]


def test_choices_come_in_ascending_order() -> None:
    """CORE-R16: the stack, permanents as they entered, players last, from the active one."""
    game = table(side("Mountain, Hill Giant", hand="Shock"), side("Grizzly Bears"), active=0)
    game.play("A cast Shock")
    names = [game.show(action) for action in engine.legal_actions(game.state)]
    assert names == [f"choose_target {one}" for one in ("Hill Giant", "Grizzly Bears", "A", "B")]
    game = table(side("Grizzly Bears"), side("Mountain", hand="Shock"), active=0)
    game.play("A pass; B cast Shock")
    names = [game.show(action) for action in engine.legal_actions(game.state)]
    assert names == [f"choose_target {one}" for one in ("Grizzly Bears", "A", "B")]


def test_a_choice_that_others_cannot_see_is_asked_although_it_is_forced() -> None:
    """CORE-R16: unless the number of cards, which everybody knows, forces it."""
    game = table(side("Plains*5", hand="Totem-Guide Hartebeest", library="Shock, Forest"))
    cast(game, "Totem-Guide Hartebeest")
    game.resolve()
    game.play("A accept")
    game.legal("done")
    game = table(side("Swamp*3", hand="Mind Rot"), side(hand="Shock, Forest"))
    cast(game, "Mind Rot", "B")
    assert game.asked() == "priority"
