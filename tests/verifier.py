"""Checks the file of a finished game of Underhill, from what SEALS.md says alone.

    python3 verifier.py FILE... [--seal SEAL]...

Prints what was counted and ends with 0 where everything holds, else each thing that does not and
ends with 1. Of a game whose rules are not known here it checks what any game has, its chain above
all, and says that it was no more. Where several files are named, each is named before what is said
of it. FULL, OPEN, lines that stand and so on are words of SEALS.md, and the halves are that page's."""

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

# =================================================================================================
# Any game
# =================================================================================================

HERE = pathlib.Path(__file__).resolve().parent
WORDS = (HERE.parent / "resources/seal-words.txt", HERE / "seal-words.txt")
LINE = re.compile(
    r'\{"public":(.+),"salt":"([0-9a-f]{32})","secret":(.+),"head":"([0-9a-f]{64})"\}')
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
FORMAT, PADDED_TO = "underhill-record/1", 512
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
Line = namedtuple("Line", "number public secret length digests head")


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
    for written in (public, secret):
        # No escape that is not needed, no number written otherwise.
        again = json.dumps(JSON.decode(written), ensure_ascii=False, separators=(",", ":"))
        same("what stands there", written, again)
    salted = bytes.fromhex(salt) + secret.encode()
    digests = sha256(public.encode()).digest() + sha256(salted).digest()
    return Line(number, JSON.decode(public), JSON.decode(secret), len(secret.encode()), digests, head)


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


def or_null(form):
    return lambda it: it is None or fits(it, form)


def either(*forms):
    return lambda it: any(fits(it, form) for form in forms)


def pair(*forms):
    return lambda it: len(it) == len(forms) and all(map(fits, it, forms))


def fits(it, form):
    """A text stands for what it matches, a type for itself, a list for a list of such, an object for one with
    these keys in this order, of which those that end in ? may be missing; None is what has nothing to it."""
    if form is None or isinstance(form, type):
        return it is None if form is None else type(it) is form and (form is not int or it >= 0)
    if isinstance(form, str):
        return isinstance(it, str) and re.fullmatch(form, it) is not None
    if isinstance(form, list):
        return isinstance(it, list) and all(fits(item, form[0]) for item in it)
    if not isinstance(form, dict):
        return form(it)
    known = {key.removesuffix("?"): inside for key, inside in form.items()}
    right = [key for key in known if key in it or key in form]
    return isinstance(it, dict) and list(it) == right and all(fits(it[key], known[key]) for key in it)


def numbers(seed, word, kind, nth):
    word, kind = word.encode(), kind.encode()
    start = b"underhill-draw/1\0" + seed + struct.pack(">I", len(word)) + word
    start += struct.pack(">B", len(kind)) + kind + struct.pack(">Q", nth)
    for block in itertools.count():
        yield from struct.unpack(">8I", sha256(start + struct.pack(">Q", block)).digest())


def draw(seed, word, kind, nth, pool, n):
    """Draws again: `n` of the pool, which is in its order, or all if there are fewer."""
    pool, stream = list(pool), numbers(seed, word, kind, nth)
    n = min(n, len(pool))
    for i in range(n):
        size = len(pool) - i
        j = i + next(x for x in stream if x < 2**32 - 2**32 % size) % size
        pool[i], pool[j] = pool[j], pool[i]
    return pool[:n]


class Command:
    """A line in which a command was carried out, of any game: `game` is what it makes of the one
    before."""

    def __init__(self, line, before):
        self.line, self.before, self.game = line, before, copy.copy(before)
        self.full, self.events = line.secret["said"], []

    def carry_out(self, faults):
        """What it says and what has happened are of their form: the rest only the game's rules know."""
        self.read_events(self.line.public["did"]["events"], self.line.secret["events"])
        texts = isinstance(self.full, str) and isinstance(self.line.public["did"]["said"], str)
        hold(texts, "what was said is no text")

    def read_events(self, public, secret):
        """All events in the order in which they happened."""
        hold(isinstance(public, list) and isinstance(secret, list), "the events are no list")
        hidden, shown, total = dict(secret), iter(public), len(public) + len(secret)
        right = sorted(place for place in hidden if type(place) is int and place in range(total))
        same("the places of the secret events", [place for place, _ in secret], right)
        for place in range(total):
            told = place not in hidden
            event = next(shown) if told else hidden[place]
            (name, it), = [(event, None)] if isinstance(event, str) else event.items()
            self.check_event(name, it, told)
            self.events.append((name, it, told))

    def check_event(self, name, it, told):
        """Whether the game has an event of this name and form, in this half of a line."""


class Record:
    """The lines of a file one after the other, of any game: those that stand and those that can be
    given again, each with the game after it. A game whose rules are known has a class of its own,
    which says what more has to hold."""

    # The version of the rules that is known; what reads a command; whether they are padded.
    rules, command, padded = None, Command, None

    def __init__(self, header):
        self.name, self.version = header.public["game"], header.public.get("rules")
        self.standing, self.undone = [(1, self.begin(self.seed_of(header)))], []

    def seed_of(self, line):
        rules = self.version if self.rules is None else self.rules
        fixed = {"format": FORMAT, "game": self.name, "rules": rules}
        texts = {key: line.public.get(key) for key in ("program", "id", "time")}
        same("the header", list(line.public.items()), list({**fixed, **texts}.items()))
        hold(all(isinstance(text, str) for text in texts.values()), "the header has other than texts")
        hold(re.fullmatch("[0-9A-Za-z]{1,32}", texts["id"]), "the mark of the game is none")
        hold(re.fullmatch("[0-9]{4}(-[0-9]{2}){2}T[0-9]{2}(:[0-9]{2}){2}Z", texts["time"]), "the time of the game is none")
        hold(fits(rules, int), "the rules have no version")
        seed = line.secret["seed"]
        hold(line.secret == {"seed": seed} and re.fullmatch("[0-9a-f]{64}", seed), "the secret of the header is not a seed of 32 bytes")
        return bytes.fromhex(seed)

    def begin(self, seed):
        """The game before its first command; nothing, where nobody knows what it is made of."""

    def take(self, line, faults):
        (what, it), *time = line.public.items()
        hold([key for key, _ in time] in ([], ["at"]) and all(fits(at, int) and 0 <= at < 2**32 for _, at in time),
             "no line can say that")
        if what == "did":
            faults.attempt(line.number, self.check_parts, line)
            command = self.command(line, self.standing[-1][1])
            # A line with faults stands all the same: they are named once, and not again below.
            self.standing.append((line.number, command.game))
            self.undone.clear()
            command.carry_out(faults)
        else:
            hold(what in ("undid", "redid") and line.secret is None, "no line can say that")
            here, there = (self.standing, self.undone) if what == "undid" else (self.undone, self.standing)
            hold(here and it == here[-1][0] > 2, f"that is not the line that can be {what[:2]}done")
            there.append(here.pop())

    def check_parts(self, line):
        """The keys of a command's line, and that its secret part is as long as it has to be, and not longer."""
        if self.padded is None:
            # All are, or none: the version of the rules is the file's.
            self.padded = "pad" in line.secret
        hold(list(line.public) in (["did"], ["did", "at"]) and list(line.public["did"]) == ["said", "events"]
             and list(line.secret) == ["said", "events", *["pad"] * self.padded], "the line has not the keys that it has to have")
        if self.padded:
            pad = line.secret["pad"]
            missing = -(line.length - len(pad)) % PADDED_TO
            hold(pad == " " * missing, "the pad is not what it has to be")

    def look_back(self, line, faults):
        """What a game's rules say of a line by all before it, undone ones too."""

    def verdict(self):
        """The name, which may be of any length, stands where it cuts nothing off."""
        return (f"= chained: {len(self.standing) - 1} commands stand; the chain alone was checked, "
                f"and not what the rules of the game make of it: “{self.name}”, rules {self.version}")


