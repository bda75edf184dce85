// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of a site shows while it is resolved: what has come of it stays there.
#include "engine/pyramidion/pyramidion_games.h"
#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"
#include "test_program.h"

#include "tests/ui/pyramidion/pyramidion_scene.h"
#include "ui/pyramidion/action_bar/strip_words.h"
#include "ui/pyramidion/text/pyramidion_phrasebook.h"
#include "ui/text/language.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// The first random game of four in which there is such a moment, up to it.
std::unique_ptr<PyramidionScene>
sceneAt(const std::function<bool(const PyramidionScene&)>& wanted) {
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    auto scene = std::make_unique<PyramidionScene>(QSize(1280, 720), 4, seed);
    if (!scene->playTo([&](const State&) { return wanted(*scene); })) continue;
    scene->arrange();
    return scene;
  }
  return nullptr;
}

SumLook sumAt(const PyramidionScene& scene, Player player, Category category) {
  return scene.reader().sum(player, category);
}

} // namespace

class tst_pyramidion_resolved : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void troopThatHasComeStaysInTheFoot_TORTURER1();
  void resourcesHandedOverStayInTheFoot_MERCHANT1();
  void lostSumsStayReadable_REVOLT4();
  void unturnedMarkersHaveNoStrength_REVOLT2();
  void sumsAreSaid();
  void lostDeityKeepsItsSix_CARD6();
  void cardThatWasLaidOutIsNotTheNextOne_SUPPLY2();
  void newOrderIsToldFirst_ORDER1();
  void pointForMostTroopsCountsBeforeTheEnd_END2();
  void whoeverIsInFrontForNothingReadsHisOwnReason_RESOLVE5();
};

void tst_pyramidion_resolved::troopThatHasComeStaysInTheFoot_TORTURER1() {
  const auto scene = sceneAt([](const PyramidionScene& at) {
    return at.state().phase == Phase::priest && at.course().site.comes[0];
  });
  QVERIFY(scene != nullptr);
  const ui::EndLook end = scene->reader().active().ends[1];
  QVERIFY(end.troop.has_value() && end.colour.has_value());
}

void tst_pyramidion_resolved::resourcesHandedOverStayInTheFoot_MERCHANT1() {
  const auto scene = sceneAt([](const PyramidionScene& at) {
    return at.state().phase == Phase::priest && at.course().site.handed > 1;
  });
  QVERIFY(scene != nullptr);
  QCOMPARE(scene->reader().active().ends[3].text, QString::number(scene->course().site.handed));
}

void tst_pyramidion_resolved::lostSumsStayReadable_REVOLT4() {
  const auto scene = sceneAt([](const PyramidionScene& at) {
    return at.state().phase == Phase::minima && !at.course().site.lost.empty();
  });
  QVERIFY(scene != nullptr);
  const auto& lying = scene->state().lying;
  for (const int card : scene->course().site.lost) {
    const Player player = lying[at(card - 1)].player;
    QVERIFY(scene->reader().before(player).struck);
    for (const Category category : allCategories) {
      const SumLook sum = sumAt(*scene, player, category);
      QVERIFY(sum.struck && !sum.leads);
      QVERIFY2(sum.text != u"–", qPrintable(sum.text));
    }
  }
}

void tst_pyramidion_resolved::unturnedMarkersHaveNoStrength_REVOLT2() {
  const auto scene = sceneAt([](const PyramidionScene& at) {
    return at.state().phase == Phase::revolt && at.state().active == Site::philae;
  });
  QVERIFY(scene != nullptr);
  const ui::NumberTable active = scene->reader().active();
  QCOMPARE(active.ends[0].text, u"?"_s);
  QVERIFY2(!active.foot.contains(u'='), qPrintable(active.foot));
  for (Player player = 0; player < 4; ++player) QVERIFY(!scene->reader().before(player).struck);
}

void tst_pyramidion_resolved::sumsAreSaid() {
  const auto scene = sceneAt([](const PyramidionScene& at) {
    return at.state().phase == Phase::play && at.state().lying.size() > 3;
  });
  QVERIFY(scene != nullptr);
  const QString said = scene->board().accessibleDescription();
  for (const LyingCard& card : scene->state().lying) {
    if (!card.lies) continue;
    const SumLook sum = sumAt(*scene, card.player, Category::influence);
    QVERIFY2(said.contains(scene->seats().names.shown[card.player] + u", influence: "_s + sum.text,
                           Qt::CaseInsensitive),
             qPrintable(said));
  }
}

