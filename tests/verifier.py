"""Checks the file of a finished game of Underhill, from what SEALS.md says alone.

    python3 verifier.py FILE [--seal SEAL]...

Prints what was counted and ends with 0 where everything holds, else each thing that does not hold
and ends with 1. FULL, PUBLIC, lines that stand and so on are words of SEALS.md."""

import argparse
import copy
import hashlib
import json
import pathlib
import re
import sys
from typing import NamedTuple

LAYOUT = re.compile(r',"salt":"([0-9a-f]{32})","secret":')
ENDING = re.compile(r',"head":"([0-9a-f]{64})"\}')
STRING_VALUES = re.compile(r':"(?:[^"\\]|\\.)*"')
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
# Python counts four control characters as blanks, Unicode does not.
BLANKS = re.compile(r"[^\S\x1c-\x1f]+")
LOCATION = re.compile(r"[1-9][0-9]*|[A-Z]+")
MALFORMED = (LookupError, TypeError, ValueError, AttributeError, RecursionError)

# What an event has to look like: a type, a dict of such, a list of one such, a tuple of
# alternatives, or the very value. "?" ends a key that may be missing, "..." lets others stand.
ANYTHING = object
TEXT, NUMBER = (str, None), (int, None)
QUESTION = ({"search": str}, {"hunt": str}, {"perception": str}, {"morgul": str})
ASKED = {"card?": bool, "question": QUESTION}
ENTRY = {"at": int, "entry": str}
CORRECTION = ({"entry": ENTRY}, {"insert": ENTRY}, {"remove": {"at": int}})
GANDALF_BY = ("start", "hiding", {"move": {"word": bool}}, {"fleeing": {"drawn": bool}})
STEP = {"step": NUMBER, "...": ANYTHING}
JOURNEY = {"length?": ("short", "long", None), "rows": [TEXT], "filled?": ANYTHING}
CARD = {"name": ANYTHING, "rows": [str]}
TILES = {"name": ANYTHING, "beige": [str], "grey": [str], "red": [str]}
DECKS = {"name": ANYTHING, "short": [CARD], "long": [CARD]}
OPTIONS = {"board": TEXT, "board2": TEXT, "tiles": (TILES, None), "journeys": (DECKS, None),
           "starts": [str], "seed?": NUMBER, "shelters": bool, "...": ANYTHING}
PUBLIC = {
    "opened": OPTIONS,
    "letter-opened": list,
    "part-two": {"options": OPTIONS, "seed": NUMBER},
    "table-word": {"word": str},
    "stepped": STEP,
    "course-changed": STEP,
    "gandalf-in-rivendell": ANYTHING,
    "answered": {"asked": ASKED, "answer": str},
    "corrected": {"step": NUMBER, "answers": [{"asked": ASKED, "was": str, "is": str}]},
    "tiles-drawn": {"tiles": [str], "by_app": bool, "...": ANYTHING},
    "tile-returned": {"tile": str},
    "red-joined": {"value": str},
    "hunt-pool": {"tiles": ([str], None)},
}
SECRET = {
    "start": {"location": str, "drawn": bool},
    "entered": {"entry": str, "word": bool},
    "area-told": {"location": str, "area": str},
    "part-two": None,
    "journey": JOURNEY,
    "course": {"journey": JOURNEY, "drawn": bool},
    "gandalf": {"at": str, "by": GANDALF_BY},
    "information": {"locations": [str], "drawn": bool},
    "journeys-drawn": {"short": CARD, "long": CARD},
    "deeds": {"tokens": [str], "remaining": ([str], None), "drawn": bool},
    "deeds-drawn": {"tokens": [str]},
    "deeds-mixed": None,
    "cards-offered": [CARD],
    "proposed": CORRECTION,
    "not-corrected": None,
    "corrected": {"correction": CORRECTION, "answers": [list]},
}


class Fault(Exception):
    """Something that does not hold."""


def hold(true, otherwise):
    if not true:
        raise Fault(otherwise)


