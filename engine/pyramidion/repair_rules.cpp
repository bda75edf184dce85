// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/repair_rules.h"

#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/specials.h"
#include "engine/pyramidion/turn.h"
#include "engine/table/entries.h"
#include "engine/table/versions.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace nilometer::pyramidion {

namespace {

using Changed = table::Change<Entry>;

Resource mostOf(const Resources& resources) {
  return allResources[at(std::ranges::max_element(resources.of) - resources.of.begin())];
}

/// `size` of those that are there: as entered, then of what most is there.
Resources fitted(const Resources& wanted, const Resources& there, int size) {
  Resources taken;
  for (const Resource kind : allResources) taken.add(kind, std::min(wanted[kind], there[kind]));
  while (taken.total() > size) taken.add(mostOf(taken), -1);
  while (taken.total() < size) {
    Resources left = there;
    left -= taken;
    taken.add(mostOf(left), 1);
  }
  return taken;
}

Swap fitted(const State& state, Swap swap) {
  const int size = swapSize(state, swap.site);
  swap.give = fitted(swap.give, state.on(state.active).resources, size);
  swap.get = fitted(swap.get, state.on(swap.site).resources, size);
  return swap;
}

/// Those numbers, the closest one to `number` first.
std::vector<std::uint8_t> nearest(std::vector<std::uint8_t> numbers, int number) {
  std::ranges::stable_sort(numbers, {}, [&](int other) { return std::abs(other - number); });
  return numbers;
}

Troop otherKind(Troop kind) {
  return kind == Troop::torturer ? Troop::negotiator : Troop::torturer;
}

std::size_t findingsOf(const Game& game, const State& state, const Entry& entry) {
  const Verdict verdict = judge(game, state, entry);
  return verdict.findings().size();
}

class OtherVersions : table::VersionsOf<Rules> {
public:
  OtherVersions(const Game& game, const State& state, const Entry& entry, std::vector<Entry>& out)
      : VersionsOf(game, state, out, findingsOf(game, state, entry)) {}

