// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"
#include "ui/pages/rule_book/plain_book.h"

namespace nilometer::saqqara {

using BookSubject = ui::PlainSubject<Edition, Sheet, RuleOptions>;

/// Every rule has a section. A value that nobody has read is "?".
[[nodiscard]] ui::RulesBook saqqaraBook(const BookSubject& subject);
} // namespace nilometer::saqqara
