"""Whether a text proves a card: judged by mutants, once for each shape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from compiler import compiling, mutants, proving
from compiler.compiling import compile_card
from compiler.mutants import Mutant
from compiler.proving import blind_spot
from compiler.refusing import Refused
from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import card_faults, is_sound
from engine.magic.text.card import rules_text
from tests.cards.documents import bear, sorcery

from .prints import printed


@pytest.fixture(autouse=True)
def _nothing_known() -> None:
    proving.forget()


def test_lines_that_differ_in_names_and_numbers_are_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[Card] = []

    def none(card: Card, tokens: Any) -> tuple[Mutant, ...]:
        judged.append(card)
        return ()

    monkeypatch.setattr(proving, "blind_spots", none)
    for number, kind in ((7, "Frog"), (9, "Snail"), (4, "Frog")):
        step = {"do": "damage", "amount": number, "to": "target"}
        assert blind_spot(sorcery(step, targets=[{"what": {"subtypes": [kind]}}]), {}) is None
    assert len(judged) == 1
    blind_spot(bear(keywords=["flying"]), {})
    assert len(judged) == 2


def test_two_kinds_of_creature_stay_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them alone would hide what is said of the wrong one."""
    judged: list[Card] = []

    def none(card: Card, tokens: Any) -> tuple[Mutant, ...]:
        judged.append(card)
        return ()

    monkeypatch.setattr(proving, "blind_spots", none)
    for one, other in (("Snail", "Goblin"), ("Snail", "Snail")):
        targets = [
            {"as": name, "what": {"subtypes": [kind]}} for name, kind in (("one", one), ("other", other))
        ]
        steps = [{"do": "tap", "what": target["as"]} for target in targets]
        blind_spot(sorcery(*steps, targets=targets), {})
    apart, same = ([target.what.subtypes for target in card.abilities[0].targets] for card in judged)  # type: ignore[union-attr]
    assert apart[0] != apart[1]
    assert same[0] == same[1]


def test_the_place_is_told_where_the_text_is_blind(monkeypatch: pytest.MonkeyPatch) -> None:
    card = msgspec.convert(bear(keywords=["flying"]), Card)
    found = (Mutant("$.keywords[0]", "drop", card),)
    monkeypatch.setattr(proving, "blind_spots", lambda card, tokens: found)
    assert blind_spot(bear(keywords=["flying"]), {}) == "$.keywords[0]"


def test_a_text_that_tells_everything_proves_its_card() -> None:
    assert blind_spot(bear(keywords=["flying"]), {}) is None


def test_a_line_that_the_text_does_not_prove_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    line = printed("When Mossback enters, draw four cards.")
    compile_card(line)
    monkeypatch.setattr(compiling, "blind_spot", lambda document, tokens: "$.abilities[0].do[0]")
    with pytest.raises(Refused, match="another card would have the same text") as error:
        compile_card(line)
    assert error.value.words == "$.abilities[0].do[0]"
    assert error.value.line == line.text
    with pytest.raises(Refused, match="another card would have the same text"):
        compile_card(printed("Flying"))


def test_the_number_of_mutants_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "MOST_MUTANTS", 5)
    with pytest.raises(Refused, match="more mutants"):
        compile_card(printed("When Mossback enters, draw four cards."))


def test_a_card_is_sound_if_it_has_no_fault() -> None:
    """Whether one asks for all faults or for the first."""
    spell = sorcery(
        {"do": "sacrifice", "what": "target", "as": "lost"},
        {"do": "move", "what": "lost", "to": "battlefield", "controller": "you"},
        targets=[{"what": {"types": ["creature"], "controller": "you"}}],
    )
    verdicts = set()
    for mutant in mutants.mutants(msgspec.convert(spell, Card), TOKENS):
        document = msgspec.json.encode(mutant.card)
        verdicts.add(is_sound(document, TOKENS))
        assert is_sound(document, TOKENS) == (not card_faults(document, TOKENS)), mutant.path
    assert verdicts == {True, False}
    assert not is_sound(b"{", TOKENS)
    assert not is_sound(b'{"name": "Frog", "types": ["frog"]}', TOKENS)


def test_tokens_of_its_own_have_a_shape_too(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[Card] = []

    def noted(card: Card, _: Mapping[str, Card]) -> tuple[()]:
        judged.append(card)
        return ()

    monkeypatch.setattr(proving, "blind_spots", noted)
    for kind in ("Snail", "Goblin"):
        compile_card(printed(f"When Mossback enters, create a 9/9 blue {kind} creature token."))
    assert len(judged) == 1


def test_what_is_sacrificed_by_its_name_can_be_spoken_of() -> None:
    spell = sorcery(
        {"do": "sacrifice", "what": "target", "as": "lost"},
        {"do": "move", "what": "lost", "to": "battlefield", "controller": "you"},
        targets=[{"what": {"types": ["creature"], "controller": "you"}}],
    )
    text = rules_text(msgspec.convert(spell, Card), TOKENS)
    assert (
        text
        == "Sacrifice target creature you control. Return that card to the battlefield under your control."
    )
