// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::text {

namespace {

struct PrintedName {
  std::string_view key;
  const char* name;
};

struct PrintedWords {
  Q_DECLARE_TR_FUNCTIONS(Printed)
public:
  static constexpr auto names = std::to_array<PrintedName>({
      {"box.players", QT_TR_NOOP("Number of players")},
      {"box.rounds", QT_TR_NOOP("Number of rounds")},
      {"box.stones", QT_TR_NOOP("Stones of a player")},
      {"box.markers", QT_TR_NOOP("Stones used as markers")},
      {"box.crewColours", QT_TR_NOOP("Colours of the crews")},
      {"box.siteNames", QT_TR_NOOP("Names of the building sites")},
      {"box.deckBacks", QT_TR_NOOP("Backs of the Nile cards")},
      {"players.ships", QT_TR_NOOP("Ships of a player")},
      {"players.startingStones", QT_TR_NOOP("Stones at the start")},
      {"players.startQuarry", QT_TR_NOOP("Yield of the start quarry")},
      {"players.startField", QT_TR_NOOP("Grain of the start field")},
      {"players.stoneTrackEnd", QT_TR_NOOP("End of the stone track")},
      {"players.crewStart", QT_TR_NOOP("Strengths of the crews at the start")},
      {"players.crewTrackEnd", QT_TR_NOOP("Ends of the strength tracks")},
      {"river.stops", QT_TR_NOOP("Order of the stops on the Nile")},
      {"river.thebae", QT_TR_NOOP("Crews pictured at Thebae")},
      {"river.selinon", QT_TR_NOOP("Crews pictured at Selinon")},
      {"river.beni-hasan", QT_TR_NOOP("Crews pictured at Beni Hasan")},
      {"river.alyiStones", QT_TR_NOOP("Stones at Alyi")},
      {"sites.spaces", QT_TR_NOOP("Building spaces of a site")},
      {"sites.spacesFewPlayers", QT_TR_NOOP("Building spaces of a site with 2 or 3 players")},
      {"sites.participation", QT_TR_NOOP("Points for participation")},
      {"sphinx.drawLimit", QT_TR_NOOP("Sphinx cards drawn at most")},
      {"obelisk.rows", QT_TR_NOOP("Rows of the obelisk")},
      {"pyramid.rows", QT_TR_NOOP("Rows of the pyramid")},
      {"pyramid.support", QT_TR_NOOP("Supporting stones in the pyramid")},
      {"temple.order", QT_TR_NOOP("Order of the parts of the temple")},
      {"temple.spaces", QT_TR_NOOP("Spaces of the temple")},
      {"tombs.spaces", QT_TR_NOOP("Number of tomb spaces")},
      {"tombs.open", QT_TR_NOOP("Open tomb tiles")},
      {"tombs.tiles", QT_TR_NOOP("Number of tomb tiles")},
      {"tombs.tileValues", QT_TR_NOOP("Values of the tomb tiles")},
      {"tombs.bands", QT_TR_NOOP("Points for the sum of the tombs")},
      {"stoneMarket.steps", QT_TR_NOOP("Steps of the stone market")},
      {"stoneMarket.lastStepStones", QT_TR_NOOP("Stones on the last step of the stone market")},
      {"stoneMarket.saleSteps", QT_TR_NOOP("Steps of the stone market that allow selling")},
      {"stoneMarket.stonesPerPoint", QT_TR_NOOP("Stones sold for a point")},
      {"grainMarket.penalties", QT_TR_NOOP("Penalties of the grain market")},
      {"grainMarket.lastStepPoints", QT_TR_NOOP("Points on the last step of the grain market")},
  });
};

/// "brown-8" of "nileCards.brown-8.bonus".
std::string_view idIn(std::string_view key) {
  const std::size_t begin = key.find('.') + 1;
  return key.substr(begin, key.find('.', begin) - begin);
}

QString nileCard(std::string_view id, const Table& table) {
  const auto& names = table.edition->cardNames;
  const auto found = std::ranges::find(names, id);
  if (found == names.end()) return fromUtf8(id);
  return fill(PrintedWords::tr("Nile card “%1”"),
              {cardName(static_cast<int>(found - names.begin()), table)});
}

QString sphinx(std::string_view id, const Table& table) {
  const auto& cards = table.edition->sphinxCards;
  const auto found = std::ranges::find(cards, id, &egizia::SphinxCard::id);
  if (found == cards.end()) return fromUtf8(id);
  return fill(PrintedWords::tr("Sphinx card “%1”"),
              {sphinxCondition(static_cast<int>(found - cards.begin()), table)});
}

} // namespace

QString printedValue(std::string_view key, const Table& table) {
  if (key.starts_with("nileCards.")) return nileCard(idIn(key), table);
  if (key.starts_with("sphinxCards.")) return sphinx(idIn(key), table);
  const auto found = std::ranges::find(PrintedWords::names, key, &PrintedName::key);
  return found == PrintedWords::names.end() ? fromUtf8(key) : PrintedWords::tr(found->name);
}

namespace {

struct PageWords {
  Q_DECLARE_TR_FUNCTIONS(PrintedPage)
public:
  /// In the order of PrintedPage.
  static constexpr auto names = std::to_array<const char*>(
      {QT_TR_NOOP("Pieces and start"), QT_TR_NOOP("Order of the stops"), QT_TR_NOOP("Round spaces"),
       QT_TR_NOOP("Strength tracks"), QT_TR_NOOP("Both markets"), QT_TR_NOOP("The obelisk"),
       QT_TR_NOOP("The pyramid"), QT_TR_NOOP("The temple"), QT_TR_NOOP("The tombs"),
       QT_TR_NOOP("Grain fields and quarries"), QT_TR_NOOP("Other Nile cards"),
       QT_TR_NOOP("Sphinx cards")});
  static constexpr auto places = std::to_array<const char*>(
      {QT_TR_NOOP("Look at the box and at the player tableau in front of each player."),
       QT_TR_NOOP("Look at the board. Go down the Nile, stop by stop."),
       QT_TR_NOOP("Look at the round spaces beside the Nile and at the crews pictured there."),
       QT_TR_NOOP("Look at the track of each crew: where it starts and where it ends."),
       QT_TR_NOOP("Look at both markets on the board. Begin at the top step."),
       QT_TR_NOOP("Look at the obelisk on the board. Begin with the lowest row."),
       QT_TR_NOOP("Look at the pyramid on the board. Begin with the lowest row."),
       QT_TR_NOOP("Look at the temple on the board, part by part."),
       QT_TR_NOOP("Look at the tombs on the board and at the backs and fronts of their tiles."),
       QT_TR_NOOP("Take out all Nile cards with grain fields or quarries."),
       QT_TR_NOOP("Go through the other Nile cards, deck by deck."),
       QT_TR_NOOP("Go through all Sphinx cards. Do this before a game, not during one.")});
};
static_assert(PageWords::names.size() == egizia::printedPageCount);
static_assert(PageWords::places.size() == egizia::printedPageCount);

} // namespace

QString printedPage(egizia::PrintedPage page) {
  return PageWords::tr(PageWords::names[static_cast<std::size_t>(page)]);
}

QString whereToLook(egizia::PrintedPage page) {
  return PageWords::tr(PageWords::places[static_cast<std::size_t>(page)]);
}

} // namespace nilometer::text