def fits(value, shape):
    if shape is ANYTHING:
        return True
    if isinstance(shape, type):
        return type(value) is shape  # and not isinstance: true is no number
    if isinstance(shape, tuple):
        return any(fits(value, one) for one in shape)
    if isinstance(shape, list):
        return isinstance(value, list) and all(fits(item, shape[0]) for item in value)
    if isinstance(shape, dict):
        return isinstance(value, dict) and fits_keys(value, shape)
    return value == shape and type(value) is type(shape)


def fits_keys(value, shape):
    known = {key.rstrip("?"): one for key, one in shape.items()}
    needed = {key for key in shape if key != "..." and not key.endswith("?")}
    inside = all(fits(value[key], one) for key, one in known.items() if key in value)
    return needed <= set(value) and inside and ("..." in shape or set(value) <= set(known))


# --- the lines ---------------------------------------------------------------------------------


class Line(NamedTuple):
    number: int
    public_text: str
    salt: str
    secret_text: str
    head: str
    public: object
    secret: object


def no_twins(pairs):
    hold(len({key for key, _ in pairs}) == len(pairs), "a key stands twice")
    return dict(pairs)


def no_constant(name):
    raise Fault(f"{name} is no JSON")


JSON = json.JSONDecoder(object_pairs_hook=no_twins, parse_constant=no_constant)


def read_line(number, text):
    start = len('{"public":')
    hold(text.startswith('{"public":'), "the line does not begin with its public half")
    public, end = JSON.raw_decode(text, start)
    salt = LAYOUT.match(text, end)
    hold(salt, "there is no salt behind the public half")
    secret, secret_end = JSON.raw_decode(text, salt.end())
    head = ENDING.fullmatch(text, secret_end)
    hold(head, "there is no head behind the secret half")
    hold(not re.search(r"\s", STRING.sub("", text)), "there are blanks outside of strings")
    secret_text = text[salt.end():secret_end]
    return Line(number, text[start:end], salt[1], secret_text, head[1], public, secret)


def head_of(before, line):
    public = hashlib.sha256(line.public_text.encode()).digest()
    secret = hashlib.sha256(bytes.fromhex(line.salt) + line.secret_text.encode()).digest()
    return hashlib.sha256(before + public + secret).digest()


def read_lines(raw, faults):
    """The lines of the file; what cannot be read or is not chained goes to the faults."""
    lines, before, texts = [], bytes(32), raw.split(b"\n")
    if texts.pop() != b"":
        faults.append((len(texts) + 1, "the line does not end in a line feed"))
    for number, text in enumerate(texts, 1):
        try:
            line = read_line(number, text.decode("utf-8"))
            lines.append(line)
            hold(head_of(before, line).hex() == line.head, "the chain does not hold here")
        except Fault as fault:
            faults.append((number, str(fault)))
        except MALFORMED:
            faults.append((number, "the line is not as a line has to be"))
        before = bytes.fromhex(lines[-1].head) if lines else before
    return lines


# --- draws -------------------------------------------------------------------------------------


def numbers(seed, word, kind, nth):
    block = 0
    word, kind = word.encode(), kind.encode()
    start = b"underhill-draw/1\0" + seed + len(word).to_bytes(4, "big") + word
    start += len(kind).to_bytes(1, "big") + kind + nth.to_bytes(8, "big")
    while True:
        digest = hashlib.sha256(start + block.to_bytes(8, "big")).digest()
        for i in range(0, 32, 4):
            yield int.from_bytes(digest[i:i + 4], "big")
        block += 1


def below(bound, stream):
    limit = 2**32 - 2**32 % bound
    return next(number for number in stream if number < limit) % bound


def tile_order(tile):
    value = tile.removesuffix("r")
    return (1, 0, tile != value) if value == "eye" else (0, int(value), tile != value)


def by_number(locations):
    return sorted(locations, key=int)


# --- the game ----------------------------------------------------------------------------------


class Journey(NamedTuple):
    length: object
    rows: tuple


class Answered(NamedTuple):
    """A question of this part, its answer as it is now, and what there was when it was asked."""
    asked: dict
    answer: str
    entries: int
    journey: Journey
    step: int
    gandalf_plays: bool


