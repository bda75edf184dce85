// SPDX-License-Identifier: GPL-3.0-or-later
// What exactly Pyramidion says at the worked examples of docs/rules-pyramidion.md, in both
// languages, and what it never says.
#include "test_program.h"
#include "tests/words/pyramidion/pyramidion_sentences.h"

using namespace nilometer;
using namespace nilometer::pyramidion_words;

namespace {

QString saying(const Entry& entry) {
  return text::sentence(entry, tableNames());
}
/// Why the entry is refused: all that speaks against it.
QString refused(const PyramidionTable& table, const Entry& entry) {
  QStringList said;
  const Verdict verdict = judge(table.game, table.state, entry);
  for (const Finding& found : verdict.findings()) said += Said::sentence(found, tableNames());
  return said.join(u'\n');
}
/// What the last entry has hands move.
QString moved(const PyramidionTable& table) {
  return Said::moves(table.effects, tableNames()).join(u'\n');
}
/// What the last entry has the table know.
QString noted(const PyramidionTable& table) {
  QStringList said;
  for (const Effect& effect : table.effects) {
    if (effect.kind == EffectKind::note) said += Said::sentence(effect, tableNames());
  }
  return said.join(u'\n');
}

} // namespace

class tst_PyramidionSentences : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void cleanup() { QVERIFY(text::useLanguage(u"en")); }
  void example02_supply();
  void example03_negotiatorTroop();
  void example04_revolt();
  void example06_minimum();
  void example09_loading();
  void example15_highPriest();
  void example17_philosopher();
  void example19_stonemason();
  void example20_reservedBoat();
  void example26_supplyIsShort();
  void example27_trade();
  void example30_target();
  void missingMinimaAreNamed_RESOLVE5();
  void sumsAreCalledOut_REC3();
  void roundEndsInFewLines_END4();
  void undoneMovesAreTheDifferenceOfTables();
  void entriesMadeAnywaySaySo();
  void numberThatCanBeOneAgrees();
  void pointsSayWhereTheyComeFrom_END1();
  void pointsOfBoatsMakeNoDifference_SEE2();
};

void tst_PyramidionSentences::example02_supply() {
  SupplyCard card{};
  card[at(Site::giza)] = all({1, 0, 2});
  card[at(Site::thebes)] = all({0, 0, 0, 0, 1, 1});
  PyramidionTable table;
  table.state.phase = Phase::boats;
  table.state.faceUp = card;
  const NewBoats boats{5, {boatOf({2, 0, 1}), boatOf({1}), boatOf({1}), boatOf({1}), boatOf({1})}};
  isSaidAs([&] { return saying(boats); },
           "New boats: 2 camels and 1 food; 1 camel; 1 camel; 1 camel; 1 camel",
           "Neue Boote: 2 Kamele und 1 Nahrung; 1 Kamel; 1 Kamel; 1 Kamel; 1 Kamel");
  isSaidAs([&] { return Said::brief(boats, tableNames()); }, "New boats", "Neue Boote");
  isSaidAs(
      [&] {
        return refused(table, NewBoats{1, {boatOf({1})}});
      },
      "5 boats are due, not 1 (BOAT-1)", "5 Boote sind fällig, nicht 1 (BOAT-1)");
  QVERIFY(table.enter(boats));
  isSaidAs([&] { return moved(table); },
           "5 boats turned up\n"
           "1 camel and 2 food from the supply onto Giza; 1 worker and 1 statue from the supply "
           "onto Thebes",
           "5 Boote aufgedeckt\n"
           "1 Kamel und 2 Nahrung aus dem allgemeinen Vorrat nach Gizeh; 1 Arbeiter und 1 Statue "
           "aus dem allgemeinen Vorrat nach Theben");
  isSaidAs([&] { return saying(NextSupply{card}); },
           "Next supply card: Giza 1 camel and 2 food; Thebes 1 worker and 1 statue",
           "Nächste Nachschubkarte: Gizeh 1 Kamel und 2 Nahrung; Theben 1 Arbeiter und 1 Statue");
  QVERIFY(table.enter(NextSupply{card}));
  isSaidAs([&] { return moved(table); },
           "Next supply card turned up\nAnna, Ben and Carla: 9 cards in hand",
           "Nächste Nachschubkarte aufgedeckt\nAnna, Ben und Carla: 9 Karten auf der Hand");
}

