// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archive/archive_text.h"

#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include <QFileInfo>
#include <QLocale>

#include <cmath>
#include <cstdlib>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

QString dateText(const QDate& date) {
  // With the whole year: an archive grows old.
  QString format = QLocale().dateFormat(QLocale::ShortFormat);
  if (!format.contains(u"yyyy")) format.replace(u"yy"_s, u"yyyy"_s);
  return QLocale().toString(date, format);
}

QString halfPoints(int halves) {
  const QString sign = halves < 0 ? QString(QChar(0x2212)) : QString();
  const QString fraction = halves % 2 == 0 ? QString() : QLocale().decimalPoint() + u'5';
  return sign + QString::number(std::abs(halves) / 2) + fraction;
}

QString averageText(double value) {
  const QString size = QLocale().toString(std::abs(value), 'f', 1);
  // What is rounded to nothing has no sign.
  const bool negative = std::lround(value * 10) < 0;
  return negative ? QChar(0x2212) + size : size;
}

QString shareText(int part, int whole) {
  const double share = whole == 0 ? 0 : 100.0 * part / whole;
  return words::number(static_cast<int>(std::lround(share))) + u" %"_s;
}

QString nameOf(const record::SeatResult& seat) {
  return words::fromUtf8(seat.name);
}

PlayerColour colourOf(const record::SeatResult& seat) {
  return static_cast<PlayerColour>(seat.colour);
}

QString standingText(const record::GameResult& game) {
  QStringList parts;
  for (const std::size_t index : record::byPlace(game)) {
    const record::SeatResult& seat = game.seats[index];
    parts += symbolText(colourOf(seat)) + u' ' + nameOf(seat) + u' ' + halfPoints(seat.result());
  }
  return parts.join(u" · "_s);
}

QString gameName(const ArchivedGame& game) {
  const record::GameResult* result = game.result();
  if (result == nullptr) return QFileInfo(game.file.path).completeBaseName();
  if (!result->title.empty()) return words::fromUtf8(result->title);
  QStringList names;
  for (const record::SeatResult& seat : result->seats) names += nameOf(seat);
  return words::listOf(names) + u", "_s + dateText(game.date);
}

QString whyUnreadable(const record::Unreadable& file) {
  record::ReadError error = file.error;
  error.file = QFileInfo(QString::fromStdString(error.file)).fileName().toStdString();
  // What stands among the entries may be a Sphinx card that is still hidden.
  if (error.line > 1 && !error.found.empty()) error.found = "…";
  return words::sentence(error);
}

} // namespace nilometer::ui
