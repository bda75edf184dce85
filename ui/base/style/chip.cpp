// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/chip.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/kept_picture.h"
#include "ui/base/style/menu_text.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"
#include "ui/base/style/wares.h"

#include <QEvent>
#include <QFontMetrics>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

int padding() {
  return 2 * unit;
}

QFont capFont(const QFont& font) {
  QFont small = font;
  if (font.pointSizeF() > 0) {
    small.setPointSizeF(font.pointSizeF() * 0.8);
  } else {
    small.setPixelSize(qRound(font.pixelSize() * 0.8));
  }
  return small;
}

/// A key is drawn as one.
int capWidth(const QString& cap, const QFont& font) {
  const QFont small = capFont(font);
  return std::max(wholeTextWidth(small, cap) + 2 * unit, QFontMetrics(small).height() + unit / 2);
}

/// A sign of goods, and what comes after it.
int wareWidth(const QFont& font) {
  constexpr qreal side = 20; // in u
  return wholePixels(side, lookUnit(font));
}

int signWidth(const ChipLook& look, const QFont& font) {
  int width = look.player ? QFontMetrics(font).height() : 0;
  if (look.ware) width += wareWidth(font) + unit;
  return width;
}

} // namespace

int chipWidth(const ChipLook& look, const QFont& font) {
  // Bold or not, the chip keeps its place.
  QFont bold = font;
  bold.setBold(true);
  int width = wholeTextWidth(bold, look.text) + 2 * padding();
  if (!look.keyCap.isEmpty()) {
    width += capWidth(look.keyCap, font) + padding();
  }
  return width + signWidth(look, font);
}

Chip::Chip(QWidget* parent) : StopButton(parent) {
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
  measure();
}

void Chip::setLook(const ChipLook& look) {
  if (look == m_look) return;
  const bool resized = look.text != m_look.text || look.keyCap != m_look.keyCap ||
                       look.player.has_value() != m_look.player.has_value() ||
                       look.ware.has_value() != m_look.ware.has_value();
  m_look = look;
  setText(menuText(look.text));
  setSpokenName(*this, look.name.isEmpty() ? look.text : look.name);
  setTip(*this, look.tip);
  setChosen(*this, look.chosen);
  if (resized) measure();
  update();
}

void Chip::measure() {
  const int height = std::max<int>(targetHeight, fontMetrics().height() + 2 * unit);
  m_hint = {std::max(chipWidth(m_look, font()), targetHeight + unit), height};
  updateGeometry();
}

QColor Chip::paintGround(QPainter& painter) const {
  const Theme& theme = themeOf(*this);
  const QRectF box = rect();
  const bool hover = isPointedAt() && isEnabled();
  if (!isEnabled()) {
    const bool main = m_look.tone == ChipLook::Tone::confirm;
    const bool sunken = main || m_look.isNone;
    paintCard(painter, box, sunken ? theme.sunken : theme.surface, theme.line);
    if (!m_look.isField) return theme.quietInk;
    paintRing(painter, box, QPen(theme.ink, 2.5 * lookUnit(font())), cornerRadius);
    return theme.ink;
  }
  switch (m_look.tone) {
  case ChipLook::Tone::confirm:
    paintCard(painter, box, theme.choose, theme.choose);
    return theme.onChoose;
  case ChipLook::Tone::stop: paintCard(painter, box, theme.surface, theme.stop); return theme.stop;
  case ChipLook::Tone::choice:
  case ChipLook::Tone::action: break;
  }
  const QColor plain = hover ? theme.sunken : theme.surface;
  if (m_look.chosen && m_look.tint) {
    paintCard(painter, box, m_look.tint->fill, theme.choose);
    paintChooseRing(painter, box, theme);
    return m_look.tint->ink;
  }
  const QColor chosen = m_look.ware ? theme.chosenFill : theme.sunken;
  paintCard(painter, box, m_look.chosen ? chosen : plain, theme.line);
  if (m_look.chosen) paintChooseRing(painter, box, theme);
  return theme.ink;
}

int Chip::paintCap(QPainter& painter, int left, const QColor& ink) const {
  const Theme& theme = themeOf(*this);
  // What can be pressed is the stronger one.
  const bool plain = ink == theme.ink;
  const QColor edge = plain ? theme.quietInk : isEnabled() ? ink : theme.line;
  painter.setFont(capFont(font()));
  const int tall = painter.fontMetrics().height() + unit / 2;
  const QRect key(left, (height() - tall) / 2, capWidth(m_look.keyCap, font()), tall);
  paintRing(painter, key, QPen(edge, 1), 3);
  painter.setPen(plain ? theme.quietInk : ink);
  painter.drawText(key, Qt::AlignCenter, m_look.keyCap);
  return left + capWidth(m_look.keyCap, font()) + padding();
}

int Chip::paintSign(QPainter& painter, int left) const {
  const Theme& theme = themeOf(*this);
  const int size = fontMetrics().height();
  if (m_look.player) {
    const QColor fill = theme.playerText[static_cast<std::size_t>(*m_look.player)];
    paintSymbol(painter, QPointF(left + size * 0.4, rect().center().y() + 0.5), size * 0.7,
                *m_look.player, fill);
  }
  if (m_look.ware) {
    constexpr qreal faint = 0.55;
    const int side = wareWidth(font());
    const QRectF square(left, (height() - side) / 2.0, side, side);
    const WareForm form = m_look.isNone ? WareForm::hollow : WareForm::piece;
    painter.setOpacity(isEnabled() || m_look.isNone ? 1 : faint);
    paintWare(painter, square, *m_look.ware, theme, lookUnit(font()), form);
    painter.setOpacity(1);
  }
  return left + signWidth(m_look, font());
}

void Chip::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  const QColor ink = paintGround(painter);
  QFont text = font();
  text.setBold(m_look.chosen || m_look.tone == ChipLook::Tone::confirm);
  const int whole = (m_look.keyCap.isEmpty() ? 0 : capWidth(m_look.keyCap, font()) + padding()) +
                    signWidth(m_look, font()) + wholeTextWidth(text, m_look.text);
  // Key, symbol and text stay together in the middle.
  int left = m_look.inList ? padding() : std::max(padding(), (width() - whole) / 2);
  if (!m_look.keyCap.isEmpty()) left = paintCap(painter, left, ink);
  left = paintSign(painter, left);
  painter.setFont(text);
  painter.setPen(ink);
  painter.drawText(rect().adjusted(left, 0, 0, 0),
                   static_cast<int>((Qt::AlignLeft | Qt::AlignVCenter).toInt()), m_look.text);
  if (m_look.isField) {
    const int after = left + wholeTextWidth(text, m_look.text) + 1;
    const int tall = painter.fontMetrics().ascent();
    painter.fillRect(QRectF(after, (height() - tall) / 2.0, 1.5 * lookUnit(font()), tall), ink);
  }
  if (hasFocus()) paintFocus(painter, rect(), theme);
}

bool Chip::event(QEvent* event) {
  // What is closed as a whole says nothing.
  const bool isClosed = !isEnabled() && parentWidget()->isEnabled();
  if (isClosed && event->type() == QEvent::MouseButtonRelease) {
    // At the release, which would put a tool tip away.
    const auto& mouse = static_cast<const QMouseEvent&>(*event);
    const bool isHere = rect().contains(mouse.position().toPoint());
    if (isHere && mouse.button() == Qt::LeftButton) Q_EMIT closedPressed();
  }
  return StopButton::event(event);
}

void Chip::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) measure();
  QAbstractButton::changeEvent(event);
}

} // namespace nilometer::ui
