// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/saqqara/board/board_looks.h"
#include "ui/saqqara/draft/draft.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace nilometer::saqqara {

/// The keys that press what can be pressed now: one letter or digit each, never one for two things.
/// Kinds of goods lie beside each other by their position, digits are places and numbers that are
/// read, never amounts.
class KeyCaps {
public:
  using Press = std::variant<ui::PlaceId, ui::ChoiceId, Move>;

  KeyCaps() = default;
  /// Letters follow the keyboard of the language in use.
  KeyCaps(const Game& game, const State& state, const Draft& draft);

  /// What that key presses, or nothing.
  [[nodiscard]] std::optional<Press> find(const QString& key) const;
  /// The key of it; empty if it has none.
  [[nodiscard]] QString of(const Press& press) const;
  /// The keys of the board's places.
  [[nodiscard]] const PlaceKeys& board() const { return m_board; }

private:
  void give(const Press& press, const QString& key);
  void giveChoices(const Draft& draft);
  /// The places of a question, which are pressed on the board as well.
  void givePlaces(const Game& game, const State& state, const Draft& draft);

  struct Given {
    QString key;
    Press press;
  };
  std::vector<Given> m_given;
  PlaceKeys m_board;
};

} // namespace nilometer::saqqara
