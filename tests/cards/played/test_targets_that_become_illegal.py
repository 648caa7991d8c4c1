"""A spell or ability all of whose targets are illegal doesn't resolve, and its costs stay paid (CR 608.2b).

A permanent that was targeted is returned to its owner's hand, a card in a graveyard is exiled, a player
becomes hexproof. What is left of a spell some of whose targets are legal is tested beside the card.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.cards.played.paying import lands
from tests.cards.plays import plays
from tests.harness import plain
from tests.magic.positions import announce
from tests.magic.table import Play, side, table

GIANT, ANGEL, ARMODON, ICY = "Hill Giant", "Serra Angel", "Trained Armodon", "Icy Manipulator"
MINE, THEIRS = f"{ARMODON}, {ICY}, Grizzly Bears", f"{GIANT}, {ANGEL}, Island*4, Plains, Relic of Progenitus"


class Aimed(NamedTuple):
    """How A comes to target something."""

    script: str
    """What A does until the targets are chosen."""
    targets: tuple[str, ...]
    """They all become illegal, one after the other."""
    battlefield: str = ""
    """What A has besides."""
    hand: str = ""
    graveyard: str = ""


def spell(name: str, *targets: str, chosen: str = "", mana: str = "", graveyard: str = "") -> Aimed:
    """A spell that A casts; ``chosen`` is what A is asked, if not just for the targets."""
    asked = chosen or "; ".join(f"A target {target}" for target in targets)
    return Aimed(f"A cast {name}; {asked}", targets, mana or lands(name), name, graveyard)


def activated(source: str, target: str, number: int = 0, loyalty: int = 0) -> Aimed:
    """An ability of a permanent, of a planeswalker if it has loyalty."""
    script = f"A activate {source} / {number}; A target {target}"
    return Aimed(script, (target,), f"{source}({loyalty} loyalty)" if loyalty else source)


SAHEELI = "Saheeli, Sublime Artificer"
ENTERS = "A pass; B pass"
AT_CREATURES = {
    **{name: spell(name, GIANT) for name in ("Otherworldly Journey", "Terror", "Unsummon")},
    **{name: spell(name, ARMODON, GIANT) for name in ("Hunt the Weak", "Pounce", "Prey Upon")},
    **{name: spell(name, GIANT, ANGEL) for name in ("Agony Warp", "Frost Breath")},
    **{name: activated(name, GIANT) for name in ("Prodigal Sorcerer", "Samite Healer", "Timberwatch Elf")},
    "Arc Lightning": spell(
        "Arc Lightning",
        GIANT,
        ANGEL,
        chosen=f"A target {GIANT}; A target {ANGEL}; A no_more_targets; A divide 1",
    ),
    "Branching Bolt": spell("Branching Bolt", ANGEL, GIANT, chosen=f"A mode 0; A mode 1; A target {GIANT}"),
    "Inferno Fist": spell("Inferno Fist", ARMODON),
    "Devil Token": Aimed(
        f"A cast Shock; A target Devil Token; A pass; B pass; A target {GIANT}",
        (GIANT,),
        "Devil Token(token), Mountain",
        "Shock",
    ),
    "Chandra, Novice Pyromancer": activated("Chandra, Novice Pyromancer", GIANT, 2, 5),
    "Dovin, Hand of Control": activated("Dovin, Hand of Control", GIANT, 1, 5),
    "Jaya, Venerated Firemage": activated("Jaya, Venerated Firemage", GIANT, 1, 5),
    "Jiang Yanggu, Wildcrafter": activated("Jiang Yanggu, Wildcrafter", GIANT, 1, 3),
    "Kiora, Behemoth Beckoner": activated("Kiora, Behemoth Beckoner", GIANT, 1, 7),
    SAHEELI: Aimed(f"A activate {SAHEELI} / 1; A target {ARMODON}", (ICY, ARMODON), f"{SAHEELI}(5 loyalty)"),
}
AT_PLAYERS = {
    **{
        name: spell(name, "B")
        for name in (
            *("Deep Analysis", "Diabolic Edict", "Geth's Verdict", "Inspiration"),
            *("Mind Rot", "Sign in Blood", "Sleep", "Tome Scour"),
        )
    },
    **{name: Aimed(f"A cast {name}", ("B",), lands(name), name) for name in ("Castigate", "Duress")},
    "Stream of Life": spell("Stream of Life", "B", chosen="A x 3; A target B", mana="Forest*4"),
    "Bojuka Bog": Aimed("A play_land Bojuka Bog; A target B", ("B",), hand="Bojuka Bog"),
    "Ravenous Rats": spell("Ravenous Rats", "B", chosen=ENTERS),
    "Relic of Progenitus": Aimed(
        "A activate Relic of Progenitus#1; A target B", ("B",), "Relic of Progenitus"
    ),
    "Ashiok, Dream Render": activated("Ashiok, Dream Render", "B", 1, 5),
    "Davriel, Rogue Shadowmage": activated("Davriel, Rogue Shadowmage", "B", 1, 3),
    "Jace Beleren": activated("Jace Beleren", "B", 1, 3),
    "Jace Beleren's last ability": activated("Jace Beleren", "B", 2, 10),
}
AT_CARDS = {
    "Warren Pilferers": spell("Warren Pilferers", "Raging Goblin", chosen=ENTERS, graveyard="Raging Goblin")
}
CASES = AT_CREATURES | AT_PLAYERS | AT_CARDS


def make_illegal(game: Play, target: str) -> None:
    """B answers, and the answer resolves: then nothing may target what was targeted."""
    if target == "B":
        announce(game, "B", "Sudden Ward")
    elif game.zone(target) == "graveyard":
        game.play("B activate Relic of Progenitus / 1; B auto_pay")
    else:
        announce(game, "B", "Boomerang", target)
    game.play("B pass; A pass")


def resolves_in_vain(game: Play) -> None:
    """All that changes as it resolves is that a spell goes to its owner's graveyard, an ability nowhere."""
    wanted, item = plain(game.table), game.table.stack[-1]
    wanted["stack"].pop()
    ceased = wanted["objects"].pop(item.id, None)
    game.resolve()
    if ceased is not None:
        new = game.table.seats[0].graveyard[-1]
        wanted["objects"][new] = {"card": ceased["card"], "owner": 0, "zone": "graveyard"}
        wanted["seats"][0].setdefault("graveyard", []).append(new)
    assert plain(game.table) == {name: value for name, value in wanted.items() if value != []}


@plays(*(name.removesuffix("'s last ability") for name in CASES))
@pytest.mark.parametrize("name", CASES)
def test_nothing_happens_and_the_costs_stay_paid(name: str) -> None:
    aimed = CASES[name]
    game = table(
        side(f"{aimed.battlefield}, {MINE}".removeprefix(", "), aimed.hand, aimed.graveyard),
        side(THEIRS, hand="Boomerang*2, Sudden Ward, Gray Ogre", graveyard="Forest"),
    )
    game.play(aimed.script)
    for target in aimed.targets:
        game.play("A pass")
        make_illegal(game, target)
    resolves_in_vain(game)


@plays("Divine Verdict")
def test_who_no_longer_attacks_hears_no_verdict() -> None:
    game = table(
        side(lands("Divine Verdict"), hand="Divine Verdict"),
        side(THEIRS, hand="Boomerang"),
        step="declare_attackers",
        turn=2,
        active=1,
    )
    game.play(f"B attack {GIANT} → A; B stay_out {ANGEL}; B pass; A cast Divine Verdict; A pass")
    make_illegal(game, GIANT)
    resolves_in_vain(game)
