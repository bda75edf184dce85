// SPDX-License-Identifier: GPL-3.0-or-later
// What the final scoring shows is the score: every Sphinx card, every tie, every golden game.
#include "test_program.h"

#include "engine/egizia/bits.h"
#include "tests/ui/position_window.h"
#include "tests/ui/scoring_fixture.h"
#include "ui/egizia/text/words.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/text/phrase.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <bit>

using namespace nilometer;
using namespace nilometer::test;
using egizia::FinalFacts;
using egizia::PlayerFacts;
using egizia::SphinxCard;
using egizia::SphinxKind;

namespace {

constexpr table::Player holder = 0;

std::size_t at(auto value) {
  return static_cast<std::size_t>(value);
}

/// Sets the markers in `set` on the last step.
void onLast(PlayerFacts& facts, unsigned set, const egizia::Edition& edition) {
  for (const auto market : {egizia::Market::stone, egizia::Market::grain}) {
    if ((set & (1U << at(market))) == 0) continue;
    facts.marketStep[at(market)] = edition.steps(market) - 1;
  }
}

/// Facts with which the card gives its holder points; `by` 0 = just enough, −1 = one less.
void arrange(FinalFacts& facts, const SphinxCard& card, int by, const egizia::Edition& edition) {
  PlayerFacts& own = facts.player[holder];
  PlayerFacts& other = facts.player[1];
  const bool met = by == 0;
  switch (card.kind) {
  case SphinxKind::built:
    facts.built[at(card.building)] = met ? card.spaces : card.spaces & (card.spaces - 1);
    break;
  case SphinxKind::playersOnLast:
    if (met) onLast(other, 1U << at(card.market), edition);
    break;
  case SphinxKind::ownStones: own.ownStones[at(card.building)] = card.needed + by; break;
  case SphinxKind::ownStonesInEach:
    own.ownStones.fill(card.needed);
    own.ownStones.back() += by;
    break;
  case SphinxKind::perOwnStone: own.ownStones[at(card.building)] = met ? 3 : 0; break;
  case SphinxKind::crewStrength: own.crews[at(card.crew)] = met ? 4 : 0; break;
  case SphinxKind::mostQuarries:
    own.quarryYield = 5;
    other.quarryYield = met ? 5 : 6;
    break;
  case SphinxKind::mostField:
    own.grainByColour[at(card.colour)] = 11;
    other.grainByColour[at(card.colour)] = met ? 11 : 12;
    break;
  case SphinxKind::ownLast: onLast(own, met ? card.markets : card.markets >> 1U, edition); break;
  case SphinxKind::perPermanent: own.permanents = met ? 2 : 0; break;
  case SphinxKind::perTen: break;
  }
}

/// Who stands where, the first to arrive first.
struct Arrived {
  int player = 0;
  int points = 0;
  int bid = 0; ///< in half points
};
using Arrivals = QList<Arrived>;

/// The steps with points, as the ledger writes them.
std::vector<table::LedgerLine> pointsOf(const ui::ScoringPage& page) {
  std::vector<table::LedgerLine> lines;
  for (const ui::ScoringStep& step : page.steps) {
    if (step.points == 0) continue;
    lines.push_back({.player = step.player,
                     .rule = step.rule,
                     .what = step.card,
                     .points = static_cast<std::int16_t>(step.points),
                     .total = static_cast<std::int16_t>(step.total)});
  }
  return lines;
}

/// The lines of one entry of a ledger, without when.
std::vector<table::LedgerLine> linesOf(const table::Ledger& ledger, int entry) {
  std::vector<table::LedgerLine> lines;
  for (table::LedgerLine line : ledger.lines()) {
    if (line.entry != entry) continue;
    line.entry = 0;
    line.round = 0;
    line.phase = 0;
    lines.push_back(line);
  }
  return lines;
}

} // namespace

class tst_final_scoring_points : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void disputedSumsAreShownBothWaysAllTheTime();
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everySphinxCardShowsItsFactAndPoints_END_3_data();
  void everySphinxCardShowsItsFactAndPoints_END_3();
  void stepsOfGoldenGamesAreTheLedger_data();
  void stepsOfGoldenGamesAreTheLedger();
  void stepsOfPositionsAreTheLedger_data();
  void stepsOfPositionsAreTheLedger();
  void tieIsWonByWhoStandsInFront_END_4_data();
  void tieIsWonByWhoStandsInFront_END_4();
  void whoArrivesSecondQueuesBehind_TRACK_1_data();
  void whoArrivesSecondQueuesBehind_TRACK_1();
  void stonesSayWhyTheyAreNotSold_MARKET_4();
  void keysLeadThroughAllPagesAndBack();
  void longNamesFitTheWindow();

