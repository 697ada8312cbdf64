"""Checks the file of a finished game of Underhill, from what SEALS.md says alone.

    python3 verifier.py FILE [--seal SEAL]...

Prints what was counted and ends with 0 where everything holds, else each thing that does not and
ends with 1. FULL, OPEN, lines that stand and so on are words of SEALS.md."""

import argparse
import copy
import itertools
import json
import pathlib
import re
import struct
import sys
from collections import namedtuple
from hashlib import sha256

HERE = pathlib.Path(__file__).resolve().parent
WORDS = (HERE.parent / "resources/seal-words.txt", HERE / "seal-words.txt")
LINE = re.compile(
    r'\{"public":(.+),"salt":"([0-9a-f]{32})","secret":(.+),"head":"([0-9a-f]{64})"\}')
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
# Python counts four control characters as white space, Unicode does not.
BLANKS = re.compile(r"[^\S\x1c-\x1f]+")
# What rubbish raises when it is taken for what should stand in its place.
MALFORMED = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)


class Fault(Exception):
    """Something that does not hold."""


def hold(true, otherwise):
    if not true:
        raise Fault(otherwise)


def same(what, told, true):
    hold(told == true, f"{what}: {told} stands there, {true} is right")


class Faults(list):
    """What does not hold, each with the number of its line (0: the whole file)."""

    def attempt(self, number, check, *given):
        """What the check returns; what it raises is noted, and the next check can go on."""
        try:
            return check(*given)
        except Fault as fault:
            self.append((number, str(fault)))
        except MALFORMED:
            self.append((number, "this is not of the form that SEALS.md describes"))


# The digests are those of both halves, one after the other.
Line = namedtuple("Line", "number public secret digests head")


def no_twins(pairs):
    hold(len(dict(pairs)) == len(pairs), "a key stands twice")
    return dict(pairs)


# All numbers are whole, and int refuses every other one.
JSON = json.JSONDecoder(object_pairs_hook=no_twins, parse_float=int, parse_constant=int)


def read_line(number, raw):
    text = raw.decode("utf-8")
    parts = LINE.fullmatch(text)
    hold(parts and not re.search(r"\s", STRING.sub("", text)), "the line is not of its exact form")
    public, salt, secret, head = parts.groups()
    salted = bytes.fromhex(salt) + secret.encode()
    digests = sha256(public.encode()).digest() + sha256(salted).digest()
    return Line(number, JSON.decode(public), JSON.decode(secret), digests, head)


def read_lines(raw, faults):
    """Each is chained to the head that the one before says: what was changed is named alone."""
    *texts, rest = raw.split(b"\n")
    if rest:
        faults.append((len(texts) + 1, "the line does not end in a line feed"))
    lines, before = [], bytes(32)
    for number, text in enumerate(texts, 1):
        line = faults.attempt(number, read_line, number, text)
        if line:
            if sha256(before + line.digests).hexdigest() != line.head:
                faults.append((number, "the chain does not hold here"))
            lines.append(line)
            before = bytes.fromhex(line.head)
    return lines


def numbers(seed, word, kind, nth):
    word, kind = word.encode(), kind.encode()
    start = b"underhill-draw/1\0" + seed + struct.pack(">I", len(word)) + word
    start += struct.pack(">B", len(kind)) + kind + struct.pack(">Q", nth)
    for block in itertools.count():
        yield from struct.unpack(">8I", sha256(start + struct.pack(">Q", block)).digest())


def tile_order(tile):
    value = tile.removesuffix("r")
    return (1, 0, tile != value) if value == "eye" else (0, int(value), tile != value)


def by_number(locations):
    return sorted(map(str, locations), key=int)


# `answer` is as it counts now; `entries` are how many there were, `then` is all else that counted.
Answered = namedtuple("Answered", "asked answer entries then")


def bare(rows):
    """Where rows lead: without the marks of shelters."""
    return [row and row.rstrip("*") for row in rows]


