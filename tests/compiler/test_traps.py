"""Texts that are easily read wrongly, in the order of the traps: each is read right, or refused."""

from __future__ import annotations

from typing import Any

import pytest

from compiler.compiling import compile_card
from compiler.printed import Printed
from compiler.refusing import Refused

from .prints import printed

AURA, EQUIPMENT = "Enchantment — Aura", "Artifact — Equipment"


def card(text: str, kind: str = "Creature — Bear", **more: Any) -> Printed:
    """A card with this text, ``~`` standing for its name."""
    return printed(text.replace("~", "Mossback"), kind, **more)


def ability(text: str, kind: str = "Creature — Bear", **more: Any) -> dict[str, Any]:
    """The last ability that a text is read as."""
    found: dict[str, Any] = compile_card(card(text, kind, **more)).card
    return dict(found["abilities"][-1])


def steps(text: str, kind: str = "Creature — Bear", **more: Any) -> list[dict[str, Any]]:
    """The steps of that ability."""
    return list(ability(text, kind, **more)["do"])


def refused(text: str, kind: str = "Creature — Bear", **more: Any) -> str:
    """Why a text is refused."""
    with pytest.raises(Refused) as error:
        compile_card(card(text, kind, **more))
    return error.value.what


def test_1_an_if_after_the_trigger_is_its_condition_and_a_later_one_a_step() -> None:
    early = ability("When ~ enters, if you control a Frog, draw four cards.")
    assert early["condition"] == {"if": "exists", "what": {"subtypes": ("Frog",), "controller": "you"}}
    assert list(early["do"]) == [{"do": "draw", "amount": 4}]
    late = ability("When ~ enters, scry 4. If you control a Frog, draw four cards.")
    assert "condition" not in late
    assert late["do"][1]["do"] == "if"
    trailing = ability("At the beginning of your upkeep, draw four cards if you control a Frog.")
    assert "condition" not in trailing  # CR 603.4: it does not come right after the event
    assert trailing["do"][0]["do"] == "if"


def test_2_if_you_do_after_a_price_is_paid_for_and_after_an_act_is_not() -> None:
    assert steps("When ~ enters, you may discard two cards. If you do, draw four cards.") == [
        {"do": "may", "pay": {"discard": 2}, "then": ({"do": "draw", "amount": 4},)}
    ]
    (may,) = steps("When ~ enters, you may draw three cards. If you do, you lose 6 life.")
    assert "pay" not in may
    assert [step["do"] for step in may["then"]] == ["draw", "lose_life"]


def test_2_what_is_done_twice_if_you_do_is_not_done_otherwise() -> None:
    (may,) = steps("When ~ enters, you may discard two cards. If you do, investigate twice.")
    assert [step["do"] for step in may["then"]] == ["create", "create"]


@pytest.mark.parametrize(
    "more", ["It gains haste until end of turn.", "Exile it at the beginning of the next end step."]
)
def test_2_what_is_made_if_you_do_is_what_the_next_sentence_is_about(more: str) -> None:
    text = "Whenever an artifact is put into a graveyard from the battlefield, you may pay {4}. If you do, create a 2/2 blue Frog creature token."
    (may,) = steps(f"{text} {more}")
    assert may["then"][0]["as"] == "token"
    last = may["then"][1]
    assert last.get("what", last.get("steps", [{}])[0].get("what")) == "token"


@pytest.mark.parametrize("yes", ["", "you may pay {4}. If you do, "])
def test_2_that_creature_after_a_creature_token_may_be_either(yes: str) -> None:
    more = "That creature gains haste until end of turn."
    assert refused(f"Whenever another creature dies, {yes}create a 2/2 blue Frog creature token. {more}")
    *_, last = steps(f"Whenever another creature attacks, {yes}create a Treasure token. {more}")
    assert last["what"] == "that"


@pytest.mark.parametrize(
    ("event", "whose"),
    [("casts a spell", "its"), ("casts a spell", "that spell's"), ("discards a card", "its")],
)
def test_4_its_mana_value_is_that_of_what_was_cast_or_discarded(event: str, whose: str) -> None:
    text = f"Whenever an opponent {event}, ~ deals damage to that player equal to {whose} mana value."
    assert steps(text)[0]["amount"]["of"] == "that"


