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

} // namespace nilometer::ui
