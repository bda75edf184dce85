// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/entry.h"
#include "engine/record/json_reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace nilometer::egizia {

/// Turns the ids of records and positions into the numbers of an edition and a table.
/// What does not exist is noted in the reading (JsonNode::fail) and read as the first possible
/// value. A node without a value is read as nothing of the kind, unless said otherwise.
class IdReader {
public:
  /// `colours` of the players in starting order; views must stay valid.
  IdReader(const Edition& edition, std::vector<std::string_view> colours)
      : m_edition(edition), m_colours(std::move(colours)) {}

  [[nodiscard]] const Edition& edition() const { return m_edition; }

  // @pre for these: the node has a value or its absence is noted already
  [[nodiscard]] Player player(const record::JsonNode& node) const;
  [[nodiscard]] std::uint8_t stop(const record::JsonNode& node) const;
  [[nodiscard]] std::uint8_t cardStop(const record::JsonNode& node) const;
  [[nodiscard]] CardKind playedCard(const record::JsonNode& node) const;

  /// A card name; `unnamed` without a node.
  [[nodiscard]] std::uint8_t card(const record::JsonNode& node) const;
  /// 1.. or "reserve".
  [[nodiscard]] std::uint8_t buildingSpace(const record::JsonNode& node) const;
  /// A name, or an object with "field" and "copy".
  [[nodiscard]] FieldRef field(const record::JsonNode& node) const;
  [[nodiscard]] CrewSet crewSet(const record::JsonNode& node) const;
  /// Card names, or objects with "card" and "copy"; each name the first card not yet listed.
  [[nodiscard]] CardSet strengthCards(const record::JsonNode& node) const;
  [[nodiscard]] SphinxSet sphinxCards(const record::JsonNode& node) const;
  /// Numbers; in the pyramid [row, number], in the temple [part, number]; all from 1.
  [[nodiscard]] SpaceSet spaces(const record::JsonNode& node, Building building) const;

private:
  [[nodiscard]] int space(const record::JsonNode& node, Building building) const;
  [[nodiscard]] std::size_t part(const record::JsonNode& node, Building building) const;
  [[nodiscard]] int strengthCard(const record::JsonNode& node, CardSet listed) const;

  const Edition& m_edition;
  std::vector<std::string_view> m_colours;
};

} // namespace nilometer::egizia
