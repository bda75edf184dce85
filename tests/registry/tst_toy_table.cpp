// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is none of the shelf's in the session and the table of the window: what they are
// written for is any game.
#include "registry/toy_table.h"
#include "test_program.h"

#include "ui/table/action_bar/line_label.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/table/log/explanation.h"
#include "ui/table/log/log_model.h"
#include "ui/table/log/log_view.h"
#include "ui/table/view/header_bar.h"

#include <QTest>

#include <memory>

using namespace nilometer;
using namespace Qt::Literals::StringLiterals;
using test::ToySession;
using test::ToyView;

namespace {

constexpr int harbour = 0;
constexpr int field = 1;

record::GameRecord<toy::Rules> newToyGame() {
  record::GameRecord<toy::Rules> game;
  game.header.players = {{"Ada", "black", 0}, {"Ben", "white", 0}};
  return game;
}

/// Two players at a toy table in a real window.
struct ToyTable {
  ToySession session{newToyGame(), std::make_shared<const toy::Edition>()};
  ToyView view{session};

  ToyTable() {
    view.resize(1280, 720);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window is not shown");
  }
  void put(int place) { QTest::mouseClick(view.choice(ToyView::where, place), Qt::LeftButton); }
  [[nodiscard]] QVariant log(int row, int role) const {
    const QAbstractItemModel& model = *view.log().model();
    return model.index(row, 0).data(role);
  }
};

} // namespace

class tst_toy_table : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void whatIsPressedIsEnteredAndToldByTheLog();
  void aRefusedEntryNamesItsRuleAndStaysOut();
  void undoSaysWhatToPutBackAndRedoBringsItAgain();
  void thePastIsShownAndLeft();
  void anEntryIsReplacedAndAllAfterItJudgedAgain();
  void anEntryIsExplainedRuleByRule();
};

void tst_toy_table::whatIsPressedIsEnteredAndToldByTheLog() {
  ToyTable table;
  table.put(harbour);
  table.put(field);
  QCOMPARE(table.session.entries(), std::size_t{2});
  QCOMPARE(table.view.log().model()->rowCount(), 2);
  QCOMPARE(table.log(0, Qt::DisplayRole).toString(), u"Ada puts a stone on harbour"_s);
  QCOMPARE(table.log(0, ui::LogModel::PointsRole).toString(), u"Ada +3"_s);
  QCOMPARE(table.log(0, ui::LogModel::PhaseRole).toString(), u"Round 1"_s);
  QCOMPARE(table.log(1, ui::LogModel::PhaseRole).toString(), QString());
  QCOMPARE(table.log(1, ui::LogModel::PointsRole).toString(), u"Ben +1"_s);
  // The colours of its own box: black, white, …
  QCOMPARE(table.log(1, ui::LogModel::ColourRole).toInt(), 1);
  QCOMPARE(table.view.strip().content().moves.heading, u"Now move"_s);
  QCOMPARE(table.view.strip().content().moves.told, u"Ben: 0 → 1"_s);
}

void tst_toy_table::aRefusedEntryNamesItsRuleAndStaysOut() {
  ToyTable table;
  for (int i = 0; i < 3; ++i) table.put(harbour);
  QCOMPARE(table.session.entries(), std::size_t{2});
  QVERIFY(table.view.strip().content().refused);
  QCOMPARE(table.view.strip().content().body, u"Not so (TOY-2)"_s);
  // No table has three stones where two have room.
  QVERIFY(!table.view.strip().content().canInsist);
  table.view.insist();
  QCOMPARE(table.session.entries(), std::size_t{2});
}

void tst_toy_table::undoSaysWhatToPutBackAndRedoBringsItAgain() {
  ToyTable table;
  table.put(harbour);
  table.put(harbour);
  QCOMPARE(table.session.undoName(), u"Ben puts a stone on harbour"_s);
  QTest::mouseClick(table.view.header().undoButton(), Qt::LeftButton);
  QTest::mouseClick(table.view.header().undoButton(), Qt::LeftButton);
  QCOMPARE(table.session.entries(), std::size_t{0});
  QCOMPARE(table.view.log().model()->rowCount(), 0);
  QCOMPARE(table.view.strip().content().moves.heading, u"Put back"_s);
  QCOMPARE(table.view.strip().content().moves.told, u"Ada: 3 → 0  ·  Ben: 3 → 0"_s);
  QTest::mouseClick(table.view.header().redoButton(), Qt::LeftButton);
  QCOMPARE(table.session.entries(), std::size_t{1});
  QCOMPARE(table.view.strip().content().moves.told, u"Ben: 3 → 0"_s);
}

void tst_toy_table::thePastIsShownAndLeft() {
  ToyTable table;
  table.put(harbour);
  table.put(field);
  table.session.lookAt(1);
  QVERIFY(table.view.header().nowButton()->isVisible());
  QCOMPARE(table.session.shown().points[1], 0);
  QCOMPARE(table.view.strip().content().moves.told, u"Ben: 1 → 0"_s);
  QTest::mouseClick(table.view.header().nowButton(), Qt::LeftButton);
  QCOMPARE(table.session.shown().points[1], 1);
}

void tst_toy_table::anEntryIsReplacedAndAllAfterItJudgedAgain() {
  ToyTable table;
  table.put(field);
  table.put(harbour);
  table.put(harbour);
  const auto before = table.session.stamps();
  table.session.startReplacing(0);
  table.put(harbour);
  QTest::mouseClick(table.view.amended().yesButton(), Qt::LeftButton);
  QCOMPARE(table.session.entries(), std::size_t{3});
  QVERIFY(table.session.stamps()[0] != before[0] && table.session.stamps()[2] != before[2]);
  // The third stone has no room in the harbour any more: it goes where there is some.
  QCOMPARE(table.log(2, Qt::DisplayRole).toString(), u"Ada puts a stone on field"_s);
  QCOMPARE(table.log(2, ui::LogModel::MarkRole).toInt(), int(ui::LogMark::none));
  QCOMPARE(table.log(1, ui::LogModel::MarkRole).toInt(), int(ui::LogMark::none));
}

void tst_toy_table::anEntryIsExplainedRuleByRule() {
  ToyTable table;
  table.put(harbour);
  const QString text = ui::explanation(table.session, 0);
  QVERIFY(text.contains(u"Ada puts a stone on harbour"_s));
  QVERIFY(text.contains(u"<a href=\"rule:TOY-1\">TOY-1 · TOY-1</a>"_s));
  QVERIFY(text.contains(u"Ada +3: harbour"_s));
}

NILOMETER_TEST(tst_toy_table)
#include "tst_toy_table.moc"
