// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of later entries after a change of the past, as a table expects it: what was entered
// did happen.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/repair_rules.h"
#include "engine/egizia/turn.h"
#include "engine/record/open_record.h"
#include "tests/golden_games.h"

#include <QTest>

#include <algorithm>
#include <utility>
#include <vector>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Rules;
using record::AmendKind;
using record::Resolution;
using EditPreview = record::EditPreview<Rules>;
using Amendment = record::Amendment<Rules>;
using Later = record::LaterEntry<Rules>;

namespace {

/// A recorded game, to be put right.
struct Recorded {
  explicit Recorded(const char* name)
      : edition(goldenEdition()), game(goldenGame(name, *edition)),
        before(record::replay(game, *edition)) {}

  [[nodiscard]] EditPreview amend(const Amendment& amendment) const {
    return record::amend(game, before, amendment);
  }
  [[nodiscard]] const egizia::PlaceShip* ship(std::size_t entry) const {
    return std::get_if<egizia::PlaceShip>(&game.entries[entry].entry);
  }
  /// A ship to a round space, out of turn if need be; nothing where no table could be so.
  [[nodiscard]] std::optional<egizia::RecordedEntry> shipTo(std::size_t stop, table::Player player,
                                                            std::size_t at) const {
    egizia::RecordedEntry ship;
    ship.entry = egizia::PlaceShip{.player = player, .stop = static_cast<std::uint8_t>(stop)};
    egizia::State state = record::stateAfter(game, *edition, at);
    table::Effects effects;
    const auto outcome = table::enter<Rules>(before.game, state, ship.entry, true, effects);
    ship.anyway = !outcome.verdict.legal();
    return outcome.accepted ? std::optional(ship) : std::nullopt;
  }

  /// Points put right before the order tiles are given: somebody has another tile then, and those
  /// who sail before and after him change.
  [[nodiscard]] Amendment otherOrder(std::size_t order) const {
    const egizia::State state = record::stateAfter(game, *edition, order);
    Amendment amendment{.kind = AmendKind::insertBefore, .index = order};
    const table::Player ahead = state.track.fromTheFront()[game.header.players.size() - 2];
    amendment.entry.entry =
        egizia::Correct{.what = egizia::Correctable::points, .player = ahead, .value = 200};
    amendment.entry.reason = "counted again";
    return amendment;
  }

  std::shared_ptr<const egizia::Edition> edition;
  egizia::GameRecord game;
  record::Replay<Rules> before;
};

std::vector<std::size_t> roundStops(const egizia::Edition& edition) {
  std::vector<std::size_t> stops;
  for (std::size_t i = 0; i < edition.river.size(); ++i) {
    if (edition.river[i].kind == egizia::StopKind::round) stops.push_back(i);
  }
  return stops;
}

/// Whoever sails or passes later in the same round has not passed before.
bool passesBeforeSailing(const Recorded& at, const Later& later) {
  return std::ranges::any_of(later.before, [&](const egizia::RecordedEntry& missing) {
    const auto* pass = std::get_if<egizia::Pass>(&missing.entry);
    if (pass == nullptr) return false;
    for (std::size_t i = later.entry; i < at.game.entries.size(); ++i) {
      if (at.before.entries[i].round != at.before.entries[later.entry].round) return false;
      if (at.ship(i) != nullptr && at.ship(i)->player == pass->player) return true;
    }
    return false;
  });
}

/// What a table would call senseless; empty if nothing is.
QString senseless(const Recorded& at, const EditPreview& amended) {
  for (const Later& later : amended.later) {
    const bool possible = std::ranges::any_of(
        later.choices, [](Resolution resolution) { return resolution != Resolution::leftOut; });
    if (later.resolution == Resolution::leftOut && possible) {
      return QStringLiteral("entry %1 is lost though it could stay").arg(later.entry);
    }
    if (later.verdict.legal() && later.impossible == 0 &&
        later.resolution != Resolution::holdsAgain) {
      return QStringLiteral("entry %1 holds and is touched").arg(later.entry);
    }
    if (later.resolution == Resolution::anyway && !later.canInsist && later.before.empty()) {
      return QStringLiteral("entry %1 is kept though no table could be so").arg(later.entry);
    }
    if (passesBeforeSailing(at, later)) {
      return QStringLiteral("before entry %1 somebody passes who sails on").arg(later.entry);
    }
  }
  return amended.replay.clean() ? QString() : QStringLiteral("something is refused");
}

/// What a change tells about later entries.
struct Told {
  int entries = 0;
  int asPlayed = 0;
  int onlyTurn = 0; ///< kept anyway in a later round, and only whose turn it is stands against it

