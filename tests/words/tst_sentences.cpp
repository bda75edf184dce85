// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/fault.h"
#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/game_record.h"
#include "ui/egizia/words/words.h"
#include "ui/words/language.h"
#include "ui/words/phrase.h"

#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::egizia;
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
  void initTestCase();
  void languageSwitchesAtRunTimeAndBack();
  void unknownLanguageChangesNothing();
  void effectsSayWhatToMove_data();
  void effectsSayWhatToMove();
  void effectsNobodyMovesAreEmpty();
  void onlyMovesAskForAMove();
  void entriesSayWhatHappened_data();
  void entriesSayWhatHappened();
  void refusalsNameEveryFact_data();
  void refusalsNameEveryFact();
  void reasonsNameTheSource();
  void reasonsNameWhatIsCounted_data();
  void reasonsNameWhatIsCounted();
  void sphinxCardsSayConditionAndPoints();
  void hiddenSphinxCardsStayHidden();
  void nameLikeAPlaceholderStays();
  void pointsBelowZeroKeepTheirSign();
  void unnamedSeatIsCalledByItsNumber();
  void anywayAndReasonAreShown();

private:
  [[nodiscard]] std::uint8_t stopOf(StopKind kind, int index) const;
  [[nodiscard]] std::uint8_t cardNamed(std::string_view id) const;
  [[nodiscard]] int sphinxCard(std::string_view id) const;

  Edition m_edition;
  words::Table m_table;
};

Q_DECLARE_METATYPE(nilometer::egizia::Entry)

void tst_Sentences::initTestCase() {
  auto edition = egizia::shippedEdition("egizia-2009");
  QVERIFY(edition);
  m_edition = *edition;
  m_table = {&m_edition, {u"Anna"_s, u"Ben"_s, u"Carla"_s, u"Dora"_s}};
}

std::uint8_t tst_Sentences::stopOf(StopKind kind, int index) const {
  for (std::size_t i = 0; i < m_edition.river.size(); ++i) {
    const Stop& stop = m_edition.river[i];
    if (stop.kind == kind && stop.index == index) return static_cast<std::uint8_t>(i);
  }
  qFatal("no such stop");
}

std::uint8_t tst_Sentences::cardNamed(std::string_view id) const {
  const auto found = std::find(m_edition.cardNames.begin(), m_edition.cardNames.end(), id);
  if (found == m_edition.cardNames.end()) qFatal("no such card");
  return static_cast<std::uint8_t>(found - m_edition.cardNames.begin());
}

int tst_Sentences::sphinxCard(std::string_view id) const {
  for (std::size_t i = 0; i < m_edition.sphinxCards.size(); ++i) {
    if (m_edition.sphinxCards[i].id == id) return static_cast<int>(i);
  }
  qFatal("no such Sphinx card");
}

void tst_Sentences::languageSwitchesAtRunTimeAndBack() {
  QVERIFY(words::useLanguage(u"en"));
  QCOMPARE(words::crewName(Crew::black), u"black crew"_s);
  QVERIFY(words::useLanguage(u"de"));
  QCOMPARE(words::language(), u"de"_s);
  QCOMPARE(words::crewName(Crew::black), u"Bautrupp Schwarz"_s);
  QCOMPARE(QLocale().language(), QLocale::German);
  QVERIFY(words::useLanguage(u"en"));
  QCOMPARE(words::crewName(Crew::black), u"black crew"_s);
  QCOMPARE(QLocale().language(), QLocale::English);
}

void tst_Sentences::unknownLanguageChangesNothing() {
  QVERIFY(words::useLanguage(u"de"));
  QVERIFY(!words::useLanguage(u"xx"));
  QVERIFY(!words::useLanguage(u""));
  QCOMPARE(words::language(), u"de"_s);
  QCOMPARE(words::crewName(Crew::yellow), u"Bautrupp Gelb"_s);
}

