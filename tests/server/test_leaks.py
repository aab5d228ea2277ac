"""No device receives what its owner may not know: every byte of whole games is looked at."""

import asyncio
import itertools
import json
import math
import random
from collections.abc import Sequence

import pytest

from storyhare.rules import RULESETS, Clue, Give, Setup, Tell
from storyhare.rules.bounds import ID_LIMIT
from storyhare.rules.events import CardsGiven, ClueTold, TableLaid
from storyhare.table import commands as ask
from storyhare.table.people.credentials import hash_of
from storyhare.testing.client import Client, Ticket, call, due_move
from storyhare.testing.server import ServerProcess
from storyhare.testing.simulator import made_up_deck, play
from storyhare.views import PersonView, TableView
from storyhare.wire import frames
from tests.server.leaks import CARD, Known, leaks, states, what_may_be_known
from tests.server.raw_socket import RawSocket
from tests.server.tables import (
    CARDS,
    connected,
    in_step,
    kept,
    play_to_the_end,
    sit_down,
    start,
)

GAMES = [(name, facts.players[0]) for name, facts in RULESETS.items()]


# -- every byte of whole games ---------------------------------------------------------------------


async def addresses(server: ServerProcess, code: str, game: str) -> list[str]:
    """All that can be asked for over HTTP: what the server describes, and what it does not."""
    described = json.loads((await call("GET", f"{server.url}/api/openapi")).body)["paths"]
    facts = {"code": code, "game": game, "recording": "none", "number": "1"}
    paths = [
        path.format(**facts | {"deck": deck})  # one that is not known here fails
        for path, methods in described.items()
        if "get" in methods
        for deck in (("dreams", "made") if "{deck}" in path else ("",))
    ]
    paths += [f"/api/decks?table={code}", "/api/openapi", "/metrics", "/readyz"]
    paths += ["/healthz", "/", f"/t/{code}", f"/t/{code}/tv", f"/t/{code}/device"]
    paths += [f"/games/{game}", "/pictures/made/card-01/small.webp"]
    return paths


Told = tuple[str, str]  # an address, and what it answered


async def callers(
    server: ServerProcess, tickets: Sequence[Ticket], game: str, told: list[Told]
) -> None:
    """People and strangers who ask over HTTP for whatever there is, while the others play."""
    code = tickets[0].code
    paths = await addresses(server, code, game)
    paths += [f"/api/tables/{code}/rounds/{n}" for n in range(2, 30)]
    cookies = itertools.cycle([tickets[0].cookie, tickets[-1].cookie, ""])
    for path in itertools.cycle(paths):
        answer = await call("GET", server.url + path, None, {"cookie": next(cookies)})
        told.append((path, answer.body.decode()))


async def all_answers(
    server: ServerProcess, paths: Sequence[str], tickets: Sequence[Ticket]
) -> dict[Told, tuple[int, bytes]]:
    """What every address answers to everybody with a seat, and to a stranger."""
    found = {}
    for path in paths:
        for cookie in ("", *[ticket.cookie for ticket in tickets]):
            answer = await call("GET", server.url + path, None, {"cookie": cookie})
            found[path, cookie] = (answer.status, answer.body)
    return found


def briefs(
    answers: dict[Told, tuple[int, bytes]], code: str, tickets: Sequence[Ticket]
) -> list[dict[str, object] | None]:
    """Take what a table is in brief out of its answers, for each seat; strangers hear nothing."""
    found = []
    for cookie in ("", *[ticket.cookie for ticket in tickets]):
        status, body = answers[f"/api/tables/{code}", cookie]
        table = json.loads(body)
        found.append(table.pop("brief"))
        answers[f"/api/tables/{code}", cookie] = (status, json.dumps(table).encode())
    assert found[0] is None
    return found[1:]


def brief_of(told: frames.ViewFrame | frames.Ack) -> dict[str, object]:
    """What somebody may be told in brief: no more than their view says."""
    table, you = told.table, told.you
    assert isinstance(table, TableView)
    assert table.game is not None
    assert you is not None
    people = [person for person in table.people if isinstance(person, PersonView)]
    names = {person.id: person.name for person in people}
    brief: dict[str, object] = {
        "stage": "playing",
        "round": table.game.round,
        "awaited": [names[table.seats[seat]] for seat in table.awaited],
    }
    if you.seat in table.awaited:
        brief["asked"] = table.game.phase
    if table.game.clue is not None:
        brief["clue"] = table.game.clue.text
    return brief


