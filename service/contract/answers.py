"""The answers of each ruleset, as types: what :mod:`service.answers` puts together, for schemas and tests.

They are told apart by ``ruleset``, so that whoever knows the ruleset knows the types of state, decision,
actions, events and view too.
"""

from __future__ import annotations

from typing import Annotated, Any, get_args, get_origin

import msgspec
from msgspec import UNSET, Meta, UnsetType, defstruct
from msgspec.structs import fields

from engine import Outcome, Ruleset, Verdict, Waiting
from service.bodies import StateId
from service.contract.names import prefix
from service.documents import ActionPlayouts, Evaluated, Evaluation, Playouts, Texts

OpaqueMachine = Annotated[
    dict[str, Any],
    Meta(
        description="What is still to be done, chance, and who knows which card. Opaque: hand it back as it "
        "came. A state written by hand may leave it out; it then stands at the start of the window that its "
        "phase names."
    ),
]
Id = Annotated[StateId, Meta(description="Hash of the state: equal states have equal ids on every server.")]
AskedSeat = Annotated[
    int | None, Meta(description="The seat that has to decide; null when the game is over.")
]


def state_type(ruleset: Ruleset[Any]) -> type[msgspec.Struct]:
    """The states of a ruleset as clients see them: the machine is opaque, the table is always there."""
    fields: list[Any] = []
    for field in msgspec.structs.fields(ruleset.state):
        kind = OpaqueMachine | UnsetType if field.name == "machine" else field.type
        if field.required or field.name == "table":
            fields.append((field.name, kind))
        elif field.default is msgspec.NODEFAULT:
            fields.append((field.name, kind, msgspec.field(default_factory=field.default_factory)))
        else:
            fields.append((field.name, kind, field.default))
    return defstruct(
        f"{prefix(ruleset)}State",
        fields,
        tag_field="ruleset",
        tag=ruleset.id,
        namespace={"__doc__": f"A whole game of {ruleset.name}."},
        kw_only=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )


