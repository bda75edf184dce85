// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "ui/text/language.h"
#include "ui/text/typed_day.h"

#include <QLocale>
#include <QTest>

using namespace nilometer;
using namespace Qt::StringLiterals;

/// Days as people write them.
class tst_typed_day : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void cleanup() { QVERIFY(text::useLanguage(u"en")); }
  void dayIsUnderstood_data();
  void dayIsUnderstood();
  void whatIsNoDaySaysWhy_data();
  void whatIsNoDaySaysWhy();
  void britishFiguresBeginWithTheDay();
  void everyDayIsUnderstoodAsItIsShown_data();
  void everyDayIsUnderstoodAsItIsShown();
};

namespace {
const QDate saturday(2026, 11, 28);
} // namespace

void tst_typed_day::dayIsUnderstood_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("text");
  QTest::addColumn<QDate>("day");
  const auto row = [](const char* language, const QString& text, const QDate& day = saturday) {
    QTest::addRow("%s: %s", language, qPrintable(text))
        << QString::fromLatin1(language) << text << day;
  };
  for (const char* language : {"de", "en"}) {
    for (const QString& text : {u"2026-11-28"_s,
                                u" 2026-11-28 "_s,
                                u"2026/11/28"_s,
                                u"2026.11.28"_s,
                                u"20261128"_s,
                                u"28.11.2026"_s,
                                u"28.11.26"_s,
                                u"28.11."_s,
                                u"28.11"_s,
                                u"28. 11. 2026"_s,
                                u"28.\u00A011.\u00A02026"_s,
                                u"\u200E28.11.2026\u200B"_s,
                                u"28/11/2026"_s,
                                u"28-11-2026"_s,
                                u"28\u201311\u20132026"_s,
                                u"28/11"_s,
                                u"28 11 2026"_s,
                                u"28 Nov 2026"_s,
                                u"28 November 2026"_s,
                                u"28.Nov.26"_s,
                                u"NOVEMBER 28, 2026"_s,
                                u"Nov 28 '26"_s,
                                u"28-nov-2026"_s,
                                u"2026 Nov 28"_s,
                                u"Sat 28 Nov"_s,
                                u"28th of November 2026"_s}) {
      row(language, text);
    }
    row(language, u"3.4.2026"_s, QDate(2026, 4, 3));
    row(language, u"1.5.99"_s, QDate(1999, 5, 1));
    row(language, u"29.11."_s, QDate(2025, 11, 29));
    row(language, u"29.2."_s, QDate(2024, 2, 29));
    row(language, u"today"_s);
    row(language, u"Yesterday"_s, QDate(2026, 11, 27));
  }
  row("de", u"28. November 2026"_s);
  row("de", u"28. Nov."_s);
  row("de", u"Samstag, 28. November 2026"_s);
  row("de", u"Sa., den 28.11.2026"_s);
  row("de", u"am 28.11."_s);
  row("de", u"3. März 2026"_s, QDate(2026, 3, 3));
  row("de", u"3. Ma\u0308rz 2026"_s, QDate(2026, 3, 3));
  row("de", u"1. Dez. 2025"_s, QDate(2025, 12, 1));
  row("de", u"1 May 2026"_s, QDate(2026, 5, 1));
  row("de", u"heute"_s);
  row("de", u"Gestern"_s, QDate(2026, 11, 27));
  row("de", u"vorgestern"_s, QDate(2026, 11, 26));
  row("de", u"Freitag"_s, QDate(2026, 11, 27));
  row("en", u"11/28/2026"_s);
  row("en", u"11/28/26"_s);
  row("en", u"3/4/2026"_s, QDate(2026, 3, 4));
  row("en", u"Nov 28, 2026"_s);
  row("en", u"Saturday, November 28, 2026"_s);
  row("en", u"the 1st of May"_s, QDate(2026, 5, 1));
  row("en", u"2nd May 2026"_s, QDate(2026, 5, 2));
  row("en", u"28. Dezember 2025"_s, QDate(2025, 12, 28));
  row("en", u"the day before yesterday"_s, QDate(2026, 11, 26));
}