  /// Where more boats stay in the row, the last ones are not turned up yet; where fewer wait, those
  /// that lie there were read in their own entry.
  void operator()(const NewBoats& entry) {
    NewBoats there;
    const int due = boatsDue(m_state);
    const int drawn = drawnWith(m_state, due);
    for (std::size_t i = 0; i < entry.count && there.count < due; ++i) {
      const Boat& boat = entry.boats[i];
      Verdict verdict;
      judgeBoat(m_game, m_state, boat, drawn, verdict);
      const bool isRead =
          m_state.boatsWaiting() > 0 && std::ranges::find(m_state.row, boat) != m_state.row.end();
      const bool comes = comesWith(m_game, m_state, there, boat, drawn) && !isRead;
      if (verdict.legal() && comes) there.boats[there.count++] = boat;
    }
    add(there);
  }
  void operator()(Negotiate entry) {
    entry.player = m_state.on(entry.site).troop(Troop::negotiator);
    if (entry.player == noPlayer) return;
    add(entry);
    addEach(entry, &Negotiate::resource, allResources);
  }
  void operator()(const Activate& entry) {
    for (const Site site : allSites) {
      Activate other{entry.player, site, {}};
      if (site == Site::karnak && isBoatLeft(m_state)) other.boat = entry.boat;
      add(other);
    }
  }
  void operator()(const Play& entry) {
    Play other = entry;
    other.card = possible(entry.player, entry.card);
    for (const Deed& deed : deeds(other.card.kind, entry.player, 0, entry.deed)) {
      other.deed = deed;
      std::vector<Deed> repeats(1);
      if (const auto repeat = repeatOf(m_game, m_state, other)) {
        repeats = deeds(repeat->kind, repeat->actor, repeat->number, entry.again);
      }
      for (const Deed& again : repeats) {
        other.again = again;
        addWithPower(other);
        if (again == entry.again && !m_out.empty()) break;
      }
      // It is none of what is wrong.
      if (deed == entry.deed && !m_out.empty()) return;
    }
  }
  void operator()(Pass entry) {
    if (!entry.recruit) return;
    entry.recruit = possible(entry.player, *entry.recruit);
    add(entry);
    add(Pass{entry.player, {}});
  }
  void operator()(const Revolt& entry) {
    Markers left = entry.markers;
    left.count = static_cast<std::uint8_t>(std::min<int>(left.count, markersDue(m_state)));
    std::fill(left.turned.begin() + left.count, left.turned.end(), RevoltMarker());
    add(Revolt{left});
  }
  /// A card that is gone from the site gives the later ones other numbers.
  void operator()(const TakeBack& entry) {
    const auto choices = takeBackChoices(m_game, m_state);
    for (const int by : {0, -1, 1}) {
      TakeBack other{entry.player, {}};
      std::size_t count = 0;
      for (const std::uint8_t number : entry.cards) {
        const auto there = std::ranges::find(choices, number + by);
        if (number != 0 && there != choices.end()) other.cards[count++] = *there;
      }
      if (count > 0) add(other);
      other.cards[1] = 0;
      if (count > 1) add(other);
    }
    add(TakeBack{entry.player, {}});
  }
  void operator()(const Trade& entry) { addFewerTimes(entry, 0); }
  /// A boat that is gone from the row gives the later ones other places.
  void operator()(const Load& entry) {
    std::array<int, boatsInRow + 1> places{};
    std::iota(places.begin(), places.end(), 0);
    // The one that is reserved is none of the row.
    std::ranges::stable_sort(places, {}, [&](int place) {
      const bool sameKind = (place == reservedBoat) == (entry.boat == reservedBoat);
      return std::abs(place - entry.boat) + (sameKind ? 0 : boatsInRow);
    });
    const auto paidAnew = [&](int place) {
      if (const auto way = wayToLoad(m_state, entry.player, place)) add(*way);
    };
    paidAnew(entry.boat);
    for (const int place : places) {
      Load other = entry; // paid as it was
      other.boat = static_cast<std::uint8_t>(place);
      add(other);
    }
    std::ranges::for_each(places, paidAnew);
  }
  void operator()(Claim entry) {
    for (Player player = 0; player < m_state.players; ++player) {
      if (m_state.of(player).loaded.empty()) exclude(entry.players, player);
    }
    add(entry);
  }
  void operator()(Happen entry) {
    addEach(entry, &Happen::resource, allResources);
    addEach(entry, &Happen::marker, markersNear(entry.marker));
    Happen other = entry;
    other.troop.kind = otherKind(entry.troop.kind);
    add(other);
    entry.swap = fitted(m_state, entry.swap);
    add(entry);
  }
  void operator()(Tally entry) {
    dropFailed(entry, m_state);
    add(entry);
  }
  /// Everything else is made as it is or not at all.
  template <class Other> void operator()(const Other& /*entry*/) {}

private:
  [[nodiscard]] std::vector<std::uint8_t> markersNear(int marker) const {
    std::vector<std::uint8_t> all(m_state.players);
    std::iota(all.begin(), all.end(), std::uint8_t{1});
    return nearest(all, marker);
  }
  /// CARD-2, CARD-3: one of the same kind that shows the same, from wherever it can have come.
  [[nodiscard]] Card possible(Player player, const Card& card) const {
    Card unnamed = card;
    unnamed.id = 0;
    Card turned = unnamed;
    turned.basic = !card.basic;
    for (Card other : {card, unnamed, turned}) {
      Verdict verdict;
      judgeCard(m_state, player, other, verdict);
      if (!verdict.legal()) continue;
      if (!other.ankh && other.id != 0) other.ankh = m_state.readings.cards[at(other.id - 1)].ankh;
      return other;
    }
    return card;
  }
  /// That deed and others of its sort, the closest one first.
  [[nodiscard]] std::vector<Deed> deeds(CardKind kind, Player actor, int self,
                                        const Deed& deed) const {
    Choices all = choicesOf(m_game, m_state, kind, actor, self);
    // A card that is gone gives the later ones other numbers, mostly lower ones.
    all.targets = nearest(all.targets, deed.target);
    std::vector<Deed> others{deed};
    for (Deed& other : all.deeds()) {
      const bool isOfSort = (deed.target != 0 && other.target != 0) ||
                            (deed.resource && other.resource) ||
                            (deed.troop && other.troop && deed.troop->site == other.troop->site) ||
                            (deed.swap && other.swap && deed.swap->site == other.swap->site);
      // The only one that is left to a stonemason.
      const bool isLeft = other.raise && all.swaps == 0;
      if (!isOfSort && !isLeft) continue;
      if (other.swap) other.swap = fitted(m_state, *deed.swap);
      others.push_back(other);
    }
    others.emplace_back();
    return others;
  }
  /// With another power of the site where this one is none.
  void addWithPower(const Play& entry) {
    if (add(entry)) return;
    if (entry.marker != 0) addEach(entry, &Play::marker, markersNear(entry.marker));
    if (entry.gain) addEach(entry, &Play::gain, allResources);
    Play other = entry;
    if (entry.home) other.home = otherKind(*entry.home);
    add(other);
    other.marker = 0;
    other.gain.reset();
    other.home.reset();
    add(other);
  }
};

/// What of `mine` the change has taken becomes what it has set free; false if that is nothing.
bool exchange(Entry& entry, const Entry& was, const Entry& is) {
  if (was.index() != entry.index() || is.index() != entry.index()) return false;
  if (auto* mine = std::get_if<Activate>(&entry)) {
    const auto& before = std::get<Activate>(was);
    const Site now = std::get<Activate>(is).site;
    if (before.site == now || mine->site != now) return false;
    mine->site = before.site;
    mine->boat = before.boat;
    return true;
  }
  if (auto* mine = std::get_if<Load>(&entry)) {
    const int before = std::get<Load>(was).boat;
    const int now = std::get<Load>(is).boat;
    if (mine->boat != goneBoat || before == now || before == reservedBoat) return false;
    const bool movesUp = now != reservedBoat && now < before;
    mine->boat = static_cast<std::uint8_t>(before - (movesUp ? 1 : 0));
    return true;
  }
  auto* mine = std::get_if<Play>(&entry);
  const auto* before = std::get_if<Play>(&was);
  const auto* now = std::get_if<Play>(&is);
  if (mine == nullptr) return false;
  const auto shows = [](Card card) {
    card.ankh.reset();
    return card;
  };
  if (shows(mine->card) == shows(now->card) && shows(before->card) != shows(now->card)) {
    Play other = *before;
    other.player = mine->player;
    *mine = other;
    return true;
  }
  const bool isTaken = now->marker != 0 && mine->marker == now->marker;
  if (!isTaken || before->marker == now->marker) return false;
  mine->marker = before->marker;
  return true;
}

/// SITE-3: whoever alone has not activated his last site has done so where least lies.
void listSite(const State& state, std::vector<Entry>& missing) {
  int due = 0;
  for (Player player = 0; player < state.players; ++player) {
    due += std::max(0, activationsOf(state, player) - state.of(player).activated);
  }
  std::optional<Site> least;
  for (const Site site : allSites) {
    // Which boat is drawn there only the table can tell.
    if (state.on(site).sundial || (site == Site::karnak && isBoatLeft(state))) continue;
    const int lies = state.on(site).resources.total();
    if (!least || lies < state.on(*least).resources.total()) least = site;
  }
  if (due == 1 && least) missing.emplace_back(Activate{state.turn, *least, {}});
}

} // namespace

