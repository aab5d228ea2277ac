"""The body of an upload on its way into a file, within its limits of size, room and time."""

import asyncio
from typing import Any

from litestar import Request
from litestar.exceptions import HTTPException, InternalServerException
from litestar.status_codes import HTTP_400_BAD_REQUEST
from msgspec import Struct

from storyhare.media import IncomingUpload, NoRoom, TooLarge, UploadSuperseded
from storyhare.rules import Refusal
from storyhare.server.http.requests.errors import refused


class Terms(Struct, frozen=True):
    """How long an upload may take, and what is said to one that cannot be taken."""

    seconds: float
    too_large: Refusal
    no_room: Refusal
    too_slow: Refusal


async def receive(request: Request[Any, Any, Any], upload: IncomingUpload, terms: Terms) -> str:
    """Stream the body to its file, and stop as soon as it breaks a limit; answers its sum."""
    try:
        upload.expect(request.content_length or 0)
        async with asyncio.timeout(terms.seconds):
            async for chunk in request.stream():
                upload.write(chunk)
        return upload.finish()
    except TooLarge:
        raise refused(terms.too_large) from None
    except NoRoom:
        raise refused(terms.no_room) from None
    except UploadSuperseded:
        raise refused(Refusal("ticket_used")) from None
    except TimeoutError:
        raise refused(terms.too_slow) from None
    except InternalServerException:  # the sender hung up; nobody reads this answer
        raise HTTPException(status_code=HTTP_400_BAD_REQUEST) from None
