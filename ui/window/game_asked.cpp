// SPDX-License-Identifier: GPL-3.0-or-later
// What a running game asks about the printed values.
#include "ui/asked/difference_card.h"
#include "ui/asked/value_desk.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/players/players_view.h"
#include "ui/egizia/scoring/table_ceremony.h"
#include "ui/egizia/words/printed_place.h"
#include "ui/egizia/words/why_asked.h"
#include "ui/log/log_view.h"
#include "ui/strip/strip_view.h"
#include "ui/window/game_view.h"
#include "ui/window/header_bar.h"

namespace nilometer::ui {

namespace {

/// A question for a number, at the step of the final scoring that is shown if there is one.
std::optional<AskedValue> askedNow(const ValueDesk& desk, const TableCeremony& ceremony,
                                   const Draft& draft) {
  const auto& entry = draft.work().entry;
  const auto* scoring = entry ? std::get_if<egizia::FinalScore>(&*entry) : nullptr;
  const CeremonyStep* step = ceremony.leads() ? ceremony.ceremony().latest() : nullptr;
  if (scoring == nullptr || step == nullptr) return desk.asked();
  return desk.askedAt(*scoring, *step);
}

} // namespace

void GameView::askWith(ValueDesk* desk) {
  m_desk = desk;
  if (m_desk != nullptr) connect(m_desk, &ValueDesk::turned, this, &GameView::refresh);
  refresh();
}

void GameView::connectAsked() {
  AskedRow& row = m_strip->asked();
  connect(&row, &AskedRow::matches, this, [this, &row] {
    row.content().offersCopy ? m_desk->judgeOnCopy() : m_desk->confirm(askedPlace());
  });
  connect(&row, &AskedRow::notNow, this, [this, &row] {
    row.content().offersCopy ? m_desk->leaveCopy() : m_desk->leaveAlone(askedPlace());
  });
  connect(&row, &AskedRow::corrected, this,
          [this](int number) { m_desk->correct(askedPlace(), number); });
  connect(m_difference, &DifferenceCard::takenOver, this, [this] { m_desk->takeOver(); });
  connect(m_difference, &DifferenceCard::left, this, [this] { m_desk->leave(); });
  connect(m_difference, &DifferenceCard::entryRequested, this,
          [this](std::size_t entry) { m_session.lookAt(entry + 1); });
  connect(m_board, &BoardView::arranged, this, [this] { showDifference(); });
  // Marks come and go; the entry being made and the final scoring stay where they are.
  connect(&m_session, &EgiziaSession::compared, this, [this] {
    m_log->refresh();
    m_header->refresh();
    refresh();
    refreshGuide();
  });
}

std::string GameView::askedPlace() const {
  const auto asked = m_desk == nullptr ? std::nullopt : askedNow(*m_desk, *m_ceremony, m_draft);
  return asked ? asked->place : std::string();
}

AskedContent GameView::askedContent() const {
  if (m_desk == nullptr || m_desk->pending()) return {};
  AskedContent content;
  content.said = m_desk->said();
  if (const auto asked = askedNow(*m_desk, *m_ceremony, m_draft)) {
    content.question = words::askFor(asked->place, m_session.table()) + QLatin1Char(' ') +
                       words::whyAsked(asked->place, asked->effect, m_session.table());
    content.number = asked->number;
  } else if (m_desk->offersCopy()) {
    content.question = tr("This game has other values than your copy. Judge it again?");
    content.offersCopy = true;
  }
  return content;
}

void GameView::showDifference() {
  const bool shown = m_desk != nullptr && m_desk->pending();
  const QWidget* focus = window()->focusWidget();
  const bool inside = focus != nullptr && m_difference->isAncestorOf(focus);
  m_difference->setVisible(shown);
  if (!shown) {
    if (inside) setFocus();
    return;
  }
  m_difference->setGeometry(m_board->rect());
  m_difference->show(*m_desk->pending());
  m_difference->raise();
}

bool GameView::pressAsked(const QString& key) {
  return m_difference->press(key) || m_strip->asked().press(key);
}

} // namespace nilometer::ui