def check_lines(lines, faults):
    """What there is to say of a file in which everything holds."""
    hold(len(lines) > 1 and lines[0].number == 1, "there is no header, or no game")
    name = lines[0].public.get("game")
    hold(isinstance(name, str), "the header names no game")
    record = GAMES.get(name, Record)(lines[0])
    for line in lines[1:]:
        faults.attempt(line.number, record.take, line, faults)
        record.look_back(line, faults)
    return record.verdict()


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


# =================================================================================================
# Hunt for the Ring
# =================================================================================================

# Python counts four control characters as white space, Unicode does not.
BLANKS = re.compile(r"[^\S\x1c-\x1f]+")
QUOTED = r'(?:[^S=]*=)?"(?:[^"]|"(?![S]|$))*"(?=[S]|$)|[^S]+'.replace("S", r"\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000")

# ----- What events look like: the same form stands in SEALS.md.

LOCATION, ENTRY, ROW = "[1-9][0-9]{0,2}|[A-Z]", "[1-9][0-9]{0,2}|[A-Z./]", r"[1-9][0-9]{0,2}\*?|[A-Z.]"
SECTION = "I{1,3}|IV|VI?"
AREA, REGION = f"({SECTION})-[A-Z]", f"({SECTION})(-[A-Z])?"
TILE, VALUE, WHO = "([0-9]|eye)r?", "[0-9]|eye", "frodo|sam|pippin|merry|strider"
ANSWER = ("yes|no|frodo-is-here|gandalf-is-found|yes-gandalf-is-found|both-are-found|frodo|gandalf|"
          "frodo-and-gandalf")
TURNS = ("daylight1", "daylight2", "nightfall")
PHASE = ("ring-bearer|ringwraiths|tiles|encounter|escape|rescue|refresh|bree|rescued|corrupted|fleeing|"
         "hiding|rivendell")
OCCASION = "encounter|rescue|card-in-ring-bearers-turn|card-in-ringwraiths-turn|card-in-refresh"

NOTHING = object()
LIMIT = either(int, {"raised": int})
QUESTION = either(*({kind: LOCATION} for kind in ("search", "hunt")),
                  *({kind: REGION} for kind in ("perception", "morgul")))
ASKED = {"card": bool, "question": QUESTION}
CARD = {"name": str, "rows": [ROW]}
JOURNEY = {"length": "short|long", "rows": [or_null(ROW)], "filled?": [int], "by_word?": [int]}
CORRECTION = either({"entry": {"at": int, "entry": ENTRY}}, {"insert": {"at": int, "entry": ENTRY}},
                    {"remove": {"at": int}})
OPTIONS = {
    "board": or_null(str), "board2": or_null(str),
    "tiles": or_null({"name": str, "beige": [VALUE], "grey": [VALUE], "red": [VALUE]}),
    "journeys": or_null({"name": str, "short": [CARD], "long": [CARD]}),
    "starts": [LOCATION], "by_hand": bool, "repeatable": bool, "seed?": int, "pool": int, "give": int,
    "escape": "text|example", "shelters": bool, "open_length": bool}
LETTER = {
    "corruption": int, "tokens": int, "flipped": [WHO], "merry": bool, "information": [LOCATION],
    "spent": [TILE], "red": [VALUE], "barrow-wights": bool, "eyes?": int, "hand": or_null(int), "sorcery": [int],
    "ring-bearer": or_null(str), "ringwraiths": [str],
    "part1": or_null({"rescued": bool, "day": int, "step": int, "game": str, "begun": str, "head": str})}

PUBLIC = {
    "opened": OPTIONS, "letter-opened": pair(LETTER, OPTIONS),
    "part-two": {"options": OPTIONS, "seed": or_null(int)},
    "table-word": {"word": str}, "start-set": None, "information-set": None, "given": None,
    "information-found": {"location": LOCATION, "count": int},
    "turn-began": {"day": int, "turn": "daylight1|daylight2|nightfall"}, "phase": PHASE,
    "stepped": {"step": int, "card": bool}, "rested": None, "escaped": {"step": int}, "eye-shown": None,
    "corruption": {"total": int, "limit": LIMIT, "cause": either("night", {"table": {"reason": or_null(str)}})},
    "fellowship": {"tokens": int, "pool": int}, "fellowship-pool": {"tokens": int, "pool": int},
    "frodo-flipped": {"tokens": int, "pool": int, "taken": bool}, "no-move": None, "company": {"who": WHO, "card": "ready|flipped"},
    "asked": ASKED, "answered": {"asked": ASKED, "answer": ANSWER}, "withdrawn": ASKED,
    "blocked": {"asked": ASKED, "reason": or_null(str)},
    "track": {"location": LOCATION, "side": or_null("eye|sword")},
    "tiles-drawn": {"tiles": [TILE], "by_app": bool, "occasion": OCCASION, "lord?": bool},
    "tile-returned": {"tile": TILE}, "tile-applied": {"tile": TILE, "corruption": int, "limit": LIMIT},
    "tile-lost": {"tile": TILE}, "tiles-settled": None, "red-joined": {"value": VALUE},
    "tile-put-back": {"tile": TILE}, "tile-taken-out": {"tile": TILE}, "hunt-pool": {"tiles": or_null([TILE])},
    "barrow-wights": {"eyes": int}, "eyes-set": {"eyes": int}, "told": {"text": str}, "noted": {"text": str},
    "journey-set": {"length": or_null("short|long")}, "deeds-set": None, "gandalf-set": None,
    "gandalf-moved": {"card": bool}, "gandalf-revealed": {"location": LOCATION}, "gandalf-hidden": None,
    "deed-done": {"location": LOCATION}, "gandalf-in-rivendell": None, "lord": {"in_play": bool},
    "course-kept": None, "course-drawn": None, "course-changed": {"step": int}, "journey-changed": None,
    "corrected": {"step": or_null(int), "answers": [{"asked": ASKED, "was": ANSWER, "is": ANSWER}]}}
