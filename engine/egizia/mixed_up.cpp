// SPDX-License-Identifier: GPL-3.0-or-later
// Mended records: two entries of which each was recorded with what the other one took.
#include "engine/egizia/options.h"
#include "engine/egizia/repair_rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>
#include <variant>

namespace nilometer::egizia {

namespace {

using Change = table::Change<Entry>;
using Said = std::span<const std::uint8_t>;

/// Beyond so many, only what is paid or chosen differs.
constexpr std::size_t mostSwapped = 6;

std::span<std::uint8_t> cardNames(Entry& entry) {
  if (auto* lay = std::get_if<LayOut>(&entry)) return lay->cards;
  if (auto* ship = std::get_if<PlaceShip>(&entry)) return {&ship->card, 1};
  if (auto* leftover = std::get_if<TakeLeftover>(&entry)) return {&leftover->card, 1};
  if (auto* named = std::get_if<NameNileCard>(&entry)) return {&named->card, 1};
  return {};
}

std::span<std::uint8_t> tombValues(Entry& entry) {
  if (auto* named = std::get_if<NameTombs>(&entry)) return {named->values.data(), named->count};
  if (auto* build = std::get_if<Build>(&entry)) return {build->opened.data(), build->openedCount};
  return {};
}

/// Card names or values of tiles: one that was taken instead of another gives way to that one.
bool exchange(std::span<std::uint8_t> mine, Said was, Said is, std::uint8_t unsaid) {
  bool exchanged = false;
  for (std::size_t i = 0; i < std::min(was.size(), is.size()); ++i) {
    const bool freed = was[i] != unsaid && std::ranges::find(is, was[i]) == is.end();
    const bool taken = is[i] != unsaid && std::ranges::find(was, is[i]) == was.end();
    const auto at = std::ranges::find(mine, is[i]);
    if (!freed || !taken || at == mine.end()) continue;
    *at = was[i];
    exchanged = true;
  }
  return exchanged;
}

/// The same for sets: as many are taken as have been set free, or all that the other one has.
template <class Sets> bool exchangeSets(Sets& mine, const Sets& was, const Sets& is) {
  int needed = 0;
  int taken = 0;
  int freed = 0;
  for (std::size_t i = 0; i < mine.size(); ++i) {
    needed += std::popcount(mine[i] & is[i] & ~was[i]);
    taken += std::popcount(is[i] & ~was[i]);
    freed += std::popcount(was[i] & ~is[i]);
  }
  if (needed == 0 || freed == 0 || (needed != freed && needed != taken)) return false;
  for (std::size_t i = 0; i < mine.size(); ++i) {
    mine[i] = (mine[i] & ~(is[i] & ~was[i])) | (was[i] & ~is[i]);
  }
  return true;
}

bool exchangeSets(Entry& entry, const Entry& was, const Entry& is) {
  if (auto* mine = std::get_if<Build>(&entry)) {
    const auto* before = std::get_if<Build>(&was);
    const auto* now = std::get_if<Build>(&is);
    return before != nullptr && now != nullptr &&
           exchangeSets(mine->spaces, before->spaces, now->spaces);
  }
  auto* mine = std::get_if<FinalScore>(&entry);
  const auto* before = std::get_if<FinalScore>(&was);
  const auto* now = std::get_if<FinalScore>(&is);
  if (mine == nullptr || before == nullptr || now == nullptr) return false;
  std::array<SphinxSet, 1> cards{mine->cards};
  if (!exchangeSets(cards, {before->cards}, {now->cards})) return false;
  mine->cards = cards.front();
  return true;
}

bool stands(const PlayerState& player, const ShipAt& there) {
  const auto* end = player.ships.begin() + std::min<int>(player.shipsPlaced, maxShips);
  return std::find(player.ships.begin(), end, there) != end;
}

/// Whether a ship that was put elsewhere stands now where the entry wants to go, or has taken the
/// card from there.
bool exchangePlace(const State& state, Entry& entry, const Entry& was, const Entry& is) {
  const auto* from = std::get_if<PlaceShip>(&was);
  const auto* to = std::get_if<PlaceShip>(&is);
  if (from == nullptr || to == nullptr) return false;
  const ShipAt before{from->stop, from->space};
  const ShipAt now{to->stop, to->space};
  if (before == now || !stands(state.player[to->player], now)) return false;
  if (auto* ship = std::get_if<PlaceShip>(&entry)) {
    if (ShipAt{ship->stop, ship->space} != now) return false;
    ship->stop = before.stop;
    ship->space = before.space;
    ship->card = from->card;
    return true;
  }
  auto* leftover = std::get_if<TakeLeftover>(&entry);
  if (leftover == nullptr || leftover->stop != now.stop) return false;
  leftover->stop = before.stop;
  leftover->card = from->card;
  return true;
}

/// False if the entry needs nothing of what that change has taken.
bool exchange(const State& state, Entry& entry, Change change) {
  if (change.was.index() != change.is.index()) return false;
  if (exchangePlace(state, entry, change.was, change.is)) return true;
  if (exchangeSets(entry, change.was, change.is)) return true;
  return exchange(cardNames(entry), cardNames(change.was), cardNames(change.is), unnamed) ||
         exchange(tombValues(entry), tombValues(change.was), tombValues(change.is), 0);
}

class Swapped {
public:
  Swapped(const Game& game, const State& state, const Entry& entry, std::vector<Entry>& out)
      : m_game(game), m_state(state), m_findings(findings(entry)), m_out(out) {}

