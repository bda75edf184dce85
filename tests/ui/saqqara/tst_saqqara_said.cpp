// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of Saqqara says of what is asked, what is missing and what cannot be: by keys,
// with three players, the first one with a name of 54 letters, and nothing known that is printed.
#include "test_program.h"
#include "tests/ui/painted_texts.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "ui/pages/rule_book/rules_book.h"
#include "ui/saqqara/action_bar/strip_words.h"
#include "ui/saqqara/explain/saqqara_why.h"
#include "ui/saqqara/guide/saqqara_guide.h"
#include "ui/saqqara/rule_book/saqqara_book.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/move_parts.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/action_bar/turn_line.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/text/language.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

const std::array<Threshold, warehouseCount> highThresholds{9, 9, 9, 2};

saqqara::GameRecord newGame(const Edition& edition) {
  saqqara::GameRecord record = ui::SessionOf<Rules>::Record();
  record.header.editionId = edition.id;
  record.header.editionChecksum = edition.checksum;
  record.header.players = {
      {.name = "Maximiliana Hohenstein-Schlossberg von und zu Thurnfeld", .colour = "blue"},
      {.name = "Ben", .colour = "red"},
      {.name = "Carla", .colour = "green"}};
  return record;
}

struct Asked : SaqqaraWindow {
  Asked() : SaqqaraWindow(newGame(bareEdition()), bareEdition()) {
    using enum Pyramid;
    enter(SetUp{red, pyramids({thief, soldiers, irrigation, trade, court})});
  }
  void enter(const Entry& entry) { QVERIFY(session.enter(entry).accepted); }
  /// What nobody thinks about, so that the game goes on.
  [[nodiscard]] Entry usual() const {
    const State& state = session.shown();
    const Phase phase = state.phase;
    OpenMarket market;
    market.cards.fill(goodsCard(Good::fish));
    if (phase == Phase::market) return market;
    if (phase == Phase::auction || phase == Phase::invest) return Pass{state.turn};
    if (phase == Phase::stall) return MoveStall{offTrack};
    if (phase == Phase::stock) return TableNumber{0};
    if (phase == Phase::thresholds) return OpenThresholds{highThresholds};
    Player hidden = 0;
    while (hidden < state.players && state.of(hidden).isShown()) ++hidden;
    if (phase == Phase::reveal) return Reveal{hidden, {1, 1, 1, 1}};
    return Done{state.turn};
  }
  void playTo(Phase phase, int round = 1) {
    while (session.shown().phase != phase || session.shown().round < round) {
      if (!session.enter(usual()).accepted) qFatal("the game does not go on");
    }
    // What was shared out is read, and the next thing asked.
    while (!said().columns.empty()) QTest::keyClick(&view, Qt::Key_Return);
  }
  void keys(const QString& letters) { QTest::keyClicks(&view, letters); }
  [[nodiscard]] const ui::StripContent& said() const { return view.strip().content(); }
  [[nodiscard]] QString moves() const {
    const ui::MoveContent& content = view.strip().moveLine().content();
    return content.text + content.told;
  }
};

} // namespace

class tst_saqqara_said : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void distributionTableIsAskedByYearAndColumn_ASK1();
  void usedThresholdCardsAreShuffledFirst_THRESH4();
  void shareOutIsSaidBeforeEnter_STOCK2();
  void nobodyInvestsIsSaid_INVEST4();
  void whoHasNoGoodsIsNamed_INVEST3();
  void passDoneAgainIsSaidAgain();
  void missingWarehouseIsSaid_INVEST2();
  void goodsThatNobodyHasAreRefused_GOODS3();
  void closedKeysSayWhy_data();
  void closedKeysSayWhy();
  void bidderIsToldWhatToBeat_AUCTION4();
  void beggarIsToldWhereAndHowMany_DIST3();
  void warehouseIsToldBesideALongName_DIST3();
  void changeDoesNotSayThatUnreadPointsStay_ASK3();
  void changeTellsPointsThatAreRead_END3();
  void goodsOfChoiceAreCounted_WORKER3();
  void theftSaysHowMuchAndThatItIsOver_TILETHIEF();
  void levelThatWasUsedIsSaidOfItsWorker_WORKER4();
  void priceThatNobodyHasReadIsNoQuestion_ASK2();
  void roundsAreCountedAlikeEverywhere();
  void logSaysOfWhomAndHowMany();
  void goodsThatGoTheSameWayAreOneSign();
  void ruleToSearchForIsOneOfTheBook();
};

