"""What effects of resolutions hold for: objects that come later, or those of the moment alone (CR 611.2c)."""

from __future__ import annotations

import pytest

import engine
from engine.magic.text.card import rules_text
from tests.harness import of_type
from tests.magic.made_up import card
from tests.magic.positions import announce, cast, possible_blockers
from tests.magic.table import Play, document, side, table

# What changes neither characteristics nor control -----------------------------------------------------------


def test_creatures_that_come_later_cannot_block_either() -> None:
    """A: Narrow Pass. B's Bears are there, Ashcoat Bear is cast afterwards; neither can block this turn."""
    game = table(
        side("Mountain, Hill Giant", hand="Narrow Pass"),
        side("Forest*2, Grizzly Bears", hand="Ashcoat Bear"),
    )
    cast(game, "Narrow Pass")
    game.play("A pass; B cast Ashcoat Bear; B pass; A pass")
    game.pass_to("declare_attackers")
    game.play("A attack Hill Giant → B")
    while game.asked() == "priority" and game.table.step == "declare_attackers":
        game.resolve()
    assert possible_blockers(game) == set()
    began = engine.view(game.state, 0).view.effects
    assert [(one.change, len(one.objects)) for one in began] == [("cant", 3)]
    game.end_turn()
    assert game.table.effects == []


def test_it_begins_where_nothing_is_concerned_yet() -> None:
    game = table(side("Mountain", hand="Narrow Pass"), side("Forest*2", hand="Ashcoat Bear"))
    cast(game, "Narrow Pass")
    assert [event["objects"] for event in of_type(game.events, "effect_began")] == [[]]
    game.play("A pass; B cast Ashcoat Bear; B pass; A pass")
    bear = game.characteristics(game.ref("Ashcoat Bear"))
    assert [cant.block for cant, _, _ in bear.cant] == [True]


def test_what_the_filter_lets_go_is_free() -> None:
    """Creatures you control can't be blocked: not the one that B has taken."""
    game = table(
        side("Mountain, Hill Giant, Grizzly Bears", hand="Open Road"), side("Island", hand="Quick Theft")
    )
    cast(game, "Open Road")
    game.play("A pass; B cast Quick Theft; B target Hill Giant; B pass; A pass")
    giant = game.characteristics(game.ref("Hill Giant"))
    assert (giant.controller, giant.power, giant.cant) == (1, 4, ())
    assert len(game.characteristics(game.ref("Grizzly Bears")).cant) == 1


def test_each_part_of_an_effect_is_for_objects_of_its_own() -> None:
    """Creatures you control get +1/+1 and can't be blocked: the first is for those of the moment, the second
    for all of the turn."""
    game = table(
        side("Mountain, Forest*2, Hill Giant", hand="Open Road, Ashcoat Bear"), side("Grizzly Bears")
    )
    cast(game, "Open Road")
    cast(game, "Ashcoat Bear")
    assert (game.size("Hill Giant"), game.size("Ashcoat Bear")) == ((4, 4), (2, 2))
    for name in ("Hill Giant", "Ashcoat Bear"):
        assert [cant.be_blocked for cant, _, _ in game.characteristics(game.ref(name)).cant] == [True]
    assert game.characteristics(game.ref("Grizzly Bears")).cant == ()
    assert sorted(effect.objects is None for effect in game.table.effects) == [False, True]


def test_your_creatures_are_those_that_you_control_at_the_time() -> None:
    """A takes B's Giant after Open Road: A controls it, B owns it. It can't be blocked."""
    game = table(
        side("Mountain, Island, Hill Giant", hand="Open Road, Long Theft"), side("Craw Wurm, Grizzly Bears")
    )
    cast(game, "Open Road")
    cast(game, "Long Theft", "Craw Wurm")
    wurm = game.characteristics(game.ref("Craw Wurm"))
    assert (wurm.controller, wurm.power, [cant.be_blocked for cant, _, _ in wurm.cant]) == (0, 6, [True])


def test_what_comes_later_is_exiled_in_place_of_dying() -> None:
    game = table(side("Plains, Mountain", hand="Clean Grave, Shock"), side("Forest*2", hand="Ashcoat Bear"))
    cast(game, "Clean Grave")
    game.play("A pass; B cast Ashcoat Bear; B pass; A pass")
    announce(game, "A", "Shock", "Ashcoat Bear")
    game.all_pass()
    assert game.zone("Ashcoat Bear") == "exile"


def test_what_comes_later_has_to_attack() -> None:
    """Until A's next turn, B's creatures attack if able; Raging Goblin comes in B's turn."""
    game = table(side("Mountain", hand="Strife"), side("Mountain, Grizzly Bears", hand="Raging Goblin"))
    cast(game, "Strife")
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Raging Goblin; B pass; A pass")
    game.pass_to("declare_attackers")
    assert [game.name(one.creature) for one in game.table.combat.attackers] == [
        "Grizzly Bears",
        "Raging Goblin",
    ]


def test_a_player_meant_by_an_object_was_meant_as_it_began() -> None:
    """The creature's controller can't block with what comes later, though the creature is gone."""
    game = table(
        side("Mountain, Hill Giant, Grizzly Bears", hand="Scatter the Herd"),
        side("Forest*2, Craw Wurm", hand="Ashcoat Bear"),
    )
    cast(game, "Scatter the Herd", "Craw Wurm")
    game.play("A pass; B cast Ashcoat Bear; B pass; A pass")
    assert len(game.characteristics(game.ref("Ashcoat Bear")).cant) == 1
    assert game.characteristics(game.ref("Grizzly Bears")).cant == ()