void listVersions(const Game& game, const State& state, const Entry& entry,
                  std::vector<Entry>& versions) {
  std::visit(OtherVersions(game, state, entry, versions), entry);
}

void listSwapped(const Game& game, const State& state, const Entry& entry,
                 std::span<const Changed> changes, std::vector<Entry>& swapped) {
  const std::size_t before = findingsOf(game, state, entry);
  const auto propose = [&](const Entry& other) {
    if (findingsOf(game, state, other) < before) swapped.push_back(other);
  };
  if (const auto* taken = std::get_if<Negotiate>(&entry)) {
    // NEGO-1: who takes it follows from whose troop lies there.
    const Player owner = state.on(taken->site).troop(Troop::negotiator);
    if (owner != noPlayer) propose(Negotiate{owner, taken->site, taken->resource});
  }
  for (const Changed& change : changes) {
    Entry other = entry;
    if (exchange(other, change.was, change.is)) propose(other);
  }
}

void followBoat(const State& state, const State& then, Load& entry) {
  const Boat* boat = boatAt(then, entry.player, entry.boat);
  const Boat* here = boatAt(state, entry.player, entry.boat);
  const bool isThere = boat != nullptr && here != nullptr && *here == *boat;
  if (boat == nullptr || isThere || entry.boat == reservedBoat) return;
  const auto loadedIn = [boat](const State& table) {
    std::ptrdiff_t count = 0;
    for (const PlayerState& player : table.player) {
      count += std::ranges::count(player.loaded, *boat);
    }
    return count;
  };
  const auto lyingIn = [boat](const State& table) { return std::ranges::count(table.row, *boat); };
  // It was read as another one: that one lies in its place.
  if (lyingIn(state) + loadedIn(state) < lyingIn(then) + loadedIn(then)) return;
  const auto now = std::ranges::find(state.row, *boat);
  entry.boat =
      now == state.row.end() ? goneBoat : static_cast<std::uint8_t>(now - state.row.begin() + 1);
}

