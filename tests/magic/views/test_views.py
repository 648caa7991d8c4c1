"""What a seat sees of a table: its own cards, what was shown, permanents as they are (CR 400.2, 402.3)."""

from __future__ import annotations

import json
from typing import Any

import engine
from tests.harness import of_type, plain
from tests.magic.table import Play, document, side, table


def seen(game: Play, name: str) -> Any:
    """What a player sees of the table, as data."""
    return plain(engine.view(game.state, game.SEATS[name]).view)


def hand(game: Play, name: str, of: str) -> list[str]:
    """The cards that a player sees of a hand."""
    return [card["name"] for card in seen(game, name)["seats"][game.SEATS[of]].get("hand", [])]


def test_players_see_their_own_hands_and_count_the_others() -> None:
    game = table(side(hand="Shock, Forest"), side(hand="Giant Growth"))
    assert hand(game, "A", "A") == ["Shock", "Forest"]
    assert hand(game, "A", "B") == []
    assert [player["cards_in_hand"] for player in seen(game, "B")["seats"]] == [2, 1]


def test_nobody_sees_a_library() -> None:
    game = table()
    for name in "AB":
        players = seen(game, name)["seats"]
        assert len(players) == 2
        for player in players:
            assert player["cards_in_library"] > 0
            assert "library" not in player


def test_who_has_looked_at_the_library_knows_the_place() -> None:
    game = table(side(hand="Brainstorm, Shock, Forest", battlefield="Island"))
    game.play("A cast Brainstorm; A pass; B pass; A choose Shock; A choose Forest")
    mine = seen(game, "A")["seats"][0]["library"]
    assert [(card["name"], card.get("place")) for card in mine] == [("Shock", 0), ("Forest", 1)]
    assert "library" not in seen(game, "B")["seats"][0]


def test_permanents_are_shown_as_they_are_now() -> None:
    game = table(
        side(hand="Giant Growth", battlefield="Grizzly Bears(1 +1/+1), Glorious Anthem, Forest"),
        side(battlefield="Rancor(on Grizzly Bears)"),
    )
    game.play("A cast Giant Growth; A pass; B pass")
    bears = next(one for one in seen(game, "B")["battlefield"] if one["name"] == "Grizzly Bears")
    assert (bears["power"], bears["toughness"], bears["keywords"]) == (9, 7, ["trample"])
    assert bears["counters"] == {"+1/+1": 1}


def test_what_the_table_has_of_a_permanent_is_shown() -> None:
    position = document([side(battlefield="Grizzly Bears, Hill Giant"), side()])
    had = {
        "tapped": True,
        "sick": True,
        "damage": 1,
        "monstrous": True,
        "stays_tapped": True,
        "stays_tapped_for": [0, 1],
        "paid": ["kicked"],
        "x": 3,
        "linked": ["o2"],
    }
    position["table"]["objects"]["o1"] |= {**had, "shields": 2}
    shown = plain(engine.view(engine.decode(json.dumps(position)), 1).view)["battlefield"][0]
    assert {name: shown[name] for name in had} == had
    assert shown["regeneration_shields"] == 2


def test_only_who_decides_sees_the_choices() -> None:
    game = table(side(hand="Shock", battlefield="Mountain"))
    game.play("A cast Shock")
    mine, theirs = engine.view(game.state, 0), engine.view(game.state, 1)
    assert mine.legal_actions == engine.legal_actions(game.state)
    assert theirs.legal_actions == ()
    assert plain(theirs.decision) == {"type": "waiting", "seat": 0, "rule": "CR-601.2c"}


def test_everybody_sees_a_card_whose_ability_is_activated_from_the_hand() -> None:
    game = table(side(hand="Striped Riverwinder, Shock", battlefield="Island, Painful Spring"))
    game.play("A activate Striped Riverwinder / cycling")
    assert game.asked() == "pay_mana"
    assert hand(game, "B", "A") == ["Striped Riverwinder"]
    shown = of_type(game.events, "revealed")
    assert [(event["rule"], event["cards"]) for event in shown] == [("CR-602.2a", ["striped_riverwinder"])]


def test_what_was_revealed_stays_known_until_it_may_be_another_card() -> None:
    game = table(side(hand="Castigate", battlefield="Plains, Swamp"), side(hand="Shock, Forest, Mountain"))
    game.play("A cast Castigate; A pass; B pass")
    assert sorted(hand(game, "A", "B")) == ["Forest", "Mountain"]


def test_definitions_that_a_game_brought_are_shown_with_the_cards() -> None:
    game = table(side(battlefield="Veiled Bear"), side(hand="Mind Storm"))
    assert {card["name"] for card in seen(game, "A")["cards"].values()} == {"Veiled Bear"}
    assert {card["name"] for card in seen(game, "B")["cards"].values()} == {"Veiled Bear", "Mind Storm"}


