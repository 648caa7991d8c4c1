"""Pictures of the playground for the docs.

    python -m tests.browser.screenshots [FOLDER]

writes one of each ruleset, of the workbench, and of a phone into FOLDER, by default `docs/images`. They are
WebP, which Chromium makes itself: of the same sharpness as PNG and a third of its size.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.browser.support.page import Page
from tests.browser.support.playing import Playing
from tests.browser.support.positions import document, fragment
from tests.browser.support.scenes import scene
from tests.browser.support.serving import a_page

FOLDER = Path(__file__).parents[2] / "docs" / "images"
MOST_BYTES = 150_000
QUALITY = 84

CHOSEN: dict[str, tuple[str, ...]] = {
    "magic54": (),
    "perdure": (),
    "duel": ("Cast Lightning Bolt", "Serra Angel"),
    "castle": ("Activate Mogg Fanatic", "Bela"),
    "five_colors": ("province 2",),
    "splendagic": (),
}
"""What is done at the scene of each ruleset before its picture is taken."""


def table(page: Page, ruleset: str) -> None:
    """A game under way."""
    game = Playing(page)
    game.begin_at(scene(ruleset))
    for words in CHOSEN[ruleset]:
        game.choose(words)
    game.ready()


def menu(page: Page) -> None:
    """A game on a phone, with the menu of a card."""
    page.phone()
    table(page, "duel")
    page.click("[data-zone^='hand-'] [data-id]")
    page.see("[data-menu]")


def why(page: Page) -> None:
    """A card that cannot be used, and why."""
    table(page, "duel")
    page.click("[data-zone^='hand-'] [data-id]", "Wrath of God")
    page.see("[data-menu] [data-verdict]")


def how(page: Page) -> None:
    """How to play a game, with the parts of its table numbered."""
    page.open("#/how/perdure")
    page.see("[data-number]")


def workbench(page: Page) -> None:
    """A state as JSON beside its table."""
    page.look("dark")
    page.open(fragment("state", document(scene("castle"))))
    page.see("[data-play-here]:enabled")
    page.until(lambda: not page.all("[aria-busy='true']"), "the position is drawn")


PICTURES: dict[str, Callable[[Page], None]] = {
    **{ruleset: lambda page, ruleset=ruleset: table(page, ruleset) for ruleset in CHOSEN},  # type: ignore[misc]
    "how": how,
    "phone": menu,
    "why": why,
    "workbench": workbench,
}


def write(folder: Path, names: Iterator[str] | list[str], kind: str = "webp") -> None:
    """Write pictures into a folder.

    Raises:
        SystemExit: there is no Chromium, or a picture is too large.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with a_page() as page:
        for name in names:
            page.look()
            page.desktop(1280, 1180)
            page.open()
            PICTURES[name](page)
            path = folder / f"{name}.{kind}"
            path.write_bytes(_picture(page, kind))
            size = path.stat().st_size
            print(f"{path}: {size / 1000:.0f} kB")
            if kind == "webp" and size > MOST_BYTES:
                sys.exit(f"{path} is larger than {MOST_BYTES / 1000:.0f} kB")


def _picture(page: Page, kind: str) -> bytes:
    page.run("document.activeElement.blur()")
    options = {"format": kind} if kind == "png" else {"format": kind, "quality": QUALITY}
    told = page.browser.execute_cdp_cmd("Page.captureScreenshot", options)
    return base64.b64decode(told["data"])


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, list(PICTURES))
