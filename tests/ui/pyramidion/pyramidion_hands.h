// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/pyramidion/pyramidion_scribe.h"
#include "tests/ui/table_hands.h"

#include "ui/pyramidion/board/board_view.h"
#include "ui/pyramidion/table/pyramidion_view.h"

/// What the scribe's hands do at the table of the window. They know no key and no place by heart:
/// they press what is offered.
namespace nilometer::pyramidion_test {

/// Where that choice is seen: a chip of the strip, else a place of the board.
[[nodiscard]] inline QWidget* seenChoice(const View& view, const ui::ChoiceId& choice) {
  if (QWidget* chip = view.choice(choice.question, choice.id)) return chip;
  const auto place = placeOf(view.draft().ground(), choice);
  return place ? view.board().place(*place) : nullptr;
}

/// A printed value that nobody asked for, and a field that is to be typed again, have no letter.
struct KeyPresses : test::HandsOnKeys<View, Session> {
  using HandsOnKeys::HandsOnKeys;

  Progress press(const ui::PlaceId& place) const {
    const Progress progress = HandsOnKeys::press(place);
    return progress == Progress::ignored ? goTo(m_view.board().place(place)) : progress;
  }
  Progress choose(const ui::ChoiceId& choice, Change change) const {
    const Progress progress = HandsOnKeys::choose(choice, change);
    return progress == Progress::ignored ? goTo(seenChoice(m_view, choice)) : progress;
  }
};

struct MousePresses : test::HandsOnMouse<View, Session> {
  using HandsOnMouse::HandsOnMouse;

  Progress choose(const ui::ChoiceId& choice, Change change) const {
    return click(seenChoice(m_view, choice), change);
  }
};

} // namespace nilometer::pyramidion_test
