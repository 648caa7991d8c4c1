"""A typed client for headjudge, the service that adjudicates card games.

    judge = headjudge.Client("http://localhost:8000")
    game = judge.new_game("perdure", seed=7)
    while not game.over:
        game = game.apply(random.choice(game.legal_actions))
    print(game.outcome)

:class:`Client` is the way in, :class:`Game` a game at one moment, :mod:`headjudge.models` everything that
goes over the wire, :class:`HeadjudgeError` the root of everything that is raised.
"""

from . import models
from ._client import Client
from ._errors import (
    APIError,
    BadRequest,
    CacheUnavailable,
    ConnectionFailed,
    EditionMismatch,
    ExpectationFailed,
    GameOver,
    HeadersTooLarge,
    HeadjudgeError,
    IllegalAction,
    InternalError,
    InvalidRequest,
    InvalidState,
    InvitationRefused,
    MalformedJson,
    MethodNotAllowed,
    NotAcceptable,
    NotDue,
    NotFound,
    NotLoaded,
    NotYourDecision,
    RateLimited,
    RequestTimeout,
    RequestTooLarge,
    StaleStep,
    StateNotHot,
    TableNotOver,
    TableNotPlaying,
    TablesUnavailable,
    TargetTooLong,
    TimedOut,
    TokenRefused,
    TookTooLong,
    TransportError,
    Unavailable,
    UnexpectedAnswer,
    UnknownCard,
    UnknownRule,
    UnknownRuleset,
    UnknownTable,
    UnsupportedMediaType,
    UnsupportedTransferCoding,
)
from ._exchange import Answer, RetryPolicy
from ._game import Game
from ._games import CastleGame, DuelGame, FiveColorsGame, Magic54Game, PerdureGame, SplendagicGame
from ._operations import Operations
from ._playouts import UnfinishedPlayouts
from ._problems import Problem
from ._successor import Successor
from ._table import Table
from ._transport import Transport
from ._version import __version__ as __version__

__all__ = [
    "APIError",
    "Answer",
    "BadRequest",
    "CacheUnavailable",
    "CastleGame",
    "Client",
    "ConnectionFailed",
    "DuelGame",
    "EditionMismatch",
    "ExpectationFailed",
    "FiveColorsGame",
    "Game",
    "GameOver",
    "HeadersTooLarge",
    "HeadjudgeError",
    "IllegalAction",
    "InternalError",
    "InvalidRequest",
    "InvalidState",
    "InvitationRefused",
    "Magic54Game",
    "MalformedJson",
    "MethodNotAllowed",
    "NotAcceptable",
    "NotDue",
    "NotFound",
    "NotLoaded",
    "NotYourDecision",
    "Operations",
    "PerdureGame",
    "Problem",
    "RateLimited",
    "RequestTimeout",
    "RequestTooLarge",
    "RetryPolicy",
    "SplendagicGame",
    "StaleStep",
    "StateNotHot",
    "Successor",
    "Table",
    "TableNotOver",
    "TableNotPlaying",
    "TablesUnavailable",
    "TargetTooLong",
    "TimedOut",
    "TokenRefused",
    "TookTooLong",
    "Transport",
    "TransportError",
    "Unavailable",
    "UnexpectedAnswer",
    "UnfinishedPlayouts",
    "UnknownCard",
    "UnknownRule",
    "UnknownRuleset",
    "UnknownTable",
    "UnsupportedMediaType",
    "UnsupportedTransferCoding",
    "models",
]