void tst_saqqara_said::distributionTableIsAskedByYearAndColumn_ASK1() {
  Asked table;
  table.playTo(Phase::stock, 2);
  QCOMPARE(table.said().title, u"Jahr 1: Bonus für Fisch"_s);
  QVERIFY2(table.said().hint.contains(u"zweite Spalte"_s), qPrintable(table.said().hint));
  table.playTo(Phase::stock, 6);
  QCOMPARE(table.said().title, u"Jahr 2: Land für jedes Lager"_s);
  QVERIFY2(table.said().hint.contains(u"dritte Spalte"_s), qPrintable(table.said().hint));
}

void tst_saqqara_said::usedThresholdCardsAreShuffledFirst_THRESH4() {
  Asked table;
  table.playTo(Phase::thresholds, 5);
  QVERIFY2(!table.said().hint.contains(u"mischen"_s), qPrintable(table.said().hint));
  table.playTo(Phase::thresholds, 6);
  QVERIFY2(table.said().hint.contains(u"mischen"_s), qPrintable(table.said().hint));
  const QString think = guideOf(table.session.game(), table.session.shown(), table.session.table(),
                                ui::PromptLevel::newcomer)
                            .think.join(u' ');
  QVERIFY2(think.contains(u"gemischt"_s), qPrintable(think));
}

void tst_saqqara_said::shareOutIsSaidBeforeEnter_STOCK2() {
  Asked table;
  table.playTo(Phase::stock, 2);
  table.keys(u"3"_s);
  const QString hint = table.said().hint;
  QTest::keyClick(&table.view, Qt::Key_Return);
  QVERIFY(!table.said().columns.empty());
  for (const ui::PhaseColumn& column : table.said().columns) {
    QVERIFY2(hint.contains(column.line.text), qPrintable(hint + u" / "_s + column.line.text));
  }
}

void tst_saqqara_said::nobodyInvestsIsSaid_INVEST4() {
  Asked table;
  table.playTo(Phase::thresholds);
  table.enter(OpenThresholds{{2, noYield, noYield, 2}});
  QCOMPARE(table.session.shown().phase, Phase::reveal);
  QVERIFY2(table.moves().contains(u"Niemand investiert"_s), qPrintable(table.moves()));
}

void tst_saqqara_said::whoHasNoGoodsIsNamed_INVEST3() {
  Asked table;
  table.playTo(Phase::invest);
  table.enter(Invest{red, Warehouse::fish, gold(3)});
  table.enter(Pass{blue});
  table.enter(Pass{yellow}); // back to whoever has put in all there was
  QVERIFY2(table.moves().contains(u"kann nichts mehr tun und passt"_s), qPrintable(table.moves()));
}

void tst_saqqara_said::passDoneAgainIsSaidAgain() {
  Asked table;
  table.playTo(Phase::invest);
  table.keys(u"-"_s);
  QCOMPARE(table.session.record().entries.size(), std::size_t{3});
  QVERIFY2(table.moves().contains(u"passt"_s), qPrintable(table.moves()));
  table.session.undo();
  table.session.redo();
  QVERIFY2(table.moves().contains(u"passt"_s), qPrintable(table.moves()));
}

void tst_saqqara_said::missingWarehouseIsSaid_INVEST2() {
  Asked table;
  table.playTo(Phase::invest);
  table.keys(u"T"_s);
  QCOMPARE(table.said().hint, u"In welches Lager?"_s);
  QCOMPARE(table.view.strip().turnLine().shownHint(), table.view.strip().content().hint);
}

void tst_saqqara_said::goodsThatNobodyHasAreRefused_GOODS3() {
  Asked table;
  table.playTo(Phase::invest);
  table.keys(u"Q"_s);
  QVERIFY(table.said().refused);
  QVERIFY2(table.said().body.contains(u"GOODS-3"_s), qPrintable(table.said().body));
  QVERIFY(!table.said().canConfirm && !table.said().canInsist);
  // The next key means what it always does.
  table.keys(u"T"_s);
  QVERIFY(!table.said().refused);
  table.keys(u"Q"_s);
  QVERIFY(table.said().refused);
  // One press takes back what was chosen, and the sentence with it.
  QTest::keyClick(&table.view, Qt::Key_Escape);
  QVERIFY(!table.said().refused);
  QVERIFY(!table.view.hasBegun());
}

