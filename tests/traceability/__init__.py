"""Which rules the books hold, which the code cites, and which the tests made happen."""