  /// With that entry, and with whatever else is to be said of what it has now.
  void add(const Entry& entry, const Entry& gaveUp) {
    propose(entry);
    if (const auto* ship = std::get_if<PlaceShip>(&entry)) {
      PlaceShip chosen = *ship;
      if (const auto* other = std::get_if<PlaceShip>(&gaveUp)) chosen.choices = other->choices;
      propose(chosen);
      for (const Entry& option : options().entries) addChosen(*ship, option);
    } else if (const auto* build = std::get_if<Build>(&entry)) {
      for (const Payment& payment : options().payments) {
        Build paid = *build;
        paid.crews = payment.crews;
        paid.strengthCards = payment.strengthCards;
        propose(paid);
      }
    }
  }

private:
  void addChosen(const PlaceShip& ship, const Entry& option) {
    const auto* other = std::get_if<PlaceShip>(&option);
    if (other == nullptr) return;
    PlaceShip same = *other;
    same.choices = ship.choices;
    if (same == ship) propose(*other);
  }
  void propose(const Entry& entry) {
    const bool known = std::ranges::find(m_out, entry) != m_out.end();
    if (known || m_out.size() == mostSwapped || !isWithin(m_game, entry)) return;
    if (findings(entry) < m_findings) m_out.push_back(entry);
  }
  [[nodiscard]] std::size_t findings(const Entry& entry) const {
    const Verdict verdict = judge(m_game, m_state, entry);
    return verdict.findings().size();
  }
  const Options& options() {
    if (m_options.entries.empty()) listOptions(m_game, m_state, m_options);
    return m_options;
  }

  const Game& m_game;
  const State& m_state;
  std::size_t m_findings;
  std::vector<Entry>& m_out;
  Options m_options;
};

} // namespace

void listSwapped(const Game& game, const State& state, const Entry& entry,
                 std::span<const Change> changes, std::vector<Entry>& swapped) {
  Swapped found(game, state, entry, swapped);
  // What one change has set free, another one may have taken.
  Entry now = entry;
  for (std::size_t tries = 0; tries < changes.size(); ++tries) {
    const auto change = std::ranges::find_if(
        changes, [&](const Change& other) { return exchange(state, now, other); });
    if (change == changes.end()) return;
    found.add(now, change->was);
  }
}

} // namespace nilometer::egizia
