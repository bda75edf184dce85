// SPDX-License-Identifier: GPL-3.0-or-later
// What was done is named, and every step of it can be gone back to.
#include "test_program.h"

#include "tests/ui/past_fixture.h"
#include "ui/text/language.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;
using ui::EgiziaSession;

class tst_session_history : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void cleanup() { QVERIFY(text::useLanguage(u"en"_s)); }
  void historyNamesEveryStep();
  void overwrittenStepIsReachable();
  void stepsAreNamedInBothLanguages();
  void comparedValuesAreAStep();
  void otherValuesAreLaidOutAnewBeforeTheStep();
};

void tst_session_history::historyNamesEveryStep() {
  PastTable table(6);
  QCOMPARE(table.session.history().size(), std::size_t{7});
  QCOMPARE(table.session.history().front().name, u"Beginning of the game"_s);
  const QString name = table.replace().name;
  table.session.keepAmended();
  table.session.undo();
  const auto lines = table.session.history();
  QCOMPARE(lines.size(), std::size_t{8});
  QVERIFY(lines[6].isNow && !lines[7].isNow);
  QVERIFY(lines[7].isUndone && !lines[6].isUndone);
  QCOMPARE(lines[7].name, name);
  QCOMPARE(lines[6].name, table.session.undoName());
  QVERIFY(std::ranges::none_of(lines, &ui::HistoryLine::isOverwritten));
}

void tst_session_history::overwrittenStepIsReachable() {
  PastTable table(6);
  const std::string whole = table.session.written();
  const std::size_t last = table.session.history().back().step;
  table.session.undo();
  const egizia::Correct correct{.what = egizia::Correctable::stones, .player = 1, .value = 9};
  QVERIFY(table.session.enter(correct, false, u"counted"_s).accepted);
  QVERIFY(!table.session.canRedo());
  QVERIFY(table.session.history()[last].isOverwritten);
  QSignalSpy changed(&table.session, &EgiziaSession::changed);
  table.session.goTo(last);
  QCOMPARE(changed.count(), 1);
  QCOMPARE(table.session.written(), whole);
  QVERIFY(table.session.history()[last].isNow);
  QVERIFY(table.session.history().back().isOverwritten);
}

void tst_session_history::stepsAreNamedInBothLanguages() {
  PastTable table(6);
  table.replace();
  table.session.keepAmended();
  QVERIFY(table.session.undoName().startsWith(u"Changed: "_s));
  QVERIFY(text::useLanguage(u"de"_s));
  QVERIFY2(table.session.undoName().startsWith(u"Geändert: "_s),
           qPrintable(table.session.undoName()));
}

void tst_session_history::comparedValuesAreAStep() {
  PastTable table(6);
  auto compared = std::make_shared<egizia::Edition>(*table.edition);
  compared->id = "our-copy";
  table.session.goOn(record::rejudge(table.session.record(), *table.edition, *compared).record,
                     compared);
  const std::string after = table.session.written();
  QCOMPARE(table.session.undoName(), u"Printed values compared"_s);
  QSignalSpy changed(&table.session, &EgiziaSession::changed);
  QSignalSpy said(&table.session, &EgiziaSession::compared);
  table.session.undo();
  QCOMPARE(table.session.edition().id, table.edition->id);
  QVERIFY(table.session.record() == table.cut(6));
  QCOMPARE(changed.count(), 0);
  QCOMPARE(said.count(), 1);
  table.session.redo();
  QCOMPARE(table.session.written(), after);
  QCOMPARE(table.session.edition().id, std::string("our-copy"));
}

void tst_session_history::otherValuesAreLaidOutAnewBeforeTheStep() {
  PastTable table(6);
  const auto other = differentPrinted();
  const std::string before = table.session.written();
  table.session.goOn(record::rejudge(table.session.record(), *table.edition, *other).record, other);
  QCOMPARE(table.session.undoName(), u"Printed values corrected"_s);
  QSignalSpy changed(&table.session, &EgiziaSession::changed);
  {
    const QSignalSpy wanted(&table.session, &EgiziaSession::otherValuesWanted);
    table.session.undo();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(table.session.edition().checksum, other->checksum);
    table.session.goToOtherValues();
  }
  QCOMPARE(changed.count(), 1);
  QCOMPARE(table.session.written(), before);
  QCOMPARE(&table.session.edition(), table.edition.get());
  // Nobody shows it: it is done at once.
  table.session.redo();
  QCOMPARE(table.session.edition().checksum, other->checksum);
}

NILOMETER_TEST(tst_session_history)
#include "tst_session_history.moc"
