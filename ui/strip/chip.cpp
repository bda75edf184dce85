// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/chip.h"

#include "ui/style/menu_text.h"
#include "ui/style/tool_tip.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr Length padding = 2 * unit;

QFont capFont(const QFont& font) {
  QFont small = font;
  if (font.pointSizeF() > 0) {
    small.setPointSizeF(font.pointSizeF() * 0.8);
  } else {
    small.setPixelSize(qRound(font.pixelSize() * 0.8));
  }
  return small;
}

} // namespace

int chipWidth(const ChipLook& look, const QFont& font) {
  // Bold or not, the chip keeps its place.
  QFont bold = font;
  bold.setBold(true);
  int width = QFontMetrics(bold).horizontalAdvance(look.text) + 2 * padding;
  if (!look.keyCap.isEmpty()) {
    width += QFontMetrics(capFont(font)).horizontalAdvance(look.keyCap) + padding;
  }
  if (look.player) width += QFontMetrics(font).height();
  return width;
}

Chip::Chip(QWidget* parent) : QAbstractButton(parent) {
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
  setAccessibleName(look.name.isEmpty() ? look.text : look.name);
  setAccessibleDescription(look.tip);
  setToolTip(toolTipOf(look.tip));
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
    paintCard(painter, box, theme.surface, theme.line);
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

void Chip::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  const QColor ink = paintGround(painter);
  QRect box = rect().adjusted(padding, 0, -padding, 0);
  if (!m_look.keyCap.isEmpty()) {
    painter.setFont(capFont(font()));
    painter.setPen(ink == theme.ink ? theme.quietInk : ink);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, m_look.keyCap);
    box.setLeft(box.left() + painter.fontMetrics().horizontalAdvance(m_look.keyCap) + padding);
  }
  if (m_look.player) {
    const int size = fontMetrics().height();
    const QColor fill = theme.player[static_cast<std::size_t>(*m_look.player)];
    paintSymbol(painter, QPointF(box.left() + size * 0.4, rect().center().y() + 0.5), size * 0.7,
                *m_look.player, fill);
    box.setLeft(box.left() + size);
  }
  QFont text = font();
  text.setBold(m_look.chosen || m_look.tone == ChipLook::Tone::confirm);
  painter.setFont(text);
  painter.setPen(ink);
  const Qt::Alignment across = m_look.inList ? Qt::AlignLeft : Qt::AlignHCenter;
  painter.drawText(box, static_cast<int>((across | Qt::AlignVCenter).toInt()), m_look.text);
  if (hasFocus()) paintFocus(painter, rect(), theme);
}

void Chip::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) measure();
  QAbstractButton::changeEvent(event);
}

} // namespace nilometer::ui
