"""The floor: a bare uvicorn server that fans out bytes to all sockets of a table, and nothing else.

`python -m bench.floor PORT` serves; a text message from one socket of /TABLE/SEATS/SIZE sends SIZE
bytes of text to all sockets of that table.
"""

import sys
from collections import defaultdict
from typing import Any

import uvicorn

tables: dict[str, list[Any]] = defaultdict(list)


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Speak just enough ASGI."""
    if scope["type"] != "websocket":
        return
    table = tables[scope["path"]]
    text = "x" * int(scope["path"].rsplit("/", 1)[1])
    await receive()
    await send({"type": "websocket.accept"})
    table.append(send)
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            table.remove(send)
            return
        for other in table:
            await other({"type": "websocket.send", "text": text})


if __name__ == "__main__":
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
    )
