// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/phrase.h"

#include "ui/text/isolated.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QRegularExpression>

#include <cstdlib>

namespace nilometer::text {

namespace {
struct PhraseWords {
  Q_DECLARE_TR_FUNCTIONS(Phrase)
};
} // namespace

QString fill(const QString& text, const QStringList& facts) {
  QString filled;
  qsizetype done = 0;
  for (qsizetype i = text.indexOf(u'%'); i >= 0; i = text.indexOf(u'%', i + 1)) {
    const int digit = i + 1 < text.size() ? text[i + 1].digitValue() : -1;
    if (digit < 1 || digit > facts.size()) continue;
    filled += QStringView(text).sliced(done, i - done);
    filled += isolated(facts[digit - 1]);
    done = ++i + 1;
    // A name like "Jörg A." ends the sentence with its own full stop.
    if (facts[digit - 1].endsWith(u'.') && done < text.size() && text[done] == u'.') ++done;
  }
  return filled + QStringView(text).sliced(done);
}

QString listOf(const QStringList& parts) {
  if (parts.size() < 2) return parts.join(QString());
  QStringList fit;
  for (const QString& part : parts) fit += isolated(part);
  const QString before = fit.first(fit.size() - 1).join(QStringLiteral(", "));
  //: The end of a list: "a, b" and "c".
  return fill(PhraseWords::tr("%1 and %2"), {before, parts.last()});
}

QString number(int value) {
  return value < 0 ? QChar(0x2212) + QString::number(-value) : QString::number(value);
}

QString signedNumber(int value) {
  return value > 0 ? u'+' + number(value) : number(value);
}

QString halves(int halfPoints) {
  QString text = number(halfPoints / 2);
  if (halfPoints == -1) text.prepend(QChar(0x2212));
  if (halfPoints % 2 != 0) text += QLocale().decimalPoint() + u'5';
  return text;
}

QString withSign(const QString& text, int value) {
  if (value >= 0) return text;
  // Not the digit of a placeholder, nor a part of another number.
  const QRegularExpression size(QStringLiteral("(?<![%\\d])%1(?!\\d)").arg(-value));
  const QRegularExpressionMatch found = size.match(text);
  return found.hasMatch() ? QString(text).insert(found.capturedStart(), QChar(0x2212)) : text;
}

QString points(int amount) {
  return withSign(PhraseWords::tr("%n point(s)", nullptr, std::abs(amount)), amount);
}

QString stones(int amount) {
  return PhraseWords::tr("%n stone(s)", nullptr, amount);
}

QString changedBy(int by, const QString& counted, int now) {
  return fill(by > 0 ? PhraseWords::tr("%1 more, %2 now") : PhraseWords::tr("%1 less, %2 now"),
              {counted, number(now)});
}

QString standingIn(int round, const QString& phase) {
  return fill(PhraseWords::tr("round %1, %2"), {number(round), phase});
}

QString dayInWords(const QDate& day) {
  return QLocale().toString(day, QLocale::LongFormat);
}

QString fromUtf8(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace nilometer::text
