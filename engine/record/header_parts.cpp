// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/header_parts.h"

#include "engine/record/json_text.h"
#include "engine/record/plain_text.h"

#include <cmath>

namespace nilometer::record {

namespace {

constexpr std::size_t maxName = 60;

/// A whole or half number of points, as half points.
int readBid(const JsonNode& node) {
  double points = -1;
  if (const auto* whole = node.value()->as<std::int64_t>())
    points = static_cast<double>(*whole);
  else if (const auto* real = node.value()->as<double>())
    points = *real;
  else
    node.fail(ReadFault::wrongType, "a number");
  const double halves = points * 2;
  if (!(halves >= 0 && halves <= maxSeatBid) || halves != std::floor(halves)) {
    node.fail(ReadFault::outOfRange, "0 to " + std::to_string(maxSeatBid / 2) + " in steps of 0.5");
    return 0;
  }
  return static_cast<int>(halves);
}

} // namespace

void readKind(const JsonNode& root, std::string_view what, int format) {
  if (!isKind(root, what)) return;
  const JsonNode version = root.member("format");
  const auto number = version.integer(1, maxVersion);
  if (number > format) version.fail(ReadFault::newerFormat, std::to_string(format));
}

void readGame(const JsonNode& root, std::string_view game, GameNamed named) {
  const JsonNode node = root.optional("game");
  if (!node && named == GameNamed::notAlways) return;
  const JsonNode must = root.member("game");
  if (!must || must.text() == game) return;
  must.fail(ReadFault::otherGame, std::string(game), must.text());
}

int readRules(const JsonNode& node, int newest) {
  const auto version = node.integer(1, maxVersion);
  if (version <= newest) return static_cast<int>(version);
  node.fail(ReadFault::newerRules, std::to_string(newest));
  return newest;
}

Seat readSeat(const JsonNode& node, const SeatRules& rules, std::size_t leastName) {
  Seat seat;
  seat.name = plainText(node.member("name"), leastName, maxName);
  seat.colour = rules.colours[node.member("colour").id(rules.colours)];
  if (const JsonNode bid = node.optional("bid")) {
    seat.bid = readBid(bid);
    if (!rules.bids) bid.fail(ReadFault::unknownKey, "option " + std::string(rules.option), "bid");
  }
  return seat;
}

void checkColours(const JsonNode& players, const std::vector<Seat>& seats) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    for (std::size_t before = 0; before < i; ++before) {
      if (seats[i].colour != seats[before].colour) continue;
      players.at(i).member("colour").fail(ReadFault::duplicateKey, "each only once");
    }
  }
}

void writeSeats(JsonText& out, const std::vector<Seat>& seats) {
  out.key("players").array();
  for (const Seat& seat : seats) {
    out.object().member("name", std::string_view(seat.name));
    out.member("colour", std::string_view(seat.colour));
    if (seat.bid != 0) out.key("bid").half(seat.bid);
    out.endObject();
  }
  out.endArray();
}

} // namespace nilometer::record
