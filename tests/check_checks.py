#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The checks of the words are checked: each is given texts with one fault, and has to find it."""
import pathlib
import re
import shutil
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

import check_comments
import check_commits
import check_layers
import check_reading
import check_rooms
import check_rules
import check_translations
import check_duplication
import pseudo
from catalogue import CATALOGUES, SOURCE, Message, read
from glossary import GLOSSARY, glossary
from reading import sentences, words

TERMS = glossary(GLOSSARY.read_text(encoding="utf-8"))


def message(source: str, *forms: str, state: str = "", comment: str = "Said elsewhere.",
            context: str = "Fault") -> Message:
    return Message(context, source, len(forms) > 1, state, list(forms), comment)


def faults(language: str, *messages: Message) -> list[str]:
    texts = {(each.context, each.source) for each in messages}
    return check_translations.check_messages(language, list(messages), texts, TERMS)


class Catalogues(unittest.TestCase):
    def found(self, fault: str, language: str, *messages: Message):
        found = faults(language, *messages)
        self.assertEqual(len(found), 1, found)
        self.assertIn(fault, found[0])

    def german(self, fault: str, source: str, *forms: str):
        self.found(fault, "de", message(source, *forms))

    def test_good_texts_pass(self):
        self.assertEqual(faults("de", message("%1 passes", "%1 passt"),
                                message("%n stone(s) left.", "Noch %n Stein.", "Noch %n Steine."),
                                message("“%1” is <b>saved</b>…", "„%1“ ist <b>gespeichert</b>…"),
                                message("&What", "&Was"), message("Bid ", "Gebot "),
                                message("Alyi", "Alyi"), message("F3", "F3"),
                                message("Marked with ! is wrong.", "Was ein ! hat, ist falsch.")), [])
        self.assertEqual(faults("en", message("%1 passes", "%1 passes"),
                                message("%n stone(s) left", "%n stone left", "%n stones left")), [])

    def test_unfinished_vanished_and_obsolete_texts(self):
        for state in ("unfinished", "vanished", "obsolete"):
            self.found(state, "de", message("%1 passes", "%1 passt", state=state))

    def test_an_empty_text(self):
        self.assertTrue(faults("de", message("Passing", "")))
        self.assertTrue(faults("de", message("%n point(s)", "%n Punkt", " ")))

    def test_a_fragment_without_a_comment(self):
        for fragment, german in (("%1: %2", "%1: %2"), ("×%1", "×%1"), ("%1 (%2)", "%1 (%2)"), (" – ", " – "),
                                 ("=, #, /", "=, #, /"), ("%1 of %2", "%1 von %2"), ("Row %1", "Reihe %1")):
            self.found("needs a comment", "de", message(fragment, german, comment=""))
            self.assertEqual(faults("de", message(fragment, german)), [])
        self.assertEqual(faults("de", message("%1 passes", "%1 passt", comment=""),
                                message("Log", "Verlauf", comment=""), message("F3", "F3", comment="")), [])

    def test_a_word_with_two_meanings_without_a_comment(self):
        thing = message("Building", "Bauwerk", context="Board")
        self.found("needs a comment", "de", thing, message("Building", "Bauen", comment=""))
        self.assertEqual(faults("de", thing, message("Building", "Bauen")), [])
        self.assertEqual(faults("de", thing, message("Building", "Bauwerk", comment="")), [])

    def test_texts_missing_and_texts_left_over(self):
        good = message("Passing", "Passen")
        texts = {("Fault", "Passing"), ("Fault", "Building")}
        self.assertEqual(check_translations.check_messages("de", [good], texts, TERMS),
                         ["missing: [Fault] Building"])
        self.assertEqual(check_translations.check_messages("de", [good], set(), TERMS),
                         ["no longer in the program: [Fault] Passing"])
        self.found("twice", "de", good, good)

    def test_placeholders_lost_doubled_or_swapped_for_others(self):
        for german in ("passt", "%1 und %1 passen", "%2 passt", "%n passt", "%L1 passt"):
            self.german("placeholders differ", "%1 passes", german)

    def test_a_number_missing_in_one_plural_form(self):
        self.german("placeholders differ", "%n point(s)", "ein Punkt", "%n Punkte")
        self.german("placeholders differ", "%n point(s)", "%n Punkt", "Punkte")

    def test_a_plural_with_one_form(self):
        one = Message("Fault", "%n point(s)", True, "", ["%n Punkt"])
        self.found("needs 2 forms", "de", one)

    def test_what_lupdate_guessed(self):
        self.german("left by lupdate", "%1 of %2", "%1 von {1?} %2")

    def test_german_that_is_still_english(self):
        self.german("same as English", "Passing", "Passing")

    def test_english_that_is_not_the_program_s(self):
        self.found("not the text of the program", "en", message("%1 passes", "%1 will pass"))
        self.found("plural left open", "en", message("%n point(s)", "%n point(s)", "%n points"))

    def test_another_word_than_that_of_the_glossary(self):
        self.german("Bautrupp", "Two crews build", "Zwei Mannschaften bauen")
        self.german("Wasserring", "The water ring moves", "Der Ring wandert")
        self.german("rundes Feld", "A round space", "Ein Platz am Fluss")
        self.german("Nil befahren", "Sail the Nile", "Den Nil hinab")
        self.german("neue Reihenfolge", "Next order", "Nächste Reihenfolge")
        self.german("eigenes Exemplar", "Compare with your copy", "Mit dem Spiel vergleichen")
        self.german("Streifen", "The strip names it", "Das Feld darunter nennt es")
        self.german("Regeloption", "This is a rule option", "Das ist einstellbar")

    def test_a_game_has_a_glossary_of_its_own(self):
        def of(context: str, source: str, german: str) -> list[str]:
            return faults("de", message(source, german, context=context))
        self.assertEqual(of("SaqqaraRule", "Workers stand there", "Dort stehen Arbeiter"), [])
        self.assertEqual(of("PyramidionRule", "A worker and a boat", "Ein Arbeiter und ein Boot"), [])
        self.assertEqual(len(of("PyramidionRule", "A sundial", "Eine Uhr")), 1)
        self.assertEqual(len(of("PyramidionRule", "Nothing of it", "Ein Siegpunkt")), 1)
        self.assertEqual(len(of("SaqqaraRule", "A warehouse", "Ein Haus")), 1)
        self.assertEqual(len(of("Rule", "Nothing of it", "Drei Arbeiter")), 1)

    def test_a_wrong_word_in_a_compound(self):
        def of(context: str, source: str, german: str) -> list[str]:
            return faults("de", message(source, german, context=context))
        for german in ("Einflussmarker", "Fünf Einflussmarkern", "Startmarker", "Ein Warenspeicher"):
            self.assertTrue(of("SaqqaraRule", "Nothing of it", german), german)
        for german in ("Einflussmarker", "Der Einflussmarkers"):
            self.assertIn("“influence marker” should be “Einflussmarke”",
                          " ".join(of("SaqqaraRule", "An influence marker", german)))
        self.assertTrue(of("PyramidionRule", "Nothing of it", "Ein Großhändler"))
        self.assertTrue(of("Rule", "Nothing of it", "Ein Steingebäude"))
        # Parts of the right words are right.
        for context, german in (("SaqqaraRule", "Angebote im Königshof"), ("SaqqaraRule", "Zwei Einflussmarken"),
                                ("PyramidionRule", "Eine Unterhändler-Truppe"), ("Rule", "Mehr Getreidefelder"),
                                ("PyramidionRule", "Ein Spielerreihenfolge-Marker")):
            self.assertEqual(of(context, "Nothing of it", german), [], german)

    def test_a_second_name_for_something(self):
        for german in ("Drei Arbeiter bauen", "Ein Siegpunkt mehr", "Das Korn reicht",
                       "Alle Gebäude stehen", "Im Protokoll steht es", "Die Endwertung beginnt",
                       "Segeln", "Ordnen", "Die Ausgabe ist verglichen", "Für die ganze Runde",
                       "Eine neue Partie", "In jeder Lage vom Ring", "Eine Regel-Option",
                       "Das steht in der Leiste unten"):
            self.german("should be", "Nothing of it is said here", german)
        for english in ("Three workers build", "A victory point more", "The wheat is enough",
                        "The end scoring begins", "Keep the permanent card",
                        "Turn the water ring", "It turns the ring"):
            self.found("should be", "en", message(english, english))

    def test_a_number_whose_word_is_wrong_for_1(self):
        for english in ("%1: %2 points", "%1 has %2 own stones", "%2 Sphinx cards are left"):
            self.found("needs %n", "en", message(english, english))
        for german in ("%1: 2 statt %2 Punkte", "%1 hat %2 eigene Steine", "Noch %2 Nil-Karten, %1",
                       "%1: es fehlt %2", "Es fehlen noch %1 Getreide, %2", "Am Nil fehlen %2, %1"):
            self.german("needs %n", "%1 and %2 here", german)
        self.german("needs %n", "%n of %1 here", "%n Stein von %1 Steinen", "%n Steine von %1")

    def test_numbers_that_agree(self):
        self.assertEqual(faults("en", message("0 to %1 points", "0 to %1 points"),
                                message("Points: %1", "Points: %1"),
                                message("row %1 spaces %2", "row %1 spaces %2"),
                                message("%1 places no more ships", "%1 places no more ships")), [])
        self.assertEqual(faults("de", message("0 or %1 points", "0 oder %1 Punkte"),
                                message("%n missing", "es fehlt %n", "es fehlen %n"),
                                message("%1 is %n short", "%1 fehlt %n", "%1 fehlen %n"),
                                message("%1 is missing.", "%1 fehlt.")), [])

    def test_tags_that_differ(self):
        self.german("tags differ", "It is <b>saved</b>", "Ist gespeichert")
        self.german("tags differ", "It is <b>saved</b>", "Ist <i>gespeichert</i>")
        self.german("tags differ", "It is <b>saved</b>", "Ist <b>gespeichert")

    def test_another_end_of_the_sentence(self):
        for german in ("Kopie sichern", "Kopie sichern.", "Kopie sichern..."):
            self.german("ends otherwise", "Save a copy…", german)
        self.german("ends otherwise", "Saved.", "Gespeichert")
        self.german("ends otherwise", "Name", "Name:")

    def test_spaces(self):
        for german in (" Gebot", "Gebot ", "\nGebot"):
            self.german("spaces at the edge", "Bid", german)
        self.german("two spaces", "The bid holds", "Das  Gebot gilt")
        self.german("space before punctuation", "Now, the bid holds", "Das Gebot gilt , jetzt")

    def test_mnemonics(self):
        self.german("mnemonics differ", "&Rules", "Regeln")
        self.german("mnemonics differ", "Reserve", "&Reserve")

    def test_quotation_marks(self):
        self.german("straight quotation marks", "Take it away", 'Nehmt "es" weg')
        self.german("quotation marks lost", "“%1” is saved", "%1 ist gespeichert")
        self.german("quotation marks are", "“%1” is saved", "„%1” ist gespeichert")
        self.german("quotation marks are", "“%1” is saved", "„%1“ ist «gesichert»")
        self.found("quotation marks are", "en", message("“%1 is saved", "“%1 is saved"))

    def test_apostrophes(self):
        self.german("straight apostrophe", "Say it", "So geht's")
        self.found("straight apostrophe", "en", message("Anna's crew", "Anna's crew"))
        self.assertEqual(faults("en", message("Anna’s crew", "Anna’s crew")), [])

    def test_grain_is_not_counted(self):
        for english in ("How many grain are left?", "Two grain are missing", "2 grain are left"):
            self.found("should be", "en", message(english, english))

    def test_who_that_should_be_whoever(self):
        for english in ("Who comes late waits.", "So it goes. Who comes late waits.",
                        "Only who has a card stops"):
            self.found("should be", "en", message(english, english))
        self.assertEqual(faults("en", message("Who comes late?", "Who comes late?"),
                                message("Who builds first, and why.", "Who builds first, and why."),
                                message("The one who is late waits.", "The one who is late waits.")),
                         [])

    def test_speaking_to_the_reader(self):
        for german in ("Hier bist du dran", "Öffne das Spiel", "Bitte öffnen Sie das Spiel",
                       "Das ist deins, sag dein Gebot", "Falsch. Nimm ein anderes"):
            self.german("speaks to the reader", "Nothing of it is said here", german)
        self.assertEqual(faults("de", message("It is named.", "Sie ist schon angegeben."),
                                message("Up to three.", "Bis zu drei: Sie zählen.")), [])

    def test_ordinals(self):
        for german in ("2ter", "Als 3te", "Das %1te Feld", "20sten"):
            self.german("an ordinal with an ending", "Nothing of it is said here", german.replace("%1", "12"))
        self.assertEqual(faults("de", message("2nd", "2."), message("4 steps", "4 Stufen"),
                                message("3 partners", "3 Teile")), [])

    def test_a_file_is_read_with_states_and_plural_forms(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "small.ts"
            path.write_text('<TS><context><name>Fault</name>'
                            '<message><source>a</source><extracomment>b</extracomment>'
                            '<translation type="unfinished"/></message>'
                            '<message numerus="yes"><source>%n b(s)</source><translation>'
                            '<numerusform>%n b</numerusform><numerusform>%n bs</numerusform>'
                            '</translation></message></context></TS>', encoding="utf-8")
            self.assertEqual(read(path), [
                Message("Fault", "a", False, "unfinished", [""], "b"),
                Message("Fault", "%n b(s)", True, "", ["%n b", "%n bs"])])


class Glossary(unittest.TestCase):
    def test_every_term_has_both_languages(self):
        german = {word for _, word, _ in TERMS}
        self.assertGreaterEqual(len(TERMS), 25)
        for word in ("Bautrupp", "Joker-Bautrupp", "Nil-Karte", "Jederzeit-Karte", "Zählleiste"):
            self.assertIn(word, german)


class Rules(unittest.TestCase):
    """check_rules.py on a copy of the sources with one rule taken out of one place."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        sources = shutil.ignore_patterns("*.json", "*.jsonl", "__pycache__")
        for room in ("engine", "ui/egizia/text", "ui/pyramidion/text", "ui/saqqara/text", "tests", "docs"):
            shutil.copytree(room, self.root / room, ignore=sources)

    def tearDown(self):
        self.folder.cleanup()

    def take_out(self, room: str, rule: str):
        for path in (self.root / room).rglob("*"):
            if path.suffix in (".h", ".cpp") and path.name != "rules.h":
                text = path.read_text(encoding="utf-8")
                path.write_text(text.replace(rule, "…"), encoding="utf-8")

    def check(self) -> list[str]:
        return check_rules.faults(self.root, check_rules.documented(self.root))

    def test_nothing_is_found_where_nothing_is_missing(self):
        self.assertEqual(self.check(), [])

    def test_a_rule_or_card_without_a_text(self):
        self.take_out("ui/egizia/text", "CARD-UPSTREAM")
        self.take_out("ui/egizia/text", "PYR-3")
        self.assertEqual(self.check(), ["CARD-UPSTREAM: no words", "PYR-3: no words"])

    def test_a_rule_without_code_or_test(self):
        self.take_out("engine", "PYR-3")
        self.take_out("tests", "TOMB-1")
        self.assertEqual(self.check(), ["PYR-3: no code", "TOMB-1: no test"])

    def test_a_rule_that_is_not_documented(self):
        path = self.root / "docs/rules.md"
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("- PYR-3", "- something"), encoding="utf-8")
        self.assertEqual(self.check(), ["PYR-3: in rules.h, not in docs/rules.md"])

    def test_rules_of_another_game(self):
        game = check_rules.SAQQARA
        ids = check_rules.documented(self.root, game)
        self.assertEqual(check_rules.faults(self.root, ids, game), [])
        # Both games have such a rule: what one does for it does not count for the other.
        self.take_out("engine/saqqara", "MARKET-1")
        self.take_out("tests/engine/saqqara", "MARKET-2")
        self.take_out("ui/saqqara/text", "MARKET-3")
        self.assertEqual(check_rules.faults(self.root, ids, game),
                         ["MARKET-1: no code", "MARKET-2: no test", "MARKET-3: no words"])
        self.assertEqual(self.check(), [])

    def test_rules_of_the_third_game(self):
        game = check_rules.PYRAMIDION
        ids = check_rules.documented(self.root, game)
        self.assertEqual(check_rules.faults(self.root, ids, game), [])
        self.take_out("ui/pyramidion/text", "SPECIAL-THIEF")
        self.take_out("ui/pyramidion/text", "NEGOTIATOR-3")
        self.assertEqual(check_rules.faults(self.root, ids, game),
                         ["NEGOTIATOR-3: no words", "SPECIAL-THIEF: no words"])


class Rooms(unittest.TestCase):
    def test_lines_are_counted_by_wing_and_by_game(self):
        self.assertEqual(check_rooms.counted({"ui/table/log/a.h": "a\nb\n", "ui/table/b.h": "c\n",
                                              "ui/egizia/board/c.h": "d\n", "tests/ui/saqqara/e.h": "e\n"}),
                         {"tests/ui/saqqara": 1, "ui/egizia": 1, "ui/table": 3})

    def test_a_room_may_shrink_and_the_number_with_it(self):
        self.assertEqual(check_rooms.faults({"ui/a": 10}, {"ui/a": 10}), [])
        self.assertEqual(check_rooms.faults({"ui/a": 10}, {"ui/a": 10 + check_rooms.SLACK}), [])
        self.assertEqual(len(check_rooms.faults({"ui/a": 11}, {"ui/a": 10})), 1)
        self.assertEqual(len(check_rooms.faults({"ui/b": 1}, {})), 1)
        self.assertEqual(len(check_rooms.faults({"ui/a": 10}, {"ui/a": 11 + check_rooms.SLACK})), 1)
        self.assertEqual(len(check_rooms.faults({}, {"ui/a": 1 + check_rooms.SLACK})), 1)


class Reading(unittest.TestCase):
    """check_reading.py on pages that are plain, and on pages that are not."""

    PLAIN = {"en": "A ship goes down the river. It takes the card that lies there.",
             "de": "Ein Schiff fährt den Fluss hinab. Es nimmt die Karte, die dort liegt."}
    HARD = {"en": "Consideration of available alternatives necessitates comprehensive familiarity. "
                  "Insufficient preparation inevitably entails considerable disadvantages.",
            "de": "Unzureichende Vorbereitung verursacht unweigerlich beträchtliche Nachteile. "
                  "Umfassende Berücksichtigung vorhandener Möglichkeiten erfordert Spielerfahrung."}
    LONG = ("a ship goes to a place and takes a card and then one more ship goes to a place "
            "and takes one more card from it")

    def check(self, language: str, context: str, *texts: str) -> list[str]:
        pages = [Message(name, self.PLAIN[language] + self.PLAIN[language], False, "",
                         [self.PLAIN[language]] * 2) for name in check_reading.NEEDED]
        return check_reading.check(language, pages + [Message(context, text, False, "", [text])
                                                      for text in texts])

    def test_plain_pages_pass(self):
        for language, text in self.PLAIN.items():
            self.assertEqual(self.check(language, "LessonText", text, text, text), [])

    def test_a_hard_page(self):
        for language, text in self.HARD.items():
            found = self.check(language, "nilometer::ui::LessonText", text, text, text)
            self.assertEqual(len(found), 1, found)
            self.assertTrue(found[0].startswith("LessonText: "), found)

    def test_what_newcomers_do_not_read_may_be_harder(self):
        for language, text in self.HARD.items():
            self.assertEqual(self.check(language, "ReadError", text, text, text), [])

    def test_a_long_sentence(self):
        for language in ("en", "de"):
            found = self.check(language, "Rule", self.LONG)
            self.assertTrue(any("words in a sentence" in fault for fault in found), found)

    def test_a_wall_of_words(self):
        for language, text in self.PLAIN.items():
            found = self.check(language, "SetupSteps", " ".join([text] * 6))
            self.assertTrue(any("at a stretch" in fault for fault in found), found)
            self.assertEqual(self.check(language, "SetupSteps", "<br>".join([text] * 6)), [])

    def test_what_a_rule_says_names_its_subject(self):
        dangling = {"en": ("It shows what it needs.", "They stay out.", "He takes one.", "Each stands for a marker.",
                           "This belongs to another phase.", "His marker doubles a card.", "Then the next one comes.",
                           "All are shuffled.", "There is one if die and stall meet.", "There is no recruiting.",
                           "One of the row.", "Adds grain to one feeding.", "The value, doubled by a philosopher."),
                    "de": ("Es bleibt das erste.", "Er entfernt eine Karte.", "Sie zählt 6.", "Das ist das Lager.",
                           "Das tut, wer vorn liegt.", "Sein Marker verdoppelt.", "Dann kommt die nächste.",
                           "Bringt Steine.")}
        whole = {"en": ("Each card counts.", "This quarry yields stones.", "All goods lie in the supply.",
                        "Several may tie.", "If it lies there, it stays.", "One kind gives 2 goods."),
                 "de": ("Das Spiel endet.", "Die Karte bringt Steine.", "Ist keins fällig, entfällt die Phase.",
                        "Diese Karte zählt.")}
        for language in ("en", "de"):
            for text in dangling[language]:
                for context in ("Rule", "SaqqaraRule", "PyramidionRule"):
                    found = self.check(language, context, text)
                    self.assertEqual(len(found), 1, f"{text} {found}")
                    self.assertTrue(found[0].startswith(f"{context}: "), found)
                self.assertEqual(self.check(language, "RuleDetail", text), [])
            for text in whole[language]:
                self.assertEqual(self.check(language, "SaqqaraRule", text), [])

    def test_a_page_that_is_gone(self):
        plain = Message("Prompt", "A ship.", False, "", ["Ein Schiff."])
        found = check_reading.check("de", [plain])
        self.assertIn("Rule: there is no such page any more", found)

    def test_marks_and_placeholders_are_not_read(self):
        self.assertEqual(words("<b>&Take</b> %1 of %n card(s)"), ["Take", "Ann", "of", "Ann", "cards"])
        self.assertEqual(len(sentences("One. “Two.” Three: four; five<br>six")), 6)


class Pseudo(unittest.TestCase):
    """What tests/pseudo.py makes of a text."""

    def test_every_letter_is_marked_and_the_text_longer(self):
        for text in ("The quick brown fox jumps over the lazy dog", "PACK MY BOX WITH FIVE DOZEN LIQUOR JUGS",
                     "Nth", "Why?"):
            made = pseudo.pseudo(text)
            self.assertIsNone(re.search("[A-Za-z]", made), made)
            self.assertGreater(len(made), len(text))
            self.assertEqual(made.upper().lower(), made.lower())

    def test_a_single_letter_stays_one(self):
        self.assertEqual(pseudo.pseudo("R"), "Ŕ")

    def test_what_every_translation_keeps(self):
        for text in ("%1 has %n stone(s), %L2 more", "<b>One</b> &amp; two", "Against SAIL-3 (CARD-TWO-CREWS).",
                     "W&hose", "“%1” is saved…"):
            made = pseudo.pseudo(text)
            for kept in (check_translations.placeholders, check_translations.tags, check_translations.ending,
                         check_translations.mnemonics):
                self.assertEqual(kept(made), kept(text), made)
        self.assertIn("SAIL-3", pseudo.pseudo("Against SAIL-3 (CARD-TWO-CREWS)."))
        self.assertIn("&amp;", pseudo.pseudo("<b>One</b> &amp; two"))

    def test_most_texts_are_longer_by_two_fifths(self):
        forms = [form for each in read(CATALOGUES[SOURCE]) for form in each.forms]
        growth = sum(len(pseudo.pseudo(form)) for form in forms) / sum(map(len, forms))
        self.assertTrue(1.35 < growth < 1.45, growth)

    def test_keys_stay_keys(self):
        tree = ElementTree.ElementTree(ElementTree.fromstring(
            '<TS language="en"><context><name>Keyboard</name><message><source>QY</source>'
            '<translation>QY</translation></message></context><context><name>A</name><message numerus="yes">'
            '<source>%n b(s)</source><translation><numerusform>%n b</numerusform>'
            '<numerusform>%n bs</numerusform></translation></message></context></TS>'))
        pseudo.translate(tree)
        self.assertEqual([node.text for node in tree.iter("translation") if not len(node)], ["QY"])
        self.assertEqual([node.text for node in tree.iter("numerusform")], ["%n ƀƀ", "%n ƀśś"])
        self.assertEqual(tree.getroot().get("language"), pseudo.CODE)


class Comments(unittest.TestCase):
    def test_a_comment_without_a_subject_is_found_where_it_begins(self):
        self.assertEqual(check_comments.subjectless("/// The same of a card.\nint a();\n"), [1])
        self.assertEqual(check_comments.subjectless("int a();\n\n  /// Whoever asks.\n"), [3])

    def test_other_comments_are_none(self):
        for text in ("/// The price of a card.\n/// The same card has one price.\n", "int a; ///< The same\n",
                     "// What is left here is code.\n", "/// The sameness of two cards.\n"):
            self.assertEqual(check_comments.subjectless(text), [], text)


class Commits(unittest.TestCase):
    BODY = "\n\nProblem, cause, decision.\n"

    def test_area_imperative_and_a_body(self):
        self.assertEqual(check_commits.faults("draft: Re-press the deferred place" + self.BODY), [])
        self.assertEqual(check_commits.faults('text, table: Say "nothing yet"' + self.BODY), [])

    def test_another_subject_is_refused(self):
        for subject in ("What a player owns stands in one line", "draft: re-press it", "draft: Press it.",
                        "Draft: Press it", "draft: " + "P" * 70):
            self.assertEqual(len(check_commits.faults(subject + self.BODY)), 1, subject)

    def test_a_subject_alone_is_refused(self):
        for message in ("draft: Press it", "draft: Press it\nat once", "draft: Press it\n\n"):
            self.assertEqual(len(check_commits.faults(message)), 1, message)


class Layers(unittest.TestCase):
    def test_only_a_game_names_games(self):
        self.assertEqual(check_layers.wrong_in("ui/egizia/style/x.h", "namespace egizia"), [])
        self.assertEqual(check_layers.wrong_in("ui/table/log/x.h", "// Egizia has\n"),
                         ["ui/table/log/x.h: names the game Egizia"])

    def test_only_the_record_reads_json(self):
        text = "#include <nlohmann/json.hpp>\n"
        self.assertEqual(check_layers.wrong_in("engine/record/x.cpp", text), [])
        self.assertEqual(len(check_layers.wrong_in("engine/table/x.cpp", text)), 1)

    def test_rooms_do_not_include_each_other_in_a_circle(self):
        self.assertEqual(check_layers.circles({"a": {"b"}, "b": {"c"}, "c": set()}), [])
        self.assertEqual(check_layers.circles({"a": {"b"}, "b": {"c"}, "c": {"a"}}),
                         ["a and b include each other", "a and c include each other",
                          "b and c include each other"])

    def test_two_files_of_the_shell_have_two_names(self):
        paths = ["ui/table/log/x.h", "ui/egizia/log/x.h"]
        self.assertEqual(check_layers.names_twice(paths), [])
        self.assertEqual(check_layers.names_twice([*paths, "ui/table/explain/x.h"]),
                         ["x.h: ui/table/log/x.h and ui/table/explain/x.h"])

    def test_helpers_of_one_name_are_found_unless_kept_to_themselves(self):
        own = "\nnamespace {\n\nstruct Played {\n};\n\n} // namespace\n"
        shared = "\nstruct Played {\n};\n"
        self.assertEqual(check_layers.shared_names({"a.cpp": own, "b.h": shared}), [])
        self.assertEqual(check_layers.shared_names({"a.h": shared, "b.h": shared}),
                         ["Played: in a.h and b.h"])


class Twins(unittest.TestCase):
    LINES = [f"  step{number}(state);" for number in range(check_duplication.ROW)]

    def found(self, one: str, other: str) -> list[str]:
        return check_duplication.twins({"a.cpp": one}, {"b.cpp": other})

    def test_ten_lines_in_a_row_are_found_wherever_they_stand(self):
        text = "\n".join(self.LINES)
        self.assertEqual(self.found(text, text), ["a.cpp:1 and b.cpp:1"])
        self.assertEqual(self.found(f"int a;\n{text}\nint b;", f"int c;\nint d;\n{text}"),
                         ["a.cpp:2 and b.cpp:3"])
        self.assertEqual(len(self.found(f"{text}\nint a;\n{text}", text)), 2)

    def test_a_longer_run_is_one_twin(self):
        text = "\n".join(self.LINES + ["  more(state);", "  andMore(state);"])
        self.assertEqual(self.found(text, text), ["a.cpp:1 and b.cpp:1"])

    def test_what_says_nothing_makes_no_difference(self):
        plain = "\n".join(self.LINES)
        changed = "\n\n".join(f"   {line.strip()} // what for" for line in self.LINES)
        changed = f'#include "engine/x.h"\n/* a\n   comment */\n{changed}'
        self.assertEqual(len(self.found(plain, changed)), 1)
        game = plain.replace("step3", "egizia::step3")
        self.assertEqual(len(self.found(game, game.replace("egizia", "saqqara"))), 1)

    def test_nine_lines_and_other_lines_are_none(self):
        short = "\n".join(self.LINES[1:])
        self.assertEqual(self.found(short, "\n".join(self.LINES)), [])
        other = "\n".join(self.LINES).replace("step5", "leap5")
        self.assertEqual(self.found("\n".join(self.LINES), other), [])
        quoted = "\n".join(self.LINES).replace("step5(state)", 'step5("a // b")')
        self.assertEqual(self.found(quoted, quoted.replace("// b", "// c")), [])


if __name__ == "__main__":
    unittest.main()
