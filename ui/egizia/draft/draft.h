// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition_bounds.h"
#include "engine/egizia/options.h"
#include "ui/game/draft/made_entry.h"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

/// The entry being made: what the scribe has pressed so far, what is still to be chosen, what is
/// proposed. Plain values without a language, so that an entry survives a change of it.
namespace nilometer::ui {

/// What a question asks; says what Choice::id and Question::about mean.
enum class Ask : std::uint8_t {
  card,       ///< which Nile card lies there; id = card name, about = stop
  crew,       ///< a crew to advance; id = Crew, about = 0 or 1 for the first and second
  ring,       ///< where the water ring goes; id = Ring (the present one = it stays)
  pay,        ///< crews that build; id = Crew, several
  strength,   ///< CARD-STRENGTH cards and CARD-TWO-CREWS; id = index of the card, several
  draw,       ///< paid Sphinx cards; id = number
  unpaid,     ///< by CARD-MORE-SPHINX; id = number
  keep,       ///< kept Sphinx cards; id = number
  tomb,       ///< value of a tomb tile; id = value, about = tomb space
  market,     ///< the marker that goes down; id = Market; choosing ends the entry (MARKET-1)
  amount,     ///< CARD-SELL10; id = stones
  field,      ///< the field to improve; id = index into egizia::fieldsOf(), about = player
  site,       ///< CARD-RESERVE; id = Site
  grain4,     ///< feeding: play it; id = 1, several, about = player
  feedStones, ///< feeding: stones paid; id = number, about = player
  sell,       ///< END-1: sell the stones; id = 0 or 1
  sphinx,     ///< Sphinx cards to score; id = card, several, about = player
  secondField ///< feeding: the field of a second card, the same one or another; as `field`
};

[[nodiscard]] constexpr Ask askOf(const QuestionId& question) {
  return static_cast<Ask>(question.what);
}

/// The places of the board: PlaceId::what.
enum class BoardPlace : std::uint8_t {
  stop, ///< part = space as in PlaceShip, number = stop
  cell, ///< part = Building, number = cell
  ring  ///< number = Ring
};
[[nodiscard]] constexpr PlaceId stopId(int stop, std::uint8_t space = egizia::noSpace) {
  return placeId(BoardPlace::stop, stop, space);
}
[[nodiscard]] constexpr PlaceId cellId(egizia::Building building, int cell) {
  return placeId(BoardPlace::cell, cell, static_cast<int>(building));
}
[[nodiscard]] constexpr PlaceId ringId(egizia::Ring ring) {
  return placeId(BoardPlace::ring, static_cast<int>(ring));
}
[[nodiscard]] constexpr BoardPlace kindOf(const PlaceId& place) {
  return static_cast<BoardPlace>(place.what);
}
[[nodiscard]] constexpr egizia::Building buildingOf(const PlaceId& cell) {
  return static_cast<egizia::Building>(cell.part);
}
[[nodiscard]] constexpr egizia::Ring ringOf(const PlaceId& ring) {
  return static_cast<egizia::Ring>(ring.number);
}

/// One row of choices.
struct Question {
  Ask ask = Ask::card;
  int about = 0;
  bool several = false; ///< choices are switched one by one
  std::vector<Choice> choices{};

  [[nodiscard]] QuestionId id() const { return questionId(ask, about); }
};

/// Something that can be done besides pressing a place of the board.
enum class Move : std::uint8_t {
  pass,
  decline,     ///< BUILD-6
  declineCard, ///< CARD-LEFTOVER: take nothing
  doubled,     ///< a switch: the next ship uses CARD-DOUBLE
  second,      ///< a switch: the next ship uses CARD-SECOND-SHIP
  nameCard,    ///< a switch: the next card space pressed is named
  skip,        ///< LAY: the space being asked stays without a name
  help,        ///< a switch: feeding offers helping cards to those, too, who are not short
  play,        ///< plays a card that is played by itself
};
struct Action {
  Move move = Move::pass;
  table::Player player = table::noPlayer;
  egizia::CardKind card = egizia::CardKind::stones6; ///< play
  bool on = false;                                   ///< of a switch
};

/// Ends the turn without doing anything.
[[nodiscard]] constexpr bool endsTurn(Move move) {
  return move == Move::pass || move == Move::decline || move == Move::declineCard;
}

/// How a place of the board stands to the entry being made.
struct Offer {
  bool open = false;      ///< pressing it is legal now
  bool chosen = false;    ///< part of the entry being made
  bool refused = false;   ///< it could be meant now, but a rule forbids it; see `verdict`
  std::int16_t value = 0; ///< cells: stones for it and all that must be built with it
  std::int16_t adds = 0;  ///< cells: how many those are together
  std::uint8_t card = egizia::unnamed;    ///< stops: the card being laid out there
  table::Player player = table::noPlayer; ///< chosen stops and cells: whose ship or stone
  egizia::Verdict verdict;                ///< empty unless refused
};
inline constexpr int spacesPerStop = egizia::maxSiteSpaces + 2; ///< noSpace, 1, 2 …, reserve

/// The number of a space among those of its stop: 0 = the stop itself, 1.. = building space,
/// the last = reserve.
[[nodiscard]] constexpr int spaceIndex(std::uint8_t space) {
  return space == egizia::reserveSpace ? spacesPerStop - 1 : space;
}
/// The space with that number.
[[nodiscard]] constexpr std::uint8_t spaceAt(int index) {
  return index == spacesPerStop - 1 ? egizia::reserveSpace : static_cast<std::uint8_t>(index);
}

/// Offers for all places, in the order of the edition.
struct Offers {
  std::array<std::array<Offer, spacesPerStop>, egizia::maxStops> stops{};
  std::array<std::array<Offer, egizia::maxSpaces>, egizia::buildingCount> cells{};
  std::array<Offer, 3> ring{};
};

/// What an entry is made on. Nothing is owned; all outlive the draft's use of them.
struct Ground {
  const egizia::Game* game = nullptr;
  const egizia::State* state = nullptr;
  const egizia::Options* options = nullptr;
  /// LAY: the names this round's cards had before, where it is laid out once more.
  std::optional<egizia::LayOut> named{};
  /// The entry that is to be replaced, whether the rules allow it or not.
  std::optional<egizia::Entry> replaced{};

