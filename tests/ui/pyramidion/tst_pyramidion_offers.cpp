// SPDX-License-Identifier: GPL-3.0-or-later
// What the strip of Pyramidion offers, and by which keys, done as people came across it.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_entering.h"

#include "ui/words/language.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

class tst_pyramidion_offers : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void cleanup() { QVERIFY(words::useLanguage(u"en")); }
  void kindsOfCardsAreSeenInAStripThatWasNarrow();
};

void tst_pyramidion_offers::kindsOfCardsAreSeenInAStripThatWasNarrow() {
  QVERIFY(words::useLanguage(u"de"));
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

NILOMETER_TEST(tst_pyramidion_offers)
#include "tst_pyramidion_offers.moc"
