// SPDX-License-Identifier: GPL-3.0-or-later
// Editions of Pyramidion: what stands in them reads back, what is missing stays missing (SEE-4),
// what is in no box is refused, and a game is played with what players have read off.
#include "pyramidion_games.h"
#include "test_program.h"

#include <QFile>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// A copy with one of each.
Edition smallCopy() {
  Edition edition = bareEdition();
  edition.id = "pyramidion-test";
  edition.name = "A copy for tests";
  SitePrint& thebes = edition.sheet[at(Site::thebes)];
  thebes.minima = {std::uint8_t{7}, std::uint8_t{5}};
  thebes.corner = bitOf(Resource::worker);
  Readings& read = edition.readings;
  read.cards.push_back({CardKind::torturer, true, {4, 0, 1}, true, 1});
  read.cards.push_back({CardKind::revolt, false, {}, {}, 2});
  read.boats = {boatOf({2, 0, 1}, 3, 1), boatOf({0, 0, 0, 0, 0, 1}, 1, 2)};
  read.boats.back().points.reset();
  SupplyCard& supply = read.supply.emplace_back();
  supply[at(Site::giza)] = all({1});
  supply[at(Site::thebes)] = all({0, 0, 0, 0, 0, 1});
  read.markers.push_back({6, all({0, 0, 0, 0, 1})});
  edition.checksum = editionChecksum(edition);
  return edition;
}

auto countMissing(const Edition& edition) {
  return std::ranges::count(edition.printed, table::Provenance::missing,
                            &table::PrintedValue::provenance);
}

record::EditionDocument draftOf(const Edition& edition) {
  return orStop(record::EditionDocument::read(writeEdition(edition), editionForm()), edition.id);
}

} // namespace

class tst_PyramidionEdition : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyValueReadsBack_SEE4();
  void missingValuesStayMissing_SEE4();
  void everyKeyIsAPlaceThatRulesName();
  void checksumIsOverTheValues();
  void badEditionsAreRefused_data();
  void badEditionsAreRefused();
  void noMoreCardsThanInTheBox_SET2_SET3();
  void shippedEditionSaysWhatTheRulebookSays();
  void valueToldInTheCopyIsPlayedWith_RESOLVE5_LOAD6();
  void whatIsHalfReadIsNotPlayedWith_SEE4();
  void lastReadingIsForgotten_SEE4();
  void cardsAndBoatsOfTheCopyAreSingleOnes_CARD3_BOAT5();
  void completeCopyIsWrittenAsItIsKept();
};

void tst_PyramidionEdition::everyValueReadsBack_SEE4() {
  Edition edition = smallCopy();
  edition.printed.push_back(
      {"boats", {}, table::Provenance::confirmed, "Read off the first two.", {}});
  const auto read = readEdition(writeEdition(edition));
  QVERIFY2(read, read ? "" : read.error().where.c_str());
  QCOMPARE(read->id, edition.id);
  QCOMPARE(read->checksum, edition.checksum);
  QVERIFY(read->supply == edition.supply);
  QVERIFY(read->sheet == edition.sheet);
  QVERIFY(read->readings == edition.readings);
  const auto boats = std::ranges::find(read->printed, "boats", &table::PrintedValue::key);
  QVERIFY(boats != read->printed.end());
  QCOMPARE(boats->provenance, table::Provenance::confirmed);
  QCOMPARE(boats->reason, std::string("Read off the first two."));
}

void tst_PyramidionEdition::missingValuesStayMissing_SEE4() {
  Edition edition = bareEdition();
  edition.id = "bare";
  edition.name = "Bare";
  const auto read = readEdition(writeEdition(edition));
  QVERIFY2(read, read ? "" : read.error().where.c_str());
  QVERIFY(read->sheet == Sheet());
  QVERIFY(read->readings == Readings());
  QCOMPARE(countMissing(*read), 8 * 2 + 4); // two values of each site, four lists
  QCOMPARE(writeEdition(*read), writeEdition(edition));
}

void tst_PyramidionEdition::everyKeyIsAPlaceThatRulesName() {
  for (const table::PrintedValue& value : completeCopy().printed) {
    QCOMPARE(printedPlaces.of(printedPlaces.placeOf(value.key)), value.key);
  }
  QCOMPARE(completeCopy().printed.size(), std::size_t{6 + 8 * 2 + 4});
}

void tst_PyramidionEdition::checksumIsOverTheValues() {
  Edition edition = smallCopy();
  edition.name = "Another name";
  QCOMPARE(editionChecksum(edition), smallCopy().checksum);
  edition.readings.boats[1].points = std::uint8_t{1};
  QVERIFY(editionChecksum(edition) != smallCopy().checksum);
}

