"""``POST /v1/samples``: states that a seat cannot tell from the real one."""

from __future__ import annotations

from flask import Response
from msgspec import Raw

import engine
from service import responses
from service.answers.positions import Sample, Samples
from service.bodies import Body, SampleBody
from service.contract.operation import LONG, Resource
from service.guard import guard
from service.judge import judge
from service.naming import at_most, position_of, seat_of
from service.telemetry import span

blp = Resource("samples", "/v1/samples", "Samples of what is hidden.")

BODY = Body(SampleBody)


@blp.operation(
    "POST",
    "",
    "sampleStates",
    Samples,
    says="The samples, in the order of their seeds.",
    body=SampleBody,
    problems=LONG,
)
def sample_states() -> Response:
    """Samples

    Whole states in which everything that the seat has not seen is dealt anew, consistent with all that it has
    seen. They are hot, so bots can search them by id.
    """
    body = BODY.read()
    at_most(judge().config.max_samples, body.count, "/count")
    position = position_of(body)
    seat = seat_of(position.state, body.seat)
    drawn = []
    with span("engine"):
        for number in guard().each(range(body.count), "samples"):
            sample = engine.sample(position.state, seat, body.seed + number)
            drawn.append((engine.state_id(sample), engine.encode(sample)))
    judge().positions.share([position], dict(drawn))
    samples = [Sample(state_id=state_id, state=Raw(document)) for state_id, document in drawn]
    return responses.encoded(Samples(ruleset=position.ruleset, seat=seat, samples=samples))