private:
  std::shared_ptr<const egizia::Edition> m_edition = goldenEdition();
};

void tst_final_scoring_points::everySphinxCardShowsItsFactAndPoints_END_3_data() {
  QTest::addColumn<int>("card");
  QTest::addColumn<bool>("met");
  for (std::size_t i = 0; i < m_edition->sphinxCards.size(); ++i) {
    for (const bool met : {true, false}) {
      QTest::addRow("END-3 %s %s", m_edition->sphinxCards[i].id.c_str(), met ? "met" : "not met")
          << static_cast<int>(i) << met;
    }
  }
}

void tst_final_scoring_points::everySphinxCardShowsItsFactAndPoints_END_3() {
  QFETCH(const int, card);
  QFETCH(const bool, met);
  const SphinxCard& printed = m_edition->sphinxCards[at(card)];
  egizia::Position position = barePosition(2);
  arrange(position.facts, printed, met ? 0 : -1, *m_edition);
  position.facts.player[holder].sphinx = egizia::SphinxSet{1} << card;
  position.facts.orderTile = {2, 1, 0, 0};
  const int before = met ? 47 : -7;
  position.track.move(holder, before);
  FinalScoringWindow window(position, m_edition);
  const egizia::Game game = egizia::gameOf(position, *m_edition);
  const auto expected = egizia::scoreSphinxCard(at(card), game, position.facts, holder, before);
  const bool emptyTable = printed.kind == SphinxKind::playersOnLast && printed.table[0] != 0;
  QCOMPARE(expected.points > 0, met || emptyTable);
  window.press(Qt::Key_Return);
  window.press(Qt::Key_Return);
  const QString condition = text::sphinxCondition(card, {m_edition.get(), {}});
  QVERIFY(window.shown().rows[2].title != condition); // not before its step
  window.press(Qt::Key_Return);
  const ui::ScoreRow& row = window.shown().rows[2];
  QCOMPARE(row.title, condition);
  QCOMPARE(row.points, expected.points > 0 ? u"+"_s + text::number(expected.points) : u"0"_s);
  QCOMPARE(row.total, text::number(before + expected.points));
  QVERIFY(row.detail.contains(text::sphinxFact(card, expected.fact, {m_edition.get(), {}})));
  QVERIFY(!row.detail.isEmpty());
  QCOMPARE(window.shown().track.points(holder), before + expected.points);
}

void tst_final_scoring_points::stepsOfGoldenGamesAreTheLedger_data() {
  QTest::addColumn<QString>("game");
  for (const QString& name : goldenNames()) QTest::newRow(qPrintable(name)) << name;
}

void tst_final_scoring_points::stepsOfGoldenGamesAreTheLedger() {
  QFETCH(const QString, game);
  const egizia::GameRecord golden = goldenGame(game.toStdString(), *m_edition);
  const auto isScoring = [](const egizia::RecordedEntry& entry) {
    return std::holds_alternative<egizia::FinalScore>(entry.entry);
  };
  const auto found = std::ranges::find_if(golden.entries, isScoring);
  const auto first = static_cast<std::size_t>(found - golden.entries.begin());
  TableWindow window(TableWindow::cut(golden, first), m_edition);
  ui::Scribe scribe(window.view, window.session, ui::Scribe::By::keyboard, window.hands());
  for (std::size_t i = first; i < golden.entries.size(); ++i) {
    QVERIFY(scribe.enter(golden.entries[i]));
    const auto* entry = std::get_if<egizia::FinalScore>(&golden.entries[i].entry);
    if (entry == nullptr) continue;
    const egizia::Replay& replay = window.session.replay();
    const ui::ScoringPage page =
        ui::recordedPages(window.session.record(), *m_edition, replay, i + 1).back();
    QVERIFY(pointsOf(page) == linesOf(replay.ledger, static_cast<int>(i) + 1));
    QVERIFY(!page.steps.empty());
    // In whatever order the cards are named, it comes to the same.
    const egizia::State before = record::stateAfter(golden, *m_edition, i);
    std::vector<int> named;
    for (const int card : egizia::Bits(entry->cards)) named.insert(named.begin(), card);
    const auto made = ui::draftedPage(window.session.game(), before, *entry, named);
    QCOMPARE(made.steps.size(), page.steps.size());
    QCOMPARE(made.trackAfter(SIZE_MAX), page.trackAfter(SIZE_MAX));
    for (const ui::ScoringStep& step : page.steps) {
      QVERIFY(std::ranges::any_of(made.steps, [&](const ui::ScoringStep& other) {
        return other.kind == step.kind && other.card == step.card && other.fact == step.fact &&
               other.points == step.points;
      }));
    }
  }
  QCOMPARE(window.session.shown().phase, egizia::Phase::over);
}

