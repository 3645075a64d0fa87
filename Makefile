# make run      build and open the conversation
# make test     everything that must hold, as CI runs it
# make install  an optimised viva with its phrases and dialogs, under PREFIX
# make bench    the figures; Benchmarks/understand for how much of what people type is understood
# make walk     a million events of chance through the dialog machine; EVENTS=…, SEED=…, saved at one in EVERY
# make processes  every conversation in processes of their own, really killed
# make kills    a scripted day, killed at KILLS moments of chance; see KillTests.swift
# make fuzz     any bytes, ROUNDS inputs for each of template parser, phrase files, lines; see Fuzzer.swift
PREFIX ?= /usr/local
ROUNDS ?= 200000
KILLS ?= 1000
export VIVA_QUICK = 1
CHECKED = --explicit-target-dependency-import-check error
# At a fixed place: 99,000 addresses would else be put right at every start, and their pages copied.
RELEASE = -Xlinker -no-pie -c release --static-swift-stdlib --product viva -Xlinker -s --scratch-path .build-release

.PHONY: run build test example packages check lint release install bench walk processes kills fuzz

run: packages
	@swift build $(CHECKED) --product viva
	@.build/debug/viva

build: packages
	swift build $(CHECKED) --build-tests

test: build lint
	LANG=C.UTF-8 swift test $(CHECKED)
	$(MAKE) --no-print-directory example
	Tests/Process/run .build/debug/viva

# An app of a stranger, as a package of its own. It is given our build folder and our versions of what both depend on,
# so that nothing is compiled twice.
example:
	cp Package.resolved Examples/Kitchen/
	LANG=C.UTF-8 swift test $(CHECKED) --package-path Examples/Kitchen --scratch-path .build

lint:
	swift format lint --strict --configuration .swift-format -r Package.swift Sources Tests Benchmarks Examples

release: packages
	swift build $(RELEASE)

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/viva/Compiled"
	install -m 755 .build-release/release/viva "$(DESTDIR)$(PREFIX)/bin/viva"
	cp -Rp Phrases Dialogs "$(DESTDIR)$(PREFIX)/share/viva/"
	"$(DESTDIR)$(PREFIX)/bin/viva" compile "$(DESTDIR)$(PREFIX)/share/viva/Compiled"

bench: release
	Benchmarks/run

walk:
	swift build -c release --static-swift-stdlib --product walk -Xlinker -s --scratch-path .build-release
	.build-release/release/walk $(or $(EVENTS),1000000) $(or $(SEED),1) $(EVERY)

processes: build
	.build/debug/viva replay --process Tests/Conversations README.md Documentation

kills: build
	VIVA_KILLS=$(KILLS) LANG=C.UTF-8 swift test $(CHECKED) --skip-build --filter KillTests

fuzz: build
	VIVA_FUZZ=$(ROUNDS) LANG=C.UTF-8 swift test $(CHECKED) --skip-build --filter FuzzTests

# Says what is missing and installs it; needs root or sudo only when something is missing.
packages:
	@.ci/packages
