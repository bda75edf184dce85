// SPDX-License-Identifier: GPL-3.0-or-later
// What people saw of Saqqara in windows with little room: what has no room gives way in one piece,
// and nothing lies over anything else.
#include "test_program.h"

#include "tests/ui/painted_texts.h"
#include "tests/ui/saqqara/saqqara_window.h"
#include "ui/base/style/look_scale.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/saqqara/board/board_layout.h"
#include "ui/saqqara/board/board_painting.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/score/final_scoring/score_lanes.h"
#include "ui/score/final_scoring/step_story.h"
#include "ui/score/result/gauge_ranking.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/history_edit/save_indicator.h"
#include "ui/table/view/board_stage.h"
#include "ui/table/view/table_grid.h"

#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace Qt::StringLiterals;

namespace {

std::vector<test::PaintedText> allPaintedOn(QWidget& widget) {
  widget.show();
  test::PaintedTexts device(widget.size());
  QPainter painter(&device);
  widget.render(&painter);
  painter.end();
  return device.texts();
}

QStringList writtenOn(QWidget& widget) {
  QStringList texts;
  for (const test::PaintedText& painted : allPaintedOn(widget)) texts += painted.text;
  return texts;
}

/// Three lanes after the last step; nobody is being scored any more.
ui::ScoreLanesContent lanesOfThree() {
  ui::ScoreLanesContent content;
  for (const auto& [name, points] : {std::pair(u"Ben"_s, 9), {u"Carla"_s, 33}, {u"Anna"_s, 22}}) {
    ui::ScoreLanesContent::Row row{.name = name, .numbers = {QString::number(points)}};
    row.pieces.push_back({points, QString::number(points)});
    content.rows.push_back(row);
  }
  return content;
}

ui::GaugeRow rowOf(const QString& name, int points, bool first) {
  return {.name = name, .halves = 2 * points, .first = first, .points = QString::number(points)};
}

/// The board of a window of that size, laid out for five players and seven pyramids.
saqqara::BoardLayout boardIn(const QSize& window) {
  const QSizeF units = QSizeF(window) / (ui::lettersFor(window, 100) / 13.0);
  const ui::CompactLevel folds = ui::foldsOf(units * 1.03, ui::BelowPlayers::log);
  const QSizeF board = ui::tableGrid(units, folds, 118, ui::BelowPlayers::log).board.size();
  saqqara::BoardNeeds needs{.players = 5, .steps = {}};
  for (int i = 0; i < 7; ++i) needs.steps.emplace_back().fill(saqqara::wholeStep);
  return saqqara::layOutBoard(board, needs, 1);
}

/// Where the players are at a table. They are no kind of their own to findChild().
const ui::SeatsView& playersOf(const QWidget& table) {
  for (const QWidget* part : table.findChildren<QWidget*>()) {
    if (const auto* players = dynamic_cast<const ui::SeatsView*>(part)) return *players;
  }
  qFatal("no players");
}

} // namespace

class tst_saqqara_small : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void laneWithoutRoomForAllIsTheWinners();
  void winnersOfAFinalScoringKeepTheirVerb();
  void nameOfTheWinnerIsNoSmallerThanTheOthers();
  void tableHasItsColumnInEveryWideWindow();
  void whatIsInSightHasNoMarkBesideTheBar();
  void playersStayAboveAStripThatHasGrown();
  void lessonHasWhatPlayersDoNotNeed();
  void titleOfAGameLosesWholeWords();
  void boatsThatWaitLeaveTheNumberOfTheirSpace();
};

void tst_saqqara_small::laneWithoutRoomForAllIsTheWinners() {
  ui::ScoreLanes lanes(nullptr);
  lanes.setMotion(false);
  lanes.show(lanesOfThree(), ui::ScoreLanes::Arrival::atOnce);
  lanes.setShown(ui::ScoreLanes::Shown::now);
  lanes.resize(780, lanes.heightOfOne());
  const QStringList texts = writtenOn(lanes);
  QVERIFY2(texts.contains(u"Carla"_s), qPrintable(texts.join(u'|')));
  QVERIFY(!texts.contains(u"Ben"_s) && !texts.contains(u"Anna"_s));
}

void tst_saqqara_small::winnersOfAFinalScoringKeepTheirVerb() {
  ui::StepStory story(nullptr);
  const QString winners = u"Friederike Wilh… and Maximiliana win together"_s;
  story.show({.kind = u"Final result"_s,
              .name = winners,
              .player = ui::PlayerColour::blue,
              .gain = u"9"_s,
              .gains = true,
              .way = {},
              .place = {},
              .reason = {}});
  for (const int width : {250, 300, 388, 600}) {
    story.resize(width, std::max(300, story.heightForWidth(width)));
    const QString all = writtenOn(story).join(u' ').simplified();
    QVERIFY2(all.contains(winners), qPrintable(all));
  }
}