@pytest.mark.parametrize(
    "text",
    [
        "you may discard a card. If you do, draw cards equal to its mana value.",
        "you may exile a card from your graveyard. If it's a creature card, draw four cards.",
    ],
)
def test_4_it_that_was_discarded_or_exiled_is_not_the_source(text: str) -> None:
    assert refused(f"When ~ enters, {text}")


def test_4_it_that_was_put_onto_the_battlefield_is_not_the_source() -> None:
    text = "When ~ enters, you may put a Frog card from your hand onto the battlefield. If you do, return it to its owner's hand at the beginning of the next end step."
    _, move, answer = steps(text)
    (later,) = answer["then"]
    assert later["steps"][0]["what"] == move["as"]


def test_4_a_token_is_no_card() -> None:
    """CR 108.2b."""
    text = "Whenever a creature dealt damage by ~ this turn dies, create a 2/2 blue Frog creature token and exile that card."
    create, move = steps(text)
    assert (create["do"], move["what"]) == ("create", "that")


def test_3_when_you_do_is_a_trigger_of_its_own() -> None:
    (may,) = steps("Whenever ~ attacks, you may pay {4}. When you do, ~ deals 5 damage to target Frog.")
    (reflexive,) = may["then"]
    assert reflexive["do"] == "when_you_do"
    assert reflexive["targets"] == ({"what": {"subtypes": ("Frog",)}},)


def test_4_it_is_what_the_trigger_was_about_and_not_the_source() -> None:
    (damage,) = steps("Whenever a creature attacks, ~ deals 2 damage to it.", "Artifact")
    assert damage["to"] == "that"


def test_5_the_controller_of_that_land_is_not_that_of_the_source() -> None:
    (loss,) = steps(
        "Whenever a land is put into a graveyard from the battlefield, ~ deals 3 damage to that land's controller.",
        "Artifact",
    )
    assert loss["who"] == "controller of that"


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("~ deals 3 damage to that creature's controller", "controller of that"),
        ("~ deals 3 damage to enchanted creature's controller", "controller of attached"),
    ],
)
def test_5_that_creature_is_that_of_the_event_wherever_the_aura_is_then(text: str, who: str) -> None:
    """The Aura may be attached to something else as the ability resolves (CR 603.10, 608.2h)."""
    found = steps(f"Enchant creature\nWhenever enchanted creature becomes tapped, {text}.", AURA)
    assert found == [{"do": "damage", "amount": 3, "who": who}]


def test_5_damage_that_follows_the_event_goes_to_its_creature() -> None:
    text = "Whenever enchanted creature deals damage, ~ deals that much damage to that creature."
    assert steps(f"Enchant creature\n{text}", AURA) == [{"do": "damage", "amount": "amount", "to": "that"}]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("deals damage to a creature, exile that creature", "damaged"),
        ("blocks a creature, exile that creature", "opposing"),
        ("attacks, tap that creature", "that"),
    ],
)
def test_5_that_creature_of_two_is_not_the_one_that_is_equipped(text: str, what: str) -> None:
    found = steps(f"Whenever equipped creature {text}.\nEquip {{4}}", EQUIPMENT)
    assert [step["what"] for step in found] == [what]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("blocks or becomes blocked by a Frog, destroy that creature", "opposing"),
        ("deals combat damage to a Frog, destroy that creature", "damaged"),
        ("deals combat damage to a player, destroy that creature", "that"),
    ],
)
def test_5_that_creature_is_the_frog_that_the_equipped_one_meets(text: str, what: str) -> None:
    """A Frog is a creature, too, and the other of the two is called the equipped one."""
    assert steps(f"Whenever equipped creature {text}.\nEquip {{4}}", EQUIPMENT) == [
        {"do": "destroy", "what": what}
    ]


@pytest.mark.parametrize(
    ("text", "what"),
    [("deals combat damage to a creature", "damaged"), ("blocks a creature", "opposing")],
)
def test_5_that_creature_is_the_one_that_was_spoken_of_last(text: str, what: str) -> None:
    """And not the Frog, though that is a creature as well."""
    assert steps(f"Whenever a Frog you control {text}, destroy that creature.", "Enchantment") == [
        {"do": "destroy", "what": what}
    ]


def test_5_that_creature_may_be_either_of_a_creature_and_a_frog() -> None:
    assert refused("Whenever a creature you control blocks a Frog, destroy that creature.", "Enchantment")


def test_4_it_that_gains_something_is_no_card_in_a_graveyard() -> None:
    text = "{1}, Exile this card from your graveyard: Put a +1/+1 counter on target Frog. It gains reach until end of turn."
    assert steps(text)[1]["what"] == "target"


