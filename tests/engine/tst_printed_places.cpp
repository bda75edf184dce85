// SPDX-License-Identifier: GPL-3.0-or-later
// Which printed place a space, a row or a step of a market is, and what behind a place is open:
// assumed and not compared yet.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/printed.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

namespace {

QString textAt(PrintedPlace place) {
  return asText(placeText(rulesEdition(), place));
}

PrintedValue assumed(const char* key, std::vector<std::string> compared = {}) {
  return {.key = key,
          .value = "1",
          .provenance = Provenance::assumed,
          .reason = {},
          .compared = std::move(compared)};
}

/// The edition of the tests with nothing else printed.
Edition withPrinted(std::vector<PrintedValue> printed) {
  Edition edition = rulesEdition();
  edition.printed = std::move(printed);
  return edition;
}

/// A place whose card has that name.
PrintedPlace ofCard(PrintedPlace place, std::string_view name) {
  const auto& names = rulesEdition().cardNames;
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) qFatal("no such card");
  return place.at(static_cast<std::size_t>(found - names.begin()));
}

} // namespace

class tst_PrintedPlaces : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void spaceIsPrintedInItsRowOrPart_BUILD8_data();
  void spaceIsPrintedInItsRowOrPart_BUILD8();
  void lengthOfATempleRowIsThatOfAllItsParts();
  void onlyTheLastStepRestsOnTheWholeGrainMarket_MARKET3();
  void everyStepRestsOnTheWholeStoneMarket_MARKET2_MARKET4();
  void groupStandsForAllBelowItButTheDecks();
  void placeInsideAnAssumedValueIsOpen();
  void keysWithoutNamesNeedNoListsOfThem();
  void onlyAssumedValuesAreOpen();
  void whatBehindPointsIsToldFirstAndOnce();
};

void tst_PrintedPlaces::spaceIsPrintedInItsRowOrPart_BUILD8_data() {
  QTest::addColumn<int>("building");
  QTest::addColumn<int>("cell");
  QTest::addColumn<QString>("place");
  const auto row = [](Building building, int cell, const char* place) {
    QTest::addRow("%s %d", buildingNames[at(building)].data(), cell)
        << static_cast<int>(building) << cell << QString::fromUtf8(place);
  };
  row(Building::obelisk, 0, "obelisk.rows[0].value");
  row(Building::obelisk, 2, "obelisk.rows[2].value");
  row(Building::obelisk, 3, "obelisk.rows[2].value"); // the row of two
  row(Building::obelisk, 4, "obelisk.rows[3].value");
  row(Building::tombs, 0, ""); // its value lies on a tile
  row(Building::pyramid, 4, "pyramid.rows[0].value");
  row(Building::pyramid, 5, "pyramid.rows[1].value");
  row(Building::temple, 1, "temple.spaces.pillar-left[1]");
  row(Building::temple, 2, "temple.spaces.pillar-right[0]");
  row(Building::temple, 8, "temple.spaces.stones-above[1]");
}

void tst_PrintedPlaces::spaceIsPrintedInItsRowOrPart_BUILD8() {
  QFETCH(const int, building);
  QFETCH(const int, cell);
  QTEST(textAt(printedSpace(rulesEdition(), static_cast<Building>(building), cell)), "place");
}

void tst_PrintedPlaces::lengthOfATempleRowIsThatOfAllItsParts() {
  QCOMPARE(textAt(printedRow(Building::obelisk, 2)), u"obelisk.rows[2].spaces"_s);
  QCOMPARE(textAt(printedRow(Building::pyramid, 1)), u"pyramid.rows[1].spaces"_s);
  QCOMPARE(textAt(printedRow(Building::temple, 1)), u"temple.spaces"_s);
  QVERIFY(printedRow(Building::temple, 0) == printedRow(Building::temple, 1)); // named only once
}

void tst_PrintedPlaces::onlyTheLastStepRestsOnTheWholeGrainMarket_MARKET3() {
  const int steps = rulesEdition().steps(Market::grain);
  for (int step = 0; step + 1 < steps; ++step) {
    QCOMPARE(textAt(printedStep(rulesEdition(), Market::grain, step)),
             u"grainMarket.penalties[%1]"_s.arg(step));
  }
  QCOMPARE(textAt(printedStep(rulesEdition(), Market::grain, steps - 1)), u"grainMarket"_s);
  QCOMPARE(textAt(printedMarket(Market::grain)), u"grainMarket"_s);
  QCOMPARE(textAt(printedSteps(Market::grain)), u"grainMarket.penalties"_s);
}

void tst_PrintedPlaces::everyStepRestsOnTheWholeStoneMarket_MARKET2_MARKET4() {
  for (int step = 0; step < rulesEdition().steps(Market::stone); ++step) {
    QCOMPARE(textAt(printedStep(rulesEdition(), Market::stone, step)), u"stoneMarket"_s);
  }
  QCOMPARE(textAt(printedMarket(Market::stone)), u"stoneMarket"_s);
  QCOMPARE(textAt(printedSteps(Market::stone)), u"stoneMarket.steps"_s);
}