void tst_saqqara_said::closedKeysSayWhy_data() {
  QTest::addColumn<QString>("key");
  QTest::newRow("sail") << u"N"_s;
  QTest::newRow("exchange") << u"H"_s;
}

void tst_saqqara_said::closedKeysSayWhy() {
  QFETCH(const QString, key);
  Asked table;
  table.playTo(Phase::develop);
  QVERIFY(table.session.shown().of(red).goods[Good::land] == 0);
  table.keys(key);
  QVERIFY(table.said().refused);
  QVERIFY2(table.said().body.contains(u"Land, hat aber nur 0"_s), qPrintable(table.said().body));
  QTest::keyClick(&table.view, Qt::Key_Escape);
  QVERIFY(!table.said().refused);
}

void tst_saqqara_said::bidderIsToldWhatToBeat_AUCTION4() {
  Asked table;
  table.playTo(Phase::auction, 5);
  QVERIFY2(table.said().hint.contains(u"1 bei Fisch"_s), qPrintable(table.said().hint));
  table.keys(u"TT"_s);
  QVERIFY2(table.said().hint.startsWith(u"Für welche Karte: Fisch"_s),
           qPrintable(table.said().hint));
  table.keys(u"1"_s);
  QTest::keyClick(&table.view, Qt::Key_Return);
  QVERIFY2(table.said().hint.contains(u"3 bei Fisch"_s), qPrintable(table.said().hint));
  QVERIFY2(table.said().hint.contains(u"1 bei Leinen"_s), qPrintable(table.said().hint));
}

void tst_saqqara_said::beggarIsToldWhereAndHowMany_DIST3() {
  Asked table;
  table.playTo(Phase::thresholds);
  table.enter(OpenThresholds{{3, noYield, noYield, 2}});
  table.enter(Invest{red, Warehouse::fish, gold(1)});
  table.enter(Reveal{red, {1, 1, 1, 1}});
  table.enter(Reveal{blue, {beggar, 1, 1, 1}});
  table.enter(Reveal{yellow, {1, 1, 1, 1}});
  QCOMPARE(table.session.shown().phase, Phase::distribute);
  while (!table.said().columns.empty()) QTest::keyClick(&table.view, Qt::Key_Return);
  QCOMPARE(table.said().hint, u"Höchstens 2 Waren aus dem Lager Fisch."_s);
}

// The turn line has no room for the hint then.
void tst_saqqara_said::warehouseIsToldBesideALongName_DIST3() {
  Asked table;
  table.playTo(Phase::thresholds);
  table.enter(OpenThresholds{{3, noYield, noYield, 2}});
  table.enter(Invest{red, Warehouse::fish, gold(1)});
  table.enter(Reveal{red, {beggar, 1, 1, 1}});
  table.enter(Reveal{blue, {1, 1, 1, 1}});
  table.enter(Reveal{yellow, {1, 1, 1, 1}});
  QCOMPARE(table.session.shown().phase, Phase::distribute);
  QCOMPARE(table.session.shown().turn, red);
  while (!table.said().columns.empty()) QTest::keyClick(&table.view, Qt::Key_Return);
  for (const QSize size : {QSize(1280, 720), QSize(1024, 600), QSize(800, 480)}) {
    table.view.resize(size);
    test::PaintedTexts page(size);
    table.view.strip().render(&page);
    QStringList written;
    for (const test::PaintedText& text : page.texts()) written += text.text;
    const auto isNamed = [](const QString& text) {
      return text.endsWith(u"Lager Fisch.") || text == u"Fisch:";
    };
    QVERIFY2(std::ranges::any_of(written, isNamed), qPrintable(written.join(u'|')));
  }
}

