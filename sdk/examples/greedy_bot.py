"""Play greedily, one step ahead, against a player at random.

    python greedy_bot.py perdure --seed 7

Before each of its actions the bot asks for all successors of the position and takes the one that looks best
from its seat. It looks only at what lies open on the table.
"""

from __future__ import annotations

import argparse
import random

import headjudge
from headjudge.models import (
    CastleState,
    CastleTable,
    DuelState,
    FiveColorsState,
    FiveColorsTable,
    Magic54State,
    MagicTable,
    PerdureState,
    SplendagicState,
    SplendagicTable,
)

WON = 1_000.0
WORTH = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "J": 1, "Q": 2, "K": 3}
"""What a creature is worth: its power."""


def best(game: headjudge.Game, seat: int, dice: random.Random) -> headjudge.Successor:
    """The successor that looks best from this seat; one of them at random where several do."""
    successors = game.successors(states=True)
    worths = [worth(successor, seat) for successor in successors]
    return dice.choice([one for one, its in zip(successors, worths, strict=True) if its == max(worths)])


def worth(successor: headjudge.Successor, seat: int) -> float:
    """How good a successor is for a seat."""
    if successor.outcome is not None:
        return 0.0 if successor.outcome.draw else WON if successor.outcome.winner == seat else -WON
    return strength(successor.game.state, seat) - strength(successor.game.state, 1 - seat)


def strength(state: headjudge.models.State, seat: int) -> float:
    """What a seat has on the table."""
    match state:
        case Magic54State(table=table):
            own = table.seats[seat]
            mana = len(own.mana)
            return 2 * own.life + 3 * sum(WORTH[each.card[:-1]] for each in own.creatures) + mana
        case PerdureState(table=table):
            side = table.seats[seat]
            lands = len(side.lands)
            return len(side.deck) + 3 * sum(WORTH[each.card[:-1]] for each in side.creatures) + lands
        case DuelState(table=table):
            player = table.seats[seat]
            return player.life + len(player.hand) + 3 * presence(table, seat)
        case CastleState(table=table):
            player, castles = table.seats[seat], table.castles
            rows = castles.seats[seat].rows if castles is not None and castles.seats is not None else None
            standing = sum(spot is not None for row in rows or () for spot in row)
            return player.life + len(player.hand) + 3 * presence(table, seat) + 2 * standing
        case FiveColorsState(table=table):
            realms = table.realms.seats if table.realms is not None else None
            provinces = () if realms is None else realms[seat].provinces or ()
            sent = table.battles.attackers if table.battles is not None and table.active == seat else None
            standing = presence(table, seat) + len(sent or {})
            return 8 * len(provinces) + len(table.seats[seat].hand) + 3 * standing
        case SplendagicState(table=table):
            player, land_cards = table.seats[seat], table.lands
            stocks = land_cards.stocks if land_cards is not None else None
            stock = sum(stocks[seat]) if stocks else 0
            return 2 * player.life + len(player.hand) + stock / 2 + 5 * presence(table, seat)


def presence(table: MagicTable | CastleTable | FiveColorsTable | SplendagicTable, seat: int) -> int:
    """How many permanents and spells a seat has, attackers counted twice."""
    things = [table.objects[ref] for ref in table.battlefield]
    permanents = sum(seat == (each.owner if each.controller is None else each.controller) for each in things)
    spells = sum(each.controller == seat for each in table.stack)
    attackers = len(table.combat.attackers) if table.combat is not None and table.active == seat else 0
    return permanents + spells + attackers


def play(game: headjudge.Game, dice: random.Random, *, greedy: int = 0) -> headjudge.Game:
    """The end of a game in which from now on one seat is greedy and the other plays at random."""
    while not game.over:
        if game.seat == greedy and len(game.legal_actions) > 1:
            game = best(game, greedy, dice).game
        else:
            game = game.apply(dice.choice(game.legal_actions))
    return game


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Play greedily, one step ahead, against a player at random.")
    parser.add_argument(
        "ruleset", choices=["castle", "duel", "five_colors", "magic54", "perdure", "splendagic"]
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--url", default="http://localhost:8000")
    chosen = parser.parse_args()
    dice = random.Random(chosen.seed)  # noqa: S311  # a game, and one to be repeated
    with headjudge.Client(chosen.url) as judge:
        outcome = play(judge.new_game(chosen.ruleset, seed=chosen.seed), dice).outcome
    assert outcome is not None
    winner = "a draw" if outcome.winner is None else "greed wins" if outcome.winner == 0 else "chance wins"
    print(f"{winner}: {outcome.reason} ({outcome.rule})")


if __name__ == "__main__":
    main()
