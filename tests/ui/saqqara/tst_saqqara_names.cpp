// SPDX-License-Identifier: GPL-3.0-or-later
// What people saw of names that are long, of pieces on their way and of choices that need several
// lines at the table of Saqqara.
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/board/pyramid_card.h"
#include "ui/saqqara/report/game_report.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/result/chart_parts.h"
#include "ui/score/result/course_story.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/score_sheet_view.h"
#include "ui/table/action_bar/phase_columns.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/action_bar/turn_line.h"
#include "ui/table/board/moved.h"
#include "ui/table/board/place.h"
#include "ui/text/language.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

const PlayedSaqqara& gameOfFour() {
  return saqqaraGame("games/saqqara-4-players");
}

/// The first entries of it, one of the players with a name of 54 letters.
saqqara::GameRecord longNamed(std::size_t entries) {
  saqqara::GameRecord record = gameOfFour().record;
  record.entries.resize(entries);
  record.header.players.front().name = "Friederike Wilhelmine von Hohenstein-Schlossberg zu Thurn";
  return record;
}

/// The first entry of that kind from `from` on.
template <class Kind> std::size_t firstOf(std::size_t from = 0) {
  const auto& lines = gameOfFour().record.entries;
  while (from < lines.size() && !std::holds_alternative<Kind>(lines[from].entry)) ++from;
  return from;
}

report::ScoreReport reportOfFour() {
  const PlayedSaqqara& game = gameOfFour();
  return report::scoreReport(game.record, game.played, game.edition);
}

/// The last column with ink in that part of a picture.
int endOfInk(const QImage& picture, const QRect& room) {
  const QRgb ground = picture.pixel(room.topRight());
  for (int x = room.right(); x > room.left(); --x) {
    for (int y = room.top(); y <= room.bottom(); ++y) {
      if (picture.pixel(x, y) != ground) return x;
    }
  }
  return room.left();
}

/// Whether a pixel is rather of that ware than of another, of their rims or of the board: a sign
/// lies between the pixels.
bool isRatherOf(const QColor& pixel, Good good, const ui::Theme& theme) {
  const auto farFrom = [&](const QColor& other) {
    return std::abs(pixel.red() - other.red()) + std::abs(pixel.green() - other.green()) +
           std::abs(pixel.blue() - other.blue());
  };
  const int own = farFrom(theme.ware[static_cast<std::size_t>(good)]);
  if (farFrom(theme.surface) <= own || farFrom(theme.wareRim) <= own) return false;
  return std::ranges::none_of(allGoods, [&](Good other) {
    return other != good && farFrom(theme.ware[static_cast<std::size_t>(other)]) <= own;
  });
}

struct LongNamed : SaqqaraWindow {
  explicit LongNamed(std::size_t entries)
      : SaqqaraWindow(longNamed(entries), gameOfFour().edition) {}
};

} // namespace

class tst_saqqara_names : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void nameIsWholeWhereTwoLinesHoldIt();
  void nameGivesWayWhereTwoLinesDoNotHoldIt();
  void goodsFlyToTheSignOfTheirKind();
  void supplyKnowsWhereItsSignsAre_data();
  void supplyKnowsWhereItsSignsAre();
  void pointsThatComeAtTheEndHaveNoCourse();
  void namesStandOverTheirNumbers();
  void choicesStayTogetherAboveTheKeys();
  void openCardNeedsNoToolTip();
  void wordsOfACardAreNotBroken();
};

void tst_saqqara_names::nameIsWholeWhereTwoLinesHoldIt() {
  const auto& lines = gameOfFour().record.entries;
  LongNamed table(0);
  const ui::TurnLine& turn = table.view.strip().turnLine();
  int seen = 0;
  for (const RecordedEntry& line : lines) {
    QVERIFY(table.session.enter(line.entry, line.anyway).accepted);
    // Whatever is being chosen: the first choices there are, one after another.
    for (const QChar key : u"TT2"_s) {
      if (turn.isVisible() && turn.content().title.contains(u"Friederike Wilh…"_s)) {
        ++seen;
        QVERIFY2(turn.shownTitle().contains(u"Friederike Wilh"_s), qPrintable(turn.shownTitle()));
        QVERIFY(turn.fits());
      }
      if (table.session.shown().phase == Phase::invest)
        QTest::keyClick(&table.view, key.toLatin1());
    }
    for (int i = 0; i < 2; ++i) QTest::keyClick(&table.view, Qt::Key_Escape);
  }
  QVERIFY(seen > 10);
}

