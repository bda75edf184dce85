// SPDX-License-Identifier: GPL-3.0-or-later
// What exactly Saqqara says at the worked examples of docs/rules-saqqara.md, in both languages.
#include "test_program.h"
#include "tests/words/saqqara/saqqara_sentences.h"

using namespace nilometer;
using namespace nilometer::saqqara_words;

namespace {

constexpr std::array<MarketCard, warehouseCount> fourCards{
    goodsCard(Good::fish), goodsCard(Good::linen), landCard(Good::fish), landCard(Good::wood)};

QString saidOf(const Entry& entry) {
  return text::sentence(entry, sentenceNames());
}
/// Why the entry is refused: all that speaks against it.
QString refusalOf(const SaqqaraTable& table, const Entry& entry) {
  QStringList said;
  const Verdict verdict = judge(table.game, table.state, entry);
  for (const Finding& finding : verdict.findings()) {
    said += Speech::sentence(finding, sentenceNames());
  }
  return said.join(u'\n');
}
/// What the last entry has hands move.
QString movesOf(const SaqqaraTable& table) {
  return text::movesOf(table.effects, sentenceNames()).join(u'\n');
}
/// What the last entry has the table know.
QString notesOf(const SaqqaraTable& table) {
  QStringList said;
  for (const Effect& effect : table.effects) {
    if (effect.kind == EffectKind::note) said += text::sentence(effect, sentenceNames());
  }
  return said.join(u'\n');
}

} // namespace

class tst_SaqqaraSentences : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void cleanup() { QVERIFY(text::useLanguage(u"en")); }
  void example01_setUp();
  void example02_auction();
  void example03_withdrawing();
  void example05_beggar();
  void example07_thresholdNotReached();
  void example12_religion();
  void example13_government();
  void example14_theft();
  void example16_newRound();
  void example18_freeWorker();
  void example20_circles();
  void example21_thresholds();
  void missingPriceIsNamed();
  void doubtfulFactsAreNoted();
  void undoneMovesAreTheDifferenceOfTables();
  void whatAllHaveIsSaidOnce_INFL1();
  void entriesMadeAnywaySaySo();
  void numberThatCanBeOneAgrees();
  void pointsRestOnAssumedValuesAlone();
};

void tst_SaqqaraSentences::example01_setUp() {
  using enum Pyramid;
  SaqqaraTable table(4);
  const SetUp alone{red, pyramids({thief, irrigation, trade, court, religion, progress})};
  isSaidAs(
      [&] { return saidOf(alone); },
      "Anna starts; pyramids in play: Irrigation, Religion, Royal Court, Trade, Progress and "
      "Thief",
      "Anna beginnt; Pyramiden im Spiel: Bewässerung, Religion, Königshof, Handel, Fortschritt "
      "und Dieb");
  isSaidAs(
      [&] { return refusalOf(table, alone); },
      "Soldiers and Thief are in play together or not at all; still missing: Soldiers (SET-3)",
      "Soldaten und Dieb sind nur zusammen im Spiel oder gar nicht; es fehlt: Soldaten (SET-3)");
}