def unmarked(row):
    """Where a row leads, without the mark of a shelter."""
    return row.rstrip("*")


def places_of(rows):
    bare = [unmarked(row) for row in rows if row is not None]
    return [row for row in bare if LOCATION.fullmatch(row)]


class Game:
    """What the lines that stand have made. Nothing in it is changed in place: copies share it."""

    def __init__(self, seed):
        self.seed, self.word, self.part, self.options = seed, "", 1, None
        self.areas, self.told, self.board = {}, {}, {}
        self.start, self.log, self.gandalf, self.gandalf_plays = None, (), (), False
        self.journey, self.step, self.used_cards = None, 0, ()
        self.pool, self.remaining, self.used_deeds, self.draws = None, None, (), {}
        self.answers, self.proposed = (), None
        self.counts = {"entries": 0, "answers": 0, "draws": 0, "corrections": 0}

    def count(self, what, more=1):
        self.counts = self.counts | {what: self.counts[what] + more}

    def agree(self, options):
        hold(fits(options, OPTIONS), "the options are not as options have to be")
        self.options = options
        self.board = json.loads(options["board"]) if options["board"] else {}
        areas = self.board.get("areas", {}).items()
        self.areas = {str(place): area for area, places in areas for place in places}
        self.pool = tuple(options["tiles"]["beige"]) if options["tiles"] else None

    def begin_part_two(self, options, seed):
        self.agree(options)
        self.part, self.step, self.answers, self.proposed = 2, 0, (), None
        self.seed = self.seed if seed is None else seed.to_bytes(32, "big")

    def put_away_part_one(self):
        self.start, self.log, self.told, self.journey = None, (), {}, None
        self.gandalf, self.gandalf_plays = (), False

    def draw(self, kind, pool, n, nth=None):
        """Draws again; where `nth` is not fixed, it is how many draws of the kind stand."""
        hold(pool is not None, f"nobody knows from what the {kind} was drawn")
        pool, n = list(pool), min(n, len(pool))
        nth = self.draws.get(kind, 0) if nth is None else nth
        stream = numbers(self.seed, self.word, kind, nth)
        for i in range(n):
            j = i + below(len(pool) - i, stream)
            pool[i], pool[j] = pool[j], pool[i]
        self.draws = self.draws | {kind: self.draws.get(kind, 0) + 1}
        self.count("draws", 1 if kind[:4] != "tile" or n else 0)
        return pool[:n]

    def draw_deeds(self, n):
        hold(self.remaining is not None, "nobody knows which deed tokens remain")
        mixed = len(self.remaining) >= n or not self.used_deeds
        hold(mixed, "the discarded deed tokens were not mixed back")
        return self.draw("deed", by_number(self.remaining), n)

    def draw_cards(self, n):
        """Of what is left of the deck that the card behind the screen belongs to."""
        cards = (*self.used_cards, self.journey)
        gone = [list(map(unmarked, card.rows)) for card in cards if None not in card.rows]
        deck = [card["rows"] for card in self.options["journeys"][self.journey.length]]
        left = [rows for rows in deck if list(map(unmarked, rows)) not in gone]
        return [left[place] for place in self.draw("course", range(len(left)), n)]

    # --- where they are, and what is answered

    def entries(self):
        return self.log if self.part == 1 else self.gandalf[1:]

    def rows(self, entries, journey, step):
        if self.part == 1:
            return [self.start, *entries]
        return journey.rows[:step + 1] if journey else []

    def answer(self, question, entries, journey, step, gandalf_plays):
        (kind, about), = question.items()
        rows = self.rows(entries, journey, step)
        frodo = places_of(rows)
        last = frodo[-1] if frodo else None
        gandalf = [*self.gandalf[:1], *entries][-1] if self.part == 2 and gandalf_plays else None
        if kind == "search":
            sheltered = self.part == 2 and self.in_shelter(about, last, rows, journey)
            return "yes" if about in frodo and not sheltered else "no"
        if kind == "hunt":
            return self.hunted(about == last, about in frodo, about == gandalf)
        frodo_near, gandalf_near = self.lies_in(last, about), self.lies_in(gandalf, about)
        if kind == "perception":
            return "yes" if frodo_near or gandalf_near else "no"
        return "-and-".join(["frodo"] * frodo_near + ["gandalf"] * gandalf_near) or "no"

    def in_shelter(self, about, last, rows, journey):
        at_last = [row for row in rows if row is not None and unmarked(row) == last]
        marked = about == last and at_last[-1].endswith("*")
        return marked and self.options["shelters"] and journey.length == "long"

    @staticmethod
    def hunted(is_last, is_one, gandalf_is_here):
        if is_last:
            return "both-are-found" if gandalf_is_here else "frodo-is-here"
        if is_one:
            return "yes-gandalf-is-found" if gandalf_is_here else "yes"
        return "gandalf-is-found" if gandalf_is_here else "no"

    def lies_in(self, location, area):
        if location is None or not location.isdigit():
            return False
        lies = self.areas.get(location) or self.told.get(location)
        return lies is not None and area in (lies, lies.split("-")[0])

    def then(self):
        """What an answer depends on beside the entries of the log."""
        return self.journey, self.step, self.gandalf_plays

    # --- corrections

    def correct(self, correction, told, secret):
        hold(correction == self.proposed, "this correction was not proposed")
        (how, what), = correction.items()
        log, at = list(self.entries()), what["at"]
        hold(1 <= at <= len(log) + (how == "insert"), "the log has no such entry")
        log[at - 1:at - (how == "insert")] = [what["entry"]] if how != "remove" else []
        self.replace_log(tuple(log))
        shift = {"entry": 0, "insert": 1, "remove": -1}[how]
        self.count("entries", shift)
        answers, changed = [], []
        for place, old in enumerate(self.answers):
            there = old.entries + (shift if old.entries >= at - (how == "insert") else 0)
            then = old.journey, old.step, old.gandalf_plays
            true = self.answer(old.asked["question"], log[:there], *then)
            answers.append(old._replace(answer=true, entries=there))
            if true != old.answer:
                changed.append((place, old.asked, old.answer, true))
        self.answers, self.proposed = tuple(answers), None
        listed = [[place, true] for place, _, _, true in changed]
        hold(secret == listed, f"the answers to set right are {listed}, not {secret}")
        announced = [{"asked": asked, "was": was, "is": true} for _, asked, was, true in changed]
        hold(told == announced, "the table was told other answers than were set right")

    def replace_log(self, log):
        if self.part == 1:
            self.log = log
        else:
            self.gandalf = (*self.gandalf[:1], *log)


