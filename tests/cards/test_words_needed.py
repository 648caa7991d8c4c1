"""The count of the words that cards need."""

from __future__ import annotations

import msgspec
import pytest

from engine.magic.language.abilities import Card
from engine.magic.library.loader import CARDS
from tests.cards import mechanics
from tests.cards.documents import bear, enters, sorcery, static


def made_up(document: object) -> Card:
    """A card of this definition."""
    return msgspec.convert(document, Card)


CREATURES = {"types": ["creature"], "controller": "you"}


@pytest.mark.parametrize(
    ("document", "words"),
    [
        (bear(), ""),
        (bear(keywords=["flying", "ward {2}"]), "keywords flying, keywords ward"),
        (sorcery({"do": "draw"}), "abilities spell, verbs draw"),
        (enters({"do": "draw"}), "abilities triggered, triggers enters, verbs draw"),
        (
            static({"change": "cant", "block": True}, of=CREATURES),
            "abilities static, changes cant, changes cant.block, filters types, filters controller",
        ),
        (
            static({"change": "keywords", "gain": ["flying"]}),
            "abilities static, changes keywords, changes keywords.gain, keywords flying",
        ),
        (sorcery({"do": "create", "token": "bird_token"}), "abilities spell, verbs create, keywords flying"),
        (
            sorcery({"do": "destroy", "what": "target"}, targets=[{"what": {"types": ["land"]}}]),
            "abilities spell, verbs destroy, targets what, filters types",
        ),
    ],
)
def test_the_words_of_a_card(document: object, words: str) -> None:
    said = {" ".join(word) for word in mechanics.words_of(made_up(document))}
    assert said == set(filter(None, words.split(", ")))


def test_a_word_counts_once_for_each_card() -> None:
    twice = made_up(sorcery({"do": "draw"}, {"do": "draw"}))
    found = mechanics.counted({"a": twice, "b": made_up(enters({"do": "draw"}))})
    assert found["verbs", "draw"] == ["Test", "Bear"]
    assert found["triggers", "enters"] == ["Bear"]
    assert found["verbs", "destroy"] == []


def test_every_word_that_the_cards_say_is_one_of_the_vocabulary() -> None:
    known = mechanics.vocabulary()
    assert len(known) == len(set(known))
    assert {word for card in CARDS.values() for word in mechanics.words_of(card)} <= set(known)


def test_the_table_of_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    mechanics.main()
    first, *lines = capsys.readouterr().out.splitlines()
    number, used, words, once = (int(word) for word in first.replace(";", "").split() if word.isdigit())
    assert number == len(mechanics.cards_of_games())
    rows = [line for line in lines if line[:5].strip().isdigit()]
    assert (used, once) == (len(rows), sum(line.startswith("    1  ") for line in rows))
    assert words == len(mechanics.vocabulary()) > used
    assert "    1  amass                        Angrath, Captain of Chaos" in rows
