"""Who may do what: every command by every kind of person at every stage, as data.

Tests ask for all of it twice: of a table by itself, and of a real server over sockets.
"""

from collections.abc import Sequence

STAGES = ("lobby", "tell", "give", "vote", "reveal", "over")
ROLES = ("host", "player", "other", "watcher", "left", "removed", "stranger")

# The host tells. The table waits for "player"; "other" has given, voted or pressed on already.
# "left" and "removed" had seats when the game began; "watcher" never had one.
# A dash stands for not_at_this_stage, "out" for not_at_the_table; SHORT has the other short forms.
MATRIX = """
command    role     lobby        tell         give         vote         reveal       over
sit        host     ok           -            -            -            -            -
sit        player   ok           -            -            -            -            -
sit        other    ok           -            -            -            -            -
sit        watcher  ok           -            -            -            -            -
sit        left     ok           -            -            -            -            -
sit        removed  out          out          out          out          out          out
sit        stranger out          out          out          out          out          out
stand      host     ok           -            -            -            -            -
stand      player   ok           -            -            -            -            -
stand      other    ok           -            -            -            -            -
stand      watcher  not_seated   -            -            -            -            -
stand      left     not_seated   -            -            -            -            -
stand      removed  out          out          out          out          out          out
stand      stranger out          out          out          out          out          out
rename     host     ok           ok           ok           ok           ok           ok
rename     player   ok           ok           ok           ok           ok           ok
rename     other    ok           ok           ok           ok           ok           ok
rename     watcher  ok           ok           ok           ok           ok           ok
rename     left     ok           ok           ok           ok           ok           ok
rename     removed  out          out          out          out          out          out
rename     stranger out          out          out          out          out          out
sign       host     ok           ok           ok           ok           ok           ok
sign       player   ok           ok           ok           ok           ok           ok
sign       other    ok           ok           ok           ok           ok           ok
sign       watcher  ok           ok           ok           ok           ok           ok
sign       left     ok           ok           ok           ok           ok           ok
sign       removed  out          out          out          out          out          out
sign       stranger out          out          out          out          out          out
keep_recordings host     ok           ok           ok           ok           ok           ok
keep_recordings player   ok           ok           ok           ok           ok           ok
keep_recordings other    ok           ok           ok           ok           ok           ok
keep_recordings watcher  ok           ok           ok           ok           ok           ok
keep_recordings left     ok           ok           ok           ok           ok           ok
keep_recordings removed  out          out          out          out          out          out
keep_recordings stranger out          out          out          out          out          out
ask_seat   host     -            has_seat     has_seat     has_seat     has_seat     -
ask_seat   player   -            has_seat     has_seat     has_seat     has_seat     -
ask_seat   other    -            has_seat     has_seat     has_seat     has_seat     -
ask_seat   watcher  -            ok           ok           ok           ok           -
ask_seat   left     -            has_seat     has_seat     has_seat     has_seat     -
ask_seat   removed  out          out          out          out          out          out
ask_seat   stranger out          out          out          out          out          out
leave      host     ok           ok           ok           ok           ok           ok
leave      player   ok           ok           ok           ok           ok           ok
leave      other    ok           ok           ok           ok           ok           ok
leave      watcher  ok           ok           ok           ok           ok           ok
leave      left     already_so   already_so   already_so   already_so   already_so   already_so
leave      removed  out          out          out          out          out          out
leave      stranger out          out          out          out          out          out
return     host     already_here already_here already_here already_here already_here already_here
return     player   already_here already_here already_here already_here already_here already_here
return     other    already_here already_here already_here already_here already_here already_here
return     watcher  already_here already_here already_here already_here already_here already_here
return     left     ok           ok           ok           ok           ok           ok
return     removed  out          out          out          out          out          out
return     stranger out          out          out          out          out          out
bring      host     box_only     box_only     box_only     box_only     box_only     box_only
bring      player   box_only     box_only     box_only     box_only     box_only     box_only
bring      other    box_only     box_only     box_only     box_only     box_only     box_only
bring      watcher  box_only     box_only     box_only     box_only     box_only     box_only
bring      left     box_only     box_only     box_only     box_only     box_only     box_only
bring      removed  out          out          out          out          out          out
bring      stranger out          out          out          out          out          out
claim_host host     already_host already_host already_host already_host already_host already_host
claim_host player   host_is_here host_is_here host_is_here host_is_here host_is_here host_is_here
claim_host other    host_is_here host_is_here host_is_here host_is_here host_is_here host_is_here
claim_host watcher  host_is_here host_is_here host_is_here host_is_here host_is_here host_is_here
claim_host left     host_is_here host_is_here host_is_here host_is_here host_is_here host_is_here
claim_host removed  out          out          out          out          out          out
claim_host stranger out          out          out          out          out          out
away       host     already_so   already_so   already_so   already_so   already_so   already_so
away       player   already_so   already_so   already_so   already_so   already_so   already_so
away       other    already_so   already_so   already_so   already_so   already_so   already_so
away       watcher  already_so   already_so   already_so   already_so   already_so   already_so
away       left     already_so   already_so   already_so   already_so   already_so   already_so
away       removed  out          out          out          out          out          out
away       stranger out          out          out          out          out          out
see        host     no_round     no_round     no_round     no_round     no_round     no_round
see        player   no_round     no_round     no_round     no_round     no_round     no_round
see        other    no_round     no_round     no_round     no_round     no_round     no_round
see        watcher  not_seated   not_seated   not_seated   not_seated   not_seated   not_seated
see        left     not_seated   no_round     no_round     no_round     no_round     no_round
see        removed  out          out          out          out          out          out
see        stranger out          out          out          out          out          out
hurry      host     -            ok           ok           ok           ok           -
hurry      player   -            too_early    too_early    too_early    too_early    -
hurry      other    -            too_early    too_early    too_early    too_early    -
hurry      watcher  -            too_early    too_early    too_early    too_early    -
hurry      left     -            too_early    too_early    too_early    too_early    -
hurry      removed  out          out          out          out          out          out
hurry      stranger out          out          out          out          out          out
configure  host     ok           -            -            -            -            -
configure  player   not_host     -            -            -            -            -
configure  other    not_host     -            -            -            -            -
configure  watcher  not_host     -            -            -            -            -
configure  left     not_host     -            -            -            -            -
configure  removed  out          out          out          out          out          out
configure  stranger out          out          out          out          out          out
arrange    host     ok           -            -            -            -            -
arrange    player   not_host     -            -            -            -            -
arrange    other    not_host     -            -            -            -            -
arrange    watcher  not_host     -            -            -            -            -
arrange    left     not_host     -            -            -            -            -
arrange    removed  out          out          out          out          out          out
arrange    stranger out          out          out          out          out          out
shuffle    host     ok           -            -            -            -            -
shuffle    player   not_host     -            -            -            -            -
shuffle    other    not_host     -            -            -            -            -
shuffle    watcher  not_host     -            -            -            -            -
shuffle    left     not_host     -            -            -            -            -
shuffle    removed  out          out          out          out          out          out
shuffle    stranger out          out          out          out          out          out
add_bot    host     ok           -            -            -            -            -
add_bot    player   not_host     -            -            -            -            -
add_bot    other    not_host     -            -            -            -            -
add_bot    watcher  not_host     -            -            -            -            -
add_bot    left     not_host     -            -            -            -            -
add_bot    removed  out          out          out          out          out          out
add_bot    stranger out          out          out          out          out          out
tune_bot   host     ok           -            -            -            -            -
tune_bot   player   not_host     -            -            -            -            -
tune_bot   other    not_host     -            -            -            -            -
tune_bot   watcher  not_host     -            -            -            -            -
tune_bot   left     not_host     -            -            -            -            -
tune_bot   removed  out          out          out          out          out          out
tune_bot   stranger out          out          out          out          out          out
rename_bot host     ok           -            -            -            -            -
rename_bot player   not_host     -            -            -            -            -
rename_bot other    not_host     -            -            -            -            -
rename_bot watcher  not_host     -            -            -            -            -
rename_bot left     not_host     -            -            -            -            -
rename_bot removed  out          out          out          out          out          out
rename_bot stranger out          out          out          out          out          out
start      host     ok           -            -            -            -            -
start      player   not_host     -            -            -            -            -
start      other    not_host     -            -            -            -            -
start      watcher  not_host     -            -            -            -            -
start      left     not_host     -            -            -            -            -
start      removed  out          out          out          out          out          out
start      stranger out          out          out          out          out          out
pause      host     -            ok           ok           ok           ok           -
pause      player   -            not_host     not_host     not_host     not_host     -
pause      other    -            not_host     not_host     not_host     not_host     -
pause      watcher  -            not_host     not_host     not_host     not_host     -
pause      left     -            not_host     not_host     not_host     not_host     -
pause      removed  out          out          out          out          out          out
pause      stranger out          out          out          out          out          out
resume     host     -            not_paused   not_paused   not_paused   not_paused   -
resume     player   -            not_host     not_host     not_host     not_host     -
resume     other    -            not_host     not_host     not_host     not_host     -
resume     watcher  -            not_host     not_host     not_host     not_host     -
resume     left     -            not_host     not_host     not_host     not_host     -
resume     removed  out          out          out          out          out          out
resume     stranger out          out          out          out          out          out
remove     host     ok           ok           ok           ok           ok           ok
remove     player   not_host     not_host     not_host     not_host     not_host     not_host
remove     other    not_host     not_host     not_host     not_host     not_host     not_host
remove     watcher  not_host     not_host     not_host     not_host     not_host     not_host
remove     left     not_host     not_host     not_host     not_host     not_host     not_host
remove     removed  out          out          out          out          out          out
remove     stranger out          out          out          out          out          out
lock       host     ok           ok           ok           ok           ok           ok
lock       player   not_host     not_host     not_host     not_host     not_host     not_host
lock       other    not_host     not_host     not_host     not_host     not_host     not_host
lock       watcher  not_host     not_host     not_host     not_host     not_host     not_host
lock       left     not_host     not_host     not_host     not_host     not_host     not_host
lock       removed  out          out          out          out          out          out
lock       stranger out          out          out          out          out          out
mute_chat  host     ok           ok           ok           ok           ok           ok
mute_chat  player   not_host     not_host     not_host     not_host     not_host     not_host
mute_chat  other    not_host     not_host     not_host     not_host     not_host     not_host
mute_chat  watcher  not_host     not_host     not_host     not_host     not_host     not_host
mute_chat  left     not_host     not_host     not_host     not_host     not_host     not_host
mute_chat  removed  out          out          out          out          out          out
mute_chat  stranger out          out          out          out          out          out
hand_over  host     ok           ok           ok           ok           ok           ok
hand_over  player   not_host     not_host     not_host     not_host     not_host     not_host
hand_over  other    not_host     not_host     not_host     not_host     not_host     not_host
hand_over  watcher  not_host     not_host     not_host     not_host     not_host     not_host
hand_over  left     not_host     not_host     not_host     not_host     not_host     not_host
hand_over  removed  out          out          out          out          out          out
hand_over  stranger out          out          out          out          out          out
admit      host     -            ok           ok           ok           ok           -
admit      player   -            not_host     not_host     not_host     not_host     -
admit      other    -            not_host     not_host     not_host     not_host     -
admit      watcher  -            not_host     not_host     not_host     not_host     -
admit      left     -            not_host     not_host     not_host     not_host     -
admit      removed  out          out          out          out          out          out
admit      stranger out          out          out          out          out          out
show_step  host     -            not_now      not_now      not_now      ok           -
show_step  player   -            not_host     not_host     not_host     not_host     -
show_step  other    -            not_host     not_host     not_host     not_host     -
show_step  watcher  -            not_host     not_host     not_host     not_host     -
show_step  left     -            not_host     not_host     not_host     not_host     -
show_step  removed  out          out          out          out          out          out
show_step  stranger out          out          out          out          out          out
extend     host     -            no_limit     no_limit     no_limit     no_limit     -
extend     player   -            not_host     not_host     not_host     not_host     -
extend     other    -            not_host     not_host     not_host     not_host     -
extend     watcher  -            not_host     not_host     not_host     not_host     -
extend     left     -            not_host     not_host     not_host     not_host     -
extend     removed  out          out          out          out          out          out
extend     stranger out          out          out          out          out          out
last_round host     -            ok           ok           ok           ok           -
last_round player   -            not_host     not_host     not_host     not_host     -
last_round other    -            not_host     not_host     not_host     not_host     -
last_round watcher  -            not_host     not_host     not_host     not_host     -
last_round left     -            not_host     not_host     not_host     not_host     -
last_round removed  out          out          out          out          out          out
last_round stranger out          out          out          out          out          out
rematch    host     -            -            -            -            -            ok
rematch    player   -            -            -            -            -            not_host
rematch    other    -            -            -            -            -            not_host
rematch    watcher  -            -            -            -            -            not_host
rematch    left     -            -            -            -            -            not_host
rematch    removed  out          out          out          out          out          out
rematch    stranger out          out          out          out          out          out
wish       host     -            -            -            -            -            ok
wish       player   -            -            -            -            -            ok
wish       other    -            -            -            -            -            ok
wish       watcher  -            -            -            -            -            not_seated
wish       left     -            -            -            -            -            ok
wish       removed  out          out          out          out          out          out
wish       stranger out          out          out          out          out          out
press_on   host     -            not_now      not_now      not_now      ok           -
press_on   player   -            not_now      not_now      not_now      ok           -
press_on   other    -            not_now      not_now      not_now      ok           -
press_on   watcher  -            not_seated   not_seated   not_seated   not_seated   -
press_on   left     -            not_now      not_now      not_now      ok           -
press_on   removed  out          out          out          out          out          out
press_on   stranger out          out          out          out          out          out
tell       host     -            ok           told         not_now      not_now      -
tell       player   -            other_tells  told         not_now      not_now      -
tell       other    -            other_tells  told         not_now      not_now      -
tell       watcher  -            not_seated   not_seated   not_seated   not_seated   -
tell       left     -            other_tells  told         not_now      not_now      -
tell       removed  out          out          out          out          out          out
tell       stranger out          out          out          out          out          out
give       host     -            not_now      gave         not_now      not_now      -
give       player   -            not_now      ok           not_now      not_now      -
give       other    -            not_now      ok           not_now      not_now      -
give       watcher  -            not_seated   not_seated   not_seated   not_seated   -
give       left     -            not_now      ok           not_now      not_now      -
give       removed  out          out          out          out          out          out
give       stranger out          out          out          out          out          out
take_back  host     -            not_now      replace      not_now      not_now      -
take_back  player   -            not_now      replace      not_now      not_now      -
take_back  other    -            not_now      replace      not_now      not_now      -
take_back  watcher  -            not_seated   not_seated   not_seated   not_seated   -
take_back  left     -            not_now      replace      not_now      not_now      -
take_back  removed  out          out          out          out          out          out
take_back  stranger out          out          out          out          out          out
vote       host     -            not_now      not_now      no_vote      not_now      -
vote       player   -            not_now      not_now      ok           not_now      -
vote       other    -            not_now      not_now      ok           not_now      -
vote       watcher  -            not_seated   not_seated   not_seated   not_seated   -
vote       left     -            not_now      not_now      ok           not_now      -
vote       removed  out          out          out          out          out          out
vote       stranger out          out          out          out          out          out
"""
SHORT = {
    "-": "not_at_this_stage",
    "out": "not_at_the_table",
    "has_seat": "already_seated",
    "box_only": "only_with_the_box",
    "too_early": "too_early_to_hurry",
    "told": "clue_already_told",
    "gave": "storyteller_gave_with_the_clue",
    "no_vote": "storyteller_does_not_vote",
    "replace": "replace_instead",
    "other_tells": "another_tells",
    "kept": "seat_is_kept",
    "no_owner": "owner_was_removed",
    "later": "host_may_return",
    "no_round": "no_such_round",
}

