// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/header_parts.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/options_json.h"
#include "engine/record/plain_text.h"

#include <cmath>

namespace nilometer::record {

using namespace egizia;

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

Profile readProfile(const JsonNode& root) {
  return root.member("profile").id<Profile>(profileNames);
}

RuleOptions readOptions(const JsonNode& root, Profile profile) {
  RuleOptions options = optionsOf(profile);
  const JsonNode node = root.optional("options");
  if (!node) return options;
  std::vector<std::string_view> keys;
  for (const OptionKey& option : optionKeys()) keys.push_back(option.key);
  node.allowOnly(keys);
  for (const OptionKey& option : optionKeys()) {
    const JsonNode value = node.optional(option.key);
    if (!value) continue;
    const auto words = optionWords(option);
    setOption(options, option, words.empty() ? std::size_t{value.boolean()} : value.id(words));
  }
  return options;
}

RecordHeader::Seat readSeat(const JsonNode& node, const RuleOptions& options,
                            std::size_t leastName) {
  RecordHeader::Seat seat;
  seat.name = plainText(node.member("name"), leastName, maxName);
  seat.colour = playerColours[node.member("colour").id(playerColours)];
  if (const JsonNode bid = node.optional("bid")) {
    seat.bid = readBid(bid);
    if (!options.seatBids) bid.fail(ReadFault::unknownKey, "option seatBids", "bid");
  }
  return seat;
}

void checkColours(const JsonNode& players, const std::vector<RecordHeader::Seat>& seats) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    for (std::size_t before = 0; before < i; ++before) {
      if (seats[i].colour != seats[before].colour) continue;
      players.at(i).member("colour").fail(ReadFault::duplicateKey, "each only once");
    }
  }
}

} // namespace nilometer::record
