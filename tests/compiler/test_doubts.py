"""Why a line that is read means nothing: what it speaks of has no name, or its reading is doubtful."""

from __future__ import annotations

import pytest

from compiler import doubts
from compiler.writing import NONSENSE
from tests.compiler.test_traps import refused

BEAR, SORCERY, ENCHANTMENT, ARTIFACT = "Creature — Bear", "Sorcery", "Enchantment", "Artifact"

NO_WORD = [
    (
        "~ deals damage to each player equal to the number of Frogs that player controls.",
        SORCERY,
        "that player",
    ),
    ("Shuffle your hand into your library, then draw that many cards.", SORCERY, "that many"),
    ("Creatures can't block ~ as long as defending player controls a Snail.", BEAR, "defending player"),
    (
        "{T}, Exile two cards from your graveyard: Draw a card for each card exiled this way.",
        ARTIFACT,
        "exiled this way",
    ),
    ("Whenever ~ attacks, destroy those creatures.", BEAR, "those creatures"),
    ("Whenever ~ attacks, destroy those Frogs.", BEAR, "those <subtype>"),
    ('Creatures you control have "{T}: Destroy those creatures."', ENCHANTMENT, "those creatures"),
    (
        'Create a 1/1 green Frog creature token with "{T}: Destroy those creatures."',
        SORCERY,
        "those creatures",
    ),
]
DOUBTFUL = [
    ("Whenever ~ attacks, its controller draws a card.", BEAR, doubts.OF_THE_SOURCE),
    ("Frogs you control get +1/+1 for each other Frog you control.", ENCHANTMENT, doubts.OTHER_THAN_EACH),
    (
        "Whenever a Frog you control attacks, put a +1/+1 counter on another target creature you control.",
        ENCHANTMENT,
        doubts.OTHER_THAN_WHAT_HAPPENED,
    ),
    (
        "Whenever ~ attacks, target Frog gets +1/+1 until end of turn for each other Frog you control.",
        BEAR,
        doubts.OTHER_THAN_WHAT_IS_DONE_TO,
    ),
    (
        "{T}: Target Frog gains flying until end of turn if you control another Frog.",
        BEAR,
        doubts.OTHER_THAN_WHAT_IS_DONE_TO,
    ),
    ("Whenever ~ blocks a creature, put a +1/+1 counter on it.", BEAR, doubts.EITHER_OF_TWO),
    ("When ~ enters, attach it to ~.", ENCHANTMENT, NONSENSE),
    (
        'Creatures you control have "{T}: Target Frog gets +1/+1 until end of turn for each other Frog."',
        ENCHANTMENT,
        doubts.OTHER_THAN_WHAT_IS_DONE_TO,
    ),
]


@pytest.mark.parametrize(("text", "kind", "words"), NO_WORD)
def test_it_is_told_which_words_speak_of_what_has_no_name(text: str, kind: str, words: str) -> None:
    assert refused(text, kind) == f'no word for what "{words}" speaks of'


@pytest.mark.parametrize(("text", "kind", "reason"), DOUBTFUL)
def test_it_is_told_why_a_reading_is_doubtful(text: str, kind: str, reason: str) -> None:
    assert refused(text, kind) == reason


def test_each_doubt_is_told_of_some_text() -> None:
    known = {value for name, value in vars(doubts).items() if name.isupper() and isinstance(value, str)}
    assert known == {reason for _, _, reason in DOUBTFUL} - {NONSENSE}