SECRET = {
    "start": {"location": LOCATION, "drawn": bool}, "information": {"locations": [LOCATION], "drawn": bool},
    "entered": {"entry": ENTRY, "word": bool}, "token": {"location": LOCATION, "now": "kept|hidden|found"},
    "hidden-by-card": {"location": LOCATION}, "area-told": {"location": LOCATION, "area": AREA},
    "part-two": None, "journeys-drawn": {"short": CARD, "long": CARD}, "journey": JOURNEY,
    "walked-by-guess": {"step": int}, "course": {"journey": JOURNEY, "drawn": bool}, "cards-offered": [CARD],
    "deeds": {"tokens": [LOCATION], "remaining": or_null([LOCATION]), "drawn": bool},
    "deeds-drawn": {"tokens": [LOCATION]}, "deeds-mixed": None, "deed-done": {"location": LOCATION},
    "gandalf": {"at": LOCATION, "by": either("start|hiding", {"move": {"word": bool}}, {"fleeing": {"drawn": bool}})},
    "proposed": CORRECTION, "not-corrected": None,
    "corrected": {"correction": CORRECTION, "answers": [pair(int, ANSWER)]}}

# ----- What can be said, and what it can lead to, in order; ~: behind the screen.

LOWER = {upper: upper + 32 for upper in range(65, 91)}
SHORT = {
    "L": "(?:0*[1-9][0-9]{0,2}|[a-z])", "X": r"(?:\.|L)", "N": "0*[0-9]{1,2}", "T": "(?:eye|0*[0-9])r?",
    "R": r"(?:\.|0*[1-9][0-9]{0,2}\*?|[a-z])", "G": "(?:i{1,3}|iv|vi?)", "WHO": f"(?:{WHO})",
    "ASK": "(?:search L|hunt L|perception G(?:-?[a-z])?(?: morgul)?)", "KEYS": "((?: [^ ].*)?)",
    "TILES": "(?: tiles(?: T)*)?", "SHADOWS": "(?: shadows=0*[0-6])?", "TEXT": "(?: .+)",
    "CHANGE": "[+=-] ?N", "DIGIT": "0*[1-9]", "ONE": "0*[1-9][0-9]?",
    "PLACE": "0*(?:[1-9][0-9]?|1[0-9][0-9]|2[0-4][0-9]|25[0-5])"}
APPLIED = "(tile-applied | tile-lost)* tiles-settled phase"
ANSWERS = "(~token information-found)? track? (~deeds-mixed? ~gandalf? | phase) answered"
NEXT = "(turn-began | phase)"
SAYINGS = {
    "newKEYS": "opened", "letter-by-handKEYS": "letter-opened fellowship?", "open-letterTEXT": "letter-opened fellowship?",
    "part2KEYS": "~part-two part-two company* fellowship hunt-pool", "table-wordTEXT": "table-word",
    "start (?:draw|L)": "~start start-set", "information (?:draw|L(?: L)*)": "~information information-set",
    "give L(?: L)*": "(~token information-found)+ given",
    "begin(?: lord)?SHADOWS": "lord? fellowship? turn-began", "beginSHADOWS lord": "lord? fellowship? turn-began", "refreshSHADOWS": "fellowship? turn-began",
    r"move X(?: !)?(?: free)?|move X free !": "(corruption? eye-shown)? ~entered ~token? stepped phase? | corruption phase",
    "card move X(?: !)?": "~entered ~token? stepped phase?", "rest": "rested", "rest !": "rested | no-move",
    "escape (?:stay|L(?: !)?)": f"~entered ~token? escaped {NEXT}",
    "done !": f"(no-move | rested)? ({NEXT} | phase ~deeds-mixed? ~deeds-drawn)", "done": f"{NEXT} | phase ~deeds-mixed? ~deeds-drawn", "(?:card )?ASK": ANSWERS, "answer": ANSWERS,
    "ask (?:card )?ASK": "asked", "withdraw": "withdrawn", "blockedTEXT?": "blocked",
    "nazgul 0*[0-4](?: lord)?TILES": "tiles-drawn", "rescue(?: ONE)?TILES": "tiles-drawn", "draw DIGITTILES": "tiles-drawn phase",
    "cancel T with (?:card|WHO)(?: T with (?:card|WHO))*": f"(company frodo-flipped? | tile-returned)+ {APPLIED}",
    "accept": APPLIED, "corruption CHANGETEXT?": "corruption phase?", "fellowship (?:CHANGE|remove)": "fellowship", "fellowship pool N": "fellowship-pool",
    "company (?:(?:un)?flip WHO|add merry)": "company frodo-flipped?", "red (?:eye|0*[0-9])": "red-joined",
    "barrow-wights": "barrow-wights", "eyes = ?N": "eyes-set",
    r"pool \+ ?T": "tile-put-back", "pool - ?T": "tile-taken-out", "track L (?:eye|sword|off)": "track",
    "token L found": "~token information-found", "token L hidden": "~hidden-by-card",
    "area L G-?[a-z]": "~area-told", "tellTEXT": "told", "noteTEXT": "noted",
    "correct (?:(?:insert )?PLACE (?:X|/)|remove PLACE)(?: !)?": "~proposed",
    "correct keep": "~not-corrected",
    "correct apply": "~corrected ~token* corrected track* (tile-returned* tiles-settled)? phase?",
    "journey draw": "~journeys-drawn", "journey keep (?:short|long)": "~journey journey-set",
    "journey row 0*(?:[0-9]|1[0-6]) R(?: !)?": "~journey ~walked-by-guess?",
    "journey(?: short| long)?(?: R)+(?: !)?": "~journey journey-set", "deeds (?:draw|L(?: L)*)": "~deeds deeds-set",
    "advance(?: free)?": "(corruption? eye-shown)? stepped phase? | corruption phase", "card advance": "stepped phase?",
    "gandalf start L": "~gandalf gandalf-set", "(?:card )?gandalf L(?: !)?": "~gandalf gandalf-moved",
    "gandalf reveal": "gandalf-revealed fellowship", "gandalf hide L": f"~deeds-mixed? ~gandalf gandalf-hidden {NEXT}",
    "gandalf flee L": "~deeds-mixed? ~gandalf phase", "gandalf deed": "~deed-done deed-done",
    "gandalf rivendell": "gandalf-in-rivendell", "lord (?:in|out)": "lord", "course keep": f"course-kept lord? {NEXT}",
    "course (?:change(?:(?: R)+(?: !)?)?|take DIGIT)": f"~course course-changed lord? {NEXT}",
    "course draw DIGIT": "~cards-offered course-drawn", "card course(?:(?: R)+(?: !)?)?": "~course journey-changed"}


