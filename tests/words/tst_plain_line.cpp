// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "ui/text/plain_line.h"

#include <QTest>

using namespace nilometer;
using namespace Qt::StringLiterals;

/// Names and titles in one form, however they were typed.
class tst_plain_line : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void sameLookIsTheSameText_data();
  void sameLookIsTheSameText();
  void whatIsSeenStays_data();
  void whatIsSeenStays();
  void nothingToSeeIsNothing_data();
  void nothingToSeeIsNothing();
  void caseIsNoOtherName();
};

void tst_plain_line::sameLookIsTheSameText_data() {
  QTest::addColumn<QString>("typed");
  QTest::addColumn<QString>("kept");
  const auto row = [](const char* name, const QString& typed, const QString& kept) {
    QTest::newRow(name) << typed << kept;
  };
  row("composed", u"Jo\u0308rg"_s, u"Jörg"_s);
  row("marks in another order", u"a\u0323\u0302"_s, u"\u1EAD"_s);
  row("marks joined by nothing", u"Jo\u034F\u0308rg"_s, u"Jörg"_s);
  row("Hangul", u"\u1112\u1161\u11AB"_s, u"한"_s);
  row("Angstrom sign", u"\u212Bsa"_s, u"Åsa"_s);
  row("blanks around", u"  Anna "_s, u"Anna"_s);
  row("blanks inside", u"Anna \t  B."_s, u"Anna B."_s);
  row("no-break and wide blanks", u"\u00A0Anna\u202F\u3000B.\u2003"_s, u"Anna B."_s);
  row("Braille blank", u"Anna\u2800"_s, u"Anna"_s);
  row("lines", u"Anna\r\nB.\u2028C."_s, u"Anna B. C."_s);
  row("control characters", u"An\u0007na\u0085"_s, u"An na"_s);
  row("zero width", u"\uFEFFAn\u200Bna\u2060"_s, u"Anna"_s);
  row("joiners between Latin letters", u"An\u200Dn\u200Ca"_s, u"Anna"_s);
  row("soft hyphen", u"An\u00ADna"_s, u"Anna"_s);
  row("direction marks", u"\u202AAnna\u202C\u200E\u2068\u2069"_s, u"Anna"_s);
  row("direction marks around Hebrew", u"\u200Fאבי\u200F"_s, u"אבי"_s);
  row("Hangul filler", u"Anna\u3164"_s, u"Anna"_s);
  row("selector behind a letter", u"Anna\uFE0F"_s, u"Anna"_s);
  row("selector twice", u"❤\uFE0F\uFE0F"_s, u"❤\uFE0F"_s);
  row("tags behind a letter", u"Anna\U000E0067"_s, u"Anna"_s);
  row("joiner at an end", u"\u200Dنی\u200C"_s, u"نی"_s);
  row("joiner before a blank", u"👩\u200D Anna"_s, u"👩 Anna"_s);
}

void tst_plain_line::sameLookIsTheSameText() {
  QFETCH(QString, typed);
  QFETCH(QString, kept);
  QCOMPARE(text::plainLine(typed), kept);
  QCOMPARE(text::plainLine(kept), kept);
}

void tst_plain_line::whatIsSeenStays_data() {
  QTest::addColumn<QString>("name");
  const auto row = [](const char* name, const QString& text) { QTest::newRow(name) << text; };
  row("plain", u"Anna"_s);
  row("accent", u"Jörg"_s);
  row("ligature", u"Ste\uFB03"_s);
  row("small capitals and circled letters", u"Ⓐɴɴᴀ"_s);
  row("full width", u"Ａnna"_s);
  row("superscript", u"Anna²"_s);
  row("sharp s", u"Strauß"_s);
  row("Hebrew with points", u"אָבִי"_s);
  row("Arabic", u"سارة"_s);
  row("Persian non-joiner", u"نازی\u200Cآباد"_s);
  row("Sinhala joiner", u"ශ්\u200Dරී"_s);
  row("Devanagari joiner", u"क्\u200Dष"_s);
  row("family", u"👨\u200D👩\u200D👧"_s);
  row("heart on fire", u"❤\uFE0F\u200D🔥"_s);
  row("skin and hair", u"👩🏽\u200D🦰"_s);
  row("rainbow flag", u"🏳\uFE0F\u200D🌈"_s);
  row("flag of Scotland", u"🏴\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F"_s);
  row("keycap", u"1\uFE0F\u20E3"_s);
  row("flag of letters", u"🇪🇬"_s);
  row("Han variant", u"葛\U000E0100"_s);
  row("Mongolian variant", u"ᠠ\u180B"_s);
  row("hieroglyphs", u"𓂀𓆣"_s);
  row("apostrophes", u"O’Neill d'Arc"_s);
  row("very long", QString(5000, u'ä'));
}

void tst_plain_line::whatIsSeenStays() {
  QFETCH(QString, name);
  QCOMPARE(text::plainLine(name), name);
}

void tst_plain_line::nothingToSeeIsNothing_data() {
  QTest::addColumn<QString>("name");
  for (const QString& text :
       {u""_s, u"   "_s, u"\u00A0"_s, u"\u200B\u200B"_s, u"\u3164"_s, u"\u2800"_s, u"\u115F"_s,
        u"\uFEFF \u2060"_s, u"\u202E\u202C"_s, u"\u200D"_s, u"\uFE0F"_s, u"\u00AD"_s,
        u"\U000E0020"_s, u"\n"_s, u"\u0000"_s, u"\uFFF9"_s}) {
    QTest::addRow("U+%04X", text.isEmpty() ? 0U : text.toUcs4().front()) << text;
  }
}

void tst_plain_line::nothingToSeeIsNothing() {
  QFETCH(QString, name);
  QCOMPARE(text::plainLine(name), QString());
  QCOMPARE(text::nameKey(name), QString());
}

void tst_plain_line::caseIsNoOtherName() {
  QCOMPARE(text::nameKey(u" JO\u0308RG\u200B "_s), text::nameKey(u"jörg"_s));
  QCOMPARE(text::nameKey(u"ΣΟΦΟΣ"_s), text::nameKey(u"σοφος"_s));
  QVERIFY(text::nameKey(u"Jorg"_s) != text::nameKey(u"Jörg"_s));
  QVERIFY(text::nameKey(u"Anna"_s) != text::nameKey(u"Аnna"_s)); // the latter begins with Cyrillic
  QVERIFY(text::nameKey(u"Ste\uFB03"_s) != text::nameKey(u"Stef"_s));
}

NILOMETER_TEST(tst_plain_line)
#include "tst_plain_line.moc"
