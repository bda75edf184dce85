// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/typed_day.h"

#include "ui/text/language.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>
#include <vector>

namespace nilometer::text {

namespace {

struct TypedDayWords {
  Q_DECLARE_TR_FUNCTIONS(TypedDay)
};

constexpr int firstYear = 1900;
constexpr int yearsAhead = 50; ///< of a year with two digits, before the century before is meant
constexpr int leapYears = 8;   ///< so many years apart two 29th of February may be

/// What a text is made of, as soon as every part of it is known.
struct DayParts {
  QStringList figures;
  int month = 0;          ///< that was named
  int weekday = 0;        ///< that was named
  bool hasPoints = false; ///< between the figures
};

std::vector<QLocale> spokenLocales() {
  std::vector<QLocale> all{QLocale()};
  for (const QString& code : languages()) all.emplace_back(code);
  return all;
}

/// The number from 1 to `count` whose name begins with the letters, or 0.
template <class Name>
int numberNamed(const QString& letters, int least, int count, const Name& name) {
  if (letters.size() < least) return 0;
  for (const QLocale& locale : spokenLocales()) {
    for (int each = 1; each <= count; ++each) {
      if (folded(name(locale, each)).startsWith(letters)) return each;
    }
  }
  return 0;
}

bool takeWord(DayParts& parts, const QString& word, bool isBehindFigure) {
  static const QStringList ordinals{QStringLiteral("st"), QStringLiteral("nd"),
                                    QStringLiteral("rd"), QStringLiteral("th")};
  if (isBehindFigure && ordinals.contains(word)) return true;
  //: Words between others in a day that is typed: "on Saturday the 28th of November".
  const QString fillers = TypedDayWords::tr("on the of");
  if (QStringLiteral("on the of ").append(fillers).split(u' ').contains(word)) return true;
  const int month = numberNamed(word, 3, 12, [](const QLocale& locale, int each) {
    return locale.standaloneMonthName(each, QLocale::LongFormat);
  });
  if (month != 0) return std::exchange(parts.month, month) == 0;
  const int weekday = numberNamed(word, 2, 7, [](const QLocale& locale, int each) {
    return locale.standaloneDayName(each, QLocale::LongFormat);
  });
  return weekday != 0 && std::exchange(parts.weekday, weekday) == 0;
}

/// false if anything in the text is not known.
bool take(DayParts& parts, const QString& text) {
  static const QRegularExpression piece(QStringLiteral(
      "(?<figure>[0-9]+)|(?<word>\\p{L}+)|(?<between>[\\s.,/'’\\x{2010}-\\x{2014}-]+)"));
  qsizetype at = 0;
  bool isBehindFigure = false;
  for (const QRegularExpressionMatch& found : piece.globalMatch(text)) {
    if (found.capturedStart() != at) return false;
    at = found.capturedEnd();
    const bool isBetween = !found.captured(QStringLiteral("between")).isEmpty();
    if (isBetween && found.capturedStart() == 0) return false;
    const QString word = found.captured(QStringLiteral("word"));
    const QString figure = found.captured(QStringLiteral("figure"));
    if (!word.isEmpty() && !takeWord(parts, word, isBehindFigure)) return false;
    const bool isFirst = parts.figures.size() == 1;
    if (isFirst && found.captured(QStringLiteral("between")).contains(u'.')) parts.hasPoints = true;
    if (!figure.isEmpty()) parts.figures += figure;
    isBehindFigure = !figure.isEmpty();
  }
  return at == text.size();
}

struct DayFigures {
  QString year; ///< empty: the last one that fits
  int month = 0;
  int day = 0;
  friend bool operator==(const DayFigures&, const DayFigures&) = default;
};

bool isMonthFirst() {
  const QString format = QLocale().dateFormat(QLocale::ShortFormat);
  return format.indexOf(u'M') < format.indexOf(u'd');
}

/// Day 0 if the figures are no day in any order.
DayFigures ordered(DayParts parts) {
  QStringList& figures = parts.figures;
  if (figures.size() == 1 && figures[0].size() == 8) {
    figures = {figures[0].first(4), figures[0].sliced(4, 2), figures[0].last(2)};
  }
  const qsizetype without = parts.month == 0 ? 2 : 1;
  if (figures.size() < without || figures.size() > without + 1) return {};
  DayFigures found;
  const bool isYearFirst = figures.size() > without && figures[0].size() == 4;
  if (figures.size() > without) found.year = isYearFirst ? figures.takeFirst() : figures.takeLast();
  const bool fits = std::ranges::all_of(figures, [](const QString& f) { return f.size() <= 2; });
  if (!fits || (!found.year.isEmpty() && found.year.size() != 2 && found.year.size() != 4)) {
    return {};
  }
  if (parts.month != 0) return {found.year, parts.month, figures[0].toInt()};
  const bool isOwnMonthFirst = isMonthFirst();
  const bool monthLeads = isYearFirst || (isOwnMonthFirst && !parts.hasPoints);
  found.month = figures[monthLeads ? 0 : 1].toInt();
  found.day = figures[monthLeads ? 1 : 0].toInt();
  const bool maySwap = !isYearFirst && (isOwnMonthFirst || !parts.hasPoints);
  if (maySwap && found.month > 12 && found.day <= 12) std::swap(found.month, found.day);
  return found;
}

QDate dayOf(const DayFigures& figures, const QDate& today) {
  if (!figures.year.isEmpty()) {
    int year = figures.year.toInt();
    if (figures.year.size() == 2) year += 2000;
    if (figures.year.size() == 2 && year > today.year() + yearsAhead) year -= 100;
    return {year, figures.month, figures.day};
  }
  for (int year = today.year(); year > today.year() - leapYears - 1; --year) {
    const QDate day(year, figures.month, figures.day);
    if (day.isValid() && day <= today) return day;
  }
  return {};
}

QDate namedDay(const QString& text, const QDate& today) {
  const QStringList source{QStringLiteral("today"), QStringLiteral("yesterday"),
                           QStringLiteral("the day before yesterday")};
  const QStringList own{folded(TypedDayWords::tr("today")), folded(TypedDayWords::tr("yesterday")),
                        folded(TypedDayWords::tr("the day before yesterday"))};
  const qsizetype before = std::max(source.indexOf(text), own.indexOf(text));
  return before < 0 ? QDate() : today.addDays(-before);
}

TypedDay notADay(const QDate& today) {
  return {{},
          fill(TypedDayWords::tr("Not a day. Write %1 or %2."),
               {dayInFigures(today), today.toString(Qt::ISODate)})};
}

} // namespace

QString dayInFigures(const QDate& day) {
  QString format = QLocale().dateFormat(QLocale::ShortFormat);
  const QString whole = QStringLiteral("yyyy");
  if (!format.contains(whole)) format.replace(QStringLiteral("yy"), whole);
  return QLocale().toString(day, format);
}

TypedDay typedDay(const QString& text, const QDate& today) {
  const QString plain = folded(plainLine(text));
  const QDate named = namedDay(plain, today);
  if (named.isValid()) return {named, {}};
  DayParts parts;
  if (!take(parts, plain)) return notADay(today);
  if (parts.figures.isEmpty() && parts.weekday != 0 && parts.month == 0) {
    return {today.addDays(-((today.dayOfWeek() - parts.weekday + 7) % 7)), {}};
  }
  const DayFigures figures = ordered(parts);
  if (figures == DayFigures{}) return notADay(today);
  const QDate day = dayOf(figures, today);
  if (!day.isValid()) return {{}, TypedDayWords::tr("There is no such day.")};
  const QString inWords = dayInWords(day);
  if (parts.weekday != 0 && parts.weekday != day.dayOfWeek()) {
    return {{}, fill(TypedDayWords::tr("It was another weekday: %1."), {inWords})};
  }
  if (day > today.addYears(1)) {
    return {{}, fill(TypedDayWords::tr("%1 is more than a year ahead."), {inWords})};
  }
  if (day.year() < firstYear)
    return {{}, fill(TypedDayWords::tr("%1 is too long ago."), {inWords})};
  return {day, {}};
}

} // namespace nilometer::text