# Which seat somebody who watches may ask for, and the host give, once the autopilot plays it. Its
# owner is connected ("here"), has had no connection for less than ten minutes ("away") or for ten
# ("gone"), or one of the others.
SEATS = """
owner      tell         give         vote         reveal
bot        ok           ok           ok           ok
left       ok           ok           ok           ok
gone       ok           ok           ok           ok
away       kept         kept         kept         kept
here       kept         kept         kept         kept
removed    no_owner     no_owner     no_owner     no_owner
"""

# Who may claim the host's role a minute after the host's connection was lost, and who half an hour
# after it; "late" is somebody who came in meanwhile, and in a game only watches.
CLAIMS = """
role       lobby        tell         give         vote         reveal       over
player     ok           ok           ok           ok           ok           ok
other      ok           ok           ok           ok           ok           ok
watcher    later        later        later        later        later        later
left       later        ok           ok           ok           ok           ok
late       later        later        later        later        later        later
removed    out          out          out          out          out          out
stranger   out          out          out          out          out          out
"""


def rows() -> dict[tuple[str, str], dict[str, str]]:
    """What each command by each role leads to, stage by stage."""
    found = {}
    for line in MATRIX.strip().splitlines()[1:]:
        command, role, *outcomes = line.split()
        found[command, role] = _told(STAGES, outcomes)
    return found


def seats() -> dict[str, dict[str, str]]:
    """What asking for a seat leads to, by its owner and phase by phase."""
    return _by_first_word(SEATS)


def claims() -> dict[str, dict[str, str]]:
    """What claiming the host's role leads to, role by role and stage by stage."""
    return _by_first_word(CLAIMS)


def _by_first_word(table: str) -> dict[str, dict[str, str]]:
    head, *lines = [line.split() for line in table.strip().splitlines()]
    return {line[0]: _told(head[1:], line[1:]) for line in lines}


def _told(stages: Sequence[str], outcomes: Sequence[str]) -> dict[str, str]:
    told = [SHORT.get(outcome, outcome) for outcome in outcomes]
    return dict(zip(stages, told, strict=True))
