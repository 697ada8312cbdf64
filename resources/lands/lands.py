"""Makes the shapes of Risk's lands from sites on a plane (PyPI: numpy, scipy, shapely): our own drawing, no picture is traced.

usage: lands.py SITES.json BORDERS.json LANDS.json     writes LANDS.json, or says which borders do not fit

Each site has the part of the plane that is nearer to it than to any other (Voronoi); a land is all parts of its sites. A frame of
sites around the map keeps the outer lands closed. Mountains and water have sites as well, and keep apart what has no border. Each
edge is made rough once, for both of its sides, so that neighbours share exactly the same points. BORDERS.json is the board: all of
its borders, but those by sea, share 8 points of length or more, and no other two lands do. Of a board NAME.json of one's own the
program looks for NAME.map.json beside it, as it is written here.

In LANDS.json all places are tenths of a point, x and y in turn: a land's `outline`, `light` (inside it, for a lighter middle),
`label`, the middle of its name, and `road`, where the Ring's road goes through it, if not below that; the `sea`, with its `ripples`; `lakes` with theirs; `mountains` with their `peaks`: x, y, breadth.
"""
import json
import math
import random
import sys

import numpy
from scipy.spatial import Voronoi
from shapely import LineString, MultiPolygon, Point, Polygon, box, polygonize, unary_union

EVERY, OUTSIDE, CUT = 45, 40, 2
ROUGH, MOST, TIMES, LEAST = 0.095, 0.2, 4, 5.0
SHARED, SEEDS = 8.0, 32
# No coast ends in a thorn: what is narrower than twice this is taken off where a land meets none, and the rest is rounded.
ROUND = 3.0
# How large a letter of a name is, about, and how far its lines are apart.
LETTER, LINE = 6.0, 13.0
# No nearer to the edge of its land than this, and at most so far from where it was put.
EDGE, NEAR = 3, 20
# So much worse than a thorn is a name that has no room.
UNREAD = 5
# So far apart peaks stand, to the side and below each other; so often one is tried.
PEAKS, TRIES = (15.0, 11.0), 2000
COAST, SHORE = (4, 9, 15, 22), (5, 11, 17)
# The sea ends where nothing is drawn beyond the map.
WEST = unary_union([
    Polygon([(-10, -10), (330, -10), (300, 40), (300, 300), (-10, 300)]),
    Polygon([(-10, 300), (470, 300), (470, 728), (452, 746), (-10, 746)]),
])


def tenths(points):
    flat = [round(value * 10) for point in points for value in point]
    return flat


def rough(one, other, seed):
    chance = random.Random(f"{seed}:{one}:{other}")
    points = [one, other]
    for _ in range(TIMES):
        finer = points[:1]
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            length = math.hypot(bx - ax, by - ay)
            if length > LEAST:
                off = max(-MOST, min(MOST, chance.gauss(0, 1) * ROUGH))
                finer.append(((ax + bx) / 2 - (by - ay) * off, (ay + by) / 2 + (bx - ax) * off))
            finer.append((bx, by))
        points = finer
    return points


