// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/table_window.h"
#include "ui/chart/course.h"
#include "ui/chart/source_groups.h"

#include <memory>
#include <vector>

namespace nilometer::test {

/// A golden game played to its end.
struct ChartedGame {
  explicit ChartedGame(const QString& name)
      : edition(goldenEdition()), record(goldenGame(name.toStdString(), *edition)),
        replay(record::replay(record, *edition)), players(ui::chartPlayers(record.header.players)) {
  }
  std::shared_ptr<const egizia::Edition> edition;
  egizia::GameRecord record;
  egizia::Replay replay;
  std::vector<ui::ChartPlayer> players;

  [[nodiscard]] ui::Course course() const { return ui::courseOf(replay, players); }
  [[nodiscard]] std::vector<ui::Bar> bars() const {
    return ui::sourceBars(replay.ledger.lines(), players);
  }
};

inline QFont fontOf(int pixels) {
  QFont font = QApplication::font();
  font.setPixelSize(pixels);
  return font;
}

} // namespace nilometer::test
