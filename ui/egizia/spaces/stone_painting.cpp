// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/spaces/stone_painting.h"

#include "ui/base/style/kept_picture.h"
#include "ui/base/style/pieces.h"
#include "ui/egizia/spaces/signs.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <optional>

namespace nilometer::ui {

using Form = SpaceLook::Form;
using State = SpaceLook::State;

namespace {

/// The outline of a cell, that far inside its body.
QPainterPath stonePath(const SpaceLook& look, const QRectF& body, qreal inset, qreal u) {
  const QRectF box = body.adjusted(inset, inset, -inset, -inset);
  QPainterPath path;
  if (look.form == Form::door) {
    const qreal arch = std::min(10.5 * u, box.height() / 2);
    path.moveTo(box.bottomLeft());
    path.lineTo(box.left(), box.top() + arch);
    path.quadTo(box.topLeft(), box.topLeft() + QPointF(arch, 0));
    path.lineTo(box.right() - arch, box.top());
    path.quadTo(box.topRight(), box.topRight() + QPointF(0, arch));
    path.lineTo(box.bottomRight());
    path.closeSubpath();
  } else if (look.taper > 0) {
    const qreal in = look.taper * box.width();
    path.addPolygon(QPolygonF({box.topLeft() + QPointF(in, 0), box.topRight() - QPointF(in, 0),
                               box.bottomRight(), box.bottomLeft()}));
    path.closeSubpath();
  } else {
    path.addRoundedRect(box, 2 * u, 2 * u);
  }
  return path;
}

class StonePainter {
public:
  StonePainter(QPainter& painter, const SpaceLook& look, const PlaceTouch& touch,
               const PlaceLayout& layout, const PlaceFonts& fonts, const Theme& theme)
      : m_painter(painter), m_look(look), m_touch(touch), m_layout(layout), m_fonts(fonts),
        m_theme(theme), m_owner(look.stone) {
    if (!m_owner && look.ghost) m_owner = static_cast<PlayerColour>(*look.ghost);
  }

  void paint() {
    paintBody();
    if (m_look.form == Form::column) paintFlutes();
    if (m_look.form == Form::door && m_look.empty && !m_owner) paintShutDoor();
    paintText();
    paintKey();
    if (m_look.forbidden) {
      const QPointF corner = m_layout.body.topLeft() + QPointF(7, 7) * m_fonts.u;
      paintForbidden(m_painter, corner, m_theme, m_fonts.u);
    }
  }

private:
  [[nodiscard]] bool isEntering() const { return m_look.state == State::chosen; }
  [[nodiscard]] bool isOpen() const { return m_look.state == State::open; }
  [[nodiscard]] QColor ofOwner() const {
    return m_theme.player[static_cast<std::size_t>(*m_owner)];
  }
  [[nodiscard]] QColor onOwner() const {
    return m_theme.onPlayer[static_cast<std::size_t>(*m_owner)];
  }

  [[nodiscard]] QColor fill() const {
    if (m_owner) return ofOwner();
    if (isEntering()) return m_theme.chosenFill;
    if (isOpen() && m_touch.hovered) return m_theme.chosenFill;
    const bool bare = m_look.form == Form::door && !m_look.empty; // an open door is light
    return isOpen() || bare ? m_theme.surface : m_theme.stone;
  }

  [[nodiscard]] QColor ink() const {
    if (m_owner) return onOwner();
    const bool plain = !isOpen() && !isEntering() && m_look.form != Form::door;
    return plain ? m_theme.quietInk : m_theme.ink;
  }

  void draw(qreal inset, const QColor& fill, const QColor& line, qreal width) {
    const KeptLook kept{.shape = KeptLook::Shape::stone,
                        .fill = fill.rgba(),
                        .edge = line.rgba(),
                        .radius = inset,
                        .pen = width,
                        .kind = static_cast<int>(m_look.form),
                        .part = m_look.taper};
    paintKept(m_painter, kept, m_layout.body, 1, [&](QPainter& on, const QRectF& body) {
      QPen pen(line, width);
      pen.setJoinStyle(Qt::RoundJoin);
      on.setPen(width > 0 ? pen : QPen(Qt::NoPen));
      on.setBrush(fill);
      on.drawPath(stonePath(m_look, body, inset + width / 2, m_fonts.u));
    });
  }

  /// Most stones are plain blocks, whose pixels are kept.
  [[nodiscard]] bool isPlain() const { return m_look.form != Form::door && m_look.taper == 0; }

  void paintBlock(const QColor& line) {
    const QRect block = m_layout.body.toRect();
    paintCard(m_painter, block, fill(), line, 2 * m_fonts.u);
    if (isOpen() && !m_owner) paintChooseRing(m_painter, block, m_theme, 2 * m_fonts.u);
  }

