"""The course of a game on the page: back and forth through it, bots, records, known positions."""

from __future__ import annotations

from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

from tests.browser.support.modules import of_page
from tests.browser.support.page import Page
from tests.browser.support.sitting import (
    asked,
    at,
    choose,
    come_to,
    hand,
    passing,
    played,
    sit,
)
from tests.support.servers import Server

AGAINST_A_BOT = ("person", "random")
BOTS = ("random", "random")


# Back and forth


def test_undo_goes_back_to_the_decisions_of_the_person_and_redo_forward(page: Page) -> None:
    game = sit(page, *AGAINST_A_BOT)
    game.ready()
    decisions = [at(page)]
    for _ in range(3):
        choose(game)
        decisions.append(at(page))
    shown = page.text(".middle")
    for decision in reversed(decisions[:-1]):
        page.click("[data-undo]")
        come_to(page, decision)
    assert not page.see("[data-undo]").is_enabled()
    for decision in decisions[1:]:
        page.click("[data-redo]")
        come_to(page, decision)
    assert not page.see("[data-redo]").is_enabled()
    assert page.text(".middle") == shown
    ActionChains(page.browser).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()
    come_to(page, decisions[-2])


def test_the_slider_goes_through_all_positions_by_keyboard(page: Page) -> None:
    sit(page, *AGAINST_A_BOT, choices=3)
    last = at(page)
    assert last > 3
    page.run("document.querySelector('[data-slider]').focus()")
    page.press(Keys.ARROW_LEFT)
    come_to(page, last - 1)
    page.press(Keys.HOME)
    come_to(page, 0)
    page.see("[data-earlier]", "earlier position")
    page.press(Keys.ARROW_RIGHT)
    come_to(page, 1)
    page.click("[data-latest]")
    come_to(page, last)
    assert not page.all("[data-earlier]")


def test_acting_in_an_earlier_position_cuts_off_what_followed(page: Page) -> None:
    game = sit(page, *AGAINST_A_BOT, choices=3)
    page.click("[data-undo]")
    page.click("[data-undo]")
    earlier = at(page)
    kept = played(page)
    game.choose(len(game.ready().actions) - 1)
    now = played(page)
    assert now[: earlier + 1] == kept[: earlier + 1]
    assert at(page) == len(now) - 1
    assert not page.see("[data-redo]").is_enabled()


def test_clicks_that_come_twice_act_once(page: Page) -> None:
    game = sit(page, *AGAINST_A_BOT, choices=1)
    page.traffic.forget()
    before = game.ready().at
    button = page.see(f"[data-action='{passing(game.ready().actions)}']")
    page.run("arguments[0].click(); arguments[0].click();", button)
    page.until(lambda: game.offer().at != before, "the click acts")
    game.ready()
    assert len(asked(page, "/v1/adjudications")) == 1


SECOND_CLICK = """
    const shown = () => document.querySelector("main").dataset.at;
    const before = shown();
    const began = performance.now();
    document.querySelector(given).click();
    while (shown() === before) await new Promise(requestAnimationFrame);
    let acted = false;
    const button = document.querySelector("[data-action]");
    button.addEventListener("click", (event) => { acted = true; event.stopImmediatePropagation(); }, true);
    const click = () => button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    click();
    const late = performance.now() - began > 250;
    const atOnce = acted;
    while (!acted) {
        await new Promise(requestAnimationFrame);
        click();
    }
    return { late, atOnce };
"""


def test_the_second_click_of_a_double_click_is_not_for_what_has_just_come_up(page: Page) -> None:
    sit(page, *AGAINST_A_BOT, choices=1)
    turns = iter(["[data-undo]", "[data-redo]"] * 20)
    found = page.until(
        lambda: next((told for told in [of_page(page, SECOND_CLICK, next(turns))] if not told["late"]), None),
        "the page is quick enough to tell",
    )
    assert not found["atOnce"]


HELD = """
    const press = (repeat) => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "p", repeat, bubbles: true }));
    };
    const real = window.fetch;
    let sent = 0;
    window.fetch = (...request) => {
        sent += 1;
        return real(...request);
    };
    for (const repeat of given) press(repeat);
    window.fetch = real;
    return sent;
"""


