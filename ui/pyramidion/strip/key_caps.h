// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pyramidion/draft/draft.h"

#include <QMap>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace nilometer::pyramidion {

/// The keys that press what can be pressed now: one letter or digit each, never one for two things.
/// Kinds of resources lie beside each other by their position; digits are sites, cards of a list
/// and numbers that are read, never amounts.
class KeyCaps {
public:
  using Press = std::variant<ui::PlaceId, ui::ChoiceId, Move>;

  KeyCaps() = default;
  /// Letters follow the keyboard of the language in use.
  explicit KeyCaps(const Draft& draft);

  /// What that key presses, or nothing.
  [[nodiscard]] std::optional<Press> find(const QString& key) const;
  /// The key of it; empty if it has none.
  [[nodiscard]] QString of(const Press& press) const;
  /// The keys of the board's places.
  [[nodiscard]] const QMap<ui::PlaceId, QString>& board() const { return m_board; }

private:
  void give(const Press& press, const QString& key);
  void giveChoices(const Draft& draft, const Question& question);

  struct Given {
    QString key;
    Press press;
  };
  std::vector<Given> m_given;
  QMap<ui::PlaceId, QString> m_board;
};

} // namespace nilometer::pyramidion
