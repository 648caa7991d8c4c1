"""The list of ways in which cards can be cast, beside their mana cost from the hand (CR 118.9, 601.2b).

What can be cast, what is refused, what is paid and what is remembered of it all come from here: keywords have
their entries in :data:`KEYWORD_WAYS`, and an ability that gives an alternative cost is one itself.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Literal, NamedTuple, get_args

from engine.magic.rules import says

from .abilities import Ability, AlternativeCost, Spell
from .conditions import Condition, InStep, ThisTurn
from .creature_types import CREATURE_TYPES
from .filters import Filter
from .keywords import Keyword
from .mana import Chosen, Price
from .triggers import Casts, DealsDamage, Discards, LosesLife
from .words import AsideKeyword, CastFaceDown, ExiledFaceDown, Payment, Way


class KeywordWay(NamedTuple):
    """What a keyword says of casting the card that has it; its cost stands beside it."""

    paid: Payment
    """What is remembered of it."""
    rule: str
    additional: bool = False
    """Its cost is paid beside the mana cost (CR 601.2b); otherwise in its place."""
    many: bool = False
    """It may be paid any number of times."""
    zone: Literal["hand", "graveyard", "exile"] = "hand"
    """From where; from exile, if its keyword has put the card there."""
    after: Literal["exile"] | None = None
    """Where the card is put as it leaves the stack, in place of anywhere else but the battlefield."""
    condition: Condition | None = None
    """It is a way only while this holds."""
    after_own_kind: bool = False
    """It is a way only once a source of its player that had a creature type of the card then has dealt combat
    damage to a player this turn."""
    beside: Price | None = None
    """What is paid with its cost, of what it does not say itself."""
    casts_for: Price | None = None
    """What is paid in place of the mana cost, where the cost beside it is for something else."""
    names: tuple[str, ...] = ()
    """Other keywords that give the same way."""
    at_once: bool = False
    """At any time that an instant could be cast, while its condition holds."""
    from_hand: bool = False
    """From the hand alone; others are ways from exile, too, where something lets their card be cast."""


FACE_DOWN_COST = Price(mana="{3}")
"""What is paid for a spell that is cast face down (CR 702.37c, 702.168b)."""
FACE_DOWN_WAYS: tuple[CastFaceDown, ...] = ("morph", "disguise")
"""The ways in which a card is turned face down as it is cast."""
BESTOWED: Payment = "bestowed"
"""What is remembered of a spell that is an Aura spell as long as it is bestowed (CR 702.103b)."""
_TAPPED = Chosen(Filter(types=("creature",), tapped=True))


def struck_by(kinds: tuple[str, ...]) -> Condition:
    """Whether a player was dealt combat damage this turn by something of these creature types which the one
    who asks controlled as it dealt that damage."""
    source = Filter(subtypes=kinds, controller="you")
    return ThisTurn(DealsDamage(source, to=("player",), combat=True))


KEYWORD_WAYS: dict[Way, KeywordWay] = {
    "kicker": KeywordWay("kicked", says("702.33"), additional=True),
    "multikicker": KeywordWay("kicked", says("702.33c"), additional=True, many=True),
    "replicate": KeywordWay("replicated", says("702.56"), additional=True, many=True),
    "squad": KeywordWay("squad", says("702.157"), additional=True, many=True),
    "buyback": KeywordWay("buyback", says("702.27"), additional=True),
    "bargain": KeywordWay("bargained", says("702.166"), additional=True),
    "casualty": KeywordWay("casualty", says("702.153"), additional=True),
    "conspire": KeywordWay("conspired", says("702.78"), additional=True),
    "entwine": KeywordWay("entwined", says("702.42"), additional=True),
    "offspring": KeywordWay("offspring", says("702.175"), additional=True),
    "evoke": KeywordWay("evoked", says("702.74")),
    "dash": KeywordWay("dash", says("702.109")),
    "blitz": KeywordWay("blitz", says("702.152")),
    "warp": KeywordWay("warped", says("702.185"), from_hand=True),
    "spectacle": KeywordWay("spectacle", says("702.137"), condition=ThisTurn(LosesLife("opponent"))),
    "surge": KeywordWay("surge", says("702.117"), condition=ThisTurn(Casts())),
    "freerunning": KeywordWay("freerunning", says("702.173"), condition=struck_by(("Assassin",))),
    "prowl": KeywordWay("prowled", says("702.76"), after_own_kind=True),
    "web-slinging": KeywordWay("web-slinging", says("702.188"), beside=Price(return_to_hand=(_TAPPED,))),
    "sneak": KeywordWay(
        "sneak", says("702.190"), condition=InStep(("declare_blockers",), "you"), at_once=True
    ),
    "bestow": KeywordWay("bestowed", says("702.103")),
    "overload": KeywordWay("overload", says("702.96")),
    "awaken": KeywordWay("awakened", says("702.113")),
    "cleave": KeywordWay("cleaved", says("702.148")),
    "morph": KeywordWay("morph", says("702.37"), casts_for=FACE_DOWN_COST, names=("megamorph",)),
    "disguise": KeywordWay("disguise", says("702.168"), casts_for=FACE_DOWN_COST),
    "flashback": KeywordWay("flashback", says("702.34"), zone="graveyard", after="exile"),
    "retrace": KeywordWay("retraced", says("702.81"), additional=True, zone="graveyard"),
    "jump-start": KeywordWay(
        "jump-started", says("702.133"), additional=True, zone="graveyard", after="exile"
    ),
    "escape": KeywordWay("escaped", says("702.138"), zone="graveyard"),
    "harmonize": KeywordWay("harmonized", says("702.180"), zone="graveyard", after="exile"),
    "mayhem": KeywordWay(
        "mayhem", says("702.187"), zone="graveyard", condition=ThisTurn(Discards(who="you", what="self"))
    ),
    "foretell": KeywordWay("foretold", says("702.143"), zone="exile"),
}
"""By the name of the keyword, which is that of the way; in the order in which they are offered."""
FACE_DOWN_KEYWORDS = frozenset(
    keyword
    for name, way in KEYWORD_WAYS.items()
    if way.casts_for is not None
    for keyword in (name, *way.names)
)
"""The keywords that let a card be cast face down."""
KEYWORD_OF: dict[str, str] = {
    **{way.paid: name for name, way in reversed(KEYWORD_WAYS.items())},
    "suspended": "suspend",
}
"""The keyword whose cost was paid; the first, where several have the same."""


def can_be_paid(how: Payment, names: Collection[str]) -> bool:
    """Whether a card with these keywords can be paid for so."""
    others = (name for name, way in KEYWORD_WAYS.items() if way.paid == how)
    return KEYWORD_OF[how] in names or any(name in names for name in others)


EXILED_AFTER: frozenset[str] = frozenset(way.paid for way in KEYWORD_WAYS.values() if way.after == "exile")
"""What was paid for spells that are exiled as they leave the stack."""


MANY: frozenset[str] = frozenset(name for name, way in KEYWORD_WAYS.items() if way.many)
"""The ways with a cost that may be paid any number of times."""
BESIDE: frozenset[str] = frozenset(
    name for name, way in KEYWORD_WAYS.items() if way.additional and way.zone == "hand"
)
"""The ways that are paid beside another cost."""
FROM_HAND: frozenset[str] = frozenset(name for name, way in KEYWORD_WAYS.items() if way.from_hand)
"""The ways that are none from exile."""
SET_ASIDE: frozenset[str] = frozenset(name for name, way in KEYWORD_WAYS.items() if way.zone == "exile")
"""The only ways of a card that lies face down in exile; no other card has them."""
IN_OPEN: frozenset[str] = frozenset({*FACE_DOWN_WAYS, "bestow"})
"""The ways in which a card that does not lie face down becomes another spell than it says."""
OTHERWISE: frozenset[str] = SET_ASIDE | IN_OPEN
"""The ways in which a spell is something else than the card is as it lies there: whether it can be cast is
asked of that (CR 702.103d, 708.4)."""


class Aside(NamedTuple):
    """What a keyword says of its card, which a player exiles from the hand to cast it later (CR 116.2)."""

    rule: str
    time: Literal["to cast", "main", "turn"]
    """When that is done: when the card could be cast, in one's own main phase with an empty stack, or in all
    of one's own turn."""
    counters: bool = False
    """As many time counters are put on it as the keyword says, and its abilities say what happens. Otherwise
    its owner may cast it on a later turn: for nothing, at the same times, or in the way of the keyword."""
    face_down: ExiledFaceDown | None = None
    """How it lies face down there."""
    price: Price | None = None
    """What is paid for it, where the cost of the keyword is for casting the card."""


