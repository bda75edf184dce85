// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_query.h"

#include <algorithm>

namespace nilometer::ui {

LogQuery::LogQuery(const QString& typed)
    : m_words(typed.simplified().split(u' ', Qt::SkipEmptyParts)) {}

std::optional<int> LogQuery::number() const {
  const auto isDigit = [](QChar letter) { return letter.isDigit(); };
  if (m_words.size() != 1 || !std::ranges::all_of(m_words.front(), isDigit)) return std::nullopt;
  return m_words.front().toInt(); // one that is too large is 0, which no entry has
}

bool LogQuery::fits(const QString& said) const {
  const auto isSaid = [&](const QString& word) { return said.contains(word, Qt::CaseInsensitive); };
  return number() || std::ranges::all_of(m_words, isSaid);
}

std::vector<LogQuery::Place> LogQuery::placesIn(const QString& text) const {
  std::vector<Place> places;
  if (number()) return places;
  for (const QString& word : m_words) {
    qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
    for (; at >= 0; at = text.indexOf(word, at + word.size(), Qt::CaseInsensitive)) {
      places.push_back({at, word.size()});
    }
  }
  return places;
}

} // namespace nilometer::ui
