// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/spaces/place_painting.h"

#include "ui/base/style/focus.h"
#include "ui/base/style/high_contrast.h"
#include "ui/base/style/kept_picture.h"
#include "ui/base/style/pieces.h"
#include "ui/egizia/spaces/place_layout.h"
#include "ui/egizia/spaces/signs.h"
#include "ui/egizia/spaces/stone_painting.h"

#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace nilometer::ui {

using Shape = SpaceLook::Shape;
using State = SpaceLook::State;

namespace {

// Lengths in u.
constexpr qreal cardRadius = 6; ///< of cards; the corners of what is smaller are smaller too
constexpr qreal spaceRadius = 5;
constexpr qreal stepRadius = 4;
constexpr qreal chooseLine = 2;     ///< can be chosen
constexpr qreal enteringLine = 2.5; ///< is being entered
constexpr qreal spentOpacity = 0.45;

QColor mixed(const QColor& from, const QColor& to, qreal part) {
  const auto channel = [part](int a, int b) { return qRound(a + (b - a) * part); };
  return QColor(channel(from.red(), to.red()), channel(from.green(), to.green()),
                channel(from.blue(), to.blue()));
}

/// The corners of a place; half its side for a circle.
qreal radiusOf(const SpaceLook& look, const QRectF& body, qreal u) {
  switch (look.shape) {
  case Shape::round:
  case Shape::ring: return body.width() / 2;
  case Shape::card: return cardRadius * u;
  case Shape::space:
  case Shape::reserve: return spaceRadius * u;
  case Shape::cell: return 2 * u;
  case Shape::step: return stepRadius * u;
  }
  return 0;
}

/// One place being painted, all but a cell: that is painted by StonePainter.
class PlacePainter {
public:
  PlacePainter(QPainter& painter, const SpaceLook& look, const PlaceTouch& touch,
               const PlaceLayout& layout, const PlaceFonts& fonts, const Theme& theme)
      : m_painter(painter), m_look(look), m_touch(touch), m_fonts(fonts), m_theme(theme),
        m_layout(layout), m_u(fonts.u), m_radius(radiusOf(look, layout.body, fonts.u)) {}

  void paint() {
    paintBody();
    paintTile();
    paintMarkers();
    paintEntering();
    paintTexts();
    paintKey();
  }

private:
  [[nodiscard]] bool isOpen() const { return m_look.state == State::open; }
  [[nodiscard]] bool isChosen() const { return m_look.state == State::chosen; }
  [[nodiscard]] bool isActive() const { return isOpen() || isChosen(); }

  [[nodiscard]] QColor fill() const {
    if (isChosen()) return m_theme.chosenFill;
    QColor base = m_look.empty ? m_theme.sunken : m_theme.surface;
    if (m_look.shape == Shape::reserve && !isOpen() && m_look.markers.empty()) {
      base = m_theme.stone;
    }
    if (m_touch.pressed) return mixed(base, m_theme.choose, 0.28);
    if (m_touch.hovered && isOpen()) return mixed(base, m_theme.choose, 0.1);
    return base;
  }

  [[nodiscard]] QColor border() const {
    if (m_touch.hovered) return m_theme.quietInk;
    const bool onBank = m_look.shape != Shape::card && m_look.shape != Shape::step;
    return onBank ? m_theme.stoneEdge : m_theme.line;
  }

  [[nodiscard]] QColor ink() const { return isActive() ? m_theme.ink : m_theme.quietInk; }

  /// A line of that width just inside the body.
  void outlineBody(const QColor& colour, qreal width, Qt::PenStyle style = Qt::SolidLine) {
    QPen pen(colour, width, style);
    if (style == Qt::DashLine) pen.setDashPattern({3 * m_u / width, 3 * m_u / width});
    paintRing(m_painter, m_layout.body, pen, m_radius);
  }

