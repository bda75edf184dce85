// SPDX-License-Identifier: GPL-3.0-or-later
#include "sentence_fixture.h"
#include "test_program.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/fault.h"
#include "engine/egizia/file/game_record.h"
#include "ui/egizia/text/egizia_phrasebook.h"
#include "ui/text/phrase.h"

#include <QTest>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;
using namespace Qt::StringLiterals;

namespace {

/// Ben's building action with these crews.
Build buildAt(Site site, CrewSet crews) {
  Build build;
  build.player = 1;
  build.site = site;
  build.crews = crews;
  return build;
}

} // namespace

/// What exactly is said: sentences with their facts, in both languages.
class tst_Sentences : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void languageSwitchesAtRunTimeAndBack();
  void unknownLanguageChangesNothing();
  void entriesSayWhatHappened_data();
  void entriesSayWhatHappened();
  void columnsAreCounted_data();
  void columnsAreCounted();
  void orderThatStaysSaysWhen_data();
  void orderThatStaysSaysWhen();
  void refusalsNameEveryFact_data();
  void refusalsNameEveryFact();
  void sphinxCardsSayConditionAndPoints();
  void hiddenSphinxCardsStayHidden();
  void nameLikeAPlaceholderStays();
  void pointsBelowZeroKeepTheirSign();
  void unnamedSeatIsCalledByItsNumber();
  void anywayAndReasonAreShown();
};

void tst_Sentences::languageSwitchesAtRunTimeAndBack() {
  QVERIFY(text::useLanguage(u"en"));
  QCOMPARE(text::crewName(Crew::black), u"black crew"_s);
  QVERIFY(text::useLanguage(u"de"));
  QCOMPARE(text::language(), u"de"_s);
  QCOMPARE(text::crewName(Crew::black), u"Bautrupp Schwarz"_s);
  QCOMPARE(QLocale().language(), QLocale::German);
  QVERIFY(text::useLanguage(u"en"));
  QCOMPARE(text::crewName(Crew::black), u"black crew"_s);
  QCOMPARE(QLocale().language(), QLocale::English);
}

void tst_Sentences::unknownLanguageChangesNothing() {
  QVERIFY(text::useLanguage(u"de"));
  QVERIFY(!text::useLanguage(u"xx"));
  QVERIFY(!text::useLanguage(u""));
  QCOMPARE(text::language(), u"de"_s);
  QCOMPARE(text::crewName(Crew::yellow), u"Bautrupp Gelb"_s);
}

void tst_Sentences::entriesSayWhatHappened_data() {
  const auto row = sentenceRows<Entry>("entry");
  const std::uint8_t alyi = stopWith(StopKind::round, int(RoundSpace::alyi));
  row("ship", PlaceShip{.player = 0, .stop = alyi, .choices = {{Crew::yellow}, 1, {}}},
      "Anna sails to Alyi: yellow crew", "Anna fährt nach Alyi: Bautrupp Gelb");
  row("card",
      PlaceShip{.player = 0, .stop = stopWith(StopKind::card, 0), .card = cardNamed("green-3")},
      "Anna sails to Nile card space 1: takes “Green field 3”",
      "Anna fährt zu Nil-Kartenfeld 1: nimmt „Grünes Getreidefeld 3“");
  Build build = buildAt(Site::obelisk, 0b1010);
  build.spaces = {0b11, 0b1, 0, 0};
  build.market = Market::stone;
  row("build", build,
      "Ben builds at obelisk and tombs with black and joker: obelisk 1 and 2, tomb 1, stone market "
      "one step down",
      "Ben baut bei Obelisk und Gräbern mit Schwarz und Joker: Obelisk 1 und 2, Grab 1, "
      "Steineverkauf eine Stufe nach unten");
  Build draw = buildAt(Site::sphinx, 1);
  draw.draw = 1;
  draw.kept = 1;
  row("sphinx", draw, "Ben builds at the Sphinx with blue: draws 1 Sphinx card, keeps 1",
      "Ben baut an der Sphinx mit Blau: zieht 1 Sphinx-Karte, behält 1");
  Build pyramid = buildAt(Site::pyramid, 4);
  pyramid.spaces = {0, 0, 0b1000011, 0b1001};
  row("pyramid", pyramid,
      "Ben builds at pyramid and temple with yellow: pyramid row 1 spaces 1 and 2, "
      "pyramid row 2 space 1, left temple pillar 1, right temple pillar 1",
      "Ben baut bei Pyramide und Tempel mit Gelb: Pyramide Reihe 1 Felder 1 und 2, "
      "Pyramide Reihe 2 Feld 1, linker Tempel-Pfeiler 1, rechter Tempel-Pfeiler 1");
  row("correct", Correct{.what = Correctable::points, .player = 2, .value = -1},
      "Correction: Carla: −1 point", "Korrektur: Carla: −1 Punkt");
  row("correct order", Correct{.what = Correctable::order, .order = {2, 0, 1, noPlayer}},
      "Correction: order of play: Carla, Anna, Ben", "Korrektur: Zugreihenfolge: Carla, Anna, Ben");
}

