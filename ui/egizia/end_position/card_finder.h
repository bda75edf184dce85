// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/end_position/position_entry.h"

#include <QString>
#include <QStringList>

#include <vector>

/// Finds a card by a few typed letters.
namespace nilometer::ui {

struct CardOffer {
  PositionCard card;
  QString text;
  QString key; ///< the shortest that finds it, to be learned by reading: "ob4"
};

/// Cards with their words. "ob4" finds every card with a word that begins with "ob" and one that
/// begins with "4"; the first of them is what Enter takes. "ten" finds what "10" finds.
class CardFinder {
public:
  CardFinder() = default;
  /// Works out the keys. `offers` in the order in which they are shown.
  explicit CardFinder(std::vector<CardOffer> offers);

  [[nodiscard]] const std::vector<CardOffer>& offers() const { return m_offers; }
  /// Indices of offers; all of them for an empty text.
  [[nodiscard]] std::vector<std::size_t> find(const QString& typed) const;

private:
  [[nodiscard]] bool fits(std::size_t offer, const QStringList& parts) const;
  /// Whether it fits with numbers written in letters instead of digits, or the other way round.
  [[nodiscard]] bool fitsAlike(std::size_t offer, const QStringList& parts) const;
  [[nodiscard]] bool isFirst(std::size_t offer, const QString& typed) const;
  [[nodiscard]] QString shortest(std::size_t offer) const;

  std::vector<CardOffer> m_offers;
  std::vector<QStringList> m_words; ///< of each offer, in small letters
  QStringList m_numbers;            ///< in letters, from 1
};

/// What can be named in a cell of cards: Sphinx cards of the game, fields as printed and improved,
/// quarries or other Permanent cards. In the language of the moment.
[[nodiscard]] std::vector<CardOffer> offersFor(PositionRow row, const PositionEntered& entry,
                                               const egizia::Edition& edition);

} // namespace nilometer::ui
