# The base image is named by its tag: this project knows no digest of it. Who deploys the image pins one, which
# `docker buildx imagetools inspect python:3.11-slim` tells.
FROM python:3.11-slim AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /src
COPY requirements requirements
RUN python -m venv /opt/headjudge \
 && /opt/headjudge/bin/pip install --require-hashes --only-binary :all: -r requirements/runtime.txt \
 && pip install --require-hashes --only-binary :all: -r requirements/build.txt
COPY pyproject.toml README.md LICENSE CHANGELOG.md ./
COPY compiler compiler
COPY engine engine
COPY service service
COPY simulation simulation
COPY decks decks
RUN pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
 && /opt/headjudge/bin/pip install --no-deps /wheels/*.whl

FROM python:3.11-slim
COPY --from=build /opt/headjudge /opt/headjudge
# Only /tmp is written to, so the file system may be read-only with a tmpfs there.
ENV PATH=/opt/headjudge/bin:$PATH PYTHONDONTWRITEBYTECODE=1 HEADJUDGE_HOST=0.0.0.0 HEADJUDGE_PORT=8000
WORKDIR /tmp
USER 10001:10001
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"HEADJUDGE_PORT\"]}/health/live', timeout=2)"]
ENTRYPOINT ["headjudge"]
CMD ["serve"]
