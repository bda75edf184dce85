// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/board/panel.h"
#include "ui/egizia/board/stage_look.h"
#include "ui/egizia/session/egizia_session.h"

#include <vector>

namespace nilometer::ui {

/// The Sphinx: cards left in the deck and how many each player keeps hidden. Never which.
class SphinxPanel : public Panel {
  Q_OBJECT
public:
  explicit SphinxPanel(const EgiziaSession& session, QWidget* parent);
  void refresh();
  /// Flat: everybody's cards in one row, the monument only where there is room for it.
  void setLook(StageLook look);
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  /// One player's hidden cards, in the order of the tiles.
  struct Hand {
    PlayerColour colour = PlayerColour::blue;
    QString name;
    int cards = 0;
    friend bool operator==(const Hand&, const Hand&) = default;
  };
  /// How many cards the deck holds, in words.
  [[nodiscard]] static QString deckText(int cards);
  /// In how many rows and columns everybody's cards stand.
  [[nodiscard]] int handRows() const;
  [[nodiscard]] int handColumns() const;
  void paintHand(QPainter& painter, const QRectF& room, const Hand& hand) const;

  const EgiziaSession& m_session;
  QString m_deck; ///< how many cards are left, in words
  std::vector<Hand> m_hands;
  StageLook m_look = StageLook::full;
};

} // namespace nilometer::ui
