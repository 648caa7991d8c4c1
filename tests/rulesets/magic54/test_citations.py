"""What happens is told with the rule that made it happen: a play at the table, and what it has to cite."""

from __future__ import annotations

from tests.rulesets.magic54.table import TEAMS, Play, side, table
from tests.told import lines, listening


def tells(game: Play, script: str, told: str) -> None:
    """The play tells at least these types of decisions, actions and events, each with its rule."""
    with listening(game) as said:
        game.play(script)
    assert lines(told) <= said


def all_but(*kept: str) -> str:
    """The discard pile of a red player who has no other cards, and no deck."""
    return " ".join(card for card in TEAMS["red"] if card not in kept)


def test_growth() -> None:
    tells(
        table(
            "RED's turn 7, attack (declaring attackers)",
            mana_played=True,
            red=side(hand="7H 3H", creatures="QH"),
            black=side(hand="5C", creatures="KC"),
        ),
        "RED declare_attacker QH; RED finish_attackers; BLACK declare_blocker KC → QH; "
        "BLACK finish_blockers; RED play_growth 7H → QH; BLACK play_growth 5C → KC; RED pass; BLACK pass",
        "choose_combat_play M54-8.2, growth_discarded M54-6.4, growth_kept M54-R20, grew M54-6.2",
    )


def test_a_pile_is_built_in_turns() -> None:
    tells(
        table("RED's turn 7, pre-attack", red=side(hand="2H 7H QH", mana="3H 5H 3D"), black=side(hand="KC")),
        "RED play_mana 7H; RED summon QH; RED play_card 2H → player:BLACK; "
        "BLACK pass; RED pass; RED pass; BLACK pass",
        "play_mana M54-R1, summon M54-R9, pass M54-R12, passed M54-R12, "
        "choose_answer M54-R10, choose_answer M54-R11, "
        "mana_tapped M54-R8, summoned M54-R9, mana_played M54-R9",
    )


def test_a_special_draws_from_a_renewed_deck() -> None:
    tells(
        table(
            "RED's turn 7, pre-attack",
            red=side(mana="3H 5H 3D", creatures="KH", deck="", discard=all_but("3H", "5H", "3D", "KH")),
        ),
        "RED activate_special KH; BLACK pass; RED pass",
        "pile_added M54-R28, activate_special M54-4.4, deck_renewed M54-2.5, drew M54-4.7",
    )


def test_a_joker_searches_a_renewed_deck() -> None:
    tells(
        table(
            "RED's turn 7, pre-attack", red=side(hand="XR", mana="3H", deck="", discard=all_but("XR", "3H"))
        ),
        "RED play_card XR; BLACK pass; RED pass; RED search_deck AH",
        "deck_renewed M54-R4",
    )


def test_a_turn_ends_with_an_exchange_and_another_begins() -> None:
    tells(
        table(
            "RED's turn 7, post-attack",
            red=side(hand="2H", deck="", discard=all_but("2H")),
            black=side(mana="3C(tapped)"),
        ),
        "RED pass; BLACK pass; RED exchange 2H",
        "deck_renewed M54-R4, turn_ended M54-10.3, turn_started M54-7.1, untapped M54-7.2",
    )
