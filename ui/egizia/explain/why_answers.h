// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/draft/draft.h"
#include "ui/egizia/seats/player_part.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/text/words.h"
#include "ui/table/explain/why_text.h"
#include "ui/table/explain/why_words.h"
#include "ui/text/phrase.h"

#include <optional>
#include <vector>

/// Answers to "Why?" about the shown table: their lines, each with the number of its rule, and the
/// numbers of the table that the log tells more about. Of hidden cards nothing but how many they
/// are.
namespace nilometer::ui {

/// What the answers about places look at. Nothing is owned.
struct WhyGround {
  const EgiziaSession& session;
  const Draft& draft;
};

/// A text filled with its facts.
[[nodiscard]] inline QString lineOf(table::RuleId rule, const QString& text,
                                    const QStringList& facts = {}) {
  return text::withRule(text::fill(text, facts), rule);
}
/// What the rule says.
[[nodiscard]] inline QString ruleLine(table::RuleId rule) {
  return text::withRule(text::ruleSummary(rule), rule);
}

using Numbers = std::vector<WhyNumber>;
/// One number of one player, with his name.
[[nodiscard]] WhyNumber numberOf(const EgiziaSession& session, egizia::TrackedNumber what,
                                 table::Player player);
/// One number of every player, with names.
[[nodiscard]] Numbers everybodys(const EgiziaSession& session, egizia::TrackedNumber what);

/// A space of the river (`space` as in PlaceShip): SAIL-1 to SAIL-5.
[[nodiscard]] WhyText stopWhy(const WhyGround& ground, int stop, std::uint8_t space);
/// A space of a building: what it rests on, what it costs and gives (BUILD-5, BUILD-8).
[[nodiscard]] WhyText cellWhy(const WhyGround& ground, egizia::Building building, int cell);
/// A position of the water ring (FEED-2).
[[nodiscard]] WhyText ringWhy(const WhyGround& ground, egizia::Ring ring);
/// A step of a market, 0 = top (MARKET-1 to MARKET-4).
[[nodiscard]] WhyText marketWhy(const EgiziaSession& session, egizia::Market market, int step);
/// The Sphinx: cards drawn and kept, never which (SPHINX-1 to SPHINX-3).
[[nodiscard]] WhyText sphinxWhy(const EgiziaSession& session);

/// One part of a player's card; the other parts are its topics. `ring`: the position that a flood
/// forecast is asked for; nothing = where the water ring lies.
[[nodiscard]] WhyText playerWhy(const EgiziaSession& session, table::Player player, PlayerPart part,
                                std::optional<egizia::Ring> ring = std::nullopt);
/// The whole score track: every marker, front first.
[[nodiscard]] WhyText trackWhy(const EgiziaSession& session);
/// What stands behind a line about that player which names that rule; a feeding being entered is
/// told without its result, as cards may help.
struct LineFacts {
  QStringList lines;
  Numbers numbers;
};
[[nodiscard]] LineFacts factsBehind(const EgiziaSession& session, table::Player player,
                                    table::RuleId rule);

} // namespace nilometer::ui
