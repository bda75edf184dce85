# SPDX-License-Identifier: GPL-3.0-or-later
"""A number and its word agree: "1 point", "2 points". Only a plural text (%n) has a form for each,
so "%1 points" is wrong wherever %1 can be 1, and so is "es fehlen %1"."""
import re

# Texts whose number can never be 1, and why.
NEVER_ONE = {
    "%1 s, %2 games per second": "a rate",
    "%1, %2 (%3), %4 points on average": "an average with its decimal: 1.0 points",
    "%1 of %2 pages": "the pages of the check are always the same",
    "%1 of %2 pages confirmed": "the pages of the check are always the same",
    "%1 of %2 cards": "the box has 29 Sphinx cards",
    "With %1 players, each building site uses only the %n building space(s) nearest to the Nile.":
        "two or three play",
    "With %1 players, each building site uses all its %n building space(s).": "four play",
    "Deck 1/2 serves the first two rounds, deck 3/4 the next two, deck 5 the last. In all there are"
    " %1 Nile cards and %2 Sphinx cards.": "the box has 56 and 29",
    "%1 bids %2 for the card under %3": "%1 is a player",
    "There have to be %6 pyramids in play, not %7": "two more than players",
}
# The tables of the lessons have fixed numbers; tst_every_newcomer_text reads every sentence of
# them as it is shown.
FIXED_NUMBERS = re.compile(r"Lesson$")

# After "to" and "or" comes the end of a range or a list, which is always said in the plural.
RANGE = r"(?<!\bto )(?<!\bor )(?<!bis )(?<!oder )"
# Of a row: its number.
ORDINAL = r"(?<!row )(?<!Reihe )"
NUMBER = RANGE + ORDINAL + r"%L?[1-9]"

# Only of languages that somebody has written it down for.
PLURAL = {
    "en": re.compile(NUMBER + r"(?: (?:more|other|own|hidden|open|drawn|further|missing|whole|normal|possible"
                     r"|grain|Nile|Sphinx|Permanent|Anytime|building|card|round|order|tomb|printed|earlier"
                     r"|of (?:these|those)))* "
                     r"(?:points|stones|cards|tiles|ships|spaces|steps|crews|sites|players|games|rounds"
                     r"|values|entries|rows|numbers|characters|bytes|levels|markers|fields|quarries"
                     r"|decks|pages|options|minutes|columns|pillars|positions|findings|notes|lines"
                     r"|tombs|scarabs|bids|elements|parts|goods|workers|pyramids)\b"),
    "de": re.compile(NUMBER + r"(?: (?:[a-zäöüß]+en?|mehr|noch|weitere))* (?:\w+-)?"
                     r"(?:Punkten?|Steinen?|Karten|Schiffen?|\w*[Ff]eldern?|Stufen|Schritten?"
                     r"|Bautrupps|Bauplätzen?|Spielern|Personen|Spielen?|Runden|Werten?|Einträgen?"
                     r"|Reihen|Zahlen|Steinbrüchen?|Seiten|Minuten|Positionen|Zeilen|Gräbern?"
                     r"|Ebenen|Teilen?|Skarabäen|Beanstandungen|Waren|Pyramiden)\b"
                     # The verb agrees as well.
                     r"|\b[Ff]ehl(?:t|en)(?: nur| noch)? %[1-9](?! (?:noch )?%n)"
                     r"|%[1-9] Getreide fehl(?:t|en)\b"),
}


def disagreement(language: str, context: str, source: str, form: str) -> str | None:
    """What of the text is wrong for 1, if anything is."""
    if source in NEVER_ONE or FIXED_NUMBERS.search(context):
        return None
    found = language in PLURAL and PLURAL[language].search(form)
    return found.group(0) if found else None
