// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"
#include "engine/saqqara/options.h"
#include "ui/game/draft/draft_of.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

/// The entry being made: what the scribe has pressed so far, what is still to be said, what is
/// proposed. Plain values without a language, so that an entry survives a change of it. Goods are
/// put together freely: what may be is offered, the judge decides.
namespace nilometer::saqqara {

/// What a question asks; says what Choice::id and Question::about mean.
enum class Ask : std::uint8_t {
  pyramids,   ///< SET-3; id = Pyramid, switched one by one
  start,      ///< SET-6; id = Player
  marketCard, ///< id = marketCardId(), about = Warehouse
  threshold,  ///< id = Threshold, about = Warehouse
  revealer,   ///< whose cards are turned up; id = Player
  influence,  ///< id = InfluenceCard, about = Warehouse
  goods,      ///< amounts; id = Good: bid, invested, taken, or paid where a price leaves it open
  warehouse,  ///< where, or which market Progress goes by (TILE-PROGRESS); id = Warehouse
  field,      ///< STALL-1; id = Field
  crop,       ///< id = Good
  pay,        ///< CONV; id = Good
  get,        ///< id = Good
  way,        ///< by which exchange; id = wayId()
  times,      ///< an amount; id = 0
  loot,       ///< amounts; id = Good, about = victim
  pyramid,    ///< WORKER-1, WORKER-6; id = Pyramid
  price,      ///< amounts printed beside a level; id = Good, or anyKind
  number      ///< printed; id = the digit that is typed
};
inline constexpr int anyKind = goodCount; ///< of a price: goods of any kind

/// MARKET-3, as one number: by kind, then land (= left open), fish, linen, wood.
inline constexpr int marketCardLooks = 8;
[[nodiscard]] constexpr int marketCardId(const MarketCard& card) {
  return static_cast<int>(card.kind) * 4 + static_cast<int>(card.good.value_or(Good::land));
}
[[nodiscard]] constexpr MarketCard marketCardOf(int id) {
  const auto good = static_cast<Good>(id % 4);
  return {static_cast<CardKind>(id / 4), good == Good::land ? std::nullopt : std::optional(good)};
}
/// CONV-1 to CONV-4; by card: under which warehouse it was won.
[[nodiscard]] constexpr int wayId(Exchange how, Warehouse card = Warehouse::fish) {
  return static_cast<int>(how) * warehouseCount + static_cast<int>(card);
}
[[nodiscard]] constexpr Exchange exchangeOf(int way) {
  return static_cast<Exchange>(way / warehouseCount);
}
[[nodiscard]] constexpr Warehouse cardOf(int way) {
  return static_cast<Warehouse>(way % warehouseCount);
}

[[nodiscard]] constexpr Ask askOf(const ui::QuestionId& question) {
  return static_cast<Ask>(question.what);
}

using ui::Change;
using ui::Choice;
using ui::placeId;
using ui::Progress;
using ui::questionId;
using Question = ui::QuestionOf<Ask>;

/// Whether the question is answered by a press on the board alone.
[[nodiscard]] constexpr bool isPlace(Ask ask) {
  return ask == Ask::warehouse || ask == Ask::pyramid;
}
/// One of four cards that are read off the table.
[[nodiscard]] constexpr bool isCard(Ask ask) {
  return ask == Ask::marketCard || ask == Ask::threshold || ask == Ask::influence;
}
using Questions = std::vector<Question>;

/// The places of the board: PlaceId::what.
enum class BoardPlace : std::uint8_t {
  warehouse, ///< number = Warehouse
  card,      ///< the market card or threshold below it; number = Warehouse
  slot,      ///< of a player below it; part = Player, number = Warehouse
  field,     ///< of the die track; number = Field
  step,      ///< part = Pyramid, number = level
  nile,      ///< the boats
  nileEnd,   ///< its last space
  table      ///< the distribution table
};
[[nodiscard]] constexpr BoardPlace kindOf(const ui::PlaceId& place) {
  return static_cast<BoardPlace>(place.what);
}

/// Something that can be done besides answering a question.
enum class Move : std::uint8_t {
  pass,
  withdraw, ///< X, and once more: not after all
  use,      ///< TILE-INTRIGUE
  decline,  ///< Intrigue unused, no free worker, nothing taken
  exchange, ///< H, and once more: not after all
  steal,    ///< S, and once more: not after all
  sail,     ///< N: each press one space more
  done,
  later ///< /: what is read off waits (STALL-1, ASK-1), or the next of what is asked comes first
};
using Action = ui::DraftAction<Move>;

using Ground = ui::DraftGround<Game, State, Options, Entry>;

/// A player's cards as far as they are read.
struct ReadCards {
  decltype(Reveal::cards) cards{};
  std::set<ui::QuestionId> said{};
  friend bool operator==(const ReadCards&, const ReadCards&) = default;
};

/// The entry as far as it is made.
struct Work {
  std::optional<Entry> entry{};
  std::set<ui::QuestionId> said{};     ///< what of it is meant
  bool stands = false;                 ///< recorded amounts: the next press on one replaces them
  std::optional<Warehouse> next{};     ///< the card that is read next
  std::map<Player, ReadCards> aside{}; ///< of the other players, until they are entered, too
  bool typing = false;                 ///< a digit joins the number, else it replaces that
  bool begun = false;                  ///< the scribe has pressed something
  friend bool operator==(const Work&, const Work&) = default;

