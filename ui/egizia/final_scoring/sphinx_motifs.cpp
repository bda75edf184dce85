// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/sphinx_motifs.h"

#include "ui/base/style/pieces.h"
#include "ui/egizia/final_scoring/motif_buildings.h"
#include "ui/egizia/style/box_colours.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace nilometer::ui {

using egizia::SphinxKind;

namespace {

/// One of several that stand in the order of the engine's values.
template <class Value> Motif nth(Motif first, Value value) {
  return static_cast<Motif>(static_cast<int>(first) + static_cast<int>(value));
}

/// What is drawn in a square of 100 × 100; the painter is scaled to it.
class MotifPainter {
public:
  MotifPainter(QPainter& painter, const ScoreCard& card, const egizia::Edition& edition,
               const Theme& theme)
      : m_painter(painter), m_card(card), m_edition(edition), m_theme(theme) {}

  void paint(Motif motif) {
    switch (motif) {
    case Motif::stonesLeft: return heap();
    case Motif::obelisk:
    case Motif::tombs:
    case Motif::pyramid:
    case Motif::temple: return building(motif);
    case Motif::everyBuilding: return everyBuilding();
    case Motif::stoneMarket: return market(QRectF(30, 6, 40, 88), false);
    case Motif::grainMarket: return market(QRectF(30, 6, 40, 88), true);
    case Motif::bothMarkets:
      market(QRectF(6, 6, 40, 88), false);
      return market(QRectF(54, 6, 40, 88), true);
    case Motif::blueCrew:
    case Motif::blackCrew:
    case Motif::yellowCrew:
    case Motif::jokerCrew:
      return crew(
          static_cast<egizia::Crew>(static_cast<int>(motif) - static_cast<int>(Motif::blueCrew)));
    case Motif::quarries: return quarries();
    case Motif::greenField:
    case Motif::yellowGreenField:
    case Motif::brownField:
      return field(static_cast<egizia::FieldColour>(static_cast<int>(motif) -
                                                    static_cast<int>(Motif::greenField)));
    case Motif::cards: return cards();
    case Motif::points: return gauge();
    }
  }

private:
  void sun(const QPointF& centre, qreal radius) {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.sun);
    m_painter.drawEllipse(centre, radius, radius);
  }

  void building(Motif motif) {
    if (motif != Motif::tombs) sun(QPointF(50, 38), 34);
    const auto which =
        static_cast<egizia::Building>(static_cast<int>(motif) - static_cast<int>(Motif::obelisk));
    paintMotifBuilding(m_painter, m_edition, which, {m_card.pieces, m_card.player}, m_theme);
  }

  void everyBuilding() {
    const std::array<QPointF, egizia::buildingCount> corners = {QPointF(2, 0), QPointF(52, 0),
                                                                QPointF(2, 52), QPointF(52, 52)};
    for (int i = 0; i < egizia::buildingCount; ++i) {
      m_painter.save();
      m_painter.translate(corners[static_cast<std::size_t>(i)]);
      m_painter.scale(0.46, 0.46);
      paintMotifBuilding(m_painter, m_edition, static_cast<egizia::Building>(i),
                         {m_card.pieces, m_card.player}, m_theme);
      m_painter.restore();
    }
  }

  void stone(const QRectF& box) {
    m_painter.setPen(QPen(m_theme.stoneEdge, 1));
    m_painter.setBrush(m_theme.stone);
    m_painter.drawRoundedRect(box, 2, 2);
  }

  void heap() {
    sun(QPointF(66, 34), 22);
    for (int row = 0; row < 3; ++row) {
      for (int i = 0; i <= row; ++i) {
        stone(QRectF(50 - 13.0 * (row + 1) + 26.0 * i, 30 + 20.0 * row, 25, 19));
      }
    }
  }

