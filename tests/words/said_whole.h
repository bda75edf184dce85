// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/language.h"

#include <QRegularExpression>
#include <QTest>

#include <functional>

/// Whether sentences are whole, in every language.
namespace nilometer::said_whole {

using namespace Qt::StringLiterals;

/// Facts are filled in, and nothing is the program's own shorthand. The rule at the end of a
/// refusal is left out of that.
inline void isWhole(QString text) {
  static const QRegularExpression ending(u" \\([A-Z0-9]+(-[A-Z0-9]+)*\\)$"_s);
  static const QRegularExpression placeholder(u"%[L1-9n]"_s);
  static const QRegularExpression id(u"\\b[A-Z]+-[0-9A-Z]+\\b"_s);
  text.remove(ending);
  QVERIFY2(!text.trimmed().isEmpty(), "no words");
  QVERIFY2(!text.contains(placeholder), qPrintable(text));
  QVERIFY2(!text.contains(u"(s)"_s), qPrintable(text));
  QVERIFY2(!text.contains(id), qPrintable(text));
  QVERIFY2(!text.contains(u'?') || text.endsWith(u'?'), qPrintable(text));
}

/// Whole in every language, and said in other words than in English. Only names of things are the
/// same there.
inline void isSaidInEveryLanguage(const std::function<QString()>& text) {
  static const QRegularExpression same(
      QRegularExpression::anchoredPattern(u"(Land|Gold|Religion|Anna: .*|\\d+|Gold → .*|"
                                          u"Abu Simbel|Luxor|Alexandria|Philae|Karnak|Bandit)"_s));
  QVERIFY(text::useLanguage(text::sourceLanguage()));
  const QString english = text();
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    const QString said = text();
    isWhole(said);
    const bool mayBe = language == text::sourceLanguage() || same.match(english).hasMatch();
    QVERIFY2(said != english || mayBe, qPrintable(english));
  }
  QVERIFY(text::useLanguage(text::sourceLanguage()));
}

/// Checks how a text is said in English and in German.
inline void isSaidAs(const std::function<QString()>& text, const char* english,
                     const char* german) {
  QVERIFY(text::useLanguage(u"en"));
  QCOMPARE(text(), QString::fromUtf8(english));
  QVERIFY(text::useLanguage(u"de"));
  QCOMPARE(text(), QString::fromUtf8(german));
  QVERIFY(text::useLanguage(u"en"));
}

} // namespace nilometer::said_whole
