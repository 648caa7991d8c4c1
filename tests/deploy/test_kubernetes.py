"""deploy/kubernetes: its manifests are valid, fit each other, and fit the service."""

from __future__ import annotations

import base64
import copy
import tomllib
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml
from kubernetes_validate.utils import all_versions, major_minor

from service.app import create_app
from service.config import MIB, Config, ConfigError, addresses, from_environ, unknown_settings
from service.hot_states import embedded
from service.tables.remote import EVICTS_NOTHING
from service.wire.limits import MOST_HELD
from tests.deploy import rendering
from tests.deploy.policies import Pod, allowed, selects
from tests.deploy.rendering import SOURCES, Manifest
from tests.packaging import dockerfile

ROOT = Path(__file__).parents[2]
IMAGE = dockerfile.stages(ROOT / "Dockerfile")[-1]
SERVICE, CACHE, STORE = "headjudge", "headjudge-valkey", "headjudge-tables"
UNITS = {"Ki": 2**10, "Mi": 2**20, "Gi": 2**30, "mb": 2**20}
VERSIONS = list(dict.fromkeys(map(major_minor, all_versions())))[-2:]

MANAGER, WORKER, WORKING = 70 * MIB, 70 * MIB, 32 * MIB
"""Memory of the process that manages the workers, of a worker that has done nothing yet, and of a thread at
work on the largest of bodies."""

all_renderings = pytest.mark.parametrize("name", SOURCES)


def of_kind(name: str, kind: str) -> dict[str, Manifest]:
    """The manifests of a kind in a rendering, by their names."""
    found = {each["metadata"]["name"]: each for each in rendering.manifests(name) if each["kind"] == kind}
    return dict(found)


def named(name: str, kind: str, beginning: str = SERVICE) -> Manifest:
    """The only manifest of a kind whose name is this, or this with a hash."""
    (found,) = [
        each
        for each_name, each in of_kind(name, kind).items()
        if each_name == beginning or each_name.rpartition("-")[0] == beginning
    ]
    return found


def workloads(name: str) -> dict[str, Manifest]:
    """What runs pods, by its name."""
    return of_kind(name, "Deployment") | of_kind(name, "StatefulSet")


def template(name: str, workload: str = SERVICE) -> Manifest:
    """The pods of a workload."""
    pods: Manifest = workloads(name)[workload]["spec"]["template"]
    return pods


def container(name: str, deployment: str = SERVICE) -> Manifest:
    """The only container of these pods."""
    (only,) = template(name, deployment)["spec"]["containers"]
    return dict(only)


def pod(name: str, deployment: str = SERVICE) -> Pod:
    """Such a pod, as policies see it."""
    ports = {port["name"]: port["containerPort"] for port in container(name, deployment)["ports"]}
    return Pod(template(name, deployment)["metadata"]["labels"], ports=ports)


def environment(name: str) -> dict[str, str]:
    """The variables of the service: those of the image, of the ConfigMap and of the Secret."""
    own = container(name)
    (source,) = own["envFrom"]
    variables = {**IMAGE.environment, **of_kind(name, "ConfigMap")[source["configMapRef"]["name"]]["data"]}
    for variable in own["env"]:
        wanted = variable["valueFrom"]["secretKeyRef"]
        secret = of_kind(name, "Secret").get(wanted["name"])
        if secret is None:
            assert wanted["optional"], f"{wanted['name']} is in no manifest"
            continue
        variables[variable["name"]] = base64.b64decode(secret["data"][wanted["key"]]).decode()
    return variables


def config(name: str) -> Config:
    """The settings that these variables are."""
    return from_environ(environment(name))


def size(text: str) -> int:
    """Bytes, as Kubernetes and Valkey write them."""
    return int(text[:-2]) * UNITS[text[-2:]]


# Their form


@all_renderings
def test_each_rendering_is_of_the_sources_as_they_are(name: str) -> None:
    text = rendering.kept(name)
    assert text.startswith(rendering.header(name)), "run `python -m tests.deploy.rendering`"
    if rendering.kubectl():
        again = list(yaml.safe_load_all(rendering.render(name)))
        kept = rendering.manifests(name)
        assert sorted(map(str, kept)) == sorted(map(str, again))


@pytest.mark.parametrize("version", VERSIONS)
def test_every_manifest_is_valid(version: str) -> None:
    different = {str(each): each for name in SOURCES for each in rendering.manifests(name)}
    assert len(different) > len(rendering.manifests("valkey"))
    for manifest in different.values():
        assert kubernetes_validate.validate(manifest, version, strict=True) == version


