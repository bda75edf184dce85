// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Saqqara are entered through its table in the window, by keys alone and by the
// mouse alone, in nearly as few presses as could be (LeastPresses). A game of four is entered both
// ways, the others in turn; with NILOMETER_FULL=1 in the environment all are entered both ways.
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_entering.h"

#include "tests/engine/saqqara/saqqara_games.h"
#include "ui/words/language.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace nilometer;
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

/// A row for every other game, and for the game of four.
void rowsFrom(std::size_t first) {
  QTest::addColumn<const PlayedSaqqara*>("game");
  const auto& games = saqqaraGames();
  for (std::size_t i = 0; i < games.size(); ++i) {
    const bool isChosen = i % 2 == first || games[i].path == "games/saqqara-4-players";
    if (!isChosen && !qEnvironmentVariableIsSet("NILOMETER_FULL")) continue;
    QTest::newRow(games[i].path.c_str()) << &games[i];
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
  void wholeGameByKeysIsTheRecordedOne_data() { rowsFrom(0); }
  void wholeGameByKeysIsTheRecordedOne() { enterWhole<KeyHands>(); }
  void wholeGameByMouseIsTheRecordedOne_data() { rowsFrom(1); }
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
