// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/report/name_finder.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

struct FinderWords {
  Q_DECLARE_TR_FUNCTIONS(NameFinder)
};

/// Runs of letters and runs of digits, in small letters.
QStringList partsOf(const QString& text) {
  QStringList parts;
  bool fresh = true;
  for (const QChar letter : text.toLower()) {
    if (!letter.isLetterOrNumber()) {
      fresh = true;
      continue;
    }
    const bool turns = !fresh && letter.isDigit() != parts.back().back().isDigit();
    if (fresh || turns) parts.emplace_back();
    parts.back() += letter;
    fresh = false;
  }
  return parts;
}

/// What somebody could type for these words, the shortest first: the beginning of one word, or
/// of one and a number, or of two.
QStringList beginnings(const QStringList& words) {
  constexpr qsizetype longest = 5;
  QStringList typed;
  for (const QString& word : words) {
    for (qsizetype i = 1; i <= std::min(word.size(), longest); ++i) typed += word.first(i);
  }
  for (const QString& first : words) {
    for (const QString& second : words) {
      if (first == second || first.front().isDigit()) continue;
      const QString between = second.front().isDigit() ? QString() : QStringLiteral(" ");
      for (qsizetype i = 1; i <= std::min<qsizetype>(first.size(), 3); ++i) {
        for (qsizetype j = 1; j <= std::min<qsizetype>(second.size(), 2); ++j) {
          typed += QString(first.first(i) + between + second.first(j));
        }
      }
    }
  }
  std::ranges::stable_sort(typed, {}, [](const QString& each) { return each.size(); });
  return typed;
}

} // namespace

NameFinder::NameFinder(std::vector<NameOffer> offers)
    : m_offers(std::move(offers)),
      //: Numbers from 1 in small letters, as people type them in the search for a name.
      m_numbers(FinderWords::tr("one two three four five six seven eight nine ten eleven twelve")
                    .split(u' ')) {
  for (const NameOffer& offer : m_offers) m_words.push_back(partsOf(offer.text));
  for (std::size_t i = 0; i < m_offers.size(); ++i) m_offers[i].key = shortest(i);
}

bool NameFinder::fits(std::size_t offer, const QStringList& parts) const {
  return std::ranges::all_of(parts, [&](const QString& part) {
    return std::ranges::any_of(m_words[offer],
                               [&](const QString& word) { return word.startsWith(part); });
  });
}

bool NameFinder::fitsAlike(std::size_t offer, const QStringList& parts) const {
  const auto begins = [this](const QString& word, const QString& part) {
    if (word.startsWith(part)) return true;
    const int number = word.toInt();
    if (number < 1 || number > m_numbers.size()) return false;
    return m_numbers[number - 1].startsWith(part);
  };
  return std::ranges::all_of(parts, [&](const QString& part) {
    return std::ranges::any_of(m_words[offer], [&](const QString& word) {
      const auto number = m_numbers.indexOf(word) + 1;
      return begins(word, part) || (number > 0 && QString::number(number) == part);
    });
  });
}

bool NameFinder::isFirst(std::size_t offer, const QString& typed) const {
  const QStringList parts = partsOf(typed);
  for (std::size_t i = 0; i < offer; ++i) {
    if (fits(i, parts)) return false;
  }
  return true;
}

QString NameFinder::shortest(std::size_t offer) const {
  for (const QString& typed : beginnings(m_words[offer])) {
    if (isFirst(offer, typed)) return typed;
  }
  return m_offers[offer].text.toLower();
}

std::vector<std::size_t> NameFinder::find(const QString& typed) const {
  const QStringList parts = partsOf(typed);
  std::vector<std::size_t> found;
  if (parts.isEmpty() && !typed.trimmed().isEmpty()) return found;
  for (std::size_t i = 0; i < m_offers.size(); ++i) {
    if (fits(i, parts)) found.push_back(i);
  }
  // The keys lead to the same cards as ever: these come behind.
  for (std::size_t i = 0; i < m_offers.size(); ++i) {
    if (!fits(i, parts) && fitsAlike(i, parts)) found.push_back(i);
  }
  return found;
}

QString NameFinder::textOf(std::string_view id) const {
  const auto found = std::ranges::find(m_offers, id, &NameOffer::id);
  return found == m_offers.end() ? QString() : found->text;
}

} // namespace nilometer::ui
