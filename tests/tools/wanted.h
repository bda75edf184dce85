// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/draft/draft.h"

#include <vector>

namespace nilometer::ui {

/// The choices that lead to an entry: the ids it takes in that question. Nothing if the entry
/// leaves it open.
[[nodiscard]] std::vector<int> wantedIn(const Question& question, const egizia::Entry& wanted,
                                        const egizia::State& state, const egizia::Edition& edition);

} // namespace nilometer::ui
