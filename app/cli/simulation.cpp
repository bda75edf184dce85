// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulation.h"

#include "engine/egizia/file/entry_names.h"

#include <algorithm>

namespace nilometer::cli {

namespace {
/// Far more than any game has.
constexpr int maxEntries = 10'000;
} // namespace

void SeatStatistics::count(int points, bool won) {
  least = games == 0 ? points : std::min(least, points);
  most = games == 0 ? points : std::max(most, points);
  sum += points;
  ++games;
  if (won) ++wins;
}

egizia::RecordHeader neutralHeader(const egizia::Edition& edition, egizia::Profile profile,
                                   int players, const std::string& date) {
  egizia::RecordHeader header;
  header.editionId = edition.id;
  header.editionChecksum = edition.checksum;
  header.profile = profile;
  header.options = egizia::optionsOf(profile);
  header.date = date;
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    header.players.push_back({.name = "Player " + std::to_string(i + 1),
                              .colour = std::string(egizia::playerColours[i])});
  }
  return header;
}

Simulation::Simulation(egizia::RecordHeader header, const egizia::Edition& edition)
    : m_header(std::move(header)), m_game(egizia::gameOf(m_header, edition)) {
  m_summary.players = m_game.players;
}

bool Simulation::play(std::uint64_t seed, std::vector<egizia::RecordedEntry>* entries) {
  const auto naming = seed % 2 == 0 ? egizia::Naming::asLate : egizia::Naming::asEarly;
  egizia::State state = egizia::setUp(m_game);
  egizia::RandomGame table(m_game, naming, seed);
  for (int count = 0; count < maxEntries; ++count) {
    const std::optional<egizia::Entry> entry = table.next(state, m_options);
    if (!entry) {
      this->count(state);
      return true;
    }
    m_effects.clear();
    if (!egizia::enter(m_game, state, *entry, false, m_effects).accepted) return false;
    ++m_summary.entries;
    if (entries == nullptr) continue;
    egizia::RecordedEntry recorded;
    recorded.entry = *entry;
    entries->push_back(recorded);
  }
  return false;
}

void Simulation::count(const egizia::State& state) {
  const table::Player winner = egizia::ranking(m_game, state).front();
  ++m_summary.games;
  for (table::Player player = 0; player < state.players; ++player) {
    const int points = state.track.points(player);
    m_summary.seat[player].count(points, player == winner);
    m_summary.all.count(points, player == winner);
  }
}

} // namespace nilometer::cli