class Game:
    """What the lines that stand have made. Nothing in it is changed in place: a game is copied for
    each line, and the copies share what they have in common."""

    def __init__(self, seed):
        self.seed, self.part, self.options, self.board = seed, 1, None, {}
        self.areas, self.told, self.last_events = {}, {}, {}
        # Frodo's in Part 1, Gandalf's in Part 2: the log that can be corrected.
        self.start, self.log, self.step = None, (), 0
        self.journey, self.used_cards = None, ()
        self.pool, self.remaining, self.used_deeds, self.draws = None, None, (), {}
        self.answers, self.proposed = (), None
        self.counts = {"entries": 0, "answers": 0, "draws": 0, "corrections": 0}

    def count(self, what, more=1):
        self.counts = self.counts | {what: self.counts[what] + more}

    def agree(self, options):
        self.options = options
        self.board = json.loads(options["board"]) if options["board"] else {}
        areas = self.board.get("areas", {}).items()
        self.areas = {str(location): area for area, inside in areas for location in inside}
        self.pool = tuple(options["tiles"]["beige"]) if options["tiles"] else None

    def draw(self, kind, pool, n, nth=None):
        """Draws again; where `nth` is not given, it is how many draws of the kind stand."""
        nth, pool = self.draws.get(kind, 0) if nth is None else nth, list(pool)
        word = self.last_events.get(("table-word", True), {"word": ""})["word"]
        n, stream = min(n, len(pool)), numbers(self.seed, word, kind, nth)
        for i in range(n):
            size = len(pool) - i
            j = i + next(x for x in stream if x < 2**32 - 2**32 % size) % size
            pool[i], pool[j] = pool[j], pool[i]
        self.draws = self.draws | {kind: nth + 1}
        self.count("draws", 0 if kind.startswith("tile") and n == 0 else 1)
        return pool[:n]

    def draw_deeds(self, n):
        hold(self.remaining is not None, "nobody knows which deed tokens remained")
        hold(len(self.remaining) >= n or not self.used_deeds, "the discarded were not mixed back")
        return self.draw("deed", by_number(self.remaining), n)

    def draw_cards(self, n):
        """Of what is left of the deck that the card behind the screen belongs to."""
        cards = [card["rows"] for card in (*self.used_cards, self.journey)]
        gone = [bare(rows) for rows in cards if None not in rows]
        deck = [card["rows"] for card in self.options["journeys"][self.journey["length"]]]
        left = [rows for rows in deck if bare(rows) not in gone]
        return [left[place] for place in self.draw("course", range(len(left)), n)]

    def then(self):
        """What an answer hangs on beside the log."""
        gandalf_plays = self.part == 2 and ("gandalf-in-rivendell", True) not in self.last_events
        return self.journey or {"length": None, "rows": []}, self.step, gandalf_plays

    def answer(self, question, entries, journey, step, gandalf_plays):
        (kind, about), = question.items()
        logged = [self.start, *entries]
        rows = logged if self.part == 1 else journey["rows"][:step + 1]
        frodo = bare(row for row in rows if row not in (None, ".", "/"))
        last, gandalf = frodo[-1] if frodo else None, logged[-1] if gandalf_plays else None
        if kind == "search":
            shelters = self.options["shelters"] and journey["length"] == "long"
            sheltered = shelters and about == last and f"{about}*" in journey["rows"]
            return "yes" if about in frodo and not sheltered else "no"
        if kind == "hunt":
            found = (about in frodo) + (about == last)
            if about == gandalf:
                return ("gandalf-is-found", "yes-gandalf-is-found", "both-are-found")[found]
            return ("no", "yes", "frodo-is-here")[found]
        near = ["frodo"] * self.lies_in(last, about) + ["gandalf"] * self.lies_in(gandalf, about)
        return "no" if not near else "yes" if kind == "perception" else "-and-".join(near)

    def lies_in(self, location, area):
        if location is None or not location.isdigit():
            return False
        lies = self.areas.get(location) or self.told.get(location)
        hold(lies, f"nobody knows where {location} lies, and so nothing can be answered")
        return area in (lies, lies.split("-")[0])

    def correct(self, correction):
        """Corrects the log; returns the place, the question and both answers where they differ."""
        (how, what), = correction.items()
        at, inserts, log = what["at"], how == "insert", list(self.log)
        hold(1 <= at <= len(log) + inserts, "the log has no such entry")
        log[at - 1:at - inserts] = [what["entry"]] if how != "remove" else []
        self.log, shift = tuple(log), {"entry": 0, "insert": 1, "remove": -1}[how]
        self.count("entries", shift)
        answers, changed = [], []
        for place, old in enumerate(self.answers):
            there = old.entries + (shift if old.entries >= at - inserts else 0)
            true = self.answer(old.asked["question"], log[:there], *old.then)
            answers.append(old._replace(answer=true, entries=there))
            if true != old.answer:
                changed.append((place, old.asked, old.answer, true))
        self.answers = tuple(answers)
        return changed


