// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/panel.h"
#include "ui/egizia/session/egizia_session.h"

#include <vector>

namespace nilometer::ui {

/// The Sphinx: cards left in the deck and how many each player keeps hidden. Never which.
class SphinxPanel : public Panel {
  Q_OBJECT
public:
  explicit SphinxPanel(const EgiziaSession& session, QWidget* parent);
  void refresh();
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
  /// How many rows of hands there are, two in each.
  [[nodiscard]] int handRows() const;
  void paintHand(QPainter& painter, const QRectF& room, const Hand& hand) const;

  const EgiziaSession& m_session;
  QString m_deck; ///< how many cards are left, in words
  std::vector<Hand> m_hands;
};

} // namespace nilometer::ui