def test_a_change_of_characteristics_is_for_the_objects_of_the_moment() -> None:
    game = table(
        side("Plains*4, Forest*2, Hill Giant", hand="Inspired Charge, Ashcoat Bear"), side("Grizzly Bears")
    )
    cast(game, "Inspired Charge")
    cast(game, "Ashcoat Bear")
    assert (game.size("Hill Giant"), game.size("Ashcoat Bear")) == ((5, 4), (2, 2))


# Untapping --------------------------------------------------------------------------------------------------


def test_lands_that_come_later_do_not_untap_either() -> None:
    """A, in B's upkeep: lands your opponents control don't untap in their next untap steps. B plays a land
    and taps it; it stays tapped in B's next untap step, as the other one does, and untaps in the one after.
    """
    game = table(
        side("Island, Mountain(tapped)", hand="Frozen Fields"),
        side("Forest, Grizzly Bears(tapped)", hand="Island"),
        active=1,
        turn=4,
        step="upkeep",
    )
    game.play("B tap Forest for {G}; B pass; A cast Frozen Fields; A pass; B pass")
    assert [effect.until for effect in game.table.effects] == ["untap step of 1", "untap step of 0"]
    game.pass_to("main1")
    game.play("B play_land Island#2; B tap Island#2 for {U}")
    game.end_turn()
    game.pass_to("upkeep")
    assert not game.thing("Mountain").tapped
    assert [effect.until for effect in game.table.effects] == ["untap step of 1"]
    game.end_turn()
    game.pass_to("upkeep")
    tapped = [game.name(ref) for ref in game.table.battlefield if game.table.objects[ref].tapped]
    assert tapped == ["Forest", "Island#2"]
    assert game.table.effects == []
    for _ in range(2):
        game.end_turn()
    game.pass_to("upkeep")
    assert not game.thing("Island#2").tapped


def test_a_land_that_changes_hands_stays_tapped_with_its_new_controller() -> None:
    """The lands of the untap step are meant: B controls A's land by then."""
    written = document([side("Island*2, Mountain(tapped)", hand="Frozen Fields"), side("Forest(tapped)")])
    thing = next(one for one in written["table"]["objects"].values() if one["card"] == "mountain")
    thing["controller"] = 1
    game = Play(written)
    cast(game, "Frozen Fields")
    game.end_turn()
    game.pass_to("upkeep")
    assert game.characteristics(game.ref("Mountain")).controller == 1
    assert game.thing("Mountain").tapped
    assert game.thing("Forest").tapped


@pytest.mark.parametrize(
    ("who", "stays"), [("A", "Hill Giant"), ("B", "Grizzly Bears")], ids=["own-step", "their-step"]
)
def test_only_one_players_untap_step_counts(who: str, stays: str) -> None:
    """Creatures don't untap in A's, or in B's, next untap step: the other player's untap in theirs."""
    game = table(
        side("Island, Hill Giant(tapped)", hand="Weariness"),
        side("Grizzly Bears(tapped)", library="Wastes*9"),
    )
    cast(game, "Weariness", who)
    for _ in range(2):
        game.end_turn()
    game.pass_to("upkeep")
    tapped = [name for name in ("Hill Giant", "Grizzly Bears") if game.thing(name).tapped]
    assert tapped == [stays]
    assert game.table.effects == []


def test_every_player_has_an_untap_step_in_which_it_holds() -> None:
    game = table(side("Island, Hill Giant(tapped)", hand="Sudden Chill"), side("Grizzly Bears(tapped)"))
    cast(game, "Sudden Chill")
    game.end_turn()
    game.pass_to("upkeep")
    assert game.thing("Grizzly Bears").tapped
    game.end_turn()
    game.pass_to("upkeep")
    assert game.thing("Hill Giant").tapped
    for _ in range(2):
        game.end_turn()
    game.pass_to("upkeep")
    assert [game.thing(name).tapped for name in ("Hill Giant", "Grizzly Bears")] == [False, False]


def test_attacking_creatures_are_those_that_attack_as_it_resolves() -> None:
    """In the untap step, of which it speaks, nothing attacks."""
    game = table(
        side("Forest, Hill Giant, Craw Wurm(tapped)", hand="Weedbound Charge"), step="declare_attackers"
    )
    game.play("A attack Hill Giant → B")
    cast(game, "Weedbound Charge")
    for _ in range(2):
        game.end_turn()
    game.pass_to("upkeep")
    assert [game.thing(name).tapped for name in ("Hill Giant", "Craw Wurm")] == [True, False]
    for _ in range(2):
        game.end_turn()
    game.pass_to("upkeep")
    assert not game.thing("Hill Giant").tapped


def test_those_creatures_are_the_ones_that_were_tapped() -> None:
    """Sleep speaks of what it has tapped: what comes later untaps."""
    game = table(side("Island*4", hand="Sleep"), side("Forest*2, Hill Giant", hand="Ashcoat Bear"))
    cast(game, "Sleep", "B")
    assert game.table.effects == []
    assert game.thing("Hill Giant").stays_tapped_for == (1,)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Narrow Pass", "Creatures can't block this turn."),
        (
            "Frozen Fields",
            "Lands your opponents control don't untap during their controllers' next untap steps.",
        ),
        ("Weariness", "Creatures don't untap during target player's next untap step."),
        ("House Call", "Those creatures don't untap during their controllers' next untap steps."),
    ],
)
def test_what_the_cards_say(name: str, text: str) -> None:
    assert text in rules_text(card(name), {})