/// One level 1 in place of another, at the same price: nothing else is other than before.
struct OtherLevel : Asked {
  explicit OtherLevel(Phase phase, bool isRead) {
    playTo(Phase::develop);
    for (const Pyramid pyramid : {Pyramid::trade, Pyramid::court}) {
      Tell price = telling(Told::cost, pyramid, 1, 0);
      price.cost.goods = gold(1);
      enter(price);
      if (isRead) enter(telling(Told::points, pyramid, 1, pyramid == Pyramid::trade ? 3 : 5));
    }
    enter(up(Pyramid::trade));
    const std::size_t built = session.record().entries.size() - 1;
    enter(Done{session.shown().turn});
    playTo(phase, phase == Phase::final ? 0 : 2);
    const Player turn = std::get<Advance>(session.record().entries[built].entry).player;
    session.startReplacing(built);
    enter(Advance{turn, Pyramid::court, {}, {}});
  }
};

void tst_saqqara_said::changeDoesNotSayThatUnreadPointsStay_ASK3() {
  const OtherLevel table(Phase::final, false);
  QVERIFY(table.view.amended().isVisible());
  const QString said = table.view.amended().text();
  QVERIFY2(!said.contains(u"Wie bisher: Punkte"), qPrintable(said));
  QVERIFY2(said.contains(u"Noch sind nicht alle Punkte abgelesen."), qPrintable(said));
}

void tst_saqqara_said::changeTellsPointsThatAreRead_END3() {
  const OtherLevel table(Phase::auction, true);
  const QString said = table.view.amended().text();
  QVERIFY2(!said.contains(u"Wie bisher"), qPrintable(said));
  QVERIFY2(said.contains(u"Punkte"), qPrintable(said));
}

void tst_saqqara_said::goodsOfChoiceAreCounted_WORKER3() {
  Asked table;
  table.playTo(Phase::develop);
  Tell price = telling(Told::cost, Pyramid::trade, 1, 0);
  price.cost = {{}, 2};
  table.enter(price);
  const ui::ChoiceId trade{questionId(Ask::pyramid), static_cast<int>(Pyramid::trade)};
  table.keys(table.view.keys().of(trade));
  QCOMPARE(table.said().hint, u"Noch 2 Waren nach Wahl für den Preis nennen."_s);
  table.keys(u"T"_s);
  QVERIFY2(table.said().body.contains(u"kostet 2 beliebige Waren, nicht 1"_s),
           qPrintable(table.said().body));
  table.keys(u"T"_s);
  QVERIFY(table.said().canConfirm);
}

void tst_saqqara_said::theftSaysHowMuchAndThatItIsOver_TILETHIEF() {
  Asked table;
  for (const int level : {1, 2}) {
    table.playTo(Phase::develop, level);
    while (table.session.shown().turn != red) table.enter(table.usual());
    Tell price = telling(Told::cost, Pyramid::thief, level, 0);
    price.cost.goods = gold(1);
    table.enter(price);
    table.enter(up(Pyramid::thief));
  }
  table.keys(u"S"_s);
  QCOMPARE(table.said().hint, u"Höchstens 1 Ware von 1 Spieler."_s);
  QVERIFY2(table.said().title.endsWith(u" stiehlt"_s), qPrintable(table.said().title));
  // The goods of a kind stand below each other, whatever their owners are called.
  const auto left = [&](const ui::QuestionRow& row, int good) {
    return table.view.strip().choice(row.question, good)->mapTo(&table.view, QPoint()).x();
  };
  int victims = 0;
  for (const ui::QuestionRow& row : table.said().rows) {
    if (saqqara::askOf(row.question) != Ask::loot) continue;
    ++victims;
    for (const ui::QuestionRow::Entry& entry : row.chips) {
      QCOMPARE(left(row, entry.id), left(table.said().rows.front(), entry.id));
    }
  }
  QVERIFY(victims > 1);
  QTest::keyClick(&table.view, Qt::Key_Escape);
  Steal steal{red, {}};
  steal.loot[blue] = gold(1);
  table.enter(steal);
  table.keys(u"S"_s);
  QVERIFY(table.said().refused);
  QVERIFY2(table.said().body.contains(u"schon gestohlen"_s), qPrintable(table.said().body));
  QVERIFY(!table.said().canConfirm && !table.said().canInsist);
}

