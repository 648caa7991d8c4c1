"""Populate, embalm and eternalize: tokens that are copies (CR 701.36, 702.128, 702.129)."""

from __future__ import annotations

import pytest

from tests.magic.table import Play, side, table


def tokens(game: Play, seat: int = 0) -> list[str]:
    """The tokens that a player controls."""
    objects = game.table.objects
    return [ref for ref in game.table.battlefield if objects[ref].token and objects[ref].owner == seat]


# Populate (CR 701.36) ---------------------------------------------------------------------------------------


def test_populate_copies_a_creature_token_of_ones_own() -> None:
    game = table(
        side("Plains, Grizzly Bears(token, 1 +1/+1), Hill Giant", hand="Grafted Chorus"),
        side("Serra Angel(token)"),
    )
    game.play("A cast Grafted Chorus")
    game.resolve()
    first, second = tokens(game)
    assert (game.size("Grizzly Bears"), game.name(second)) == ((3, 3), "Grizzly Bears#2")
    found = game.characteristics(second)
    assert (found.power, found.toughness, game.table.objects[second].counters) == (2, 2, {})
    assert first != second


def test_of_several_tokens_one_is_chosen() -> None:
    game = table(side("Plains, Grizzly Bears(token), Hill Giant(token)", hand="Grafted Chorus"))
    game.play("A cast Grafted Chorus")
    game.resolve()
    game.play("A choose Hill Giant")
    assert game.name(tokens(game)[-1]) == "Hill Giant#2"


def test_without_a_creature_token_nothing_is_created() -> None:
    game = table(side("Plains, Grizzly Bears", hand="Grafted Chorus"), side("Hill Giant(token)"))
    game.play("A cast Grafted Chorus")
    game.resolve()
    assert not tokens(game)


# Embalm and eternalize (CR 702.128, 702.129) ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "land", "keyword", "size", "color", "subtypes"),
    [
        ("Dune Embalmer", "Plains", "embalm", (2, 1), "W", {"Bird", "Zombie"}),
        ("Eternal Guard", "Swamp", "eternalize", (4, 4), "B", {"Human", "Zombie"}),
    ],
)
def test_a_card_comes_back_as_a_token(
    card: str, land: str, keyword: str, size: tuple[int, int], color: str, subtypes: set[str]
) -> None:
    game = table(side(land, graveyard=card), side(graveyard=card))
    game.play(f"A activate {card} / {keyword}")
    assert [game.table.objects[ref].owner for ref in game.table.exile] == [0]
    game.resolve()
    (ref,) = tokens(game)
    found = game.characteristics(ref)
    assert ((found.power, found.toughness), found.colors, found.subtypes) == (size, {color}, subtypes)
    assert (found.cost, found.mana_value) == (None, 0)
    assert found.keywords == ({"flying"} if keyword == "embalm" else {"vigilance"})


def test_it_is_done_at_sorcery_speed() -> None:
    game = table(side("Plains", graveyard="Dune Embalmer"), step="upkeep")
    game.refuses("activate Dune Embalmer / embalm", "CR-602.5d")


def test_a_copy_of_the_token_has_no_mana_cost_either() -> None:
    game = table(side("Plains*2", hand="Grafted Chorus", graveyard="Dune Embalmer"))
    game.play("A activate Dune Embalmer / embalm")
    game.resolve()
    game.play("A cast Grafted Chorus")
    game.resolve()
    assert [game.characteristics(ref).cost for ref in tokens(game)] == [None, None]


# Offspring (CR 702.175) -------------------------------------------------------------------------------------


def test_offspring_creates_a_small_copy() -> None:
    game = table(side("Mountain*4", hand="Twin Kit"))
    game.play("A cast Twin Kit with offspring")
    game.resolve()
    game.resolve()
    (ref,) = tokens(game)
    assert (game.size("Twin Kit"), game.size("Twin Kit#2")) == ((3, 3), (1, 1))
    assert "haste" in game.characteristics(ref).keywords
    assert game.table.stack == [], "nobody has paid for the token"


def test_without_the_offspring_cost_there_is_no_copy() -> None:
    game = table(side("Mountain*4", hand="Twin Kit"))
    game.play("A cast Twin Kit")
    game.resolve()
    assert (game.table.stack, tokens(game)) == ([], [])


def test_what_was_paid_for_is_copied_though_it_has_left() -> None:
    """As it last was (CR 608.2h)."""
    game = table(side("Mountain*4", hand="Twin Kit"), side("Mountain", hand="Lightning Bolt"))
    game.play(
        "A cast Twin Kit with offspring; A pass; B pass; A pass; B cast Lightning Bolt; B target Twin Kit"
    )
    game.resolve()
    assert game.zone("Twin Kit") == "graveyard"
    game.resolve()
    assert [game.size(game.name(ref)) for ref in tokens(game)] == [(1, 1)]
