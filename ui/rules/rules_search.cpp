// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_search.h"

#include "engine/egizia/rules.h"
#include "ui/rules/rules_html.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr int wholeNumber = 1000; ///< the query is the rule's number
constexpr int allInTitle = 100;
constexpr int wholeInTitle = 20;
constexpr int inTitle = 12;
constexpr int wholeInText = 4;
constexpr int inText = 2;
constexpr qsizetype before = 40; ///< letters of an excerpt before the word found
constexpr qsizetype longest = 140;

/// One word without capitals, marks and the two ways to write an umlaut.
QString folded(const QString& word) {
  QString plain;
  for (const QChar letter : word.toCaseFolded().normalized(QString::NormalizationForm_D)) {
    if (letter.category() != QChar::Mark_NonSpacing) plain += letter;
  }
  plain.replace(QStringLiteral("ß"), QStringLiteral("ss"));
  for (const char* pair : {"ae", "oe", "ue"}) {
    plain.replace(QString::fromLatin1(pair), QString(QLatin1Char(*pair)));
  }
  return plain;
}

/// Marks too: an umlaut may be typed as a letter and its dots.
bool isInWord(QChar letter) {
  return letter.isLetterOrNumber() || letter.isMark();
}

/// Calls `use` with every word and where it begins.
template <class Use> void forWords(const QString& text, Use use) {
  qsizetype begin = 0;
  while (begin < text.size()) {
    if (!isInWord(text[begin])) {
      ++begin;
      continue;
    }
    qsizetype end = begin;
    while (end < text.size() && isInWord(text[end])) ++end;
    use(folded(text.mid(begin, end - begin)), begin);
    begin = end;
  }
}

/// How well a word is found among those: 2 = as a whole, 1 = as a beginning, 0 = not at all.
int foundIn(const QStringList& words, const QString& word) {
  int best = 0;
  for (const QString& one : words) {
    if (one == word) return 2;
    if (one.startsWith(word)) best = 1;
  }
  return best;
}

} // namespace

QStringList RulesSearch::wordsOf(const QString& text) {
  QStringList words;
  forWords(text, [&words](const QString& word, qsizetype) { words += word; });
  return words;
}

RulesSearch::RulesSearch(const RulesBook& book) {
  for (const RulesPart& part : book.parts()) {
    for (const RulesPage& page : part.pages) {
      add(page.anchor, page.title, part.title, page.intro);
      for (const RulesSection& section : page.sections) {
        add(section.anchor, section.title, page.title, section.html);
      }
    }
  }
}

void RulesSearch::add(const QString& anchor, const QString& title, const QString& where,
                      const QString& html) {
  Entry entry{anchor, title,          where, html::plainText(html::withoutHints(html)),
              {},     wordsOf(title), {},    {}};
  if (egizia::findRule(anchor.toStdString())) {
    entry.number = wordsOf(anchor);
    entry.title = anchor + QStringLiteral(" · ") + title;
    entry.titleWords = entry.number + entry.titleWords;
  }
  // The text begins with the heading of its own; an excerpt need not say it again.
  const qsizetype heading = entry.text.indexOf(title);
  if (heading >= 0 && heading <= anchor.size() + 3) {
    entry.text = entry.text.mid(heading + title.size()).trimmed();
  }
  forWords(entry.text, [&entry](const QString& word, qsizetype at) {
    entry.textWords += word;
    entry.textAt.push_back(at);
  });
  m_entries.push_back(std::move(entry));
}

int RulesSearch::score(const Entry& entry, const QStringList& query) {
  if (entry.number == query) return wholeNumber;
  int sum = 0;
  bool onlyTitle = true;
  for (const QString& word : query) {
    const int title = foundIn(entry.titleWords, word);
    const int text = foundIn(entry.textWords, word);
    if (title == 0 && text == 0) return 0;
    onlyTitle = onlyTitle && title > 0;
    sum += title == 2 ? wholeInTitle : title * inTitle;
    sum += text == 2 ? wholeInText : text * inText;
  }
  return onlyTitle ? sum + allInTitle : sum;
}

QString RulesSearch::excerpt(const Entry& entry, const QStringList& query) {
  qsizetype at = 0;
  for (qsizetype i = 0; i < entry.textWords.size(); ++i) {
    const bool found = std::ranges::any_of(
        query, [&](const QString& word) { return entry.textWords[i].startsWith(word); });
    if (!found) continue;
    at = entry.textAt[static_cast<std::size_t>(i)];
    break;
  }
  qsizetype begin = std::max<qsizetype>(at - before, 0);
  // Not in the middle of a word.
  if (begin > 0) begin = entry.text.indexOf(QLatin1Char(' '), begin) + 1;
  QString piece = entry.text.mid(begin, longest);
  if (begin + longest < entry.text.size()) {
    piece = piece.left(piece.lastIndexOf(QLatin1Char(' '))) + QStringLiteral(" …");
  }
  return begin > 0 ? QStringLiteral("… ") + piece : piece;
}

std::vector<RulesHit> RulesSearch::find(const QString& query, int most) const {
  const QStringList wanted = wordsOf(query);
  if (wanted.isEmpty()) return {};
  std::vector<std::pair<int, const Entry*>> found;
  for (const Entry& entry : m_entries) {
    if (const int points = score(entry, wanted); points > 0) found.emplace_back(points, &entry);
  }
  std::ranges::stable_sort(found, std::ranges::greater(),
                           [](const auto& hit) { return hit.first; });
  std::vector<RulesHit> hits;
  for (const auto& [points, entry] : found) {
    if (std::ssize(hits) == most) break;
    hits.push_back({entry->anchor, entry->title, entry->where, excerpt(*entry, wanted)});
  }
  return hits;
}

} // namespace nilometer::ui