def answer_types(ruleset: Ruleset[Any]) -> dict[str, type[msgspec.Struct]]:
    """The answers by their name, which is the same for every ruleset."""
    name = prefix(ruleset)

    def answer(member: str, text: str, fields: list[Any]) -> type[msgspec.Struct]:
        return defstruct(
            name + member,
            fields,
            tag_field="ruleset",
            tag=ruleset.id,
            namespace={"__doc__": text},
            kw_only=True,
        )

    actions = Annotated[
        list[ruleset.action],  # type: ignore[name-defined]  # a type that is known at run time only
        Meta(description="Every legal action of that seat, without concession; empty when the game is over."),
    ]
    decision = Annotated[
        ruleset.decision | UnsetType | None,  # type: ignore[name-defined]  # as above
        Meta(
            description="What has to be decided, and under which clause; null when the game is over. Absent "
            "where `perspectives` are asked for and `include` does not name `legal_actions`: then the seat "
            "that decides finds it in its perspective."
        ),
    ]
    listed = Annotated[
        actions | UnsetType,
        Meta(
            description="Every legal action of that seat, without concession; empty when the game is over. "
            "Absent where `perspectives` are asked for and `include` does not name `legal_actions`."
        ),
    ]
    outcome = Annotated[Outcome | None, Meta(description="How the game ended; null while it goes on.")]
    state = state_type(ruleset)
    events = Annotated[
        list[ruleset.event],  # type: ignore[name-defined]  # as above
        Meta(
            description="What happened, in order, each fact with its clause; first what happened as a state "
            "written by hand settled."
        ),
    ]
    seen_events = Annotated[
        list[ruleset.event],  # type: ignore[name-defined]  # as above
        Meta(
            description="What the seat saw happen: the events without those private parts that others see. "
            "Absent where the answer is not about events."
        ),
    ]
    standing: list[Any] = [
        ("state_id", Id),
        ("seat", AskedSeat),
        ("decision", decision, UNSET),
        ("outcome", outcome),
        ("state", state | UnsetType, UNSET),
        ("legal_actions", actions | UnsetType, UNSET),
    ]
    texts = Annotated[
        Texts | UnsetType, Meta(description="The same in words; only if `include` names `texts`.")
    ]
    seen: list[Any] = [
        ("seat", Annotated[int, Meta(description="The seat that looks.")]),
        ("view", ruleset.view_type),
        (
            "decision",
            Annotated[
                ruleset.decision | Waiting | None,
                Meta(
                    description="In full for the seat that decides; the others see who decides and under "
                    "which clause. Null when the game is over."
                ),
            ],
        ),
        ("legal_actions", actions),
        ("texts", texts, UNSET),
    ]
    seat_perspective = answer(
        "SeatPerspective",
        "What a game server sends on to the player of a seat as it is.",
        [*seen, ("outcome", outcome), ("events", seen_events | UnsetType, UNSET)],
    )
    told = ("texts", texts, UNSET)
    perspectives = (
        "perspectives",
        Annotated[
            list[seat_perspective],  # type: ignore[valid-type]  # as above
            Meta(description="For each seat that was asked for, in that order. Absent if none was."),
        ]
        | UnsetType,
        UNSET,
    )
    successor = defstruct(
        f"{name}Successor",
        [
            ("action", ruleset.action),
            ("state_id", Id),
            ("outcome", outcome),
            ("state", state | UnsetType, UNSET),
            ("events", events | UnsetType, UNSET),
        ],
        namespace={"__doc__": "A legal action with what comes of it."},
    )
    sample = defstruct(
        f"{name}Sample",
        [("state_id", Id), ("state", state)],
        namespace={"__doc__": "A state that the seat cannot tell from the real one."},
    )
    verdict = defstruct(
        f"{name}ActionVerdict",
        [
            ("action", ruleset.action),
            ("text", Annotated[str, Meta(description="The action in words, as on a button.")]),
            *((field.name, field.type) for field in fields(Verdict)),
            (
                "left_open",
                Annotated[
                    tuple[Annotated[str, Meta(extra_json_schema={"enum": _parameters(ruleset)})], ...],
                    Meta(
                        description="Parameters of the action that say nothing: there is no candidate for "
                        "them, and they hold something only because an action must have them."
                    ),
                ],
            ),
        ],
        namespace={"__doc__": "An action in words, and the verdict on it."},
    )
    members: dict[str, tuple[str, list[Any]]] = {
        "NewGame": (
            "A game at its first decision, and the seed that it was dealt by.",
            [
                *standing,
                ("events", events | UnsetType, UNSET),
                told,
                perspectives,
                (
                    "seed",
                    Annotated[int, Meta(description="The seed of the request, or the one drawn for it.")],
                ),
            ],
        ),
        "Adjudication": (
            "The position after the actions, and what happened on the way, settling included.",
            [
                *standing,
                ("events", events | UnsetType, UNSET),
                told,
                perspectives,
                (
                    "forced",
                    Annotated[
                        list[ruleset.action],  # type: ignore[name-defined]  # as above
                        Meta(
                            description="The actions that `auto` has taken after those sent, in order: they "
                            "belong to a record of the game as if they had been sent. Absent without `auto`."
                        ),
                    ]
                    | UnsetType,
                    UNSET,
                ),
                (
                    "action",
                    Annotated[
                        ruleset.action,
                        Meta(
                            description="What the player of a move chose: it belongs to a record before "
                            "`forced`. Absent elsewhere, and where `include` does not name `action`."
                        ),
                    ]
                    | UnsetType,
                    UNSET,
                ),
            ],
        ),
        "LegalActions": (
            "What the rules allow in a state.",
            [
                ("state_id", Id),
                ("seat", AskedSeat),
                ("decision", decision, UNSET),
                ("outcome", outcome),
                ("actions", listed, UNSET),
                told,
                perspectives,
                (
                    "labels",
                    Annotated[list[str], Meta(description="For each action what a button would say.")]
                    | UnsetType,
                    UNSET,
                ),
            ],
        ),
        "Perspective": (
            "What a seat may know: the table, the decision, and its own legal actions.",
            seen,
        ),
        "Verdicts": (
            "What can be done with something: legal actions, then one of each other kind that concerns it.",
            [
                (
                    "about",
                    Annotated[
                        str | dict[str, str | int],
                        Meta(description="What was asked about: a thing, or a place by its parameters."),
                    ],
                ),
                ("verdicts", list[verdict]),  # type: ignore[valid-type]  # as above
            ],
        ),
        "Samples": (
            "States that the seat cannot tell from the real one.",
            [("seat", int), ("samples", list[sample])],  # type: ignore[valid-type]  # as above
        ),
        "Successors": (
            "A page of the legal actions, each with what comes of it.",
            [
                ("state_id", Id),
                ("total", Annotated[int, Meta(description="How many legal actions there are.")]),
                (
                    "next",
                    Annotated[
                        int | None, Meta(description="The `after` of the next page; null on the last.")
                    ],
                ),
                ("successors", list[successor]),  # type: ignore[valid-type]  # as above
            ],
        ),
    }
    return {
        "SeatPerspective": seat_perspective,
        **_played_out(ruleset),
        **{member: answer(member, text, fields) for member, (text, fields) in members.items()},
    }


def _parameters(ruleset: Ruleset[Any]) -> list[str]:
    """The names of the parameters of all actions."""
    actions = get_args(ruleset.action) or (ruleset.action,)
    return sorted({field.encode_name for action in actions for field in fields(action)})


def _played_out(ruleset: Ruleset[Any]) -> dict[str, type[msgspec.Struct]]:
    """The answers about games that were played out, with the actions of the ruleset."""
    compared = _with_types(ruleset, ActionPlayouts, action=ruleset.action)
    evaluated = _with_types(ruleset, Evaluated, action=ruleset.action)
    return {
        "Playouts": _with_types(ruleset, Playouts, state_id=Id, actions=tuple[compared, ...] | UnsetType),  # type: ignore[valid-type]  # a type that is known at run time only
        "Evaluation": _with_types(ruleset, Evaluation, best=ruleset.action, actions=tuple[evaluated, ...]),  # type: ignore[valid-type]  # as above
    }


def _with_types(ruleset: Ruleset[Any], kind: type[msgspec.Struct], **types: Any) -> type[msgspec.Struct]:
    """A struct of the service as the ruleset has it: some of its members have types of their own there, and
    the member ``ruleset``, if there is one, tells it from those of other rulesets."""
    fields: list[Any] = []
    tag: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if field.name == "ruleset":
            tag = {"tag_field": "ruleset", "tag": ruleset.id}
            continue
        of_ruleset = types.get(field.name, field.type)
        if field.name in types and get_origin(field.type) is Annotated:
            of_ruleset = Annotated[of_ruleset, *field.type.__metadata__]
        fields.append((field.name, of_ruleset, *(() if field.required else (field.default,))))
    return defstruct(
        prefix(ruleset) + kind.__name__, fields, namespace={"__doc__": kind.__doc__}, kw_only=True, **tag
    )
