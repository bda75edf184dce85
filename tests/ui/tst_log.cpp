// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/table_window.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/text/words.h"
#include "ui/table/guide/guide_panel.h"
#include "ui/table/log/log_finder.h"
#include "ui/table/log/log_model.h"
#include "ui/table/log/log_query.h"
#include "ui/table/log/log_tools.h"
#include "ui/table/log/log_view.h"
#include "ui/text/language.h"

#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <map>
#include <set>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr auto game = "revised-4-players";

/// Presses the right button there as a hand does, through the window; the menu that opens.
QPointer<QMenu> menuAt(TableWindow& window, const QPoint& inViewport) {
  const QWidget& rows = *window.view.log().viewport();
  QTest::mouseClick(window.view.windowHandle(), Qt::RightButton, {},
                    rows.mapTo(&window.view, inViewport));
  return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

/// What the menu says it is about.
QString headingOf(const QMenu& menu) {
  const QList<QAction*> actions = menu.actions();
  // A section: nobody takes it for something that can be done.
  if (!actions.isEmpty() && !actions.front()->isSeparator()) return {};
  return actions.isEmpty() ? QString() : actions.front()->toolTip();
}

/// Whether the newest entry can be read: all of it, or from its beginning where it is taller.
bool lastRowIsInSight(const ui::LogView& log) {
  const QRect row = log.visualRect(log.model()->index(log.model()->rowCount() - 1, 0));
  const QRect room = log.viewport()->rect();
  return row.height() > room.height() ? row.top() == 0 : room.contains(row);
}

} // namespace

/// The log as the scribe works with it.
class tst_log : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void menuIsAboutTheRowThatWasPressed();
  void menuActsOnTheRowThatWasPressed();
  void selectedRowCarriesItsButtons();
  void fourRowsAreSeenBelowThePlayers();
  void buttonSaysItsWordWhereThereIsRoom();
  void tipSaysWhatALineHasNoRoomFor();
  void pressedRowStaysUnderTheMouse();
  void logOfANumberShowsItsEntriesAlone();
  void waysLeadFromHeadingToHeading();
  void waysLeadAlongTheShownRowsAlone();
  void entryIsFoundByItsNumber();
  void entriesAreFoundByWhatTheySay();
  void foundWordsAreMarkedInTheShownRows();
  void escOfTheSearchLeadsBack();
  void everyRowSaysItsNumber();
  void accentsAndTheWayTheyAreWrittenDoNotMatter();
  void everyEntryOfARoundIsFound();
  void lastRowStaysInSight_data();
  void lastRowStaysInSight();
  void lastRowIsInSightWhenTheLogComesToTheFront();
};

void tst_log::menuIsAboutTheRowThatWasPressed() {
  TableWindow window(game, 12);
  ui::LogView& log = window.view.log();
  for (int row = 0; row < log.model()->rowCount(); ++row) {
    log.scrollTo(log.model()->index(row, 0));
    const QRect area = log.visualRect(log.model()->index(row, 0));
    QVERIFY(log.viewport()->rect().contains(area.topLeft()));
    const auto& entry = window.session.record().entries[static_cast<std::size_t>(row)];
    const QString sentence = text::sentence(entry, window.session.table());
    const QPoint last(area.right(), std::min(area.bottom(), log.viewport()->height() - 1));
    for (const QPoint at : {area.topLeft(), last}) {
      const QPointer<QMenu> menu = menuAt(window, at);
      QVERIFY(!menu.isNull());
      QCOMPARE(headingOf(*menu), sentence);
      menu->close();
    }
  }
}