def test_a_misspelt_field_is_not_valid() -> None:
    broken = copy.deepcopy(of_kind("base", "Deployment")[SERVICE])
    broken["spec"]["template"]["spec"]["containers"][0]["readynessProbe"] = {}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(broken, VERSIONS[-1], strict=True)


# How they fit each other


@all_renderings
def test_selectors_select_the_pods_that_are_meant(name: str) -> None:
    labels = {workload: pod(name, workload).labels for workload in workloads(name)}
    for kind in ("Deployment", "StatefulSet", "Service", "PodDisruptionBudget", "NetworkPolicy"):
        for each_name, each in of_kind(name, kind).items():
            spec = each["spec"]
            selector = spec["podSelector"] if kind == "NetworkPolicy" else spec["selector"]
            wanted = {"matchLabels": selector} if kind == "Service" else selector
            selected = [workload for workload, its in labels.items() if selects(wanted, its)]
            assert selected == [each_name], kind


@all_renderings
def test_pods_are_spread_over_hosts_and_zones(name: str) -> None:
    spec = template(name)["spec"]
    (apart,) = spec["affinity"]["podAntiAffinity"]["preferredDuringSchedulingIgnoredDuringExecution"]
    (spread,) = spec["topologySpreadConstraints"]
    assert apart["podAffinityTerm"]["topologyKey"] == "kubernetes.io/hostname"
    assert spread["topologyKey"] == "topology.kubernetes.io/zone"
    for selector in (apart["podAffinityTerm"]["labelSelector"], spread["labelSelector"]):
        assert selects(selector, pod(name).labels)


@all_renderings
def test_ports_are_those_that_are_listened_on(name: str) -> None:
    assert pod(name).ports == {"http": int(IMAGE.environment["HEADJUDGE_PORT"])}
    for each_name, each in of_kind(name, "Service").items():
        ports = pod(name, each_name).ports
        assert all(port["targetPort"] in ports for port in each["spec"]["ports"])
    assert template(name)["metadata"]["annotations"] == {
        "prometheus.io/scrape": "true",
        "prometheus.io/port": IMAGE.environment["HEADJUDGE_PORT"],
        "prometheus.io/path": "/metrics",
    }


@all_renderings
def test_as_many_pods_as_the_load_takes_and_never_all_of_them_gone(name: str) -> None:
    scaled = named(name, "HorizontalPodAutoscaler")["spec"]
    deployment = of_kind(name, "Deployment")[SERVICE]
    target = scaled["scaleTargetRef"]
    assert (target["kind"], target["name"], target["apiVersion"]) == (
        "Deployment",
        SERVICE,
        deployment["apiVersion"],
    )
    assert "replicas" not in deployment["spec"], "each `apply` would undo what the autoscaler did"
    assert container(name)["resources"]["requests"]["cpu"], "what the utilization is a share of"
    least = scaled["minReplicas"]
    assert 0 < named(name, "PodDisruptionBudget")["spec"]["maxUnavailable"] < least <= scaled["maxReplicas"]
    assert deployment["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"] == 0


@pytest.mark.parametrize(
    ("client", "server", "port", "protocol", "passes"),
    [
        ("proxy", SERVICE, 8000, "TCP", True),
        ("monitoring", SERVICE, 8000, "TCP", True),
        ("stranger", SERVICE, 8000, "TCP", False),
        ("impostor", SERVICE, 8000, "TCP", False),
        ("proxy", SERVICE, 8001, "TCP", False),
        (SERVICE, SERVICE, 8000, "TCP", False),
        (SERVICE, "dns", 53, "UDP", True),
        (SERVICE, "dns", 53, "TCP", True),
        (SERVICE, "dns", 80, "TCP", False),
        (SERVICE, "stranger", 443, "TCP", False),
        (SERVICE, "monitoring", 443, "TCP", False),
    ],
)
@all_renderings
def test_the_network_lets_through_what_is_needed_and_nothing_else(
    name: str, client: str, server: str, port: int, protocol: str, passes: bool
) -> None:
    ends = {
        SERVICE: pod(name),
        "proxy": Pod({"calls": "headjudge"}),
        "monitoring": Pod({"app": "prometheus"}, "monitoring", {"calls": "headjudge"}),
        "stranger": Pod({"app": "stranger"}),
        "impostor": Pod({"calls": "headjudge"}, "elsewhere"),
        "dns": Pod({"k8s-app": "kube-dns"}, "kube-system"),
    }
    policies = list(of_kind(name, "NetworkPolicy").values())
    assert allowed(policies, ends[client], ends[server], port, protocol) is passes