void tst_final_scoring_points::stepsOfPositionsAreTheLedger_data() {
  QTest::addColumn<QString>("name");
  for (const auto* name : {"revised-2-players-tie", "revised-4-players", "tournament-4-players"}) {
    QTest::newRow(name) << QString::fromLatin1(name);
  }
}

void tst_final_scoring_points::stepsOfPositionsAreTheLedger() {
  QFETCH(const QString, name);
  const egizia::Position position = goldenPosition(name.toStdString(), *m_edition);
  const egizia::ScoredPosition scored = egizia::scorePosition(position, *m_edition);
  FinalScoringWindow window(position, m_edition);
  int turn = 0;
  for (const ui::ScoringPage& page : ui::positionPages(position, *m_edition)) {
    window.all();
    QCOMPARE(window.page().player, page.player);
    QVERIFY(pointsOf(page) == linesOf(scored.ledger, ++turn));
    QCOMPARE(window.shown().track, page.trackAfter(page.steps.size()));
    window.press(Qt::Key_Return);
  }
  QCOMPARE(turn, static_cast<int>(position.players.size()));
  QCOMPARE(window.shown().track, scored.track);
  for (std::size_t i = 0; i < scored.ranking.size(); ++i) {
    const auto& seat = position.players[scored.ranking[i]];
    QCOMPARE(window.shown().rows[i].title, text::fromUtf8(seat.name));
  }
}

void tst_final_scoring_points::tieIsWonByWhoStandsInFront_END_4_data() {
  QTest::addColumn<Arrivals>("arrivals");
  QTest::addColumn<QList<int>>("ranking");
  QTest::addColumn<QList<int>>("ties"); ///< places tied with the next one
  using Places = QList<int>;
  QTest::newRow("END-4 no tie") << Arrivals{{0, 60}, {1, 61}} << Places{1, 0} << Places{};
  QTest::newRow("END-4 two, the first arrived first")
      << Arrivals{{0, 60}, {1, 60}} << Places{0, 1} << Places{0};
  QTest::newRow("END-4 two, the second arrived first")
      << Arrivals{{1, 60}, {0, 60}} << Places{1, 0} << Places{0};
  QTest::newRow("END-4 below 0") << Arrivals{{1, -3}, {0, -3}} << Places{1, 0} << Places{0};
  QTest::newRow("END-4 two of three lead")
      << Arrivals{{2, 60}, {0, 60}, {1, 59}} << Places{2, 0, 1} << Places{0};
  QTest::newRow("END-4 two of three behind")
      << Arrivals{{2, 50}, {0, 50}, {1, 59}} << Places{1, 2, 0} << Places{1};
  QTest::newRow("END-4 all three")
      << Arrivals{{1, 60}, {2, 60}, {0, 60}} << Places{1, 2, 0} << Places{0, 1};
  QTest::newRow("END-4 three of four")
      << Arrivals{{3, 60}, {1, 60}, {0, 60}, {2, 70}} << Places{2, 3, 1, 0} << Places{1, 2};
  QTest::newRow("END-4 all four") << Arrivals{{3, 60}, {1, 60}, {0, 60}, {2, 60}}
                                  << Places{3, 1, 0, 2} << Places{0, 1, 2};
  QTest::newRow("END-4 two pairs")
      << Arrivals{{3, 60}, {1, 60}, {0, 50}, {2, 50}} << Places{3, 1, 0, 2} << Places{0, 2};
  QTest::newRow("END-4 a tie by the bids")
      << Arrivals{{0, 60, 0}, {1, 61, 2}} << Places{1, 0} << Places{0};
  QTest::newRow("END-4 a tie with equal bids")
      << Arrivals{{1, 60, 3}, {0, 60, 3}} << Places{1, 0} << Places{0};
  QTest::newRow("END-4 half a point decides")
      << Arrivals{{0, 60, 1}, {1, 60, 0}} << Places{1, 0} << Places{};
  QTest::newRow("END-4 all three by the bids")
      << Arrivals{{0, 60, 0}, {1, 61, 2}, {2, 62, 4}} << Places{2, 1, 0} << Places{0, 1};
}

