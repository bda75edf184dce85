// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/table/saqqara_view.h"

#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/explain/saqqara_why.h"
#include "ui/saqqara/guide/saqqara_guide.h"
#include "ui/saqqara/seats/player_card.h"
#include "ui/saqqara/text/words.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <variant>

template class nilometer::ui::DraftedView<nilometer::saqqara::TableParts>;

namespace nilometer::saqqara {

View::View(Session& session, QWidget* parent) : DraftedView(session, parent) {
  connect(m_flights, &ui::Flights::arrived, this, [this] {
    if (std::exchange(m_sailing, noPlayer) != noPlayer) showParts(seatsShown());
  });
  layOut();
}

void View::showParts(const ui::Seats& seats) {
  auto shown = boardTable<BoardTable>(seats);
  shown.sailing = m_sailing;
  m_board->refresh(shown);
  m_players->refresh(m_session.shown(), seats, m_draft.asked());
}

ui::WhyText View::playerAnswer(Player player) const {
  return playerWhy(m_session, player);
}

ui::Guide View::guideAt(ui::PromptLevel level) const {
  return guideOf(m_session.game(), m_session.shown(), m_session.table(), level);
}

QString View::question() const {
  QString question = DraftedView::question();
  // The number of a level or a year is never alone on a line.
  const auto last = question.lastIndexOf(u' ');
  return last < 0 ? question : question.replace(last, 1, QChar::Nbsp);
}

std::optional<Entry> View::judged() const {
  const auto& made = m_draft.work().entry;
  // A theft from nobody says why there is nobody.
  const auto isVain = [](const Action& action) { return action.on && !action.open; };
  if (std::ranges::any_of(m_draft.actions(), isVain)) return made;
  const auto* setUp = made ? std::get_if<SetUp>(&*made) : nullptr;
  const bool isLate = setUp == nullptr || setUp->start != noPlayer ||
                      std::popcount(setUp->pyramids) < m_session.players() + 2;
  return isLate ? m_draft.entry() : std::optional<Entry>(SetUp{0, setUp->pyramids});
}

void View::putRight(const ui::PlaceId& place) {
  if (kindOf(place) != BoardPlace::card || m_session.isPast() || hasBegun()) return;
  if (!m_session.shown().in(static_cast<Warehouse>(place.number)).threshold) return;
  const auto& entries = m_session.record().entries;
  std::size_t read = entries.size() - 1;
  while (!std::holds_alternative<OpenThresholds>(entries[read].entry) ||
         !m_session.replay().entries[read].accepted) {
    --read;
  }
  m_session.startReplacing(read);
  follow(m_draft.press(place));
}

} // namespace nilometer::saqqara
