"""Answers about rulesets: their options, texts, rules and cards, and what the server accepts."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from engine import ActionTemplate, CardEntry, Part, Passing, Rule, Surprise, Template


class SeatRange(Struct, frozen=True):
    """How many seats play."""

    min: int
    max: int


class RulesetLinks(Struct, frozen=True):
    """Paths of what belongs to a ruleset."""

    self: str
    rules: str
    cards: str
    texts: str
    games: str
    guide: str


class RulesetBrief(Struct, frozen=True, kw_only=True):
    """A ruleset in a few words."""

    id: str
    name: str
    edition: int
    """Edition of the rulebook; a change of ruling raises it."""
    seats: SeatRange
    summary: str
    """One sentence for people who choose a game."""
    links: RulesetLinks


class TableLimits(Struct, frozen=True, kw_only=True):
    """What this server accepts of tables."""

    per_client: int
    """New tables that one address may make within an hour."""
    wait_seconds: int
    """The longest wait of a look for news."""
    ttl_seconds: int
    """How long a table lives that nobody acts at; an hour until it is played."""


class Limits(Struct, frozen=True, kw_only=True):
    """What this server accepts in one request."""

    body_bytes: int
    header_seconds: int
    """Time in which header fields have to come."""
    body_seconds: int
    """Time in which a body has to come."""
    seconds: int
    """Time that a request may take; what takes longer ends as `took-too-long`."""
    actions: int
    passes: int
    """Actions that an object `auto` lets be taken without asking."""
    recorded_actions: int
    """Actions in the record of a game."""
    samples: int
    playouts: int
    """Games that are played out, for each action where there are several."""
    playout_work: int
    """The most work, in microseconds by the `playout_cost` of the ruleset: (samples × `sample` + games of all
    actions and samples together × `max_decisions`, at most `decisions`, × `decision`) × the KiB of the
    state's document, rounded up."""
    cards_per_page: int
    own_cards: int
    """Cards that a game brings along beside those of the library, tokens included."""
    own_cards_bytes: int
    """Of all of them together, as JSON without white space."""
    deck_characters: int
    """Of a deck list that is checked."""
    deck_lines: int
    tables: TableLimits | UnsetType = UNSET
    """Absent where this server keeps none."""


class PlayoutCost(Struct, frozen=True, kw_only=True):
    """By what the work of playouts and evaluations is bounded: figures that are the same on every server.
    Positions differ, and so do machines."""

    sample: int
    """Microseconds to draw a sample, for each KiB of the state's document."""
    decision: int
    """Microseconds to make a decision, for each KiB of the state's document."""
    decisions: int
    """How many decisions a game takes on average; of a larger `max_decisions`, no more is counted."""


class KnownPool(Struct, frozen=True, kw_only=True):
    """A pool of cards beside the library, which new games may use."""

    digest: str
    """What tells it from any other."""
    cards: int
    """How many of them games can use."""


class RulesetList(Struct, frozen=True, kw_only=True):
    """The games this server adjudicates, and its limits."""

    rulesets: tuple[RulesetBrief, ...]
    limits: Limits
    pool: KnownPool | UnsetType = UNSET
    """Absent where this server knows none."""


class OptionDetails(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a new game, or one of its seats, may be told."""

    name: str
    title: str
    """Its label, in words of players."""
    description: str
    default: Any
    """What holds if the option is left out; null for nothing."""
    form: dict[str, Any]
    """JSON Schema of its values."""
    choices: dict[str, str] = {}
    """Labels of its values, or of those in its list, where they are words."""
    is_seat: bool = False
    """Its value is a seat."""
    rule: str | None = None
    """The ruling behind it."""
    ruling: str | None = None
    """The text of that ruling."""


class RulesetTexts(Struct, frozen=True, kw_only=True):
    """What the texts of a ruleset are written from."""

    ruleset: str
    edition: int
    events: dict[str, Template]
    """By their types."""
    decisions: dict[str, Template]
    """By their types; `waiting` is what the seats read that do not decide."""
    actions: dict[str, tuple[ActionTemplate, ...]]
    """By their types. A type that reads differently at different decisions has several."""
    words: dict[str, dict[str, str]]
    """Display names of words, by their sets: steps, zones, keywords and others. A word that is in none is
    told as it is, with blanks for `_`."""


class RulesetGuide(Struct, frozen=True, kw_only=True):
    """How a game is played, for people who know Magic and not this game."""

    ruleset: str
    name: str
    words: tuple[str, ...]
    """What the game is about, in paragraphs."""
    parts: tuple[Part, ...]
    """The parts of the table."""
    surprises: tuple[Surprise, ...]
    """What a player of Magic does not expect."""
    state: Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/State"})]
    """A position in which all the parts are there, as one would write it by hand; seat 0 looks at it."""


class SamplePosition(Struct, frozen=True, kw_only=True):
    """A state to start from."""

    summary: str
    """The position in words."""
    state: Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/State"})]
    """As one would write it by hand: what is left out has its default."""


class DefaultStops(Struct, frozen=True, kw_only=True):
    """The steps in which a seat is asked, if its client says nothing else."""

    mine: tuple[str, ...]
    """In its own turn."""
    theirs: tuple[str, ...]
    """In another's turn."""


class RulesetDetails(RulesetBrief, frozen=True, kw_only=True):
    """A ruleset in full."""

    source: str
    """The text that the rulebook restates."""
    options: tuple[OptionDetails, ...]
    seat_options: tuple[OptionDetails, ...]
    actions: tuple[str, ...]
    """The types of actions."""
    decisions: tuple[str, ...]
    """The types of decisions."""
    events: tuple[str, ...]
    """The types of events."""
    decks: tuple[str, ...]
    """Names of the decks it ships."""
    steps: tuple[str, ...]
    """The steps or phases of a turn, in order."""
    default_stops: DefaultStops
    """In which of them a seat is asked that is passed for and says nothing else."""
    passing_decisions: dict[str, Passing]
    """What a pass means at each type of decision that has one. `window`: nothing now, another chance comes.
    `attack`, `block`: no further attacker or blocker. `choice`: a no, as part of something under way."""
    aimless_actions: tuple[str, ...]
    """The types of actions that lead nowhere by themselves: mana with nothing to pay for, a mulligan.
    Playouts with the policy `purposeful` leave them be."""
    passing_actions: tuple[str, ...]
    """The types of actions that do nothing more and let the game go on: a pass, the end of a phase, no
    further blocker, a no. At each decision at most one action of these types is legal, so a client can give
    it a place and a key of its own."""
    playout_decisions: int
    """`max_decisions` of playouts where none is sent: 99 % of random games from the start have ended by
    then."""
    playout_cost: PlayoutCost
    positions: tuple[SamplePosition, ...]
    """Small states to write others from. The first has nothing on the table but what the rules insist on."""


class RuleList(Struct, frozen=True, kw_only=True):
    """A rulebook, or those of its rules that were asked for, in the book's order."""

    ruleset: str
    name: str
    edition: int
    source: str
    rules: tuple[Rule, ...]


class CardPage(Struct, frozen=True, kw_only=True):
    """A page of a card library."""

    ruleset: str
    page: int
    pages: int
    total: int
    next: str | None
    """Path of the next page."""
    cards: tuple[CardEntry, ...]
