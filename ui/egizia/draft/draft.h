// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition_bounds.h"
#include "engine/egizia/options.h"
#include "ui/game/draft/draft_of.h"

#include <cstdint>
#include <map>
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

using Question = QuestionOf<Ask>;
using Questions = std::vector<Question>;

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
struct Action : DraftAction<Move> {
  table::Player player = table::noPlayer;
  egizia::CardKind card = egizia::CardKind::stones6; ///< play
  friend bool operator==(const Action&, const Action&) = default;
};

/// Ends the turn without doing anything.
[[nodiscard]] constexpr bool endsTurn(Move move) {
  return move == Move::pass || move == Move::decline || move == Move::declineCard;
}

/// How a place of the board stands to the entry being made.
struct Offer : DraftOffer {
  std::int16_t value = 0;                 ///< cells: stones for it and all that comes with it
  std::int16_t adds = 0;                  ///< cells: how many those are together
  std::uint8_t card = egizia::unnamed;    ///< stops: the card being laid out there
  table::Player player = table::noPlayer; ///< chosen stops: whose ship
};
/// Whether something can be done there, or is being done.
[[nodiscard]] inline bool isDoable(const DraftOffer& offer) {
  return offer.open || offer.chosen;
}
/// The other places mean nothing now.
using Offers = std::map<PlaceId, Offer>;
[[nodiscard]] const Offer& offerAt(const Offers& offers, const PlaceId& place);

struct Ground : DraftGround<egizia::Game, egizia::State, egizia::Options, egizia::Entry> {
  /// LAY: the names this round's cards had before, where it is laid out once more.
  std::optional<egizia::LayOut> named{};

  [[nodiscard]] const egizia::Edition& edition() const { return *game->edition; }
};

/// The entry as far as it is made.
struct Work {
  std::optional<egizia::Entry> entry{}; ///< nothing: a place is to be pressed first
  bool begun = false;                   ///< the scribe has pressed something
  std::set<QuestionId> answered{};      ///< questions with one choice
  std::optional<std::uint8_t> stop{};   ///< LAY: the card space being named
  bool doubled = false;                 ///< switches of Move
  bool second = false;
  bool naming = false;
  bool helping = false;
  std::uint8_t decided = 0;          ///< FEED: so many players have been asked already
  std::vector<egizia::Crew> crews{}; ///< BUILD: those that were pressed, in that order
  friend bool operator==(const Work&, const Work&) = default;

  [[nodiscard]] bool has(Ask ask, int about = 0) const {
    return answered.contains(questionId(ask, about));
  }
};

/// What the table waits for, if that can be proposed.
[[nodiscard]] std::optional<egizia::Entry> awaited(const Ground& ground);
/// The entry that is to be replaced, with the switches that it was made with. A payment that would
/// not be proposed was chosen, and stays when something else is built.
void takeUp(const Ground& ground, Work& work);
/// Adds nothing: what is proposed is part of the entry from the press on.
inline void fillIn(const Ground& /*ground*/, Work& /*work*/) {}
[[nodiscard]] Questions questionsOf(const Ground& ground, const Work& work);

/// What a building action comes to (BUILD-5).
struct Bill {
  int cost = 0;       ///< stones it takes, and the strength it needs
  int strength = 0;   ///< of the crews and cards chosen
  int stonesLeft = 0; ///< below 0: too few
};

/// Makes one entry after another. A table without options (the past) lets nothing be pressed.
class Draft final : public DraftOf<Ask, Move, Ground, Work, Action> {
public:
  Progress press(const PlaceId& place) override;
  Progress pressStop(int stop, std::uint8_t space);
  Progress pressCell(egizia::Building building, int cell);
  Progress pressRing(egizia::Ring ring);
  Progress choose(const ChoiceId& choice, Change change = Change::more) override;
  Progress choose(Ask ask, int about, int id) { return choose({questionId(ask, about), id}); }
  Progress start(const Action& action);

  /// The building action that naming tomb tiles has interrupted, if that is what is being made.
  [[nodiscard]] std::optional<egizia::Build> setAside() const;
  /// Chooses the spaces of an action once more, as far as they are open.
  void resume(const egizia::Build& build);

  /// Whether it says what the entry says that is to be replaced.
  [[nodiscard]] bool isAsReplaced() const {
    return m_ground.replaced && m_shown.entry == m_ground.replaced;
  }
  /// Whether it is the entry to be replaced, and any other place or card can be pressed instead.
  [[nodiscard]] bool waits() const;
  /// Whether Enter asks the next player before anything is entered (FEED). An answer does so by
  /// itself where it is the only one.
  [[nodiscard]] bool goesOn() const { return m_goesOn; }
  Progress goOn() override;
  /// Whom the questions ask where several are asked one after the other (FEED), and whose ship
  /// comes before that of the player on turn (CARD-SECOND-SHIP); else noPlayer.
  [[nodiscard]] table::Player asked() const;
  /// Whether nothing else can be done than to end the turn.
  [[nodiscard]] bool mustEndTurn() const;
  [[nodiscard]] const Offers& offers() const { return m_offers; }
  /// What was offered before anything was pressed.
  [[nodiscard]] const Offers& firstOffers() const { return m_firstOffers; }
  [[nodiscard]] DraftOffer offer(const PlaceId& place) const override {
    return offerAt(m_offers, place);
  }
  /// The entry as it would be with that choice, complete or not.
  [[nodiscard]] std::optional<egizia::Entry> with(const ChoiceId& choice) const;
  /// Of the building action being made, if it is one.
  [[nodiscard]] std::optional<Bill> bill() const;
  /// Where the entry would move the water ring, if it does.
  [[nodiscard]] std::optional<egizia::Ring> ringMove() const;

private:
  /// An entry to be replaced may leave unsaid what was left so in it.
  [[nodiscard]] bool isComplete() const override;
  [[nodiscard]] bool isDecided() const override;
  void lookOn() override;
  /// Once something is begun, Back leads to most of the other actions.
  [[nodiscard]] bool isOpen(const Action& action) const;
  [[nodiscard]] bool replaces(const Action& action) const;
  [[nodiscard]] bool hasChosen(const Work& work, const ChoiceId& choice) const;
  /// The entry being made, where it is of that kind.
  template <class What> [[nodiscard]] const What* making() const {
    return m_shown.entry ? std::get_if<What>(&*m_shown.entry) : nullptr;
  }

  Offers m_offers;
  Offers m_firstOffers;
  bool m_goesOn = false;
};

} // namespace nilometer::ui
