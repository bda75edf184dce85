// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/changes.h"

/// What a site comes to (RESOLVE). All of it works on sums alone: a calculator can do the same
/// outside of a game.
namespace nilometer::pyramidion {

/// SPECIAL-SLAVE-DRIVER: what others' take from every value of a card of that player.
[[nodiscard]] int slavesOf(const State& state, Player player);
/// What a lying card counts in that category (RESOLVE-2).
[[nodiscard]] int valueOf(const Game& game, const State& state, const LyingCard& card,
                          Category category);
/// By player; nothing for whoever has no card lying (RESOLVE-1, RESOLVE-3, RESOLVE-4).
[[nodiscard]] Totals totalsOf(const Game& game, const State& state, Category category);
/// What stonemasons add to both minima.
[[nodiscard]] int raisedNow(const State& state);
/// Who is alone in front, if anybody (RESOLVE-3).
[[nodiscard]] std::optional<Player> aloneInFront(const Totals& totals, bool zeroWins);
/// REVOLT-1: how many markers are turned.
[[nodiscard]] int markersDue(const State& state);
/// REVOLT-3: the strength of a revolt at that site.
[[nodiscard]] int strengthOf(const Markers& markers, Site site);
/// REVOLT-4: who is below it.
[[nodiscard]] PlayerSet failedIn(const Totals& influence, int strength);
/// REVOLT-4: whoever fails has no sums behind the revolt.
void dropFailed(Tally& tally, const State& state);
/// What the site asks for, raised; nothing as long as it is not known.
[[nodiscard]] std::optional<int> minimumOf(const State& state, Category category);

/// Whether the minima that the table waits for are those of the active site, so that they can be
/// put off. @pre Phase::minima
[[nodiscard]] bool resolvesActive(const State& state);
/// RESOLVE-5: the site that waits and is asked for again; nullptr where it is the active one, or
/// nothing is asked.
[[nodiscard]] const UnresolvedSite* askedAgain(const State& state);
/// RESOLVE-5: the site whose minima the table waits for: the active one, or the first of those that
/// were put off. @pre Phase::minima
[[nodiscard]] Site minimaAskedOf(const State& state);
/// Of those that were put off: what can be judged by now is carried out, in the order in which the
/// sites were activated.
void resolveWaiting(Changes& changes);

/// Tells the strength, and who has failed.
void tellRevolt(Changes& changes, const Markers& markers, const Totals& influence);
/// REVOLT-5: by the influence `before` or `after` it.
void leadRevolt(Changes& changes, const Markers& markers, const Totals& before,
                const Totals& after);

/// The cards that the high priest may take back, by number, and how many of them.
[[nodiscard]] std::vector<std::uint8_t> takeBackChoices(const Game& game, const State& state);
[[nodiscard]] int mostTakenBack(const State& state);

} // namespace nilometer::pyramidion
