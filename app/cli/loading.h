// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/record/game_record.h"
#include "engine/record/position.h"

#include "ui/words/names.h"

#include <QString>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Reading what commands are given. Errors name the file as a person would.
namespace nilometer::cli {

/// The editions records and positions ask for: those that come with the program, or only the one
/// of --edition. Each is read once.
class Editions {
public:
  /// `file`: --edition, or empty.
  explicit Editions(QString file) : m_file(std::move(file)) {}

  /// The edition of that id, asked for by `askedBy` on that line. With --edition always that one;
  /// whether it is the right one, the reader of the record says. Valid as long as this object.
  [[nodiscard]] record::Result<const egizia::Edition*> find(std::string_view id,
                                                            const std::string& askedBy, int line);

  /// The edition a record was played with: --edition, or the one it brings along, or as above.
  [[nodiscard]] record::Result<const egizia::Edition*>
  of(const record::RecordHeader& header, std::string_view text, const std::string& name);

private:
  QString m_file;
  std::map<std::string, std::unique_ptr<const egizia::Edition>, std::less<>> m_read;
};

/// "-" is called the standard input.
[[nodiscard]] std::string shownName(const QString& file);

/// The bytes of a file or of the standard input, for files of ours.
[[nodiscard]] record::Result<std::string> load(const QString& file);

struct LoadedGame {
  const egizia::Edition* edition = nullptr;
  record::GameRecord record;
};
[[nodiscard]] record::Result<LoadedGame> loadGame(const QString& file, Editions& editions);

struct LoadedPosition {
  const egizia::Edition* edition = nullptr;
  record::Position position;
};
[[nodiscard]] record::Result<LoadedPosition> loadPosition(const QString& file, Editions& editions);

/// Says what could not be read; gives exitUnreadable.
[[nodiscard]] int unreadable(const record::ReadError& error);

} // namespace nilometer::cli
