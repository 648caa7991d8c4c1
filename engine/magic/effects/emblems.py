"""Emblems: objects in the command zone with abilities and nothing else (CR 114)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from engine.kernel.bounds import Text
from engine.kernel.closed_words import hint
from engine.kernel.documents import Fault
from engine.magic import atoms
from engine.magic.language.filters import Whose
from engine.magic.library.creations import is_emblem_key
from engine.magic.procedures.loops import exceeds_limits
from engine.magic.rules import cr
from engine.magic.text.nouns import both
from engine.magic.text.teller import Clause, Teller, player_clause

from .base import Effect, Running


class GetEmblem(Effect, frozen=True, tag="get_emblem", rename={"token": "emblem"}):
    """Players get an emblem with the abilities of the one with this key, for the rest of the game
    (CR 114.2)."""

    rule = cr("114.2")
    touches = ()
    token: Text
    who: Whose = "you"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.token not in tokens or not is_emblem_key(self.token):
            known = sorted(filter(is_emblem_key, tokens)) if isinstance(tokens, Iterable) else ()
            yield Fault(f"{path}.emblem", f"there is no emblem {self.token!r}{hint(self.token, known)}")

    def tell(self, teller: Teller) -> list[Clause]:
        texts = teller.quotes(teller.tokens[self.token])
        quotes = both(['"' + text.replace('"', "'") + '"' for text in texts])
        clause = player_clause(teller.speaker, self.who, "get", f"an emblem with {quotes}", imperative=False)
        return [clause._replace(follows="")]

    def act(self, running: Running) -> None:
        """One for each of them."""
        for seat in running.seats(self.who):
            atoms.get_emblem(running.draft, self.token, seat, self.rule)
        exceeds_limits(running.draft)
