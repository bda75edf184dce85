// SPDX-License-Identifier: GPL-3.0-or-later
// Two entries were recorded with what the other one took: once one of them is put right, the other
// one is proposed as it was in truth.
#include "test_program.h"

#include "engine/egizia/options.h"
#include "engine/record/amend.h"
#include "tests/golden_games.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Build;
using egizia::Entry;
using egizia::FinalScore;
using egizia::PlaceShip;
using egizia::Rules;
using record::Resolution;

namespace {

constexpr auto goldenGames = {"revised-4-players", "first-3-players"};

/// Exchanges what the two took; false where there is nothing to exchange.
using Exchange = std::function<bool(Entry&, Entry&)>;
/// Whether the proposal says what happened in truth.
using Says = std::function<bool(const Entry& proposed, const Entry& truth)>;

/// The first entries hold, one after the other.
bool holds(const egizia::GameRecord& game, const egizia::Edition& edition, std::size_t entries) {
  return record::replay(game, edition, entries).clean();
}

/// For any two entries that could have been the other way round, as far as `upTo` says: once the
/// first one is put right, the second one follows. Counts them.
enum class UpTo : std::uint8_t { theSecond, theEnd };
void areSwapped(UpTo upTo, const Exchange& exchange, const Says& says, int& swapped) {
  const auto edition = goldenEdition();
  for (const char* name : goldenGames) {
    const egizia::GameRecord game = goldenGame(name, *edition);
    const auto before = record::replay(game, *edition);
    for (std::size_t first = 0; first < game.entries.size(); ++first) {
      for (std::size_t second = first + 1; second < game.entries.size(); ++second) {
        if (before.entries[first].round != before.entries[second].round) break;
        egizia::GameRecord truth = game;
        if (!exchange(truth.entries[first].entry, truth.entries[second].entry)) continue;
        const std::size_t entries = upTo == UpTo::theEnd ? game.entries.size() : second + 1;
        if (!holds(truth, *edition, entries)) continue;
        const auto amended =
            record::amend<Rules>(game, before, {.index = first, .entry = truth.entries[first]});
        const auto later =
            std::ranges::find(amended.later, second, &record::LaterEntry<Rules>::entry);
        if (later == amended.later.end()) continue; // it holds as it was
        const QString where =
            QStringLiteral("%1: %2, %3").arg(QString::fromLatin1(name)).arg(first).arg(second);
        QVERIFY2(later->resolution == Resolution::mended, qPrintable(where));
        QVERIFY2(says(later->instead->entry, truth.entries[second].entry), qPrintable(where));
        QVERIFY2(!later->instead->anyway && later->holds, qPrintable(where));
        // Leaving it out comes after it, if somebody wants that.
        QVERIFY(later->choices.back() == Resolution::leftOut);
        ++swapped;
      }
    }
  }
}

bool sameShip(const Entry& proposed, const Entry& truth) {
  const auto& is = std::get<PlaceShip>(proposed);
  const auto& was = std::get<PlaceShip>(truth);
  return is.player == was.player && is.stop == was.stop && is.space == was.space &&
         is.card == was.card;
}

} // namespace

class tst_amend_mixed_up : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void otherPlayerGetsTheCardThatHasBecomeFree_SAIL_4();
  void otherPlayersShipGoesToTheSpaceThatHasBecomeFree_SAIL_2();
  void otherActionBuildsWhatHasBecomeFree_BUILD_5();
  void otherScoringHasTheCardThatHasBecomeFree_END_3();
  void otherTileHasTheValueThatHasBecomeFree_SET_7();
  void otherNameOnTheRiverHasBecomeFree_LAY_1();
  void threeMixedUpFollowOneAfterAnother();
  void entryThatNeedsNothingOfTheChangeIsNotSwapped();
};

void tst_amend_mixed_up::otherPlayerGetsTheCardThatHasBecomeFree_SAIL_4() {
  int swapped = 0;
  areSwapped(
      UpTo::theSecond,
      [](Entry& a, Entry& b) {
        auto* first = std::get_if<PlaceShip>(&a);
        auto* second = std::get_if<PlaceShip>(&b);
        if (first == nullptr || second == nullptr || first->player == second->player) return false;
        if (first->card == egizia::unnamed || second->card == egizia::unnamed) return false;
        if (first->card == second->card) return false;
        std::swap(first->card, second->card);
        std::swap(first->choices, second->choices);
        return true;
      },
      sameShip, swapped);
  QVERIFY2(swapped > 5, qPrintable(QString::number(swapped)));
}