void tst_log::menuActsOnTheRowThatWasPressed() {
  TableWindow window(game, 12);
  ui::LogView& log = window.view.log();
  log.setAmendable(true);
  const int row = 4;
  log.scrollTo(log.model()->index(row, 0));
  const QSignalSpy change(&log, &ui::LogView::replaceRequested);
  const QSignalSpy explain(&log, &ui::LogView::explainRequested);
  for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up}) {
    const QRect area = log.visualRect(log.model()->index(row, 0));
    const QPointer<QMenu> menu = menuAt(window, {area.center().x(), area.top()});
    QVERIFY(!menu.isNull());
    QTest::keyClick(menu, key);
    QTest::keyClick(menu, Qt::Key_Return);
  }
  QCOMPARE(change.size(), 1);
  QCOMPARE(change.front().front().toULongLong(), static_cast<qulonglong>(row));
  QCOMPARE(explain.size(), 1);
  QCOMPARE(explain.front().front().toULongLong(), static_cast<qulonglong>(row));
  // The table that is shown has not changed for it.
  QVERIFY(!window.session.isPast());
}

void tst_log::selectedRowCarriesItsButtons() {
  TableWindow window(game, 40);
  ui::LogView& log = window.view.log();
  QVERIFY(!log.tools().isVisible()); // in a lesson nothing is put right
  log.setAmendable(true);
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    for (const int row : {0, 20, 39}) {
      window.session.lookAt(static_cast<std::size_t>(row) + 1);
      QCoreApplication::processEvents();
      QVERIFY(log.tools().isVisible());
      const QRect area = log.visualRect(log.model()->index(row, 0));
      QVERIFY2(area.contains(log.tools().geometry()), qPrintable(language));
      const ui::LogTools& tools = log.tools();
      QVERIFY(tools.changeButton()->isVisible());
      // The others give way to the words of the row.
      for (const ui::Chip* chip :
           {tools.changeButton(), tools.insertButton(), tools.removeButton()}) {
        if (chip->isHidden()) continue;
        QVERIFY(chip->height() >= 24 && tools.rect().contains(chip->geometry()));
        QVERIFY(chip->width() >= chip->sizeHint().width());
      }
    }
  }
  window.view.resize(2600, 760);
  QCoreApplication::processEvents();
  QVERIFY(log.tools().insertButton()->isVisible() && log.tools().removeButton()->isVisible());
  const QSignalSpy insert(&log, &ui::LogView::insertRequested);
  const QSignalSpy remove(&log, &ui::LogView::removeRequested);
  QTest::mouseClick(log.tools().insertButton(), Qt::LeftButton);
  QTest::mouseClick(log.tools().removeButton(), Qt::LeftButton);
  QCOMPARE(insert.size(), 1);
  QCOMPARE(remove.size(), 1);
  QCOMPARE(insert.front().front().toULongLong(), qulonglong{39});
  window.session.startReplacing(20);
  QVERIFY(!log.tools().isVisible());
}

void tst_log::fourRowsAreSeenBelowThePlayers() {
  TableWindow window(game, 12);
  ui::LogView log(window.session);
  log.setAmendable(true);
  const qreal u = ui::lookUnit(log.font());
  log.show();
  for (const qreal height : {118.0, 113.0, 135.0, 140.0}) {
    log.resize((QSizeF(384, height) * u).toSize());
    for (const std::size_t entries : {4U, 5U, 12U}) {
      window.session.lookAt(entries);
      log.refresh();
      QCoreApplication::processEvents();
      int rows = 0;
      for (int row = 0; row < log.model()->rowCount(); ++row) {
        const QRect place = log.visualRect(log.model()->index(row, 0));
        QCOMPARE(place.height(), ui::wholePixels(28, u));
        const QRect seen = log.viewport()->rect() & place;
        QVERIFY2(seen.isEmpty() || seen == place, "half a row");
        rows += seen.isEmpty() ? 0 : 1;
      }
      QVERIFY2(rows >= (height < 118 ? 3 : 4), qPrintable(QString::number(rows)));
      // The buttons leave more than a quarter of the room to what the row says.
      QVERIFY(log.tools().isVisible() && 4 * log.tools().width() < 3 * log.viewport()->width());
    }
  }
}

