// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/board/board_view.h"
#include "ui/egizia/draft/draft.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace nilometer::ui {

/// One of Draft::actions().
struct ActionId {
  int index = 0;
  friend bool operator==(const ActionId&, const ActionId&) = default;
};

/// The keys that press what can be pressed now: one letter or digit each, never one for two
/// things. Everything open that is shown with its key can be done with it. A place of the river and
/// a Nile card have one key for the whole game; a choice keeps its key while an entry is being
/// made, closed or not, and so does a row of building spaces. A digit never stands for another
/// number.
class KeyBindings {
public:
  /// What a key presses.
  using Press = std::variant<PlaceId, ChoiceId, ActionId>;

  KeyBindings() = default;
  /// Gives out keys for the draft: first to its choices, then to places of the river, actions,
  /// cells. Letters follow the keyboard of the language in use.
  KeyBindings(const egizia::Edition& edition, const Draft& draft);

  /// What that key presses, or nothing.
  [[nodiscard]] std::optional<Press> find(const QString& key) const;
  /// The key of it; empty if it has none.
  [[nodiscard]] QString of(const Press& press) const;
  /// The keys of the board's places.
  [[nodiscard]] const BoardKeys& board() const { return m_board; }

private:
  enum class Open : bool { no, yes };
  /// The keys to choose from where the wanted key is taken.
  enum class Spare : std::uint8_t { any, letters, lastLetters };

  [[nodiscard]] static Spare spareFor(Ask ask);
  [[nodiscard]] bool isTaken(const QString& key) const;
  void give(const Press& press, const QString& wanted, Open open = Open::yes,
            Spare spare = Spare::any);
  void giveChoices(const egizia::Edition& edition, const Draft& draft);
  void giveActions(const Draft& draft);
  void giveStops(const egizia::Edition& edition, const Draft& draft);
  void giveCells(const egizia::Edition& edition, const Draft& draft);

  struct Given {
    QString key;
    Press press;
    Open open = Open::yes;
  };
  std::vector<Given> m_given;
  std::vector<QString> m_kept; ///< keys that belong to something that is not shown now
  BoardKeys m_board;
};

} // namespace nilometer::ui
