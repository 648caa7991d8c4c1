"""The client of :mod:`headjudge` for programs that do something else while they wait.

    async with headjudge.aio.Client("http://localhost:8000") as judge:
        game = await judge.new_game("perdure", seed=7)
        while not game.over:
            game = await game.apply(random.choice(game.legal_actions))

Names, arguments, results and errors are those of :mod:`headjudge`. Methods are awaited, attributes are not:
one that hasn't been told yet (the legal actions of a sample, say) raises :class:`headjudge.NotLoaded` until
``await game.loaded()``. What :meth:`Client.new_game`, :meth:`Client.load` and :meth:`Game.apply` give has
been told everything.

Requests go through httpx, under asyncio or trio: ``pip install 'headjudge[aio]'``.
"""

from ._client import Client
from ._game import Game
from ._games import CastleGame, DuelGame, FiveColorsGame, Magic54Game, PerdureGame, SplendagicGame
from ._operations import Operations
from ._successor import Successor
from ._table import Table
from ._transport import Transport

__all__ = [
    "CastleGame",
    "Client",
    "DuelGame",
    "FiveColorsGame",
    "Game",
    "Magic54Game",
    "Operations",
    "PerdureGame",
    "SplendagicGame",
    "Successor",
    "Table",
    "Transport",
]
