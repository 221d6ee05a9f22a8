#!/usr/bin/env python3
"""Connects a bot to a server of imperios and lets it play every game it is asked to play, choosing at random.

    IMPERIOS_TOKEN=… python3 connect_a_bot.py https://imperios.example

The token is made on the page "Account" of the server, for a bot account, with the scope "play". To change how the
bot plays, change `choose`. Nothing but Python's standard library is needed; docs/api.md describes the API.
"""
import argparse, json, os, random, sys, time, urllib.error, urllib.request, uuid
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]


def choose(table: Json) -> str:
    """What to do at a table: one of the offers. `table["view"]` holds all that this seat may know."""
    return str(random.choice(table["offers"])["word"])


class Server:
    def __init__(self, url: str, token: str) -> None:
        self.url, self.token = url.rstrip("/"), token

    def open(self, path: str, body: Json | None = None) -> Any:
        """A request; waits as long as the server says where there have been too many."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        while True:
            try:
                return urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=60)
            except urllib.error.HTTPError as refusal:
                if refusal.code not in (429, 503):
                    raise
                time.sleep(float(refusal.headers.get("Retry-After", 1)))

    def call(self, path: str, body: Json | None = None) -> Json:
        with self.open(path, body) as answer:
            answered: Json = json.load(answer)
            return answered

    def do(self, table: str, **order: Any) -> Json:
        """Does something at a table; returns the table after it, or as it is where it had changed meanwhile."""
        try:
            done: Json = self.call(f"/api/tables/{table}/commands", {"key": uuid.uuid4().hex, **order})["table"]
            return done
        except urllib.error.HTTPError as refusal:
            if refusal.code != 409:
                raise
            changed: Json | None = json.load(refusal).get("table")
            return changed or self.call(f"/api/tables/{table}")

    def events(self) -> Iterator[Json]:
        """What happens at the bot's tables, line by line; comes back when the line is lost."""
        while True:
            try:
                with self.open("/api/stream") as lines:
                    yield from map(json.loads, lines)
            except OSError as lost:
                if isinstance(lost, urllib.error.HTTPError):
                    raise
            time.sleep(1)


def play(server: Server, table: str) -> None:
    """Answers until somebody else is asked."""
    seen = server.call(f"/api/tables/{table}")
    while seen["offers"]:
        seen = server.do(table, do="choose", word=choose(seen), version=seen["version"], seat=seen["you"])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("server", help="for instance http://127.0.0.1:8006")
    options.add_argument("--invitation", help="follows the link to a seat that somebody has sent, or its token")
    options.add_argument("--games", type=int, default=0, help="stops after so many games; 0: never")
    given = options.parse_args()
    token = os.environ.get("IMPERIOS_TOKEN") or sys.exit("say by which token the bot is known: IMPERIOS_TOKEN=…")
    server = Server(given.server, token)
    print("playing as", server.call("/api/me")["name"], flush=True)
    if given.invitation:
        invitation = given.invitation.split("invitation=")[-1]
        invited = server.call("/api/invitations", {"token": invitation})
        server.do(invited["table"]["id"], do="sit", invitation=invitation)
    left = given.games
    for event in server.events():
        if event["type"] == "turn":
            play(server, event["table"])
        elif event["type"] == "waiting":
            server.do(event["table"], do="ready", ready=True)
        elif event["type"] == "over":
            print("over:", event["table"], flush=True)
            left -= 1
            if left == 0:
                return


if __name__ == "__main__":
    main()
