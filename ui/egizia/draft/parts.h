// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/build.h"
#include "ui/egizia/draft/draft.h"

/// The parts of a draft, one file per group of entries: what is asked, how an answer is taken
/// over, what is proposed.
namespace nilometer::ui {

using Questions = std::vector<Question>;

// SAIL: ships, leftover cards, names of cards that lie there (sailing.cpp)

/// The entry of a place pressed, with proposals for what is chosen there.
[[nodiscard]] egizia::PlaceShip shipTo(const Ground& ground, const Work& work, int stop,
                                       std::uint8_t space);
/// The leftover card at a stop, taken by the player who decides (CARD-LEFTOVER).
[[nodiscard]] egizia::TakeLeftover leftoverFrom(const Ground& ground, int stop);
void ask(const Ground& ground, const egizia::PlaceShip& entry, Questions& questions);
void ask(const Ground& ground, const egizia::TakeLeftover& entry, Questions& questions);
void ask(const Ground& ground, const egizia::NameNileCard& entry, Questions& questions);
void answer(const Ground& ground, egizia::PlaceShip& entry, Ask ask, int about, int id);
void answer(const Ground& ground, egizia::TakeLeftover& entry, Ask ask, int about, int id);
[[nodiscard]] bool isComplete(const Ground& ground, const egizia::PlaceShip& entry);
[[nodiscard]] bool isComplete(const Ground& ground, const egizia::TakeLeftover& entry);
/// Names a card on that space can have: cards of the round's deck that nobody has seen (LAY-1).
void askCard(const Ground& ground, int stop, std::uint8_t named, Questions& questions);
/// Cards of the round's deck that nobody has seen yet (LAY-1), and their names, one bit each.
[[nodiscard]] egizia::CardSet unseenCards(const Ground& ground);
[[nodiscard]] std::uint64_t namesOf(const Ground& ground, egizia::CardSet cards);
[[nodiscard]] bool liesUnnamed(const Ground& ground, int stop);

// LAY (laying.cpp)

/// The names given before (Ground::named) as far as they are still possible.
[[nodiscard]] egizia::LayOut layOutOf(const Ground& ground);
/// Whether every card space has a name.
[[nodiscard]] bool isWhole(const Ground& ground, const egizia::LayOut& entry);
/// Names the card of the space being asked and asks for the next one without a name; the name it
/// has already is taken away again, and the space goes on being asked.
void nameCard(const Ground& ground, Work& work, egizia::LayOut& entry, std::uint8_t name);
/// Asks for the next one, and leaves this one as it is.
void skipCard(const Ground& ground, Work& work);
/// Names given to other spaces are no longer open.
void ask(const Ground& ground, const Work& work, const egizia::LayOut& entry, Questions& questions);

// BUILD (building.cpp)

/// A building action of the player on turn with nothing built yet; at the Sphinx with a
/// proposal of what to draw.
[[nodiscard]] std::optional<egizia::Build> buildingAction(const Ground& ground);
/// Adds the cell with all that must be built with it, or takes it back with all that rests on it.
void toggleCell(const Ground& ground, const Work& work, egizia::Build& entry,
                egizia::Building building, int cell);
void ask(const Ground& ground, const egizia::Build& entry, Questions& questions);
void answer(const Ground& ground, const Work& work, egizia::Build& entry, Ask ask, int about,
            int id);
[[nodiscard]] bool isComplete(const egizia::Build& entry);
[[nodiscard]] Bill billOf(const Ground& ground, const egizia::Build& entry);
/// How each cell of the site stands to the action.
void offerCells(const Ground& ground, const Work& work, const egizia::Build& entry, Offers& offers);

// FEED (feeding.cpp)

/// One player after the other, in the order in which they are fed.
void ask(const Ground& ground, const Work& work, const egizia::Feed& entry, Questions& questions);
/// Whether somebody after the player who is asked has something to decide, too.
[[nodiscard]] bool asksAnother(const Ground& ground, const Work& work);
/// Whether somebody who is not short holds a card that may be played in feeding (TIME-5).
[[nodiscard]] bool mayHelpMore(const Ground& ground);
void answer(const Ground& ground, egizia::Feed& entry, Ask ask, int player, int id);

// Cards played by themselves, tombs, final scoring (choosing.cpp)

[[nodiscard]] egizia::PlayCard playOf(const Ground& ground, table::Player player,
                                      egizia::CardKind kind);
void ask(const Ground& ground, const egizia::PlayCard& entry, Questions& questions);
void answer(const Ground& ground, egizia::PlayCard& entry, Ask ask, int id);
/// The open tomb tiles without a name from the first such one on.
[[nodiscard]] std::optional<egizia::NameTombs> tombsToName(const Ground& ground);
void ask(const Ground& ground, const egizia::NameTombs& entry, Questions& questions);
/// Whether every one of the tiles has a value.
[[nodiscard]] bool isComplete(const egizia::NameTombs& entry);
/// The final scoring of the player on turn, selling where that brings points.
[[nodiscard]] egizia::FinalScore finalScore(const Ground& ground);
void ask(const Ground& ground, const egizia::FinalScore& entry, Questions& questions);
void answer(egizia::FinalScore& entry, Ask ask, int id);
[[nodiscard]] bool isComplete(const Ground& ground, const egizia::FinalScore& entry);
/// The values a tomb tile can have while the tiles are worth `values`, its own included: open as
/// long as there are tiles of that value left.
[[nodiscard]] Question askTomb(const egizia::Edition& edition, int tomb,
                               const egizia::TombValues& values);

// All actions and places (offers.cpp)

[[nodiscard]] std::vector<Action> actionsOf(const Ground& ground, const Work& work);

[[nodiscard]] Offers offersOf(const Ground& ground, const Work& work, const Questions& questions);

} // namespace nilometer::ui