@pytest.mark.parametrize(
    ("client", "server", "port", "passes"),
    [
        (SERVICE, CACHE, 6379, True),
        (SERVICE, CACHE, 22, False),
        ("proxy", CACHE, 6379, False),
        (CACHE, SERVICE, 8000, False),
        (CACHE, "stranger", 443, False),
    ],
)
def test_the_cache_is_for_the_services_alone(client: str, server: str, port: int, passes: bool) -> None:
    ends = {
        SERVICE: pod("valkey"),
        CACHE: pod("valkey", CACHE),
        "proxy": Pod({"calls": "headjudge"}),
        "stranger": Pod({"app": "stranger"}),
    }
    policies = list(of_kind("valkey", "NetworkPolicy").values())
    assert allowed(policies, ends[client], ends[server], port) is passes


@pytest.mark.parametrize("name", ["valkey", "redis-cluster"])
def test_the_store_of_tables_is_for_the_services_alone(name: str) -> None:
    ends = {
        SERVICE: pod(name),
        STORE: pod(name, STORE),
        "proxy": Pod({"calls": "headjudge"}),
        "stranger": Pod({"app": "stranger"}),
    }
    policies = list(of_kind(name, "NetworkPolicy").values())
    for client, server, port, passes in (
        (SERVICE, STORE, 6379, True),
        (SERVICE, STORE, 22, False),
        ("proxy", STORE, 6379, False),
        ("stranger", STORE, 6379, False),
        (STORE, SERVICE, 8000, False),
        (STORE, "stranger", 443, False),
    ):
        assert allowed(policies, ends[client], ends[server], port) is passes, (client, server, port)


def test_services_reach_every_node_of_a_cluster() -> None:
    policies = list(of_kind("redis-cluster", "NetworkPolicy").values())
    node = Pod({"app.kubernetes.io/name": "redis-cluster"})
    assert allowed(policies, pod("redis-cluster"), node, 6379)
    assert not allowed(policies, pod("redis-cluster"), node, 16379)


# How they fit the service


@all_renderings
def test_every_variable_is_a_setting_with_a_possible_value(name: str) -> None:
    assert config(name).workers > 0
    assert unknown_settings(environment(name)) == []


def test_where_the_cache_is() -> None:
    assert config("base").cache_url == "", "an embedded one"
    (address,) = addresses(config("valkey").cache_url)
    (port,) = of_kind("valkey", "Service")[CACHE]["spec"]["ports"]
    assert address == (CACHE, port["port"])
    assert config("redis-cluster").cache_url.startswith("redis+cluster://")


def test_where_tables_are_kept() -> None:
    assert config("base").tables_url == "off", "each pod would have tables of its own"
    for name in ("valkey", "redis-cluster"):
        (address,) = addresses(config(name).tables_url)
        (port,) = of_kind(name, "Service")[STORE]["spec"]["ports"]
        assert address == (STORE, port["port"])
        assert config(name).tables_url != config(name).cache_url


@pytest.mark.parametrize("name", ["valkey", "redis-cluster"])
def test_the_store_of_tables_evicts_nothing_and_writes_to_disk(name: str) -> None:
    own = container(name, STORE)
    arguments = dict(zip(own["args"][1::2], own["args"][2::2], strict=True))
    assert arguments["--maxmemory-policy"] == EVICTS_NOTHING
    assert (arguments["--appendonly"], arguments["--appendfsync"]) == ("yes", "everysec")
    assert size(arguments["--maxmemory"]) * 2 <= size(own["resources"]["limits"]["memory"])
    store = of_kind(name, "StatefulSet")[STORE]["spec"]
    assert store["replicas"] == 1
    (claim,) = store["volumeClaimTemplates"]
    (mounted,) = own["volumeMounts"]
    assert (mounted["name"], mounted["mountPath"]) == (claim["metadata"]["name"], "/data")
    assert size(claim["spec"]["resources"]["requests"]["storage"]) >= 4 * size(arguments["--maxmemory"])
    assert template(name, STORE)["spec"]["securityContext"]["fsGroup"] > 0, "or the disk is root's"


@all_renderings
def test_kubernetes_sets_no_setting_of_its_own(name: str) -> None:
    """A pod would be told of the Service ``headjudge`` by a variable that is a setting."""
    of_the_service = {"HEADJUDGE_PORT": "tcp://10.0.0.1:80"}
    with pytest.raises(ConfigError):
        from_environ(of_the_service)
    assert SERVICE in of_kind(name, "Service")
    assert template(name)["spec"]["enableServiceLinks"] is False


