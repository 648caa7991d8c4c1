"""The answers as each ruleset has them: with its own states, actions, decisions, events and views.

They are told apart by ``ruleset``, so that whoever knows the ruleset knows the types of all that they hold.
"""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta, Raw, Struct, UnsetType, defstruct
from msgspec.structs import FieldInfo, fields

import engine
from engine import Ruleset
from service.answers.positions import View
from service.contract.descriptions import field_descriptions
from service.contract.names import prefix

OpaqueMachine = Annotated[
    dict[str, Any],
    Meta(
        description="What is still to be done, chance, and who knows which card. Opaque: hand it back as it "
        "came. A state written by hand may leave it out; it then stands at the start of the window that its "
        "phase names."
    ),
]


def state_type(ruleset: Ruleset[Any]) -> type[Struct]:
    """The states of a ruleset as clients see them: the machine is opaque, the table is always there."""
    members: list[Any] = []
    for field in fields(ruleset.state):
        kind = OpaqueMachine | UnsetType if field.name == "machine" else field.type
        members.append((field.name, kind, *(() if field.name == "table" else _default(field))))
    return defstruct(
        f"{prefix(ruleset)}State",
        members,
        tag_field="ruleset",
        tag=ruleset.id,
        namespace={"__doc__": f"A whole game of {ruleset.name}."},
        kw_only=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )


class ByRuleset:
    """The types of the service as a ruleset has them."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        self._ruleset = ruleset
        self._parts: dict[Any, Any] = {
            engine.Action: ruleset.action,
            engine.Decision: ruleset.decision,
            engine.Event: ruleset.event,
            View: ruleset.view_type,
        }
        self.structs: dict[type[Struct], type[Struct]] = {engine.State: state_type(ruleset)}
        """The structs that it has of its own, by those whose place they take."""

    def of(self, kind: Any) -> Any:
        """A type, with those of the ruleset for those of the engine; itself, if it has none in it."""
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self._parts.get(kind) or self._struct(kind)
        if kind is View:
            return self._parts[kind]
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return Annotated[self.of(inner[0]), *map(self._marked, kind.__metadata__)]
        if origin in (Union, UnionType):
            return Union[*(self.of(each) for each in inner if each is not Raw)]
        return origin[*map(self.of, inner)] if inner else kind

    def _struct(self, kind: type[Struct]) -> type[Struct]:
        """A struct with its members as the ruleset has them. Where ``ruleset`` is a member, it tells
        the struct from those of other rulesets.
        """
        if kind in self.structs:
            return self.structs[kind]
        members = [(field, self.of(field.type)) for field in fields(kind)]
        if all(of_ruleset == field.type for field, of_ruleset in members):
            return kind
        said = field_descriptions(kind)
        tagged = "ruleset" in kind.__struct_fields__
        self.structs[kind] = defstruct(
            prefix(self._ruleset) + kind.__name__,
            [
                (field.name, _described(of_ruleset, said.get(field.name)), *_default(field))
                for field, of_ruleset in members
                if field.name != "ruleset"
            ],
            tag_field="ruleset" if tagged else None,
            tag=self._ruleset.id if tagged else None,
            namespace={"__doc__": kind.__doc__},
            kw_only=True,
        )
        return self.structs[kind]

    def _marked(self, mark: Any) -> Any:
        """What is said of a type; of the name of a parameter, which parameters there are."""
        if isinstance(mark, Meta) and (mark.extra_json_schema or {}).get(engine.WORDS) == "parameter":
            return Meta(extra_json_schema={"enum": parameters(self._ruleset)})
        return mark


def parameters(ruleset: Ruleset[Any]) -> list[str]:
    """The names of the parameters of all actions."""
    actions = get_args(ruleset.action) or (ruleset.action,)
    return sorted({field.encode_name for action in actions for field in fields(action)})


def _described(kind: Any, text: str | None) -> Any:
    return kind if text is None else Annotated[kind, Meta(description=text)]


def _default(field: FieldInfo) -> tuple[Any, ...]:
    """What :func:`msgspec.defstruct` takes behind the type of a field."""
    if field.required:
        return ()
    if field.default is NODEFAULT:
        return (msgspec.field(default_factory=field.default_factory),)
    return (field.default,)
