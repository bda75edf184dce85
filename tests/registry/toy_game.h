// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_document.h"
#include "engine/record/edition_reader.h"
#include "engine/record/hidden.h"
#include "engine/record/open_record.h"
#include "engine/record/rejudge.h"
#include "engine/table/printed.h"
#include "engine/table/random_play.h"
#include "engine/table/repair_rules.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The smallest game the kernel can play. It keeps the seam between the kernel and the games
/// honest: what is written once has to work for it as it does for the games of the shelf.
///
/// Players put stones on two places in turn (TOY-1). A place holds as many as is printed (TOY-2);
/// each stone gives what is printed there. Whoever takes back a stone says why (TOY-3). A stone may
/// have a sign underneath, which nobody else sees before the game is over: when both places are
/// full.
namespace nilometer::toy {

using namespace std::string_view_literals;

inline constexpr table::RuleId turnRule{0};
inline constexpr table::RuleId fullRule{1};
inline constexpr table::RuleId backRule{2};
inline constexpr auto ruleNames = std::to_array<std::string_view>({"TOY-1", "TOY-2", "TOY-3"});

inline constexpr auto printedKeys = std::to_array<std::string_view>({"", "gives[#]"});
inline constexpr table::PrintedPlace givesPlace{1, 0, 0};

enum class Place : std::uint8_t { harbour, field };
inline constexpr auto placeNames = std::to_array<std::string_view>({"harbour", "field"});
enum class Doing : std::uint8_t { put, takeBack };
inline constexpr auto doingNames = std::to_array<std::string_view>({"put", "take-back"});
inline constexpr auto colours =
    std::to_array<std::string_view>({"black", "white", "grey", "brown", "pink"});

/// Values printed on the board. In its file each place is a group: "harbour.holds",
/// "harbour.gives".
struct Edition {
  std::string id = "toy-1";
  std::string name = "Toy box";
  std::string checksum = "2 3 3 1"; ///< the values themselves
  std::array<int, 2> holds = {2, 3};
  std::array<std::optional<int>, 2> gives = {3, 1}; ///< may be missing
  std::vector<table::PrintedValue> printed = {};
};
inline bool comparedFurther(const Edition& one, const Edition& other) {
  return table::comparedFurther(one.printed, other.printed);
}
struct Setup {
  const Edition* edition = nullptr;
  int players = 2;
};
struct State {
  std::array<int, 2> stones{};
  std::array<int, table::maxSeats> points{};
  table::Player next = 0;
  int room = 0; ///< for stones, on both places together
  int signs = 0;
  friend bool operator==(const State&, const State&) = default;
};
struct Entry {
  Doing doing = Doing::put;
  table::Player player = 0;
  Place place = Place::harbour;
  bool signedBelow = false;
  friend bool operator==(const Entry&, const Entry&) = default;
};
enum class Profile : std::uint8_t { usual };
struct Options {
  friend bool operator==(const Options&, const Options&) = default;
};

struct Rules {
  static constexpr std::string_view id = "toy";
  static constexpr int version = 1;
  static constexpr table::SeatRange seats{2, 5};
  using Setup = toy::Setup;
  using State = toy::State;
  using Entry = toy::Entry;
  using Edition = toy::Edition;
  using Profile = toy::Profile;
  using Options = toy::Options;
  static constexpr Profile usualProfile = Profile::usual;
  enum class Phase : std::uint8_t { play, over };

  static constexpr auto phases = std::to_array<std::string_view>({"PLAY", "OVER"});
  static constexpr auto invariants = std::to_array<std::string_view>({"INV-HARBOUR", "INV-FIELD"});
  static constexpr auto profiles = std::to_array<std::string_view>({"usual"});
  static constexpr table::Names phaseNames = phases;
  static constexpr table::Names impossibleNames = invariants;
  static constexpr table::Names profileNames = profiles;
  static Options optionsOf(Profile) { return {}; }

