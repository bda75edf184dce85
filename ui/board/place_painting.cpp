// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/place_painting.h"

#include "ui/board/place_layout.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace nilometer::ui {

using Shape = PlaceLook::Shape;
using State = PlaceLook::State;

namespace {

constexpr qreal placeRadius = 4; ///< of places, smaller than that of the cards they lie on
constexpr qreal ghostOpacity = 0.5;
constexpr qreal stripeWidth = 4; ///< of a field on its card

QColor mixed(const QColor& from, const QColor& to, qreal part) {
  const auto channel = [part](int a, int b) { return qRound(a + (b - a) * part); };
  return QColor(channel(from.red(), to.red()), channel(from.green(), to.green()),
                channel(from.blue(), to.blue()));
}

/// One place being painted.
class PlacePainter {
public:
  PlacePainter(QPainter& painter, const QRectF& rect, const PlaceLook& look,
               const PlaceTouch& touch, const QFont& font, const Theme& theme)
      : m_painter(painter), m_look(look), m_touch(touch), m_font(font), m_theme(theme),
        m_layout(layOutPlace(look, rect, PlaceFonts(font))),
        m_round(look.shape == Shape::round || look.shape == Shape::ring),
        m_radius(m_round ? m_layout.body.width() / 2 : placeRadius) {}

  void paint() {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setFont(m_font);
    paintBody();
    paintField();
    paintMarkers();
    paintStone();
    paintTexts();
    paintKey();
    if (m_touch.focused) paintFocus(m_painter, m_layout.body, focusTheme(), m_radius);
  }

private:
  [[nodiscard]] bool isActive() const {
    return m_look.state == State::open || m_look.state == State::chosen;
  }

  [[nodiscard]] QColor fill() const {
    if (m_look.stone) return m_theme.player[static_cast<std::size_t>(*m_look.stone)];
    if (m_look.shape == Shape::ring && m_look.swatch) {
      return m_look.swatch->fill;
    }
    const QColor base = m_look.empty ? m_theme.sunken : m_theme.surface;
    if (m_touch.pressed) return mixed(base, m_theme.choose, 0.28);
    if (m_look.state == State::chosen) return mixed(base, m_theme.choose, 0.2);
    if (m_touch.hovered && m_look.state == State::open) return mixed(base, m_theme.choose, 0.1);
    return base;
  }

  [[nodiscard]] QColor border() const {
    if (m_touch.hovered) return m_theme.quietInk;
    if (m_look.state == State::quiet) return mixed(m_theme.line, m_theme.surface, 0.4);
    return m_theme.line;
  }

  [[nodiscard]] QColor ink() const {
    if (m_look.stone) return m_theme.onPlayer[static_cast<std::size_t>(*m_look.stone)];
    // On the tint of a ghost quiet ink would be too pale.
    return isActive() || m_look.marked || m_look.ghost ? m_theme.ink : m_theme.quietInk;
  }

  /// The focus ring in a colour that is visible on what is filled.
  [[nodiscard]] Theme focusTheme() const {
    Theme theme = m_theme;
    if (m_look.stone) theme.ink = m_theme.onPlayer[static_cast<std::size_t>(*m_look.stone)];
    if (m_look.shape == Shape::ring && m_look.swatch) {
      theme.ink = m_look.swatch->ink;
    }
    return theme;
  }

