// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "source_text.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/position.h"
#include "engine/record/file_kind.h"

#include <QByteArray>
#include <QDir>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

/// The complete recorded games of tests/games, and the printed values as they were when the games
/// were composed: a value that is corrected in the shipped edition later changes nothing here.
namespace nilometer::test {

inline const QString goldenValues =
    QStringLiteral(NILOMETER_SOURCE_DIR "/tests/editions/golden-games.json");
inline const QString goldenPath = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/games/");

inline std::shared_ptr<const egizia::Edition> editionIn(const std::string& path) {
  const std::string text = orStop(record::readFile(path), path);
  return std::make_shared<const egizia::Edition>(orStop(egizia::readEdition(text, path), path));
}

inline std::shared_ptr<const egizia::Edition> goldenEdition() {
  return editionIn(goldenValues.toStdString());
}

/// Another copy of the game: other rows, spaces, steps, stops and points throughout.
inline std::shared_ptr<const egizia::Edition> differentPrinted() {
  return editionIn(NILOMETER_SOURCE_DIR "/tests/editions/different.json");
}

inline QByteArray goldenText(const QString& name) {
  const std::string path = QString(goldenPath + name + QStringLiteral(".jsonl")).toStdString();
  return QByteArray::fromStdString(orStop(record::readFile(path), path));
}

inline egizia::GameRecord goldenGame(const std::string& name, const egizia::Edition& edition) {
  const std::string text = goldenText(QString::fromStdString(name)).toStdString();
  return orStop(egizia::readRecord(text, edition, name), name);
}

/// The text of an end position of tests/positions.
inline std::string positionText(const std::string& name) {
  const std::string path = NILOMETER_SOURCE_DIR "/tests/positions/" + name + ".json";
  return orStop(record::readFile(path), path);
}

inline egizia::Position goldenPosition(const std::string& name, const egizia::Edition& edition) {
  return orStop(egizia::readPosition(positionText(name), edition, name), name);
}

/// How many entries lead to the final scoring.
inline std::size_t firstScoring(const egizia::GameRecord& game) {
  const auto isScoring = [](const egizia::RecordedEntry& entry) {
    return std::holds_alternative<egizia::FinalScore>(entry.entry);
  };
  const auto found = std::ranges::find_if(game.entries, isScoring);
  return static_cast<std::size_t>(found - game.entries.begin());
}

/// Names of all games of that id, without ending; without one those of Egizia, which its files do
/// not name.
inline QStringList goldenNames(std::string_view game = {}) {
  QStringList names =
      QDir(goldenPath).entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name);
  for (QString& name : names) name.chop(6);
  names.removeIf(
      [&](const QString& name) { return record::gameIn(goldenText(name).toStdString()) != game; });
  return names;
}

} // namespace nilometer::test
