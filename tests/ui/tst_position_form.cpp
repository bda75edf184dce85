// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/engine/position_documents.h"
#include "tests/ui/table_window.h"
#include "ui/egizia/end_position/egizia_form.h"
#include "ui/egizia/end_position/position_entry.h"

#include <QTest>

#include <random>

using namespace nilometer;
using namespace nilometer::test;
using ui::PositionCell;
using ui::PositionEntered;
using enum ui::PositionRow;

namespace {

struct Read {
  egizia::PositionDocument document;
  egizia::Position position;
};

Read readBack(const egizia::PositionDocument& document, const egizia::Edition& edition) {
  const std::string text = writePosition(document, edition);
  return {orStop(egizia::readPositionDocument(text, edition), text),
          orStop(egizia::readPosition(text, edition), text)};
}

QString problemsOf(const ui::PositionCheck& check) {
  QStringList all{check.otherProblem};
  for (const auto& [cell, sentence] : check.problems) {
    all += u"row %1 player %2: %3"_s.arg(static_cast<int>(cell.row)).arg(cell.player).arg(sentence);
  }
  for (const PositionCell& cell : check.missing) {
    all += u"row %1 player %2 missing"_s.arg(static_cast<int>(cell.row)).arg(cell.player);
  }
  return all.join(u'\n');
}

bool scoresAlike(const egizia::Position& one, const egizia::Position& other,
                 const egizia::Edition& edition) {
  const auto first = scorePosition(one, edition);
  const auto second = scorePosition(other, edition);
  return first.track == second.track && first.ranking == second.ranking;
}

/// Two players; what is given here for both.
PositionEntered twoPlayers(const QString& points = u"10"_s) {
  PositionEntered entry;
  entry.seats = {{"Anna", "blue", 0}, {"Ben", "red", 0}};
  for (egizia::Player player = 0; player < 2; ++player) {
    entry.texts[{ui::PositionRow::points, 0, player}] = std::to_string(points.toInt() + player);
    entry.texts[{stoneMarket, 0, player}] = "1";
    entry.texts[{tombSum, 0, player}] = "0";
  }
  return entry;
}

bool shows(const PositionEntered& entry, const PositionCell& cell, const egizia::Edition& edition) {
  const auto cells = ui::cellsOf(entry, edition);
  return std::ranges::find(cells, cell) != cells.end();
}

} // namespace

/// An end position while it is entered, without the screen.
class tst_PositionForm : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void whatIsNotAskedNeverChangesAPoint();
  void everythingKeepsEveryDetail();
  void storedPositionComesBackAsItWasEntered();
  void onlyWhatCanMatterIsAsked();
  void orderTilesFollowFromThePoints_ORDER_1();
  void lastPlaceInTheQueueFollowsFromTheOthers();
  void saleIsOfferedOnTheLowestSteps_MARKET_4();
  void impossibleNumbersAreToldAtTheirField_data();
  void impossibleNumbersAreToldAtTheirField();
  void builtThatTheStonesContradictIsTold();
  void severalProblemsAreToldAtOnce();
  void cardOfTwoPlayersIsToldAtBoth();
  void halfEnteredPositionsNeverFail();
  void shortestKeyFindsItsCard();

private:
  std::shared_ptr<const egizia::Edition> m_golden = goldenEdition();
  const egizia::Edition& m_edition = *m_golden;
};

void tst_PositionForm::whatIsNotAskedNeverChangesAPoint() {
  for (unsigned seed = 0; seed < 500; ++seed) {
    const RandomPosition random(m_edition, 2 + static_cast<int>(seed % 3), seed);
    const Read full = readBack(random.document(), m_edition);
    const PositionEntered entry = ui::neededEntryOf(full.document, m_edition);
    const ui::PositionCheck result = ui::check(entry, m_edition);
    QVERIFY2(result.position, qPrintable(problemsOf(result)));
    QVERIFY(scoresAlike(*result.position, full.position, m_edition));
  }
}

