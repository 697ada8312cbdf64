"""Makes the program's faces from Gentium Book Plus (Debian: fonts-sil-gentiumplus; PyPI: fonttools).

usage: subset.py FOLDER     the folder with GentiumBookPlus-Regular.ttf and -Bold.ttf

Latin letters, figures and the signs that the program writes: a twentieth of the size, and a window that opens sooner.
The licence asks that what is changed has another name; so has what comes out of this.
"""
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), 0x1E9E, *range(0x2010, 0x2027), 0x2030,
           0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2116, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2265]

folder = pathlib.Path(sys.argv[1])
for style in ("Regular", "Bold"):
    font = TTFont(folder / f"GentiumBookPlus-{style}.ttf")
    options = subset.Options()
    options.name_IDs = options.name_languages = ["*"]
    options.hinting = False
    options.layout_features = ["kern", "liga", "mark", "mkmk", "ccmp", "locl"]
    options.drop_tables += ["Silf", "Glat", "Gloc", "Sill", "Feat", "DSIG"]
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    names = {1: "Underhill Book", 16: "Underhill Book", 4: f"Underhill Book {style}", 6: f"UnderhillBook-{style}",
             3: f"Underhill Book {style} (a subset, under another name as the licence asks)"}
    for record in font["name"].names:
        record.string = names.get(record.nameID, record.toUnicode())
    font.save(pathlib.Path(__file__).with_name(f"UnderhillBook-{style}.ttf"))
