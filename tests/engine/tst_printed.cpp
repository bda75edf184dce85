// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry rests on, number by number, and numbers that are compared one by one.
#include "test_program.h"

#include "tests/engine/record_fixture.h"

#include "engine/egizia/changes.h"
#include "engine/egizia/effects.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/printed.h"
#include "engine/record/edition_places.h"
#include "engine/record/json.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace record_fixture;
using nilometer::record::JsonArray;
using nilometer::record::JsonObject;
using nilometer::record::JsonValue;
using nilometer::record::parseJson;

namespace {

const Edition& shippedOne() {
  static const Edition edition = bundledEdition();
  return edition;
}

const PrintedValue& printed(const Edition& edition, const std::string& key) {
  return *std::ranges::find(edition.printed, key, &PrintedValue::key);
}

std::vector<std::string> numbersOf(const Edition& edition, const std::string& key) {
  return numberPlaces(*parseJson(printed(edition, key).value));
}

Edition checked(const EditionDocument& document) {
  Result<CheckedEdition> read = check(document);
  if (!read || !read->findings.empty()) qFatal("not usable");
  return std::move(read->edition);
}

/// Values with several numbers in them.
std::vector<std::string> lists(const Edition& edition) {
  std::vector<std::string> keys;
  for (const PrintedValue& value : edition.printed) {
    if (value.provenance == Provenance::assumed && numbersOf(edition, value.key).size() > 1) {
      keys.push_back(value.key);
    }
  }
  return keys;
}

} // namespace

class tst_printed : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void everyKeyIsAPlaceOfTheEdition();
  void whatIsWorkedOutTellsWhatItRead();
  void refusedEffectsTakeTheirBasisAlong();
  void effectsThatRestOnTheSameKeepIt();
  void whatWasReadTwiceIsAskedForOnce();
  void oneNumberDoesNotConfirmItsList();
  void allNumbersConfirmTheList();
  void correctedNumberIsCompared();
  void changingTheListOtherwiseForgetsSingleNumbers();
  void comparedNumbersAreWrittenAndRead();
  void comparedPlaceThatIsNoNumberIsRefused_data();
  void comparedPlaceThatIsNoNumberIsRefused();
  void everyPlaceBehindAnEntryIsPartOfAnAssumedValue();
  void stoneRestsOnTheValueOfItsOwnSpace();
  void spaceAboveTheBottomRowRestsOnTheSupport_PYR1();
  void comparedNumberTakesItsMarkAway();
};

void tst_printed::everyKeyIsAPlaceOfTheEdition() {
  const EditionDocument document = documentOf(shippedOne());
  const auto isPlace = [&](const std::string& place) {
    const auto isInside = [&place](const PrintedValue& value) {
      return value.key.starts_with(place + '.') || value.key.starts_with(place + '[');
    };
    return document.value(place) != nullptr || std::ranges::any_of(shippedOne().printed, isInside);
  };
  for (const std::string_view key : printedKeys) {
    const PrintedPlace place = *nilometer::table::findPlace(printedKeys, key);
    if (key.empty()) {
      QVERIFY(place == PrintedPlace{});
      continue;
    }
    // Only few Sphinx cards count players.
    const auto& cards = shippedOne().sphinxCards;
    const bool counts = key == "sphinxCards.*.points[#]";
    const auto kind = counts ? SphinxKind::playersOnLast : SphinxKind::built;
    const auto card = std::ranges::find(cards, kind, &SphinxCard::kind);
    const auto first = counts ? static_cast<std::size_t>(card - cards.begin()) : 0;
    const std::string text = placeText(shippedOne(), place.at(first, 1));
    QVERIFY2(isPlace(text), text.c_str());
  }
}

void tst_printed::whatIsWorkedOutTellsWhatItRead() {
  const Edition& edition = shippedOne();
  const auto textsOf = [&](const Basis& basis) {
    std::vector<std::string> texts;
    for (const PrintedPlace place : basis) texts.push_back(placeText(edition, place));
    return texts;
  };
  const CardSet quarries = edition.kind(CardKind::quarry);
  const CardSet one = quarries & ~(quarries - 1);
  Basis basis;
  QCOMPARE(quarryYield(edition, one, basis), quarryYield(edition, one));
  const std::string& name =
      edition.cardNames[edition.nileCards[static_cast<std::size_t>(std::countr_zero(one))].name];
  QCOMPARE(textsOf(basis),
           (std::vector<std::string>{"players.startQuarry", "nileCards." + name + ".amount"}));
  basis.add({});
  QCOMPARE(basis.size(), std::size_t{2}); // nothing that is not printed
}