void tst_saqqara_small::nameOfTheWinnerIsNoSmallerThanTheOthers() {
  ui::GaugeRanking gauge(nullptr);
  gauge.setMotion(false);
  gauge.setRows({rowOf(u"Friederike Wilhelmine"_s, 33, true), rowOf(u"Carla"_s, 29, false),
                 rowOf(u"Eva"_s, 28, false)});
  for (const int width : {300, 330, 400}) {
    gauge.resize(width, 400);
    qreal winner = 0;
    bool isWhole = false;
    for (const test::PaintedText& painted : allPaintedOn(gauge)) {
      isWhole |= painted.text.trimmed() == u"Carla"_s;
      if (painted.text.startsWith(u"Friederike"_s)) winner = painted.letters;
    }
    QVERIFY2(isWhole, qPrintable(QString::number(width)));
    QVERIFY2(winner >= 14, qPrintable(QString::number(width)));
  }
}

void tst_saqqara_small::tableHasItsColumnInEveryWideWindow() {
  for (int width = 1280; width <= 3840; width += 10) {
    const QSize window(width, width * 9 / 16);
    QVERIFY2(!boardIn(window).isLine, qPrintable(QString::number(width)));
  }
  QVERIFY(boardIn({1100, 720}).isLine);
}

void tst_saqqara_small::whatIsInSightHasNoMarkBesideTheBar() {
  ui::MarkedBar bar(nullptr);
  bar.resize(15, 200);
  bar.setRange(0, 100);
  bar.setPageStep(200);
  bar.mark({QRect(0, 10, 20, 30), QRect(0, 110, 20, 30), QRect(0, 250, 20, 30)}, 300);
  QCOMPARE(bar.marks().size(), std::size_t{1});
  QVERIFY(bar.marks().front().top() > bar.height() / 2);
  bar.setValue(100);
  QCOMPARE(bar.marks().size(), std::size_t{1});
  QVERIFY(bar.marks().front().bottom() < bar.height() / 2);
  bar.setPageStep(300);
  bar.setValue(0);
  QVERIFY(bar.marks().empty());
}

void tst_saqqara_small::playersStayAboveAStripThatHasGrown() {
  saqqara_test::SaqqaraWindow table(saqqara::Phase::invest, "games/saqqara-5-players");
  table.goOn();
  const qreal u = ui::lookUnit(table.view.font());
  // 800 × 480 below a title.
  table.view.resize((QSizeF(870, 491) * u).toSize());
  for (const QChar key : u"T1"_s) QTest::keyClick(&table.view, key.toLatin1());
  QCoreApplication::processEvents();
  const ui::StripView& strip = table.view.strip();
  const auto& players = playersOf(table.view);
  QVERIFY(strip.height() > 125 * u);
  QVERIFY(players.isVisible());
  QVERIFY(players.geometry().bottom() < strip.geometry().top());
  const QWidget& stage = *table.view.board().parentWidget()->parentWidget();
  QVERIFY(stage.geometry().bottom() < players.geometry().top());
}

void tst_saqqara_small::lessonHasWhatPlayersDoNotNeed() {
  saqqara_test::SaqqaraWindow table(saqqara::Phase::invest);
  const qreal u = ui::lookUnit(table.view.font());
  auto* const text = new QWidget(&table.view);
  table.view.putBelowPlayers(*text);
  table.view.resize((QSizeF(870, 491) * u).toSize());
  QCoreApplication::processEvents();
  const auto& players = playersOf(table.view);
  QVERIFY(players.isVisible() && players.height() >= players.minimumSizeHint().height());
  QVERIFY(text->geometry().top() > players.geometry().bottom());
  QVERIFY2(text->height() > 210 * u, qPrintable(QString::number(text->height() / u)));
}

void tst_saqqara_small::titleOfAGameLosesWholeWords() {
  ui::SaveIndicator sign(nullptr);
  const QString title = u"Played on the table of the library, Year 2026, with a long name"_s;
  sign.setTitle(title);
  sign.say(ui::SaveIndicator::Says::titleToo);
  const QString shown = sign.text();
  QVERIFY(shown.endsWith(u'…') && shown.size() < 40);
  QCOMPARE(title.at(shown.size() - 1), QChar(u' '));
  QVERIFY(title.startsWith(shown.chopped(1)));
  sign.setTitle(u"Saqqara, Year 2"_s);
  QCOMPARE(sign.text(), u"Saqqara, Year 2"_s);
}

void tst_saqqara_small::boatsThatWaitLeaveTheNumberOfTheirSpace() {
  const ui::Theme& theme = ui::lightTheme();
  QFont letters;
  letters.setPixelSize(13);
  for (std::size_t count = 3; count <= 5; ++count) {
    saqqara::NileLook look{.name = u"Nile"_s, .last = 18, .first = 132, .end = 600};
    for (std::size_t i = 0; i < count; ++i) {
      look.boats.push_back({static_cast<ui::PlayerColour>(i), 0});
    }
    QImage image(680, 46, QImage::Format_RGB32);
    image.fill(theme.ground);
    {
      QPainter painter(&image);
      painter.setRenderHint(QPainter::Antialiasing);
      ui::Canvas canvas(painter, letters, theme);
      saqqara::paintNile(canvas, image.size(), look, {}, {});
    }
    for (std::size_t i = 0; i < count; ++i) {
      int seen = 0;
      for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
          if (image.pixelColor(x, y) != theme.player[i]) continue;
          ++seen;
          QVERIFY2(x < 132 - 7 || x > 132 + 7, qPrintable(QString::number(count)));
        }
      }
      QVERIFY(seen > 30);
    }
  }
}

NILOMETER_TEST(tst_saqqara_small)
#include "tst_saqqara_small.moc"
