// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/printed_pages.h"

#include <algorithm>

namespace nilometer::egizia {

namespace {

struct Assigned {
  std::string_view key; ///< and everything below it
  PrintedPage page;
};

/// The first that fits decides.
constexpr auto assigned = std::to_array<Assigned>({
    {"box.crewColours", PrintedPage::crewTracks},
    {"box.siteNames", PrintedPage::river},
    {"box.deckBacks", PrintedPage::otherNileCards},
    {"box", PrintedPage::pieces},
    {"players.crewStart", PrintedPage::crewTracks},
    {"players.crewTrackEnd", PrintedPage::crewTracks},
    {"players.startQuarry", PrintedPage::fieldsAndQuarries},
    {"players.startField", PrintedPage::fieldsAndQuarries},
    {"players", PrintedPage::pieces},
    {"river.stops", PrintedPage::river},
    {"river", PrintedPage::roundSpaces},
    {"sites", PrintedPage::river},
    {"sphinx", PrintedPage::sphinxCards},
    {"obelisk", PrintedPage::obelisk},
    {"pyramid", PrintedPage::pyramid},
    {"temple", PrintedPage::temple},
    {"tombs", PrintedPage::tombs},
    {"stoneMarket", PrintedPage::markets},
    {"grainMarket", PrintedPage::markets},
    {"nileCards", PrintedPage::otherNileCards},
    {"sphinxCards", PrintedPage::sphinxCards},
});

bool isOnPage(std::string_view key, std::string_view group) {
  return key.starts_with(group) &&
         (key.size() == group.size() || key[group.size()] == '.' || key[group.size()] == '[');
}

bool isFieldOrQuarry(const Edition& edition, std::string_view key) {
  const std::size_t begin = key.find('.') + 1;
  if (begin == 0) return false;
  const std::string_view id = key.substr(begin, key.find('.', begin) - begin);
  const auto name = std::ranges::find(edition.cardNames, id) - edition.cardNames.begin();
  const auto card = std::ranges::find(edition.nileCards, name, &NileCard::name);
  if (card == edition.nileCards.end()) return false;
  return isField(card->kind) || card->kind == CardKind::quarry;
}

} // namespace

PrintedPage pageOf(const Edition& edition, std::string_view key) {
  const auto fits = [key](const Assigned& one) { return isOnPage(key, one.key); };
  const auto found = std::ranges::find_if(assigned, fits);
  if (found == assigned.end()) return PrintedPage::pieces;
  const bool nile = found->page == PrintedPage::otherNileCards;
  return nile && isFieldOrQuarry(edition, key) ? PrintedPage::fieldsAndQuarries : found->page;
}

bool comparedFurther(const Edition& one, const Edition& other) {
  return table::comparedFurther(one.printed, other.printed);
}

} // namespace nilometer::egizia
