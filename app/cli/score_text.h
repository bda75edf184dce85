// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/score_report.h"

#include <QJsonObject>

namespace nilometer::cli {

[[nodiscard]] QString scoreText(const ScoreReport& report, bool explained);
/// docs: resources/schemas/score.schema.json
[[nodiscard]] QJsonObject scoreJson(const ScoreReport& report, bool explained);
/// The score sheet, or explained one line for every step.
[[nodiscard]] QString scoreCsv(const ScoreReport& report, bool explained);

} // namespace nilometer::cli
