"""CAS-10.4, 10.5: every way in which cards of the library touch permanents, tried on castle creatures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from engine.magic.characteristics import Characteristics
from engine.magic.effects.base import VERBS
from engine.magic.language.abilities import EntersWith, Instead, Static
from engine.magic.language.filters import Filter, Target
from engine.magic.library.loader import CARDS
from engine.magic.proposals import Move
from engine.magic.replacement import choices
from tests.harness import scenario
from tests.magic.positions import announce
from tests.rulesets.castle.table import Play, castles, side

TOUCHING = {str(verb.__struct_config__.tag): verb.touches for verb in VERBS if verb.touches}
"""Verbs that do something to permanents, and the fields that say to which."""
FOR_EVERYTHING = {("prevent", "to")}
"""Fields that mean everything if they are left out; others mean nothing then."""


def test_the_fields_that_verbs_touch_permanents_by_are_theirs() -> None:
    assert all(set(verb.touches) <= set(verb.__struct_fields__) for verb in VERBS)


# What the cards say -----------------------------------------------------------------------------------------


def _ways(node: Any, targets: frozenset[str] = frozenset()) -> Iterator[str]:
    """How an ability touches permanents: the verb, and what it calls them."""
    if isinstance(node, tuple):
        for item in node:
            yield from _ways(item, targets)
        return
    if not isinstance(node, Struct):
        return
    chosen = getattr(node, "targets", ())
    tag = str(node.__struct_config__.tag or "")
    if getattr(node, "happens_later", False) or chosen:
        targets = frozenset(target.name for target in chosen if isinstance(target, Target))
    if tag in TOUCHING:
        for name in TOUCHING[tag]:
            what = getattr(node, name)
            how = None if what is None and (tag, name) not in FOR_EVERYTHING else _how(what, targets)
            if how is not None:
                yield f"{tag} {how}"
    if isinstance(node, Static) and node.changes:
        yield f"static {_how(node.of, targets)}"
    if isinstance(node, EntersWith):
        yield f"enters_with {_how(node.what, targets)}"
    if isinstance(node, Instead):
        yield f"instead {_how(getattr(node.event, 'what', None), targets)}"
    for name in node.__struct_fields__:
        yield from _ways(getattr(node, name), targets)


def _how(what: Any, targets: frozenset[str]) -> str | None:
    if isinstance(what, Filter):
        return "all" if what.zone == "battlefield" else None
    if what is None:
        return "everything"
    return what if what in ("self", "attached") else "target" if what in targets else "named"


HANDLED = {
    "by targeting": {
        "damage target", "destroy target", "fight target", "move target", "prevent target",
        "put_counters target", "skip_untap target", "tap target", "untap target", "until target",
    },
    "by itself": {
        "static self", "put_counters self", "regenerate self", "sacrifice self", "tap self", "until self",
        "untap self", "move self", "enters_with self", "instead self",
    },
    "by what is attached": {
        "static attached", "put_counters attached", "regenerate attached", "tap attached", "until attached",
    },
    "passing by": {
        "damage all", "destroy all", "tap all", "skip_untap all", "until all", "static all",
        "enters_with all", "instead all", "instead everything", "prevent everything",
        "move named", "put_counters named", "until named", "damage named",
    },
    "a deed of the player": {"sacrifice all"},
}  # fmt: skip
"""Every way in which cards of the library touch permanents; each has a row below."""


def test_every_way_of_the_library_has_been_judged() -> None:
    ways = {way for card in CARDS.values() for way in _ways((card.abilities, card.granted))}
    assert ways == set[str]().union(*HANDLED.values())


# Trying it --------------------------------------------------------------------------------------------------

ZOO = ("White Knight", "Black Knight", "Wind Drake", "Grizzly Bears")
CASTLE = "1,1 act White Knight; 2,1 act Black Knight; 3,1 act Wind Drake; 4,1 act Grizzly Bears(1 +1/+1)"
OUTSIDE = "White Knight, Black Knight, Wind Drake, Grizzly Bears(1 +1/+1)"
LANDS = "Plains*3, Island*3, Swamp*3, Mountain*3, Forest*3"


def all_about(game: Play, ref: str) -> Any:
    """What a permanent is, what it looks like, and what it is protected from."""
    thing = game.table.objects.get(ref)
    if thing is None:
        return None
    found = game.characteristics(ref)
    traits = {name: getattr(found, name) for name in Characteristics.__slots__ if name != "abilities"}
    shields = [shield for shield in game.table.shields if shield.to == ref]
    return thing, traits, tuple(found.abilities), shields


def standing(game: Play) -> list[str]:
    """All the castle creatures."""
    rows = [row for castle in game.table.castles.seats for row in castle.rows]
    return [ref for row in rows for ref in row if ref is not None]


def everything(game: Play) -> tuple[dict[str, Any], dict[str, Any]]:
    """The castle creatures, and the creatures outside."""
    inside = standing(game)
    creatures = [ref for ref in game.table.battlefield if game.characteristics(ref).is_creature]
    return (
        {ref: all_about(game, ref) for ref in inside},
        {ref: all_about(game, ref) for ref in creatures if ref not in inside},
    )


def zoo(hand: str = "", battlefield: str = "Plains") -> Play:
    """Both players have the same creatures in their castle and outside of it."""
    mine = side(CASTLE, battlefield=f"{LANDS}, {OUTSIDE}, {battlefield}", hand=hand)
    return castles(mine, side(CASTLE, battlefield=OUTSIDE))


@pytest.mark.parametrize(
    ("spell", "targets"),
    [
        ("Pyroclasm", ()),
        ("Evincar's Justice", ()),
        ("Wrath of God", ()),
        ("Sleep", ("B",)),
        ("Sleep", ("A",)),
        ("Inspired Charge", ()),
        ("Overrun", ()),
        ("Sigil Blessing", ("Wind Drake#1",)),
    ],
)
def test_what_a_spell_does_to_all_passes_castles_by(spell: str, targets: tuple[str, ...]) -> None:
    """CAS-T23 among them."""
    game = zoo(spell)
    inside, outside = everything(game)
    announce(game, "A", spell, *targets)
    game.resolve()
    after = everything(game)
    assert after[0] == inside
    assert after[1] != outside


STANDING_EFFECTS = sorted(
    f"{card.name}(3 loyalty)" if card.loyalty else card.name
    for card in CARDS.values()
    if any(isinstance(one, Static) and isinstance(one.of, Filter) and one.changes for one in card.abilities)
)
NOBODY_IN_THE_ZOO = {"Orcish Oriflamme", "Maul Splicer"}
"""They are for attackers, and for Golems."""


@pytest.mark.parametrize("permanent", STANDING_EFFECTS)
def test_standing_effects_pass_castles_by(permanent: str) -> None:
    """CAS-T24 among them."""
    game, without = zoo(battlefield=permanent), zoo()
    inside, outside = everything(game)
    plain_inside, plain_outside = everything(without)
    assert [_size(one) for one in inside.values()] == [_size(one) for one in plain_inside.values()]
    assert [_kept(one) for one in inside.values()] == [_kept(one) for one in plain_inside.values()]
    theirs = [_kept(one) for one in outside.values()]
    changed = any(one not in theirs for one in map(_kept, plain_outside.values()))
    assert changed is (permanent not in NOBODY_IN_THE_ZOO)


def _size(about: Any) -> tuple[int, int]:
    return about[1]["power"], about[1]["toughness"]


def _kept(about: Any) -> Any:
    """All but what tells where it is and when it came."""
    thing, traits, abilities, shields = about
    return thing.card, traits, [ability for _, ability in abilities], shields


def test_steady_progress_finds_no_counters_in_castles() -> None:
    game = zoo("Steady Progress")
    announce(game, "A", "Steady Progress")
    game.resolve()
    game.legal("choose Grizzly Bears#1", "choose Grizzly Bears#3", "done")


def test_what_is_chosen_without_being_targeted_is_passed_by() -> None:
    """Kor Skyfisher may choose a castle creature, and then nothing is returned."""
    game = castles(side("1,1 act Hill Giant", battlefield="Plains*2", hand="Kor Skyfisher"))
    announce(game, "A", "Kor Skyfisher")
    game.all_pass()
    game.includes("choose Hill Giant", "choose Kor Skyfisher")
    game.play("A choose Hill Giant")
    assert game.castle("A") == {"1,1": "act Hill Giant"}


# Targeted (CAS-10.4a) ---------------------------------------------------------------------------------------

MINE, THEIRS = "#2", "#4"
"""The castle creatures among those with one name."""


@pytest.mark.parametrize(
    ("spell", "target"),
    [
        ("Battlegrowth", f"Grizzly Bears{MINE}"),
        ("Doom Blade", f"Wind Drake{THEIRS}"),
        ("Shock", f"White Knight{THEIRS}"),
        ("Twiddle", f"Grizzly Bears{THEIRS}"),
        ("Giant Growth", f"Grizzly Bears{MINE}"),
        ("Unsummon", f"Grizzly Bears{THEIRS}"),
        ("Crippling Chill", f"Grizzly Bears{THEIRS}"),
        ("Sigil Blessing", f"Wind Drake{MINE}"),
        ("Act of Treason", f"Black Knight{THEIRS}"),
        ("Prey Upon", f"Wind Drake{MINE}"),
    ],
)
def test_what_is_targeted_is_concerned_and_no_other_castle_creature_is(spell: str, target: str) -> None:
    game = zoo(spell)
    (inside, _), other = everything(game), f"Black Knight{THEIRS}"
    concerned = {game.ref(target)} | ({game.ref(other)} if spell == "Prey Upon" else set())
    announce(game, "A", spell, target, other)
    game.resolve()
    if game.asked() == "may":
        game.play("A accept")
    assert {ref for ref, before in inside.items() if all_about(game, ref) != before} == concerned


def test_a_target_is_shielded_from_damage() -> None:
    game = zoo(battlefield="Samite Healer, Prodigal Sorcerer")
    game.play(f"A activate Samite Healer; A target Grizzly Bears{THEIRS}")
    game.all_pass()
    game.play(f"A activate Prodigal Sorcerer; A target Grizzly Bears{THEIRS}")
    game.all_pass()
    assert game.thing(f"Grizzly Bears{THEIRS}").damage == 0


def test_what_was_targeted_by_the_same_spell_is_called_by_another_name() -> None:
    """What Incinerate has dealt damage cannot be regenerated: the creature is its target all the same."""
    game = castles(
        side(battlefield="Mountain*3", hand="Incinerate, Shock"),
        side("1,1 act Drudge Skeletons(3 +1/+1)", battlefield="Swamp"),
    )
    announce(game, "A", "Incinerate", "Drudge Skeletons")
    game.resolve()
    game.play("A pass; B activate Drudge Skeletons; B pass; A pass")
    announce(game, "A", "Shock", "Drudge Skeletons")
    game.resolve()
    assert game.zone("Drudge Skeletons") == "exile"


# Its own abilities, what is attached, counters (CAS-10.4b, c) -----------------------------------------------


@scenario("CAS-T52", "CAS-10.4 CAS-R41")
def test_its_own_abilities_are_about_itself() -> None:
    """CAS-R41."""
    castle = "1,1 act Wall of Bone; 1,2 act Putrid Leech; 3,1 act Nessian Asp(sick)"
    game = castles(side(castle, battlefield="Swamp, Forest*7"))
    game.play("A activate Wall of Bone")
    game.all_pass()
    assert game.thing("Wall of Bone").shields == 1
    game.play("A activate Putrid Leech")
    game.all_pass()
    assert (game.size("Putrid Leech"), game.life()) == ((5, 5), (18, 20))
    game.play("A activate Nessian Asp")
    game.all_pass()
    assert game.size("Nessian Asp") == (8, 9)


def test_what_is_attached_works() -> None:
    game = castles(
        side(
            "1,1 act Hill Giant",
            battlefield="Holy Strength(on Hill Giant), Bonesplitter(on Hill Giant), "
            "Regeneration(on Hill Giant), Forest",
        ),
        side("1,1 act Craw Wurm", battlefield="Unstable Mutation(on Craw Wurm)"),
        step="end",
        turn=3,
    )
    assert game.size("Hill Giant") == (6, 5)
    game.play("A activate Regeneration")
    game.all_pass()
    assert game.thing("Hill Giant").shields == 1
    assert game.size("Craw Wurm") == (9, 7)
    game.pass_to("upkeep")
    game.all_pass()
    assert game.size("Craw Wurm") == (8, 6), "the Aura puts its counter on what it enchants"


def test_equipment_is_moved_by_targeting() -> None:
    game = castles(side("1,2 act Hill Giant", battlefield="Bonesplitter, Mountain"))
    game.play("A activate Bonesplitter / equip")
    if game.asked() == "choose_target":
        game.play("A target Hill Giant")
    game.resolve()
    assert game.size("Hill Giant") == (6, 4)


def test_what_was_attached_and_has_left_works_as_it_last_was() -> None:
    """Of the source the last-known information counts (CR 608.2h)."""
    game = castles(
        side(
            "1,1 act Hill Giant",
            battlefield="Firebreathing(on Hill Giant), Mountain, Forest*2",
            hand="Naturalize",
        ),
    )
    game.play("A activate Firebreathing; A cast Naturalize")
    game.all_pass()
    assert (game.zone("Firebreathing"), game.size("Hill Giant")) == ("graveyard", (4, 3))


# Replacement ------------------------------------------------------------------------------------------------


def test_damage_is_not_redoubled_nor_prevented_by_what_is_for_all() -> None:
    game = zoo("Shock*2", "Furnace of Rath")
    for target, damage in ((f"Grizzly Bears{THEIRS}", 2), ("Black Knight#3", None)):
        announce(game, "A", "Shock", target)
        game.resolve()
        if damage is None:
            assert len(game.cards("B", "graveyard")) == 1
        else:
            assert game.thing(target).damage == damage
    game = castles(
        side("1,1 act Hill Giant", battlefield="The Wanderer(3 loyalty), Craw Wurm"),
        side(battlefield="Prodigal Sorcerer*2"),
    )
    game.play("A pass; B activate Prodigal Sorcerer#1; B target Hill Giant")
    game.all_pass()
    assert game.thing("Hill Giant").damage == 1
    game.play("A pass; B activate Prodigal Sorcerer#2; B target Craw Wurm")
    game.all_pass()
    assert game.thing("Craw Wurm").damage == 0


@scenario("CAS-T53", "CAS-R43")
def test_a_shield_for_everybody_is_judged_by_who_would_be_hurt() -> None:
    """CAS-R43: combat damage to the castle creature is dealt, that which it deals is prevented."""
    mine = side(battlefield="Hill Giant, Forest*2", hand="Moment's Peace")
    game = castles(mine, side("1,1 act Wall of Stone(1 +1/+1)"))
    game.attack(1, "Hill Giant")
    announce(game, "A", "Moment's Peace")
    game.resolve()
    game.pass_to("main2")
    assert (game.thing("Wall of Stone").damage, game.thing("Hill Giant").damage) == (3, 0)
    game = castles(mine)
    game.attack(1, "Hill Giant")
    announce(game, "A", "Moment's Peace")
    game.resolve()
    game.pass_to("main2")
    assert game.life() == (20, 20)


def test_effects_on_how_others_enter_pass_by_what_is_activated() -> None:
    """CAS-R53: as it would be activated, only its own effects apply."""
    arlinn = "Arlinn, Voice of the Pack(3 loyalty)"
    game = castles(side("1,1 down Young Wolf", battlefield=arlinn, hand="Young Wolf"))
    for name, number in (("Young Wolf#1", 1), ("Young Wolf#2", 0)):
        move = Move(rule="CAS-9.9", object=game.ref(name), to="battlefield")
        assert len(choices(game.state, move)) == number
