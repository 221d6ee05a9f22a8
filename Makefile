# The two commands a newcomer needs: `make play` and `make test`. Both do all set-up themselves.

.PHONY: play serve dev web maps chromium poppler print python python-if-there test check postgres unit docs e2e screenshots deny deny-tool bench balance fuzz help

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

help: ## What can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 10

play: web ## Build everything, start the server on its embedded database and open the game in the browser
	@cargo build --release -p imperios
	@./target/release/imperios serve --open

serve: web ## Build everything and serve games on this machine, without opening a browser
	@cargo build --release -p imperios
	@./target/release/imperios serve

# Ctrl-C ends both. The database is one of its own.
dev: web/node_modules/.package-lock.json ## Serve the pages from their sources before the program: what is edited is seen at once
	@cargo build -p imperios
	@./target/debug/imperios serve --port 8006 --data target/dev >/dev/null & program=$$!; \
	trap "kill $$program 2>/dev/null || true" EXIT; trap exit INT TERM; \
	cd web && npm run --silent dev -- --open

# The web app, which the program carries inside. Node's packages are fetched when the list of them has changed.
web: web/dist/index.html ## Build the web app

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The pages need Node 20 or newer with npm: https://nodejs.org" >&2; exit 1; }
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

WEB_SOURCES := $(shell find web/src web/public $(wildcard web/index.html web/*.ts web/*.js web/*.json) data tests/conformance -type f 2>/dev/null)
web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	@cd web && npm run --silent build -- --logLevel error

maps: ## Draw the maps anew from the coastline of Natural Earth: data/*/geometry.json (a minute)
	@cd tools/maps && npm ci --no-audit --no-fund --loglevel=error && npm run --silent draw

# The browser that plays the pages in the tests; a bare Debian machine gets it, anybody else is told how.
chromium:
	@if [ -n "$${CHROMIUM:-}" ] || [ -x /usr/bin/chromium ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "installing Chromium for the tests of the pages"; \
	  export DEBIAN_FRONTEND=noninteractive; \
	  install="apt-get install -y -qq --no-install-recommends chromium"; \
	  $$install >/dev/null 2>&1 || { apt-get update -qq && $$install >/dev/null; }; \
	else \
	  echo "The tests of the pages need Chromium: install it (Debian: sudo apt-get install chromium), or name it" \
	    "in CHROMIUM." >&2; \
	  exit 1; \
	fi

# What the tests measure PDFs with; got the same way.
poppler:
	@if command -v pdftoppm >/dev/null && command -v pdftotext >/dev/null && command -v pdfinfo >/dev/null; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "installing poppler for the tests of what is printed"; \
	  export DEBIAN_FRONTEND=noninteractive; \
	  install="apt-get install -y -qq --no-install-recommends poppler-utils"; \
	  $$install >/dev/null 2>&1 || { apt-get update -qq && $$install >/dev/null; }; \
	else \
	  echo "The tests of what is printed need poppler: install it (Debian: sudo apt-get install poppler-utils)." >&2; \
	  exit 1; \
	fi

# Paper, language and game can be chosen: make print GAMES=grecia LANGS="es de" PAPERS=a4
GAMES := altes-reich grecia napoleon
LANGS := es en nl de
PAPERS := a4 letter a3 a2 a1
print: web chromium ## Every game as PDF in every language, for every paper: target/print/PAPER/LANGUAGE/ (half an hour)
	@cargo build --locked -p imperios
	@for paper in $(PAPERS); do for lang in $(LANGS); do for game in $(GAMES); do \
	  ./target/debug/imperios print $$game --lang $$lang --paper $$paper --out target/print/$$paper/$$lang | sed '$$d'; \
	done; done; done

test: check unit docs python-if-there e2e ## Every check: format, lints, unit, conformance, property, doc, Python and browser tests
	@if $(DENY) --version >/dev/null 2>&1; then $(DENY_CHECK); \
	else echo "licences and sources of dependencies were not checked: \`make deny\` installs what that needs"; fi

# The pages, played in a browser against the program that the other tests have built: asked for as they ask for it, so
# that nothing is compiled again without what only tests need.
e2e: web chromium poppler
	cd web && npm run --silent unit
	cargo test --workspace --locked --no-run --quiet
	cd web && npx playwright test --project play

# The Python package, compiled as the tests of Rust are, so that little is compiled twice. A bare Debian machine gets what
# makes virtual environments; where there is no Python, `make test` says that it was left out.
VENV := target/python/venv
HAS_PYTHON := python3 -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 10))' 2>/dev/null

python: $(VENV)/.installed ## Build the Python package into a virtual environment (target/python/venv) and run its tests
	@source $(VENV)/bin/activate && cd python && maturin develop --quiet --locked && pytest -q && cd ../training && pytest -q -rs

python-if-there:
	@if ! $(HAS_PYTHON) && [ "$$(id -u)" = 0 ] && command -v python3 apt-get >/dev/null; then \
	  install="apt-get install -y -qq --no-install-recommends python3-venv"; \
	  $$install >/dev/null 2>&1 || { apt-get update -qq && $$install >/dev/null; } || true; \
	fi; \
	if $(HAS_PYTHON); then $(MAKE) --no-print-directory python; \
	else echo "the Python package was not tested: it needs Python 3.10 or newer with venv"; fi

$(VENV)/.installed: python/requirements.txt
	@$(HAS_PYTHON) || { echo "The Python package needs Python 3.10 or newer with venv (Debian: python3-venv)." >&2; exit 1; }
	@python3 -m venv $(VENV)
	@$(VENV)/bin/pip install --quiet --disable-pip-version-check -r python/requirements.txt
	@touch $@

screenshots: web chromium ## Take the README's pictures anew: docs/screenshots/ (ALL=1: every page at four sizes, light and dark, in Spanish and German)
	cargo build --locked -p imperios
	cd web && ALL=$(ALL) npx playwright test --project screenshots

check: web
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cd web && npm run --silent check

# The store is tested on PostgreSQL too. Where its programs are, this costs nothing; a bare Debian machine gets them,
# anybody else is told how. IMPERIOS_TEST_POSTGRES=off leaves those tests out.
postgres:
	@if [ "$${IMPERIOS_TEST_POSTGRES:-}" = off ] || command -v initdb >/dev/null \
	    || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "installing PostgreSQL for the tests of the store"; \
	  export DEBIAN_FRONTEND=noninteractive; \
	  install="apt-get install -y -qq --no-install-recommends postgresql"; \
	  $$install >/dev/null 2>&1 || { apt-get update -qq && $$install >/dev/null; }; \
	else \
	  echo "The tests need PostgreSQL: install it (Debian: sudo apt-get install postgresql), or set" \
	    "IMPERIOS_TEST_POSTGRES=off to leave out the tests of the store on it." >&2; \
	  exit 1; \
	fi

WRITTEN := web/src/wire crates/server/openapi.json

# cargo-nextest where it is present, plain cargo where it is not.
unit: postgres
	@if cargo nextest --version >/dev/null 2>&1; then \
	  cargo nextest run --workspace --locked --no-fail-fast; \
	else \
	  cargo test --workspace --locked --lib --bins --tests --no-fail-fast; \
	fi
	@# The tests have written the client's types and the description of the API; what is committed must be the same.
	@if git rev-parse --is-inside-work-tree >/dev/null 2>&1 && ! git diff --quiet -- $(WRITTEN); then \
	  git diff --stat -- $(WRITTEN); echo "the tests have written other types: commit $(WRITTEN)" >&2; exit 1; \
	fi

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --locked --no-deps --document-private-items
	cargo test --workspace --locked --doc

# cargo-deny is a large program to compile (three minutes of processor time optimised, so it is built without), hence
# `make test` runs it where it is and says so where it is not, `make deny` installs it below target/, and continuous
# integration asks for `make deny`: nothing gets in unchecked, and nobody waits for it who only wants to run the tests.
DENY_VERSION := 0.20.2
DENY := $(or $(shell command -v cargo-deny),target/tools/bin/cargo-deny)
# Also what other platforms would need is looked at, and must be there.
DENY_CHECK := cargo fetch --locked --quiet && $(DENY) --offline --all-features --log-level error check bans licenses sources

deny: deny-tool ## Check licences, sources and duplicates of all dependencies (installs cargo-deny the first time)
	$(DENY_CHECK)

deny-tool:
	@$(DENY) --version >/dev/null 2>&1 || { echo "installing cargo-deny $(DENY_VERSION): some minutes, once"; \
	  cargo install --quiet cargo-deny --version $(DENY_VERSION) --debug --no-default-features \
	    --root target/tools --target-dir target/tools/build; }

bench: ## How fast the games are played; instruction counts too where valgrind is installed
	cargo bench --locked -p imperios --bench throughput
	@./benches/instructions

# Games are kept in target/balance: what was stopped goes on. One thread for each core, the same figures with any number.
BALANCE := ./target/release/imperios --lang en balance
COUNT ?= 400
balance: ## Who wins how often when marshals play: writes docs/balance.md (hours; COUNT=100 for a first look)
	cargo build --release --locked -p imperios
	@{ sed '/^## /,$$d' docs/balance.md; \
	for game in altes-reich grecia napoleon; do \
	  $(BALANCE) $$game -n $(COUNT) --markdown --out target/balance/$$game; \
	done; \
	for players in 4 8; do \
	  $(BALANCE) napoleon --bots knight -n $(COUNT) -o scenario=standard -o players=$$players --markdown \
	    --out target/balance/knights-$$players; \
	done; } > docs/balance.md.part
	mv docs/balance.md.part docs/balance.md

fuzz: ## Feed the parsers random files for a minute each (needs cargo-fuzz, see fuzz/README.md)
	@for target in record conformance words; do \
	  RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir fuzz $$target -- -max_total_time=60; \
	done

.PHONY: golden
golden: ## Keep a database of this release for the tests of later ones: make golden NAME=rulings-3 (see tests/databases)
	@[ -n "$(NAME)" ] || { echo "NAME=… is the folder below tests/databases" >&2; exit 1; }
	IMPERIOS_GOLDEN=$(NAME) cargo test --locked --workspace --test play -- --ignored --exact golden::a_golden_database_is_made

.PHONY: soak
soak: ## Kill the server 60 times, strike nodes and database 40 times, under load, and compare (IMPERIOS_KILLS, IMPERIOS_BLOWS)
	IMPERIOS_KILLS=$${IMPERIOS_KILLS:-60} IMPERIOS_BLOWS=$${IMPERIOS_BLOWS:-40} cargo test --locked -p imperios --test program kill -- --nocapture