void tst_PyramidionEdition::badEditionsAreRefused_data() {
  QTest::addColumn<QString>("what");
  QTest::addColumn<QString>("by");
  QTest::addColumn<QString>("where");
  const auto row = [](const char* name, const char* what, const char* by, const char* where) {
    QTest::newRow(name) << QString::fromUtf8(what) << QString::fromUtf8(by)
                        << QString::fromUtf8(where);
  };
  row("another game", R"("game": "pyramidion")", R"("game": "saqqara")", "game");
  row("an unknown site", R"("karnak")", R"("edfu")", "sites.karnak");
  row("a boat that needs nothing", R"({"statue":1})", R"({"statue":0})", "boats.value[1].need");
  row("one minimum only", R"({"influence":7,"negotiation":5})", R"({"influence":7})",
      "sites.thebes.minima.value.negotiation");
  row("a kind twice in a corner", R"(["worker"])", R"(["worker","worker"])",
      "sites.thebes.corner.value[1]");
  row("a basic revolt", R"({"kind":"revolt"})", R"({"kind":"revolt","basic":true})",
      "cards.value[1]");
  row("a deity in the pile", R"({"kind":"revolt"})", R"({"kind":"deity"})", "cards.value[1]");
  row("an empty list", R"([{"value":6,"resources":{"worker":1}}])", "[]", "revoltMarkers.value");
  row("no statues known", R"("statue": {"value": 10, "provenance": "assumed")",
      R"("statue": {"value": null, "provenance": "missing")", "supply.statue");
}

void tst_PyramidionEdition::badEditionsAreRefused() {
  QFETCH(QString, what);
  QFETCH(QString, by);
  QFETCH(QString, where);
  QString text = QString::fromStdString(writeEdition(smallCopy()));
  QVERIFY2(text.contains(what), qPrintable(text));
  text.replace(text.indexOf(what), what.size(), by);
  const auto read = readEdition(text.toStdString());
  QVERIFY(!read);
  QCOMPARE(QString::fromStdString(read.error().where), where);
}

void tst_PyramidionEdition::noMoreCardsThanInTheBox_SET2_SET3() {
  Edition edition = smallCopy();
  const auto fill = [&](CardKind kind, bool basic, std::size_t count) {
    edition.readings.cards.assign(count, {kind, basic, {}, {}, 0});
    return static_cast<bool>(readEdition(writeEdition(edition)));
  };
  QVERIFY(fill(CardKind::merchant, false, 12));
  QVERIFY(!fill(CardKind::merchant, false, 13)); // SET-3
  QVERIFY(fill(CardKind::merchant, true, 8));
  QVERIFY(!fill(CardKind::merchant, true, 9)); // SET-2
  QVERIFY(fill(CardKind::vizier, false, 1));
  QVERIFY(!fill(CardKind::vizier, false, 2));
  edition.readings.cards = completeCopy().readings.cards;
  QVERIFY(readEdition(writeEdition(edition)));
  edition.readings.boats.assign(21, boatOf({1}));
  QVERIFY(!readEdition(writeEdition(edition)));
}

