"""headjudge over HTTP.

* :mod:`.config`     – settings out of environment variables
* :mod:`.app`        – the application factory
* :mod:`.resources`  – the endpoints, one module per resource
* :mod:`.positions`  – states named by requests: decoded once, found again by id
* :mod:`.hot_states` – the shared cache behind them: embedded Valkey, Valkey or Redis, a cluster, or none
* :mod:`.problems`   – every "no", RFC 9457
* :mod:`.contract`   – the OpenAPI document, generated from the code
* :mod:`.server`     – gunicorn with its settings and the embedded cache
* :mod:`.cli`        – the command ``headjudge``
"""
