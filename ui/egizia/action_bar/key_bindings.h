// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/draft/draft.h"
#include "ui/table/action_bar/draft_key_bindings.h"

namespace nilometer::ui {

/// The keys that press what can be pressed now: one letter or digit each, never one for two
/// things. Everything open that is shown with its key can be done with it. A place of the river and
/// a Nile card have one key for the whole game; a choice keeps its key while an entry is being
/// made, closed or not, and so does a row of building spaces. A digit never stands for another
/// number.
class KeyBindings : public DraftKeyBindings<Draft, Action> {
public:
  KeyBindings() = default;
  /// Gives out keys for the draft: first to its choices, then to places of the river, actions,
  /// cells. Letters follow the keyboard of the language in use.
  KeyBindings(const egizia::Edition& edition, const Draft& draft);

  /// What that key presses, or nothing.
  [[nodiscard]] std::optional<Press> find(const QString& key) const;

private:
  void giveChoices(const egizia::Edition& edition, const Draft& draft);
  void giveActions(const Draft& draft);
  void giveStops(const egizia::Edition& edition, const Draft& draft);
  void giveCells(const egizia::Edition& edition, const Draft& draft);

  std::vector<ChoiceId> m_closed; ///< their keys press nothing
};

} // namespace nilometer::ui
