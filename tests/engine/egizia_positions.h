// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/golden_games.h"

#include "engine/record/file_kind.h"

namespace nilometer::test {

/// Whether that end position of tests/positions is one of Egizia: those name no game.
[[nodiscard]] inline bool isOfEgizia(const QString& path) {
  const std::string file = path.toStdString();
  return record::gameIn(orStop(record::readFile(file), file)).empty();
}

} // namespace nilometer::test