def test_a_draw_is_told_to_the_one_who_drew() -> None:
    game = table(side(), step="upkeep")
    game.play("A pass; B pass")
    (drew,) = of_type(game.events, "drew")
    assert drew["private"]["cards"] == ["wastes"]
    told = [plain(engine.redact(event, 1)) for event in game.events]
    assert [event for event in told if event["type"] == "drew"] == [
        {"type": "drew", "rule": "CR-504.1", "seat": 0}
    ]


def test_who_knew_of_one_of_two_alike_is_certain_of_none_once_either_was_played() -> None:
    """CORE-26: A was shown one Shock; B held two."""
    written = document([side(), side(hand="Shock*2", battlefield="Mountain")], active=1, turn=4)
    shocks = [ref for ref, thing in written["table"]["objects"].items() if thing["card"] == "shock"]
    written["machine"]["known"][shocks[0]] = [0, 1]
    for played in ("Shock#1", "Shock#2"):
        game = Play(written)
        assert hand(game, "A", "B") == ["Shock"]
        game.play(f"B cast {played}; B target A; B pass; A pass")
        assert hand(game, "A", "B") == []
        assert hand(game, "B", "B") == ["Shock"]
        assert game.state.machine.known[game.table.seats[1].hand[0]] == [1]


def test_who_knew_of_one_of_two_alike_is_certain_of_none_once_either_was_shown() -> None:
    """CORE-26: cycling shows a card, which might be the one that B knew."""
    written = document([side("Island*3", hand="Striped Riverwinder*2"), side()])
    cards = [
        ref for ref, thing in written["table"]["objects"].items() if thing["card"] == "striped_riverwinder"
    ]
    written["machine"]["known"][cards[0]] = [0, 1]
    for cycled in ("Striped Riverwinder#1", "Striped Riverwinder#2"):
        game = Play(written)
        assert hand(game, "B", "A") == ["Striped Riverwinder"]
        game.play(f"A activate {cycled} / striped_riverwinder/cycling")
        assert hand(game, "B", "A") == []


def test_who_knew_a_card_does_not_learn_whether_a_search_took_it() -> None:
    """CORE-26.6: A knew the Shock on top of B's library; B searches for any card."""
    written = document(
        [side(), side(hand="Demonic Counsel", battlefield="Swamp", library="Shock, Opt, Wastes*6")],
        active=1,
        turn=4,
    )
    written["machine"]["known"][written["table"]["seats"][1]["library"][0]] = [0, 1]
    for found in ("Shock", "Opt"):
        game = Play(written)
        game.play(f"B cast Demonic Counsel; B pass; A pass; B choose {found}")
        assert hand(game, "B", "B") == [found]
        assert hand(game, "A", "B") == []


# Abilities -------------------------------------------------------------------------------------------------

FANATIC = "Sacrifice this creature: It deals 1 damage to any target."
OMENS = "When this creature enters, draw a card."
CHORUS = "Whenever a creature you control enters, you gain life equal to that creature's toughness."


def test_an_ability_on_the_stack_tells_its_text_and_a_spell_does_not() -> None:
    """The text is that of the ability, not all that its card says."""
    game = table(side("Mogg Fanatic"), side("Grizzly Bears, Mountain", hand="Shock"))
    game.play("A activate Mogg Fanatic; A target Grizzly Bears; A pass; B cast Shock; B target A")
    for name in "AB":
        ability, spell = seen(game, name)["stack"]
        assert (ability["ability"], ability["text"]) == ("mogg_fanatic/0", FANATIC)
        assert (spell["spell"], spell.get("text")) == ("shock", None)


def test_abilities_that_wait_for_their_place_tell_their_texts() -> None:
    game = table(side("Plains*2, Angelic Chorus", hand="Wall of Omens"))
    game.play("A cast Wall of Omens; A pass; B pass")
    assert [one["text"] for one in seen(game, "B")["waiting"]] == [CHORUS, OMENS]


def test_a_delayed_ability_tells_the_text_of_what_has_set_it_up() -> None:
    game = table(side("Plains*2", hand="Otherworldly Journey"), side("Hill Giant"))
    game.play("A cast Otherworldly Journey; A pass; B pass")
    (delayed,) = seen(game, "B")["delayed"]
    assert delayed["text"].startswith("Exile target creature. At the beginning of the next end step, return")
    game.pass_to("end")
    (ability,) = seen(game, "B")["stack"]
    assert ability["text"] == delayed["text"]