def test_a_key_that_is_held_down_acts_once(page: Page) -> None:
    game = sit(page, *AGAINST_A_BOT)
    before = game.ready().at
    assert of_page(page, HELD, [True, True]) == 0
    assert game.offer().at == before
    assert of_page(page, HELD, [False, True]) == 1
    page.until(lambda: game.offer().at != before, "the key acts")


# Bots


def test_bots_play_a_whole_game_that_one_can_follow(page: Page) -> None:
    game = sit(page, *BOTS, options={"turn_limit": 3})
    page.see("[data-outcome]")
    assert game.ending()[1] == "M54-R46"
    assert {body["player"]["kind"] for body in asked(page, "/v1/moves")} == {"random"}
    assert not page.all("[data-curtain], [data-action]")
    hands = {str(page.see("[data-zone^='hand-'] [data-id]").get_attribute("data-id"))}
    page.fill("[data-viewer]", 1)
    page.until(lambda: not hands & {*hand(page)}, "the other side is shown")


def test_a_bot_is_held_and_moves_one_by_one(page: Page) -> None:
    sit(page, *BOTS, pace="slow")
    page.see("[data-thinking]", "is thinking")
    page.click("[data-pause]")
    page.gone("[data-thinking]")
    held = at(page)
    page.click("[data-step]")
    come_to(page, held + 1)
    assert not page.all("[data-thinking]")
    page.fill("[data-pace]", "at once")
    page.click("[data-pause]")
    page.until(lambda: at(page) > held + 3, "the bots go on")
    page.click("[data-undo]")
    shown = at(page)
    page.see("[data-earlier]", "A bot decides")
    assert at(page) == shown, "bots move from the latest position alone"


def test_a_bot_waits_as_long_as_was_chosen_and_thinks_no_more_when_it_is_held(page: Page) -> None:
    thought, waited = of_page(
        page,
        """
        const real = window.setTimeout;
        const waited = [];
        window.setTimeout = (work, milliseconds) => {
            waited.push(milliseconds);
            return real(work, milliseconds);
        };
        const bots = seats("random", "random");
        const setup = { ruleset: "magic54", title: "x", seats: bots, create: { seed: 4 } };
        const session = await Session.begin(setup);
        for (const pace of ["fast", "slow"]) session.setPace(pace);
        window.setTimeout = real;
        const thought = [session.thinking];
        session.pause(true);
        thought.push(session.thinking);
        session.pause(false);
        thought.push(session.thinking);
        session.rest();
        return [thought, waited];
        """,
    )
    assert thought[0] is not None
    assert thought == [thought[0], None, thought[0]]
    steady, fast, slow = waited[-3:]
    assert 0 < fast < steady < slow


def test_nobody_acts_for_a_bot(page: Page) -> None:
    sit(page, *BOTS, pace="slow")
    page.see("[data-thinking]")
    page.click("[data-pause]")
    offered = """
        const session = await Session.begin({
            ruleset: "magic54", title: "x", seats: seats("random", "random"), create: { seed: 4 },
        });
        session.pause(true);
        const answer = await (await fetch("/v1/legal-actions", {
            method: "POST", headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ state_id: session.positions[0].state_id }),
        })).json();
        await session.look(session.decider);
        await session.act(answer.actions[0]);
        return [session.viewer === session.decider, answer.actions.length, session.positions.length,
            session.positions[0].perspective.legal_actions.length];
    """
    looks, actions, positions, listed = of_page(page, offered)
    assert looks
    assert actions > 0
    assert positions == 1
    assert listed == 0
    assert not page.all("[data-action]")


def test_the_time_of_a_search_is_shown_while_it_lasts(page: Page) -> None:
    """The service sees to it how long it takes: the page sends no budget."""
    page.run(
        """
        const real = window.fetch;
        window.fetch = async (address, request) => {
            if (String(address).endsWith("/v1/moves")) await new Promise((go) => { window.go = go; });
            return real(address, request);
        };
        """
    )
    game = sit(page, "person", "search", ruleset="magic54", seed=3)
    while not page.all("[data-searching]"):
        choose(game) if game.offer().waits else None
    page.until(
        lambda: page.run("return document.querySelector('[data-searching]')?.value > 0"), "time goes by"
    )
    page.until(lambda: page.run("window.go?.(); window.go = null") or game.offer().waits, "the bot has moved")
    page.gone("[data-searching]")


