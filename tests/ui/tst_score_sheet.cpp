// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet on the screen and on paper: both say what the score report says.
#include "test_program.h"

#include "tests/ui/large_letters.h"
#include "tests/ui/result_fixture.h"
#include "tests/words/language_rows.h"
#include "ui/base/style/tool_tip.h"
#include "ui/egizia/report/game_report.h"
#include "ui/egizia/text/words.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/score_sheet_model.h"
#include "ui/score/result/score_sheet_view.h"
#include "ui/score/result/sheet_document.h"
#include "ui/text/phrase.h"

#include <QAccessible>
#include <QHeaderView>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using report::ScoreReport;
using report::ScoreSource;
using ui::Paper;
using ui::SheetRow;

namespace {

QString cellText(const ui::ScoreSheetModel& model, std::size_t row, std::size_t player) {
  return model.index(static_cast<int>(row), static_cast<int>(player) + 1).data().toString();
}

std::vector<std::size_t> rowsOf(const ui::ScoreSheetModel& model, SheetRow::Kind kind) {
  std::vector<std::size_t> rows;
  for (std::size_t i = 0; i < model.rows().size(); ++i) {
    if (model.rows()[i].kind == kind) rows.push_back(i);
  }
  return rows;
}

/// A row as pdftotext reads it.
QString printed(const SheetRow& row, std::size_t players) {
  QStringList parts{row.title, row.rule};
  for (std::size_t i = 0; i < players; ++i) parts += row.cells[i].text + row.cells[i].mark;
  parts.removeAll(QString());
  return parts.join(u' ');
}

} // namespace

class tst_score_sheet : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void cellsAreThoseOfTheReport_data() { games(); }
  void cellsAreThoseOfTheReport();
  void groupsAddUpToThePoints_data() { games(); }
  void groupsAddUpToThePoints();
  void anEndPositionBeginsWithThePointsBefore();
  void tieBreakIsExplainedBelowTheTotals_END_4();
  void everyCellIsReachedByKeysAndReadWithPlayerAndSource();
  void longNamesAreWholeInTheTip();
  void symbolsHaveTheColourOfTheNameBesideThem();
  void nothingIsCutOffInLargeLetters_data();
  void nothingIsCutOffInLargeLetters();
  void anUnfinishedGameNamesNoHiddenCard_END_3_data() { languageRows(); }
  void anUnfinishedGameNamesNoHiddenCard_END_3();
  void everyGamePrintsOnOnePage_data();
  void everyGamePrintsOnOnePage();
  void printedRowsAreThoseOfTheSheet_data();
  void printedRowsAreThoseOfTheSheet();
  void longSheetsRepeatThePlayersOnEveryPage();
  void longNamesArePrintedWhole_data();
  void longNamesArePrintedWhole();
  void furtherPartsStandBehindTheSheet();
  void fileNameSaysDateAndPlayers();

private:
  static void games() {
    QTest::addColumn<std::string>("name");
    for (const QString& name : goldenNames()) {
      QTest::newRow(qPrintable(name)) << name.toStdString();
    }
  }
  /// Writes the sheet; its path.
  [[nodiscard]] QString pdf(const ScoreReport& report, Paper paper,
                            const std::vector<ui::SheetPart>& parts = {}) const {
    return writeAll(m_directory.filePath(u"sheet.pdf"_s), ui::sheetPdf(report, paper, parts));
  }

  QTemporaryDir m_directory;
};