void tst_PyramidionSentences::example03_negotiatorTroop() {
  PyramidionTable table;
  table.lay(Site::alexandria, all({0, 1, 0, 0, 2}));
  table.station(a, {Site::alexandria}, Troop::negotiator);
  table.state.phase = Phase::nego;
  table.state.toNegotiate = bitOf(Site::alexandria);
  table.state.turn = a;
  isSaidAs(
      [&] {
        return refused(table, Negotiate{a, Site::alexandria, Resource::stone});
      },
      "There is not even 1 stone at Alexandria (NEGO-1)",
      "In Alexandria gibt es nicht einmal 1 Stein (NEGO-1)");
  const Negotiate wood{a, Site::alexandria, Resource::wood};
  isSaidAs([&] { return saying(wood); }, "Anna takes 1 wood from Alexandria",
           "Anna nimmt 1 Holz von Alexandria");
  QVERIFY(table.enter(wood));
  isSaidAs([&] { return moved(table).section(u'\n', 0, 0); }, "Anna: 1 wood from Alexandria",
           "Anna: 1 Holz von Alexandria");
}

void tst_PyramidionSentences::example04_revolt() {
  PyramidionTable table;
  table.minima(Site::luxor, 20, 20);
  table.open(Site::luxor);
  table.plays({ankh(card(a, CardKind::revolt, 9), false), ankh(card(b, CardKind::revolt), false),
               ankh(card(b, CardKind::torturer, 14), false),
               ankh(card(c, CardKind::torturer, 16), false)});
  table.passAll();
  const Revolt revolt{turned({{6, all({0, 0, 0, 0, 1})}, {7, all({0, 0, 1})}})};
  isSaidAs([&] { return saying(revolt); }, "Revolt: 6 with 1 worker, 7 with 1 food",
           "Revolte: 6 mit 1 Arbeiter, 7 mit 1 Nahrung");
  isSaidAs(
      [&] {
        return refused(table, Revolt{turned({{6, {}}})});
      },
      "2 revolt markers are due, not 1 (REVOLT-2)",
      "2 Revolte-Marker sind fällig, nicht 1 (REVOLT-2)");
  QVERIFY(table.enter(revolt));
  isSaidAs([&] { return noted(table).section(u'\n', 0, 2); },
           "The revolt has a strength of 13\n"
           "Anna has 9 against a revolt of 13 and loses all cards here\n"
           "Carla is alone in front, with 16 in influence",
           "Die Revolte hat die Stärke 13\n"
           "Anna hat 9 gegen eine Revolte von 13 und verliert hier alle Karten\n"
           "Carla liegt bei Einfluss allein vorn, mit 16");
  isSaidAs(
      [&] { return moved(table).section(u'\n', 0, 5); },
      "Revolt marker turned: 6\nRevolt marker turned: 7\n"
      "Anna: Revolt (card 1) off the site\n"
      "Carla: 1 food and 1 worker from the supply\n"
      "3 cards off the site, basic cards to their owners; Sundial onto Luxor; All sundials off "
      "the sites\nAnna, Ben and Carla: all cards in hand to the discards",
      "Revolte-Marker aufgedeckt: 6\nRevolte-Marker aufgedeckt: 7\n"
      "Anna: Revolte (Karte 1) weg vom Ort\n"
      "Carla: 1 Nahrung und 1 Arbeiter aus dem allgemeinen Vorrat\n"
      "3 Karten weg vom Ort, Basis-Karten zu ihren Besitzern; Sonnenuhr-Marker auf Luxor; "
      "Alle Sonnenuhr-Marker weg von den Orten\nAnna, Ben und Carla: alle Handkarten auf den "
      "Abwurfstapel");
}

