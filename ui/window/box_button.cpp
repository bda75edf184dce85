// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"
#include "ui/text/phrase.h"
#include "ui/window/box_shelf.h"
#include "ui/window/start_button.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

// Lengths of the sketch; they grow and shrink with the scale.
constexpr qreal boxDepth = 16; ///< by which a box goes back
constexpr qreal labelHeight = 62;
/// Below this part of its size a box says its name only.
constexpr qreal smallBox = 0.75;

/// Bold letters of that size, or as much smaller as the name needs to be whole.
QFont lettersFor(const QWidget& box, const QString& name, qreal size, qreal room) {
  constexpr qreal least = 11.5;
  QFont letters = lookFont(box, size, QFont::Bold);
  while (size > least && textWidth(letters, name) > room) {
    size = std::max(least, size - 0.5);
    letters = lookFont(box, size, QFont::Bold);
  }
  return letters;
}

} // namespace

BoxButton::BoxButton(const Game* kind, QWidget* parent) : QAbstractButton(parent), m_kind(kind) {
  setButtonRole(*this, kind != nullptr ? ButtonRole::choice : ButtonRole::plain);
  setCheckable(kind != nullptr);
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
}

void BoxButton::retranslate() {
  if (m_kind == nullptr) {
    setAccessibleName(tr("Open a file…"));
  } else {
    //: %1: the least, %n: the most players.
    const QString players = tr("%1–%n player(s)", nullptr, m_kind->seats().most);
    m_about = fill(players, {number(m_kind->seats().least)});
    if (const auto length = m_kind->box().length) m_about += QStringLiteral(" · ") + length();
    setAccessibleName(fill(QStringLiteral("%1, %2"), {m_kind->name(), m_about}));
  }
  setTip(*this, accessibleName());
  update();
}

void BoxButton::setScale(qreal scale) {
  m_scale = scale;
}

void BoxButton::setForm(ShelfForm form) {
  m_form = form;
  update();
}

QString BoxButton::shownName() const {
  return m_kind == nullptr ? accessibleName() : m_kind->name();
}

QSizeF BoxButton::drawnSize() const {
  if (m_kind == nullptr) return {100, 120};
  return isChecked() ? QSizeF(346 + 2 * frame, 222 + frame) : QSizeF(266, 182);
}

QSizeF BoxButton::boxSize() const {
  if (m_form == ShelfForm::line) {
    const qreal u = lookUnit(font());
    const QFont letters = lookFont(*this, 13, m_kind == nullptr ? QFont::Normal : QFont::Bold);
    return {textWidth(letters, shownName()) + 28 * u, BoxShelf::lineHeight * u};
  }
  return drawnSize() * m_scale;
}

void BoxButton::keyPressEvent(QKeyEvent* event) {
  // The arrows choose among the boxes, wherever the keyboard is on the shelf.
  if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) return event->ignore();
  QAbstractButton::keyPressEvent(event);
}

void BoxButton::paintLabel(QPainter& painter, const QRectF& label) const {
  const qreal u = lookUnit(font());
  const bool isSmall = m_scale < smallBox * u;
  const QRectF text = label.adjusted((isSmall ? 10 : 18) * m_scale, 0, -6 * m_scale, 0);
  const qreal size = std::max<qreal>(13, (isChecked() ? 24 : 20) * m_scale / u);
  painter.setPen(QColor(0xFFFDF7));
  painter.setFont(lettersFor(*this, m_kind->name(), size, text.width()));
  const QFontMetricsF large(painter.font());
  const QRectF name = isSmall ? text : text.adjusted(0, 0, 0, -0.4 * text.height());
  painter.drawText(name, Qt::AlignVCenter,
                   large.elidedText(m_kind->name(), Qt::ElideRight, text.width()));
  if (isSmall) return;
  painter.setFont(lookFont(*this, std::max(11.5, 12.5 * m_scale / u), QFont::Normal));
  painter.drawText(text.adjusted(0, 0.5 * text.height(), 0, -0.08 * text.height()),
                   Qt::AlignVCenter,
                   QFontMetricsF(painter.font()).elidedText(m_about, Qt::ElideRight, text.width()));
}

