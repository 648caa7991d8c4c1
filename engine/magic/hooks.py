"""Hooks: questions that the core asks and any part of a format may answer. The answers are combined.

A part answers a hook by having a member of its name; :class:`~engine.magic.parts.BasePart` has none of
them. :class:`~engine.magic.hook_answers.Hooks` collects the answers in the order of the format's parts, which
is the order in which menus and refusals tell them. Where nobody answers, asking costs an empty tuple.

Like every part, one that answers keeps nothing in itself: options are read from ``state.options``, records
from the table.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, get_args

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Event, Fault, Task

from .language.words import AnyMana
from .state import Id, MagicDraft, MagicState

if TYPE_CHECKING:
    from .characteristics import Characteristics
    from .evaluate import Context
    from .language.filters import Target
    from .proposals import AnyProposal, Destroy, Move, Replacement
    from .status.position import Position


# What is asked about ---------------------------------------------------------------------------------------


class CastIt(NamedTuple):
    """To begin casting a card in one of its ways (CR 601)."""

    card: Id
    way: str


class ActivateIt(NamedTuple):
    """To begin activating an ability that is no mana ability (CR 602)."""

    source: Id
    code: str


class MakeManaIt(NamedTuple):
    """To activate a mana ability while one has priority (CR 605.3a)."""

    source: Id
    code: str


class ModeIt(NamedTuple):
    """To choose a mode of a spell or ability that is being announced (CR 601.2b)."""

    source: Id
    code: str
    mode: int


class PlayIt(NamedTuple):
    """To play a land (CR 305)."""

    card: Id


class PassIt(NamedTuple):
    """To pass priority (CR 117.3d)."""


class AttackIt(NamedTuple):
    """To attack a player or a planeswalker with a creature (CR 508)."""

    creature: Id
    defender: Id


class BlockIt(NamedTuple):
    """To block an attacker with a creature (CR 509)."""

    creature: Id
    attacker: Id


Deed = CastIt | ActivateIt | MakeManaIt | ModeIt | PlayIt | PassIt | AttackIt | BlockIt
"""What a player would do."""
DEEDS: tuple[type[Any], ...] = get_args(Deed)


class Grant(NamedTuple):
    """The permission to cast a card from where it lies."""

    card: Id
    rule: str
    """What permits it; cited as the card is cast."""
    when: Literal["sorcery", "any", "own"]
    """The time at which it may be cast, in place of the card's own, or that."""
    claims: bool = False
    """The caster becomes the owner; of a card that nobody owns always."""
    after: tuple[Task, ...] = ()
    """What is done once the spell is cast (CR 601.2i), or its caster has left while announcing it."""
    base: str | None = None
    """What is paid rather than its mana cost (CR 118.9); None: its mana cost, or what takes its place."""
    mana: AnyMana | None = None
    """As what mana may be spent to cast it (CR 609.4b); None: as what it is."""
    then_exiled: bool = False
    """As a spell it is exiled if it would be put into a graveyard."""


class CastZone(NamedTuple):
    """A zone from which cards are cast in the ways of the hand."""

    why_not: Callable[[MagicState, int, Id], Iterable[Explanation]]
    """Every clause by which nothing permits a player to cast ``{card}``, which they can see, there now."""
    said: str = ""
    """What a button says of it: ``from the market``."""


Contact = Literal["target", "effect", "static", "shield", "enters", "sacrifice"]


class Tender(NamedTuple):
    """Something that pays one symbol of a cost directly, as one mana would; it never enters the pool."""

    key: str
    """What actions call it; people call it what the hook ``called`` says."""
    mana: str
    """The mana that it counts as: any one of these types; ``1`` pays generic mana alone."""
    place: int
    """Its place among all that pays, in ascending order; equal for what nobody could tell apart (CORE-R3)."""
    under: str = ""
    """The permanent with which it goes: a mana ability that takes that away takes it away as well."""
    taps: bool = False
    """It is a permanent, its key, that becomes tapped for it."""
    gone: bool = False
    """It is a card, its key, that goes from where it is."""
    is_mana: bool = True
    """Whether mana is spent so."""


class Accepts(NamedTuple):
    """What a payment may be made with."""

    pool: bool = True
    abilities: bool = True
    """Mana abilities."""
    directly: bool = False
    """Symbol by symbol once the mana abilities are done, also with tenders; no half of a hybrid symbol is
    announced before."""
    only: tuple[str, str] | None = None
    """The rule and the reason, where it is not made with everything that its player could pay with."""
    helps: tuple[str, ...] = ()
    """The keywords of the spell by which something else than mana pays for it: ``convoke``."""


