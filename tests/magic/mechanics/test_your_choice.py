"""One of several keywords, or of several kinds of counters, that a player chooses (CR 608.2d, 614.12a)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.magic.language.changes import Keywords
from engine.magic.library.loader import without
from engine.magic.library.reading import structs
from engine.rulesets.five_colors.state import FIVE_COLORS_FORMAT
from tests.cards.documents import CREATURE, TARGET, bear, places, sorcery, static
from tests.magic.made_up import definitions
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

Document = dict[str, Any]
ETCHER, BLESSING, PENNON = "Rune Etcher", "Wavering Blessing", "Tilting Pennon"


def offered(game: Play) -> list[str]:
    """What can be chosen."""
    return [one.choice for one in engine.legal_actions(game.state)]  # type: ignore[attr-defined]  # of one type


def blessed(choice: str) -> Play:
    """B has blessed a creature of A in the turn of A, and chosen this."""
    game = table(side("Hill Giant, Mountain", hand="Shock"), side("Plains", hand=BLESSING))
    game.play(f"A pass; B cast {BLESSING}; B pass; A pass")
    game.seat_to_act("B")
    assert game.asked() == "choose_one_of"
    game.play(f"B choose_value {choice}")
    return game


@pytest.mark.parametrize("keyword", ["flying", "lifelink"])
def test_it_gains_the_one_that_is_chosen(keyword: str) -> None:
    """CR 608.2d: the controller of the spell chooses as it resolves, until the turn ends."""
    game = blessed(keyword)
    giant = game.characteristics(game.ref("Hill Giant"))
    assert (giant.power, giant.keywords) == (4, {keyword})
    game.end_turn()
    giant = game.characteristics(game.ref("Hill Giant"))
    assert (giant.power, giant.keywords) == (3, set())


def test_a_keyword_with_a_quality() -> None:
    game = blessed("protection from red")
    game.play("A cast Shock")
    game.refuses("A target Hill Giant", "CR-702.16b")


def test_only_those_are_offered() -> None:
    game = table(side("Hill Giant, Plains", hand=BLESSING))
    cast(game, BLESSING)
    assert offered(game) == ["flying", "protection from red", "lifelink"]
    game.refuses("A choose_value trample", "CR-608.2d")
    game.refuses("A choose_value ", "CR-608.2d")


def test_one_choice_for_all_of_them() -> None:
    """It is one effect, for the creatures that are there as it begins (CR 611.2c)."""
    game = table(side(f"{ETCHER}, Hill Giant, Forest*3", hand="Grizzly Bears"), side("Air Elemental"))
    game.play(f"A activate {ETCHER} / 2; A pass; B pass; A choose_value menace; A cast Grizzly Bears")
    game.resolve()
    having = {name: game.characteristics(game.ref(name)).keywords for name in (ETCHER, "Hill Giant")}
    assert having == {ETCHER: {"menace"}, "Hill Giant": {"menace"}}
    assert not game.characteristics(game.ref("Grizzly Bears")).keywords
    assert game.characteristics(game.ref("Air Elemental")).keywords == {"flying"}


@pytest.mark.parametrize(
    ("kind", "size", "keywords"),
    [("+1/+1", (3, 3), set()), ("flying", (2, 2), {"flying"}), ("oil", (2, 2), set())],
)
def test_a_counter_of_a_kind(kind: str, size: tuple[int, int], keywords: set[str]) -> None:
    """CR 122.1b; who controls it chooses, and not its owner."""
    game = table(side(f"Control Magic(on {ETCHER}), Forest"), side(ETCHER))
    game.play(f"A activate {ETCHER} / 1; A pass; B pass")
    game.seat_to_act("A")
    assert game.asked() == "choose_one_of"
    game.play(f"A choose_value {kind}")
    assert game.thing(ETCHER).counters == {kind: 1}
    assert (game.size(ETCHER), game.characteristics(game.ref(ETCHER)).keywords) == (size, keywords)


def test_nobody_chooses_for_what_has_left() -> None:
    game = table(side(f"{ETCHER}, Forest"), side("Mountain", hand="Shock"))
    game.play(f"A activate {ETCHER} / 1; A pass; B cast Shock; B target {ETCHER}")
    game.resolve()
    assert game.asked() == "priority"


def test_it_lasts_as_long_as_something_is_tapped() -> None:
    """CR 611.2b."""
    game = table(side(f"{PENNON}, Hill Giant, Forest"))
    game.play(f"A activate {PENNON} / 0; A pass; B pass; A choose_value vigilance")
    assert game.characteristics(game.ref("Hill Giant")).keywords == {"vigilance"}
    game.play(f"A activate {PENNON} / 1")
    game.resolve()
    assert game.characteristics(game.ref("Hill Giant")).keywords == set()


def test_nobody_chooses_for_what_has_ended_before_it_begins() -> None:
    """CR 611.2b: it does nothing then, and there is nothing to choose."""
    game = table(side(f"{PENNON}, Hill Giant, Forest"))
    game.play(f"A activate {PENNON} / 0; A activate {PENNON} / 1; A pass; B pass")
    assert not game.thing(PENNON).tapped
    game.resolve()
    assert (game.asked(), game.table.stack, game.table.effects) == ("priority", [], [])


@pytest.mark.parametrize(("kind", "power"), [("vigilance", 2), ("+1/+1", 3)])
def test_it_enters_with_a_counter_of_a_kind(kind: str, power: int) -> None:
    """CR 614.12a: before it enters, so that nobody can respond to the choice."""
    game = table(side("Forest*2", hand=ETCHER))
    game.play(f"A cast {ETCHER}; A pass; B pass")
    assert (game.asked(), offered(game)) == ("enter_with_one_of", ["vigilance", "+1/+1"])
    game.refuses("A choose_value flying", "CR-614.12a")
    game.play(f"A choose_value {kind}")
    assert (game.thing(ETCHER).counters, game.size(ETCHER)[0]) == ({kind: 1}, power)


def test_who_puts_it_onto_the_battlefield_chooses() -> None:
    """CR 614.12a: its controller, and not its owner."""
    game = table(side("Swamp*4", hand="Dark Bargain"), side(graveyard=ETCHER))
    cast(game, "Dark Bargain", ETCHER)
    game.seat_to_act("A")
    assert game.asked() == "enter_with_one_of"
    game.play("A choose_value vigilance")
    assert game.characteristics(game.ref(ETCHER)).controller == game.SEATS["A"]


def test_what_means_nothing_in_a_game_is_not_offered() -> None:
    """In Five Colors trample does nothing (L5C-14.1)."""
    etcher = next(one for one in definitions() if one.card.name == ETCHER)
    known = without(etcher, FIVE_COLORS_FORMAT.ignored)
    said = [one.choice for one in structs(known.card.abilities) if isinstance(one, Keywords)]
    assert said == [("menace",)]


def until(*changes: Document, what: Any = "target", **more: Any) -> Document:
    """A sorcery that changes something for a time."""
    return sorcery({"do": "until", "what": what, "changes": [*changes]}, targets=[{**TARGET, **more}])


def gains(*choice: str, **more: Any) -> Document:
    """A choice of keywords."""
    return {"change": "keywords", "choice": [*choice], **more}


def puts(*choice: str, on: Any = "target", targets: Any = (TARGET,), **more: Any) -> Document:
    """A choice of counters."""
    return sorcery({"do": "put_counters", "on": on, "choice": [*choice], **more}, targets=[*targets])


SPELL = "$.abilities[0].do[0]"


@pytest.mark.parametrize(
    ("document", "place"),
    [
        (until(gains("flying")), f"{SPELL}.changes[0].choice"),
        (until(gains("flying", "flying")), f"{SPELL}.changes[0].choice[1]"),
        (until(gains("flying", "flyin")), f"{SPELL}.changes[0].choice[1]"),
        (until(gains("flying", "prowess")), f"{SPELL}.changes[0].choice[1]"),
        (until(gains("flying", "changeling")), f"{SPELL}.changes[0].choice[1]"),
        (until(gains("flying", "flashback {1}")), f"{SPELL}.changes[0].choice[1]"),
        (until(gains("flying", "reach", gain=["haste"])), f"{SPELL}.changes[0].choice"),
        (until(gains("flying", "reach", lose=["haste"])), f"{SPELL}.changes[0].choice"),
        (until(gains("flying", "reach"), gains("haste", "fear")), f"{SPELL}.changes[1].choice"),
        (
            until(gains("flying", "reach"), {"change": "keywords", "gain": ["reach"]}),
            f"{SPELL}.changes[0].choice[1]",
        ),
        (until(gains("flying", "reach"), max=2), f"{SPELL}.changes[0].choice"),
        (static(gains("flying", "reach")), "$.abilities[0].changes[0].choice"),
        (puts("flying"), f"{SPELL}.choice"),
        (puts("flying", "flying"), f"{SPELL}.choice[1]"),
        (puts("flying", "energy"), f"{SPELL}.choice[1]"),
        (puts("flying", "reach", amount=2), f"{SPELL}.choice"),
        (puts("flying", "reach", kind="oil"), f"{SPELL}.choice"),
        (puts("flying", "reach", kinds=[{"kind": "oil"}, {"kind": "fade"}]), f"{SPELL}.choice"),
        (puts("flying", "reach", on=CREATURE, targets=()), f"{SPELL}.on"),
        (puts("flying", "reach", targets=[{**TARGET, "max": 2}]), f"{SPELL}.on"),
        (bear(abilities=[{"ability": "enters_with", "choice": ["oil"]}]), "$.abilities[0].choice"),
        (
            bear(abilities=[{"ability": "enters_with", "choice": ["oil", "fade"], "tapped": True}]),
            "$.abilities[0].choice",
        ),
        (
            bear(abilities=[{"ability": "enters_with", "choice": ["oil", "fade"], "what": CREATURE}]),
            "$.abilities[0].choice",
        ),
    ],
)
def test_what_is_refused(document: Document, place: str) -> None:
    assert place in places(document)


def test_each_of_several_gets_its_own() -> None:
    """One after the other, each with a choice."""
    put = {"do": "put_counters", "on": "each", "choice": ["flying", "reach"]}
    assert places(sorcery({"do": "each", "what": CREATURE, "steps": [put]})) == {}
