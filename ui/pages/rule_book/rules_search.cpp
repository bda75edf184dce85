// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rule_book/rules_search.h"

#include "ui/pages/rule_book/rules_html.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr int wholeNumber = 1000; ///< the query is the rule's number
constexpr int allInTitle = 100;
constexpr int wholeInTitle = 20;
constexpr int inTitle = 12;
constexpr int allOfPlayers = 60; ///< every word of the query is one of players for that rule
constexpr int wholeOfPlayers = 10;
constexpr int ofPlayers = 5;
constexpr int wholeInText = 4;
constexpr int inText = 2;
constexpr qsizetype before = 40; ///< letters of an excerpt before the word found
constexpr qsizetype longest = 140;
constexpr qsizetype shortestMark = 2; ///< letters; one alone would mark half of the page

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

/// Calls `use` with every word, where it begins and how long it is as written.
template <class Use> void forWords(const QString& text, Use use) {
  qsizetype begin = 0;
  while (begin < text.size()) {
    if (!isInWord(text[begin])) {
      ++begin;
      continue;
    }
    qsizetype end = begin;
    while (end < text.size() && isInWord(text[end])) ++end;
    use(folded(text.mid(begin, end - begin)), begin, end - begin);
    begin = end;
  }
}

bool beginsWithOneOf(const QString& word, const QStringList& wanted) {
  return std::ranges::any_of(wanted, [&](const QString& one) { return word.startsWith(one); });
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
  forWords(text, [&words](const QString& word, qsizetype, qsizetype) { words += word; });
  return words;
}

std::vector<RulesSearch::Mark> RulesSearch::marksIn(const QString& text, const QString& query) {
  QStringList wanted = wordsOf(query);
  wanted.removeIf([](const QString& word) { return word.size() < shortestMark; });
  std::vector<Mark> marks;
  forWords(text, [&](const QString& word, qsizetype begin, qsizetype length) {
    if (beginsWithOneOf(word, wanted)) marks.push_back({begin, length});
  });
  return marks;
}

RulesSearch::RulesSearch(const RulesBook& book) {
  for (const RulesPart& part : book.parts()) {
    for (const RulesPage& page : part.pages) {
      add({page.anchor, page.title, page.intro}, part.title);
      for (const RulesSection& section : page.sections) add(section, page.title);
    }
  }
}

void RulesSearch::add(const RulesSection& section, const QString& where) {
  const QString& anchor = section.anchor;
  const QString& title = section.title;
  Entry entry;
  entry.anchor = anchor;
  entry.title = title;
  entry.where = where;
  entry.text = html::plainText(html::withoutHints(section.html));
  entry.wholeTitle = wordsOf(title);
  entry.titleWords = entry.wholeTitle;
  if (section.isRule) {
    entry.players = section.players.split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : entry.players) entry.playersWords += wordsOf(word).join(QString());
    entry.number = wordsOf(anchor);
    entry.title = anchor + QStringLiteral(" · ") + title;
    entry.titleWords = entry.number + entry.titleWords;
  }
  // The text begins with the heading of its own; an excerpt need not say it again.
  const qsizetype heading = entry.text.indexOf(title);
  if (heading >= 0 && heading <= anchor.size() + 3) {
    entry.text = entry.text.mid(heading + title.size()).trimmed();
  }
  forWords(entry.text, [&entry](const QString& word, qsizetype at, qsizetype) {
    entry.textWords += word;
    entry.textAt.push_back(at);
  });
  m_entries.push_back(std::move(entry));
}

int RulesSearch::score(const Entry& entry, const QStringList& query) {
  if (entry.number == query) return wholeNumber;
  int sum = 0;
  bool onlyTitle = true;
  bool onlyPlayers = true;
  for (const QString& word : query) {
    const int title = foundIn(entry.titleWords, word);
    const int text = foundIn(entry.textWords, word);
    const int players = foundIn(entry.playersWords, word);
    if (title == 0 && text == 0 && players == 0) return 0;
    onlyTitle = onlyTitle && title > 0;
    onlyPlayers = onlyPlayers && players == 2;
    sum += title == 2 ? wholeInTitle : title * inTitle;
    sum += text == 2 ? wholeInText : text * inText;
    sum += players == 2 ? wholeOfPlayers : players * ofPlayers;
  }
  if (entry.wholeTitle == query) sum += allInTitle;
  return sum + (onlyTitle ? allInTitle : 0) + (onlyPlayers ? allOfPlayers : 0);
}

QString RulesSearch::missingInText(const Entry& entry, const QStringList& query) {
  QStringList missing;
  for (const QString& word : query) {
    if (foundIn(entry.textWords, word) > 0 || foundIn(entry.titleWords, word) > 0) continue;
    for (qsizetype i = 0; i < entry.players.size(); ++i) {
      if (!entry.playersWords[i].startsWith(word)) continue;
      missing += entry.players[i];
      break;
    }
  }
  return missing.join(u' ');
}

QString RulesSearch::excerpt(const Entry& entry, const QStringList& query) {
  qsizetype at = 0;
  for (qsizetype i = 0; i < entry.textWords.size(); ++i) {
    if (!beginsWithOneOf(entry.textWords[i], query)) continue;
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
  if (begin > 0) piece = QStringLiteral("… ") + piece;
  // A word of players stands before it: otherwise nobody would see why this was found.
  const QString missing = missingInText(entry, query);
  return missing.isEmpty() ? piece : missing + QStringLiteral(" – ") + piece;
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
