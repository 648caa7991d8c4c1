"""Chapter 9, the activation test in play: what it asks for, paying, entering and being let go."""

from __future__ import annotations

from typing import Any

import msgspec

import engine
from engine.rulesets.castle.activation import ChoosingX, PayingForActivation
from tests.harness import fresh, of_type, scenario
from tests.rulesets.castle.table import Play, castles, side, written
from tests.sides import one_sided


def attacked(
    battlefield: str,
    castle: str,
    attacker: str = "Craw Wurm",
    *,
    column: int = 1,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Play:
    """A has attacked a column with one creature, and the foremost card is tested. B has these permanents."""
    theirs = side(castle, battlefield=battlefield, **more)
    game = castles(side(battlefield=attacker), theirs, options=options)
    game.attack(column, attacker)
    game.reveal()
    return game


def asked_price(game: Play) -> PayingForActivation:
    """What B is asked to pay."""
    asked = engine.decision(game.state)
    assert isinstance(asked, PayingForActivation), asked
    return asked


def capability_event(game: Play) -> dict[str, Any]:
    """The last test that was made, as an event."""
    (event,) = of_type(game.events, "land_capability")
    return dict(event)


# Prices (CAS-9.1–9.4) --------------------------------------------------------------------------------------


@scenario("CAS-T06", "CAS-9.1 CAS-9.4 CAS-9.6 CAS-9.9 CAS-R32")
def test_cas_t06_free_activation_by_tapped_lands() -> None:
    game = attacked("Forest*2(tapped)", "1,1 down Grizzly Bears", "Savannah Lions")
    assert capability_event(game)["price"] == 0
    assert game.spot("B", "1,1") == "act Grizzly Bears"
    game.pass_to("main2")
    assert (game.zone("Grizzly Bears"), game.zone("Savannah Lions")) == ("exile", "graveyard")
    assert game.castle("B") == {}
    assert all(game.thing(f"Forest#{number}").tapped for number in (1, 2))
    assert game.life() == (20, 20)


def test_mana_counts_that_may_be_spent_on_the_card() -> None:
    """CAS-9.2: that of a Brood Nest for a creature card, that of a Fen Verge where its condition holds."""
    game = attacked("Brood Nest, Forest", "1,1 down Grizzly Bears", "Savannah Lions")
    assert capability_event(game)["price"] == 0
    game = attacked("Fen Verge, Wastes", "1,1 down Goblin Piker", "Savannah Lions")
    assert capability_event(game)["price"] == 2
    game = attacked("Fen Verge, Mountain(tapped)", "1,1 down Goblin Piker", "Savannah Lions")
    assert capability_event(game)["price"] == 0


def test_a_snow_symbol_is_worth_one_life_unless_a_snow_land_counts() -> None:
    """CAS-9.4: {S} is not coloured; mana of any type from a snow source pays for it."""
    game = attacked("Forest*2", "1,1 down Rime Wisp", "Savannah Lions")
    asked = asked_price(game)
    assert (asked.price, asked.missing) == (1, "{S}")
    game = attacked("Forest, Snowy Forest(tapped)", "1,1 down Rime Wisp", "Savannah Lions")
    event = capability_event(game)
    assert event["price"] == 0
    assert [(one["mana"], one["pays"]) for one in event["lands"]] == [("{G}", "{1}"), ("{G}", "{S}")]


def test_mana_from_a_snow_source_pays_for_its_colour_too() -> None:
    """CAS-9.4, CR 107.4h: green mana from a snow source is green mana."""
    game = attacked("Snowy Forest*2", "1,1 down Rime Stalker", "Savannah Lions")
    event = capability_event(game)
    assert event["price"] == 0
    assert sorted(one["pays"] for one in event["lands"]) == ["{G}", "{S}"]
    game = attacked("Snowy Forest, Forest", "1,1 down Rime Stalker", "Savannah Lions")
    assert capability_event(game)["price"] == 0


@scenario("CAS-T07", "CAS-9.4 CAS-9.6 CAS-9.7 CAS-R30 CAS-R50")
def test_cas_t07_paying() -> None:
    game = attacked("Plains, Mountain*2", "1,1 down Serra Angel")
    asked = asked_price(game)
    assert (asked.price, asked.missing) == (3, "{W}{1}")
    assert [(game.name(one.land), one.mana, one.pays) for one in asked.lands] == [
        ("Plains", "{W}", "{W}"),
        ("Mountain#1", "{R}", "{1}"),
        ("Mountain#2", "{R}", "{1}"),
    ]
    game.legal("pay", "let_go")
    labels = {type(one).__name__: engine.label(game.state, one) for one in engine.legal_actions(game.state)}
    assert labels["Pay"] == "Pay 3 life for Serra Angel: 1 {W} and 1 generic are missing"
    assert labels["LetGo"] == "Let Serra Angel go"
    game.play("B pay")
    assert game.life() == (20, 17)
    assert game.spot("B", "1,1") == "act Serra Angel"
    assert not any(game.thing(name).tapped for name in ("Plains", "Mountain#1", "Mountain#2"))
    game.pass_to("main2")
    assert (game.zone("Craw Wurm"), game.zone("Serra Angel")) == ("graveyard", "exile")


@scenario("CAS-T08", "CAS-8.4 CAS-9.8 CAS-11.7 CAS-R48")
def test_cas_t08_letting_go() -> None:
    game = attacked("Plains, Mountain*2", "1,1 down Serra Angel")
    game.play("B let_go")
    assert len(of_type(game.events, "castle_discarded")) == 1
    assert game.zone("Serra Angel") == "exile"
    assert game.castle("B") == {}
    assert (game.table.combat, game.table.step) == (None, "end_combat")
    game.pass_to("main2")
    assert (game.thing("Craw Wurm").tapped, game.thing("Craw Wurm").damage) == (True, 0)
    assert game.life() == (20, 20)


@scenario("CAS-T09", "CAS-9.1 CAS-R27")
def test_cas_t09_lands_only() -> None:
    """Sun Disc is Sol Ring: {T}: add {C}{C}."""
    for capability, price in (("lands", 6), ("all_permanents", 2)):
        game = attacked(
            "Forest, Llanowar Elves, Sun Disc", "1,1 down Craw Wurm", options={"capability": capability}
        )
        assert asked_price(game).price == price


def test_active_castle_creatures_count_among_all_permanents() -> None:
    game = attacked(
        "",
        "1,1 down Grizzly Bears; 2,2 act Llanowar Elves(tapped)",
        options={"capability": "all_permanents"},
    )
    assert asked_price(game).missing == "{1}"


@scenario("CAS-T10", "CAS-9.2 CAS-9.4")
def test_cas_t10_best_assignment() -> None:
    game = attacked("Taiga, Tundra, City of Brass", "1,1 down Lightning Angel")
    asked = asked_price(game)
    assert (asked.price, asked.missing) == (1, "{1}")
    assert sorted(one.pays for one in asked.lands) == ["{R}", "{U}", "{W}"]


@scenario("CAS-T11", "CAS-9.2 CAS-9.4 CAS-R28")
def test_cas_t11_a_land_with_two_mana() -> None:
    game = attacked("Ancient Tomb, Swamp", "1,1 down Nekrataal")
    assert (asked_price(game).price, asked_price(game).missing) == (2, "{B}")
    game.play("B pay")
    assert game.life() == (20, 18)
    assert not game.thing("Ancient Tomb").tapped


@scenario("CAS-T12", "CAS-9.7 CAS-8.8 CAS-1.1")
def test_cas_t12_not_enough_life() -> None:
    game = attacked("Forest", "1,1 down Craw Wurm", life=5)
    assert capability_event(game)["price"] == 6
    assert game.zone("Craw Wurm#2") == "exile"
    assert len(of_type(game.events, "castle_discarded")) == 1
    game = attacked("Forest", "1,1 down Craw Wurm", life=6)
    assert capability_event(game)["price"] == 6
    game.play("B pay")
    assert game.over().winner == game.SEATS["A"]
    assert not of_type(game.events, "blocker_declared")
    assert not of_type(game.events, "castle_activated")


def test_lands_of_others_do_not_count() -> None:
    game = castles(
        side(battlefield="Craw Wurm, Forest*2"), side("1,1 down Grizzly Bears", battlefield="Forest")
    )
    game.attack(1, "Craw Wurm")
    game.reveal()
    assert asked_price(game).missing == "{1}"


def test_each_land_uses_one_ability_once() -> None:
    """Dwarven Ruins adds {R}, or {R}{R} if it is sacrificed, which is not asked for."""
    game = attacked("Dwarven Ruins", "1,1 down Hill Giant")
    assert (asked_price(game).price, asked_price(game).missing) == (2, "{2}")
    assert game.zone("Dwarven Ruins") == "battlefield"


def test_abilities_that_cost_mana_add_nothing() -> None:
    game = attacked("Prism", "1,1 down Grizzly Bears", options={"capability": "all_permanents"})
    assert asked_price(game).price == 3


def test_what_a_land_adds_is_counted_now() -> None:
    """Rofellos adds {G} for each Forest, though he has just come."""
    game = attacked(
        "Forest*2, Rofellos, Llanowar Emissary(sick)",
        "1,1 down Craw Wurm",
        options={"capability": "all_permanents"},
    )
    assert asked_price(game).price == 2


@scenario("CAS-T50", "CAS-9.3 CAS-R29")
def test_the_printed_cost_is_looked_at() -> None:
    """CAS-R29: Myr Enforcer costs {1} less for each artifact that its controller controls."""
    game = attacked("Darksteel Citadel*3", "1,1 down Myr Enforcer")
    assert asked_price(game).price == 4


# Paying ----------------------------------------------------------------------------------------------------


def test_a_forced_choice_is_not_asked() -> None:
    """With too little life the card goes by itself, and nobody pays a part."""
    game = attacked("", "1,1 down Grizzly Bears", life=2)
    assert game.zone("Grizzly Bears") == "exile"
    assert game.life() == (20, 2)


def test_payments_are_refused_in_words() -> None:
    game = attacked("Plains", "1,1 down Serra Angel")
    game.refuses("B proceed Serra Angel", "CAS-9.6")


def test_the_event_tells_everybody_how_the_price_comes_about() -> None:
    game = attacked("Plains, Mountain*2", "1,1 down Serra Angel")
    event = capability_event(game)
    assert (event["spot"], event["price"], event["missing"]) == ("1,1", 3, "{W}{1}")
    assert event["lands"][0] == {"land": game.ref("Plains"), "mana": "{W}", "pays": "{W}"}


@scenario("CAS-T45", "CAS-8.3 CAS-9.6")
def test_cas_t45_save_in_the_middle() -> None:
    game = attacked("Plains, Mountain*2", "1,1 down Serra Angel")
    reloaded = Play.at(engine.decode(fresh(game.state)))
    for one in (game, reloaded):
        one.play("B pay")
    assert fresh(game.state) == fresh(reloaded.state)
    assert game.events == reloaded.events


def forged(game: Play, **fields: Any) -> list[str]:
    """The faults of a document in which the test is that of another spot."""
    document = msgspec.json.decode(fresh(game.state))
    document["machine"]["agenda"][-1].update(fields)
    return [fault.path for fault in engine.status(msgspec.json.encode(document))]


def test_only_what_was_turned_up_is_tested() -> None:
    game = attacked("Plains", "1,1 down Serra Angel; 2,1 act Hill Giant; 3,1 down Craw Wurm")
    path = [f"$.machine.agenda[{len(game.state.machine.agenda) - 1}].spot"]
    assert forged(game, spot="1,1") == []
    for spot in ("2,1", "3,1", "4,1"):
        assert forged(game, spot=spot) == path
    answer = {"seat": game.SEATS["B"], "action": {"type": "choose_x", "x": 1}}
    assert forged(game, answers=[answer])


# X (CAS-9.5) -----------------------------------------------------------------------------------------------


@scenario("CAS-T51", "CAS-9.5 CAS-R31")
def test_x_is_chosen_up_to_what_lands_have_left_over() -> None:
    game = attacked("Forest*3", "1,1 down Growing Ooze")
    asked = engine.decision(game.state)
    assert isinstance(asked, ChoosingX)
    assert asked.largest == 2
    game.legal("x 0", "x 1", "x 2")
    game.refuses("B x 3", "CAS-9.5")
    game.play("B x 2")
    assert game.thing("Growing Ooze").counters == {"+1/+1": 2}
    assert game.thing("Growing Ooze").x == 2
    assert of_type(game.events, "chose")[0]["choice"] == 2


def test_life_never_buys_x() -> None:
    """Without {G} the price is 2, and X is 0: the creature has toughness 0."""
    game = attacked("Mountain*3", "1,1 down Growing Ooze")
    assert asked_price(game).price == 2
    game.play("B pay")
    assert game.life() == (20, 18)
    assert game.zone("Growing Ooze") == "exile"


def test_x_is_not_asked_for_where_it_can_only_be_0() -> None:
    game = attacked("Forest", "1,1 down Growing Ooze; 1,2 act Hill Giant")
    assert game.zone("Growing Ooze") == "exile"


# Entering (CAS-9.9) and being discarded (CAS-9.8) ----------------------------------------------------------


def test_an_activated_creature_is_untapped_new_and_not_cast() -> None:
    game = attacked("Mountain*4", "1,1 down Hill Giant; 1,2 down Wall of Stone")
    game.play("B switch")
    giant = game.thing("Hill Giant")
    assert (giant.tapped, giant.sick, giant.controller) == (False, True, None)


def test_activation_is_told_by_spot() -> None:
    game = attacked("Mountain*4", "1,1 down Hill Giant")
    (event,) = of_type(game.events, "castle_activated")
    assert (event["rule"], event["spot"], event["object"]) == ("CAS-9.9", "1,1", game.ref("Hill Giant"))
    assert not of_type(game.events, "spell_cast")


@scenario("CAS-T54", "CAS-R53")
def test_only_its_own_effects_apply_as_it_enters() -> None:
    """CAS-R53: Curfew lets creatures enter tapped."""
    game = castles(
        side(battlefield="Craw Wurm, Curfew"),
        side("1,1 down Growing Ooze; 1,2 down Wall of Air", battlefield="Forest*4"),
    )
    game.attack(1, "Craw Wurm")
    game.reveal()
    game.play("B x 3")
    assert (game.thing("Growing Ooze").tapped, game.thing("Growing Ooze").counters) == (False, {"+1/+1": 3})


def test_its_tap_abilities_wait_for_the_next_turn() -> None:
    """Summoning sickness counts from the activation on (CAS-9.9, R51)."""
    game = attacked("Forest", "1,1 down Llanowar Elves; 1,2 act Wall of Stone", "Grizzly Bears")
    game.play("B switch; B proceed Wall of Stone; A pass")
    game.seat_to_act("B")
    game.refuses("B tap Llanowar Elves for {G}", "CR-302.6")
    game.pass_to("upkeep")
    game.pass_to("main1")
    game.includes("tap Llanowar Elves for {G}")


def test_cas_t31_enters_trigger() -> None:
    game = attacked("Mountain*4", "1,1 down Flametongue Kavu", "Serra Angel")
    assert game.asked() == "choose_target"
    game.legal("target Serra Angel", "target Flametongue Kavu")
    game.play("B target Serra Angel")
    game.seat_to_act("A")
    assert game.table.step == "declare_blockers"
    assert game.table.combat.attackers[0].blockers == [game.ref("Flametongue Kavu")]
    game.resolve()
    assert game.zone("Serra Angel") == "graveyard"
    game.pass_to("main2")
    assert game.spot("B", "1,1") == "act Flametongue Kavu"


def test_the_only_target_may_be_the_creature_itself() -> None:
    """The attacker has shroud: the trigger has no other target."""
    game = attacked("Mountain*4", "1,1 down Flametongue Kavu", "Benthic Giant")
    game.resolve()
    assert game.zone("Flametongue Kavu") == "exile"


@scenario("CAS-T32", "CAS-9.8")
def test_cas_t32_not_activated_no_trigger() -> None:
    game = castles(side(battlefield="Serra Angel, Blood Artist"), side("1,1 down Flametongue Kavu", life=20))
    game.attack(1, "Serra Angel")
    game.reveal()
    assert asked_price(game).price == 5
    game.play("B let_go")
    assert game.asked() == "priority"
    assert not game.table.stack
    assert game.life() == (20, 20)
    assert game.zone("Flametongue Kavu") == "exile"


def test_as_enters_choices_are_the_defenders() -> None:
    game = attacked("Island*4", "1,1 down Clone", "Craw Wurm")
    assert game.asked() == "enter_as_copy"
    game.legal("copy Craw Wurm", "enter_plain")
    game.play("B copy Craw Wurm")
    assert game.thing("Clone").copy_of == "craw_wurm"
    game.pass_to("main2")
    assert [game.zone(name) for name in ("Craw Wurm", "Clone")] == ["graveyard", "exile"]


# Who knows what --------------------------------------------------------------------------------------------


@one_sided("compares the views seat by seat")
def test_a_revealed_card_is_known_to_both() -> None:
    game = attacked("", "1,1 down Serra Angel; 1,2 down Hill Giant")
    for seat in (0, 1):
        spots = {one.spot: one.card for one in engine.view(game.state, seat).view.castles[1].spots}
        assert spots["1,1"] == "serra_angel"
        assert spots["1,2"] is None


@scenario("CAS-T15", "CAS-8.4 CAS-8.6 CAS-R25")
def test_cas_t15_switch_into_loss() -> None:
    game = attacked("Forest*2", "1,1 act Grizzly Bears; 1,2 down Serra Angel", "Air Elemental")
    game.play("B switch")
    assert asked_price(game).price == 5
    game.play("B let_go")
    assert game.life() == (20, 18)
    assert game.zone("Serra Angel") == "exile"
    assert game.castle("B") == {"1,2": "act Grizzly Bears"}
    assert game.size("Grizzly Bears") == (3, 3)
    game.pass_to("main2")
    assert game.table.combat is None


# Owner and controller ---------------------------------------------------------------------------------------


def test_lands_count_for_whoever_controls_them() -> None:
    """CAS-9.1: a Forest of A's that B controls makes mana for B's card, and one of B's that A controls does
    not."""
    for forest, price in ((0, 1), (1, 3)):
        laid = written(
            side(battlefield="Craw Wurm, Forest"),
            side("1,1 down Grizzly Bears", battlefield="Forest*2"),
        )
        objects = laid["table"]["objects"]
        mine, *theirs = [ref for ref in laid["table"]["battlefield"] if objects[ref]["card"] == "forest"]
        for ref in theirs:
            objects[ref]["controller"] = 0
        if not forest:
            objects[mine]["controller"] = 1
        game = Play(laid)
        game.attack(1, "Craw Wurm")
        game.reveal()
        assert asked_price(game).price == price
