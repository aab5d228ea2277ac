"""The conversation between a table and a device, without sockets: frames and their encoding.

`schema` and `typescript` are programs as well as modules and are imported by name.
"""

from storyhare.wire import frames

__all__ = ["frames"]
