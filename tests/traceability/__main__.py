"""`python -m tests.traceability`: book, code and tests side by side, as of the last whole run of the suite.

Exits with 1 if they part anywhere, or if the suite has not run as a whole yet.
"""

from __future__ import annotations

import json
import sys

from tests.traceability import books, report
from tests.traceability.plugin import CACHE_KEY

OBSERVED = books.ROOT / ".pytest_cache" / "v" / CACHE_KEY


def main() -> int:
    """Print the report and return the exit status."""
    observed = json.loads(OBSERVED.read_text(encoding="utf-8")) if OBSERVED.exists() else {}
    print(report.table({rule: set(tests) for rule, tests in observed.items()}))
    faults = report.unknown_citations() + report.unobserved(observed.keys())
    faults += [fault for ruleset in books.rulesets() for fault in report.written_faults(ruleset)]
    if not observed:
        faults = ["the suite has not run as a whole yet: run `make test` first", *faults]
    print("\n".join(faults) if faults else "Book, code and tests agree.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