void tst_SaqqaraSentences::example02_auction() {
  SaqqaraTable table(3);
  table.beginMarket(5, fourCards);
  isSaidAs(
      [&] { return saidOf(OpenMarket{fourCards}); },
      "Market cards: Fish: 1 gold → 2 fish, Linen: 1 gold → 2 linen, Wood: 3 fish → 1 land, "
      "Gold: 3 wood → 1 land",
      "Marktkarten: Fisch: 1 Gold → 2 Fisch, Leinen: 1 Gold → 2 Leinen, Holz: 3 Fisch → 1 Land, "
      "Gold: 3 Holz → 1 Land");
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::linen, gold(1)}));
  isSaidAs(
      [&] {
        return refusalOf(table, Bid{yellow, Warehouse::linen, gold(1)});
      },
      "Under Linen at least 2 goods are needed, not 1 (AUCTION-4)",
      "Unter Leinen sind mindestens 2 Waren nötig, nicht 1 (AUCTION-4)");
  const Withdraw away{red, Warehouse::fish};
  isSaidAs([&] { return text::brief(away, sentenceNames()); }, "Anna withdraws from Fish",
           "Anna zieht sich von Fisch zurück");
  const Bid bid{yellow, Warehouse::linen, gold(2)};
  isSaidAs([&] { return saidOf(bid); }, "Carla bids 2 gold for the card under Linen",
           "Carla bietet 2 Gold für die Karte unter Leinen");
  isSaidAs([&] { return text::brief(bid, sentenceNames()); }, "Carla: bid 2 gold → Linen",
           "Carla: Angebot 2 Gold → Leinen");
  QVERIFY(table.enter(bid));
  isSaidAs([&] { return movesOf(table); },
           "Carla: 2 gold to the hut of Linen\n"
           "Anna: takes the market card under Fish\n"
           "1 gold from the hut into the warehouse Fish",
           "Carla: 2 Gold an die Hütte Leinen\n"
           "Anna: nimmt die Marktkarte unter Fisch\n"
           "1 Gold von der Hütte ins Lager Fisch");
  QVERIFY(table.enter(Bid{red, Warehouse::wood, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::linen, gold(2)}));
  QVERIFY(table.enter(Pass{yellow}));
  isSaidAs([&] { return movesOf(table); },
           "2 gold from the hut into the warehouse Linen\n"
           "Anna: takes the market card under Wood\n"
           "1 gold from the hut into the warehouse Wood\n"
           "Ben: takes the market card under Linen\n"
           "3 gold from the hut into the warehouse Linen; 1 market card off the board, under Gold",
           "2 Gold von der Hütte ins Lager Leinen\n"
           "Anna: nimmt die Marktkarte unter Holz\n"
           "1 Gold von der Hütte ins Lager Holz\n"
           "Ben: nimmt die Marktkarte unter Leinen\n"
           "3 Gold von der Hütte ins Lager Leinen; 1 Marktkarte vom Plan, unter Gold");
}

void tst_SaqqaraSentences::example03_withdrawing() {
  SaqqaraTable table(3);
  table.beginMarket(5, fourCards);
  QVERIFY(table.enter(Bid{red, Warehouse::linen, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::linen, gold(2)}));
  QVERIFY(table.enter(Bid{yellow, Warehouse::fish, gold(1)}));
  const Withdraw away{red, Warehouse::linen};
  isSaidAs([&] { return saidOf(away); }, "Anna withdraws from the card under Linen",
           "Anna zieht sich von der Karte unter Leinen zurück");
  QVERIFY(table.enter(away));
  isSaidAs(
      [&] {
        return refusalOf(table, Bid{red, Warehouse::linen, gold(2)});
      },
      "Anna has given up the card under Linen and does not bid on it again (AUCTION-7)\n"
      "Under Linen at least 3 goods are needed, not 2 (AUCTION-4)",
      "Anna hat die Karte unter Leinen aufgegeben und bietet nicht wieder auf sie (AUCTION-7)\n"
      "Unter Leinen sind mindestens 3 Waren nötig, nicht 2 (AUCTION-4)");
}

void tst_SaqqaraSentences::example05_beggar() {
  SaqqaraTable table(4);
  table.distribute(Warehouse::fish, 4, fish(5) + wood(1), {2, beggar, 6, 5});
  isSaidAs(
      [&] {
        return refusalOf(table, TakeGoods{blue, Warehouse::fish, wood(2)});
      },
      "The Fish warehouse has only 1 wood, not 2 (DIST-3)",
      "Im Lager Fisch gibt es nur 1 Holz, nicht 2 (DIST-3)");
  QVERIFY(table.enter(TakeGoods{blue, Warehouse::fish, fish(1) + wood(1)}));
  isSaidAs(
      [&] { return movesOf(table); },
      "Ben: 1 fish and 1 wood from the warehouse Fish\n"
      "Carla: 4 fish from the warehouse Fish\n"
      "All influence cards to the discards; Threshold cards to the used pile: Fish, Linen, "
      "Wood, Gold",
      "Ben: 1 Fisch und 1 Holz aus dem Lager Fisch\n"
      "Carla: 4 Fisch aus dem Lager Fisch\n"
      "Alle Einflusskarten auf die Ablage; Grenzkarten zum benutzten Stapel: Fisch, Leinen, Holz, "
      "Gold");
}