def spelled_out(said):
    for _ in range(3):
        said = re.sub("|".join(sorted(SHORT, key=len, reverse=True)), lambda short: SHORT[short[0]], said)
    return re.compile(said, re.DOTALL)


def led_to(events):
    return re.compile(re.sub("~?[a-z][a-z0-9-]*", r"(?:\g<0>;)", events).replace(" ", ""))


SAYINGS = [(spelled_out(said), led_to(events)) for said, events in SAYINGS.items()]


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
        self.found, self.offered = 0, None
        # What lies on the table: Corruption, Eyes, Fellowship tokens on the card and in the game; tiles drawn.
        self.corruption, self.eyes, self.tokens, self.in_game, self.drawn = 0, 0, 0, 0, ([], None)
        self.frodo_took = False
        self.day, self.turn = 0, TURNS[-1]
        self.counts = {"entries": 0, "answers": 0, "draws": 0, "corrections": 0}

    def count(self, what, more=1):
        self.counts = self.counts | {what: self.counts[what] + more}

    def agree(self, options):
        self.options = options
        self.board = json.loads(options["board"]) if options["board"] else {}
        areas = self.board.get("areas", {}).items()
        self.areas = {str(location): area for area, inside in areas for location in inside}
        self.pool = tuple(options["tiles"]["beige"]) if options["tiles"] else None
        for length, rows in (("short", 15), ("long", 17)):
            for card in (options["journeys"] or {length: ()})[length]:
                exits = [row.isalpha() for row in card["rows"]]
                hold(len(exits) == rows and exits.index(True) == rows - 1 and card["rows"][0] != ".",
                     "a Journey card has so many rows, the start first, and the one exit last")

    def draw(self, kind, pool, n, nth=None):
        """Draws again; where `nth` is not given, it is how many draws of the kind stand."""
        nth = self.draws.get(kind, 0) if nth is None else nth
        word = self.last_events.get(("table-word", True), {"word": ""})["word"]
        drawn = draw(self.seed, word, kind, nth, pool, n)
        self.draws = self.draws | {kind: nth + 1}
        self.count("draws", 0 if kind.startswith("tile") and not drawn else 1)
        return drawn

    def draw_deeds(self, n):
        hold(self.remaining is not None, "nobody knows which deed tokens remained")
        hold(len(self.remaining) >= n or not self.used_deeds, "the discarded were not mixed back")
        return self.draw("deed", by_number(self.remaining), n)

    def draw_cards(self, n):
        """Of what is left of the deck that the card behind the screen belongs to."""
        left = list(self.options["journeys"][self.journey["length"]])
        for used in (*self.used_cards, self.journey):
            # A card that is there twice is used up once.
            rows = bare(used["rows"])
            alike = (at for at, card in enumerate(left) if bare(card["rows"]) == rows)
            at = next(alike, None) if None not in used["rows"] else None
            left = left if at is None else left[:at] + left[at + 1:]
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
    """The words of a command; a value or a path in quotes may have blanks in it."""
    return re.findall(QUOTED, full)


def pairs_of(words):
    """The keys of `new`, `part2` and `letter-by-hand` with their values, quoted or not."""
    pairs = [(key, value) for key, _, value in (word.partition("=") for word in words)]
    return [(key, value[1:-1] if re.fullmatch('".*"', value, re.DOTALL) else value) for key, value in pairs]


def said_options(words):
    """The options that these keys name; a file only as there or not."""
    said = {}
    for key, value in pairs_of(words):
        if key in FROM_FILES:
            said[key] = value != "none"
        elif key in ("pool", "give"):
            said[key] = int(value)
        elif key == "starts":
            said[key] = [place_of(start) for start in value.split(",")]
        elif key == "seed":
            hold(int(value) < 2**64, "a seed that is too great")
            said |= {"seed": int(value), "repeatable": True}
        elif key == "escape":
            said[key] = value
        elif key in ("draws", "shelters", "length"):
            name = {"draws": "by_hand", "length": "open_length"}.get(key, key)
            said[name] = value in ("hand", "on", "open")
    return said


# Of each key what can stand behind it.
KEYS = {
    "new": {**dict.fromkeys(FROM_FILES, ".+"), "starts": "L(,L)*", "draws": "app|hand", "seed": "[0-9]+", "pool": "0*[34]",
            "give": "0*[0-2]", "escape": "text|example", "shelters": "on|off", "length": "open|secret"},
    "letter-by-hand": {"corruption": "N", "fellowship": "0*[0-4]", "pool": "0*[34]", "flipped": "WHO(,WHO)*",
                       "merry": "joined", "information": "L(,L)*", "eyes": "0*(1?[0-9]|20)", "barrow-wights": "", "discarded": "T(,T)*",
                       "red": "(eye|0*[0-9])(,(eye|0*[0-9]))*"}}
KEYS["part2"] = {key: KEYS["new"][key] for key in (
    "board", "tiles", "journeys", "draws", "seed", "shelters", "length")}


