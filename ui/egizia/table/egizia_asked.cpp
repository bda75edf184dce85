// SPDX-License-Identifier: GPL-3.0-or-later
// What a game of Egizia asks about the printed values.
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/egizia/printed_values/egizia_asks.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/text/words.h"
#include "ui/table/printed_values/difference_card.h"
#include "ui/table/printed_values/printed_value_prompt.h"

#include "ui/egizia/table/egizia_view.h"
#include "ui/table/action_bar/strip_view.h"
#include <QCoreApplication>

namespace nilometer::ui {

namespace {

/// A question for a number, at the step of the final scoring that is shown if there is one.
std::optional<AskedValue> askedNow(const PrintedValuePrompt& desk, const EgiziaSession& session,
                                   const TableFinalScoring& finalScoring, const Draft& draft) {
  const auto& entry = draft.work().entry;
  const auto* scoring = entry ? std::get_if<egizia::FinalScore>(&*entry) : nullptr;
  if (scoring == nullptr || !finalScoring.leads()) return desk.asked();
  // Nobody is asked about somebody else's cards meanwhile.
  const ScoringStep* step = finalScoring.latest();
  return step == nullptr ? std::nullopt : askedAtStep(session, *scoring, *step, desk.leftAlone());
}

} // namespace

void EgiziaView::askWith(PrintedValuePrompt* desk) {
  m_desk = desk;
  if (m_desk != nullptr) {
    connect(m_desk, &PrintedValuePrompt::turned, this, [this] {
      // The desk may hear of a change before the table, whose draft is of the one before it.
      if (m_begunAt == sessionPlace()) refresh();
    });
  }
  refresh();
}

void EgiziaView::connectAsked() {
  AskedRow& row = strip().asked();
  connect(&row, &AskedRow::matches, this, [this, &row] {
    row.content().offersCopy ? m_desk->judgeOnCopy() : m_desk->confirm(askedPlace());
  });
  connect(&row, &AskedRow::notNow, this, [this, &row] {
    row.content().offersCopy ? m_desk->leaveCopy() : m_desk->leaveAlone(askedPlace());
  });
  connect(&row, &AskedRow::corrected, this, [this, &row](int number) {
    const auto before = m_desk->notTaken();
    m_desk->correct(askedPlace(), number);
    // Refused twice it is given up.
    if (m_desk->notTaken() && m_desk->notTaken() != before) row.typeAgain(number);
  });
  connect(m_difference, &DifferenceCard::takenOver, this, [this] { m_desk->takeOver(); });
  connect(m_difference, &DifferenceCard::left, this, [this] { m_desk->leave(); });
  connect(m_difference, &DifferenceCard::entryRequested, this,
          [this](std::size_t entry) { m_session.lookAt(entry + 1); });
  connect(m_board, &BoardView::arranged, this, [this] { showOthers(); });
  connect(&strip(), &StripView::grown, this, [this] { showOthers(); });
}

std::string EgiziaView::askedPlace() const {
  const auto asked =
      m_desk == nullptr ? std::nullopt : askedNow(*m_desk, m_session, *m_finalScoring, m_draft);
  return asked ? asked->place : std::string();
}

AskedContent EgiziaView::askedContent() const {
  if (m_desk == nullptr || m_desk->pending()) return {};
  AskedContent content;
  const auto asked = askedNow(*m_desk, m_session, *m_finalScoring, m_draft);
  const auto& notTaken = m_desk->notTaken();
  if (!notTaken || (asked && asked->place == notTaken->place)) content.said = m_desk->said();
  if (asked) {
    content.question = text::askFor(asked->place, m_session.table());
    content.why = text::whyAsked(asked->place, asked->effect, m_session.table());
    content.number = asked->number;
  } else if (m_desk->offersCopy()) {
    content.question = QCoreApplication::translate(
        "nilometer::ui::GameView", "This game has other values than your copy. Judge it again?");
    content.offersCopy = true;
  }
  return content;
}

void EgiziaView::showOthers() {
  const bool shown = m_desk != nullptr && m_desk->pending();
  const QWidget* focus = window()->focusWidget();
  const bool inside = focus != nullptr && m_difference->isAncestorOf(focus);
  m_difference->setVisible(shown);
  if (!shown) {
    if (inside) setFocus();
    return;
  }
  m_difference->setGeometry(boardRect());
  m_difference->show(*m_desk->pending());
  m_difference->raise();
}

bool EgiziaView::pressAsked(const QString& key) {
  return m_difference->press(key) || strip().asked().press(key);
}

} // namespace nilometer::ui
