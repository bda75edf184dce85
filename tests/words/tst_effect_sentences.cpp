// SPDX-License-Identifier: GPL-3.0-or-later
#include "sentence_fixture.h"
#include "test_program.h"

#include "engine/egizia/effects.h"

#include <QTest>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;
using namespace Qt::StringLiterals;

/// What exactly effects and points are called, with their facts, in both languages.
class tst_EffectSentences : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void effectsSayWhatToMove_data();
  void effectsSayWhatToMove();
  void effectsNobodyMovesAreEmpty();
  void onlyMovesAskForAMove();
  void reasonsNameTheSource();
  void reasonsNameWhatIsCounted_data();
  void reasonsNameWhatIsCounted();
};

void tst_EffectSentences::effectsSayWhatToMove_data() {
  const auto row = sentenceRows<Effect>("effect");
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
  row("SAIL-5", {EffectKind::piece, 2, "SAIL-5"_rule, stopWith(StopKind::site, 0), 2, 0, 1},
      "Carla: ship to the Sphinx, building space 2", "Carla: Schiff zur Sphinx, Baufeld 2");
  row("SAIL-8", {EffectKind::piece, 2, "SAIL-8"_rule, stopWith(StopKind::card, 3), 0, 1, 0},
      "Carla: ship back from Nile card space 4", "Carla: Schiff zurück von Nil-Kartenfeld 4");
  row("OBELISK-1", {EffectKind::built, 1, "OBELISK-1"_rule, 0, 1, 0, 2},
      "Ben: stone on obelisk 2 (value 2)", "Ben: Stein setzen: Obelisk 2 (Wert 2)");
  row("TOMB-1", {EffectKind::tile, noPlayer, "TOMB-1"_rule, 4, 0, 0, 6},
      "Turn up the tomb tile on tomb 5: 6", "Gräber-Plättchen auf Grab 5 aufdecken: 6");
  row("SAIL-4",
      {EffectKind::card, 0, "SAIL-4"_rule, cardNamed("quarry-2"), 1, stopWith(StopKind::card, 0),
       0},
      "Anna: take the card “Quarry 2” from Nile card space 1",
      "Anna: Karte „Steinbruch 2“ von Nil-Kartenfeld 1 nehmen");
  row("stone back", {EffectKind::built, 1, "ENTRY"_rule, 0, 1, 2, -1},
      "Ben: stone back from obelisk 2", "Ben: Stein zurück: Obelisk 2");
  row("card back",
      {EffectKind::card, 0, "ENTRY"_rule, cardNamed("quarry-2"),
       std::uint8_t(egizia::CardMove::putBack), stopWith(StopKind::card, 0), 0},
      "Anna: card “Quarry 2” back to Nile card space 1",
      "Anna: Karte „Steinbruch 2“ zurück zu Nil-Kartenfeld 1");
  row("card nobody has named",
      {EffectKind::card, noPlayer, "ENTRY"_rule, egizia::unnamed,
       std::uint8_t(egizia::CardMove::putBack), stopWith(StopKind::card, 0), 0},
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

void tst_EffectSentences::effectsSayWhatToMove() {
  QFETCH(Effect, effect);
  isSaidInBoth([&] { return text::sentence(effect, sentenceTable()); });
}

void tst_EffectSentences::effectsNobodyMovesAreEmpty() {
  const auto deck = static_cast<std::uint8_t>(Stock::sphinxDeck);
  QVERIFY(
      text::sentence({EffectKind::stock, 0, "SPHINX-1"_rule, deck, 255, 29, 26}, sentenceTable())
          .isEmpty());
  QVERIFY(text::sentence({EffectKind::points, 0, "END-3"_rule, 255, 255, 9, 9}, sentenceTable())
              .isEmpty());
  QVERIFY(text::sentence({EffectKind::marker, 0, "MARKET-2"_rule, 0, 255, 5, 5}, sentenceTable())
              .isEmpty());
}

void tst_EffectSentences::onlyMovesAskForAMove() {
  QVERIFY(text::asksForAMove({EffectKind::points, 0, "END-1"_rule, 255, 255, 1, 2}));
  QVERIFY(text::asksForAMove({EffectKind::card, 0, "SAIL-4"_rule, 1, 1, 0, 0}));
  QVERIFY(!text::asksForAMove(
      {EffectKind::card, 0, "CARD-OCCUPIED"_rule, 1, std::uint8_t(CardMove::used), 0, 0}));
  QVERIFY(!text::asksForAMove({EffectKind::phase, noPlayer, "LAY-1"_rule, 255, 1, 0, 1}));
  QVERIFY(!text::asksForAMove(
      {EffectKind::note, 0, "SAIL-6"_rule, std::uint8_t(Note::passed), 255, 0, 0}));
}

void tst_EffectSentences::reasonsNameTheSource() {
  QVERIFY(text::useLanguage(u"en"));
  const auto reason = [](RuleId rule, std::uint8_t what, std::int16_t points) {
    return text::reason({.player = 0, .rule = rule, .what = what, .points = points},
                        sentenceTable());
  };
  QCOMPARE(reason("PYR-2"_rule, 1, 3), u"Pyramid row 2 complete: most stones"_s);
  QCOMPARE(reason("BUILD-8"_rule, 2, 3), u"Built at pyramid and temple"_s);
  QCOMPARE(reason("BONUS-1"_rule, 1, 1), u"Stones spent at 1 building site"_s);
  QCOMPARE(reason("BONUS-1"_rule, 3, 6), u"Stones spent at 3 building sites"_s);
  QCOMPARE(reason("SPHINX-2"_rule, table::nothing, 1), u"1 Sphinx card returned"_s);
  QCOMPARE(reason("END-3"_rule, std::uint8_t(sphinxCardNamed("obelisk-row-7")), 4),
           u"Sphinx card: Row 7 of the obelisk is built"_s);
  QCOMPARE(reason("CARD-FIELD-BROWN"_rule, table::nothing, 3), u"Brown field"_s);
}

void tst_EffectSentences::reasonsNameWhatIsCounted_data() {
  const auto row = sentenceRows<Effects>("entry");
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

void tst_EffectSentences::reasonsNameWhatIsCounted() {
  QFETCH(Effects, entry);
  table::Ledger ledger;
  ledger.record(entry, 1, 1, 0);
  const table::LedgerLine line = ledger.lines().front();
  isSaidInBoth([&] { return text::reason(line, sentenceTable(), entry); });
}

NILOMETER_TEST(tst_EffectSentences)
#include "tst_effect_sentences.moc"
