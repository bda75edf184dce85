// SPDX-License-Identifier: GPL-3.0-or-later
// The board and the players of Pyramidion over random games, in windows of several sizes, light and
// dark, in both languages. NILOMETER_PICTURES=FOLDER keeps the pictures there.
#include "test_program.h"

#include "tests/ui/pyramidion/measured_texts.h"
#include "tests/ui/pyramidion/pyramidion_scene.h"
#include "ui/text/language.h"

#include <QDir>
#include <QSet>

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using test::PaintedPage;
using ui::Appearance;

namespace {

constexpr std::array boardSizes{QSize(1280, 720), QSize(800, 480), QSize(1632, 918)};
constexpr std::array boardPhases{Phase::site,   Phase::play,  Phase::revolt, Phase::minima,
                                 Phase::priest, Phase::trade, Phase::load};

} // namespace

class tst_pyramidion_board : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everythingIsReadable_data();
  void everythingIsReadable();
  void largeLettersAreReadable();
  void placesStandApart_data() { everythingIsReadable_data(); }
  void placesStandApart();
  void noSumOfBoatPointsIsTold_SEE2();
  void theTurnedSiteIsShownInLittleRoom();
};

void tst_pyramidion_board::everythingIsReadable_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("players");
  QTest::addColumn<Phase>("phase");
  QTest::addColumn<Appearance>("appearance");
  QTest::addColumn<QString>("language");
  for (const QSize size : boardSizes) {
    for (int players = minPlayers; players <= maxPlayers; ++players) {
      for (const Phase phase : boardPhases) {
        const bool odd = (static_cast<int>(phase) + players) % 2 == 1;
        QTest::addRow("%dx%d-%d-%s", size.width(), size.height(), players,
                      phaseNames[at(phase)].data())
            << size << players << phase << (odd ? Appearance::dark : Appearance::light)
            << (odd ? QStringLiteral("de") : QStringLiteral("en"));
      }
    }
  }
}

void tst_pyramidion_board::everythingIsReadable() {
  QFETCH(QSize, size);
  QFETCH(int, players);
  QFETCH(Phase, phase);
  QFETCH(Appearance, appearance);
  QFETCH(QString, language);
  QVERIFY(text::useLanguage(language));
  ui::applyAppearance(*qApp, appearance);
  PyramidionScene scene(size, players, static_cast<std::uint64_t>(players));
  const auto isThere = [&](const State& state) {
    return state.phase == phase && (phase != Phase::play || state.lying.size() > 5);
  };
  if (!scene.playTo(isThere)) QSKIP("this game has no such moment");
  scene.arrange();
  QVERIFY(scene.board().minimumSizeHint().height() <= scene.board().height());
  const PaintedPage page(scene);
  const QString folder = qEnvironmentVariable("NILOMETER_PICTURES");
  if (!folder.isEmpty()) {
    QDir().mkpath(folder);
    QVERIFY(page.image().save(folder + u'/' + QString::fromLatin1(QTest::currentDataTag()) +
                              QStringLiteral(".png")));
  }
  QVERIFY2(cutTexts(page).isEmpty(), qPrintable(cutTexts(page)));
  QVERIFY2(textsOverEachOther(scene).isEmpty(), qPrintable(textsOverEachOther(scene)));
}

void tst_pyramidion_board::largeLettersAreReadable() {
  for (const Phase phase : {Phase::play, Phase::load}) {
    for (const QString& language : {u"en"_s, u"de"_s}) {
      QVERIFY(text::useLanguage(language));
      PyramidionScene scene({1280, 720}, 4, 4, {}, 150);
      QVERIFY(scene.playTo([&](const State& state) { return state.phase == phase; }));
      scene.arrange();
      const QString cut = cutTexts(PaintedPage(scene.board()));
      QVERIFY2(cut.isEmpty(), qPrintable(cut));
      const QString over = textsOverEachOther(scene.board());
      QVERIFY2(over.isEmpty(), qPrintable(over));
    }
  }
}

void tst_pyramidion_board::placesStandApart() {
  QFETCH(QSize, size);
  QFETCH(int, players);
  QFETCH(Phase, phase);
  PyramidionScene scene(size, players, static_cast<std::uint64_t>(players));
  if (!scene.playTo([&](const State& state) { return state.phase == phase; })) {
    QSKIP("this game has no such moment");
  }
  QFETCH(QString, language);
  QVERIFY(text::useLanguage(language));
  scene.arrange();
  constexpr int target = 28;
  QSet<QString> names;
  const auto places = scene.board().findChildren<ui::Place*>();
  for (const ui::Place* one : places) {
    if (!one->isVisibleTo(&scene)) continue;
    const QString name = one->accessibleName();
    QVERIFY(!name.isEmpty() && !name.contains(u'%'));
    QVERIFY2(one->toolTip().contains(name.toHtmlEscaped()), qPrintable(name));
    QVERIFY2(!names.contains(name), qPrintable(name));
    names.insert(name);
    QVERIFY2(scene.board().rect().contains(one->geometry()), qPrintable(name));
    QVERIFY2(one->width() >= target && one->height() >= target, qPrintable(name));
    for (const ui::Place* other : places) {
      if (other == one || !other->isVisibleTo(&scene)) continue;
      const QRect both = one->geometry() & other->geometry();
      // What belongs to a site lies on it.
      const bool isPart = one->geometry().contains(other->geometry()) ||
                          other->geometry().contains(one->geometry());
      QVERIFY2(both.width() <= 1 || both.height() <= 1 || isPart,
               qPrintable(name + QStringLiteral(" over ") + other->accessibleName()));
    }
  }
}

// What a player's boats show makes no difference to anything that is said or painted.
void tst_pyramidion_board::noSumOfBoatPointsIsTold_SEE2() {
  QVERIFY(text::useLanguage(QStringLiteral("en")));
  PyramidionScene scene({1280, 720}, 3, 7);
  QVERIFY(scene.playTo([](const State& state) {
    return state.round > 2 && state.phase == Phase::play &&
           std::ranges::any_of(state.player, [](const auto& own) { return !own.loaded.empty(); });
  }));
  const auto told = [&] {
    scene.arrange();
    QStringList all{scene.board().accessibleDescription()};
    for (const QWidget* part : scene.findChildren<QWidget*>()) {
      all += part->accessibleName() + part->accessibleDescription() + part->toolTip();
    }
    return all;
  };
  const QStringList before = told();
  const QImage seen = PaintedPage(scene).image();
  for (PlayerState& own : scene.state().player) {
    for (Boat& boat : own.loaded) boat.points = std::uint8_t{77};
  }
  QCOMPARE(told(), before);
  QCOMPARE(PaintedPage(scene).image(), seen);
}

void tst_pyramidion_board::theTurnedSiteIsShownInLittleRoom() {
  PyramidionScene scene({800, 480}, 4, 5);
  QVERIFY(scene.playTo([](const State& state) { return state.phase == Phase::play; }));
  scene.arrange();
  QVERIFY(scene.folds().siteOnly);
  for (const Site site : allSites) {
    const auto id = placeId(BoardPlace::site, static_cast<int>(site));
    QCOMPARE(scene.board().place(id)->isVisibleTo(&scene), site == scene.state().active);
  }
}

NILOMETER_TEST(tst_pyramidion_board)
#include "tst_pyramidion_board.moc"