def cells(sites, seed):
    """The rough outline of each land, by name: what lies between two sites of the same land is no edge of it. Nothing where edges
    cross."""
    width, height = sites["size"]
    named = [(tuple(site), name) for name, land in sites["lands"].items() for site in land["sites"]]
    named += [(tuple(site), None) for site in sites["mountains"] + sites["water"]]
    for along in range(-OUTSIDE, width + OUTSIDE + 1, EVERY):
        named += [((along, -OUTSIDE), None), ((along, height + OUTSIDE), None)]
    for along in range(-OUTSIDE, height + OUTSIDE + 1, EVERY):
        named += [((-OUTSIDE, along), None), ((width + OUTSIDE, along), None)]
    named = list(dict.fromkeys(named))
    plane = Voronoi(numpy.array([site for site, _ in named]))
    edges = {}
    for (one, other), ends in zip(plane.ridge_points, plane.ridge_vertices):
        sides = {named[one][1], named[other][1]}
        if -1 in ends or len(sides) == 1:
            continue
        a, b = sorted(tuple(round(float(value), 3) for value in plane.vertices[end]) for end in ends)
        if math.dist(a, b) < 0.05:
            continue
        line = rough(a, b, seed)
        for name in sides - {None}:
            edges.setdefault(name, []).append(LineString([(round(x, 1), round(y, 1)) for x, y in line]))
    frame = box(CUT, CUT, width - CUT, height - CUT)
    lands = {}
    for name in sites["lands"]:
        shapes = list(polygonize(edges[name]).geoms)
        if not shapes:  # Edges cross.
            return None
        shape = max(shapes, key=lambda shape: shape.area).intersection(frame)
        lands[name] = max(getattr(shape, "geoms", [shape]), key=lambda shape: shape.area)
    return lands


def steps(shape):
    points = [(round(x, 1), round(y, 1)) for x, y in shape.exterior.coords]
    return {frozenset(pair) for pair in zip(points, points[1:]) if pair[0] != pair[1]}


def shared(lands):
    by = {name: steps(shape) for name, shape in lands.items()}
    names = list(lands)
    found = {}
    for at, one in enumerate(names):
        for other in names[at + 1:]:
            length = sum(math.dist(*step) for step in by[one] & by[other])
            if length:
                found[tuple(sorted((one, other)))] = length
    return found


def fits(lands, borders, sea):
    if lands is None or not all(shape.is_valid for shape in lands.values()):
        return False
    touch = {pair for pair, length in shared(lands).items() if length >= SHARED}
    return borders <= touch <= borders | sea


def lines(shape):
    parts = getattr(shape, "geoms", [shape])
    return [tenths(part.coords) for part in parts if part.geom_type == "LineString" and part.length > 6]


def rings(shape):
    return [part for part in getattr(shape, "geoms", [shape]) if part.geom_type == "Polygon" and part.area > 30]


def peaks(shape, chance):
    """As many as are found by chance that hide no other, the nearest in front: x, y and breadth of each."""
    inner, (left, top, right, below) = shape.buffer(-2), shape.bounds
    found = []
    for _ in range(TRIES):
        x, y, broad = chance.uniform(left, right), chance.uniform(top, below), chance.uniform(7, 9.5)
        free = all(abs(x - other[0]) >= PEAKS[0] or abs(y - other[1]) >= PEAKS[1] for other in found)
        corners = [(x - broad, y), (x + broad, y), (x, y - broad * 1.25)]
        if free and inner.contains(Polygon(corners)):
            found.append((x, y, broad))
    return [round(value * 10) for peak in sorted(found, key=lambda peak: peak[1]) for value in peak]


def rounded(lands):
    """The same without thorns on the coast; borders between two lands stay as they are."""
    whole = unary_union([shape.buffer(0.05) for shape in lands.values()])
    smooth = whole.buffer(-ROUND).buffer(ROUND + 0.2)
    cut = {name: shape.intersection(smooth) for name, shape in lands.items()}
    return {name: max(getattr(shape, "geoms", [shape]), key=lambda part: part.area) for name, shape in cut.items()}


def outside(shape, name, x, y):
    """How much of a name, a word a line, has no room in its land."""
    lines, goes_on = [], False
    for word in name.split("-"):  # Short words go with those behind them.
        lines = [*lines[:-1], f"{lines[-1]} {word}"] if goes_on else [*lines, word]
        goes_on = len(word) <= 3
    broad, high = max(map(len, lines)) * LETTER / 2, len(lines) * LINE / 2
    return box(x - broad, y - high, x + broad, y + high).difference(shape.buffer(-EDGE)).area