ASIDES: dict[AsideKeyword, Aside] = {
    "suspend": Aside(says("702.62"), "to cast", counters=True),
    "plot": Aside(says("702.170"), "main"),
    "foretell": Aside(says("702.143"), "turn", face_down="foretell", price=Price(mana="{2}")),
}
"""By the name of the keyword."""
EXILED_FACE_DOWN: frozenset[str] = frozenset(get_args(ExiledFaceDown))
FACE_DOWN_ASIDES: frozenset[str] = frozenset(name for name, one in ASIDES.items() if one.face_down)
"""Those that exile their cards face down."""


def asides_of(keywords: Sequence[Keyword]) -> Iterator[AsideKeyword]:
    """The keywords by which a card can be exiled from the hand."""
    for name in ASIDES:
        if any(keyword.name == name for keyword in keywords):
            yield name


ANOTHER_SPELL: dict[Payment, Way] = {
    KEYWORD_WAYS[name].paid: name for name in ("bestow", "overload", "awaken", "cleave")
}
"""What is remembered of spells that do something else than the card says first, by the way they were cast."""
RESHAPED: dict[str, Callable[[Spell, Keyword], Spell | None]] = {}
"""What the spell ability of a card is as it is cast in the way of this name, by the keyword; none where that
is not certain."""


