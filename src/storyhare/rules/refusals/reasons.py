"""Says why data cannot be read or a place not be used: errors as codes with facts, for messages."""

import errno
import re

Facts = dict[str, int | str]

FILES = {
    errno.ENOENT: "file_missing",
    errno.EACCES: "file_denied",
    errno.EPERM: "file_denied",
    errno.EEXIST: "file_exists",
    errno.EISDIR: "file_is_folder",
    errno.ENOTDIR: "file_not_folder",
    errno.ENAMETOOLONG: "file_name_too_long",
    errno.ELOOP: "file_loop",
    errno.EBUSY: "file_in_use",
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EROFS: "disk_read_only",
    errno.EIO: "disk_error",
    errno.EMFILE: "too_many_files",
    errno.ENFILE: "too_many_files",
    errno.ENOMEM: "no_memory",
    errno.EADDRINUSE: "net_taken",
    errno.EADDRNOTAVAIL: "net_no_address",
    errno.ECONNREFUSED: "net_refused",
    errno.ETIMEDOUT: "net_timeout",
    errno.ENETUNREACH: "net_unreachable",
    errno.EHOSTUNREACH: "net_unreachable",
    errno.ECONNRESET: "net_lost",
    errno.ECONNABORTED: "net_lost",
    errno.EPIPE: "net_lost",
}
# What msgspec, json, tomllib, SQLite and the journal say, and the codes for it.
TEXTS = tuple(
    (code, re.compile(pattern, re.DOTALL))
    for code, pattern in (
        ("data_wrong_type", r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`"),
        ("data_unknown_field", r"Object contains unknown field `(?P<name>.*)`"),
        ("data_missing_field", r"Object missing required field `(?P<name>.*)`"),
        ("data_too_long", r"Expected `\w+` of length <= (?P<most>\d+)"),
        ("data_too_short", r"Expected `\w+` of length >= (?P<least>\d+)"),
        ("data_wrong_length", r"Expected `\w+` of length (?P<number>\d+)(?: to \d+)?"),
        ("data_out_of_range", r"Expected `\w+` (?P<wanted>[<>]=? -?[\d.]+)"),
        ("data_pattern", r"Expected `str` matching regex (?P<wanted>.*)"),
        ("data_unknown_value", r"Invalid (?:enum )?value '?(?P<found>[^'()]*)'?"),
        ("data_cut_short", r"Input data was truncated"),
        ("data_malformed", r"JSON is malformed: .* \(byte (?P<byte>\d+)\)"),
        ("data_not_utf8", r"Invalid UTF-8.*"),
        ("data_malformed_end", r".* \(at end of document\)"),
        ("data_malformed_at", r".* \(at line (?P<row>\d+), column (?P<column>\d+)\)"),
        ("data_malformed_at", r".*: line (?P<row>\d+) column (?P<column>\d+) \(char \d+\)"),
        ("data_one_end", r"an end names either a score or a number of tellings"),
        ("db_no_database", r"file is not a database"),
        ("db_inconsistent", r"database disk image is malformed"),
        ("db_cannot_open", r"unable to open database file"),
        ("disk_full", r"database or disk is full"),
        ("disk_error", r"disk I/O error"),
        ("disk_read_only", r"attempt to write a readonly database"),
        ("file_in_use", r"database (?:table )?is locked"),
        ("db_disk", r"the disk is full, or cannot be written"),
        ("db_format", r"the file has format (?P<format>-?\d+), which does not exist"),
        ("db_not_empty", r"there are tables already"),
        ("db_closed", r"the (?:journal is|connections are) closed"),
        ("line_missing", r"line (?P<line>\d+) is missing"),
        ("line_damaged", r"line (?P<line>\d+) is damaged"),
        ("line_newer", r"line (?P<line>\d+) has format \d+, newer than \d+"),
        ("line_senseless", r"line (?P<line>\d+) makes no sense: (?P<detail>.*)"),
        ("line_impossible", r"line (?P<line>\d+) cannot have happened: (?P<detail>.*)"),
        ("part_damaged", r"(?P<name>\S+) is damaged"),
        ("no_line_left", r"no line can be read"),
        ("backup_strange_files", r"it has files that no backup has"),
        ("row_differs", r"its row does not fit its lines"),
        ("orphan_lines", r"(?P<number>\d+) lines belong to no table"),
        ("codes_differ", r"(?P<number>\d+) codes do not fit their tables"),
        ("net_status", r"HTTP (?P<status>\d+)"),
        ("net_closed", r"closed with (?P<status>\d+)"),
        ("net_timeout", r"TimeoutError"),
    )
)
# Where in the data a value is wrong, as msgspec says it.
_PLACE = re.compile(r"(?P<text>.*?) - at (?:`key` in )?`(?P<place>.*)`", re.DOTALL)
# A bare number would be printed with the separators of a language.
_AS_TEXT = frozenset({"wanted", "found", "name", "detail", "status", "format"})
CODES = frozenset(FILES.values()) | {code for code, _ in TEXTS}
CODES |= {"data_too_deep", "data_no_object", "net_unknown_name", "system_error", "reported"}


def of_error(error: BaseException) -> Facts:
    """Why something failed, by the error that was raised."""
    match error:
        case UnicodeError():
            return {"reason": "data_not_utf8"}
        case RecursionError():
            return {"reason": "data_too_deep"}
        case OSError() if type(error).__name__ == "gaierror":  # socket's, which is not for us
            return {"reason": "net_unknown_name"}
        case OSError() if error.errno is not None:
            code = FILES.get(error.errno)
            return {"reason": code} if code else _system(error.errno)
        case TimeoutError():
            return {"reason": "net_timeout"}
    return of_text(str(error) or type(error).__name__)


def of_text(text: str) -> Facts:
    """The same, by the text of an error or its code; a text that is not known is quoted."""
    if text in CODES:
        return {"reason": text}
    placed = _PLACE.fullmatch(text)
    first = (placed["text"] if placed else text).partition("\n")[0].rstrip(".")
    for code, pattern in TEXTS:
        if found := pattern.fullmatch(first):
            facts = found.groupdict()
            return {"reason": code} | {
                name: fact if name in _AS_TEXT else int(fact) for name, fact in facts.items()
            }
    return {"reason": "reported", "detail": first}


def with_place(error: BaseException) -> Facts:
    """Why data is not what it should be, and as `place` where in it: `$` is all of it."""
    placed = _PLACE.fullmatch(str(error))
    return of_error(error) | {"place": placed["place"] if placed else "$"}


def _system(number: int) -> Facts:
    return {"reason": "system_error", "number": str(number)}