def test_6_the_controller_of_what_was_destroyed_is_asked_of_the_target() -> None:
    destroy, loss = steps("Destroy target Frog. Its controller loses 6 life.", "Sorcery")
    assert loss["who"] == f"controller of {destroy['what']}"


def test_6_its_controller_is_never_the_one_who_cast_the_spell() -> None:
    """Whoever controls the source is "you" (CR 109.5)."""
    (dealt,) = steps("~ deals 2 damage to target creature and 4 damage to its controller.", "Sorcery")
    assert (dealt["to"], dealt["also"]) == ("target", ({"amount": 4, "who": "controller of target"},))
    counted = "with mana value less than or equal to the number of cards in its controller's graveyard"
    assert refused(
        f"Choose one —\n• Exile target Frog {counted}.\n• Exile target artifact {counted}.", "Sorcery"
    )


def test_6_it_is_the_equipment_or_its_bearer() -> None:
    """Whichever of them it was that attacked, which has no name (CR 603.2)."""
    kind, attacks = (
        "Artifact Creature — Equipment Crab",
        "Whenever this Equipment or equipped creature attacks,",
    )
    assert refused(f"{attacks} it gets +5/+0 until end of turn.\nReconfigure {{6}}", kind)
    drawn = compile_card(printed(f"{attacks} draw four cards.\nReconfigure {{6}}", kind)).card
    assert drawn["keywords"] == ("reconfigure {6}",)


def test_7_becomes_blocked_by_a_creature_is_not_becomes_blocked() -> None:
    once_for_each = ability("Whenever ~ becomes blocked by a creature, draw four cards.")["trigger"]
    assert once_for_each == {"when": "becomes_blocked", "against": {"types": ("creature",)}}
    assert ability("Whenever ~ becomes blocked, draw four cards.")["trigger"] == {"when": "becomes_blocked"}


def test_8_into_your_graveyard_is_not_into_a_graveyard() -> None:
    died = ability("Whenever a Frog is put into your graveyard from the battlefield, scry 4.")
    assert died["trigger"] == {"when": "dies", "what": {"subtypes": ("Frog",), "owner": "you"}}
    mine = ability("Whenever a Frog card is put into your graveyard from anywhere, scry 4.")
    assert mine["trigger"]["what"]["controller"] == "you"


def test_9_other_creatures_of_an_aura_are_others_than_the_enchanted_one() -> None:
    text = "Enchant creature\nEnchanted creature gets +1/+1 for each other {} you control."
    found = ability(text.format("creature"), AURA)
    assert found["changes"][0]["power"]["what"]["not_same_as"] == "attached"
    assert refused(text.format("Frog"), AURA)


def test_10_what_cannot_block_this_turn_may_come_later() -> None:
    (until,) = steps("Creatures your opponents control can't block this turn.", "Sorcery")
    assert until["what"] == {"types": ("creature",), "controller": "opponent"}
    assert until["changes"] == ({"change": "cant", "block": True},)


def test_11_a_subject_that_is_shared_is_one_target() -> None:
    found = ability("Target player draws four cards and loses 4 life.", "Sorcery")
    assert len(found["targets"]) == 1
    assert [step["who"] for step in found["do"]] == ["target", "target"]


def test_12_artifacts_and_creatures_are_a_union() -> None:
    (destroy,) = steps("Destroy all artifacts and creatures.", "Sorcery")
    assert destroy["what"] == {"types": ("artifact", "creature")}


def test_13_basic_before_a_list_of_land_types_holds_for_all_of_them() -> None:
    (search,) = steps(
        "Search your library for a basic Swamp or Island card, reveal it, put it into your hand, then shuffle.",
        "Sorcery",
    )
    assert search["what"] == {"subtypes": ("Swamp", "Island"), "supertypes": ("basic",)}


def test_14_a_union_of_a_type_and_a_subtype_is_no_list_of_types() -> None:
    destroy = ability("Destroy target artifact or Frog.", "Sorcery")
    parts = [{"types": ("artifact",)}, {"subtypes": ("Frog",)}]
    assert [dict(part) for part in destroy["targets"][0]["what"]["any_of"]] == parts
    assert refused("Tap target enchanted Frog or enchantment creature.", "Sorcery"), "the second need not be"


