"""What steps were really done to, "if you do" and "destroyed this way" (CR 608.2c, 608.2h, 603.12)."""

from __future__ import annotations

import pytest

from tests.magic.positions import announce, attacked, cast
from tests.magic.table import side, table


def test_if_you_do_goes_back_to_the_step_before() -> None:
    game = table(side("Burnt Covenant, Forest*2", hand="Grizzly Bears", library="Shock, Forest"))
    cast(game, "Grizzly Bears")
    game.resolve()
    assert game.zone("Burnt Covenant") == "graveyard"
    assert len(game.cards("A", "hand")) == 2


def test_what_was_not_done_is_not_gone_on_with() -> None:
    """The covenant is back in its owner's hand as the ability resolves: nothing is sacrificed (CR 608.2c)."""
    game = table(
        side("Burnt Covenant, Forest*2", hand="Grizzly Bears", library="Shock, Forest"),
        side("Island*2", hand="Boomerang"),
    )
    cast(game, "Grizzly Bears")
    game.play("A pass")
    announce(game, "B", "Boomerang", "Burnt Covenant")
    game.resolve()
    game.resolve()
    assert game.zone("Burnt Covenant") == "hand"
    assert len(game.cards("A", "hand")) == 1


@pytest.mark.parametrize(("own", "life"), [("Wastes", 17), ("Iron Yoke", 20)])
def test_what_cannot_be_done(own: str, life: int) -> None:
    game = table(side(f"{own}, Swamp", hand="Ruined Granary"))
    cast(game, "Ruined Granary")
    if game.asked() == "choose_objects":
        game.play(f"A choose {own}")
    assert game.life() == (life, 20)


def test_of_what_was_destroyed_nothing_else_happened_instead() -> None:
    """Of three creatures one is indestructible and one regenerates: one card."""
    game = table(
        side("Mountain", hand="Scrap Tally", library="Shock, Forest, Island"),
        side("Grizzly Bears, Indestructible Ape, Drudge Skeletons, Swamp"),
    )
    game.play("A cast Scrap Tally; A pass; B activate Drudge Skeletons; B pass; A pass")
    game.resolve()
    assert game.zone("Drudge Skeletons") == game.zone("Indestructible Ape") == "battlefield"
    assert game.zone("Grizzly Bears") == "graveyard"
    assert len(game.cards("A", "hand")) == 1


def test_a_token_was_destroyed_too() -> None:
    game = table(
        side("Mountain", hand="Scrap Tally", library="Shock, Forest, Island"),
        side("Saproling Token(token), Grizzly Bears"),
    )
    cast(game, "Scrap Tally")
    assert len(game.cards("A", "hand")) == 2


@pytest.mark.parametrize(("card", "hand"), [("Forest", 1), ("Shock", 0)])
def test_what_was_discarded_is_looked_at_where_it_is(card: str, hand: int) -> None:
    game = table(side("Island", hand=f"Sifted Silt, {card}", library="Swamp"))
    cast(game, "Sifted Silt")
    if game.asked() == "choose_objects":
        game.play(f"A choose {card}")
    assert len(game.cards("A", "hand")) == hand


@pytest.mark.parametrize(("library", "hand"), [("Forest, Shock, Island, Swamp", 1), ("Forest, Shock*3", 0)])
def test_so_many_of_what_was_milled(library: str, hand: int) -> None:
    game = table(side("Island", hand="Drowned Ledger", library=library))
    cast(game, "Drowned Ledger")
    assert len(game.cards("A", "hand")) == hand


def test_what_is_tapped_already_does_not_become_tapped() -> None:
    game = table(side("Plains", hand="Sudden Halt"), side("Grizzly Bears, Hill Giant(tapped)"))
    game.play("A cast Sudden Halt; A target Grizzly Bears; A target Hill Giant")
    game.resolve()
    assert game.life() == (21, 20)


@pytest.mark.parametrize(("status", "hand"), [("", 0), ("(tapped)", 1)])
def test_what_is_untapped_already_does_not_become_untapped(status: str, hand: int) -> None:
    game = table(side(f"Plains, Hill Giant{status}", hand="Swift Relay", library="Shock"))
    cast(game, "Swift Relay")
    assert len(game.cards("A", "hand")) == hand


def test_those_that_a_step_has_spoken_of() -> None:
    """Whether something happened to them or not."""
    game = table(side("Plains, Grizzly Bears, Hill Giant(tapped)", hand="Fresh Relay"))
    cast(game, "Fresh Relay")
    assert game.thing("Grizzly Bears").counters == game.thing("Hill Giant").counters == {"+1/+1": 1}