void tst_score_sheet::cellsAreThoseOfTheReport() {
  QFETCH(const std::string, name);
  const ScoreReport report = Played(name).report();
  ui::ScoreSheetView view;
  view.show(report);
  const ui::ScoreSheetModel& model = view.sheet();
  const auto rows = rowsOf(model, SheetRow::Kind::source);
  QCOMPARE(rows.size(), report.sources.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ScoreSource& source = report.sources[i];
    QVERIFY(source.title.contains(model.rows()[rows[i]].title));
    for (std::size_t player = 0; player < report.seats.size(); ++player) {
      const ScoreSource::Cell& cell = source.cells[player];
      const QModelIndex index =
          model.index(static_cast<int>(rows[i]), static_cast<int>(player) + 1);
      QCOMPARE(index.data().toString(), cell.applies ? text::number(cell.points) : QString());
      QCOMPARE(index.data(ui::ScoreSheetModel::MarkRole).toString(), report::markText(cell.marks));
      const QString tip = index.data(Qt::ToolTipRole).toString();
      QCOMPARE(tip.isEmpty(), cell.marks.isEmpty());
      for (const std::size_t value : cell.marks.assumed) {
        QVERIFY2(tip.contains(report.assumed[value].name.toHtmlEscaped()), qPrintable(tip));
      }
    }
  }
}

void tst_score_sheet::groupsAddUpToThePoints() {
  QFETCH(const std::string, name);
  const ScoreReport report = Played(name).report();
  ui::ScoreSheetModel model;
  model.setReport(report);
  const auto groups = rowsOf(model, SheetRow::Kind::group);
  QCOMPARE(groups.size(), std::size_t{3});
  const std::size_t total = rowsOf(model, SheetRow::Kind::points).front();
  const std::size_t place = rowsOf(model, SheetRow::Kind::place).front();
  QCOMPARE(rowsOf(model, SheetRow::Kind::bid).size(), std::size_t{report.hasBids ? 1U : 0U});
  for (std::size_t player = 0; player < report.seats.size(); ++player) {
    int sum = 0;
    for (const std::size_t group : groups) {
      sum += cellText(model, group, player).replace(QChar(0x2212), u'-').toInt();
    }
    QCOMPARE(sum, report.seats[player].points);
    QCOMPARE(cellText(model, total, player), text::number(report.seats[player].points));
    const int rank = cellText(model, place, player).chopped(1).toInt();
    QCOMPARE(std::size_t{report.ranking[static_cast<std::size_t>(rank) - 1].player}, player);
  }
}

void tst_score_sheet::anEndPositionBeginsWithThePointsBefore() {
  const auto edition = goldenEdition();
  const egizia::Position position = goldenPosition("revised-4-players", *edition);
  const ScoreReport report = report::scoreReport(position, *edition);
  const std::vector<SheetRow> rows = ui::sheetRows(report);
  QCOMPARE(rows[1].kind, SheetRow::Kind::before);
  for (std::size_t player = 0; player < report.seats.size(); ++player) {
    const QString before = text::number(report.seats[player].before);
    QVERIFY(rows[0].cells[player].text == before && rows[1].cells[player].text == before);
  }
  QVERIFY(pdfText(pdf(report, Paper::a4)).contains(printed(rows[1], report.seats.size())));
}

void tst_score_sheet::tieBreakIsExplainedBelowTheTotals_END_4() {
  const ScoreReport report = Played("revised-2-players-tie").report();
  QCOMPARE(report.seats[0].result(), report.seats[1].result());
  const QString note = ui::sheetNotes(report).join(u'\n');
  const report::ScoreRank& first = report.ranking.front();
  QVERIFY2(note.contains(report.seats[first.player].name + u": "_s + first.tieBreak),
           qPrintable(note));
  QVERIFY(!first.tieBreak.isEmpty());
}