void tst_saqqara_said::levelThatWasUsedIsSaidOfItsWorker_WORKER4() {
  SaqqaraTable table(3);
  table.price(Pyramid::trade, 2, {});
  table.put(red, Pyramid::trade, 1);
  table.beginDevelopment(2);
  table.of(red).climbed = pyramids({Pyramid::trade});
  const Verdict verdict = judge(table.game, table.state, up(Pyramid::trade));
  QCOMPARE(verdict.findings().size(), std::size_t{1});
  const text::SaqqaraNames names{&table.edition, {u"Anna"_s, u"Ben"_s, u"Carla"_s}};
  QCOMPARE(text::SpokenSaqqara::sentence(verdict.findings().front(), names),
           u"In der Pyramide Handel ist der Arbeiter von Anna in dieser Runde schon eine Ebene "
           "höher gekommen (WORKER-4)"_s);
}

void tst_saqqara_said::priceThatNobodyHasReadIsNoQuestion_ASK2() {
  Asked table;
  table.playTo(Phase::develop);
  const ui::WhyText why = pyramidWhy(table.session, Pyramid::trade, red);
  QVERIFY(!why.lines.isEmpty());
  for (const QString& line : why.lines) QVERIFY2(!line.contains(u'?'), qPrintable(line));
}

void tst_saqqara_said::roundsAreCountedAlikeEverywhere() {
  Asked table;
  table.playTo(Phase::stock, 6);
  QCOMPARE(phaseLook(table.session.clock()).round, u"Jahr 2, Runde 6"_s);
  const QString phase = text::phaseSentence(6, Phase::stock, table.session.table());
  QVERIFY2(phase.startsWith(u"Runde 6, Land"_s), qPrintable(phase));
}

void tst_saqqara_said::logSaysOfWhomAndHowMany() {
  const Edition edition = bareEdition();
  const text::SaqqaraNames names{&edition, {u"Anna"_s, u"Ben"_s, u"Carla"_s}};
  Steal steal{red, {}};
  steal.loot[blue] = gold(1);
  QCOMPARE(text::brief(steal, names), u"Anna stiehlt 1 Gold von Ben"_s);
  const Convert card{red, Exchange::card, Good::fish, Good::land, Warehouse::fish, 2};
  QCOMPARE(text::brief(card, names), u"Anna: 3 Fisch → 1 Land (2×)"_s);
  const Convert back{red, Exchange::card, Good::gold, Good::wood, Warehouse::fish, 1};
  QCOMPARE(text::brief(back, names), u"Anna: 1 Gold → 2 Holz"_s);
  QCOMPARE(text::brief(up(Pyramid::soldiers), names), u"Anna: Arbeiter → Soldaten"_s);
  OpenMarket market;
  market.cards.fill(goodsCard(Good::fish));
  QVERIFY(text::brief(market, names).contains(u"1 Gold → 2 Fisch"_s));
}

void tst_saqqara_said::goodsThatGoTheSameWayAreOneSign() {
  using Kind = ui::MoveGlyph::Kind;
  std::vector<ui::MoveGlyph> glyphs;
  const auto add = [&](ui::Ware ware, int count, const QString& way) {
    ui::addGlyph(glyphs, {.kind = Kind::wares, .text = way, .wares = {{ware, count}}});
  };
  add(ui::Ware::fish, 1, u"from the supply"_s);
  add(ui::Ware::wood, 2, u"from the supply"_s);
  add(ui::Ware::fish, 1, u"from the supply"_s);
  add(ui::Ware::fish, 1, u"from warehouse Fish"_s);
  QCOMPARE(glyphs.size(), std::size_t{2});
  const std::vector<ui::MoveGlyph::Pieces> all{{ui::Ware::fish, 2}, {ui::Ware::wood, 2}};
  QCOMPARE(glyphs.front().wares, all);
}

void tst_saqqara_said::ruleToSearchForIsOneOfTheBook() {
  const auto edition = std::make_shared<const Edition>(bareEdition());
  const ui::RulesBook book = saqqaraBook({edition, edition->sheet, {}});
  const std::string rule = book.aRule().toStdString();
  QVERIFY2(std::ranges::find(ruleNames, rule) != std::ranges::end(ruleNames), rule.c_str());
}

NILOMETER_TEST(tst_saqqara_said)
#include "tst_saqqara_said.moc"