void listMissing(const Game& game, const State& state, std::vector<Entry>& missing) {
  switch (state.phase) {
  case Phase::boats:
    if (state.boatsWaiting() == 0) missing.emplace_back(NewBoats{});
    return;
  case Phase::nego:
    for (const Site site : allSites) {
      if (!has(state.toNegotiate, site)) continue;
      const SiteState& there = state.on(site);
      missing.emplace_back(
          Negotiate{there.troop(Troop::negotiator), site, mostOf(there.resources)});
    }
    return;
  case Phase::site: listSite(state, missing); return;
  case Phase::play: missing.emplace_back(Pass{state.turn, {}}); return;
  case Phase::tally: missing.emplace_back(Tally{}); return;
  case Phase::revolt: missing.emplace_back(Revolt{}); return;
  case Phase::priest: {
    TakeBack none{state.turn, {}};
    if (game.options.highPriestMust) none.cards[0] = takeBackChoices(game, state).front();
    missing.emplace_back(none);
    return;
  }
  case Phase::trade: missing.emplace_back(Trade{state.turn, 0}); return;
  case Phase::load: missing.emplace_back(Decline{state.turn}); return;
  case Phase::corner:
    for (const Site site : allSites) {
      if (has(cornersAsked(state), site)) missing.emplace_back(Later{site, Waiting::corner});
    }
    return;
  case Phase::claim: missing.emplace_back(Claim{}); return;
  default: return; // only read off
  }
}

bool rulesOut(const Entry& missing, const Entry& later) {
  if (const auto* taken = std::get_if<Negotiate>(&missing)) {
    const auto* other = std::get_if<Negotiate>(&later);
    return other != nullptr && other->site == taken->site;
  }
  if (const auto* activated = std::get_if<Activate>(&missing)) {
    const auto* other = std::get_if<Activate>(&later);
    if (other != nullptr && other->site == activated->site) return true;
  }
  if (playerOf(missing) != playerOf(later)) return false;
  if (std::holds_alternative<Pass>(missing)) return table::isOneOf<Play, Pass>(later);
  // Who has declined a boat may load one later on.
  return missing.index() == later.index() && !std::holds_alternative<Decline>(missing);
}

bool doesNothing(const Entry& entry) {
  if (const auto* boats = std::get_if<NewBoats>(&entry)) return boats->count == 0;
  if (const auto* play = std::get_if<Play>(&entry)) {
    const bool isPower = play->marker != 0 || play->gain || play->home;
    return play->deed.isNothing() && play->again.isNothing() && !isPower;
  }
  if (const auto* pass = std::get_if<Pass>(&entry)) return !pass->recruit;
  if (const auto* revolt = std::get_if<Revolt>(&entry)) return revolt->markers.count == 0;
  if (const auto* taken = std::get_if<TakeBack>(&entry)) return taken->cards[0] == 0;
  if (const auto* trade = std::get_if<Trade>(&entry)) return trade->times == 0;
  if (const auto* claim = std::get_if<Claim>(&entry)) return claim->players == 0;
  return std::holds_alternative<Decline>(entry);
}

} // namespace nilometer::pyramidion

static_assert(
    nilometer::table::RepairRulesOf<nilometer::table::RepairRules<nilometer::pyramidion::Rules>,
                                    nilometer::pyramidion::Rules>);