void tst_amend_mixed_up::otherPlayersShipGoesToTheSpaceThatHasBecomeFree_SAIL_2() {
  int swapped = 0;
  areSwapped(
      UpTo::theEnd,
      [](Entry& a, Entry& b) {
        auto* first = std::get_if<PlaceShip>(&a);
        auto* second = std::get_if<PlaceShip>(&b);
        if (first == nullptr || second == nullptr || first->player == second->player) return false;
        std::swap(first->stop, second->stop);
        std::swap(first->space, second->space);
        std::swap(first->card, second->card);
        std::swap(first->choices, second->choices);
        return true;
      },
      sameShip, swapped);
  QVERIFY2(swapped > 5, qPrintable(QString::number(swapped)));
}

void tst_amend_mixed_up::otherActionBuildsWhatHasBecomeFree_BUILD_5() {
  int swapped = 0;
  areSwapped(
      UpTo::theSecond,
      [](Entry& a, Entry& b) {
        auto* first = std::get_if<Build>(&a);
        auto* second = std::get_if<Build>(&b);
        if (first == nullptr || second == nullptr || first->site != second->site) return false;
        if (first->site == egizia::Site::sphinx) return false;
        std::swap(first->spaces, second->spaces);
        return true;
      },
      [](const Entry& proposed, const Entry& truth) {
        return std::get<Build>(proposed).spaces == std::get<Build>(truth).spaces;
      },
      swapped);
  QVERIFY2(swapped > 0, qPrintable(QString::number(swapped)));
}

void tst_amend_mixed_up::otherScoringHasTheCardThatHasBecomeFree_END_3() {
  int swapped = 0;
  areSwapped(
      UpTo::theSecond,
      [](Entry& a, Entry& b) {
        auto* first = std::get_if<FinalScore>(&a);
        auto* second = std::get_if<FinalScore>(&b);
        if (first == nullptr || second == nullptr) return false;
        const egizia::SphinxSet one = first->cards & (~first->cards + 1);
        const egizia::SphinxSet other = second->cards & (~second->cards + 1);
        if (one == 0 || other == 0) return false;
        first->cards ^= one | other;
        second->cards ^= one | other;
        return true;
      },
      [](const Entry& proposed, const Entry& truth) { return proposed == truth; }, swapped);
  QVERIFY2(swapped > 3, qPrintable(QString::number(swapped)));
}

namespace {

/// A table of its own, before its first round.
struct Fresh {
  Fresh() : edition(goldenEdition()), game(goldenGame("revised-4-players", *edition)) {
    game.entries.clear();
  }
  void add(const Entry& entry) { game.entries.emplace_back().entry = entry; }
  /// What is proposed for the last entry once that one is changed.
  [[nodiscard]] std::optional<Entry> proposed(std::size_t index, const Entry& entry) const {
    const auto before = record::replay(game, *edition);
    if (!before.clean()) qFatal("the game does not hold");
    record::Amendment<Rules> amendment{.index = index};
    amendment.entry.entry = entry;
    const auto amended = record::amend(game, before, amendment);
    const auto& later = amended.later;
    if (later.empty() || later.back().entry + 1 != game.entries.size()) return std::nullopt;
    if (later.back().resolution != Resolution::mended) return std::nullopt;
    return later.back().instead->entry;
  }
  /// Names of different cards of the first rounds, each of which is in the deck but once.
  [[nodiscard]] std::vector<std::uint8_t> singleNames() const {
    std::vector<std::uint8_t> names;
    for (std::size_t name = 0; name < edition->cardNames.size(); ++name) {
      const auto count = std::ranges::count_if(edition->nileCards, [&](const auto& card) {
        return card.name == name && card.deck == egizia::Deck::oneTwo;
      });
      if (count == 1) names.push_back(static_cast<std::uint8_t>(name));
    }
    return names;
  }
  [[nodiscard]] std::uint8_t cardStop(std::uint8_t space) const {
    for (std::size_t stop = 0; stop < edition->river.size(); ++stop) {
      const egizia::Stop& at = edition->river[stop];
      if (at.kind == egizia::StopKind::card && at.index == space) {
        return static_cast<std::uint8_t>(stop);
      }
    }
    qFatal("no such space");
  }

  std::shared_ptr<const egizia::Edition> edition;
  egizia::GameRecord game;
};

} // namespace

