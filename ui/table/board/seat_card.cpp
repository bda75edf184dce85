// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/seat_card.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/name_in_room.h"
#include "ui/base/style/unit.h"

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
constexpr qreal leastInTab = 10;     ///< letters of a name
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
  const bool isTab = form == SeatForm::tab;
  setButtonRole(*this, isTab ? ButtonRole::page : ButtonRole::plain);
  setCheckable(isTab);
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
  // A tab whose card is open is checked.
  canvas.card(QRectF(QPointF(0, 0), size), isChecked() ? theme.sunken : theme.surface,
              {theme.line, 1}, seatCorner);
  canvas.painter().save();
  canvas.painter().setClipRect(canvas.in({0, 0, seatEdge, size.height()}));
  canvas.fill({0, 0, 4 * seatEdge, size.height()},
              theme.player[static_cast<std::size_t>(m_look.colour)], seatCorner);
  canvas.painter().restore();
}

qreal SeatCard::paintPoints(Canvas& canvas, qreal right, qreal middle, qreal size,
                            qreal room) const {
  const Theme& theme = canvas.theme();
  const bool isTab = m_form == SeatForm::tab;
  const bool isDisputed = m_look.behind.isEmpty() && !m_look.disputed.isEmpty();
  QString open = isDisputed ? QStringLiteral("?") : m_look.behind;
  if (isTab) open.remove(u' '); // a name needs the room
  const Letters behind{isTab ? 11.5 : 15};
  const qreal before = isTab ? 2 : 4;
  qreal used = 0;
  if (!open.isEmpty()) {
    used = canvas.width(open, behind) + before + 1;
    canvas.text({right - used + before, middle - 8, used - before, isTab ? 18.0 : 22.0},
                Qt::AlignRight, open, behind, theme.quietInk);
  }
  const Letters large{size, true};
  const qreal points = canvas.width(m_look.points, large) + 1;
  canvas.text({right - used - points, middle - 16, points, 32}, Qt::AlignRight, m_look.points,
              large, theme.ink);
  used += points;
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

/// One line if there is room for all of the name; else that has one for itself.
void SeatCard::paintTab(Canvas& canvas, const QSizeF& size) const {
  constexpr qreal left = 24.5;
  const qreal right = size.width() - 6;
  const QColor& ink = canvas.theme().playerText[static_cast<std::size_t>(m_look.colour)];
  canvas.symbol({16, size.height() / 2}, 14, m_look.colour, ink);
  Letters letters{13, true};
  const auto width = [&] { return canvas.width(m_look.whole, letters) + 1; };
  const Letters small{11.5, true};
  const qreal more = canvas.width(m_look.points + m_look.behind, {17, true}) +
                     canvas.width(m_look.warning, small) + (m_look.starts ? 31 : 16);
  const bool isOne = left + width() + more <= right;
  const qreal above = isOne ? size.height() / 2 : size.height() / 4 + 1;
  const qreal below = size.height() - above;
  const qreal room = isOne ? width() : right - left;
  while (letters.size > leastInTab && width() > room) letters.size -= 1;
  const QFontMetricsF metrics(canvas.font(letters));
  canvas.text({left, above - 12, room, 24}, Qt::AlignLeft,
              nameInRoom(m_look.whole, m_look.names, metrics, room * canvas.u()), letters, ink);
  const qreal end = right - paintPoints(canvas, right, below, isOne ? 17 : 14, 0) - 4;
  qreal begin = isOne ? left + room + 2 : left;
  if (m_look.starts) {
    canvas.shape(Outline::flag, {begin + 6, below}, 13, canvas.theme().chosenFill, {ink, 1.5});
    begin += 15;
  }
  const bool fits = canvas.width(m_look.warning, small) <= end - begin;
  canvas.text({begin, below - 10, end - begin, 20}, isOne ? Qt::AlignRight : Qt::AlignLeft,
              fits ? m_look.warning : m_look.inDigits, small, canvas.theme().stop);
}

/// A long name drops the word behind it first, then the sign and what is before the points.
void SeatCard::paintName(Canvas& canvas, qreal width, qreal middle) const {
  const Theme& theme = canvas.theme();
  const QColor& ink = theme.playerText[static_cast<std::size_t>(m_look.colour)];
  canvas.symbol({27, middle}, 20, m_look.colour, ink);
  qreal left = 44;
  const qreal flag = m_look.starts ? flagWidth : 0;
  const Letters letters{16, true};
  const qreal behind = flag + (m_look.place.isEmpty() ? 0 : 30);
  constexpr qreal gap = 8;
  const qreal least = canvas.width(m_look.name, {leastName, true}) + 1;
  qreal right = width - 13;
  right -= paintPoints(canvas, right, middle, 27, right - gap - behind - least - left) + gap;
  const qreal name = std::min(canvas.width(m_look.whole, letters) + 1, right - behind - left);
  const QString shown =
      nameInRoom(m_look.whole, m_look.names, QFontMetricsF(canvas.font({smallestName, true})),
                 name * canvas.u());
  canvas.text({left, middle - 12, name, 24}, Qt::AlignLeft, shown, letters, ink);
  left += name + 6;
  if (m_look.starts) {
    canvas.shape(Outline::flag, {left + 10, middle}, 19, theme.chosenFill, {ink, 1.5});
  }
  left += flag + 4;
  if (!m_look.place.isEmpty()) {
    const QRectF disc(left, middle - 10, 20, 20);
    canvas.card(disc, theme.sunken, {theme.line, 1}, 10);
    canvas.text(disc, Qt::AlignHCenter, m_look.place, {12, true}, theme.ink);
    left += 26;
  }
  const Letters quiet{12.5};
  if (canvas.width(m_look.state, quiet) > right - left) return;
  canvas.text({left, middle - 10, right - left, 20}, Qt::AlignLeft, m_look.state, quiet,
              theme.quietInk);
}

void SeatCard::paintWhole(Canvas& canvas, const QSizeF& size) const {
  const bool isLine = size.height() < oneLine;
  paintName(canvas, size.width(), isLine ? size.height() / 2 : nameMiddle);
  if (!isLine) paintRest(canvas, size);
}

void SeatCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  Canvas canvas(painter, font(), themeOf(*this));
  const QSizeF size = QSizeF(this->size()) / canvas.u();
  paintFrame(canvas, size);
  m_form == SeatForm::tab ? paintTab(canvas, size) : paintWhole(canvas, size);
  if (m_look.onTurn) {
    canvas.frame(QRectF(QPointF(0, 0), size), {canvas.theme().choose, 2}, seatCorner);
  }
  if (!hasFocus()) return;
  const qreal in = 2 * canvas.u();
  paintFocus(painter, QRectF(rect()).adjusted(in, in, -in, -in), canvas.theme(),
             seatCorner * canvas.u());
}

} // namespace nilometer::ui
