// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "ui/score/report/score_report.h"

namespace nilometer::cli {

/// Writes it as the arguments say (--format, --explain).
void printScore(const report::ScoreReport& report, const Arguments& arguments);

} // namespace nilometer::cli
