// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/archive.h"
#include "engine/record/game_record.h"
#include "engine/table/bits.h"
#include "engine/table/player.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// How things that several games have stand in their files, each for reading and for writing
/// (record/archive.h).
namespace nilometer::record {

/// A player by the colour.
struct SeatColour {
  const std::vector<Seat>& seats;
  [[nodiscard]] std::vector<std::string_view> colours() const;
  [[nodiscard]] table::Player read(const JsonNode& node) const {
    return static_cast<table::Player>(node.id(colours()));
  }
  void write(JsonText& out, table::Player who) const {
    out.value(std::string_view(seats[who].colour));
  }
  void schema(JsonText& out) const { writeEnum(out, colours()); }
};

/// A number, or a word that stands for one beyond it: "beggar", "none".
struct NumberOrWord {
  int least;
  int most;
  int wordsFrom; ///< the first word stands for this number, the next one for the next
  std::span<const std::string_view> words;
  [[nodiscard]] bool isNumber(int value) const { return value >= least && value <= most; }
  /// @pre no number
  [[nodiscard]] std::string_view word(int value) const {
    return words[static_cast<std::size_t>(value - wordsFrom)];
  }
  [[nodiscard]] std::uint8_t read(const JsonNode& node) const;
  void write(JsonText& out, std::uint8_t value) const;
  void schema(JsonText& out) const;
};

/// How many there are of each: `{"2": 3, "none": 2}`. `Counts` has a number for everything from 0
/// to the last word; what is neither a number nor a word is left out of it.
template <class Counts> struct CountOfEach {
  NumberOrWord each;
  Number<typename Counts::value_type> count;
  [[nodiscard]] std::string nameOf(std::size_t number) const {
    const auto value = static_cast<int>(number);
    return each.isNumber(value) ? std::to_string(value) : std::string(each.word(value));
  }
  [[nodiscard]] bool exists(std::size_t number) const { return number != 0 || each.wordsFrom == 0; }
  [[nodiscard]] Counts read(const JsonNode& node) const {
    Counts counts{};
    std::vector<std::string> names;
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (!exists(i)) continue;
      names.push_back(nameOf(i));
      const JsonNode number = node.optional(names.back());
      if (number) counts[i] = count.read(number);
    }
    node.allowOnly(std::vector<std::string_view>(names.begin(), names.end()));
    return counts;
  }
  void write(JsonText& out, const Counts& counts) const {
    out.object();
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (counts[i] > 0 && exists(i)) count.write(out.key(nameOf(i)), counts[i]);
    }
    out.endObject();
  }
};

/// A set of bits as a list of what they stand for, each once.
template <class Set, class As> struct SetOf {
  As as;
  std::size_t most = maxJsonValues;
  ReadFault twice = ReadFault::duplicateKey;
  std::string_view expected = "each only once";
  std::size_t least = 0;
  using Value = decltype(std::declval<const As&>().read(std::declval<const JsonNode&>()));

  [[nodiscard]] Set read(const JsonNode& list) const {
    std::uint64_t set = 0;
    const std::size_t count = list.size(least, most);
    for (std::size_t i = 0; i < count; ++i) {
      const auto bit = std::uint64_t{1} << static_cast<unsigned>(as.read(list.at(i)));
      if ((set & bit) != 0) list.at(i).fail(twice, std::string(expected));
      set |= bit;
    }
    return static_cast<Set>(set);
  }
  void write(JsonText& out, Set set) const {
    out.array();
    for (const int each : table::Bits(set)) as.write(out, static_cast<Value>(each));
    out.endArray();
  }
  void schema(JsonText& out) const {
    as.schema(out.object().member("type", "array").key("items"));
    out.member("uniqueItems", true).endObject();
  }
};

/// A list of as many values as the array has.
template <class T, std::size_t n, class As> struct ArrayOf {
  As as;
  [[nodiscard]] std::array<T, n> read(const JsonNode& node) const {
    std::array<T, n> values{};
    const std::size_t count = node.size(n, n);
    for (std::size_t i = 0; i < count; ++i) values[i] = as.read(node.at(i));
    return values;
  }
  void write(JsonText& out, const std::array<T, n>& values) const { List{as}.write(out, values); }
};

/// A member for each value of an array, by these names; what is nothing is left out.
void describeByName(Archive& at, std::span<const std::string_view> names, auto& values,
                    const auto& as) {
  for (std::size_t i = 0; i < values.size(); ++i) at.unless({}, names[i], values[i], as);
}
/// Such an object: `{"food": 2}`.
template <class Values, class As>
[[nodiscard]] constexpr auto byName(std::span<const std::string_view> names, As as) {
  return objectOf<Values>(
      [names, as](Archive& at, Values& values) { describeByName(at, names, values, as); });
}

/// The kind of alternative with that place, as it is without any key.
template <class Entry, std::size_t... kinds>
[[nodiscard]] Entry alternative(std::size_t kind, std::index_sequence<kinds...> /*all*/) {
  Entry entry;
  static_cast<void>(((kind == kinds && (entry.template emplace<kinds>(), true)) || ...));
  return entry;
}

/// The member "do", which says what kind of entry it is. `names` = one for each, in their order.
template <class Entry>
void describeKind(Archive& at, Entry& entry, std::span<const std::string_view> names) {
  std::size_t kind = entry.index();
  at.decides("do", kind, Word<std::size_t>{names});
  constexpr auto all = std::make_index_sequence<std::variant_size_v<Entry>>();
  if (at.reads()) entry = alternative<Entry>(kind, all);
}

} // namespace nilometer::record