void tst_PositionForm::everythingKeepsEveryDetail() {
  for (unsigned seed = 0; seed < 60; ++seed) {
    const RandomPosition random(m_edition, 2 + static_cast<int>(seed % 3), seed);
    const Read full = readBack(random.document(), m_edition);
    const PositionEntered entry = ui::entryOf(full.document, m_edition);
    const ui::PositionCheck result = ui::check(entry, m_edition);
    QVERIFY2(result.position, qPrintable(problemsOf(result)));
    QVERIFY(scoresAlike(*result.position, full.position, m_edition));
    const egizia::PositionDocument again = ui::documentOf(entry, m_edition);
    for (std::size_t i = 0; i < again.players.size(); ++i) {
      QVERIFY(again.players[i].fields == full.document.players[i].fields);
      QVERIFY(again.players[i].permanents == full.document.players[i].permanents);
      QVERIFY(again.players[i].crews == full.document.players[i].crews);
    }
  }
}

void tst_PositionForm::storedPositionComesBackAsItWasEntered() {
  for (unsigned seed = 0; seed < 60; ++seed) {
    const RandomPosition random(m_edition, 4, seed);
    const Read full = readBack(random.document(), m_edition);
    const PositionEntered entry = ui::neededEntryOf(full.document, m_edition);
    const Read saved = readBack(ui::documentOf(entry, m_edition), m_edition);
    const PositionEntered opened = ui::entryOf(saved.document, m_edition);
    QVERIFY(opened == entry);
  }
}

void tst_PositionForm::onlyWhatCanMatterIsAsked() {
  PositionEntered entry = twoPlayers();
  QVERIFY(ui::check(entry, m_edition).position);
  for (const auto row : {queue, grainMarket, stones, blueCrew, greenGrain, quarryYield, obelisk,
                         pyramidBuilt, permanents}) {
    QVERIFY(!shows(entry, {row, 0, 0}, m_edition));
  }
  const auto give = [&](const char* id) { entry.cards[{sphinx, 0, 0}] = {{id, 0}}; };
  give("crew-black");
  QVERIFY(shows(entry, {blackCrew, 0, 0}, m_edition));
  QVERIFY(!shows(entry, {blackCrew, 0, 1}, m_edition));
  QVERIFY(!shows(entry, {blueCrew, 0, 0}, m_edition));
  give("most-brown");
  QVERIFY(shows(entry, {brownGrain, 0, 0}, m_edition));
  QVERIFY(shows(entry, {brownGrain, 0, 1}, m_edition));
  QVERIFY(!shows(entry, {greenGrain, 0, 1}, m_edition));
  give("players-grain-market");
  QVERIFY(shows(entry, {grainMarket, 0, 1}, m_edition));
  give("last-both-markets");
  QVERIFY(shows(entry, {grainMarket, 0, 0}, m_edition));
  QVERIFY(!shows(entry, {grainMarket, 0, 1}, m_edition));
  give("every-building-2");
  for (const auto row : {obelisk, tombs, pyramid, temple}) {
    QVERIFY(shows(entry, {row, 0, 0}, m_edition));
    QVERIFY(!shows(entry, {row, 0, 1}, m_edition));
  }
  give("pyramid-row-3");
  QVERIFY(shows(entry, {pyramidBuilt, 2, 0}, m_edition));
  QVERIFY(!shows(entry, {pyramidBuilt, 1, 0}, m_edition));
}

void tst_PositionForm::orderTilesFollowFromThePoints_ORDER_1() {
  PositionEntered entry = twoPlayers(u"40"_s);
  QCOMPARE(ui::proposed(entry, {orderTile, 0, 0}, m_edition), std::optional(1));
  QCOMPARE(ui::proposed(entry, {orderTile, 0, 1}, m_edition), std::optional(2));
  entry.texts[{points, 0, 1}] = "40";
  QVERIFY(!ui::proposed(entry, {orderTile, 0, 0}, m_edition));
  entry.texts[{queue, 0, 0}] = "1";
  QCOMPARE(ui::proposed(entry, {orderTile, 0, 0}, m_edition), std::optional(2));
  entry.texts[{orderTile, 0, 0}] = "1";
  const auto result = ui::check(entry, m_edition);
  QVERIFY(result.position);
  QCOMPARE(int{result.position->facts.orderTile[1]}, 2);
}

