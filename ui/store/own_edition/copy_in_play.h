// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_name.h"
#include "ui/store/own_edition/copy_shelf.h"

#include <functional>
#include <string>
#include <variant>

/// Values found out while a game is played go to the players' own copy.
namespace nilometer::ui {

/// What was found out; false if there is no such value.
using FoundOnCopy = std::function<bool(record::EditionDocument&)>;

/// The values that the game goes on with, or in one sentence why they cannot be used.
using CopyInPlay = std::variant<CheckedCopy, CopyFailure>;

/// The values a game is played with. `name` = as its record names them.
struct PlayedCopy {
  record::EditionDocument document;
  record::EditionName name;
};

/// Not one that comes with the program.
[[nodiscard]] bool isOwnCopy(const CopyKind& kind, const std::string& id);

/// Only these values with what was found out; nothing is written.
[[nodiscard]] CopyInPlay withFound(const CopyKind& kind, record::EditionDocument played,
                                   const FoundOnCopy& found);

/// What becomes of a game, and whether the players' own copy has it, too.
struct KeptFound {
  CopyInPlay copy;
  bool written = false;
};

/// Writes what was found out to the copy in that file, unless it is open elsewhere.
[[nodiscard]] KeptFound keepFoundOn(const CopyShelf& shelf, const QString& path,
                                    const FoundOnCopy& found);

/// Writes what was found out to the copy that the game is played on, unless it is open elsewhere. A
/// copy changed since stays as it is, and only the game follows. A game on values that come with
/// the program goes on with the first own copy that has the same values, or with a new one.
[[nodiscard]] KeptFound keepFound(const CopyShelf& shelf, const PlayedCopy& played,
                                  const FoundOnCopy& found);

} // namespace nilometer::ui
