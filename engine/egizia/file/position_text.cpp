// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_text.h"

#include "engine/egizia/file/edition_ids.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/options_json.h"
#include "engine/record/plain_text.h"

#include <algorithm>
#include <climits>

namespace nilometer::egizia {

using namespace record;

namespace {

constexpr std::size_t maxText = 200; ///< characters in one field
constexpr int maxPart = 100;         ///< rows of one kind
constexpr int mostBetter = 2;

/// A whole number whose bounds are judged later; one beyond them all is outside whatever they are.
struct AnyNumber {
  [[nodiscard]] static int read(const JsonNode& node) {
    return static_cast<int>(
        std::clamp<std::int64_t>(node.integer(INT64_MIN, INT64_MAX), INT_MIN, INT_MAX));
  }
  static void write(JsonText& out, int number) { out.value(number); }
};

/// An object with a number for each of these names.
template <std::size_t n> auto numberFor(const std::array<std::string_view, n>& names) {
  return objectOf<std::array<int, n>>([&names](Archive& at, std::array<int, n>& numbers) {
    for (std::size_t i = 0; i < n; ++i) at.needed(names[i], numbers[i], AnyNumber{});
  });
}

/// Own stones: how many, or a list of spaces.
struct OwnStonesText {
  SpaceIds spaces;
  using OwnStones = PositionDocument::OwnStones;

  [[nodiscard]] OwnStones read(const JsonNode& node) const {
    if (node && node.value()->as<JsonArray>() != nullptr) return {0, spaces.read(node)};
    const bool number = !node || node.value()->as<std::int64_t>() != nullptr;
    if (!number) node.fail(ReadFault::wrongType, "a number or a list of spaces");
    return {AnyNumber::read(node), std::nullopt};
  }
  void write(JsonText& out, const OwnStones& own) const {
    if (own.spaces)
      spaces.write(out, *own.spaces);
    else
      out.value(own.count);
  }
};

using FieldCard = PositionDocument::Field;

/// The id of a card, or an object with how many colours better it counts.
template <class Improved> struct FieldText {
  Improved describe;
  [[nodiscard]] FieldCard read(const JsonNode& node) const {
    if (node.value()->as<JsonObject>() == nullptr) return {node.text(), 0};
    return object().read(node);
  }
  void write(JsonText& out, const FieldCard& field) const {
    if (field.improved == 0)
      out.value(std::string_view(field.card));
    else
      object().write(out, field);
  }

private:
  auto object() const {
    return objectOf<FieldCard>([this](Archive& at, FieldCard& field) {
      at.needed("card", field.card, Text{});
      describe(at, field.improved);
    });
  }
};
template <class Improved> FieldText(Improved) -> FieldText<Improved>;

void improvedIfAny(Archive& at, int& by) {
  at.unless(0, "improved", by, AnyNumber{});
}

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

void describeCards(Archive& at, PositionDocument::Player& player) {
  if (at.reads()) refuseBoth(at.node());
  at.optional("tombTiles", player.tombTiles, List{Number<int>{1, INT16_MAX}});
  at.optional("tombSum", player.tombSum, Number<int>{0, INT16_MAX});
  at.unless(0, "startField", player.startFieldImproved, objectOf<int>(improvedIfAny));
  at.unless({}, "fields", player.fields, List{FieldText{improvedIfAny}});
  at.optional("grain", player.grain, numberFor(fieldColourNames));
  at.unless({}, "quarries", player.quarries, List{Text{}});
  at.optional("quarryYield", player.quarryYield, AnyNumber{});
  at.unless({}, "permanents", player.permanents, List{Text{}});
  at.unless(0, "morePermanents", player.morePermanents, AnyNumber{});
  at.unless({}, "sphinx", player.sphinx, List{Text{}});
}

void describe(Archive& at, PositionDocument::Player& player, const SeatRules& rules,
              const Edition& edition) {
  describe(at, player.seat, rules);
  at.needed("orderTile", player.orderTile, AnyNumber{});
  at.needed("points", player.points, AnyNumber{});
  at.optional("queue", player.queue, AnyNumber{});
  at.needed("stones", player.stones, AnyNumber{});
  at.needed("stoneMarket", player.marketStep[0], AnyNumber{});
  at.needed("grainMarket", player.marketStep[1], AnyNumber{});
  at.needed("crews", player.crews, numberFor(crewNames));
  for (std::size_t i = 0; i < buildingCount; ++i) {
    at.needed(buildingNames[i], player.ownStones[i],
              OwnStonesText{{{edition, static_cast<Building>(i)}}});
  }
  describeCards(at, player);
  at.flag("sell", player.sell);
}

/// What is built of the pyramid and of the temple.
struct BuiltParts {
  std::optional<std::vector<int>> pyramid;
  std::optional<std::vector<int>> temple;
  bool operator==(const BuiltParts&) const = default;
};
void describe(Archive& at, BuiltParts& built, const Edition& edition) {
  at.optional("pyramid", built.pyramid,
              List{AnyNumber{}, edition.plan(Building::pyramid).parts.size()});
  const auto& parts = edition.plan(Building::temple).parts;
  at.optional("temple", built.temple,
              objectOf<std::vector<int>>([&](Archive& in, std::vector<int>& counts) {
                counts.resize(parts.size());
                // A part may be left out, but is always written.
                constexpr int leftOut = -1;
                for (std::size_t i = 0; i < parts.size(); ++i) {
                  in.unless(in.reads() ? 0 : leftOut, parts[i].id, counts[i], AnyNumber{});
                }
              }));
}

/// A card of a cell: a Sphinx card, a Nile card or the improved start field.
struct EnteredCard {
  const Edition& edition;
  bool sphinx;
  static constexpr auto text = FieldText{[](Archive& at, int& by) {
    at.needed("improved", by, Number<int>{1, mostBetter});
  }};