def placed(shape, name, label):
    """The middle of a name: where it was put, or near by where it has room."""
    off = [(x, y) for x in range(-NEAR, NEAR + 1, 4) for y in range(-NEAR, NEAR + 1, 4)]
    cost = lambda off: outside(shape, name, label[0] + off[0], label[1] + off[1]) + 2 * math.hypot(*off)
    x, y = min(off, key=cost)
    return label[0] + x, label[1] + y


def faults(sites, lands):
    """How much of all lands is thorns, and how much of their names has no room in them."""
    amiss = 0
    for name, shape in lands.items():
        at = placed(shape, name, sites["lands"][name]["label"])
        amiss += shape.area - shape.buffer(-6).buffer(6).area + UNREAD * outside(shape, name, *at)
    return amiss


def main(sites, board, target):
    sites, board = json.load(open(sites)), json.load(open(board))
    names = [name.split()[0] for region in board["regions"].values() for name in region["territories"]]
    sea = {tuple(sorted(border)) for border in sites["by_sea"]}
    borders = {tuple(sorted(border.split())) for border in board["borders"]} - sea
    assert sorted(names) == sorted(sites["lands"]), "the board has other lands"
    found = []
    for seed in range(SEEDS):
        lands = cells(sites, seed)
        if fits(lands, borders, sea) and fits(rounded(lands), borders, sea):
            found.append((faults(sites, lands), seed, lands))
    if not found:
        sys.exit("no seed fits")
    _, seed, lands = min(found, key=lambda it: it[:2])
    width, height = sites["size"]
    # What is closed is so before coasts are rounded, and lies below the lands.
    whole = unary_union([shape.buffer(0.05) for shape in lands.values()])
    rest = box(CUT, CUT, width - CUT, height - CUT).difference(whole)
    edge = box(CUT, CUT, width - CUT, height - CUT).exterior
    closed = [part for part in rings(rest) if part.distance(edge) > 0.5 and part.area > 120]
    lakes = [part for part in closed if any(part.contains(Point(site)) for site in sites["lakes"])]
    high = [part for part in closed if part not in lakes]
    lands = rounded(lands)
    whole = unary_union([shape.buffer(0.05) for shape in lands.values()])
    outside = box(-10, -10, width + 10, height + 10).difference(unary_union([whole, *closed]))
    sea = outside.intersection(WEST)
    chance = random.Random(1)
    out = {
        "size": [width * 10, height * 10],
        "seed": seed,
        "lands": {
            name: {
                "label": tenths([placed(shape, name, sites["lands"][name]["label"])]),
                "outline": tenths(shape.exterior.coords[:-1]),
                "light": tenths(max(rings(shape.buffer(-5).simplify(0.8)), key=lambda part: part.area)
                                .exterior.coords[:-1]),
                **({"road": tenths([sites["lands"][name]["road"]])} if "road" in sites["lands"][name] else {}),
            }
            for name, shape in lands.items()
        },
        "sea": [tenths(part.exterior.coords[:-1]) for part in rings(sea.simplify(0.3))],
        "ripples": [lines(whole.buffer(far).simplify(0.4).boundary.intersection(sea)) for far in COAST],
        "lakes": [
            {
                "outline": tenths(part.simplify(0.3).exterior.coords[:-1]),
                "ripples": [
                    [tenths(ring.exterior.coords) for ring in rings(part.buffer(-far).simplify(0.4))] for far in SHORE
                ],
            }
            for part in lakes
        ],
        "mountains": [
            {"outline": tenths(part.buffer(ROUND).simplify(0.3).exterior.coords[:-1]), "peaks": peaks(part, chance)} for part in high
        ],
    }
    with open(target, "w", encoding="utf-8") as file:
        json.dump(out, file, separators=(",", ":"))
        file.write("\n")
    shares = [length for pair, length in shared(lands).items() if pair in borders]
    print(f"seed {seed}; {len(borders)} borders, the shortest {min(shares):.1f}; {len(lakes)} lakes, {len(high)} mountains")


if __name__ == "__main__":
    main(*sys.argv[1:])