def check_keys(verb, words):
    """Each key once, and behind it what it can have."""
    said = pairs_of(words)
    hold(len(dict(said)) == len(said), "a key was said twice")
    for key, value in said:
        known = KEYS[verb].get(key)
        hold(known is not None and spelled_out(known).fullmatch(value), f"“{key}={value}” cannot be said here")


def letter_said(words):
    """What paper says of Part 1, and in which order its tiles are out of the pool."""
    said = dict(pairs_of(words))
    listed = {key: said[key].split(",") if key in said else [] for key in ("flipped", "information", "discarded", "red")}
    spent, red, eyes = [], [value_of(value) for value in listed["red"]], int(said.get("eyes", 0))
    for tile in map(value_of, listed["discarded"]):
        value = tile.removesuffix("r")
        hold(value != "eye" or tile == "eyer" and eyes, "Eyes are counted, and not discarded")
        eyes -= value == "eye"
        red += [value] * (tile != value and spent.count(tile) >= red.count(value))
        spent.append(tile)
    return {"corruption": int(said["corruption"]), "tokens": int(said["fellowship"]),
            "flipped": sorted(listed["flipped"], key=WHO.split("|").index), "merry": "merry" in said or "merry" in listed["flipped"],
            "information": [place_of(place) for place in listed["information"]], "spent": spent + ["eye"] * eyes,
            "red": red, "barrow-wights": "barrow-wights" in said, "hand": None, "sorcery": [], "ring-bearer": None,
            "ringwraiths": [], "part1": None}


HIDDEN = {"start", "information", "move", "escape", "journey", "deeds", "correct"}
SHOWN = {"card": {"search", "hunt", "perception", "advance"}, "course": {"keep"},
         "gandalf": {"reveal", "deed", "rivendell"}}
# What can begin or end with a command, beside what its tiles lead to.
PHASES = {"move": "rescue|bree|corrupted", "escape": "rescue|refresh", "done": "ringwraiths|encounter|refresh|hiding",
          **dict.fromkeys(("search", "hunt", "answer"), "fleeing"), "draw": "tiles", "corruption": "corrupted",
          "correct": "rescue", "advance": "corrupted|rivendell", "course": "refresh",
          "gandalf": "encounter|refresh|ring-bearer|ringwraiths"}
AFTER_TILES = {"encounter": "escape", "rescue": "rescued", "card-in-ring-bearers-turn": "ring-bearer",
               "card-in-ringwraiths-turn": "ringwraiths", "card-in-refresh": "refresh"}
GANDALF_BY = {"start": "start", "hide": "hiding", "flee": "fleeing"}


def place_of(word):
    """A location or an entry, as events write it."""
    return word.lstrip("0").upper()


def value_of(word):
    """A tile or its value, as events write it."""
    return re.sub("^0+(?=[0-9])", "", word)


def row_of(word):
    return word.upper() if word == "." else place_of(word)


def area_of(word):
    """An area or a section, as events write it."""
    section, letter = re.fullmatch("([IVX]+)-?([A-Z]?)", word).groups()
    return f"{section}-{letter}" if letter else section


def area_of_upper(word):
    return area_of(word.upper())


def by_place(place):
    """Numbers before letters."""
    return (not place.isdigit(), int(place) if place.isdigit() else 0, place)


def by_of(it):
    """By what Gandalf came to a place, and whether the program drew it."""
    (by, how), = [(it["by"], {})] if isinstance(it["by"], str) else it["by"].items()
    return by, how.get("drawn", False)


