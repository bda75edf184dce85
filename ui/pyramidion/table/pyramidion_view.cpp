// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/table/pyramidion_view.h"

#include "ui/pyramidion/board/board_view.h"
#include "ui/pyramidion/board/piece_signs.h"
#include "ui/pyramidion/explain/pyramidion_why.h"
#include "ui/pyramidion/guide/pyramidion_guide.h"
#include "ui/pyramidion/seats/player_card.h"
#include "ui/pyramidion/text/words.h"
#include "ui/table/explain/why_guide.h"

#include <algorithm>

template class nilometer::ui::DraftedView<nilometer::pyramidion::TableParts>;

namespace nilometer::pyramidion {

using table::Effect;
using End = ui::Flights::End;

View::View(Session& session, QWidget* parent) : DraftedView(session, parent) {
  layOut();
  why().add([this](QWidget& about, std::optional<QPoint> where) {
    return &about == m_board ? boardAnswer(where) : std::nullopt;
  });
}

void View::showParts(const ui::Seats& seats) {
  auto shown = boardTable<BoardTable>(seats);
  shown.course = courseOf(m_session.shownGame());
  shown.holdsWinner = holdsResult() && !m_session.isPast();
  m_board->refresh(shown);
  m_players->refresh(m_session.shown(), seats, m_draft.asked(), m_session.game());
  // One entry asks for all of the set-up.
  if (m_session.shown().phase == Phase::setup) refreshGuide();
}

ui::WhyText View::playerAnswer(Player player) const {
  return playerWhy(m_session, player);
}

ui::Guide View::guideAt(ui::PromptLevel level) const {
  const auto& next = m_draft.next();
  return guideOf(m_session.game(), m_session.shown(), m_session.table(), level,
                 next ? std::optional(askOf(*next)) : std::nullopt);
}

qreal View::keptBoard(qreal board) const {
  constexpr qreal lines = 120;
  const qreal usual = GameView::keptBoard(board);
  return std::clamp(board - lines, usual,
                    std::max(usual, leastHeight({.only = Site::giza, .active = true})));
}

// What is answered to "Why?".

ui::WhyText View::placeAnswer(const ui::Place& place) const {
  const ui::PlaceId id = *m_board->idOf(place);
  switch (kindOf(id)) {
  case BoardPlace::site:
  case BoardPlace::ware: return siteWhy(m_session, static_cast<Site>(id.number));
  case BoardPlace::marker: return orderWhy(m_session);
  case BoardPlace::boat: return boatWhy(m_session, id.number, table().turn);
  default: break;
  }
  const bool isOfSite = kindOf(id) == BoardPlace::corner || kindOf(id) == BoardPlace::troop;
  ui::WhyText why = siteWhy(m_session, isOfSite ? static_cast<Site>(id.number) : table().active);
  why.lines.push_front(place.accessibleName());
  return why;
}

std::optional<ui::WhyText> View::boardAnswer(const std::optional<QPoint>& where) const {
  const BoardLayout& rooms = m_board->layOut();
  const auto isIn = [&](const QRectF& room) {
    return where && m_board->pixelsOf(room).contains(*where);
  };
  const auto rulesOf = [&](std::initializer_list<table::RuleId> rules) {
    return ui::rulesWhy<Rules>(m_session.game(), text::pyramidionRuleTitle(*rules.begin()), rules);
  };
  if (isIn(rooms.supply)) return rulesOf({"SET-4"_rule, "SET-8"_rule});
  if (isIn(rooms.pyramid) || isIn(rooms.count)) return rulesOf({"END-3"_rule, "END-1"_rule});
  const bool isActive = table().phase >= Phase::play && table().phase <= Phase::trade;
  if (!isActive || (where && !isIn(rooms.table.all))) return std::nullopt;
  return siteWhy(m_session, table().active);
}

// What was entered is seen on its way.

End View::endOf(const Effect& effect) const {
  const std::uint8_t spot = effect.detail;
  if (spot == supplySpot) return {m_board, m_board->layOut().supply.center()};
  if (spot != ownSpot) return {m_board->place(placeId(BoardPlace::site, code(siteAt(spot))))};
  if (effect.player == noPlayer) return {};
  return {m_players->card(effect.player), m_players->of(effect.player).wareAt(effect.what)};
}

void View::moveTroop(const Effect& effect) {
  const auto kind = static_cast<Troop>(effect.what);
  const End card{m_players->card(effect.player)};
  const End site{m_board->place(placeId(BoardPlace::troop, effect.detail, effect.what))};
  const auto whose = ui::playerColourAt(m_session.colourOf(effect.player));
  m_flights->add(
      effect.after == 1 ? card : site, effect.after == 1 ? site : card,
      [=](ui::Canvas& canvas, const QPointF& at) { canvas.piece(signOf(kind), at, 24, whose); });
}

void View::fly() {
  const Effect* taken = nullptr; ///< what lies there comes right behind it
  for (const Effect& effect : m_realBoard.moves()) {
    if (effect.kind == EffectKind::piece) moveTroop(effect);
    if (effect.kind != EffectKind::stock) continue;
    if (effect.after < effect.before) {
      taken = &effect;
    } else if (taken != nullptr && taken->what == effect.what) {
      const ui::Ware ware = wareOf(resourceOf(effect));
      m_flights->add(endOf(*taken), endOf(effect),
                     [=](ui::Canvas& canvas, const QPointF& at) { canvas.ware(at, 20, ware); });
      taken = nullptr;
    }
  }
  m_flights->start();
}

} // namespace nilometer::pyramidion
