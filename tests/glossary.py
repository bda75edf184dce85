# SPDX-License-Identifier: GPL-3.0-or-later
"""One name for one thing: the glossary of docs/rules.md, and the words that must not stand for its
terms. Texts of Saqqara and Pyramidion have glossaries of their own, in docs/rules-saqqara.md and
docs/rules-pyramidion.md."""
import functools
import pathlib
import re
from typing import NamedTuple

GLOSSARY = pathlib.Path("docs/rules.md")

# German inflects: what the glossary's word looks like in a sentence, where adding an ending to it
# is not enough.
INFLECTED = {
    "rundes Feld": r"\brunde\w* feld",
    "Steinbruch": r"steinbr[uü]ch",
    "Bauplatz": r"baupl[aä]tz",
    "Gräber": r"gr[aä]b",
    "Skarabäus": r"skarabä(us|en)",
    "Jederzeit-Karte": r"jederzeit-",
    "Permanent-Karte": r"permanent-",
    "Sofort-Karte": r"sofort-",
    "neue Reihenfolge": r"neue\w* reihenfolge",
    "eigenes Exemplar": r"eigene\w* exemplar",
}

# Short forms of glossary terms that the texts use too, and the words of the window.
SHORT_TERMS = [("crew", "Bautrupp"), ("your copy", "eigenes Exemplar"), ("rule option", "Regeloption"),
               ("the strip", "Streifen")]

# Words that would be a second name for something that has one: of the glossary, or of the window
# (Log – Verlauf, penalty – Strafe, participation – Mitwirkung). Pattern and what to say instead.
WRONG = {
    "de": {
        r"Arbeiter\w*|\w*Crews?": "Bautrupp",
        r"\w*Boote?n?|Schiffchen\w*": "Schiff",
        r"Weizen\w*|Korn\w*|Nahrung\w*": "Getreide",
        r"Acker|Äcker\w*": "Getreidefeld",
        r"(Baufläche|Baustelle|Bauort|Bauzone)\w*": "Baufeld oder Bauplatz",
        r"(Rundfeld|Kreisfeld|Ortsfeld)\w*": "rundes Feld",
        r"(Nil|Sphinx|Jederzeit|Permanent|Sofort)karten?": "Nil-Karte, Sphinx-Karte … (mit Bindestrich)",
        r"Aktionskarten?|Handkarten?": "Jederzeit-Karte",
        r"(Reihenfolge|Zugfolge|Ordnungs)-?(plättchen|marker|scheibe)\w*|Nummernplättchen": "Nummern-Plättchen",
        r"Grab-?plättchen|Grabkarten?|Gräberplättchen": "Gräber-Plättchen",
        r"Grabmal\w*|Grabmäler\w*|Gruft|Grüfte": "Gräber",
        r"(Stein(e)?-?markt|Steinverkauf)\w*": "Steineverkauf",
        r"Kornmarkt\w*|Getreideverkauf\w*": "Getreidemarkt",
        r"(Punkte?leiste|Siegpunkteleiste|Wertungsleiste|Kramerleiste)\w*": "Zählleiste",
        r"Sieg(?:es)?punkt\w*": "Punkt",
        r"(Endwertung|Endabrechnung|Abschlusswertung)\w*": "Schlusswertung",
        r"Bewässerungs(ring|marker)\w*|Nilring\w*": "Wasserring",
        r"(Wasserr|R)ing (ge)?dreh\w*|dreh\w* (am|den) (Wasserr|R)ing": "Wasserring verschieben, wandern",
        r"Gebäude\w*": "Bauwerk",
        r"Beteiligung\w*|Teilnahme\w*": "Mitwirkung",
        r"Protokoll\w*|Logbuch\w*": "Verlauf",
        r"Malus|Strafpunkte?n?": "Strafe",
        r"Spielbrett\w*|Spieler(brett|tafel)\w*": "Spielplan oder Spielertableau",
        r"Mitspieler\w*|Mitspielende\w*|Person(en)?": "Spieler",
        r"Skarabäer\w*": "Skarabäen",
        # Phases 2 and 7 are Befahren and Reihenfolge.
        r"[Ss]egeln?|(be|ab)segelt?": "befahren (der Nil), fahren (ein Schiff)",
        r"Ordnen": "Reihenfolge",
        # Read as output; a round is one of five.
        r"(?<!standard)Ausgaben?": "Exemplar (das der Spieler) oder Auflage (eine mitgelieferte)",
        r"ganze[nr]? Runde": "alle",
        r"Partien?": "Spiel",
        r"Befunde?n?": "Beanstandung",
        r"(Regel|Spiel)-Option\w*|Spieloption\w*": "Regeloption",
        r"(Lage|Stellung|Platz|Position)\w* vo[mn] (?:Wasser)?ring\w*|Ring(?:lage|stellung|platz)\w*":
            "Position des Wasserrings",
        r"(Eingabe|Fuß|Status)leiste\w*|Leiste (?:unten|unter dem Spielplan)": "Streifen",
    },
    "en": {
        r"workers?|gangs?|workforce": "construction crew",
        r"boats?|vessels?": "ship",
        r"wheat|corn|food": "grain",
        r"construction sites?|building (lots?|places?|slots?)": "building site or building space",
        r"circular spaces?|town spaces?": "round space",
        r"river cards?|Nile tiles?|Sphinx tiles?": "Nile card or Sphinx card",
        r"(turn|number|turn order) tiles?|order (markers?|discs?|tokens?)": "order tile",
        r"(tomb|grave) (tokens?|chips?)|graves?": "tomb tile or tomb",
        r"stone (sales?|shop)|corn market": "stone market or grain market",
        r"(scoring|victory point|points) track|score ?board": "score track",
        r"victory points?": "point",
        r"(end|endgame|last) scoring": "final scoring",
        r"irrigation|water (wheel|marker)": "water ring",
        r"turn(s|ed|ing)? the (water )?ring|(water )?ring (is )?turn(s|ed)": "move the water ring",
        r"player (boards?|mats?)": "player tableau",
        r"(permanent|anytime|immediate) cards?": "Permanent, Anytime, Immediate card",
        # Grain is not counted.
        r"(?:many|few|fewer) grain|(?:two|three|four|\d) grain are": "much grain, 2 grain is",
        # Nobody in particular. What is asked, or said of an answer ("Who builds first, and …"), is not.
        r"only who|(?<![^.]\s)(?<!\w )Who [a-z]+ (?![^.,]*[?,])[^.?]*": "whoever",
    },
}


