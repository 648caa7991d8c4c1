"""Where code lets the order of a set matter, as far as annotations and assignments tell what is a set.

Local names belong to their function, constants and functions to everybody. An attribute is a set if the class
of its object declares it so; where the class cannot be told, if every class that has such an attribute does.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator

SET_TYPES = {"set", "frozenset", "Set", "FrozenSet", "AbstractSet", "MutableSet", "KeysView"}
SET_METHODS = {"union", "intersection", "difference", "symmetric_difference"}
ORDER_BLIND = {"sorted", "len", "min", "max", "sum", "any", "all", "set", "frozenset", "bool"}
"""Functions whose result doesn't depend on the order in which they meet the items."""
KEEPS_ORDER = {"list", "tuple", "iter", "enumerate", "zip", "map", "filter", "reversed", "dict"}
METHODS_KEEP_ORDER = {"join", "extend", "fromkeys", "chain", "from_iterable"}

Owner = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


class Declared:
    """What some modules declare for everybody."""

    def __init__(self, trees: Iterable[ast.Module]) -> None:
        self.functions: set[str] = set()
        self.constants: set[str] = set()
        self.attributes: dict[str, dict[str, bool]] = defaultdict(dict)
        """Attribute, class: whether it is a set there."""
        self.bases: dict[str, list[str]] = {}
        for tree in trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef) and is_set_type(node.returns):
                    self.functions.add(node.name)
                elif isinstance(node, ast.ClassDef):
                    self._learn_class(node)
            for node in tree.body:
                self._learn_constant(node)

    def _learn_class(self, node: ast.ClassDef) -> None:
        self.bases[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
        for part in ast.walk(node):
            if isinstance(part, ast.AnnAssign):
                match part.target:
                    case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="self"), attr=name):
                        self.attributes[name][node.name] = is_set_type(part.annotation)
            elif isinstance(part, ast.FunctionDef) and is_property(part):
                self.attributes[part.name][node.name] = is_set_type(part.returns)

    def _learn_constant(self, node: ast.stmt) -> None:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                known = is_set_type(annotation)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                known = isinstance(value, ast.Set | ast.SetComp) or is_set_call(value)
            case _:
                return
        if known and name.isupper():
            self.constants.add(name)

    def attribute(self, name: str, owner: str | None) -> bool:
        """Whether an attribute of an object of this class, or of one nobody knows, is a set."""
        declared = self.attributes.get(name)
        if not declared:
            return False
        queue = [owner] if owner is not None else []
        while queue:
            kind = queue.pop(0)
            if kind in declared:
                return declared[kind]
            queue += self.bases.get(kind, [])
        return all(declared.values())


