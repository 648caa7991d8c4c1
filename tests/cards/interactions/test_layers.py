"""Continuous effects meet (CR 611, 613, 707)."""

from __future__ import annotations

import pytest

from tests.magic.positions import announce, attacked, cast
from tests.magic.table import side, table


def test_a_frog_under_an_anthem_is_two_two() -> None:
    """CR 613.4b, 613.4c: base power and toughness are set first, then raised."""
    game = table(side("Island*2", hand="Turn to Frog"), side("Serra Angel, Glorious Anthem"))
    cast(game, "Turn to Frog", "Serra Angel")
    assert game.size("Serra Angel") == (2, 2)
    assert game.characteristics(game.ref("Serra Angel")).keywords == frozenset()


@pytest.mark.parametrize(("first", "second", "flies"), [(0, 1, True), (1, 0, False)])
def test_whoever_speaks_last_of_an_ability_is_heard(first: int, second: int, flies: bool) -> None:
    """CR 613.7: losing all abilities and gaining one, in the order of their timestamps."""
    spells = ["Turn to Frog", "Flight"]
    game = table(side("Island*3, Grizzly Bears", hand="Turn to Frog, Flight"))
    cast(game, spells[first], "Grizzly Bears")
    cast(game, spells[second], "Grizzly Bears")
    assert ("flying" in game.characteristics(game.ref("Grizzly Bears")).keywords) is flies


@pytest.mark.parametrize(
    ("board", "flies"), [("Gravity Sphere, Levitation", True), ("Levitation, Gravity Sphere", False)]
)
def test_gravity_against_levitation(board: str, flies: bool) -> None:
    """CR 613.7a: neither depends on the other, so the later one decides."""
    game = table(side(f"Serra Angel, {board}"))
    assert ("flying" in game.characteristics(game.ref("Serra Angel")).keywords) is flies


def test_the_newer_world_is_the_only_one() -> None:
    """CR 704.5k: whoever controls them."""
    game = table(side("Forest, Llanowar Elves(sick)", hand="Concordant Crossroads"), side("Gravity Sphere"))
    cast(game, "Concordant Crossroads")
    assert game.zone("Gravity Sphere") == "graveyard"
    assert game.zone("Concordant Crossroads") == "battlefield"
    game.play("A tap Llanowar Elves for {G}")


def test_growth_after_a_switch_raises_what_is_switched_later() -> None:
    """CR 613.4d: the switch is applied after everything that adds, whenever that began."""
    game = table(side("Island, Forest*2, Angelic Wall", hand="Twisted Image, Giant Growth*2"))
    cast(game, "Giant Growth", "Angelic Wall")
    cast(game, "Twisted Image", "Angelic Wall")
    assert game.size("Angelic Wall") == (7, 3)
    cast(game, "Giant Growth", "Angelic Wall")
    assert game.size("Angelic Wall") == (10, 6)


def test_a_wall_that_is_switched_dies() -> None:
    """CR 704.5f: 0 power has become 0 toughness; the card was drawn all the same (608.2c)."""
    game = table(side("Island", hand="Twisted Image", library="Forest*3"), side("Wall of Omens"))
    cast(game, "Twisted Image", "Wall of Omens")
    assert game.zone("Wall of Omens") == "graveyard"
    assert game.cards("A", "hand") == ["forest"]


def test_a_borrowed_creature_goes_back_to_whoever_stole_it() -> None:
    """CR 613.7: the later effect rules until it ends, then the earlier one does again."""
    game = table(
        side("Mountain*3", hand="Act of Treason"),
        side("Hill Giant, Control Magic(on Hill Giant)", library="Wastes*8"),
    )
    cast(game, "Act of Treason", "Hill Giant")
    giant = game.ref("Hill Giant")
    assert game.characteristics(giant).controller == 0
    game.end_turn()
    assert game.characteristics(giant).controller == 1


def test_stealing_back_with_a_second_control_magic() -> None:
    """CR 613.7: the newer one rules; when it goes, the older one does."""
    game = table(
        side("Island*4, Hill Giant", hand="Control Magic"),
        side("Control Magic(on Hill Giant), Plains*2", hand="Disenchant"),
    )
    giant = game.ref("Hill Giant")
    assert game.characteristics(giant).controller == 1
    cast(game, game.name(game.table.seats[0].hand[0]), "Hill Giant")
    assert game.characteristics(giant).controller == 0
    game.play("A pass")
    announce(game, "B", "Disenchant", game.name(game.table.battlefield[-1]))
    game.resolve()
    assert game.characteristics(giant).controller == 1


def test_a_clone_copies_what_is_printed() -> None:
    """CR 707.2: neither counters nor growth nor a borrowed ability."""
    game = table(
        side("Island*4, Forest", hand="Clone, Giant Growth"),
        side("Grizzly Bears(2 +1/+1), Flight(on Grizzly Bears)"),
    )
    cast(game, "Giant Growth", "Grizzly Bears")
    assert game.size("Grizzly Bears") == (7, 7)
    game.play("A cast Clone; A pass; B pass; A copy Grizzly Bears")
    clone = game.characteristics(game.ref("Clone"))
    assert (clone.name, clone.power, clone.toughness, clone.keywords) == ("Grizzly Bears", 2, 2, frozenset())