# --- events ------------------------------------------------------------------------------------


def start(game, it):
    if it["drawn"]:
        starts = game.options["starts"] or map(str, game.board["starts"])
        drawn = game.draw("start", by_number(starts), 1, 0)
        hold(drawn == [it["location"]], f"{drawn} is drawn")
    game.start = it["location"]


def information(game, it):
    if it["drawn"]:
        tokens = game.board["information"] if "information" in game.board else game.board["allies"]
        drawn = game.draw("information", by_number(map(str, tokens)), 5, 0)
        hold(by_number(drawn) == it["locations"], "other Information was drawn")


def tiles_drawn(game, it):
    kind = "tile" if game.part == 1 else "tile 2"
    if it["by_app"]:
        pool = None if game.pool is None else sorted(game.pool, key=tile_order)
        hold(game.draw(kind, pool, len(it["tiles"])) == it["tiles"], "other tiles were drawn")
    for tile in it["tiles"] if game.pool is not None else ():
        hold(tile in game.pool, f"there is no tile {tile} to draw")
        at = game.pool.index(tile)
        game.pool = game.pool[:at] + game.pool[at + 1:]


def journeys_drawn(game, it):
    for length in ("short", "long"):
        deck = game.options["journeys"][length]
        place, = game.draw(f"journey {length}", range(len(deck)), 1, 0)
        hold(deck[place] == it[length], f"another {length} Journey card was drawn")


