// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Saqqara are entered through its table in the window, by keys alone and by the
// mouse alone, in nearly as few presses as could be (LeastPresses). A game of four is entered both
// ways; with NILOMETER_FULL=1 in the environment all games are.
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_entering.h"

#include "tests/chosen.h"
#include "tests/engine/saqqara/saqqara_games.h"
#include "ui/text/language.h"

using namespace nilometer;
using nilometer::test::isWholeRun;
using nilometer::test::Pressed;
using namespace nilometer::saqqara_test;

namespace {

void gameRows() {
  QTest::addColumn<const PlayedSaqqara*>("game");
  for (const PlayedSaqqara& game : saqqaraGames()) {
    if (game.path != "games/saqqara-4-players" && !isWholeRun()) continue;
    QTest::newRow(game.path.c_str()) << &game;
  }
}

} // namespace

class tst_SaqqaraView : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void wholeGameByKeysIsTheRecordedOne_data() { gameRows(); }
  void wholeGameByKeysIsTheRecordedOne() { enterWhole<KeyHands>(); }
  void wholeGameByMouseIsTheRecordedOne_data() { gameRows(); }
  void wholeGameByMouseIsTheRecordedOne() { enterWhole<MouseHands>(); }

private:
  template <class Hands> static void enterWhole();
};

template <class Hands> void tst_SaqqaraView::enterWhole() {
  QFETCH(const PlayedSaqqara*, game);
  saqqara::GameRecord begun = game->record;
  begun.entries.clear();
  Session session(begun, std::make_shared<const Edition>(game->edition));
  View view(session);
  view.resize(1280, 720);
  view.show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  Entering<Hands> entering(view, session, game->record);
  while (!entering.isOver()) {
    const QString wrong = entering.next();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
  }
  const State end = session.replay().state;
  QVERIFY(end == game->played.state);
  std::vector<int> points;
  for (Player player = 0; player < end.players; ++player) points.push_back(end.of(player).points);
  QCOMPARE(points, test::storedPoints(game->path));
  Pressed all = entering.shares();
  test::tell("shares read", entering.shares());
  for (std::size_t i = 0; i < entryNames.size(); ++i) {
    all += entering.pressed()[i];
    test::tell(entryNames[i], entering.pressed()[i]);
  }
  test::tell("together", all);
  qInfo("%d not counted", entering.unasked());
  QVERIFY(all.presses <= test::mostOfLeast * all.least);
}

NILOMETER_TEST(tst_SaqqaraView)
#include "tst_saqqara_view.moc"
