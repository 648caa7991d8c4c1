"""Instants and sorceries that change power and toughness until end of turn (CR 611.2, 613.4)."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands
from tests.cards.played.spells import aim, keywords, without_its_target
from tests.cards.plays import plays
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, side, table

CHANGES = {
    "Giant Growth": ((3, 3), (), ()),
    "Brute Strength": ((3, 1), ("trample",), ()),
    "Aggressive Urge": ((1, 1), (), ("shock",)),
    "Befuddle": ((-4, 0), (), ("shock",)),
    "Disfigure": ((-2, -2), (), ()),
}
"""Power and toughness, keywords that the creature gains, what the caster draws."""
EACH = pytest.mark.parametrize("spell", CHANGES)


@plays(*CHANGES)
@EACH
def test_a_creature_is_changed_until_the_turn_ends(spell: str) -> None:
    (power, toughness), gained, drawn = CHANGES[spell]
    for target, other in (("Hill Giant", "Trained Armodon"), ("Trained Armodon", "Hill Giant")):
        game = table(
            side(f"{lands(spell)}, Trained Armodon", hand=spell, library="Shock, Forest"),
            side("Hill Giant, Jace Beleren(3 loyalty)"),
        )
        game.play(f"A cast {spell}")
        game.legal("target Hill Giant", "target Trained Armodon")
        game.play(f"A target {target}")
        game.resolve()
        assert game.size(target) == (3 + power, 3 + toughness)
        assert keywords(game, target) == set(gained)
        assert (game.size(other), keywords(game, other)) == ((3, 3), set())
        assert game.cards("A", "hand") == list(drawn)
        game.end_turn()
        assert (game.size(target), keywords(game, target)) == ((3, 3), set())


@plays(*CHANGES)
@EACH
def test_nobody_draws_for_a_creature_that_is_gone(spell: str) -> None:
    game = without_its_target(spell, library="Shock, Forest")
    assert (game.zone(spell), game.cards("A", "hand")) == ("graveyard", [])


@plays("Disfigure")
def test_disfigure_kills_what_has_two_toughness() -> None:
    game = table(side("Swamp", hand="Disfigure"), side("Drudge Skeletons(1 +1/+1), Swamp"))
    game.play("A pass; B activate Drudge Skeletons; B pass; A pass; A cast Disfigure; A pass; B pass")
    assert game.zone("Drudge Skeletons") == "graveyard", "toughness 0 is no destruction (CR 704.5f)"


@plays("Brute Strength")
def test_brute_strength_tramples() -> None:
    game = attacked(
        "Hill Giant → B", side("Mountain*2, Hill Giant", hand="Brute Strength"), side("Hill Giant")
    )
    game.play("B block Hill Giant#2 → Hill Giant#1; A cast Brute Strength; A target Hill Giant#1")
    game.all_pass()
    game.play("A pass; B pass; A assign Hill Giant#1 → Hill Giant#2: 3")
    assert game.life() == (20, 17)


@plays("Howl from Beyond")
@pytest.mark.parametrize("x", [0, 3])
def test_howl_from_beyond_adds_x_power(x: int) -> None:
    game = table(side("Swamp*4, Hill Giant", hand="Howl from Beyond"), side("Grizzly Bears"))
    game.play(f"A cast Howl from Beyond; A x {x}")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.play("A target Grizzly Bears")
    game.resolve()
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((2 + x, 2), (3, 3))
    game.end_turn()
    assert game.size("Grizzly Bears") == (2, 2)


# Agony Warp ------------------------------------------------------------------------------------------------


def warped(first: str, second: str) -> Play:
    """Agony Warp has resolved with these two targets."""
    game = table(
        side("Island, Swamp, Trained Armodon", hand="Agony Warp"),
        side("Hill Giant, Giant Spider, Bonesplitter"),
    )
    game.play("A cast Agony Warp")
    for target in (first, second):
        game.legal("target Trained Armodon", "target Hill Giant", "target Giant Spider")
        game.play(f"A target {target}")
    game.resolve()
    return game


@plays("Agony Warp")
def test_agony_warp_on_two_creatures() -> None:
    game = warped("Trained Armodon", "Giant Spider")
    assert (game.size("Trained Armodon"), game.size("Giant Spider")) == ((0, 3), (2, 1))
    assert game.size("Hill Giant") == (3, 3)
    game.end_turn()
    assert (game.size("Trained Armodon"), game.size("Giant Spider")) == ((3, 3), (2, 4))
    assert warped("Giant Spider", "Hill Giant").zone("Hill Giant") == "graveyard"


@plays("Agony Warp")
def test_agony_warp_twice_on_the_same_creature() -> None:
    """CR 115.3: each "target" may mean it."""
    assert warped("Giant Spider", "Giant Spider").size("Giant Spider") == (-1, 1)


@plays("Agony Warp")
@pytest.mark.parametrize(
    ("gone", "left", "size"), [("first", "second", (2, 1)), ("second", "first", (-1, 4))]
)
def test_agony_warp_with_one_of_its_targets_gone(gone: str, left: str, size: tuple[int, int]) -> None:
    targets = {gone: "Grizzly Bears", left: "Giant Spider"}
    game = table(
        side("Island, Swamp", hand="Agony Warp"), side("Grizzly Bears, Giant Spider, Island", hand="Unsummon")
    )
    game.play(f"A cast Agony Warp; A target {targets['first']}; A target {targets['second']}; A pass")
    game.play("B cast Unsummon; B target Grizzly Bears")
    game.all_pass()
    assert (game.zone("Grizzly Bears"), game.size("Giant Spider")) == ("hand", size)


# All one's creatures ---------------------------------------------------------------------------------------


@plays("Inspired Charge", "Overrun")
@pytest.mark.parametrize(
    ("spell", "more", "gained"), [("Inspired Charge", (2, 1), set()), ("Overrun", (3, 3), {"trample"})]
)
def test_all_creatures_of_the_caster(spell: str, more: tuple[int, int], gained: set[str]) -> None:
    """CR 611.2c: those that are there as the spell resolves, and no others."""
    game = table(
        side(f"{lands(spell)}, Hill Giant, Grizzly Bears, Bonesplitter", hand=f"{spell}, Ashcoat Bear"),
        side("Trained Armodon, Forest*2", hand="Ashcoat Bear"),
    )
    cast(game, spell)
    power, toughness = more
    assert game.size("Hill Giant") == (3 + power, 3 + toughness)
    assert game.size("Grizzly Bears") == (2 + power, 2 + toughness)
    assert keywords(game, "Hill Giant") == keywords(game, "Grizzly Bears") == gained
    assert keywords(game, "Bonesplitter") == set()
    assert (game.size("Trained Armodon"), keywords(game, "Trained Armodon")) == ((3, 3), set())
    game.end_turn()
    assert (game.size("Hill Giant"), game.size("Grizzly Bears")) == ((3, 3), (2, 2))
    assert keywords(game, "Hill Giant") == set()


@plays("Inspired Charge", "Overrun")
@pytest.mark.parametrize("spell", ["Inspired Charge", "Overrun"])
def test_a_creature_that_comes_later_is_as_it_is(spell: str) -> None:
    game = table(side(f"{lands(spell, 'Raise the Alarm')}, Hill Giant", hand=f"{spell}, Raise the Alarm"))
    for name in (spell, "Raise the Alarm"):
        game.play(f"A cast {name}")
        while game.asked() == "pay_mana":
            game.play("A auto_pay")
        game.resolve()
    assert game.size("Soldier Token#1") == (1, 1)
    assert game.size("Hill Giant") != (3, 3)


@plays("Sigil Blessing")
def test_sigil_blessing_for_one_creature_more_than_for_the_others() -> None:
    game = table(
        side("Forest, Plains, Hill Giant, Grizzly Bears, Bonesplitter", hand="Sigil Blessing"),
        side("Trained Armodon"),
    )
    game.play("A cast Sigil Blessing")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.play("A target Grizzly Bears; A pass; B pass")
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((5, 5), (4, 4))
    assert game.size("Trained Armodon") == (3, 3)
    game.end_turn()
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((2, 2), (3, 3))


@plays("Sigil Blessing")
def test_sigil_blessing_without_its_target_is_no_blessing() -> None:
    """CR 608.2b: for the others neither; and an opponent's creature is no target."""
    game = table(
        side("Forest, Plains, Hill Giant, Grizzly Bears", hand="Sigil Blessing"),
        side("Island", hand="Unsummon"),
    )
    game.play(
        "A cast Sigil Blessing; A target Grizzly Bears; A pass; B cast Unsummon; B target Grizzly Bears"
    )
    game.all_pass()
    assert (game.zone("Grizzly Bears"), game.size("Hill Giant")) == ("hand", (3, 3))
    game = table(side("Forest, Plains", hand="Sigil Blessing"), side("Hill Giant"))
    game.refuses("cast Sigil Blessing", "CR-601.2c")


