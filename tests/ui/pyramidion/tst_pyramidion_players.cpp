// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of the players of Pyramidion: all of it is whole and apart, with long names and large
// letters, in windows of many sizes.
#include "test_program.h"

#include "tests/ui/pyramidion/measured_texts.h"
#include "tests/ui/pyramidion/pyramidion_scene.h"
#include "ui/base/accessibility/button_role.h"
#include "ui/text/language.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// As long as names are shown, and four of them.
void giveLongNames(PyramidionScene& scene) {
  scene.seats().names.shown = {u"Maximiliane Anna"_s, u"Friederike Wilma"_s, u"Wilhelmine Marie"_s,
                               u"Bartholomäus Max"_s};
  scene.seats().names.whole = scene.seats().names.shown;
}

} // namespace

class tst_pyramidion_players : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void cleanup() { QVERIFY(text::useLanguage(u"en"_s)); }
  void everythingIsWholeAndApart_data();
  void everythingIsWholeAndApart();
  void lastCardHasItsLowerEdge();
  void cardSaysHowItsPlayerStands();
  void nobodyHoldsCardsBeforeTheDeal_END4();
  void longNameIsToldInFull();
  void mostTorturerTroopsAreOnePoint_END2();
};

void tst_pyramidion_players::everythingIsWholeAndApart_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("letters");
  for (const QSize size :
       {QSize(1280, 720), QSize(1280, 560), QSize(1024, 600), QSize(800, 480), QSize(1920, 1080)}) {
    for (const int letters : {100, 150}) {
      QTest::addRow("%dx%d-%d", size.width(), size.height(), letters) << size << letters;
    }
  }
}

void tst_pyramidion_players::everythingIsWholeAndApart() {
  QFETCH(const QSize, size);
  QFETCH(const int, letters);
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    PyramidionScene scene(size, 4, 3, {}, letters);
    giveLongNames(scene);
    QVERIFY(scene.playTo([](const State& state) {
      return state.round > 1 && state.phase == Phase::play && state.lying.size() > 2;
    }));
    for (PlayerState& own : scene.state().player) own.resources = all({12, 10, 0, 11, 20, 3});
    scene.arrange();
    for (Player player = 0; player < 4; ++player) {
      ui::SeatCard* card = scene.players().card(player);
      QVERIFY(card != nullptr && card->height() >= 28);
      if (card->form() == ui::SeatForm::tab) {
        card->click();
        card = &scene.players().over();
        QVERIFY(card->isVisibleTo(&scene) && scene.rect().contains(card->geometry()));
      }
      const QString cut = cutTexts(test::PaintedPage(*card));
      QVERIFY2(cut.isEmpty(), qPrintable(cut));
      const QString over = textsOverEachOther(*card);
      QVERIFY2(over.isEmpty(), qPrintable(over));
      QVERIFY(!card->accessibleName().isEmpty() && !ui::buttonDescription(*card).isEmpty());
    }
  }
}

void tst_pyramidion_players::lastCardHasItsLowerEdge() {
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    PyramidionScene scene({1280, 720}, players, 3);
    QVERIFY(scene.playTo([](const State& state) { return state.phase == Phase::play; }));
    scene.arrange();
    scene.show();
    ui::SeatsView& view = scene.players();
    for (int height = view.minimumSizeHint().height(); height < 700; ++height) {
      view.resize(view.width(), height);
      const ui::SeatCard& last = *view.card(static_cast<Player>(players - 1));
      QVERIFY2(view.rect().contains(last.geometry()), qPrintable(QString::number(height)));
    }
  }
}

void tst_pyramidion_players::cardSaysHowItsPlayerStands() {
  PyramidionScene scene({1280, 720}, 4, 3);
  QVERIFY(scene.playTo([](const State& state) {
    return state.phase == Phase::play &&
           std::ranges::count(state.player, true, &PlayerState::passed) == 1;
  }));
  scene.arrange();
  const State& state = scene.state();
  for (Player player = 0; player < 4; ++player) {
    const ui::SeatLook& seat = scene.players().card(player)->seat();
    const PlayerState& own = state.of(player);
    QCOMPARE(seat.points, QString::number(own.loaded.size()));
    QCOMPARE(state.order[seat.place.toUInt() - 1], player);
    QCOMPARE(seat.state == u"passed"_s, own.passed);
    QCOMPARE(seat.state == u"plays"_s, player == state.turn);
    Game game;
    game.players = 4;
    const PlayerLook look = playerLook(state, scene.seats(), player, state.turn, game);
    QCOMPARE(look.common, int{own.common});
    QCOMPARE(look.onSites[at(Troop::torturer)], state.troopsOnSites(player, Troop::torturer));
  }
}

void tst_pyramidion_players::nobodyHoldsCardsBeforeTheDeal_END4() {
  PyramidionScene scene({1280, 720}, 3, 3);
  QVERIFY(scene.playTo(
      [](const State& state) { return state.round > 1 && state.phase == Phase::boats; }));
  scene.arrange();
  for (Player player = 0; player < 3; ++player) {
    QCOMPARE(scene.players().of(player).look().common, 0);
    QVERIFY(std::ranges::all_of(scene.players().of(player).look().basics,
                                [](int held) { return held == 0; }));
  }
}

void tst_pyramidion_players::longNameIsToldInFull() {
  PyramidionScene scene({1280, 720}, 3, 3);
  QVERIFY(scene.playTo([](const State& state) { return state.phase == Phase::site; }));
  scene.seats().names.shown[0] = u"Wilhelmine Char…"_s;
  scene.seats().names.whole[0] = u"Wilhelmine Charlotte Friederike"_s;
  scene.arrange();
  const ui::SeatCard& card = *scene.players().card(a);
  QVERIFY2(card.toolTip().contains(scene.seats().names.whole[0]), qPrintable(card.toolTip()));
  QCOMPARE(card.accessibleName(), scene.seats().names.whole[0]);
  QCOMPARE(card.seat().name, scene.seats().names.shown[0]);
}

void tst_pyramidion_players::mostTorturerTroopsAreOnePoint_END2() {
  PyramidionScene scene({1280, 720}, 3, 3);
  QVERIFY(scene.playTo([](const State& state) { return state.phase == Phase::site; }));
  const auto hasBonus = [&](Player player) {
    scene.arrange();
    return scene.players().card(player)->seat().bonus.has_value();
  };
  for (SiteState& site : scene.state().sites) site.troops = {noPlayer, noPlayer};
  QVERIFY(!hasBonus(a) && !hasBonus(b));
  scene.state().on(Site::giza).troops[at(Troop::torturer)] = a;
  scene.state().on(Site::luxor).troops[at(Troop::negotiator)] = b;
  QVERIFY(hasBonus(a) && !hasBonus(b));
  scene.state().on(Site::cairo).troops[at(Troop::torturer)] = b;
  QVERIFY(!hasBonus(a) && !hasBonus(b));
}

NILOMETER_TEST(tst_pyramidion_players)
#include "tst_pyramidion_players.moc"
