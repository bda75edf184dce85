// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/record/game_result.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace nilometer::egizia {

using Editions = std::span<const std::shared_ptr<const Edition>>;

/// See record::editionOf.
[[nodiscard]] const Edition* editionOf(const record::EditionName& name, Editions editions);

/// How the game in a record's text ended. `file` is only named in errors.
[[nodiscard]] record::Ending endingOfRecord(std::string_view text, Editions editions,
                                            const std::string& file = {});

/// How the game ended whose end position the document holds: as it was scored last, not as it was
/// changed since. One that names no checksum is scored with the first edition of its id.
[[nodiscard]] record::Ending endingOfPosition(std::string_view text, Editions editions,
                                              const std::string& file = {});

} // namespace nilometer::egizia