void tst_Sentences::effectsSayWhatToMove_data() {
  QTest::addColumn<Effect>("effect");
  QTest::addColumn<QString>("english");
  QTest::addColumn<QString>("german");
  const auto row = [](const char* name, Effect effect, const char* english, const char* german) {
    QTest::newRow(name) << effect << QString::fromUtf8(english) << QString::fromUtf8(german);
  };
  row("FEED-3 back behind another", {EffectKind::points, 0, "FEED-3"_rule, 255, 1, 16, 12},
      "Anna: back 4 to 12, behind Ben", "Anna: 4 zurück auf 12, hinter Ben");
  row("FEED-3 below 0", {EffectKind::points, 0, "FEED-3"_rule, 255, 255, 1, -7},
      "Anna: back 8 to −7", "Anna: 8 zurück auf −7");
  row("BUILD-8 forward", {EffectKind::points, 1, "BUILD-8"_rule, 1, 255, 5, 12},
      "Ben: forward 7 to 12", "Ben: 7 vor auf 12");
  row("TRACK-2 scarab", {EffectKind::points, 1, "BUILD-8"_rule, 1, 255, 48, 53},
      "Ben: forward 5 to 53, and 1 scarab", "Ben: 5 vor auf 53, dazu 1 Skarabäus");
  row("TRACK-2 two scarabs", {EffectKind::points, 1, "ENTRY"_rule, 1, 255, 38, 119},
      "Ben: forward 81 to 119, and 2 scarabs", "Ben: 81 vor auf 119, dazu 2 Skarabäen");
  row("ROUND-THEBAE", {EffectKind::strength, 1, "ROUND-THEBAE"_rule, 1, 255, 2, 3},
      "Ben: black crew 2 → 3", "Ben: Bautrupp Schwarz 2 → 3");
  row("ROUND-PASSALON ring", {EffectKind::marker, 1, "ROUND-PASSALON"_rule, 2, 255, 1, 0},
      "Water ring to the left position", "Wasserring auf die linke Position");
  row("MARKET-1", {EffectKind::marker, 1, "MARKET-1"_rule, 1, 255, 1, 2},
      "Ben: grain market 1 step down, to step 3",
      "Ben: Getreidemarkt 1 Stufe nach unten, auf Stufe 3");
  row("STONE-1", {EffectKind::stock, 3, "STONE-1"_rule, 0, 2, 7, 12},
      "Dora: 5 stones more, 12 now (2 lost)", "Dora: 5 Steine mehr, jetzt 12 (2 verfallen)");
  row("STONE-1 one", {EffectKind::stock, 3, "STONE-1"_rule, 0, 0, 0, 1},
      "Dora: 1 stone more, 1 now", "Dora: 1 Stein mehr, jetzt 1");
  row("STONE-2", {EffectKind::stock, 3, "STONE-2"_rule, 0, 3, 25, 25},
      "Dora: the stone track is full (3 lost)", "Dora: Steineleiste voll (3 verfallen)");
  row("BUILD-4", {EffectKind::turned, 0, "BUILD-4"_rule, 3, 255, 0, 1},
      "Anna: turn the joker crew over", "Anna: Joker-Bautrupp umdrehen");
  row("SAIL-5", {EffectKind::piece, 2, "SAIL-5"_rule, stopOf(StopKind::site, 0), 2, 0, 1},
      "Carla: ship to the Sphinx, building space 2", "Carla: Schiff zur Sphinx, Baufeld 2");
  row("SAIL-8", {EffectKind::piece, 2, "SAIL-8"_rule, stopOf(StopKind::card, 3), 0, 1, 0},
      "Carla: ship back from Nile card space 4", "Carla: Schiff zurück von Nil-Kartenfeld 4");
  row("OBELISK-1", {EffectKind::built, 1, "OBELISK-1"_rule, 0, 1, 0, 2},
      "Ben: stone on obelisk 2 (value 2)", "Ben: Stein setzen: Obelisk 2 (Wert 2)");
  row("TOMB-1", {EffectKind::tile, noPlayer, "TOMB-1"_rule, 4, 0, 0, 6},
      "Turn up the tomb tile on tomb 5: 6", "Gräber-Plättchen auf Grab 5 aufdecken: 6");
  row("SAIL-4",
      {EffectKind::card, 0, "SAIL-4"_rule, cardNamed("quarry-2"), 1, stopOf(StopKind::card, 0), 0},
      "Anna: take the card “Quarry 2” from Nile card space 1",
      "Anna: Karte „Steinbruch 2“ von Nil-Kartenfeld 1 nehmen");
  row("stone back", {EffectKind::built, 1, "ENTRY"_rule, 0, 1, 2, -1},
      "Ben: stone back from obelisk 2", "Ben: Stein zurück: Obelisk 2");
  row("card back",
      {EffectKind::card, 0, "ENTRY"_rule, cardNamed("quarry-2"),
       std::uint8_t(egizia::CardMove::putBack), stopOf(StopKind::card, 0), 0},
      "Anna: card “Quarry 2” back to Nile card space 1",
      "Anna: Karte „Steinbruch 2“ zurück zu Nil-Kartenfeld 1");
  row("card nobody has named",
      {EffectKind::card, noPlayer, "ENTRY"_rule, egizia::unnamed,
       std::uint8_t(egizia::CardMove::putBack), stopOf(StopKind::card, 0), 0},
      "Nile card back to Nile card space 1", "Nil-Karte zurück zu Nil-Kartenfeld 1");
  row("tile back",
      {EffectKind::tile, 0, "ENTRY"_rule, 4, std::uint8_t(egizia::TileMove::putBack), 0, 6},
      "Anna: tomb tile back on tomb 5 (value 6)",
      "Anna: Gräber-Plättchen zurück auf Grab 5 (Wert 6)");
  row("ORDER-1", {EffectKind::order, 0, "ORDER-1"_rule, 255, 255, 1, 3}, "Anna: order tile 3",
      "Anna: Nummern-Plättchen 3");
  row("LAY-1", {EffectKind::phase, noPlayer, "LAY-1"_rule, 255, 2, 6, 0},
      "Round 2: Lay out Nile cards", "Runde 2: Nil-Karten auslegen");
  row("END-2", {EffectKind::note, 0, "END-2"_rule, std::uint8_t(Note::tombsScored), 255, 13, 5},
      "Anna: tombs 13, that is 5 points", "Anna: Gräber 13, das macht 5 Punkte");
}

