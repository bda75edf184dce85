// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/action_bar/key_bindings.h"
#include "ui/egizia/session/egizia_session.h"

#include <functional>
#include <vector>

class QAbstractButton;

namespace nilometer::ui {

class EgiziaView;

/// Enters given entries through the window as a person would: presses places and chips or types
/// their keys, one action after another. The picture tour and the tests of the window work
/// with it; it knows nothing that is not on the screen.
class Scribe {
public:
  enum class By : std::uint8_t { mouse, keyboard };
  /// How a button is pressed and a key is typed. `key` is what the cap says, or "Enter",
  /// "Ctrl+Enter", "Esc".
  struct Hands {
    std::function<void(QAbstractButton&)> click;
    std::function<void(const QString& key)> type;
  };

  /// Neither is owned; both outlive the scribe.
  Scribe(EgiziaView& view, const EgiziaSession& session, By by, Hands hands);

  /// Makes the window enter that; `anyway` against the rules. False if the window has not
  /// accepted exactly that entry: it is not offered, or not by these means.
  bool enter(const egizia::RecordedEntry& entry);
  /// Clicks and key presses so far.
  [[nodiscard]] int actions() const { return m_actions; }
  /// What was pressed for the last entry, besides confirming it.
  [[nodiscard]] const std::vector<KeyBindings::Press>& taps() const { return m_taps; }

private:
  bool begin(const egizia::Entry& wanted);
  bool tap(const KeyBindings::Press& press);
  bool tapAction(Move move, table::Player player, egizia::CardKind card);
  bool tapCells(const egizia::Build& wanted);
  bool tapNextCell(const egizia::Build& wanted);
  bool layOut(const egizia::LayOut& wanted);
  bool answer(const egizia::Entry& wanted);
  bool answerOne(const egizia::Entry& wanted);
  bool score(const egizia::FinalScore& wanted, bool anyway);
  /// Whether somebody plays a card in feeding without being short (TIME-5).
  [[nodiscard]] bool helpsUnasked(const egizia::Feed& wanted) const;
  /// Enter or the main button.
  bool takeIt();
  bool finish(const egizia::Entry& wanted, bool anyway);
  [[nodiscard]] QAbstractButton* buttonOf(const KeyBindings::Press& press) const;
  [[nodiscard]] bool done() const;

  EgiziaView& m_view;
  const EgiziaSession& m_session;
  By m_by;
  Hands m_hands;
  std::size_t m_before = 0; ///< entries of the record before the one being entered
  int m_actions = 0;
  std::vector<KeyBindings::Press> m_taps;
};

} // namespace nilometer::ui
