"""What a spell remembers of the mana that was spent to cast it (CR 400.7d)."""

from __future__ import annotations

from engine.magic import atoms
from engine.magic.definitions import definition
from engine.magic.state import Id, MagicDraft


def note_spent(draft: MagicDraft, source: Id, mana: str) -> None:
    """Mana was spent for something: a spell whose card asks for it remembers the mana, and every spell where
    another card may ask (its caster is noted then)."""
    thing = draft.state.table.objects.get(source)
    if thing is None or thing.zone != "stack":
        return
    if thing.cast_by is not None or definition(draft.state, thing.copy_of or thing.card).remembers_cast:
        atoms.note_spent(draft, source, mana)