void tst_amend_mixed_up::otherTileHasTheValueThatHasBecomeFree_SET_7() {
  Fresh table;
  egizia::Edition edition = *table.edition;
  const auto five = std::ranges::find(edition.tombTileValues, 5);
  QVERIFY(five != edition.tombTileValues.end());
  std::replace(five + 1, edition.tombTileValues.end(), *five, edition.tombTileValues.front());
  table.edition = std::make_shared<const egizia::Edition>(edition);
  table.add(egizia::NameTombs{.first = 0, .values = {4}, .count = 1});
  table.add(egizia::NameTombs{.first = 1, .values = {5}, .count = 1});
  const auto proposed = table.proposed(0, egizia::NameTombs{.first = 0, .values = {5}, .count = 1});
  QVERIFY(proposed);
  QCOMPARE(int{std::get<egizia::NameTombs>(*proposed).values[0]}, 4);
}

void tst_amend_mixed_up::otherNameOnTheRiverHasBecomeFree_LAY_1() {
  Fresh table;
  const auto names = table.singleNames();
  QVERIFY(names.size() > 2);
  egizia::LayOut laid;
  laid.cards[2] = names[0];
  table.add(laid);
  table.add(egizia::NameNileCard{.stop = table.cardStop(5), .card = names[1]});
  laid.cards[2] = names[1];
  const auto proposed = table.proposed(0, laid);
  QVERIFY(proposed);
  QCOMPARE(std::get<egizia::NameNileCard>(*proposed).card, names[0]);
}

void tst_amend_mixed_up::threeMixedUpFollowOneAfterAnother() {
  Fresh table;
  const auto names = table.singleNames();
  table.add(egizia::LayOut{});
  table.add(egizia::NameNileCard{.stop = table.cardStop(1), .card = names[0]});
  table.add(egizia::NameNileCard{.stop = table.cardStop(2), .card = names[1]});
  table.add(egizia::NameNileCard{.stop = table.cardStop(3), .card = names[2]});
  const auto before = record::replay(table.game, *table.edition);
  record::Amendment<Rules> amendment{.index = 1};
  amendment.entry.entry = egizia::NameNileCard{.stop = table.cardStop(1), .card = names[1]};
  // The second one is said to have been the third, and the third gets what is left.
  egizia::RecordedEntry third;
  third.entry = egizia::NameNileCard{.stop = table.cardStop(2), .card = names[2]};
  amendment.later = {{.entry = 2, .resolution = Resolution::again, .again = third}};
  const auto amended = record::amend(table.game, before, amendment);
  QCOMPARE(amended.later.size(), std::size_t{2});
  QVERIFY(amended.later.back().resolution == Resolution::mended && amended.whole());
  QCOMPARE(std::get<egizia::NameNileCard>(amended.later.back().instead->entry).card, names[0]);
}

// Out of turn is out of turn, wherever the ship goes.
void tst_amend_mixed_up::entryThatNeedsNothingOfTheChangeIsNotSwapped() {
  const auto edition = goldenEdition();
  const egizia::GameRecord game = goldenGame("revised-4-players", *edition);
  const auto before = record::replay(game, *edition);
  int looked = 0;
  for (std::size_t i = 0; i < game.entries.size(); ++i) {
    const auto* ship = std::get_if<PlaceShip>(&game.entries[i].entry);
    if (ship == nullptr) continue;
    const egizia::State there = record::stateAfter(game, *edition, i);
    egizia::Options options;
    egizia::listOptions(before.game, there, options);
    for (std::size_t option = i % 5; option < options.entries.size(); option += 11) {
      const auto* other = std::get_if<PlaceShip>(&options.entries[option]);
      if (other == nullptr || other->stop == ship->stop) continue;
      record::Amendment<Rules> amendment{.index = i};
      amendment.entry.entry = *other;
      for (const auto& later : record::amend(game, before, amendment).later) {
        const auto* was = std::get_if<PlaceShip>(&game.entries[later.entry].entry);
        const auto* is = later.instead ? std::get_if<PlaceShip>(&later.instead->entry) : nullptr;
        if (was == nullptr || is == nullptr || was->stop == is->stop) continue;
        ++looked;
        QCOMPARE(was->stop, other->stop);
        QCOMPARE(is->stop, ship->stop);
        QCOMPARE(before.entries[later.entry].round, before.entries[i].round);
      }
    }
  }
  QVERIFY(looked > 0);
}

NILOMETER_TEST(tst_amend_mixed_up)
#include "tst_amend_mixed_up.moc"
