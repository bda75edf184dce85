// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/table_window.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/egizia/text/words.h"
#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/table/action_bar/strip_view.h"

#include <algorithm>

namespace nilometer::test {

inline egizia::SphinxSet bitOf(int card) {
  return egizia::SphinxSet{1} << card;
}

/// The golden four-player game at its final scoring; further entries come after it.
struct Scoring {
  explicit Scoring(const std::vector<egizia::Entry>& more = {})
      : edition(goldenEdition()), table(record(*edition, more), edition) {
    table.view.board().setMotion(false);
  }
  static egizia::GameRecord record(const egizia::Edition& edition,
                                   const std::vector<egizia::Entry>& more) {
    egizia::GameRecord game = goldenGame("revised-4-players", edition);
    game.entries.resize(firstScoring(game));
    for (const egizia::Entry& entry : more) game.entries.push_back({entry, false, "test", "", 0});
    return game;
  }

  [[nodiscard]] const ui::FinalScoring& finalScoring() const {
    return table.view.finalScoring().scoring();
  }
  [[nodiscard]] const ui::ScoringPage* page() const { return table.view.finalScoring().page(); }
  [[nodiscard]] const ui::ScoringStep* latest() const { return table.view.finalScoring().latest(); }
  [[nodiscard]] const ui::FinalScoringContent& shown() const {
    return table.view.finalScoring().view().content();
  }
  [[nodiscard]] const ui::StripContent& strip() const { return table.view.strip().content(); }
  [[nodiscard]] egizia::Player player() const { return page()->player; }
  [[nodiscard]] ui::Chip* chip(int card) const {
    return table.view.choice(ui::questionId(ui::Ask::sphinx, player()), card);
  }
  void name(int card) { QTest::mouseClick(chip(card), Qt::LeftButton); }
  void press(Qt::Key key) { QTest::keyClick(&table.view, key); }
  void next(int times = 1) {
    for (int i = 0; i < times; ++i) press(Qt::Key_Return);
  }
  void all() { QTest::keyClicks(&table.view, u"+"_s); }
  /// Names the first cards that may be named until none is sealed.
  void nameAny() {
    while (finalScoring().mustName()) {
      int card = 0;
      while (!chip(card)->isEnabled() || chip(card)->look().chosen) ++card;
      name(card);
    }
  }
  void scorePlayer() {
    all();
    nameAny();
    next();
  }
  [[nodiscard]] QString condition(int card) const {
    return text::sphinxCondition(card, table.session.table());
  }
  [[nodiscard]] bool says(const QString& text) const {
    return std::ranges::any_of(shown().rows,
                               [&](const ui::ScoreRow& row) { return row.title == text; });
  }

  std::shared_ptr<const egizia::Edition> edition;
  TableWindow table;
};

} // namespace nilometer::test
