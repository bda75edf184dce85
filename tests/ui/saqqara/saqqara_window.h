// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/saqqara/saqqara_games.h"
#include "ui/saqqara/table/saqqara_view.h"
#include "ui/table/action_bar/strip_view.h"

#include <QTest>

#include <memory>

/// The table of a recorded game of Saqqara in a window.
namespace nilometer::saqqara_test {

/// The game up to the first table of that phase.
[[nodiscard]] inline saqqara::GameRecord beginningOf(const PlayedSaqqara& game, Phase phase) {
  saqqara::GameRecord record = game.record;
  for (std::size_t n = 0; n <= game.record.entries.size(); ++n) {
    if (record::stateAfter(game.record, game.edition, n).phase != phase) continue;
    record.entries.resize(n);
    return record;
  }
  qFatal("no such phase");
}

struct SaqqaraWindow {
  SaqqaraWindow(const saqqara::GameRecord& record, const Edition& edition)
      : session(record, std::make_shared<const Edition>(edition)), view(session) {
    view.resize(1280, 720);
    view.show();
    if (!QTest::qWaitForWindowActive(&view)) qFatal("the window is not active");
    view.setFocus();
  }
  /// At the first table of that phase.
  explicit SaqqaraWindow(Phase phase, const std::string& game = "games/saqqara-3-players")
      : SaqqaraWindow(beginningOf(saqqaraGame(game), phase), saqqaraGame(game).edition) {}

  /// Where a card tells what was shared out, Enter leads on to what is asked.
  void goOn() {
    if (!view.strip().content().columns.empty()) QTest::keyClick(&view, Qt::Key_Return);
  }

  Session session;
  View view;
};

} // namespace nilometer::saqqara_test
