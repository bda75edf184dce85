// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/journal.h"
#include "ui/games/shelf_words.h"

#include "engine/record/durable.h"
#include "engine/record/files.h"
#include "ui/games/earlier_versions.h"
#include "ui/games/whole_file.h"
#include "ui/words/outside_words.h"

#include <QFileInfo>

#include <cerrno>
#include <utility>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray bytesIn(const QString& path) {
  const record::Result<std::string> text = record::readFile(path.toStdString());
  return text ? QByteArray::fromStdString(*text) : QByteArray();
}

} // namespace

Journal::Journal(QString path, std::chrono::seconds betweenVersions)
    : m_path(std::move(path)), m_between(betweenVersions), m_held(bytesIn(m_path)),
      m_left(stamp()) {}

bool Journal::isTimeForAVersion() const {
  if (m_between.count() == 0) return true;
  const QStringList versions = earlierVersions(m_path);
  const QDateTime since = QDateTime::currentDateTime().addDuration(-m_between);
  return versions.isEmpty() || QFileInfo(versions.front()).lastModified() < since;
}

Journal::Stamp Journal::stamp() const {
  const QFileInfo file(m_path);
  if (!file.isFile()) return {};
  return {file.size(), file.lastModified()};
}

Journal::Outcome Journal::write(const QByteArray& game) {
  Outcome outcome = keepOthers(game);
  if (!outcome.failure.isEmpty()) return outcome;
  m_tried = game;
  outcome.failure = put(game);
  if (!outcome.failure.isEmpty()) return outcome;
  m_held = game;
  m_left = stamp();
  return outcome;
}

Journal::Outcome Journal::keepOthers(const QByteArray& game) {
  const Stamp now = stamp();
  if (now == m_left) return {};
  const QByteArray there = bytesIn(m_path);
  // What failed on its way may have come through after all. What this game begins with is no loss.
  const bool isOurs = there == m_held || m_tried.startsWith(there) || game.startsWith(there);
  Outcome outcome;
  if (!isOurs || (there.isEmpty() && now.size > 0)) {
    if (!there.isEmpty()) outcome.kept = keptBeside(m_path, u"other"_s, there);
    if (outcome.kept.isEmpty()) {
      outcome.failure = cannotBeSaved(
          m_path, ShelfWords::tr("another program has changed the file, and what it wrote cannot "
                                 "be kept beside it"));
      return outcome;
    }
  }
  m_held = there;
  m_left = now;
  return outcome;
}

QString Journal::put(const QByteArray& game) const {
  if (m_held.isEmpty()) return writeFile(m_path, game);
  if (!game.startsWith(m_held)) {
    if (isTimeForAVersion()) keepEarlier(m_path, m_held);
    return writeFile(m_path, game);
  }
  const int error =
      record::appendTo(m_path, m_held.size(), QByteArrayView(game).sliced(m_held.size()));
  if (error == 0) return {};
  // It was taken away or changed in this very moment.
  if (error == ENOENT || error == ESTALE) return writeFile(m_path, game);
  return cannotBeSaved(m_path, words::systemRefusal(qt_error_string(error)));
}

} // namespace nilometer::ui
