// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/new_header.h"

#include <QString>

#include <string>
#include <vector>

namespace nilometer::text {

/// "Player 1" and so on, in UTF-8: for those whose names are lost.
[[nodiscard]] std::vector<std::string> namesOfNobody(int players);

/// What took the place of what is lost of a first line; whole sentences.
[[nodiscard]] QString madeUp(const record::NewHeader& header);

} // namespace nilometer::text
