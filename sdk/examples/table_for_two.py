"""A server for two people. It keeps the state, and each of them gets only their own side of the game.

python table_for_two.py perdure http://localhost:8000
"""

from __future__ import annotations

import secrets
import sys
from threading import Lock

import msgspec
from flask import Flask, Response, abort, request

import headjudge


class Move(msgspec.Struct):
    """What a player sends: the number of a legal action, and how many moves there were before."""

    action: int
    moves: int


def table(judge: headjudge.Client, ruleset: str) -> tuple[Flask, list[str]]:
    """The application, and for each seat the secret by which it knows who plays it."""
    app, lock, seats = Flask(__name__), Lock(), {secrets.token_urlsafe(): seat for seat in (0, 1)}
    games = [judge.new_game(ruleset, perspectives=[0, 1])]

    def told(seat: int, since: int) -> Response:
        seen = [game.perspectives[seat] for game in games]
        events = [event for one in seen[max(since, 0) :] for event in one.events or ()]
        answer = msgspec.json.encode({"moves": len(seen), "events": events, "perspective": seen[-1]})
        return Response(answer, mimetype="application/json")

    @app.get("/<secret>")
    def look(secret: str) -> Response:
        return told(seats[secret] if secret in seats else abort(404), request.args.get("since", 0, int))

    @app.post("/<secret>")
    def act(secret: str) -> Response:
        seat = seats[secret] if secret in seats else abort(404)
        try:
            move = msgspec.json.decode(request.data, type=Move)
        except msgspec.DecodeError as error:
            abort(400, str(error))
        with lock:
            listed = games[-1].perspectives[seat].legal_actions  # none, unless the seat decides
            if move.moves != len(games) or not 0 <= move.action < len(listed):
                abort(409, "that is not one of your legal actions now")
            games.append(games[-1].apply(listed[move.action], auto="forced", perspectives=[0, 1]))
        return told(seat, move.moves)

    return app, list(seats)


if __name__ == "__main__":
    server, links = table(headjudge.Client(*sys.argv[2:]), sys.argv[1])
    print(*(f"seat {seat}: http://localhost:5000/{link}" for seat, link in enumerate(links)), sep="\n")
    server.run()