  static State setUp(const Setup& setup) {
    State state;
    state.room = setup.edition->holds[0] + setup.edition->holds[1];
    return state;
  }
  static table::Verdict unsuitable(const Setup& setup, const Entry& entry, bool explained) {
    table::Verdict verdict;
    if (entry.player >= setup.players) verdict.add({.rule = turnRule, .player = entry.player});
    if (entry.doing == Doing::takeBack && !explained) verdict.add({.rule = backRule});
    return verdict;
  }
  static table::Verdict judge(const Setup& setup, const State& state, const Entry& entry) {
    table::Verdict verdict;
    const auto place = static_cast<std::size_t>(entry.place);
    if (!setup.edition->gives[place]) {
      verdict.add(table::missingValue(turnRule, givesPlace.at(place)));
    }
    if (entry.doing == Doing::takeBack) return verdict;
    if (entry.player != state.next) verdict.add({.rule = turnRule, .player = entry.player});
    if (state.stones[place] >= setup.edition->holds[place]) verdict.add({.rule = fullRule});
    return verdict;
  }
  static void apply(const Setup& setup, State& state, const Entry& entry, table::Effects& effects) {
    const auto place = static_cast<std::size_t>(entry.place);
    const int by = entry.doing == Doing::put ? 1 : -1;
    state.stones[place] += by;
    state.signs += entry.signedBelow ? by : 0;
    int& points = state.points[entry.player];
    const int before = points;
    points += by * setup.edition->gives[place].value();
    const auto printed = givesPlace.at(place);
    effects.push_back({.kind = table::EffectKind::points,
                       .player = entry.player,
                       .rule = by > 0 ? turnRule : backRule,
                       .what = static_cast<std::uint8_t>(place),
                       .before = static_cast<std::int16_t>(before),
                       .after = static_cast<std::int16_t>(points)},
                      {&printed, 1});
    if (by > 0) state.next = static_cast<table::Player>((entry.player + 1) % setup.players);
  }
  static table::Impossible impossibleBy(const table::Verdict&) { return 0; }
  /// No place holds more stones than there is room for, or fewer than none.
  static table::Impossible impossible(const Setup& setup, const State& state) {
    table::Impossible broken = 0;
    for (std::size_t i = 0; i < state.stones.size(); ++i) {
      if (state.stones[i] < 0 || state.stones[i] > setup.edition->holds[i]) broken |= 1U << i;
    }
    return broken;
  }
  static table::GameClock clock(const State& state) {
    const int stones = state.stones[0] + state.stones[1];
    const bool over = stones >= state.room;
    return {.round = 1 + stones / 2, .phase = over ? 1 : 0, .over = over};
  }
  static int points(const State& state, table::Player player) { return state.points[player]; }
  static bool shareAPlace(const State&, table::Player, table::Player) { return false; }
  static int startPlace(const Entry&, std::size_t seat, std::size_t) {
    return static_cast<int>(seat) + 1;
  }
  /// Most points win, of two the one who sits further from the start.
  static std::vector<table::Player> ranking(const Setup& setup, const State& state) {
    std::vector<table::Player> order;
    for (int i = setup.players; i > 0; --i) order.push_back(static_cast<table::Player>(i - 1));
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](table::Player player) { return state.points[player]; });
    return order;
  }
};
static_assert(table::Rules<Rules>);

/// What may be done now: a stone on each place that has room.
struct List {
  table::Player onTurn = table::noPlayer;
  std::vector<Entry> entries;
};
inline void listOptions(const Setup& setup, const State& state, List& list) {
  list.entries.clear();
  list.onTurn = Rules::clock(state).over ? table::noPlayer : state.next;
  for (const Place place : {Place::harbour, Place::field}) {
    const Entry entry{Doing::put, state.next, place};
    if (Rules::judge(setup, state, entry).legal()) list.entries.push_back(entry);
  }
}

/// A table whose players toss a coin, with signs under the stones in the harbour.
class RandomGame {
public:
  RandomGame(const Setup& setup, std::uint64_t seed) : m_setup(setup), m_random(seed) {}
  std::optional<Entry> next(const State& state, List& list) {
    listOptions(m_setup, state, list);
    if (list.entries.empty()) return std::nullopt;
    Entry entry = list.entries[m_random() % list.entries.size()];
    entry.signedBelow = entry.place == Place::harbour;
    return entry;
  }

private:
  const Setup& m_setup;
  std::mt19937_64 m_random;
};

} // namespace nilometer::toy

template <> struct nilometer::table::Offers<nilometer::toy::Rules> {
  using List = toy::List;
  using RandomGame = toy::RandomGame;
  static void list(const toy::Setup& setup, const toy::State& state, List& list) {
    toy::listOptions(setup, state, list);
  }
};

/// A stone that finds no room goes to the other place; who is missing has put one where there is
/// room.
template <> struct nilometer::table::RepairRules<nilometer::toy::Rules> {
  static void versions(const toy::Setup&, const toy::State&, const toy::Entry& entry,
                       std::vector<toy::Entry>& out) {
    const bool harbour = entry.place == toy::Place::harbour;
    out.push_back(entry);
    out.back().place = harbour ? toy::Place::field : toy::Place::harbour;
  }
  static void swapped(const toy::Setup&, const toy::State&, const toy::Entry& entry,
                      std::span<const Change<toy::Entry>> changes, std::vector<toy::Entry>& out) {
    for (const Change<toy::Entry>& change : changes) {
      if (change.is.place != entry.place || change.was.place == entry.place) continue;
      out.push_back(entry);
      out.back().place = change.was.place;
    }
  }
  static void missing(const toy::Setup& setup, const toy::State& state,
                      std::vector<toy::Entry>& out) {
    toy::List list;
    toy::listOptions(setup, state, list);
    out = std::move(list.entries);
  }
  static void meanTheSame(const toy::State&, const auto&, toy::Entry&) {}
  static bool rulesOut(const nilometer::toy::Entry&, const nilometer::toy::Entry&) { return false; }
  static bool doesNothing(const nilometer::toy::Entry&) { return false; }
  /// Whose turn it is follows from the stone before: one entry anyway, and all is as it was.
  static void asPlayed(const toy::Setup&, const toy::State&, const toy::State&,
                       std::vector<toy::Entry>&) {}
};

