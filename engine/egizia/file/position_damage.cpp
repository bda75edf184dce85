// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_damage.h"

#include "engine/egizia/file/position.h"
#include "engine/record/json.h"
#include "engine/record/line_sums.h"
#include "engine/record/record_lines.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace nilometer::egizia {

using namespace record;

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
WholePart wholePart(std::string_view text) {
  const auto upTo = [text](const WholeUpTo& place) {
    return std::string(text.substr(0, place.end)) + place.closing;
  };
  const std::vector<WholeUpTo> places = wholePlaces(text);
  // What can be read up to one of them can be read up to all before it.
  const auto damaged = std::ranges::partition_point(
      places, [&](const WholeUpTo& place) { return bool(parseJson(upTo(place))); });
  if (damaged != places.begin()) {
    const WholeUpTo& last = *std::prev(damaged);
    return {upTo(last), last.end, last.closing};
  }
  return {std::string(text), 0, {}};
}

bool has(std::string_view text, int format) {
  return text.find(formatKey(format)) != std::string_view::npos;
}

} // namespace

std::string withPositionSum(std::string_view document, Verified verified) {
  const bool isDisputed = has(document, disputedPositionFormat);
  return withSumsOnly(
      withFormat(document, isDisputed ? positionFormatVersion : summedPositionFormat), verified);
}

ReadablePosition readablePosition(std::string_view text, const std::string& file) {
  text = Lines::withoutZeros(text);
  const bool isDisputed = has(text, positionFormatVersion);
  const bool isSummed = isDisputed || has(text, summedPositionFormat);
  const std::optional<SummedLine> summed = withoutSum(text);
  if (!isSummed && !summed) return {std::string(text), text.size(), {}, {}};
  const std::string_view line = summed ? std::string_view(summed->line) : text;
  const bool isWhole =
      isSummed && summed && agrees(summed->sum, LineSums().add(line)) != Agrees::no;
  std::string readable =
      withFormat(line, isDisputed ? disputedPositionFormat : plainPositionFormat);
  if (isWhole) return {std::move(readable), text.size(), {}, {}};
  const Result<JsonValue> json = parseJson(readable);
  ReadError damage = json ? errorAt(ReadFault::wrongSum, file, 0) : json.error();
  damage.file = file;
  if (json) return {std::move(readable), text.size(), {}, std::move(damage)};
  WholePart whole = wholePart(readable);
  return {std::move(whole.text), whole.end, std::move(whole.closing), std::move(damage)};
}

} // namespace nilometer::egizia
