// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/cards_picture.h"
#include "ui/check/listed_cards.h"

namespace nilometer::ui {

/// The Sphinx cards of the copy in groups: each says in words what it asks for, with everything in
/// it to be changed below.
class SphinxCardsPicture : public CardsPicture {
  Q_OBJECT
public:
  using CardsPicture::CardsPicture;

protected:
  [[nodiscard]] CardSheet sheet(const CopyState& copy) override;

private:
  /// A card while its cells are asked for.
  struct Asked {
    const CopyState& copy;
    std::size_t index;
    const egizia::SphinxCard& card;
    std::string key; ///< "sphinxCards.crew-blue"
    QString name;    ///< what it asks for, in words
  };

  /// What something on the card is called for those who hear it.
  [[nodiscard]] static QString nameIn(const Asked& asked, const QString& what);

  [[nodiscard]] std::vector<PieceLine> head(const CopyState& copy);
  [[nodiscard]] DrawnCard card(const Asked& asked);
  [[nodiscard]] CardPiece remove(const Asked& asked);
  [[nodiscard]] PieceLine condition(const Asked& asked);
  [[nodiscard]] CardPiece kind(const Asked& asked);
  [[nodiscard]] CardPiece building(const Asked& asked);
  [[nodiscard]] CardPiece parts(const Asked& asked);
  [[nodiscard]] CardPiece needed(const Asked& asked);
  [[nodiscard]] CardPiece markets(const Asked& asked);
  /// One word out of a list: a market, a crew, a colour.
  [[nodiscard]] CardPiece word(const Asked& asked, std::string_view member, const QString& what,
                               const QStringList& texts, std::span<const std::string_view> ids,
                               int chosen);
  [[nodiscard]] CardPiece points(const Asked& asked);
  [[nodiscard]] PieceLine pointsByPlayers(const Asked& asked);
  [[nodiscard]] DrawnCard newCard(const CopyState& copy);
};

} // namespace nilometer::ui
