// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/seats/flood_view.h"

#include "ui/base/style/font_utils.h"
#include "ui/base/style/kept_picture.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/seats/grain_bar.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

using egizia::Ring;
using text::fill;
using text::number;

namespace {

constexpr int ringCount = static_cast<int>(egizia::ringNames.size());

// In u, at 352 × 35:
constexpr qreal barTop = 3;
constexpr qreal barHeight = 16;
constexpr qreal positionHeight = 14; // a whole line of their letters
constexpr qreal discSize = 11;
constexpr qreal afterDisc = 5;
constexpr qreal resultWidth = 126; ///< right of the bar, with the gap before it
constexpr qreal resultGap = 10;
constexpr qreal leastLetters = 10;
constexpr qreal besideGap = 8; ///< before each result in the line of the bar
constexpr qreal afterSmallDisc = 3;

QString enough(const QString& said) {
  return QStringLiteral("✓ ") + said;
}

QString overText(int over) {
  //: All crews have enough grain; very short.
  if (over == 0) return enough(FloodView::tr("fed"));
  //: So much grain is left over; very short.
  return enough(FloodView::tr("%n over", nullptr, over));
}

QString fedText(int over) {
  if (over == 0) return overText(over);
  //: All crews have enough grain, and so much is left over; very short.
  return enough(FloodView::tr("fed, %n over", nullptr, over));
}

/// As large as it may be in that room, but not larger than that.
QFont fitting(const QFont& font, qreal size, const QString& text, qreal room) {
  QFont made = fontWithHeight(font, size, QFont::Bold);
  while (size > leastLetters && textWidth(made, text) > room) {
    size -= 0.5;
    made = fontWithHeight(font, size, QFont::Bold);
  }
  return made;
}

/// As it lies on the board: the outermost field it waters at the bottom of the disc.
void paintDisc(QPainter& painter, const QRectF& disc, Ring ring) {
  const KeptLook look{.shape = KeptLook::Shape::disc, .kind = static_cast<int>(ring)};
  paintKept(painter, look, disc, 0, [ring](QPainter& on, const QRectF& room) {
    QPainterPath round;
    round.addEllipse(room);
    on.setClipPath(round);
    const int bands = static_cast<int>(ring) + 1;
    const qreal each = room.height() / bands;
    for (int band = 0; band < bands; ++band) {
      on.fillRect(QRectF(room.left(), room.top() + band * each, room.width(), each + 1),
                  fieldTint(static_cast<egizia::FieldColour>(band)).fill);
    }
  });
}

} // namespace

FloodView::FloodView(QWidget* parent) : QWidget(parent) {
  describe();
}

void FloodView::setLook(const FloodLook& look) {
  if (look == m_look) return;
  m_look = look;
  describe();
  update();
}

void FloodView::setForm(FloodForm form) {
  if (form == m_form) return;
  m_form = form;
  update();
}

const FloodLook::Cell& FloodView::cell(Ring ring) const {
  return m_look.cells[static_cast<std::size_t>(ring)];
}

QRectF FloodView::barRect() const {
  const qreal u = lookUnit(font());
  const qreal room = width() - besideWidth();
  return {0, barTop * u, std::max(room - resultWidth * u, 0.4 * room), barHeight * u};
}

bool FloodView::isListed(int ring) const {
  return m_form == FloodForm::below ||
         (m_form == FloodForm::inLine && ring != static_cast<int>(m_look.now));
}

int FloodView::alike(Ring ring, int first, int end) const {
  int alike = 0;
  for (int i = first; i < end; ++i) {
    if (isListed(i) && cell(static_cast<Ring>(i)) == cell(ring)) ++alike;
  }
  return alike;
}

int FloodView::alikeBefore(Ring ring) const {
  return alike(ring, 0, static_cast<int>(ring));
}

int FloodView::alikeBehind(Ring ring) const {
  return alike(ring, static_cast<int>(ring) + 1, ringCount);
}

qreal FloodView::besideWidth() const {
  qreal width = 0;
  for (int i = 0; i < ringCount; ++i) width += besideWidth(static_cast<Ring>(i));
  return std::ceil(width);
}

qreal FloodView::besideWidth(Ring ring) const {
  if (m_form != FloodForm::inLine || !isListed(static_cast<int>(ring))) return 0;
  const qreal u = lookUnit(font());
  const qreal gap = alikeBefore(ring) > 0 ? 0 : besideGap;
  const qreal disc = (gap + discSize + afterSmallDisc) * u;
  if (alikeBehind(ring) > 0) return disc;
  return disc + textWidth(fontWithHeight(font(), 11.5, QFont::Bold), signAt(ring));
}

QRectF FloodView::besideRect(Ring ring) const {
  const qreal u = lookUnit(font());
  qreal left = width() - besideWidth();
  for (int i = 0; i < static_cast<int>(ring); ++i) left += besideWidth(static_cast<Ring>(i));
  const qreal own = besideWidth(ring);
  if (own <= 0) return {};
  const qreal gap = alikeBefore(ring) > 0 ? 0 : besideGap * u;
  return {left + gap, 0, own - gap, floodBarHeight * u};
}