# The same for Saqqara, whose workers, boats and trade are called so.
INFLECTED_SAQQARA = {
    "Angebot": r"angebot|\bbiete|gebot",
    "überbieten": r"überb[ioe]+t",
    "sich zurückziehen": r"zurückz[io]|zieht sich\b.*zurück",
    "passen": r"\b(?:ge)?pass",
    "aktueller Markt": r"aktuelle\w* markt",
    "allgemeiner Vorrat": r"allgemeine\w* vorrat",
    "Kein Ertrag": r"kein ertrag",
    "investieren": r"investier",
    "Händler": r"händler",
    "Land": r"land",
    "Marktweg": r"marktweg|seine\w* weg",
}
# Terms that the texts use as a part of others, or in another sense.
NO_TERM_SAQQARA = {"round", "trader pawn", "victory points"}
WRONG_SAQQARA = {
    "de": {
        r"Sieg(?:es)?punkt\w*": "Punkt",
        r"Schiff\w*": "Boot",
        r"Bautrupp\w*": "Arbeiter",
        r"Speicher\w*|Lagerhaus\w*|Warenlager\w*": "Lager",
        r"Schwellenwert\w*|Schwelle\w*": "Grenzwert",
        r"Gebote?": "Angebot",
        r"Marker[ns]?": "Marke",
        r"Kraft|Kräften?|Fähigkeit(?:en)?": "Privileg",
        r"Stufe\w*|Level\w*": "Ebene",
        r"(?:Landwirtschaft|Hof)": "Ackerbau, Königshof",
        r"[Ss]egeln?": "fahren",
        r"Mitspieler\w*|Person(?:en)?": "Spieler",
        r"(Endwertung|Endabrechnung|Abschlusswertung)\w*": "Schlusswertung",
    },
    "en": {
        r"victory points?": "point",
        r"ships?|vessels?": "boat",
        r"stores?|storehouses?|granar(?:y|ies)": "warehouse",
        r"steps?|tiers?|floors?": "level",
        r"limits?": "threshold",
        r"offers?": "bid",
        r"governors?": "player",
    },
}


