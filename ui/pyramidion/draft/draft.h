// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game.h"
#include "engine/pyramidion/options.h"
#include "engine/pyramidion/printed.h"
#include "ui/game/draft/draft_of.h"
#include "ui/game/draft/entry_form.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// The entry being made: what the scribe has pressed so far, what is still to be said, what is
/// proposed. Plain values without a language, so that an entry survives a change of it. What may be
/// is offered, the judge decides; what is read off a component and was read before is offered from
/// a list.
namespace nilometer::pyramidion {

/// What a question asks; says what Choice::id and Question::about mean. "Listed": id = place in the
/// list that listed…() gives, from 1, or `readNew`.
enum class Ask : std::uint8_t {
  order,      ///< SET-9; id = number drawn, about = Player
  supplyCard, ///< SUPPLY-2; listed
  supply,     ///< amounts on a new supply card; id = Resource, about = Site
  boat,       ///< BOAT-4; listed, about = which of those that are turned up, from 0
  need,       ///< amounts of a new boat; id = Resource, about as with boat
  points,     ///< digits of a new boat; about as with boat
  site,       ///< NEGO-1, SITE-1; id = Site
  resource,   ///< NEGO-1 or REC-2; id = Resource
  kind,       ///< PLAY-2; id = CardKind, highPriest for any special character
  special,    ///< id = CardKind
  card,       ///< listed, or newBasic
  value,      ///< digits of a new card; about = Category
  ankh,       ///< id = 0 no, 1 yes
  category,   ///< SPECIAL-DEITY; id = Category
  deed,       ///< SPECIAL; id = deedId(); about = 0, or 1 for what a philosopher repeats
  give,       ///< amounts of a swap; id = Resource, about as with deed
  get,        ///< amounts of a swap; id = Resource, about as with deed
  marker,     ///< POWER-GIZA; id = order marker, or `none`
  gain,       ///< POWER-ALEXANDRIA; id = Resource, or `none`
  home,       ///< POWER-CAIRO; id = Troop, or `none`
  turned,     ///< REVOLT-2; listed, about = which of those that are turned, from 0
  strength,   ///< digits of a new revolt marker; about as with turned
  pictured,   ///< amounts of a new revolt marker; id = Resource, about as with turned
  minimum,    ///< digits; about = Category (RESOLVE-5)
  corner,     ///< LOAD-6; id = Resource, switched one by one
  back,       ///< SPECIAL-HIGH-PRIEST; id = number of a lying card
  times,      ///< POWER-ABU-SIMBEL; id = how often
  load,       ///< LOAD-3; id = place in the row, or reservedBoat
  piece,      ///< how the boat is paid; id = place in Work::pieces: a press changes its source
  claim,      ///< END-3; id = Player, switched one by one
  boatPoints, ///< digits (END-3); about = Player
  happening,  ///< REC-2; id = Happening
  player,     ///< to whom it happens; id = Player
  revolts,    ///< an amount of turned markers (REC-3); id = 0
  before,     ///< digits: influence before the revolt (REC-3); about = Player
  sum,        ///< digits (REC-3); about = sumId()
  raised,     ///< REC-3; id = what both minima are raised by
  hand        ///< digits (REC-4); about = Player
};
inline constexpr int newBasic = 900; ///< an own basic card that nobody has read before
using ui::belowZero;                 ///< of digits
using ui::fieldItself;               ///< of digits: that field is typed next
inline constexpr int readNew = ui::readAnew;
inline constexpr int none = ui::leftOut;

/// Column of the table, row of the table, as one number; a column is a Category.
[[nodiscard]] constexpr int sumId(Player player, Category category) {
  return player * categoryCount + static_cast<int>(category);
}
/// What a deed does, as one number, `none` where it does nothing; a card that is meant by its own
/// number.
[[nodiscard]] int deedId(const Deed& deed);
/// Only that of it which the number says: the two sides of a swap are said for themselves.
[[nodiscard]] Deed deedOf(int id);

[[nodiscard]] constexpr Ask askOf(const ui::QuestionId& question) {
  return static_cast<Ask>(question.what);
}

/// It was read off a component before, or is read now.
[[nodiscard]] constexpr bool isListed(Ask ask) {
  return ask == Ask::supplyCard || ask == Ask::boat || ask == Ask::card || ask == Ask::turned;
}

using ui::Change;
using ui::Choice;
using ui::placeId;
using ui::Progress;
using ui::questionId;
using Question = ui::QuestionOf<Ask>;
using Questions = std::vector<Question>;

/// Its choices are kinds of resources.
[[nodiscard]] constexpr bool isOfResources(Ask ask) {
  return ask == Ask::supply || ask == Ask::need || ask == Ask::resource || ask == Ask::give ||
         ask == Ask::get || ask == Ask::gain || ask == Ask::pictured || ask == Ask::corner;
}

/// It is typed next, with the others of its component.
[[nodiscard]] inline bool isTyped(const Question& question) {
  return question.now && question.kind != Question::Kind::one;
}

/// "No" to what may be left out.
[[nodiscard]] constexpr bool isNo(Ask ask, int id) {
  const bool maybeNone = ask == Ask::deed || ask == Ask::gain || ask == Ask::home;
  return (maybeNone && id == none) || (ask == Ask::marker && id == 0);
}
/// A choice that cannot be, and need not be explained: what lies elsewhere is not turned up, and of
/// sites and troops those are named that a deed can be about.
[[nodiscard]] inline bool isHidden(const Question& question, const Choice& choice) {
  const Ask ask = question.ask;
  const bool hides =
      ask == Ask::deed ? deedOf(choice.id).target == 0 : isListed(ask) && ask != Ask::card;
  return hides && !choice.open && !choice.chosen;
}
/// All its choices are shown whatever is asked next.
[[nodiscard]] constexpr bool staysOpen(const Question& question) {
  const Ask ask = question.ask;
  return question.kind == Question::Kind::several || ask == Ask::kind || ask == Ask::load ||
         ask == Ask::happening || ask == Ask::revolts || ask == Ask::raised;
}
/// How much of a question is shown.
enum class Stand : std::uint8_t {
  later,    ///< nothing: something else is asked first
  answered, ///< the answer alone; a press on it asks once more
  open      ///< all its choices
};

/// The places of the board: PlaceId::what.
enum class BoardPlace : std::uint8_t {
  site,   ///< number = Site
  corner, ///< what a torturer troop fetches there; number = Site
  ware,   ///< a resource that lies there and can be meant; number = Site, part = Resource
  troop,  ///< minimum and troop; number = Site, part = Troop
  marker, ///< of the order, at Giza; number from 1
  boat,   ///< number = place in the row from 1, or reservedBoat
  card,   ///< lying at the active site; number from 1
  sum,    ///< in the table of the active site; number = Player, part = Category
  before  ///< the same before the revolt (REC-3); number = Player
};
[[nodiscard]] constexpr BoardPlace kindOf(const ui::PlaceId& place) {
  return static_cast<BoardPlace>(place.what);
}

/// Something that can be done besides answering a question.
enum class Move : std::uint8_t {
  pass,    ///< PLAY-3
  recruit, ///< C, and once more: not after all (PLAY-4)
  decline, ///< nothing is taken back, traded, loaded; nobody claims
  next,    ///< +: on to the next field
  later,   ///< /: what is read now waits, or its key says why it cannot
  absent   ///< whoever is asked for his sums has no card there (REC-3)
};
using Action = ui::DraftAction<Move>;

using Ground = ui::DraftGround<Game, State, Options, Entry>;

/// What pays one resource that a boat needs (LOAD-4).
enum class Source : std::uint8_t { own, statue, troop, troopStatue };
struct Piece {
  Resource need = Resource::camel;
  Source source = Source::own;
  Site site = Site::giza; ///< of a troop: where it stands; troopStatue: it fetches a statue
  [[nodiscard]] bool isTroop() const { return source >= Source::troop; }
  friend bool operator==(const Piece&, const Piece&) = default;
};

struct SumsSoFar;

/// The entry as far as it is made.
struct Work {
  std::optional<Entry> entry{};
  ui::Saying said{};
  std::vector<Piece> pieces{};        ///< of a boat that is loaded
  std::optional<ui::PlaceId> aside{}; ///< the boat that waits for a corner
  /// What was typed before something that happened is said (REC-2); mostly nothing.
  std::shared_ptr<const SumsSoFar> sums{};
  SiteSet left = 0; ///< where no corner is read for the boat, in an entry that is changed
  std::optional<ui::QuestionId> last{}; ///< what was answered last
  bool begun = false;                   ///< the scribe has pressed something
  friend bool operator==(const Work&, const Work&) = default;