# What `new` agrees where it says nothing; what comes from files (the last four) nobody can tell.
STANDARD = {"starts": [], "by_hand": False, "repeatable": False, "pool": 3, "give": 1, "escape": "text",
            "shelters": False, "open_length": False}
FROM_FILES = ("board", "board2", "tiles", "journeys")


def words_of(full):
    """The words of a command; a value in quotes may have blanks in it."""
    return re.findall(r'[^\s=]*="(?:[^"]|"(?!\s|$))*"(?=\s|$)|\S+', full)


def said_options(words):
    """The options that the keys of `new`, `part2` and `letter-by-hand` name; a file only as there or not."""
    said = {}
    for key, _, value in (word.partition("=") for word in words):
        key, value = key.lower(), value.lower()
        if key in FROM_FILES:
            said[key] = value != "none"
        elif key in ("pool", "give"):
            said[key] = int(value)
        elif key == "starts":
            said[key] = [place_of(start) for start in value.split(",")]
        elif key == "seed":
            said |= {"seed": int(value), "repeatable": True}
        elif key == "escape":
            said[key] = value
        elif key in ("draws", "shelters", "length"):
            name = {"draws": "by_hand", "length": "open_length"}.get(key, key)
            said[name] = value in ("hand", "on", "open")
    return said


HIDDEN = {"start", "information", "move", "escape", "journey", "deeds", "correct"}
SHOWN = {"card": {"search", "hunt", "perception", "advance"}, "course": {"keep"},
         "gandalf": {"reveal", "deed", "rivendell"}}
GANDALF_BY = {"start": "start", "hide": "hiding", "flee": "fleeing"}


def place_of(word):
    """A location or an entry, as events write it."""
    return word.lstrip("0").upper()


def area_of(word):
    """An area or a section, as events write it."""
    section, letter = re.fullmatch("([IVX]+)-?([A-Z]?)", word).groups()
    return f"{section}-{letter}" if letter else section


def by_of(it):
    """By what Gandalf came to a place, and whether the program drew it."""
    (by, how), = [(it["by"], {})] if isinstance(it["by"], str) else it["by"].items()
    return by, how.get("drawn", False)


