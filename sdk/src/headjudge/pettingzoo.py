"""Games as environments of PettingZoo, for agents that learn.

    env = headjudge.pettingzoo.env("perdure")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

An agent is a seat: ``seat_0``, ``seat_1`` … It observes what its player sees, as JSON text, and acts by the
place of an action in the list of legal ones; the mask says how many places there are. ``info`` has the
words: ``actions`` what each would do, ``decision`` what is asked, ``events`` what has happened since the seat
last acted. Who wins gets 1, who loses −1, in a game that goes on without them at once; a draw, and a game
that is broken off, are worth 0 to those who are in it.

It needs PettingZoo: ``pip install 'headjudge[pettingzoo]'``.
"""

from __future__ import annotations

import json
import random
import string
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, cast

import msgspec

from . import models
from ._client import Client
from ._documents import SEEDS
from ._game import Game

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # pyright: ignore[reportMissingTypeStubs]
except ImportError as error:
    raise ImportError("headjudge.pettingzoo needs PettingZoo: pip install 'headjudge[pettingzoo]'") from error

__all__ = ["Observation", "env", "raw_env"]

Seats = Sequence[models.SeatOptions | Mapping[str, object]]

CHARACTERS = "".join(sorted(set(string.printable) - set(string.whitespace) | {" "}))
"""What a JSON text without line breaks consists of, where anything beyond ASCII is escaped."""


class Observation(TypedDict):
    """What an agent learns before it acts."""

    view: str
    """What its seat sees of the table, as JSON."""
    action_mask: NDArray[np.int8]
    """1 at the places of the legal actions; 0 everywhere if another seat decides."""


def env(ruleset: str, **options: Any) -> OrderEnforcingWrapper[str, Observation, int | None]:
    """A :class:`raw_env`, with the arguments of that, that says so where it is used in the wrong order."""
    return OrderEnforcingWrapper(raw_env(ruleset, **options))