/// The word stands on the button where the sentence leaves room for it.
void tst_log::buttonSaysItsWordWhereThereIsRoom() {
  TableWindow window(game, 12);
  ui::LogView log(window.session);
  log.setAmendable(true);
  log.show();
  for (const int width : {264, 384, 900}) {
    log.resize((QSizeF(width, 118) * ui::lookUnit(log.font())).toSize());
    QCoreApplication::processEvents();
    const ui::ChipLook& look = log.tools().changeButton()->look();
    if (width == 264) QCOMPARE(look.text, u"F2"_s);
    QVERIFY(log.tools().changeButton()->isVisible());
    QVERIFY(log.tools().disputeButton()->isVisible() || width < 900);
    QCOMPARE(log.tools().findButton()->isVisible(), width == 900);
    if (width == 900) QCOMPARE(look.text, u"Change…"_s);
    QCOMPARE(log.tools().changeButton()->accessibleName(), u"Change…"_s);
    QVERIFY(!look.tip.isEmpty());
  }
}

void tst_log::tipSaysWhatALineHasNoRoomFor() {
  const TableWindow window(game, 118);
  const ui::LogView& log = window.view.log();
  int moves = 0;
  for (int row = 0; row < log.model()->rowCount(); ++row) {
    const QModelIndex index = log.model()->index(row, 0);
    const QString tip = index.data(Qt::ToolTipRole).toString();
    QStringList needed = index.data(ui::LogModel::MovesRole).toStringList();
    moves += needed.isEmpty() ? 0 : 1;
    needed << index.data(Qt::DisplayRole).toString()
           << index.data(ui::LogModel::PointsRole).toString() << u"Entry %1"_s.arg(row + 1);
    for (const QString& text : needed) {
      QVERIFY2(tip.contains(text.toHtmlEscaped()), qPrintable(text + u" / "_s + tip));
    }
  }
  QVERIFY(moves > 50);
}

void tst_log::pressedRowStaysUnderTheMouse() {
  TableWindow window(game, 60);
  window.view.resize(1280, 1000);
  QCoreApplication::processEvents();
  ui::LogView& log = window.view.log();
  log.setAmendable(true);
  window.session.lookAt(30);
  const QModelIndex row = log.model()->index(30, 0);
  log.scrollTo(row);
  const QRect before = log.visualRect(row);
  QVERIFY(log.viewport()->rect().contains(before));
  QTest::mouseClick(log.viewport(), Qt::LeftButton, {}, before.center());
  QCOMPARE(window.session.shownEntries(), std::size_t{31});
  QVERIFY(log.visualRect(row).contains(before.center()));
}

void tst_log::logOfANumberShowsItsEntriesAlone() {
  TableWindow window(game, 118);
  ui::LogView& log = window.view.log();
  constexpr table::Player ben = 1;
  std::map<int, int> moved; // by entry
  for (const table::LedgerLine& line : window.session.replay().ledger.lines()) {
    if (line.player == ben) moved[line.entry - 1] += line.points;
  }
  log.showOnly(text::AskedNumber{.player = ben});
  for (int row = 0; row < log.model()->rowCount(); ++row) {
    QCOMPARE(log.isRowHidden(row), !moved.contains(row) || moved[row] == 0);
  }
  QVERIFY(log.allButton()->isVisible());
  const int points = window.session.shown().track.points(ben);
  QCOMPARE(log.numberHeading(), u"Ben · Points: %1"_s.arg(points));
  QTest::mouseClick(log.allButton(), Qt::LeftButton);
  QVERIFY(!log.allButton()->isVisible());
  for (int row = 0; row < log.model()->rowCount(); ++row) QVERIFY(!log.isRowHidden(row));
}

