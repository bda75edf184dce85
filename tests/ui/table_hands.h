// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/chip.h"
#include "ui/game/draft/made_entry.h"
#include "ui/table/action_bar/strip_view.h"

#include <QScrollArea>
#include <QTest>

#include <algorithm>
#include <optional>

/// What a scribe's hands do at the table of a game whose entries a draft makes (DraftedView): real
/// presses of keys, or of the mouse. A game says besides what presses a place and a choice.
namespace nilometer::test {

/// Whatever the press led to, as far as it can be seen from outside.
template <class Session, class Press> ui::Progress progressOf(const Session& session, Press press) {
  const std::size_t before = session.record().entries.size();
  if (!press()) return ui::Progress::ignored;
  return session.record().entries.size() > before ? ui::Progress::ready : ui::Progress::asks;
}

/// Keys alone: the window has none that takes all of a kind.
template <class View, class Session> class HandsOnKeys {
public:
  static constexpr bool takesAll = false;

  HandsOnKeys(View& view, Session& session) : m_view(view), m_session(session) {}

  [[nodiscard]] ui::Progress press(const ui::PlaceId& place) const {
    return type(m_view.keys().board().value(place));
  }
  [[nodiscard]] ui::Progress choose(const ui::ChoiceId& choice, ui::Change change) const {
    return type(m_view.keys().of(choice),
                change == ui::Change::less ? Qt::ShiftModifier : Qt::NoModifier);
  }
  [[nodiscard]] ui::Progress start(typename View::Move move) const {
    return type(m_view.keys().of(move));
  }
  bool confirm() const { return enter(Qt::NoModifier); }
  bool insist() const { return enter(Qt::ControlModifier); }
  /// All that was pressed is taken back.
  void clear() const { QTest::keyClick(&m_view, Qt::Key_Escape, Qt::ShiftModifier); }

protected:
  /// What has no key of its own is gone to, and pressed with the space bar.
  [[nodiscard]] ui::Progress goTo(QWidget* what) const {
    const bool isThere = what != nullptr && what->isVisible() && what->isEnabled();
    if (!isThere || (what->focusPolicy() & Qt::TabFocus) == 0) return ui::Progress::ignored;
    return progressOf(m_session, [&] {
      what->setFocus(Qt::TabFocusReason);
      QTest::keyClick(what, Qt::Key_Space);
      return true;
    });
  }

  View& m_view;
  Session& m_session;

private:
  [[nodiscard]] ui::Progress type(const QString& key, Qt::KeyboardModifiers held = {}) const {
    return progressOf(m_session, [&] {
      if (!key.isEmpty()) QTest::keyClick(&m_view, key.front().toLatin1(), held);
      return !key.isEmpty();
    });
  }
  bool enter(Qt::KeyboardModifiers held) const {
    QTest::keyClick(&m_view, Qt::Key_Return, held);
    return true;
  }
};

/// The mouse alone, where what is pressed is seen: places of the board, chips and buttons.
template <class View, class Session> class HandsOnMouse {
public:
  static constexpr bool takesAll = true;

  HandsOnMouse(View& view, Session& session) : m_view(view), m_session(session) {}

  [[nodiscard]] ui::Progress press(const ui::PlaceId& place) const {
    return click(m_view.board().place(place));
  }
  [[nodiscard]] ui::Progress start(typename View::Move move) const {
    const auto& actions = m_view.draft().actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (actions[i].move == move) return click(m_view.strip().action(i));
    }
    return ui::Progress::ignored;
  }
  bool confirm() const { return click(m_view.strip().confirmButton()) != ui::Progress::ignored; }
  bool insist() const { return click(m_view.strip().insistButton()) != ui::Progress::ignored; }
  /// All that was pressed is taken back.
  void clear() const {
    while (m_view.hasBegun()) {
      if (click(m_view.strip().backButton()) == ui::Progress::ignored) return;
    }
  }

protected:
  [[nodiscard]] ui::Progress click(QWidget* what, ui::Change change = ui::Change::more) const {
    if (what == nullptr || !what->isVisible() || !what->isEnabled()) return ui::Progress::ignored;
    const auto seen = seenAt(*what);
    if (!seen) return ui::Progress::ignored;
    const Qt::KeyboardModifiers held = change == ui::Change::less  ? Qt::ShiftModifier
                                       : change == ui::Change::all ? Qt::ControlModifier
                                                                   : Qt::NoModifier;
    return progressOf(m_session, [&] {
      QTest::mouseClick(what, Qt::LeftButton, held, *seen);
      return true;
    });
  }

  View& m_view;
  Session& m_session;

private:
  /// Where it is seen and nothing lies over it; in its middle if it can be. What is scrolled away
  /// comes into sight with the wheel.
  [[nodiscard]] std::optional<QPoint> seenAt(QWidget& what) const {
    for (QWidget* above = what.parentWidget(); above != nullptr; above = above->parentWidget()) {
      if (auto* area = qobject_cast<QScrollArea*>(above)) area->ensureWidgetVisible(&what);
    }
    const QRect room = what.rect();
    const QPoint middle = room.center();
    for (const QPoint& at :
         {middle, QPoint(middle.x(), room.height() / 8), QPoint(room.width() / 8, middle.y()),
          QPoint(room.width() - 1 - room.width() / 8, middle.y())}) {
      if (m_view.childAt(what.mapTo(&m_view, at)) == &what) return at;
    }
    return std::nullopt;
  }
};

} // namespace nilometer::test