def test_15_divided_is_not_each_of() -> None:
    divided = ability("~ deals 8 damage divided as you choose among one, two, or three targets.", "Sorcery")
    assert divided["targets"][0]["divided"] is True
    each = ability("~ deals 8 damage to each of one or two targets.", "Sorcery")
    assert "divided" not in each["targets"][0]


def test_16_another_target_is_another_than_the_first_or_than_the_source() -> None:
    own = ability("When ~ enters, tap another target Frog.")
    assert own["targets"][0]["what"]["other"] is True
    two = ability("{T}: Untap target Frog. Tap another target Frog.")
    assert two["targets"][1]["not_same_as"] == "target"
    assert "other" not in two["targets"][1]["what"]


def test_17_up_to_one_target_is_not_you_may() -> None:
    upto = ability("When ~ enters, tap up to one target Frog.")
    assert upto["targets"][0]["min"] == 0
    assert upto["do"][0]["do"] == "tap"
    may = ability("When ~ enters, you may tap target Frog.")
    assert "min" not in may["targets"][0]
    assert may["do"][0]["do"] == "may"


def test_18_the_next_turns_upkeep_is_anybodys() -> None:
    (later,) = steps("Draw four cards at the beginning of the next turn's upkeep.", "Sorcery")
    assert later["when"] == {"when": "begins", "step": "upkeep", "whose": "any"}


def test_19_except_by_two_or_more_is_no_menace() -> None:
    (change,) = ability("~ can't be blocked except by two or more creatures.")["changes"]
    assert change == {"change": "cant", "be_blocked_by_fewer_than": 2}


@pytest.mark.parametrize("name", ["Opt", "Fear", "Rally", "Flying"])
def test_20_names_that_are_words(name: str) -> None:
    found = compile_card(printed(f"{name} deals 7 damage to target Frog. Scry 4.", "Sorcery", name)).card
    assert [step["do"] for step in found["abilities"][0]["do"]] == ["damage", "scry"]


def test_20_short_names_of_legends() -> None:
    legend = printed(
        "Whenever Ossa attacks, Ossa deals 4 damage to target Frog.",
        "Legendary Creature — Human Druid",
        "Ossa of the Long Road",
    )
    found = compile_card(legend).card
    assert found["abilities"][0]["trigger"] == {"when": "attacks"}


def test_20_what_is_named_otherwise_is_no_name_of_the_card() -> None:
    found = ability("~ gets +4/+4 as long as you control a creature named Old Snail.")
    assert found["condition"]["what"]["name"] == "Old Snail"


def test_21_stops_and_commas_inside_quotations() -> None:
    quoted = compile_card(
        card('Frogs you control have "{2}, {T}: Scry 4. You lose 2 life."', "Enchantment")
    ).card
    assert [step["do"] for step in quoted["granted"][0]["do"]] == ["scry", "lose_life"]
    assert refused('Frogs you control have "{2}: Scry "four" cards."', "Enchantment")


def test_22_an_ability_word_is_left_out_and_a_keyword_with_a_dash_is_not() -> None:
    assert ability("Landfall — Whenever a land you control enters, scry 4.")["trigger"]["when"] == "enters"
    boast = ability("Boast — {2}: Scry 4.", keywords=("Boast",))
    assert boast["limit"] == {"times": 1, "per": "turn"}
    assert boast["condition"] == {"if": "this_turn", "event": {"when": "attacks"}}
    assert refused("Forecast — {2}: Scry 4.").startswith("no word for")
    assert refused("Forecast — {2}: Scry 4.", keywords=("Forecast",)).startswith("no word for")
    assert refused("Max speed — {2}: Scry 4.", keywords=("Max speed",)).startswith("no word for")
    named = ability("Old Snail's Tale — Whenever ~ attacks, scry 4.", keywords=())
    assert named["trigger"] == {"when": "attacks"}


def test_23_becomes_sets_the_types_or_adds_to_them() -> None:
    (until,) = steps(
        "Target creature becomes a Frog in addition to its other types until end of turn.", "Instant"
    )
    assert until["changes"] == ({"change": "types", "subtypes": ("Frog",)},)
    (until,) = steps("Target creature becomes a Frog until end of turn.", "Instant")
    assert until["changes"][0]["set_subtypes"] is True


def test_24_its_power_is_that_of_what_was_spoken_of() -> None:
    (damage,) = steps(
        "Target creature you control deals damage equal to its power to target Frog.", "Sorcery"
    )
    assert damage["amount"]["of"] == "target"
    (damage,) = steps("{T}: ~ deals damage equal to its power to target Frog.")
    assert damage["amount"]["of"] == "self"


