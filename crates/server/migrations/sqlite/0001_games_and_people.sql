-- A game is its journal (entries); all other columns about it are indexes of what the journal says.
-- Ids are uuid text, times are milliseconds since 1970, JSON is text. Same tables as in ../postgres.

CREATE TABLE people (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
) WITHOUT ROWID;

-- Whoever has no row here is a guest. `folded` is the login without regard to case.
CREATE TABLE accounts (
    person   TEXT NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    login    TEXT NOT NULL,
    folded   TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE sessions (
    token_hash TEXT   NOT NULL PRIMARY KEY,
    person     TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label      TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_expire ON sessions (expires_at);

CREATE TABLE games (
    id           TEXT    NOT NULL PRIMARY KEY,
    game         TEXT    NOT NULL,
    creator      TEXT    NOT NULL REFERENCES people (id),
    creation_key TEXT,
    seed         TEXT    NOT NULL,
    phase        TEXT    NOT NULL CHECK (phase IN ('lobby', 'running', 'over')),
    listed       BOOLEAN NOT NULL,
    needs_care   BOOLEAN NOT NULL,
    awaited      BIGINT  NOT NULL DEFAULT 0,
    created_at   BIGINT  NOT NULL,
    updated_at   BIGINT  NOT NULL,
    parent       TEXT    REFERENCES games (id) ON DELETE SET NULL,
    UNIQUE (creator, creation_key)
) WITHOUT ROWID;
CREATE INDEX games_newest ON games (updated_at, id);
CREATE INDEX games_open ON games (updated_at, id) WHERE phase = 'lobby' AND listed;
CREATE INDEX games_to_wake ON games (id) WHERE phase = 'running' AND needs_care;
CREATE INDEX games_parent ON games (parent) WHERE parent IS NOT NULL;

CREATE TABLE entries (
    game TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq  BIGINT NOT NULL CHECK (seq >= 1),
    at   BIGINT NOT NULL,
    key  TEXT,
    body TEXT   NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX entries_key ON entries (game, key) WHERE key IS NOT NULL;

CREATE TABLE seats (
    game     TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    person   TEXT   NOT NULL REFERENCES people (id),
    standing TEXT,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person);

-- No seat: the link of a spectator.
CREATE TABLE invitations (
    token_hash TEXT   NOT NULL PRIMARY KEY,
    game       TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat       BIGINT
) WITHOUT ROWID;
CREATE INDEX invitations_game ON invitations (game, seat);

CREATE TABLE watchers (
    game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (game, person)
) WITHOUT ROWID;
CREATE INDEX watchers_person ON watchers (person);

-- A line may outlive the guest who said it: `person` is no reference.
CREATE TABLE chat (
    game   TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    person TEXT   NOT NULL,
    seat   BIGINT,
    at     BIGINT NOT NULL,
    line   TEXT   NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

-- One row: when a server was last alive.
CREATE TABLE heartbeat (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
) WITHOUT ROWID;