# And for Pyramidion.
INFLECTED_PYRAMIDION = {
    "Ort": r"\bort",
    "abhandeln": r"ab(?:ge|zu)?handel",
    "aktivieren": r"aktivier",
    "Kaufmann": r"kauf(?:mann|leute)",
    "beladen": r"bel[aä]d",
    "passen": r"\b(?:ge)?pass",
    "rekrutieren": r"rekrutier",
    "persönlicher Vorrat": r"persönliche\w* vorr[aä]t",
    "allgemeiner Vorrat": r"allgemeine\w* vorrat",
    "ägyptisches Kreuz": r"ägyptische\w* kreuz",
}
NO_TERM_PYRAMIDION = {"victory point"}
WRONG_PYRAMIDION = {
    "de": {
        r"Sieg(?:es)?punkt\w*": "Punkt",
        r"Schiff\w*": "Boot",
        r"Bautrupp\w*": "Arbeiter, Truppe",
        r"Sanduhr\w*|Sonnenuhren?": "Sonnenuhr-Marker",
        r"Händler\w*|Kaufmänner\w*": "Kaufmann, Kaufleute",
        r"Folterer\w*|Aufseher\w*": "Folterknecht",
        r"Aufruhr\w*|Aufst[aä]nd\w*": "Revolte",
        r"Waren?": "Ressource",
        r"Wüstenschiffe?|Dromedare?": "Kamel",
        r"Schreiber\w*|Steinhauer\w*": "Steinmetz",
        r"(Reihenfolge|Zugfolge|Ordnungs)-?(plättchen|marker|scheibe)\w*": "Spielerreihenfolge-Marker",
        r"Mitspieler\w*|Person(?:en)?": "Spieler",
        r"(Endwertung|Endabrechnung|Abschlusswertung)\w*": "Spielende",
    },
    "en": {
        r"victory points?": "point",
        r"ships?|vessels?": "boat",
        r"hourglass(?:es)?": "sundial",
        r"traders?|tradesmen": "merchant",
        r"overseers?|guards?": "torturer",
        r"uprisings?|rebellions?|riots?": "revolt",
        r"goods?": "resource",
        r"masons?": "stonemason",
        r"(turn|number|turn order) (tiles?|markers?)|order (tiles?|discs?|tokens?)": "order marker",
    },
}


class OfGame(NamedTuple):
    """A game whose texts have a glossary of their own: how their contexts begin, and its words."""
    context: str
    rules: pathlib.Path
    inflected: dict[str, str]
    no_term: set[str]
    wrong: dict[str, dict[str, str]]


GAMES = (OfGame("Saqqara", pathlib.Path("docs/rules-saqqara.md"), INFLECTED_SAQQARA, NO_TERM_SAQQARA, WRONG_SAQQARA),
         OfGame("Pyramidion", pathlib.Path("docs/rules-pyramidion.md"), INFLECTED_PYRAMIDION, NO_TERM_PYRAMIDION,
                WRONG_PYRAMIDION))


def game_of(context: str) -> OfGame | None:
    return next((game for game in GAMES if context.startswith(game.context)), None)


@functools.cache
def terms_of(context: str) -> list[tuple[re.Pattern, str, re.Pattern]]:
    """The same for a game of its own, named by how its contexts begin: several words of one side stand
    for those of the other, or any for one."""
    game = game_of(context)
    section = re.search(r"^## Glossary.*?\n(.*?)\n\n", game.rules.read_text(encoding="utf-8"), re.M | re.S).group(1)
    terms = []
    for pair in re.sub(r"\s*\([^()]*\)", "", section.replace("\n", " ").rstrip(". ")).split(" · "):
        english, german = (re.split(r", ", side.strip()) for side in pair.split(" – "))
        either = "|".join(game.inflected.get(word, inflected(word)) for word in german)
        for i, term in enumerate(english):
            term = term.removeprefix("to ")
            if term in game.no_term:
                continue
            one = len(english) == len(german)
            word = german[i] if one else "/".join(german)
            own = game.inflected.get(german[i], inflected(german[i])) if one else either
            terms.append((english_pattern(term), word, re.compile(own, re.I)))
    return sorted(terms, key=lambda term: -len(term[0].pattern))


