"""Cards that are cast face down, and turned face up: morph, megamorph, disguise (CR 702.37, 702.168, 708)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from tests.harness import plain
from tests.magic.made_up import key
from tests.magic.table import FACE_DOWN, Play, side, table


def permanent(game: Play, seat: int, place: int = -1) -> dict[str, Any]:
    """A permanent as a seat sees it."""
    seen: dict[str, Any] = plain(engine.view(game.state, seat))["view"]["battlefield"][place]
    return seen


def rules(game: Play) -> list[str]:
    """The rules of what has just happened."""
    return [event.rule for event in game.events]


def kinds(game: Play) -> list[str]:
    """The kinds of what has just happened."""
    return [type(event).__name__ for event in game.events]


# Casting face down (CR 702.37c, 708.2, 708.4) ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "way", "keywords"),
    [
        ("Veiled Prowler", "morph", []),
        ("Veiled Hulk", "morph", []),
        ("Veiled Informer", "disguise", ["ward {2}"]),
    ],
)
def test_a_card_is_cast_face_down_as_a_creature_without_a_name(
    name: str, way: str, keywords: list[str]
) -> None:
    game = table(side("Mountain*3", hand=name))
    game.play(f"A cast {name} with {way}")
    assert all(land.tapped for land in map(game.thing, ("Mountain", "Mountain#2", "Mountain#3")))
    game.resolve()
    found = game.characteristics(game.ref(FACE_DOWN))
    assert (found.name, found.types, found.subtypes, found.colors) == ("", {"creature"}, set(), set())
    assert (found.power, found.toughness, found.mana_value, found.supertypes) == (2, 2, 0, set())
    assert (permanent(game, 0).get("keywords", []), permanent(game, 1).get("keywords", [])) == (
        keywords,
        keywords,
    )


def test_it_costs_three_mana_and_not_what_the_card_costs() -> None:
    game = table(side("Mountain*2", hand="Veiled Prowler"))
    game.refuses("cast Veiled Prowler with morph", "CR-118.3")
    assert table(side("Forest*5", hand="Veiled Prowler")).listed() >= {
        "cast Veiled Prowler normal",
        "cast Veiled Prowler morph",
    }


def test_a_card_without_the_keyword_is_not_cast_face_down() -> None:
    game = table(side("Forest*5", hand="Grizzly Bears, Veiled Informer"))
    game.refuses("cast Grizzly Bears with morph", "CR-601.3")
    game.refuses("cast Veiled Informer with morph", "CR-601.3")


def test_flash_of_the_card_is_not_that_of_the_creature_that_it_is_face_down() -> None:
    game = table(side("Plains*3", hand="Veiled Envoy"), step="upkeep")
    game.refuses("cast Veiled Envoy with morph", "CR-307.1")
    game.includes("cast Veiled Envoy")


@pytest.mark.parametrize(("toll", "cost"), [("Pale Toll", 3), ("Beast Toll", 4)])
def test_what_spells_cost_is_asked_of_the_creature_without_a_name(toll: str, cost: int) -> None:
    """CR 708.4: spells of its colors cost more, and it has none; creature spells do, and it is one."""
    poor = table(side(f"Mountain*{cost - 1}", hand="Veiled Envoy"), side(toll))
    poor.excludes("cast Veiled Envoy with morph")
    game = table(side(f"Mountain*{cost}", hand="Veiled Envoy"), side(toll))
    game.play("A cast Veiled Envoy with morph")
    assert sum(game.table.objects[ref].tapped for ref in game.table.battlefield) == cost


def test_what_cannot_be_cast_is_asked_of_the_creature_without_a_name() -> None:
    game = table(side("Mountain*3, Beast Scorner", hand="Veiled Envoy"))
    game.refuses("cast Veiled Envoy with morph", "CR-101.2")


def test_another_card_lets_it_be_cast_face_down_as_though_it_had_flash() -> None:
    game = table(side("Mountain*3, Quickened Herd", hand="Veiled Prowler"), step="upkeep")
    game.play("A cast Veiled Prowler with morph")


def test_a_face_down_spell_is_countered_into_the_graveyard_and_shown() -> None:
    game = table(side("Mountain*3", hand="Veiled Prowler"), side("Island*2", hand="Counterspell"))
    game.play("A cast Veiled Prowler with morph; A pass; B cast Counterspell; B pass; A pass")
    assert game.cards("A", "graveyard") == [key("Veiled Prowler")]
    moved = [one for one in game.events if type(one).__name__ == "Moved" and one.to_zone == "graveyard"]
    assert moved[0].card == key("Veiled Prowler")


def test_no_ability_of_the_card_works_as_it_enters_or_dies_face_down() -> None:
    game = table(side("Mountain*3", hand="Veiled Envoy"), side("Mountain", hand="Shock"))
    game.play("A cast Veiled Envoy with morph")
    game.resolve()
    assert game.life() == (20, 20)
    game.play(f"A pass; B cast Shock; B target {FACE_DOWN}; B pass; A pass")
    assert game.cards("A", "graveyard") == [key("Veiled Envoy")]
    assert (game.cards("A", "hand"), game.table.stack) == ([], [])


# Turning it face up (CR 116.2b, 702.37e, 702.168d, 708.8) ---------------------------------------------------


@pytest.mark.parametrize("mine", [True, False])
def test_its_controller_turns_it_face_up_whenever_they_have_priority(mine: bool) -> None:
    game = table(
        side("Forest*2, Veiled Prowler(face down)"),
        side("Mountain", hand="Shock"),
        active=int(not mine),
        turn=3 + (not mine),
    )
    if not mine:
        game.play("B pass")
    game.play(f"A turn_up {FACE_DOWN}")
    assert (game.size("Veiled Prowler"), game.cards("A", "hand")) == ((4, 4), [])
    assert {"CR-702.37e", "CR-708.8"} <= set(rules(game))
    assert kinds(game).index("Revealed") < kinds(game).index("ManaSpent") < kinds(game).index("TurnedFaceUp")
    assert len(game.table.stack) == 1
    game.resolve()
    assert len(game.cards("A", "hand")) == 1
    assert permanent(game, 1, 2)["card"] == key("Veiled Prowler")


def test_it_is_turned_up_in_response_and_survives() -> None:
    game = table(side("Forest*2, Veiled Prowler(face down)"), side("Mountain", hand="Shock"))
    game.play(f"A pass; B cast Shock; B target {FACE_DOWN}; B pass; A turn_up {FACE_DOWN}")
    game.all_pass()
    game.resolve()
    assert (game.zone("Veiled Prowler"), game.thing("Veiled Prowler").damage) == ("battlefield", 2)


def test_turned_up_it_has_not_entered_and_stays_as_it_was() -> None:
    game = table(side("Veiled Envoy(face down, tapped, sick, 1 damage, 2 +1/+1)"))
    before = game.ref(FACE_DOWN)
    game.play(f"A turn_up {FACE_DOWN}")
    assert (game.life(), game.table.stack, game.ref("Veiled Envoy")) == ((17, 20), [], before)
    thing = game.thing("Veiled Envoy")
    assert (thing.tapped, thing.sick, thing.damage, thing.counters) == (True, True, 1, {"+1/+1": 2})
    assert game.size("Veiled Envoy") == (3, 5)


def test_turned_up_it_works_again() -> None:
    game = table(side("Veiled Envoy(face down)"), side("Mountain, Swamp*2", hand="Doom Blade"))
    game.play(f"A turn_up {FACE_DOWN}; A pass; B cast Doom Blade; B auto_pay; B pass; A pass")
    assert len(game.table.stack) == 1


def test_megamorph_puts_a_counter_on_it() -> None:
    game = table(side("Swamp*3, Veiled Hulk(face down)"))
    game.play(f"A turn_up {FACE_DOWN}")
    assert (game.size("Veiled Hulk"), "CR-702.37b" in rules(game)) == ((4, 6), True)


def test_megamorph_grows_as_it_is_turned_up() -> None:
    """CR 702.37b, 708.11: its own abilities see the counter put, and what triggers on its being turned up
    finds it there."""
    game = table(side("Forest, Veiled Grower(face down)"))
    game.play(f"A turn_up {FACE_DOWN}")
    if game.asked() == "order_triggers":
        game.take(engine.legal_actions(game.state)[0])
    assert len(game.table.stack) == 2
    game.resolve()
    game.resolve()
    assert (game.life(), game.size("Veiled Grower")) == ((25, 20), (4, 4))


@pytest.mark.parametrize(("first", "counters"), [("Swelling Vine", 3), ("Budding Grove", 4)])
def test_an_order_of_what_replaces_its_counter_is_asked_before_anything_triggers(
    first: str, counters: int
) -> None:
    """CR 616.1, 708.11."""
    game = table(side("Forest, Veiled Grower(face down), Swelling Vine, Budding Grove"))
    game.play(f"A turn_up {FACE_DOWN}")
    assert (game.asked(), game.table.stack, game.state.machine.waiting) == ("choose_replacement", [], [])
    game.play(f"A replace {game.ref(first)} {key(first)}/0")
    assert game.thing("Veiled Grower").counters == {"+1/+1": counters}
    assert len(game.table.stack) + len(game.state.machine.waiting) == 2


def test_disguise_is_turned_up_for_its_cost_with_a_hybrid_symbol() -> None:
    game = table(side("Island*2, Veiled Informer(disguised)"))
    game.play(f"A turn_up {FACE_DOWN}")
    game.resolve()
    assert (game.life(), "flying" in permanent(game, 1)["keywords"]) == ((21, 20), True)


def test_the_rule_of_disguise_shows_what_it_costs() -> None:
    game = table(side("Island*2, Veiled Informer(disguised)"))
    game.play(f"A turn_up {FACE_DOWN}")
    assert "CR-702.168d" in rules(game)


def test_a_cost_that_is_no_mana_is_paid_with_a_card_of_the_hand() -> None:
    game = table(side("Veiled Gatherer(face down)", hand="Shock, Forest"))
    game.play(f"A turn_up {FACE_DOWN}")
    game.legal("pay_with Shock", "pay_with Forest")
    game.play("A pay_with Shock")
    assert (game.size("Veiled Gatherer"), game.cards("A", "graveyard")) == ((3, 3), ["shock"])


def test_without_the_card_for_such_a_cost_it_is_not_turned_up() -> None:
    game = table(side("Veiled Gatherer(face down)"))
    game.refuses(f"turn_up {FACE_DOWN}", "CR-118.3")
    game.excludes(f"turn_up {FACE_DOWN}")


def test_what_is_given_up_to_turn_itself_up_is_not_turned_up() -> None:
    """CR 702.37e: the cost is paid first, and by then it lies face up in the graveyard."""
    game = table(side("Grizzly Bears, Veiled Glutton(face down)"))
    game.play(f"A turn_up {FACE_DOWN}")
    game.legal(f"pay_with {FACE_DOWN}", "pay_with Grizzly Bears")
    game.play(f"A pay_with {FACE_DOWN}")
    assert (game.cards("A", "graveyard"), game.asked()) == ([key("Veiled Glutton")], "priority")
    game.includes("pass")


def test_nobody_but_its_controller_turns_it_up_and_not_without_paying() -> None:
    game = table(side("Forest, Veiled Prowler(face down)"), side("Forest*5"))
    game.refuses(f"turn_up {FACE_DOWN}", "CR-118.3")
    game.play("A pass")
    game.refuses(f"turn_up {FACE_DOWN}", "CR-116.2b")


@pytest.mark.parametrize("name", ["Grizzly Bears", "Veiled Prowler"])
def test_what_lies_face_up_is_not_turned_up(name: str) -> None:
    table(side(f"Forest*5, {name}")).refuses(f"turn_up {name}", "CR-116.2b")


# What else happens to it (CR 708.9, 707.2) ------------------------------------------------------------------


def test_it_is_shown_as_it_returns_to_the_hand_and_everybody_knows_it_there() -> None:
    game = table(side("Veiled Prowler(face down)"), side("Island", hand="Unsummon"))
    game.play("A pass; B cast Unsummon; B pass; A pass")
    assert [one["card"] for one in plain(engine.view(game.state, 1))["view"]["seats"][0]["hand"]] == [
        key("Veiled Prowler")
    ]


def test_a_copy_of_it_is_a_creature_without_a_name_that_lies_face_up() -> None:
    game = table(side("Island*4", hand="Clone"), side("Veiled Prowler(face down)"))
    game.play("A cast Clone")
    game.all_pass()
    game.play(f"A copy {FACE_DOWN}")
    copied = permanent(game, 0)
    assert (copied["card"], copied["power"], "face_down" in copied) == ("@face_down", 2, False)
    game.refuses("turn_up Clone", "CR-116.2b")


def test_whoever_gains_control_of_it_looks_at_it_and_may_turn_it_up() -> None:
    game = table(side("Island*4, Forest*2", hand="Control Magic"), side("Veiled Prowler(face down)"))
    assert "face" not in permanent(game, 0)
    game.play("A cast Control Magic; A auto_pay")
    game.resolve()
    assert permanent(game, 0, -2)["face"] == permanent(game, 1, -2)["face"] == key("Veiled Prowler")
    game.play(f"A turn_up {FACE_DOWN}")
    assert game.size("Veiled Prowler") == (4, 4)


def test_whoever_has_lost_control_of_it_knows_it_and_turns_it_up_no_more() -> None:
    """CR 708.7: its controller turns it face up."""
    mine = side("Island*4", hand="Control Magic")
    game = table(mine, side("Forest*5, Veiled Prowler(face down)"))
    game.play("A cast Control Magic")
    game.resolve()
    game.play("A pass")
    assert permanent(game, 1, -2)["face"] == key("Veiled Prowler")
    game.excludes(f"turn_up {FACE_DOWN}")
    game.refuses(f"turn_up {FACE_DOWN}", "CR-116.2b")


def test_everybody_sees_it_once_the_game_has_ended() -> None:
    game = table(side("Veiled Prowler(face down)"))
    assert "face" not in permanent(game, 1)
    game.play("A concede")
    assert permanent(game, 1)["face"] == key("Veiled Prowler")


# Who knows it (CR 708.5; CORE-26) ---------------------------------------------------------------------------


def _told(game: Play, seat: int) -> bytes:
    """All that a seat is told of a game."""
    return msgspec.json.encode(plain(engine.view(game.state, seat)))


def _as_played(name: str, script: str, **more: str) -> list[bytes]:
    """What B is told at each step of a game in which A casts this card face down."""
    game = table(side("Forest*8", hand=f"{name}, Shock, Forest", **more), side("Mountain*4", hand="Shock"))
    told = []
    for step in (f"A cast {name} with morph", *script.split(";")):
        game.play(step)
        told.append(_told(game, 1))
        for event in game.events:
            assert name not in str(event) or 1 not in getattr(getattr(event, "private", None), "seats", (1,))
    return told


@pytest.mark.parametrize("other", ["Veiled Hulk", "Veiled Envoy"])
def test_another_card_face_down_looks_the_same_to_the_opponent(other: str) -> None:
    script = "A pass;B pass;A pass;B pass;A pass;B pass"
    brought = "Veiled Prowler, Veiled Hulk, Veiled Envoy"
    first = _as_played("Veiled Prowler", script, library=brought)
    assert first == _as_played(other, script, library=brought)


def test_the_opponent_is_refused_alike_whatever_lies_there() -> None:
    verdicts = []
    for name in ("Veiled Prowler", "Veiled Envoy", "Veiled Gatherer"):
        game = table(side(f"Forest*3, {name}(face down)"), side("Forest*3"))
        game.play("A pass")
        action = engine.decode_action(
            game.state,
            msgspec.json.encode(
                {"type": "turn_face_up", "permanent": game.ref(FACE_DOWN), "paying": "keyword"}
            ),
        )
        verdicts.append(plain(engine.check(game.state, action)))
    assert verdicts[0] == verdicts[1] == verdicts[2]


def test_samples_deal_it_anew_among_the_cards_that_can_lie_there() -> None:
    game = table(
        side(
            "Veiled Prowler(face down)",
            hand="Shock, Veiled Envoy",
            library="Veiled Hulk, Veiled Informer, Forest*3",
        ),
        side("Mountain"),
    )
    faces = set()
    for seed in range(60):
        guess = engine.sample(game.state, 1, seed)
        faces.add(guess.table.objects[game.ref(FACE_DOWN)].face)
        dealt = sorted(one.true_card for one in guess.table.objects.values())
        assert dealt == sorted(one.true_card for one in game.table.objects.values())
        mine = engine.sample(game.state, 0, seed)
        assert mine.table.objects[game.ref(FACE_DOWN)].face == key("Veiled Prowler")
    assert faces == {key("Veiled Prowler"), key("Veiled Envoy"), key("Veiled Hulk")}


def test_casting_face_down_makes_others_uncertain_of_the_cards_that_it_may_have_been() -> None:
    game = table(side("Mountain*3", hand="Veiled Prowler, Veiled Envoy, Shock"))
    hand = game.table.seats[0].hand
    document = engine.decode(engine.encode(game.state))
    document.machine.known.update({ref: [0, 1] for ref in hand})
    game = Play.at(engine.decode(msgspec.json.encode(plain(document))))
    game.play("A cast Veiled Prowler with morph")
    assert [game.state.machine.known[ref] for ref in game.table.seats[0].hand] == [[0], [0, 1]]
    assert game.state.machine.known[game.ref(FACE_DOWN)] == [0]


def test_while_it_is_paid_for_everybody_knows_what_is_turned_up() -> None:
    game = table(side("Veiled Gatherer(face down)", hand="Shock, Forest"), side("Mountain"))
    game.play(f"A turn_up {FACE_DOWN}")
    assert game.asked() == "pay_cost"
    assert (permanent(game, 1, 0)["face"], permanent(game, 1, 0)["face_down"]) == (
        key("Veiled Gatherer"),
        "morph",
    )


def test_a_token_that_copies_it_is_a_creature_without_a_name_that_lies_face_up() -> None:
    game = table(side("Island, Veiled Prowler(face down)", hand="Plain Likeness"))
    game.play("A cast Plain Likeness")
    game.resolve()
    token = permanent(game, 1)
    assert (token["card"], token["power"], token["token"]) == ("@face_down", 1, True)
    assert "face_down" not in token
    game.refuses(f"turn_up {FACE_DOWN}#2", "CR-116.2b")


def test_turned_up_in_combat_as_no_creature_it_leaves_combat() -> None:
    game = table(side("Plains*2, Veiled Chapel(face down)"), step="declare_attackers")
    game.play(f"A attack {FACE_DOWN} → B")
    game.play(f"A turn_up {FACE_DOWN}")
    assert game.table.combat.attackers == []
    game.pass_to("main2")
    assert game.life() == (20, 20)
