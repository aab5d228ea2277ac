-- The codes that waiting TVs show, for some minutes. All of it may vanish in a crash.
CREATE UNLOGGED TABLE pairings (
    code text COLLATE "C" PRIMARY KEY,
    secret_hash text NOT NULL,
    until timestamptz NOT NULL,
    table_code text,
    person text
);