void tst_typed_day::dayIsUnderstood() {
  QFETCH(QString, language);
  QFETCH(QString, text);
  QFETCH(QDate, day);
  QVERIFY(text::useLanguage(language));
  const text::TypedDay read = text::typedDay(text, saturday);
  QVERIFY2(read.fault.isEmpty(), qPrintable(read.fault));
  QCOMPARE(read.day, day);
}

void tst_typed_day::whatIsNoDaySaysWhy_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("fault");
  const auto row = [](const QString& text, const QString& fault) {
    QTest::addRow("“%s”", qPrintable(text)) << text << fault;
  };
  const QString notADay = u"Not a day. Write 11/28/2026 or 2026-11-28."_s;
  for (const QString& text :
       {u""_s, u"28"_s, u"Friday night"_s, u"2026"_s, u"November"_s, u"November 2026"_s,
        u"28.11.202"_s, u"28.11.2"_s, u"28.11.20260"_s, u"1.2.3.4"_s, u"soon"_s, u"28.11.2026 x"_s,
        u"28_11_2026"_s, u"-2026-11-28"_s, u"2026-11-28T20:00"_s, u"\u200B"_s, u"Nov Dec 28"_s,
        u"99999999999999999999"_s}) {
    row(text, notADay);
  }
  for (const QString& text : {u"31.02."_s, u"31.02.2026"_s, u"2026-02-30"_s, u"29.2.2025"_s,
                              u"31 April 2026"_s, u"0.1.2026"_s, u"32.1.2026"_s, u"13/13/2026"_s,
                              u"2026-28-11"_s, u"2026-00-11"_s, u"Nov 31"_s}) {
    row(text, u"There is no such day."_s);
  }
  row(u"28.11.2126"_s, u"Thursday, November 28, 2126 is more than a year ahead."_s);
  row(u"2062-11-28"_s, u"Tuesday, November 28, 2062 is more than a year ahead."_s);
  row(u"28.11.62"_s, u"Tuesday, November 28, 2062 is more than a year ahead."_s);
  row(u"28.11.0026"_s, u"Saturday, November 28, 0026 is too long ago."_s);
  row(u"Friday, 28 Nov 2026"_s, u"It was another weekday: Saturday, November 28, 2026."_s);
}

void tst_typed_day::whatIsNoDaySaysWhy() {
  QFETCH(QString, text);
  QFETCH(QString, fault);
  const text::TypedDay read = text::typedDay(text, saturday);
  QCOMPARE(read.fault, fault);
  QVERIFY(!read.day.isValid());
}

void tst_typed_day::britishFiguresBeginWithTheDay() {
  QLocale::setDefault(QLocale(u"en_GB"_s));
  QCOMPARE(text::typedDay(u"3/4/2026"_s, saturday).day, QDate(2026, 4, 3));
  QCOMPARE(text::typedDay(u"11/28/2026"_s, saturday).day, saturday);
}

void tst_typed_day::everyDayIsUnderstoodAsItIsShown_data() {
  QTest::addColumn<QString>("code");
  for (const QString& code : text::languages()) QTest::newRow(qPrintable(code)) << code;
}

void tst_typed_day::everyDayIsUnderstoodAsItIsShown() {
  QFETCH(QString, code);
  QVERIFY(text::useLanguage(code));
  const QLocale locale;
  for (QDate day = saturday.addDays(-366); day <= saturday; day = day.addDays(1)) {
    for (const auto format : {QLocale::LongFormat, QLocale::ShortFormat}) {
      const QString shown = locale.toString(day, format);
      QVERIFY2(text::typedDay(shown, saturday).day == day, qPrintable(shown));
    }
  }
}

NILOMETER_TEST(tst_typed_day)
#include "tst_typed_day.moc"