void tst_final_scoring_points::tieIsWonByWhoStandsInFront_END_4() {
  QFETCH(const Arrivals, arrivals);
  QFETCH(const QList<int>, ranking);
  QFETCH(const QList<int>, ties);
  egizia::Position position = barePosition(static_cast<int>(arrivals.size()));
  for (const Arrived& arrived : arrivals) {
    position.track.move(static_cast<table::Player>(arrived.player), arrived.points);
    position.players[at(arrived.player)].bid = arrived.bid;
    position.options.seatBids = position.options.seatBids || arrived.bid != 0;
  }
  FinalScoringWindow window(position, m_edition);
  window.toTheEnd();
  const auto& rows = window.shown().rows;
  QCOMPARE(rows.size(), at(ranking.size()));
  QVERIFY(window.shown().title.contains(playerNames[ranking.front()]));
  QVERIFY(rows.front().look == ui::ScoreRow::Look::winner);
  for (int i = 0; i < ranking.size(); ++i) {
    const ui::ScoreRow& row = rows[at(i)];
    QCOMPARE(row.title, playerNames[ranking[i]]);
    QCOMPARE(row.detail.contains(u"(END-4)"_s), ties.contains(i));
    if (!ties.contains(i)) continue;
    QVERIFY(row.detail.contains(playerNames[ranking[i + 1]]));
    const bool samePoints = position.track.points(static_cast<table::Player>(ranking[i])) ==
                            position.track.points(static_cast<table::Player>(ranking[i + 1]));
    QCOMPARE(row.detail.contains(u"after the bids"_s), !samePoints);
  }
}

void tst_final_scoring_points::whoArrivesSecondQueuesBehind_TRACK_1_data() {
  QTest::addColumn<int>("points"); ///< of Anna, who is scored last
  QTest::addColumn<QString>("winner");
  QTest::newRow("TRACK-1 who has stood there longer") << 60 << u"Anna"_s;
  QTest::newRow("TRACK-1 who is scored first arrives first") << 56 << u"Ben"_s;
}

void tst_final_scoring_points::whoArrivesSecondQueuesBehind_TRACK_1() {
  QFETCH(const int, points);
  QFETCH(const QString, winner);
  const auto card =
      std::ranges::find(m_edition->sphinxCards, SphinxKind::crewStrength, &SphinxCard::kind);
  const egizia::SphinxSet held = egizia::SphinxSet{1} << (card - m_edition->sphinxCards.begin());
  egizia::Position position = barePosition(2);
  position.track.move(0, points);
  position.track.move(1, 56);
  const auto gives = [&](int player, int strength) {
    position.facts.player[at(player)].sphinx = held;
    position.facts.player[at(player)].crews[at(card->crew)] = strength;
  };
  gives(1, 4);
  if (points == 56) gives(0, 4);
  FinalScoringWindow window(position, m_edition);
  window.all();
  const bool benIsSecond = points == 60;
  QCOMPARE(window.shown().rows[2].detail.contains(u"behind Anna"_s), benIsSecond);
  window.press(Qt::Key_Return);
  window.all();
  if (!benIsSecond) QVERIFY(window.shown().rows[2].detail.contains(u"behind Ben"_s));
  window.press(Qt::Key_Return);
  QCOMPARE(window.shown().rows.front().title, winner);
  QVERIFY(window.shown().rows.front().detail.contains(u"arrived first"_s));
}