async def test_before_the_reveal_no_address_tells_anything_of_the_game(
    server: ServerProcess,
) -> None:
    """To the byte it is what was answered in the lobby; people are told in brief what they see."""
    tickets = await sit_down(server.url, 3, options={"first_storyteller": 0})
    code = tickets[0].code
    async with connected(server.url, tickets) as clients:
        paths = await addresses(server, code, view_of(clients[0]).table.game_id)
        lobby = await all_answers(server, paths, tickets)
        briefs(lobby, code, tickets)
        await start(clients[0], clients)
        for phase in ("tell", "give", "vote"):
            for client in clients:
                await client.until(lambda v, p=phase: getattr(v.table.game, "phase", "") == p)  # type: ignore[misc]  # a default binds the loop's value
            answers = await all_answers(server, paths, tickets)
            assert briefs(answers, code, tickets) == [brief_of(view_of(one)) for one in clients]
            assert answers == lobby
            moves = [due_move(view_of(client), random.Random(1)) for client in clients]
            for client, move in zip(clients, moves, strict=True):
                if move is not None:
                    assert isinstance(await client.do(move), frames.Ack)
        await clients[0].until(lambda v: getattr(v.table.game, "phase", "") == "reveal")
        shown = await all_answers(server, paths, tickets)
        briefs(shown, code, tickets)
    changed = {path for path, cookie in shown if shown[path, cookie] != lobby[path, cookie]}
    assert changed == {f"/api/tables/{code}/rounds/1"}  # and this was not by chance
    assert not any(CARD.search(body.decode()) for _, body in lobby.values())
    no_secret_in([body.decode() for _, body in shown.values()], tickets)


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
async def test_nobody_is_sent_what_they_may_not_know(
    server: ServerProcess, ruleset: str, players: int
) -> None:
    tickets = await sit_down(server.url, players, ruleset)
    heard: list[list[str]] = [[] for _ in range(players + 1)]
    told: list[Told] = []
    async with connected(server.url, tickets, watchers=1) as clients:
        game = view_of(clients[0]).table.game_id
        for client, texts in zip(clients, heard, strict=True):
            client.on_bytes = texts.append
        await start(clients[0], clients)
        asking = asyncio.create_task(callers(server, tickets, game, told), name="asking")
        await play_to_the_end(clients[:-1], seed=players)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        # A quick game may be over before anybody asked for a round: then this is the one.
        for path in (f"/api/tables/{tickets[0].code}/rounds/1", f"/api/games/{game}/story"):
            answer = await call("GET", server.url + path, None, {"cookie": tickets[0].cookie})
            told.append((path, answer.body.decode()))
        record = await call("GET", f"{server.url}/api/games/{game}/record")
        told.append((f"/api/games/{game}/record", record.body.decode()))
        there = await kept(server.data, game)
    known = what_may_be_known(there)
    for seat, texts in zip([*range(players), None], heard, strict=True):
        assert [leak for text in texts for leak in leaks(text, seat, known)] == []
    assert sum(len(texts) for texts in heard) > 20 * players
    bodies = [body for _, body in told]
    no_secret_in([*itertools.chain(*heard), *bodies, server.log], tickets)
    only_revealed_rounds(told, known)


def no_secret_in(texts: Sequence[str], tickets: Sequence[Ticket]) -> None:
    everything = "\n".join(texts)
    for ticket in tickets:
        for secret in (ticket.token, hash_of(ticket.token), ticket.cookie):
            assert secret not in everything
    assert "token" not in everything


def only_revealed_rounds(told: Sequence[Told], known: Known) -> None:
    """Over HTTP a card is seen only in a round that has its points, or when the game is over."""
    seen = [(path, body) for path, body in told if CARD.search(body)]
    at_the_end = dict(seen[-2:])
    assert [path.rpartition("/")[2] for path in at_the_end] == ["story", "record"]
    stories = [json.loads(body) for path, body in seen if path not in at_the_end]
    assert stories
    for story in stories:
        assert story["result"]["points"]
        shown = set(CARD.findall(json.dumps(story)))
        assert shown <= known.cards((story["round"], "reveal"), None)
    assert all(body == at_the_end.get(path, body) for path, body in seen)


