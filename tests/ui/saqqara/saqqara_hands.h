// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/saqqara/saqqara_scribe.h"
#include "tests/ui/table_hands.h"

#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/table/saqqara_view.h"

/// What the scribe's hands do at the table of the window.
namespace nilometer::saqqara_test {

struct KeyHands : test::HandsOnKeys<View, Session> {
  using HandsOnKeys::HandsOnKeys;

  Progress read(const Tell& /*about*/) const { return Progress::ignored; }
};

struct MouseHands : test::HandsOnMouse<View, Session> {
  using HandsOnMouse::HandsOnMouse;

  Progress choose(const ui::ChoiceId& choice, Change change) const {
    if (const auto place = placeOf(choice)) return press(*place);
    return click(m_view.choice(choice.question, choice.id), change);
  }
  Progress read(const Tell& /*about*/) const { return Progress::ignored; }

private:
  /// Warehouses and pyramids are chosen on the board.
  [[nodiscard]] std::optional<ui::PlaceId> placeOf(const ui::ChoiceId& choice) const {
    const Ask ask = saqqara::askOf(choice.question);
    if (ask == Ask::warehouse) return placeId(BoardPlace::warehouse, choice.id);
    if (ask != Ask::pyramid) return std::nullopt;
    const State& state = m_session.shown();
    const int level = state.of(state.turn).levelOf(pyramidAt(choice.id)) + 1;
    return placeId(BoardPlace::step, level, choice.id);
  }
};

} // namespace nilometer::saqqara_test
