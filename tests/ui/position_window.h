// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/entry_names.h"
#include "tests/ui/table_window.h"
#include "ui/egizia/final_scoring/egizia_plan.h"
#include "ui/egizia/report/game_report.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/final_scoring/final_scoring_view.h"

namespace nilometer::test {

inline const QStringList playerNames{u"Anna"_s, u"Ben"_s, u"Cem"_s, u"Dora"_s};

/// An end position of players without anything: tile i + 1 for player i, all markers on 0.
inline egizia::Position barePosition(int players) {
  egizia::Position position;
  position.options = egizia::optionsOf(egizia::Profile::revised);
  position.facts.players = players;
  std::vector<table::Player> backToFront;
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    position.players.push_back(
        {playerNames[i].toStdString(), std::string(egizia::playerColours[seat]), 0});
    position.facts.orderTile[seat] = static_cast<std::uint8_t>(i + 1);
    backToFront.push_back(static_cast<table::Player>(i));
  }
  position.track = table::ScoreTrack(backToFront);
  return position;
}

/// The final scoring of an end position in a window, seen with the keyboard.
struct FinalScoringWindow {
  FinalScoringWindow(const egizia::Position& entered, std::shared_ptr<const egizia::Edition> with)
      : edition(std::move(with)),
        finalScoring(
            [this, entered] {
              return ui::positionPlan(entered, *edition, report::scoreReport(entered, *edition));
            },
            nullptr) {
    finalScoring.view().setMotion(false);
    finalScoring.resize(900, 680);
    finalScoring.show();
    if (!QTest::qWaitForWindowExposed(&finalScoring)) qFatal("the window is not shown");
    finalScoring.setFocus();
  }
  void press(Qt::Key key) { QTest::keyClick(&finalScoring, key); }
  void all() { QTest::keyClicks(&finalScoring, u"+"_s); }
  /// To the ranking, page by page.
  void toTheEnd() {
    while (!finalScoring.scoring().isAtRanking()) {
      all();
      press(Qt::Key_Return);
    }
  }
  /// Whose scoring is shown.
  [[nodiscard]] const ui::PlannedPage& page() const {
    return finalScoring.scoring().plan().pages[finalScoring.scoring().pageIndex()];
  }
  [[nodiscard]] const ui::FinalScoringContent& shown() const {
    return finalScoring.view().content();
  }

  std::shared_ptr<const egizia::Edition> edition;
  ui::FinalScoringPage finalScoring;
};

} // namespace nilometer::test
