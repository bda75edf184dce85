// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/kept_picture.h"
#include "ui/base/style/pieces.h"
#include "ui/table/spectator/display_painting.h"
#include "ui/text/phrase.h"

#include <QPainterPath>
#include <QPixmap>
#include <QPixmapCache>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr qreal beforeName = 74; ///< from the edge of a box, for the symbol
constexpr qreal aroundName = beforeName + 12;
constexpr qreal usualBox = 330;
constexpr qreal beforePoints = 60; ///< from the mast
constexpr int pointLetters = 68;
constexpr int otherLetters = 46;

QString nameText(const DisplayLane& lane) {
  if (lane.place == 0) return lane.name;
  return text::fill(QStringLiteral("%1. %2"), {text::number(lane.place), lane.name});
}

/// Where lanes and points lie.
class Race {
public:
  Race(const DisplayCanvas& canvas, const QRectF& zone, const std::vector<DisplayLane>& lanes)
      : m_canvas(canvas), m_theme(canvas.theme), m_painter(canvas.painter), m_zone(zone),
        m_lanes(lanes) {
    const auto count = static_cast<qreal>(lanes.size());
    const qreal room = zone.height() - 68;
    m_pitch = std::min<qreal>(112, room / count);
    m_top = zone.top() + 22 + (room - m_pitch * count) / 2;
    measureNames();
    measureScale();
  }

  void paint() const {
    paintWater();
    paintScale();
    qreal top = m_top;
    for (const DisplayLane& lane : m_lanes) {
      paintLane(lane, top);
      top += m_pitch;
    }
  }

private:
  /// Letters first, then the boxes give way.
  void measureNames() {
    const auto widest = [&] {
      qreal width = 0;
      for (const DisplayLane& lane : m_lanes) {
        width = std::max(width, widthOf(nameText(lane), m_names));
      }
      return width;
    };
    m_names = m_canvas.letters(46, true);
    if (widest() + aroundName > usualBox) m_names = m_canvas.letters(leastLetters, true);
    m_box = std::max(widest() + aroundName, usualBox);
  }

  [[nodiscard]] qreal pointsWidth(const DisplayLane& lane) const {
    qreal width = widthOf(text::number(lane.points), m_canvas.letters(pointLetters, true));
    if (!lane.others.isEmpty()) {
      width += 16 + widthOf(lane.others, m_canvas.letters(otherLetters, true));
    }
    return width + static_cast<qreal>(lane.levels.size()) * figurePitch;
  }

  void measureScale() {
    int most = 0;
    for (const DisplayLane& lane : m_lanes) most = std::max(most, lane.points);
    m_end = (most / 10 + 1) * 10;
    m_zero = displayMargin + m_box + 66; // a ship without points leaves the name its box
    m_each = (m_zone.width() - 190 - m_zero) / m_end;
    // Whatever stands behind a ship has room there.
    for (const DisplayLane& lane : m_lanes) {
      if (lane.points <= 0) continue;
      const qreal room = m_zone.width() - displayMargin - beforePoints - pointsWidth(lane) - m_zero;
      m_each = std::min(m_each, room / lane.points);
    }
    const auto* const steps =
        std::ranges::find_if(stepsOfScale, [this](int step) { return step * m_each >= 130; });
    m_step = steps == std::end(stepsOfScale) ? stepsOfScale[3] : *steps;
  }

  void paintWater() const {
    constexpr qreal half = 14; // above and below the surface
    m_painter.fillRect(m_zone.adjusted(0, half - 1, 0, 0), m_theme.river);
    const QTransform inV = m_painter.worldTransform();
    const qreal ratio = m_painter.device()->devicePixelRatio();
    const QSize size = inV.mapRect(QRectF(0, 0, m_zone.width(), 2 * half)).toAlignedRect().size();
    const QString key = QStringLiteral("nilometer.waves %1 %2 %3 %4")
                            .arg(size.width())
                            .arg(inV.m22())
                            .arg(ratio)
                            .arg(m_theme.riverEdge.name());
    QPixmap waves;
    // The line costs more than all the rest, and is always the same.
    if (!QPixmapCache::find(key, &waves)) {
      waves = QPixmap(size * ratio);
      waves.setDevicePixelRatio(ratio);
      waves.fill(m_theme.ground);
      QPainter painter(&waves);
      painter.setRenderHint(QPainter::Antialiasing);
      painter.setWorldTransform(inV);
      paintWaves(painter, half);
      QPixmapCache::insert(key, waves);
    }
    const QPointF corner = inV.map(m_zone.topLeft() - QPointF(0, half));
    m_painter.setWorldTransform({});
    m_painter.drawPixmap(corner.toPoint(), waves);
    m_painter.setWorldTransform(inV);
  }

  /// The surface at that height, and the water under it.
  void paintWaves(QPainter& painter, qreal height) const {
    QPainterPath surface(QPointF(0, height));
    bool falls = true;
    while (surface.currentPosition().x() < m_zone.width()) {
      const QPointF from = surface.currentPosition();
      surface.quadTo(from + QPointF(20, falls ? 12 : -12), from + QPointF(40, 0));
      falls = !falls;
    }
    QPainterPath water = surface;
    water.lineTo(surface.currentPosition().x(), 3 * height);
    water.lineTo(0, 3 * height);
    painter.fillPath(water, m_theme.river);
    painter.setPen(QPen(m_theme.riverEdge, 4));
    painter.drawPath(surface);
  }

