"""Auras with triggered and activated abilities: what they watch, and who pays and gains."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import play
from tests.cards.plays import plays
from tests.magic.positions import attacked, cast
from tests.magic.table import side, table

# Dying ------------------------------------------------------------------------------------------------------


@plays("Elephant Guide")
def test_the_elephant_comes_to_the_auras_controller() -> None:
    """Whoever controlled the creature that died."""
    mine = side("Forest*3, Swamp*2", hand="Elephant Guide, Terror")
    game = table(mine, side("Hill Giant, Grizzly Bears"))
    play(game, "A cast Elephant Guide; A target Hill Giant; A pass; B pass")
    assert (game.size("Hill Giant"), game.size("Grizzly Bears")) == ((6, 6), (2, 2))
    cast(game, "Terror", "Hill Giant")
    game.all_pass()
    elephant = game.characteristics(game.ref("Elephant Token"))
    assert (elephant.power, elephant.toughness, elephant.colors) == (3, 3, {"G"})
    assert (elephant.subtypes, elephant.controller) == ({"Elephant"}, game.SEATS["A"])
    assert not game.thing("Elephant Token").tapped
    assert game.zone("Elephant Guide") == "graveyard"


@plays("Elephant Guide")
@pytest.mark.parametrize(
    ("spell", "land", "target"),
    [("Unsummon", "Island", "Hill Giant"), ("Naturalize", "Forest*2", "Elephant Guide")],
)
def test_no_elephant_comes_unless_the_enchanted_creature_dies(spell: str, land: str, target: str) -> None:
    """Not if it leaves otherwise, not for the Aura, not for another creature."""
    mine = side("Hill Giant, Grizzly Bears, Elephant Guide(on Hill Giant)")
    game = table(mine, side(f"{land}, Mountain", hand=f"{spell}, Shock"))
    game.play("A pass; B cast Shock; B target Grizzly Bears; B pass; A pass")
    assert (game.zone("Grizzly Bears"), game.table.stack) == ("graveyard", [])
    game.play(f"A pass; B cast {spell}")
    if game.asked() == "choose_target":
        game.play(f"B target {target}")
    game.play("B pass; A pass")
    assert (game.zone("Elephant Guide"), game.table.stack) == ("graveyard", [])


@plays("Rancor")
def test_rancor_comes_back_to_its_owners_hand() -> None:
    """When the creature dies with it on, and when it is destroyed itself."""
    mine = side("Forest, Swamp*2", hand="Rancor, Terror")
    game = table(mine, side("Hill Giant, Grizzly Bears"))
    play(game, "A cast Rancor; A target Hill Giant; A pass; B pass")
    assert (game.size("Hill Giant"), game.size("Grizzly Bears")) == ((5, 3), (2, 2))
    assert game.characteristics(game.ref("Hill Giant")).keywords == {"trample"}
    cast(game, "Terror", "Hill Giant")
    assert game.zone("Rancor") == "graveyard"
    game.all_pass()
    assert (game.cards("A", "hand"), game.cards("B", "graveyard")) == (["rancor"], ["hill_giant"])
    game = table(side("Hill Giant, Rancor(on Hill Giant)"), side("Forest*2", hand="Naturalize"))
    game.play("A pass; B cast Naturalize; B pass; A pass")
    game.all_pass()
    assert (game.cards("A", "hand"), game.size("Hill Giant")) == (["rancor"], (3, 3))


@plays("Rancor")
@pytest.mark.parametrize(
    ("spell", "lands", "zone"), [("Revoke Existence", "Plains*2", "exile"), ("Boomerang", "Island*2", "hand")]
)
def test_rancor_comes_back_from_the_graveyard_alone(spell: str, lands: str, zone: str) -> None:
    game = table(side(lands, hand=spell), side("Hill Giant, Rancor(on Hill Giant)"))
    game.play(f"A cast {spell}")
    if game.asked() == "choose_target":
        game.play("A target Rancor")
    game.resolve()
    assert (game.zone("Rancor"), game.table.stack) == (zone, [])


@plays("Rancor")
def test_rancor_tramples_over_a_blocker() -> None:
    game = attacked("Hill Giant → B", side("Hill Giant, Rancor(on Hill Giant)"), side("Grizzly Bears"))
    game.play("B block Grizzly Bears → Hill Giant")
    while game.asked() == "priority":
        game.idle()
    game.play("A assign Hill Giant → Grizzly Bears: 2")
    assert game.life() == (20, 17)


@plays("Sadistic Glee")
def test_whenever_a_creature_dies_the_enchanted_one_grows() -> None:
    """Anybody's, tokens as well; for each of them."""
    mine = side("Swamp, Mountain*2, Savannah Lions, Saproling Token(token)", hand="Sadistic Glee, Pyroclasm")
    game = table(mine, side("Hill Giant, Grizzly Bears"))
    cast(game, "Sadistic Glee", "Hill Giant")
    cast(game, "Pyroclasm")
    assert game.thing("Hill Giant").counters == {}
    game.all_pass()
    assert game.thing("Hill Giant").counters == {"+1/+1": 3}
    assert game.size("Hill Giant") == (6, 6)


