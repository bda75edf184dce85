// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/effect.h"
#include "engine/table/player.h"

#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace nilometer::text {

/// Whether what one store loses goes to the next at once: the effect behind it gives it there, by
/// the same rule. Between two tables nothing is known of the way: those are not asked.
[[nodiscard]] bool isHandedOn(const table::Effect& loss, const table::Effect& gain);

/// Moves on the real board as lines: those of one player that follow each other in one, "Anna: ship
/// to Alyi; black crew 1 → 2". Between two tables nothing follows anything: all of a player stand
/// in one line, and all of a place that the texts begin with, "Giza: 1 wood more, 1 now".
class MoveLines {
public:
  /// `difference` = the rule of effects that tell two tables apart.
  MoveLines(std::span<const table::Effect> effects, table::RuleId difference);

  /// `apart` = what follows from an entry by itself: it stands in lines of its own, what belongs to
  /// nobody in one. Without text nothing is added.
  template <class Names>
  void add(table::Player owner, const Names& names, const QString& text, bool apart = false) {
    const QString name = owner == table::noPlayer ? QString() : playerName(owner, names);
    if (!text.isEmpty()) addNamed(owner, name, text, apart);
  }
  [[nodiscard]] const QStringList& lines() const { return m_lines; }

private:
  void addNamed(table::Player owner, const QString& name, const QString& text, bool apart);

  /// What a line is about.
  struct Subject {
    table::Player owner = table::noPlayer;
    QString place;
    bool isApart = false;
    friend bool operator==(const Subject&, const Subject&) = default;
  };
  bool m_isDifference;
  QStringList m_lines;
  std::vector<Subject> m_subjects; ///< by line
};

} // namespace nilometer::text