  void paintBody() {
    const QRectF& body = m_layout.body;
    const bool dashed = m_look.shape == Shape::reserve;
    if (dashed) {
      m_painter.setPen(Qt::NoPen);
      m_painter.setBrush(fill());
      m_painter.drawRoundedRect(body, m_radius, m_radius);
      if (!isActive()) outlineBody(border(), 1, Qt::DashLine);
    } else {
      paintCard(m_painter, body, fill(), border(), m_radius);
    }
    if (!isChosen() && (isOpen() || m_look.marked)) {
      outlineBody(m_theme.choose, chooseLine * m_u, dashed ? Qt::DashLine : Qt::SolidLine);
    }
  }

  /// Over the ship, which fills a round space nearly to its edge.
  void paintEntering() {
    if (!isChosen()) return;
    outlineBody(m_look.forbidden ? m_theme.stop : m_theme.ink, enteringLine * m_u);
    if (!m_look.forbidden) return;
    // Behind the name and key of a round space, whose ships leave no room.
    const bool round = m_look.shape == Shape::round;
    paintForbidden(m_painter,
                   round ? m_layout.key.topRight() + QPointF(10 * m_u, m_layout.key.height() / 2)
                         : m_layout.body.topLeft() + QPointF(7, 7) * m_u,
                   m_theme, m_u);
  }

  /// What is printed on a card: its number on the colour of a field, or on stone.
  void paintTile() {
    if (m_look.value.isEmpty()) return;
    const Tint tint =
        m_look.swatch ? tintFor(m_theme, *m_look.swatch) : Tint{m_theme.stone, m_theme.ink};
    paintCard(m_painter, m_layout.tile, tint.fill, m_look.swatch ? tint.fill : m_theme.stoneEdge,
              stepRadius * m_u);
    m_painter.setFont(m_fonts.strong);
    m_painter.setPen(tint.ink);
    m_painter.drawText(m_layout.tile, static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip,
                       m_look.value);
  }

  void paintPiece(const QPointF& centre, qreal size, PlayerColour colour) {
    if (m_look.shape == Shape::step) {
      const qreal half = size / 2;
      return paintToken(m_painter, QRectF(centre - QPointF(half, half), QSizeF(size, size)), colour,
                        m_theme, m_u);
    }
    paintShip(m_painter, centre, size, colour, m_theme);
  }

  /// First at the front: painted last, where pieces overlap.
  void paintMarkers() {
    const QRectF& room = m_layout.markers;
    const std::size_t count = m_look.markers.size() + (m_look.ghost ? 1 : 0);
    if (count == 0 || room.isEmpty()) return;
    const auto others = static_cast<qreal>(count - 1);
    // In a circle or little square several ships are smaller; on cards and steps they stand side
    // by side as long as they can.
    const bool small = m_look.shape != Shape::card && m_look.shape != Shape::step;
    const bool left = m_look.shape == Shape::step;
    qreal size = small ? std::min(room.height(), room.width() / (1 + others)) : room.height();
    if (left) {
      // Each shows its symbol as long as that can be told.
      constexpr qreal shown = 0.85;
      const qreal least = std::min(room.height(), 11 * m_u);
      size = std::clamp(room.width() / (1 + shown * others), least, room.height());
    }
    const qreal apart = count == 1 ? 0 : (room.width() - size) / others;
    const qreal step = std::min(apart, size + 2 * m_u);
    const qreal used = size + step * others;
    const qreal first = (left ? room.left() : room.center().x() - used / 2) + size / 2;
    if (m_look.spent) m_painter.setOpacity(spentOpacity);
    for (std::size_t i = count; i-- > 0;) {
      const QPointF centre(first + step * static_cast<qreal>(i), room.center().y());
      const bool ghost = i == m_look.markers.size();
      paintPiece(centre, size,
                 ghost ? static_cast<PlayerColour>(*m_look.ghost) : m_look.markers[i]);
    }
    m_painter.setOpacity(1);
  }

