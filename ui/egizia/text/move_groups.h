// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/text/names.h"

#include "engine/table/effect.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <span>
#include <vector>

/// Moves that hands make in one go are said in one go: "stones on row 1, spaces 3 to 6".
namespace nilometer::text {

/// Effects of one kind and owner that belong together, mostly a single one; never empty.
using MoveGroup = std::vector<table::Effect>;

/// Whose name stands before the move: nobody's before what belongs to all or names its player.
[[nodiscard]] table::Player ownerOf(const table::Effect& effect);
/// Whose name stands before a group: nobody's before all ships that go back at a phase's end.
[[nodiscard]] table::Player ownerOf(const MoveGroup& group);

/// The effects in their order; one that belongs to a group of the same owner joins it.
/// `effects` = those that ask for a move.
[[nodiscard]] std::vector<MoveGroup> moveGroups(std::span<const table::Effect> effects);

/// What a group comes to, without its owner.
[[nodiscard]] QString groupMove(const MoveGroup& group, const Table& table);
/// Shortens groupMove() for a line of many moves: many cards of the river are counted.
[[nodiscard]] QString briefMove(const MoveGroup& group, const Table& table);

/// What one effect moves, without its owner; empty where nothing is moved.
[[nodiscard]] QString effectMove(const table::Effect& effect, const Table& table);

/// The text appended to a move, mostly nothing.
using MoveSign = std::function<QString(const table::Effect&)>;

/// What to move on the real board, of all effects that ask for a move, in their order: the moves of
/// one player that follow each other in one line, "Anna: ship to Alyi; black crew 1 → 2".
[[nodiscard]] QStringList movesOf(std::span<const table::Effect> effects, const Table& table,
                                  const MoveSign& sign = {});

} // namespace nilometer::text
