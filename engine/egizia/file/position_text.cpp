// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_document.h"

#include "engine/egizia/file/edition_ids.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/options_json.h"
#include "engine/record/edition_id.h"
#include "engine/record/plain_text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace nilometer::egizia {

using namespace record;

namespace {

constexpr std::size_t maxText = 200; ///< characters in one field
constexpr int maxPart = 100;         ///< rows of one kind

/// A whole number that is said, within bounds that no edition goes beyond; those of one are judged
/// later.
struct Said : Number<int> {
  static void write(JsonText& out, std::optional<int> number) { out.value(*number); }
};
constexpr Said counted{{0, 1000}};
constexpr Said improvedBy{{0, 2}};
constexpr Said yieldSum{{0, 10'000}};
constexpr Said marketStep{{1, maxMarketSteps}};

/// What has to be said, or may be left out. Nothing is written in the formats that ask for all.
void said(Archive& at, std::string_view key, auto& value, const auto& as, Unsaid unsaid) {
  at.unless({}, key, value, as);
  if (unsaid == Unsaid::refused) static_cast<void>(at.node().member(key));
}

/// An object with a number for each of these names.
template <std::size_t n>
auto numberFor(const std::array<std::string_view, n>& names, Unsaid unsaid, const Said& as) {
  using Numbers = std::array<std::optional<int>, n>;
  return objectOf<Numbers>([&names, unsaid, as](Archive& at, Numbers& numbers) {
    for (std::size_t i = 0; i < n; ++i) said(at, names[i], numbers[i], as, unsaid);
  });
}

/// Own stones: how many, or a list of spaces.
struct OwnStonesText {
  SpaceIds spaces;
  using OwnStones = PositionDocument::OwnStones;

  [[nodiscard]] OwnStones read(const JsonNode& node) const {
    if (node && node.value()->as<JsonArray>() != nullptr) return {std::nullopt, spaces.read(node)};
    const bool number = !node || node.value()->as<std::int64_t>() != nullptr;
    if (!number) node.fail(ReadFault::wrongType, "a number or a list of spaces");
    return {counted.read(node), std::nullopt};
  }
  void write(JsonText& out, const OwnStones& own) const {
    if (own.spaces)
      spaces.write(out, *own.spaces);
    else
      counted.write(out, own.count);
  }
  void schema(JsonText& out) const {
    Said{{0, maxSpaces}}.schema(out.object().key("oneOf").array());
    spaces.schema(out);
    out.endArray().endObject();
  }
};

/// The id of a card, or an object with how many colours better it counts.
struct CardText {
  [[nodiscard]] static PositionCard read(const JsonNode& node) {
    if (node.value()->as<JsonObject>() == nullptr) return {node.text(), 0};
    return object.read(node);
  }
  static void write(JsonText& out, const PositionCard& field) {
    if (field.improved == 0)
      out.value(std::string_view(field.card));
    else
      object.write(out, field);
  }
  static void schema(JsonText& out) {
    writeIdSchema(out.object().key("oneOf").array());
    object.schema(out);
    out.endArray().endObject();
  }

private:
  static constexpr auto object = objectOf<PositionCard>([](Archive& at, PositionCard& field) {
    at.needed("card", field.card, IdText{});
    at.unless(0, "improved", field.improved, improvedBy);
  });
};

/// Ids of cards, each once; the second one is refused later.
struct DistinctIds : List<IdText> {
  static void schema(JsonText& out) {
    writeIdSchema(out.object().member("type", "array").key("items"));
    out.member("uniqueItems", true).endObject();
  }
};

/// Sums stand in place of cards, never beside them.
void refuseBoth(const JsonNode& player) {
  const auto refuse = [&](const char* sum, std::initializer_list<const char*> cards) {
    if (!player.optional(sum)) return;
    for (const char* key : cards) {
      if (const JsonNode both = player.optional(key)) both.fail(ReadFault::unknownKey, sum, key);
    }
  };
  refuse("grain", {"startField", "fields"});
  refuse("quarryYield", {"quarries"});
}

void describeCards(Archive& at, PositionDocument::Player& player, Unsaid unsaid) {
  if (at.reads()) refuseBoth(at.node());
  at.optional("tombTiles", player.tombTiles, List{Number<int>{1, INT16_MAX}});
  at.optional("tombSum", player.tombSum, Number<int>{0, INT16_MAX});
  at.unless(0, "startField", player.startFieldImproved,
            objectOf<int>([](Archive& in, int& by) { in.unless(0, "improved", by, improvedBy); }));
  at.unless({}, "fields", player.fields, List{CardText{}});
  at.unless({}, "grain", player.grain, numberFor(fieldColourNames, unsaid, yieldSum));
  at.unless({}, "quarries", player.quarries, List{IdText{}});
  at.optional("quarryYield", player.quarryYield, yieldSum);
  at.unless({}, "permanents", player.permanents, List{IdText{}});
  at.unless(0, "morePermanents", player.morePermanents, Said{{0, maxNileCards}});
  at.unless({}, "sphinx", player.sphinx, DistinctIds{});
}

void describe(Archive& at, PositionDocument::Player& player, const SeatRules& rules,
              const Edition& edition, Unsaid unsaid) {
  // Cut off behind the name.
  if (unsaid == Unsaid::lost && !at.node().optional("colour")) {
    return at.unless({}, "name", player.seat.name, PlainText{0, maxText});
  }
  describe(at, player.seat, rules);
  said(at, "orderTile", player.orderTile, Said{{1, maxPlayers}}, unsaid);
  said(at, "points", player.points, Said{{-1000, 1000}}, unsaid);
  at.optional("queue", player.queue, Said{{1, maxPlayers}});
  said(at, "stones", player.stones, counted, unsaid);
  said(at, "stoneMarket", player.marketStep[0], marketStep, unsaid);
  said(at, "grainMarket", player.marketStep[1], marketStep, unsaid);
  said(at, "crews", player.crews, numberFor(crewNames, unsaid, counted), unsaid);
  for (std::size_t i = 0; i < buildingCount; ++i) {
    const OwnStonesText text{.spaces = {{edition, static_cast<Building>(i)}}};
    said(at, buildingNames[i], player.ownStones[i], text, unsaid);
  }
  describeCards(at, player, unsaid);
  at.flag("sell", player.sell);
}

using PartNumbers = std::vector<std::optional<int>>;
/// How many spaces of a part are built; null where nobody has said it.
constexpr OrNull partCount{std::optional<int>(), counted};
/// How much of each part is built: of the temple by its id, of the others by row from the bottom.
struct PartCounts {
  const std::vector<BuildingPart>& parts;
  bool isNamed;

  [[nodiscard]] auto object() const {
    return objectOf<PartNumbers>([this](Archive& at, PartNumbers& counts) {
      counts.resize(parts.size(), 0);
      // A part may be left out, but is always written.
      constexpr int leftOut = -1;
      for (std::size_t i = 0; i < parts.size(); ++i) {
        at.unless(at.reads() ? 0 : leftOut, parts[i].id, counts[i], partCount);
      }
    });
  }
  [[nodiscard]] PartNumbers read(const JsonNode& node) const {
    if (isNamed) return object().read(node);
    PartNumbers counts = List{partCount, parts.size()}.read(node);
    counts.resize(parts.size(), 0);
    return counts;
  }
  void write(JsonText& out, const PartNumbers& counts) const {
    if (isNamed)
      object().write(out, counts);
    else
      List{partCount}.write(out, counts);
  }
  void schema(JsonText& out) const {
    if (!isNamed) return List{partCount}.schema(out);
    partCount.schema(out.object().member("type", "object").key("additionalProperties"));
    out.endObject();
  }
};

using BuiltParts = std::array<PartNumbers, buildingCount>;
void describe(Archive& at, BuiltParts& built, const Edition& edition, Unsaid unsaid) {
  for (std::size_t i = 0; i < buildingCount; ++i) {
    const auto building = static_cast<Building>(i);
    const auto& parts = edition.plan(building).parts;
    const bool isInOrder = building == Building::obelisk || building == Building::tombs;
    if (isInOrder && unsaid == Unsaid::refused) continue;
    at.unless({}, buildingNames[i], built[i], PartCounts{parts, building == Building::temple});
  }
}

/// A card of a cell: a Sphinx card, a Nile card or the improved start field.
struct EnteredCard : CardText {
  const Edition& edition;
  bool sphinx;

  EnteredCard(const Edition& of, bool isSphinx) : edition(of), sphinx(isSphinx) {}
  [[nodiscard]] PositionCard read(const JsonNode& node) const {
    PositionCard card = CardText::read(node);
    const bool isKnown = sphinx ? findSphinxCard(edition, card.card).has_value()
                                : findCardName(edition, card.card) ||
                                      (card.card == startFieldName && card.improved > 0);
    const bool isObject = node.value()->as<JsonObject>() != nullptr;
    const JsonNode name = isObject ? node.member("card") : node;
    if (!isKnown) name.fail(ReadFault::unknownId, sphinx ? "a Sphinx card" : "a card");
    return card;
  }
};

/// The other text of a field of yes or no is the other answer, and stands nowhere.
void describe(Archive& at, PositionDispute& dispute, PositionRow row) {
  constexpr PlainText note{1, maxReason};
  at.unless({}, "note", dispute.note, note);
  const auto other = objectOf<std::string>([row](Archive& in, std::string& text) {
    constexpr PlainText typed{1, maxText};
    if (in.lists())
      in.unless({}, "text", text, typed);
    else if (!isYesNo(row))
      in.needed("text", text, typed);
  });
  if (at.lists() || !isCards(row)) at.optional("other", dispute.otherwise, other);
  // One of the two must be there.
  const bool neither = dispute.note.empty() && !dispute.otherwise;
  if (at.reads() && neither) at.needed("note", dispute.note, note);
}

/// A field with what somebody has done in it.
struct EnteredCell : PositionCell {
  std::string text;
  std::vector<PositionCard> cards;
  bool switched = false;
  std::optional<PositionDispute> dispute;
};

std::vector<EnteredCell> cellsIn(const EnteredPosition& entered, const Edition& edition) {
  std::map<PositionCell, EnteredCell> filled;
  const auto take = [&](const auto& fields, const auto& put) {
    for (const auto& [key, value] : fields) {
      const std::optional<PositionCell> cell = cellOf(key);
      if (!cell) continue;
      EnteredCell each{*cell, {}, {}, false, {}};
      if (const auto known = filled.find(*cell); known != filled.end()) each = known->second;
      if (put(each, value)) filled[*cell] = std::move(each);
    }
  };
  take(entered.texts, [&](EnteredCell& cell, const std::string& text) {
    cell.switched = isSwitched(entered, cell);
    if (!isYesNo(cell.row)) cell.text = text;
    return cell.switched || !cell.text.empty();
  });
  take(entered.names, [&](EnteredCell& cell, const auto& /*names*/) {
    cell.cards = cardsIn(entered, cell, edition);
    return !cell.cards.empty();
  });
  take(entered.disputes, [](EnteredCell& cell, const PositionDispute& dispute) {
    cell.dispute = dispute;
    return true;
  });
  std::vector<EnteredCell> cells;
  for (auto& [at, cell] : filled) cells.push_back(std::move(cell));
  return cells;
}

void put(const EnteredCell& cell, EnteredPosition& entered) {
  const std::string key = keyOf(cell);
  if (!cell.text.empty()) entered.texts[key] = cell.text;
  if (cell.switched) entered.texts[key] = switchedText(cell.row);
  for (const PositionCard& card : cell.cards) entered.names[key].push_back(nameOf(card));
  if (!cell.dispute) return;
  PositionDispute& dispute = entered.disputes[key] = *cell.dispute;
  const bool isNo = (switchedText(cell.row) == noText) != cell.switched;
  if (isYesNo(cell.row) && dispute.otherwise) dispute.otherwise = isNo ? noText : yesText;
}

void describe(Archive& at, EnteredCell& cell, const Edition& edition) {
  at.needed("row", cell.row, Word<PositionRow>{enteredRows});
  at.unless(0, "part", cell.part, Number<int>{1, maxPart, 1});
  // Also of a player who was taken away for the moment.
  at.needed("player", cell.player, Number<int>{1, maxPlayers, 1});
  at.unless({}, "text", cell.text, PlainText{0, maxText});
  const EnteredCard card(edition, cell.row == PositionRow::sphinx);
  at.unless({}, "cards", cell.cards, List{card});
  at.flag("switched", cell.switched);
  at.optional("disputed", cell.dispute,
              objectOf<PositionDispute>(
                  [&cell](Archive& in, PositionDispute& each) { describe(in, each, cell.row); }));
}

/// The number of that row in a player; it can be changed where the player can.
auto& numberIn(auto& player, PositionRow row) {
  using enum PositionRow;
  if (row >= greenGrain) return player.grain[row - greenGrain];
  if (row == quarryYield) return player.quarryYield;
  if (row >= blueCrew) return player.crews[row - blueCrew];
  if (row >= obelisk && row <= temple) return player.ownStones[row - obelisk].count;
  if (row == stoneMarket || row == grainMarket) return player.marketStep[row - stoneMarket];
  return row == points      ? player.points
         : row == queue     ? player.queue
         : row == orderTile ? player.orderTile
         : row == tombSum   ? player.tombSum
                            : player.stones;
}

} // namespace

std::optional<int>& PositionDocument::Player::number(PositionRow row) {
  return numberIn(*this, row);
}

std::optional<int> PositionDocument::Player::said(PositionRow row) const {
  const bool isOwn = row >= PositionRow::obelisk && row <= PositionRow::temple;
  return isOwn ? ownStones[row - PositionRow::obelisk].number() : numberIn(*this, row);
}

void describe(Archive& at, PositionAbout& about) {
  describe(at, about.profile, about.options);
  at.unless({}, "date", about.date, Day{});
  at.unless({}, "title", about.title, PlainText{0, maxTitle});
}

void describe(Archive& at, PositionDocument& document, const Edition& edition, Unsaid unsaid) {
  at.needed("edition", document.edition, editionIdOf(edition));
  describe(at, document);
  const SeatRules rules = seatRules(document.options);
  const auto player = [&](Archive& in, PositionDocument::Player& each) {
    describe(in, each, rules, edition, unsaid);
  };
  const std::size_t least = unsaid == Unsaid::lost ? 0U : std::size_t{minPlayers};
  const List players{objectOf<PositionDocument::Player>(player), std::size_t{maxPlayers}, least};
  if (unsaid == Unsaid::lost)
    at.unless({}, "players", document.players, players);
  else
    at.needed("players", document.players, players);
  if (at.reads()) {
    std::vector<Seat> seats;
    for (const PositionDocument::Player& each : document.players) seats.push_back(each.seat);
    if (!seats.empty()) checkColours(at.node().member("players"), seats);
  }
  at.unless({}, "built", document.built, objectOf<BuiltParts>([&](Archive& in, BuiltParts& parts) {
              describe(in, parts, edition, unsaid);
            }));
}

void describe(Archive& at, EnteredPosition& entered, Position::Stage stage,
              const Edition& edition) {
  bool scored = stage != Position::Stage::open;
  bool unchanged = stage == Position::Stage::scored;
  at.flag("scored", scored);
  at.flag("unchanged", unchanged);
  at.needed("edition", entered.values, editionIdOf(edition));
  PositionAbout about = aboutIn(entered);
  describe(at, about);
  bool everything = choiceIn(entered, everythingKey) != 0;
  at.flag("everything", everything);
  at.needed("players", entered.seats, Seats{seatRules(about.options), minPlayers, maxPlayers, 0});
  std::vector<EnteredCell> cells = cellsIn(entered, edition);
  at.needed("cells", cells, List{objectOf<EnteredCell>([&](Archive& in, EnteredCell& each) {
              describe(in, each, edition);
            })});
  if (!at.reads()) return;
  about.edition = entered.values;
  setAbout(entered, about);
  choose(entered, everythingKey, everything ? 1 : 0);
  for (const EnteredCell& cell : cells) put(cell, entered);
}

} // namespace nilometer::egizia
