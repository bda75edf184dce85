// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/cards_picture.h"
#include "ui/check/listed_cards.h"

namespace nilometer::ui {

/// The Nile cards of the copy: fields and quarries, or all others. Each card with what is printed
/// on it and with how many of it are in each deck; above them, whether the decks add up (SET-5).
class NileCardsPicture : public CardsPicture {
  Q_OBJECT
public:
  /// @pre `page` is fieldsAndQuarries or otherNileCards
  explicit NileCardsPicture(egizia::PrintedPage page, QWidget* parent = nullptr);

protected:
  [[nodiscard]] CardSheet sheet(const CopyState& copy) override;

private:
  [[nodiscard]] std::vector<PieceLine> head(const CopyState& copy);
  [[nodiscard]] CardPiece deckBack(const CopyState& copy, egizia::Deck deck);
  [[nodiscard]] DrawnCard startCard(const CopyState& copy, const QString& place,
                                    const QString& title, CardGround ground);
  [[nodiscard]] DrawnCard card(const CopyState& copy, const ListedNileCard& listed);
  [[nodiscard]] CardPiece amount(const CopyState& copy, const ListedNileCard& listed,
                                 const QString& name);
  [[nodiscard]] PieceLine bonus(const CopyState& copy, const ListedNileCard& listed,
                                const QString& name);
  [[nodiscard]] std::vector<PieceLine> crews(const CopyState& copy, const ListedNileCard& listed);
  [[nodiscard]] std::vector<PieceLine> buildings(const CopyState& copy,
                                                 const ListedNileCard& listed);
  [[nodiscard]] PieceLine decks(const CopyState& copy, const ListedNileCard& listed,
                                const QString& name);
  [[nodiscard]] DrawnCard newCard(const CopyState& copy);

  egizia::PrintedPage m_page;
};

} // namespace nilometer::ui