def deeds(game, it):
    if it["drawn"]:
        pool = by_number(map(str, game.board["deeds"]))
        drawn = by_number(game.draw("deed", pool, 4, 0))
        hold(drawn == it["tokens"], f"{drawn} are drawn")
        rest = [token for token in pool if token not in drawn]
        hold(by_number(it["remaining"] or []) == rest, "other deed tokens remain")
    game.remaining = None if it["remaining"] is None else tuple(it["remaining"])


def deeds_drawn(game, it):
    drawn = game.draw_deeds(2)
    hold(drawn == it["tokens"], f"{drawn} are drawn")


def deeds_mixed(game, _):
    if game.remaining is not None:
        game.remaining = (*game.remaining, *game.used_deeds)
    game.used_deeds = ()


def gandalf(game, it):
    at, by = it["at"], it["by"]
    hold(LOCATION.fullmatch(at), "that is no place")
    if by == {"fleeing": {"drawn": True}}:
        drawn = game.draw_deeds(1)
        hold(drawn == [at], f"{drawn} is drawn")
    if "move" not in by:
        game.used_deeds = (*game.used_deeds, at)
        if game.remaining is not None:
            game.remaining = tuple(token for token in game.remaining if token != at)
    game.gandalf, game.gandalf_plays = (*game.gandalf, at), True
    game.count("entries", 0 if by == "start" else 1)


def journey(game, it):
    game.journey = Journey(it.get("length"), tuple(it["rows"]))


def course(game, it):
    if it["drawn"]:
        hold(game.draw_cards(1) == [it["journey"]["rows"]], "another Journey card is drawn")
    game.used_cards = (*game.used_cards, game.journey)
    journey(game, it["journey"])


def cards_offered(game, cards):
    drawn = game.draw_cards(len(cards))
    hold(drawn == [card["rows"] for card in cards], "other Journey cards are drawn")


def entered(game, it):
    hold(it["entry"] in (".", "/") or LOCATION.fullmatch(it["entry"]), "that is no entry")
    game.log = (*game.log, it["entry"])
    game.count("entries")


def into_pool(game, tile):
    game.pool = None if game.pool is None else (*game.pool, tile)


def stepped(game, it):
    game.step = game.step if it["step"] is None else it["step"]


def not_corrected(game, _):
    hold(game.proposed is not None, "no correction is proposed")
    game.proposed = None


OPENINGS = ("opened", "letter-opened")
APPLY = {
    "opened": lambda game, options: game.agree(options),
    "letter-opened": lambda game, it: game.agree(it[1]),
    "part-two": lambda game, _: game.put_away_part_one(),
    "start": start,
    "information": information,
    "tiles-drawn": tiles_drawn,
    "tile-returned": lambda game, it: into_pool(game, it["tile"]),
    "red-joined": lambda game, it: into_pool(game, it["value"].removesuffix("r") + "r"),
    "hunt-pool": lambda game, it: setattr(game, "pool", it["tiles"]),
    "journeys-drawn": journeys_drawn,
    "journey": journey,
    "course": course,
    "cards-offered": cards_offered,
    "deeds": deeds,
    "deeds-drawn": deeds_drawn,
    "deeds-mixed": deeds_mixed,
    "gandalf": gandalf,
    "gandalf-in-rivendell": lambda game, _: setattr(game, "gandalf_plays", False),
    "entered": entered,
    "area-told": lambda game, it: setattr(game, "told", game.told | {it["location"]: it["area"]}),
    "stepped": stepped,
    "course-changed": stepped,
    "table-word": lambda game, it: setattr(game, "word", it["word"]),
    "proposed": lambda game, it: setattr(game, "proposed", it),
    "not-corrected": not_corrected,
}


def named(event, shapes, others):
    """The event's name and what it says; it has to stand in the half that the page puts it in."""
    hold(isinstance(event, str) or isinstance(event, dict) and len(event) == 1, "that is no event")
    name, it = (event, None) if isinstance(event, str) else next(iter(event.items()))
    hold(name in shapes or name not in others, f"“{name}” stands in the wrong half")
    hold(fits(it, shapes.get(name, ANYTHING)), f"“{name}” is not as it has to be")
    return name, it