class Touch(NamedTuple):
    """An object or player that an ability is about to concern."""

    context: Context
    """Whose ability it is."""
    ref: Id
    """An object, or ``seat:1``."""
    how: Contact
    """As its target, through a step of its program, through a static ability, through prevention or other
    replacement of damage, by changing how the object enters, or by making a player sacrifice something: there
    it is asked of what the player could choose."""
    named: bool
    """Whether the ability itself chose it as a target."""
    target: Target | None = None
    """As which target."""


Forbid = Callable[[MagicState, int, Deed], Explanation | None]
"""Gets a state, a player, and what that player would do."""
Hearer = Callable[[MagicDraft, Event, Id | None, Id | None], None]
"""Gets the draft, a fact, and the old and the new id of what moved, as far as something did."""


class Word(NamedTuple):
    """What ``where`` of a filter may say."""

    holds: Callable[[MagicState, Id, Characteristics], bool]
    """Whether it is true of an object that has these characteristics."""
    candidates: Callable[[MagicState], Sequence[Id]] | None = None
    """The permanents that it could be true of, in the order of the battlefield; absent: any. A rule about few
    of many permanents looks at these alone."""
    rule: str | None = None
    """The rule of the game that uses it, for whoever asks what a standing rule has changed."""


Function = Literal["damage", "target", "attach", "block"]
"""What protection protects from (CR 702.16b–f); trample has the first alone."""
LimitedKeyword = Literal["protection", "trample"]
"""A keyword of which a format may turn functions off."""


# The hooks -------------------------------------------------------------------------------------------------


class Hears(Protocol):
    """Facts, told to whoever keeps a record of them."""

    hears: Mapping[type[Event], Hearer]
    """Whoever hears keeps the part's own record true, through the part's own atoms; no tasks, no atoms of the
    core. All hear, in order, as the atom makes the fact true: also in samples, where the agenda is empty.

    The ids tell what the event may have to withhold: of a card that goes from one hidden zone to another, or
    was drawn, the events of the part must not tell them either."""


class Follows(Protocol):
    """What the rules do at once after something has happened."""

    def follows(self, state: MagicState, happened: Sequence[Event]) -> Sequence[AnyProposal]:
        """What happens together, next, after these events; asked when the abilities that they trigger have
        been noted. The answers are joined."""


class Watching(Protocol):
    """Replacement by the rules of the format (CR 614)."""

    def watching(self, state: MagicState, proposal: AnyProposal) -> Iterator[Replacement[Any]]:
        """What would replace a proposal; joined with the effects of cards, which CR 616.1 orders.

        The names begin with the id of the rule, so that they cannot meet those of cards. With the rank
        ``FINAL``, as :func:`~engine.magic.proposals.by_rule` makes them, nobody chooses; two such answers to
        one proposal must have the same result in either order.
        """


class StateBased(Protocol):
    """Further state-based actions (CR 704).

    They look neither at the agenda, nor at the part of the turn, the mana of players and what is tapped: as
    long as nothing else has changed, nobody asks again.
    """

    def due(self, state: MagicState) -> Sequence[Destroy | Move]:
        """What happens at once with the core's state-based actions (CR 704.3). It changes nothing, and names
        nothing that cannot happen."""

    def tidy(self, draft: MagicDraft) -> bool:
        """Small changes that concern no player, made through atoms; whether there were any. Where a cleanup
        step has some, players get priority in it (CR 514.3a)."""


class Permits(Protocol):
    """Casting cards that the core's rules do not let a player cast (CR 601.3)."""

    casts_from: Mapping[str, CastZone]
    """Zones from which cards are cast in the ways of the hand, as far as something permits it."""

    def permits(self, state: MagicState, seat: int) -> Iterator[Grant]:
        """Cards that a player may cast; the first permission for a card counts."""


class Forbids(Protocol):
    """Prohibitions (CR 101.2). Like permissions and special actions, they depend on no more of the time than
    the format's :meth:`~engine.magic.seams.Timing.moment` tells."""

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """Why a player may not do something; None: this part has nothing against it. It reads what is public
        and what the player knows. A list ends at the first answer; a refusal tells all of them."""

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """The kinds of deeds that :meth:`forbids` is asked about as things are; this is asked once for all
        that could be listed. Of a part that does not say, all of them."""