void tst_Sentences::effectsSayWhatToMove() {
  QFETCH(Effect, effect);
  QFETCH(QString, english);
  QFETCH(QString, german);
  QVERIFY(words::useLanguage(u"en"));
  QCOMPARE(words::sentence(effect, m_table), english);
  QVERIFY(words::useLanguage(u"de"));
  QCOMPARE(words::sentence(effect, m_table), german);
}

void tst_Sentences::effectsNobodyMovesAreEmpty() {
  const auto deck = static_cast<std::uint8_t>(Stock::sphinxDeck);
  QVERIFY(words::sentence({EffectKind::stock, 0, "SPHINX-1"_rule, deck, 255, 29, 26}, m_table)
              .isEmpty());
  QVERIFY(
      words::sentence({EffectKind::points, 0, "END-3"_rule, 255, 255, 9, 9}, m_table).isEmpty());
  QVERIFY(
      words::sentence({EffectKind::marker, 0, "MARKET-2"_rule, 0, 255, 5, 5}, m_table).isEmpty());
}

void tst_Sentences::onlyMovesAskForAMove() {
  QVERIFY(words::asksForAMove({EffectKind::points, 0, "END-1"_rule, 255, 255, 1, 2}));
  QVERIFY(words::asksForAMove({EffectKind::card, 0, "SAIL-4"_rule, 1, 1, 0, 0}));
  QVERIFY(!words::asksForAMove(
      {EffectKind::card, 0, "CARD-OCCUPIED"_rule, 1, std::uint8_t(CardMove::used), 0, 0}));
  QVERIFY(!words::asksForAMove({EffectKind::phase, noPlayer, "LAY-1"_rule, 255, 1, 0, 1}));
  QVERIFY(!words::asksForAMove(
      {EffectKind::note, 0, "SAIL-6"_rule, std::uint8_t(Note::passed), 255, 0, 0}));
}

void tst_Sentences::entriesSayWhatHappened_data() {
  QTest::addColumn<Entry>("entry");
  QTest::addColumn<QString>("english");
  QTest::addColumn<QString>("german");
  const auto row = [](const char* name, Entry entry, const char* english, const char* german) {
    QTest::newRow(name) << entry << QString::fromUtf8(english) << QString::fromUtf8(german);
  };
  const std::uint8_t alyi = stopOf(StopKind::round, int(RoundSpace::alyi));
  row("ship", PlaceShip{.player = 0, .stop = alyi, .choices = {{Crew::yellow}, 1, {}}},
      "Anna sails to Alyi: yellow crew", "Anna fährt nach Alyi: Bautrupp Gelb");
  row("card",
      PlaceShip{.player = 0, .stop = stopOf(StopKind::card, 0), .card = cardNamed("green-3")},
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
}

void tst_Sentences::entriesSayWhatHappened() {
  QFETCH(Entry, entry);
  QFETCH(QString, english);
  QFETCH(QString, german);
  QVERIFY(words::useLanguage(u"en"));
  QCOMPARE(words::sentence(entry, m_table), english);
  QVERIFY(words::useLanguage(u"de"));
  QCOMPARE(words::sentence(entry, m_table), german);
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
  const std::uint8_t edfu = stopOf(StopKind::round, int(RoundSpace::edfu));
  const std::uint8_t alyi = stopOf(StopKind::round, int(RoundSpace::alyi));
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
      "It is up to Anna now, not to Ben (TURN)", "Jetzt am Zug: Anna, nicht Ben (TURN)");
  row({"TEMPLE-1"_rule, fault(Fault::lowerFirst), 0, 6, 3, 3, 0},
      "Before temple column 1 comes right temple pillar 1 (TEMPLE-1)",
      "Vor Tempel-Säule 1 kommt rechter Tempel-Pfeiler 1 (TEMPLE-1)");
}

