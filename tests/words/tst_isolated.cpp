// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "ui/text/isolated.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QTest>

using namespace nilometer;
using namespace Qt::StringLiterals;

/// Names that run from right to left, or want to turn a sentence round.
class tst_isolated : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void onlyWhatReachesFurtherIsChanged_data();
  void onlyWhatReachesFurtherIsChanged();
  void nameInASentenceTurnsNothingRound();
};

void tst_isolated::onlyWhatReachesFurtherIsChanged_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("fit");
  const auto row = [](const char* name, const QString& text, const QString& fit) {
    QTest::newRow(name) << text << fit;
  };
  row("plain", u"Anna"_s, u"Anna"_s);
  row("quotes, symbols, letters beyond", u"“Ж” ◆ 木下 😀"_s, u"“Ж” ◆ 木下 😀"_s);
  row("the letter before those of Hebrew", u"\u058F"_s, u"\u058F"_s);
  row("Hebrew", u"אבי"_s, u"\u2068אבי\u2069"_s);
  row("Arabic", u"سارة"_s, u"\u2068سارة\u2069"_s);
  row("Arabic digits", u"٣"_s, u"\u2068٣\u2069"_s);
  row("beyond the first plane", u"\U00010800"_s, u"\u2068\U00010800\u2069"_s);
  row("override", u"\u202Eabc"_s, u"\u2068\u202Eabc\u2069"_s);
  row("end of an embedding", u"a\u202C"_s, u"\u2068a\u202C\u2069"_s);
  row("a mark alone", u"a\u200F"_s, u"\u2068a\u200F\u2069"_s);
  row("isolated already", u"\u2068אבי\u2069"_s, u"\u2068אבי\u2069"_s);
  row("in a sentence, isolated", u"a \u2067אבי\u2069 b"_s, u"a \u2067אבי\u2069 b"_s);
  row("half isolated", u"\u2068אבי\u2069 ב"_s, u"\u2068\u2068אבי\u2069 ב\u2069"_s);
  row("an end without a beginning", u"a\u2069b"_s, u"\u2068ab\u2069"_s);
  row("a beginning without an end", u"a\u2067b"_s, u"\u2068ab\u2069"_s);
  row("both the wrong way round", u"\u2069אבי\u2066"_s, u"\u2068אבי\u2069"_s);
  row("one of two ends", u"\u2066\u2067א\u2069"_s, u"\u2068\u2067א\u2069\u2069"_s);
}

void tst_isolated::onlyWhatReachesFurtherIsChanged() {
  QFETCH(QString, text);
  QFETCH(QString, fit);
  QCOMPARE(text::isolated(text), fit);
  QCOMPARE(text::isolated(fit), fit);
}

void tst_isolated::nameInASentenceTurnsNothingRound() {
  QVERIFY(text::useLanguage(u"en"));
  QCOMPARE(text::fill(u"%1: %2"_s, {u"אבי"_s, u"7"_s}), u"\u2068אבי\u2069: 7"_s);
  QCOMPARE(text::listOf({u"Ben"_s, u"אבי"_s, u"\u202Ex"_s}),
           u"Ben, \u2068אבי\u2069 and \u2068\u202Ex\u2069"_s);
  // A sentence in a sentence is fit already.
  const QString inner = text::fill(u"%1, 3"_s, {u"אבי"_s});
  QCOMPARE(text::fill(u"(%1)"_s, {inner}), u"("_s + inner + u")"_s);
}

NILOMETER_TEST(tst_isolated)
#include "tst_isolated.moc"