void tst_SaqqaraSentences::example07_thresholdNotReached() {
  SaqqaraTable table(3);
  table.beginInvest(2, {9, noYield, noYield, noYield});
  table.fill(Warehouse::fish, fish(1));
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Pass{player}));
  isSaidAs([&] { return notesOf(table); },
           "Carla is finished for this phase\nFish: threshold 9 not reached with 1 good",
           "Carla macht in dieser Phase nichts mehr\nFisch: Grenzwert 9 nicht erreicht mit 1 Ware");
}

void tst_SaqqaraSentences::example12_religion() {
  RuleOptions total;
  total.religionRange = ReligionRange::total;
  isSaidAs([&] { return text::ruleSummary("TILE-RELIGION"_rule, total).section(u". "_s, -1); },
           "Card and markers together have to fit.", "Karte und Marken zusammen müssen passen.");
  isSaidAs([&] { return text::saqqaraRuleTitle("TILE-RELIGION"_rule); }, "Religion", "Religion");
}

void tst_SaqqaraSentences::example13_government() {
  SaqqaraTable table(3);
  table.put(blue, Pyramid::government, 2);
  table.beginInvest(2, {9, noYield, noYield, noYield});
  table.fill(Warehouse::fish, fish(8));
  QVERIFY(table.enter(Invest{red, Warehouse::fish, gold(1)}));
  isSaidAs([&] { return movesOf(table); },
           "Anna: 1 gold into the warehouse Fish\nBen: 1 gold from the supply",
           "Anna: 1 Gold ins Lager Fisch\nBen: 1 Gold aus dem Vorrat");
  isSaidAs(
      [&] {
        return saidOf(Invest{red, Warehouse::fish, gold(1)});
      },
      "Anna invests 1 gold into Fish", "Anna investiert 1 Gold in Fisch");
}

void tst_SaqqaraSentences::example14_theft() {
  SaqqaraTable table(4);
  table.put(red, Pyramid::thief, 4);
  table.put(green, Pyramid::soldiers, 2);
  table.own(yellow, land(1));
  table.beginDevelopment(2);
  Steal steal{red, {}};
  steal.loot[blue] = gold(2);
  isSaidAs([&] { return refusalOf(table, steal); },
           "At least 2 players have to be robbed, not 1 (TILE-THIEF)",
           "Mindestens 2 Spieler müssen bestohlen werden, nicht 1 (TILE-THIEF)");
  steal.loot[green] = gold(1);
  isSaidAs([&] { return refusalOf(table, steal); },
           "Soldiers protect Dora from theft (TILE-SOLDIERS)",
           "Soldaten schützen Dora vor Diebstahl (TILE-SOLDIERS)");
  steal.loot[green] = {};
  steal.loot[yellow] = land(1);
  isSaidAs([&] { return saidOf(steal); }, "Anna steals 2 gold from Ben and 1 land from Carla",
           "Anna stiehlt 2 Gold von Ben und 1 Land von Carla");
  QVERIFY(table.enter(steal));
  isSaidAs([&] { return movesOf(table); }, "Anna: 2 gold from Ben; 1 land from Carla",
           "Anna: 2 Gold von Ben; 1 Land von Carla");
}

