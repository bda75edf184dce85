// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/saqqara/session/saqqara_session.h"

#include <optional>
#include <variant>

namespace nilometer::saqqara {

/// A number that is read off again (ASK-4): what was judged by the old one can be judged anew
/// (ui/game/session/judge_again.h).
struct Rereading {
  [[nodiscard]] static bool corrects(const State& state, const Entry& entry) {
    const auto* told = std::get_if<Tell>(&entry);
    if (told == nullptr) return false;
    const int known = knownNumber(state.sheet, *told);
    if (told->what != Told::cost) return known >= 0 && known != told->number;
    return known >= 0 && state.sheet.level(told->pyramid, told->level).cost != told->cost;
  }
  /// Of a year it may have been the number that the table was asked for (ASK-1).
  [[nodiscard]] static std::optional<Entry> reread(const Session& session, std::size_t earlier,
                                                   const Entry& entry) {
    const Entry& was = session.record().entries[earlier].entry;
    const auto& now = std::get<Tell>(entry);
    const auto* told = std::get_if<Tell>(&was);
    if (told != nullptr && placeOf(*told) == placeOf(now)) return entry;
    if (!std::holds_alternative<TableNumber>(was) || !isOfYear(now.what)) return std::nullopt;
    State then;
    then.round = static_cast<decltype(then.round)>(session.replay().entries[earlier].round);
    const bool isLand = then.field() == landField;
    const bool isSame = then.year() == now.year && isLand == (now.what == Told::land);
    return isSame ? std::optional<Entry>(TableNumber{now.number}) : std::nullopt;
  }
};

} // namespace nilometer::saqqara