void tst_printed::refusedEffectsTakeTheirBasisAlong() {
  const auto ship = "players.ships"_printed;
  const auto limit = "sphinx.drawLimit"_printed;
  const auto effect = [](std::uint8_t what) {
    Effect made;
    made.what = what;
    return made;
  };
  Effects effects;
  effects.push_back(effect(1), {&ship, 1});
  effects.push_back(effect(2), {&limit, 1});
  effects.truncate(1);
  effects.push_back(effect(3));
  effects.push_back(effect(4), {&ship, 1});
  const Effects copy(nilometer::table::EffectsView(effects).part(1, 2));
  QVERIFY(effects.basisOf(effects[0]).front() == ship);
  QVERIFY(effects.basisOf(effects[1]).empty());
  QCOMPARE(copy.size(), std::size_t{2});
  QVERIFY(copy[0] == effects[1] && copy[1] == effects[2]);
  QVERIFY(copy.basisOf(copy[0]).empty());
  QVERIFY(copy.basisOf(copy[1]).front() == ship);
}

void tst_printed::effectsThatRestOnTheSameKeepIt() {
  const auto ship = "players.ships"_printed;
  const auto limit = "sphinx.drawLimit"_printed;
  Effects effects;
  effects.push_back({}, {&limit, 1});
  effects.push_back({}, {&ship, 1});
  effects.pushOnSameBasis({});
  effects.push_back({}, {&limit, 1});
  effects.truncate(2); // the one that stays still needs what it shared
  effects.push_back({}, {&limit, 1});
  QVERIFY(effects.basisOf(effects[1]).front() == ship);
  effects.pushOnSameBasis({});
  QVERIFY(effects.basisOf(effects[3]).front() == limit);
  const Effects copy{nilometer::table::EffectsView(effects)};
  QVERIFY(copy.basisOf(copy[1]).front() == ship);
  QVERIFY(copy.basisOf(copy[3]).front() == limit);
}

void tst_printed::whatWasReadTwiceIsAskedForOnce() {
  Edition edition = shippedOne();
  for (PrintedValue& value : edition.printed) value.provenance = Provenance::assumed;
  Basis basis;
  for (const auto place : {"players.ships"_printed, "players.startField"_printed}) {
    basis.add(place);
    basis.add("players.ships"_printed);
  }
  Effects effects;
  effects.push_back({}, basis);
  effects.pushOnSameBasis({});
  const auto open = openPlacesIn(edition, effects);
  QCOMPARE(open.size(), std::size_t{2});
  QVERIFY(open[0].place == "players.ships"_printed);
  QVERIFY(open[1].place == "players.startField"_printed);
  QCOMPARE(assumedAmong(edition, basis).size(), std::size_t{2});
}

void tst_printed::oneNumberDoesNotConfirmItsList() {
  const std::vector<std::string> keys = lists(shippedOne());
  QVERIFY(!keys.empty());
  for (const std::string& key : keys) {
    const std::string number = numbersOf(shippedOne(), key).back();
    EditionDocument document = documentOf(shippedOne());
    QVERIFY2(document.confirmNumber(key + number), key.c_str());
    const Edition edition = checked(document);
    QCOMPARE(printed(edition, key).provenance, Provenance::assumed);
    QCOMPARE(printed(edition, key).compared, std::vector<std::string>{number});
    QVERIFY(edition.checksum == shippedOne().checksum);
  }
}

