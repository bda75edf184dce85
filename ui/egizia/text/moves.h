// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/text/names.h"

#include "engine/table/effect.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <span>

namespace nilometer::text {

/// The text appended to a move, mostly nothing.
using MoveSign = std::function<QString(const table::Effect&)>;

/// What to move on the real board, of all effects that ask for a move, in their order: the moves of
/// one player that follow each other in one line, "Anna: ship to Alyi; black crew 1 → 2".
[[nodiscard]] QStringList movesOf(std::span<const table::Effect> effects, const Table& table,
                                  const MoveSign& sign = {});

} // namespace nilometer::text
