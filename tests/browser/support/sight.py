"""What stands on a page and can be seen, found in the page itself: each look is one round trip."""

from __future__ import annotations

_SIGHT = """
    const area = ({width, height}) => width > 0 && height > 0;
    const covers = (each) => [...each.getClientRects()].some(area) || [...each.children].some(covers);
    const visible = {opacityProperty: true, visibilityProperty: true};
    const drawn = (each) => each.checkVisibility(visible) && covers(each);
    const shown = (each) => drawn(each.localName === "option" ? each.closest("select") : each);
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const words = (each) => (each.innerText ?? each.textContent).replaceAll("\\u00a0", " ").trim();
    const soon = (found) => new Promise((tell) => {
        const patient = performance.now() + 500;
        const look = () => {
            const seen = found();
            if ((Array.isArray(seen) ? seen.length : seen) || performance.now() > patient) tell(seen);
            else setTimeout(look, 15);
        };
        look();
    });
"""
"""`soon` waits in the page for half a second; whoever looks, looks again."""

ALL = f"{_SIGHT} return all(arguments[0])"
TEXTS = f"{_SIGHT} return all(arguments[0]).map(words)"
DATA = f"{_SIGHT} return all(arguments[0]).map((each) => each.getAttribute(arguments[1]))"
SEEN = f"""{_SIGHT}
    const [selector, text] = arguments;
    return soon(() => all(selector).find((each) => words(each).includes(text)) ?? null);
"""
READ = f"""{_SIGHT}
    const [selector] = arguments;
    return soon(() => all(selector).slice(0, 1).map(words)).then((found) => found.length ? found : null);
"""
GONE = f"{_SIGHT} return soon(() => all(arguments[0]).length === 0)"
AT_HAND = f"""{_SIGHT}
    const [selector, text] = arguments;
    const usable = (each) => words(each).includes(text) && !each.matches(":disabled");
    return soon(() => all(selector).find(usable) ?? null).then((found) => {{
        found?.scrollIntoView({{block: "nearest", inline: "nearest"}});
        return found;
    }});
"""
FILLED = f"""{_SIGHT}
    const [selector, value] = arguments;
    const filled = () => {{
        const [control] = all(selector);
        control?.focus();
        if (control?.localName === "select") {{
            const before = control.value;
            const offered = [...control.options].filter((option) => !option.disabled);
            if (!offered.some((option) => option.value === value)) return null;
            control.value = value;
            const events = before === value ? [] : ["input", "change"];
            for (const kind of events) control.dispatchEvent(new Event(kind, {{bubbles: true}}));
            return "select";
        }}
        if (control?.type === "checkbox") return control.checked ? "checked" : "unchecked";
        control?.select();
        return control ? "text" : null;
    }};
    return soon(filled);
"""
"""Choose an option, or get ready to give another control a value; tells what kind of control it is."""