def glossary(text: str) -> list[tuple[re.Pattern, str, re.Pattern]]:
    """The glossary's terms, longest first: English pattern, German word, German pattern."""
    section = re.search(r"^## Glossary.*?\n(.*?)\n\n", text, re.M | re.S).group(1)
    terms = list(SHORT_TERMS)
    for pair in section.replace("\n", " ").rstrip(". ").split(" · "):
        english, german = (side.strip() for side in pair.split(" – "))
        german = re.sub(r"\s*\(.*\)", "", german)
        terms += zip(alternatives(english), alternatives(german), strict=True)
    return [(english_pattern(english), german, german_pattern(german))
            for english, german in sorted(terms, key=lambda term: -len(term[0]))]


def alternatives(side: str) -> list[str]:
    """"stone marker/track" → both; "Jederzeit-/Permanent-/Sofort-Karte" → all three."""
    if "/" not in side:
        return [side]
    parts = side.split("/")
    if parts[0].endswith("-"):
        ending = parts[-1].split("-")[-1]
        return [part + ending for part in parts[:-1]] + [parts[-1]]
    if " " in parts[-1]:
        ending = parts[-1].split(" ", 1)[1]
        return [f"{part} {ending}" for part in parts[:-1]] + [parts[-1]]
    if " " in parts[0]:
        beginning = parts[0].rsplit(" ", 1)[0]
        return [parts[0]] + [f"{beginning} {part}" for part in parts[1:]]
    return parts


def english_pattern(term: str) -> re.Pattern:
    plural = term[:-1] + "(?:y|ies)" if term.endswith("y") else term + r"(?:s|\(s\))?"
    return re.compile(r"\b" + plural.replace(" ", r"\s+") + r"(?!\w)", re.I)


def inflected(word: str) -> str:
    """The word with any ending, and as a part of longer ones. "Einflussmarker" is none of "Einflussmarke"."""
    return re.escape(word.lower()) + (r"(?!r[ns]?\b)" if word.endswith("e") else "")


def german_pattern(term: str) -> re.Pattern:
    return re.compile(INFLECTED.get(term, inflected(term)), re.I)


def missing_terms(source: str, german: str, terms: list) -> list[str]:
    """Glossary words the German lacks. A longer term hides the shorter ones inside it."""
    missing = []
    rest = re.sub(r"\b[A-Z0-9]+(?:-[A-Z0-9]+)+\b", "…", source)  # ids, such as rule numbers
    for english, word, pattern in terms:
        found = english.search(rest)
        if found is None:
            continue
        rest = english.sub("…", rest)
        if not pattern.search(german):
            missing.append(f"“{found.group(0)}” should be “{word}”")
    return missing


@functools.cache
def right_words(context: str) -> list[str]:
    """The German words of a glossary, with the endings of nouns."""
    terms = terms_of(context) if context else glossary(GLOSSARY.read_text(encoding="utf-8"))
    return [re.escape(word.lower()) + ("n?" if word.endswith("e") else "(?:e[nrs]?|n|s)?")
            for _, german, _ in terms for word in german.split("/")]


def in_compound(pattern: str, text: str, right: list[str]) -> re.Match | None:
    """Where a part of a longer noun is one of the pattern's words, unless that is so in one of the right
    words, as in "Unterhändler"."""
    for noun in re.findall(r"(?<![\w-])[A-ZÄÖÜ][a-zäöüß][\w-]*", text):
        match = re.search(pattern, noun, re.I)
        covers = (found.span() for word in right for found in re.finditer(word, noun.lower()))
        if match and not any(first <= match.start() and match.end() <= last for first, last in covers):
            return match
    return None


def wrong_words(language: str, text: str, context: str = "") -> list[str]:
    """Words that are a second name for something."""
    found = []
    game = game_of(context)
    wrong = game.wrong if game else WRONG
    for pattern, word in wrong.get(language, {}).items():
        # The capital of a card's kind is part of its name.
        flags = 0 if pattern.startswith("(permanent|") else re.I
        match = re.search(rf"(?<![\w-])(?:{pattern})(?![\w-])", text, flags)
        if match is None and language == "de":
            match = in_compound(pattern, text, right_words(game.context if game else ""))
        if match:
            found.append(f"“{match.group(0)}” should be “{word}”")
    return found