void tst_SaqqaraSentences::example16_newRound() {
  SaqqaraTable table(3);
  table.tellTable(3);
  table.put(red, Pyramid::soldiers, 3);
  table.leaveInSupply(Good::wood, 1);
  table.beginDevelopment(1);
  QVERIFY(table.enter(Done{red}));
  QVERIFY(table.enter(Done{blue}));
  QVERIFY(table.enter(Done{yellow}));
  isSaidAs(
      [&] { return movesOf(table); },
      "Die to Fish, showing 1; Start marker to Ben; 5 fish into the warehouse Fish; 2 linen into "
      "the warehouse Linen; 1 wood into the warehouse Wood; 2 gold into the warehouse Gold",
      "Würfel auf Fisch, er zeigt 1; Startspielermarke zu Ben; 5 Fisch ins Lager Fisch; 2 Leinen "
      "ins Lager Leinen; 1 Holz ins Lager Holz; 2 Gold ins Lager Gold");
  isSaidAs([&] { return notesOf(table); },
           "Carla is finished for this phase\nThe supply is short of wood: 1 instead of 2",
           "Carla macht in dieser Phase nichts mehr\nDer Vorrat hat zu wenig Holz: 1 statt 2");
}

void tst_SaqqaraSentences::example18_freeWorker() {
  SaqqaraTable table(3);
  table.price(Pyramid::trade, 5, {wood(2), 1});
  table.own(red, wood(2) + gold(1));
  table.put(red, Pyramid::trade, 4);
  table.beginDevelopment(14);
  isSaidAs([&] { return refusalOf(table, up(Pyramid::trade)); },
           "This level of Trade takes 1 good of any kind, not 0 (WORKER-3)",
           "Diese Ebene der Pyramide Handel kostet 1 beliebige Ware, nicht 0 (WORKER-3)");
  const Advance top{red, Pyramid::trade, {}, gold(1)};
  isSaidAs([&] { return saidOf(top); },
           "Anna builds in the pyramid Trade, paid where any good will do: 1 gold",
           "Anna baut in der Pyramide Handel, als beliebige Ware gezahlt: 1 Gold");
  QVERIFY(table.enter(top));
  isSaidAs([&] { return movesOf(table); },
           "Anna: 2 wood and 1 gold to the supply; worker to level 5 of the pyramid Trade",
           "Anna: 2 Holz und 1 Gold in den Vorrat; Arbeiter auf Ebene 5 der Pyramide Handel");
  isSaidAs([&] { return refusalOf(table, Done{red}); },
           "First choose where the free worker of Anna goes (WORKER-6)",
           "Zuerst muss feststehen, wohin der kostenlose Arbeiter von Anna kommt (WORKER-6)");
  isSaidAs(
      [&] {
        return saidOf(FreeWorker{red, Pyramid::intrigue});
      },
      "Anna places a free worker on the pyramid Intrigue",
      "Anna setzt einen kostenlosen Arbeiter in die Pyramide Intrige");
}

void tst_SaqqaraSentences::example20_circles() {
  const Convert twice{red, Exchange::irrigation, Good::land, Good::linen, Warehouse::fish, 2};
  isSaidAs([&] { return saidOf(twice); },
           "Anna exchanges land for linen, by the pyramid Irrigation, 2 times",
           "Anna tauscht Land gegen Leinen, durch die Pyramide Bewässerung, 2-mal");
  const Convert card{red, Exchange::card, Good::linen, Good::land, Warehouse::wood, 1};
  isSaidAs([&] { return saidOf(card); },
           "Anna exchanges 3 linen for 1 land, with the market card under Wood",
           "Anna tauscht 3 Leinen gegen 1 Land, mit der Marktkarte unter Holz");
}

