"""What is asked, and answered, as spells and abilities are announced (CR 601.2b-d)."""

from __future__ import annotations

from engine.kernel.documents import Action, Decision, Whole
from engine.magic.language.mana import ManaSymbol
from engine.magic.state import Id


class ChoosingMode(Decision, frozen=True, tag="choose_mode"):
    """Which mode."""

    text = "Choose [chosen?another][!chosen?a] mode for {id}"
    passes = "choice"
    id: Id
    chosen: tuple[int, ...]


class ChoosingTimes(Decision, frozen=True, tag="choose_times"):
    """How many times to pay a cost that may be paid any number of times."""

    text = "Choose how many times to pay an additional cost of {id}"
    id: Id


class ChoosingX(Decision, frozen=True, tag="choose_x"):
    """The value of X."""

    text = "Choose X for {id}"
    id: Id


class ChoosingPrice(Decision, frozen=True, tag="choose_price"):
    """Which of several prices to pay."""

    text = "Choose what to pay for {id}"
    id: Id


class Harmonizing(Decision, frozen=True, tag="harmonize"):
    """Which creature is tapped, so that the spell costs less."""

    text = "Choose a creature to tap for {id}, or none"
    id: Id


class ChoosingHalf(Decision, frozen=True, tag="choose_half"):
    """How a hybrid or Phyrexian symbol will be paid."""

    text = "Choose what will pay {symbol} in the cost of {id}"
    id: Id
    symbol: ManaSymbol


class ChoosingTarget(Decision, frozen=True, tag="choose_target"):
    """The next target."""

    text = "Choose [chosen?another][!chosen?a] target for {id}[ besides {chosen}]: {wanted}"
    passes = "choice"
    id: Id
    target: str
    wanted: str
    """What it may be, in words."""
    chosen: tuple[Id, ...]


class Dividing(Decision, frozen=True, tag="divide"):
    """How much for the next target of a division."""

    text = "Choose how much of {id} goes to {recipient} ({left} left)"
    id: Id
    recipient: Id
    left: int


class ChoosePrice(Action, frozen=True, tag="choose_price"):
    """This price, by its number."""

    price: Whole


class ChooseTimes(Action, frozen=True, tag="choose_times"):
    """So many times."""

    times: Whole


class TapForLess(Action, frozen=True, tag="tap_for_less"):
    """Tap this creature."""

    creature: Id


class TapNothing(Action, frozen=True, tag="tap_nothing"):
    """Tap no creature."""


class ChooseMode(Action, frozen=True, tag="choose_mode"):
    """This mode (too)."""

    mode: Whole


class NoMoreModes(Action, frozen=True, tag="no_more_modes"):
    """These are all the modes."""

    passing = True


class ChooseX(Action, frozen=True, tag="choose_x"):
    """X is this number."""

    x: Whole


class ChooseTarget(Action, frozen=True, tag="choose_target"):
    """Target this."""

    target: Id


class NoMoreTargets(Action, frozen=True, tag="no_more_targets"):
    """These are all the targets."""

    passing = True


class Divide(Action, frozen=True, tag="divide"):
    """So much for this target."""

    amount: Whole