  [[nodiscard]] FieldCard read(const JsonNode& node) const {
    const FieldCard card = text.read(node);
    const bool known = sphinx ? findSphinxCard(edition, card.card).has_value()
                              : findCardName(edition, card.card).has_value() ||
                                    (card.card == startFieldName && card.improved > 0);
    if (known) return card;
    const bool object = node.value()->as<JsonObject>() != nullptr;
    const JsonNode name = object ? node.member("card") : node;
    name.fail(ReadFault::unknownId, sphinx ? "a Sphinx card" : "a card");
    return card;
  }
  static void write(JsonText& out, const FieldCard& card) { text.write(out, card); }
};

void describe(Archive& at, PositionEntered::Cell& cell, const Edition& edition) {
  at.needed("row", cell.row, Word<std::size_t>{enteredRows});
  at.unless(0, "part", cell.part, Number<int>{1, maxPart, 1});
  // Also of a player who was taken away for the moment.
  at.needed("player", cell.player, Number<int>{1, maxPlayers, 1});
  at.unless({}, "text", cell.text, PlainText{0, maxText});
  at.unless({}, "cards", cell.cards, List{EnteredCard{edition, cell.row == 0}});
  at.flag("switched", cell.switched);
}

} // namespace

EditionName EditionId::read(const JsonNode& node) const {
  EditionName name;
  if (!node || node.value()->as<JsonObject>() == nullptr) {
    name.id = node.text(1, maxEditionId);
  } else {
    node.allowOnly({"id", "checksum"});
    name = {node.member("id").text(1, maxEditionId), node.member("checksum").text(1, maxEditionId)};
  }
  if (needed == nullptr || name.fits(*needed)) return name;
  const bool byId = name.id != needed->id;
  node.fail(ReadFault::otherEdition, byId ? needed->id : needed->checksum,
            byId ? name.id : name.checksum);
  return name;
}

void EditionId::write(JsonText& out, const EditionName& name) {
  if (name.checksum.empty())
    out.value(std::string_view(name.id));
  else
    objectOf<EditionName>([](Archive& at, EditionName& of) { describe(at, of); }).write(out, name);
}

void describe(Archive& at, PositionAbout& about) {
  describe(at, about.profile, about.options);
  at.unless({}, "date", about.date, Day{});
  at.unless({}, "title", about.title, PlainText{0, maxTitle});
}

void describe(Archive& at, PositionDocument& document, const Edition& edition) {
  at.needed("edition", document.edition, EditionId{&edition});
  describe(at, document);
  const SeatRules rules = seatRules(document.options);
  const auto player = [&](Archive& in, PositionDocument::Player& each) {
    describe(in, each, rules, edition);
  };
  at.needed("players", document.players,
            List{objectOf<PositionDocument::Player>(player), maxPlayers, minPlayers});
  if (at.reads()) {
    std::vector<Seat> seats;
    for (const PositionDocument::Player& each : document.players) seats.push_back(each.seat);
    checkColours(at.node().member("players"), seats);
  }
  BuiltParts built{document.pyramid, document.temple};
  at.unless({}, "built", built, objectOf<BuiltParts>([&](Archive& in, BuiltParts& parts) {
              describe(in, parts, edition);
            }));
  document.pyramid = built.pyramid;
  document.temple = built.temple;
}

Seats seatsOf(const RuleOptions& options, std::size_t leastName) {
  return {seatRules(options), minPlayers, maxPlayers, leastName, OtherKeys::allowed};
}

void describe(Archive& at, PositionEntered& entered, const Edition& edition) {
  at.flag("scored", entered.scored);
  at.needed("edition", entered.edition, EditionId{&edition});
  describe(at, entered);
  at.flag("everything", entered.everything);
  at.needed("players", entered.seats, seatsOf(entered.options, 0));
  const auto cell = [&](Archive& in, PositionEntered::Cell& each) { describe(in, each, edition); };
  at.needed("cells", entered.cells, List{objectOf<PositionEntered::Cell>(cell)});
}

} // namespace nilometer::egizia