class Scope:
    """The names of one function, or of a module."""

    def __init__(
        self, declared: Declared, owner: Owner, outer: Scope | None = None, kind: str | None = None
    ) -> None:
        self.declared = declared
        self.owner = owner
        self.outer = outer
        self.names: dict[str, bool] = {}
        self.types: dict[str, str] = {"self": kind} if kind is not None else {}
        if not isinstance(owner, ast.Module):
            arguments = owner.args
            for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
                self._annotate(argument.arg, argument.annotation)
        for node in own_nodes(owner):
            self._learn(node)

    def _annotate(self, name: str, annotation: ast.expr | None) -> None:
        self.names[name] = is_set_type(annotation)
        kind = class_of(annotation)
        if kind is not None:
            self.types[name] = kind

    def _learn(self, node: ast.AST) -> None:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                self._annotate(name, annotation)
            case ast.Assign(targets=targets, value=value):
                known = self.holds(value)
                for target in targets:
                    for name in target_names(target):
                        self.names[name] = known or self.names.get(name, False)
            case ast.NamedExpr(target=ast.Name(id=name), value=value):
                self.names[name] = self.holds(value)
            case ast.For(target=target) | ast.comprehension(target=target):
                for name in target_names(target):
                    self.names.setdefault(name, False)

    def name(self, name: str) -> bool:
        """Whether a name stands for a set here."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.names:
                return scope.names[name]
            scope = scope.outer
        return name in self.declared.constants

    def type(self, node: ast.expr) -> str | None:
        """The class of an expression, if an annotation tells."""
        if not isinstance(node, ast.Name):
            return None
        scope: Scope | None = self
        while scope is not None:
            if node.id in scope.names or node.id in scope.types:
                return scope.types.get(node.id)
            scope = scope.outer
        return None

    def holds(self, node: ast.expr) -> bool:
        """Whether an expression is a set."""
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name(id=name):
                return self.name(name)
            case ast.Attribute(value=value, attr=name):
                return self.declared.attribute(name, self.type(value))
            case ast.Call(func=func):
                return is_set_call(node) or self._returns_set(func)
            case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
                return any(self.holds(side) or is_keys(side) for side in (left, right))
            case ast.IfExp(body=body, orelse=orelse):
                return self.holds(body) or self.holds(orelse)
        return False

    def _returns_set(self, func: ast.expr) -> bool:
        match func:
            case ast.Name(id=name):
                return name in self.declared.functions
            case ast.Attribute(attr=name):
                return name in SET_METHODS or name in self.declared.functions
        return False


def ordered_uses(tree: ast.Module, declared: Declared) -> Iterator[ast.AST]:
    """Where a module lets the order of a set matter: loops, unpacking, and calls that keep the order."""
    yield from _uses(Scope(declared, tree), None)


def _uses(scope: Scope, kind: str | None) -> Iterator[ast.AST]:
    nodes = list(own_nodes(scope.owner))
    blind = {id(part) for node in nodes for part in _order_blind(node)}
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from _uses(Scope(scope.declared, node, scope, kind), kind)
        elif isinstance(node, ast.ClassDef):
            for part in own_nodes(node):
                if isinstance(part, ast.FunctionDef):
                    yield from _uses(Scope(scope.declared, part, scope, node.name), node.name)
        else:
            yield from _use(scope, node, blind)


def _use(scope: Scope, node: ast.AST, blind: set[int]) -> Iterator[ast.AST]:
    if isinstance(node, ast.For) and scope.holds(node.iter):
        yield node
    elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp) and id(node) not in blind:
        yield from (loop.iter for loop in node.generators if scope.holds(loop.iter))
    elif isinstance(node, ast.Starred) and id(node) not in blind and scope.holds(node.value):
        yield node
    elif isinstance(node, ast.Call):
        yield from (argument for argument in node.args if _keeps_order(node) and scope.holds(argument))
        match node.func:
            case ast.Attribute(value=receiver, attr="pop") if not node.args and scope.holds(receiver):
                yield node


def own_nodes(owner: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function, module or class, without what is inside the functions and classes in it."""
    waiting = list(ast.iter_child_nodes(owner))
    while waiting:
        node = waiting.pop(0)
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            waiting = [*ast.iter_child_nodes(node), *waiting]


def _order_blind(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node whose order makes no difference: what goes into a set, what is looked up in …"""
    match node:
        case ast.Call(func=ast.Name(id=name), args=args) if name in ORDER_BLIND:
            yield from args
        case ast.Set(elts=elements):
            yield from elements
            yield from (element.value for element in elements if isinstance(element, ast.Starred))
        case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.Tuple(elts=elements)]):
            yield from elements


def _keeps_order(call: ast.Call) -> bool:
    match call.func:
        case ast.Name(id=name):
            return name in KEEPS_ORDER
        case ast.Attribute(attr=name):
            return name in METHODS_KEEP_ORDER
    return False


def is_keys(node: ast.expr) -> bool:
    """Whether it is the keys of a map, which order like a set in an expression."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "keys"


def is_set_call(node: ast.expr) -> bool:
    """``set(…)``, ``frozenset(…)``."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"set", "frozenset"}
    )


def is_set_type(annotation: ast.expr | None) -> bool:
    """Whether an annotation says set."""
    return class_of(annotation) in SET_TYPES


def class_of(annotation: ast.expr | None) -> str | None:
    """The class that an annotation names: ``Card`` of ``Card | None``, ``set`` of ``set[str]``."""
    match annotation:
        case ast.Subscript(value=value):
            return class_of(value)
        case ast.BinOp(left=left, op=ast.BitOr(), right=ast.Constant(value=None)):
            return class_of(left)
        case ast.Name(id=name):
            return name
    return None


def is_property(node: ast.FunctionDef) -> bool:
    """Whether a method is read like an attribute."""
    names = [part.id for part in node.decorator_list if isinstance(part, ast.Name)]
    return bool({"property", "cached_property"}.intersection(names))


def target_names(target: ast.expr) -> Iterator[str]:
    """The local names that an assignment binds."""
    if isinstance(target, ast.Name):
        yield target.id
    elif isinstance(target, ast.Tuple | ast.List):
        for part in target.elts:
            yield from target_names(part)