void tst_Sentences::entriesSayWhatHappened() {
  QFETCH(Entry, entry);
  isSaidInBoth([&] { return text::sentence(entry, sentenceTable()); });
}

void tst_Sentences::columnsAreCounted_data() {
  const auto row = sentenceRows<SpaceSet>("spaces");
  const auto& parts = sentenceEdition().plan(Building::temple).parts;
  const auto columns = std::ranges::find(parts, "columns", &BuildingPart::id);
  const SpaceSet second = spaceBit(columns->first + 1);
  row("one", second, "temple column 2", "Tempel Säule 2");
  row("several", second | spaceBit(columns->first), "temple columns 1 + 2", "Tempel Säulen 1 + 2");
}

void tst_Sentences::columnsAreCounted() {
  QFETCH(SpaceSet, spaces);
  isSaidInBoth([&] { return text::briefCells(Building::temple, spaces, sentenceTable()); });
}

void tst_Sentences::orderThatStaysSaysWhen_data() {
  const auto row = sentenceRows<int>("phase");
  row("sailing", int(Phase::sail), "Round 3: the order stays as it was played: Carla, Anna, Ben",
      "Runde 3: Die Reihenfolge bleibt wie gespielt: Carla, Anna, Ben");
  row("final scoring", int(Phase::final),
      "Final scoring: the order stays as it was played: Carla, Anna, Ben",
      "Schlusswertung: Die Reihenfolge bleibt wie gespielt: Carla, Anna, Ben");
}

void tst_Sentences::orderThatStaysSaysWhen() {
  QFETCH(int, phase);
  const Correct order{.what = Correctable::order, .order = {2, 0, 1, noPlayer}};
  const table::GameClock then{.round = 3, .phase = phase};
  isSaidInBoth([&] { return text::Phrasebook<Rules>::asPlayed(order, then, sentenceTable()); });
}

void tst_Sentences::refusalsNameEveryFact_data() {
  QTest::addColumn<Finding>("finding");
  QTest::addColumn<QString>("english");
  QTest::addColumn<QString>("german");
  const auto row = [](Finding finding, const char* english, const char* german) {
    QTest::newRow(std::string(ruleName(finding.rule)).c_str())
        << finding << QString::fromUtf8(english) << QString::fromUtf8(german);
  };
  const auto fault = [](Fault of) { return static_cast<std::uint8_t>(of); };
  const std::uint8_t edfu = stopWith(StopKind::round, int(RoundSpace::edfu));
  const std::uint8_t alyi = stopWith(StopKind::round, int(RoundSpace::alyi));
  row({"SAIL-3"_rule, fault(Fault::notDownstream), 0, edfu, 255, alyi, 0},
      "Anna has to go on downstream; the last ship is at Alyi; out of reach: Edfu (SAIL-3)",
      "Anna muss weiter flussabwärts fahren; das letzte Schiff steht in Alyi; nicht mehr "
      "erreichbar: Edfu (SAIL-3)");
  row({"BUILD-5"_rule, fault(Fault::tooWeak), 0, 255, 255, 7, 5},
      "This needs strength 7, but here it is only 5 (BUILD-5)",
      "Dafür ist Stärke 7 nötig, hier sind es nur 5 (BUILD-5)");
  row({"CARD-PAID-CREW-STEP"_rule, fault(Fault::notEnoughStones), 1, 255, 255, 2, 1},
      "That takes 2 stones, but Ben has only 1 (CARD-PAID-CREW-STEP)",
      "Das kostet 2 Steine, Ben hat aber nur 1 (CARD-PAID-CREW-STEP)");
  row({"TURN"_rule, fault(Fault::notOnTurn), 1, 255, 0, 0, 0},
      "It is Anna’s turn, not Ben’s (TURN)", "Jetzt ist Anna am Zug, nicht Ben (TURN)");
  row({"TEMPLE-1"_rule, fault(Fault::lowerFirst), 0, 6, 3, 3, 0},
      "Before temple column 1 comes right temple pillar 1 (TEMPLE-1)",
      "Vor Tempel-Säule 1 kommt rechter Tempel-Pfeiler 1 (TEMPLE-1)");
}