def test_24_it_deals_what_the_source_would_have_dealt() -> None:
    """ "It" is the spell that deals damage, and not the creature that was mentioned after it."""
    (either,) = steps(
        "~ deals 1 damage to target creature. If you control a Frog, it deals 6 damage instead.", "Sorcery"
    )
    assert "by" not in either["then"][0]
    assert refused("~ deals 1 damage to target creature. It deals 6 damage to each opponent.", "Sorcery")


def test_24_what_was_kicked_deals_damage() -> None:
    """ "If this spell was kicked, it deals …": the spell, and not what it has destroyed."""
    text = (
        "Kicker {{R}}\nDestroy target artifact. If ~ was kicked, {} deals damage equal to that artifact's "
        "mana value to target creature."
    )
    assert refused(text.format("it"), "Sorcery") == "the text that is told is another"
    (_, either) = steps(text.format("~"), "Sorcery")
    assert "by" not in either["then"][0]


def test_a_yes_to_attaching_does_not_say_that_it_was_attached() -> None:
    """The Equipment may have left, or be attached to that already (CR 608.2c, 701.3b)."""
    text = "Equip {3}\nWhen ~ enters, you may attach it to target Frog you control."
    (may,) = steps(text, EQUIPMENT)
    assert may["then"][0]["do"] == "attach"
    assert refused(f"{text} If you do, that Frog gains flying until end of turn.", EQUIPMENT)


def test_a_yes_does_not_say_that_something_happened() -> None:
    """What is asked after it is left to texts of which a yes says enough (CR 608.2c)."""
    for text in (
        "When ~ enters, you may destroy target Frog.",
        "When ~ enters, you may counter target spell.",
        "When ~ enters, you may remove a +1/+1 counter from target Frog.",
        "Whenever ~ deals combat damage to a player, you may have that player discard a card.",
        "Whenever ~ deals combat damage to a player, you may have that player mill two cards.",
    ):
        assert steps(text)[0]["do"] == "may"
        assert refused(f"{text} If you do, scry 4.")
    (may,) = steps(
        "When ~ enters, you may remove a +1/+1 counter from target Frog with a +1/+1 counter on it. If you do, scry 4."
    )
    assert [step["do"] for step in may["then"]] == ["remove_counters", "scry"]


def test_25_x_is_of_the_cost_or_where_x_is() -> None:
    (damage,) = steps("~ deals X damage to target Frog.", "Sorcery", mana_cost="{X}{R}")
    assert damage["amount"] == "x"
    (damage,) = steps(
        "~ deals X damage to target Frog, where X is the number of Snails you control.", "Sorcery"
    )
    assert damage["amount"]["what"] == {"subtypes": ("Snail",), "controller": "you"}
    assert refused("~ deals X damage to target Frog.", "Sorcery").startswith("the check refuses")


def test_that_many_is_what_the_event_says() -> None:
    (gain,) = steps("Whenever ~ deals damage to a player, put that many +1/+1 counters on ~.")
    assert gain["amount"] == "amount"


def test_the_toughness_of_what_was_exiled_is_not_read_from_the_card() -> None:
    """ "That creature" after a card was exiled speaks of no card."""
    found = "Exile target creature card from a graveyard. You gain life equal to that creature's toughness."
    with pytest.raises(Refused):
        compile_card(card(found, "Sorcery"))


def test_a_word_is_never_dropped() -> None:
    """Each line with one word too many is refused."""
    for text in (
        "When ~ enters, draw four cards twice.",
        "When ~ enters, draw four purple cards.",
        "When ~ next enters, draw four cards.",
        "Flying, ~ can't block tomorrow.",
    ):
        assert refused(text)


def test_each_other_player_is_an_opponent_only_where_nobody_but_you_was_spoken_of() -> None:
    (draw,) = steps("Whenever you cast a creature spell, each other player draws a card.")
    assert draw["who"] == "opponent"
    for text in (
        "Whenever a player casts a creature spell, each other player draws a card.",
        "Whenever an opponent discards a card, each other player draws a card.",
        "Whenever ~ attacks, target player loses 4 life. Each other player draws a card.",
        "Whenever a Frog dies, its controller loses 4 life. Each other player draws a card.",
    ):
        assert refused(text)


