// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pyramidion/draft/draft.h"
#include "ui/pyramidion/session/pyramidion_session.h"
#include "ui/table/action_bar/draft_key_bindings.h"

namespace nilometer::pyramidion {

/// Kinds of cards keep theirs from one question to the next. Kinds of resources lie beside each
/// other, on the same keys everywhere: what else would have one waits while they are asked. Digits
/// are sites, cards of a list and numbers that are read, never amounts. A boat keeps the letter of
/// its place on the Nile.
class KeyBindings : public ui::DraftKeyBindings<Draft> {
public:
  KeyBindings() = default;
  /// Letters follow the keyboard of the language in use.
  KeyBindings(const Session& session, const Draft& draft);

private:
  void giveChoices(const Draft& draft, const Question& question);
  /// Of a question that is answered: to the answer, or to its places where their keys are free.
  void giveAnswer(const Draft& draft, const Question& question);

  std::vector<int> m_places; ///< of the boats in the row
  bool m_asksResources = false;
};

} // namespace nilometer::pyramidion