  [[nodiscard]] bool has(const ui::QuestionId& question) const {
    return said.meant.contains(question);
  }
  [[nodiscard]] bool has(Ask ask, int about = 0) const { return has(questionId(ask, about)); }
};

/// Sums of a site that wait until something else has been entered.
struct SumsSoFar {
  Work typed;
  Site site;
  int round;
};

template <class What> [[nodiscard]] const What* as(const Work& work) {
  return work.entry ? std::get_if<What>(&*work.entry) : nullptr;
}
/// What the table waits for by itself; nothing where it waits for nothing.
[[nodiscard]] std::optional<Entry> awaited(const Ground& ground);
/// All of an entry is said that is to be replaced.
void takeUp(const Ground& ground, Work& work);
/// Says what is left to say where there is one way only, and what is proposed.
void fillIn(const Ground& ground, Work& work);
/// The questions of the entry; what is read next is `now`.
[[nodiscard]] Questions questionsOf(const Ground& ground, const Work& work);
/// The corner or minima that are read, whatever the phase.
[[nodiscard]] std::optional<PrintedPlace> readNow(const Work& work);

/// The card that is played, or discarded to recruit another; nullptr if it is none of these.
[[nodiscard]] const Card* cardOf(const Work& work);

// What was read before and can be meant, in the order in which it is offered.
/// A basic card that the player has shown, or that the copy lists for him; a deity counts for
/// nothing but its category, whoever has shown it (CARD-6).
[[nodiscard]] bool isOwnReading(const Ground& ground, Player player, const Card& card);
/// Of that kind: own basic cards first, then common ones, then what other colours have shown. What
/// is no matter at the active site (the ankh) makes no difference.
[[nodiscard]] std::vector<Card> listedCards(const Ground& ground, Player player, CardKind kind);
/// `drawn` of them leave the pile together.
[[nodiscard]] std::vector<Boat> listedBoats(const Ground& ground, int drawn);

/// Where the boat lies that is read as that one of several, from 0: those that wait, else behind
/// the row.
[[nodiscard]] int placeOfBoat(const State& state, int about);
/// Where on the board that choice is pressed, or that field; nothing where it is no place.
[[nodiscard]] std::optional<ui::PlaceId> placeOf(const Ground& ground, const ui::ChoiceId& choice);

using Offer = ui::DraftOffer;

/// Makes one entry after another.
class Draft final : public ui::DraftOf<Ask, Move, Ground, Work> {
public:
  /// Begins anew; sums that were typed before something else was entered are still there.
  void begin(const Ground& ground);
  /// A press on a minimum or a corner that is meant otherwise by nothing reads it off (RESOLVE-5,
  /// LOAD-6).
  Progress press(const ui::PlaceId& place) override;
  Progress choose(const ui::ChoiceId& choice, Change change = Change::more) override;
  Progress start(Move move);
  Progress goOn() override;
  Progress go(ui::Arrow arrow) override;
  [[nodiscard]] bool types() const override;