void tst_PyramidionSentences::example06_minimum() {
  PyramidionTable table;
  table.minima(Site::abuSimbel, 7, 5);
  table.station(b, {Site::abuSimbel}, Troop::torturer);
  table.open(Site::abuSimbel);
  table.plays({card(a, CardKind::negotiator, 8, 4)});
  table.passAll();
  isSaidAs([&] { return noted(table).section(u'\n', 1, 3); },
           "Anna is alone in front, with 8 in influence\n"
           "Anna is alone in front, with 4 in negotiation\n"
           "Anna has 4 in negotiation, but this site asks for 5",
           "Anna liegt bei Einfluss allein vorn, mit 8\n"
           "Anna liegt bei Verhandlung allein vorn, mit 4\n"
           "Anna hat bei Verhandlung nur 4, aber dieser Ort verlangt 5");
  isSaidAs([&] { return moved(table).section(u'\n', 0, 1); },
           "Ben: torturer troop home from Abu Simbel\nAnna: torturer troop onto Abu Simbel",
           "Ben: Folterknecht-Truppe heim von Abu Simbel\n"
           "Anna: Folterknecht-Truppe nach Abu Simbel");
}

void tst_PyramidionSentences::example09_loading() {
  PyramidionTable table;
  table.own(a, all({1, 0, 0, 2, 1, 1}));
  table.station(a, {Site::giza, Site::cairo});
  table.corner(Site::giza, {Resource::camel});
  table.corner(Site::cairo, {Resource::wood});
  table.beginLoading({boatOf({2, 0, 1, 2, 1}, 4), boatOf({9}, 3)});
  Load load{.player = a, .boat = 1, .statues = all({0, 0, 1}), .troops = {}, .drawnStatues = {}};
  isSaidAs([&] { return refused(table, load); },
           "Anna would need 2 camels, but has only 1 camel (LOAD-4)",
           "Anna bräuchte 2 Kamele, hat aber nur 1 Kamel (LOAD-4)");
  load.troops[at(Site::giza)] = Resource::camel;
  isSaidAs([&] { return saying(load); },
           "Anna loads boat 1 of the row: statues as 1 food; Giza fetches 1 camel",
           "Anna belädt Boot 1 der Reihe: Statuen als 1 Nahrung; Gizeh holt 1 Kamel");
  isSaidAs([&] { return Said::brief(load, tableNames()); }, "Anna loads boat 1 of the row",
           "Anna belädt Boot 1 der Reihe");
  Load wrong = load;
  wrong.troops[at(Site::cairo)] = Resource::stone;
  isSaidAs([&] { return refused(table, wrong); },
           "The corner of Cairo does not show 1 stone (LOAD-5)",
           "Die Ecke von Kairo zeigt nicht 1 Stein (LOAD-5)");
  QVERIFY(table.enter(load));
  isSaidAs(
      [&] { return moved(table).section(u'\n', 0, 0); },
      "Anna: 1 camel, 2 stones, 1 worker and 1 statue to the supply; takes the boat, face down",
      "Anna: 1 Kamel, 2 Steine, 1 Arbeiter und 1 Statue in den allgemeinen Vorrat; nimmt das "
      "Boot verdeckt an sich");
}

void tst_PyramidionSentences::example15_highPriest() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.lay(Site::thebes, all({2}));
  table.plays({card(a, CardKind::highPriest), card(a, CardKind::merchant, 0, 0, 5),
               card(b, CardKind::merchant, 0, 0, 4)});
  table.passAll();
  isSaidAs([&] { return moved(table); }, "Anna: 2 camels from Thebes", "Anna: 2 Kamele von Theben");
  isSaidAs(
      [&] {
        return refused(table, TakeBack{a, {1, 2}});
      },
      "At most 1 card can be taken back, not 2 (SPECIAL-HIGH-PRIEST)",
      "Höchstens 1 Karte kann zurückgenommen werden, nicht 2 (SPECIAL-HIGH-PRIEST)");
  isSaidAs(
      [&] {
        return refused(table, TakeBack{a, {3, 0}});
      },
      "Card 3 is not Anna’s own (SPECIAL-HIGH-PRIEST)",
      "Karte 3 gehört nicht Anna (SPECIAL-HIGH-PRIEST)");
  const TakeBack merchant{a, {2, 0}};
  isSaidAs([&] { return saying(merchant); }, "Anna takes back card 2", "Anna nimmt Karte 2 zurück");
  QVERIFY(table.enter(merchant));
  isSaidAs([&] { return moved(table).section(u'\n', 0, 1); },
           "Anna: takes card 2 back in hand\n2 cards off the site, basic cards to their owners",
           "Anna: nimmt Karte 2 zurück auf die Hand\n"
           "2 Karten weg vom Ort, Basis-Karten zu ihren Besitzern");
}

