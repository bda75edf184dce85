// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/record_fixture.h"
#include "tests/ui/egizia_shelf.h"
#include "tests/ui/home.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <memory>

/// A shelf of games, and what is put on it.
namespace nilometer::test {

using namespace Qt::Literals::StringLiterals;

/// The reason, or nothing if it was opened.
inline const record::ReadError* readErrorOf(const ui::OpenResult& result) {
  const auto* failure = std::get_if<ui::OpenFailure>(&result);
  return failure == nullptr ? nullptr : std::get_if<record::ReadError>(failure);
}

inline bool isInUse(const ui::OpenResult& result) {
  const auto* failure = std::get_if<ui::OpenFailure>(&result);
  return failure != nullptr && std::holds_alternative<ui::InUse>(*failure);
}

inline QByteArray bytesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeBytes(const QString& path, const QByteArray& bytes) {
  QDir().mkpath(QFileInfo(path).absolutePath());
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("no file");
}

inline ui::EditionPtr shelfEdition() {
  static const auto edition =
      std::make_shared<const egizia::Edition>(record_fixture::bundledEdition());
  return edition;
}

/// A whole game of three players.
inline const egizia::GameRecord& wholeGame() {
  static const egizia::GameRecord game =
      record_fixture::randomGame(*shelfEdition(), 3, egizia::Profile::revised, 5);
  return game;
}

inline egizia::GameRecord firstEntries(std::size_t count) {
  egizia::GameRecord game = wholeGame();
  game.entries.resize(std::min(count, game.entries.size()));
  return game;
}

class Shelf : public Home {
public:
  /// Saves it as "a game.nilometer".
  QString put(const egizia::GameRecord& record) const {
    const QString path = file(u"a game.nilometer"_s);
    const QString error = save(games, path, record, *shelfEdition());
    if (!error.isEmpty()) qFatal("%s", qPrintable(error));
    return path;
  }
};

} // namespace nilometer::test
