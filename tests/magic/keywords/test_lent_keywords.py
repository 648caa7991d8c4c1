"""Keywords that say how something enters, given by what is on the battlefield (CR 614.12)."""

from __future__ import annotations

import pytest

import engine
from tests.cards.documents import places, sorcery
from tests.magic.positions import cast
from tests.magic.table import Play, document, side, table

BEARS = "Grizzly Bears"


def with_grounds(grounds: str, owner: str, hand: str, lands: str = "Forest*2") -> Play:
    """A controls what gives the keyword, whoever owns it."""
    written = document(
        [
            side(f"{lands}, {grounds}" if owner == "A" else lands, hand=hand),
            side(grounds if owner == "B" else ""),
        ]
    )
    for thing in written["table"]["objects"].values():
        if thing["zone"] == "battlefield":
            thing["controller"] = 0
    return Play(written)


def to_the_end(game: Play) -> None:
    """Everything resolves; of what is asked, the first answer is given."""
    while game.table.stack or game.asked() != "priority":
        actions = engine.legal_actions(game.state)
        game.take(actions[-1 if game.asked() == "priority" else 0])


@pytest.mark.parametrize("owner", ["A", "B"])
@pytest.mark.parametrize(("answer", "size", "haste"), [("enter_with", 3, False), ("enter_plain", 2, True)])
def test_what_enters_has_riot_as_it_does(owner: str, answer: str, size: int, haste: bool) -> None:
    """CR 702.136a, asked of what enters as it would be on the battlefield."""
    game = with_grounds("Brawling Ground", owner, BEARS)
    cast(game, BEARS)
    game.legal("enter_with", "enter_plain")
    game = Play.at(game.state)
    game.play(f"A {answer}")
    assert game.size(BEARS) == (size, size)
    assert ("haste" in game.characteristics(game.ref(BEARS)).keywords) == haste


def test_each_that_is_given_works_for_itself() -> None:
    """CR 702.136b."""
    game = with_grounds("Brawling Ground*2", "A", BEARS)
    cast(game, BEARS)
    while game.asked() != "enter_with":
        game.idle()
    game.play("A enter_with")
    while game.asked() != "enter_with":
        game.idle()
    game.play("A enter_plain")
    assert game.size(BEARS) == (3, 3)
    assert game.thing(BEARS).hasty


def test_what_does_not_pass_the_filter_is_not_asked() -> None:
    """Tokens, and creatures of another player."""
    game = with_grounds("Brawling Ground", "A", "Raise the Alarm", lands="Plains*2")
    cast(game, "Raise the Alarm")
    assert game.asked() == "priority"
    game = table(side("Forest*2", hand=BEARS), side("Brawling Ground"))
    cast(game, BEARS)
    assert game.asked() == "priority"


def test_what_has_left_gives_nothing_to_a_spell_that_was_cast_before() -> None:
    """What counts is what is on the battlefield as it enters."""
    game = table(side("Forest*2, Brawling Ground", hand=BEARS), side("Plains*2, Forest", hand="Disenchant"))
    game.play(f"A cast {BEARS}; A pass; B cast Disenchant")
    to_the_end(game)
    assert (game.zone(BEARS), game.zone("Brawling Ground")) == ("battlefield", "graveyard")
    assert game.size(BEARS) == (2, 2)
    assert not game.thing(BEARS).hasty


def test_what_enters_is_bloodthirsty_if_an_opponent_was_dealt_damage() -> None:
    """CR 702.54a."""
    for shocked, size in (("B", 4), ("A", 2)):
        game = with_grounds("Thirsting Ground", "B", f"{BEARS}, Shock", lands="Forest*2, Mountain")
        cast(game, "Shock", shocked)
        cast(game, BEARS)
        assert game.size(BEARS) == (size, size)


def test_what_enters_is_ravenous_as_its_x_says() -> None:
    """CR 702.156a: both that it had and that it was given."""
    game = with_grounds("Ravening Ground", "B", "Swarm Mother", lands="Forest*6")
    game.play("A cast Swarm Mother; A x 5")
    to_the_end(game)
    assert game.thing("Swarm Mother").counters == {"+1/+1": 10}
    assert len(game.table.seats[0].hand) == 2


@pytest.mark.parametrize("keyword", ["riot", "ravenous", "bloodthirst 1", "fabricate 1", "exploit"])
def test_what_has_entered_has_no_use_for_it(keyword: str) -> None:
    given = {"do": "until", "what": "target", "changes": [{"change": "keywords", "gain": [keyword]}]}
    found = places(sorcery(given, targets=[{"what": {"types": ["creature"]}}]))
    assert found == {"$.abilities[0].do[0].changes[0].gain[0]": "a permanent has no use for this keyword"}
