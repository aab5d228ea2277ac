"""Recorded clues: checked, stored by checksum, and served by range."""

from storyhare.media.blobs import Blob, Blobs, BlobsUnavailable, Key, Quota, StorageFull
from storyhare.media.check import LIMITS, TYPES, Kind, Limit, Recording, check_recording
from storyhare.media.folder import FolderBlobs
from storyhare.media.ranges import Part, part_of
from storyhare.media.spool import Account, IncomingUpload, NoRoom, Spool, TooLarge, UploadSuperseded

__all__ = [
    "LIMITS",
    "TYPES",
    "Account",
    "Blob",
    "Blobs",
    "BlobsUnavailable",
    "FolderBlobs",
    "IncomingUpload",
    "Key",
    "Kind",
    "Limit",
    "NoRoom",
    "Part",
    "Quota",
    "Recording",
    "Spool",
    "StorageFull",
    "TooLarge",
    "UploadSuperseded",
    "check_recording",
    "part_of",
]
