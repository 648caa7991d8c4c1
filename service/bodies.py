"""Request bodies: what each POST takes, as structs that msgspec decodes straight from the bytes.

States and actions stay raw here: the engine decodes them, strictly, by the ruleset they belong to. (They are
structs, not marshmallow schemas, because loading one of those takes longer than all the rest of such a
request.)
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from engine import FEW, MAX_SEED, Chance, Pass, json_fault
from service.current import asked
from service.positions import insist_on_json
from service.problems import MalformedJsonProblem, Refusal, UnsupportedMediaTypeProblem, invalid_request
from service.telemetry import spanned

T = TypeVar("T")


def refers(schema: str, description: str) -> Meta:
    """The member is what this schema of the contract describes."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{schema}", "description": description})


StateDocument = Annotated[Raw, refers("State", "The whole state; instead of `state_id`.")]
StateId = Annotated[
    str,
    Meta(
        max_length=48,
        description="Id of a hot state, from an earlier answer; instead of `state`.",
        extra_json_schema={"pattern": "^[0-9a-f]{48}$"},
    ),
]
ActionDocument = Annotated[Raw, refers("Action", "What a seat does.")]
Seat = Annotated[int, Meta(ge=0, le=255, description="The seat, from 0.")]
Seed = Annotated[
    int,
    Meta(ge=0, le=MAX_SEED, description="Seed of the random numbers: the same seed gives the same answer."),
]


Perspectives = Annotated[
    list[Seat],
    Meta(
        max_length=FEW,
        description="Seats for each of which the answer has what may be sent on to its player as it is, in "
        "the order asked. `decision` and legal actions of the position itself are then in the answer only if "
        "`include` names `legal_actions`.",
    ),
]

MOST_PASSING = 8
"""The most seats that are passed for."""


class Auto(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What is done after the actions without asking, up to `limits.passes` actions."""

    forced: bool = True
    """Go on as long as the seat that decides can do one thing only, which is no pass, and every seat sees
    that."""
    pass_: Annotated[tuple[Pass, ...], Meta(max_length=MOST_PASSING)] = field(default=(), name="pass")
    """The seats that are passed for, each at most once: what their clients wish. Nobody else is."""


OnItsOwn = Annotated[
    Literal["forced"] | Auto,
    Meta(
        description="What is done after the actions in the name of seats that are not asked. `forced`: go on "
        "as long as the seat that decides can do one thing only and every seat sees that; it never passes "
        "for anybody, and takes at most as many actions as may be sent. An object says more, and what was "
        "done is told with its reasons. At the bound the answer stops at the next decision."
    ),
]

MOST_RECORDED = 20_000
"""The most actions that a record may hold."""
MOST_PARAMETERS = 8
"""The most parameters by which a place is named."""


class StateBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """A state, whole or by its id: exactly one of the two."""

    state: StateDocument | UnsetType = UNSET
    state_id: StateId | UnsetType = UNSET


OptionsDocument = Annotated[
    dict[str, Any],
    Meta(max_length=FEW),
    refers("Options", "By name; the others have their defaults. `GET /v1/rulesets/{ruleset}` lists them."),
]
SeatDocument = Annotated[
    dict[str, Any], Meta(max_length=FEW), refers("SeatOptions", "What the seat may be told.")
]
SeatDocuments = Annotated[
    list[SeatDocument],
    Meta(max_length=FEW, description="For each seat in order; all of them or none."),
]


class GameBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a new game may be told."""

    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] | UnsetType = UNSET
    """Seed of the random numbers: the same seed gives the same game. Without it the server draws one, which
    the answer tells."""
    options: OptionsDocument = field(default_factory=dict)
    seats: SeatDocuments | UnsetType = UNSET
    include: Annotated[list[Literal["state", "legal_actions", "events", "texts"]], Meta(max_length=4)] = (
        field(default_factory=lambda: ["state", "legal_actions"])
    )
    """Heavy members to include in the answer; by default all but `events`, which tell how the game was laid
    out, and `texts`, which tell everything in words."""
    perspectives: Perspectives = field(default_factory=list)


def given_seats(body: GameBody | ReplayBody) -> list[dict[str, Any]] | None:
    """What a new game is told of its seats; None, if nothing."""
    return None if isinstance(body.seats, UnsetType) else body.seats


class LegalActionsBody(StateBody, kw_only=True):
    """A state, and what to add to its legal actions."""

    include: Annotated[list[Literal["labels", "legal_actions", "texts"]], Meta(max_length=3)] = field(
        default_factory=list
    )
    """`labels`: for each action the label of its button. `texts`: the decision and the actions in words.
    `legal_actions`: the list also where `perspectives` are asked for; otherwise it is there anyhow."""
    perspectives: Perspectives = field(default_factory=list)


class AdjudicationBody(StateBody, kw_only=True):
    """A state and one action, or several that are applied in order: all of them, or none."""

    action: ActionDocument | UnsetType = UNSET
    actions: Annotated[list[ActionDocument], Meta(max_length=256)] | UnsetType = UNSET
    """Applied in order; with none, the answer is the position as it is, settled, or what `auto` makes of
    it."""
    include: Annotated[list[Literal["state", "legal_actions", "events", "texts"]], Meta(max_length=4)] = (
        field(default_factory=lambda: ["state", "legal_actions", "events"])
    )
    """Heavy members to include in the answer; by default all but `texts`, which tell everything in words."""
    perspectives: Perspectives = field(default_factory=list)
    auto: OnItsOwn | UnsetType = UNSET


class ReplayBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """The record of a game: how it was created, and what the seats did."""

    ruleset: Annotated[str, Meta(max_length=100)]
    """Id of the ruleset."""
    edition: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    """Edition of its rulebook under which the game was played, as states tell it."""
    seed: Seed | UnsetType = UNSET
    """That of its creation; of a game that was dealt at a table, `chance` instead."""
    chance: Chance | UnsetType = UNSET
    """What chance followed from at a table, as its record tells it; instead of `seed`."""
    options: OptionsDocument = field(default_factory=dict)
    seats: SeatDocuments | UnsetType = UNSET
    actions: Annotated[list[ActionDocument], Meta(max_length=MOST_RECORDED)]
    """What the seats did, in order, from the first decision."""
    upto: Annotated[int, Meta(ge=0, le=MOST_RECORDED)] | UnsetType = UNSET
    """Replay so many of the actions only."""
    include: Annotated[list[Literal["state", "legal_actions", "events", "texts"]], Meta(max_length=4)] = (
        field(default_factory=lambda: ["state", "legal_actions"])
    )
    """Heavy members to include in the answer; by default all but `events`, which tell the whole game from the
    shuffling on, and `texts`, which tell everything in words."""
    perspectives: Perspectives = field(default_factory=list)


Word = Annotated[str, Meta(max_length=1_000)]
Number = Annotated[int, Meta(ge=-MAX_SEED, le=MAX_SEED)]


class VerdictBody(StateBody, kw_only=True):
    """A state, and an action, which need not be legal or listed; or what the actions are to be about."""

    action: ActionDocument | UnsetType = UNSET
    about: (
        Word
        | Annotated[dict[Word, Word | Number], Meta(min_length=1, max_length=MOST_PARAMETERS)]
        | UnsetType
    ) = UNSET
    """Instead of `action`, what actions name: an object (`o12`), a card (`QH`), a player (`seat:1`); or a
    place, by the parameters that name it (`{"province": 2}`)."""
    seat: Annotated[int, Meta(ge=0, le=255)] | UnsetType = UNSET
    """With `about`, who asks; else who decides."""


class ViewBody(StateBody, kw_only=True):
    """A state and the seat that looks at it."""

    seat: Seat
    include: Annotated[list[Literal["texts"]], Meta(max_length=1)] = field(default_factory=list)
    """`texts`: the decision and the actions in words, as the seat reads them."""


class SampleBody(StateBody, kw_only=True):
    """A state, the seat whose knowledge counts, and how many samples to draw."""

    seat: Seat
    seed: Seed = 0
    count: Annotated[int, Meta(ge=1, le=64)] = 1
    """Number of samples; sample i is drawn with seed + i."""


class SuccessorsBody(StateBody, kw_only=True):
    """A state, which of its successors to list, and what to add to each of them."""

    limit: Annotated[int, Meta(ge=1, le=256)] = 100
    """How many successors to list at most."""
    after: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """How many legal actions to skip: `next` of the previous page, 0 for the first."""
    include: Annotated[list[Literal["state", "events"]], Meta(max_length=2)] = field(default_factory=list)
    """Members to include in each successor besides its action, id and outcome."""


class StatusBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """A JSON document to be checked, or the id of a hot state: exactly one of the two."""

    state: Raw | UnsetType = UNSET
    """Any JSON at all."""
    state_id: StateId | UnsetType = UNSET


class Body(Generic[T]):
    """Reads the body of the current request as a struct."""

    def __init__(self, kind: type[T]) -> None:
        self._kind = kind
        self._decoder = msgspec.json.Decoder(kind)

    @spanned("decode")
    def read(self) -> T:
        """The body, as this struct.

        Raises:
            Refusal: it isn't announced as JSON, isn't JSON, or doesn't have this form.
        """
        request = asked()
        announced = request.environ.get("CONTENT_TYPE", "")
        if announced != "application/json" and request.mimetype != "application/json":
            detail = f"the body is announced as {announced!r}" if announced else "the body is not announced"
            raise Refusal(
                UnsupportedMediaTypeProblem(detail=f"{detail}; send Content-Type: application/json")
            )
        data = request.get_data(cache=False)
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _refusal(data, error, self._kind) from None


def _refusal(data: bytes, error: Exception, kind: Any) -> Refusal:
    insist_on_json(data)
    if isinstance(error, msgspec.ValidationError):
        fault = json_fault(error, data, kind)
        return invalid_request(pointer(fault.path), fault.message)
    return Refusal(MalformedJsonProblem(detail="the document is nested too deeply"))


_STEP = re.compile(r'\.([^.\[\]]+)|\["((?:[^"\\]|\\.)*)"\]|\[([^\]]*)\]', re.DOTALL)


def pointer(path: str) -> str:
    """A JSONPath of msgspec as a JSON pointer: ``$.actions[3].card`` → ``/actions/3/card``.

    It does not name the entries of maps, ``$.options[...]``: then the pointer is that of the map.
    """
    found = _STEP.findall(path.partition("[...]")[0])
    steps = (
        name or re.sub(r"\\(.)", r"\1", quoted, flags=re.DOTALL) or index for name, quoted, index in found
    )
    return "".join("/" + step.replace("~", "~0").replace("/", "~1") for step in steps)