  void count(const Recorded& at, const EditPreview& amended) {
    for (const Later& later : amended.later) {
      ++entries;
      if (later.resolution == Resolution::asPlayed) ++asPlayed;
      const bool turn =
          std::ranges::all_of(later.verdict.findings(), [](const table::Finding& finding) {
            return finding.fault == static_cast<std::uint8_t>(egizia::Fault::notOnTurn);
          });
      const bool laterRound = at.before.entries[later.entry].round > 1;
      if (turn && laterRound && later.resolution == Resolution::anyway) ++onlyTurn;
    }
  }
};

void games() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"revised-4-players", "first-3-players", "online-2-players"}) {
    QTest::newRow(name) << QString::fromLatin1(name);
  }
}

} // namespace

class tst_amend_proposals : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void insertedShipOfRound2LosesNoOther_SAIL_1_data() { games(); }
  void insertedShipOfRound2LosesNoOther_SAIL_1();
  void removedShipLosesNoOther_TURN_data() { games(); }
  void removedShipLosesNoOther_TURN();
  void otherCardTakenLosesNoShip();
  void swappedShipsStaySwapped_SAIL_2();
  void otherOrderOfALaterRoundLosesNoShip_ORDER_1();
  void keptAnywayHoldsAgainOnceThePastIsPutBack_TURN();
  void markWithAReasonStays_TURN();
  void reasonGoesWithTheMarkOfAMendedEntry_SAIL_4();
  void orderOfLaterRoundsStaysAsItWasPlayed_ORDER_1_data();
  void orderOfLaterRoundsStaysAsItWasPlayed_ORDER_1();
  void newOrderStandsWhereNobodyHasSailedInIt_ORDER_1();
  void roundIsJudgedByTheNewOrderIfTheTableSaysSo_ORDER_1();
  void correctedOrderIsNotTakenBackBehindIt_ORDER_1();
  void playersAreScoredInTheOrderOfThen_END_1();
  void scoringTellsNothingOfCardsNamedForOwnEyes_SPHINX_3();
  void takenSpaceIsBuiltBesideInItsRow_PYR_1();
  void helpOfOthersStaysInFeeding_FEED_1();
};

void tst_amend_proposals::insertedShipOfRound2LosesNoOther_SAIL_1() {
  QFETCH(const QString, name);
  const Recorded at(name.toLatin1().constData());
  int inserted = 0;
  for (std::size_t i = 0; i < at.game.entries.size(); ++i) {
    if (at.ship(i) == nullptr || at.before.entries[i].round != 2) continue;
    for (const std::size_t stop : roundStops(*at.edition)) {
      const auto ship = at.shipTo(stop, at.ship(i)->player, i);
      if (!ship) continue;
      const EditPreview amended =
          at.amend({.kind = AmendKind::insertBefore, .index = i, .entry = *ship});
      const QString wrong = senseless(at, amended);
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
      ++inserted;
    }
  }
  QVERIFY(inserted > 20);
}

void tst_amend_proposals::removedShipLosesNoOther_TURN() {
  QFETCH(const QString, name);
  const Recorded at(name.toLatin1().constData());
  for (std::size_t i = 0; i < at.game.entries.size(); ++i) {
    if (at.ship(i) == nullptr) continue;
    const EditPreview amended = at.amend({.kind = AmendKind::remove, .index = i});
    const QString wrong = senseless(at, amended);
    QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(i).arg(wrong)));
    const auto lost = [&](const Later& later) {
      return later.resolution == Resolution::leftOut && at.ship(later.entry) != nullptr;
    };
    QVERIFY2(std::ranges::none_of(amended.later, lost), qPrintable(QString::number(i)));
  }
}

