// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/chip.h"

#include "ui/access/button_role.h"
#include "ui/access/spoken.h"
#include "ui/style/kept_picture.h"
#include "ui/style/menu_text.h"
#include "ui/style/text_width.h"
#include "ui/style/tool_tip.h"

#include <QEvent>
#include <QFontMetrics>
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

} // namespace

int chipWidth(const ChipLook& look, const QFont& font) {
  // Bold or not, the chip keeps its place.
  QFont bold = font;
  bold.setBold(true);
  int width = wholeTextWidth(bold, look.text) + 2 * padding();
  if (!look.keyCap.isEmpty()) {
    width += capWidth(look.keyCap, font) + padding();
  }
  if (look.player) width += QFontMetrics(font).height();
  return width;
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
                       look.player.has_value() != m_look.player.has_value();
  m_look = look;
  setText(menuText(look.text));
  setSpokenName(*this, look.name.isEmpty() ? look.text : look.name);
  setSpokenDescription(*this, look.tip);
  setToolTip(toolTipOf(look.tip));
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
  const bool hover = underMouse() && isEnabled();
  if (!isEnabled()) {
    const bool main = m_look.tone == ChipLook::Tone::confirm;
    paintCard(painter, box, main ? theme.sunken : theme.surface, theme.line);
    return theme.quietInk;
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
  paintCard(painter, box, m_look.chosen ? theme.sunken : plain, theme.line);
  if (m_look.chosen) paintChooseRing(painter, box, theme);
  return theme.ink;
}

int Chip::paintCap(QPainter& painter, int left, const QColor& ink) const {
  const Theme& theme = themeOf(*this);
  const bool plain = ink == theme.ink;
  painter.setFont(capFont(font()));
  const int tall = painter.fontMetrics().height() + unit / 2;
  const QRect key(left, (height() - tall) / 2, capWidth(m_look.keyCap, font()), tall);
  paintRing(painter, key, QPen(plain ? theme.line : ink, 1), 3);
  painter.setPen(plain ? theme.quietInk : ink);
  painter.drawText(key, Qt::AlignCenter, m_look.keyCap);
  return left + capWidth(m_look.keyCap, font()) + padding();
}

void Chip::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  const QColor ink = paintGround(painter);
  QFont text = font();
  text.setBold(m_look.chosen || m_look.tone == ChipLook::Tone::confirm);
  const int size = fontMetrics().height();
  const int whole = (m_look.keyCap.isEmpty() ? 0 : capWidth(m_look.keyCap, font()) + padding()) +
                    (m_look.player ? size : 0) + wholeTextWidth(text, m_look.text);
  // Key, symbol and text stay together in the middle.
  int left = m_look.inList ? padding() : std::max(padding(), (width() - whole) / 2);
  if (!m_look.keyCap.isEmpty()) left = paintCap(painter, left, ink);
  if (m_look.player) {
    const QColor fill = theme.playerText[static_cast<std::size_t>(*m_look.player)];
    paintSymbol(painter, QPointF(left + size * 0.4, rect().center().y() + 0.5), size * 0.7,
                *m_look.player, fill);
    left += size;
  }
  painter.setFont(text);
  painter.setPen(ink);
  painter.drawText(rect().adjusted(left, 0, 0, 0),
                   static_cast<int>((Qt::AlignLeft | Qt::AlignVCenter).toInt()), m_look.text);
  if (hasFocus()) paintFocus(painter, rect(), theme);
}

void Chip::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) measure();
  QAbstractButton::changeEvent(event);
}

} // namespace nilometer::ui
