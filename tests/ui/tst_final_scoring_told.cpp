// SPDX-License-Identifier: GPL-3.0-or-later
// What the strip of a final scoring says to be moved on the real board.
#include "test_program.h"

#include "tests/ui/position_window.h"
#include "tests/ui/scoring_fixture.h"
#include "ui/table/action_bar/strip_view.h"

#include <QTest>

using namespace nilometer;
using namespace nilometer::test;

namespace {

QString wayTo(int before, int after) {
  return u"forward %1 to %2"_s.arg(after - before).arg(after);
}

} // namespace

class tst_final_scoring_told : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void allAtOnceTellsTheWholeWayOfTheMarker();
  void allAtOnceTellsTheWholeWayAtTheTableToo();
  void everyStepAfterBackIsToldByItself();
  void longNamesStandWholeWhereThereIsRoom();
};

void tst_final_scoring_told::allAtOnceTellsTheWholeWayOfTheMarker() {
  const auto edition = goldenEdition();
  FinalScoringWindow window(goldenPosition("revised-4-players", *edition), edition);
  while (!window.finalScoring.scoring().isAtRanking()) {
    const int before = window.page().pointsBefore();
    window.all();
    const int after = window.shown().track.points(window.page().player);
    QVERIFY(after > before);
    const QString& body = window.finalScoring.strip().content().body;
    QVERIFY2(body.contains(wayTo(before, after)), qPrintable(body));
    window.press(Qt::Key_Return);
  }
}

void tst_final_scoring_told::allAtOnceTellsTheWholeWayAtTheTableToo() {
  Scoring at;
  at.scorePlayer();
  const egizia::Player player = at.player(); // sells stones, and has tombs
  const int before = at.shown().track.points(player);
  QVERIFY(at.page()->steps[0].points > 0);
  QVERIFY(at.page()->steps[1].points > 0);
  at.all();
  QVERIFY(at.finalScoring().mustName());
  const int known = at.shown().track.points(player);
  QVERIFY2(at.strip().body.contains(wayTo(before, known)), qPrintable(at.strip().body));
  // A card that is named is moved by itself.
  at.name(5);
  const int named = at.shown().track.points(player);
  QVERIFY(named == known ? at.strip().body.isEmpty()
                         : at.strip().body.contains(wayTo(known, named)));
}

void tst_final_scoring_told::everyStepAfterBackIsToldByItself() {
  const auto edition = goldenEdition();
  FinalScoringWindow window(goldenPosition("revised-4-players", *edition), edition);
  const auto pages = ui::positionPages(goldenPosition("revised-4-players", *edition), *edition);
  const ui::ScoringPage& page = pages.front();
  window.all();
  for (std::size_t left = page.steps.size() - 1; left > 0; --left) {
    window.press(Qt::Key_Backspace);
    const ui::ScoringStep& step = page.steps[left - 1];
    const QString& body = window.finalScoring.strip().content().body;
    const QString way = wayTo(step.total - step.points, step.total);
    QVERIFY2(step.points == 0 ? body.isEmpty() : body.contains(way), qPrintable(body));
  }
}

void tst_final_scoring_told::longNamesStandWholeWhereThereIsRoom() {
  const auto edition = goldenEdition();
  egizia::Position position = goldenPosition("revised-4-players", *edition);
  const QString name = u"Maximiliane-Charlotte"_s;
  for (auto& seat : position.players) seat.name = name.toStdString() + seat.name;
  FinalScoringWindow window(position, edition);
  window.toTheEnd();
  for (const ui::ScoreRow& row : window.shown().rows) QVERIFY(row.title.startsWith(name));
  for (const auto& row : window.shown().sums.rows) QVERIFY(row.name.startsWith(name));
}

NILOMETER_TEST(tst_final_scoring_told)
#include "tst_final_scoring_told.moc"