  /// A ladder of steps with a token on the last one, and what is traded beside its top.
  void market(const QRectF& room, bool grain) {
    constexpr int steps = 5;
    const qreal step = (room.height() - 22) / steps;
    if (grain) {
      ear(QPointF(room.center().x(), room.top() + 20), 20);
    } else {
      stone(QRectF(room.center().x() - 11, room.top(), 22, 17));
    }
    for (int i = 0; i < steps; ++i) {
      const bool last = i + 1 == steps;
      const QRectF box(room.left() + 4, room.top() + 22 + i * step, room.width() - 8, step - 2);
      m_painter.setPen(QPen(last ? m_theme.choose : m_theme.stoneEdge, last ? 2 : 1));
      m_painter.setBrush(last ? m_theme.chosenFill : m_theme.surface);
      m_painter.drawRoundedRect(box, 2, 2);
      if (last) paintToken(m_painter, squareIn(box), m_card.player, m_theme, 1);
    }
  }

  static QRectF squareIn(const QRectF& box) {
    const qreal side = std::min(box.width(), box.height()) - 2;
    return {box.center() - QPointF(side, side) / 2, QSizeF(side, side)};
  }

  /// Its stem ends at `foot`.
  void ear(const QPointF& foot, qreal height) {
    const QColor gold = m_theme.sun;
    m_painter.setPen(QPen(m_theme.choose, height / 12));
    m_painter.drawLine(foot, foot - QPointF(0, height));
    m_painter.setPen(QPen(m_theme.choose, height / 30));
    m_painter.setBrush(gold);
    for (int i = 0; i < 4; ++i) {
      for (const int side : {-1, 1}) {
        m_painter.save();
        m_painter.translate(foot - QPointF(0, height * (0.42 + 0.15 * i)));
        m_painter.rotate(side * 35);
        m_painter.drawEllipse(QPointF(side * height * 0.09, 0), height * 0.09, height * 0.14);
        m_painter.restore();
      }
    }
  }

  /// Three tiles of the crew, the strongest in front.
  void crew(egizia::Crew which) {
    const Tint tint = crewTint(which);
    for (int i = 0; i < 3; ++i) {
      const QRectF tile(14.0 + 14 * i, 8.0 + 16 * i, 44, 52);
      m_painter.setPen(QPen(m_theme.tileRim, 1.5));
      m_painter.setBrush(tint.fill);
      m_painter.drawRoundedRect(tile, 6, 6);
      m_painter.setPen(Qt::NoPen);
      m_painter.setBrush(tint.ink);
      m_painter.drawEllipse(tile.center() - QPointF(0, 11), 7, 7);
      QPainterPath body;
      body.moveTo(tile.center() + QPointF(-14, 19));
      body.cubicTo(tile.center() + QPointF(-14, -6), tile.center() + QPointF(14, -6),
                   tile.center() + QPointF(14, 19));
      body.closeSubpath();
      m_painter.drawPath(body);
    }
  }

  void quarries() {
    m_painter.setPen(QPen(m_theme.stoneEdge, 1.5));
    m_painter.setBrush(m_theme.stone);
    m_painter.drawPath(outlineIn(Outline::quarry, QRectF(0, 4, 70, 70)));
    m_painter.drawPath(outlineIn(Outline::quarry, QRectF(36, 20, 64, 64)));
    for (int i = 0; i < 3; ++i) stone(QRectF(14.0 + 26 * i, 78, 22, 16));
  }

  void field(egizia::FieldColour colour) {
    sun(QPointF(50, 26), 20);
    const FieldStrip strip = fieldStrip(colour, m_theme);
    m_painter.setPen(QPen(strip.furrow, 1.5));
    m_painter.setBrush(strip.wet);
    m_painter.drawRoundedRect(QRectF(4, 62, 92, 32), 5, 5);
    for (int i = 1; i < 6; ++i) {
      const qreal x = 4 + 92.0 * i / 6;
      m_painter.setPen(QPen(strip.furrow, 2));
      m_painter.drawLine(QPointF(x - 4, 66), QPointF(x + 4, 90));
      ear(QPointF(x, 68), 36);
    }
  }