  void paintScale() const {
    const KeptLook dots{.shape = KeptLook::Shape::dots, .fill = m_theme.riverEdge.rgba()};
    const QFont letters = m_canvas.letters(leastLetters, false);
    for (int at = 0; at <= m_end; at += m_step) {
      const qreal x = m_zero + at * m_each;
      const QRectF line(x - 1, m_zone.top() + 30, 2, m_zone.height() - 70);
      paintKept(m_painter, dots, line, 0, [this](QPainter& on, const QRectF& room) {
        for (qreal y = room.top(); y < room.bottom(); y += 12) {
          on.fillRect(QRectF(room.left(), y, room.width(), 4), m_theme.riverEdge);
        }
      });
      m_canvas.write(text::number(at), {x, m_zone.bottom() - 11}, letters, m_theme.onRiver,
                     Qt::AlignHCenter);
    }
  }

  void paintName(const DisplayLane& lane, const QRectF& box) const {
    const auto index = static_cast<std::size_t>(lane.colour);
    const QColor& colour = m_theme.playerText[index];
    const KeptLook look{.shape = KeptLook::Shape::namePlate,
                        .fill = m_theme.surface.rgba(),
                        .edge = colour.rgba(),
                        .kind = static_cast<int>(lane.colour)};
    paintKept(m_painter, look, box, 2, [&](QPainter& on, const QRectF& room) {
      on.setPen(QPen(m_theme.player[index], 4));
      on.setBrush(m_theme.surface);
      on.drawRoundedRect(room, 14, 14);
      paintSymbol(on, {room.left() + 40, room.center().y()}, 32, lane.colour, colour);
    });
    m_canvas.write(nameText(lane), {box.left() + beforeName, box.center().y() + toMiddle(m_names)},
                   m_names, colour);
  }

  void paintLane(const DisplayLane& lane, qreal top) const {
    const QRectF box(displayMargin, top, m_box, std::min<qreal>(70, m_pitch - 12));
    paintName(lane, box);
    const qreal line = box.bottom() - 10;
    const qreal mast = m_zero + std::max(0, lane.points) * m_each;
    const qreal ship = std::min<qreal>(92, m_pitch + 4);
    if (mast - 40 > m_zero) {
      m_painter.setPen(QPen(m_theme.playerText[static_cast<std::size_t>(lane.colour)], 8,
                            Qt::SolidLine, Qt::RoundCap));
      m_painter.drawLine(QPointF(m_zero, line), QPointF(mast - 40, line));
    }
    paintShip(m_painter, {mast, line + 18 - ship / 2}, ship, lane.colour, m_theme);
    const QFont large = m_canvas.letters(pointLetters, true);
    const QPointF base(mast + beforePoints, line - 2);
    const QString points = text::number(lane.points);
    m_canvas.write(points, base, large, m_theme.onRiver);
    if (!lane.others.isEmpty()) {
      m_canvas.write(lane.others, base + QPointF(widthOf(points, large) + 16, 0),
                     m_canvas.letters(otherLetters, true), m_theme.onRiver);
    }
    const qreal behind = base.x() + pointsWidth(lane);
    const auto figures = static_cast<qreal>(lane.levels.size());
    for (std::size_t i = 0; i < lane.levels.size(); ++i) {
      const qreal left = behind - (figures - static_cast<qreal>(i)) * figurePitch + figureGap;
      paintLevels({left, base.y() - toMiddle(large)}, lane.levels[i], lane.colour);
    }
  }

  /// A dot for each level, full up to where the figure stands.
  void paintLevels(const QPointF& left, int level, PlayerColour colour) const {
    const QColor& fill = m_theme.player[static_cast<std::size_t>(colour)];
    m_painter.setPen(QPen(m_theme.onRiver, 2));
    for (int i = 0; i < laneLevels; ++i) {
      m_painter.setBrush(i < level ? QBrush(fill) : QBrush(m_theme.surface));
      m_painter.drawEllipse(left + QPointF((i + 0.5) * dotPitch, 0), dotRadius, dotRadius);
    }
  }

  static constexpr qreal dotPitch = 24;
  static constexpr qreal dotRadius = 10;
  static constexpr qreal figureGap = 24;
  static constexpr qreal figurePitch = laneLevels * dotPitch + figureGap;

  static constexpr int stepsOfScale[] = {10, 20, 50, 100};

  const DisplayCanvas& m_canvas;
  const Theme& m_theme;
  QPainter& m_painter;
  QRectF m_zone;
  const std::vector<DisplayLane>& m_lanes;
  qreal m_pitch = 0;
  qreal m_top = 0;
  QFont m_names;
  qreal m_box = usualBox;
  qreal m_zero = 0; ///< where no points are
  qreal m_each = 0; ///< between two points
  int m_end = 0;    ///< the next ten above the leader
  int m_step = 10;
};

} // namespace

void paintRace(const DisplayCanvas& canvas, const QRectF& zone,
               const std::vector<DisplayLane>& lanes) {
  if (!lanes.empty()) Race(canvas, zone, lanes).paint();
}

} // namespace nilometer::ui
