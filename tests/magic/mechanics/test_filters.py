"""What passes a filter: every thing that one can ask of an object (CR 109, 115, 205)."""

from __future__ import annotations

import pytest

import engine
from tests.magic.positions import attacked
from tests.magic.table import Play, side, table


def targets(game: Play) -> set[str]:
    """What A could target; one that is the only one is taken without asking."""
    if game.asked() == "choose_target":
        return {game.name(action.target) for action in engine.legal_actions(game.state)}  # type: ignore[attr-defined]  # targets are chosen
    return {game.name(str(ref)) for ref in game.table.stack[-1].vars["target"]}


CREATURES = (
    "Hill Giant(tapped), Grizzly Bears, Wind Drake(1 +1/+1), Scathe Zombies, Darksteel Myr, Juggernaut,"
    "Saproling Token(token, 2 -1/-1, 3 +1/+1)"
)
ALL = {"Hill Giant", "Grizzly Bears", "Wind Drake", "Scathe Zombies", "Darksteel Myr", "Juggernaut"}
TOKEN = "Saproling Token"


@pytest.mark.parametrize(
    ("spell", "lands", "legal"),
    [
        ("Unsummon", "Island", ALL | {TOKEN}),
        ("Doom Blade", "Swamp*2", ALL - {"Scathe Zombies"} | {TOKEN}),
        ("Terror", "Swamp*2", {"Hill Giant", "Grizzly Bears", "Wind Drake", TOKEN}),
        ("Naturalize", "Forest*2", {"Darksteel Myr", "Juggernaut"}),
        ("Pick the Weak", "Swamp", ALL - {"Hill Giant", "Wind Drake", "Juggernaut"} | {TOKEN}),
        ("Pick the Frail", "Swamp", {"Darksteel Myr"}),
        ("Pick the Bear", "Swamp", {"Grizzly Bears"}),
        ("Pick the Tapped", "Swamp", {"Hill Giant"}),
        ("Pick the Earthbound", "Swamp", ALL - {"Wind Drake"} | {TOKEN}),
        ("Pick the Winged", "Swamp", {"Wind Drake"}),
        ("Pick the Marked", "Swamp", {"Wind Drake"}),
        ("Pick the Cheap", "Swamp", {"Grizzly Bears", TOKEN}),
        ("Pick the Beastless", "Swamp", ALL - {"Grizzly Bears"} | {TOKEN}),
        ("Pick the Real", "Swamp", ALL),
        ("Pick the Minted", "Swamp", {TOKEN}),
        ("Pick the Green", "Swamp", {"Grizzly Bears", TOKEN}),
    ],
)
def test_what_a_creature_is(spell: str, lands: str, legal: set[str]) -> None:
    game = table(side(lands, hand=spell), side(CREATURES))
    game.play(f"A cast {spell}")
    assert targets(game) == legal


@pytest.mark.parametrize(
    ("spell", "legal"),
    [
        ("Pick the Legend", {"Kokusho, the Evening Star", "Jace Beleren"}),
        ("Pick the Unnamed", {"Hill Giant", "Forest", "Plains"}),
        ("Pick the Special", {"Hill Giant", "Kokusho, the Evening Star", "Jace Beleren"}),
    ],
)
def test_supertypes(spell: str, legal: set[str]) -> None:
    theirs = "Kokusho, the Evening Star, Jace Beleren(3 loyalty), Hill Giant, Forest, Plains"
    game = table(side("Swamp(tapped)", hand=spell, mana=["B"]), side(theirs))
    game.play(f"A cast {spell}")
    assert targets(game) - {"Swamp"} == legal


@pytest.mark.parametrize(
    ("spell", "legal"),
    [
        ("Pick the Attacker", {"Grizzly Bears"}),
        ("Pick the Blocker", {"Hill Giant"}),
        ("Pick the Fighter", {"Grizzly Bears", "Hill Giant"}),
    ],
)
def test_who_attacks_and_who_blocks(spell: str, legal: set[str]) -> None:
    mine = side("Grizzly Bears, Savannah Lions, Swamp", hand=spell)
    game = attacked("Grizzly Bears → B", mine, side("Hill Giant, Wind Drake"))
    game.play("B block Hill Giant → Grizzly Bears; B stay_out Wind Drake")
    game.play(f"A cast {spell}")
    assert targets(game) == legal


def test_whose_it_is() -> None:
    """One's own, an opponent's, another one of one's own, that of a player who was targeted."""
    game = table(side("Forest, Hill Giant, Wind Drake", hand="Prey Upon"), side("Grizzly Bears, Craw Wurm"))
    game.play("A cast Prey Upon")
    game.legal("target Hill Giant", "target Wind Drake")
    game.play("A target Hill Giant")
    game.legal("target Grizzly Bears", "target Craw Wurm")
    game = table(side("Shy Shepherd, Hill Giant, Wind Drake"), side("Grizzly Bears"))
    game.play("A activate Shy Shepherd")
    game.legal("target Hill Giant", "target Wind Drake")


def test_cards_elsewhere_belong_to_their_owners() -> None:
    graves = {"graveyard": "Hill Giant, Shock"}
    game = table(
        side("Swamp*4", hand="Gravedigger", graveyard="Wind Drake, Grizzly Bears"), side("", **graves)
    )
    game.play("A cast Gravedigger; A pass; B pass")
    game.legal("target Wind Drake", "target Grizzly Bears")
    game = table(side("Swamp*4", hand="Gravedigger"), side("", **graves))
    game.play("A cast Gravedigger; A pass; B pass")
    assert not game.table.stack, "no card of its owner's"


def test_spells_have_characteristics_on_the_stack() -> None:
    game = table(side("Forest*2", hand="Grizzly Bears"), side("Island*3", hand="Abjure, Bar the Gates"))
    game.play("A cast Grizzly Bears; A pass")
    game.includes("cast Bar the Gates")
    game.refuses("cast Abjure", "CR-601.2c")
