// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/position_damage.h"

#include "engine/record/json.h"
#include "engine/record/line_sums.h"
#include "engine/record/record_lines.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace nilometer::record {

namespace {

/// Where a value is whole, and what closes everything that is open there.
struct WholeUpTo {
  std::size_t end = 0;
  std::string closing;
};

/// All such places. In a damaged text some of them are none.
std::vector<WholeUpTo> wholePlaces(std::string_view text) {
  std::vector<WholeUpTo> places;
  std::string open;
  bool inText = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char letter = text[at];
    if (inText) {
      if (letter == '\\') ++at;
      inText = letter != '"';
    } else if (letter == '"') {
      inText = true;
    } else if (letter == '{' || letter == '[') {
      open += letter == '{' ? '}' : ']';
      if (std::cmp_greater(open.size(), maxJsonDepth)) break;
    } else if (letter == '}' || letter == ']') {
      if (open.empty()) break;
      open.pop_back();
      places.push_back({at + 1, {open.rbegin(), open.rend()}});
    } else if (letter == ',') {
      places.push_back({at, {open.rbegin(), open.rend()}});
    }
  }
  return places;
}

struct WholePart {
  std::string text;
  std::size_t end = 0; ///< of what it was read from
  std::string closing = {};
};

/// As far as it is whole; as it is where not even a beginning is.
WholePart wholePart(std::string_view text, const CanBeRead& canBeRead) {
  const auto upTo = [text](const WholeUpTo& place) {
    return std::string(text.substr(0, place.end)) + place.closing;
  };
  const std::vector<WholeUpTo> places = wholePlaces(text);
  // What can be read up to one of them can be read up to all before it.
  const auto damaged = std::ranges::partition_point(
      places, [&](const WholeUpTo& place) { return canBeRead(upTo(place)); });
  if (damaged != places.begin()) {
    const WholeUpTo& last = *std::prev(damaged);
    return {upTo(last), last.end, last.closing};
  }
  return {std::string(text), 0, {}};
}

} // namespace

bool isJson(const std::string& text) {
  return bool(parseJson(text));
}

ReadablePosition readablePosition(std::string_view text, bool isSummed, const std::string& file,
                                  const CanBeRead& canBeRead) {
  text = Lines::withoutZeros(text);
  const std::optional<SummedLine> summed = withoutSum(text);
  std::string readable = summed ? summed->line : std::string(text);
  if (!isSummed && !summed) return {std::move(readable), text.size(), {}, {}};
  const bool isWhole =
      isSummed && summed && agrees(summed->sum, LineSums().add(readable)) != Agrees::no;
  if (isWhole) return {std::move(readable), text.size(), {}, {}};
  const Result<JsonValue> json = parseJson(readable);
  ReadError damage = json ? errorAt(ReadFault::wrongSum, file, 0) : json.error();
  damage.file = file;
  if (canBeRead(readable)) return {std::move(readable), text.size(), {}, std::move(damage)};
  WholePart whole = wholePart(readable, canBeRead);
  return {std::move(whole.text), whole.end, std::move(whole.closing), std::move(damage)};
}

} // namespace nilometer::record