void tst_log::waysLeadFromHeadingToHeading() {
  TableWindow window(game, 118);
  ui::LogView& log = window.view.log();
  using Go = ui::LogView::Go;
  const auto begins = [&](int row, bool round) {
    const auto said = [&](int at, int role) { return log.model()->index(at, 0).data(role); };
    if (row == 0) return true;
    if (!round) return !said(row, ui::LogModel::PhaseRole).toString().isEmpty();
    return said(row, ui::LogModel::RoundRole) != said(row - 1, ui::LogModel::RoundRole);
  };
  for (const bool round : {false, true}) {
    QList<int> headings;
    for (int row = 0; row < log.model()->rowCount(); ++row) {
      if (row < 117 && begins(row, round)) headings += row; // the last one is now
    }
    QVERIFY(headings.size() >= (round ? 3 : 10));
    log.go(Go::now);
    QList<int> visited;
    while (log.currentIndex().row() > 0) {
      log.go(round ? Go::roundBack : Go::phaseBack);
      visited.prepend(log.currentIndex().row());
    }
    QCOMPARE(visited, headings);
    visited.clear();
    while (window.session.isPast()) {
      visited += log.currentIndex().row();
      log.go(round ? Go::roundOn : Go::phaseOn);
    }
    QCOMPARE(visited, headings);
    QCOMPARE(log.currentIndex().row(), 117);
  }
}

void tst_log::waysLeadAlongTheShownRowsAlone() {
  TableWindow window(game, 118);
  ui::LogView& log = window.view.log();
  using Go = ui::LogView::Go;
  const text::AskedNumber points{.player = 1};
  log.showOnly(points);
  QList<int> shown;
  for (const ui::NumberChange& change : window.session.numberLog(points).changes) {
    shown += static_cast<int>(change.entry);
  }
  log.go(Go::first);
  QList<int> visited{log.currentIndex().row()};
  for (qsizetype step = 1; step < shown.size(); ++step) {
    log.go(Go::entryOn);
    visited += log.currentIndex().row();
  }
  QCOMPARE(visited, shown);
  log.go(Go::roundBack);
  QVERIFY(shown.contains(log.currentIndex().row()));
  // Now is now, whatever the list ends with.
  log.go(Go::now);
  QVERIFY(!window.session.isPast());
}

void tst_log::entryIsFoundByItsNumber() {
  TableWindow window(game, 118);
  ui::LogView& log = window.view.log();
  QTest::mouseClick(log.findButton(), Qt::LeftButton);
  QVERIFY(log.finder().field().hasFocus());
  QTest::keyClicks(&log.finder().field(), u"71"_s);
  QCOMPARE(window.session.shownEntries(), std::size_t{71});
  QVERIFY(!log.isRowHidden(69)); // what stands beside it is seen, too
  const QRect row = log.visualRect(log.model()->index(70, 0));
  QVERIFY(log.viewport()->rect().contains(row.topLeft()));
  QTest::keyClick(&log.finder().field(), Qt::Key_Return);
  QVERIFY(log.finder().isHidden() && log.hasFocus());
  QCOMPARE(window.session.shownEntries(), std::size_t{71});
  log.find();
  QTest::keyClicks(&log.finder().field(), u"5000"_s);
  QCOMPARE(log.finder().field().accessibleDescription(), u"No such entry"_s);
}

void tst_log::entriesAreFoundByWhatTheySay() {
  TableWindow window(game, 118);
  ui::LogView& log = window.view.log();
  log.find();
  QLineEdit& field = log.finder().field();
  QTest::keyClicks(&field, u"heliopolis BEN"_s);
  QList<int> found;
  for (int row = 0; row < log.model()->rowCount(); ++row) {
    if (log.isRowHidden(row)) continue;
    found += row;
    const QString said = log.model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(said.contains(u"Heliopolis"_s) && said.contains(u"Ben"_s), qPrintable(said));
  }
  QVERIFY(found.contains(70) && found.size() < 20);
  QVERIFY(found.contains(static_cast<int>(window.session.shownEntries()) - 1));
  QCOMPARE(field.accessibleDescription(), u"%1 found"_s.arg(found.size()));
  QTest::keyClick(&field, Qt::Key_Up);
  QVERIFY(found.contains(static_cast<int>(window.session.shownEntries()) - 1));
  field.selectAll();
  QTest::keyClicks(&field, u"quarry xyzzy"_s);
  QCOMPARE(field.text(), u"quarry xyzzy"_s);
  QCOMPARE(field.accessibleDescription(), u"Nothing found"_s);
  QTest::mouseClick(log.finder().closeButton(), Qt::LeftButton);
  for (int row = 0; row < log.model()->rowCount(); ++row) QVERIFY(!log.isRowHidden(row));
}

