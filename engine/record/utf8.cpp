// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/utf8.h"

#include <cstdint>
#include <cstring>

namespace nilometer::record {
namespace {

unsigned byteAt(std::string_view text, std::size_t at) {
  return static_cast<unsigned char>(text[at]);
}

bool isContinuation(std::string_view text, std::size_t at) {
  return at < text.size() && (byteAt(text, at) & 0xC0U) == 0x80U;
}

/// Length of the character that starts at `at`, or 0 if none does.
std::size_t characterLength(std::string_view text, std::size_t at) {
  const unsigned lead = byteAt(text, at);
  if (lead < 0x80U) return 1;
  if (lead < 0xC2U || lead > 0xF4U) return 0;
  if (!isContinuation(text, at + 1)) return 0;
  if (lead < 0xE0U) return 2;
  const unsigned second = byteAt(text, at + 1);
  if ((lead == 0xE0U && second < 0xA0U) || (lead == 0xEDU && second > 0x9FU)) return 0;
  if ((lead == 0xF0U && second < 0x90U) || (lead == 0xF4U && second > 0x8FU)) return 0;
  if (!isContinuation(text, at + 2)) return 0;
  if (lead < 0xF0U) return 3;
  return isContinuation(text, at + 3) ? 4 : 0;
}

bool eightAreAscii(const char* bytes) {
  std::uint64_t word = 0;
  std::memcpy(&word, bytes, sizeof word);
  return (word & 0x8080808080808080U) == 0;
}

} // namespace

std::size_t firstBadUtf8(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    if (text.size() - at >= 8 && eightAreAscii(text.data() + at)) {
      at += 8;
      continue;
    }
    const std::size_t length = characterLength(text, at);
    if (length == 0) return at;
    at += length;
  }
  return std::string_view::npos;
}

std::string shortened(std::string_view text, std::size_t limit) {
  if (text.size() <= limit) return std::string(text);
  while (limit > 0 && isContinuation(text, limit)) --limit;
  return std::string(text.substr(0, limit)) + "…";
}

} // namespace nilometer::record
