// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/draft/entry_form.h"
#include "ui/table/action_bar/question_rows.h"
#include "ui/text/phrase.h"

#include <optional>

namespace nilometer::ui {

/// The digits of a number that is typed, each with its key; the last one may be `belowZero`.
/// `typed` = the one that the number consists of.
template <class Keys>
void addDigits(QuestionRow& row, const Keys& keys, int last, std::optional<int> typed = {}) {
  for (int digit = 0; digit <= last; ++digit) {
    const QString text = digit == belowZero ? QStringLiteral("±") : text::number(digit);
    const QString key = keys.of(ChoiceId{row.question, digit});
    row.chips.push_back({digit, true, {.text = text, .keyCap = key, .chosen = typed == digit}});
  }
}

} // namespace nilometer::ui