void tst_saqqara_names::nameGivesWayWhereTwoLinesDoNotHoldIt() {
  const text::ShownNames names({u"Friederike Wilhelmine von Hohenstein"_s});
  ui::TurnLine line(nullptr);
  line.setContent({.title = names.shown[0] + u" nimmt 1 Gold aus dem Lager Leinen"_s}, names);
  int whole = 0;
  int shorter = 0;
  for (int width = 600; width > 150; --width) {
    line.resize(width, 44);
    if (!line.fits()) break; // nor does the shortest name
    const bool isWhole = line.shownTitle().size() >= line.content().title.size();
    // Once it has been shortened it does not come back.
    QVERIFY(!isWhole || shorter == 0);
    ++(isWhole ? whole : shorter);
    QVERIFY(line.shownTitle().endsWith(u" nimmt 1 Gold aus dem Lager Leinen"_s));
  }
  QVERIFY(whole > 120 && shorter > 9);
}

void tst_saqqara_names::goodsFlyToTheSignOfTheirKind() {
  int paid = 0;
  for (std::size_t at = firstOf<Sail>(); at < gameOfFour().record.entries.size();
       at = firstOf<Sail>(at + 1)) {
    LongNamed table(at);
    const RecordedEntry& line = gameOfFour().record.entries[at];
    const Player player = std::get<Sail>(line.entry).player;
    const Goods before = table.session.shown().of(player).goods;
    QVERIFY(table.session.enter(line.entry, line.anyway).accepted);
    const Goods& after = table.session.shown().of(player).goods;
    const qreal u = ui::lookUnit(table.view.font());
    qreal left = table.view.width();
    for (const Good good : allGoods) {
      if (after[good] >= before[good]) continue;
      const auto& board = table.view.board();
      left = std::min(left, board.mapTo(&table.view, board.supplyAt(good) * u).x());
      ++paid;
    }
    // What flies reaches to the sign that is farthest left, and no farther.
    const auto& moved = *table.view.findChild<ui::Moved*>();
    QVERIFY(moved.isMoving());
    QVERIFY(std::abs(moved.geometry().left() - (left - 26 * u - 1)) <= 1);
  }
  if (paid == 0) QSKIP("nobody sails in this game");
}

void tst_saqqara_names::supplyKnowsWhereItsSignsAre_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("column") << QSize(1280, 720);
  QTest::newRow("line") << QSize(1024, 720);
}

void tst_saqqara_names::supplyKnowsWhereItsSignsAre() {
  QFETCH(const QSize, size);
  LongNamed table(firstOf<Invest>());
  table.view.resize(size);
  QCoreApplication::processEvents();
  saqqara::BoardView& board = table.view.board();
  const QImage picture = board.grab().toImage();
  const qreal u = ui::lookUnit(board.font());
  const ui::Theme& theme = ui::themeOf(board);
  for (const Good good : allGoods) {
    const QPoint sign = (board.supplyAt(good) * u).toPoint();
    int filled = 0;
    for (int x = -4; x <= 4; ++x) {
      for (int y = -4; y <= 4; ++y) {
        filled += isRatherOf(picture.pixelColor(sign + QPoint(x, y)), good, theme) ? 1 : 0;
      }
    }
    QVERIFY2(filled > 15, qPrintable(QString::number(static_cast<int>(good))));
  }
}

void tst_saqqara_names::pointsThatComeAtTheEndHaveNoCourse() {
  const report::ScoreReport report = reportOfFour();
  QVERIFY(report.isScoredAtTheEnd());
  QCOMPARE(ui::chartParts(report).size(), std::size_t{1});
  QVERIFY(ui::courseStory(report).isEmpty());
  ui::RankingView view;
  view.resize(1280, 640);
  view.show(report);
  view.QWidget::show();
  QVERIFY(!view.findChild<ui::CourseChart*>()->isVisible());
  report::ScoreReport other = report;
  const auto moves = [](const report::ScoreStep& step) { return step.points != 0; };
  std::ranges::find_if(other.steps, moves)->phase = 0;
  QVERIFY(!other.isScoredAtTheEnd());
  view.show(other);
  QVERIFY(view.findChild<ui::CourseChart*>()->isVisible());
  QCOMPARE(ui::chartParts(other).size(), std::size_t{2});
}

