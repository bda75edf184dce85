// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/entry_view.h"

#include "ui/base/style/menu_text.h"
#include "ui/game/session/dispute_words.h"
#include "ui/table/board/drawn_board.h"
#include "ui/table/board/seats_of.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/explain/why_guide.h"

#include <QMenu>

#include <utility>

namespace nilometer::ui {

EntryView::EntryView(GameSession& session, const RealBoard& realBoard, QWidget* parent)
    : GameView(session, DraftedViewWords::ofStrip, parent), m_realBoard(realBoard),
      m_flights(new Flights(*this)), m_session(session) {
  why().addToMenu([this](QMenu& menu, const QWidget& about) { offerToAct(menu, about); });
}

void EntryView::putIn(DrawnBoard& board, SeatsView& players) {
  m_drawn = &board;
  m_seated = &players;
  connect(m_drawn, &DrawnBoard::placePressed, this,
          [this](const PlaceId& place) { pressPlace(place); });
}

QWidget& EntryView::boardPart() const {
  return *m_drawn;
}

QWidget& EntryView::playersPart() const {
  return *m_seated;
}

BoardSights EntryView::boardSights() const {
  return {.chosen = m_drawn->placesThatAre(PlaceLook::State::chosen),
          .open = m_drawn->placesThatAre(PlaceLook::State::open)};
}

PhaseLook EntryView::phases() const {
  table::GameClock clock = m_session.clock();
  // The table has gone on to what is asked next.
  if (m_hasShares) clock.phase = sharedIn(shares());
  return lookAt(clock);
}

Prompt EntryView::prompt() const {
  if (!m_session.isLookingBack()) return asksNow();
  const auto count = [](std::size_t entries) { return text::number(static_cast<int>(entries)); };
  return {DraftedViewWords::tr("You are looking at the past"),
          text::fill(DraftedViewWords::tr("The table after entry %1 of %2."),
                     {count(m_session.shownEntries()), count(m_session.entries())})};
}

void EntryView::beginEntry() {
  // What was only read leaves to be told what was told before; a lesson has no numbers.
  const std::size_t told = m_realBoard.entryNumber();
  const bool wasEntered = m_realBoard.because() == Because::entered && !m_session.isPast() &&
                          !m_session.canRedo() && (told == 0 || told == m_session.entries());
  m_hasShares = wasEntered && !shares().empty();
  beginFor(table::noPlayer);
  m_flights->end();
  m_isOnItsWay = wasEntered;
}

void EntryView::setCompactLevel(const CompactLevel& folds) {
  const bool hasOtherPlaces = m_drawn->isOne() != folds.siteOnly;
  GameView::setCompactLevel(folds);
  m_drawn->setCompactLevel(folds.flatStage, folds.siteOnly);
  m_seated->setCompactLevel(folds.playerTabs      ? SeatsLook::tabs
                            : folds.closedPlayers ? SeatsLook::closed
                                                  : SeatsLook::full);
  // Places that are no longer seen are named in the strip.
  if (hasOtherPlaces && !strip().content().confirm.isEmpty()) refresh();
}

Seats EntryView::seatsShown() const {
  Seats seats = seatsOf(m_session);
  for (table::Player player = 0; player < m_session.players(); ++player) {
    seats.disputed[player] = disputeLines(m_session, player);
  }
  return seats;
}

void EntryView::refreshParts() {
  setInputMethodHints(takeKeys() ? Qt::ImhDigitsOnly : Qt::ImhNone);
  showParts(seatsShown());
  if (std::exchange(m_isOnItsWay, false) && m_flights->isOn() && isVisible()) fly();
}

void EntryView::offerToAct(QMenu& menu, const QWidget& about) {
  const table::Player turn = decides();
  const table::Player player = playerOf(about);
  if (turn == table::noPlayer || player == table::noPlayer || player == turn) return;
  //: %1 does something though it is another player’s turn.
  const QString text = DraftedViewWords::tr("%1 acts out of turn");
  menu.addAction(menuText(text::fill(text, {m_session.names().whole[player]})), this,
                 [this, player] {
                   m_hasShares = false;
                   beginFor(player);
                   refresh();
                   setFocus();
                 });
}

table::Player EntryView::playerOf(const QWidget& about) const {
  for (table::Player player = 0; player < m_session.players(); ++player) {
    const bool over = &about == &m_seated->over() && player == m_seated->opened();
    if (over || &about == m_seated->card(player)) return player;
  }
  return table::noPlayer;
}

} // namespace nilometer::ui