async def test_the_search_finds_a_planted_leak(server: ServerProcess) -> None:
    """A search that never finds anything proves nothing: every kind of leak is planted once."""
    tickets = await sit_down(server.url, 4, options={"end": {"tellings": 1}})
    texts: list[str] = []
    async with connected(server.url, tickets) as clients:
        clients[0].on_bytes = texts.append
        await start(clients[0], clients)
        await play_to_the_end(clients, seed=1)
        assert clients[0].view is not None
        there = await kept(server.data, clients[0].view.table.game_id)
    known = what_may_be_known(there)
    vote = next(game for game in states(there) if game.phase == "vote")
    frame = next(text for text in texts if '"phase":"vote"' in text)
    assert leaks(frame, 0, known) == []
    hidden = vote.hands[1][0]
    assert leaks(frame.replace('"phase":"vote"', f'"phase":"vote","x":"{hidden}"', 1), 0, known)
    assert leaks(frame.replace('"number":1,', '"number":1,"owner":2,', 1), 0, known)
    assert leaks(frame.replace('"result":null', '"result":{"points":[]}', 1), 0, known)
    assert leaks(frame, 1, known)
    pile = next(card for card in CARDS if card in vote.pile)
    assert leaks(frame.replace('"pile":', f'"y":"{pile}","pile":', 1), 0, known)


# -- refusals --------------------------------------------------------------------------------------


async def test_a_foreign_card_and_no_card_at_all_are_refused_in_the_same_bytes(
    server: ServerProcess,
) -> None:
    tickets = await sit_down(server.url, 4, options={"first_storyteller": 0})
    heard: list[str] = []
    async with connected(server.url, tickets) as clients:
        teller, giver = clients[0], clients[1]
        await start(teller, clients)
        there = await kept(server.data, view_of(teller).table.game_id)
        game = there.table.game
        assert game is not None
        foreign = [game.hands[2][0], game.pile[0], "made/card-99", "", "x" * ID_LIMIT, "é\u0000"]
        assert (await same_bytes(teller, [Tell(Clue("hm"), c) for c in foreign], heard)) == 1
        await teller.do(Tell(Clue("hm"), game.hands[0][0]))
        await giver.until(
            lambda view: view.table.game is not None and view.table.game.phase == "give"
        )
        assert (await same_bytes(giver, [Give((card,)) for card in foreign], heard)) == 1


def view_of(client: Client) -> frames.ViewFrame | frames.Ack:
    assert client.view is not None
    return client.view


async def same_bytes(client: Client, asked: Sequence[ask.Command], heard: list[str]) -> int:
    """How many different answers there are to commands with the same id."""
    heard.clear()
    client.on_bytes = heard.append
    for command in asked:
        answer = await client.do(command, cmd_id="always-the-same")
        assert isinstance(answer, frames.Refused)
    client.on_bytes = None
    return len({text for text in heard if '"refused"' in text})


async def test_a_change_that_others_may_not_notice_sends_them_nothing(
    server: ServerProcess,
) -> None:
    """A replaced vote or card: silence for everybody else, or the hour of it would tell."""
    tickets = await sit_down(server.url, 5, options={"first_storyteller": 0})
    async with connected(server.url, tickets, watchers=1) as clients:
        await start(clients[0], clients)
        hand = own(clients[0])["hand"]
        await clients[0].do(Tell(Clue("hm"), hand[0]))
        await clients[1].until(lambda v: v.table.game is not None and v.table.game.phase == "give")
        cards = own(clients[1])["hand"]
        await clients[1].do(Give((cards[0],)))
        for client in clients:
            await client.until(lambda view: 1 not in view.table.awaited)
        heard: list[str] = []
        for client in (clients[0], *clients[2:]):
            client.on_bytes = heard.append
        for card in cards[1:4]:
            assert isinstance(await clients[1].do(Give((card,))), frames.Ack)
        await asyncio.gather(*[in_step(client) for client in clients])
        assert [text for text in heard if '"pong"' not in text] == []