def in_order(public, secret):
    """All events in the order in which they happened, each with whether it is public."""
    hidden = {}
    for place, event in secret:
        fitting = type(place) is int and 0 <= place < len(public) + len(secret)
        hold(fitting, "a secret event has no place")
        hold(place > max(hidden, default=-1), "the secret events are not in order")
        hidden[place] = (*named(event, SECRET, PUBLIC), False)
    shown = iter([(*named(event, PUBLIC, SECRET), True) for event in public])
    return [hidden[i] if i in hidden else next(shown) for i in range(len(public) + len(secret))]


def check_said(opened, full):
    hold(full == BLANKS.sub(" ", full).strip(" "), "the command has blanks that are not folded")
    known = (full, full.split(" ")[0], "")
    hold(opened in known, "the table was told another command than was said")


def check_entered(full, events):
    words = full.upper().split(" ")
    words = words[1:] if words[:2] == ["CARD", "MOVE"] else words
    said = []
    if words[0] in ("MOVE", "ESCAPE"):
        said = ["/" if words[:2] == ["ESCAPE", "STAY"] else words[1].lstrip("0")]
    entries = [it["entry"] for name, it, _ in events if name == "entered"]
    hold(entries == said, f"what was entered, {entries}, is not what was said, {said}")


def check_answer(before, it):
    """Judged by what stood before the line, which may hold the flight that a Hunt brings about."""
    true = before.answer(it["asked"]["question"], before.entries(), *before.then())
    hold(it["answer"] == true, f"“{it['answer']}” was answered, “{true}” is true")
    return Answered(it["asked"], true, len(before.entries()), *before.then())


def check_correction(game, events):
    """What is told of a correction and what stays secret are two events: they are judged as one."""
    told = [it for name, it, shown in events if name == "corrected" and shown]
    secret = [it for name, it, shown in events if name == "corrected" and not shown]
    hold(len(told) == len(secret) <= 1, "half of a correction is missing")
    if told:
        game.correct(secret[0]["correction"], told[0]["answers"], secret[0]["answers"])
        stepped(game, told[0])
        game.count("corrections")


def carry_out(game, line):
    """The game after the command of a line, each of its answers, draws and corrections checked."""
    hold(fits(line.public, {"did": {"said": str, "events": list}}), "the public half is no command")
    hold(fits(line.secret, {"said": str, "events": [list]}), "the secret half is no command")
    check_said(line.public["did"]["said"], line.secret["said"])
    events = in_order(line.public["did"]["events"], line.secret["events"])
    check_entered(line.secret["said"], events)
    before, game = game, copy.copy(game)
    for name, it, shown in events:
        if name == "answered":
            game.answers = (*game.answers, check_answer(before, it))
            game.count("answers")
        elif name == "part-two" and shown:
            game.begin_part_two(it["options"], it["seed"])
        elif name != "corrected" and name in APPLY:
            hold(name not in OPENINGS or line.number == 2, "a game is opened in line 2 only")
            APPLY[name](game, it)
    check_correction(game, events)
    return game


# --- the whole ---------------------------------------------------------------------------------


def check_header(line):
    texts = {key: str for key in ("program", "id", "time")}
    shape = {"format": "underhill-record/1", "game": "hunt-for-the-ring", "rules": 3, **texts}
    hold(fits(line.public, shape), "the header is not that of such a game, or of other rules")
    hold(fits(line.secret, {"seed": str}), "the header has no seed")
    hold(re.fullmatch("[0-9a-f]{64}", line.secret["seed"]), "the seed is not 32 bytes")
    return bytes.fromhex(line.secret["seed"])


def check_opening(game, line):
    names = [named(event, PUBLIC, SECRET)[0] for event in line.public["did"]["events"]]
    hold(game.options and set(OPENINGS) & set(names), "line 2 opens no game")
    chosen = game.options.get("seed")
    right = chosen is None or chosen.to_bytes(32, "big") == game.seed
    hold(right, "the seed is not the number that was chosen")


