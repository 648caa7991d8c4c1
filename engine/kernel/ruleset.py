"""A ruleset: the description of a game that the kernel works with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, Generic, TypeVar, Union

import msgspec

from . import texts
from .clauses import Menu, Offer
from .deck_lists import ListForm
from .documents import Action, CardEntry, Concede, Decision, Face, Fault, Outcome, Remark, State, Task
from .draft import Draft
from .guide import NO_GUIDE, Guide
from .moments import DefaultStops, Moment
from .naming import display_names
from .playout_cost import PlayoutCost
from .rulebook import Rulebook

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class TaskRule:
    """How a kind of task is carried out: it *asks*, or it *acts*.

    ``ask(state, task)`` is pure: it returns the decision to be made, or None if there is nothing to decide.
    ``act(draft, task)`` changes the draft and the agenda; it is called when ``ask`` has nothing to ask.
    """

    ask: Callable[[Any, Any], Decision | None] | None = None
    act: Callable[[Draft[Any], Any], None] | None = None


@dataclass(frozen=True, eq=False)
class Ruleset(Generic[S]):
    """A game, as the kernel sees it.

    ``state`` is the struct of its states; ``event`` is the union of its events, ``view_type`` the type of its
    views. ``options`` and ``seat`` are the structs of the options of a new game and of its
    seats; :func:`.documents.option` says of their fields what they are for.
    """

    book: Rulebook
    summary: str
    """One sentence for people who choose a game."""
    seats: tuple[int, int]
    """Fewest and most seats."""
    state: type[S]
    options: type[Any]
    seat: type[Any]
    event: Any
    view_type: type[Any]
    tasks: Mapping[type[Task], TaskRule]
    menus: Sequence[Menu]
    set_up: Callable[[Draft[S], Sequence[Any]], None]
    """Lay a new game out: gets a draft whose table is bare and whose options and rng are set, and the seats'
    options (one for each seat); puts the first task on the agenda."""
    bare: Callable[[Any], S]
    """A state with these options and nothing on the table."""
    resume: Callable[[Draft[S]], None]
    """Put the tasks of the window that the phase names on the empty agenda of a hand-written state."""
    faults: Callable[[S], Iterable[Fault]]
    """All faults of a document that could be decoded. It is called before :attr:`resume` for a
    document without an agenda; with an agenda, it has to refuse one that does not fit the table."""
    view: Callable[[S, int], Any]
    """What a seat may see of the table, built by allow-list."""
    resample: Callable[[Draft[S], int], None]
    """Deal what the seat has not seen anew (see :func:`engine.kernel.sampling.deal_unseen`). The rng of the
    draft has been seeded for this."""
    concession: str
    """The rule cited when a seat concedes."""
    conceded: Callable[[S, int], Outcome | None]
    """How the game ends when this seat concedes; None: it goes on without the seat (see :attr:`leave`)."""
    playout_decisions: int
    """How many decisions a game played at random is given to end, unless a caller says otherwise: enough for
    99 % of those that begin anew."""
    playout_cost: PlayoutCost
    """What games played at random cost."""
    steps: tuple[str, ...]
    """The steps or phases of a turn, in order."""
    moment: Callable[[S], Moment]
    """Where in the game a decision is made."""
    stops: DefaultStops
    """Where a seat is asked that lets others pass for it, if it says nothing else."""
    trials: Callable[[Sequence[Action]], Iterable[Action]] = lambda actions: ()
    """Of aimless actions those to be tried out: what they set off may be what they are for."""
    worth: Callable[[S, int], float] = lambda state, seat: 0.0
    """The static evaluation: what a position is worth to a seat, in logits (see
    :mod:`engine.kernel.static_evaluation`). It looks at what lies open and counts what does not, so that it
    tells a seat nothing that this seat has not seen."""
    turn: Callable[[S], int] = lambda state: 0
    """The number of the turn: what games that are played on differently still have in common."""
    leave: Callable[[Draft[S], int], None] | None = None
    """A seat that conceded leaves a game that goes on; what has to happen first is put on the agenda."""
    in_game: Callable[[S, int], bool] = lambda state, seat: True
    """Whether a seat is still in the game; one that has left it has nothing to concede."""
    chosen: Callable[[Draft[S], S, Decision, Action], None] | None = None
    """Called before a legal action is performed, with the state that it was chosen in and the decision."""
    runaway: Callable[[Draft[S]], None] | None = None
    """Ends a game in which an action set off more than a step budget allows: tasks, or work that has a budget
    of its own. Without it, that is an error."""
    overflows: Callable[[Draft[S]], bool] | None = None
    """Called where a state comes to rest: ends a game that has come to more than a document may hold, so that
    whatever is decided on can be sent again; says whether it has."""
    option_faults: Callable[[Any, Sequence[Any]], Iterable[Fault]] = lambda options, seats: ()
    """The faults of options and seats that could be decoded."""
    remarks: Callable[[Any, Sequence[Any]], Iterable[Remark]] = lambda options, seats: ()
    """What one would like to know about options and seats, though nothing is wrong with it: a card whose text
    has nothing to work on. It is asked of all that could be decoded, faults or none, so it passes over what
    it does not know."""
    by_key: Callable[[Any, Sequence[Any]], tuple[Any, Sequence[Any]]] = lambda options, seats: (
        options,
        seats,
    )
    """Options and seats without faults, with keys in the place of other names that things have there."""
    form_faults: Callable[[Any, Sequence[Any]], Mapping[str, Sequence[Fault]]] = lambda options, seats: {}
    """All faults of parts of options and seats that could not be decoded, by the places of the parts.
    Decoding names the first fault alone, so it is not asked about these."""
    hides: Callable[[S, int, Any], bool] = lambda state, seat, named: False
    """Whether a seat doesn't know what an action names: a slot whose face it has not seen. Where actions name
    cards by their faces, nothing is hidden behind a name."""
    called: Callable[[S, Any], Any] = lambda state, named: named
    """The name of something that an action or event names, whether or not it lies in sight; what it has no
    name for stays as it is. ``{o2}`` in a name is the name of another thing, by its id."""
    in_sight: Callable[[S, int | None], Mapping[str, str]] = lambda state, seat: {}
    """The names of all things that have ids and lie in sight of a seat; without a seat, of those that do not
    lie where nobody sees them. Where several share a name, texts tell them apart by their ids."""
    is_id: Callable[[str], bool] = lambda named: False
    """Whether a name is the id of a thing, dealt by the game, and not that of a card or a word."""
    displays: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The display names of words, by their closed sets; one that has none is told as it is, with blanks."""
    canonical: Callable[[S], S] = lambda state: state
    """The state with its own names in the place of those that things were given by hand. It is asked about
    any document of the right form; what is at fault stays as it is."""
    names: Callable[[S, str], bool] = lambda state, named: False
    """Whether a text names something at the table, be it hidden or not: a card, an object, a spell."""
    library: Callable[[], tuple[CardEntry, ...]] = tuple
    """Tells its cards as people look them up; asked once."""
    look_up: Callable[[S, str], Face | None] | None = None
    """What a card is and does that lies on the table of a state, by the name that views have for it; None:
    there is no such card. Without it, all cards are those of the library."""
    decks: tuple[str, ...] = ()
    """Names of the decks it ships."""
    lists: ListForm | None = None
    """The deck lists that it is played with; None: nobody brings cards."""
    named_cards: Callable[[Any, Any], Iterable[tuple[str, str]]] = lambda options, seats: ()
    """The cards that options and seats name which may have any form, each with its place."""
    guide: Guide = NO_GUIDE
    """How it is played, for people who know Magic."""
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Closed sets of words of which a ruleset has its own, by the names that schemas mark them with."""
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    """For older editions: how a document becomes one of the next edition."""
    renewed: Callable[[Any], tuple[Any, Sequence[Remark]]] = lambda document: (document, ())
    """The document of a state, or of the ``options`` of a new game, saying with the words of today what it
    said with others, and what to tell of that. It is asked about those that could not be decoded."""

    @property
    def id(self) -> str:
        """The tag of its states, ``perdure``."""
        return self.book.id

    @property
    def name(self) -> str:
        """The game's name."""
        return self.book.name

    @property
    def edition(self) -> int:
        """The edition of the rulebook; a change of ruling raises it."""
        return self.book.edition

    @cached_property
    def name_of(self) -> Callable[[S, int, Any], Any]:
        """What a seat calls something that an action names (:func:`.texts.name_of`)."""
        return partial(texts.name_of, self)

    def word(self, closed: str, word: str) -> str:
        """The display name of a word of a closed set."""
        return display_names(self, closed, None)[word]

    def answered_by(self, action: type[Action]) -> tuple[str, ...]:
        """The types of the decisions that a kind of action answers."""
        tags = (menu.decision.__struct_config__.tag for menu in self.menus if action in menu.by_action)
        return tuple(str(tag) for tag in tags)

    @cached_property
    def cards(self) -> tuple[CardEntry, ...]:
        """Its cards as people look them up; put together at the first use."""
        return self.library()

    @cached_property
    def _library_faces(self) -> dict[str, Face]:
        return {card.key: card.face for card in self.cards}

    def face(self, state: S, name: str) -> Face | None:
        """What a card is and does that a view of this state names; None: there is no such card."""
        return self._library_faces.get(name) if self.look_up is None else self.look_up(state, name)

    @cached_property
    def menu(self) -> dict[type[Decision], Menu]:
        """The menu of each kind of decision."""
        return {menu.decision: menu for menu in self.menus}

    @cached_property
    def action(self) -> Any:
        """The union of the actions that its menus offer, with concession."""
        offered = (offer.action for menu in self.menus for offer in menu.offers)
        return Union[(*offered, Concede)]

    @cached_property
    def decision(self) -> Any:
        """The union of the decisions that its menus are for."""
        return Union[tuple(menu.decision for menu in self.menus)]  # noqa: UP007  # as above

    @cached_property
    def anytime(self) -> dict[type[Action], Offer]:
        """The offers whose clauses hold at any decision, by their actions."""
        offers = (offer for menu in self.menus for offer in menu.offers if offer.anytime)
        return {offer.action: offer for offer in offers}

    @cached_property
    def action_decoder(self) -> msgspec.json.Decoder[Any]:
        """Decodes any action of the ruleset."""
        return msgspec.json.Decoder(self.action)