class raw_env(AECEnv[str, Observation, int | None]):  # noqa: N801  # as PettingZoo calls it
    """The games of a ruleset, one after another."""

    def __init__(
        self,
        ruleset: str,
        *,
        judge: Client | str = "http://localhost:8000",
        seats: int | Seats | None = None,
        options: models.Options | Mapping[str, object] | None = None,
        max_steps: int | None = None,
        max_actions: int = 1_000,
        max_text: int = 1_000_000,
        render_mode: str | None = None,
    ) -> None:
        """
        :param judge: a client, which stays open, or the address of a service.
        :param seats: how many play, or what each seat may choose (see :meth:`headjudge.Client.new_game`);
            without it, as few as can play.
        :param options: how each game is played; likewise.
        :param max_steps: a game that isn't over after so many actions is broken off: all are truncated.
        :param max_actions: the size of the action spaces. The lists of random games have up to forty
            entries; a longer one than this is an error.
        :param max_text: the most characters of an observation. Those of random games have up to a hundred
            thousand; a longer one than this is an error.
        :param render_mode: ``"ansi"``: :meth:`render` gives text.
        :raises ValueError: the ruleset isn't played by so many, or there is no such mode.
        """
        super().__init__()  # type: ignore[no-untyped-call]
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is 'ansi' or None, not {render_mode!r}")
        self._own_client = isinstance(judge, str)
        self._judge = Client(judge) if isinstance(judge, str) else judge
        self.ruleset = ruleset
        self._options = options
        self._seats = self._as_seats(seats)
        self._max_steps, self._max_actions, self._max_text = max_steps, max_actions, max_text
        self.render_mode = render_mode
        self.metadata = {
            "name": f"headjudge_{ruleset}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self._seats))]
        self.agents: list[str] = []
        self._places = {agent: spaces.Discrete(max_actions) for agent in self.possible_agents}
        self._observed = {agent: self._observation() for agent in self.possible_agents}
        self._dice = random.Random()  # noqa: S311  # games, and such as can be repeated

    def _as_seats(self, seats: int | Seats | None) -> Seats:
        allowed = self._judge.ruleset(self.ruleset).seats
        plain: dict[str, object] = {}
        number = allowed.min if seats is None else seats
        chosen: Seats = [plain] * number if isinstance(number, int) else number
        if not allowed.min <= len(chosen) <= allowed.max:
            raise ValueError(f"{self.ruleset} has {allowed.min} to {allowed.max} seats, not {len(chosen)}")
        return chosen

    def _observation(self) -> spaces.Dict:
        text = spaces.Text(self._max_text, charset=CHARACTERS)
        mask = spaces.Box(0, 1, (self._max_actions,), np.int8)
        return spaces.Dict({"view": text, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """JSON text, and a mask of the actions."""
        return cast("spaces.Space[Observation]", self._observed[agent])

    def action_space(self, agent: str) -> spaces.Space[int | None]:
        """Places in the list of legal actions."""
        return cast("spaces.Space[int | None]", self._places[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game.

        :param seed: same seed, same game, and same games after it, as far as they are reset without one.
        :param options: nothing is done with it; a game is told by the arguments of the environment.
        """
        if seed is not None:
            self._dice.seed(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._news: dict[str, list[str]] = {agent: [] for agent in self.agents}
        self._steps = 0
        dealt = self._judge.new_game(
            self.ruleset,
            seed=self._dice.randrange(SEEDS) if seed is None else seed,
            options=cast("Mapping[str, object] | None", self._options),
            seats=cast("Sequence[Mapping[str, object]]", self._seats),
        )
        self._reach(dealt.apply(perspectives=range(len(self._seats)), texts=True))

    def step(self, action: int | None) -> None:
        """Act for the agent whose turn it is: by a place among its legal actions, or None when it is out.

        :raises ValueError: there is no such place.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self._now.legal_actions
        if action is None or not 0 <= action < len(legal):
            raise ValueError(
                f"{agent} has {len(legal)} legal actions, none at place {action}: see action_mask"
            )
        self._news[agent] = []
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        self._reach(self._now.apply(legal[action], perspectives=range(len(self._seats)), texts=True))
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What the player of a seat sees."""
        seen = self._seen[agent]
        text = json.dumps(msgspec.to_builtins(seen.view), separators=(",", ":"))
        if len(text) > self._max_text:
            raise ValueError(
                f"what {agent} sees has {len(text)} characters, more than max_text={self._max_text}"
            )
        mask = np.zeros(self._max_actions, np.int8)
        mask[: len(seen.legal_actions)] = 1
        return {"view": text, "action_mask": mask}

    def render(self) -> str | None:
        """The table as the seat sees it that decides, and what it may do; None without ``render_mode``."""
        if self.render_mode is None:
            return None
        agent = self.agent_selection
        view = json.dumps(msgspec.to_builtins(self._seen[agent].view), indent=1, ensure_ascii=False)
        info = self.infos.get(agent, {})
        choices = [f"{place}: {text}" for place, text in enumerate(info.get("actions", ()))]
        return "\n".join([view, *info.get("events", ()), f"{agent}: {info.get('decision')}", *choices])

    def close(self) -> None:
        """Close the connections, unless the client is the caller's."""
        if self._own_client:
            self._judge.close()

    def _reach(self, game: Game) -> None:
        """Go on from a game: what each agent sees, has heard, and is worth."""
        self._now = game
        self._seen = {f"seat_{seen.seat}": seen for seen in game.perspectives}
        if game.seat is not None:
            self.agent_selection = f"seat_{game.seat}"
        if len(game.legal_actions) > self._max_actions:
            raise ValueError(
                f"{self.agent_selection} has {len(game.legal_actions)} legal actions, "
                f"more than max_actions={self._max_actions}"
            )
        self.infos = {agent: self._words(agent) for agent in self.agents}
        outcome = game.outcome
        if outcome is None:
            out = [agent for agent in self.agents if self._has_lost(agent)]
            broken_off = self._steps == self._max_steps
            self.truncations = {agent: broken_off and agent not in out for agent in self.agents}
        else:
            out = self.agents
        self.terminations = {agent: agent in out for agent in self.agents}
        if outcome is None or outcome.winner is not None:
            winner = None if outcome is None else f"seat_{outcome.winner}"
            self.rewards |= {agent: 1.0 if agent == winner else -1.0 for agent in out}

    def _has_lost(self, agent: str) -> bool:
        """Whether a seat has left the game, which goes on without it."""
        view: Any = self._seen[agent].view
        return bool(getattr(view.seats[view.seat], "lost", False))

    def _words(self, agent: str) -> dict[str, Any]:
        """What is asked, what each action would do and what has happened, as the player is told it."""
        texts = self._seen[agent].texts
        assert texts is not None, "they were asked for"
        self._news[agent] += texts.events or ()
        return {
            "decision": texts.decision,
            "actions": list(texts.actions or ()),
            "events": list(self._news[agent]),
        }