void tst_Sentences::refusalsNameEveryFact() {
  QFETCH(Finding, finding);
  QFETCH(QString, english);
  QFETCH(QString, german);
  QVERIFY(words::useLanguage(u"en"));
  QCOMPARE(words::sentence(finding, m_table), english);
  QVERIFY(words::useLanguage(u"de"));
  QCOMPARE(words::sentence(finding, m_table), german);
}

void tst_Sentences::reasonsNameTheSource() {
  QVERIFY(words::useLanguage(u"en"));
  const auto reason = [this](RuleId rule, std::uint8_t what, std::int16_t points) {
    return words::reason({.player = 0, .rule = rule, .what = what, .points = points}, m_table);
  };
  QCOMPARE(reason("PYR-2"_rule, 1, 3), u"Pyramid row 2 complete: most stones"_s);
  QCOMPARE(reason("BUILD-8"_rule, 2, 3), u"Built at pyramid and temple"_s);
  QCOMPARE(reason("BONUS-1"_rule, 1, 1), u"Stones spent at 1 building site"_s);
  QCOMPARE(reason("BONUS-1"_rule, 3, 6), u"Stones spent at 3 building sites"_s);
  QCOMPARE(reason("SPHINX-2"_rule, table::nothing, 1), u"1 Sphinx card returned"_s);
  QCOMPARE(reason("END-3"_rule, std::uint8_t(sphinxCard("obelisk-row-7")), 4),
           u"Sphinx card: Row 7 of the obelisk is built"_s);
  QCOMPARE(reason("CARD-FIELD-BROWN"_rule, table::nothing, 3), u"Brown field"_s);
}

void tst_Sentences::reasonsNameWhatIsCounted_data() {
  QTest::addColumn<Effects>("entry");
  QTest::addColumn<QString>("english");
  QTest::addColumn<QString>("german");
  const auto row = [](const char* name, const Effects& entry, const char* english,
                      const char* german) {
    QTest::newRow(name) << entry << QString::fromUtf8(english) << QString::fromUtf8(german);
  };
  const auto hungry = [](Player player, std::int16_t strength, std::int16_t grain) {
    return Effect{EffectKind::note, player, "FEED-3"_rule, std::uint8_t(Note::hungry), 255,
                  strength,         grain};
  };
  const auto built = [](Player player, Building building, std::uint8_t cell) {
    return Effect{EffectKind::built, player, "BUILD-5"_rule, std::uint8_t(building), cell, 0, 1};
  };
  row("FEED-3 the price of a grain",
      {hungry(1, 9, 1), hungry(0, 9, 7), {EffectKind::points, 0, "FEED-3"_rule, 255, 255, 9, 5}},
      "Not enough grain for the crews: 2 short, 2 points each",
      "Getreide für die Bautrupps: 2 zu wenig, je 2 Punkte");
  row("FEED-3 a grain for a point",
      {hungry(0, 9, 6), {EffectKind::points, 0, "FEED-3"_rule, 255, 255, 9, 6}},
      "Not enough grain for the crews: 3 short, 1 point each",
      "Getreide für die Bautrupps: 3 zu wenig, je 1 Punkt");
  row("BUILD-8 the spaces",
      {built(0, Building::obelisk, 0),
       built(0, Building::obelisk, 1),
       built(0, Building::tombs, 2),
       built(1, Building::tombs, 3),
       {EffectKind::points, 0, "BUILD-8"_rule, std::uint8_t(Site::obelisk), 255, 0, 7}},
      "Built at obelisk and tombs: obelisk 1 and 2, tomb 3",
      "Gebaut bei Obelisk und Gräbern: Obelisk 1 und 2, Grab 3");
}