def test_what_a_spell_gains_is_not_read_as_what_a_permanent_does() -> None:
    assert refused("Whenever you cast an instant or sorcery spell, it gains lifelink until end of turn.")
    assert refused("Whenever you cast a creature spell, put three +1/+1 counters on it.")


def test_an_order_that_owners_choose_is_not_left_to_chance() -> None:
    for text in (
        "Put all Frogs on the bottom of their owners' libraries.",
        "Put two target Frogs on top of their owners' libraries.",
    ):
        assert refused(text, "Sorcery")
    (move,) = steps("Put target Frog on top of its owner's library.", "Sorcery")
    assert (move["do"], move["to"]) == ("move", "library")


def test_an_enchanted_creature_that_is_another_loses_its_other_card_types() -> None:
    text = "Enchant creature\nEnchanted creature {} with base power and toughness 2/1."
    assert refused(text.format("is a Frog creature"), AURA, keywords=("Enchant",))
    assert ability(text.format("is a Frog"), AURA, keywords=("Enchant",))


def test_a_yes_does_not_say_that_it_was_done_to_what_may_have_left() -> None:
    text = "Whenever another Frog you control dies, you may exile it. If you do, {}."
    assert refused(text.format("create a token that's a copy of that creature"))
    assert refused(text.format("draw four cards"))
    (may,) = steps(text.format("return it to its owner's hand"))
    assert [step["what"] for step in may["then"]] == ["that", "card"]


@pytest.mark.parametrize(
    "done", ["sacrifice it", "destroy it", "put a +1/+1 counter on it", "tap it", "untap it"]
)
def test_nor_that_it_was_tapped_or_anything_else(done: str) -> None:
    assert refused(f"Whenever a Frog attacks, you may {done}. If you do, draw four cards.")
    (may,) = steps(f"Whenever a Frog attacks, you may {done}.")
    assert len(may["then"]) == 1


@pytest.mark.parametrize(
    "text", ["When you do, ~ deals 4 damage to target Snail.", "If you don't, draw four cards."]
)
def test_nor_whether_there_is_something_that_follows(text: str) -> None:
    assert refused(f"Whenever a Frog dies, you may exile it. {text}")


@pytest.mark.parametrize(("done", "state"), [("tap", "untapped"), ("untap", "tapped")])
def test_what_is_targeted_has_to_be_such_that_it_can_be_done(done: str, state: str) -> None:
    text = "You may {} target {}Frog. If you do, draw four cards."
    assert refused(text.format(done, ""), "Sorcery")
    (may,) = steps(text.format(done, f"{state} "), "Sorcery")
    assert [step["do"] for step in may["then"]] == [done, "draw"]


def test_a_copy_that_nobody_cast_was_not_cast_during_a_main_phase() -> None:
    words = "if you cast {} during your main phase, scry 4."
    both = {
        "if": "all_of",
        "conditions": ({"if": "step", "steps": ("main",), "whose": "you"}, {"if": "was_cast"}),
    }
    _draw, asked = steps(f"Draw a card. I{words.format('this spell')[1:]}", "Instant")
    assert asked["condition"] == both
    entered = ability(f"When ~ enters, {words.format('it')}")
    assert entered["condition"] == both
    assert refused(f"Whenever ~ attacks, {words.format('it')}")


def test_what_is_printed_above_backup_is_not_given() -> None:
    """CR 702.165a: a card of the language has its keywords first, so an ability above would be given."""
    assert "above backup" in refused("Whenever ~ attacks, scry 4.\nBackup 2\nTrample")
    for above in ("Flying\nBackup 2\nTrample", "Flying, backup 2\nTrample"):
        assert compile_card(card(above)).card["keywords"] == ("flying", "backup 2", "trample")
    below = compile_card(card("Backup 2\nTrample\nWhenever ~ attacks, scry 4.")).card
    assert below["keywords"] == ("backup 2", "trample")


@pytest.mark.parametrize(
    "text",
    [
        "When ~ enters, exchange control of target Snail you control and target Frog that shares a color with it.",
        "When ~ enters, destroy target Frog and target Snail that shares a creature type with it.",
    ],
)
def test_it_in_the_second_of_two_targets_is_the_first(text: str) -> None:
    """It is not the source, as it would be without the first; the language has no word for it."""
    refused(text)
    (target,) = ability("When ~ enters, tap target Snail that shares a color with it.")["targets"]
    assert target["what"]["shares"] == {"what": "color", "with": "self"}
