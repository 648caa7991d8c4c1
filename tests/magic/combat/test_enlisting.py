"""Enlist: creatures that stay out are tapped for those that attack (CR 508.1g, 702.154)."""

from __future__ import annotations

from tests.cards.documents import bear, places, static
from tests.harness import of_type
from tests.magic.table import side, table
from tests.rulesets.castle.table import castles
from tests.rulesets.castle.table import side as castle_side

from .fight import fight

SERGEANT = "Eager Sergeant"


def test_a_creature_that_stays_out_is_tapped() -> None:
    """CR 702.154a: its power is added until the turn ends."""
    game = fight(f"{SERGEANT}, Hill Giant", "Gray Ogre")
    game.play(f"A attack {SERGEANT} → B; A stay_out Hill Giant")
    assert game.asked() == "enlist"
    game.legal("enlist Hill Giant", "enlist_none")
    game.refuses("enlist Gray Ogre", "CR-702.154a")
    game.play("A enlist Hill Giant")
    assert of_type(game.events, "enlisted")
    assert game.thing("Hill Giant").tapped
    assert game.size(SERGEANT) == (1, 3), "the ability is on the stack"
    game.resolve()
    assert game.size(SERGEANT) == (4, 3)
    game.end_turn()
    assert game.size(SERGEANT) == (1, 3)


def test_nobody_has_to_be_tapped() -> None:
    game = fight(f"{SERGEANT}, Hill Giant", "")
    game.play(f"A attack {SERGEANT} → B; A stay_out Hill Giant; A enlist_none")
    assert not game.thing("Hill Giant").tapped
    assert not game.table.stack


def test_who_attacks_is_tapped_or_has_just_come_is_not_enlisted() -> None:
    """CR 702.154a; not itself, though it has vigilance (702.154c)."""
    game = fight(f"{SERGEANT}, Grizzly Bears, Hill Giant(tapped), Gray Ogre(sick), Drum Major(sick)", "")
    game.play(f"A attack {SERGEANT} → B; A attack Grizzly Bears → B; A stay_out Drum Major")
    game.legal("enlist Drum Major", "enlist_none")


def test_an_attacker_with_vigilance_is_not_enlisted() -> None:
    """CR 702.154a: whether it has enlist or not, it attacks."""
    game = fight(f"{SERGEANT}, Serra Angel, Hill Giant", "")
    game.play(f"A attack {SERGEANT} → B; A attack Serra Angel → B; A stay_out Hill Giant")
    game.legal("enlist Hill Giant", "enlist_none")


def test_nobody_is_asked_where_there_is_none() -> None:
    game = fight(f"{SERGEANT}, Grizzly Bears", "Hill Giant")
    game.play(f"A attack {SERGEANT} → B; A attack Grizzly Bears → B")
    game.declared()


def test_each_is_tapped_for_one() -> None:
    game = fight(f"{SERGEANT}*2, Hill Giant, Gray Ogre", "")
    game.play(
        f"A attack {SERGEANT}#1 → B; A attack {SERGEANT}#2 → B; A stay_out Hill Giant; A stay_out Gray Ogre"
    )
    game.play("A enlist Hill Giant")
    game.legal("enlist Gray Ogre", "enlist_none")
    game.play("A enlist Gray Ogre; A place 0")
    game.all_pass()
    assert (game.size(f"{SERGEANT}#1"), game.size(f"{SERGEANT}#2")) == ((4, 3), (3, 3))


def test_the_power_is_that_of_the_resolution() -> None:
    """Or what it last was, once it has left."""
    game = fight(f"{SERGEANT}, Hill Giant", side("Mountain*2", hand="Incinerate"))
    game.play(f"A attack {SERGEANT} → B; A stay_out Hill Giant; A enlist Hill Giant")
    game.play("A pass; B cast Incinerate; B target Hill Giant; B pass; A pass")
    game.resolve()
    assert game.size(SERGEANT) == (4, 3)


def test_who_watches_it() -> None:
    game = fight(f"{SERGEANT}, Drum Major, Hill Giant", "Drum Major")
    game.play(f"A attack {SERGEANT} → B; A stay_out Drum Major#1; A stay_out Hill Giant; A enlist Hill Giant")
    game.play("A place 0")
    game.all_pass()
    assert (game.life(), game.size("Hill Giant")) == ((21, 20), (4, 4))


def test_who_controls_it_enlists() -> None:
    """Creatures of its controller are tapped, whoever owns them."""
    game = fight(f"{SERGEANT}, Control Magic(on Drum Major)", "Drum Major, Hill Giant")
    game.play(f"A attack {SERGEANT} → B; A stay_out Drum Major")
    game.legal("enlist Drum Major", "enlist_none")


def test_the_other_seat_enlists_as_well() -> None:
    game = table(
        side("Hill Giant"), side(f"{SERGEANT}, Gray Ogre"), active=1, turn=4, step="declare_attackers"
    )
    game.play(f"B attack {SERGEANT} → A; B stay_out Gray Ogre; B enlist Gray Ogre")
    game.resolve()
    assert game.size(SERGEANT) == (3, 3)


def test_attackers_of_a_column_enlist() -> None:
    """In Castle Magic, too."""
    game = castles(castle_side(battlefield=f"Hill Giant, {SERGEANT}"))
    game.pass_to("declare_attackers")
    game.play(f"A column 2; A add {SERGEANT}")
    assert game.asked() == "enlist"
    game.play("A enlist Hill Giant")
    assert of_type(game.events, "enlisted")


def test_what_is_refused() -> None:
    assert "$.keywords[0]" in places(bear(keywords=["enlist 2"]))
    assert "$.abilities[0].changes[0].gain[0]" in places(static({"change": "keywords", "gain": ["enlist"]}))
