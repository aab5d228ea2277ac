"""Makes small faults in a module: a changed comparison, number or word, a missing statement."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div,
    ast.Div: ast.Mult, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult, ast.Pow: ast.Mult,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}  # fmt: skip
# Types, and how classes and functions are made: mistakes there are for the type checker.
NO_CODE = frozenset(["annotation", "returns", "decorator_list", "type_params", "bases"])
# The same would hold without, where the tests run; and how much is remembered changes no answer.
DEFAULTS = ("encoding", "strict", "maxsize")
FOR_TYPES = frozenset(["TypeVar", "ParamSpec", "Literal", "getLogger", "cast"])


@dataclass(frozen=True)
class Mutant:
    """A fault: in which lines it is, what they said and say, and the module's new source."""

    lines: range
    was: str
    now: str
    source: str


@dataclass(frozen=True)
class Place:
    """Something that can be replaced: a field of a node, or one of a list in it."""

    parent: ast.AST
    field: str
    index: int | None
    new: ast.AST
    lines: range


def places(source: str) -> tuple[ast.Module, list[Place]]:
    """Everything in a module that can be changed, in the order of the text."""
    tree = ast.parse(source)
    return tree, list(_places(tree, range(0)))


def made(tree: ast.Module, place: Place) -> Mutant:
    """The module with one change; the tree is as before afterwards."""
    before = ast.unparse(tree)
    old = getattr(place.parent, place.field)
    new = place.new if place.index is None else _with(old, place.index, place.new)
    setattr(place.parent, place.field, new)
    after = ast.unparse(tree)
    setattr(place.parent, place.field, old)
    was, now = _differ(before, after)
    return Mutant(place.lines, was, now, after)


def _with(items: list[ast.AST], index: int, new: ast.AST) -> list[ast.AST]:
    return [*items[:index], new, *items[index + 1 :]]


def _differ(before: str, after: str) -> tuple[str, str]:
    """The lines between those that are the same at the beginning and at the end."""
    was, now = before.splitlines(), after.splitlines()
    while was and now and was[0] == now[0]:
        del was[0], now[0]
    while was and now and was[-1] == now[-1]:
        del was[-1], now[-1]
    return _told(was), _told(now)


def _told(lines: list[str]) -> str:
    return "\n".join([line.strip() for line in lines])


def _places(node: ast.AST, lines: range) -> Iterator[Place]:
    for field, value in ast.iter_fields(node):
        if field in NO_CODE or (isinstance(node, ast.ClassDef) and field == "keywords"):
            continue
        several = isinstance(value, list)
        for index, child in enumerate(value if several else [value]):
            if not isinstance(child, ast.AST) or _means_nothing(child):
                continue
            within = _lines(child) if isinstance(child, ast.stmt) else lines
            for new in _changes(child):
                yield Place(node, field, index if several else None, new, within)
            if not isinstance(child, ast.Raise | ast.JoinedStr):
                yield from _places(child, within)


def _lines(node: ast.stmt) -> range:
    """The lines of a statement, without those of the statements in it."""
    inner = getattr(node, "body", None)
    last = inner[0].lineno - 1 if isinstance(inner, list) else node.end_lineno
    return range(node.lineno, max(node.lineno, last or 0) + 1)


def _means_nothing(node: ast.AST) -> bool:
    """Texts of documents and logs, types, assertions, protocols, sizes of caches, the start."""
    match node:
        case ast.Expr(ast.Constant()) | ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(ast.Call(ast.Attribute(ast.Name("log")))):
            return True
        case ast.Call(ast.Name(name)) | ast.Subscript(ast.Name(name)) if name in FOR_TYPES:
            return True
        case ast.Call(ast.Attribute(_, name)) if name in FOR_TYPES:
            return True
        case ast.If(ast.Compare(ast.Name("__name__"))):
            return True
        case ast.Assign([ast.Name("__all__")]) | ast.keyword("strict" | "maxsize"):
            return True
        case ast.ClassDef(bases=bases):
            return any(isinstance(base, ast.Name) and base.id == "Protocol" for base in bases)
    return False


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    yield from _missing(node)
    match node:
        case ast.cmpop() | ast.boolop() | ast.operator() if type(node) in SWAPPED:
            yield SWAPPED[type(node)]()
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.Constant(value):
            yield from _values(value)
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.If(test) | ast.While(test) | ast.IfExp(test):
            if isinstance(test, ast.Name | ast.Call | ast.Attribute | ast.NamedExpr):
                changed = copy.copy(node)
                changed.test = ast.UnaryOp(ast.Not(), test)
                yield changed


def _missing(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Call():
            for at, keyword in enumerate(node.keywords):
                if keyword.arg not in (None, *DEFAULTS):
                    yield _without_keyword(node, at)
        # None in place of False is for the type checker too: who asks hears the same.
        case ast.Return(value) if value and ast.unparse(value) not in ("None", "False"):
            yield ast.Return(ast.Constant(None))
        case ast.Raise() | ast.AugAssign() | ast.Delete():
            yield ast.Pass()
        case ast.Expr(ast.Call() | ast.Await() | ast.YieldFrom()):
            yield ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()


def _without_keyword(call: ast.Call, at: int) -> ast.Call:
    return ast.Call(call.func, call.args, [*call.keywords[:at], *call.keywords[at + 1 :]])


def _values(value: object) -> Iterator[ast.AST]:
    match value:
        case bool():
            yield ast.Constant(not value)
        case int() | float():
            yield ast.Constant(value + 1)
        case str():
            yield ast.Constant("" if value else "mutant")
        case bytes():
            yield ast.Constant(b"" if value else b"mutant")
