// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/table_window.h"
#include "ui/egizia/report/game_report.h"
#include "ui/score/chart/course.h"
#include "ui/score/chart/source_bars.h"

#include <memory>
#include <vector>

namespace nilometer::test {

/// A golden game played to its end, or to one of its entries, as it would be reported if all its
/// printed values had been compared.
struct ChartedGame {
  explicit ChartedGame(const QString& name)
      : edition(goldenEdition()), record(goldenGame(name.toStdString(), *edition)),
        replay(record::replay(record, *edition)) {}
  std::shared_ptr<const egizia::Edition> edition;
  egizia::GameRecord record;
  egizia::Replay replay;

  [[nodiscard]] report::ScoreReport report(std::size_t entries = SIZE_MAX) const {
    report::ScoreReport report =
        report::scoreReport(record, record::replay(record, *edition, entries), *edition);
    for (report::ScoreStep& step : report.steps) step.marks = {};
    return report;
  }
  [[nodiscard]] ui::Course course(std::size_t entries = SIZE_MAX) const {
    return ui::courseOf(report(entries));
  }
  [[nodiscard]] std::vector<ui::Bar> bars() const { return ui::sourceBars(report()); }
};

inline QFont fontOf(int pixels) {
  QFont font = QApplication::font();
  font.setPixelSize(pixels);
  return font;
}

} // namespace nilometer::test