class Record:
    """The lines that stand and those that can be given again, each with the game after it."""

    def __init__(self, header):
        self.standing, self.undone = [(1, Game(check_header(header)))], []

    def game(self):
        return self.standing[-1][1]

    def take(self, line):
        last, redo = self.standing[-1][0], self.undone[-1][0] if self.undone else None
        if fits(line.public, {"undid": int}):
            hold(line.secret is None, "an undo has no secret half")
            hold(line.public["undid"] == last > 2, "that line is not the last that stands")
            self.undone.append(self.standing.pop())
        elif fits(line.public, {"redid": int}):
            hold(line.secret is None, "a redo has no secret half")
            hold(line.public["redid"] == redo, "that line was not undone last")
            self.standing.append(self.undone.pop())
        else:
            self.undone = []
            self.standing.append((line.number, carry_out(self.game(), line)))
        if line.number == 2:
            check_opening(self.game(), line)


def rests_on_a_word(line):
    """Whether a line holds what the program was told: by hand, or on the Ring-bearer's word."""
    text = STRING_VALUES.sub("", line.public_text + line.secret_text)
    return any(mark in text for mark in ('"word":true', '"by_app":false', '"drawn":false'))


def check_lines(lines, faults):
    record = Record(lines[0])
    for line in lines[1:]:
        try:
            record.take(line)
        except Fault as fault:
            faults.append((line.number, str(fault)))
        except MALFORMED:
            faults.append((line.number, "an event is not as it has to be"))
    hold(len(lines) > 1, "no game was opened")
    standing = {number for number, _ in record.standing}
    told = [line.number for line in lines if line.number in standing and rests_on_a_word(line)]
    return record.game().counts, told


def word_list():
    here = pathlib.Path(__file__).resolve().parent
    paths = (here.parent / "resources/seal-words.txt", here / "seal-words.txt")
    found = [path for path in paths if path.exists()]
    hold(found, "there is no seal-words.txt")
    return found[0].read_text(encoding="utf-8").split()


def seal_holds(seal, lines):
    digits = seal.strip().lower().removeprefix("underhill:")
    if re.fullmatch("[0-9a-f]{64}", digits):
        return any(line.head == digits for line in lines)
    words, known = seal.lower().split(), word_list()
    hold(len(words) == 4 and set(words) <= set(known), f"“{seal}” is no seal")
    bits = sum(known.index(word) << 33 - 11 * i for i, word in enumerate(words))
    return any(int(line.head, 16) >> 212 == bits for line in lines)


def verify(raw, seals):
    """The faults of a file, each with its line (0: the whole), the counts, what was only told."""
    faults, counts, told = [], {}, []
    lines = read_lines(raw, faults)
    try:
        hold(lines and lines[0].number == 1, "there is no header")
        counts, told = check_lines(lines, faults)
    except Fault as fault:
        faults.append((1, str(fault)))
    for seal in seals:
        try:
            hold(seal_holds(seal, lines), f"no line has the seal “{seal}”")
        except Fault as fault:
            faults.append((0, str(fault)))
    return faults, counts, told


def main():
    arguments = argparse.ArgumentParser(description="Checks the file of a game of Underhill.")
    arguments.add_argument("file", type=pathlib.Path)
    arguments.add_argument("--seal", action="append", default=[])
    given = arguments.parse_args()
    sys.stdout.reconfigure(errors="backslashreplace")
    try:
        faults, counts, told = verify(given.file.read_bytes(), given.seal)
    except OSError as error:
        faults, counts, told = [(0, f"the file cannot be read: {error.strerror}")], {}, []
    for number, fault in sorted(faults):
        print(f"? line {number}: {fault}" if number else f"? {fault}")
    if told:
        print("! by hand, or on the Ring-bearer's word: line", ", ".join(map(str, told)))
    if not faults:
        print("= honest: " + ", ".join(f"{number} {what}" for what, number in counts.items()))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