  void paintBody() {
    const qreal u = m_fonts.u;
    if (isPlain() && !isEntering()) {
      const QColor joint = m_touch.hovered ? m_theme.quietInk : m_theme.stoneEdge;
      return paintBlock(m_owner ? pieceEdge(*m_owner, m_theme) : joint);
    }
    if (isEntering()) {
      // Filled, a gap, a frame in ink.
      draw(0, m_theme.surface, m_look.forbidden ? m_theme.stop : m_theme.ink, 2.5 * u);
      draw(5 * u, fill(), fill(), 0);
    } else if (m_owner) {
      draw(0, fill(), pieceEdge(*m_owner, m_theme), u);
    } else if (isOpen()) {
      draw(0, fill(), m_theme.choose, 2 * u);
    } else {
      draw(0, fill(), m_touch.hovered ? m_theme.quietInk : m_theme.stoneEdge, 1);
    }
  }

  /// The capital of a column, and its flutes above and below the number.
  void paintFlutes() {
    const QRectF& body = m_layout.body;
    const qreal u = m_fonts.u;
    m_painter.setPen(QPen(m_owner ? onOwner() : m_theme.stoneEdge, 1));
    const qreal in = 4 * u;
    for (const qreal at : {7 * u, 11 * u}) {
      m_painter.drawLine(QPointF(body.left() + in, body.top() + at),
                         QPointF(body.right() - in, body.top() + at));
    }
    const qreal half = m_fonts.text.height() / 2.0 + 4 * u;
    qreal above = m_layout.text.center().y() - half;
    qreal below = m_layout.text.center().y() + half;
    for (const QRectF& part : {m_layout.symbol, m_layout.key}) {
      if (part.isEmpty()) continue;
      above = std::min(above, part.top() - 2 * u);
      below = std::max(below, part.bottom() + 2 * u);
    }
    for (const qreal part : {0.33, 0.67}) {
      const qreal x = body.left() + body.width() * part;
      if (above > body.top() + 17 * u) {
        m_painter.drawLine(QPointF(x, body.top() + 17 * u), QPointF(x, above));
      }
      if (below < body.bottom() - 5 * u) {
        m_painter.drawLine(QPointF(x, below), QPointF(x, body.bottom() - 5 * u));
      }
    }
  }

  /// A tile that lies face down.
  void paintShutDoor() {
    const qreal u = m_fonts.u;
    const QPointF foot(m_layout.body.center().x(), m_layout.body.bottom() - 7 * u);
    m_painter.setPen(QPen(m_theme.stoneEdge, 1));
    m_painter.drawPolyline(QPolygonF({foot + QPointF(-6 * u, 0), foot + QPointF(-6 * u, -14 * u),
                                      foot + QPointF(6 * u, -14 * u), foot + QPointF(6 * u, 0)}));
  }

  void paintText() {
    if (m_owner && !m_layout.symbol.isEmpty()) {
      paintSymbol(m_painter, m_layout.symbol.center(), m_layout.symbol.width(), *m_owner,
                  onOwner());
    }
    const bool strong = m_owner || isOpen() || isEntering() || m_look.form == Form::door;
    m_painter.setFont(strong ? m_fonts.strong : m_fonts.plain);
    m_painter.setPen(ink());
    m_painter.drawText(m_layout.text, static_cast<int>(m_layout.align | Qt::TextDontClip),
                       m_layout.lines.lines.join(QLatin1Char('\n')));
  }

  void paintKey() {
    if (m_layout.key.isEmpty()) return;
    // Raised like a key of the keyboard, so that a digit is not taken for a value.
    const qreal u = m_fonts.u;
    const QRectF& cap = m_layout.key;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.quietInk);
    m_painter.drawRoundedRect(cap, 3 * u, 3 * u);
    m_painter.setBrush(m_theme.sunken);
    m_painter.drawRoundedRect(cap.adjusted(u, u, -u, -2 * u), 2 * u, 2 * u);
    m_painter.setFont(m_fonts.small);
    m_painter.setPen(m_theme.quietInk);
    m_painter.drawText(cap.adjusted(0, 0, 0, -u),
                       static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip, m_look.keyCap);
  }

  QPainter& m_painter;
  const SpaceLook& m_look;
  const PlaceTouch& m_touch;
  const PlaceLayout& m_layout;
  const PlaceFonts& m_fonts;
  const Theme& m_theme;
  std::optional<PlayerColour> m_owner; ///< of the stone that lies here, or is being entered
};

} // namespace

void paintStone(QPainter& painter, const SpaceLook& look, const PlaceTouch& touch,
                const PlaceLayout& layout, const PlaceFonts& fonts, const Theme& theme) {
  StonePainter(painter, look, touch, layout, fonts, theme).paint();
}

} // namespace nilometer::ui