  /// A number under a ship would show at its rim.
  [[nodiscard]] bool hidesText() const {
    const bool square = m_look.shape == Shape::space || m_look.shape == Shape::reserve;
    return square && (!m_look.markers.empty() || m_look.ghost);
  }

  void paintTexts() {
    const bool bold = isActive() && m_look.shape != Shape::card;
    m_painter.setFont(bold                      ? m_fonts.strong
                      : m_layout.captionLetters ? m_fonts.caption
                                                : m_fonts.plain);
    m_painter.setPen(ink());
    if (!hidesText()) {
      m_painter.drawText(m_layout.text, static_cast<int>(m_layout.align | Qt::TextDontClip),
                         m_layout.lines.lines.join(QLatin1Char('\n')));
    }
    m_painter.setPen(m_theme.quietInk);
    if (!m_layout.label.isEmpty()) {
      m_painter.setFont(m_fonts.plain);
      m_painter.drawText(m_layout.label, Qt::AlignRight | Qt::AlignVCenter, m_look.label);
    }
    if (!m_layout.caption.isEmpty()) {
      m_painter.setFont(m_fonts.caption);
      m_painter.drawText(m_layout.caption, Qt::AlignLeft | Qt::AlignVCenter, captionThatFits());
    }
    if (!m_layout.tiles.isEmpty()) {
      paintTiles(m_painter, m_layout.tiles, m_look.tiles, m_theme, m_u);
    }
  }

  /// The longest way to say it there is room for; half of one says nothing, the tool tip all.
  [[nodiscard]] QString captionThatFits() const {
    for (const QString& caption : m_look.caption.split(captionVariant)) {
      if (m_fonts.captions.horizontalAdvance(caption) <= qCeil(m_layout.caption.width())) {
        return caption;
      }
    }
    return {};
  }

  void paintKey() {
    if (m_layout.key.isEmpty()) return;
    const bool alone = m_look.shape == Shape::round && m_look.markers.empty() && !m_look.ghost;
    // Inside a circle or a little square a second frame would be too much.
    const bool square = m_look.shape == Shape::space || m_look.shape == Shape::reserve;
    const bool bare = alone || square;
    if (!bare) paintCard(m_painter, m_layout.key, m_theme.surface, m_theme.line, 3 * m_u);
    m_painter.setFont(alone ? m_fonts.strong : m_fonts.small);
    m_painter.setPen(alone ? ink() : m_theme.quietInk);
    m_painter.drawText(m_layout.key, static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip,
                       m_look.keyCap);
  }

  QPainter& m_painter;
  const SpaceLook& m_look;
  const PlaceTouch& m_touch;
  const PlaceFonts& m_fonts;
  const Theme& m_theme;
  const PlaceLayout& m_layout;
  qreal m_u;
  qreal m_radius;
};

} // namespace

void paintPlace(QPainter& painter, const QRectF& rect, const SpaceLook& look,
                const PlaceTouch& touch, const QFont& font, const Theme& theme) {
  const PlaceFonts& fonts = placeFonts(font);
  PlaceLayout layout = layOutPlace(look, rect, fonts);
  const QRectF around = look.shape == Shape::cell ? rect : layout.body;
  // The piece draws back a little, so that the ring stands around it and hides nothing.
  if (touch.focused) {
    const qreal in = focusWidth();
    layout.body = around.adjusted(in, in, -in, -in);
  }
  painter.setRenderHint(QPainter::Antialiasing);
  if (look.shape == Shape::cell) {
    paintStone(painter, look, touch, layout, fonts, theme);
  } else if (look.shape == Shape::ring) {
    paintDisc(painter, layout.body, look, touch, theme);
  } else {
    PlacePainter(painter, look, touch, layout, fonts, theme).paint();
  }
  if (touch.focused) paintFocus(painter, around, theme, radiusOf(look, around, fonts.u));
}

} // namespace nilometer::ui