@plays("Sadistic Glee")
def test_the_death_of_the_enchanted_creature_is_no_use() -> None:
    """Its counter finds nothing to lie on; nothing else that leaves counts."""
    mine = side("Hill Giant, Grizzly Bears, Bonesplitter, Sadistic Glee(on Hill Giant)")
    game = table(mine, side("Swamp*2, Island, Mountain*2", hand="Doom Blade, Unsummon, Shatter"))
    for script in ("B cast Unsummon; B target Grizzly Bears", "B cast Shatter"):
        play(game, f"A pass; {script}; B pass; A pass")
        assert game.table.stack == []
    assert (game.zone("Grizzly Bears"), game.zone("Bonesplitter")) == ("hand", "graveyard")
    game.play("A pass; B cast Doom Blade; B pass; A pass")
    game.all_pass()
    assert (game.zone("Hill Giant"), game.thing("Hill Giant").counters) == ("graveyard", {})


# Damage -----------------------------------------------------------------------------------------------------


@plays("Spirit Link")
def test_the_links_controller_gains_what_the_creature_deals() -> None:
    """In combat or otherwise; not what others deal. It is a trigger, and comes after the damage."""
    mine = side("Plains, Forest*2", hand="Spirit Link, Prey Upon")
    game = table(mine, side("Hill Giant, Trained Armodon"))
    cast(game, "Spirit Link", "Hill Giant")
    game.end_turn()
    game.pass_to("declare_attackers")
    game.play("B attack Hill Giant → A; B attack Trained Armodon → A")
    game.pass_to("combat_damage")
    assert game.life() == (14, 20)
    game.all_pass()
    assert game.life() == (17, 20)


@plays("Spirit Link")
def test_a_link_gains_from_damage_outside_of_combat_too() -> None:
    """All of it, also what is more than a creature's toughness."""
    mine = side("Craw Wurm, Forest, Spirit Link(on Craw Wurm)", hand="Prey Upon")
    game = table(mine, side("Grizzly Bears"))
    cast(game, "Prey Upon")
    game.all_pass()
    assert game.life() == (26, 20)


@plays("Spirit Link")
def test_a_link_gains_once_for_all_that_is_dealt_at_the_same_time() -> None:
    """One ability for two blockers (CR 603.2c)."""
    mine = side("Craw Wurm, Spirit Link(on Craw Wurm)")
    game = attacked("Craw Wurm → B", mine, side("Grizzly Bears, Trained Armodon"))
    game.play("B block Grizzly Bears → Craw Wurm; B block Trained Armodon → Craw Wurm")
    while game.asked() == "priority" and not game.table.stack:
        game.idle()
        if game.asked() == "assign_damage":
            game.play("A assign Craw Wurm → Grizzly Bears: 2")
    assert len(game.table.stack) == 1
    game.all_pass()
    assert game.life() == (26, 20)


@plays("Spirit Link")
def test_a_link_comes_too_late_for_who_dies_of_the_damage() -> None:
    """Not like lifelink (CR 704.5a)."""
    game = attacked("Hill Giant → B", side("Hill Giant"), side("Spirit Link(on Hill Giant)", life=3))
    while game.asked():
        game.idle()
    assert game.over().winner == game.SEATS["A"]


# Upkeep -----------------------------------------------------------------------------------------------------


