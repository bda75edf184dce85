// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/build.h"
#include "ui/egizia/draft/draft.h"

#include <concepts>

/// The parts of a draft, one file per group of entries: what is asked, how an answer is taken
/// over, what is proposed. Every kind of entry has the same three functions, so that one without
/// its own does not compile:
///
///   void ask(const Ground&, const Work&, const Kind&, Questions&);  // what is to be chosen
///   void answer(const Ground&, Work&, Kind&, const Answer&);        // one of those was chosen
///   bool isComplete(const Ground&, const Kind&);                    // it can be entered as it is
namespace nilometer::ui {

/// What was chosen: the choice `id` of the question.
struct Answer {
  Ask ask = Ask::card;
  int about = 0;
  int id = 0;
  bool first = false; ///< nothing was chosen there before: what stood there was proposed
};

template <class Kind, class... Kinds>
concept OneOf = (std::same_as<Kind, Kinds> || ...);
/// Entries that hold no decision, and those that are made in dialogs of their own.
template <class Kind>
concept AsksNothing =
    OneOf<Kind, egizia::Pass, egizia::ProduceStones, egizia::DeclineBuild,
          egizia::ScoreParticipation, egizia::SetOrder, egizia::NameSphinxCards, egizia::Correct>;
void ask(const Ground& /*ground*/, const Work& /*work*/, const AsksNothing auto& /*entry*/,
         Questions& /*questions*/) {}
void answer(const Ground& /*ground*/, Work& /*work*/, AsksNothing auto& /*entry*/,
            const Answer& /*chosen*/) {}
/// All that they ask has a proposal, or may stay unsaid.
template <class Kind>
concept AlwaysComplete =
    AsksNothing<Kind> || OneOf<Kind, egizia::LayOut, egizia::Feed, egizia::PlayCard>;
[[nodiscard]] bool isComplete(const Ground& /*ground*/, const AlwaysComplete auto& /*entry*/) {
  return true;
}

// SAIL: ships, leftover cards, names of cards that lie there (sailing.cpp)

/// The entry of a place pressed, with proposals for what is chosen there.
[[nodiscard]] egizia::PlaceShip shipTo(const Ground& ground, const Work& work, int stop,
                                       std::uint8_t space);
/// The ship where it was placed, with the switches as they are now; what was chosen there stays as
/// far as it is still asked for.
[[nodiscard]] egizia::PlaceShip shipAgain(const Ground& ground, const Work& work,
                                          const egizia::PlaceShip& before);
/// The leftover card at a stop, taken by the player who decides (CARD-LEFTOVER).
[[nodiscard]] egizia::TakeLeftover leftoverFrom(const Ground& ground, int stop);
void ask(const Ground&, const Work&, const egizia::PlaceShip& entry, Questions& questions);
void ask(const Ground&, const Work&, const egizia::TakeLeftover& entry, Questions& questions);
void ask(const Ground&, const Work&, const egizia::NameNileCard& entry, Questions& questions);
void answer(const Ground&, Work&, egizia::PlaceShip& entry, const Answer& chosen);
void answer(const Ground&, Work&, egizia::TakeLeftover& entry, const Answer& chosen);
void answer(const Ground&, Work&, egizia::NameNileCard& entry, const Answer& chosen);
[[nodiscard]] bool isComplete(const Ground& ground, const egizia::PlaceShip& entry);
[[nodiscard]] bool isComplete(const Ground& ground, const egizia::TakeLeftover& entry);
[[nodiscard]] bool isComplete(const Ground& ground, const egizia::NameNileCard& entry);
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
/// Asks for the next one, and leaves this one as it is.
void skipCard(const Ground& ground, Work& work);
/// Names given to other spaces are no longer open.
void ask(const Ground&, const Work& work, const egizia::LayOut& entry, Questions& questions);
/// Names the card of the space being asked and asks for the next one without a name; the name it
/// has already is taken away again, and the space goes on being asked.
void answer(const Ground&, Work& work, egizia::LayOut& entry, const Answer& chosen);

// BUILD (building.cpp)

/// A building action of the player on turn with nothing built or drawn yet.
[[nodiscard]] std::optional<egizia::Build> buildingAction(const Ground& ground);
/// Adds the cell with all that must be built with it, or takes it back with all that rests on it.
void toggleCell(const Ground& ground, const Work& work, egizia::Build& entry,
                egizia::Building building, int cell);
void ask(const Ground&, const Work&, const egizia::Build& entry, Questions& questions);
void answer(const Ground&, Work& work, egizia::Build& entry, const Answer& chosen);
[[nodiscard]] bool isComplete(const Ground& ground, const egizia::Build& entry);
/// Whether anything can be drawn at the Sphinx.
[[nodiscard]] bool mayDraw(const Ground& ground, const egizia::Build& entry);
/// Whether that answer was the last thing to be said: no tile turned up is without a value, and
/// what pays for Sphinx cards was named or is the only way to pay.
[[nodiscard]] bool endsBuilding(const Ground& ground, const Work& work, const egizia::Build& entry,
                                Ask ask);
/// Whether its crews and cards are those that are proposed for what it builds or draws.
[[nodiscard]] bool paysAsProposed(const Ground& ground, const egizia::Build& entry);
[[nodiscard]] Bill billOf(const Ground& ground, const egizia::Build& entry);
/// How each cell of the site stands to the action.
void offerCells(const Ground& ground, const Work& work, const egizia::Build& entry, Offers& offers);

// FEED (feeding.cpp)

/// One player after the other, in the order in which they are fed.
void ask(const Ground&, const Work& work, const egizia::Feed& entry, Questions& questions);
/// Whether somebody after the player who is asked has something to decide, too.
[[nodiscard]] bool asksAnother(const Ground& ground, const Work& work);
/// Whether somebody who is not short holds a card that may be played in feeding (TIME-5).
[[nodiscard]] bool mayHelpMore(const Ground& ground);
/// Whether somebody helps himself who is not short.
[[nodiscard]] bool helpsMore(const Ground& ground, const egizia::Feed& entry);
void answer(const Ground&, Work&, egizia::Feed& entry, const Answer& chosen);

// Cards played by themselves, tombs, final scoring (choosing.cpp)

[[nodiscard]] egizia::PlayCard playOf(const Ground& ground, table::Player player,
                                      egizia::CardKind kind);
void ask(const Ground&, const Work&, const egizia::PlayCard& entry, Questions& questions);
void answer(const Ground&, Work&, egizia::PlayCard& entry, const Answer& chosen);
/// The open tomb tiles without a name from the first such one on.
[[nodiscard]] std::optional<egizia::NameTombs> tombsToName(const Ground& ground);
void ask(const Ground&, const Work&, const egizia::NameTombs& entry, Questions& questions);
void answer(const Ground&, Work&, egizia::NameTombs& entry, const Answer& chosen);
/// Whether every one of the tiles has a value.
[[nodiscard]] bool isComplete(const Ground& ground, const egizia::NameTombs& entry);
/// The final scoring of the player on turn, selling where that brings points.
[[nodiscard]] egizia::FinalScore finalScore(const Ground& ground);
void ask(const Ground&, const Work&, const egizia::FinalScore& entry, Questions& questions);
void answer(const Ground&, Work&, egizia::FinalScore& entry, const Answer& chosen);
[[nodiscard]] bool isComplete(const Ground& ground, const egizia::FinalScore& entry);
/// The values a tomb tile can have while the tiles are worth `values`, its own included: open as
/// long as there are tiles of that value left.
[[nodiscard]] Question askTomb(const egizia::Edition& edition, int tomb,
                               const egizia::TombValues& values);

// All actions and places (offers.cpp)

[[nodiscard]] std::vector<Action> actionsOf(const Ground& ground, const Work& work);

[[nodiscard]] Offers offersOf(const Ground& ground, const Work& work, const Questions& questions);

} // namespace nilometer::ui
