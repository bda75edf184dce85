// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/painted_texts.h"
#include "tests/ui/table_window.h"
#include "ui/table/log/entry_lines.h"
#include "ui/table/log/log_finder.h"
#include "ui/table/log/log_model.h"
#include "ui/table/log/log_tools.h"
#include "ui/table/log/log_view.h"
#include "ui/text/language.h"

#include <QAbstractItemDelegate>
#include <QLineEdit>
#include <QPainter>
#include <QStyleOptionViewItem>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr auto recordedGames = {"first-3-players",       "online-2-players",
                                "revised-2-players-tie", "revised-3-players-anyway",
                                "revised-4-players",     "tournament-4-players"};

/// What the row shows, as it is painted.
QStringList paintedRow(const ui::LogView& log, int row) {
  const QModelIndex index = log.model()->index(row, 0);
  QStyleOptionViewItem option;
  option.initFrom(&log);
  option.widget = &log;
  option.font = log.font();
  option.rect = QRect(0, 0, log.viewport()->width(), log.sizeHintForRow(row));
  PaintedTexts paper(option.rect.size());
  {
    QPainter painter(&paper);
    log.itemDelegate()->paint(&painter, option, index);
  }
  QStringList texts;
  for (const PaintedText& text : paper.texts()) texts += text.text;
  return texts;
}

bool isCutRow(const QStringList& texts) {
  return texts.join(u' ').contains(u'…');
}

QString briefOf(const ui::LogView& log, int row) {
  return log.model()->index(row, 0).data(ui::LogModel::BriefRole).toString();
}

} // namespace

/// What a row of the log says in the room it has.
class tst_log_rows : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void noRowOfARecordedGameIsCut_data();
  void noRowOfARecordedGameIsCut();
  void wordsWithoutRoomTakeAnotherLine();
  void selectedRowKeepsItsWordsBesideItsButtons();
  void rowsAreCalledInFewWords();
  void pointsOfSeveralAreToldBySymbols();
  void entryIsFoundByWordsOfItsSentence();
};

void tst_log_rows::noRowOfARecordedGameIsCut_data() {
  QTest::addColumn<QString>("game");
  for (const char* game : recordedGames) QTest::addRow("%s", game) << QString::fromLatin1(game);
}

void tst_log_rows::noRowOfARecordedGameIsCut() {
  QFETCH(const QString, game);
  TableWindow window(game.toStdString(), 10000);
  const ui::LogView& log = window.view.log();
  window.session.lookAt(1);
  QStringList cut;
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    QCoreApplication::processEvents();
    QVERIFY(log.viewport()->width() > 300 && log.viewport()->width() < 390);
    for (int row = 1; row < log.model()->rowCount(); ++row) {
      const QStringList texts = paintedRow(log, row);
      QVERIFY(!texts.isEmpty());
      if (isCutRow(texts)) cut += briefOf(log, row) + u" | "_s + texts.join(u" / "_s);
    }
  }
  QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void tst_log_rows::wordsWithoutRoomTakeAnotherLine() {
  TableWindow window("revised-4-players", 10000);
  ui::LogView& log = window.view.log();
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    int broken = 0;
    for (const QSize size : {QSize(1024, 600), QSize(1180, 690)}) {
      window.view.resize(size);
      QCoreApplication::processEvents();
      for (int row = 0; row < log.model()->rowCount(); ++row) {
        const QStringList texts = paintedRow(log, row);
        QVERIFY2(!isCutRow(texts), qPrintable(texts.join(u" / "_s)));
        QString words = briefOf(log, row);
        const bool isBroken = !texts.contains(words);
        broken += isBroken ? 1 : 0;
        // Broken anywhere, nothing of it is left out.
        QVERIFY2(texts.join(QString()).remove(u' ').contains(words.remove(u' ')),
                 qPrintable(texts.join(u" / "_s)));
        QVERIFY(!isBroken || log.sizeHintForRow(row) > ui::EntryLines::lineHeight(log.font()));
      }
    }
    QVERIFY(broken > 0);
  }
}

void tst_log_rows::selectedRowKeepsItsWordsBesideItsButtons() {
  TableWindow window("revised-4-players", 10000);
  ui::LogView& log = window.view.log();
  log.setAmendable(true);
  QStringList cut;
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    for (int row = 0; row < log.model()->rowCount(); row += 9) {
      window.session.lookAt(static_cast<std::size_t>(row) + 1);
      QCoreApplication::processEvents();
      QVERIFY(log.tools().isVisible() && log.tools().changeButton()->isVisible());
      if (isCutRow(paintedRow(log, row))) cut += paintedRow(log, row).join(u" / "_s);
    }
  }
  QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void tst_log_rows::rowsAreCalledInFewWords() {
  const TableWindow window("revised-4-players", 40);
  const ui::LogView& log = window.view.log();
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    QCoreApplication::processEvents();
    for (int row = 0; row < log.model()->rowCount(); ++row) {
      const QModelIndex index = log.model()->index(row, 0);
      const QString brief = briefOf(log, row);
      const QString sentence = index.data(Qt::DisplayRole).toString();
      QVERIFY2(!brief.isEmpty() && brief.size() <= sentence.size(), qPrintable(brief));
      QVERIFY2(index.data(Qt::AccessibleTextRole).toString().contains(sentence),
               qPrintable(sentence));
      QVERIFY2(paintedRow(log, row).contains(brief), qPrintable(brief));
    }
  }
}

void tst_log_rows::pointsOfSeveralAreToldBySymbols() {
  const TableWindow window("revised-4-players", 10000);
  const ui::LogView& log = window.view.log();
  int several = 0;
  for (int row = 0; row < log.model()->rowCount(); ++row) {
    const QString points = log.model()->index(row, 0).data(ui::LogModel::PointsRole).toString();
    if (!points.contains(u" · "_s)) continue;
    ++several;
    for (const QString& part : points.split(u" · "_s)) {
      QVERIFY2(paintedRow(log, row).contains(part.section(u' ', -1)), qPrintable(points));
      QVERIFY(!paintedRow(log, row).contains(part));
    }
  }
  QVERIFY(several > 3);
}

void tst_log_rows::entryIsFoundByWordsOfItsSentence() {
  TableWindow window("revised-4-players", 118);
  ui::LogView& log = window.view.log();
  log.find();
  QTest::keyClicks(&log.finder().field(), u"builds at"_s);
  int found = 0;
  for (int row = 0; row < log.model()->rowCount(); ++row) {
    if (log.isRowHidden(row)) continue;
    ++found;
    QVERIFY(!briefOf(log, row).contains(u"builds"_s));
  }
  QVERIFY(found > 0 && found < 60);
}

NILOMETER_TEST(tst_log_rows)
#include "tst_log_rows.moc"