@plays("Unstable Mutation")
def test_a_mutation_wanes_in_the_upkeeps_of_the_creatures_controller() -> None:
    game = table(side("Island", hand="Unstable Mutation"), side("Hill Giant, Grizzly Bears"))
    cast(game, "Unstable Mutation", "Hill Giant")
    assert (game.size("Hill Giant"), game.size("Grizzly Bears")) == ((6, 6), (2, 2))
    game.pass_to("end")
    assert game.thing("Hill Giant").counters == {}
    game.end_turn()
    game.pass_to("draw")
    assert game.thing("Hill Giant").counters == {"-1/-1": 1}
    game.end_turn()
    game.pass_to("main1")
    assert game.thing("Hill Giant").counters == {"-1/-1": 1}, "not in the Aura's controller's upkeep"
    assert (game.size("Hill Giant"), game.size("Grizzly Bears")) == ((5, 5), (2, 2))


@plays("Unstable Mutation")
def test_counters_of_a_mutation_stay_without_it() -> None:
    mine = side("Hill Giant, Unstable Mutation(on Hill Giant)")
    game = table(mine, side("Forest*2", hand="Naturalize"), step="untap")
    game.pass_to("upkeep")
    game.resolve()
    assert game.size("Hill Giant") == (5, 5)
    game.play("A pass; B cast Naturalize; B pass; A pass")
    assert game.size("Hill Giant") == (2, 2)


# Entering ---------------------------------------------------------------------------------------------------


@plays("Fists of Ironwood")
def test_fists_bring_two_saprolings_to_the_auras_controller() -> None:
    game = table(side("Forest*2", hand="Fists of Ironwood"), side("Hill Giant, Grizzly Bears"))
    cast(game, "Fists of Ironwood", "Hill Giant")
    keywords = {
        name: game.characteristics(game.ref(name)).keywords for name in ("Hill Giant", "Grizzly Bears")
    }
    assert keywords == {"Hill Giant": {"trample"}, "Grizzly Bears": set()}
    game.resolve()
    tokens = [game.characteristics(game.ref(f"Saproling Token#{number}")) for number in (1, 2)]
    assert {(one.power, one.toughness, one.controller) for one in tokens} == {(1, 1, game.SEATS["A"])}
    assert not any(game.thing(f"Saproling Token#{number}").tapped for number in (1, 2))
    assert len(game.table.battlefield) == 2 + 3 + 2
    assert game.size("Hill Giant") == (3, 3)


@plays("Fists of Ironwood")
def test_fists_bring_saprolings_even_if_they_leave_first() -> None:
    game = table(side("Forest*2, Hill Giant", hand="Fists of Ironwood"), side("Forest*2", hand="Naturalize"))
    cast(game, "Fists of Ironwood")
    game.play("A pass; B cast Naturalize; B pass; A pass")
    assert game.zone("Fists of Ironwood") == "graveyard"
    game.all_pass()
    assert game.size("Saproling Token#2") == (1, 1)


# Activated --------------------------------------------------------------------------------------------------


@plays("Firebreathing")
def test_the_auras_controller_fires_up_whatever_is_enchanted() -> None:
    """As often as there is mana, for the turn."""
    game = table(side("Mountain*3", hand="Firebreathing"), side("Hill Giant, Grizzly Bears, Mountain*2"))
    cast(game, "Firebreathing", "Hill Giant")
    for power in (4, 5):
        game.play("A activate Firebreathing")
        game.resolve()
        assert game.size("Hill Giant") == (power, 3)
    game.excludes("activate Firebreathing")
    game.play("A pass")
    game.refuses("B activate Firebreathing", "CR-602.2")
    assert game.size("Grizzly Bears") == (2, 2)
    game.end_turn()
    assert game.size("Hill Giant") == (3, 3)


@plays("Firebreathing")
def test_the_fire_goes_on_without_the_aura() -> None:
    """But it finds nothing if the creature has left by then."""
    mine = side("Hill Giant, Mountain, Firebreathing(on Hill Giant)")
    game = table(mine, side("Forest*2", hand="Naturalize"))
    game.play("A activate Firebreathing; A pass; B cast Naturalize; B pass; A pass")
    assert game.zone("Firebreathing") == "graveyard"
    game.resolve()
    assert game.size("Hill Giant") == (4, 3)
    game = table(mine, side("Island", hand="Unsummon"))
    game.play("A activate Firebreathing; A pass; B cast Unsummon")
    game.all_pass()
    assert (game.cards("A", "hand"), game.cards("A", "graveyard")) == (["hill_giant"], ["firebreathing"])


