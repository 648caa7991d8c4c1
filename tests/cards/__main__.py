"""Write the kept texts, the schema and the manual's reference anew: ``python -m tests.cards``.

The difference is to be reviewed. With ``--check`` nothing is written: files that are out of date are named,
and the exit status is 1.
"""

from __future__ import annotations

import sys

from tests.cards import books

FILES = {
    books.TEXTS: books.texts().encode(),
    books.SCHEMA: books.schema_file(),
    books.MANUAL: books.manual().encode(),
}

stale = [path for path, content in FILES.items() if path.read_bytes() != content]
if "--check" in sys.argv[1:]:
    for path in stale:
        print(f"{path.name} is out of date: make docs")
    sys.exit(1 if stale else 0)
for path in stale:
    path.write_bytes(FILES[path])
