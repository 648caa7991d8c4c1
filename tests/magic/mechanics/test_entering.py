"""How permanents enter: tapped, with counters, as copies, attached (CR 303.4, 614.1c, 614.12, 707)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.kernel.adjudicate import run
from engine.kernel.draft import Draft
from engine.magic.objects import seen
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.proposals import Happen, Move
from engine.magic.replacement.entering import as_it_would_be
from engine.magic.replacement.prospects import would_have
from tests.harness import of_type, plain
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

# Tapped, with counters -------------------------------------------------------------------------------------


def test_it_enters_tapped() -> None:
    game = table(side(hand="Lonely Moor, Swamp"))
    game.play("A play_land Lonely Moor")
    assert game.thing("Lonely Moor").tapped
    game = table(side(hand="Lonely Moor, Swamp"))
    game.play("A play_land Swamp")
    assert not game.thing("Swamp").tapped


def test_it_enters_with_x_counters() -> None:
    game = table(side("Forest*3", hand="Growing Ooze"))
    game.play("A cast Growing Ooze; A x 2")
    game.resolve()
    assert game.size("Growing Ooze") == (2, 2)


def test_with_x_counters_it_enters_otherwise_than_cast_with_none() -> None:
    """CORE-2.5: X is 0 everywhere but on the stack."""
    game = table(side("Swamp", hand="Kept for Good", graveyard="Growing Ooze"))
    cast(game, "Kept for Good")
    assert game.zone("Growing Ooze") == "graveyard"


def put_in_with_x(hand: str, x: int) -> Play:
    """A card enters from the hand with a value of X."""
    game = table(side(hand=hand))
    draft = Draft(game.state)
    draft.then(
        Happen([Move(rule="CR-107.3a", object=game.ref(hand), to="battlefield", x=x)]), StateBasedActions()
    )
    run(engine.ruleset("duel"), draft)
    return Play.at(draft.state)


def test_it_enters_with_the_x_that_was_chosen_though_nobody_cast_it() -> None:
    game = put_in_with_x("Growing Ooze", 3)
    assert (game.size("Growing Ooze"), game.thing("Growing Ooze").x) == ((3, 3), 3)
    assert put_in_with_x("Growing Ooze", 0).zone("Growing Ooze") == "graveyard"


def test_others_enter_with_one_more_counter() -> None:
    game = table(side("Pack Leader, Forest", hand="Young Wolf, Llanowar Elves"))
    cast(game, "Young Wolf")
    assert game.size("Young Wolf") == (2, 2)
    game = table(side("Pack Leader, Forest", hand="Young Wolf, Llanowar Elves"))
    cast(game, "Llanowar Elves")
    assert game.size("Llanowar Elves") == (1, 1)
    game = table(side("Forest", hand="Young Wolf"), side("Pack Leader"))
    cast(game, "Young Wolf")
    assert game.size("Young Wolf") == (1, 1)


def test_counters_that_it_enters_with_count_for_what_asks_of_its_size() -> None:
    """CR 614.12: Low Gate looks at a creature as it would be on the battlefield, with its counters."""
    game = table(side("Low Gate, Pack Leader, Forest", hand="Young Wolf"))
    cast(game, "Young Wolf")
    assert (game.size("Young Wolf"), game.thing("Young Wolf").tapped) == ((2, 2), True)
    game = table(side("Low Gate, Forest", hand="Young Wolf"))
    cast(game, "Young Wolf")
    assert (game.size("Young Wolf"), game.thing("Young Wolf").tapped) == ((1, 1), False)


def test_tokens_and_what_is_returned_enter_with_it_too() -> None:
    game = table(side("Pack Leader, Saproling Crown, Forest", hand="Sprout"))
    cast(game, "Sprout")
    assert game.size("Saproling Token") == (2, 2), "which is a Wolf here"
    game = table(side("Pack Leader, Swamp", hand="Kept for Good", graveyard="Young Wolf"))
    cast(game, "Kept for Good")
    assert game.size("Young Wolf") == (2, 2)


def test_it_does_not_help_itself_to_a_counter() -> None:
    """CORE-20.3: an ability for others is not for the permanent that enters with it."""
    game = table(side("Forest*2", hand="Pack Leader"))
    cast(game, "Pack Leader")
    assert game.size("Pack Leader") == (2, 2)


def test_several_of_them_add_up() -> None:
    game = table(side("Pack Leader*2, Forest", hand="Young Wolf"))
    cast(game, "Young Wolf")
    assert game.size("Young Wolf") == (3, 3)


# Copies ----------------------------------------------------------------------------------------------------


def test_a_copy_enters_with_what_the_copied_one_enters_with() -> None:
    """CORE-21.3."""
    game = table(side("Island*4", hand="Clone"), side("Spawn of Rix Maadi, Mulldrifter"))
    cast(game, "Clone")
    game.play("A copy Spawn of Rix Maadi")
    game.legal("enter_with", "enter_plain")
    game.play("A enter_with")
    assert game.size("Clone") == (6, 4)
    game = table(side("Island*4", hand="Clone"), side("Spawn of Rix Maadi, Mulldrifter"))
    cast(game, "Clone")
    game.play("A copy Mulldrifter")
    game.resolve()
    assert len(game.cards("A", "hand")) == 2


def test_a_copy_of_a_copy_is_what_it_copies() -> None:
    game = table(side("Island*8", hand="Clone*2"), side("Hill Giant"))
    cast(game, "Clone")
    game.play("A copy Hill Giant")
    cast(game, "Clone#2")
    game.includes("copy Clone#2")
    game.play("A copy Clone#2")
    assert [game.size(f"Clone#{number}") for number in (1, 2)] == [(3, 3), (3, 3)]


def test_a_permanent_becomes_a_copy_for_the_turn() -> None:
    """CORE-21.5: counters, status and control stay; the exceptions belong to the copied values."""
    saheeli = "Saheeli, Sublime Artificer(5 loyalty)"
    game = table(side(f"{saheeli}, Icy Manipulator(1 +1/+1), Serra Angel"))
    game.play("A activate Saheeli, Sublime Artificer / 1")
    game.resolve()
    icy = game.characteristics(game.ref("Icy Manipulator"))
    assert (icy.name, icy.power, icy.toughness) == ("Serra Angel", 5, 5)
    assert icy.types == {"artifact", "creature"}
    assert icy.colors == {"W"}
    assert {"flying", "vigilance"} <= icy.keywords
    game.excludes("activate Icy Manipulator")
    game.end_turn()
    icy = game.characteristics(game.ref("Icy Manipulator"))
    assert (icy.name, icy.types) == ("Icy Manipulator", {"artifact"})


def test_what_became_a_copy_changes_with_other_effects() -> None:
    saheeli = "Saheeli, Sublime Artificer(5 loyalty), Crusade"
    game = table(side(f"{saheeli}, Icy Manipulator, Savannah Lions"))
    game.play("A activate Saheeli, Sublime Artificer / 1")
    game.resolve()
    assert game.size("Icy Manipulator") == (3, 2), "white as the lions, so Crusade helps it"


def test_a_copy_of_what_became_one_has_its_exceptions() -> None:
    """CR 707.9: an artifact too, for good."""
    saheeli = "Saheeli, Sublime Artificer(5 loyalty)"
    game = table(side(f"{saheeli}, Darksteel Myr, Savannah Lions, Island*4", hand="Clone"))
    game.play("A activate Saheeli, Sublime Artificer / 1")
    game.resolve()
    game.play("A cast Clone; A pass; B pass; A copy Darksteel Myr")
    game.end_turn()
    clone = game.characteristics(game.ref("Clone"))
    assert (clone.name, clone.types) == ("Savannah Lions", {"artifact", "creature"})


def test_a_card_from_a_hand_is_shown_before_it_is_asked_what_it_enters_as() -> None:
    """The question tells what it is, so everybody sees it (CR 701.20)."""
    game = table(side("Kher Keep", hand="Mirror Vale, Forest"), side("Island"))
    vale = game.ref("Mirror Vale")
    game.play("A play_land Mirror Vale")
    assert of_type(game.events, "revealed") == [
        {
            "type": "revealed",
            "rule": "CR-701.20",
            "objects": [vale],
            "cards": [game.thing("Mirror Vale").card],
        }
    ]
    seen = plain(engine.view(game.state, 1).view)["seats"][0]["hand"]
    assert [card["id"] for card in seen] == [vale]
    game.play("A copy Island")
    assert game.characteristics(game.ref("Mirror Vale")).subtypes == {"Island"}
    assert vale not in game.state.machine.known


def test_what_enters_as_a_copy_without_may_has_no_choice_but_to_be_one() -> None:
    game = table(side("Kher Keep", hand="Mirror Vale"), side("Island"))
    game.play("A play_land Mirror Vale")
    game.legal("copy Kher Keep", "copy Island")
    game.refuses("enter_plain", "CR-707.5")


def test_cards_from_a_hand_that_enter_in_an_order_of_choice_are_shown_before_it_is_chosen() -> None:
    game = table(side("Swamp, Grizzly Bears", hand="Rite of Walls, Blue Dusk, White Dawn, Shock"))
    cast(game, "Rite of Walls")
    assert game.asked() == "order_entering"
    (shown,) = of_type(game.events, "revealed")
    assert shown["objects"] == [game.ref("Blue Dusk"), game.ref("White Dawn")]


def test_a_card_that_enters_without_a_question_is_not_shown_before() -> None:
    game = table(side(hand="Mirror Vale"))
    game.play("A play_land Mirror Vale")
    assert not of_type(game.events, "revealed")


def test_clone_with_nothing_to_copy_dies() -> None:
    game = table(side("Island*4", hand="Clone"))
    cast(game, "Clone")
    assert game.zone("Clone") == "graveyard"


# Auras that nobody cast (CORE-22.1) ------------------------------------------------------------------------


def test_an_aura_that_returns_is_attached_to_what_its_player_chooses() -> None:
    game = table(side("Swamp", hand="Relic Call", graveyard="Pacifism"), side("Hill Giant, Grizzly Bears"))
    cast(game, "Relic Call")
    game.legal("enter_attached Hill Giant", "enter_attached Grizzly Bears")
    game.play("A enter_attached Grizzly Bears")
    assert game.thing("Pacifism").attached_to == game.ref("Grizzly Bears")


def test_an_aura_with_nothing_to_enchant_stays_where_it_is() -> None:
    game = table(side("Swamp", hand="Relic Call", graveyard="Pacifism"))
    cast(game, "Relic Call")
    assert game.zone("Pacifism") == "graveyard"
    assert game.table.battlefield == [game.ref("Swamp")]


def test_protection_keeps_such_an_aura_away() -> None:
    game = table(side("Swamp", hand="Relic Call", graveyard="Pacifism"), side("Black Knight, Hill Giant"))
    cast(game, "Relic Call")
    assert game.thing("Pacifism").attached_to == game.ref("Hill Giant")


# Attaching -------------------------------------------------------------------------------------------------


def test_equipment_is_not_attached_to_what_is_protected() -> None:
    """CORE-22.3: it stays where it was."""
    game = table(side("Bonesplitter(on Hill Giant), Hill Giant, Iron Scorner, Plains", hand="Hand Over"))
    game.play("A cast Hand Over; A target Iron Scorner")
    game.resolve()
    assert game.thing("Bonesplitter").attached_to == game.ref("Hill Giant")
    game = table(side("Bonesplitter(on Hill Giant), Hill Giant, Grizzly Bears, Plains", hand="Hand Over"))
    game.play("A cast Hand Over; A target Grizzly Bears")
    game.resolve()
    assert game.thing("Bonesplitter").attached_to == game.ref("Grizzly Bears")


def test_a_card_as_it_would_be_is_seen_by_what_already_applies() -> None:
    """CR 614.12: elsewhere it is as printed, and the position is as before."""
    game = table(side("Glorious Anthem", hand="Raging Goblin"), side("Glorious Anthem"))
    state: Any = game.state
    expected = as_it_would_be(state, game.ref("Raging Goblin"))
    assert (expected.power, expected.toughness, expected.controller) == (2, 2, game.SEATS["A"])
    assert "haste" in expected.keywords
    printed = seen(state, game.ref("Raging Goblin"))
    assert printed is not None
    assert (printed.power, printed.toughness) == (1, 1)
    assert len(game.table.battlefield) == 2


@pytest.mark.parametrize(
    ("mine", "theirs", "card", "hasty"),
    [
        ("Forest", "Forest", "Raging Goblin", True),
        ("Forest", "Forest", "Grizzly Bears", False),
        ("Fervor", "Forest", "Grizzly Bears", True),
        ("Forest", "Fervor", "Grizzly Bears", False),
        ("Forest", "Concordant Crossroads", "Grizzly Bears", True),
        ("Glorious Anthem", "Forest", "Grizzly Bears", False),
    ],
)
def test_a_card_would_have_what_it_has_or_is_given(mine: str, theirs: str, card: str, hasty: bool) -> None:
    """CR 614.12, 604.3: by itself, or by what says so of it."""
    game = table(side(mine, hand=card), side(theirs))
    assert would_have(game.state, game.ref(card), "haste") is hasty


# Keywords that are given -----------------------------------------------------------------------------------


def test_it_enters_in_the_way_of_a_keyword_that_it_is_given() -> None:
    """CR 614.12: Unleashed Horde gives unleash, and the creature would have it on the battlefield."""
    game = table(side("Unleashed Horde, Forest", hand="Llanowar Elves"))
    cast(game, "Llanowar Elves")
    game.legal("enter_with", "enter_plain")
    game.play("A enter_with")
    assert game.size("Llanowar Elves") == (2, 2)
    game = table(side("Unleashed Horde, Forest", hand="Llanowar Elves"))
    cast(game, "Llanowar Elves")
    game.play("A enter_plain")
    assert game.size("Llanowar Elves") == (1, 1)


def test_a_token_enters_in_the_way_of_a_keyword_that_it_is_given() -> None:
    game = table(side("Unleashed Horde, Mountain*2", hand="Dragon Fodder"))
    cast(game, "Dragon Fodder")
    game.play("A enter_with; A enter_plain")
    assert sorted([game.size("Goblin Token#1"), game.size("Goblin Token#2")]) == [(1, 1), (2, 2)]


def test_only_what_would_have_the_keyword_enters_in_its_way() -> None:
    """CR 614.12: no creature of the opponent, and nothing that enters together with what gives it."""
    game = table(side("Forest", hand="Llanowar Elves"), side("Unleashed Horde"))
    cast(game, "Llanowar Elves")
    assert (game.asked(), game.size("Llanowar Elves")) == ("priority", (1, 1))
    game = table(side("Forest", hand="Unleashed Horde"))
    cast(game, "Unleashed Horde")
    assert (game.asked(), game.zone("Unleashed Horde")) == ("priority", "battlefield")


def test_a_keyword_that_it_is_given_twice_applies_twice() -> None:
    """CR 614.5: each of the two abilities gets one opportunity."""
    game = table(side("Unleashed Horde*2, Forest", hand="Llanowar Elves"))
    cast(game, "Llanowar Elves")
    game.play("A enter_with; A enter_with")
    assert game.size("Llanowar Elves") == (3, 3)
    game = table(side("Unleashed Horde*2, Forest", hand="Llanowar Elves"))
    cast(game, "Llanowar Elves")
    game.play("A enter_with; A enter_plain")
    assert game.size("Llanowar Elves") == (2, 2)