@plays("Regeneration")
def test_the_auras_controller_regenerates_what_is_enchanted() -> None:
    """Once for each time: it is tapped, healed and out of combat."""
    game = table(
        side("Forest*3", hand="Regeneration"),
        side("Hill Giant, Grizzly Bears, Forest, Swamp*4", hand="Doom Blade*2"),
    )
    cast(game, "Regeneration", "Hill Giant")
    game.play("A activate Regeneration")
    game.resolve()
    game.play("A pass")
    game.refuses("B activate Regeneration", "CR-602.2")
    play(game, "B cast Doom Blade#1; B target Hill Giant; B pass; A pass")
    assert (game.zone("Hill Giant"), game.thing("Hill Giant").tapped) == ("battlefield", True)
    play(game, "A pass; B cast Doom Blade#1; B target Hill Giant; B pass; A pass")
    assert (game.zone("Hill Giant"), game.zone("Grizzly Bears")) == ("graveyard", "battlefield")


@plays("Regeneration")
def test_what_cannot_be_regenerated_is_not() -> None:
    mine = side("Hill Giant, Forest, Regeneration(on Hill Giant)")
    game = table(mine, side("Swamp*2", hand="Terror"))
    game.play("A activate Regeneration; A pass; B pass; A pass; B cast Terror; B pass; A pass")
    assert game.zone("Hill Giant") == "graveyard"


@plays("Inferno Fist")
def test_a_fist_enchants_creatures_of_its_controller_alone() -> None:
    mine = side("Mountain*2, Hill Giant, Trained Armodon", hand="Inferno Fist")
    game = table(mine, side("Grizzly Bears"))
    game.play("A cast Inferno Fist")
    game.legal("target Hill Giant", "target Trained Armodon")
    game.refuses("A target Grizzly Bears", "CR-115.1")
    game.play("A target Hill Giant; A pass; B pass")
    assert (game.size("Hill Giant"), game.size("Trained Armodon")) == ((5, 3), (3, 3))


@plays("Inferno Fist")
@pytest.mark.parametrize(
    ("target", "lives"),
    [
        ("A", (18, 20)),
        ("B", (20, 18)),
        ("Grizzly Bears", (20, 20)),
        ("Jace Beleren", (20, 20)),
        ("Hill Giant", (20, 20)),
    ],
)
def test_a_fist_is_sacrificed_for_two_damage(target: str, lives: tuple[int, int]) -> None:
    """To any target; the cost is paid before anybody can respond."""
    mine = side("Hill Giant, Mountain, Inferno Fist(on Hill Giant)")
    game = table(mine, side("Grizzly Bears, Jace Beleren(3 loyalty)"))
    game.play("A activate Inferno Fist / 1")
    permanents = ("Hill Giant", "Grizzly Bears", "Jace Beleren")
    game.legal("target A", "target B", *(f"target {name}" for name in permanents))
    game.play(f"A target {target}")
    assert (game.zone("Inferno Fist"), game.size("Hill Giant")) == ("graveyard", (3, 3))
    assert game.thing("Mountain").tapped
    game.resolve()
    assert game.life() == lives
    zones = {"Grizzly Bears": "graveyard"} if target == "Grizzly Bears" else {}
    assert game.zone("Grizzly Bears") == zones.get("Grizzly Bears", "battlefield")
    assert game.thing("Jace Beleren").counters == {"loyalty": 1 if target == "Jace Beleren" else 3}
    assert game.thing("Hill Giant").damage == (2 if target == "Hill Giant" else 0)


@plays("Inferno Fist")
def test_a_fist_falls_off_what_another_controls() -> None:
    """It enchants a creature that its controller controls (CR 704.5m)."""
    mine = side("Hill Giant, Inferno Fist(on Hill Giant)")
    game = table(side("Island*4", hand="Control Magic"), mine)
    cast(game, "Control Magic", "Hill Giant")
    assert game.zone("Inferno Fist") == "graveyard"
    assert game.size("Hill Giant") == (3, 3)


@plays("Inferno Fist")
def test_a_fists_damage_needs_its_target() -> None:
    mine = side("Hill Giant, Mountain, Inferno Fist(on Hill Giant)")
    game = table(mine, side("Grizzly Bears, Island", hand="Unsummon"))
    game.play(
        "A activate Inferno Fist / 1; A target Grizzly Bears; A pass; B cast Unsummon; B target Grizzly Bears"
    )
    game.all_pass()
    assert (game.life(), game.thing("Hill Giant").damage) == ((20, 20), 0)
    assert game.zone("Inferno Fist") == "graveyard"
