// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/short_motion.h"
#include "ui/base/style/theme.h"
#include "ui/game/interface/game.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <functional>

namespace nilometer::ui {

/// The card on the table that shows what one step scores.
struct ScoreCard {
  enum class Side : std::uint8_t { none, back, front };
  static constexpr int crown = -1; ///< the motif of whoever wins
  Side side = Side::none;
  int motif = 0;  ///< the game's own number of the picture on the front
  int pieces = 0; ///< of the player in that picture
  PlayerColour player = PlayerColour::blue;
  QString text{}; ///< below the picture
  QString seal{}; ///< the points it gave
  bool fails = false;
  friend bool operator==(const ScoreCard&, const ScoreCard&) = default;
};

/// Paints a picture as large as it can be in the middle of the room.
void paintInSquare(QPainter& painter, const QRectF& room,
                   const std::function<void(const QRectF& square)>& paint);

/// The back of a card, as large as `card`.
void paintCardBack(QPainter& painter, const QRectF& card, const CardPainter& picture,
                   const Theme& theme, qreal u);

/// One large card; it turns over when its other side is shown.
class CardView : public QWidget {
  Q_OBJECT
public:
  CardView(CardPainter picture, QWidget* parent);

  enum class Turn : std::uint8_t { over, atOnce };
  void show(const ScoreCard& card, Turn turn);
  void setMotion(bool on) { m_motion.setAllowed(on); }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  void paintFront(QPainter& painter, const QRectF& card, qreal u) const;
  void paintWords(QPainter& painter, const QRectF& room, qreal u) const;
  void paintSeal(QPainter& painter, const QPointF& centre, qreal u) const;

  CardPainter m_picture;
  ScoreCard m_card;
  ScoreCard::Side m_from = ScoreCard::Side::none; ///< the side that is turned away
  ShortMotion m_motion;
};

} // namespace nilometer::ui
