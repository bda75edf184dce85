// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/bits.h"
#include "engine/egizia/edition.h"
#include "engine/egizia/entry.h"
#include "engine/record/ids.h"

/// How the things of an edition stand in records and positions, each for reading and for writing
/// (record/archive.h). An id that does not exist is noted in the reading and read as the first
/// possible one.
namespace nilometer::egizia {

inline constexpr record::Word<Crew> crewId{crewNames};
inline constexpr record::Word<Site> siteId{siteNames};
inline constexpr record::Word<Ring> ringId{ringNames};

/// The schema of what an edition gives an id.
void writeIdSchema(record::JsonText& out);

/// Such an id, whatever edition it is of.
struct IdText {
  [[nodiscard]] static std::string read(const record::JsonNode& node) { return node.text(); }
  static void write(record::JsonText& out, std::string_view id) { out.value(id); }
  static void schema(record::JsonText& out) { writeIdSchema(out); }
};

/// A place on the river: "C3", or the name of a round space or site.
struct StopId {
  const Edition& edition;
  [[nodiscard]] std::uint8_t read(const record::JsonNode& node) const;
  void write(record::JsonText& out, std::uint8_t stop) const;
  static void schema(record::JsonText& out);
};
/// The id of a card space in files.
struct CardStopId : StopId {
  [[nodiscard]] std::uint8_t read(const record::JsonNode& node) const;
  static void schema(record::JsonText& out);
};

/// The name of a Nile card.
struct CardId {
  const Edition& edition;
  [[nodiscard]] std::uint8_t read(const record::JsonNode& node) const;
  void write(record::JsonText& out, std::uint8_t name) const;
  static void schema(record::JsonText& out) { writeIdSchema(out); }
};

/// A card that is played by itself.
struct PlayedCardId {
  [[nodiscard]] CardKind read(const record::JsonNode& node) const;
  void write(record::JsonText& out, CardKind kind) const;
};

/// 1.. or "reserve".
struct BuildingSpaceId {
  const Edition& edition;
  [[nodiscard]] std::uint8_t read(const record::JsonNode& node) const;
  void write(record::JsonText& out, std::uint8_t space) const;
  static void schema(record::JsonText& out);
};

/// A name, or an object with "field" and "copy".
struct FieldId {
  const Edition& edition;
  [[nodiscard]] FieldRef read(const record::JsonNode& node) const;
  void write(record::JsonText& out, const FieldRef& field) const;
  static void schema(record::JsonText& out);
};

/// Card names, or objects with "card" and "copy". A name stands for the first card of that name not
/// yet listed, so a further copy is only written out where one before it is not played.
struct StrengthCardIds {
  const Edition& edition;
  [[nodiscard]] CardSet read(const record::JsonNode& node) const;
  void write(record::JsonText& out, CardSet cards) const;
  static void schema(record::JsonText& out);

private:
  [[nodiscard]] int card(const record::JsonNode& node, CardSet listed) const;
};

/// A Sphinx card, by its place among those of the edition.
struct SphinxCardId {
  const Edition& edition;
  [[nodiscard]] std::size_t read(const record::JsonNode& node) const;
  void write(record::JsonText& out, std::size_t card) const;
  static void schema(record::JsonText& out) { writeIdSchema(out); }
};

/// A space of a building: a number; in the pyramid [row, number], in the temple [part, number]; all
/// from 1.
struct SpaceId {
  const Edition& edition;
  Building building;
  [[nodiscard]] int read(const record::JsonNode& node) const;
  void write(record::JsonText& out, int space) const;
  void schema(record::JsonText& out) const;

private:
  [[nodiscard]] bool inParts() const;
  [[nodiscard]] std::size_t part(const record::JsonNode& node) const;
};

using CrewIds = record::SetOf<CrewSet, record::Word<Crew>>;
using SphinxCardIds = record::SetOf<SphinxSet, SphinxCardId>;
using SpaceIds = record::SetOf<SpaceSet, SpaceId>;

} // namespace nilometer::egizia