void tst_PositionForm::lastPlaceInTheQueueFollowsFromTheOthers() {
  PositionEntered entry = twoPlayers(u"40"_s);
  entry.texts[{points, 0, 1}] = "40";
  QCOMPARE(ui::check(entry, m_edition).missing.size(), std::size_t{2});
  entry.texts[{queue, 0, 1}] = "1";
  const auto result = ui::check(entry, m_edition);
  QVERIFY2(result.position, qPrintable(problemsOf(result)));
  QCOMPARE(result.position->track.placeInQueue(1), 0);
  QCOMPARE(result.position->track.placeInQueue(0), 1);
}

void tst_PositionForm::saleIsOfferedOnTheLowestSteps_MARKET_4() {
  PositionEntered entry = twoPlayers();
  const int lowest = m_edition.stoneMarketSteps;
  entry.texts[{stoneMarket, 0, 0}] = std::to_string(lowest);
  QVERIFY(shows(entry, {stones, 0, 0}, m_edition));
  QVERIFY(!shows(entry, {stones, 0, 1}, m_edition));
  QVERIFY(!shows(entry, {sell, 0, 0}, m_edition));
  entry.texts[{stones, 0, 0}] = std::to_string(3 * m_edition.stonesPerSalePoint);
  QVERIFY(shows(entry, {sell, 0, 0}, m_edition));
  const auto sold = ui::check(entry, m_edition);
  QVERIFY(sold.position && sold.position->sell[0]);
  QCOMPARE(scorePosition(*sold.position, m_edition).track.points(0), 13);
  entry.switched.insert({sell, 0, 0});
  const auto kept = ui::check(entry, m_edition);
  QVERIFY(kept.position && !kept.position->sell[0]);
}

void tst_PositionForm::impossibleNumbersAreToldAtTheirField_data() {
  QTest::addColumn<QString>("card");
  QTest::addColumn<int>("row");
  QTest::addColumn<QString>("first");
  QTest::addColumn<QString>("second");
  const auto row = [](const char* name, const char* card, ui::PositionRow at, const QString& first,
                      const QString& second) {
    QTest::newRow(name) << QString::fromLatin1(card) << static_cast<int>(at) << first << second;
  };
  row("letters", "", points, u"40"_s, u"many"_s);
  row("huge", "", points, u"40"_s, u"99999999999999999999"_s);
  row("beyond the last step", "", stoneMarket, u"1"_s, u"99"_s);
  row("step 0", "", stoneMarket, u"1"_s, u"0"_s);
  row("negative", "", tombSum, u"0"_s, u"-3"_s);
  row("a sum no tiles have", "", tombSum, u"0"_s, u"1"_s);
  row("a tile that is not in the box", "", tombSum, u"0"_s, u"4 99"_s);
  row("tile twice", "", orderTile, u"1"_s, u"1"_s);
  row("more brown than there is", "most-brown", brownGrain, u"20"_s, u"25"_s);
  row("more quarries than there are", "most-quarries", quarryYield, u"27"_s, u"27"_s);
}

void tst_PositionForm::impossibleNumbersAreToldAtTheirField() {
  QFETCH(QString, card);
  QFETCH(int, row);
  QFETCH(QString, first);
  QFETCH(QString, second);
  PositionEntered entry = twoPlayers();
  if (!card.isEmpty()) {
    entry.cards[{sphinx, 0, 0}] = {{card.toStdString(), 0}};
  }
  const auto at = static_cast<ui::PositionRow>(row);
  entry.texts[{at, 0, 0}] = first.toStdString();
  entry.texts[{at, 0, 1}] = second.toStdString();
  const ui::PositionCheck result = ui::check(entry, m_edition);
  QVERIFY(!result.position);
  QCOMPARE(result.otherProblem, QString());
  QCOMPARE(result.problems.size(), std::size_t{1});
  QVERIFY(result.problems.begin()->first == (PositionCell{at, 0, 1}));
  QVERIFY(result.problems.begin()->second.endsWith(u'.'));
}

