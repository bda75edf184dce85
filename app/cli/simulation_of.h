// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/simulation.h"

#include "engine/record/write_record.h"
#include "engine/table/random_play.h"
#include "ui/text/phrase.h"

/// Random games of any kind.
namespace nilometer::cli {

/// A header for players that have no names.
template <table::Rules G>
[[nodiscard]] record::RecordHeader<G> neutralHeader(const typename G::Edition& edition,
                                                    const Order& order) {
  record::RecordHeader<G> header;
  header.editionId = edition.id;
  header.editionChecksum = edition.checksum;
  header.profile = static_cast<typename G::Profile>(order.profile);
  header.options = G::optionsOf(header.profile);
  header.date = order.date;
  const auto colours = record::FileFormat<G>::seatRules(header.options).colours;
  for (std::size_t i = 0; i < static_cast<std::size_t>(order.players); ++i) {
    header.players.push_back(
        {.name = "Player " + std::to_string(i + 1), .colour = std::string(colours[i])});
  }
  return header;
}

template <table::Rules G> class Simulation {
public:
  Simulation(const Order& order, const typename G::Edition& edition)
      : m_edition(edition), m_header(neutralHeader<G>(edition, order)),
        m_setup(record::FileFormat<G>::setup(m_header, edition)) {}

  /// See PlayGame.
  bool play(quint64 seed, SimulationSummary& summary, std::string* text) {
    record::GameRecord<G> game;
    const auto entered = [&](const typename G::Entry& entry) {
      ++summary.entries;
      if (text != nullptr) game.entries.emplace_back().entry = entry;
    };
    if (!m_play.play(m_setup, seed, entered)) {
      for (const table::PrintedValue& printed : m_edition.printed) {
        if (printed.provenance == table::Provenance::missing)
          summary.missing += text::fromUtf8(printed.key);
      }
      return false;
    }
    const table::Player winner = G::ranking(m_setup, m_play.state()).front();
    for (table::Player player = 0; player < m_header.players.size(); ++player) {
      summary.count(player, G::points(m_play.state(), player), player == winner);
    }
    ++summary.games;
    if (text == nullptr) return true;
    game.header = m_header;
    *text = record::writeRecord<G>(game, m_edition);
    return true;
  }

private:
  const typename G::Edition& m_edition;
  record::RecordHeader<G> m_header;
  typename G::Setup m_setup;
  table::RandomPlay<G> m_play;
};

} // namespace nilometer::cli