class Command:
    """A line in which a command was carried out. For each event that changes the game or is judged
    there is a method, named by it and by the half of the line in which it has to stand. It changes
    the game before it is judged: what follows a forgery is judged by the forgery."""

    def __init__(self, line, before):
        self.line, self.before, self.game = line, before, copy.copy(before)
        self.full, self.events, self.ends = line.secret["said"], [], False
        full = self.full.lower()
        self.words = words_of(full) if full.startswith(("new ", "part2 ")) else full.split(" ")
        self.card = self.words[0] == "card"
        self.verb, *self.rest = self.words[self.card:]

    def carry_out(self, faults):
        number = self.line.number
        self.read_events(self.line.public["did"]["events"], self.line.secret["events"])
        self.ends = "corrupted" in self.all("phase", True)
        for name, it, public in self.events:
            method = self.method(name, public)
            if method:
                faults.attempt(number, method, it)
            self.game.last_events = self.game.last_events | {(name, public): it}
        for check in (self.check_said, self.check_entries, self.check_steps, self.check_gandalf):
            faults.attempt(number, check)

    def method(self, name, public):
        return getattr(self, f"{'public' if public else 'secret'}_{name.replace('-', '_')}", None)

    def read_events(self, public, secret):
        """All events in the order in which they happened."""
        hidden, shown, total = dict(secret), iter(public), len(public) + len(secret)
        right = sorted(place for place in hidden if place in range(total))
        same("the places of the secret events", [place for place, _ in secret], right)
        for place in range(total):
            told = place not in hidden
            event = next(shown) if told else hidden[place]
            (name, it), = [(event, None)] if isinstance(event, str) else event.items()
            right = self.method(name, told) or not self.method(name, not told)
            hold(right, f"“{name}” stands in the wrong half")
            self.events.append((name, it, told))

    def all(self, name, public):
        return [it for named, it, told in self.events if (named, told) == (name, public)]

    def check_said(self):
        same("the command", self.full, BLANKS.sub(" ", self.full).strip(" "))
        name, told = self.words[0], self.line.public["did"]["said"]
        hidden = name in HIDDEN or name in SHOWN and not SHOWN[name] & set(self.words[1:2])
        known = "" if name == "area" else self.full.split(" ")[0] if hidden else self.full
        same("what the table knows", told, known)
        opening = self.all("opened", True) + self.all("letter-opened", True)
        hold(bool(opening) == (self.line.number == 2), "a game is opened in line 2, and only there")
        if self.verb in HIDDEN and self.rest == ["draw"]:
            drawn = self.all("journeys-drawn" if self.verb == "journey" else self.verb, False)
            hold(any(it.get("drawn", True) for it in drawn), "what was to be drawn was not")

    def check_entries(self):
        enters = self.verb == "escape" or self.verb == "move" and not self.ends
        said = ["/" if self.rest[0] == "stay" else place_of(self.rest[0])] if enters else []
        same("what was entered", [it["entry"] for it in self.all("entered", False)], said)

    def check_steps(self):
        """In Part 1 the steps follow from the entries, and no answer from the steps."""
        if self.before.part == 2:
            right = [self.before.step + 1] if self.verb == "advance" and not self.ends else []
            same("the steps", [it["step"] for it in self.all("stepped", True)], right)

    def check_gandalf(self):
        comes = self.verb == "gandalf" and self.rest[0] not in SHOWN["gandalf"]
        by = GANDALF_BY.get(self.rest[0], "move") if comes else None
        said = [(by, place_of(self.rest[by != "move"]))] if comes else []
        places = [(*by_of(it), it["at"]) for it in self.all("gandalf", False)]
        same("Gandalf's log", [(by, at) for by, drawn, at in places if not drawn], said)

    def check_agreed(self, options, unsaid, said):
        """What was said, and for the rest what is agreed where nothing is."""
        for name in set(said) & set(FROM_FILES):
            hold((options[name] is not None) == said[name], f"{name}: not what was said")
            said = said | {name: options[name]}
        same("what was agreed", options, unsaid | said)

    def public_opened(self, options):
        self.game.agree(options)
        files = {name: options[name] for name in FROM_FILES}
        self.check_agreed(options, STANDARD | files, said_options(self.rest))
        if options.get("seed") is not None:
            same("the seed", self.game.seed, options["seed"].to_bytes(32, "big"))

    def public_letter_opened(self, it):
        self.game.agree(it[1])
        if self.verb == "letter-by-hand":
            self.check_agreed(it[1], STANDARD | dict.fromkeys(FROM_FILES), said_options(self.rest))

    def public_part_two(self, it):
        before, said = self.before.options, said_options(self.rest)
        self.game.agree(it["options"])
        self.game.part, self.game.step, self.game.answers, self.game.proposed = 2, 0, (), None
        if it["seed"] is not None:
            self.game.seed = it["seed"].to_bytes(32, "big")
        by_letter = ("letter-opened", True) in self.before.last_events
        same("the seed", it["seed"], said.pop("seed", before.get("seed") if by_letter else None))
        said.pop("repeatable", None)
        on = {"board": before["board2"], "board2": None, "starts": []}
        self.check_agreed(it["options"], before | on, said)

    def secret_part_two(self, _):
        self.game.start, self.game.log, self.game.told, self.game.journey = None, (), {}, None

    def secret_start(self, it):
        self.game.start = it["location"]
        if it["drawn"]:
            starts = by_number(self.game.options["starts"] or self.game.board["starts"])
            same("the start", [it["location"]], self.game.draw("start", starts, 1, 0))

    def secret_information(self, it):
        if it["drawn"]:
            board = self.game.board
            tokens = by_number(board["information" if "information" in board else "allies"])
            drawn = by_number(self.game.draw("information", tokens, 5, 0))
            same("the Information", it["locations"], drawn)

    def secret_entered(self, it):
        self.game.log = (*self.game.log, it["entry"])
        self.game.count("entries")

    def secret_area_told(self, it):
        self.game.told = self.game.told | {it["location"]: it["area"]}

    def public_stepped(self, it):
        self.game.step = it["step"]

    public_escaped = public_stepped

    def public_tiles_drawn(self, it):
        pool, tiles, kind = self.game.pool, it["tiles"], f"tile{' 2' * (self.game.part - 1)}"
        for tile in tiles if pool is not None else ():
            at = self.game.pool.index(tile)
            self.game.pool = self.game.pool[:at] + self.game.pool[at + 1:]
        if it["by_app"]:
            hold(pool is not None, "nobody knows which tiles were in the pool")
            drawn = self.game.draw(kind, sorted(pool, key=tile_order), len(tiles))
            same("the tiles", tiles, drawn)

    def public_tile_returned(self, it):
        if self.game.pool is not None:
            self.game.pool = (*self.game.pool, it["tile"])

    def public_red_joined(self, it):
        self.public_tile_returned({"tile": it["value"] + "r"})

    def public_hunt_pool(self, it):
        self.game.pool = None if it["tiles"] is None else tuple(it["tiles"])

    def secret_journeys_drawn(self, it):
        for length in ("short", "long"):
            deck = self.game.options["journeys"][length]
            place, = self.game.draw(f"journey {length}", range(len(deck)), 1, 0)
            same(f"the {length} card", it[length], deck[place])

    def secret_journey(self, it):
        self.game.journey = it
        if (self.verb, self.rest[0]) == ("journey", "keep"):
            kept = self.game.last_events["journeys-drawn", False][self.rest[1]]
            same("the card", [it["length"], it["rows"]], [self.rest[1], kept["rows"]])

    def secret_course(self, it):
        before, after = self.game.journey, it["journey"]
        drawn = self.game.draw_cards(1) if it["drawn"] else []
        self.game.journey, self.game.used_cards = after, (*self.game.used_cards, before)
        if it["drawn"]:
            same("the card", [after["length"], after["rows"]], [before["length"], *drawn])

    def secret_cards_offered(self, cards):
        same("the cards", [card["rows"] for card in cards], self.game.draw_cards(len(cards)))

    def public_course_changed(self, it):
        back, self.game.step = max(self.game.step - 1, 0), it["step"]
        same("the step", it["step"], back)

    def secret_deeds(self, it):
        deeds, tokens = by_number(self.game.board.get("deeds", ())), it["tokens"]
        self.game.remaining = remaining = it["remaining"]
        if it["drawn"]:
            same("the tokens", tokens, by_number(self.game.draw("deed", deeds, 4, 0)))
        if it["drawn"] or remaining is not None:
            same("what remains", remaining, [token for token in deeds if token not in tokens])

    def secret_deeds_drawn(self, it):
        same("the tokens", it["tokens"], self.game.draw_deeds(2))

    def secret_deeds_mixed(self, _):
        game, remaining = self.game, self.game.remaining
        if remaining is not None:
            game.remaining, game.used_deeds = [*remaining, *game.used_deeds], ()
            hold(len(remaining) < 2, "deed tokens were mixed back while enough remained")

    def secret_gandalf(self, it):
        game, at, (by, by_app) = self.game, it["at"], by_of(it)
        drawn = game.draw_deeds(1) if by_app else [at]
        if by != "move":
            game.used_deeds = (*game.used_deeds, at)
            if game.remaining is not None:
                game.remaining = [token for token in game.remaining if token != at]
        if by == "start":
            game.start = at
        else:
            self.secret_entered({"entry": at})
        same("the token", [at], drawn)

    def public_answered(self, it):
        """Judged by what stood before the line, which may hold the flight that a Hunt causes."""
        asked, told, before = it["asked"], it["answer"], self.before
        now = Answered(asked, told, len(before.log), before.then())
        self.game.answers = (*self.game.answers, now)
        self.game.count("answers")
        same("the question", asked, self.question())
        same("the answer", told, before.answer(asked["question"], before.log, *before.then()))

    def question(self):
        if self.verb == "answer":
            return self.before.last_events["asked", True]
        kind, about = self.verb, place_of(self.rest[0])
        if kind == "perception":
            kind, about = "morgul" if self.rest[1:] else kind, area_of(about)
        return {"card": self.card, "question": {kind: about}}

    def secret_proposed(self, it):
        self.game.proposed = it
        how = self.rest[0] if self.rest[0] in ("insert", "remove") else "entry"
        at, *entry = self.rest[how != "entry":]
        entry = {} if how == "remove" else {"entry": place_of(entry[0])}
        same("the correction", it, {how: {"at": int(at), **entry}})

    def secret_not_corrected(self, _):
        self.game.proposed = None

    def secret_corrected(self, it):
        """What the table hears of a correction and what it does not hear are judged as one."""
        game, (told,), correction = self.game, self.all("corrected", True), it["correction"]
        proposed, game.proposed = game.proposed, None
        changed, entries = game.correct(correction), len(game.log)
        step = entries if game.part == 1 and game.step != entries else None
        game.step = game.step if step is None else step
        announced = [{"asked": asked, "was": was, "is": true} for _, asked, was, true in changed]
        same("the correction", correction, proposed)
        same("the true answers", it["answers"], [[place, true] for place, _, _, true in changed])
        same("what the table heard", told, {"step": step, "answers": announced})

    def public_corrected(self, _):
        self.game.count("corrections")
        hold(self.all("corrected", False), "the table was told of a correction that was none")