void tst_pyramidion_resolved::lostDeityKeepsItsSix_CARD6() {
  const auto lostDeity = [](const PyramidionScene& at) -> int {
    const auto& lost = at.course().site.lost;
    const auto found = std::ranges::find_if(lost, [&](int card) {
      return at.state().lying[pyramidion::at(card - 1)].card.kind == CardKind::deity;
    });
    return at.state().phase == Phase::minima && found != lost.end() ? *found : 0;
  };
  const auto scene = sceneAt([&](const PyramidionScene& at) { return lostDeity(at) != 0; });
  QVERIFY(scene != nullptr);
  const int card = lostDeity(*scene);
  const CardLook look = scene->reader().card(card);
  QVERIFY(look.lost);
  QCOMPARE(look.values[at(*scene->state().lying[at(card - 1)].category)], u"6"_s);
}

void tst_pyramidion_resolved::cardThatWasLaidOutIsNotTheNextOne_SUPPLY2() {
  const auto scene =
      sceneAt([](const PyramidionScene& at) { return at.state().phase == Phase::supply; });
  QVERIFY(scene != nullptr);
  QVERIFY(scene->state().faceUp != SupplyCard{});
  for (const Site site : allSites) QCOMPARE(scene->reader().site(site).coming.total(), 0);
}

void tst_pyramidion_resolved::newOrderIsToldFirst_ORDER1() {
  int seen = 0;
  for (const PlayedPyramidion& game : pyramidionGames()) {
    const Session session(game.record, std::make_shared<const Edition>(*game.edition));
    for (std::size_t entry = 0; entry < game.record.entries.size(); ++entry) {
      const auto all = game.played.effectsOf(entry);
      const std::vector<table::Effect> effects(all.begin(), all.end());
      const auto order = [](const table::Effect& effect) {
        return effect.kind == table::EffectKind::order;
      };
      if (std::ranges::count_if(effects, order) < 2) continue;
      const QString first = moveParts(session, effects).front().glyphs.front().text;
      QVERIFY2(first.startsWith(u"Player order"_s), qPrintable(first));
      // Also who stays where he was.
      QCOMPARE(first.count(u','), session.players() - 1);
      ++seen;
    }
  }
  QVERIFY(seen > 0);
}

void tst_pyramidion_resolved::pointForMostTroopsCountsBeforeTheEnd_END2() {
  const auto scene = sceneAt([](const PyramidionScene& at) {
    return at.state().phase == Phase::site && majority(at.game(), at.state()) != 0;
  });
  QVERIFY(scene != nullptr);
  const PlayerSet most = majority(scene->game(), scene->state());
  for (Player player = 0; player < scene->state().players; ++player) {
    const int points =
        text::SpokenPyramidion::trackedNumber(scene->game(), scene->state(), player, 0);
    QCOMPARE(points, has(most, player) ? 1 : 0);
  }
}

void tst_pyramidion_resolved::whoeverIsInFrontForNothingReadsHisOwnReason_RESOLVE5() {
  int seen = 0;
  for (const PlayedPyramidion& game : pyramidionGames()) {
    const Session session(game.record, std::make_shared<const Edition>(*game.edition));
    for (std::size_t entry = 0; entry < game.record.entries.size(); ++entry) {
      const auto effects = game.played.effectsOf(entry);
      const auto columns = sharesOf(session, effects);
      for (const auto& effect : effects) {
        if (!table::isNote(effect, Note::belowMinimum)) continue;
        const ui::PhaseColumn& column = columns.at(effect.player);
        const bool hasNothing = column.result == u"nothing"_s;
        const QString reason = text::effectText(effect, session.table());
        QVERIFY2(column.why.contains(reason) == hasNothing, qPrintable(column.why));
        if (hasNothing) {
          QVERIFY2(!column.why.contains(u"Nobody"_s), qPrintable(column.why));
          ++seen;
        }
      }
    }
  }
  QVERIFY(seen > 3);
}

NILOMETER_TEST(tst_pyramidion_resolved)
#include "tst_pyramidion_resolved.moc"
