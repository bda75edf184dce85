// SPDX-License-Identifier: GPL-3.0-or-later
// Of what moments the tour takes its pictures.
#include "test_program.h"

#include "tests/random_record.h"
#include "tests/tools/picture_tour.h"
#include "tests/tools/tour_plan.h"
#include "tests/ui/table_window.h"

#include <QDir>
#include <QTemporaryDir>

#include <algorithm>
#include <bit>

using namespace nilometer;
using namespace nilometer::test;
using ui::Scene;
using ui::TourStop;

class tst_tour : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase();
  void sailingIsTakenAfterElevenShips();
  void buildingIsTakenWhileSeveralStonesAreEntered();
  void lastRoundIsTakenWhenItIsFullest();
  void planOfAnyGameIsInItsOrder();
  void anyGameIsToured();
  void gameOfPicturesIsAsFullAsItSays();

private:
  [[nodiscard]] std::optional<std::size_t> at(Scene scene) const {
    const auto plan = ui::tourPlan(m_example, *m_edition);
    const auto stop = std::ranges::find(plan, scene, &TourStop::scene);
    return stop == plan.end() ? std::nullopt : std::optional(stop->entry);
  }

  std::shared_ptr<const egizia::Edition> m_edition;
  egizia::GameRecord m_example;
};

void tst_tour::initTestCase() {
  QVERIFY(text::useLanguage(u"en"));
  m_edition = goldenEdition();
  m_example = goldenGame("revised-4-players", *m_edition);
}

void tst_tour::sailingIsTakenAfterElevenShips() {
  const auto entry = at(Scene::sail);
  QVERIFY(entry);
  const auto& last = std::get<egizia::PlaceShip>(m_example.entries[*entry - 1].entry);
  QCOMPARE(m_example.header.players[last.player].name, std::string("Cem"));
  const egizia::Replay replay = record::replay(m_example, *m_edition, *entry);
  QCOMPARE(replay.state.round, 3);
  int placed = 0;
  for (table::Player player = 0; player < 4; ++player)
    placed += replay.state.player[player].shipsPlaced;
  QCOMPARE(placed, 11);
}

void tst_tour::buildingIsTakenWhileSeveralStonesAreEntered() {
  const auto entry = at(Scene::build);
  QVERIFY(entry);
  const auto& build = std::get<egizia::Build>(m_example.entries[*entry].entry);
  QCOMPARE(m_example.header.players[build.player].name, std::string("Dora"));
  QCOMPARE(build.site, egizia::Site::pyramid);
  QVERIFY(build.spaces[static_cast<std::size_t>(egizia::Building::pyramid)] != 0);
  QVERIFY(build.spaces[static_cast<std::size_t>(egizia::Building::temple)] != 0);
}

void tst_tour::lastRoundIsTakenWhenItIsFullest() {
  const auto entry = at(Scene::full);
  QVERIFY(entry);
  const egizia::Replay replay = record::replay(m_example, *m_edition);
  QCOMPARE(replay.entries[*entry].round, 5);
  for (std::size_t later = *entry + 1; later < m_example.entries.size(); ++later) {
    QVERIFY(!std::holds_alternative<egizia::PlaceShip>(m_example.entries[later].entry));
  }
  QVERIFY(at(Scene::fullBuild) > entry);
}

void tst_tour::planOfAnyGameIsInItsOrder() {
  int stops = 0;
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    egizia::GameRecord game = randomRecord(*m_edition, seed);
    game.entries.resize(game.entries.size() * (seed % 3 + 1) / 3);
    const auto plan = ui::tourPlan(game, *m_edition);
    QVERIFY(std::ranges::is_sorted(plan, {}, &TourStop::entry));
    for (const TourStop& stop : plan) QVERIFY(stop.entry < game.entries.size());
    stops += static_cast<int>(plan.size());
  }
  QVERIFY(stops > 24 * 5);
  QVERIFY(ui::tourPlan({m_example.header, {}}, *m_edition).empty());
}

void tst_tour::anyGameIsToured() {
  for (const QString& name : goldenNames()) {
    const QTemporaryDir directory;
    const auto tour = ui::takeTour(goldenGame(name.toStdString(), *m_edition), m_edition,
                                   directory.path(), {640, 360});
    QVERIFY2(tour.error.isEmpty(), qPrintable(name + u": "_s + tour.error));
    QVERIFY(tour.isOver);
    if (name == u"revised-4-players"_s) QCOMPARE(tour.notPressed, QStringList());
    QCOMPARE(QDir(directory.path()).entryList({u"*.png"_s}).size(), tour.pictures.size());
  }
}

/// Names of 54 letters, nine cards each, and most of all spaces built on.
void tst_tour::gameOfPicturesIsAsFullAsItSays() {
  const std::string path = NILOMETER_SOURCE_DIR "/tests/pictures/full-board-4-players.jsonl";
  const std::string text = orStop(record::readFile(path), path);
  const egizia::GameRecord game = orStop(egizia::readRecord(text, *m_edition, path), path);
  QVERIFY(record::replay(game, *m_edition).clean());
  for (const auto& seat : game.header.players) {
    QCOMPARE(QString::fromStdString(seat.name).size(), 54);
  }
  const auto plan = ui::tourPlan(game, *m_edition);
  const auto full = std::ranges::find(plan, Scene::full, &TourStop::scene);
  QVERIFY(full != plan.end());
  const egizia::State state = record::replay(game, *m_edition, full->entry).state;
  QCOMPARE(state.round, 5);
  for (table::Player player = 0; player < 4; ++player) {
    int held = 0;
    for (std::size_t card = 0; card < m_edition->nileCards.size(); ++card) {
      const bool has = (state.player[player].cards & egizia::cardBit(static_cast<int>(card))) != 0;
      const egizia::CardKind kind = m_edition->nileCards[card].kind;
      held += has && egizia::lifeOf(kind) != egizia::CardLife::immediate ? 1 : 0;
    }
    QVERIFY2(held >= 9, qPrintable(QString::number(held)));
  }
  const egizia::State end = record::stateAfter(game, *m_edition);
  QCOMPARE(end.phase, egizia::Phase::over);
  int built = 0;
  int spaces = 0;
  for (const auto building : {egizia::Building::obelisk, egizia::Building::tombs,
                              egizia::Building::pyramid, egizia::Building::temple}) {
    built += std::popcount(end.built(building));
    spaces += m_edition->plan(building).count;
  }
  QVERIFY2(3 * built > 2 * spaces, qPrintable(u"%1 of %2"_s.arg(built).arg(spaces)));
}

NILOMETER_TEST(tst_tour)
#include "tst_tour.moc"
