// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/log/log_query.h"

#include "ui/text/plain_line.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

/// A folded text, and for each of its letters where that stands in the text itself.
struct FoldedText {
  explicit FoldedText(const QString& whole) {
    for (qsizetype i = 0; i < whole.size(); ++i) {
      text += text::folded(whole.mid(i, 1));
      from.resize(static_cast<std::size_t>(text.size()), i);
    }
  }

  QString text;
  std::vector<qsizetype> from;
};

/// Where the word stands from `from` on, -1 if nowhere. A number is no part of another number.
qsizetype findWord(const QString& text, const QString& word, qsizetype from) {
  const auto isDigit = [&text](qsizetype at) {
    return at >= 0 && at < text.size() && text[at].isDigit();
  };
  for (qsizetype at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const bool goesOn = word.back().isDigit() && isDigit(at + word.size());
    if (!goesOn && !(word.front().isDigit() && isDigit(at - 1))) return at;
  }
  return -1;
}

} // namespace

LogQuery::LogQuery(const QString& typed)
    : m_words(text::folded(typed).simplified().split(u' ', Qt::SkipEmptyParts)) {}

std::optional<int> LogQuery::number() const {
  const auto isDigit = [](QChar letter) { return letter.isDigit(); };
  if (m_words.size() != 1 || !std::ranges::all_of(m_words.front(), isDigit)) return std::nullopt;
  return m_words.front().toInt(); // one that is too large is 0, which no entry has
}

bool LogQuery::fits(const QString& said) const {
  const QString text = text::folded(said);
  const auto isSaid = [&text](const QString& word) { return findWord(text, word, 0) >= 0; };
  return number() || std::ranges::all_of(m_words, isSaid);
}

std::vector<LogQuery::Place> LogQuery::placesIn(const QString& text) const {
  std::vector<Place> places;
  if (number()) return places;
  const FoldedText said(text);
  for (const QString& word : m_words) {
    qsizetype at = findWord(said.text, word, 0);
    for (; at >= 0; at = findWord(said.text, word, at + word.size())) {
      const qsizetype start = said.from[static_cast<std::size_t>(at)];
      qsizetype end = said.from[static_cast<std::size_t>(at + word.size() - 1)] + 1;
      while (end < text.size() && text[end].isMark()) ++end;
      places.push_back({start, end - start});
    }
  }
  return places;
}

} // namespace nilometer::ui
