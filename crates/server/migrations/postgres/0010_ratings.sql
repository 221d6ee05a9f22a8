-- What finished games come to: who has played them and how they ended, and the ratings that follow from those that were agreed
-- as rated. All of it is read from the journals and can be made anew from them (`imperios admin ratings recompute`). Same
-- tables as in ../sqlite.

-- Whether the game is not counted yet; that matters once it is over.
ALTER TABLE games ADD COLUMN unfiled BOOLEAN NOT NULL DEFAULT TRUE;
CREATE INDEX games_unfiled ON games (updated_at, id) WHERE phase = 'over' AND unfiled;

-- A finished game as one of its players has it. `side` and `scenario` are empty where there is none; `others` lists the
-- seats of bots and of those who shared a device (JSON); `luck` is what chance gave in thousandths of a victory, once somebody has had the game analysed.
CREATE TABLE played (
    person   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game     TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    ended_at BIGINT  NOT NULL,
    name     TEXT    NOT NULL,
    hash     TEXT    NOT NULL,
    scenario TEXT    NOT NULL,
    players  BIGINT  NOT NULL,
    seat     BIGINT  NOT NULL,
    side     TEXT    NOT NULL,
    place    BIGINT  NOT NULL,
    outcome  TEXT    NOT NULL CHECK (outcome IN ('won', 'shared', 'lost')),
    gone     BOOLEAN NOT NULL,
    open     BOOLEAN NOT NULL,
    rated    BOOLEAN NOT NULL,
    others   TEXT    NOT NULL,
    luck     BIGINT,
    PRIMARY KEY (person, game)
);
CREATE INDEX played_newest ON played (person, ended_at, game);
CREATE INDEX played_game ON played (game, person);

-- One row: the number of the last result. Whoever counts one holds it, so results are counted one after the other.
CREATE TABLE rating_ledger (
    id   BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    last BIGINT NOT NULL
);
INSERT INTO rating_ledger (id, last) VALUES (1, 0);

-- Rated games in the order in which they were counted: who came where (JSON), as the journal has it.
CREATE TABLE rated_results (
    seq    BIGINT NOT NULL PRIMARY KEY,
    game   TEXT   NOT NULL UNIQUE REFERENCES games (id) ON DELETE CASCADE,
    at     BIGINT NOT NULL,
    result TEXT   NOT NULL
);

-- Ratings in thousandths of a point: over all time (season 0), and as they were after the last game of a season (20264: the
-- fourth quarter of 2026). `ranked` where there have been enough games, the rating is sure, and its owner has an account.
CREATE TABLE ratings (
    person    TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name      TEXT    NOT NULL,
    company   TEXT    NOT NULL CHECK (company IN ('two', 'more')),
    season    BIGINT  NOT NULL,
    mean      BIGINT  NOT NULL,
    deviation BIGINT  NOT NULL,
    games     BIGINT  NOT NULL,
    at        BIGINT  NOT NULL,
    ranked    BOOLEAN NOT NULL,
    PRIMARY KEY (person, name, company, season)
);
CREATE INDEX ratings_ranked ON ratings (name, company, season, mean, person) WHERE ranked;

-- What each rated game made of a rating.
CREATE TABLE rating_steps (
    person    TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name      TEXT   NOT NULL,
    company   TEXT   NOT NULL,
    seq       BIGINT NOT NULL,
    game      TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    at        BIGINT NOT NULL,
    before    BIGINT NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    PRIMARY KEY (person, name, company, seq)
);
CREATE INDEX rating_steps_game ON rating_steps (game);

-- What somebody says of themselves: their arms (JSON), the language they speak, and whether only they see how they have played.
CREATE TABLE profiles (
    person TEXT    NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    arms   TEXT    NOT NULL,
    lang   TEXT    NOT NULL,
    hidden BOOLEAN NOT NULL
);

-- Whom somebody does not want to hear of.
CREATE TABLE blocks (
    person TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other  TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX blocks_other ON blocks (other);

-- Tables and tournaments from which the name of somebody who has left for good is still to be taken.
CREATE TABLE farewells (
    person     TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    place      TEXT    NOT NULL,
    tournament BOOLEAN NOT NULL,
    PRIMARY KEY (person, place)
);
