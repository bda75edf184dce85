// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/position.h"

#include "engine/record/header_parts.h"
#include "engine/saqqara/file/entry_names.h"
#include "engine/saqqara/file/entry_text.h"

namespace nilometer::saqqara {

using namespace record;

namespace {

constexpr Number<int> count{0, maxNumber};
constexpr std::size_t mostTold = 500;
constexpr Number<int> levelNumber{1, topLevel};

constexpr auto workersObject = byName<decltype(PositionPlayer::workers)>(pyramidNames, levelNumber);
/// As in the entry `printed` of a record.
struct ToldObject {
  static constexpr auto one = objectOf<Tell>([](Archive& at, Tell& told) { describe(at, told); });
  [[nodiscard]] static Tell read(const JsonNode& node) { return one.read(node); }
  static void write(JsonText& out, const Tell& told) { one.write(out, told); }
  static void schema(JsonText& out) {
    out.object().key("oneOf").array();
    for (std::size_t what = 0; what < toldNames.size(); ++what) {
      Tell told;
      told.what = static_cast<Told>(what);
      writeSchema(out, told, [](Archive& at, Tell& each) { describe(at, each); });
    }
    out.endArray().endObject();
  }
};
constexpr auto playerObject =
    objectOf<PositionDocument::Player>([](Archive& at, PositionDocument::Player& player) {
      describe(at, player.seat, {.colours = playerColours});
      at.needed("nile", player.nile, count);
      at.needed("workers", player.workers, workersObject);
      at.needed("gold", player.gold, count);
    });

} // namespace

void PositionForm::describe(Archive& at, Document& document, const Edition& edition) {
  describeEnd(at, document, edition, List{playerObject, maxPlayers, minPlayers});
  at.unless({}, "printed", document.printed, List{ToldObject{}, mostTold});
  describeEntering(at, document);
}

JsonNode PositionForm::nodeOf(const JsonNode& root, const PositionPlace& place) {
  const auto number = static_cast<std::size_t>(place.number);
  const JsonNode player = root.member("players").at(place.player);
  switch (place.field) {
  case PositionField::nile: return player.member("nile");
  case PositionField::workers: return player.member("workers").member(pyramidNames[number]);
  case PositionField::gold: return player.member("gold");
  case PositionField::printed: break;
  }
  return root.member("printed").at(number);
}

} // namespace nilometer::saqqara
