// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/random_record.h"

#include "engine/egizia/file/edition_file.h"

#include <cstddef>
#include <memory>

/// The steps at the table of busy_table.cpp: nearly every one is an entry, some take the last one
/// back.
namespace nilometer::test {

/// `isOwn` = one printed value is another one than in the edition that comes with the program.
inline std::shared_ptr<const egizia::Edition> busyEdition(bool isOwn = false) {
  auto read = egizia::shippedEdition("egizia-2009");
  if (read && isOwn) {
    ++read->tombTileValues.front();
    read->checksum = egizia::editionChecksum(*read);
  }
  return read ? std::make_shared<const egizia::Edition>(std::move(*read)) : nullptr;
}

inline egizia::GameRecord busyGame(const egizia::Edition& edition) {
  return randomRecord(randomHeader(edition, egizia::Profile::revised, 3), edition, 5);
}

/// Every so many steps one is an undo.
inline constexpr std::size_t undoEvery = 9;
inline bool isUndo(std::size_t step) {
  return step % undoEvery == undoEvery - 1;
}
/// How many of the game's entries stand there after so many steps.
inline std::size_t entriesAfter(std::size_t steps) {
  const std::size_t undone = steps / undoEvery;
  return steps - 2 * undone;
}

} // namespace nilometer::test
