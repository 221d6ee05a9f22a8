// A table of a running server at which one person plays all seats, to record a prepared game.

/** Chance did not bring what the prepared game needs: another table may. */
export class Unfit extends Error {}

const SERVER = process.env.IMPERIOS_SERVER ?? "http://127.0.0.1:8006";
let token;

async function call(method, path, body) {
  const response = await fetch(SERVER + path, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

/** A table that keeps a frame for every ply, as the first seat sees it. */
export class Table {
  frames = [];
  marks = {};
  #log = 0;

  static async open(game, options, players) {
    token ??= (await call("POST", "/api/guests", { name: "1", bearer: true })).bearer;
    const others = Array.from({ length: players - 1 }, (_, index) => ({
      kind: "hot-seat",
      name: String(index + 2),
    }));
    const { id } = await call("POST", "/api/tables", {
      game,
      options,
      seats: [{ kind: "me" }, ...others],
      time: { kind: "none" },
      on_time_out: "bot",
      ready: true,
      key: crypto.randomUUID(),
    });
    const table = new Table();
    table.id = id;
    await table.#keep();
    return table;
  }

  /** What a seat sees now. */
  see(seat) {
    return call("GET", `/api/tables/${this.id}?seat=${seat}`);
  }

  async #keep() {
    const now = await this.see(1);
    const { view, prompt, awaited, offers, log } = now;
    this.now = now;
    this.view = view;
    this.frames.push({ view, prompt, awaited, offers, log: log.slice(this.#log) });
    this.#log = log.length;
    this.options = now.options;
  }

  /** Names the moment that is reached, so that the lesson can speak of it. */
  mark(name) {
    this.marks[name] = this.frames.length - 1;
  }

  /** Gives this table up unless something holds. */
  need(holds, why) {
    if (!holds) throw new Unfit(why);
  }

  /** A seat plays words one after another. Those that the server has played itself, being forced, are passed over. */
  async play(seat, ...words) {
    for (const word of words) {
      const { version, offers } = seat === 1 ? this.now : await this.see(seat);
      if (!offers.some((offer) => offer.word === word)) {
        if (process.env.VERBOSE) console.log(`passed over: ${seat}: ${word} (${this.view.phase})`);
        continue;
      }
      this.frames.at(-1).next = { seat, word };
      const key = crypto.randomUUID();
      await call("POST", `/api/tables/${this.id}/commands`, { do: "choose", word, seat, version, key });
      await this.#keep();
    }
  }

  /** The words a seat may play now. */
  async words(seat) {
    return (await this.see(seat)).offers.map((offer) => offer.word);
  }

  /** Plays the first of these words that is legal. */
  async first(seat, ...words) {
    const legal = await this.words(seat);
    const word = words.find((one) => legal.includes(one)) ?? legal[0];
    await this.play(seat, word);
    return word;
  }
}