void tst_score_sheet::everyCellIsReachedByKeysAndReadWithPlayerAndSource() {
  const ScoreReport report = Played("revised-3-players-anyway").report();
  ui::ScoreSheetView view;
  view.show(report);
  view.resize(600, 400);
  view.QWidget::show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  view.setFocus();
  const ui::ScoreSheetModel& model = view.sheet();
  QAccessibleInterface* access = QAccessible::queryAccessibleInterface(&view);
  QVERIFY(access != nullptr && access->text(QAccessible::Name) == u"Score sheet"_s);
  view.setCurrentIndex(model.index(0, 1));
  for (int row = 1; row < static_cast<int>(model.rows().size()); ++row) {
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.currentIndex(), model.index(row, 1));
    QVERIFY(view.viewport()->rect().contains(view.visualRect(view.currentIndex())));
    const SheetRow& own = model.rows()[static_cast<std::size_t>(row)];
    QAccessibleInterface* cell = access->tableInterface()->cellAt(row, 1);
    QVERIFY(cell != nullptr);
    const QString said = cell->text(QAccessible::Name);
    QVERIFY2(said.contains(report.seats[0].name) && said.contains(own.title), qPrintable(said));
    if (!own.cells[0].text.isEmpty()) QVERIFY(said.contains(own.cells[0].text));
    for (const QString& rest : own.cells[0].rest) QVERIFY(said.contains(rest));
  }
  QTest::keyClick(&view, Qt::Key_Right);
  QCOMPARE(view.currentIndex().column(), 2);
}

void tst_score_sheet::longNamesAreWholeInTheTip() {
  Played game("revised-4-players");
  game.record.header.players[0].name = std::string(60, 'W');
  ui::ScoreSheetView view;
  view.resize(600, 400);
  view.show(game.report());
  const QAbstractItemModel& model = *view.model();
  QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(),
           ui::toolTipOf(QString(60, u'W')));
  QVERIFY(view.columnWidth(1) < view.fontMetrics().horizontalAdvance(QString(60, u'W')));
  QCOMPARE(view.columnWidth(1), view.columnWidth(4));
  // What the points are for is not squeezed by a name.
  for (const int width : {600, 800, 1280}) {
    view.resize(width, 400);
    QVERIFY(view.columnWidth(0) >= 28 * view.fontMetrics().averageCharWidth());
  }
}

void tst_score_sheet::symbolsHaveTheColourOfTheNameBesideThem() {
  // The yellow of the pieces is too pale for paper.
  ui::ScoreSheetView view;
  view.resize(900, 400);
  view.show(Played("revised-4-players").report());
  const QImage heads = view.horizontalHeader()->grab().toImage();
  const ui::Theme& theme = ui::themeOf(view);
  const auto shows = [&heads](const QColor& colour) {
    for (int i = 0; i < heads.width() * heads.height(); ++i) {
      if (heads.pixelColor(i % heads.width(), i / heads.width()) == colour) return true;
    }
    return false;
  };
  constexpr auto yellow = static_cast<std::size_t>(ui::PlayerColour::yellow);
  QVERIFY(!shows(theme.player[yellow]) && shows(theme.playerText[yellow]));
}

void tst_score_sheet::nothingIsCutOffInLargeLetters_data() {
  languagesWithSizes({100, 200});
}

void tst_score_sheet::nothingIsCutOffInLargeLetters() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  ui::ScoreSheetView view;
  view.show(Played("tournament-4-players").report());
  view.resize(860, 460);
  view.QWidget::show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  const QFontMetrics metrics(view.font());
  for (int row = 0; row < view.sheet().rowCount(); ++row) {
    for (int column = 0; column < view.sheet().columnCount(); ++column) {
      const QModelIndex index = view.sheet().index(row, column);
      const QRect room = view.visualRect(index);
      const QString text = index.data().toString();
      if (text.isEmpty()) continue;
      const QRect needed =
          metrics.boundingRect(QRect(0, 0, room.width(), 9999), Qt::TextWordWrap, text);
      QVERIFY2(needed.width() <= room.width() && needed.height() <= room.height(),
               qPrintable(text));
    }
  }
  QCOMPARE(view.horizontalScrollBar()->maximum(), 0);
}

