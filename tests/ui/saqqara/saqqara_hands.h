// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/saqqara/saqqara_scribe.h"

#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/table/saqqara_view.h"
#include "ui/strip/chip.h"
#include "ui/strip/strip_view.h"

#include <QTest>

/// What the scribe's hands do at the table of the window: real presses of keys, or of the mouse.
namespace nilometer::saqqara_test {

/// Whatever the press led to, as far as it can be seen from outside.
template <class Press> Progress progressOf(const Session& session, Press press) {
  const std::size_t before = session.record().entries.size();
  if (!press()) return Progress::ignored;
  return session.record().entries.size() > before ? Progress::ready : Progress::asks;
}

/// Keys alone: the window has none that takes all of a kind.
struct KeyHands {
  static constexpr bool takesAll = false;
  View& view;
  Session& session;

  Progress press(const ui::PlaceId& place) const { return key(view.keys().board().value(place)); }
  Progress choose(const ui::ChoiceId& choice, Change change) const {
    return key(view.keys().of(choice), change == Change::less ? Qt::ShiftModifier : Qt::NoModifier);
  }
  Progress start(Move move) const { return key(view.keys().of(move)); }
  Progress read(const Tell& /*about*/) const { return Progress::ignored; }
  bool confirm() const { return enter(Qt::NoModifier); }
  bool insist() const { return enter(Qt::ControlModifier); }

private:
  Progress key(const QString& key, Qt::KeyboardModifiers held = {}) const {
    return progressOf(session, [&] {
      if (!key.isEmpty()) QTest::keyClick(&view, key.front().toLatin1(), held);
      return !key.isEmpty();
    });
  }
  bool enter(Qt::KeyboardModifiers held) const {
    QTest::keyClick(&view, Qt::Key_Return, held);
    return true;
  }
};

/// The mouse alone, where what is pressed is seen: places of the board, chips and buttons.
struct MouseHands {
  static constexpr bool takesAll = true;
  View& view;
  Session& session;

  Progress press(const ui::PlaceId& place) const { return click(view.board().place(place)); }
  Progress choose(const ui::ChoiceId& choice, Change change) const {
    const Qt::KeyboardModifiers held = change == Change::less  ? Qt::ShiftModifier
                                       : change == Change::all ? Qt::ControlModifier
                                                               : Qt::NoModifier;
    if (const auto place = placeOf(choice)) return press(*place);
    return click(view.choice(choice.question, choice.id), held);
  }
  Progress start(Move move) const {
    const auto& actions = view.draft().actions();
    const auto found = std::ranges::find(actions, move, &Action::move);
    if (found == actions.end()) return Progress::ignored;
    return click(view.strip().action(static_cast<std::size_t>(found - actions.begin())));
  }
  Progress read(const Tell& /*about*/) const { return Progress::ignored; }
  bool confirm() const { return click(view.strip().confirmButton()) != Progress::ignored; }
  bool insist() const { return click(view.strip().insistButton()) != Progress::ignored; }

private:
  /// Warehouses and pyramids are chosen on the board.
  [[nodiscard]] std::optional<ui::PlaceId> placeOf(const ui::ChoiceId& choice) const {
    const Ask ask = askOf(choice.question);
    if (ask == Ask::warehouse) return placeId(BoardPlace::warehouse, choice.id);
    if (ask != Ask::pyramid) return std::nullopt;
    const State& state = session.shown();
    const int level = state.of(state.turn).levelOf(pyramidAt(choice.id)) + 1;
    return placeId(BoardPlace::step, level, choice.id);
  }
  /// Where it is seen, and nothing lies over it.
  Progress click(QWidget* what, Qt::KeyboardModifiers held = {}) const {
    if (what == nullptr || !what->isVisible() || !what->isEnabled()) return Progress::ignored;
    const QPoint middle = what->rect().center();
    if (view.childAt(what->mapTo(&view, middle)) != what) return Progress::ignored;
    return progressOf(session, [&] {
      QTest::mouseClick(what, Qt::LeftButton, held, middle);
      return true;
    });
  }
};

} // namespace nilometer::saqqara_test