void tst_amend_proposals::otherCardTakenLosesNoShip() {
  const Recorded at("revised-4-players");
  int changed = 0;
  for (std::size_t i = 0; i < at.game.entries.size(); ++i) {
    if (at.ship(i) == nullptr || at.ship(i)->card == egizia::unnamed) continue;
    if (at.before.entries[i].round != 1) continue;
    for (std::size_t card = 0; card < at.edition->cardNames.size(); card += 2) {
      Amendment amendment{.index = i, .entry = at.game.entries[i]};
      egizia::PlaceShip ship = *at.ship(i);
      ship.card = static_cast<std::uint8_t>(card);
      amendment.entry.entry = ship;
      egizia::State state = record::stateAfter(at.game, *at.edition, i);
      table::Effects effects;
      if (!table::enter<Rules>(at.before.game, state, amendment.entry.entry, false, effects)
               .accepted) {
        continue;
      }
      ++changed;
      const EditPreview amended = at.amend(amendment);
      const QString wrong = senseless(at, amended);
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
  }
  QVERIFY(changed > 0);
}

void tst_amend_proposals::swappedShipsStaySwapped_SAIL_2() {
  const Recorded at("revised-4-players");
  // Two players' ships of round 2 to round spaces, each entered for the other.
  std::vector<std::size_t> toSpaces;
  for (std::size_t i = 0; i < at.game.entries.size(); ++i) {
    const auto* ship = at.ship(i);
    if (ship == nullptr || at.before.entries[i].round != 2) continue;
    if (at.edition->river[ship->stop].kind == egizia::StopKind::round) toSpaces.push_back(i);
  }
  QVERIFY(toSpaces.size() > 2);
  const std::size_t first = toSpaces[0];
  const std::size_t second = toSpaces[1];
  const auto swapped = [&](std::size_t entry, std::size_t with) {
    egizia::RecordedEntry line = at.game.entries[entry];
    egizia::PlaceShip ship = *at.ship(with);
    ship.player = at.ship(entry)->player;
    line.entry = ship;
    line.anyway = true; // upstream of where he has been, for one of the two
    return line;
  };
  const EditPreview once = at.amend({.index = first, .entry = swapped(first, second)});
  // Two ships at one space are against the rules, but can lie there: nothing is lost meanwhile.
  QCOMPARE(senseless(at, once), QString());
  const auto orders = [](const EditPreview& amended) {
    return static_cast<std::size_t>(
        std::ranges::count(amended.later, Resolution::asPlayed, &Later::resolution));
  };
  QCOMPARE(once.record.entries.size(), at.game.entries.size() + orders(once));
  const record::Replay<Rules> played = record::replay(once.record, *at.edition);
  const EditPreview both = record::amend(
      once.record, played, Amendment{.index = second, .entry = swapped(second, first)});
  QVERIFY(both.replay.clean());
  QCOMPARE(both.record.entries.size(), once.record.entries.size() + orders(both));
  QCOMPARE(std::get<egizia::PlaceShip>(both.record.entries[first].entry).stop,
           at.ship(second)->stop);
  QCOMPARE(std::get<egizia::PlaceShip>(both.record.entries[second].entry).stop,
           at.ship(first)->stop);
}

void tst_amend_proposals::otherOrderOfALaterRoundLosesNoShip_ORDER_1() {
  const Recorded at("revised-4-players");
  // Points put right after round 1 give round 2 and all later ones another order.
  const auto isOrder = [](const egizia::RecordedEntry& entry) {
    return std::holds_alternative<egizia::SetOrder>(entry.entry);
  };
  const auto order = std::ranges::find_if(at.game.entries, isOrder);
  Amendment amendment{.kind = AmendKind::insertBefore,
                      .index = static_cast<std::size_t>(order - at.game.entries.begin())};
  amendment.entry.entry =
      egizia::Correct{.what = egizia::Correctable::points, .player = 0, .value = 60};
  amendment.entry.reason = "counted again";
  const EditPreview amended = at.amend(amendment);
  QVERIFY(!amended.later.empty());
  QCOMPARE(senseless(at, amended), QString());
  for (const Later& later : amended.later) QVERIFY(later.resolution != Resolution::leftOut);
  QCOMPARE(amended.replay.state.phase, egizia::Phase::over);
}

namespace {

constexpr std::size_t gone = 3; ///< a ship, without which the next one is out of turn

/// That game without the ship, as it is proposed, with a reason for what is entered anyway.
egizia::GameRecord without(const Recorded& at, const char* reason) {
  egizia::GameRecord game = at.amend({.kind = AmendKind::remove, .index = gone}).record;
  for (egizia::RecordedEntry& entry : game.entries) {
    if (entry.anyway) entry.reason = reason;
  }
  return game;
}

} // namespace

void tst_amend_proposals::keptAnywayHoldsAgainOnceThePastIsPutBack_TURN() {
  const Recorded at("revised-4-players");
  record::OpenRecord<Rules> open(without(at, ""), *at.edition);
  QVERIFY(open.record().entries[gone].anyway);
  const egizia::GameRecord marked = open.record();
  Amendment back{.kind = AmendKind::insertBefore, .index = gone, .entry = at.game.entries[gone]};
  const EditPreview amended = open.amend(back);
  QVERIFY(amended.record.entries == at.game.entries);
  QVERIFY(!amended.later.empty() && amended.whole());
  for (const Later& later : amended.later) {
    // What the first change has put in for the order as it was played is of no use any more.
    const bool putIn = marked.entries[later.entry].reason == back.asPlayed;
    QCOMPARE(later.resolution, putIn ? Resolution::leftOut : Resolution::holdsAgain);
  }
  open.keep(record::Did::inserted, back.entry, amended.record.entries);
  open.undo();
  QVERIFY(open.record() == marked);
  // The table may leave the mark.
  back.later = {{.entry = gone, .resolution = Resolution::anyway}};
  QVERIFY(open.amend(back).record.entries[gone + 1].anyway);
}

void tst_amend_proposals::markWithAReasonStays_TURN() {
  const Recorded at("revised-4-players");
  const record::OpenRecord<Rules> open(without(at, "so it was"), *at.edition);
  const EditPreview amended =
      open.amend({.kind = AmendKind::insertBefore, .index = gone, .entry = at.game.entries[gone]});
  QVERIFY(amended.replay.clean());
  // Only what the first change has put in for the order as it was played is of no use any more.
  for (const Later& later : amended.later) {
    QCOMPARE(later.resolution, Resolution::leftOut);
    QCOMPARE(open.record().entries[later.entry].reason, Amendment().asPlayed);
  }
  QVERIFY(amended.record.entries[gone + 1].anyway);
  QCOMPARE(amended.record.entries[gone + 1].reason, "so it was");
}

// Somebody out of turn has taken a card that was another one: mended, he still is out of turn.
void tst_amend_proposals::reasonGoesWithTheMarkOfAMendedEntry_SAIL_4() {
  const Recorded at("revised-4-players");
  egizia::GameRecord game = without(at, "so it was");
  const auto& taken = std::get<egizia::PlaceShip>(game.entries[gone].entry);
  Amendment amendment{.index = gone - 1, .entry = game.entries[gone - 1]};
  egizia::PlaceShip first = std::get<egizia::PlaceShip>(amendment.entry.entry);
  const std::uint8_t free = std::exchange(first.card, taken.card);
  amendment.entry.entry = first;
  for (const bool back : {false, true}) {
    if (back) game.entries.insert(game.entries.begin() + gone, at.game.entries[gone]);
    const EditPreview amended = record::amend(game, record::replay(game, *at.edition), amendment);
    const std::size_t entry = gone + (back ? 1 : 0);
    const auto later = std::ranges::find(amended.later, entry, &Later::entry);
    QVERIFY(later != amended.later.end() && later->resolution == Resolution::mended);
    QCOMPARE(std::get<egizia::PlaceShip>(later->instead->entry).card, free);
    QCOMPARE(later->instead->anyway, !back);
    QCOMPARE(later->instead->reason, back ? "" : "so it was");
  }
}

void tst_amend_proposals::orderOfLaterRoundsStaysAsItWasPlayed_ORDER_1_data() {
  QTest::addColumn<QString>("name");
  for (const QString& name : goldenNames()) QTest::newRow(qPrintable(name)) << name;
}

// Every ship and every feeding of the first round, left out.
void tst_amend_proposals::orderOfLaterRoundsStaysAsItWasPlayed_ORDER_1() {
  QFETCH(const QString, name);
  const Recorded at(name.toLatin1().constData());
  int changes = 0;
  Told judged;
  Told proposed;
  for (std::size_t i = 0; at.before.entries[i].round == 1; ++i) {
    Amendment amendment{.kind = AmendKind::remove, .index = i};
    if (!at.before.entries[i].accepted) continue;
    const EditPreview amended = at.amend(amendment);
    QCOMPARE(senseless(at, amended), QString());
    proposed.count(at, amended);
    amendment.asPlayed.clear(); // nothing is put back without a reason
    judged.count(at, at.amend(amendment));
    ++changes;
  }
  qInfo("%d changes: %d later entries are told of, %d of them anyway only for the turn; judged by "
        "the new order %d and %d",
        changes, proposed.entries, proposed.onlyTurn, judged.entries, judged.onlyTurn);
  QCOMPARE(judged.asPlayed, 0);
  QVERIFY(proposed.asPlayed > 0 || judged.onlyTurn == 0);
  // With two players one entry out of turn is all that another order does to a round.
  const bool two = at.game.header.players.size() == 2;
  QVERIFY(two || proposed.entries * 3 < judged.entries * 2);
  QVERIFY(proposed.onlyTurn * 10 <= judged.onlyTurn);
}

void tst_amend_proposals::newOrderStandsWhereNobodyHasSailedInIt_ORDER_1() {
  Recorded at("revised-4-players");
  std::size_t order = 0;
  while (!std::holds_alternative<egizia::SetOrder>(at.game.entries[order].entry)) ++order;
  at.game.entries.resize(order + 2); // the cards of round 2 are laid out
  at.before = record::replay(at.game, *at.edition);
  const EditPreview amended = at.amend(at.otherOrder(order));
  QVERIFY(amended.later.empty());
  QVERIFY(egizia::orderOfPlay(amended.replay.state) != egizia::orderOfPlay(at.before.state));
}

void tst_amend_proposals::roundIsJudgedByTheNewOrderIfTheTableSaysSo_ORDER_1() {
  const Recorded at("revised-4-players");
  std::size_t order = 0;
  while (!std::holds_alternative<egizia::SetOrder>(at.game.entries[order].entry)) ++order;
  Amendment amendment = at.otherOrder(order);
  const EditPreview proposed = at.amend(amendment);
  const Later& first = proposed.later.front();
  QCOMPARE(first.resolution, Resolution::asPlayed);
  QVERIFY(first.holds && first.before.size() == 1);
  const auto& put = std::get<egizia::Correct>(first.before.front().entry);
  QCOMPARE(put.what, egizia::Correctable::order);
  QCOMPARE(first.before.front().reason, amendment.asPlayed);
  amendment.later.push_back({.entry = first.entry, .resolution = Resolution::anyway});
  const EditPreview judged = at.amend(amendment);
  QVERIFY(judged.later.front().resolution == Resolution::anyway && judged.replay.clean());
  int ofRound2 = 0;
  for (const Later& later : judged.later) {
    if (at.before.entries[later.entry].round != 2) continue;
    QVERIFY(later.resolution != Resolution::asPlayed);
    ++ofRound2;
  }
  QVERIFY(ofRound2 > 1);
  // From any of them on the order can still be the one of then.
  const Later& second = judged.later[1];
  QVERIFY(std::ranges::find(second.choices, Resolution::asPlayed) != second.choices.end());
  amendment.later.push_back({.entry = second.entry, .resolution = Resolution::asPlayed});
  const EditPreview both = at.amend(amendment);
  QCOMPARE(both.later[1].resolution, Resolution::asPlayed);
  QVERIFY(both.later.size() < judged.later.size() && both.replay.clean());
}

void tst_amend_proposals::correctedOrderIsNotTakenBackBehindIt_ORDER_1() {
  const Recorded at("revised-4-players");
  std::size_t lay = 2;
  while (!std::holds_alternative<egizia::LayOut>(at.game.entries[lay].entry)) ++lay;
  Amendment amendment{.kind = AmendKind::insertBefore, .index = lay};
  egizia::PlayerOrder order = egizia::orderOfPlay(record::stateAfter(at.game, *at.edition, lay));
  std::swap(order[0], order[3]);
  amendment.entry.entry = egizia::Correct{.what = egizia::Correctable::order, .order = order};
  amendment.entry.reason = "they lay otherwise";
  const EditPreview amended = at.amend(amendment);
  QVERIFY(!amended.later.empty());
  for (const Later& later : amended.later) {
    const bool same = at.before.entries[later.entry].round == 2;
    QVERIFY(!same || later.resolution != Resolution::asPlayed);
  }
}

void tst_amend_proposals::playersAreScoredInTheOrderOfThen_END_1() {
  const Recorded at("revised-4-players");
  std::size_t order = at.game.entries.size() - 1;
  while (!std::holds_alternative<egizia::SetOrder>(at.game.entries[order].entry)) --order;
  const EditPreview amended = at.amend(at.otherOrder(order));
  QCOMPARE(amended.later.size(), std::size_t{1});
  QCOMPARE(amended.later.front().resolution, Resolution::asPlayed);
  QCOMPARE(amended.replay.state.phase, egizia::Phase::over);
}

void tst_amend_proposals::scoringTellsNothingOfCardsNamedForOwnEyes_SPHINX_3() {
  const Recorded at("revised-4-players");
  const std::size_t scoring = firstScoring(at.game);
  const auto& entry = std::get<egizia::FinalScore>(at.game.entries[scoring].entry);
  QVERIFY(entry.cards != 0);
  // Somebody who is scored later has named one of these cards secretly.
  egizia::State secret = record::stateAfter(at.game, *at.edition, scoring);
  const auto other = static_cast<table::Player>(entry.player == 0 ? 1 : 0);
  secret.player[other].sphinxNamed |= entry.cards;
  std::vector<egizia::Entry> versions;
  egizia::listVersions(at.before.game, secret, entry, versions);
  for (const egizia::Entry& version : versions) {
    QCOMPARE(std::get<egizia::FinalScore>(version).cards, entry.cards);
  }
}

void tst_amend_proposals::takenSpaceIsBuiltBesideInItsRow_PYR_1() {
  int moved = 0;
  for (const auto building : {egizia::Building::pyramid, egizia::Building::obelisk}) {
    Table table;
    table.crews(a, {9, 9, 1, 9});
    table.of(a).stones = 25;
    const bool isObelisk = building == egizia::Building::obelisk;
    const egizia::Site site = isObelisk ? egizia::Site::obelisk : egizia::Site::pyramid;
    table.put(a, site, 1);
    table.start(egizia::Phase::build);
    const auto builds = [&](int cell) {
      return test::building(a, site, blueCrew, {{building, egizia::spaceBit(cell)}},
                            isObelisk ? std::optional(egizia::Market::grain) : std::nullopt);
    };
    const auto isLegal = [&](int cell) {
      return egizia::judge(table.game, table.state, builds(cell)).legal();
    };
    const egizia::BuildingPart row = table.game.edition->plan(building).parts.front();
    for (int cell = row.first; cell < row.first + row.count; ++cell) {
      if (!isLegal(cell)) continue;
      const egizia::State before = table.state;
      table.stone(b, building, egizia::spaceBit(cell));
      std::optional<int> nearest;
      for (int other = row.first; other < row.first + row.count; ++other) {
        const bool isNearer = !nearest || std::abs(other - cell) <= std::abs(*nearest - cell);
        if (isLegal(other) && isNearer) nearest = other;
      }
      std::vector<egizia::Entry> ways;
      egizia::listVersions(table.game, table.state, builds(cell), ways);
      QVERIFY(!ways.empty());
      if (nearest) {
        ++moved;
        QVERIFY(ways.front() == egizia::Entry(builds(*nearest)));
        // Nothing is declined that can be built.
        for (const egizia::Entry& way : ways) QVERIFY(std::holds_alternative<egizia::Build>(way));
      } else {
        QVERIFY(std::holds_alternative<egizia::DeclineBuild>(ways.back()));
      }
      table.state = before;
    }
  }
  QVERIFY(moved > 0);
}

// Who has not got his card any more is not helped; the others are as before.
void tst_amend_proposals::helpOfOthersStaysInFeeding_FEED_1() {
  Table table;
  table.give(a, egizia::CardKind::grain4);
  table.give(b, egizia::CardKind::stonesAsGrain);
  for (const table::Player player : {a, b}) table.crews(player, {9, 9, 9, 9});
  table.of(b).stones = 5;
  table.start(egizia::Phase::feed);
  egizia::Feed fed;
  fed.help[a].grain4 = true;
  fed.help[b].stones = 2;
  QVERIFY(egizia::judge(table.game, table.state, fed).legal());
  table.of(a).cards = 0;
  std::vector<egizia::Entry> ways;
  egizia::listVersions(table.game, table.state, fed, ways);
  fed.help[a] = {};
  QVERIFY(!ways.empty() && ways.front() == egizia::Entry(fed));
}

NILOMETER_TEST(tst_amend_proposals)
#include "tst_amend_proposals.moc"
