// SPDX-License-Identifier: GPL-3.0-or-later
// A game in which nearly every reading that may wait does comes to what it comes to if all is told
// at once, in every game whose record says what was put off.
#include "registry/every_game.h"
#include "test_program.h"

#include <algorithm>
#include <map>
#include <optional>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr int mostly = 80; ///< of a hundred readings that may wait

/// What a game puts off:
///
/// ```
/// static constexpr std::size_t kinds;          // how many different things it can put off
/// static std::string putOff(entry);            // what waits from that entry on; mostly nothing
/// static Entry atOnce(entries, i);             // what entry i is if all is told with it; what
/// told
///                                              // it later is taken out where it can be told once
/// static bool dependsOnIt(entry);              // it may not be asked for where all is known
/// static void settle(state, const waited);     // what matters to nobody becomes as there
/// ```
template <table::Rules G> struct Waits;

/// The first entry of that kind behind that one for which it holds.
template <class What, class Entry>
auto behind(std::vector<Entry>& entries, std::size_t i, auto holds) {
  return std::find_if(entries.begin() + static_cast<std::ptrdiff_t>(i) + 1, entries.end(),
                      [&](const Entry& entry) {
                        const auto* what = std::get_if<What>(&entry);
                        return what != nullptr && holds(*what);
                      });
}
constexpr auto any = [](const auto&) { return true; };

template <> struct Waits<saqqara::Rules> {
  static constexpr std::size_t kinds = 2;
  using Entry = saqqara::Entry;
  static std::string putOff(const Entry& entry) {
    const auto* later = std::get_if<saqqara::Later>(&entry);
    return later == nullptr ? std::string()
                            : std::string(saqqara::waitingNames[table::code(later->what)]);
  }
  static Entry atOnce(std::vector<Entry>& entries, std::size_t i) {
    const auto* later = std::get_if<saqqara::Later>(&entries[i]);
    if (later == nullptr) return entries[i];
    const bool ofStall = later->what == saqqara::Waiting::stall;
    const auto told = ofStall ? behind<saqqara::MoveStall>(entries, i, any)
                              : behind<saqqara::TableNumber>(entries, i, any);
    // The last round does not ask again.
    if (told == entries.end()) return saqqara::MoveStall{saqqara::offTrack};
    const Entry entry = *told;
    entries.erase(told);
    return entry;
  }
  static bool dependsOnIt(const Entry& /*entry*/) { return false; }
  /// Where the stall would have gone after the last market.
  static void settle(saqqara::State& state, const saqqara::State& waited) {
    if (waited.stallWaits) state.stall = waited.stall;
    state.stallWaits = waited.stallWaits;
  }
};