QRectF BoxButton::wholeBox() const {
  const qreal room = isChecked() ? frame * m_scale : 0;
  return QRectF(rect()).adjusted(room, room, -room, 0);
}

QRectF BoxButton::frontOfBox() const {
  const qreal back = boxDepth * m_scale;
  return wholeBox().adjusted(0, back, -back, 0);
}

void BoxButton::paintBox(QPainter& painter) const {
  const GameBox look = m_kind->box();
  const qreal back = boxDepth * m_scale;
  const QRectF box = wholeBox();
  const QRectF front = frontOfBox();
  const QColor lid = QColor::fromRgb(look.lid);
  painter.setPen(Qt::NoPen);
  painter.setBrush(lid);
  painter.drawPolygon(QPolygonF{front.topLeft(), box.topLeft() + QPointF(back, 0), box.topRight(),
                                front.topRight()});
  painter.setBrush(QColor::fromRgb(look.front));
  painter.drawPolygon(QPolygonF{front.topRight(), box.topRight(),
                                box.bottomRight() - QPointF(0, back), front.bottomRight()});
  const qreal u = lookUnit(font());
  QRectF label = front;
  label.setTop(front.bottom() - (m_scale < smallBox * u ? 26 * u : labelHeight * m_scale));
  painter.fillRect(front, look.picture != nullptr ? QColor::fromRgb(look.front) : lid);
  if (look.picture != nullptr) look.picture(painter, QRectF(front.topLeft(), label.topRight()));
  painter.fillRect(label, QColor::fromRgb(look.front));
  paintLabel(painter, label);
}

void BoxButton::paintEmptyPlace(QPainter& painter) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  QPen dashes(underMouse() ? theme.ink : theme.quietInk, 1.5 * u);
  dashes.setDashPattern({4, 4});
  painter.setPen(dashes);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(u, u, -u, -u), 4 * u, 4 * u);
  painter.setPen(underMouse() ? theme.ink : theme.quietInk);
  painter.setFont(lookFont(*this, 13, QFont::Normal));
  painter.drawText(QRectF(rect()).adjusted(4 * u, 0, -4 * u, 0), Qt::AlignCenter | Qt::TextWordWrap,
                   accessibleName());
}

void BoxButton::paintName(QPainter& painter) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const QColor front = QColor::fromRgb(m_kind->box().front);
  paintCard(painter, rect(), front, front, 6 * u);
  painter.setPen(QColor(0xFFFDF7));
  painter.setFont(lettersFor(*this, m_kind->name(), 13, width() - 8 * u));
  const QFontMetricsF metrics(painter.font());
  painter.drawText(QRectF(rect()), Qt::AlignCenter,
                   metrics.elidedText(m_kind->name(), Qt::ElideRight, width() - 8 * u));
  if (isChecked()) paintChooseRing(painter, rect(), theme, 6 * u);
  if (hasFocus()) paintFocus(painter, rect(), theme, 6 * u);
}

void BoxButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (m_form == ShelfForm::line && m_kind != nullptr) return paintName(painter);
  if (m_kind == nullptr) {
    paintEmptyPlace(painter);
  } else {
    paintBox(painter);
  }
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  if (isChecked()) {
    const qreal back = boxDepth * m_scale;
    const QRectF around = QRectF(rect()).adjusted(1.5 * u, 1.5 * u, -1.5 * u, 2 * u);
    painter.setPen(QPen(theme.choose, 3 * u, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{around.bottomLeft(), around.topLeft() + QPointF(0, back),
                                   around.topLeft() + QPointF(back, 0), around.topRight(),
                                   around.bottomRight()});
  }
  if (!hasFocus()) return;
  if (m_kind == nullptr) return paintFocus(painter, rect(), theme, 4 * u);
  // On the edge of the front, clear of its letters; on a box both colours need their width.
  const QRectF front = frontOfBox();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.surface, 2 * u, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  painter.drawRect(front.adjusted(3 * u, 3 * u, -3 * u, -3 * u));
  painter.setPen(QPen(theme.ink, 2 * u, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  painter.drawRect(front.adjusted(u, u, -u, -u));
}

} // namespace nilometer::ui