void tst_PyramidionEdition::shippedEditionSaysWhatTheRulebookSays() {
  const auto editions = record::FileFormat<Rules>::shippedEditions();
  QCOMPARE(editions.size(), std::size_t{1});
  const Edition& edition = editions.front();
  QCOMPARE(edition.id, std::string("pyramidion-2012"));
  QVERIFY(record::FileFormat<Rules>::comesWithTheProgram(edition));
  QVERIFY(!record::FileFormat<Rules>::comesWithTheProgram(smallCopy()));
  QFile file(QStringLiteral(NILOMETER_SOURCE_DIR "/resources/editions/pyramidion-2012.json"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(writeEdition(edition), file.readAll().toStdString());
  QCOMPARE(countMissing(edition), 8 * 2 + 3);
  const auto isCertain = [](const table::PrintedValue& value) {
    return value.provenance == table::Provenance::certain;
  };
  QCOMPARE(std::ranges::count_if(edition.printed, isCertain), 6 + 1);
  // The card of the second worked example.
  const SupplyCard& card = edition.readings.supply.front();
  QCOMPARE(say(card[at(Site::luxor)]), u"4 stone"_s);
  QCOMPARE(say(card[at(Site::thebes)]), u"1 worker 1 statue"_s);
  QCOMPARE(say(card[at(Site::karnak)]), u"nothing"_s);
}

void tst_PyramidionEdition::valueToldInTheCopyIsPlayedWith_RESOLVE5_LOAD6() {
  // The other way a missing value is told: players enter it into their copy.
  auto draft = draftOf(sparseCopy());
  record::JsonObject minima;
  minima.emplace_back("influence", record::jsonNumber(7));
  minima.emplace_back("negotiation", record::jsonNumber(5));
  QVERIFY(draft.set(printedPlaces.of(printedMinima(Site::thebes)), record::JsonValue(minima)));
  record::JsonArray corner;
  corner.emplace_back(std::string("worker"));
  QVERIFY(draft.set(printedPlaces.of(printedCorner(Site::thebes)), record::JsonValue(corner)));
  const auto edition = readEdition(draft.text());
  QVERIFY2(edition, edition ? "" : edition.error().where.c_str());
  const SitePrint& thebes = edition->sheet[at(Site::thebes)];
  QVERIFY(thebes.minima == (std::array<std::uint8_t, 2>{7, 5}));
  QVERIFY(thebes.corner == bitOf(Resource::worker));
  const auto known =
      std::ranges::find(edition->printed, "sites.thebes.minima", &table::PrintedValue::key);
  QCOMPARE(known->provenance, table::Provenance::confirmed);
  // Nobody is asked for them any more, and for those of another site as before.
  for (const Site site : {Site::thebes, Site::philae}) {
    PyramidionTable table(3, {}, *edition);
    table.open(site);
    table.plays({card(a, CardKind::torturer, 8)});
    table.passAll();
    QCOMPARE(table.state.phase == Phase::minima, site == Site::philae);
    if (site == Site::thebes) QCOMPARE(table.torturer(site), a);
  }
}

// Players type number by number; what nobody has typed yet is null.
void tst_PyramidionEdition::whatIsHalfReadIsNotPlayedWith_SEE4() {
  auto draft = draftOf(sparseCopy());
  const auto put = [&](const char* place, const char* json) {
    return draft.set(place, *record::parseJson(json));
  };
  QVERIFY(put("sites.thebes.minima", R"({"influence":7,"negotiation":null})"));
  QVERIFY(put("boats", R"([{"need":null},{"need":{"camel":2}}])"));
  QVERIFY(put("cards", R"([{"kind":"revolt","values":{"influence":null,"haggling":0}}])"));
  auto edition = readEdition(draft.text());
  QVERIFY2(edition, edition ? "" : edition.error().where.c_str());
  QVERIFY(!edition->sheet[at(Site::thebes)].minima);
  QVERIFY(edition->readings.cards.empty());
  QCOMPARE(edition->readings.boats.size(), std::size_t{1});
  QCOMPARE(int{edition->readings.boats.front().id}, 1);
  QCOMPARE(countMissing(*edition), countMissing(sparseCopy()) - 1);
  // A game keeps what it was played with.
  const auto kept = readEdition(writeEdition(*edition));
  QVERIFY2(kept, kept ? "" : kept.error().where.c_str());
  QCOMPARE(kept->checksum, edition->checksum);
  QVERIFY(put("sites.thebes.minima", R"({"influence":7,"negotiation":0})"));
  edition = readEdition(draft.text());
  QVERIFY(edition->sheet[at(Site::thebes)].minima == (std::array<std::uint8_t, 2>{7, 0}));
}

void tst_PyramidionEdition::lastReadingIsForgotten_SEE4() {
  auto draft = draftOf(smallCopy());
  QVERIFY(draft.forget("boats"));
  QVERIFY(!draft.forget("boats[0]"));
  QVERIFY(!draft.forget("ships"));
  const auto edition = readEdition(draft.text());
  QVERIFY2(edition, edition ? "" : edition.error().where.c_str());
  QVERIFY(edition->readings.boats.empty());
  QCOMPARE(countMissing(*edition), 7 * 2 + 1); // of the other sites nothing was read before
}

void tst_PyramidionEdition::cardsAndBoatsOfTheCopyAreSingleOnes_CARD3_BOAT5() {
  PyramidionTable table(3, {}, completeCopy());
  table.open(Site::thebes);
  const auto& cards = table.edition.readings.cards;
  const auto common = std::ranges::find_if(
      cards, [](const Card& one) { return one.kind == CardKind::torturer && !one.basic; });
  Play play;
  play.card = *common;
  play.player = a;
  QVERIFY2(table.enter(play), qPrintable(table.refusal(play)));
  play.player = b;
  QCOMPARE(table.refusal(play), u"CARD-3"_s);
  play.card = *std::next(common);
  QCOMPARE(table.refusal(play), legal);
  play.card.values = {9, 9, 9}; // not what is printed on it
  QCOMPARE(table.refusal(play), u"ENTRY"_s);
  PyramidionTable row(3, {}, completeCopy());
  NewBoats boats;
  boats.count = boatsInRow;
  std::ranges::copy_n(row.edition.readings.boats.begin(), boatsInRow, boats.boats.begin());
  QCOMPARE(row.refusal(boats), legal);
  boats.boats[4] = boats.boats[0];
  QCOMPARE(row.refusal(boats), u"BOAT-5"_s);
}

void tst_PyramidionEdition::completeCopyIsWrittenAsItIsKept() {
  QCOMPARE(writeEdition(completeCopy()), sourceText("editions/pyramidion-golden.json"));
  QCOMPARE(completeCopy().readings.cards.size(), std::size_t{60});
  QCOMPARE(completeCopy().readings.boats.size(), std::size_t{boatCount});
}

NILOMETER_TEST(tst_PyramidionEdition)
#include "tst_pyramidion_edition.moc"