template <> struct Waits<pyramidion::Rules> {
  static constexpr std::size_t kinds = 5;
  using Entry = pyramidion::Entry;
  static std::string putOff(const Entry& entry) {
    using namespace pyramidion;
    if (const auto* later = std::get_if<Later>(&entry)) {
      return std::string(waitingNames[table::code(later->what)]);
    }
    const auto* supply = std::get_if<NextSupply>(&entry);
    if (supply != nullptr && supply->waits) return "supply card";
    const auto* there = std::get_if<Activate>(&entry);
    if (there != nullptr && there->boat && there->boat->waits) return "boat of Karnak";
    const auto* boats = std::get_if<NewBoats>(&entry);
    const bool waits = boats != nullptr && std::ranges::any_of(boats->boats, &Boat::waits);
    return waits ? "boats" : std::string();
  }
  static Entry atOnce(std::vector<Entry>& entries, std::size_t i) {
    using namespace pyramidion;
    Entry entry = entries[i];
    if (const auto* later = std::get_if<Later>(&entry)) {
      const auto isIt = [&](const auto& told) { return told.site == later->site; };
      const auto told = later->what == Waiting::minima ? behind<TellMinima>(entries, i, isIt)
                                                       : behind<TellCorner>(entries, i, isIt);
      return told == entries.end() ? entry : *told;
    }
    const auto* supply = std::get_if<NextSupply>(&entry);
    if (supply != nullptr && supply->waits) {
      const auto told = behind<NextSupply>(entries, i, any);
      if (told == entries.end()) return entry; // the game was over
      entry = *told;
      entries.erase(told);
    }
    if (auto* boats = std::get_if<NewBoats>(&entry)) {
      for (Boat& boat : boats->boats) read(boat, entries, i);
    }
    auto* there = std::get_if<Activate>(&entry);
    if (there != nullptr && there->boat) read(*there->boat, entries, i);
    return entry;
  }
  /// Whether a reading decides if it is due: known corners may load nothing (LOAD-2).
  static bool dependsOnIt(const Entry& entry) {
    return std::holds_alternative<pyramidion::Decline>(entry) ||
           std::holds_alternative<pyramidion::Later>(entry);
  }
  /// In which order things were read, who declined last, which corners were never read.
  static void settle(pyramidion::State& state, const pyramidion::State& waited) {
    const auto sort = [](auto& list, const auto& as) {
      if (std::ranges::is_permutation(list, as)) list = as;
    };
    sort(state.readings.boats, waited.readings.boats);
    sort(state.readings.supply, waited.readings.supply);
    for (table::Player player = 0; player < state.players; ++player) {
      state.of(player).hasDeclined = waited.of(player).hasDeclined;
    }
    state.cornersPutOff = waited.cornersPutOff;
    state.cornersLeft = waited.cornersLeft;
  }

private:
  /// The next boats tell all that wait, this one first (BOAT-4).
  static void read(pyramidion::Boat& boat, std::vector<Entry>& entries, std::size_t i) {
    if (!boat.waits) return;
    const auto told = behind<pyramidion::NewBoats>(entries, i, any);
    if (told == entries.end()) qFatal("never told");
    auto& list = std::get<pyramidion::NewBoats>(*told);
    boat = list.boats[0];
    std::shift_left(list.boats.begin(), list.boats.end(), 1);
    if (--list.count == 0) entries.erase(told);
  }
};

/// What the game comes to if what was put off is told at once.
template <table::Rules G>
typename G::State toldAtOnce(const typename G::Setup& setup,
                             std::vector<typename G::Entry> entries) {
  typename G::State state = G::setUp(setup);
  table::Effects effects;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const typename G::Entry entry = Waits<G>::atOnce(entries, i);
    effects.clear();
    // SPECIAL-2: a protector may have had nobody to send home but from a site that waited.
    const bool accepted = table::enter<G>(setup, state, entry, true, effects).accepted;
    if (!accepted && !Waits<G>::dependsOnIt(entry)) qFatal("entry %d is refused", int(i));
  }
  return state;
}

template <table::Rules G> void comesToWhatItWouldHave() {
  std::map<std::string, int> putOff;
  forEveryTable<G>(20, [&](const record::RecordHeader<G>& header, std::uint64_t seed) {
    const auto setup = record::FileFormat<G>::setup(header, editionsOf<G>().front());
    typename G::State state = G::setUp(setup);
    typename table::Offers<G>::RandomGame random(setup, seed, mostly);
    typename table::Offers<G>::List list;
    table::Effects effects;
    std::vector<typename G::Entry> entries;
    while (const auto entry = random.next(state, list)) {
      effects.clear();
      QVERIFY(table::enter<G>(setup, state, *entry, false, effects).accepted);
      QCOMPARE(G::impossible(setup, state), table::Impossible{0});
      ++putOff[Waits<G>::putOff(*entry)];
      entries.push_back(*entry);
    }
    typename G::State told = toldAtOnce<G>(setup, std::move(entries));
    Waits<G>::settle(told, state);
    for (table::Player player = 0; player < state.players; ++player) {
      QCOMPARE(told.of(player).points, state.of(player).points);
    }
    QVERIFY(told == state);
  });
  putOff.erase(std::string());
  for (const auto& [what, times] : putOff) QVERIFY2(times > 20, what.c_str());
  QCOMPARE(putOff.size(), Waits<G>::kinds);
}

} // namespace

class tst_later_every_game : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void waitingGameComesToWhatItWouldHave_data();
  void waitingGameComesToWhatItWouldHave();
};

void tst_later_every_game::waitingGameComesToWhatItWouldHave_data() {
  gameRows(GameList<saqqara::Rules, pyramidion::Rules>{},
           []<class G>() { comesToWhatItWouldHave<G>(); });
}

void tst_later_every_game::waitingGameComesToWhatItWouldHave() {
  QFETCH(const GameCheck, check);
  check();
}

NILOMETER_TEST(tst_later_every_game)
#include "tst_later_every_game.moc"
