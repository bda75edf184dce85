// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/pyramidion_games.h"
#include "ui/base/style/chip.h"
#include "ui/pyramidion/board/board_view.h"
#include "ui/pyramidion/seats/player_card.h"
#include "ui/pyramidion/table/pyramidion_view.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/text/rule_link.h"

#include <QTest>

#include <memory>

/// A recorded game of Pyramidion at a table in a window, and what is entered there.
namespace nilometer::pyramidion_test {

[[nodiscard]] inline const PlayedPyramidion& gameNamed(const std::string& name) {
  const auto& games = pyramidionGames();
  const auto found = std::ranges::find(games, "games/pyramidion-" + name, &PlayedPyramidion::path);
  if (found == games.end()) qFatal("no such game");
  return *found;
}

/// A recorded game in a window, up to the first table for which that holds.
struct EnteringTable {
  template <class Is>
  EnteringTable(const PlayedPyramidion& game, const Is& is)
      : session(recordTo(game, is), std::make_shared<const Edition>(*game.edition)), view(session) {
    view.resize(1280, 720);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window is not shown");
    view.setFocus();
    if (!view.strip().content().columns.empty()) QTest::keyClick(&view, Qt::Key_Return);
  }
  EnteringTable(const std::string& name, Phase phase)
      : EnteringTable(gameNamed(name), [=](const State& state) { return state.phase == phase; }) {}

  template <class Is>
  static pyramidion::GameRecord recordTo(const PlayedPyramidion& game, const Is& is) {
    pyramidion::GameRecord record = game.record;
    std::size_t n = 0;
    while (!is(record::stateAfter(game.record, *game.edition, n))) {
      if (++n > game.record.entries.size()) qFatal("no such table");
    }
    record.entries.resize(n);
    return record;
  }

  void keys(const QString& letters) { QTest::keyClicks(&view, letters); }
  void press(int key) { QTest::keyClick(&view, static_cast<Qt::Key>(key)); }
  [[nodiscard]] QString keyOf(Ask ask, int id, int about = 0) const {
    return view.keys().of(ui::ChoiceId{questionId(ask, about), id});
  }
  [[nodiscard]] ui::Chip* chip(Ask ask, int id, int about = 0) const {
    return view.choice(questionId(ask, about), id);
  }
  template <class What> [[nodiscard]] const What& made() const {
    return std::get<What>(*view.draft().work().entry);
  }
  [[nodiscard]] std::size_t entered() const { return session.record().entries.size(); }
  [[nodiscard]] std::optional<Ask> asked() const {
    const auto& next = view.draft().next();
    return next ? std::optional(pyramidion::askOf(*next)) : std::nullopt;
  }
  /// By which rule the last press was refused; empty if it was not.
  [[nodiscard]] QString refusedBy() const {
    const ui::StripContent& content = view.strip().content();
    const QString reason = content.body.section(u'\n', 0, 0);
    return content.refused ? text::textAndRule(reason, ruleNames).rule : QString();
  }

  pyramidion::Session session;
  pyramidion::View view;
};

/// Somebody with both basic and common cards is to play.
[[nodiscard]] inline bool playsFromAFullHand(const State& state) {
  return state.phase == Phase::play && state.of(state.turn).common > 0 &&
         state.of(state.turn).basics == basicCards;
}

} // namespace nilometer::pyramidion_test
