// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_entered.h"

#include "engine/egizia/edition.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_head.h"
#include "engine/record/header_parts.h"
#include "engine/record/plain_text.h"

namespace nilometer::egizia {

using namespace record;

namespace {

constexpr std::size_t maxText = 200; ///< characters in one field
constexpr int maxPart = 100;         ///< rows of one kind
constexpr std::int64_t mostBetter = 2;

std::vector<RecordHeader::Seat> readSeats(const JsonNode& players, const RuleOptions& options,
                                          std::size_t leastName) {
  std::vector<RecordHeader::Seat> seats;
  const std::size_t count = players.size(minPlayers, maxPlayers);
  for (std::size_t i = 0; i < count; ++i) {
    seats.push_back(readSeat(players.at(i), options, leastName));
  }
  checkColours(players, seats);
  return seats;
}

/// Reads the member "entered".
class EnteredReader {
public:
  explicit EnteredReader(const Edition& edition) : m_edition(edition) {}

  PositionEntered read(const JsonNode& node) {
    node.allowOnly({"scored", "edition", "profile", "options", "date", "title", "everything",
                    "players", "cells"});
    PositionEntered entered;
    entered.scored = flag(node.optional("scored"));
    entered.edition = readEditionName(node.member("edition"));
    if (!entered.edition.fits(m_edition)) {
      node.member("edition").fail(ReadFault::otherEdition, m_edition.id, entered.edition.id);
    }
    readAgreed(node, entered.profile, entered.options);
    entered.date = readDay(node);
    entered.title = readTitle(node);
    entered.everything = flag(node.optional("everything"));
    entered.seats = readSeats(node.member("players"), entered.options, 0);
    const JsonNode cells = node.member("cells");
    const std::size_t count = cells.size();
    for (std::size_t i = 0; i < count; ++i) entered.cells.push_back(cell(cells.at(i)));
    return entered;
  }

private:
  static bool flag(const JsonNode& node) { return node && node.boolean(); }

  PositionEntered::Cell cell(const JsonNode& node) const {
    node.allowOnly({"row", "part", "player", "text", "cards", "switched"});
    PositionEntered::Cell cell;
    cell.row = node.member("row").id(enteredRows);
    if (const JsonNode part = node.optional("part")) {
      cell.part = static_cast<int>(part.integer(1, maxPart)) - 1;
    }
    // Also of a player who was taken away for the moment.
    cell.player = static_cast<int>(node.member("player").integer(1, maxPlayers)) - 1;
    cell.text = plainText(node.optional("text"), 0, maxText);
    const JsonNode cards = node.optional("cards");
    const std::size_t count = cards.size();
    for (std::size_t i = 0; i < count; ++i) cell.cards.push_back(card(cards.at(i), cell.row));
    cell.switched = flag(node.optional("switched"));
    return cell;
  }

  PositionDocument::Field card(const JsonNode& node, std::size_t row) const {
    PositionDocument::Field card;
    JsonNode name = node;
    if (node.value()->as<JsonObject>() != nullptr) {
      node.allowOnly({"card", "improved"});
      name = node.member("card");
      card.improved = static_cast<int>(node.member("improved").integer(1, mostBetter));
    }
    card.card = name.text();
    const bool sphinx = row == 0;
    const bool known = sphinx ? findSphinxCard(m_edition, card.card).has_value()
                              : findCardName(m_edition, card.card).has_value() ||
                                    (card.card == startFieldName && card.improved > 0);
    if (!known) name.fail(ReadFault::unknownId, sphinx ? "a Sphinx card" : "a card");
    return card;
  }

  const Edition& m_edition;
};

} // namespace

Result<PositionHead> readPositionHead(std::string_view text, const std::string& file) {
  const Result<JsonValue> json = parsePosition(text, file);
  if (!json) return json.error();
  JsonReading reading(*json, file);
  const JsonNode root = reading.root();
  PositionHead head;
  head.stage = readStage(root).value_or(Position::Stage::open);
  const bool whole = head.stage == Position::Stage::scored;
  const JsonNode node = whole ? root : root.member("entered");
  head.edition = readEditionName(node.member("edition"));
  head.date = readDay(node);
  head.title = readTitle(node);
  Profile profile{};
  RuleOptions options;
  readAgreed(node, profile, options);
  head.seats = readSeats(node.member("players"), options, whole ? 1 : 0);
  if (reading.failed()) return reading.error();
  return head;
}

Result<PositionEntered> readPositionEntered(std::string_view text, const Edition& edition,
                                            const std::string& file) {
  const Result<JsonValue> json = parsePosition(text, file);
  if (!json) return json.error();
  JsonReading reading(*json, file);
  static_cast<void>(readStage(reading.root()));
  PositionEntered entered = EnteredReader(edition).read(reading.root().member("entered"));
  if (reading.failed()) return reading.error();
  return entered;
}

} // namespace nilometer::egizia
