// SPDX-License-Identifier: GPL-3.0-or-later
// Where the lines of the strip go.
#include "ui/strip/letters.h"
#include "ui/strip/move_line.h"
#include "ui/strip/reason_field.h"
#include "ui/strip/strip_view.h"
#include "ui/strip/turn_line.h"

#include <QLabel>

#include <algorithm>
#include <initializer_list>

namespace nilometer::ui {

namespace {

/// Between buttons, and between what stands beside each other.
int buttonGap() {
  return 2 * unit;
}

} // namespace

int StripView::chipTall() const {
  return m_why->sizeHint().height();
}

int StripView::mainTall() const {
  return std::max(chipTall(), wholePixels(32, lookUnit(font())));
}

int StripView::side() const {
  return wholePixels(12, lookUnit(font()));
}

QSize StripView::minimumSizeHint() const {
  const int title = wholePixels(120, lookUnit(font()));
  return {buttonsWidth() + title + 2 * side(), wholePixels(118, lookUnit(font()))};
}

int StripView::buttonsWidth() const {
  // Whether something can be entered or not, the button beside it stays where it is.
  int width = std::max(m_confirm->minimumWidth(), m_confirm->sizeHint().width());
  for (const Chip* chip : {m_alternative, m_back}) {
    if (chip->isHidden()) continue;
    width += buttonGap() + std::max(chip->minimumWidth(), chip->sizeHint().width());
  }
  return width;
}

int StripView::besideWidth(const Plan& plan) const {
  switch (plan.beside) {
  case Beside::guide: return m_guide->minimumSizeHint().width() + 3 * unit;
  case Beside::question: return m_asked->lineWidth(plan.asking) + 3 * unit;
  case Beside::refusal: break;
  }
  int width = m_why->sizeHint().width() + 3 * unit;
  if (m_content.canInsist) {
    width += m_insist->sizeHint().width() + m_reason->sizeHint().width() + 2 * buttonGap();
  }
  return width;
}

void StripView::fit(Plan& plan, int inside, Beside beside) const {
  plan.beside = beside;
  plan.room = m_rows->fittedTo(
      {inside, inside - buttonsWidth() - buttonGap(), inside - besideWidth(plan), 0});
}

bool StripView::fitAsked(Plan& plan, int inside) const {
  using Form = AskedRow::Form;
  if (m_content.refused) return !m_asked->isOpened();
  const Plan guided = plan;
  const bool alone = tellsAll() && guided.room.lines == 0;
  const int room = alone ? buttonsWidth() : inside;
  for (const Form form : {Form::whole, Form::question, Form::folded}) {
    if (form == Form::folded && m_asked->isOpened()) break;
    plan.asking = form;
    fit(plan, inside, Beside::question);
    const bool fits = plan.room.lines <= guided.room.lines && m_asked->lineWidth(form) <= room;
    if (fits || form == Form::folded) return true;
  }
  plan = guided;
  return false;
}

StripView::Plan StripView::plan(int width) const {
  const int inside = width - 2 * side();
  Plan plan;
  fit(plan, inside, m_content.refused ? Beside::refusal : Beside::guide);
  const bool above = asks() && !fitAsked(plan, inside);
  planTurn(plan);
  if (!above) return plan;
  plan.askedTall = std::max(chipTall(), m_asked->heightForWidth(inside));
  plan.asked = plan.moves + plan.askedTall;
  plan.moves = plan.asked + wholePixels(6, lookUnit(font()));
  return plan;
}

QWidget& StripView::turnPart() const {
  if (m_content.refused) return *m_reasons;
  if (tellsAll()) return *m_columns;
  return *m_turn;
}

void StripView::planTurn(Plan& plan) const {
  const qreal u = lookUnit(font());
  const int bottom = wholePixels(7, u);
  const int above = std::max(plan.room.lines - 1, 0);
  plan.choices = bottom + chipTall() + above * m_rows->pitch();
  plan.buttons = bottom + chipTall() + wholePixels(3, u) + mainTall();
  // More choices than a line stand beside the buttons, too, and the turn above them; columns take
  // the place of choices that there are none of.
  int turnBottom = plan.buttons - mainTall();
  if (above > 0) turnBottom = std::max(plan.choices, plan.buttons) + wholePixels(3, u);
  if (tellsAll() && plan.room.lines == 0) turnBottom = bottom;
  const int room = above > 0 ? plan.room.width : plan.room.beforeLast;
  plan.turnTall = std::max(turnPart().heightForWidth(room), mainTall());
  if (turnBottom == bottom) plan.turnTall = std::max(plan.turnTall, plan.buttons - bottom);
  plan.turn = turnBottom + plan.turnTall;
  plan.moves = plan.turn + wholePixels(6, u);
}

void StripView::arrange() {
  if (m_place.isEmpty() || m_grows) return;
  const Plan plan = this->plan(m_place.width());
  const int frame = 1;
  const int least = m_moves->heightForWidth(m_place.width() - 2 * frame);
  // Whatever is to be said, the header stays in sight.
  const int header = wholePixels(52, lookUnit(font()));
  const int most = std::max(m_place.bottom() + 1 - header, m_place.height());
  const int grown = std::clamp(plan.moves + least + frame, m_place.height(), most);
  m_grown = m_place.adjusted(0, m_place.height() - grown, 0, 0);
  m_grows = true;
  setGeometry(m_grown);
  m_grows = false;
  if (grown > m_place.height()) raise();
  m_moves->setGeometry(frame, frame, width() - 2 * frame, height() - plan.moves - frame);
  const bool above = plan.room.lines > 1;
  const QRect turn(side(), height() - plan.turn, above ? plan.room.width : plan.room.beforeLast,
                   plan.turnTall);
  turnPart().setGeometry(turn);
  placeButtons(height() - plan.buttons);
  placeLower(plan);
}

void StripView::placeButtons(int top) {
  int right = width() - side();
  for (Chip* chip : {m_confirm, m_alternative, m_back}) {
    if (chip != m_confirm && chip->isHidden()) continue;
    const int wide = std::max(chip->minimumWidth(), chip->sizeHint().width());
    chip->setGeometry(right - wide, top, wide, mainTall());
    right -= wide + buttonGap();
  }
}

void StripView::placeLower(const Plan& plan) {
  const int tall = chipTall();
  m_rows->setGeometry(side(), height() - plan.choices, plan.room.width,
                      std::max(plan.room.lines - 1, 0) * m_rows->pitch() + tall);
  m_rows->setRoom(plan.room);
  const int end = m_rows->endOf(plan.room);
  const bool alone = tellsAll() && plan.room.lines == 0;
  const int before = alone ? plan.room.beforeLast : end;
  const int left = side() + (before > 0 ? before + 3 * unit : 0);
  const int bottom = height() - wholePixels(7, lookUnit(font()));
  const QRect rest(left, bottom - tall, width() - side() - left, tall);
  m_guide->setVisible(plan.beside == Beside::guide && !asks());
  m_guide->setGeometry(rest);
  m_asked->setForm(plan.asking);
  m_asked->setGeometry(plan.asked == 0
                           ? rest
                           : QRect(side(), height() - plan.asked, plan.room.width, plan.askedTall));
  // A refused entry is settled first.
  m_asked->setVisible(asks() && (plan.beside == Beside::question || plan.asked > 0));
  if (plan.beside == Beside::refusal) placeRefusal(rest);
}

void StripView::placeRefusal(QRect room) {
  for (QWidget* part : std::initializer_list<QWidget*>{m_why, m_insist, m_reason}) {
    const int wide = std::min(part->sizeHint().width(), room.width());
    part->setGeometry(QRect(room.topLeft(), QSize(wide, room.height())));
    room.setLeft(room.left() + wide + buttonGap());
  }
}

} // namespace nilometer::ui
