// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/play_facts.h"

#include "ui/words/phrase.h"

#include <QCryptographicHash>

#include <algorithm>

namespace nilometer::ui {

namespace {

/// Digits of an id: enough that no two games of a lifetime share one.
constexpr qsizetype idDigits = 20;
/// A game without times is told from others by its beginning.
constexpr std::size_t beginning = 20;

QString idOf(const QByteArray& text) {
  const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
  return QString::fromLatin1(hash.toHex().first(idDigits));
}

QDateTime timeOf(const egizia::RecordedEntry& entry) {
  return QDateTime::fromString(words::fromUtf8(entry.time), Qt::ISODate);
}

/// What never changes while a game goes on and is corrected.
QByteArray rootOf(const egizia::GameRecord& record, const egizia::Edition& edition) {
  QByteArray root = QByteArray::fromStdString(egizia::writeHeader(record.header));
  if (record.entries.empty()) return root;
  const std::string& time = record.entries.front().time;
  if (!time.empty()) return root + QByteArray::fromStdString(time);
  const std::size_t count = std::min(record.entries.size(), beginning);
  for (std::size_t i = 0; i < count; ++i) {
    root +=
        QByteArray::fromStdString(egizia::writeEntry(record.entries[i], record.header, edition));
  }
  return root;
}

QDateTime endOf(const egizia::GameRecord& record) {
  const QDate date = QDate::fromString(words::fromUtf8(record.header.date), Qt::ISODate);
  QDateTime end = record.entries.empty() ? QDateTime() : timeOf(record.entries.back());
  if (!date.isValid()) return end;
  if (!end.isValid()) return {date, QTime(12, 0), Qt::UTC};
  if (end.date() != date.addDays(1)) end.setDate(date);
  return end;
}

int minutesOf(const egizia::GameRecord& record) {
  if (record.entries.size() < 2) return 0;
  const QDateTime first = timeOf(record.entries.front());
  const QDateTime last = timeOf(record.entries.back());
  if (!first.isValid() || !last.isValid()) return 0;
  const qint64 minutes = (first.secsTo(last) + 30) / 60;
  return minutes > 0 && minutes <= maxPlayMinutes ? static_cast<int>(minutes) : 0;
}

} // namespace

PlayFacts playFacts(const egizia::GameRecord& record, const egizia::Edition& edition) {
  return {idOf(rootOf(record, edition)), endOf(record), minutesOf(record)};
}

PlayFacts playFacts(const report::ScoreReport& report, const QDateTime& entered) {
  QStringList root{report.date, report.title, report.editionId};
  for (const report::ScoreSeat& seat : report.seats) {
    root << seat.name << seat.colour << QString::number(seat.before) << QString::number(seat.points)
         << QString::number(seat.bid);
  }
  return {idOf(root.join(u'\n').toUtf8()), entered, 0};
}

} // namespace nilometer::ui
