// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of a game of Saqqara answers to "Why?".
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/explain/saqqara_why.h"
#include "ui/saqqara/table/saqqara_view.h"

#include <initializer_list>

namespace nilometer::saqqara {

using ui::WhyText;

WhyText View::placeAnswer(const ui::Place& place) const {
  const ui::PlaceId id = *m_board->idOf(place);
  const auto told = [&](std::initializer_list<table::RuleId> rules) {
    return ui::rulesWhy<Rules>(m_session.game(), place.look().name, rules);
  };
  switch (kindOf(id)) {
  case BoardPlace::warehouse:
  case BoardPlace::card:
  case BoardPlace::slot: return warehouseWhy(m_session, static_cast<Warehouse>(id.number));
  case BoardPlace::step: return pyramidWhy(m_session, pyramidAt(id.part), m_draft.asked());
  case BoardPlace::nile: return nileWhy(m_session);
  case BoardPlace::nileEnd: return told({"NILE-3"_rule});
  case BoardPlace::field: return told({"CAL-1"_rule, "STALL-1"_rule});
  case BoardPlace::table: break;
  }
  return told({"STOCK-2"_rule, "STOCK-3"_rule});
}

} // namespace nilometer::saqqara
