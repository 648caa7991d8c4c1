"""Slots of a cluster on their way from one node to another, with the keys in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import redis
from redis.crc import key_slot

from tests.support.valkey import Valkey

MOST_KEYS = 1_000


def slots_in_use(node: Valkey, most: int) -> list[int]:
    """Slots of a node that have keys."""
    with node.client() as client:
        keys = cast("list[bytes]", client.keys())
    return list(dict.fromkeys(key_slot(key) for key in keys))[:most]


class Move:
    """Slots that move. The steps are those of `CLUSTER SETSLOT`; to use within the network of the nodes."""

    def __init__(self, slots: Sequence[int], source: Valkey, target: Valkey) -> None:
        self.slots = slots
        self.source = source
        self.target = target

    def begin(self) -> None:
        """From here on the source sends on what is asked of keys that it does not have."""
        with self.source.client() as source, self.target.client() as target:
            _set_slots(target, self.slots, "IMPORTING", source.cluster("myid"))
            _set_slots(source, self.slots, "MIGRATING", target.cluster("myid"))

    def carry(self) -> list[str]:
        """Take the keys to the target; gives them."""
        carried: list[str] = []
        address = self.target.options["bind"], self.target.options["port"]
        with self.source.client() as source:
            for slot in self.slots:
                keys = cast("list[str]", source.execute_command("CLUSTER GETKEYSINSLOT", slot, MOST_KEYS))
                if keys:
                    source.execute_command("MIGRATE", *address, "", 0, 5_000, "KEYS", *keys)
                carried += keys
        return carried

    def end(self) -> None:
        """The target has the slots."""
        with self.source.client() as source, self.target.client() as target:
            name = target.cluster("myid")
            _set_slots(target, self.slots, "NODE", name)
            _set_slots(source, self.slots, "NODE", name)


def _set_slots(client: redis.Redis, slots: Sequence[int], state: str, name: Any) -> None:
    with client.pipeline(transaction=False) as together:
        for slot in slots:
            together.execute_command("CLUSTER SETSLOT", slot, state, name)
        together.execute()
