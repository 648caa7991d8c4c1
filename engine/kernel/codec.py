"""States as documents: strict decoding, a canonical encoding, and the id that follows from it.

Two states are equal exactly if their encodings are: defaults are left out, fields stand in the order of their
struct, keys of maps in ascending order, no white space. The id is a hash of the encoding, so it is the same
in every process.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any, Union

import msgspec

from .adjudicate import FORGED, Applied, can_go_on, mark_as_sent, run
from .answers import Asking, answer_fault
from .defaults import with_defaults
from .derived import derived
from .documents import Fault, State
from .draft import Draft
from .errors import EditionMismatch, EngineError, InvalidAction, InvalidState, StepBudgetExceeded
from .forms import FORM_ERRORS, form_fault, json_fault
from .ruleset import Ruleset

_ENCODER = msgspec.json.Encoder(order="deterministic")


@derived()
def encode(state: State) -> bytes:
    """The canonical encoding (JSON, UTF-8), kept with the state."""
    return _ENCODER.encode(state)


@derived()
def state_id(state: State) -> str:
    """48 hexadecimal digits: BLAKE2b-192 of the canonical encoding."""
    return hash_id(encode(state))


def hash_id(encoding: bytes) -> str:
    """The id of the state with this canonical encoding."""
    return blake2b(encoding, digest_size=24).hexdigest()


class _Header(msgspec.Struct):
    ruleset: str
    edition: int = 0


class Codec:
    """Decodes the states of some rulesets, settles those written by hand, and refuses impossible ones."""

    def __init__(self, rulesets: Mapping[str, Ruleset[Any]]) -> None:
        self._rulesets = rulesets

    @cached_property
    def _kind(self) -> Any:
        states = tuple(ruleset.state for ruleset in self._rulesets.values())
        return Union[states]  # noqa: UP007  # the members are known at run time only

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self._kind)

    def settle(self, data: bytes | str) -> Applied:
        """The settled state of a document, and what happened as it settled.

        One written by hand gets its machine, and what is due before anybody decides is done; the state of any
        other document is settled, and nothing happens.

        Raises:
            InvalidState: no game can be in this position; all faults are listed.
            EditionMismatch: the document follows an edition that is not served.
        """
        state = with_defaults(self._parse(data))
        ruleset = self._rulesets[type(state).__struct_config__.tag]  # type: ignore[index]  # tags are strings here
        try:
            return self._settled(ruleset, ruleset.canonical(state))
        except StepBudgetExceeded as error:
            raise InvalidState([Fault("$.machine", str(error))]) from None

    def _settled(self, ruleset: Ruleset[Any], state: State) -> Applied:
        faults = self._faults(ruleset, state)
        if faults:
            raise InvalidState(faults)
        if state.machine.agenda or state.table.outcome is not None:
            mark_as_sent(state)
            return Applied(state, ())
        draft = Draft(state)
        ruleset.resume(draft)
        run(ruleset, draft)
        return Applied(draft.state, tuple(draft.events))

    def _faults(self, ruleset: Ruleset[Any], state: State) -> list[Fault]:
        """The faults that the ruleset finds, then those found by asking the question of the state.

        A forged machine may hold anything of the right form: whatever stumbles over it shows that it is
        forged. Nothing stumbles over a table alone.
        """
        if not state.machine.agenda:
            return list(ruleset.faults(state))
        try:
            return list(ruleset.faults(state)) or self._machine_faults(ruleset, state)
        except EngineError:
            raise
        except Exception as error:
            raise InvalidState([FORGED]) from error

    def decode(self, data: bytes | str) -> State:
        """The settled state of a document (see :meth:`settle`).

        Raises:
            InvalidState: no game can be in this position; all faults are listed.
            EditionMismatch: the document follows an edition that is not served.
        """
        state: State = self.settle(data).state
        return state

    def decode_trusted(self, data: bytes) -> State:
        """The state of an encoding that :func:`encode` made of a settled state. Its form alone is checked.

        Raises:
            InvalidState: it does not have the form of a state.
        """
        return self._parse(data)

    def status(self, data: bytes | str) -> Sequence[Fault]:
        """All faults of a document; none if it can be played on.

        Raises:
            EditionMismatch: the document follows an edition that is not served.
        """
        try:
            self.decode(data)
        except InvalidState as error:
            return error.faults
        return ()

    def _parse(self, data: bytes | str) -> State:
        try:
            state: State = self._decoder.decode(data)
        except FORM_ERRORS as error:
            header = _header(data)
            ruleset = None if header is None else self._rulesets.get(header.ruleset)
            if header is None or ruleset is None:
                raise InvalidState([json_fault(error, data, self._kind)]) from None
            if header.edition in (0, ruleset.edition):
                renewed = _renewed(ruleset, data)
                if renewed is not None:
                    return self._parse(renewed)
                raise InvalidState([json_fault(error, data, self._kind)]) from None
            return self._migrate(ruleset, header.edition, data)
        ruleset = self._rulesets[type(state).__struct_config__.tag]  # type: ignore[index]  # tags are strings here
        if state.edition == 0:
            state.edition = ruleset.edition
        if state.edition != ruleset.edition:
            return self._migrate(ruleset, state.edition, data)
        return state

    def _migrate(self, ruleset: Ruleset[Any], edition: int, data: bytes | str) -> State:
        if edition not in ruleset.migrations:
            raise EditionMismatch(ruleset.id, edition, sorted({ruleset.edition, *ruleset.migrations}))
        try:
            document = msgspec.json.decode(data)
        except FORM_ERRORS as error:
            raise InvalidState([form_fault(error)]) from None
        document = {**ruleset.migrations[edition](document), "edition": edition + 1}
        return self._parse(msgspec.json.encode(document))

    def _machine_faults(self, ruleset: Ruleset[Any], state: State) -> list[Fault]:
        """What is wrong with the tasks: only the current one has answers, they lead to its next question, and
        that question has a legal answer."""
        *waiting, task = state.machine.agenda
        path = f"$.machine.agenda[{len(waiting)}]"
        if state.table.outcome is not None:
            return [Fault("$.machine.agenda", "the agenda must be empty once the game is over")]
        for place, other in enumerate(waiting):
            if isinstance(other, Asking) and other.answers:
                return [
                    Fault(
                        f"$.machine.agenda[{place}].answers",
                        "only the last task of the agenda can have answers",
                    )
                ]
        ask = ruleset.tasks[type(task)].ask
        fault = None
        if ask is not None and isinstance(task, Asking):
            fault = answer_fault(ruleset.tasks, ruleset.menu, state)
        if fault is not None:
            return [Fault(path + fault.path, fault.message, fault.rule)]
        if ask is None or ask(state, task) is None:
            return [Fault(path, "the last task of the agenda must ask for a decision")]
        return (
            []
            if can_go_on(ruleset, state)
            else [Fault(path, "the question of this task has no legal answer")]
        )


def _renewed(ruleset: Ruleset[Any], data: bytes | str) -> bytes | None:
    """A document in the words of today; None: it says no others, or what it says cannot be read."""
    try:
        document, told = ruleset.renewed(msgspec.json.decode(data))
    except FORM_ERRORS:
        return None
    return msgspec.json.encode(document) if told else None


def _header(data: bytes | str) -> _Header | None:
    """Ruleset and edition of a document that has not the form of a state, as those of other editions may."""
    try:
        return msgspec.json.decode(data, type=_Header)
    except FORM_ERRORS:
        return None


def decode_action(ruleset: Ruleset[Any], data: bytes | str) -> Any:
    """An action from its document.

    Raises:
        InvalidAction: it is no action of the ruleset.
    """
    try:
        return ruleset.action_decoder.decode(data)
    except FORM_ERRORS as error:
        fault = json_fault(error, data, ruleset.action)
        raise InvalidAction(fault.path, fault.message) from None