void tst_SaqqaraSentences::example21_thresholds() {
  SaqqaraTable table(4);
  table.tellTable(0);
  table.beginRound(1);
  const OpenThresholds wrong{{3, 5, noYield, 4}};
  isSaidAs(
      [&] { return refusalOf(table, wrong); },
      "In round 1 one of the thresholds has to be a 2; please choose the wrong one (THRESH-2)",
      "In Runde 1 muss einer der Grenzwerte eine 2 sein; bitte den falschen wählen (THRESH-2)");
  const OpenThresholds cards{{2, 5, noYield, 3}};
  isSaidAs([&] { return saidOf(cards); }, "Thresholds: Fish 2, Linen 5, Wood no yield, Gold 3",
           "Grenzwerte: Fisch 2, Leinen 5, Holz kein Ertrag, Gold 3");
  QVERIFY(table.enter(cards));
  isSaidAs([&] { return movesOf(table); },
           "Threshold cards: Fish 2, Linen 5, Wood no yield, Gold 3\n"
           "All draw influence cards; All lay influence cards face down",
           "Grenzkarten: Fisch 2, Leinen 5, Holz kein Ertrag, Gold 3\n"
           "Alle ziehen Einflusskarten; Alle legen Einflusskarten verdeckt");
  isSaidAs(
      [&] {
        return refusalOf(table, Invest{blue, Warehouse::fish, gold(1)});
      },
      "It is Anna’s turn, not Ben’s (INVEST-1)\nIt is Anna’s turn, not Ben’s (TURN)",
      "Jetzt ist Anna am Zug, nicht Ben (INVEST-1)\nJetzt ist Anna am Zug, nicht Ben (TURN)");
  const Reveal reveal{red, {1, beggar, 9, trader}};
  isSaidAs([&] { return saidOf(reveal); },
           "Anna turns up: Fish 1, Linen Beggar, Wood 9, Gold Trader",
           "Anna deckt auf: Fisch 1, Leinen Bettler, Holz 9, Gold Händler");
  isSaidAs([&] { return text::brief(reveal, sentenceNames()); }, "Anna: 1, Beggar, 9, Trader",
           "Anna: 1, Bettler, 9, Händler");
}

void tst_SaqqaraSentences::missingPriceIsNamed() {
  SaqqaraTable table(3);
  table.beginDevelopment(2);
  isSaidAs([&] { return refusalOf(table, up(Pyramid::court)); },
           "This needs a printed value that nobody has written down yet: Price of level 1 of Royal "
           "Court. (ASK-2)",
           "Dazu fehlt ein gedruckter Wert, den noch niemand aufgeschrieben hat: Preis von Ebene 1 "
           "(Königshof). (ASK-2)");
  Tell price = telling(Told::cost, Pyramid::court, 1, 0);
  price.cost = {wood(1) + gold(2), 1};
  isSaidAs([&] { return saidOf(price); },
           "Price of level 1 of Royal Court: 1 wood, 2 gold and 1 good of any kind",
           "Preis von Ebene 1 (Königshof): 1 Holz, 2 Gold und 1 beliebige Ware");
}

void tst_SaqqaraSentences::doubtfulFactsAreNoted() {
  SaqqaraTable table(3);
  table.beginMarket(5, fourCards);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Pass{player}));
  QVERIFY(table.enter(MoveStall{landField}));
  // Behind whatever it led to.
  isSaidAs([&] { return notesOf(table).section(u'\n', -1); },
           "Doubtful: the place of the stall. Expected: Fish, Linen, Wood and Gold",
           "Zweifelhaft: der Platz des Marktstands. Erwartet: Fisch, Leinen, Holz und Gold");
  for (const int number : {65, 0}) {
    const Told what = number == 0 ? Told::spaces : Told::points;
    QVERIFY(table.enter(telling(what, Pyramid::trade, 3, number)));
    const auto said = [&] { return notesOf(table).section(u'\n', -1); };
    if (number == 0) {
      isSaidAs(said, "Doubtful: 0 as a printed number; at least 1 is likely",
               "Zweifelhaft: 0 als gedruckte Zahl; wahrscheinlich ist mindestens 1");
    } else {
      isSaidAs(said, "Doubtful: 65 as a printed number; at most 30 is likely",
               "Zweifelhaft: 65 als gedruckte Zahl; wahrscheinlich ist höchstens 30");
    }
  }
  isSaidAs([&] { return saidOf(MoveStall{offTrack}); },
           "The stall leaves its track: no further market",
           "Der Marktstand verlässt seinen Weg: kein weiterer Markt");
}

