// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace nilometer::text {

/// The players' names as they are shown: a long name must push neither verb nor number aside.
struct ShownNames {
  /// The most letters a shown name has, the sign of what was left out included.
  static constexpr qsizetype longest = 16;

  QStringList whole;
  QStringList shown; ///< one for each of `whole`; the same where it is short enough

  ShownNames() = default;
  /// Names that begin alike keep their ends, and those that also end alike what is between, so that
  /// they can be told apart.
  explicit ShownNames(const QStringList& names);

  /// A text made with the shown names, with the whole ones in their places: for tool tips and for
  /// who listens.
  [[nodiscard]] QString inFull(const QString& text) const;
  /// What a tool tip says of such a text: all of it where a name in it is shortened, then `more`.
  /// Empty where neither is needed.
  [[nodiscard]] QString tip(const QString& text, const QString& more) const;
  /// The text with its names cut to that many letters, but none further than the other names allow:
  /// "Jörg B." stays whole beside "Jörg K.". Other words stay as they are.
  [[nodiscard]] QString shortenedTo(qsizetype letters, const QString& text) const;
  /// The text with as much of its names as lets it fit: whole ones, else the most letters, down to
  /// `least` of each, where it need not fit.
  [[nodiscard]] QString fitting(const QString& text,
                                const std::function<bool(const QString&)>& fits,
                                qsizetype least = longest) const;
  friend bool operator==(const ShownNames&, const ShownNames&) = default;
};

/// The name of that seat; one without a name is called by its number, noPlayer "the whole table".
[[nodiscard]] QString playerName(table::Player player, const QStringList& names);

} // namespace nilometer::text