void tst_PrintedPlaces::groupStandsForAllBelowItButTheDecks() {
  const Edition edition = withPrinted(
      {assumed("nileCards.green-2.amount"), assumed("nileCards.green-2.decks"),
       assumed("nileCards.green-22.amount"), assumed("stoneMarket"), assumed("stoneMarket.steps"),
       assumed("stoneMarket[0]"), assumed("stoneMarketeer")});
  QCOMPARE(assumedAt(edition, ofCard("nileCards.*"_printed, "green-2")), PrintedSet{0});
  QCOMPARE(assumedAt(edition, "stoneMarket"_printed), (PrintedSet{3, 4, 5}));
  QVERIFY(assumedAt(edition, {}).empty()); // what is not printed
}

void tst_PrintedPlaces::placeInsideAnAssumedValueIsOpen() {
  const Edition edition =
      withPrinted({assumed("obelisk.rows", {"[1].value"}),
                   assumed("temple.spaces", {".pillar-left[0]"}), assumed("pyramid.rows")});
  const auto obelisk = "obelisk.rows[#].value"_printed;
  QVERIFY(assumedAt(edition, obelisk.at(1)).empty()); // compared by itself
  QCOMPARE(assumedAt(edition, obelisk.at(2)), PrintedSet{0});
  QCOMPARE(assumedAt(edition, "obelisk.rows[#].spaces"_printed.at(1)), PrintedSet{0});
  const auto temple = "temple.spaces.*[#]"_printed;
  QVERIFY(assumedAt(edition, temple.at(0, 0)).empty());
  QCOMPARE(assumedAt(edition, temple.at(1, 0)), PrintedSet{1});
  QCOMPARE(assumedAt(edition, temple.at(0, 1)), PrintedSet{1});
  const std::array places{"pyramid.rows"_printed, obelisk.at(2), obelisk.at(1)};
  QCOMPARE(assumedAmong(edition, places), (PrintedSet{0, 2}));
}

void tst_PrintedPlaces::onlyAssumedValuesAreOpen() {
  for (const Provenance how : {Provenance::certain, Provenance::deduced, Provenance::assumed,
                               Provenance::confirmed, Provenance::missing}) {
    Edition edition = withPrinted({assumed("players.ships")});
    edition.printed.front().provenance = how;
    QCOMPARE(assumedAt(edition, "players.ships"_printed).empty(), how != Provenance::assumed);
  }
}

// "The most telling first": what points rest on, then what mattered without any.
void tst_PrintedPlaces::whatBehindPointsIsToldFirstAndOnce() {
  const Edition edition = withPrinted({assumed("players.crewTrackEnd"),
                                       assumed("players.ships"),
                                       assumed("players.startQuarry"),
                                       assumed("tombs.bands"),
                                       {.key = "sphinx.drawLimit",
                                        .value = "5",
                                        .provenance = Provenance::certain,
                                        .reason = {},
                                        .compared = {}}});
  const auto track = "players.crewTrackEnd.*"_printed.at(0);
  const auto ships = "players.ships"_printed;
  const auto quarry = "players.startQuarry"_printed;
  const auto band = "tombs.bands[#].points"_printed.at(1);
  const auto note = [](Note of) {
    return Effect{.kind = EffectKind::note, .rule = {}, .what = static_cast<std::uint8_t>(of)};
  };
  Effects effects;
  effects.push_back(note(Note::advanceLost), std::array{track}); // CREW-1 moves no points
  effects.push_back({.kind = EffectKind::stock, .rule = {}}, std::array{ships});
  effects.push_back(note(Note::tombsScored), std::array{band, ships});
  effects.push_back({.kind = EffectKind::points, .rule = {}},
                    std::array{band, quarry, "sphinx.drawLimit"_printed});
  const std::vector<OpenPlace> open = openPlacesIn(edition, effects);
  const std::vector<std::pair<PrintedPlace, std::size_t>> expected{
      {band, 2}, {ships, 2}, {quarry, 3}, {track, 0}};
  QCOMPARE(open.size(), expected.size());
  for (std::size_t i = 0; i < open.size(); ++i) {
    QVERIFY(open[i].place == expected[i].first);
    QCOMPARE(open[i].effect, expected[i].second);
  }
  const std::vector<OpenPlace> behind = openPlacesBehind(edition, effects, 3);
  QCOMPARE(behind.size(), std::size_t{2});
  QVERIFY(behind[0].place == band && behind[1].place == quarry);
}

void tst_PrintedPlaces::keysWithoutNamesNeedNoListsOfThem() {
  static constexpr std::array<std::string_view, 3> keys{"", "end", "rows[#].vp"};
  constexpr table::PlaceTexts places{keys};
  QCOMPARE(places.of({2, 4, 0}), std::string("rows[4].vp"));
  QCOMPARE(places.placeOf("rows[4].vp"), (PrintedPlace{2, 4, 0}));
  QCOMPARE(places.placeOf("rows[x].vp"), PrintedPlace());
}

NILOMETER_TEST(tst_PrintedPlaces)
#include "tst_printed_places.moc"
