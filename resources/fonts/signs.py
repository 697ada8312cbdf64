"""Makes the font of our own signs from the sheets in signs/ (PyPI: fonttools): each path of a grid of 24 x 24 becomes a letter.

usage: signs.py     writes UnderhillSigns.ttf beside this file, and the names in src/window/pieces/signs.rs

A sign is named after its sheet and its id, as two sheets may draw the same id differently. An em is 24 units of the grid at 100 to
the unit, so that two decimals are kept as they are; the em box is the grid: a sign written in size S, in a line of height S, fills
the square of S x S at that place, its foot on the base line. What winds around a point at all is filled.
"""
import pathlib
import xml.etree.ElementTree as xml

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

NAME, STYLE, UNIT, EM, FIRST, SHEET = "Underhill Signs", "Regular", 100, 2400, 0xE000, 0x100
HERE = pathlib.Path(__file__).parent


def outline(path):
    pen = TTGlyphPen(None)
    parse_path(path, TransformPen(Cu2QuPen(pen, max_err=1), (UNIT, 0, 0, -UNIT, 0, EM)))
    return pen.glyph()


glyphs, codes, rust = {".notdef": TTGlyphPen(None).glyph()}, {}, []
for number, sheet in enumerate(sorted((HERE / "signs").glob("*.svg"))):
    rust.append(f"signs! {{\n    /// Signs of `resources/fonts/signs/{sheet.name}`.\n    {sheet.stem}:")
    for place, path in enumerate(xml.parse(sheet).iterfind(".//{*}path[@id]")):
        code, name = FIRST + SHEET * number + place, f"{sheet.stem}-{path.get('id')}"
        glyphs[name], codes[code] = outline(path.get("d")), name
        rust.append(f"    {path.get('id').upper().replace('-', '_')} = '\\u{{{code:x}}}',")
    rust.append("}\n")

builder = FontBuilder(EM, isTTF=True)
builder.setupGlyphOrder(list(glyphs))
builder.setupCharacterMap(codes)
builder.setupGlyf(glyphs)
left = builder.font["glyf"]
builder.setupHorizontalMetrics({name: (EM, getattr(left[name], "xMin", 0)) for name in glyphs})
builder.setupHorizontalHeader(ascent=EM, descent=0)
builder.setupNameTable({"familyName": NAME, "styleName": STYLE, "uniqueFontIdentifier": NAME, "fullName": NAME,
                        "psName": NAME.replace(" ", "") + "-" + STYLE})
builder.setupOS2(sTypoAscender=EM, sTypoDescender=0, sTypoLineGap=0, usWinAscent=EM, usWinDescent=0, fsSelection=0x40)
builder.setupPost(keepGlyphNames=False)
builder.font["head"].created = builder.font["head"].modified = 0
builder.font.recalcTimestamp = False
builder.save(HERE / "UnderhillSigns.ttf")

source = HERE.parents[1] / "src/window/pieces/signs.rs"
kept = source.read_text().split("\nsigns! {")[0].rstrip() + "\n\n"
source.write_text(kept + "\n".join(rust))
