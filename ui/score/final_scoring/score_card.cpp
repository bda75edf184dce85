// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/score_card.h"

#include "ui/base/style/unit.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

namespace {

// Of the card on the table, in u.
constexpr qreal cardWidth = 216;
constexpr qreal cardHeight = 304;
constexpr int turning = 240; ///< milliseconds: to its edge and open again

/// The font made smaller until all of the text is in the room.
QFont fitting(QFont font, const QString& text, const QSizeF& room, qreal least) {
  constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
  for (qreal size = font.pixelSize(); size > least; size -= 1) {
    font.setPixelSize(std::max(1, qRound(size)));
    const QRectF taken =
        QFontMetricsF(font).boundingRect(QRectF(QPointF(), QSizeF(room.width(), 1e6)), flags, text);
    if (taken.height() <= room.height() && taken.width() <= room.width()) break;
  }
  return font;
}

} // namespace

void paintInSquare(QPainter& painter, const QRectF& room,
                   const std::function<void(const QRectF& square)>& paint) {
  const qreal side = std::min(room.width(), room.height());
  QRectF square(0, 0, side, side);
  square.moveCenter(room.center());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  paint(square);
  painter.restore();
}

void paintCardBack(QPainter& painter, const QRectF& card, const CardPainter& picture,
                   const Theme& theme, qreal u) {
  const qreal scale = card.width() / cardWidth;
  painter.setPen(QPen(theme.stoneEdge, std::max<qreal>(1, 2 * u * scale)));
  painter.setBrush(theme.sand);
  painter.drawRoundedRect(card, 14 * u * scale, 14 * u * scale);
  const qreal rim = 12 * u * scale;
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(card.adjusted(rim, rim, -rim, -rim), 8 * u * scale, 8 * u * scale);
  picture(painter, card.adjusted(2 * rim, 2 * rim, -2 * rim, -2 * rim),
          {.side = ScoreCard::Side::back}, theme, u);
}

CardView::CardView(CardPainter picture, QWidget* parent)
    : QWidget(parent), m_picture(std::move(picture)), m_motion(*this) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
  setAttribute(Qt::WA_TransparentForMouseEvents);
}

QSize CardView::sizeHint() const {
  const qreal u = lookUnit(font());
  return {wholePixels(cardWidth + 36, u), wholePixels(cardHeight, u)};
}

QSize CardView::minimumSizeHint() const {
  const qreal u = lookUnit(font());
  return {wholePixels(cardWidth / 2, u), wholePixels(cardHeight / 2, u)};
}

void CardView::show(const ScoreCard& card, Turn turn) {
  if (card == m_card) return;
  m_from = m_card.side;
  m_card = card;
  if (turn == Turn::over && card.side == ScoreCard::Side::front) {
    if (m_from == ScoreCard::Side::front) m_from = ScoreCard::Side::back; // the next of the pile
    m_motion.run(turning);
  } else {
    m_motion.stop();
  }
  update();
}

void CardView::paintEvent(QPaintEvent* /*event*/) {
  const qreal progress = m_motion.progress();
  const bool away = progress < 0.5;
  const ScoreCard::Side side = away ? m_from : m_card.side;
  if (side == ScoreCard::Side::none) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal u = lookUnit(font());
  // The window may leave less height than the card wants.
  const qreal scale =
      std::min({1.0, (height() - 8 * u) / (cardHeight * u), (width() - 8 * u) / (cardWidth * u)});
  painter.translate(QRectF(rect()).center());
  painter.scale(scale * std::abs(2 * progress - 1), scale);
  const QRectF card(-cardWidth * u / 2, -cardHeight * u / 2, cardWidth * u, cardHeight * u);
  if (side == ScoreCard::Side::back) {
    paintCardBack(painter, card, m_picture, themeOf(*this), u);
  } else {
    paintFront(painter, card, u);
  }
}

void CardView::paintFront(QPainter& painter, const QRectF& card, qreal u) const {
  const Theme& theme = themeOf(*this);
  painter.setPen(QPen(m_card.fails ? theme.stoneEdge : theme.choose, 2.5 * u));
  painter.setBrush(theme.surface);
  painter.drawRoundedRect(card, 14 * u, 14 * u);
  const QRectF inside = card.adjusted(10 * u, 10 * u, -10 * u, -10 * u);
  painter.setPen(QPen(theme.stoneEdge, u));
  painter.setBrush(theme.sand);
  painter.drawRoundedRect(inside, 8 * u, 8 * u);
  const QRectF words(inside.left() + 10 * u, inside.bottom() - 76 * u, inside.width() - 20 * u,
                     68 * u);
  painter.save();
  if (m_card.fails) painter.setOpacity(0.45);
  m_picture(painter,
            QRectF(inside.left() + 12 * u, inside.top() + 16 * u, inside.width() - 24 * u,
                   words.top() - inside.top() - 22 * u),
            m_card, theme, u);
  painter.restore();
  paintWords(painter, words, u);
  if (!m_card.seal.isEmpty()) {
    paintSeal(painter, card.topRight() + QPointF(-30 * u, 30 * u), u);
  }
}

void CardView::paintWords(QPainter& painter, const QRectF& room, qreal u) const {
  QFont bold = font();
  bold.setBold(true);
  bold.setPixelSize(qRound(14 * u));
  painter.setFont(fitting(bold, m_card.text, room.size(), 8 * u));
  painter.setPen(themeOf(*this).ink);
  painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, m_card.text);
}

void CardView::paintSeal(QPainter& painter, const QPointF& centre, qreal u) const {
  const Theme& theme = themeOf(*this);
  painter.setPen(m_card.fails ? QPen(theme.stoneEdge, u) : QPen(Qt::NoPen));
  painter.setBrush(m_card.fails ? theme.surface : theme.choose);
  painter.drawEllipse(centre, 22 * u, 22 * u);
  const QRectF room(centre - QPointF(20 * u, 16 * u), QSizeF(40 * u, 32 * u));
  QFont bold = font();
  bold.setBold(true);
  bold.setPixelSize(qRound(22 * u));
  painter.setFont(fitting(bold, m_card.seal, room.size(), 9 * u));
  painter.setPen(m_card.fails ? theme.quietInk : theme.onChoose);
  painter.drawText(room, Qt::AlignCenter, m_card.seal);
}

} // namespace nilometer::ui