void tst_SaqqaraSentences::undoneMovesAreTheDifferenceOfTables() {
  SaqqaraTable table(3);
  table.beginMarket(5, fourCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::linen, gold(1)}));
  const State before = table.state;
  QVERIFY(table.enter(Bid{yellow, Warehouse::linen, gold(2)}));
  const auto undone = [&] {
    const auto effects = Speech::movesBetween(table.edition, table.state, before);
    return Speech::moves(effects, sentenceNames()).join(u'\n');
  };
  isSaidAs(undone,
           "Anna: hut of Fish: 1 gold more, 1 now\n"
           "Carla: 2 gold more, 3 now; hut of Linen: 2 gold less, 0 now\n"
           "Warehouse Fish: 1 gold less, 0 now\n"
           "1 market card laid out under Fish",
           "Anna: Hütte Fisch: 1 Gold mehr, jetzt 1\n"
           "Carla: 2 Gold mehr, jetzt 3; Hütte Leinen: 2 Gold weniger, jetzt 0\n"
           "Lager Fisch: 1 Gold weniger, jetzt 0\n"
           "1 Marktkarte ausgelegt unter Fisch");
  QVERIFY(Speech::movesBetween(table.edition, before, before).empty());
  // Workers, boats and cards that go back, and a round that has not begun.
  State then = table.state;
  then.of(red).level[at(Pyramid::trade)] = 2;
  then.of(red).boat = 4;
  then.of(blue).hand = 5;
  then.of(blue).laid = 4;
  then.in(Warehouse::gold).threshold = 7;
  ++then.round;
  isSaidAs(
      [&] {
        return Speech::moves(Speech::movesBetween(table.edition, then, table.state),
                             sentenceNames())
            .join(u'\n');
      },
      "Anna: worker back from the pyramid Trade; boat to space 0\n"
      "Ben: influence cards in hand: 0\n"
      "Threshold cards to the used pile: Gold\n"
      "Die to Gold, showing 1\n"
      "Start marker to Anna",
      "Anna: Arbeiter zurück von der Pyramide Handel; Boot auf Feld 0\n"
      "Ben: Einflusskarten auf der Hand: 0\n"
      "Grenzkarten zum benutzten Stapel: Gold\n"
      "Würfel auf Gold, er zeigt 1\n"
      "Startspielermarke zu Anna");
}

// Back to where everybody has as many cards: it is said once.
void tst_SaqqaraSentences::whatAllHaveIsSaidOnce_INFL1() {
  SaqqaraTable table(4);
  table.beginDevelopment(1);
  State then = table.state;
  for (const Player player : {red, blue, yellow, green}) {
    then.of(player).hand = 4;
    then.of(player).laid = player == green ? 1 : 2;
  }
  isSaidAs(
      [&] {
        return Speech::moves(Speech::movesBetween(table.edition, table.state, then),
                             sentenceNames())
            .join(u'\n');
      },
      "All: influence cards in hand: 4\n"
      "Anna: influence cards face down: 2\n"
      "Ben: influence cards face down: 2\n"
      "Carla: influence cards face down: 2\n"
      "Dora: influence cards face down: 1",
      "Alle: Einflusskarten auf der Hand: 4\n"
      "Anna: Einflusskarten verdeckt: 2\n"
      "Ben: Einflusskarten verdeckt: 2\n"
      "Carla: Einflusskarten verdeckt: 2\n"
      "Dora: Einflusskarten verdeckt: 1");
}

void tst_SaqqaraSentences::entriesMadeAnywaySaySo() {
  saqqara::RecordedEntry line;
  line.entry = Pass{blue};
  line.anyway = true;
  line.reason = "house rule";
  isSaidAs([&] { return Speech::sentence(line, sentenceNames()); },
           "Ben passes – entered anyway (house rule)",
           "Ben passt – trotzdem eingetragen (house rule)");
  saqqara::GameRecord record;
  QVERIFY(Speech::isSettingUp(record));
  record.entries.emplace_back().entry = SetUp{red, 0};
  record.entries.emplace_back().entry = telling(Told::nileLast, Pyramid::trade, 1, 30);
  QVERIFY(Speech::isSettingUp(record));
  record.entries.push_back(line);
  QVERIFY(!Speech::isSettingUp(record));
  QVERIFY(!Speech::corrects(line.entry));
  QCOMPARE(Speech::playerOf(line.entry), blue);
}