# On conditions ---------------------------------------------------------------------------------------------


@plays("Temur Battle Rage")
@pytest.mark.parametrize(
    ("mine", "theirs", "target", "tramples"),
    [
        ("Hill Giant", "Serra Angel", "Hill Giant", False),
        ("Hill Giant(1 +1/+1)", "", "Hill Giant", True),
        ("Hill Giant, Juggernaut", "", "Hill Giant", True),
        ("Hill Giant", "Serra Angel", "Serra Angel", False),
        ("Juggernaut", "Grizzly Bears", "Grizzly Bears", True),
    ],
)
def test_temur_battle_rage(mine: str, theirs: str, target: str, tramples: bool) -> None:
    """Double strike always; trample if its caster, not the creature's, controls power 4."""
    game = table(side(f"Mountain*2, {mine}", hand="Temur Battle Rage"), side(f"{theirs}, Bonesplitter"))
    before = set() if target != "Serra Angel" else {"flying", "vigilance"}
    game.play("A cast Temur Battle Rage")
    if game.asked() == "choose_target":
        game.excludes("target Bonesplitter", "target B")
        game.play(f"A target {target}")
    game.resolve()
    assert keywords(game, target) == before | {"double strike"} | ({"trample"} if tramples else set())
    if "Juggernaut" in mine:
        assert keywords(game, "Juggernaut") == set()
    game.end_turn()
    assert keywords(game, target) == before