def seed_of(line):
    fixed = {"format": "underhill-record/1", "game": "hunt-for-the-ring", "rules": 3}
    texts = {key: line.public.get(key) for key in ("program", "id", "time")}
    same("the header", list(line.public.items()), list({**fixed, **texts}.items()))
    hold(all(isinstance(text, str) for text in texts.values()), "the header has other than texts")
    seed = line.secret["seed"]
    right = line.secret == {"seed": seed} and re.fullmatch("[0-9a-f]{64}", seed)
    hold(right, "the secret of the header is not a seed of 32 bytes")
    return bytes.fromhex(seed)


def take(line, standing, undone, faults):
    """Lines that stand and lines that can be given again: each with the game after it."""
    (what, it), = line.public.items()
    if what == "did":
        command = Command(line, standing[-1][1])
        # A line with faults stands all the same: they are named once, and not again below.
        standing.append((line.number, command.game))
        undone.clear()
        command.carry_out(faults)
    else:
        hold(what in ("undid", "redid") and line.secret is None, "no line can say that")
        here, there = (standing, undone) if what == "undid" else (undone, standing)
        hold(here and it == here[-1][0] > 2, f"that is not the line that can be {what[:2]}done")
        there.append(here.pop())


def has_chosen(line):
    """Whether something was drawn or chosen behind the screen, undone or not."""
    events = line.secret["events"] if isinstance(line.secret, dict) else []
    return any(event != "part-two" for _, event in events)