FOLLOWS: dict[str, tuple[Any, ...]] = {}
"""Steps that follow, by the name of the way, as the permanent has entered that the spell was; what they do
later stands in :mod:`engine.magic.effects.keyword_ways`."""


class Alternative(NamedTuple):
    """What is paid in place of the mana cost of a card, and when and from where it can be."""

    name: Way
    rule: str
    prices: tuple[Price, ...]
    zone: Literal["hand", "graveyard", "exile"]
    condition: Condition | None
    paid: Payment | None
    """What is remembered of it."""
    at_once: bool = False
    """At any time that an instant could be cast, while its condition holds."""


def additional_ways(keywords: Sequence[Keyword], zone: str = "hand") -> Iterator[tuple[Way, Price]]:
    """What may be paid beside any cost of a card with these keywords; in a graveyard, what lets it be cast
    from there."""
    for name, keyword, way in _ways(keywords):
        if way.additional and way.zone == zone and keyword.price is not None:
            yield name, keyword.price


def alternatives_of(
    keywords: Sequence[Keyword], abilities: Sequence[Ability], subtypes: Sequence[str]
) -> Iterator[Alternative]:
    """What may be paid in place of the mana cost of a card with these (CR 118.9)."""
    for name, keyword, way in _ways(keywords):
        if not way.additional and keyword.price is not None:
            price = keyword.price if way.casts_for is None else way.casts_for
            prices = (price,) if way.beside is None else (price, way.beside)
            condition = struck_by(creature_types(subtypes)) if way.after_own_kind else way.condition
            yield Alternative(name, way.rule, prices, way.zone, condition, way.paid, way.at_once)
    for ability in abilities:
        if isinstance(ability, AlternativeCost):
            price = Price() if ability.price == "free" else ability.price
            yield Alternative("alternative", ability.rule, (price,), "hand", ability.condition, None)


def creature_types(subtypes: Sequence[str]) -> tuple[str, ...]:
    """Those of these subtypes that are creature types."""
    return tuple(kind for kind in subtypes if kind in CREATURE_TYPES)


def _ways(keywords: Sequence[Keyword]) -> Iterator[tuple[Way, Keyword, KeywordWay]]:
    """The first keyword of each name that is a way, in the order of the list."""
    for name, way in KEYWORD_WAYS.items():
        keyword = next((one for one in keywords if one.name == name or one.name in way.names), None)
        if keyword is not None:
            yield name, keyword, way