def test_a_clone_of_a_clone_is_what_that_one_copied() -> None:
    """CR 707.3: the copy's own copiable values are the copied ones."""
    game = table(side("Island*8, Hill Giant", hand="Clone*2"))
    game.play("A cast Clone#1; A pass; B pass; A copy Hill Giant")
    first = game.table.battlefield[-1]
    second = game.table.seats[0].hand[0]
    game.play(f"A cast {game.name(second)}; A pass; B pass")
    game.play(f"A copy {game.name(first)}")
    assert game.characteristics(game.table.battlefield[-1]).name == "Hill Giant"


def test_color_counts_before_size() -> None:
    """CR 613.1e, 613.4c: what has become black in layer 5 is black for Bad Moon in layer 7."""
    game = table(side("Swamp, Grizzly Bears, Bad Moon", hand="Aphotic Wisps"))
    assert game.size("Grizzly Bears") == (2, 2)
    cast(game, "Aphotic Wisps", "Grizzly Bears")
    assert game.size("Grizzly Bears") == (3, 3)
    game.end_turn()
    assert game.size("Grizzly Bears") == (2, 2)


def test_an_evincar_without_abilities_presses_nobody() -> None:
    """CR 613.1f: abilities are lost in layer 6, so that nothing of them is left for layer 7."""
    game = table(
        side("Island*2, Grizzly Bears", hand="Turn to Frog"), side("Ascendant Evincar, Scathe Zombies")
    )
    assert game.size("Grizzly Bears") == (1, 1)
    assert game.size("Scathe Zombies") == (3, 3)
    cast(game, "Turn to Frog", "Ascendant Evincar")
    assert game.size("Grizzly Bears") == (2, 2)
    assert game.size("Scathe Zombies") == (2, 2)
    game.end_turn()
    assert game.size("Grizzly Bears") == (1, 1)


def test_a_creature_that_turns_black_in_time_lives() -> None:
    """CR 704.3: nobody looks at toughness before the spell has resolved."""
    game = table(
        side("Swamp*6", hand="Ascendant Evincar"), side("Llanowar Elves, Swamp", hand="Aphotic Wisps")
    )
    game.play("A cast Ascendant Evincar; A pass")
    announce(game, "B", "Aphotic Wisps", "Llanowar Elves")
    game.resolve()
    game.resolve()
    assert game.size("Llanowar Elves") == (2, 2)
    game.end_turn()
    assert game.zone("Llanowar Elves") == "graveyard"


def test_lightning_that_feeds_the_creature_it_strikes() -> None:
    """CR 608.2n, 704.3: the spell lies in the graveyard before anybody looks at the damage."""
    game = table(
        side("Mountain", hand="Lightning Bolt"), side("Tarmogoyf", graveyard="Grizzly Bears, Forest")
    )
    assert game.size("Tarmogoyf") == (2, 3)
    cast(game, "Lightning Bolt", "Tarmogoyf")
    assert game.size("Tarmogoyf") == (3, 4)
    assert game.zone("Tarmogoyf") == "battlefield"


def test_a_castle_shelters_who_stays_home() -> None:
    """CR 613.4c: whoever attacks is tapped, and stands outside; vigilance stays inside."""
    game = attacked(
        "Grizzly Bears → B, Serra Angel → B", side("Castle, Grizzly Bears, Serra Angel, Hill Giant"), side()
    )
    assert game.size("Grizzly Bears") == (2, 2)
    assert game.size("Serra Angel") == (4, 6)
    assert game.size("Hill Giant") == (3, 5)


def test_lifelink_and_a_link_of_spirits_are_two_things() -> None:
    """CR 702.15b, 119.3: one is part of the damage, the other a trigger; both give life."""
    game = attacked("Child of Night → B", side("Child of Night, Spirit Link(on Child of Night)"), side())
    game.pass_to("end_combat")
    assert game.life() == (24, 18)


def test_lifelink_twice_is_lifelink_once() -> None:
    """CR 702.15f."""
    game = attacked(
        "Child of Night → B", side("Child of Night, Mark of the Vampire(on Child of Night)"), side()
    )
    game.pass_to("end_combat")
    assert game.life() == (24, 16)


def test_an_artifact_that_is_a_bear_for_a_turn() -> None:
    """CR 707.2, 205.1b: it is an artifact still, and is itself again afterwards."""
    game = table(side("Saheeli, Sublime Artificer(5 loyalty), Bonesplitter, Grizzly Bears"))
    splitter = game.ref("Bonesplitter")
    game.play("A activate Saheeli, Sublime Artificer / 1")
    game.resolve()
    found = game.characteristics(splitter)
    assert (found.name, found.power, found.types) == ("Grizzly Bears", 2, {"artifact", "creature"})
    game.end_turn()
    assert game.characteristics(splitter).name == "Bonesplitter"
