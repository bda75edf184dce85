// SPDX-License-Identifier: GPL-3.0-or-later
// What a game of Pyramidion has read off cards, boats and markers, as it comes onto a copy.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"

#include "ui/pyramidion/draft/draft.h"
#include "ui/pyramidion/edition_editor/pyramidion_copy.h"
#include "ui/store/own_edition/told_value.h"

#include <QTest>

#include <algorithm>
#include <any>
#include <memory>

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using ui::CheckedCopy;

namespace {

/// The values of a copy, as a game is played with them.
Edition editionIn(const record::EditionDocument& document) {
  const CheckedCopy copy = *pyramidion::copies.read(document);
  return **std::any_cast<std::shared_ptr<const Edition>>(&copy.game);
}

record::EditionDocument emptyCopy() {
  return pyramidion::copies.shippedCopy(pyramidion::copies.shipped().front());
}
ui::ToldValue toldCard(const char* json) {
  return {"cards", *record::parseJson(json), true, "ankh"};
}
std::string cardsOf(const record::EditionDocument& copy) {
  return record::writeJson(*copy.value("cards"));
}

} // namespace

class tst_PyramidionReadings : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void toldValuesAreThoseOfTheTable_SEE4();
  void markersOfARevoltAreKept_REVOLT2();
  void moreThatIsReadJoinsTheSameThing_POWER_LUXOR();
  void thingsAreTheSameWithoutTheirZeros();
  void cardKnownByItsNumberIsOfferedOnce_CARD3();
};

void tst_PyramidionReadings::toldValuesAreThoseOfTheTable_SEE4() {
  std::size_t sites = 0;
  std::size_t things = 0;
  for (const PlayedPyramidion& game : pyramidionGames()) {
    record::EditionDocument document = *record::EditionDocument::read(
        pyramidion::writeEdition(*game.edition), pyramidion::editionForm());
    // A game made by chance that reads everything has more cards than the box.
    const bool isSensible = game.path.find("-told") == std::string::npos;
    for (const ui::ToldValue& value : pyramidion::toldValues(game.record, game.played)) {
      if (value.listed && !isSensible) continue;
      QVERIFY2(ui::tell(document, value), value.place.c_str());
      QVERIFY(ui::isTold(document, value));
      ++(value.listed ? things : sites);
    }
    const Edition edition = editionIn(document);
    QVERIFY(edition.sheet == game.played.state.sheet);
    if (!isSensible) continue;
    const Readings& read = game.played.state.readings;
    QCOMPARE(edition.readings.boats.size(), read.boats.size());
    QVERIFY(edition.readings.supply == read.supply);
    QVERIFY(edition.readings.markers == read.markers);
    // On a complete copy there is nothing to be added.
    QCOMPARE(edition.readings.cards.size(), game.edition->readings.cards.size());
  }
  QVERIFY(sites > 0 && things > 0);
}

void tst_PyramidionReadings::markersOfARevoltAreKept_REVOLT2() {
  pyramidion::GameRecord record;
  const RevoltMarker marker{5, some(1, Resource::food)};
  Revolt revolt;
  revolt.markers.count = 2;
  revolt.markers.turned[0] = marker;
  revolt.markers.turned[1] = marker;
  record.entries.emplace_back().entry = revolt;
  pyramidion::Replay played;
  played.entries.resize(1);
  played.entries.front().accepted = true;
  auto copy = emptyCopy();
  for (const ui::ToldValue& told : pyramidion::toldValues(record, played)) {
    QVERIFY(ui::tell(copy, told));
  }
  QCOMPARE(record::writeJson(*copy.value("revoltMarkers")),
           std::string(R"([{"value":5,"resources":{"food":1}}])"));
}

void tst_PyramidionReadings::moreThatIsReadJoinsTheSameThing_POWER_LUXOR() {
  auto copy = emptyCopy();
  const auto plain = toldCard(R"({"kind":"merchant","values":{"haggling":4}})");
  const auto ankh = toldCard(R"({"kind":"merchant","values":{"haggling":4},"ankh":true})");
  const auto none = toldCard(R"({"kind":"merchant","values":{"haggling":4},"ankh":false})");
  QVERIFY(ui::tell(copy, plain));
  const auto before = copy;
  QVERIFY(ui::tell(copy, ankh));
  QVERIFY(ui::tell(copy, plain));
  QCOMPARE(cardsOf(copy), '[' + record::writeJson(ankh.value) + ']');
  QVERIFY(ui::tell(copy, none));
  QCOMPARE(cardsOf(copy),
           '[' + record::writeJson(ankh.value) + ',' + record::writeJson(none.value) + ']');
  ui::takeBack(copy, none, before);
  ui::takeBack(copy, ankh, before);
  QCOMPARE(cardsOf(copy), cardsOf(before));
  ui::takeBack(copy, plain, before);
  QCOMPARE(cardsOf(copy), cardsOf(before));
  ui::takeBack(copy, plain, emptyCopy());
  QCOMPARE(cardsOf(copy), std::string("null"));
}

void tst_PyramidionReadings::thingsAreTheSameWithoutTheirZeros() {
  auto copy = emptyCopy();
  QVERIFY(copy.set("cards", *record::parseJson(
                                R"([{"values":{"influence":0,"haggling":4},"kind":"merchant",
                                     "basic":false},{"kind":"revolt","values":null}])")));
  QVERIFY(ui::isTold(copy, toldCard(R"({"kind":"merchant","values":{"haggling":4}})")));
  QVERIFY(!ui::isTold(copy, toldCard(R"({"kind":"merchant","values":{"haggling":5}})")));
  QVERIFY(
      !ui::isTold(copy, toldCard(R"({"kind":"merchant","basic":true,"values":{"haggling":4}})")));
  // What is half read may be another one.
  QVERIFY(!ui::isTold(copy, toldCard(R"({"kind":"revolt"})")));
}

// It was read without the ankh on the copy, and with it at Luxor.
void tst_PyramidionReadings::cardKnownByItsNumberIsOfferedOnce_CARD3() {
  const Game game{&completeCopy(), {}, 3};
  State state = pyramidion::setUp(game);
  state.player[0].common = 5;
  const std::vector<Card> all = state.readings.cards;
  for (Card card : all) {
    if (card.ankh) continue;
    card.ankh = true;
    state.readings.cards.push_back(card);
  }
  QVERIFY(state.readings.cards.size() > all.size());
  for (const Site site : {Site::thebes, Site::luxor}) {
    state.active = site;
    for (int kind = 0; kind < kindCount; ++kind) {
      if (commonCards[at(kind)] == 0) continue;
      std::vector<int> ids;
      for (const Card& card : listedCards({&game, &state}, 0, kindAt(kind))) {
        if (!card.basic) ids.push_back(card.id);
      }
      QCOMPARE(ids.size(), std::size_t{commonCards[at(kind)]});
      std::ranges::sort(ids);
      QVERIFY(ids.front() > 0);
      QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
    }
  }
}

NILOMETER_TEST(tst_PyramidionReadings)
#include "tst_pyramidion_readings.moc"
