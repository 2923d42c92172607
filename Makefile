# Plain `make` says what there is.
.POSIX:
.SUFFIXES:
.PHONY: help run photos slides demo-ring demo-retry test lint format bench unicode drawings start-order \
  clean ci

# Colour is a flag of the compiler: on a terminal and in a pipe everything would be built anew.
PLAIN = --no-color-diagnostics
RELEASE = swift build -c release $(PLAIN) $$(sh .make/release-flags)
ENDLESS = .build/release/endless

# One after the other: those that calculate would keep the processors from those that wait for programs.
TESTS = EndlessCoreTests EndlessTextTests EndlessLoadingTests EndlessFilesTests \
  EndlessProgramsTests EndlessUITests endlessTests EndToEndTests

help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

run: release ## build endless and start the demo: animals, news, pictures (Tab)
	@$(ENDLESS) --fill repeat --title Animals --title News --title Photos --auto 4 \
	  demo-data/animals.txt --load demo-data/news --pages=demo-data/photos

photos: release ## the album: sixteen pictures side by side
	@$(ENDLESS) --pages --edge stop demo-data/photos

slides: release ## the carousel: pages of text that come by themselves
	@$(ENDLESS) --pages --auto 8 demo-data/slides

demo-ring: release ## a feed of three pages that ends and joins into a ring
	@$(ENDLESS) --title 'Three pages' --load demo-data/news-three

demo-retry: release ## a feed that fails on page 3 until r is pressed
	@$(ENDLESS) --title 'Trouble on page 3' --load demo-data/news-trouble

release:
	@sh .make/need run
	@$(RELEASE) --product endless >&2

test: ## run every test
	@sh .make/need test
	swift build $(PLAIN) --product endless
	swift build $(PLAIN) --build-tests
	@for target in $(TESTS); do \
	  echo "$$target"; swift test $(PLAIN) --skip-build --filter "^$$target\." || exit; \
	done

lint: ## check style, imports, documentation, README
	@sh .make/need test
	@sh .make/lint

format: ## put the sources into their standard layout
	swift format -i -r -p Sources Tests Package.swift

bench: ## measure: instructions, bytes, memory, and other pagers beside it
	@sh .make/need bench
	$(RELEASE) --product endless
	$(RELEASE) --product endless-bench
	.build/release/endless-bench $(BENCH)

start-order: ## find anew what runs before the first screen, for the linker
	@sh .make/need start-order
	@sh .make/start-order-anew

unicode: ## make the width tables anew from the system's Unicode data
	@sh .make/need unicode
	@sh .make/unicode

drawings: ## make the demo's pictures anew from their drawings
	@sh .make/need drawings
	@sh .make/photos

clean: ## remove everything that was built
	rm -rf .build

ci: ## what a change must pass: lint, test, a quick bench
	$(MAKE) lint
	$(MAKE) test
	$(MAKE) bench BENCH=--quick