  /// Whom the questions ask; noPlayer: whoever writes, for the whole table.
  [[nodiscard]] Player asked() const;
  /// The boat to be pressed again once the corner that is asked for has been entered (LOAD-6).
  [[nodiscard]] std::optional<ui::PlaceId> setAside() const { return m_shown.aside; }
  /// The one thing that is asked next, or what was answered last.
  [[nodiscard]] const std::optional<ui::QuestionId>& next() const { return m_next; }
  [[nodiscard]] Stand standOf(const Question& question) const;
  /// Whether a field takes no digit more that is typed, unless it is gone back to, or refused.
  [[nodiscard]] bool isFull(const Question& question) const;
  /// Why a choice that is closed cannot be made; legal if it can be tried.
  [[nodiscard]] Verdict refusal(const ui::ChoiceId& choice) const override;
  /// What would be lost by ending the turn without it; legal if nothing would.
  [[nodiscard]] Verdict closes(Move move) const;
  [[nodiscard]] Offer offer(const ui::PlaceId& place) const override;

private:
  [[nodiscard]] bool isComplete() const override;
  [[nodiscard]] bool isDecided() const override;
  void lookOn() override;
  /// A press on what is chosen already: asks for it anew, or after all not.
  Progress askAnew(const ui::QuestionId& question);
  /// The reading that a press on the place begins, whoever is asked for what.
  [[nodiscard]] std::optional<Work> readAt(const ui::PlaceId& place) const;
  /// What the place means, or nothing.
  [[nodiscard]] std::optional<ui::ChoiceId> meant(const ui::PlaceId& place) const;
  /// The site off which the resources of that question come; nothing where they come from the
  /// supply, or are none.
  [[nodiscard]] std::optional<Site> takenFrom(const Question& question) const;
  /// What a resource that lies on a site means, besides its chip and key.
  [[nodiscard]] std::optional<ui::ChoiceId> meantWare(Site site, Resource kind) const;
  /// Whether something stood in that field before what is typed there now.
  [[nodiscard]] bool wasKnown(const ui::QuestionId& field) const;

  std::optional<ui::QuestionId> m_next;
};

} // namespace nilometer::pyramidion
