// SPDX-License-Identifier: GPL-3.0-or-later
// What the strip of Pyramidion offers, and by which keys, done as people came across it.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_entering.h"

#include "ui/text/language.h"

#include <algorithm>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

class tst_pyramidion_offers : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void cleanup() { QVERIFY(text::useLanguage(u"en")); }
  void kindsOfCardsAreSeenInAStripThatWasNarrow();
  void firstKeyIsNoCardOfAnotherColour_SEE4();
  void resourcesHaveTheSameKeysWhereACardIsPlayed();
  void undoTakesBackWhatIsOnlyBegun();
};

void tst_pyramidion_offers::kindsOfCardsAreSeenInAStripThatWasNarrow() {
  QVERIFY(text::useLanguage(u"de"));
  EnteringTable table(gameNamed("4-players-told"), playsFromAFullHand);
  // A page of a window is as small as this until the window has placed it.
  table.view.resize(100, 30);
  QCoreApplication::processEvents();
  table.view.resize(1280, 720);
  QCoreApplication::processEvents();
  for (const CardKind kind : {CardKind::merchant, CardKind::highPriest, CardKind::revolt}) {
    const ui::Chip* chip = table.chip(Ask::kind, static_cast<int>(kind));
    QVERIFY(chip != nullptr);
    QCOMPARE(chip->visibleRegion().boundingRect(), chip->rect());
  }
}

void tst_pyramidion_offers::firstKeyIsNoCardOfAnotherColour_SEE4() {
  // Somebody else has shown a torturer of his own, and this player has shown none.
  EnteringTable table(gameNamed("4-players-told"), [](const State& state) {
    const auto isTorturer = [](const Card& card) { return card.kind == CardKind::torturer; };
    const auto hasShown = [&](const PlayerState& player) {
      return std::ranges::any_of(player.shown, isTorturer);
    };
    return playsFromAFullHand(state) && std::ranges::any_of(state.seats(), hasShown) &&
           !hasShown(state.of(state.turn));
  });
  const std::size_t before = table.entered();
  table.keys(u"T1"_s);
  QCOMPARE(table.entered(), before);
  QVERIFY(table.view.draft().next() == questionId(Ask::value, 0));
  QVERIFY(table.made<Play>().card.basic);
}

void tst_pyramidion_offers::resourcesHaveTheSameKeysWhereACardIsPlayed() {
  EnteringTable table(gameNamed("4-players-told"), playsFromAFullHand);
  const auto specials = [&] { return table.view.draft().find(questionId(Ask::special)); };
  table.keys(u"S"_s);
  QVERIFY(specials() != nullptr);
  const int politician = static_cast<int>(CardKind::politician);
  const Choice* choice = table.view.draft().find({questionId(Ask::special), politician});
  if (choice == nullptr || !choice->open) QSKIP("the politician is seen elsewhere");
  table.keys(table.keyOf(Ask::special, politician));
  if (table.asked() == Ask::card) table.keys(table.keyOf(Ask::card, readNew));
  table.keys(u"000"_s);
  if (table.asked() == Ask::ankh) table.keys(table.keyOf(Ask::ankh, 0));
  QVERIFY(table.asked() == Ask::deed);
  for (int i = 0; i < resourceCount; ++i) {
    const int id = deedId({.resource = static_cast<Resource>(i)});
    QCOMPARE(table.keyOf(Ask::deed, id), QString(u"QWERTY"_s[i]));
  }
}

void tst_pyramidion_offers::undoTakesBackWhatIsOnlyBegun() {
  EnteringTable table(gameNamed("4-players-told"), playsFromAFullHand);
  const std::size_t before = table.entered();
  table.keys(u"M0"_s);
  QVERIFY(table.view.hasBegun());
  table.view.undo();
  QCOMPARE(table.entered(), before);
  QVERIFY(!table.view.hasBegun());
  table.view.undo();
  QCOMPARE(table.entered(), before - 1);
}

NILOMETER_TEST(tst_pyramidion_offers)
#include "tst_pyramidion_offers.moc"
