// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pyramidion/session/pyramidion_session.h"

#include <optional>
#include <variant>

namespace nilometer::pyramidion {

/// A site that is read again: what was judged by its old numbers can be judged anew
/// (ui/game/session/judge_again.h).
struct Rereading {
  [[nodiscard]] static bool corrects(const State& state, const Entry& entry) {
    const auto isOther = [](const auto& known, const auto& read) {
      return known && *known != read;
    };
    if (const auto* told = std::get_if<TellMinima>(&entry)) {
      return isOther(state.sheet[at(told->site)].minima,
                     std::array{told->influence, told->negotiation});
    }
    const auto* told = std::get_if<TellCorner>(&entry);
    return told != nullptr && isOther(state.sheet[at(told->site)].corner, told->kinds);
  }
  [[nodiscard]] static std::optional<Entry> reread(const Session& session, std::size_t earlier,
                                                   const Entry& entry) {
    const Entry& was = session.record().entries[earlier].entry;
    const auto site = [](const Entry& read) {
      const auto* minima = std::get_if<TellMinima>(&read);
      return minima != nullptr ? minima->site : std::get<TellCorner>(read).site;
    };
    const bool isSame = was.index() == entry.index() && site(was) == site(entry);
    return isSame ? std::optional(entry) : std::nullopt;
  }
};

} // namespace nilometer::pyramidion