  void cards() {
    for (int i = 0; i < 3; ++i) {
      m_painter.save();
      m_painter.translate(50, 96);
      m_painter.rotate(18.0 * (i - 1));
      m_painter.setPen(QPen(m_theme.stoneEdge, 1.2));
      m_painter.setBrush(i == 1 ? m_theme.chosenFill : m_theme.surface);
      m_painter.drawRoundedRect(QRectF(-22, -82, 44, 66), 5, 5);
      m_painter.setPen(QPen(m_theme.choose, 2));
      for (int line = 0; line < 3; ++line) {
        m_painter.drawLine(QPointF(-13, -40 + 8.0 * line), QPointF(13, -40 + 8.0 * line));
      }
      m_painter.setPen(Qt::NoPen);
      m_painter.setBrush(m_theme.choose);
      m_painter.drawPath(triangle(QPointF(0, -60), 9));
      m_painter.restore();
    }
  }

  static QPainterPath triangle(const QPointF& centre, qreal reach) {
    QPainterPath path(centre + QPointF(-reach * 0.7, -reach));
    path.lineTo(centre + QPointF(reach, 0));
    path.lineTo(centre + QPointF(-reach * 0.7, reach));
    path.closeSubpath();
    return path;
  }

  /// The water in the shaft stands as high as the points do.
  void gauge() {
    const QRectF shaft(34, 2, 32, 94);
    m_painter.setPen(QPen(m_theme.riverEdge, 2));
    m_painter.setBrush(m_theme.surface);
    m_painter.drawRoundedRect(shaft, 4, 4);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.water);
    m_painter.drawRect(QRectF(35, 34, 30, 61));
    m_painter.setPen(QPen(m_theme.riverEdge, 1.5));
    for (int i = 0; i < 10; ++i) {
      const qreal y = 10 + 8.6 * i;
      m_painter.drawLine(QPointF(i % 5 == 0 ? 44 : 54, y), QPointF(66, y));
    }
  }

  QPainter& m_painter;
  const ScoreCard& m_card;
  const egizia::Edition& m_edition;
  const Theme& m_theme;
};

} // namespace

Motif motifOf(const egizia::SphinxCard& card) {
  switch (card.kind) {
  case SphinxKind::built:
  case SphinxKind::ownStones:
  case SphinxKind::perOwnStone: return nth(Motif::obelisk, card.building);
  case SphinxKind::ownStonesInEach: return Motif::everyBuilding;
  case SphinxKind::playersOnLast: return nth(Motif::stoneMarket, card.market);
  case SphinxKind::crewStrength: return nth(Motif::blueCrew, card.crew);
  case SphinxKind::mostQuarries: return Motif::quarries;
  case SphinxKind::mostField: return nth(Motif::greenField, card.colour);
  case SphinxKind::perPermanent: return Motif::cards;
  case SphinxKind::perTen: return Motif::points;
  case SphinxKind::ownLast: break;
  }
  if ((card.markets & 0b11) == 0b11) return Motif::bothMarkets;
  return (card.markets & 0b10) != 0 ? Motif::grainMarket : Motif::stoneMarket;
}

void paintMotif(QPainter& painter, const QRectF& room, const ScoreCard& card,
                const egizia::Edition& edition, const Theme& theme, qreal u) {
  if (card.side == ScoreCard::Side::back) {
    const qreal height = room.width() * 0.6;
    return paintSphinx(painter,
                       QRectF(room.left(), room.center().y() - height / 2, room.width(), height),
                       theme, std::min(u, room.width() / 60));
  }
  const qreal side = std::min(room.width(), room.height());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(room.center() - QPointF(side, side) / 2);
  painter.scale(side / 100, side / 100);
  MotifPainter(painter, card, edition, theme).paint(static_cast<Motif>(card.motif));
  painter.restore();
}

} // namespace nilometer::ui
