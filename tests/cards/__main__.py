"""Write the kept texts, the schema and the manual's reference anew: ``python -m tests.cards``.

The difference is to be reviewed.
"""

from __future__ import annotations

from tests.cards import books

books.TEXTS.write_text(books.texts(), encoding="utf-8")
books.SCHEMA.write_bytes(books.schema_file())
books.MANUAL.write_text(books.manual(), encoding="utf-8")
