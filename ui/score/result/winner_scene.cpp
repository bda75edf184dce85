// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/winner_scene.h"

#include "ui/base/style/outlines.h"
#include "ui/base/style/unit.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>

namespace nilometer::ui {

namespace {

// The picture is drawn 560 wide and 572 high, from the left and from the bottom; what is to the
// right of it goes on in the same way.
constexpr qreal pictureWidth = 560;
constexpr qreal pictureHeight = 572;
constexpr qreal middle = 250;     ///< of sun and ship
constexpr qreal waterLine = 96;   ///< above the bottom
constexpr qreal keel = 86.6;      ///< of ships, above the bottom
constexpr qreal greatShip = 8.38; ///< a unit of the outlines of a ship that is alone
constexpr qreal fleetWidth = 1.4; ///< of several ships, against a single one
// In units of the outlines.
constexpr qreal shipWidth = 32;
constexpr qreal shipHeight = 30;

QColor mixed(const QColor& first, const QColor& second, qreal share) {
  const auto part = [&](int a, int b) { return qRound(a * (1 - share) + b * share); };
  return {part(first.red(), second.red()), part(first.green(), second.green()),
          part(first.blue(), second.blue())};
}

/// Paints in the units of the picture, y upwards from the bottom as negative numbers.
class ScenePainter {
public:
  ScenePainter(QPainter& painter, const Theme& theme, qreal left, qreal right)
      : m_painter(painter), m_theme(theme), m_left(left), m_right(right) {}

  void paint(const std::vector<PlayerColour>& winners, qreal progress) {
    const qreal down = (1 - progress) * 160; // where the sun comes from
    paintSun(QPointF(middle, -280 + down), !winners.empty());
    paintPyramid(86, -260, 95);
    paintPyramid(404, -300, 125);
    paintBank();
    const qreal low = (1 - progress) * 30;
    paintWater(waterLine + 8 - low, 1);
    paintFleet(winners, low);
    paintWater(waterLine - 8 - low, 0.94);
    paintRipples(low);
  }

private:
  void paintSun(const QPointF& centre, bool rays) {
    m_painter.setPen(Qt::NoPen);
    if (rays) {
      m_painter.setBrush(m_theme.sand);
      for (int i = 0; i < 48; ++i) {
        m_painter.save();
        m_painter.translate(centre);
        m_painter.rotate(7.5 * i);
        m_painter.drawPolygon(
            QPolygonF{QPointF(178, -5), QPointF(178, 5), QPointF(1500, 42), QPointF(1500, -42)});
        m_painter.restore();
      }
    }
    m_painter.setBrush(m_theme.sun);
    m_painter.drawEllipse(centre, 150, 150);
  }

  void paintPyramid(qreal x, qreal top, qreal reach) {
    const QColor lit = mixed(m_theme.stone, m_theme.stoneEdge, 0.25);
    const QColor shade = mixed(m_theme.stone, m_theme.stoneEdge, 0.6);
    const qreal edge = x + reach * 0.28;
    m_painter.setBrush(lit);
    m_painter.drawPolygon(
        QPolygonF{QPointF(x - reach, -138), QPointF(x, top), QPointF(edge, -138)});
    m_painter.setBrush(shade);
    m_painter.drawPolygon(
        QPolygonF{QPointF(edge, -138), QPointF(x, top), QPointF(x + reach, -138)});
  }

  void paintBank() {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(mixed(m_theme.fine, m_theme.sand, 0.55));
    m_painter.drawRect(QRectF(m_left, -142, m_right - m_left, 60));
    m_painter.setBrush(mixed(m_theme.fine, m_theme.sand, 0.3));
    m_painter.drawRect(QRectF(m_left, -130, m_right - m_left, 60));
  }

  [[nodiscard]] QPainterPath wave(qreal y) const {
    QPainterPath path(QPointF(m_left - 16, y));
    for (qreal x = m_left - 16; x < m_right + 16; x += 32) {
      path.quadTo(x + 8, y + 6, x + 16, y);
      path.quadTo(x + 24, y - 6, x + 32, y);
    }
    return path;
  }

  void paintWater(qreal height, qreal opacity) {
    const QPainterPath line = wave(-height);
    QPainterPath area = line;
    area.lineTo(m_right + 40, 40);
    area.lineTo(m_left - 40, 40);
    area.closeSubpath();
    m_painter.save();
    m_painter.setOpacity(opacity);
    m_painter.fillPath(area, m_theme.water);
    m_painter.strokePath(line, QPen(m_theme.riverEdge, 2.2));
    m_painter.restore();
  }

