-- Decks that people brought, file by file: every node has copies of those it was asked for.
-- Every key begins with the deck's id.
CREATE TABLE decks (
    deck text COLLATE "C" PRIMARY KEY,
    owner text COLLATE "C" NOT NULL,
    public boolean NOT NULL,
    installed double precision NOT NULL,
    used double precision NOT NULL,
    size bigint NOT NULL,
    sum bytea NOT NULL
);
-- No key, so partitions keep one each: the way from an owner to their decks.
CREATE INDEX decks_by_owner ON decks (owner);

CREATE TABLE deck_files (
    deck text COLLATE "C" NOT NULL,
    file text COLLATE "C" NOT NULL,
    bytes bytea NOT NULL,
    PRIMARY KEY (deck, file)
);
-- Pictures are packed already: another try would cost time and save nothing.
ALTER TABLE deck_files ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Which depot this is: a copy that came from another one is not a copy of something deleted here.
CREATE TABLE deck_depot (id text COLLATE "C" PRIMARY KEY);
INSERT INTO deck_depot VALUES (gen_random_uuid()::text);
