// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/file/edition_file.h"

#include "engine/pyramidion/file/entry_names.h"
#include "engine/record/edition_schema.h"

#include <optional>

namespace nilometer::pyramidion {

using namespace record;

namespace {

using Minima = std::array<std::uint8_t, 2>;
constexpr auto minimaObject = objectOf<Minima>([](Archive& at, Minima& minima) {
  for (std::size_t i = 0; i < minima.size(); ++i) {
    at.needed(categoryNames[i], minima[i], printedNumber);
  }
});

/// BOAT-4: each needs something.
void judgeNeed(const Boat& boat, const JsonNode& place) {
  if (boat.need.total() > 0) return;
  place.member("need").fail(ReadFault::outOfRange, "at least one resource");
}

/// SET-2, SET-3: of each kind no more than there are.
struct KindCount {
  void operator()(const Card& card, const JsonNode& place) {
    const int there = cardsOf(card.kind, card.basic);
    if (++seen[card.basic ? 1 : 0][at(card.kind)] <= there) return;
    place.fail(ReadFault::outOfRange, "at most " + std::to_string(there) + " of this kind",
               kindNames[at(card.kind)]);
  }
  std::array<std::array<int, kindCount>, 2> seen{};
};

/// A list of which any part may be known; of an empty one nobody knows anything. What is known
/// singly is called by its place.
template <class Thing, class As>
void listed(EditionSchema& at, std::string_view key, std::vector<Thing>& known, const As& as) {
  std::optional<std::vector<Thing>> some;
  if (!known.empty()) some = known;
  at.value(key, some, as);
  known = some.value_or(std::vector<Thing>());
  if constexpr (requires { known.front().id; }) {
    for (std::uint8_t id = 0; Thing & thing : known) thing.id = ++id;
  }
}

/// The values of an edition, in the order of the file.
void walkPrinted(EditionSchema& at, Edition& edition) {
  at.group("supply", [&] {
    for (std::size_t i = 0; i < resourceNames.size(); ++i) {
      at.needed(resourceNames[i], edition.supply.of[i], Number<std::int16_t>{0, maxNumber});
    }
  });
  at.group("sites", [&] {
    for (std::size_t i = 0; i < siteNames.size(); ++i) {
      at.group(siteNames[i], [&] {
        at.value("minima", edition.sheet[i].minima, WhollyRead{minimaObject});
        at.value("corner", edition.sheet[i].corner, resourceKinds);
      });
    }
  });
  Readings& readings = edition.readings;
  listed(at, "cards", readings.cards, ReadList{printedCard, cardCount, KindCount{}});
  listed(at, "boats", readings.boats, ReadList{printedBoat, boatCount, judgeNeed});
  listed(at, "supplyCards", readings.supply, ReadList{supplyObject, supplyCards});
  listed(at, "revoltMarkers", readings.markers, ReadList{markerObject, revoltMarkers});
}

} // namespace

Result<Edition> readEdition(std::string_view text, const std::string& file) {
  return readWalked<Edition>(text, file, editionForm(), walkPrinted);
}

Result<Edition> shippedEdition() {
  return readShipped(":/editions/pyramidion-2012.json", readEdition);
}

std::string writeEdition(const Edition& edition) {
  return writeWalked(edition, editionForm(), walkPrinted);
}

std::string editionChecksum(const Edition& edition) {
  return walkedChecksum(edition, walkPrinted);
}

} // namespace nilometer::pyramidion