namespace nilometer::record {

template <> struct FileFormat<toy::Rules> {
  using Header = RecordHeader<toy::Rules>;
  static constexpr GameNamed named = GameNamed::always;
  static toy::Setup setup(const Header& header, const toy::Edition& edition) {
    return {&edition, static_cast<int>(header.players.size())};
  }
  static void describeAgreed(Archive&, Header&) {}
  static SeatRules seatRules(const toy::Options&) { return {.colours = toy::colours}; }
  static void describeEntry(Archive& at, toy::Entry& entry, const Header& header,
                            const toy::Edition&) {
    at.decides("do", entry.doing, Word<toy::Doing>{toy::doingNames});
    const auto players = static_cast<std::int64_t>(header.players.size());
    at.needed("player", entry.player, Number<table::Player>{0, players - 1});
    at.needed("place", entry.place, Word<toy::Place>{toy::placeNames});
    at.flag("signed", entry.signedBelow);
  }
  static bool needsReason(const toy::Entry& entry) { return entry.doing == toy::Doing::takeBack; }
  static Result<toy::Edition> readEdition(std::string_view text, const std::string& file) {
    const Result<JsonValue> json = parseJson(text);
    if (!json) return json.error();
    JsonReading reading(*json, file);
    const JsonNode root = reading.root();
    toy::Edition edition;
    if (!readEditionFormat(root, {toy::Rules::id})) return reading.error();
    edition.id = readId(root.member("id"));
    edition.name = root.member("name").text(1, 80);
    for (std::size_t i = 0; i < toy::placeNames.size(); ++i) {
      const JsonNode group = root.member(toy::placeNames[i]);
      edition.holds[i] = take(group, "holds", i, edition).value_or(0);
      edition.gives[i] = take(group, "gives", i, edition);
    }
    edition.checksum = checksum(edition);
    if (reading.failed()) return reading.error();
    return edition;
  }
  static std::string writeEdition(const toy::Edition& edition) {
    JsonText out;
    out.object().member("nilometer", "edition").member("game", toy::Rules::id);
    out.member("format", editionFormatFor(edition.printed));
    out.member("id", std::string_view(edition.id)).member("name", std::string_view(edition.name));
    for (std::size_t i = 0; i < toy::placeNames.size(); ++i) {
      out.key(toy::placeNames[i]).object();
      write(out, "holds", edition.holds[i], i, edition);
      write(out, "gives", edition.gives[i], i, edition);
      out.endObject();
    }
    return out.endObject().take();
  }
  static std::vector<toy::Edition> shippedEditions() { return {toy::Edition()}; }
  static bool comesWithTheProgram(const toy::Edition& edition) {
    return edition.checksum == toy::Edition().checksum;
  }
  static GameRecord<toy::Rules> publicCopy(GameRecord<toy::Rules> record,
                                           const toy::Edition& edition) {
    if (toy::Rules::clock(stateAfter(record, edition)).over) return record;
    for (auto& line : record.entries) {
      line.entry.signedBelow = false;
      if (hasOtherWay(line) && line.dispute->otherwise->entry) {
        line.dispute->otherwise->entry->signedBelow = false;
      }
    }
    return record;
  }
  static std::string checksum(const toy::Edition& edition) {
    std::string text;
    for (const int holds : edition.holds) text += std::to_string(holds) + ' ';
    for (const auto& gives : edition.gives) text += (gives ? std::to_string(*gives) : "?") + ' ';
    text.pop_back();
    return text;
  }

private:
  static std::string key(std::string_view name, std::size_t place) {
    return std::string(toy::placeNames[place]) + '.' + std::string(name);
  }
  static std::optional<int> take(const JsonNode& group, std::string_view name, std::size_t place,
                                 toy::Edition& edition) {
    const JsonNode node = group.member(name);
    table::PrintedValue printed = readPrinted(node, key(name, place));
    std::optional<int> number;
    if (printed.provenance != table::Provenance::missing) {
      number = static_cast<int>(node.member("value").integer(0, 9));
      printed.value = std::to_string(*number);
    }
    edition.printed.push_back(std::move(printed));
    return number;
  }
  static void write(JsonText& out, std::string_view name, std::optional<int> number,
                    std::size_t place, const toy::Edition& edition) {
    const auto known =
        std::ranges::find(edition.printed, key(name, place), &table::PrintedValue::key);
    const auto how =
        known == edition.printed.end() ? table::Provenance::assumed : known->provenance;
    out.key(name).object().key("value");
    number ? out.value(*number) : out.null();
    out.member("provenance", table::provenanceNames[static_cast<std::size_t>(how)]);
    out.member("reason", "Printed on the board.").endObject();
  }
};

template <> struct Hidden<toy::Rules> {
  static int named(const toy::State& state) {
    return toy::Rules::clock(state).over ? 0 : state.signs;
  }
};

static_assert(FileFormatOf<FileFormat<toy::Rules>, toy::Rules>);
static_assert(table::RepairRulesOf<table::RepairRules<toy::Rules>, toy::Rules>);

} // namespace nilometer::record