  [[nodiscard]] const egizia::Edition& edition() const { return *game->edition; }
};

/// The entry as far as it is made.
struct Work {
  std::optional<egizia::Entry> entry; ///< nothing: a place is to be pressed first
  bool begun = false;                 ///< the scribe has pressed something
  std::set<QuestionId> answered;      ///< questions with one choice
  std::optional<std::uint8_t> stop;   ///< LAY: the card space being named
  bool doubled = false;               ///< switches of Move
  bool second = false;
  bool naming = false;
  bool helping = false;
  std::uint8_t decided = 0;        ///< FEED: so many players have been asked already
  std::vector<egizia::Crew> crews; ///< BUILD: those that were pressed, in that order

  [[nodiscard]] bool has(Ask ask, int about = 0) const {
    return answered.contains(questionId(ask, about));
  }
};

/// What a building action comes to (BUILD-5).
struct Bill {
  int cost = 0;       ///< stones it takes, and the strength it needs
  int strength = 0;   ///< of the crews and cards chosen
  int stonesLeft = 0; ///< below 0: too few
};

/// Makes one entry after another. Everything is a proposal until it is entered elsewhere.
class Draft {
public:
  /// Begins anew on that table, with the entry that is to be replaced if there is one. With no
  /// options (the past) nothing can be pressed.
  void begin(const Ground& ground);
  /// All that was pressed, for goOnWith().
  [[nodiscard]] const PressedWork<Work>& made() const { return m_pressed; }
  /// What was begun on another table is begun on this one.
  void goOnWith(PressedWork<Work> made);
  /// Takes back the last thing pressed. False if there was none.
  bool back();

  Progress press(const PlaceId& place);
  Progress pressStop(int stop, std::uint8_t space);
  Progress pressCell(egizia::Building building, int cell);
  Progress pressRing(egizia::Ring ring);
  Progress choose(Ask ask, int about, int id);
  Progress choose(const QuestionId& question, int id) {
    return choose(askOf(question), question.about, id);
  }
  Progress start(const Action& action);

  /// The building action that naming tomb tiles has interrupted, if that is what is being made.
  [[nodiscard]] std::optional<egizia::Build> setAside() const;
  /// Chooses the spaces of an action once more, as far as they are open.
  void resume(const egizia::Build& build);

  [[nodiscard]] bool begun() const { return m_pressed.now().begun; }
  /// Whether it says what the entry says that is to be replaced.
  [[nodiscard]] bool isAsReplaced() const {
    return m_ground.replaced && m_pressed.now().entry == m_ground.replaced;
  }
  /// Whether it is the entry to be replaced, and any other place or card can be pressed instead.
  [[nodiscard]] bool waits() const;
  /// Whether Enter asks the next player before anything is entered (FEED). An answer does so by
  /// itself where it is the only one.
  [[nodiscard]] bool goesOn() const { return m_goesOn; }
  void goOn();
  /// Whom the questions ask where several are asked one after the other (FEED), and whose ship
  /// comes before that of the player on turn (CARD-SECOND-SHIP); else noPlayer.
  [[nodiscard]] table::Player asked() const;
  /// What Enter enters: everything open is filled with the proposal. Nothing while something has
  /// to be said that cannot be proposed, unless it was left unsaid in the entry to be replaced.
  [[nodiscard]] std::optional<egizia::Entry> entry() const;
  [[nodiscard]] const std::vector<Question>& questions() const { return m_questions; }
  [[nodiscard]] const std::vector<Action>& actions() const { return m_actions; }
  /// Whether it can be done now: once something is begun, Back leads to most of the others.
  [[nodiscard]] bool isOpen(const Action& action) const;
  /// Whether nothing else can be done than to end the turn.
  [[nodiscard]] bool mustEndTurn() const;
  [[nodiscard]] const Offers& offers() const { return m_offers; }
  /// What was offered before anything was pressed.
  [[nodiscard]] const Offers& firstOffers() const { return m_firstOffers; }
  /// The entry as it is, complete or not.
  [[nodiscard]] const Work& work() const { return m_pressed.now(); }
  /// The entry as it would be with that choice, complete or not.
  [[nodiscard]] std::optional<egizia::Entry> with(Ask ask, int about, int id) const;
  /// Of the building action being made, if it is one.
  [[nodiscard]] std::optional<Bill> bill() const;
  /// Where the entry would move the water ring, if it does.
  [[nodiscard]] std::optional<egizia::Ring> ringMove() const;

private:
  Progress pressed(Work next);
  void lookAgain();
  [[nodiscard]] bool replaces(const Action& action) const;
  [[nodiscard]] bool hasChosen(const Work& work, Ask ask, int about, int id) const;

  Ground m_ground;
  PressedWork<Work> m_pressed;
  std::vector<Question> m_questions;
  std::vector<Action> m_actions;
  Offers m_offers;
  Offers m_firstOffers;
  bool m_goesOn = false;
};

} // namespace nilometer::ui
