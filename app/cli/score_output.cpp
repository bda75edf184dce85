// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score_output.h"

#include "app/cli/output.h"
#include "ui/score/report/score_text.h"

namespace nilometer::cli {

void printScore(const report::ScoreReport& report, const Arguments& arguments) {
  const QString format = arguments.value("format");
  const auto detail = arguments.has("explain") ? report::Detail::steps : report::Detail::sheet;
  if (format == QStringLiteral("json"))
    print(QJsonDocument(scoreJson(report, detail)));
  else if (format == QStringLiteral("csv"))
    print(scoreCsv(report, detail));
  else
    print(scoreText(report, detail));
}

} // namespace nilometer::cli
