// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/entered_form.h"
#include "ui/score/report/score_report.h"
#include "ui/text/disputed.h"

#include <functional>

/// What the table does not agree about in a form.
namespace nilometer::ui {

/// The form with the other side's text in that field, which stays disputed.
/// @pre it is disputed with another text
[[nodiscard]] PositionForm otherWay(PositionForm form, const std::string& key);
/// @pre the field is disputed
[[nodiscard]] text::Disputed disputedIn(const PositionForm& form, const FormCell& cell);
/// "yes" or "no".
[[nodiscard]] QString answerWord(bool isYes);
/// "Anna, Gold: 4"; a dash where nothing is typed.
[[nodiscard]] QString fieldSentence(const PositionForm& form, const FormLook& look,
                                    const std::string& key);

using LookOf = std::function<FormLook(const PositionForm& form)>;
using ReportOf = std::function<report::ScoreReport(const PositionForm& form)>;
/// The report of a form with everything disputed that is asked for. The other way has no points
/// where the other text does not fit the rest.
[[nodiscard]] report::ScoreReport withDisputes(report::ScoreReport report, const PositionForm& form,
                                               const LookOf& lookOf, const ReportOf& reportOf);

} // namespace nilometer::ui
