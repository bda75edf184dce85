// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/seat_card.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/look_unit.h"
#include "ui/base/style/name_in_room.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

// Lengths in u.
constexpr qreal seatCorner = 8;
constexpr qreal seatEdge = 7;    ///< in the player's colour
constexpr qreal nameMiddle = 19; ///< from above
constexpr qreal oneLine = 58;    ///< lower, a card has its name alone
constexpr qreal flagWidth = 24;
constexpr qreal narrowFlag = 15;     ///< of a tab
constexpr qreal leastName = 12;      ///< letters; smaller ones are for what a name has room beside
constexpr qreal smallestName = 11.5; ///< to which Canvas::text() goes down before a name is cut

} // namespace

SeatCard::SeatCard(QWidget* parent) : StopButton(parent) {
  setButtonRole(*this, ButtonRole::plain);
  setFocusPolicy(Qt::TabFocus); // so that it can be asked about by keyboard
}

void SeatCard::setSeat(const SeatLook& look) {
  if (look == m_look) return;
  m_look = look;
  QString tip = u"<b>" % look.whole.toHtmlEscaped() % u"</b>";
  const QStringList lines = look.details + look.disputed;
  for (const QString& line : lines) tip += u"<br>" % line.toHtmlEscaped();
  setToolTip(tip);
  setSpokenName(*this, look.whole);
  setButtonDescription(*this, lines.join(QLatin1Char('\n')));
  update();
}

QPointF SeatCard::wareAt(std::size_t kind) const {
  const QSizeF size = QSizeF(this->size()) / lookUnit(font());
  return m_form == SeatForm::tab ? QRectF({}, size).center() : wareLine(size).signAt(kind);
}

void SeatCard::setForm(SeatForm form) {
  if (form == m_form) return;
  m_form = form;
  form == SeatForm::whole ? unsetCursor() : setCursor(Qt::PointingHandCursor);
  update();
}

void SeatCard::mousePressEvent(QMouseEvent* event) {
  m_form == SeatForm::whole ? event->ignore() : StopButton::mousePressEvent(event);
}

void SeatCard::keyPressEvent(QKeyEvent* event) {
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (m_form == SeatForm::closed && enters) return click();
  const bool asks = m_form == SeatForm::whole && event->key() == Qt::Key_Space;
  asks ? event->ignore() : StopButton::keyPressEvent(event);
}

void SeatCard::paintFrame(Canvas& canvas, const QSizeF& size) const {
  const Theme& theme = canvas.theme();
  canvas.card(QRectF(QPointF(0, 0), size), theme.surface, {theme.line, 1}, seatCorner);
  canvas.painter().save();
  canvas.painter().setClipRect(canvas.in({0, 0, seatEdge, size.height()}));
  canvas.fill({0, 0, 4 * seatEdge, size.height()},
              theme.player[static_cast<std::size_t>(m_look.colour)], seatCorner);
  canvas.painter().restore();
}

qreal SeatCard::paintPoints(Canvas& canvas, qreal right, qreal middle, qreal room) const {
  const Theme& theme = canvas.theme();
  const bool isTab = m_form == SeatForm::tab;
  // A name needs the room of a tab.
  QString open;
  if (m_look.isOpen) open = isTab ? QStringLiteral("+?") : QStringLiteral("+ ?");
  if (!m_look.isOpen && !m_look.disputed.isEmpty()) open = QStringLiteral("?");
  const Letters behind{isTab ? 11.5 : 15};
  const qreal before = isTab ? 2 : 4;
  qreal used = 0;
  if (!open.isEmpty()) {
    used = canvas.width(open, behind) + before + 1;
    canvas.text({right - used + before, middle - 8, used - before, isTab ? 18.0 : 22.0},
                Qt::AlignRight, open, behind, theme.quietInk);
  }
  const Letters large{!isTab ? 27.0 : !open.isEmpty() ? 15.0 : 17.0, true};
  const qreal points = canvas.width(m_look.points, large) + 1;
  canvas.text({right - used - points, middle - 16, points, 32}, Qt::AlignRight, m_look.points,
              large, theme.ink);
  used += points;
  if (isTab) return used;
  constexpr qreal signWidth = 52; ///< with the air before it
  constexpr qreal bonusWidth = 52;
  const qreal bonus = m_look.bonus && used + bonusWidth <= room ? bonusWidth : 0;
  if (m_look.counted && used + bonus + signWidth <= room) {
    canvas.shape(*m_look.counted, {right - used - 27, middle}, 38, theme.stone,
                 {theme.stoneEdge, 1.2});
    used += signWidth;
  }
  if (bonus > 0) {
    const QRectF box(right - used - 46, middle - 11, 46, 22);
    canvas.card(box, theme.chosenFill, {theme.stoneEdge, 1}, 4);
    canvas.shape(m_look.bonus->sign, {box.left() + 12, middle}, 13, Qt::transparent,
                 {theme.ink, 1.2});
    canvas.text(box.adjusted(21, 0, -2, 0), Qt::AlignLeft, m_look.bonus->text, {12.5, true},
                theme.ink);
    used += bonus;
  }
  return used;
}

