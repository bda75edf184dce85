// SPDX-License-Identifier: GPL-3.0-or-later
// The strip as a single line.
#include "ui/base/style/font_utils.h"
#include "ui/table/action_bar/button_gap.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/action_bar/turn_line.h"

#include <QLabel>
#include <QScrollArea>

#include <algorithm>
#include <initializer_list>

namespace nilometer::ui {

namespace {

// In u.
constexpr qreal barHeight = 62;
constexpr qreal barButton = 40;
constexpr qreal besideButtons = 12;
constexpr qreal leastMoves = 300; ///< width of what to move beside the buttons
constexpr qreal betweenLines = 6;

} // namespace

bool StripView::isBar() const {
  // While an entry is changed, the title says so.
  return m_content.form == StripContent::Form::bar && !m_content.changes;
}

bool StripView::isStacked(int width) const {
  const qreal u = lookUnit(font());
  return width - side() - buttonsWidth() - wholePixels(besideButtons + leastMoves, u) < 0;
}

int StripView::movesTall(int width) const {
  return std::max(m_moves->heightForWidth(width - 2), wholePixels(34, lookUnit(font())));
}

int StripView::buttonTall() const {
  return isBar() ? std::max(mainTall(), wholePixels(barButton, lookUnit(font()))) : mainTall();
}

int StripView::heightFor(int width) const {
  const qreal u = lookUnit(font());
  if (!isBar()) return wholePixels(118, u);
  const int bar = wholePixels(barHeight, u);
  return isStacked(width) ? movesTall(width) + buttonTall() + 2 * wholePixels(betweenLines, u)
                          : bar;
}

int StripView::placeAboveBar(int width) {
  const int inside = width - 2 * side();
  const int gap = wholePixels(betweenLines, lookUnit(font()));
  int top = 0;
  if (m_content.refused) {
    // What to do about it stands behind the reason or below it.
    const int wide = isBesideReasons(inside) ? inside - refusalWidth() : inside;
    const int tall = std::max(m_reasons->heightForWidth(wide), chipTall());
    m_reasons->setGeometry(side(), gap, wide, tall);
    top = gap + tall;
    QRect refusal(side(), top + gap, inside, chipTall());
    if (wide < inside)
      refusal.moveTo(side() + wide + 3 * unit, gap + (tall - chipTall()) / 2);
    else
      top += gap + chipTall();
    placeRefusal(refusal);
  }
  // Where what to move has the bar, what Enter waits for stands above its choices.
  const bool waits = !m_content.rows.empty() && !m_content.canConfirm && !m_content.refused;
  const bool isSaid = m_moves->content().text == m_content.names.inFull(m_content.title);
  m_turn->setVisible(waits && !isSaid);
  if (!m_turn->isHidden()) {
    const int tall = m_turn->heightForWidth(inside);
    m_turn->setGeometry(side(), top + gap, inside, tall);
    top += gap + tall;
  }
  const QuestionRows::Room room = m_rows->fittedTo({inside, inside, inside, 0});
  if (room.lines > 0) {
    const int tall = (room.lines - 1) * m_rows->pitch() + chipTall();
    const int others = heightFor(width) + top + 2 * gap;
    const int most = std::max(mostHeight(m_ceiling ? m_ceiling->usual : 0) - others, chipTall());
    placeRows({side(), top + gap, inside, std::min(tall, most)}, room, tall > most);
    top += gap + std::min(tall, most);
  }
  // A refused entry is settled first.
  m_asked->setVisible(asks() && !m_content.refused);
  if (!m_asked->isHidden()) {
    m_asked->setForm(AskedRow::Form::whole);
    const int tall = std::max(chipTall(), m_asked->heightForWidth(inside));
    m_asked->setGeometry(side(), top + gap, inside, tall);
    top += gap + tall;
  }
  return top > 0 ? top + gap : 0;
}

void StripView::arrangeBar() {
  const qreal u = lookUnit(font());
  const int width = m_place.width();
  for (QWidget* part : std::initializer_list<QWidget*>{m_columns, m_guide}) part->hide();
  m_moves->setLook(isStacked(width) ? MoveLine::Look::top : MoveLine::Look::bar);
  const int bar = std::max(heightFor(width), m_place.height());
  const int above = placeAboveBar(width);
  const int most = std::max(m_place.bottom() + 1 - wholePixels(52, u), bar);
  const int tall = std::min(bar + above, most);
  const bool isOther = tall != m_grown.height();
  m_grown = QRect(m_place.left(), m_place.bottom() + 1 - tall, width, tall);
  m_grows = true;
  setGeometry(m_grown);
  m_grows = false;
  if (tall > m_place.height()) raise();
  const int top = height() - bar;
  const int frame = 1;
  if (isStacked(width)) {
    m_moves->setGeometry(frame, top + frame, width - 2 * frame, movesTall(width));
    placeButtons(height() - wholePixels(betweenLines, u) - buttonTall());
    if (isOther) Q_EMIT grown();
    return;
  }
  const int moves = width - side() - buttonsWidth() - wholePixels(besideButtons, u);
  m_moves->setGeometry(frame, top + frame, moves - frame, bar - 2 * frame);
  placeButtons(top + (bar - buttonTall()) / 2);
  if (isOther) Q_EMIT grown();
}

} // namespace nilometer::ui
