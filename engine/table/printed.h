// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// Printed values, and what a number rests on: those that a rule read to work it out. A rule says
/// so where it reads them, so that nobody has to know the rules a second time.
namespace nilometer::table {

/// How sure a printed value is (docs/components.md). A confirmed one was compared with the players'
/// own copy of the game, or read off it; points that rest on it are as sure as on a certain one. A
/// missing one is known to be printed, but nobody has written down what it says.
enum class Provenance : std::uint8_t { certain, deduced, assumed, confirmed, missing };
inline constexpr auto provenanceNames =
    std::to_array<std::string_view>({"certain", "deduced", "assumed", "confirmed", "missing"});

/// One printed value as a person would check it: where it is, what it says, how sure it is, why.
struct PrintedValue {
  std::string key;   ///< path in the edition file, e.g. "pyramid.rows" or "sphinxCards.obelisk-7"
  std::string value; ///< compact JSON
  Provenance provenance = Provenance::assumed;
  std::string reason;
  /// Numbers inside a value that is not confirmed as a whole, but which players have compared one
  /// by one: what follows the key, as in "[2].value" or ".blue".
  std::vector<std::string> compared = {};
};

/// Players have compared more of `one` than of `other`. @pre both have the same values
[[nodiscard]] bool comparedFurther(std::span<const PrintedValue> one,
                                   std::span<const PrintedValue> other);

/// What the edition of a game has beside its values.
struct EditionHead {
  std::string id;
  std::string name;
  std::string checksum; ///< over all that the rules use
  std::vector<PrintedValue> printed;
};
[[nodiscard]] inline bool comparedFurther(const EditionHead& one, const EditionHead& other) {
  return comparedFurther(one.printed, other.printed);
}

/// Where something is printed: an index into the game's list of keys, such as "cards.*.amount" or
/// "board.rows[#].value". A key has at most two gaps, filled by `first` and `second`. Places are
/// only comparable within one game. The first key of a list is empty and stands for what is not
/// printed.
struct PrintedPlace {
  std::uint8_t key;
  std::uint8_t first;
  std::uint8_t second;

  /// The place of this key with its gaps filled.
  [[nodiscard]] constexpr PrintedPlace at(std::size_t one, std::size_t other = 0) const {
    return {key, static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other)};
  }
  friend constexpr auto operator<=>(const PrintedPlace&, const PrintedPlace&) = default;
};
// Many are written and moved in one go, which is only quick while nothing is to be done for each.
static_assert(std::is_trivial_v<PrintedPlace>);

/// The places that a number was worked out from, the most telling first. One that was read twice
/// stands there twice: who shows them looks at each once. Can be handed over wherever a std::span
/// of places is asked for.
class Basis {
public:
  /// More than any rule reads: every card of a game and a few places beside them.
  static constexpr std::size_t capacity = 96;

  /// Passes over what is not printed.
  void add(PrintedPlace place) {
    if (place.key == 0) return;
    assert(m_count < capacity);
    if (m_count < capacity) m_places[m_count++] = place;
  }
  void clear() { m_count = 0; }

  [[nodiscard]] const PrintedPlace* data() const { return m_places.data(); }
  [[nodiscard]] std::size_t size() const { return m_count; }
  [[nodiscard]] const PrintedPlace* begin() const { return data(); }
  [[nodiscard]] const PrintedPlace* end() const { return data() + size(); }

private:
  std::array<PrintedPlace, capacity> m_places;
  std::size_t m_count = 0;
};

/// Places that somebody else keeps for as long as it takes to read them; often a single one.
struct Places : std::span<const PrintedPlace> {
  using std::span<const PrintedPlace>::span;
  Places() = default;
  Places(const PrintedPlace& one) : span(&one, 1) {}
  Places(std::span<const PrintedPlace> places) : span(places) {}
};

/// The last parameter of a function that works a number out of printed values: tells whoever wants
/// to know which ones. Left out, nobody does.
class Reading {
public:
  Reading() = default;
  /// The basis outlives the reading.
  Reading(Basis& basis) : m_basis(&basis) {}

  /// A value, and where it is printed.
  template <class Value> Value operator()(Value value, PrintedPlace place) const {
    add(place);
    return value;
  }
  void add(PrintedPlace place) const {
    if (isWanted()) m_basis->add(place);
  }
  [[nodiscard]] bool isWanted() const { return m_basis != nullptr; }

private:
  Basis* m_basis = nullptr;
};

/// A place that rests on a value which players have not compared yet.
struct OpenPlace {
  PrintedPlace place = {};
  std::size_t effect = 0; ///< of the entry: the first one it matters for
};

/// Printed values by their index into those of an edition, ascending.
using PrintedSet = std::vector<std::size_t>;
/// Adds those that are not in it yet.
void addPrinted(PrintedSet& set, const PrintedSet& more);

} // namespace nilometer::table