void tst_PyramidionSentences::example17_philosopher() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({deity(a, Category::haggling), card(b, CardKind::thief)});
  const Play doubles = on(card(c, CardKind::philosopher, 1, 0, 2), 1);
  isSaidAs([&] { return saying(doubles); }, "Carla plays Philosopher 1/0/2: doubles card 1",
           "Carla spielt Philosoph 1/0/2: verdoppelt Karte 1");
  isSaidAs([&] { return saying(deity(a, Category::haggling)); },
           "Anna plays the basic card Deity for haggling",
           "Anna spielt die Basis-Karte Gottheit für Feilschen");
  isSaidAs([&] { return refused(table, card(c, CardKind::philosopher)); },
           "This card can act here and has to; please choose what it does: Philosopher (SPECIAL-2)",
           "Diese Karte kann hier wirken und muss es auch; es fehlt, was sie tut: Philosoph "
           "(SPECIAL-2)");
  QVERIFY(table.enter(doubles));
  isSaidAs([&] { return moved(table); },
           "Carla: plays Philosopher as card 3; philosopher marker onto card 1",
           "Carla: spielt Philosoph als Karte 3; Philosophen-Marker auf Karte 1");
}

void tst_PyramidionSentences::example19_stonemason() {
  PyramidionTable table;
  table.open(Site::luxor);
  table.lay(Site::luxor, all({0, 0, 0, 2}));
  table.lay(Site::giza, all({1, 0, 2}));
  Play play = ankh(card(a, CardKind::stonemason), false);
  play.deed.swap = Swap{Site::giza, all({0, 0, 0, 1}), all({0, 0, 1})};
  isSaidAs([&] { return refused(table, play); },
           "A swap with Giza is exactly 2 for 2, not 1 (SPECIAL-STONEMASON)",
           "Mit Gizeh wird genau 2 gegen 2 getauscht, nicht 1 (SPECIAL-STONEMASON)");
  play.deed.swap = Swap{Site::giza, all({0, 0, 0, 2}), all({1, 0, 1})};
  isSaidAs([&] { return saying(play); },
           "Anna plays Stonemason: swaps 2 stones for 1 camel and 1 food from Giza",
           "Anna spielt Steinmetz: tauscht 2 Steine gegen 1 Kamel und 1 Nahrung von Gizeh");
  QVERIFY(table.enter(play));
  isSaidAs([&] { return moved(table); },
           "Anna: plays Stonemason as card 1\n2 stones from Luxor onto Giza\n"
           "1 camel and 1 food from Giza onto Luxor",
           "Anna: spielt Steinmetz als Karte 1\n2 Steine von Luxor nach Gizeh\n"
           "1 Kamel und 1 Nahrung von Gizeh nach Luxor");
}

void tst_PyramidionSentences::example20_reservedBoat() {
  PyramidionTable table;
  isSaidAs(
      [&] {
        return saying(Activate{a, Site::karnak, boatOf({1, 2})});
      },
      "Anna activates Karnak: a boat for 1 camel and 2 wood",
      "Anna aktiviert Karnak: ein Boot für 1 Kamel und 2 Holz");
  table.openKarnak(boatOf({1, 2}));
  isSaidAs([&] { return moved(table); }, "Anna: draws a boat, open and reserved",
           "Anna: zieht ein Boot, offen und reserviert");
  isSaidAs(
      [&] {
        return saying(Load{
            .player = a, .boat = reservedBoat, .statues = {}, .troops = {}, .drawnStatues = {}});
      },
      "Anna loads the reserved boat", "Anna belädt das reservierte Boot");
}

