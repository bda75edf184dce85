// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start_button.h"

#include "ui/base/style/menu_text.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

QFont lookFont(const QWidget& widget, qreal size, QFont::Weight weight) {
  QFont font = widget.font();
  font.setPixelSize(std::max(1, wholePixels(size, lookUnit(widget.font()))));
  font.setWeight(weight);
  return font;
}

StartButton::StartButton(Kind kind, QWidget* parent) : QAbstractButton(parent), m_kind(kind) {
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
}

void StartButton::setKind(Kind kind) {
  m_kind = kind;
  update();
}

void StartButton::setLook(const QString& text, const QString& key, const QString& whole) {
  m_text = text;
  m_key = key;
  setText(menuText(text));
  setAccessibleName(whole.isEmpty() ? text : whole);
  setTip(*this, whole);
  updateGeometry();
  update();
}

void StartButton::showKey(Key key) {
  m_keyShown = key;
  update();
}

QFont StartButton::letters() const {
  switch (m_kind) {
  case Kind::main: return lookFont(*this, 18, QFont::Bold);
  case Kind::plain: return lookFont(*this, 15, QFont::Normal);
  case Kind::link: return lookFont(*this, 13, QFont::Bold);
  }
  return font();
}

qreal StartButton::keyWidth(Key key) const {
  if (m_key.isEmpty() || key == Key::hidden) return 0;
  const qreal u = lookUnit(font());
  return QFontMetricsF(lookFont(*this, 11.5, QFont::Normal)).horizontalAdvance(m_key) + 14 * u;
}

qreal StartButton::aside() const {
  return (m_kind == Kind::link ? 4 : 10) * lookUnit(font());
}

QString StartButton::shownText() const {
  // Sooner than it is cut it takes some of the air beside it.
  const qreal room = width() - 2 * std::min(aside(), 4 * lookUnit(font())) - keyWidth();
  return QFontMetricsF(letters()).elidedText(m_text, Qt::ElideRight, room);
}

bool StartButton::event(QEvent* event) {
  // Only now it is known how much of the text there is room for.
  if (event->type() == QEvent::Resize && accessibleName() == m_text) {
    setTip(*this, shownText() == m_text ? QString() : m_text);
  }
  return QAbstractButton::event(event);
}

int StartButton::wantedWidth(Key key) const {
  const qreal text = QFontMetricsF(letters()).horizontalAdvance(m_text);
  return qRound(text + keyWidth(key) + 2 * aside() + 2 * lookUnit(font()));
}

QSize StartButton::sizeHint() const {
  return {wantedWidth(m_keyShown), qRound((m_kind == Kind::link ? 28 : 47) * lookUnit(font()))};
}

QSize StartButton::minimumSizeHint() const {
  const int least = wholePixels(28, lookUnit(font()));
  return {least, least};
}

qreal StartButton::paintKey(QPainter& painter, const QRectF& key, const QColor& ink) const {
  painter.setFont(lookFont(*this, 11.5, QFont::Normal));
  painter.setPen(ink);
  const qreal u = lookUnit(font());
  painter.drawRoundedRect(key, 3 * u, 3 * u);
  painter.drawText(key, Qt::AlignCenter, m_key);
  return key.right() + 6 * u;
}

void StartButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const bool isMain = m_kind == Kind::main;
  const QColor fill = isMain ? theme.choose : underMouse() ? theme.sunken : theme.surface;
  if (m_kind != Kind::link) {
    paintCard(painter, rect(), fill, isMain ? theme.choose : theme.line, 6 * u);
  }
  const QString text = shownText();
  const qreal whole = QFontMetricsF(letters()).horizontalAdvance(text) + keyWidth();
  qreal left = m_kind == Kind::link ? aside() : (width() - whole) / 2;
  const QRectF cap(left, height() / 2.0 - 9 * u, keyWidth() - 6 * u, 18 * u);
  if (keyWidth() > 0) left = paintKey(painter, cap, isMain ? theme.onChoose : theme.quietInk);
  QFont font = letters();
  font.setUnderline(m_kind == Kind::link && underMouse());
  painter.setFont(font);
  painter.setPen(isMain ? theme.onChoose : m_kind == Kind::link ? theme.choose : theme.ink);
  painter.drawText(QRectF(left, 0, width() - left, height()), Qt::AlignLeft | Qt::AlignVCenter,
                   text);
  if (hasFocus()) paintFocus(painter, rect(), theme, 6 * u);
}

} // namespace nilometer::ui
