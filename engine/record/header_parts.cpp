// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/header_parts.h"

#include "engine/record/plain_text.h"

#include <cmath>

namespace nilometer::record {

namespace {

constexpr std::size_t maxName = 60;

/// A whole or half number of points, as half points.
struct Bid {
  const SeatRules& rules;

  [[nodiscard]] int read(const JsonNode& node) const {
    const int bid = halves(node);
    if (!rules.bids) {
      node.fail(ReadFault::unknownKey, "option " + std::string(rules.option), "bid");
    }
    return bid;
  }
  static void write(JsonText& out, int bid) { out.half(bid); }
  static void schema(JsonText& out) {
    out.object().member("type", "number").member("minimum", 0).member("maximum", maxSeatBid / 2);
    out.key("multipleOf").half(1).endObject();
  }

private:
  static int halves(const JsonNode& node) {
    double points = -1;
    if (const auto* whole = node.value()->as<std::int64_t>())
      points = static_cast<double>(*whole);
    else if (const auto* real = node.value()->as<double>())
      points = *real;
    else
      node.fail(ReadFault::wrongType, "a number");
    const double halves = points * 2;
    if (halves >= 0 && halves <= maxSeatBid && halves == std::floor(halves)) {
      return static_cast<int>(halves);
    }
    node.fail(ReadFault::outOfRange, "0 to " + std::to_string(maxSeatBid / 2) + " in steps of 0.5");
    return 0;
  }
};

void listMark(Archive& at, const FileMark& file, const GameMark& game) {
  std::string mark(file.mark);
  at.decides("nilometer", mark, Text{});
  std::string id(game.id);
  const Word<std::size_t> only{{&game.id, 1}};
  std::size_t first = 0;
  if (game.named == GameNamed::always)
    at.needed("game", first, only);
  else
    at.unless(1, "game", first, only);
  int format = 1;
  at.needed("format", format, Number<int>{1, file.format});
}

struct Colour {
  std::span<const std::string_view> colours;
  [[nodiscard]] std::string read(const JsonNode& node) const {
    return std::string(colours[node.id(colours)]);
  }
  static void write(JsonText& out, std::string_view colour) { out.value(colour); }
  void schema(JsonText& out) const { writeEnum(out, colours); }
};

} // namespace

void readGame(const JsonNode& root, const GameMark& game) {
  const JsonNode node = root.optional("game");
  if (!node && game.named == GameNamed::notAlways) return;
  const JsonNode must = root.member("game");
  if (!must || must.text() == game.id) return;
  must.fail(ReadFault::otherGame, std::string(game.id), must.text());
}

void describe(Archive& at, const FileMark& file, const GameMark& game, int& format) {
  for (const char* key : {"nilometer", "game", "format"}) at.allow(key);
  if (at.lists()) return listMark(at, file, game);
  if (!at.reads()) {
    at.out().member("nilometer", file.mark);
    if (game.named == GameNamed::always) at.out().member("game", game.id);
    at.out().member("format", format);
    return;
  }
  const JsonNode& root = at.node();
  if (isKind(root, file.kind)) {
    const JsonNode version = root.member("format");
    format = static_cast<int>(version.integer(1, maxVersion));
    if (format > file.format) version.fail(ReadFault::newerFormat, std::to_string(file.format));
  }
  readGame(root, game);
  at.decided();
}

int RulesVersion::read(const JsonNode& node) const {
  const auto version = node.integer(1, maxVersion);
  if (version <= newest) return static_cast<int>(version);
  node.fail(ReadFault::newerRules, std::to_string(newest));
  return newest;
}

void describe(Archive& at, Seat& seat, const SeatRules& rules, std::size_t leastName) {
  at.needed("name", seat.name, PlainText{leastName, maxName});
  at.needed("colour", seat.colour, Colour{rules.colours});
  at.unless(0, "bid", seat.bid, Bid{rules});
}

void checkColours(const JsonNode& players, const std::vector<Seat>& seats) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    for (std::size_t before = 0; before < i; ++before) {
      if (seats[i].colour != seats[before].colour) continue;
      players.at(i).member("colour").fail(ReadFault::duplicateKey, "each only once");
    }
  }
}

std::vector<Seat> Seats::read(const JsonNode& node) const {
  std::vector<Seat> seats(node.size(least, most));
  for (std::size_t i = 0; i < seats.size(); ++i) {
    Archive at(node.at(i));
    describe(at, seats[i], rules, leastName);
    if (otherKeys == OtherKeys::refused) at.end();
  }
  checkColours(node, seats);
  return seats;
}

void Seats::write(JsonText& out, const std::vector<Seat>& seats) const {
  const auto seat = [this](Archive& at, Seat& each) { describe(at, each, rules, leastName); };
  List{objectOf<Seat>(seat)}.write(out, seats);
}

void Seats::schema(JsonText& out) const {
  const auto seat = [this](Archive& at, Seat& each) { describe(at, each, rules, leastName); };
  List{objectOf<Seat>(seat), most, least}.schema(out);
}

void describe(Archive& at, EditionName& name) {
  at.needed("id", name.id, PlainText{1, maxEditionId});
  at.needed("checksum", name.checksum, PlainText{0, maxEditionId});
}

} // namespace nilometer::record