void tst_saqqara_names::namesStandOverTheirNumbers() {
  ui::ScoreSheetView sheet;
  sheet.resize(1280, 600);
  // What the points rest on is marked behind them.
  report::ScoreReport report = reportOfFour();
  for (report::ScoreSource& source : report.sources) {
    for (auto& cell : source.cells) cell.marks = {};
  }
  sheet.show(report);
  sheet.QWidget::show();
  const QHeaderView& header = *sheet.horizontalHeader();
  const QImage names = sheet.horizontalHeader()->viewport()->grab().toImage();
  const QImage numbers = sheet.viewport()->grab().toImage();
  // The first row has everybody's points, in the letters of the names.
  const int line = sheet.rowHeight(0);
  for (int column = 1; column < header.count(); ++column) {
    const int left = header.sectionViewportPosition(column);
    const int wide = header.sectionSize(column);
    const int name = endOfInk(names, {left, 1, wide, names.height() - 3});
    const int number = endOfInk(numbers, {left, 1, wide, line - 3});
    QVERIFY(number > left);
    QVERIFY2(std::abs(name - number) <= 2, qPrintable(QString::number(name - number)));
  }
}

void tst_saqqara_names::choicesStayTogetherAboveTheKeys() {
  ui::StripView strip([] { return ui::StripView::Texts{{u"Eintragen"_s}}; }, nullptr);
  // So narrow that they need three lines beside the keys.
  const qreal u = ui::lookUnit(strip.font());
  strip.setGeometry(0, 600, ui::wholePixels(872, u), ui::wholePixels(118, u));
  ui::StripContent content{.title = u"Marktkarten aufdecken"_s, .rows = {}, .actions = {}};
  content.confirm = u"Eintragen"_s;
  ui::QuestionRow& row = content.rows.emplace_back();
  row.label = u"Fisch:"_s;
  for (int i = 1; i <= 8; ++i) {
    ui::ChipLook look;
    look.text = u"1 Gold → 2 Leinen"_s;
    look.keyCap = QString::number(i);
    row.chips.push_back({i, true, look});
  }
  strip.show(content);
  strip.QWidget::show();
  const auto top = [&](const QWidget* part) { return part->mapTo(&strip, QPoint()).y(); };
  const int keys = top(strip.confirmButton());
  for (int i = 1; i <= 8; ++i) {
    const ui::Chip* chip = strip.choice(row.question, i);
    QVERIFY(chip != nullptr && chip->isVisible());
    QVERIFY2(top(chip) + chip->height() <= keys, qPrintable(QString::number(i)));
    QVERIFY(top(chip) >= top(&strip.turnLine()) + strip.turnLine().height());
  }
  // The keys themselves stay where they are with choices of one line.
  const int up = strip.height() - keys;
  row.chips.resize(2);
  strip.show(content);
  QCOMPARE(strip.height() - top(strip.confirmButton()), up);
}

void tst_saqqara_names::openCardNeedsNoToolTip() {
  SaqqaraWindow table(Phase::develop);
  const saqqara::BoardView& board = table.view.board();
  int seen = 0;
  for (int number = 0; number < saqqara::pyramidCount; ++number) {
    ui::Place* step = board.place(placeId(BoardPlace::step, 1, number));
    if (step == nullptr || !step->isVisible()) continue;
    QVERIFY(!step->toolTip().isEmpty());
    QToolTip::hideText();
    step->setFocus();
    if (!step->hasFocus()) continue;
    ++seen;
    QCoreApplication::processEvents();
    QVERIFY(board.pyramidCard().isVisible());
    const QPoint middle = step->rect().center();
    QHelpEvent help(QEvent::ToolTip, middle, step->mapToGlobal(middle));
    QCoreApplication::sendEvent(step, &help);
    QVERIFY(!QToolTip::isVisible());
  }
  QVERIFY(seen > 0);
}

void tst_saqqara_names::wordsOfACardAreNotBroken() {
  ui::PhaseColumnButton one(nullptr);
  ui::PhaseColumnButton wide(nullptr);
  QFont letters = one.font();
  letters.setPixelSize(26);
  for (ui::PhaseColumnButton* column : {&one, &wide}) column->setFont(letters);
  ui::PhaseColumn said;
  said.line.player = ui::PlayerColour::blue;
  said.result = u"nothing"_s;
  one.setColumn(said);
  said.result = u"no"_s;
  wide.setColumn(said);
  // A single word never takes two lines, however narrow its column is.
  for (int width = 90; width < 260; width += 5) {
    QVERIFY2(one.heightForWidth(width) <= wide.heightForWidth(width),
             qPrintable(QString::number(width)));
  }
}

NILOMETER_TEST(tst_saqqara_names)
#include "tst_saqqara_names.moc"