void tst_Sentences::refusalsNameEveryFact() {
  QFETCH(Finding, finding);
  isSaidInBoth([&] { return text::sentence(finding, sentenceTable()); });
}

void tst_Sentences::sphinxCardsSayConditionAndPoints() {
  const auto text = [](const char* id) {
    return text::sphinxCard(sphinxCardNamed(id), sentenceTable());
  };
  QVERIFY(text::useLanguage(u"en"));
  QCOMPARE(text("obelisk-row-7"), u"Row 7 of the obelisk is built: 4 points"_s);
  QCOMPARE(text("temple-pillars"), u"Both pillars of the temple are built: 5 points"_s);
  QCOMPARE(text("tombs-each"), u"For each own stone in the tombs: 1 point"_s);
  QCOMPARE(
      text("players-stone-market"),
      u"Players on the last step of the stone market: 0, 3, 5, 7 or 9 points for 0 to 4 players"_s);
  QVERIFY(text::useLanguage(u"de"));
  QCOMPARE(text("per-ten-points"), u"Für je 10 Punkte, nach allem anderen: 1 Punkt mehr"_s);
  QCOMPARE(text("all-tombs"), u"Alle Gräber sind gebaut: 6 Punkte"_s);
}

void tst_Sentences::hiddenSphinxCardsStayHidden() {
  // SPHINX-3: whichever cards are named, the sentence for the whole table is the same.
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    const auto build = [](SphinxSet cards) {
      Build entry = buildAt(Site::sphinx, 1);
      entry.draw = 2;
      entry.kept = 1;
      entry.keptCards = cards;
      return text::sentence(Entry{entry}, sentenceTable());
    };
    QCOMPARE(build(0b1), build(0b100000));
    QCOMPARE(build(0b1), build(0));
    QCOMPARE(text::sentence(Entry{NameSphinxCards{1, 0b11}}, sentenceTable()),
             text::sentence(Entry{NameSphinxCards{1, 0b1100}}, sentenceTable()));
    Finding taken{.rule = "ENTRY"_rule,
                  .fault = std::uint8_t(Fault::sphinxCardTaken),
                  .player = 0,
                  .thing = 3};
    const QString first = text::sentence(taken, sentenceTable());
    taken.thing = 9;
    QCOMPARE(text::sentence(taken, sentenceTable()), first);
  }
}

void tst_Sentences::nameLikeAPlaceholderStays() {
  QVERIFY(text::useLanguage(u"en"));
  const text::Table odd{&sentenceEdition(), {u"%2"_s, u"%n %1"_s}};
  QCOMPARE(text::sentence({EffectKind::points, 0, "END-1"_rule, 255, 1, 9, 12}, odd),
           u"%2: forward 3 to 12, behind %n %1"_s);
}

void tst_Sentences::pointsBelowZeroKeepTheirSign() {
  QCOMPARE(text::withSign(u"Tile %1, %2: 1 point"_s, -1), u"Tile %1, %2: −1 point"_s);
  QCOMPARE(text::withSign(u"14 of 4 points"_s, -4), u"14 of −4 points"_s);
  QCOMPARE(text::withSign(u"4 points"_s, 4), u"4 points"_s);
}

void tst_Sentences::unnamedSeatIsCalledByItsNumber() {
  QVERIFY(text::useLanguage(u"de"));
  QCOMPARE(text::playerName(2, text::Table{&sentenceEdition(), {u"Anna"_s}}), u"Spieler 3"_s);
}

void tst_Sentences::anywayAndReasonAreShown() {
  QVERIFY(text::useLanguage(u"en"));
  egizia::RecordedEntry entry;
  entry.entry = Pass{1};
  entry.anyway = true;
  entry.reason = "house rule";
  QCOMPARE(text::sentence(entry, sentenceTable()), u"Ben passes – entered anyway (house rule)"_s);
}

NILOMETER_TEST(tst_Sentences)
#include "tst_sentences.moc"
