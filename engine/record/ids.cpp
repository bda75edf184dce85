// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/ids.h"

namespace nilometer::record {

std::vector<std::string_view> SeatColour::colours() const {
  std::vector<std::string_view> all;
  all.reserve(seats.size());
  for (const Seat& seat : seats) all.push_back(seat.colour);
  return all;
}

std::uint8_t NumberOrWord::read(const JsonNode& node) const {
  const bool isWord = node.value() != nullptr && node.value()->as<std::string>() != nullptr;
  if (!isWord) return static_cast<std::uint8_t>(node.integer(least, most));
  return static_cast<std::uint8_t>(wordsFrom + static_cast<int>(node.id(words)));
}

void NumberOrWord::write(JsonText& out, std::uint8_t value) const {
  if (isNumber(value))
    out.value(int{value});
  else
    out.value(word(value));
}

void NumberOrWord::schema(JsonText& out) const {
  out.object().key("oneOf").array();
  Number<std::uint8_t>{least, most}.schema(out);
  writeEnum(out, words);
  out.endArray().endObject();
}

} // namespace nilometer::record
