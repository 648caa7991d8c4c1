"""Games in the middle of something: one moment for each kind of task that a game rests with."""

from __future__ import annotations

from collections.abc import Callable

import engine
from tests.magic.status.lies import Document, written
from tests.magic.table import Play, side, table

MOMENTS: dict[str, Callable[[], Play]] = {}
Moment = Callable[[], Play]


def moment(make: Moment) -> Moment:
    """Register a moment by its name."""
    MOMENTS[make.__name__] = make
    return make


def at(name: str) -> Document:
    """The document of a moment."""
    return written(MOMENTS[name]().state)


# The turn --------------------------------------------------------------------------------------------------


@moment
def hands() -> Play:
    """A has kept the opening hand, B is asked."""
    game = Play.at(engine.new_game("duel", seed=5, options={"starting_seat": 0}))
    game.play("A keep_hand")
    return game


@moment
def bottom() -> Play:
    """A has put one of two cards on the bottom; B has put one there."""
    game = Play.at(engine.new_game("duel", seed=5, options={"starting_seat": 0}))
    game.play("A mulligan; B mulligan; A mulligan; B keep_hand; A keep_hand")
    for _ in range(2):
        game.take(engine.legal_actions(game.state)[0])
    return game


@moment
def priority() -> Play:
    """A has passed, B has priority."""
    game = table(side(), side(hand="Shock", battlefield="Mountain"))
    game.play("A pass")
    return game


@moment
def discarding() -> Play:
    """A has picked one of two cards to discard."""
    game = table(side(hand="Shock*9"), step="end")
    game.play("A pass; B pass; A discard Shock#2")
    return game


@moment
def untapping() -> Play:
    """A lets one of two artifacts stay tapped."""
    game = table(side("Drowsing Golem(tapped), Patient Urn(tapped)"), side(), active=1, turn=4)
    game.end_turn()
    game.play("A keep_tapped Drowsing Golem")
    return game


@moment
def legends() -> Play:
    """A keeps one of two legends."""
    kokusho = "Kokusho, the Evening Star"
    return table(side(battlefield=f"{kokusho}*2, Jace Beleren(3 loyalty), Grizzly Bears"))


@moment
def new_targets() -> Play:
    """A has copied a spell twice and chooses new targets for the first copy; the spell has left the stack."""
    mine = side(hand="Shock", battlefield="Mountain, Echoing Hall")
    game = table(mine, side(hand="Counterspell", battlefield="Island*2, Grizzly Bears"))
    game.play("A cast Shock; A target B; A pass; B cast Counterspell; B pass; A pass")
    game.play("A pass; B pass")
    return game


@moment
def triggers() -> Play:
    """A orders two triggered abilities."""
    game = table(side(hand="Mulldrifter", battlefield="Island*3"))
    game.play("A cast Mulldrifter with evoke; A pass; B pass")
    return game


# Announcing and paying -------------------------------------------------------------------------------------


@moment
def targeting() -> Play:
    """A has chosen the first of two targets of Electrolyze."""
    game = table(side(hand="Electrolyze", battlefield="Island*2, Mountain"), side(battlefield="Hill Giant*2"))
    game.play("A cast Electrolyze; A target Hill Giant#1")
    return game


@moment
def modes() -> Play:
    """A has chosen the first mode of Branching Bolt."""
    game = table(
        side(hand="Branching Bolt", battlefield="Forest*2, Mountain"),
        side(battlefield="Hill Giant, Wind Drake"),
    )
    game.play("A cast Branching Bolt; A mode 0")
    return game


@moment
def number() -> Play:
    """A chooses X."""
    game = table(side(hand="Blaze", battlefield="Mountain*4"))
    game.play("A cast Blaze")
    return game


@moment
def halves() -> Play:
    """A chooses how to pay a hybrid symbol."""
    game = table(side(hand="Safehold Elite", battlefield="Plains*2, Forest*2"))
    game.play("A cast Safehold Elite")
    return game


@moment
def ability() -> Play:
    """A chooses the target of an activated ability."""
    game = table(side(battlefield="Samite Healer, Grizzly Bears"))
    game.play("A activate Samite Healer")
    return game


@moment
def paying() -> Play:
    """A pays for Grizzly Bears."""
    game = table(side(hand="Grizzly Bears", battlefield="Forest*2, Swamp, Island"))
    game.play("A cast Grizzly Bears")
    return game


@moment
def plotting() -> Play:
    """A pays for plotting a card, and has another one in hand."""
    game = table(side(hand="Scheming Outrider, Shock", battlefield="Mountain*2, Swamp, Island"))
    game.play("A plot Scheming Outrider")
    return game


@moment
def harmonizing() -> Play:
    """A chooses X for Rising Hymn, for which a creature was tapped."""
    game = table(side("Forest*4, Hill Giant", graveyard="Rising Hymn"))
    game.play("A cast Rising Hymn with harmonize; A tap_for_less Hill Giant")
    return game


@moment
def foretelling() -> Play:
    """A pays for foretelling a card, which lies in exile, and has another one in hand."""
    game = table(side(hand="Foreseen Spark, Shock", battlefield="Mountain*2, Swamp, Island"))
    game.play("A foretell Foreseen Spark")
    return game


@moment
def permitting() -> Play:
    """A is about to cast a card from the graveyard, which two permanents permit; of others one."""
    game = table(
        side(
            "Sexton's Ledger, Warden of Small Graves, Forest*8",
            graveyard="Grizzly Bears, Spined Wurm, Shock, Llanowar Elves, Forest",
        )
    )
    game.play("A cast Grizzly Bears")
    return game


