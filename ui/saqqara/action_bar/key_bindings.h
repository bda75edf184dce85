// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/saqqara/draft/draft.h"
#include "ui/table/action_bar/draft_key_bindings.h"

namespace nilometer::saqqara {

/// Kinds of goods lie beside each other by their position, digits are places and numbers that are
/// read, never amounts.
class KeyBindings : public ui::DraftKeyBindings<Draft> {
public:
  KeyBindings() = default;
  /// Letters follow the keyboard of the language in use.
  KeyBindings(const Game& game, const State& state, const Draft& draft);

private:
  void giveChoices(const Draft& draft);
  /// The places of a question, which are pressed on the board as well.
  void givePlaces(const Game& game, const State& state, const Draft& draft);
};

} // namespace nilometer::saqqara