  void paintBody() {
    const QRectF& body = m_layout.body;
    if (m_look.shape == Shape::reserve) {
      QPen pen(border(), 1, Qt::DashLine);
      pen.setDashPattern({4, 3});
      m_painter.setPen(pen);
      m_painter.setBrush(fill());
      m_painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), m_radius, m_radius);
    } else {
      paintCard(m_painter, body, fill(), border(), m_radius);
    }
    if (m_look.marked) {
      // Inside the ring of what can be chosen, so that both can be seen.
      const qreal inset = isActive() ? 3.5 : 1.5;
      m_painter.setPen(QPen(m_theme.riverEdge, 3));
      m_painter.setBrush(Qt::NoBrush);
      m_painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), m_radius, m_radius);
    }
    if (!isActive()) return;
    if (m_look.shape == Shape::reserve) {
      QPen pen(m_theme.choose, 2, Qt::DashLine);
      pen.setDashPattern({3, 2});
      m_painter.setPen(pen);
      m_painter.setBrush(Qt::NoBrush);
      m_painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), m_radius, m_radius);
    } else {
      paintChooseRing(m_painter, body, m_theme, m_radius);
    }
  }

  /// A field on a card is a stripe at its left edge, inside the border.
  void paintField() {
    if (!m_look.swatch || m_look.shape == Shape::ring) return;
    const qreal rim = isActive() ? 2 : 1;
    const QRectF inside = m_layout.body.adjusted(rim, rim, -rim, -rim);
    QPainterPath clip;
    clip.addRoundedRect(inside, m_radius - rim, m_radius - rim);
    m_painter.save();
    m_painter.setClipPath(clip);
    m_painter.fillRect(QRectF(inside.left(), inside.top(), stripeWidth - rim / 2, inside.height()),
                       m_look.swatch->fill);
    m_painter.restore();
  }

  /// First at the front: painted last, where markers overlap.
  void paintMarkers() {
    if (m_look.shape == Shape::cell) return;
    const QRectF& room = m_layout.markers;
    const std::size_t count = m_look.markers.size() + (m_look.ghost ? 1 : 0);
    if (count == 0 || room.isEmpty()) return;
    // In a circle or little square several markers are smaller and overlap; on cards and steps
    // they stand side by side as long as they can.
    const auto others = static_cast<qreal>(count - 1);
    const bool pile = m_round || m_look.shape == Shape::space || m_look.shape == Shape::reserve;
    const qreal overlap = 0.6;
    const qreal diameter =
        pile ? std::min(room.height(), room.width() / (1 + overlap * others)) : room.height();
    const qreal apart = count == 1 ? 0 : (room.width() - diameter) / others;
    const qreal step = std::min(apart, diameter + 2);
    const bool left = m_look.shape == Shape::step;
    const qreal used = diameter + step * others;
    const qreal first = (left ? room.left() : room.center().x() - used / 2) + diameter / 2;
    for (std::size_t i = count; i-- > 0;) {
      const QPointF centre(first + step * static_cast<qreal>(i), room.center().y());
      const bool ghost = i == m_look.markers.size();
      m_painter.setOpacity(ghost ? ghostOpacity : 1);
      paintMarker(m_painter, centre, diameter,
                  ghost ? static_cast<PlayerColour>(*m_look.ghost) : m_look.markers[i], m_theme);
      m_painter.setOpacity(1);
    }
  }

  /// The owner of a cell, or who is about to own it.
  void paintStone() {
    if (m_look.shape != Shape::cell || m_layout.symbol.isEmpty()) return;
    if (m_look.stone) {
      const auto owner = static_cast<std::size_t>(*m_look.stone);
      paintSymbol(m_painter, m_layout.symbol.center(), m_layout.symbol.width(), *m_look.stone,
                  m_theme.onPlayer[owner]);
    } else if (m_look.ghost) {
      const auto colour = static_cast<PlayerColour>(*m_look.ghost);
      const QColor fill = m_theme.player[static_cast<std::size_t>(colour)];
      m_painter.setOpacity(0.3);
      m_painter.setPen(Qt::NoPen);
      m_painter.setBrush(fill);
      m_painter.drawRoundedRect(m_layout.body.adjusted(2, 2, -2, -2), m_radius - 2, m_radius - 2);
      m_painter.setOpacity(1);
      paintSymbol(m_painter, m_layout.symbol.center(), m_layout.symbol.width(), colour,
                  m_theme.playerText[static_cast<std::size_t>(colour)]);
    }
  }

  /// A number under a marker would show at its rim.
  [[nodiscard]] bool hidesText() const {
    const bool square = m_look.shape == Shape::space || m_look.shape == Shape::reserve;
    return square && (!m_look.markers.empty() || m_look.ghost);
  }

  void paintTexts() {
    m_painter.setPen(ink());
    if (!hidesText()) {
      m_painter.drawText(m_layout.text, static_cast<int>(m_layout.align | Qt::TextDontClip),
                         m_layout.lines.lines.join(QLatin1Char('\n')));
    }
    m_painter.setPen(m_theme.quietInk);
    if (!m_layout.label.isEmpty()) {
      m_painter.drawText(m_layout.label, Qt::AlignRight | Qt::AlignVCenter, m_look.label);
    }
    if (!m_layout.caption.isEmpty()) {
      m_painter.drawText(m_layout.caption, Qt::AlignLeft | Qt::AlignVCenter, m_look.caption);
    }
    paintTiles();
  }

  /// What is pictured on a round space, as tiles without a number.
  void paintTiles() {
    if (m_layout.tiles.isEmpty()) return;
    const qreal side = m_layout.tiles.height();
    qreal left = m_layout.tiles.left();
    for (const QColor& tile : m_look.tiles) {
      paintCard(m_painter, QRectF(left, m_layout.tiles.top(), side, side), tile, m_theme.quietInk,
                3);
      left += side + 2;
    }
  }

  void paintKey() {
    if (m_layout.key.isEmpty()) return;
    m_painter.setFont(keyFont(m_font));
    // Inside a circle or a little square a second frame would be too much.
    const bool bare = m_look.shape != Shape::card && m_look.markers.empty();
    if (!bare) paintCard(m_painter, m_layout.key, m_theme.surface, m_theme.line, 3);
    m_painter.setPen(m_theme.quietInk);
    m_painter.drawText(m_layout.key, Qt::AlignCenter | Qt::TextDontClip, m_look.keyCap);
  }

  QPainter& m_painter;
  const PlaceLook& m_look;
  const PlaceTouch& m_touch;
  const QFont& m_font;
  const Theme& m_theme;
  PlaceLayout m_layout;
  bool m_round;
  qreal m_radius;
};

} // namespace

void paintPlace(QPainter& painter, const QRectF& rect, const PlaceLook& look,
                const PlaceTouch& touch, const QFont& font, const Theme& theme) {
  PlacePainter(painter, rect, look, touch, font, theme).paint();
}

} // namespace nilometer::ui