class Reaches(Protocol):
    """Immunity and scope."""

    def reaches(self, touch: Touch) -> Explanation | None:
        """Why an ability does not concern something; None: this part has nothing against it. The first answer
        counts. Its reason speaks of what would be targeted as ``{target}``.

        It is asked while characteristics are being worked out: it reads the table, never characteristics.
        What a static ability does is kept as long as what is written is :data:`~.aspects.ASIDE`: about such
        an ability it reads nothing of that, nor the agenda. An effect of a resolution
        that holds for what comes later (CR 611.2c) is asked about like a static ability.
        Conditions, amounts and costs go on seeing what no ability concerns.
        """

    def confines(self, state: MagicState) -> bool:
        """Whether what is being carried out concerns nothing that comes later: the effects that it begins are
        for what they concern now. One such answer is enough."""


class Sides(Protocol):
    """Whom an object's abilities speak for."""

    def sides(self, state: MagicState, ref: Id) -> Sequence[int] | None:
        """The players who are "you" in the abilities of an object, each for themselves; None: this part does
        not say. The first answer counts; without one it is the controller (CR 109.5). It reads nothing
        that is :data:`~.aspects.ASIDE`, nor the agenda."""


class Activators(Protocol):
    """Whose abilities are whose to activate."""

    def activators(self, state: MagicState, ref: Id) -> Sequence[int] | None:
        """The players who may activate the abilities of a permanent, each paying as its controller would and
        being "you" in what they activate; None: this part does not say. The first answer counts; without one
        it is those for whom its abilities speak. It reads neither the part of the turn nor the agenda: those
        are for prohibitions."""


class Words(Protocol):
    """Words for the filters of standing rules."""

    words: Mapping[str, Word]
    """What ``where`` of a filter may say. A word reads the table and the characteristics given: it is asked
    while others are being worked out. It reads nothing that is :data:`~.aspects.ASIDE`, such as whether
    something is tapped: what it is true of is kept until something else is written."""


class Means(Protocol):
    """Keywords that do less than usual."""

    def means(self, state: MagicState, keyword: LimitedKeyword) -> frozenset[str] | None:
        """Which functions of a keyword hold; None: all of them. A function holds if no part turns it off.

        Protection has ``damage``, ``target``, ``attach`` and ``block`` (CR 702.16b–f), trample ``damage``.
        """


class FaceUp(Protocol):
    """Cards that lie face up in a library."""

    def lies_open(self, state: MagicState, ref: Id) -> bool:
        """Whether a card of a library lies face up there. Everybody goes on seeing it, and its place,
        wherever its owner puts it, until it leaves the library or is shuffled: what is chosen about it is no
        secret (CORE-26.6). The part notes when that is over, and has made everybody know the face."""


class Likeness(Protocol):
    """Records about permanents."""

    def told_apart(self, state: MagicState, ref: Id) -> Hashable:
        """What the part keeps about a permanent that others like it may not share: where that differs, a
        player chooses which of them to use (CORE-R3)."""


class Sampled(Protocol):
    """Records about cards that a seat does not see."""

    def sampled(self, draft: MagicDraft, seat: int) -> None:
        """A state that the seat cannot tell from the real one has been dealt (CORE-26.4): the part puts what
        it keeps of hidden cards where it could be, by what the seat knows alone. It tells nothing."""


class Names(Protocol):
    """What people call things."""

    def called(self, state: MagicState, named: str) -> str | None:
        """The display name of something that actions, decisions or events of the part name, for labels and
        reasons; None: this part knows nothing of that name. Objects, players and abilities have names
        already. The first answer counts."""


class Documents(Protocol):
    """What a document of the format may hold."""

    def faults(self, position: Position) -> Iterator[Fault]:
        """Everything that is wrong with what the part keeps, once objects and zones are known to be sound."""

    carries: Mapping[type[Task], tuple[type[Task], ...]]
    """Tasks of the core that may lie directly on a task of the part."""


def members(protocol: Any) -> frozenset[str]:
    """The names that a protocol declares or inherits."""
    declared = (vars(one) for one in protocol.__mro__ if getattr(one, "_is_protocol", False))
    names = (name for one in declared for name in (*one, *one.get("__annotations__", ())))
    return frozenset(name for name in names if not name.startswith("_"))


HOOKS: Mapping[str, Any] = {
    name: protocol
    for protocol in (
        Hears,
        Follows,
        Watching,
        StateBased,
        Permits,
        Forbids,
        Reaches,
        Sides,
        Activators,
        Words,
        Means,
        FaceUp,
        Likeness,
        Sampled,
        Names,
        Documents,
    )
    for name in sorted(members(protocol))
}
"""What a part may be asked, and the protocol that says how."""