def check_word(line, drawn):
    """Who knew what was drawn could choose a word to fit."""
    events = line.public["did"]["events"] if "did" in line.public else []
    says = any(isinstance(event, dict) and "table-word" in event for event in events)
    hold(not (says and drawn), "the table's word was said after something was drawn")


def check_lines(lines, faults):
    """What is counted in the lines that stand."""
    hold(len(lines) > 1 and lines[0].number == 1, "there is no header, or no game")
    standing, undone, drawn = [(1, Game(seed_of(lines[0])))], [], False
    for line in lines[1:]:
        faults.attempt(line.number, take, line, standing, undone, faults)
        faults.attempt(line.number, check_word, line, drawn)
        drawn = drawn or has_chosen(line)
    return standing[-1][1].counts


def check_seal(seal, heads):
    digits, words = seal.strip().lower().removeprefix("underhill:"), re.split(r"[\s,]+", seal.lower().strip())
    if re.fullmatch("[0-9a-f]{64}", digits):
        here = digits in heads
    else:
        file = next((file for file in WORDS if file.exists()), None)
        hold(file, "there is no seal-words.txt")
        known = file.read_text(encoding="utf-8").split()
        hold(len(words) == 4 and set(words) <= set(known), f"“{seal}” is no seal")
        bits = sum(known.index(word) << 33 - 11 * i for i, word in enumerate(words))
        here = bits in [int(head, 16) >> 212 for head in heads]
    hold(here, f"no line has the seal “{seal}”")


def main():
    arguments = argparse.ArgumentParser(description="Checks the file of a game of Underhill.")
    arguments.add_argument("file", type=pathlib.Path)
    arguments.add_argument("--seal", action="append", default=[])
    given, faults = arguments.parse_args(), Faults()
    sys.stdout.reconfigure(errors="backslashreplace")
    try:
        lines = read_lines(given.file.read_bytes(), faults)
    except OSError as error:
        print(f"? the file cannot be read: {error.strerror}")
        return 1
    counts = faults.attempt(1, check_lines, lines, faults)
    for seal in given.seal:
        faults.attempt(0, check_seal, seal, [line.head for line in lines])
    for number, fault in sorted(faults):
        print(f"? line {number}: {fault}" if number else f"? {fault}")
    if not faults:
        print("= honest: " + ", ".join(f"{number} {what}" for what, number in counts.items()))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
