// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/game_result.h"

#include "engine/record/find_name.h"

#include <algorithm>
#include <numeric>

namespace nilometer::record {

ReadError noEdition(const std::string& id, const std::string& file, int line) {
  return {.fault = ReadFault::unknownEdition,
          .file = file,
          .line = line,
          .where = "edition.id",
          .expected = {},
          .found = id};
}

std::vector<SeatResult> seatResults(const std::vector<Seat>& players,
                                    std::span<const std::string_view> colours,
                                    const std::vector<int>& points, const table::Ledger& ledger,
                                    const std::vector<table::Player>& ranking) {
  std::vector<SeatResult> seats;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto player = static_cast<table::Player>(i);
    const auto place = std::find(ranking.begin(), ranking.end(), player) - ranking.begin();
    seats.push_back({.name = players[i].name,
                     .colour = static_cast<int>(findName(colours, players[i].colour).value()),
                     .points = points[i],
                     .bid = players[i].bid,
                     .before = points[i] - ledger.total(player),
                     .place = static_cast<int>(place) + 1});
  }
  return seats;
}

void markSeats(GameResult& result, std::optional<table::RuleId> byHand) {
  for (std::size_t i = 0; i < result.lines.size(); ++i) {
    bool& assumed = result.seats[result.lines[i].player].assumed;
    assumed = result.lines[i].rule != byHand && (assumed || result.assumed[i]);
  }
}

std::vector<std::size_t> byPlace(const GameResult& game) {
  std::vector<std::size_t> order(game.seats.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t seat) { return game.seats[seat].place; });
  return order;
}

} // namespace nilometer::record