@all_renderings
def test_probes_ask_what_the_service_answers(name: str) -> None:
    rules = create_app(Config()).url_map.iter_rules()
    answered = {rule.rule for rule in rules if "GET" in (rule.methods or ())}
    own = container(name)
    probes = {kind: own[f"{kind}Probe"]["httpGet"] for kind in ("startup", "readiness", "liveness")}
    assert {probe["path"] for probe in probes.values()} <= answered
    assert {probe["port"] for probe in probes.values()} == {"http"}
    assert probes["liveness"]["path"] == "/health/live", "a pod is not killed because its cache is down"
    assert probes["readiness"]["path"] == "/health/ready", "a pod that is stopping says so there"


@all_renderings
def test_there_is_time_to_end(name: str) -> None:
    leaving = container(name)["lifecycle"]["preStop"]["sleep"]["seconds"]
    ready = container(name)["readinessProbe"]
    assert leaving >= 5, "until proxies have heard of it"
    given = template(name)["spec"]["terminationGracePeriodSeconds"]
    assert given >= leaving + config(name).grace_seconds + embedded.STOP_SECONDS + 1
    assert ready["timeoutSeconds"] < ready["periodSeconds"]


@all_renderings
def test_the_memory_is_enough_for_what_the_settings_allow(name: str) -> None:
    settings = config(name)
    threads = settings.threads * WORKING
    worker = WORKER + settings.worker_memory_mib * MIB + MOST_HELD + threads
    own_cache = 0 if settings.cache_url else settings.cache_memory_mib * MIB * 5 // 4
    most = MANAGER + settings.workers * worker + own_cache
    resources = container(name)["resources"]
    assert most <= size(resources["limits"]["memory"])
    assert size(resources["requests"]["memory"]) >= MANAGER + settings.workers * (
        WORKER + settings.worker_memory_mib * MIB
    )


@all_renderings
def test_as_many_workers_as_cpus(name: str) -> None:
    resources = container(name)["resources"]
    assert config(name).workers == int(resources["requests"]["cpu"]), "0 would count the CPUs of the node"
    assert "cpu" not in resources["limits"]


def test_the_cache_makes_room_before_its_memory_is_full() -> None:
    own = container("valkey", CACHE)
    arguments = dict(zip(own["args"][1::2], own["args"][2::2], strict=True))
    assert arguments["--maxmemory-policy"] == "allkeys-lru"
    assert size(arguments["--maxmemory"]) * 5 // 4 <= size(own["resources"]["limits"]["memory"])
    assert (arguments["--save"], arguments["--appendonly"]) == ("", "no")
    assert "persistentVolumeClaim" not in str(template("valkey", CACHE))


@all_renderings
def test_the_image_is_this_version_of_the_service(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert container(name)["image"] == f"headjudge:{project['version']}"


# What somebody who breaks in could do


@all_renderings
def test_pods_are_restricted(name: str) -> None:
    """By the Pod Security Standard *restricted*, with a file system that is read-only besides."""
    for workload in workloads(name):
        spec, own = template(name, workload)["spec"], container(name, workload)
        assert spec["securityContext"]["runAsNonRoot"] is True
        assert spec["securityContext"]["runAsUser"] > 0
        assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
        assert spec["automountServiceAccountToken"] is False
        assert not {"hostNetwork", "hostPID", "hostIPC", "hostUsers"} & set(spec)
        assert own["securityContext"] == {
            "allowPrivilegeEscalation": False,
            "readOnlyRootFilesystem": True,
            "capabilities": {"drop": ["ALL"]},
        }
        assert all(set(volume) == {"name", "emptyDir"} for volume in spec.get("volumes", ()))
        assert all("hostPort" not in port for port in own["ports"])
    account = of_kind(name, "ServiceAccount")[template(name)["spec"]["serviceAccountName"]]
    assert account["automountServiceAccountToken"] is False


@all_renderings
def test_it_runs_as_the_image_says_and_writes_where_the_image_may(name: str) -> None:
    context = template(name)["spec"]["securityContext"]
    assert f"{context['runAsUser']}:{context['runAsGroup']}" == IMAGE.user
    (mounted,) = container(name)["volumeMounts"]
    assert mounted["mountPath"] == next(rest for word, rest in IMAGE.lines if word == "WORKDIR")
    assert mounted["name"] in {volume["name"] for volume in template(name)["spec"]["volumes"]}
    assert config(name).runtime_dir == "", "the system's temporary folder"


@all_renderings
def test_no_secret_stands_where_everybody_may_read_it(name: str) -> None:
    settings: Any = named(name, "ConfigMap")["data"]
    assert "HEADJUDGE_CACHE_URL" not in settings
    assert settings["HEADJUDGE_TABLES_URL"] == "off"