  void paintRipples(qreal low) {
    QColor colour = m_theme.riverEdge;
    colour.setAlphaF(0.7F);
    m_painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap));
    m_painter.setBrush(Qt::NoBrush);
    constexpr std::array<qreal, 3> starts = {20, 70, 10};
    for (std::size_t row = 0; row < starts.size(); ++row) {
      const qreal y = -60 + 20.0 * qreal(row) + low;
      for (qreal x = m_left + starts[row]; x < m_right; x += 120) {
        QPainterPath path(QPointF(x, y));
        path.quadTo(x + 10, y + 8, x + 20, y);
        path.quadTo(x + 30, y - 8, x + 40, y);
        m_painter.drawPath(path);
      }
    }
  }

  /// Beside each other; the more there are, the smaller.
  void paintFleet(const std::vector<PlayerColour>& winners, qreal low) {
    const auto ships = static_cast<qreal>(winners.size());
    const qreal scale = greatShip * (winners.size() > 1 ? fleetWidth / ships : 1);
    qreal at = middle - (ships - 1) / 2 * shipWidth * scale;
    for (const PlayerColour winner : winners) {
      paintGreatShip(winner, at, scale, low);
      at += shipWidth * scale;
    }
  }

  /// The piece of the game with ropes, yards and an oar, in the coordinates of its outlines, one of
  /// which is `scale`; `at` is its middle.
  void paintGreatShip(PlayerColour colour, qreal at, qreal scale, qreal low) {
    const auto slot = static_cast<std::size_t>(colour);
    const auto line = [&](const QColor& of, qreal width) {
      m_painter.setPen(QPen(of, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    };
    m_painter.save();
    m_painter.translate(at - shipWidth / 2 * scale, -keel - shipHeight * scale + low);
    m_painter.scale(scale, scale);
    line(m_theme.ink, 0.19);
    for (const QLineF& rope : {QLineF(16, 0.5, 27.5, 3), QLineF(16, 0.5, 4.5, 3),
                               QLineF(16, 1, 29.8, 13.5), QLineF(16, 1, 2, 18)}) {
      m_painter.drawLine(rope);
    }
    m_painter.fillPath(outline(Outline::mast), m_theme.ink);
    line(m_theme.surface, 0.48);
    m_painter.setBrush(m_theme.player[slot]);
    m_painter.drawPath(outline(Outline::hull));
    m_painter.drawPath(outline(Outline::sail));
    line(m_theme.surface, 0.4);
    m_painter.setBrush(Qt::NoBrush);
    QPainterPath planks(QPointF(5, 22.5));
    planks.cubicTo(10, 25.5, 23, 25.5, 29, 19.5);
    planks.moveTo(7, 25.5);
    planks.cubicTo(11, 27.5, 22, 27.8, 26.5, 23.5);
    m_painter.drawPath(planks);
    line(m_theme.ink, 0.75);
    m_painter.drawLine(QPointF(3.8, 3.5), QPointF(28.2, 3.5));
    m_painter.drawLine(QPointF(3.8, 18.5), QPointF(28.2, 18.5));
    line(m_theme.choose, 0.8);
    m_painter.drawLine(QPointF(27, 18), QPointF(31, 29));
    paintSymbol(m_painter, QPointF(16, 11), 7, colour, m_theme.onPlayer[slot]);
    m_painter.restore();
  }

  QPainter& m_painter;
  const Theme& m_theme;
  qreal m_left;
  qreal m_right;
};

} // namespace

WinnerScene::WinnerScene(QWidget* parent) : QWidget(parent), m_rise(*this) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setAttribute(Qt::WA_TransparentForMouseEvents);
}

void WinnerScene::setWinners(std::vector<PlayerColour> winners) {
  m_winners = std::move(winners);
  update();
}

void WinnerScene::rise() {
  m_rise.run(riseTime);
}

QSize WinnerScene::sizeHint() const {
  const qreal u = lookUnit(font());
  return {wholePixels(pictureWidth, u), wholePixels(pictureHeight, u)};
}

QSize WinnerScene::minimumSizeHint() const {
  const qreal u = lookUnit(font());
  return {wholePixels(160, u), wholePixels(180, u)};
}

void WinnerScene::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  painter.fillRect(rect(), theme.ground);
  const qreal scale = std::min(height() / pictureHeight, width() / (pictureWidth * 0.8));
  const qreal left = width() / 2.0 - middle * scale;
  painter.translate(left, height());
  painter.scale(scale, scale);
  ScenePainter(painter, theme, -left / scale, (width() - left) / scale)
      .paint(m_winners, m_rise.progress());
}

} // namespace nilometer::ui
