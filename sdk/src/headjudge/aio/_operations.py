"""The operations of the contract, one method each.

Generated, do not edit: sdk/codegen/generate.py writes this file from openapi.yaml.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal
from urllib.parse import quote

from msgspec.json import Decoder

from .. import models
from .._either import Either
from .._exchange import Answer
from ._transport import Transport

_RULESET_LIST: Final[Decoder[models.RulesetList]] = Decoder(models.RulesetList)
_RULESET_DETAILS: Final[Decoder[models.RulesetDetails]] = Decoder(models.RulesetDetails)
_RULESET_TEXTS: Final[Decoder[models.RulesetTexts]] = Decoder(models.RulesetTexts)
_RULESET_GUIDE: Final[Decoder[models.RulesetGuide]] = Decoder(models.RulesetGuide)
_RULE_LIST: Final[Decoder[models.RuleList]] = Decoder(models.RuleList)
_RULE: Final[Decoder[models.Rule]] = Decoder(models.Rule)
_CARD_PAGE: Final[Decoder[models.CardPage]] = Decoder(models.CardPage)
_CARD_ENTRY: Final[Decoder[models.CardEntry]] = Decoder(models.CardEntry)
_CARD_CHECK: Final[Decoder[models.CardCheck]] = Decoder(models.CardCheck)
_DECK_CHECK: Final[Decoder[models.DeckCheck]] = Decoder(models.DeckCheck)
_NEW_GAME: Final[Decoder[models.NewGame]] = Decoder(models.NewGame)
_GAME_CHECK: Final[Decoder[models.GameCheck]] = Decoder(models.GameCheck)
_LEGAL_ACTIONS: Final[Decoder[models.LegalActions]] = Decoder(models.LegalActions)
_ADJUDICATION: Final[Decoder[models.Adjudication]] = Decoder(models.Adjudication)
_VERDICT_VERDICTS: Final[Either[models.Verdict, models.Verdicts]] = Either(
    Decoder(models.Verdict), Decoder(models.Verdicts)
)
_PERSPECTIVE: Final[Decoder[models.Perspective]] = Decoder(models.Perspective)
_SAMPLES: Final[Decoder[models.Samples]] = Decoder(models.Samples)
_SUCCESSORS: Final[Decoder[models.Successors]] = Decoder(models.Successors)
_PLAYOUTS: Final[Decoder[models.Playouts]] = Decoder(models.Playouts)
_EVALUATION: Final[Decoder[models.Evaluation]] = Decoder(models.Evaluation)
_STATUS: Final[Decoder[models.Status]] = Decoder(models.Status)
_STATE: Final[Decoder[models.State]] = Decoder(models.State)
_NEW_TABLE: Final[Decoder[models.NewTable]] = Decoder(models.NewTable)
_TABLE_ANSWER: Final[Decoder[models.TableAnswer]] = Decoder(models.TableAnswer)
_TABLE_RECORD: Final[Decoder[models.TableRecord]] = Decoder(models.TableRecord)


class Operations:
    """The HTTP interface as it is. Every method raises :class:`headjudge.HeadjudgeError` or a relative."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def list_rulesets(
        self,
    ) -> Answer[models.RulesetList]:
        """The rulesets.

        What games this server adjudicates, and how much it accepts in one request.

        ``GET /v1/rulesets``
        """
        return await self._transport.call(
            "GET",
            "/v1/rulesets",
            _RULESET_LIST.decode,
        )

    async def get_ruleset(
        self,
        ruleset: str,
    ) -> Answer[models.RulesetDetails]:
        """One ruleset.

        Its options with their defaults and the rulings behind them, the types of its actions, decisions
        and events, and small positions to write others from.

        ``GET /v1/rulesets/{ruleset}``

        :param ruleset: Id of the ruleset.
        """
        return await self._transport.call(
            "GET",
            f"/v1/rulesets/{_segment(ruleset)}",
            _RULESET_DETAILS.decode,
        )

    async def get_texts(
        self,
        ruleset: str,
        *,
        kind: Literal["event", "decision", "action", "word"] | None = None,
    ) -> Answer[models.RulesetTexts]:
        """Texts of a ruleset.

        The templates of all events, decisions and actions by their types, which `texts` in answers are
        written from: to translate them, or to write texts where the game is shown.

        In a template `{field}` is what people call the value of a field: a player by name, an object by
        the name of its card, a word by its display name, a list as "A, B and C"; `{item.card}` is a field
        of a field, `{decision.symbol}` in an action one of the decision, `{choice/color}` a word of the
        set `color`. `{amount:card}` is a count with its noun, "3 cards". Of `draws|draw` the second word
        is for the player who reads, if the text names them first; they are called "you", and `{seat}'s`
        becomes "your". `a(n)` is "a" or "an". `[ on {target}]` is left out where a field in it is absent;
        `[flag? text]`, `[!flag? text]`, `[how=sacrificed,discarded? text]` stand under their conditions,
        which `&` joins. A field is absent where its JSON is, or where it is null, false, empty, or a
        private part without cards; `absent` says what stands for it elsewhere.

        Names in the template of an action that are no fields of it are told by the service alone.

        ``GET /v1/rulesets/{ruleset}/texts``

        :param ruleset: Id of the ruleset.

        :param kind: Only the texts of this kind; the others are then empty.
        """
        return await self._transport.call(
            "GET",
            f"/v1/rulesets/{_segment(ruleset)}/texts",
            _RULESET_TEXTS.decode,
            query={
                "kind": kind,
            },
        )

    async def get_guide(
        self,
        ruleset: str,
    ) -> Answer[models.RulesetGuide]:
        """How to play.

        A few words about the game, a position with its parts named, and the rules that surprise a player
        of Magic. The rulebook decides; the guide explains.

        ``GET /v1/rulesets/{ruleset}/guide``

        :param ruleset: Id of the ruleset.
        """
        return await self._transport.call(
            "GET",
            f"/v1/rulesets/{_segment(ruleset)}/guide",
            _RULESET_GUIDE.decode,
        )

    async def list_rules(
        self,
        ruleset: str,
        *,
        kind: Literal["clause", "ruling"] | None = None,
        text: str | None = None,
    ) -> Answer[models.RuleList]:
        """The rulebook.

        Every rule with its text and where it stands in the source; of a ruling also the question, the
        reading chosen and why.

        ``GET /v1/rulesets/{ruleset}/rules``

        :param ruleset: Id of the ruleset.

        :param kind: Only clauses, which restate the source; or only rulings, which decide the rest.

        :param text: What the text says somewhere, whatever the case.
        """
        return await self._transport.call(
            "GET",
            f"/v1/rulesets/{_segment(ruleset)}/rules",
            _RULE_LIST.decode,
            query={
                "kind": kind,
                "text": text,
            },
        )

    async def get_rule(
        self,
        ruleset: str,
        rule: str,
    ) -> Answer[models.Rule]:
        """One rule.

        By the id that events, decisions, verdicts and refusals carry as `rule`.

        ``GET /v1/rulesets/{ruleset}/rules/{rule}``

        :param ruleset: Id of the ruleset.

        :param rule: Id of the rule.
        """
        return await self._transport.call(
            "GET",
            f"/v1/rulesets/{_segment(ruleset)}/rules/{_segment(rule)}",
            _RULE.decode,
        )

    async def list_cards(
        self,
        ruleset: str,
        *,
        q: str | None = None,
        name: str | None = None,
        text: str | None = None,
        color: Sequence[str] | None = None,
        type: Sequence[str] | None = None,
        keyword: Sequence[str] | None = None,
        used_in: Sequence[str] | None = None,
        mana_value: int | None = None,
        page: int | None = None,
    ) -> Answer[models.CardPage]:
        """The card library.

        Page by page; `next` is the path of the page after this one. With other parameters, the cards for
        which all of them hold: `?type=creature&color=G&used_in=splendagic`. A word that no card of the
        ruleset has is refused with those that there are, and so is a parameter that its cards have
        nothing of: playing cards have no colors. `?q=ogre` searches names alone, in the library and in
        the pool of the server.

        ``GET /v1/rulesets/{ruleset}/cards``

        :param ruleset: Id of the ruleset.

        :param q: What the name says somewhere, whatever the case and the accents. Cards of the server's
            pool are found as well; those whose name begins so come first. It stands alone, with `page`.

        :param name: How the name begins, whatever the case and the accents.

        :param text: What the text says somewhere, whatever the case.

        :param color: A color of the card: `W`, `U`, `B`, `R`, `G`, or `C` for none. Repeated, the card
            has all of them.

        :param type: A word of the type line, such as `creature`, `legendary` or `Goblin`. Repeated, it
            has all of them.

        :param keyword: A keyword of the card, such as `flying` or `ward`. Repeated, the card has all of
            them.

        :param used_in: The id of a game whose decks or card sets the card is in. Repeated, it is in those
            of all.

        :param mana_value: The mana value, which is 0 without a mana cost; of a playing card its cost.

        :param page: Number of the page, from 1. Pages past the last one are empty.
        """
        return await self._transport.call(
            "GET",
            f"/v1/rulesets/{_segment(ruleset)}/cards",
            _CARD_PAGE.decode,
            query={
                "q": q,
                "name": name,
                "text": text,
                "color": color,
                "type": type,
                "keyword": keyword,
                "used_in": used_in,
                "mana_value": mana_value,
                "page": page,
            },
        )

    async def get_card(
        self,
        ruleset: str,
        key: str,
    ) -> Answer[models.CardEntry]:
        """One card.

        What it is and does, with the clauses that say so. `key` may be the name as it is printed,
        whatever its case and accents, of a card of the library or of the server's pool.

        ``GET /v1/rulesets/{ruleset}/cards/{key}``

        :param ruleset: Id of the ruleset.

        :param key: Key of the card.
        """
        return await self._transport.call(
            "GET",
            f"/v1/rulesets/{_segment(ruleset)}/cards/{_segment(key)}",
            _CARD_ENTRY.decode,
        )

    async def check_card(
        self,
        body: models.CardCheckBody,
    ) -> Answer[models.CardCheck]:
        """Check of a card.

        Takes any JSON document at all as `card` and lists everything that keeps a game from bringing it
        along: the place, what is wrong there, and which words are allowed. A sound card is told as a
        reader sees it, with the key that a state knows it by. `headjudge card check` says the same of
        files.

        ``POST /v1/cards/checks``
        """
        return await self._transport.call(
            "POST",
            "/v1/cards/checks",
            _CARD_CHECK.decode,
            body=body,
        )

    async def check_deck(
        self,
        body: models.DeckCheckBody,
    ) -> Answer[models.DeckCheck]:
        """Check of a deck list.

        Reads a list as programs and sites write it, and says of each line whether the card is in the
        library or in the pool of this server, why no game can use it, or which names are near; and what
        the rules of the game say of the deck. `seat` and `options` are what a new game is told, on this
        server or any other. A sideboard is left out, a commander refused; whether cards are legal in a
        constructed format is not checked. `headjudge deck check` says the same of files.

        ``POST /v1/decks/checks``
        """
        return await self._transport.call(
            "POST",
            "/v1/decks/checks",
            _DECK_CHECK.decode,
            body=body,
        )

    async def create_game(
        self,
        ruleset: str,
        body: models.GameBody,
    ) -> Answer[models.NewGame]:
        """A new game.

        Shuffled and dealt by `seed`: the same seed gives the same game. Without one the server draws it,
        so that each game is different, and the answer tells it. Nothing is kept: the game is in the
        answer. Cards of the server's pool that the decks name lie in `table.cards` of the state, so that
        any server goes on with it.

        ``POST /v1/rulesets/{ruleset}/games``

        :param ruleset: Id of the ruleset.
        """
        return await self._transport.call(
            "POST",
            f"/v1/rulesets/{_segment(ruleset)}/games",
            _NEW_GAME.decode,
            body=body,
        )

    async def check_game(
        self,
        ruleset: str,
        body: models.GameBody,
    ) -> Answer[models.GameCheck]:
        """Check of a new game.

        Takes what a new game takes and creates none. Lists everything that keeps it from being created,
        and besides that what one would like to know: cards of one's own decks whose text has nothing to
        work on in this game, each with the clause that says so.

        ``POST /v1/rulesets/{ruleset}/games/checks``

        :param ruleset: Id of the ruleset.
        """
        return await self._transport.call(
            "POST",
            f"/v1/rulesets/{_segment(ruleset)}/games/checks",
            _GAME_CHECK.decode,
            body=body,
        )

    async def list_legal_actions(
        self,
        body: models.LegalActionsBody,
    ) -> Answer[models.LegalActions]:
        """Legal actions.

        The complete list for the seat that decides. Giving up (`{"type": "concede", "seat": 0}`) is not
        on it and is possible all the same, for any seat.

        ``POST /v1/legal-actions``
        """
        return await self._transport.call(
            "POST",
            "/v1/legal-actions",
            _LEGAL_ACTIONS.decode,
            body=body,
        )

    async def adjudicate(
        self,
        body: models.AdjudicationBody,
    ) -> Answer[models.Adjudication]:
        """Adjudicate.

        Carries an action out, or several in order, with all that the rules make of it, up to the next
        decision. Of several actions all are carried out or none. The state that was sent stays as it is:
        it can be played on differently.

        A state written by hand need not be settled: what the rules do before anybody decides is done
        first, and stands first among the events. `state_id` is that of the state after it.

        ``POST /v1/adjudications``
        """
        return await self._transport.call(
            "POST",
            "/v1/adjudications",
            _ADJUDICATION.decode,
            body=body,
        )

    async def move(
        self,
        body: models.MoveBody,
    ) -> Answer[models.Adjudication]:
        """Move.

        The service chooses for the seat that decides, whichever that is, and adjudicates what it has
        chosen: a bot in one request. It chooses by what the seat knows, so that it chooses the same in
        all worlds that the seat cannot tell apart.

        The answer is that of an adjudication of the action. With `perspectives` and `include: []` it
        tells other seats of the action what the events tell them and nothing else, and so do refusals.

        A search that says nothing of its `samples` and `max_decisions` takes a second or two at most. The
        bound on one that does is that on evaluations, and what takes longer than `limits.seconds` ends as
        `took-too-long`, which tells how many samples were finished; a search without `samples` counts
        them as if they were 16. A greedy player has one sample and 8 decisions.

        ``POST /v1/moves``
        """
        return await self._transport.call(
            "POST",
            "/v1/moves",
            _ADJUDICATION.decode,
            body=body,
        )

    async def give_verdict(
        self,
        body: models.VerdictBody,
    ) -> Answer[models.Verdict | models.Verdicts]:
        """Verdict on an action, or on all that could be done with something.

        Changes nothing. Answers for every well-formed action of the ruleset, whether it is on the list of
        legal actions or not.

        `about` takes the place of `action` to ask why a card is greyed out: the answer has the legal
        actions that name it, and for every other kind of action that could concern it one action that
        stands for all, with every clause that it breaks; the most telling first. A kind concerns a thing
        if the thing is, or could be, what one of its parameters names, whether this decision offers the
        kind or not; a question that is not asked now concerns nothing. The parameters beside it are
        chosen so that as little as possible is broken, of the first 256 candidates each; where there is
        no candidate they say nothing: `left_open` names those. A kind that comes nowhere near (to block
        with a card in hand) is told only if nothing else is.

        The answer is for the seat that decides, and tells nothing that it doesn't know; for another
        `seat`, that it is not its decision, and what else forbids each action.

        ``POST /v1/verdicts``
        """
        return await self._transport.call(
            "POST",
            "/v1/verdicts",
            _VERDICT_VERDICTS.decode,
            body=body,
        )

    async def view_state(
        self,
        body: models.ViewBody,
    ) -> Answer[models.Perspective]:
        """View of a seat.

        All that may be shown to the player of that seat, and nothing else: hidden cards are counted, not
        named. There is no state id in it, because a hash of hidden cards can be used to guess them.

        ``POST /v1/views``
        """
        return await self._transport.call(
            "POST",
            "/v1/views",
            _PERSPECTIVE.decode,
            body=body,
        )

    async def sample_states(
        self,
        body: models.SampleBody,
    ) -> Answer[models.Samples]:
        """Samples.

        Whole states in which everything that the seat has not seen is dealt anew, consistent with all
        that it has seen. They are hot, so bots can search them by id.

        ``POST /v1/samples``
        """
        return await self._transport.call(
            "POST",
            "/v1/samples",
            _SAMPLES.decode,
            body=body,
        )

    async def list_successors(
        self,
        body: models.SuccessorsBody,
    ) -> Answer[models.Successors]:
        """Successors.

        What comes of each legal action. They are listed in pages; `next` is the `after` of the next one,
        null on the last. The list of legal actions belongs to the state, so that the pages fit together.
        The successors are hot: go on from any of them by its id. Chance falls as it would in an
        adjudication, so these are previews of the game itself; take a sample first in order not to peek.

        ``POST /v1/successors``
        """
        return await self._transport.call(
            "POST",
            "/v1/successors",
            _SUCCESSORS.decode,
            body=body,
        )

    async def play_out(
        self,
        body: models.PlayoutsBody,
    ) -> Answer[models.Playouts]:
        """Playouts.

        Plays on at random, each legal action equally likely, or each that the `policy` considers, and
        counts. With `actions`, games are played that begin with each of them, the same number and with
        the same chance, so that the actions can be compared.

        The bound is on work, not on time, so that the same request has the same answer on a slow server
        too, in microseconds by the ruleset's `playout_cost`: `count` × the number of `actions` ×
        `max_decisions`, at most `decisions`, × `decision` × the KiB of the state's document has to stay
        within `limits.playout_work` of `GET /v1/rulesets`.

        ``POST /v1/playouts``
        """
        return await self._transport.call(
            "POST",
            "/v1/playouts",
            _PLAYOUTS.decode,
            body=body,
        )

    async def evaluate(
        self,
        body: models.EvaluationBody,
    ) -> Answer[models.Evaluation]:
        """Evaluations.

        Draws samples of what the seat that decides has not seen, plays games out at random in each of
        them that begin with each of its legal actions, or of those in `actions`, with the same chance,
        and counts. What the seat does not know has no influence on the answer, so that it may be told it.
        One request is one decision of a bot.

        Without `samples`, `max_decisions` and `unfinished_as` it takes a second or two at most: it looks
        at as much as fits, and the answer tells how much that was.

        The bound is on work, in microseconds by the ruleset's `playout_cost`: `samples` × (`sample` +
        `playouts` × the number of actions × `max_decisions`, at most `decisions`, × `decision`) × the KiB
        of a sample's document has to stay within `limits.playout_work` of `GET /v1/rulesets`. What takes
        longer than `limits.seconds` nevertheless ends as `took-too-long`, which tells how many samples
        were finished: so many can be asked for.

        ``POST /v1/evaluations``
        """
        return await self._transport.call(
            "POST",
            "/v1/evaluations",
            _EVALUATION.decode,
            body=body,
        )

    async def replay(
        self,
        body: models.ReplayBody,
    ) -> Answer[models.Adjudication]:
        """Replay a record.

        A record is a whole game in a few kilobytes: the ruleset and its edition, the seed, the options
        and seats of its creation, and every action since. The answer is the position at its end, or after
        `upto` actions; `events` tell the whole game. An action that is illegal is refused as if it had
        been sent by itself; `index` says which one it is.

        A record of another edition is refused, because a changed ruling could lead to another game.

        ``POST /v1/replays``
        """
        return await self._transport.call(
            "POST",
            "/v1/replays",
            _ADJUDICATION.decode,
            body=body,
        )

    async def check_state(
        self,
        body: models.StatusBody,
    ) -> Answer[models.Status]:
        """Status of a state.

        Takes any JSON document at all as `state` and lists everything that keeps it from being played:
        the place, what is wrong there, and the clause that it breaks.

        ``POST /v1/statuses``
        """
        return await self._transport.call(
            "POST",
            "/v1/statuses",
            _STATUS.decode,
            body=body,
        )

    async def get_state(
        self,
        state_id: str,
    ) -> Answer[models.State]:
        """A hot state.

        The whole document of a hot state. The id is a hash of the content, so it names one document for
        ever.

        ``GET /v1/states/{state_id}``

        :param state_id: Id of the state, from an earlier answer.
        """
        return await self._transport.call(
            "GET",
            f"/v1/states/{_segment(state_id)}",
            _STATE.decode,
        )

    async def create_table(
        self,
        ruleset: str,
        body: models.TableBody,
    ) -> Answer[models.NewTable]:
        """A new table.

        A game that this service keeps, so that people play it at several devices without a server of
        their own. The token of the request (`Authorization: Bearer …`, 32 random bytes that the client
        makes) takes a seat; each other person takes one with an invitation, with a token of their own.
        The cards are dealt when the last seat is taken. Nobody is told a seed: chance follows from all
        tokens and a secret of the server.

        ``POST /v1/rulesets/{ruleset}/tables``

        :param ruleset: Id of the ruleset.
        """
        return await self._transport.call(
            "POST",
            f"/v1/rulesets/{_segment(ruleset)}/tables",
            _NEW_TABLE.decode,
            body=body,
        )

    async def take_seat(
        self,
        table: str,
        body: models.TakeSeatBody,
    ) -> Answer[models.TableAnswer]:
        """Take a seat.

        Turns an invitation into a seat, once; from then on the token of the request stands for it. The
        same again, with the same token, gives the same answer. `seat` is what the joiner brings: it is
        checked before the seat is taken.

        ``POST /v1/tables/{table}/seats``

        :param table: Id of the table.
        """
        return await self._transport.call(
            "POST",
            f"/v1/tables/{_segment(table)}/seats",
            _TABLE_ANSWER.decode,
            body=body,
        )

    async def look(
        self,
        table: str,
        *,
        since: int | None = None,
        wait: int | None = None,
        include: Sequence[Literal["texts"]] | None = None,
    ) -> Answer[models.TableAnswer]:
        """Look at a table.

        What the seat of the token may know, and what it saw happen since a step. Without a token the
        answer is given while seats are free: who sits at the table, and nothing of the game. `If-None-
        Match` with the step that was seen last asks for news alone: 304 where there are none, after
        `wait` seconds if that is given.

        ``GET /v1/tables/{table}``

        :param table: Id of the table.

        :param since: Tell what happened after this step; by default that of `If-None-Match`. The last 32
            steps are remembered, 8 KiB of them and the very last; for others the game is played again, if it
            has no more than 2,000 actions and that takes no longer than a request may. Else `events_from` is
            later.

        :param wait: With `If-None-Match`: seconds to wait for news where there are none, as far as
            `limits.tables.wait_seconds` allows.

        :param include: `texts`: the decision, the actions and the events in words.
        """
        return await self._transport.call(
            "GET",
            f"/v1/tables/{_segment(table)}",
            _TABLE_ANSWER.decode,
            query={
                "since": since,
                "wait": wait,
                "include": include,
            },
        )

    async def get_table_record(
        self,
        table: str,
    ) -> Answer[models.TableRecord]:
        """The record of a finished game.

        What `POST /v1/replays` takes, once the game is over: anybody who has the table's id may then look
        at the whole game, hidden cards among it.

        ``GET /v1/tables/{table}/record``

        :param table: Id of the table.
        """
        return await self._transport.call(
            "GET",
            f"/v1/tables/{_segment(table)}/record",
            _TABLE_RECORD.decode,
        )

    async def act_at_table(
        self,
        table: str,
        body: models.TableAdjudicationBody,
    ) -> Answer[models.TableAnswer]:
        """Act at a table.

        Carries out what the seat of the token does at this step: where it decides, or, to concede, at any
        time. The same request again is not done twice: the answer is then the present table. A request
        whose step is not the present one is refused (`stale-step`); nothing that a player has seen is
        taken back.

        ``POST /v1/tables/{table}/adjudications``

        :param table: Id of the table.
        """
        return await self._transport.call(
            "POST",
            f"/v1/tables/{_segment(table)}/adjudications",
            _TABLE_ANSWER.decode,
            body=body,
        )

    async def move_at_table(
        self,
        table: str,
        body: models.TableMoveBody,
    ) -> Answer[models.TableAnswer]:
        """Have a bot move at a table.

        The bot that decides chooses as it was told to when the table was created, by what its seat knows.
        Any seat may ask for it: where both do, one is told `stale-step`.

        ``POST /v1/tables/{table}/moves``

        :param table: Id of the table.
        """
        return await self._transport.call(
            "POST",
            f"/v1/tables/{_segment(table)}/moves",
            _TABLE_ANSWER.decode,
            body=body,
        )

    async def give_verdict_at_table(
        self,
        table: str,
        body: models.TableVerdictBody,
    ) -> Answer[models.Verdict | models.Verdicts]:
        """Verdict at a table.

        As `POST /v1/verdicts`, for the seat of the token: on an action where it decides, `about`
        something at any time. Changes nothing.

        ``POST /v1/tables/{table}/verdicts``

        :param table: Id of the table.
        """
        return await self._transport.call(
            "POST",
            f"/v1/tables/{_segment(table)}/verdicts",
            _VERDICT_VERDICTS.decode,
            body=body,
        )

    async def claim(
        self,
        table: str,
        body: models.ClaimBody,
    ) -> Answer[models.TableAnswer]:
        """Claim that somebody is gone.

        Where the table was created with `away_seconds`, and a person has not decided for so long, any
        other seat may end the game for that person: they concede, and the ruleset says what comes of it.
        `away` of a look tells when it is due.

        ``POST /v1/tables/{table}/claims``

        :param table: Id of the table.
        """
        return await self._transport.call(
            "POST",
            f"/v1/tables/{_segment(table)}/claims",
            _TABLE_ANSWER.decode,
            body=body,
        )


def _segment(value: str | int) -> str:
    """A value as one segment of a path."""
    return quote(str(value), safe="")
