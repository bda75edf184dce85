// SPDX-License-Identifier: GPL-3.0-or-later
// Where the lines of the strip go.
#include "ui/base/style/font_utils.h"
#include "ui/table/action_bar/button_gap.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/reason_field.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/action_bar/turn_line.h"

#include <QCoreApplication>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <initializer_list>

namespace nilometer::ui {

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
  const int buttons = isBar() ? 0 : buttonsWidth();
  return {buttons + title + 2 * side(), heightFor(width())};
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

int StripView::backWidth() const {
  return buttonGap() + std::max(m_back->minimumWidth(), m_back->sizeHint().width());
}

void StripView::fit(Plan& plan, int inside, Beside beside) const {
  plan.beside = beside;
  const auto fitted = [&](int buttons) {
    return m_rows->fittedTo(
        {inside, inside - buttons - buttonGap(), inside - besideWidth(plan), 0, plan.room.splits});
  };
  plan.room = fitted(buttonsWidth());
  plan.lifted = false;
  if (m_back->isHidden()) return;
  // What is pressed next does not move because there is a way back now.
  const QuestionRows::Room without = fitted(buttonsWidth() - backWidth());
  plan.lifted = without.lines < plan.room.lines;
  if (plan.lifted) plan.room = without;
}

bool StripView::fitAsked(Plan& plan, int inside) const {
  using Form = AskedRow::Form;
  if (m_content.refused) return !m_asked->isOpened();
  const Plan guided = plan;
  const bool alone = takesTwoLines(guided);
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
  planTurn(plan, inside);
  if (!above && plan.room.lines > 2) {
    const Plan split = splitRows(plan, inside);
    if (split.room.lines < plan.room.lines) {
      plan = split;
    } else {
      putAbove(plan, inside);
    }
  }
  if (!above && plan.room.lines > 1 && m_ceiling && heightOf(plan) > mostHeight(m_ceiling->usual)) {
    planScrolling(plan, inside);
  }
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

bool StripView::takesTwoLines(const Plan& plan) const {
  return plan.room.lines == 0 && (tellsAll() || m_content.refused);
}

int StripView::widthBesideButtons(const Plan& plan, int inside) const {
  const bool isRefusalBelow = plan.beside == Beside::refusal && !refusesChoices(plan);
  const bool below = isRefusalBelow || plan.scrolls;
  int needed = below ? besideWidth(plan) : 0;
  if (plan.beside == Beside::question) needed = std::max(needed, m_asked->lineWidth(plan.asking));
  return inside - std::max(buttonsWidth(), needed) - buttonGap();
}

void StripView::putTurn(Plan& plan, int bottom, int width, int least) const {
  plan.turnWide = width;
  int below = 0;
  plan.refusal = 0;
  if (refusesChoices(plan)) {
    // Behind the reason, behind the chips, or in a line of its own between them, which stay where
    // they are.
    const int end = plan.raised ? 0 : plan.scrolls ? plan.room.width : m_rows->endOf(plan.room);
    if (isBesideReasons(width)) {
      plan.turnWide -= refusalWidth();
      least = std::max(least, chipTall());
    } else if (end + refusalWidth() > plan.room.width) {
      below = chipTall() + wholePixels(3, lookUnit(font()));
    }
  }
  plan.turnTall = std::max(turnPart().heightForWidth(plan.turnWide), least);
  plan.turn = bottom + below + plan.turnTall;
  if (below > 0)
    plan.refusal = bottom + chipTall();
  else if (plan.turnWide < width)
    plan.refusal = plan.turn - (plan.turnTall - chipTall()) / 2;
  plan.moves = plan.turn + wholePixels(6, lookUnit(font()));
}

void StripView::planTurn(Plan& plan, int inside) const {
  const qreal u = lookUnit(font());
  const int bottom = wholePixels(7, u);
  const int gap = wholePixels(3, u);
  const int above = std::max(plan.room.lines - 1, 0);
  plan.choices = bottom + chipTall() + above * m_rows->pitch();
  plan.buttons = bottom + chipTall() + gap + mainTall();
  if (plan.raised) plan.choices += plan.buttons + gap - bottom;
  Plan over = plan;
  putTurn(over, std::max(plan.choices, plan.buttons) + gap, inside, 0);
  // More choices than a line stand beside the buttons, too, and the turn above them.
  if (above > 0 || plan.raised) {
    const int wide = plan.lifted ? inside - backWidth() : inside;
    putTurn(plan, std::max(plan.choices, plan.buttons) + gap, wide, mainTall());
    return;
  }
  putTurn(plan, plan.buttons - mainTall(), plan.room.beforeLast, mainTall());
  // A short reason stands before the buttons, and what to do about it below.
  if (takesTwoLines(plan) && (tellsAll() || plan.turnTall > mainTall())) {
    putTurn(plan, bottom, widthBesideButtons(plan, inside), plan.buttons - bottom);
  }
  const bool isWide = plan.refusal > 0 && refusalWidth() > plan.room.beforeLast;
  if (isWide || over.moves < plan.moves) plan = over;
}

void StripView::putAbove(Plan& plan, int inside) const {
  Plan raised = plan;
  raised.raised = true;
  raised.lifted = false;
  raised.room = m_rows->fittedTo({inside, inside, inside, 0});
  // Two lines more than its choices need are not worth more than one of the board.
  if (raised.room.lines >= plan.room.lines) return;
  planTurn(raised, inside);
  if (!m_ceiling || heightOf(raised) <= mostHeight(m_ceiling->usual)) plan = raised;
}

StripView::Plan StripView::splitRows(Plan plan, int inside) const {
  plan.room.splits = true;
  fit(plan, inside, plan.beside);
  planTurn(plan, inside);
  return plan;
}

void StripView::planScrolling(Plan& plan, int inside) const {
  const qreal u = lookUnit(font());
  plan.scrolls = true;
  plan.lifted = false;
  const int wide = widthBesideButtons(plan, inside);
  plan.room = {wide, wide, wide, plan.room.lines};
  Plan told = plan;
  putTurn(told, 0, inside, 0);
  const int others = heightOf(plan) - plan.moves + told.moves + wholePixels(3, u);
  plan.choices = std::max(mostHeight(m_ceiling->usual) - others, plan.buttons);
  putTurn(plan, plan.choices + wholePixels(3, u), inside, 0);
}

int StripView::heightOf(const Plan& plan) const {
  constexpr int frame = 1;
  return plan.moves + (saysMoves() ? wholePixels(34, lookUnit(font())) : 0) + frame;
}

bool StripView::saysMoves() const {
  const MoveContent& moves = m_moves->content();
  return !m_content.begins || !moves.parts.empty() || !moves.text.isEmpty();
}

int StripView::mostHeight(int ceiling) const {
  return std::max(m_place.bottom() + 1 - ceiling, m_place.height());
}

void StripView::setCeiling(const Ceiling& ceiling) {
  if (m_ceiling == ceiling) return;
  m_ceiling = ceiling;
  arrange();
}

void StripView::arrange() {
  if (m_place.isEmpty() || m_grows) return;
  if (isBar()) return arrangeBar();
  const bool isRefused = m_content.refused && m_ceiling;
  const Plan plan = isRefused ? refusedPlan() : this->plan(m_place.width());
  const int frame = 1;
  const int least = saysMoves() ? m_moves->heightForWidth(m_place.width() - 2 * frame) : 0;
  // Whatever is to be said, the header stays in sight.
  const int header = wholePixels(52, lookUnit(font()));
  const int most = mostHeight(m_ceiling ? m_ceiling->last : header);
  // A second line of moves is not worth the last of the board.
  const int usual = m_ceiling ? mostHeight(m_ceiling->usual) : most;
  const int wanted = std::max(heightOf(plan), std::min(plan.moves + least + frame, usual));
  const int tall = std::clamp(wanted, m_place.height(), most);
  const bool isOther = tall != height();
  m_grown = m_place.adjusted(0, m_place.height() - tall, 0, 0);
  m_grows = true;
  setGeometry(m_grown);
  m_grows = false;
  if (tall > m_place.height()) raise();
  m_moves->setGeometry(frame, frame, width() - 2 * frame, height() - plan.moves - frame);
  turnPart().setGeometry(side(), height() - plan.turn, plan.turnWide, plan.turnTall);
  placeButtons(height() - plan.buttons);
  if (plan.lifted) {
    m_back->move(width() - side() - m_back->width(),
                 height() - plan.turn + (plan.turnTall - buttonTall()) / 2);
  }
  placeLower(plan);
  if (isOther) Q_EMIT grown();
}

void StripView::placeButtons(int top) {
  int right = width() - side();
  for (Chip* chip : {m_confirm, m_alternative, m_back}) {
    if (chip != m_confirm && chip->isHidden()) continue;
    const int wide = std::max(chip->minimumWidth(), chip->sizeHint().width());
    chip->setGeometry(right - wide, top, wide, buttonTall());
    right -= wide + buttonGap();
  }
}

void StripView::placeChoices(const Plan& plan) {
  const int bottom = wholePixels(7, lookUnit(font()));
  const int tall = std::max(plan.room.lines - 1, 0) * m_rows->pitch() + chipTall();
  const int seen = plan.scrolls ? plan.choices - bottom : tall;
  placeRows({side(), height() - plan.choices, plan.room.width, seen}, plan.room, plan.scrolls);
}

void StripView::placeRows(const QRect& seen, QuestionRows::Room room, bool scrolls) {
  m_choices->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
  m_choices->setGeometry(seen);
  if (scrolls) {
    const int wide = seen.width() - m_choices->verticalScrollBar()->sizeHint().width() - unit;
    room = {wide, wide, wide, 0};
  }
  m_rows->resize(room.width, scrolls ? m_rows->heightForWidth(room.width) : seen.height());
  m_rows->setRoom(room);
}

void StripView::placeLower(const Plan& plan) {
  const int tall = chipTall();
  placeChoices(plan);
  const int end = plan.raised ? 0 : m_rows->endOf(plan.room);
  const int bottom = height() - wholePixels(7, lookUnit(font()));
  const bool besideTurn = takesTwoLines(plan) && height() - plan.turn + plan.turnTall == bottom;
  const int before = besideTurn ? plan.turnWide : plan.scrolls ? plan.room.width : end;
  const int left = side() + (before > 0 ? before + (besideTurn ? buttonGap() : 3 * unit) : 0);
  const QRect rest(left, bottom - tall, width() - side() - left, tall);
  const bool isAbove = plan.refusal > 0;
  m_guide->setVisible((plan.beside == Beside::guide || isAbove) && !asks());
  m_guide->setGeometry(rest);
  m_asked->setForm(plan.asking);
  m_asked->setGeometry(plan.asked == 0
                           ? rest
                           : QRect(side(), height() - plan.asked, plan.room.width, plan.askedTall));
  // A refused entry is settled first.
  m_asked->setVisible(asks() && (plan.beside == Beside::question || plan.asked > 0));
  if (plan.beside != Beside::refusal) return;
  const bool isBehind = isAbove && plan.refusal > plan.turn - plan.turnTall;
  const int from = side() + (isBehind ? plan.turnWide + 3 * unit : 0);
  placeRefusal(isAbove ? QRect(from, height() - plan.refusal, width() - side() - from, tall)
                       : rest);
}

} // namespace nilometer::ui