QRectF FloodView::positionRect(Ring ring) const {
  if (m_form == FloodForm::inLine) return besideRect(ring);
  if (m_form == FloodForm::bar) return {};
  const qreal u = lookUnit(font());
  const qreal each = width() / qreal{ringCount};
  const qreal disc = (discSize + afterDisc) * u;
  const int before = alikeBefore(ring);
  const qreal left = (static_cast<int>(ring) - before) * each + before * disc;
  const qreal right = alikeBehind(ring) > 0 ? left + disc : (static_cast<int>(ring) + 1) * each;
  return {left, height() - positionHeight * u, right - left, positionHeight * u};
}

QString FloodView::saidOfNext(const QString& text, const QFont& font, qreal room) const {
  if (!m_look.next) return text;
  //: The forecast is of the next feeding, as this round is fed. Very short. %1: as "2 short".
  const QString said = fill(tr("next: %1"), {text});
  return textWidth(fontWithHeight(font, leastLetters, QFont::Bold), said) <= room ? said : text;
}

void FloodView::paintResult(QPainter& painter) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const FloodLook::Cell& now = cell(m_look.now);
  const QRectF bar = barRect();
  const QRectF room(bar.right() + resultGap * u, bar.top() - barTop * u,
                    width() - besideWidth() - bar.right() - resultGap * u,
                    bar.height() + 2 * barTop * u);
  if (now.missing == 0) {
    const int over = now.grain - m_look.strength;
    const QString text =
        saidOfNext(m_look.next ? overText(over) : fedText(over), font(), room.width());
    painter.setFont(fitting(font(), 12.5, text, room.width()));
    painter.setPen(theme.fine);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text);
    return;
  }
  const QString lost = cost(now);
  const qreal before =
      room.width() - textWidth(fontWithHeight(font(), leastLetters, QFont::Bold), u' ' + lost);
  const QString missing = saidOfNext(shortOf(now.missing), font(), before);
  painter.setFont(fitting(font(), 13, missing + QLatin1Char(' ') + lost, room.width()));
  painter.setPen(theme.stop);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, missing);
  painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, lost);
}

void FloodView::paintPosition(QPainter& painter, Ring ring, bool inFewWords) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const QRectF room = positionRect(ring);
  if (room.isEmpty()) return;
  const QRectF disc(room.left() + u, room.center().y() - discSize * u / 2 + u, (discSize - 2) * u,
                    (discSize - 2) * u);
  paintDisc(painter, disc, ring);
  painter.setBrush(Qt::NoBrush);
  const bool moves = m_look.move == ring;
  if (moves || ring == m_look.now) {
    painter.setPen(QPen(moves ? theme.choose : theme.riverEdge, 2 * u));
    painter.drawEllipse(disc.adjusted(-u, -u, u, u));
  }
  if (alikeBehind(ring) > 0) return;
  const bool isInLine = m_form == FloodForm::inLine;
  const qreal behind = isInLine ? afterSmallDisc : afterDisc;
  const QRectF text = room.adjusted((discSize + behind) * u, 0, 0, 0);
  painter.setFont(resultFont(ring));
  painter.setPen(cell(ring).missing > 0 ? theme.stop : theme.fine);
  painter.drawText(text, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextDontClip,
                   isInLine ? signAt(ring) : resultAt(ring, inFewWords));
}

QFont FloodView::resultFont(Ring ring) const {
  QFont small = fontWithHeight(font(), 11.5, QFont::Normal);
  for (int i = 0; i < ringCount; ++i) {
    const auto at = static_cast<Ring>(i);
    const bool isMarked = at == m_look.now || m_look.move == at;
    if (isMarked && isListed(i) && cell(at) == cell(ring)) small.setBold(true);
  }
  return small;
}

QString FloodView::resultAt(Ring ring, bool isShort) const {
  const FloodLook::Cell& there = cell(ring);
  if (there.missing == 0) return overText(there.grain - m_look.strength);
  const QString pattern = isShort ? QStringLiteral("%2 (%3)") : QStringLiteral("%1 %2");
  return fill(pattern, {shortOf(there.missing), cost(there), QString::number(there.missing)});
}

bool FloodView::fitsInWords() const {
  for (int i = 0; i < ringCount; ++i) {
    const auto ring = static_cast<Ring>(i);
    if (alikeBehind(ring) > 0) continue;
    const qreal room = positionRect(ring).width() - (discSize + afterDisc) * lookUnit(font());
    if (textWidth(resultFont(ring), resultAt(ring, false)) > room) return false;
  }
  return true;
}

QString FloodView::signAt(Ring ring) const {
  const FloodLook::Cell& there = cell(ring);
  if (there.missing > 0) return cost(there);
  return enough(number(there.grain - m_look.strength));
}

Ring FloodView::ringAt(const QPoint& at) const {
  for (int i = 0; i < ringCount; ++i) {
    const auto ring = static_cast<Ring>(i);
    const QRectF place = positionRect(ring);
    if (place.isEmpty() || at.y() < place.top() || at.x() >= place.right()) continue;
    if (m_form == FloodForm::inLine && at.x() < place.left()) continue;
    return ring;
  }
  return m_look.now;
}

void FloodView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintGrainBar(painter, barRect(), m_look, font(), themeOf(*this));
  paintResult(painter);
  const bool inFewWords = m_form == FloodForm::below && !fitsInWords();
  for (int i = 0; i < ringCount; ++i) paintPosition(painter, static_cast<Ring>(i), inFewWords);
}

void FloodView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    describe();
    update();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
