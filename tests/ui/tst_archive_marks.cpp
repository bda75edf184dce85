// SPDX-License-Identifier: GPL-3.0-or-later
// Points that rest on printed values nobody has compared carry the mark in the archive, too: in the
// list and in the statistics, as the score sheet of the game has it.
#include "test_program.h"

#include "engine/egizia/file/edition_document.h"
#include "tests/random_record.h"
#include "tests/ui/archive_fixture.h"
#include "tests/ui/egizia_shelf.h"
#include "ui/egizia/report/game_report.h"
#include "ui/egizia/report/source_groups.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/archive/row_table.h"
#include "ui/score/chart/bars_chart.h"

using namespace nilometer;
using namespace nilometer::test;
using ui::ArchiveModel;

namespace {

/// The same values as a copy of some players, on which they have compared everything, or only what
/// the rows of the obelisk say.
ui::EditionPtr compared(bool everything) {
  auto document = egizia::documentOf(*shelfEdition());
  document.rename(everything ? "ours" : "theirs", "Copy");
  for (const egizia::PrintedValue& value : shelfEdition()->printed) {
    if (everything || value.key == "obelisk.rows") document.confirm(value.key);
  }
  const auto checked = egizia::check(document);
  if (!checked || !checked->findings.empty()) qFatal("cannot be confirmed");
  return std::make_shared<const egizia::Edition>(checked->edition);
}

egizia::GameRecord game(const ui::EditionPtr& edition, unsigned seed) {
  return randomRecord(*edition, seed);
}

void put(const ArchiveShelf& shelf, const QString& name, const egizia::GameRecord& record,
         const ui::EditionPtr& edition) {
  QDir().mkpath(shelf.path({}));
  const QString error = save(shelf.games, shelf.path(name + u".nilometer"), record, *edition);
  if (!error.isEmpty()) qFatal("%s", qPrintable(error));
}

bool isMarked(const QString& text) {
  return text.contains(text::restsMark);
}

} // namespace

class tst_archive_marks : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void listMarksWhatTheScoreSheetMarks();
  void comparedCopyHasNoMarks();
  void statisticsMarkSourcesThatRestOnAssumedValues();
  void pointsPutRightByHandRestOnNothing();
};

void tst_archive_marks::listMarksWhatTheScoreSheetMarks() {
  int marked = 0;
  for (unsigned seed = 0; seed < 4; ++seed) {
    const ArchiveShelf shelf;
    const egizia::GameRecord record = game(shelfEdition(), seed);
    put(shelf, u"game"_s, record, shelfEdition());
    const ArchiveWindow window(shelf);
    QCOMPARE(window.count(), 1);
    const auto report =
        report::scoreReport(record, record::replay(record, *shelfEdition()), *shelfEdition());
    const QStringList standing = window.text(0, ArchiveModel::Players).split(u" · "_s);
    for (std::size_t i = 0; i < report.ranking.size(); ++i) {
      const bool rests = !report.seats[report.ranking[i].player].marks.assumed.empty();
      QCOMPARE(isMarked(standing[static_cast<qsizetype>(i)]), rests);
      if (i == 0) QCOMPARE(isMarked(window.text(0, ArchiveModel::Points)), rests);
      marked += rests ? 1 : 0;
    }
    QVERIFY(isMarked(window.view.message()));
    const QModelIndex points = window.view.rows().index(0, ArchiveModel::Points);
    QVERIFY(isMarked(points.data(Qt::ToolTipRole).toString()));
  }
  QVERIFY(marked > 4);
}

void tst_archive_marks::comparedCopyHasNoMarks() {
  const ArchiveShelf shelf;
  const ui::EditionPtr sure = compared(true);
  put(shelf, u"game"_s, game(sure, 1), sure);
  ArchiveWindow window(shelf);
  for (int column = 0; column < ArchiveModel::columnTotal; ++column) {
    QVERIFY(!isMarked(window.text(0, column)));
    const QModelIndex cell = window.view.rows().index(0, column);
    QVERIFY(!isMarked(cell.data(Qt::ToolTipRole).toString()));
  }
  QVERIFY(!isMarked(window.view.message()));
  window.click(window.view.statisticsButton());
  for (const QLabel* label : window.view.statistics()->findChildren<QLabel*>()) {
    QVERIFY2(!isMarked(label->text()), qPrintable(label->text()));
  }
  for (const ui::Bar& bar : window.view.statistics()->seats()->bars()) {
    QVERIFY(!isMarked(ui::endText(bar)));
  }
  QVERIFY(!isMarked(window.view.statistics()->bestButton()->look().text));
}

void tst_archive_marks::statisticsMarkSourcesThatRestOnAssumedValues() {
  int marked = 0;
  int plain = 0;
  for (unsigned seed = 0; seed < 4; ++seed) {
    const ArchiveShelf shelf;
    const ui::EditionPtr edition = compared(false);
    const egizia::GameRecord record = game(edition, seed);
    put(shelf, u"game"_s, record, edition);
    ArchiveWindow window(shelf);
    window.click(window.view.statisticsButton());
    const egizia::Replay replay = record::replay(record, *edition);
    const egizia::ScoreBasis basis(replay, *edition);
    const auto lines = replay.ledger.lines();
    const ui::StatisticsView& shown = *window.view.statistics();
    const QAbstractItemModel& players = *shown.players()->model();
    for (int row = 0; row < players.rowCount(); ++row) {
      shown.players()->setCurrentIndex(players.index(row, 0));
      const std::string name = players.index(row, 0).data().toString().toStdString();
      const auto seat =
          std::ranges::find(record.header.players, name, &egizia::RecordHeader::Seat::name) -
          record.header.players.begin();
      QSet<QString> wanted;
      for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].player != seat || basis.lines()[i].empty()) continue;
        wanted += report::groupName(report::groupOf(lines[i]));
      }
      for (const ui::Bar& bar : shown.sources()->bars()) {
        QCOMPARE(isMarked(ui::endText(bar)), wanted.contains(bar.label));
        plain += wanted.contains(bar.label) ? 0 : 1;
      }
    }
    QVERIFY2(isMarked(shown.summary()), qPrintable(shown.summary()));
    QVERIFY(isMarked(shown.bestButton()->look().text));
    for (const ui::Bar& bar : shown.seats()->bars()) marked += isMarked(ui::endText(bar)) ? 1 : 0;
    const auto labels = shown.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
      return label->isVisible() && label->text().startsWith(text::restsMark);
    }));
  }
  QVERIFY(marked > 0 && plain > 0);
}

void tst_archive_marks::pointsPutRightByHandRestOnNothing() {
  const ArchiveShelf shelf;
  egizia::GameRecord record = game(shelfEdition(), 1);
  for (std::size_t player = 0; player < record.header.players.size(); ++player) {
    egizia::RecordedEntry line;
    line.entry = egizia::Correct{.what = egizia::Correctable::points,
                                 .player = static_cast<egizia::Player>(player),
                                 .value = 20};
    line.anyway = true;
    line.reason = "counted again";
    record.entries.push_back(line);
  }
  put(shelf, u"game"_s, record, shelfEdition());
  const ArchiveWindow window(shelf);
  QCOMPARE(window.count(), 1);
  QVERIFY(!isMarked(window.text(0, ArchiveModel::Players)));
}

NILOMETER_TEST(tst_archive_marks)
#include "tst_archive_marks.moc"
