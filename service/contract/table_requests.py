"""A game at a table, as far as the examples of the contract show it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.contract.requests import NO_RULESET, Request
from service.contract.showcases import Document
from service.tables import tokens

RULESET = "perdure"
NAME = RULESET


def play_at_table(play: Callable[[Request], Document]) -> None:
    """Ask every operation on tables once, and what is refused most."""
    with tokens.shown():
        ann, ben = tokens.new_invitation(), tokens.new_invitation()

        def ask(
            operation: str, token: str | None, name: str = NAME, summary: str = "", **body: Any
        ) -> Document:
            sent = body or None
            return play(
                Request(
                    operation=operation, name=name, summary=summary, parameters=place, body=sent, token=token
                )
            )

        place: dict[str, Any] = {"ruleset": NO_RULESET}
        ask("createTable", ann, "unknown-ruleset", options={})
        place = {"ruleset": RULESET}
        players = [{"kind": "person"}, {"kind": "person"}]
        made = ask(
            "createTable",
            ann,
            summary="A table for two",
            players=players,
            seats=[{"name": "Ann"}, {"name": "a friend"}],
        )
        place = {"table": made["table"]}
        (given,) = made["invitations"]
        ask("getTableRecord", None, f"{NAME}-table-not-over")
        ask("takeSeat", ben, invitation=given["invitation"], seat={"name": "Ben"})
        ask("look", None, f"{NAME}-token-refused")
        seen = ask("look", ann)
        decides = (ann, ben)[seen["perspective"]["decision"]["seat"]]
        waits = ben if decides == ann else ann
        ask("claim", waits, f"{NAME}-not-due", step=seen["step"])
        ask("giveVerdictAtTable", decides, action={"type": "concede", "seat": 0})
        ask("moveAtTable", waits, f"{NAME}-not-your-decision", step=seen["step"])
        ask("actAtTable", decides, f"{NAME}-stale-step", step=0, actions=[])
        over = {"type": "concede", "seat": 1}
        ask("actAtTable", ben, summary="Ben gives up", step=seen["step"], action=over)
        ask("getTableRecord", None)

        place = {"ruleset": RULESET}
        made = ask(
            "createTable",
            ann,
            f"{NAME}-bot",
            summary="A table with a bot, which begins",
            options={"first_player": "A"},
            players=[{"kind": "greedy"}, {"kind": "person"}],
        )
        place = {"table": made["table"]}
        ask("moveAtTable", ann, summary="The bot moves", step=0)
