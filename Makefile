# The two commands a newcomer needs: `make play` and `make test`. Both do all set-up themselves.

.PHONY: play test check unit docs bench balance fuzz help

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

help: ## What can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 10

play: ## Build the program and play El Viejo Imperio in the terminal against three bots
	@cargo build --release --quiet -p imperios
	@./target/release/imperios play altes-reich

test: check unit docs ## Every check: format, lints, unit, conformance, property and doc tests

check:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings

# cargo-nextest where it is present, plain cargo where it is not.
unit:
	@if cargo nextest --version >/dev/null 2>&1; then \
	  cargo nextest run --workspace --locked --no-fail-fast; \
	else \
	  cargo test --workspace --locked --lib --bins --tests --no-fail-fast; \
	fi

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --locked --no-deps --document-private-items
	cargo test --workspace --locked --doc

bench: ## How fast the games are played; instruction counts too where valgrind is installed
	cargo bench --locked -p imperios --bench throughput
	@./benches/instructions

balance: ## Who wins how often when greedy bots play: writes docs/balance.md (some minutes)
	cargo bench --locked -p imperios --bench balance > docs/balance.md.part
	mv docs/balance.md.part docs/balance.md

fuzz: ## Feed the parsers random files for a minute each (needs cargo-fuzz, see fuzz/README.md)
	@for target in record conformance words; do \
	  RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir fuzz $$target -- -max_total_time=60; \
	done

.PHONY: soak
soak: ## Kill the server 60 times under load and compare (some minutes; IMPERIOS_KILLS=N for another number)
	IMPERIOS_KILLS=$${IMPERIOS_KILLS:-60} cargo test --locked -p imperios --test program kill -- --nocapture
