-- Every key begins with the table's id, so that partitions or Citus can spread all of this by it.
-- The one exception is the way from a code to its table, which is a list of its own.
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    code text NOT NULL,
    status text NOT NULL,
    seq integer NOT NULL,
    deadline double precision,
    touched double precision NOT NULL
) WITH (fillfactor = 70); -- room for the next version of a row on its own page

CREATE TABLE lines (
    table_id text COLLATE "C" NOT NULL,
    seq integer NOT NULL,
    version integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE names (
    table_id text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    name text NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE TABLE chat (
    table_id text COLLATE "C" NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    at double precision NOT NULL,
    person text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, id)
);

CREATE TABLE codes (code text COLLATE "C" PRIMARY KEY, table_id text COLLATE "C" NOT NULL);

CREATE TABLE kept (key text COLLATE "C" PRIMARY KEY, value bytea NOT NULL);

-- Who is connected to which node. It may vanish in a crash of the database: nodes write it anew.
CREATE UNLOGGED TABLE nodes (node text COLLATE "C" PRIMARY KEY, seen timestamptz NOT NULL);

CREATE UNLOGGED TABLE present (
    table_id text COLLATE "C" NOT NULL,
    node text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    since timestamptz NOT NULL,
    PRIMARY KEY (table_id, node, person)
);
