"""The service in the test's own process, resource by resource; and under gunicorn, where that matters."""