void tst_PositionForm::builtThatTheStonesContradictIsTold() {
  PositionEntered entry = twoPlayers();
  entry.cards[{sphinx, 0, 0}] = {{"pyramid-row-3", 0}, {"pyramid-6", 0}};
  entry.cards[{sphinx, 0, 1}] = {{"pyramid-7", 0}};
  const int third = m_edition.plan(egizia::Building::pyramid).parts[2].count;
  entry.texts[{pyramid, 0, 0}] = "1";
  entry.texts[{pyramid, 0, 1}] = "1";
  entry.texts[{pyramidBuilt, 2, 0}] = std::to_string(third);
  const ui::PositionCheck result = ui::check(entry, m_edition);
  QCOMPARE(result.problems.size(), std::size_t{1});
  QVERIFY(result.problems.contains({pyramidBuilt, 2, 0}));
  entry.texts[{pyramidBuilt, 2, 0}] = "0";
  QVERIFY(ui::check(entry, m_edition).position);
}

void tst_PositionForm::severalProblemsAreToldAtOnce() {
  PositionEntered entry = twoPlayers();
  entry.texts[{points, 0, 0}] = "x";
  entry.texts[{tombSum, 0, 0}] = "1";
  entry.texts[{tombSum, 0, 1}] = "1";
  entry.texts[{stoneMarket, 0, 1}] = "99";
  QCOMPARE(ui::check(entry, m_edition).problems.size(), std::size_t{4});
}

void tst_PositionForm::cardOfTwoPlayersIsToldAtBoth() {
  PositionEntered entry = twoPlayers();
  const ui::PositionCard card{"permanent-cards", 0};
  entry.cards[{sphinx, 0, 0}] = {card};
  entry.cards[{sphinx, 0, 1}] = {card};
  const ui::PositionCheck result = ui::check(entry, m_edition);
  QVERIFY(!result.position);
  QVERIFY(result.problems.contains({sphinx, 0, 1}));
}

void tst_PositionForm::halfEnteredPositionsNeverFail() {
  std::mt19937 random(7);
  const QStringList texts{QString(), u"0"_s,   u"1"_s,       u"6"_s,     u"13"_s,     u"-1"_s,
                          u"999"_s,  u"abc"_s, u"1.1 2.1"_s, u"4 5 2"_s, u"1.1 1.1"_s};
  for (int round = 0; round < 400; ++round) {
    PositionEntered entry = twoPlayers();
    if (random() % 2 == 0) entry.everything = true;
    for (egizia::Player player = 0; player < 2; ++player) {
      for (int i = 0; i < 4; ++i) {
        const auto& card = m_edition.sphinxCards[random() % m_edition.sphinxCards.size()];
        entry.cards[{sphinx, 0, player}].push_back({card.id, 0});
      }
    }
    for (const PositionCell& cell : ui::cellsOf(entry, m_edition)) {
      if (ui::isCards(cell.row) || ui::isYesNo(cell.row)) continue;
      entry.texts[cell] =
          texts[static_cast<qsizetype>(random() % static_cast<unsigned>(texts.size()))]
              .toStdString();
    }
    const ui::PositionCheck result = ui::check(entry, m_edition);
    QVERIFY(result.position || !result.problems.empty() || !result.missing.empty());
    QCOMPARE(result.otherProblem, QString());
  }
}

void tst_PositionForm::shortestKeyFindsItsCard() {
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    PositionEntered entry = twoPlayers();
    for (const auto& [row, finder] : ui::findersFor(entry, m_edition)) {
      QVERIFY(!finder->offers().empty());
      for (std::size_t i = 0; i < finder->offers().size(); ++i) {
        QCOMPARE(finder->find(finder->offers()[i].key).front(), i);
      }
    }
  }
  QVERIFY(text::useLanguage(u"en"));
  QVERIFY(ui::findersFor(twoPlayers(), m_edition).at(sphinx)->find(u"zzz"_s).empty());
}

NILOMETER_TEST(tst_PositionForm)
#include "tst_position_form.moc"
#include "ui/text/language.h"