void tst_PyramidionSentences::example26_supplyIsShort() {
  PyramidionTable table;
  table.leaveInSupply(Resource::stone, 3);
  table.state.faceUp[at(Site::luxor)] = all({0, 0, 0, 4});
  table.state.row.assign(4, boatOf({1}));
  table.state.boatPile = boatCount - 4;
  table.state.phase = Phase::boats;
  QVERIFY(table.enter(NewBoats{1, {boatOf({1})}}));
  isSaidAs([&] { return noted(table); }, "The supply is short: 3 stones instead of 4 stones",
           "Der allgemeine Vorrat reicht nicht: 3 Steine statt 4 Steine");
  isSaidAs([&] { return moved(table); }, "1 boat turned up\n3 stones from the supply onto Luxor",
           "1 Boot aufgedeckt\n3 Steine aus dem allgemeinen Vorrat nach Luxor");
}

void tst_PyramidionSentences::example27_trade() {
  PyramidionTable table;
  table.open(Site::abuSimbel);
  table.own(a, all({0, 0, 0, 0, 7}));
  table.passAll();
  isSaidAs(
      [&] {
        return refused(table, Trade{a, 2});
      },
      "Anna can trade only once, not 2 times (POWER-ABU-SIMBEL)",
      "Anna kann nur einmal tauschen, nicht 2-mal (POWER-ABU-SIMBEL)");
  isSaidAs(
      [&] {
        return saying(Trade{a, 1});
      },
      "Anna trades workers for 1 statue", "Anna tauscht Arbeiter gegen 1 Statue");
  QVERIFY(table.enter(Trade{a, 1}));
  isSaidAs([&] { return moved(table).section(u'\n', 0, 0); },
           "Anna: 3 workers to the supply; 1 statue from the supply",
           "Anna: 3 Arbeiter in den allgemeinen Vorrat; 1 Statue aus dem allgemeinen Vorrat");
}

void tst_PyramidionSentences::example30_target() {
  RuleOptions options;
  options.boatPoints = BoatPoints::asked;
  PyramidionTable table(3, options);
  table.loaded(a, {9});
  table.loaded(b, {7});
  table.endLoading();
  isSaidAs([] { return saying(Claim{0b11}); }, "Target reached: Anna and Ben",
           "Ziel erreicht: Anna und Ben");
  isSaidAs([&] { return refused(table, Claim{bitOf(c)}); },
           "Carla has no boat, and so no points of boats (END-3)",
           "Carla hat kein Boot und damit auch keine Punkte auf Booten (END-3)");
  QVERIFY(table.enter(Claim{bitOf(a)}));
  isSaidAs(
      [&] {
        return refused(table, Reveal{{9, 7, 0, 0}});
      },
      "The target is 10, but the best of these players has 9 (END-3)",
      "Das Ziel ist 10, aber mehr als 9 hat davon niemand (END-3)");
}

void tst_PyramidionSentences::missingMinimaAreNamed_RESOLVE5() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({card(a, CardKind::torturer, 4)});
  table.passAll();
  QCOMPARE(table.state.phase, Phase::minima);
  isSaidAs(
      [&] {
        return refused(table, Activate{b, Site::giza, {}});
      },
      "It is time for “Minima of the site” now, not for “Activate a site” (PHASE)\n"
      "This needs a printed value that nobody has written down yet: Minima of Thebes. "
      "(RESOLVE-5)",
      "Jetzt ist „Minima des Ortes“ dran, nicht „Ort aktivieren“ (PHASE)\n"
      "Dazu fehlt ein gedruckter Wert, den noch niemand aufgeschrieben hat: Minima von "
      "Theben. (RESOLVE-5)");
  isSaidAs(
      [&] {
        return saying(TellMinima{Site::thebes, 7, 5});
      },
      "Minima of Thebes: influence 7, negotiation 5",
      "Minima von Theben: Einfluss 7, Verhandlung 5");
}

