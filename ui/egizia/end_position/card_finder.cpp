// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/card_finder.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/position_judge.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/text/names.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::Edition;

namespace {

struct FinderWords {
  Q_DECLARE_TR_FUNCTIONS(CardFinder)
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

void addSphinxCards(std::vector<CardOffer>& offers, const egizia::Game& game,
                    const text::Table& table) {
  for (const int card : egizia::Bits(egizia::sphinxCardsInGame(game))) {
    offers.push_back({{card, 0}, text::sphinxCondition(card, table), {}});
  }
}

QString improvedText(const QString& field, egizia::FieldColour to) {
  return text::fill(FinderWords::tr("%1, counts as %2"), {field, text::fieldColour(to)});
}

void addFields(std::vector<CardOffer>& offers, const Edition& edition, const text::Table& table) {
  constexpr auto kinds =
      std::to_array({CardKind::fieldGreen, CardKind::fieldYellowGreen, CardKind::fieldBrown});
  for (int printed = 0; printed < static_cast<int>(kinds.size()); ++printed) {
    const auto kind = kinds[static_cast<std::size_t>(printed)];
    for (const int name : namesOf(edition.kind(kind), edition)) {
      const QString text = text::cardName(name, table);
      offers.push_back({{name, 0}, text, {}});
      // The better one first: its words are all among those of the next one.
      for (int improved = std::max(printed, 1); improved > 0; --improved) {
        const int to = std::max(printed - improved, 0);
        offers.push_back(
            {{name, improved}, improvedText(text, static_cast<egizia::FieldColour>(to)), {}});
      }
    }
  }
  offers.push_back({{PositionCard::startField, 1},
                    text::fill(FinderWords::tr("%1, improved"), {text::startField()}),
                    {}});
}

} // namespace

CardFinder::CardFinder(std::vector<CardOffer> offers)
    : m_offers(std::move(offers)),
      //: Numbers from 1 in small letters, as people type them in the search for a card.
      m_numbers(FinderWords::tr("one two three four five six seven eight nine ten eleven twelve")
                    .split(u' ')) {
  for (const CardOffer& offer : m_offers) m_words.push_back(partsOf(offer.text));
  for (std::size_t i = 0; i < m_offers.size(); ++i) m_offers[i].key = shortest(i);
}

bool CardFinder::fits(std::size_t offer, const QStringList& parts) const {
  return std::ranges::all_of(parts, [&](const QString& part) {
    return std::ranges::any_of(m_words[offer],
                               [&](const QString& word) { return word.startsWith(part); });
  });
}

bool CardFinder::fitsAlike(std::size_t offer, const QStringList& parts) const {
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

bool CardFinder::isFirst(std::size_t offer, const QString& typed) const {
  const QStringList parts = partsOf(typed);
  for (std::size_t i = 0; i < offer; ++i) {
    if (fits(i, parts)) return false;
  }
  return true;
}

QString CardFinder::shortest(std::size_t offer) const {
  for (const QString& typed : beginnings(m_words[offer])) {
    if (isFirst(offer, typed)) return typed;
  }
  return m_offers[offer].text.toLower();
}

std::vector<std::size_t> CardFinder::find(const QString& typed) const {
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

std::vector<CardOffer> offersFor(PositionRow row, const PositionEntered& entry,
                                 const Edition& edition) {
  const egizia::Game game = gameOf(entry, edition);
  const text::Table table{&edition, {}};
  std::vector<CardOffer> offers;
  if (row == PositionRow::sphinx) addSphinxCards(offers, game, table);
  if (row == PositionRow::fieldCards) addFields(offers, edition, table);
  egizia::CardSet cards = 0;
  if (row == PositionRow::quarryCards) cards = edition.kind(CardKind::quarry);
  if (row == PositionRow::permanentCards) cards = otherPermanents(game);
  for (const int name : namesOf(cards, edition)) {
    offers.push_back({{name, 0}, text::cardName(name, table), {}});
  }
  return offers;
}

} // namespace nilometer::ui
