"""What each seat may see (M54-2.1, M54-R45), in views and in events."""

from __future__ import annotations

import engine
from tests.harness import plain, scenario
from tests.rulesets.magic54.table import TEAMS, Play, cards_in, keys_in, side, table


@scenario("M54-T75", "M54-2.1 M54-R45")
def test_views_what_each_seat_can_see() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H 3H", mana="5H", discard="2H"),
        black=side(hand="KC", creatures="QC"),
    )
    red = game.seen_by("RED")
    assert red["seats"][0]["hand"] == ["6H", "3H"]
    assert [card["card"] for card in red["seats"][0]["mana"]] == ["5H"]
    assert [card["card"] for card in red["seats"][1]["creatures"]] == ["QC"]
    assert red["seats"][0]["discard"] == ["2H"]
    assert [seat["life"] for seat in red["seats"]] == [20, 20]
    assert [seat["hand_count"] for seat in red["seats"]] == [2, 1]
    assert [seat["deck_count"] for seat in red["seats"]] == [23, 25]
    assert cards_in(red) == {"6H", "3H", "5H", "2H", "QC"}
    assert not {"rng", "seed", "counter", "machine"} & keys_in(red)
    assert cards_in(game.seen_by("BLACK")) == {"KC", "5H", "2H", "QC"}


def seen_of_events(game: Play, seat: int) -> list[str]:
    """The cards that a seat is shown in the events of the last play and that others are not."""
    events = [plain(engine.redact(event, seat)) for event in game.events]
    return [card for event in events for card in event.get("private", {}).get("cards", ())]


def test_a_player_sees_the_cards_of_his_deck_while_he_solves_his_joker() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="XR 2H", mana="3H", deck="KD 4H AH, the rest"))
    game.play("RED play_card XR; BLACK pass; RED pass")
    deck = [card for card in TEAMS["red"] if card not in {"XR", "2H", "3H"}]
    assert game.seen_by("RED")["seats"][0]["deck"] == deck
    assert not cards_in(game.seen_by("BLACK")) & set(deck)
    game.play("RED search_deck KD")
    assert "deck" not in game.seen_by("RED")["seats"][0]
    assert seen_of_events(game, 0) == ["KD"]
    assert seen_of_events(game, 1) == []
    assert game.told("shuffled", "{seat} {rule}") == ["0 M54-R48"]


def test_a_drawn_and_an_exchanged_card_are_shown_to_their_owner_only() -> None:
    game = table("RED's turn 7, end phase (exchange or end)", red=side(hand="2H", deck="KD, the rest"))
    game.play("RED exchange 2H")
    assert seen_of_events(game, 0) == ["2H", "KD"]
    assert seen_of_events(game, 1) == ["AC"]
    assert game.told("exchanged", "{seat} {rule}") == ["0 M54-R41"]
    assert game.told("drew", "{seat} {rule}") == ["0 M54-10.2", "1 M54-7.3"]


def test_a_tens_victim_and_discards_are_shown_to_both() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="10H", mana="3H"), black=side(hand="KC"))
    game.play("RED play_card 10H; BLACK pass; RED pass")
    assert game.told("discarded", "{card}") == ["KC", "10H"]
    assert {"KC", "10H"} <= cards_in(game.seen_by("RED"))
    assert {"KC", "10H"} <= cards_in(game.seen_by("BLACK"))


def test_both_see_what_a_resolution_has_come_to() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="6H", mana="3H 5H 7H", creatures="KH"),
        black=side(hand="AC", mana="3C", creatures="JC, QC"),
    )
    game.play("RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker JC → KH")
    game.play("BLACK declare_blocker QC → KH; BLACK finish_blockers; RED play_card 6H → QC")
    game.play("BLACK play_card AC → QC; RED pass; BLACK pass")
    for name in ("RED", "BLACK"):
        view = game.seen_by(name)
        assert view["effects"] == [{"by": "AC", "on": "QC"}]
        assert view["blows"] == [{"source": "6H", "target": "QC", "amount": 3}]
        assert view["combat"] == {"attackers": [{"card": "KH", "blocked": True, "blockers": ["JC", "QC"]}]}
    game.play("RED divide_damage KH → JC: 3")
    assert not {"effects", "blows", "combat"} & keys_in(game.seen_by("BLACK"))


def test_the_other_seat_sees_that_a_decision_is_made_but_not_which() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH"),
        black=side(creatures="JC, QC"),
    )
    game.play("RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker JC → KH")
    game.play("BLACK declare_blocker QC → KH; BLACK finish_blockers; RED pass; BLACK pass")
    own, other = engine.view(game.state, 0), engine.view(game.state, 1)
    assert plain(own.decision) == {
        "type": "choose_share",
        "seat": 0,
        "rule": "M54-9.6",
        "attacker": "KH",
        "blocker": "JC",
        "left": 3,
    }
    assert plain(other.decision) == {"type": "waiting", "seat": 0, "rule": "M54-9.6"}
    assert len(own.legal_actions) == 4
    assert other.legal_actions == ()
