// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/journal.h"
#include "ui/store/games/library_words.h"

#include "engine/record/durable.h"
#include "engine/record/files.h"
#include "ui/store/games/atomic_file.h"
#include "ui/store/games/earlier_versions.h"
#include "ui/text/outside_words.h"

#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <tuple>
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
  // A folder that went with all in it, as a pulled stick does, is not made anew in its place.
  const bool isFolderGone = m_left.size >= 0 && !QFileInfo(m_path).dir().exists();
  if (isFolderGone) {
    return {.failure = cannotBeSaved(m_path, text::systemRefusal(qt_error_string(ENOENT)))};
  }
  const auto left = std::pair(m_held, m_left);
  Outcome outcome = keepOthers();
  if (!outcome.failure.isEmpty()) return outcome;
  m_tried = game;
  int error = put(game, outcome.failure);
  if (error == ENOENT || error == ESTALE) {
    // It was taken away or changed in this very moment.
    m_left = {.size = -2, .changed = {}};
    outcome = keepOthers();
    if (outcome.failure.isEmpty()) error = put(game, outcome.failure);
  }
  if (!outcome.failure.isEmpty()) {
    // What was there may come back, with the stick that it is on.
    std::tie(m_held, m_left) = left;
    return outcome;
  }
  m_held = game;
  m_left = stamp();
  return outcome;
}

bool Journal::isOurs(const QByteArray& there) const {
  return there == m_held || (there.startsWith(m_held) && m_tried.startsWith(there));
}

Journal::Outcome Journal::keepOthers() {
  const Stamp now = stamp();
  if (now == m_left) return {};
  const QByteArray there = bytesIn(m_path);
  const bool isUnreadable = there.isEmpty() && now.size > 0;
  Outcome outcome;
  if (isUnreadable || !isOurs(there)) {
    outcome.others = there.isEmpty() ? QString() : backUpBeside(m_path, u"other"_s, there);
    if (isUnreadable || (!there.isEmpty() && outcome.others->isEmpty())) {
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

int Journal::put(const QByteArray& game, QString& failure) const {
  if (!m_held.isEmpty() && game.startsWith(m_held)) {
    const int error =
        record::appendTo(m_path, m_held.size(), QByteArrayView(game).sliced(m_held.size()));
    if (error != 0) {
      failure = cannotBeSaved(m_path, text::systemRefusal(qt_error_string(error)));
    }
    return error;
  }
  if (!m_held.isEmpty() && isTimeForAVersion()) keepEarlier(m_path, m_held);
  if (m_held.startsWith(game)) noteShortened(m_path, game.size());
  failure = writeFile(m_path, game);
  return failure.isEmpty() ? 0 : EIO;
}

} // namespace nilometer::ui
