// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_damage.h"

#include "engine/egizia/file/position.h"
#include "engine/record/json.h"
#include "engine/record/line_sums.h"

namespace nilometer::egizia {

using namespace record;

namespace {

bool has(std::string_view text, int format) {
  return text.find(formatKey(format)) != std::string_view::npos;
}

/// A document of format 7 that is whole and has no checksum never had one.
bool isSummedFree(std::string_view text) {
  if (!has(text, positionFormatVersion)) return false;
  const Result<JsonValue> json = parseJson(text);
  return !json || json->find("sum") != nullptr;
}

/// Of a cell that is cut off nothing is left but its name: what is entered ends behind the one
/// before.
void dropHalfACell(ReadablePosition& readable) {
  constexpr std::string_view behindCells = "]}}";
  const std::string_view closing = readable.closing;
  const bool isInACell = closing.size() > behindCells.size() && closing.ends_with(behindCells);
  const std::size_t cell = readable.text.rfind(R"({"row":)");
  if (!isInACell || cell == std::string::npos) return;
  readable.end = readable.text[cell - 1] == ',' ? cell - 1 : cell;
  readable.closing = behindCells;
  readable.text = readable.text.substr(0, readable.end) + readable.closing;
}

} // namespace

std::string withPositionSum(std::string_view document, Verified verified) {
  if (has(document, positionFormatVersion)) return withSumsOnly(document, verified);
  const bool isDisputed = has(document, disputedPositionFormat);
  return withSumsOnly(
      withFormat(document, isDisputed ? summedDisputedFormat : summedPositionFormat), verified);
}

ReadablePosition readablePosition(std::string_view text, const std::string& file) {
  const bool isDisputed = has(text, summedDisputedFormat);
  const bool isSummed = isDisputed || has(text, summedPositionFormat) || isSummedFree(text);
  ReadablePosition readable = record::readablePosition(text, isSummed, file);
  if (!isSummed && !readable.damage) return readable;
  if (!has(text, positionFormatVersion)) {
    readable.text =
        withFormat(readable.text, isDisputed ? disputedPositionFormat : plainPositionFormat);
  }
  dropHalfACell(readable);
  return readable;
}

} // namespace nilometer::egizia