  [[nodiscard]] bool has(Ask ask, int about = 0) const {
    return said.contains(questionId(ask, about));
  }
};

/// The printed value that is read, whatever the phase.
[[nodiscard]] inline std::optional<table::PrintedPlace> readNow(const Work& work) {
  const auto* told = work.entry ? std::get_if<Tell>(&*work.entry) : nullptr;
  return told == nullptr ? std::nullopt : std::optional(placeOf(*told));
}
/// What the table waits for by itself; nothing where a turn may go several ways (INFL-3, DEV).
[[nodiscard]] std::optional<Entry> awaited(const Ground& ground);
/// All of an entry is said that is to be replaced.
void takeUp(const Ground& ground, Work& work);

/// Says what is left to say where there is one way only.
void fillIn(const Ground& ground, Work& work);
/// The questions of the entry; where it says nothing, what else could be begun.
[[nodiscard]] Questions questionsOf(const Ground& ground, const Work& work);

using Offer = ui::DraftOffer;

/// Makes one entry after another.
class Draft final : public ui::DraftOf<Ask, Move, Ground, Work> {
public:
  void begin(const Ground& ground);
  Progress press(const ui::PlaceId& place) override;
  Progress choose(const ui::ChoiceId& choice, Change change = Change::more) override;
  Progress start(Move move);
  /// Reads what is printed somewhere (ASK-4); the value in `about` does not matter.
  Progress read(const Tell& about);
  Progress go(ui::Arrow arrow) override;
  [[nodiscard]] bool types() const override;

  /// Whom the questions ask; noPlayer: the whole table.
  [[nodiscard]] Player asked() const;
  /// The step to be pressed again once the price that is asked for has been entered.
  [[nodiscard]] std::optional<ui::PlaceId> setAside() const;
  [[nodiscard]] Offer offer(const ui::PlaceId& place) const override;
  /// Why a choice that is none says nothing: more goods than somebody has (GOODS-3). Legal if that
  /// is not worth saying.
  [[nodiscard]] Verdict refusal(const ui::ChoiceId& choice) const override;
  /// Why that cannot even be begun, so that its key only says so: withdrawing without any bid
  /// (AUCTION-7). Legal if it can.
  [[nodiscard]] Verdict closes(Move move) const;

private:
  [[nodiscard]] bool isComplete() const override;
  [[nodiscard]] bool isDecided() const override;
  void lookOn() override;
  /// Of the points that are asked for in the end, those behind the ones that are read now (ASK-3).
  Progress readNext();
  using Asked = std::vector<table::PrintedPlace>;
  /// The first of those, from there on and round again, that was not put off; when all were, they
  /// are asked for once more.
  [[nodiscard]] std::optional<Tell> askedBehind(Asked::const_iterator from);
  /// What the place means, or nothing.
  [[nodiscard]] std::optional<ui::ChoiceId> meant(const ui::PlaceId& place) const;

  std::set<table::PrintedPlace> m_putOff; ///< of the points that are asked for in the end
};

} // namespace nilometer::saqqara
