// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/entry.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace nilometer::egizia {
struct Edition;
}

/// The words a record is written with, both ways (docs/game-record.md).
namespace nilometer::record {

/// What "do" says, in the order of egizia::Entry.
inline constexpr auto entryNames = std::to_array<std::string_view>(
    {"lay", "ship", "pass", "leftover", "feed", "stones", "build", "decline", "bonus", "order",
     "play", "score", "name-card", "name-tombs", "name-sphinx", "correct"});
static_assert(entryNames.size() == std::variant_size_v<egizia::Entry>);

/// The colours of the box.
inline constexpr auto playerColours =
    std::to_array<std::string_view>({"blue", "red", "green", "yellow"});

/// Cards that are played by themselves, with the word for each.
struct PlayedCardName {
  egizia::CardKind kind;
  std::string_view name;
};
inline constexpr auto playedCards = std::to_array<PlayedCardName>({
    {egizia::CardKind::reserve, "reserve"},
    {egizia::CardKind::first, "first"},
    {egizia::CardKind::stones6, "stones6"},
    {egizia::CardKind::sell10, "sell10"},
    {egizia::CardKind::improveField, "improve-field"},
    {egizia::CardKind::crewStep, "crew-step"},
    {egizia::CardKind::paidCrewStep, "paid-crew-step"},
});
[[nodiscard]] std::string_view playedCardName(egizia::CardKind kind);

inline constexpr std::string_view reserveName = "reserve";  ///< instead of a building space
inline constexpr std::string_view startFieldName = "start"; ///< instead of a card name

/// A river stop: "C3" for card spaces, else the round space's or the site's name.
[[nodiscard]] std::string stopId(const egizia::Edition& edition, std::size_t stop);
[[nodiscard]] std::optional<std::size_t> findStop(const egizia::Edition& edition,
                                                  std::string_view id);

/// The index of a word in a list of names.
template <class Names>
[[nodiscard]] std::optional<std::size_t> findName(const Names& names, std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return i;
  }
  return std::nullopt;
}
[[nodiscard]] std::optional<std::size_t> findCardName(const egizia::Edition& edition,
                                                      std::string_view name);
[[nodiscard]] std::optional<std::size_t> findSphinxCard(const egizia::Edition& edition,
                                                        std::string_view id);

/// The physical cards of that name, ascending.
[[nodiscard]] egizia::CardSet cardsNamed(const egizia::Edition& edition, std::size_t name);

} // namespace nilometer::record
