// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_damage.h"

#include "engine/egizia/file/position.h"
#include "engine/record/line_sums.h"

namespace nilometer::egizia {

using namespace record;

namespace {

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
  const bool isDisputed = has(text, positionFormatVersion);
  const bool isSummed = isDisputed || has(text, summedPositionFormat);
  ReadablePosition readable = record::readablePosition(text, isSummed, file);
  if (!isSummed && !readable.damage) return readable;
  readable.text =
      withFormat(readable.text, isDisputed ? disputedPositionFormat : plainPositionFormat);
  return readable;
}

} // namespace nilometer::egizia