void tst_PyramidionSentences::sumsAreCalledOut_REC3() {
  Tally tally{.markers = turned({{5, all({1})}}), .before = {}, .sums = {}, .raised = 3};
  tally.before = {std::int16_t{7}, std::int16_t{4}, {}, {}};
  tally.sums[at(Category::influence)][a] = std::int16_t{7};
  tally.sums[at(Category::haggling)][a] = std::int16_t{0};
  isSaidAs([&] { return saying(tally); },
           "Sums called out: revolt 5 with 1 camel; influence before the revolt Anna 7, Ben 4; "
           "influence Anna 7; haggling Anna 0; minima raised by 3",
           "Summen angesagt: Revolte 5 mit 1 Kamel; Einfluss vor der Revolte Anna 7, Ben 4; "
           "Einfluss Anna 7; Feilschen Anna 0; Minima erhöht um 3");
  isSaidAs([&] { return Said::brief(tally, tableNames()); }, "Sums called out", "Summen angesagt");
}

void tst_PyramidionSentences::roundEndsInFewLines_END4() {
  PyramidionTable table;
  for (const Site site : {Site::giza, Site::luxor}) table.state.on(site).sundial = true;
  table.state.reserved = boatOf({1});
  table.state.reservedBy = b;
  --table.state.boatPile;
  table.endLoading();
  isSaidAs([&] { return moved(table).section(u'\n', 0, 1); },
           "All sundials off the sites\nBen: reserved boat to the discards",
           "Alle Sonnenuhr-Marker weg von den Orten\n"
           "Ben: reserviertes Boot auf den Abwurfstapel");
  isSaidAs([&] { return noted(table); }, "Nobody has reached the target",
           "Niemand hat das Ziel erreicht");
}

void tst_PyramidionSentences::undoneMovesAreTheDifferenceOfTables() {
  PyramidionTable table;
  table.open(Site::giza);
  table.lay(Site::giza, all({2}));
  const State before = table.state;
  State then = before;
  then.on(Site::giza).resources = all({1});
  then.of(a).resources = all({1});
  then.on(Site::giza).sundial = true;
  then.on(Site::luxor).troops[at(Troop::negotiator)] = c;
  then.of(b).marker = 2;
  then.of(b).common = 4;
  then.row.push_back(boatOf({1}));
  then.reserved = boatOf({1});
  then.reservedBy = a;
  isSaidAs(
      [&] {
        const auto effects = Said::movesBetween(table.edition, then, before);
        return Said::moves(effects, tableNames()).join(u'\n');
      },
      "Giza: 1 camel more, 2 now\nSundial off Giza\n"
      "Carla: negotiator troop home from Luxor\n"
      "Anna: 1 camel less, 0 now; reserved boat off the table\n"
      "Ben: 12 cards in hand; order marker back to Giza\n"
      "Another boat at place 1 of the row",
      "Gizeh: 1 Kamel mehr, jetzt 2\nSonnenuhr-Marker weg von Gizeh\n"
      "Carla: Unterhändler-Truppe heim von Luxor\n"
      "Anna: 1 Kamel weniger, jetzt 0; reserviertes Boot vom Tisch\n"
      "Ben: 12 Karten auf der Hand; Spielerreihenfolge-Marker zurück nach Gizeh\n"
      "Ein anderes Boot auf Platz 1 der Reihe");
  QVERIFY(Said::movesBetween(table.edition, before, before).empty());
  QVERIFY(Said::sameLayout(table.edition, table.edition));
}

void tst_PyramidionSentences::entriesMadeAnywaySaySo() {
  record::RecordedEntry<Rules> line;
  line.entry = Pass{b, {}};
  line.anyway = true;
  line.reason = "house rule";
  isSaidAs([&] { return Said::sentence(line, tableNames()); },
           "Ben passes – entered anyway (house rule)",
           "Ben passt – trotzdem eingetragen (house rule)");
  record::GameRecord<Rules> game;
  QVERIFY(Said::isSettingUp(game));
  game.entries.emplace_back().entry = SetUp{{1, 2, 0, 0}, {}};
  game.entries.emplace_back().entry = TellMinima{Site::luxor, 1, 2};
  QVERIFY(Said::isSettingUp(game));
  game.entries.push_back(line);
  QVERIFY(!Said::isSettingUp(game));
  QVERIFY(!Said::corrects(line.entry));
  QCOMPARE(Said::playerOf(line.entry), b);
}