/// A long name drops the word behind it first, then the sign and what is before the points.
void SeatCard::paintName(Canvas& canvas, qreal width, qreal middle) const {
  const Theme& theme = canvas.theme();
  const bool isTab = m_form == SeatForm::tab;
  const QColor& ink = theme.playerText[static_cast<std::size_t>(m_look.colour)];
  canvas.symbol({isTab ? 16.0 : 27.0, middle}, isTab ? 14 : 20, m_look.colour, ink);
  qreal left = isTab ? 24.5 : 44;
  const qreal flag = !m_look.starts ? 0 : isTab ? narrowFlag : flagWidth;
  const Letters letters{isTab ? 13.0 : 16.0, true};
  const qreal behind = flag + (m_look.place.isEmpty() || isTab ? 0 : 30);
  const qreal gap = isTab ? 4 : 8;
  const qreal least = canvas.width(m_look.name, {leastName, true}) + 1;
  qreal right = width - (isTab ? 6 : 13);
  right -= paintPoints(canvas, right, middle, right - gap - behind - least - left) + gap;
  const qreal name = std::min(canvas.width(m_look.whole, letters) + 1, right - behind - left);
  const QString shown =
      nameInRoom(m_look.whole, m_look.names, QFontMetricsF(canvas.font({smallestName, true})),
                 name * canvas.u());
  canvas.text({left, middle - 12, name, 24}, Qt::AlignLeft, shown, letters, ink);
  left += name + (isTab ? 2 : 6);
  if (m_look.starts) {
    canvas.shape(Outline::flag, {left + (isTab ? 6 : 10), middle}, isTab ? 13 : 19,
                 theme.chosenFill, {ink, 1.5});
  }
  left += flag + 4;
  if (!m_look.place.isEmpty() && !isTab) {
    const QRectF disc(left, middle - 10, 20, 20);
    canvas.card(disc, theme.sunken, {theme.line, 1}, 10);
    canvas.text(disc, Qt::AlignHCenter, m_look.place, {12, true}, theme.ink);
    left += 26;
  }
  const Letters quiet{12.5};
  if (isTab || canvas.width(m_look.state, quiet) > right - left) return;
  canvas.text({left, middle - 10, right - left, 20}, Qt::AlignLeft, m_look.state, quiet,
              theme.quietInk);
}

void SeatCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  Canvas canvas(painter, font(), themeOf(*this));
  const QSizeF size = QSizeF(this->size()) / canvas.u();
  paintFrame(canvas, size);
  const bool isLine = m_form == SeatForm::tab || size.height() < oneLine;
  paintName(canvas, size.width(), isLine ? size.height() / 2 : nameMiddle);
  if (!isLine) paintRest(canvas, size);
  if (m_look.onTurn) {
    canvas.frame(QRectF(QPointF(0, 0), size), {canvas.theme().choose, 2}, seatCorner);
  }
  if (!hasFocus()) return;
  const qreal in = 2 * canvas.u();
  paintFocus(painter, QRectF(rect()).adjusted(in, in, -in, -in), canvas.theme(),
             seatCorner * canvas.u());
}

} // namespace nilometer::ui
