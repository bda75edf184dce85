// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game.h"
#include "ui/pages/rule_book/plain_book.h"

namespace nilometer::pyramidion {

using BookSubject = ui::PlainSubject<Edition, Sheet, RuleOptions>;

/// Every rule has a section. A value that nobody has read is "?".
[[nodiscard]] ui::RulesBook pyramidionBook(const BookSubject& subject);
} // namespace nilometer::pyramidion