@moment
def turning_up() -> Play:
    """A pays for turning up one of two face-down creatures."""
    mine = side("Veiled Prowler(face down), Veiled Hulk(face down), Forest*2, Swamp, Island")
    game = table(mine, side("Veiled Prowler(face down)"))
    game.play("A turn_up Face-down creature")
    return game


@moment
def spending() -> Play:
    """A spends mana of the pool."""
    game = table(side(hand="Bonesplitter", battlefield="Forest(tapped)", mana=["W", "U", "G"]))
    game.play("A cast Bonesplitter")
    return game


@moment
def nested() -> Play:
    """A pays for a mana ability that pays for a spell."""
    game = table(side(hand="White Flash", battlefield="Signet, Forest, Island, Grizzly Bears"), side())
    game.play("A cast White Flash")
    return game


@moment
def sacrificing() -> Play:
    """A picks what to sacrifice for a spell."""
    game = table(side(hand="Altar's Reap", battlefield="Swamp*2, Grizzly Bears, Hill Giant"))
    game.play("A cast Altar's Reap")
    return game


# Combat ----------------------------------------------------------------------------------------------------


@moment
def attackers() -> Play:
    """A has said what the first of two creatures does."""
    game = table(side(battlefield="Grizzly Bears, Hill Giant"), step="declare_attackers")
    game.play("A attack Grizzly Bears → B")
    return game


@moment
def tax() -> Play:
    """A pays for an attack."""
    game = table(
        side(battlefield="Grizzly Bears, Forest, Island, Swamp"),
        side(battlefield="Propaganda"),
        step="declare_attackers",
    )
    game.play("A attack Grizzly Bears → B")
    return game


@moment
def exerting() -> Play:
    """A exerts the first of two attackers."""
    game = table(side(battlefield="Sunbaked Runner*2, Grizzly Bears"), step="declare_attackers")
    game.play("A attack Sunbaked Runner#1 → B; A attack Sunbaked Runner#2 → B; A stay_out Grizzly Bears")
    game.play("A exert Sunbaked Runner#1")
    return game


@moment
def enlisting() -> Play:
    """A taps a creature for the first of two attackers with enlist."""
    game = table(
        side(battlefield="Eager Sergeant*2, Grizzly Bears, Hill Giant"),
        side(battlefield="Gray Ogre"),
        step="declare_attackers",
    )
    game.play("A attack Eager Sergeant#1 → B; A attack Eager Sergeant#2 → B")
    game.play("A stay_out Grizzly Bears; A stay_out Hill Giant; A enlist Grizzly Bears")
    return game


@moment
def blockers() -> Play:
    """B has said what the first of two creatures does."""
    game = table(
        side(battlefield="Craw Wurm"), side(battlefield="Grizzly Bears, Hill Giant"), step="declare_attackers"
    )
    game.play("A attack Craw Wurm → B; A pass; B pass; B block Grizzly Bears → Craw Wurm")
    return game


@moment
def damage() -> Play:
    """A divides combat damage."""
    game = blockers()
    game.play("B block Hill Giant → Craw Wurm; A pass; B pass")
    return game


# Resolving -------------------------------------------------------------------------------------------------


@moment
def putting_back() -> Play:
    """Brainstorm: A has picked one of two cards."""
    game = table(side(hand="Brainstorm, Shock, Forest", battlefield="Island"))
    game.play("A cast Brainstorm; A pass; B pass; A choose Shock")
    return game


@moment
def unless() -> Play:
    """Mana Leak: A may pay."""
    game = table(
        side(hand="Grizzly Bears", battlefield="Forest*5"),
        side(hand="Mana Leak", battlefield="Island*2"),
    )
    game.play("A cast Grizzly Bears; A pass; B cast Mana Leak; B pass; A pass")
    return game


@moment
def color() -> Play:
    """Gods Willing: A chooses a colour."""
    game = table(side(hand="Gods Willing", battlefield="Plains, Grizzly Bears"))
    game.play("A cast Gods Willing; A pass; B pass")
    return game


@moment
def sorting() -> Play:
    """Foresee: A has put one of three cards away."""
    game = table(side(hand="Foresee", battlefield="Island"))
    game.play("A cast Foresee; A pass; B pass; A put_away")
    return game


@moment
def watched_sorting() -> Play:
    """Well Gazer, whose player scries 2: A has put one of two cards away."""
    game = table(side(battlefield="Well Gazer, Island"))
    game.play("A activate Well Gazer / 1; A pass; B pass; A put_away")
    return game


@moment
def arranging() -> Play:
    """Foresee: A puts the cards on top in order."""
    game = sorting()
    game.play("A keep_on_top; A keep_on_top")
    return game


@moment
def searching() -> Play:
    """Demonic Counsel: A searches the library."""
    game = table(side(hand="Demonic Counsel", battlefield="Swamp", library="Shock, Forest, Mountain"))
    game.play("A cast Demonic Counsel; A pass; B pass")
    return game


@moment
def replacing() -> Play:
    """Two effects apply to the damage of a Lightning Bolt; B chooses which comes first."""
    game = table(
        side(hand="Lightning Bolt", battlefield="Mountain, Furnace of Rath"),
        side(hand="Healing Salve", battlefield="Plains"),
    )
    game.play("A cast Lightning Bolt; A target B; A pass; B cast Healing Salve; B mode 1; B target B")
    game.play("B pass; A pass; A pass; B pass")
    return game


@moment
def copying() -> Play:
    """A Clone enters: as a copy of what?"""
    game = table(side(hand="Clone", battlefield="Island*4"), side(battlefield="Hill Giant, Grizzly Bears"))
    game.play("A cast Clone; A pass; B pass")
    return game
