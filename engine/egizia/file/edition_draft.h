// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/bits.h"
#include "engine/egizia/building_plans.h"
#include "engine/egizia/file/edition_parts.h"
#include "engine/record/edition_reader.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The parts of reading and writing an edition file (docs/edition.md). Use edition_file.h.
namespace nilometer::egizia {

/// An edition while it is read.
struct EditionDraft {
  Edition edition;
  std::vector<int> lines; ///< of each of edition.printed
  /// Sphinx cards that ask for rows or parts which their building does not have.
  Findings missingRows;
  Findings found; ///< what the board says twice, and not alike

  /// Takes up one checkable value: its provenance and reason; returns the node of the value.
  record::JsonNode take(const record::JsonNode& node, std::string key);
};

/// One value of an edition, in the order of the file.
struct EditionValue {
  std::string key;
  std::string json;
  bool checkable = true; ///< has a provenance; otherwise plain structure
};
using EditionValues = std::vector<EditionValue>;

/// Every value the rules use, in the order of the file.
[[nodiscard]] EditionValues editionValues(const Edition& edition);

using record::readEditionFormat;

/// What the file says it is: "nilometer": "edition".
inline constexpr std::string_view kindKey = "nilometer";
inline constexpr std::string_view kindWord = "edition";

void readNileCards(const record::JsonNode& list, EditionDraft& draft);
void readSphinxCards(const record::JsonNode& list, EditionDraft& draft);
void writeNileCards(const Edition& edition, EditionValues& values);
void writeSphinxCards(const Edition& edition, EditionValues& values);

/// What a new Sphinx card of that kind asks for: the least its kind allows.
[[nodiscard]] record::JsonValue leastCondition(SphinxKind kind);
/// The word that stands for the points of a card that is worth the crew's strength.
inline constexpr std::string_view strengthWord = "strength";

/// The whole file: the values with their provenances and reasons out of edition.printed.
[[nodiscard]] std::string editionText(const Edition& edition, const EditionValues& values);

using record::readId;

/// A list of different words out of `names` as a set, one bit per word.
template <class Set> struct WordSet {
  std::span<const std::string_view> names;

  [[nodiscard]] Set read(const record::JsonNode& list) const {
    unsigned set = 0;
    const std::size_t count = list.size(1, names.size());
    for (std::size_t i = 0; i < count; ++i) {
      const unsigned bit = 1U << list.at(i).id(names);
      if ((set & bit) != 0) {
        list.at(i).fail(record::ReadFault::outOfRange, "each at most once");
      }
      set |= bit;
    }
    return static_cast<Set>(set);
  }
  void write(record::JsonText& out, Set set) const {
    out.array();
    for (const int word : Bits(set)) out.value(names[static_cast<std::size_t>(word)]);
    out.endArray();
  }
};

/// A value as JSON text.
template <class T, class As> [[nodiscard]] std::string jsonOf(const T& value, const As& as) {
  record::JsonText out;
  as.write(out, value);
  return out.take();
}

using record::jsonNumber;
using record::jsonText;

} // namespace nilometer::egizia
