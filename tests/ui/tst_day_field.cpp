// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/home.h"
#include "ui/game/interface/game.h"
#include "ui/score/end_position/day_field.h"
#include "ui/score/end_position/position_page.h"
#include "ui/text/language.h"

#include <QDate>
#include <QLabel>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;

/// The day of a game in "Final scoring only", of every game.
class tst_day_field : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"de")); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void typedDayStays_data() { everyGame(); }
  void typedDayStays();
  void whatIsNoDayStaysInRed_data() { everyGame(); }
  void whatIsNoDayStaysInRed();
  void emptiedDayIsNone_data() { everyGame(); }
  void emptiedDayIsNone();

private:
  static void everyGame();
};

namespace {

/// The page of that game, and what a person does with its day.
struct DayOnAPage : Home {
  explicit DayOnAPage(const ui::Game& kind)
      : page(kind.positionPage(games, preferences, nullptr)),
        field(*page->findChild<ui::DayField*>()) {
    page->begin();
  }
  void type(const QString& text) {
    QFocusEvent comes(QEvent::FocusIn, Qt::TabFocusReason);
    QApplication::sendEvent(&field, &comes);
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Backspace);
    QTest::keyClicks(&field, text);
    QFocusEvent goes(QEvent::FocusOut, Qt::TabFocusReason);
    QApplication::sendEvent(&field, &goes);
  }

  std::unique_ptr<ui::PositionPage> page;
  ui::DayField& field;
};

} // namespace

void tst_day_field::everyGame() {
  QTest::addColumn<const ui::Game*>("kind");
  for (const ui::Game* kind : ui::games()) QTest::newRow(qPrintable(kind->name())) << kind;
}

void tst_day_field::typedDayStays() {
  QFETCH(const ui::Game*, kind);
  DayOnAPage day(*kind);
  for (const QString& text :
       {u"3.1.2026"_s, u"2026-01-03"_s, u" 3. Januar 2026 "_s, u"3. Jan. 26"_s}) {
    day.type(text);
    QCOMPARE(day.field.text(), u"Samstag, 3. Januar 2026"_s);
    QVERIFY(day.field.problem()->isHidden());
    QCOMPARE(day.field.accessibleDescription(), QString());
  }
}

void tst_day_field::whatIsNoDayStaysInRed() {
  QFETCH(const ui::Game*, kind);
  DayOnAPage day(*kind);
  const auto refused = [&](const QString& text, const QString& why) {
    day.type(text);
    QCOMPARE(day.field.text(), text);
    QVERIFY(!day.field.problem()->isHidden());
    QCOMPARE(day.field.problem()->foregroundRole(), QPalette::BrightText);
    QCOMPARE(day.field.problem()->text(), why);
    QCOMPARE(day.field.accessibleDescription(), why);
  };
  refused(u"31.02."_s, u"Diesen Tag gibt es nicht."_s);
  const QDate far = QDate(QDate::currentDate().year() + 100, 11, 28);
  refused(u"28.11.%1"_s.arg(far.year()),
          u"%1 liegt mehr als ein Jahr voraus."_s.arg(QLocale().toString(far)));
  const QDate today = QDate::currentDate();
  refused(u"neulich"_s, u"Kein Tag. Möglich ist %1 oder %2."_s.arg(today.toString(u"dd.MM.yyyy"),
                                                                   today.toString(Qt::ISODate)));
  day.type(u"heute"_s);
  QVERIFY(day.field.problem()->isHidden());
  QCOMPARE(day.field.text(), QLocale().toString(today));
  // Nor does a new position begin with it.
  day.type(u"neulich"_s);
  day.page->begin();
  QVERIFY(day.field.problem()->isHidden());
}

void tst_day_field::emptiedDayIsNone() {
  QFETCH(const ui::Game*, kind);
  DayOnAPage day(*kind);
  day.type({});
  QCOMPARE(day.field.text(), QString());
  QVERIFY(day.field.problem()->isHidden());
}

NILOMETER_TEST(tst_day_field)
#include "tst_day_field.moc"