void tst_SaqqaraSentences::numberThatCanBeOneAgrees() {
  isSaidAs(
      [] {
        return saidOf(Sail{red, 1});
      },
      "Anna sails 1 space on the Nile", "Anna fährt 1 Feld auf dem Nil");
  isSaidAs(
      [] {
        return saidOf(Sail{red, 2});
      },
      "Anna sails 2 spaces on the Nile", "Anna fährt 2 Felder auf dem Nil");
  isSaidAs([] { return text::priceText({{}, 1}); }, "1 good of any kind", "1 beliebige Ware");
  isSaidAs([] { return text::goodsText({}); }, "nothing", "nichts");
  isSaidAs(
      [] {
        return text::marketCard({CardKind::land, {}});
      },
      "3 goods of one kind → 1 land", "3 gleiche Waren → 1 Land");
}

void tst_SaqqaraSentences::pointsRestOnAssumedValuesAlone() {
  Edition copy = bareEdition();
  copy.sheet.level(Pyramid::trade, 3).points = std::int16_t{5};
  copy.printed.push_back({"pyramids.trade[2].vp", "5", table::Provenance::assumed, "a guess"});
  SaqqaraTable table(3, {}, copy);
  table.put(red, Pyramid::trade, 3);
  table.of(blue).boat = 8;
  table.beginDevelopment(rounds);
  table.turnOf(yellow);
  Replay played(table.game);
  played.state = table.state;
  saqqara::RecordedEntry line;
  line.entry = Done{yellow};
  QVERIFY(played.play(line).accepted);
  const auto ledger = played.ledger.lines();
  QCOMPARE(ledger.size(), std::size_t{2}); // END-3
  const auto reasonOf = [&](std::size_t i) {
    return Speech::reason(ledger[i], sentenceNames(),
                          played.effectsOf(static_cast<std::size_t>(ledger[i].entry) - 1));
  };
  isSaidAs([&] { return reasonOf(0); }, "Level 3 of the pyramid Trade",
           "Ebene 3 der Pyramide Handel");
  isSaidAs([&] { return reasonOf(1); }, "Space 8 on the Nile", "Feld 8 auf dem Nil");
  const Speech::Basis basis(played, table.edition);
  QCOMPARE(basis.lines().front(), table::PrintedSet{0});
  QCOMPARE(basis.lines().back(), table::PrintedSet{});
  QCOMPARE(basis.ofEntry(0, red), table::PrintedSet{0});
  const text::SaqqaraNames names{&table.edition, {}};
  isSaidAs([&] { return Speech::restsOn(basis.lines().front(), names); },
           "* Rests on values that nobody has compared yet: Points of level 3 of Trade",
           "* Beruht auf Werten, die noch niemand verglichen hat: Punkte von Ebene 3 (Handel)");
  QCOMPARE(Speech::restsOnLines({}, names), QStringList());
  QCOMPARE(Speech::restsOnLines({0}, names).size(), 2);
  // Read off the pyramid: ASK-4.
  line.entry = telling(Told::points, Pyramid::trade, 3, 6);
  QVERIFY(played.play(line).accepted);
  QCOMPARE(played.ledger.total(red), 6);
  QVERIFY(Speech::Basis(played, table.edition).lines().back().empty());
  Edition other = table.edition;
  QVERIFY(Speech::sameLayout(table.edition, other));
  std::swap(other.warehouses[0], other.warehouses[1]);
  QVERIFY(!Speech::sameLayout(table.edition, other));
}

NILOMETER_TEST(tst_SaqqaraSentences)
#include "tst_saqqara_sentences.moc"