void tst_final_scoring_points::stonesSayWhyTheyAreNotSold_MARKET_4() {
  egizia::Position position = barePosition(2);
  position.facts.player[0].stones = 7;
  position.facts.player[1].stones = 7;
  position.facts.player[1].marketStep[at(egizia::Market::stone)] = m_edition->stoneMarketSteps - 1;
  position.sell[1] = true;
  FinalScoringWindow window(position, m_edition);
  window.press(Qt::Key_Return); // Ben has the higher tile
  QVERIFY(window.shown().rows[0].gains);
  QCOMPARE(window.shown().track.points(1), 7 / m_edition->stonesPerSalePoint);
  window.all();
  window.press(Qt::Key_Return);
  window.press(Qt::Key_Return);
  QCOMPARE(window.shown().rows[0].points, u"0"_s);
  QVERIFY(window.shown().rows[0].detail.contains(u"MARKET-4"_s));
}

void tst_final_scoring_points::keysLeadThroughAllPagesAndBack() {
  FinalScoringWindow window(barePosition(3), m_edition);
  QSignalSpy back(&window.finalScoring, &ui::FinalScoringPage::wentBack);
  QSignalSpy finished(&window.finalScoring, &ui::FinalScoringPage::finished);
  std::vector<ui::FinalScoringContent> seen{window.shown()};
  while (!window.finalScoring.scoring().isAtRanking()) {
    window.press(Qt::Key_Return);
    seen.push_back(window.shown());
  }
  QCOMPARE(seen.size(), std::size_t{10}); // three players, two steps each, and the ranking
  for (std::size_t i = seen.size(); i-- > 0;) {
    QCOMPARE(window.shown(), seen[i]);
    QCOMPARE(back.count(), 0);
    window.press(i % 2 == 0 ? Qt::Key_Escape : Qt::Key_Backspace);
  }
  QCOMPARE(back.count(), 1);
  QCOMPARE(finished.count(), 0); // who has won stands there first
  window.toTheEnd();
  QCOMPARE(finished.count(), 0);
  QTest::mouseClick(window.finalScoring.strip().confirmButton(), Qt::LeftButton);
  QCOMPARE(finished.count(), 1);
}

void tst_final_scoring_points::longNamesFitTheWindow() {
  egizia::Position position = barePosition(4);
  for (auto& seat : position.players) seat.name = std::string(56, 'M') + seat.name;
  FinalScoringWindow window(position, m_edition);
  while (!window.finalScoring.scoring().isAtRanking()) {
    window.all();
    QVERIFY(window.finalScoring.minimumSizeHint().width() <= 1280 * 2 / 3);
    window.press(Qt::Key_Return);
  }
  QVERIFY(window.finalScoring.minimumSizeHint().width() <= 1280 * 2 / 3);
}

// What is shown of a scoring that is being made is what the other game comes to with the same one.
void tst_final_scoring_points::disputedSumsAreShownBothWaysAllTheTime() {
  int before = 0;
  int totals = 0;
  for (const std::size_t removed : {39U, 150U, 190U, 205U}) {
    Scoring scoring;
    ui::EgiziaSession& session = scoring.table.session;
    session.startRemoving(removed);
    session.disputeAmended({});
    const auto sums = [&] {
      const auto& rows = scoring.shown().sums.rows;
      return std::ranges::find(rows, true, &ui::ScoreLanesContent::Row::now)->numbers;
    };
    while (session.shown().phase == egizia::Phase::final) {
      QTRY_VERIFY(!session.otherPoints().empty());
      const table::Player player = scoring.player();
      const auto other = [&] { return session.otherPoints().front().points[player]; };
      const bool differs = other() != session.pointsNow(player);
      QCOMPARE(sums().front().endsWith(u"/ %1?"_s.arg(other())), differs);
      before += differs ? 1 : 0;
      scoring.all();
      scoring.nameAny();
      const QString total = sums().back();
      QCOMPARE(scoring.shown().points.endsWith(u'?'), total.endsWith(u'?'));
      scoring.next();
      QTRY_VERIFY(!session.otherPoints().empty());
      // Nothing is said where the other game does not take the scoring as it is.
      if (!total.endsWith(u'?')) continue;
      ++totals;
      QVERIFY2(total.endsWith(u"/ %1?"_s.arg(other())), qPrintable(total));
    }
  }
  QVERIFY(before > 0 && totals > 0);
}

NILOMETER_TEST(tst_final_scoring_points)
#include "tst_final_scoring_points.moc"