class HuntCommand(Command):
    """For each event that changes the game or is judged there is a method, named by it and by the half
    of the line in which it has to stand. It changes the game before it is judged: what follows a
    forgery is judged by the forgery."""

    def __init__(self, line, before):
        super().__init__(line, before)
        self.ends = False
        # No other letters than these have two cases here.
        full = self.full.translate(LOWER)
        self.words = words_of(full) if full.startswith(("new ", "part2 ")) else BLANKS.split(full)
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
        for check in (self.check_said, self.check_events, self.check_entries, self.check_steps, self.check_gandalf,
                      self.check_drawn, self.check_rows, self.check_answer, self.check_cancelled, self.check_lost,
                      self.check_lord, self.check_gandalfs_tokens):
            faults.attempt(number, check)

    def method(self, name, public):
        return getattr(self, f"{'public' if public else 'secret'}_{name.replace('-', '_')}", None)

    def check_event(self, name, it, told):
        right = self.method(name, told) or not self.method(name, not told)
        hold(right, f"“{name}” stands in the wrong half")
        form = (PUBLIC if told else SECRET).get(name, NOTHING)
        hold(form is not NOTHING and fits(it, form), f"“{name}” is no event, or not of its form")

    def all(self, name, public):
        return [it for named, it, told in self.events if (named, told) == (name, public)]

    def check_said(self):
        same("the command", self.full, " ".join(words_of(self.full)))
        name, told = self.words[0], self.line.public["did"]["said"]
        hidden = name in HIDDEN or name in SHOWN and not SHOWN[name] & set(self.words[1:2])
        hidden = hidden or name == "token" and self.words[2:3] != ["found"]
        known = "" if name == "area" else self.full.split(" ")[0] if hidden else self.full
        same("what the table knows", told, known)
        opening = self.all("opened", True) + self.all("letter-opened", True)
        hold(bool(opening) == (self.line.number == 2), "a game is opened in line 2, and only there")
        if name in KEYS:
            game = name == "new" and self.rest[:1] == ["hunt"]
            check_keys(name, self.rest[game:])

    def check_events(self):
        """Whether it is a command, and what happened can come of it."""
        names = "".join(f"{'' if told else '~'}{name};" for name, _, told in self.events)
        full = " ".join(self.words)
        leads = [events for said, events in SAYINGS if said.fullmatch(full)]
        hold(leads, "that is no command")
        hold(any(events.fullmatch(names) for events in leads), f"{names} cannot come of it")

    def check_drawn(self):
        """What was said to be drawn was drawn, and what was named was not."""
        tiles, named = self.all("tiles-drawn", True), "tiles" in self.rest
        for it in tiles:
            same("whether the program drew", it["by_app"], not named)
            same("what for", it["occasion"].split("-")[0], {"nazgul": "encounter", "draw": "card"}.get(self.verb, self.verb))
            if self.verb == "draw":
                pool, wanted = self.before.pool, int(self.rest[0])
                same("how many tiles", len(it["tiles"]), wanted if pool is None else min(wanted, len(pool)))
            same("whether the Lord is there", it.get("lord", False), "lord" in self.rest)
            if named:
                said = self.rest[self.rest.index("tiles") + 1:]
                same("the tiles", it["tiles"], [value_of(tile) for tile in said])
        if self.verb in ("start", "information", "deeds"):
            for it in self.all(self.verb, False):
                same("whether the program drew", it["drawn"], self.rest == ["draw"])
                said = sorted(map(place_of, self.rest), key=by_place)
                told = [it["location"]] if "location" in it else it["locations"] if "locations" in it else it["tokens"]
                hold(it["drawn"] or told == said, "what was named is not what stands there")
        for it in self.all("course", False):
            same("whether the program drew", it["drawn"], self.rest == ["change"] or self.card and not self.rest)
        for it in self.all("cards-offered", False):
            same("how many cards", len(it), int(self.rest[1]))

    def check_rows(self):
        """Rows that were typed stand in the card as they were; a deck may add its stars."""
        typed = [word for word in self.rest if word != "!"]
        cards = self.all("journey", False) + [it["journey"] for it in self.all("course", False)]
        for card in cards:
            same("how many rows it has", len(card["rows"]), 15 if card["length"] == "short" else 17)
        if self.verb == "journey" and typed[0] == "row":
            places = {int(typed[1]): typed[2]}
        elif self.verb == "journey" and typed[0] != "keep":
            places = dict(enumerate(typed[typed[0] in ("short", "long"):]))
        elif typed[:1] == ["change"] or self.verb == "course" and self.card:
            places = dict(enumerate(typed[not self.card:]))
        else:
            return
        word, rows = "!" in self.rest, self.verb == "journey" and typed[0] == "row"
        before = (self.before.journey or {}).get("by_word", []) if rows else []
        by_word = before + [*places] * word if rows else [*range(len(places))] * word
        for card in cards:
            same("what stands by his word", card.get("by_word", []), by_word)
            for place, row in places.items():
                same("what was typed", bare([card["rows"][place]]), bare([row_of(row)]))
                hold(place not in card.get("filled", ()), "what was typed is said to be filled in")
            if self.verb == "journey" and typed[0] in ("short", "long"):
                same("the length", card["length"], typed[0])

    def check_cancelled(self):
        """What was cancelled, in the order in which it was named."""
        if self.verb == "cancel":
            events = [it.get("tile", it.get("who")) for name, it, _ in self.events if name in ("company", "tile-returned")]
            named = zip(self.rest[2::3], map(value_of, self.rest[::3]))
            same("what was cancelled", events, [it for pair in named for it in pair if it != "card"])

    def check_lost(self):
        """In Part 1 everybody knows when Frodo is lost."""
        if self.game.part == 1 and self.verb in ("corruption", "accept", "cancel", "move"):
            same("whether he is lost", self.ends, self.game.corruption >= 12)

    def check_lord(self):
        said = self.verb == "begin" and "lord" in self.rest
        hold(not said or self.all("lord", True), "the Lord was said to be in play")

    def check_gandalfs_tokens(self):
        """Where tokens have to be drawn for him, they are, or the table is asked for them."""
        known = self.before.remaining is not None and not self.before.options["by_hand"]
        drawn, phases = bool(self.all("deeds-drawn", False)), self.all("phase", True)
        if self.verb == "done":
            same("whether deed tokens were drawn", drawn, known and "hiding" in phases)
        for answered in self.all("answered", True):
            found = "gandalf-is-found" in answered["answer"] or answered["answer"] == "both-are-found"
            same("whether he is to flee", "fleeing" in phases, found and not known)
            same("whether he flees", bool(self.all("gandalf", False)), found and known)

    def check_answer(self):
        """What lies and what is found by an answer."""
        for answered in self.all("answered", True):
            (kind, about), = answered["asked"]["question"].items()
            yes = answered["answer"] in ("yes", "frodo-is-here", "yes-gandalf-is-found", "both-are-found")
            side = {"search": "eye", "hunt": "sword"}.get(kind)
            right = [{"location": about, "side": side}] if side and yes else []
            same("what lies there", self.all("track", True), right)
            places = [it["location"] for it in self.all("information-found", True)]
            hold(set(places) <= {about}, "what is found was not asked about")

    def check_entries(self):
        enters = self.verb == "escape" or self.verb == "move" and not self.ends
        said = ["/" if self.rest[0] == "stay" else place_of(self.rest[0])] if enters else []
        same("what was entered", [it["entry"] for it in self.all("entered", False)], said)

    def check_steps(self):
        told = [it["step"] for it in self.all("stepped", True)]
        if self.before.part == 2:
            right = [self.before.step + 1] if self.verb == "advance" and not self.ends else []
            same("the steps", told, right)
        else:
            # In Part 1 they follow from the entries.
            same("the step", self.game.step, len(self.game.log) if self.game.part == 1 else 0)
        hold(all(it["card"] == self.card for it in self.all("stepped", True) + self.all("gandalf-moved", True)),
             "it was a card's, or was not")
        word = "!" in self.rest
        words = [it["word"] for it in self.all("entered", False)]
        words += [it["by"]["move"]["word"] for it in self.all("gandalf", False) if "move" in it["by"]]
        hold(all(it == word for it in words), "it went by his word, or did not")

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
        self.game.in_game = options["pool"]
        files = {name: options[name] for name in FROM_FILES}
        self.check_agreed(options, STANDARD | files, said_options(self.rest))
        if options.get("seed") is not None:
            same("the seed", self.game.seed, options["seed"].to_bytes(32, "big"))

    def public_letter_opened(self, it):
        game, letter = self.game, it[0]
        game.agree(it[1])
        game.corruption, game.found = letter["corruption"], len(letter["information"])
        game.tokens, game.in_game = letter["tokens"], it[1]["pool"]
        pool_is_another = "frodo" in letter["flipped"] or letter["tokens"] > it[1]["pool"]
        same("whether the pool is told", bool(self.all("fellowship", True)), pool_is_another)
        eyes = sum(tile.startswith("eye") for tile in letter["spent"]) + letter["barrow-wights"]
        game.eyes = letter.get("eyes", eyes)
        hold("eyes" not in letter or game.eyes != eyes, "Eyes that need not be told are told")
        if self.verb == "letter-by-hand":
            said = said_options([word for word in self.rest if word.startswith("pool=")])
            self.check_agreed(it[1], STANDARD | dict.fromkeys(FROM_FILES), said)
            same("what the paper says", it[0], letter_said(self.rest))

    def public_part_two(self, it):
        before, said = self.before.options, said_options(self.rest)
        self.game.agree(it["options"])
        self.game.part, self.game.step, self.game.answers, self.game.proposed = 2, 0, (), None
        self.game.day, self.game.turn = 0, TURNS[-1]
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
        same("where it lies", [it["location"], it["area"]], [place_of(self.rest[0]), area_of_upper(self.rest[1])])

    def public_information_found(self, it):
        self.game.found += 1
        same("how many are found", it["count"], self.game.found)
        if self.verb in ("give", "token"):
            said = self.rest[it["count"] - 1] if self.verb == "give" else self.rest[0]
            same("what is found", it["location"], place_of(said))

    def secret_hidden_by_card(self, it):
        same("what is hidden", it["location"], place_of(self.rest[0]))

    def public_asked(self, it):
        same("the question", it, self.question())

    def public_withdrawn(self, it):
        same("the question", it, self.before.last_events["asked", True])

    def public_blocked(self, it):
        self.public_withdrawn(it["asked"])
        same("the reason", it["reason"], self.saying() or None)

    def public_told(self, it):
        same("what was said", it["text"], self.saying())

    public_noted = public_told

    def public_table_word(self, it):
        same("the word", it["word"], self.saying())

    def saying(self):
        """All behind the first word, in the case in which it was typed, with one blank between words."""
        return BLANKS.sub(" ", self.full).partition(" ")[2]

    def public_company(self, it):
        if self.verb == "part2":
            hold(it["who"] in ("merry", "strider") and it["card"] == "ready", "who joins in Part 2 is known")
        elif self.verb == "company":
            card = "flipped" if self.rest[0] == "flip" else "ready"
            same("the card", [it["who"], it["card"]], [self.rest[1], card])
        elif self.verb == "cancel":
            hold(it["card"] == "flipped", "that card was not flipped")

    def public_track(self, it):
        if self.verb == "track":
            side = None if self.rest[1] == "off" else self.rest[1]
            same("what lies there", [it["location"], it["side"]], [place_of(self.rest[0]), side])

    def public_lord(self, it):
        # Where the table has not said so, he leaves play with his encounter, or comes when a part begins.
        same("the Lord", it["in_play"], self.rest[0] == "in" if self.verb == "lord" else self.verb == "begin")

    def public_eyes_set(self, it):
        self.game.eyes = it["eyes"]
        same("the Eyes", it["eyes"], int("".join(self.rest).lstrip("=")))

    def public_corruption(self, it):
        total = it["total"]
        self.check_limit(it["limit"])
        self.game.corruption = total
        if self.verb == "corruption":
            same("the Corruption", total, max(self.changed(self.before.corruption), 0))
            reason = re.fullmatch(r"[+=-] ?[0-9]+(?: (.+))?", self.saying(), re.DOTALL)[1]
            same("the cause", it["cause"], {"table": {"reason": reason}})
        else:
            same("the Corruption", total, self.before.corruption + 1)
            same("the cause", it["cause"], "night")

    def changed(self, number):
        """What +N, -N or = N makes of it."""
        sign, change = re.match("([+=-]) ?([0-9]+)", " ".join(self.rest)).groups()
        return int(change) if sign == "=" else number + int(sign + change)

    def check_limit(self, limit):
        hold(self.game.part == 2 or limit == 12, "in Part 1 the limit is 12")

    def public_fellowship(self, it):
        tokens, in_game = self.before.tokens, self.before.in_game
        self.game.tokens, self.game.in_game = it["tokens"], it["pool"]
        if self.verb in ("letter-by-hand", "open-letter"):
            (letter, options), = self.all("letter-opened", True)
            tokens, in_game = letter["tokens"], options["pool"] - ("frodo" in letter["flipped"])
        elif self.verb == "part2":
            hold(it["tokens"] == min(tokens, it["pool"]) and it["pool"] in (self.game.options["pool"] - 1,
                 self.game.options["pool"]), "so many tokens are not carried over")
            return
        elif self.verb == "gandalf" or self.rest == ["remove"]:
            in_game, tokens = in_game - 1, tokens - (self.verb == "gandalf")
        elif self.verb == "fellowship":
            tokens = self.changed(tokens)
        else:
            tokens += int(*self.shadows())
        same("the tokens", [it["tokens"], it["pool"]], [min(tokens, in_game), in_game])

    def public_fellowship_pool(self, it):
        same("the pool", it["pool"], int(self.rest[-1]))
        same("the tokens", it["tokens"], min(self.before.tokens, it["pool"]))
        self.game.tokens, self.game.in_game, self.game.frodo_took = it["tokens"], it["pool"], False

    def public_frodo_flipped(self, it):
        game, flips = self.game, self.verb == "cancel" or self.rest[0] == "flip"
        hold(flips or game.frodo_took, "no token was taken for Frodo's card")
        pool = max(game.in_game - 1, 0) if flips else game.in_game + 1
        same("whether a token is taken", it["taken"], flips and game.in_game > 0)
        game.in_game, game.frodo_took = it["pool"], it["taken"]
        game.tokens = min(game.tokens, pool)
        same("the tokens", [it["tokens"], it["pool"]], [game.tokens, pool])

    def shadows(self):
        return [word[len("shadows="):] for word in self.rest if word.startswith("shadows=")]

    def public_turn_began(self, it):
        new = self.verb in ("begin", "refresh")
        turn = 0 if new else TURNS.index(self.before.turn) + 1
        hold(turn < 3, "the day is over")
        hold(not new or len(self.shadows()) == len(self.all("fellowship", True)), "the dice were not counted so")
        self.game.day, self.game.turn = it["day"], it["turn"]
        same("the turn", [it["day"], it["turn"]], [self.before.day + new, TURNS[turn]])

    def public_phase(self, phase):
        tiles, occasion = self.before.drawn
        right = PHASES.get(self.verb)
        if self.verb in ("accept", "cancel"):
            right = f"{AFTER_TILES[occasion]}|corrupted"
        elif self.card and self.verb == "move":
            right = "rescue|bree"
        hold(right and re.fullmatch(right, phase), f"“{phase}” does not follow")

    def public_tile_applied(self, it):
        game, tile, eye = self.game, it["tile"], it["tile"].startswith("eye")
        total = game.corruption + (1 + game.eyes if eye else int(tile[0]))
        game.corruption, game.eyes = it["corruption"], game.eyes + eye
        self.check_limit(it["limit"])
        self.public_tile_lost(it)
        same("the Corruption", it["corruption"], total)

    def public_tile_lost(self, it):
        tiles, occasion = self.game.drawn
        self.game.drawn = tiles[1:], occasion
        same("the tile", [it["tile"]], tiles[:1])

    def public_tiles_settled(self, _):
        hold(not self.game.drawn[0], "tiles lie there still")

    def public_barrow_wights(self, it):
        self.game.eyes = it["eyes"]
        same("the Eyes", it["eyes"], self.before.eyes + 1)

    def secret_token(self, it):
        found = [of["location"] for of in self.all("information-found", True)]
        if self.verb in ("move", "escape"):
            same("the token", [it["location"], it["now"]], [place_of(self.rest[0]), "hidden"])
        elif self.verb != "correct":
            hold(it["location"] in found and it["now"] == "found", "that token was not found")

    def public_gandalf_revealed(self, it):
        same("where he is", it["location"], (self.before.start, *self.before.log)[-1])

    public_deed_done = secret_deed_done = public_gandalf_revealed

    def public_stepped(self, it):
        self.game.step = it["step"]

    public_escaped = public_stepped

    def public_tiles_drawn(self, it):
        self.game.drawn = list(it["tiles"]), it["occasion"]
        pool, tiles, kind = self.game.pool, it["tiles"], f"tile{' 2' * (self.game.part - 1)}"
        for tile in tiles if pool is not None else ():
            at = self.game.pool.index(tile)
            self.game.pool = self.game.pool[:at] + self.game.pool[at + 1:]
        if it["by_app"]:
            hold(pool is not None or not tiles, "nobody knows which tiles were in the pool")
            drawn = self.game.draw(kind, sorted(pool or (), key=tile_order), len(tiles))
            same("the tiles", tiles, drawn)

    def public_tile_returned(self, it):
        if self.game.pool is not None:
            self.game.pool = (*self.game.pool, it["tile"])
        if self.verb in ("cancel", "correct"):
            tiles, occasion = self.game.drawn
            at = tiles.index(it["tile"])
            self.game.drawn = tiles[:at] + tiles[at + 1:], occasion

    def public_red_joined(self, it):
        same("the tile", it["value"], value_of(self.rest[0]))
        self.public_tile_returned({"tile": it["value"] + "r"})

    def public_tile_put_back(self, it):
        same("the tile", it["tile"], value_of("".join(self.rest).lstrip("+-")))
        self.public_tile_returned(it)

    def public_tile_taken_out(self, it):
        self.public_tile_put_back(it)
        at = self.before.pool.index(it["tile"])
        self.game.pool = self.before.pool[:at] + self.before.pool[at + 1:]

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
        drawn = [card["rows"] for card in self.game.draw_cards(1)] if it["drawn"] else []
        self.game.journey, self.game.used_cards = after, (*self.game.used_cards, before)
        if it["drawn"]:
            same("the card", [after["length"], after["rows"]], [before["length"], *drawn])
        elif self.rest[:1] == ["take"]:
            taken = self.before.offered[int(self.rest[1]) - 1]["rows"]
            same("the card", [after["length"], after["rows"]], [before["length"], taken])

    def public_journey_set(self, it):
        told = self.game.journey["length"] if self.game.options["open_length"] else None
        same("the length that everybody knows", it["length"], told)

    def secret_cards_offered(self, cards):
        self.game.offered = cards
        same("the cards", cards, self.game.draw_cards(len(cards)))

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
        asks = self.verb == "ask"
        card = self.card or asks and self.rest[0] == "card"
        kind, about, *more = self.rest[card:] if asks else (self.verb, *self.rest)
        about = place_of(about)
        if kind == "perception":
            kind, about = "morgul" if more else kind, area_of(about)
        return {"card": card, "question": {kind: about}}

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


