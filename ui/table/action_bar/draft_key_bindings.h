// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/draft/ids.h"

#include <QMap>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace nilometer::ui {

/// The keys that press what can be pressed now: one letter or digit each, never one for two things.
/// A game's own keys are derived from it and give them out. `GameDraft` = the game's draft,
/// `MoveOf` = what can be done besides pressing a place or a choice.
template <class GameDraft, class MoveOf = typename GameDraft::Move> class DraftKeyBindings {
public:
  using Draft = GameDraft;
  using Move = MoveOf;
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

  /// Nothing else gets those keys.
  void keep(const auto& keys) {
    for (const QString& key : keys) m_kept += key;
  }
  [[nodiscard]] bool isTaken(const QString& key) const {
    return std::ranges::find(m_given, key, &Given::key) != m_given.end() || m_kept.contains(key);
  }
  /// Gives that key, or a spare one where it is empty or taken.
  void give(const Press& press, const QString& key) { give(press, key, m_spare); }
  void give(const Press& press, const QString& key, const QString& spare) {
    QString given = key;
    if (given.isEmpty() || isTaken(given)) {
      const auto free =
          std::ranges::find_if(spare, [&](QChar letter) { return !isTaken(QString(letter)); });
      if (free == spare.end()) return;
      given = *free;
    }
    m_given.push_back({given, press});
  }
  /// Gives that key, or a spare one, to a choice that may be pressed on the board as well.
  void give(const ChoiceId& choice, const QString& key, const std::optional<PlaceId>& place) {
    give(choice, key);
    if (place) putOnBoard(*place, choice);
  }
  /// The place is pressed with the key of that.
  void putOnBoard(const PlaceId& place, const Press& press) { m_board[place] = of(press); }

private:
  struct Given {
    QString key;
    Press press;
  };
  QString m_spare;
  std::vector<Given> m_given;
  QStringList m_kept; ///< keys that belong to something that is not shown now
  QMap<PlaceId, QString> m_board;
};

} // namespace nilometer::ui