def test_a_spell_that_cannot_be_countered_is_not() -> None:
    game = table(
        side("Mountain*2, Forest*2", hand="Grizzly Bears", library="Shock"),
        side("Island*2", hand="Stifling Debt", library="Forest"),
    )
    announce(game, "A", "Grizzly Bears")
    game.play("A pass")
    announce(game, "B", "Stifling Debt", "Grizzly Bears")
    game.resolve()
    assert game.zone("Grizzly Bears") == "graveyard"
    assert len(game.cards("B", "hand")) == 1


def test_when_you_do_of_a_step_that_nobody_chose() -> None:
    """The reflexive ability has a target of its own (CR 603.12)."""
    game = table(side("Plains", hand="Hollow Parade"), side("Grizzly Bears"))
    cast(game, "Hollow Parade")
    game.resolve()
    assert game.thing("Grizzly Bears").tapped


def test_those_creatures_are_the_ones_that_were_meant() -> None:
    """What the opponent owns and the player controls is meant with the others."""
    game = table(
        side("Mountain*3, Forest, Grizzly Bears(tapped)", hand="Act of Treason, Second Wind Choir"),
        side("Hill Giant(tapped)"),
    )
    cast(game, "Act of Treason", "Hill Giant")
    cast(game, "Second Wind Choir")
    assert game.size("Hill Giant") == (4, 4)
    assert not game.thing("Grizzly Bears").tapped


def test_the_damage_that_was_dealt() -> None:
    game = table(side("Swamp", hand="Thirsty Lash"), side("Grizzly Bears"))
    cast(game, "Thirsty Lash", "Grizzly Bears")
    assert game.life() == (23, 20), "all of it is dealt, though less was lethal"


def test_counters_were_put_on_it() -> None:
    game = table(side("Forest, Grizzly Bears", hand="Growing Doubt", library="Shock"))
    cast(game, "Growing Doubt", "Grizzly Bears")
    assert game.cards("A", "hand") == ["shock"]


def test_one_of_those_that_were_milled() -> None:
    game = table(
        side("Forest", hand="Raked Leaves", graveyard="Island", library="Shock, Swamp, Wastes, Plains")
    )
    cast(game, "Raked Leaves")
    game.excludes("choose Island", "choose Shock", "choose Plains")
    game.play("A choose Swamp")
    assert game.zone("Swamp") == "hand"
    assert game.life() == (20, 20)


@pytest.mark.parametrize("library", ["Shock*4", "Shock, Swamp, Wastes, Plains"])
def test_none_of_those_that_were_milled(library: str) -> None:
    game = table(side("Forest", hand="Raked Leaves", library=library))
    cast(game, "Raked Leaves")
    if game.asked() == "choose_objects":
        game.play("A done")
    assert game.life() == (22, 20)


def test_what_was_shuffled_away_is_not_among_those_that_were_milled() -> None:
    """CR 701.17c: only in a public zone is a milled card found."""
    game = table(side("Forest", hand="Raked Leaves", library="Rooted Colossus, Shock*2, Plains*8"))
    cast(game, "Raked Leaves")
    assert game.zone("Rooted Colossus") == "library"
    assert game.life() == (22, 20)


@pytest.mark.parametrize(
    ("card", "library", "hand"), [("Rooted Grove", "Shock", 1), ("Rooted Colossus", "Plains*8", 0)]
)
def test_what_was_discarded_and_shuffled_away_is_what_was_shown(card: str, library: str, hand: int) -> None:
    """CR 701.9c: it was revealed, so what it is counts; what lies in its place in the library does not."""
    game = table(side("Island", hand=f"Sifted Silt, {card}", library=library))
    cast(game, "Sifted Silt")
    assert len(game.cards("A", "hand")) == hand


def test_creatures_that_were_dealt_damage() -> None:
    game = table(side("Mountain", hand="Scalding Rain"), side("Hill Giant, Air Elemental"))
    cast(game, "Scalding Rain")
    (effect,) = game.table.effects
    assert effect.objects is None
    assert game.thing("Hill Giant").damage == 1
    assert game.thing("Air Elemental").damage == 0


# What one may choose, where there may be nothing to choose (CR 608.2c–d) -----------------------------------


@pytest.mark.parametrize(
    ("hand", "answers", "left", "life"),
    [
        ("Shock, Forest", "A accept; A choose Shock", 1, 20),
        ("Shock, Forest", "A decline", 2, 24),
        ("Forest, Wastes", "A accept", 2, 24),
        ("", "A accept", 0, 24),
    ],
)
def test_who_finds_nothing_to_choose_has_not_done_it(hand: str, answers: str, left: int, life: int) -> None:
    game = table(side("Swamp*2", hand="Shaken Archive"), side(hand=hand))
    cast(game, "Shaken Archive", "B")
    for answer in answers.split("; "):
        if game.asked() != "priority":
            game.play(answer)
    assert len(game.cards("B", "hand")) == left
    assert game.life() == (life, 20)


