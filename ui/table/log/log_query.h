// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace nilometer::ui {

/// What somebody looks for in the log: digits alone are the number of an entry, anything else are
/// words, all of which a row has to say, in any order; case and accents do not matter.
class LogQuery {
public:
  LogQuery() = default;
  explicit LogQuery(const QString& typed);

  /// Nothing is looked for.
  [[nodiscard]] bool isEmpty() const { return m_words.isEmpty(); }
  /// The number of the entry that is looked for, from 1 as in the log; nothing where words are.
  [[nodiscard]] std::optional<int> number() const;
  /// Whether a row that says this is among those looked for: every row, where it is a number.
  [[nodiscard]] bool fits(const QString& said) const;
  /// Where the words stand in a text, wherever they do; nothing for a number.
  struct Place {
    qsizetype start = 0;
    qsizetype length = 0;
  };
  [[nodiscard]] std::vector<Place> placesIn(const QString& text) const;

private:
  QStringList m_words;
};

} // namespace nilometer::ui
