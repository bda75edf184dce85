// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/action_bar/question_rows.h"

#include <QString>

#include <vector>

/// Questions as they are said to somebody who does not see the chips.
namespace nilometer::ui {

/// "2 Small or large? A: 1 stone. B: 2 stones": what can be chosen, each with its key.
[[nodiscard]] QString spokenQuestion(const QuestionRow& row);

/// What those who heard `before` have to hear of `now`: a question that is new or offers something
/// else, and where the question stayed what is chosen in it now. In that order; often nothing.
[[nodiscard]] QStringList spokenChanges(const std::vector<QuestionRow>& before,
                                        const std::vector<QuestionRow>& now);

} // namespace nilometer::ui