def own(client: Client) -> dict[str, list[str]]:
    view = view_of(client)
    assert view.you is not None
    assert view.you.game is not None
    assert view.you.game.hand is not None
    return {"hand": list(view.you.game.hand)}


async def test_somebody_who_only_watches_or_is_not_let_in_gets_no_private_part(
    server: ServerProcess,
) -> None:
    tickets = await sit_down(server.url, 3)
    other = (await sit_down(server.url, 1))[0]
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        for cookie in ("", other.cookie, tickets[0].cookie.replace(tickets[0].code, "ZZZZ")):
            headers = {"Cookie": cookie} if cookie else {}
            socket = await RawSocket.open(server.port, f"/ws/{tickets[0].code}", headers)
            socket.write(b'{"type":"hello","protocol":1}')
            got = await socket.read()
            await socket.close()
            assert got is not None
            assert json.loads(got.data)["you"] is None
            assert CARD.search(got.data.decode()) is None


# -- the order on the table ------------------------------------------------------------------------


def surprise(counts: Sequence[Sequence[int]]) -> float:
    """How far a table of positions is from even, in standard deviations of its chi-square.

    Every round puts each of n seats on one of n places, so that the statistic of Pearson times
    (n - 1) / n has (n - 1) squared degrees of freedom.
    """
    n = len(counts)
    expected = sum(map(sum, counts)) / n**2
    pearson = sum((seen - expected) ** 2 / expected for row in counts for seen in row)
    free = (n - 1) ** 2
    scaled = pearson * (n - 1) / n / free
    middle = 1 - 2 / (9 * free)
    return (math.cbrt(scaled) - middle) / math.sqrt(2 / (9 * free))


def positions(events: Sequence[object], players: int) -> list[tuple[list[int], list[int]]]:
    """For every round: on which places the cards lie, by seat and in the order of giving."""
    rounds: list[tuple[list[int], list[int]]] = []
    gifts: dict[int, str] = {}
    for event in events:
        match event:
            case ClueTold(seat, _, card):
                gifts = {seat: card} if card is not None else {}
            case CardsGiven(seat, cards):
                gifts.pop(seat, None)
                gifts[seat] = cards[0]
            case TableLaid(laid):
                by_seat = [laid.index(gifts[seat]) for seat in range(players)]
                rounds.append((by_seat, [laid.index(card) for card in gifts.values()]))
    return rounds


def tally(rounds: Sequence[Sequence[int]], players: int) -> list[list[int]]:
    counts = [[0] * players for _ in range(players)]
    for places in rounds:
        for row, place in enumerate(places):
            counts[row][place] += 1
    return counts


@pytest.mark.parametrize("players", [4, 6])
def test_places_on_the_table_tell_nothing_of_seat_or_order(players: int) -> None:
    luck = random.Random(players)
    rounds: list[tuple[list[int], list[int]]] = []
    while len(rounds) < 4_000:
        setup = Setup("odyssey", players, made_up_deck())
        rounds += positions(play(setup, luck).events, players)
    for kind in (0, 1):
        assert abs(surprise(tally([r[kind] for r in rounds], players))) < 3.3  # p = 0.001


def test_the_measure_notices_a_table_that_is_barely_shuffled() -> None:
    luck, rounds = random.Random(1), []
    for _ in range(4_000):
        places = list(range(4))
        if luck.random() < 0.9:
            luck.shuffle(places)
        rounds.append(places)
    assert surprise(tally(rounds, 4)) > 5


async def test_over_sockets_places_tell_nothing_either(server: ServerProcess) -> None:
    """The server's own chance, not the tests': so the bound is wider, against false alarms."""
    rounds: list[tuple[list[int], list[int]]] = []
    for seed in range(3):
        tickets = await sit_down(server.url, 4, options={"end": {"tellings": 10}})
        async with connected(server.url, tickets) as clients:
            await start(clients[0], clients)
            await play_to_the_end(clients, seed)
            game = view_of(clients[0]).table.game_id
        there = await kept(server.data, game)
        events = [
            e for entry in there.entries for p in entry.events for e in getattr(p, "events", ())
        ]
        rounds += positions(events, 4)
    assert len(rounds) >= 100
    for kind in (0, 1):
        assert surprise(tally([r[kind] for r in rounds], 4)) < 5