void tst_log::foundWordsAreMarkedInTheShownRows() {
  TableWindow window(game, 60);
  ui::LogView& log = window.view.log();
  const QColor mark = ui::themeOf(log).choose;
  // The columns of the picture in which a row is marked.
  const auto marked = [&](int row) {
    const QImage picture =
        log.viewport()->grab(log.visualRect(log.model()->index(row, 0))).toImage();
    std::set<int> columns;
    for (int x = 0; x < picture.width(); ++x) {
      for (int y = 0; y < picture.height(); ++y) {
        if (picture.pixelColor(x, y) == mark) columns.insert(x);
      }
    }
    return columns;
  };
  const auto shown = [&] {
    std::vector<int> rows;
    for (int row = 0; row < log.model()->rowCount(); ++row) {
      const QModelIndex index = log.model()->index(row, 0);
      if (!log.isRowHidden(row) && log.viewport()->rect().contains(log.visualRect(index))) {
        rows.push_back(row);
      }
    }
    return rows;
  };
  log.find();
  for (const int row : shown()) QVERIFY(marked(row).empty());
  QTest::keyClicks(&log.finder().field(), u"EDF"_s);
  int seen = 0;
  for (const int row : shown()) {
    const QString brief = log.model()->index(row, 0).data(ui::LogModel::BriefRole).toString();
    if (!brief.contains(u"edf"_s, Qt::CaseInsensitive)) continue; // only the whole sentence says it
    ++seen;
    const std::set<int> three = marked(row);
    QVERIFY2(!three.empty(), qPrintable(brief));
    // As wide as the letters that were typed, more or less.
    const int width = *three.rbegin() - *three.begin() + 1;
    QVERIFY2(width < log.fontMetrics().horizontalAdvance(u"EDFEDF"_s), qPrintable(brief));
  }
  QVERIFY(seen > 0);
  QTest::keyClick(&log.finder().field(), Qt::Key_Escape);
  for (const int row : shown()) QVERIFY(marked(row).empty());
}

void tst_log::escOfTheSearchLeadsBack() {
  TableWindow window(game, 118);
  ui::LogView& log = window.view.log();
  for (const std::size_t from : {std::size_t{118}, std::size_t{40}}) {
    window.session.lookAt(from);
    log.find();
    QTest::keyClicks(&log.finder().field(), u"12"_s);
    QCOMPARE(window.session.shownEntries(), std::size_t{12});
    QTest::keyClick(&log.finder().field(), Qt::Key_Escape);
    QVERIFY(log.finder().isHidden());
    QCOMPARE(window.session.shownEntries(), from);
  }
}

void tst_log::everyRowSaysItsNumber() {
  const TableWindow window(game, 118);
  const ui::LogView& log = window.view.log();
  for (int row = 0; row < log.model()->rowCount(); ++row) {
    const QString said = log.model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(said.contains(u"Entry %1. "_s.arg(row + 1)), qPrintable(said));
  }
}

void tst_log::accentsAndTheWayTheyAreWrittenDoNotMatter() {
  const auto edition = goldenEdition();
  for (const char* name : {"J\u00f6rg B.", "Jo\u0308rg B."}) {
    egizia::GameRecord record = TableWindow::cut(goldenGame(game, *edition), 118);
    record.header.players[1].name = name;
    TableWindow window(record, edition);
    ui::LogView& log = window.view.log();
    log.find();
    QLineEdit& field = log.finder().field();
    QList<int> counts;
    for (const auto& typed : {u"J\u00f6rg heliopolis"_s, u"jo\u0308rg HELIOPOLIS"_s,
                              u"jorg b. heli"_s, u"heliopolis J\u00d6RG"_s}) {
      field.setText(typed);
      Q_EMIT field.textEdited(typed);
      int found = 0;
      for (int row = 0; row < log.model()->rowCount(); ++row) found += log.isRowHidden(row) ? 0 : 1;
      QCOMPARE(field.accessibleDescription(), u"%1 found"_s.arg(found));
      counts += found;
    }
    QVERIFY(counts.front() > 0 && counts.front() < 20);
    QCOMPARE(counts, QList<int>(4, counts.front()));
  }
  // Where a text is marked, counted in letters as they stand there.
  const ui::LogQuery query(u"j\u00f6rg"_s);
  const auto places = query.placesIn(u"A Jo\u0308rg"_s);
  QCOMPARE(places.size(), std::size_t{1});
  QCOMPARE(places[0].start, 2);
  QCOMPARE(places[0].length, 5);
}