void tst_score_sheet::anUnfinishedGameNamesNoHiddenCard_END_3() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  Played game("revised-4-players");
  // Anna looks at her card after the last round: named for her eyes only.
  const auto end = std::ranges::find_if(game.record.entries, [](const auto& entry) {
    return std::holds_alternative<egizia::FinalScore>(entry.entry);
  });
  game.record.entries.erase(end, game.record.entries.end());
  game.record.entries.pop_back();
  const egizia::SphinxSet secret = egizia::SphinxSet{1} << 3;
  egizia::RecordedEntry naming;
  naming.entry = egizia::NameSphinxCards{0, secret};
  game.record.entries.push_back(naming);
  QCOMPARE(record::stateAfter(game.record, *game.edition).player[0].sphinxNamed, secret);
  const ScoreReport report = game.report();
  const text::Table table{game.edition.get(), {}};
  QString said = pdfText(pdf(report, Paper::a4));
  ui::ScoreSheetModel model;
  model.setReport(report);
  for (int row = 0; row < model.rowCount(); ++row) {
    for (int column = 0; column < model.columnCount(); ++column) {
      for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole}) {
        said += u'\n' + model.index(row, column).data(role).toString();
      }
    }
  }
  QVERIFY(!report.standing.isEmpty() && said.contains(report.standing));
  for (int card = 0; card < static_cast<int>(game.edition->sphinxCards.size()); ++card) {
    QVERIFY(!said.contains(text::sphinxCondition(card, table)));
  }
}

void tst_score_sheet::everyGamePrintsOnOnePage_data() {
  QTest::addColumn<std::string>("name");
  QTest::addColumn<QString>("language");
  QTest::addColumn<Paper>("paper");
  for (const QString& game : goldenNames()) {
    const std::string name = game.toStdString();
    QTest::addRow("%s German A4", name.c_str()) << name << u"de"_s << Paper::a4;
    QTest::addRow("%s English Letter", name.c_str()) << name << u"en"_s << Paper::letter;
  }
}

void tst_score_sheet::everyGamePrintsOnOnePage() {
  QFETCH(const std::string, name);
  QFETCH(const QString, language);
  QFETCH(const Paper, paper);
  QVERIFY(text::useLanguage(language));
  const QString path = pdf(Played(name).report(), paper);
  QCOMPARE(pdfFact(path, u"Pages"_s), u"1"_s);
  const QString size = pdfFact(path, u"Page size"_s);
  QVERIFY2(size.contains(paper == Paper::a4 ? u"(A4)"_s : u"(letter)"_s), qPrintable(size));
  const QString picture = m_directory.filePath(u"page"_s);
  QCOMPARE(
      runProgram(u"pdftoppm"_s, {u"-r"_s, u"50"_s, u"-gray"_s, u"-singlefile"_s, path, picture})
          .exitCode,
      0);
  const QImage page(picture + u".pgm"_s);
  QVERIFY(!page.isNull());
  int ink = 0;
  for (int y = 0; y < page.height(); ++y) {
    for (int x = 0; x < page.width(); ++x) {
      if (page.pixelColor(x, y).lightness() > 160) continue;
      ++ink;
      // Printers leave the edge of the paper free.
      QVERIFY(x > 20 && y > 20 && x < page.width() - 20 && y < page.height() - 20);
    }
  }
  QVERIFY2(ink > page.width() * page.height() / 100, qPrintable(QString::number(ink)));
}

void tst_score_sheet::printedRowsAreThoseOfTheSheet_data() {
  QTest::addColumn<std::string>("name");
  QTest::addColumn<QString>("language");
  for (const QString& game : goldenNames()) {
    const std::string name = game.toStdString();
    QTest::addRow("%s German", name.c_str()) << name << u"de"_s;
    QTest::addRow("%s English", name.c_str()) << name << u"en"_s;
  }
}

void tst_score_sheet::printedRowsAreThoseOfTheSheet() {
  QFETCH(const std::string, name);
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const ScoreReport report = Played(name).report();
  const QString text = pdfText(pdf(report, Paper::a4));
  const QString table = text.left(text.indexOf(report::outcome(report)));
  int broken = 0;
  for (const SheetRow& row : ui::sheetRows(report)) {
    // A title that takes two lines stands around its numbers.
    if (!table.contains(row.title)) {
      ++broken;
      continue;
    }
    QVERIFY2(table.contains(printed(row, report.seats.size())),
             qPrintable(printed(row, report.seats.size()) + u" in "_s + table));
  }
  QVERIFY(broken <= 4);
  for (const report::ScoreSeat& seat : report.seats) QVERIFY(text.contains(seat.name));
  QVERIFY(text.contains(report.title));
  QVERIFY(text.contains(report.edition) && text.contains(report.profile));
  for (const QString& note : ui::sheetNotes(report)) {
    const QString sentence = note.section(u": "_s, -1);
    QVERIFY2(text.contains(sentence), qPrintable(sentence));
  }
}

