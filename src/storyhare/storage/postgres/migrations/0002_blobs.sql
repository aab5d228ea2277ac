-- What belongs to a table and is too large for a line: recordings of clues, in pieces.
CREATE TABLE blobs (
    table_id text COLLATE "C" NOT NULL,
    blob text COLLATE "C" NOT NULL,
    size bigint NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (table_id, blob)
);

CREATE TABLE blob_pieces (
    table_id text COLLATE "C" NOT NULL,
    blob text COLLATE "C" NOT NULL,
    piece integer NOT NULL,
    bytes bytea NOT NULL,
    PRIMARY KEY (table_id, blob, piece)
);
-- Sound and film are packed already: another try would cost time and save nothing.
ALTER TABLE blob_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;