void tst_printed::allNumbersConfirmTheList() {
  for (const std::string& key : lists(shippedOne())) {
    EditionDocument document = documentOf(shippedOne());
    for (const std::string& number : numbersOf(shippedOne(), key)) {
      QVERIFY(document.confirmNumber(key + number));
    }
    const Edition edition = checked(document);
    QCOMPARE(printed(edition, key).provenance, Provenance::confirmed);
    QVERIFY(printed(edition, key).compared.empty());
    QCOMPARE(printed(edition, key).reason, printed(shippedOne(), key).reason);
  }
  EditionDocument document = documentOf(shippedOne());
  QVERIFY(!document.confirmNumber("obelisk.rows"));
  QVERIFY(!document.confirmNumber("obelisk.rows[99].value"));
  QVERIFY(!document.confirmNumber("river.stops[0]"));
  QVERIFY(document.text() == documentOf(shippedOne()).text());
}

void tst_printed::correctedNumberIsCompared() {
  EditionDocument document = documentOf(shippedOne());
  // The top row may give more without falling below another one.
  const BuildingPlan& before = shippedOne().plan(Building::obelisk);
  const std::string inside = '[' + std::to_string(before.parts.size() - 1) + "].value";
  const int other = before.values[before.count - 1U] + 1;
  QVERIFY(document.correctNumber("obelisk.rows" + inside, other));
  const Edition edition = checked(document);
  QCOMPARE(int(edition.plan(Building::obelisk).values[before.count - 1U]), other);
  QCOMPARE(printed(edition, "obelisk.rows").provenance, Provenance::assumed);
  QCOMPARE(printed(edition, "obelisk.rows").compared, std::vector<std::string>{inside});
}

void tst_printed::changingTheListOtherwiseForgetsSingleNumbers() {
  EditionDocument document = documentOf(shippedOne());
  QVERIFY(document.confirmNumber("grainMarket.penalties[0]"));
  QVERIFY(document.duplicate("grainMarket.penalties", 0));
  const Edition edition = checked(document);
  QCOMPARE(printed(edition, "grainMarket.penalties").provenance, Provenance::assumed);
  QVERIFY(printed(edition, "grainMarket.penalties").compared.empty());
}

void tst_printed::comparedNumbersAreWrittenAndRead() {
  EditionDocument document = documentOf(shippedOne());
  QVERIFY(document.confirmNumber("obelisk.rows[1].value"));
  QVERIFY(document.confirmNumber("players.crewTrackEnd.blue"));
  const Edition edition = checked(document);
  const std::string text = writeEdition(edition);
  QVERIFY(text == document.text());
  const Result<Edition> again = readEdition(text);
  QVERIFY(again);
  QCOMPARE(printed(*again, "players.crewTrackEnd").compared, std::vector<std::string>{".blue"});
}

void tst_printed::comparedPlaceThatIsNoNumberIsRefused_data() {
  QTest::addColumn<QByteArray>("compared");
  QTest::newRow("no list") << QByteArray("true");
  QTest::newRow("empty") << QByteArray("[]");
  QTest::newRow("no text") << QByteArray("[1]");
  QTest::newRow("not there") << QByteArray("[\"[999].value\"]");
  QTest::newRow("a row") << QByteArray("[\"[1]\"]");
  QTest::newRow("twice") << QByteArray("[\"[1].value\", \"[1].value\"]");
}

void tst_printed::comparedPlaceThatIsNoNumberIsRefused() {
  QFETCH(const QByteArray, compared);
  EditionDocument document = documentOf(shippedOne());
  QVERIFY(document.confirmNumber("obelisk.rows[1].value"));
  std::string text = document.text();
  const std::string good = "[\"[1].value\"]";
  QVERIFY(readEdition(text));
  const std::size_t at = text.find("\"compared\": " + good) + std::string("\"compared\": ").size();
  text.replace(at, good.size(), compared.toStdString());
  const Result<Edition> read = readEdition(text);
  QVERIFY(!read);
  QVERIFY2(read.error().where.find("compared") != std::string::npos, read.error().where.c_str());
}