void tst_score_sheet::longSheetsRepeatThePlayersOnEveryPage() {
  ScoreReport report = Played("revised-4-players").report();
  const std::vector<ScoreSource> sources = report.sources;
  for (int times = 0; times < 3; ++times) {
    report.sources.insert(report.sources.end(), sources.begin(), sources.end());
  }
  const QString path = pdf(report, Paper::letter);
  const int pages = pdfFact(path, u"Pages"_s).toInt();
  QVERIFY(pages >= 2);
  for (int page = 1; page <= pages; ++page) {
    const QString number = QString::number(page);
    const QString text =
        runProgram(u"pdftotext"_s, {u"-f"_s, number, u"-l"_s, number, u"-layout"_s, path, u"-"_s})
            .text();
    for (const report::ScoreSeat& seat : report.seats) QVERIFY(text.contains(seat.name));
    QVERIFY(text.contains(u"Page %1 of %2"_s.arg(page).arg(pages)));
  }
}

void tst_score_sheet::longNamesArePrintedWhole_data() {
  QTest::addColumn<int>("letters");
  for (const int letters : {8, 16, 54}) QTest::addRow("%d", letters) << letters;
}

void tst_score_sheet::longNamesArePrintedWhole() {
  QFETCH(const int, letters);
  ScoreReport report = Played("revised-4-players").report();
  QStringList names;
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    names += QString(letters, QChar(u'a' + static_cast<char16_t>(i)));
    report.seats[i].name = names.back();
  }
  const QString text =
      runProgram(u"pdftotext"_s, {u"-layout"_s, pdf(report, Paper::a4), u"-"_s}).text();
  const QString table = text.section(u"\n\n"_s, 0, 3);
  for (const QString& name : names) {
    QVERIFY2(table.contains(name), qPrintable(text));
    QVERIFY2(text.count(name) >= 2, qPrintable(text)); // in the ranking, too
  }
}

void tst_score_sheet::furtherPartsStandBehindTheSheet() {
  QRectF given;
  ui::SheetPart part;
  part.title = u"A course"_s;
  part.height = [](double width, const QFont&, QPaintDevice*) { return width / 2; };
  part.paint = [&given](QPainter& painter, const QRectF& rect, const QFont& font) {
    given = rect;
    painter.setFont(font);
    painter.drawText(rect, u"what a part paints"_s);
  };
  const QString path = pdf(Played("revised-4-players").report(), Paper::a4, {part, part});
  QCOMPARE(pdfFact(path, u"Pages"_s), u"2"_s);
  const QString text = pdfText(path);
  QCOMPARE(text.count(u"A course"_s), 2);
  QCOMPARE(text.count(u"what a part paints"_s), 2);
  QCOMPARE(given.height(), given.width() / 2);
}

void tst_score_sheet::fileNameSaysDateAndPlayers() {
  Played game("revised-4-players");
  QCOMPARE(ui::sheetFileName(game.report(), u".pdf"_s),
           u"2026-11-20 Anna, Ben, Cem, Dora – Egizia.pdf"_s);
  game.record.header.players[0].name = "A/n:n\na";
  game.record.header.players[1].name = std::string(60, 'W');
  const QString name = ui::sheetFileName(game.report(), u".pdf"_s);
  QVERIFY(!name.contains(u'/') && !name.contains(u':') && !name.contains(u'\n'));
  QVERIFY(name.toUtf8().size() < 255 && name.endsWith(u" – Egizia.pdf"_s));
}

NILOMETER_TEST(tst_score_sheet)
#include "tst_score_sheet.moc"