void tst_Sentences::reasonsNameWhatIsCounted() {
  QFETCH(Effects, entry);
  QFETCH(QString, english);
  QFETCH(QString, german);
  table::Ledger ledger;
  ledger.record(entry, 1, 1, 0);
  const table::LedgerLine line = ledger.lines().front();
  QVERIFY(words::useLanguage(u"en"));
  QCOMPARE(words::reason(line, m_table, entry), english);
  QVERIFY(words::useLanguage(u"de"));
  QCOMPARE(words::reason(line, m_table, entry), german);
}

void tst_Sentences::sphinxCardsSayConditionAndPoints() {
  const auto text = [this](const char* id) { return words::sphinxCard(sphinxCard(id), m_table); };
  QVERIFY(words::useLanguage(u"en"));
  QCOMPARE(text("obelisk-row-7"), u"Row 7 of the obelisk is built: 4 points"_s);
  QCOMPARE(text("temple-pillars"), u"Both pillars of the temple are built: 5 points"_s);
  QCOMPARE(text("tombs-each"), u"For each own stone in the tombs: 1 point"_s);
  QCOMPARE(
      text("players-stone-market"),
      u"Players on the last step of the stone market: 0, 3, 5, 7 or 9 points for 0 to 4 players"_s);
  QVERIFY(words::useLanguage(u"de"));
  QCOMPARE(text("per-ten-points"), u"Für je 10 Punkte, nach allem anderen: 1 Punkt mehr"_s);
  QCOMPARE(text("all-tombs"), u"Alle Gräber sind gebaut: 6 Punkte"_s);
}

void tst_Sentences::hiddenSphinxCardsStayHidden() {
  // SPHINX-3: whichever cards are named, the sentence for the whole table is the same.
  for (const QString& language : words::languages()) {
    QVERIFY(words::useLanguage(language));
    const auto build = [this](SphinxSet cards) {
      Build entry = buildAt(Site::sphinx, 1);
      entry.draw = 2;
      entry.kept = 1;
      entry.keptCards = cards;
      return words::sentence(Entry{entry}, m_table);
    };
    QCOMPARE(build(0b1), build(0b100000));
    QCOMPARE(build(0b1), build(0));
    QCOMPARE(words::sentence(Entry{NameSphinxCards{1, 0b11}}, m_table),
             words::sentence(Entry{NameSphinxCards{1, 0b1100}}, m_table));
    Finding taken{.rule = "ENTRY"_rule,
                  .fault = std::uint8_t(Fault::sphinxCardTaken),
                  .player = 0,
                  .thing = 3};
    const QString first = words::sentence(taken, m_table);
    taken.thing = 9;
    QCOMPARE(words::sentence(taken, m_table), first);
  }
}

void tst_Sentences::nameLikeAPlaceholderStays() {
  QVERIFY(words::useLanguage(u"en"));
  const words::Table odd{&m_edition, {u"%2"_s, u"%n %1"_s}};
  QCOMPARE(words::sentence({EffectKind::points, 0, "END-1"_rule, 255, 1, 9, 12}, odd),
           u"%2: forward 3 to 12, behind %n %1"_s);
}

void tst_Sentences::pointsBelowZeroKeepTheirSign() {
  QCOMPARE(words::withSign(u"Tile %1, %2: 1 point"_s, -1), u"Tile %1, %2: −1 point"_s);
  QCOMPARE(words::withSign(u"14 of 4 points"_s, -4), u"14 of −4 points"_s);
  QCOMPARE(words::withSign(u"4 points"_s, 4), u"4 points"_s);
}

void tst_Sentences::unnamedSeatIsCalledByItsNumber() {
  QVERIFY(words::useLanguage(u"de"));
  QCOMPARE(words::playerName(2, {&m_edition, {u"Anna"_s}}), u"Spieler 3"_s);
}

void tst_Sentences::anywayAndReasonAreShown() {
  QVERIFY(words::useLanguage(u"en"));
  egizia::RecordedEntry entry;
  entry.entry = Pass{1};
  entry.anyway = true;
  entry.reason = "house rule";
  QCOMPARE(words::sentence(entry, m_table), u"Ben passes – entered anyway (house rule)"_s);
}

NILOMETER_TEST(tst_Sentences)
#include "tst_sentences.moc"
