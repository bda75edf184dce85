// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/entry.h"
#include "engine/record/find_name.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

/// The words a record is written with, both ways (docs/game-record.md).
namespace nilometer::egizia {

struct Edition;
struct Stop;

/// What "do" says, in the order of Entry.
inline constexpr auto entryNames = std::to_array<std::string_view>(
    {"lay", "ship", "pass", "leftover", "feed", "stones", "build", "decline", "bonus", "order",
     "play", "score", "name-card", "name-tombs", "name-sphinx", "correct"});
static_assert(entryNames.size() == std::variant_size_v<Entry>);

/// The colours of the box.
inline constexpr auto playerColours =
    std::to_array<std::string_view>({"blue", "red", "green", "yellow"});

/// Cards that are played by themselves, with the word for each.
struct PlayedCardName {
  CardKind kind;
  std::string_view name;
};
inline constexpr auto playedCards = std::to_array<PlayedCardName>({
    {CardKind::reserve, "reserve"},
    {CardKind::first, "first"},
    {CardKind::stones6, "stones6"},
    {CardKind::sell10, "sell10"},
    {CardKind::improveField, "improve-field"},
    {CardKind::crewStep, "crew-step"},
    {CardKind::paidCrewStep, "paid-crew-step"},
});
[[nodiscard]] std::string_view playedCardName(CardKind kind);

inline constexpr std::string_view reserveName = "reserve";  ///< instead of a building space
inline constexpr std::string_view startFieldName = "start"; ///< instead of a card name

/// A river stop: "C3" for card spaces, else the round space's or the site's name.
[[nodiscard]] std::string stopName(const Stop& stop);
[[nodiscard]] std::string stopId(const Edition& edition, std::size_t stop);
[[nodiscard]] std::optional<std::size_t> findStop(const Edition& edition, std::string_view id);

[[nodiscard]] std::optional<std::size_t> findCardName(const Edition& edition,
                                                      std::string_view name);
[[nodiscard]] std::optional<std::size_t> findSphinxCard(const Edition& edition,
                                                        std::string_view id);

/// The physical cards of that name, ascending.
[[nodiscard]] CardSet cardsNamed(const Edition& edition, std::size_t name);

} // namespace nilometer::egizia
