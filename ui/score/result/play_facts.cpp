// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/play_facts.h"

#include "ui/text/phrase.h"

#include <QCryptographicHash>

namespace nilometer::ui {

namespace {

/// Digits of an id: enough that no two games of a lifetime share one.
constexpr qsizetype idDigits = 20;

QString idOf(const QByteArray& text) {
  const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
  return QString::fromLatin1(hash.toHex().first(idDigits));
}

QDateTime timeOf(std::string_view text) {
  return QDateTime::fromString(text::fromUtf8(text), Qt::ISODate);
}

QDateTime endOf(const PlayTimes& times) {
  const QDate date = QDate::fromString(text::fromUtf8(times.date), Qt::ISODate);
  // The header's day is that of the clock on the wall, whatever the time is written in.
  QDateTime end = timeOf(times.last).toLocalTime();
  if (!date.isValid()) return end;
  if (!end.isValid()) return timeOf(std::string(times.date) + "T12:00:00Z");
  if (end.date() != date && end.date() != date.addDays(1)) end.setDate(date);
  return end;
}

int minutesOf(const PlayTimes& times) {
  const QDateTime first = timeOf(times.first);
  const QDateTime last = timeOf(times.last);
  if (!first.isValid() || !last.isValid()) return 0;
  const qint64 minutes = (first.secsTo(last) + 30) / 60;
  return minutes > 0 && minutes <= maxPlayMinutes ? static_cast<int>(minutes) : 0;
}

} // namespace

PlayFacts playFacts(const std::string& root, const PlayTimes& times) {
  return {idOf(QByteArray::fromStdString(root)), endOf(times), minutesOf(times)};
}

PlayFacts playFacts(const report::ScoreReport& report, const QDateTime& entered) {
  QStringList root{report.date, report.title, report.editionId};
  for (const report::ScoreSeat& seat : report.seats) {
    root << seat.entered << seat.colour << QString::number(seat.before)
         << QString::number(seat.points) << QString::number(seat.bid);
  }
  return {idOf(root.join(u'\n').toUtf8()), entered, 0};
}

} // namespace nilometer::ui