void tst_log::everyEntryOfARoundIsFound() {
  TableWindow window(game, 118);
  ui::LogView& log = window.view.log();
  log.find();
  QTest::keyClicks(&log.finder().field(), u"round 2 sails"_s);
  int sails = 0;
  for (int row = 0; row < log.model()->rowCount(); ++row) {
    const QModelIndex index = log.model()->index(row, 0);
    const bool isOfIt = index.data(ui::LogModel::RoundRole).toInt() == 2 &&
                        index.data().toString().contains(u"sails"_s);
    if (!isOfIt) continue;
    ++sails;
    QVERIFY2(!log.isRowHidden(row), qPrintable(index.data().toString()));
    QCOMPARE(index.data(ui::LogModel::PlaceRole).toString(), u"R2 · %1"_s.arg(row + 1));
  }
  QVERIFY(sails > 5);
  // A number is not a part of another one: nothing says 12 by saying 112.
  log.finder().field().selectAll();
  QTest::keyClicks(&log.finder().field(), u"entry 12"_s);
  QVERIFY(!log.isRowHidden(11) && log.isRowHidden(111));
}

void tst_log::lastRowStaysInSight_data() {
  QTest::addColumn<int>("entries");
  for (const int entries : {5, 60, 118, 222}) QTest::addRow("%d", entries) << entries;
}

void tst_log::lastRowStaysInSight() {
  QFETCH(const int, entries);
  TableWindow window(game, static_cast<std::size_t>(entries));
  const ui::LogView& log = window.view.log();
  QVERIFY(log.isVisible() && lastRowIsInSight(log));
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    QCoreApplication::processEvents();
    QVERIFY2(lastRowIsInSight(log), qPrintable(language));
  }
  const std::array sizes = {QSize(1600, 900), QSize(1280, 720),  QSize(1280, 1000),
                            QSize(1280, 700), QSize(1920, 1200), QSize(1100, 720)};
  for (const QSize size : sizes) {
    window.view.resize(size);
    QCoreApplication::processEvents();
    QVERIFY2(lastRowIsInSight(log), qPrintable(QString::number(size.height())));
  }
  QFont large = window.view.font();
  large.setPointSizeF(1.5 * large.pointSizeF());
  window.view.setFont(large);
  QCoreApplication::processEvents();
  QVERIFY(lastRowIsInSight(log));
}

void tst_log::lastRowIsInSightWhenTheLogComesToTheFront() {
  TableWindow window(game, 60);
  const ui::GuidePanel& panel = window.view.guide();
  QTest::mouseClick(window.view.strip().guideLine().bulb(), Qt::LeftButton);
  QVERIFY(!window.view.log().isVisible());
  for (std::size_t entry = 60; entry < 70; ++entry) {
    QVERIFY(window.session.enter(window.golden.entries[entry].entry).accepted);
  }
  QVERIFY(text::useLanguage(u"de"));
  window.view.resize(1366, 768);
  QCoreApplication::processEvents();
  QTest::mouseClick(&panel.closeButton(), Qt::LeftButton);
  QVERIFY(window.view.log().isVisible());
  QCoreApplication::processEvents();
  QVERIFY(lastRowIsInSight(window.view.log()));
}

NILOMETER_TEST(tst_log)
#include "tst_log.moc"
