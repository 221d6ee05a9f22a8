-- A tournament is its journal (tournament_entries), as a game is; all else about it is settled when it is opened or follows
-- from the journal. Same tables as in ../sqlite.

-- `host` is nobody's: the tables of the tournament are opened in its name. `keeper` is the node that looks after it until
-- then, so that not all do; what keeps two from doing the same thing are the keys below.
CREATE TABLE tournaments (
    id           TEXT   NOT NULL PRIMARY KEY,
    organiser    TEXT   NOT NULL REFERENCES people (id),
    host         TEXT   NOT NULL REFERENCES people (id),
    creation_key TEXT,
    seed         TEXT   NOT NULL,
    arrangement  TEXT   NOT NULL,
    phase        TEXT   NOT NULL CHECK (phase IN ('open', 'running', 'over')),
    created_at   BIGINT NOT NULL,
    updated_at   BIGINT NOT NULL,
    keeper       TEXT   NOT NULL DEFAULT '',
    kept_until   BIGINT NOT NULL DEFAULT 0,
    UNIQUE (organiser, creation_key)
);
CREATE INDEX tournaments_newest ON tournaments (updated_at, id);
CREATE INDEX tournaments_running ON tournaments (id) WHERE phase = 'running';
CREATE INDEX tournaments_host ON tournaments (host);

CREATE TABLE tournament_entries (
    tournament TEXT   NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    seq        BIGINT NOT NULL CHECK (seq >= 1),
    at         BIGINT NOT NULL,
    body       TEXT   NOT NULL,
    PRIMARY KEY (tournament, seq)
);

-- Who is behind the number of an entrant: nobody enters twice.
CREATE TABLE tournament_people (
    tournament TEXT   NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    person     TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    entrant    BIGINT NOT NULL,
    PRIMARY KEY (tournament, person)
);
CREATE INDEX tournament_people_person ON tournament_people (person);

-- The tables of the rounds; `noted` once the journal has the result. `turning` is the turning point of the game, once
-- somebody has asked for it (JSON).
CREATE TABLE tournament_tables (
    tournament TEXT    NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round      BIGINT  NOT NULL,
    number     BIGINT  NOT NULL,
    game       TEXT    NOT NULL UNIQUE REFERENCES games (id) ON DELETE CASCADE,
    noted      BOOLEAN NOT NULL DEFAULT FALSE,
    turning    TEXT,
    PRIMARY KEY (tournament, round, number)
);
