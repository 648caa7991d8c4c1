"""Many games in one call, or in several that show how far they have come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from .. import models
from .._playouts import evaluated_together, played_together, portion
from .._progress import bar


async def play_out(
    ask: Callable[[models.PlayoutsBody], Awaitable[models.Playouts]],
    body: models.PlayoutsBody,
    progress: bool,
) -> models.Playouts:
    """Playouts, asked for at once or, to show progress, in parts."""
    parts: list[models.Playouts] = []
    done = 0
    with bar("playouts", body.count, progress) as advance:
        while not parts or done < body.count:
            size = portion(parts, body.count - done, body) if progress else body.count
            parts.append(await ask(replace(body, count=size, seed=body.seed + done)))
            done += size
            advance(size)
    return played_together(parts)


async def evaluate(
    ask: Callable[[models.EvaluationBody], Awaitable[models.Evaluation]],
    body: models.EvaluationBody,
    progress: bool,
) -> models.Evaluation:
    """An evaluation, asked for at once or, to show progress, sample by sample."""
    samples = body.samples
    parts: list[models.Evaluation] = []
    with bar("samples", samples, progress) as advance:
        if samples is None or not progress:
            evaluation = await ask(body)
            advance(evaluation.samples)
            return evaluation
        while not parts or len(parts) < samples:
            seed = body.seed + len(parts) * body.playouts
            parts.append(await ask(replace(body, samples=min(samples, 1), seed=seed)))
            advance(1)
    return evaluated_together(parts, body.seed)
