// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of the program are those of translations/languages.json.
#include "test_program.h"

#include "tests/words/language_rows.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>
#include <QSet>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace nilometer;

class tst_languages : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void germanComesFirst();
  void everyLanguageCanBeUsed_data() { test::languageRows(); }
  void everyLanguageCanBeUsed();
  void aLocaleHasItsLanguage_data();
  void aLocaleHasItsLanguage();
  void whatHasNoCatalogueChangesNothing_data();
  void whatHasNoCatalogueChangesNothing();
  void aCatalogueIsReadWithoutBeingUsed();
  void textsInAnotherLanguageAreMadeWithoutAnybodyHearingOfIt();
};

namespace {

/// Counts how often the program is told of another language.
class Listener : public QObject {
public:
  bool eventFilter(QObject* /*watched*/, QEvent* event) override {
    if (event->type() == QEvent::LanguageChange) ++heard;
    return false;
  }
  int heard = 0;
};

} // namespace

void tst_languages::germanComesFirst() {
  QCOMPARE(text::languages().front(), u"de"_s);
  QCOMPARE(text::languageName(u"de"), u"Deutsch"_s);
  QVERIFY(text::languages().contains(text::sourceLanguage()));
}

void tst_languages::everyLanguageCanBeUsed() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  QCOMPARE(text::language(), language);
  QVERIFY(!text::languageName(language).isEmpty());
  QCOMPARE(text::languageFor(QLocale().name()), language);
}

void tst_languages::aLocaleHasItsLanguage_data() {
  QTest::addColumn<QString>("locale");
  QTest::addColumn<QString>("language");
  const auto row = [](const char* locale, const QString& language) {
    QTest::newRow(locale) << QString::fromLatin1(locale) << language;
  };
  row("de", u"de"_s);
  row("de_AT.UTF-8", u"de"_s);
  row("de_DE@euro", u"de"_s);
  row("en_GB.UTF-8", u"en"_s);
  row("nds_DE", u"en"_s); // Low German
  row("C.UTF-8", u"en"_s);
  row("", u"en"_s);
}

void tst_languages::aLocaleHasItsLanguage() {
  QFETCH(const QString, locale);
  QTEST(text::languageFor(locale), "language");
}

void tst_languages::whatHasNoCatalogueChangesNothing_data() {
  QTest::addColumn<QString>("code");
  for (const char* code : {"", "xx", "de_AT", "d", "German", "en_XA", "../i18n/nilometer_de"}) {
    QTest::newRow(code) << QString::fromLatin1(code);
  }
}

void tst_languages::whatHasNoCatalogueChangesNothing() {
  QFETCH(const QString, code);
  QVERIFY(text::useLanguage(u"de"));
  QVERIFY(!text::useLanguage(code));
  QCOMPARE(text::language(), u"de"_s);
  QVERIFY(text::catalogueOf(code) == nullptr);
  QCOMPARE(text::languageName(code), QString());
}

void tst_languages::aCatalogueIsReadWithoutBeingUsed() {
  QVERIFY(text::useLanguage(u"de"));
  const auto english = text::catalogueOf(u"en");
  QVERIFY(english != nullptr);
  QCOMPARE(english->translate("RulesGlossary", "Glossary"), u"Glossary"_s);
  QCOMPARE(QCoreApplication::translate("RulesGlossary", "Glossary"), u"Wörterverzeichnis"_s);
}

void tst_languages::textsInAnotherLanguageAreMadeWithoutAnybodyHearingOfIt() {
  QVERIFY(text::useLanguage(u"de"));
  Listener listener;
  QCoreApplication::instance()->installEventFilter(&listener);
  const auto glossary = [] { return QCoreApplication::translate("RulesGlossary", "Glossary"); };
  {
    const text::InLanguage in(u"en");
    QCOMPARE(glossary(), u"Glossary"_s);
    QCOMPARE(text::language(), u"en"_s);
    QCOMPARE(QLocale().language(), QLocale::English);
    const text::InLanguage unknown(u"xx");
    QCOMPARE(glossary(), u"Glossary"_s);
  }
  QCOMPARE(glossary(), u"Wörterverzeichnis"_s);
  QCOMPARE(text::language(), u"de"_s);
  QCOMPARE(QLocale().language(), QLocale::German);
  QCOMPARE(listener.heard, 0);
  QVERIFY(text::useLanguage(u"en"));
  QVERIFY(listener.heard > 0);
}

NILOMETER_TEST(tst_languages)
#include "tst_languages.moc"