@plays("Temur Battle Rage")
def test_the_power_is_looked_at_as_temur_battle_rage_resolves() -> None:
    game = table(
        side("Mountain*2, Forest, Hill Giant", hand="Temur Battle Rage, Giant Growth"), side("Grizzly Bears")
    )
    game.play("A cast Temur Battle Rage; A target Hill Giant")
    while game.asked() == "pay_mana":
        game.play("A pay_tapping Mountain#2 for {R}")
    game.play("A cast Giant Growth; A target Hill Giant")
    game.all_pass()
    assert keywords(game, "Hill Giant") == {"double strike", "trample"}


@plays("Vines of Vastwood")
def test_vines_of_vastwood_keep_off_the_opponents_spells() -> None:
    """The creature's controller may be anybody: it is the caster's opponents who cannot target it."""
    for target in ("Hill Giant", "Grizzly Bears"):
        game = table(
            side("Forest*2, Hill Giant", hand="Vines of Vastwood, Giant Growth"),
            side("Mountain, Grizzly Bears, Icy Manipulator, Mountain", hand="Shock"),
        )
        game.play("A cast Vines of Vastwood")
        game.legal("target Hill Giant", "target Grizzly Bears")
        game.play(f"A target {target}; A pass; B pass; A cast Giant Growth")
        game.legal("target Hill Giant", "target Grizzly Bears")
        game.play(f"A target {target}; A pass; B cast Shock")
        game.excludes(f"target {target}")
        game.includes("target A", "target B")
        game.play("B target A")
        game.all_pass()
        assert game.size(target)[0] == {"Hill Giant": 6, "Grizzly Bears": 5}[target], "4 more only if kicked"


@plays("Vines of Vastwood")
def test_vines_of_vastwood_in_response_to_a_spell_and_kicked() -> None:
    game = table(
        side("Forest*2, Hill Giant", hand="Vines of Vastwood"), side("Mountain", hand="Lightning Bolt")
    )
    game.play(
        "A pass; B cast Lightning Bolt; B target Hill Giant; B pass; A cast Vines of Vastwood with kicker"
    )
    game.all_pass()
    assert (game.thing("Hill Giant").damage, game.size("Hill Giant")) == (0, (7, 7))
    game.end_turn()
    assert game.size("Hill Giant") == (3, 3)


@plays("Vines of Vastwood")
def test_vines_of_vastwood_last_until_the_turn_ends() -> None:
    game = table(side("Forest, Hill Giant", hand="Vines of Vastwood"), side("Mountain", hand="Shock"))
    cast(game, "Vines of Vastwood")
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Shock")
    game.includes("target Hill Giant")


@plays("Vines of Vastwood", "Temur Battle Rage", "Howl from Beyond")
@pytest.mark.parametrize("spell", ["Vines of Vastwood", "Temur Battle Rage", "Howl from Beyond"])
def test_their_target_may_be_gone(spell: str) -> None:
    game = table(
        side(f"{lands(spell)}, Hill Giant", hand=spell), side("Grizzly Bears, Island", hand="Unsummon")
    )
    aim(game, spell, "Grizzly Bears")
    game.play("A pass; B cast Unsummon; B target Grizzly Bears")
    game.all_pass()
    assert (game.zone(spell), game.size("Hill Giant"), keywords(game, "Hill Giant")) == (
        "graveyard",
        (3, 3),
        set(),
    )