void tst_PyramidionSentences::numberThatCanBeOneAgrees() {
  const auto counted = [](int count) {
    QStringList parts;
    for (const Resource kind : allResources) parts += text::countedResource(count, kind);
    return parts.join(u'|');
  };
  isSaidAs([&] { return counted(1); }, "1 camel|1 wood|1 food|1 stone|1 worker|1 statue",
           "1 Kamel|1 Holz|1 Nahrung|1 Stein|1 Arbeiter|1 Statue");
  isSaidAs([&] { return counted(2); }, "2 camels|2 wood|2 food|2 stones|2 workers|2 statues",
           "2 Kamele|2 Holz|2 Nahrung|2 Steine|2 Arbeiter|2 Statuen");
  isSaidAs([] { return text::resourcesText({}); }, "nothing", "nichts");
  isSaidAs([] { return saying(NextSupply{}); }, "Next supply card: nothing",
           "Nächste Nachschubkarte: nichts");
}

void tst_PyramidionSentences::pointsSayWhereTheyComeFrom_END1() {
  Edition copy = bareEdition();
  copy.printed.push_back({"boats", "", table::Provenance::assumed, "a guess"});
  PyramidionTable table(3, {}, copy);
  table.loaded(a, {4, 5});
  table.station(a, {Site::giza});
  table.corner(Site::giza, {Resource::stone});
  table.own(b, all({1}));
  table.beginLoading({boatOf({1})});
  table.state.boatPile = boatCount - 3;
  QCOMPARE(table.state.turn, b);
  record::Replay<Rules> played(table.game);
  played.state = table.state;
  record::RecordedEntry<Rules> line;
  line.entry = Load{.player = b, .boat = 1, .statues = {}, .troops = {}, .drawnStatues = {}};
  QVERIFY(played.play(line).accepted);
  QCOMPARE(played.state.phase, Phase::over);
  isSaidAs(
      [&] {
        QStringList reasons;
        for (const table::LedgerLine& points : played.ledger.lines()) {
          reasons += Said::reason(points, tableNames(), played.effects);
        }
        return reasons.join(u'\n');
      },
      "Loaded boat 1\nLoaded boat 2\nMost torturer troops on sites\nLoaded boat 1",
      "Beladenes Boot 1\nBeladenes Boot 2\nDie meisten Folterknecht-Truppen auf Orten\n"
      "Beladenes Boot 1");
  const Said::Basis basis(played, table.edition);
  QCOMPARE(basis.lines().front(), table::PrintedSet{0});
  QCOMPARE(basis.lines()[2], table::PrintedSet{});
  isSaidAs([&] { return Said::restsOn(basis.lines().front(), Said::names({}, table.edition)); },
           "* Rests on values that nobody has compared yet: Needs and points of the boats",
           "* Beruht auf Werten, die noch niemand verglichen hat: Bedarf und Punkte der Boote");
}

void tst_PyramidionSentences::pointsOfBoatsMakeNoDifference_SEE2() {
  const auto saidWith = [](int points) {
    PyramidionTable table;
    QStringList said;
    const auto enter = [&](const Entry& entry) {
      said += saying(entry);
      QVERIFY2(table.enter(entry), qPrintable(table.refusal(entry)));
      for (const Effect& effect : table.effects) said += Said::sentence(effect, tableNames());
      said += moved(table);
    };
    table.state.row.assign(4, boatOf({9}));
    table.state.boatPile = boatCount - 4;
    table.state.phase = Phase::boats;
    enter(NewBoats{1, {boatOf({1}, points)}});
    table.openKarnak(boatOf({2}, points));
    said += moved(table);
    table.own(a, all({3}));
    table.state.phase = Phase::load;
    table.state.turn = a;
    enter(Load{.player = a, .boat = 5, .statues = {}, .troops = {}, .drawnStatues = {}});
    table.state.turn = a;
    enter(Load{.player = a, .boat = reservedBoat, .statues = {}, .troops = {}, .drawnStatues = {}});
    return said;
  };
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    QCOMPARE(saidWith(1), saidWith(4));
  }
}

NILOMETER_TEST(tst_PyramidionSentences)
#include "tst_pyramidion_sentences.moc"