void tst_printed::everyPlaceBehindAnEntryIsPartOfAnAssumedValue() {
  const EditionDocument document = documentOf(shippedOne());
  std::size_t seen = 0;
  for (unsigned seed = 1; seed <= 6; ++seed) {
    const GameRecord game = randomGame(shippedOne(), 2 + int(seed % 3), Profile::revised, seed);
    const Replay played = replay(game, shippedOne());
    for (std::size_t i = 0; i < game.entries.size(); ++i) {
      for (const OpenPlace& open : openPlacesIn(shippedOne(), played.effectsOf(i))) {
        QVERIFY(open.effect < played.effectsOf(i).size());
        const std::string place = placeText(shippedOne(), open.place);
        const auto covers = [&place](const PrintedValue& value) {
          return value.provenance == Provenance::assumed &&
                 (place.starts_with(value.key) || value.key.starts_with(place));
        };
        QVERIFY2(std::ranges::any_of(shippedOne().printed, covers), place.c_str());
        const auto isInside = [&place](const PrintedValue& value) {
          return value.key.starts_with(place + '.') || value.key.starts_with(place + '[');
        };
        const bool isGroup = std::ranges::any_of(shippedOne().printed, isInside);
        QVERIFY2(isGroup || document.value(place) != nullptr, place.c_str());
        ++seen;
      }
    }
  }
  QVERIFY(seen > 0);
}

void tst_printed::stoneRestsOnTheValueOfItsOwnSpace() {
  const EditionDocument document = documentOf(shippedOne());
  int stones = 0;
  for (unsigned seed = 1; seed <= 6; ++seed) {
    const GameRecord game = randomGame(shippedOne(), 3, Profile::revised, seed);
    const Replay played = replay(game, shippedOne());
    for (std::size_t i = 0; i < game.entries.size(); ++i) {
      const auto places = openPlacesIn(shippedOne(), played.effectsOf(i));
      for (const Effect& effect : played.effectsOf(i)) {
        const auto building = static_cast<Building>(effect.what);
        if (effect.kind != EffectKind::built || building == Building::tombs) continue;
        const std::string key(buildingNames[effect.what]);
        const auto says = [&](const OpenPlace& open) {
          const std::string place = placeText(shippedOne(), open.place);
          const auto* number = document.value(place)->as<std::int64_t>();
          return place.starts_with(key) && number != nullptr && *number == effect.after;
        };
        QVERIFY(std::ranges::any_of(places, says));
        ++stones;
      }
    }
  }
  QVERIFY(stones > 0);
}

void tst_printed::spaceAboveTheBottomRowRestsOnTheSupport_PYR1() {
  const PrintedPlace support = "pyramid.support"_printed;
  QCOMPARE(printed(shippedOne(), "pyramid.support").provenance, Provenance::assumed);
  const auto bottom = shippedOne().plan(Building::pyramid).parts.front().count;
  const Game game{.edition = &shippedOne(), .options = {}, .players = 2};
  const auto restsOnIt = [&](Building building, int cell) {
    State state = setUp(game);
    Effects built;
    Changes(game, state, built).putStone(0, building, cell, 1, "BUILD-5"_rule);
    const auto places = openPlacesIn(shippedOne(), built);
    return std::ranges::find(places, support, &OpenPlace::place) != places.end();
  };
  QVERIFY(!restsOnIt(Building::pyramid, bottom - 1));
  QVERIFY(restsOnIt(Building::pyramid, bottom));
  QVERIFY(!restsOnIt(Building::temple, bottom));
}

void tst_printed::comparedNumberTakesItsMarkAway() {
  const GameRecord game = randomGame(shippedOne(), 3, Profile::revised, 1);
  const Replay played = replay(game, shippedOne());
  int gone = 0;
  for (std::size_t i = 0; i < game.entries.size(); ++i) {
    const auto effects = played.effectsOf(i);
    for (std::size_t at = 0; at < effects.size(); ++at) {
      const Effect& effect = effects[at];
      if (effect.rule != "BUILD-8"_rule) continue;
      const auto basis = effects.basisOf(effect);
      if (assumedAmong(shippedOne(), basis).empty()) continue;
      EditionDocument document = documentOf(shippedOne());
      for (const OpenPlace& open : openPlacesBehind(shippedOne(), effects, at)) {
        const std::string place = placeText(shippedOne(), open.place);
        QVERIFY(!assumedAmong(checked(document), basis).empty());
        QVERIFY2(document.confirmNumber(place), place.c_str());
      }
      QVERIFY(assumedAmong(checked(document), basis).empty());
      ++gone;
    }
  }
  QVERIFY(gone > 0);
}

NILOMETER_TEST(tst_printed)
#include "tst_printed.moc"