@pytest.mark.parametrize(("answer", "zone"), [("accept", "library"), ("decline", "hand")])
def test_what_one_may_do_instead_leaves_what_happens_otherwise(answer: str, zone: str) -> None:
    """CR 608.2c: who doesn't put the attacker on top of the library returns it to the hand."""
    game = attacked("Grizzly Bears → B", side("Grizzly Bears"), side("Island", hand="Backwash"))
    game.play("A pass")
    announce(game, "B", "Backwash", "Grizzly Bears")
    game.resolve()
    game.play(f"B {answer}")
    assert game.zone("Grizzly Bears") == zone


def test_what_one_may_do_instead_is_not_offered_where_the_condition_is_not_met() -> None:
    game = table(side("Island, Grizzly Bears", hand="Backwash"))
    cast(game, "Backwash", "Grizzly Bears")
    assert (game.zone("Grizzly Bears"), game.asked()) == ("hand", "priority")


@pytest.mark.parametrize(("beside", "drawn"), [("Grizzly Bears", 2), ("Forest", 0)])
def test_what_follows_a_choice_is_not_done_without_one(beside: str, drawn: int) -> None:
    game = attacked("Slipping Eel → B", side(f"Slipping Eel, {beside}", library="Shock, Forest"), side())
    game.resolve()
    game.play("A accept")
    if game.asked() == "choose_objects":
        game.play("A choose Grizzly Bears")
    assert len(game.cards("A", "hand")) == drawn


@pytest.mark.parametrize(
    ("in_response", "life"), [("", 22), ("A pass; B activate Grim Relic; B pass; A pass", 21)]
)
def test_what_could_not_be_exiled_was_not_exiled(in_response: str, life: int) -> None:
    """CR 608.2c: "you may exile that creature. If you do …" asks whether it went to exile."""
    game = table(side("Grave Keeper, Gray Ogre, Mountain", hand="Shock"), side("Grim Relic"))
    cast(game, "Shock", "Gray Ogre")
    if in_response:
        game.play(in_response)
    game.resolve()
    game.play("A accept")
    assert (game.zone("Gray Ogre"), game.life()) == ("exile", (life, 20))


@pytest.mark.parametrize(("answer", "milled"), [("accept", 3), ("decline", 0)])
def test_one_may_mill_the_last_cards(answer: str, milled: int) -> None:
    game = table(side("Island", hand="Sifter of Silt", library="Plains*3"))
    cast(game, "Sifter of Silt")
    game.play(f"A {answer}")
    assert len(game.cards("A", "graveyard")) == 1 + milled
    assert game.life() == (21 if milled else 20, 20)


def test_nobody_chooses_to_mill_more_cards_than_there_are() -> None:
    """CR 701.17b."""
    game = table(side("Island", hand="Sifter of Silt", library="Plains*2"))
    cast(game, "Sifter of Silt")
    assert game.asked() == "priority"
    assert (game.life(), game.cards("A", "hand")) == ((20, 20), ["plains"])


def test_who_is_told_to_mill_mills_what_there_is() -> None:
    """CR 701.17b."""
    game = table(side("Island", hand="Thought Sieve"), side(library="Plains"))
    cast(game, "Thought Sieve", "B")
    assert len(game.cards("B", "graveyard")) == 1


@pytest.mark.parametrize(("creature", "drawn"), [("Grizzly Bears(1 +1/+1)", 1), ("Grizzly Bears", 0)])
def test_a_number_of_none_is_nothing_that_was_done(creature: str, drawn: int) -> None:
    """CR 608.2c."""
    game = table(side(f"Island, {creature}", hand="Drain the Spark", library="Forest"))
    cast(game, "Drain the Spark", "Grizzly Bears")
    assert len(game.cards("A", "hand")) == drawn


@pytest.mark.parametrize(("drawn", "library"), [(0, "Plains*3"), (0, ""), (1, "Plains*3")])
def test_nobody_chooses_to_draw_who_cannot(drawn: int, library: str) -> None:
    """CR 121.3, 608.2d: but a library without cards keeps nobody from choosing it."""
    mine = side("Island", hand="Passing Glance", library=library, draws=drawn)
    game = table(mine, side("Narset, Parter of Veils(5 loyalty)"))
    cast(game, "Passing Glance")
    assert game.asked() == ("priority" if drawn else "may")
    if drawn:
        assert game.life() == (19, 20)
    else:
        game.play("A accept")
        assert len(game.cards("A", "hand")) == bool(library)


def test_the_damage_of_each_round_is_counted_by_itself() -> None:
    game = table(side("Swamp", hand="Round of Stings"))
    cast(game, "Round of Stings")
    assert game.life() == (22, 18)
