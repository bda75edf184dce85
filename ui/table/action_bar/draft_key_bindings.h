// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/draft/ids.h"

#include <QMap>
#include <QString>

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace nilometer::ui {

/// The keys that press what can be pressed now: one letter or digit each, never one for two things.
/// A game's own keys are derived from it and give them out. `GameDraft` = the game's draft.
template <class GameDraft> class DraftKeyBindings {
public:
  using Draft = GameDraft;
  using Move = typename Draft::Move;
  using Press = std::variant<PlaceId, ChoiceId, Move>;

  /// What that key presses, or nothing.
  [[nodiscard]] std::optional<Press> find(const QString& key) const {
    const auto found = std::ranges::find(m_given, key, &Given::key);
    return found == m_given.end() ? std::nullopt : std::optional(found->press);
  }
  /// The key of it; empty if it has none.
  [[nodiscard]] QString of(const Press& press) const {
    const auto found = std::ranges::find(m_given, press, &Given::press);
    return found == m_given.end() ? QString() : found->key;
  }
  /// The keys of the board's places.
  [[nodiscard]] const QMap<PlaceId, QString>& board() const { return m_board; }

protected:
  DraftKeyBindings() = default;
  /// `spare` = where a further key is taken from, once what is meant is gone.
  explicit DraftKeyBindings(QString spare) : m_spare(std::move(spare)) {}

  /// Gives that key, or a spare one where it is empty or taken.
  void give(const Press& press, const QString& key) {
    const auto taken = [&](const QString& wanted) {
      return std::ranges::find(m_given, wanted, &Given::key) != m_given.end();
    };
    QString given = key;
    if (given.isEmpty() || taken(given)) {
      const auto free =
          std::ranges::find_if(m_spare, [&](QChar letter) { return !taken(QString(letter)); });
      if (free == m_spare.end()) return;
      given = *free;
    }
    m_given.push_back({given, press});
  }
  /// Gives that key, or a spare one, to a choice that may be pressed on the board as well.
  void give(const ChoiceId& choice, const QString& key, const std::optional<PlaceId>& place) {
    give(choice, key);
    if (place) m_board[*place] = of(choice);
  }

private:
  struct Given {
    QString key;
    Press press;
  };
  QString m_spare;
  std::vector<Given> m_given;
  QMap<PlaceId, QString> m_board;
};

} // namespace nilometer::ui