def has_chosen(line):
    """Whether something was drawn or chosen behind the screen, undone or not."""
    events = line.secret["events"] if isinstance(line.secret, dict) else []
    return any(event != "part-two" for _, event in events)


class Hunt(Record):
    """A file of Hunt for the Ring."""

    rules, command, padded = 5, HuntCommand, True

    def __init__(self, header):
        super().__init__(header)
        self.drawn = False

    def begin(self, seed):
        return Game(seed)

    def look_back(self, line, faults):
        faults.attempt(line.number, self.check_word, line)
        self.drawn = self.drawn or has_chosen(line)

    def check_word(self, line):
        """Who knew what was drawn could choose a word to fit."""
        events = line.public["did"]["events"] if "did" in line.public else []
        says = any(isinstance(event, dict) and "table-word" in event for event in events)
        hold(not (says and self.drawn), "the table's word was said after something was drawn")

    def verdict(self):
        counts = self.standing[-1][1].counts
        return "= honest: " + ", ".join(f"{number} {what}" for what, number in counts.items())


# =================================================================================================
# What it says
# =================================================================================================

GAMES = {"hunt-for-the-ring": Hunt}


def check_file(file, seals):
    """What there is to say of it, and whether all is well."""
    faults = Faults()
    try:
        lines = read_lines(file.read_bytes(), faults)
    except OSError as error:
        return [f"? the file cannot be read: {error.strerror}"], False
    verdict = faults.attempt(1, check_lines, lines, faults)
    for seal in seals:
        faults.attempt(0, check_seal, seal, [line.head for line in lines])
    if faults:
        return [f"? line {number}: {fault}" if number else f"? {fault}" for number, fault in sorted(faults)], False
    return [verdict], True


def fit(text):
    """What stands in a file must not write on the terminal, nor fill it."""
    shown = "".join(letter if letter.isprintable() else "\N{MIDDLE DOT}" for letter in text[:300])
    return shown + "…" * (len(text) > 300)


def main():
    arguments = argparse.ArgumentParser(description="Checks the file of a game of Underhill.")
    arguments.add_argument("file", type=pathlib.Path, nargs="+")
    arguments.add_argument("--seal", action="append", default=[])
    given, well = arguments.parse_args(), True
    sys.stdout.reconfigure(errors="backslashreplace")
    for file in given.file:
        said, holds = check_file(file, given.seal)
        well = well and holds
        for line in ([f"# {file}"] if len(given.file) > 1 else []) + said:
            print(fit(line))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
