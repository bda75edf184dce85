// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Saqqara are entered through its table in the window, by keys alone and by the
// mouse alone, in nearly as few presses as could be (LeastPresses). A game of four is entered both
// ways; with NILOMETER_FULL=1 in the environment all games are.
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_entering.h"

#include "tests/chosen.h"
#include "tests/engine/saqqara/saqqara_games.h"
#include "ui/words/language.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace nilometer;
using nilometer::test::isWholeRun;
using namespace nilometer::saqqara_test;

namespace {

/// A whole game may take so many times the least number of presses.
constexpr double mostOfLeast = 1.15;

/// What the command line says of the game.
std::vector<int> storedPoints(const PlayedSaqqara& game) {
  const std::string text = sourceText(game.path + ".result.json");
  const QJsonObject result = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
  std::vector<int> points;
  for (const QJsonValue player : result[u"players"].toArray()) {
    points.push_back(player[u"points"].toInt());
  }
  return points;
}

void gameRows() {
  QTest::addColumn<const PlayedSaqqara*>("game");
  for (const PlayedSaqqara& game : saqqaraGames()) {
    if (game.path != "games/saqqara-4-players" && !isWholeRun()) continue;
    QTest::newRow(game.path.c_str()) << &game;
  }
}

void tell(const char* what, const Pressed& pressed) {
  if (pressed.entries == 0) return;
  qInfo("%12s %4d entries %5d presses %5d least %6.3f", what, pressed.entries, pressed.presses,
        pressed.least, pressed.least == 0 ? 0.0 : 1.0 * pressed.presses / pressed.least);
}

} // namespace

class tst_SaqqaraView : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en"_s)); }
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
  QCOMPARE(points, storedPoints(*game));
  Pressed all = entering.shares();
  tell("shares read", entering.shares());
  for (std::size_t i = 0; i < entryNames.size(); ++i) {
    all += entering.pressed()[i];
    tell(entryNames[i].data(), entering.pressed()[i]);
  }
  tell("together", all);
  qInfo("%d not counted", entering.unasked());
  QVERIFY(all.presses <= mostOfLeast * all.least);
}

NILOMETER_TEST(tst_SaqqaraView)
#include "tst_saqqara_view.moc"