def test_a_searching_bot_that_is_too_much_work_makes_do_with_less(page: Page) -> None:
    page.may_refuse(422)
    told = of_page(
        page,
        """
        const create = { seed: 1 };
        const players = seats("person", "search");
        const session = await Session.begin({ ruleset: "magic54", title: "x", seats: players, create });
        session.setPace("at once");
        const real = window.fetch;
        const sent = [];
        window.fetch = (address, request) => {
            if (!String(address).endsWith("/v1/moves")) return real(address, request);
            const { player } = JSON.parse(request.body);
            sent.push(player);
            if (player.kind === "greedy") return real(address, request);
            const errors = [{ pointer: "/player", message: "too much" }];
            const problem = { type: "/problems/invalid-request", title: "No", status: 422, errors };
            return Promise.resolve(new Response(JSON.stringify(problem), { status: 422 }));
        };
        const thinks = () => session.decider === 1;
        while (!thinks()) await session.act(session.positions[session.at].perspective.legal_actions.at(-1));
        const from = session.at;
        await until(session, () => session.at > from);
        window.fetch = real;
        return { sent, problem: session.problem };
        """,
    )
    assert told["problem"] is None
    assert told["sent"][:2] == [{"kind": "search"}, {"kind": "greedy"}]


# Records and positions


def test_a_record_tells_what_bots_chose_and_is_played_again(page: Page, server: Server) -> None:
    told = of_page(
        page,
        """
        const create = { seed: 7, options: { turn_limit: 2 } };
        const bots = seats("random", "random");
        const session = await Session.begin({ ruleset: "magic54", title: "x", seats: bots, create });
        session.setPace("at once");
        await until(session, () => session.decider === null);
        const record = await session.record();
        const again = await Session.replay(record);
        await until(again, () => again.decider === null && again.at === record.actions.length);
        const before = await session.record(3);
        const last = (one) => one.positions.at(-1).state_id;
        const { open, curtain, positions } = again;
        const ends = [last(session), last(again)];
        return { record, before, ends, open, curtain, length: positions.length };
        """,
    )
    answer = server.post("/v1/replays", told["record"])
    assert answer.status_code == 200
    assert {answer.json()["state_id"]} == {*told["ends"]}
    assert told["length"] == len(told["record"]["actions"]) + 1
    assert told["open"]
    assert told["curtain"] is None
    assert told["before"]["actions"] == told["record"]["actions"][: len(told["before"]["actions"])]
    assert 3 <= len(told["before"]["actions"]) < len(told["record"]["actions"])


def test_from_a_position_that_is_known_each_seat_plays_in_the_open(page: Page, server: Server) -> None:
    new = server.post("/v1/rulesets/magic54/games", {"seed": 4}).json()
    told = of_page(
        page,
        """
        const session = await Session.from(given.state);
        const byId = await Session.from(given.state_id);
        const viewers = [];
        for (let step = 0; step < 12; step += 1) {
            viewers.push([session.viewer, session.decider, session.curtain]);
            await session.act(session.positions[session.at].perspective.legal_actions.at(-1));
        }
        await session.undo();
        const undone = [session.viewer, session.decider, session.at];
        return { viewers, undone, record: await session.record(), at: byId.positions[0].state_id,
            names: session.seats.map(({ name }) => name) };
        """,
        {"state": new["state"], "state_id": new["state_id"]},
    )
    assert all(looks == decides and curtain is None for looks, decides, curtain in told["viewers"])
    assert {looks for looks, _, _ in told["viewers"]} == {0, 1}
    assert told["undone"][0] == told["undone"][1]
    assert told["undone"][2] == 11
    assert told["record"] is None
    assert told["at"] == new["state_id"]
    assert len(told["names"]) == 2
