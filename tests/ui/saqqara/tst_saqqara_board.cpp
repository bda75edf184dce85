// SPDX-License-Identifier: GPL-3.0-or-later
// The board and the players of Saqqara in every phase, in windows of several sizes, light and dark,
// in every language: nothing lies over anything else, nothing is cut off, all can be read.
// NILOMETER_PICTURES=FOLDER in the environment keeps the pictures there.
#include "test_program.h"

#include "tests/ui/large_letters.h"
#include "tests/ui/painted_page.h"
#include "tests/ui/saqqara/saqqara_scene.h"
#include "ui/base/style/high_contrast.h"
#include "ui/base/style/unit.h"
#include "ui/saqqara/board/pyramid_card.h"
#include "ui/saqqara/text/names.h"

#include <QDir>
#include <QSet>
#include <QSignalSpy>

#include <bit>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using test::PaintedPage;
using ui::Appearance;

namespace {

constexpr double leastContrast = 4.5;
constexpr std::array sceneSizes{QSize(1280, 720), QSize(800, 480), QSize(1024, 600),
                                QSize(1920, 1080)};

/// What is laid out when a phase is shown, and how often something is pressed then.
struct Moment {
  const char* name;
  Phase phase;
  int round;
  int presses;
};
constexpr std::array moments{
    Moment{"thresholds", Phase::thresholds, 3, 2}, Moment{"invest", Phase::invest, 8, 3},
    Moment{"auction", Phase::auction, 4, 2},       Moment{"reveal", Phase::reveal, 6, 2},
    Moment{"develop", Phase::develop, 12, 1},      Moment{"stall", Phase::stall, 4, 0},
    Moment{"late", Phase::develop, 14, 0}};

bool isThere(const State& state, const Moment& moment) {
  if (state.phase != moment.phase || state.round < moment.round) return false;
  if (moment.phase != Phase::auction) return true;
  // With some bids on the table.
  int bids = 0;
  for (const WarehouseState& there : state.warehouses) {
    for (const Goods& bid : there.bids) bids += bid.empty() ? 0 : 1;
  }
  return bids >= 2;
}

/// Letters that are smaller than the look allows.
QStringList tooSmall(const QWidget& window) {
  test::PaintedTexts page(window.size());
  const_cast<QWidget&>(window).render(&page);
  QStringList small;
  const qreal least = 10.5 * ui::lookUnit() - 0.6;
  for (const test::PaintedText& text : page.texts()) {
    if (text.letters < least) small += u"%1: %2"_s.arg(text.text).arg(text.letters);
  }
  return small;
}

/// Texts that lie over each other.
QStringList overlapping(const QWidget& window) {
  test::PaintedTexts page(window.size());
  const_cast<QWidget&>(window).render(&page);
  QStringList found;
  const auto& texts = page.texts();
  for (std::size_t i = 0; i < texts.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const QRectF both = texts[i].ink & texts[j].ink;
      if (both.width() > 1 && both.height() > 1) {
        found += u"\"%1\" over \"%2\" at %3, %4"_s.arg(texts[i].text, texts[j].text)
                     .arg(both.x())
                     .arg(both.y());
      }
    }
  }
  return found;
}

/// What is cut off, at an edge or by an ellipsis.
QStringList cut(const PaintedPage& page) {
  QStringList found;
  for (const test::WrittenText& text : page.written()) {
    const bool whole = text.seen.contains(text.whole.adjusted(1, 1, -1, -1));
    if (!whole || text.text.endsWith(u'…')) found += text.text;
  }
  return found;
}

QStringList pale(const PaintedPage& page) {
  QStringList found;
  for (const test::TextOnGround& text : page.texts()) {
    const QColor ground = text.mainGround();
    if (ui::contrast(text.colour, ground) < leastContrast) {
      found += u"%1: %2 on %3"_s.arg(text.text, text.colour.name(), ground.name());
    }
  }
  return found;
}

QString told(const QStringList& found) {
  return QSet<QString>(found.begin(), found.end()).values().join(u'\n');
}

} // namespace

class tst_saqqara_board : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everythingIsReadable_data();
  void everythingIsReadable();
  void placesStandApart_data() { everythingIsReadable_data(); }
  void placesStandApart();
  void aPressIsToldAndDrawn();
  void everyPlaceSaysWhatLiesThere();
  void aLongNameIsNotTorn_data();
  void aLongNameIsNotTorn();
  void aPyramidSaysWhatIsPrintedOnIt_data() { aLongNameIsNotTorn_data(); }
  void aPyramidSaysWhatIsPrintedOnIt();
  void theStorehouseIsTurnedTo();

private:
  static void keep(const QString& name, const PaintedPage& page);
};

void tst_saqqara_board::keep(const QString& name, const PaintedPage& page) {
  const QString folder = qEnvironmentVariable("NILOMETER_PICTURES");
  if (folder.isEmpty()) return;
  QDir().mkpath(folder);
  QVERIFY(page.image().save(folder + u'/' + name + u".png"));
}

void tst_saqqara_board::everythingIsReadable_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("players");
  QTest::addColumn<int>("moment");
  QTest::addColumn<Appearance>("appearance");
  QTest::addColumn<QString>("language");
  for (const QSize size : sceneSizes) {
    for (int players = minPlayers; players <= maxPlayers; ++players) {
      for (std::size_t i = 0; i < moments.size(); ++i) {
        // Both languages and both themes turn up with every size and phase.
        const bool odd = (static_cast<int>(i) + players) % 2 == 1;
        QTest::addRow("%dx%d-%d-%s-%s", size.width(), size.height(), players, moments[i].name,
                      odd ? "dark-de" : "light-en")
            << size << players << static_cast<int>(i)
            << (odd ? Appearance::dark : Appearance::light) << (odd ? u"de"_s : u"en"_s);
      }
    }
  }
}

void tst_saqqara_board::everythingIsReadable() {
  QFETCH(QSize, size);
  QFETCH(int, players);
  QFETCH(int, moment);
  QFETCH(Appearance, appearance);
  QFETCH(QString, language);
  QVERIFY(text::useLanguage(language));
  ui::applyAppearance(*qApp, appearance);
  SaqqaraScene scene(size, players, static_cast<std::uint64_t>(10 * players + moment));
  const Moment& wanted = moments[at(moment)];
  QVERIFY(scene.playTo([&](const State& state) { return isThere(state, wanted); }));
  scene.pressSome(wanted.presses);
  scene.arrange();
  QVERIFY(scene.board().minimumSizeHint().height() <= scene.board().height());
  const PaintedPage page(scene);
  keep(QString::fromLatin1(QTest::currentDataTag()), page);
  QVERIFY2(cut(page).isEmpty(), qPrintable(told(cut(page))));
  QVERIFY2(pale(page).isEmpty(), qPrintable(told(pale(page))));
  QVERIFY2(tooSmall(scene).isEmpty(), qPrintable(told(tooSmall(scene))));
  // The card of a pyramid lies over the storehouses.
  PyramidCard& card = scene.board().pyramidCard();
  if (card.isVisibleTo(&scene)) {
    QVERIFY2(overlapping(card).isEmpty(), qPrintable(told(overlapping(card))));
  }
  card.hide();
  QVERIFY2(overlapping(scene).isEmpty(), qPrintable(told(overlapping(scene))));
}

void tst_saqqara_board::placesStandApart() {
  QFETCH(QSize, size);
  QFETCH(int, players);
  QFETCH(int, moment);
  SaqqaraScene scene(size, players, static_cast<std::uint64_t>(10 * players + moment));
  const Moment& wanted = moments[at(moment)];
  QVERIFY(scene.playTo([&](const State& state) { return isThere(state, wanted); }));
  scene.arrange();
  const auto places = scene.board().findChildren<ui::Place*>();
  QVERIFY(places.size() > 40);
  for (const ui::Place* one : places) {
    if (!one->isVisibleTo(&scene)) continue;
    QVERIFY2(scene.board().rect().contains(one->geometry()), qPrintable(one->look().name));
    QVERIFY2(one->width() >= ui::targetHeight, qPrintable(one->look().name));
    // Steps that cannot be pressed are folded.
    const bool folded = scene.folds().flatStage || scene.folds().siteOnly;
    const bool low = one->height() < ui::targetHeight;
    QVERIFY2(!low || (folded && one->look().state == ui::PlaceLook::State::quiet),
             qPrintable(one->look().name));
    for (const ui::Place* other : places) {
      if (other == one || !other->isVisibleTo(&scene)) continue;
      const QRect both = one->geometry() & other->geometry();
      // The end of the Nile lies on it.
      const bool onNile = one->geometry().contains(other->geometry()) ||
                          other->geometry().contains(one->geometry());
      QVERIFY2(both.width() <= 1 || both.height() <= 1 || onNile,
               qPrintable(one->look().name + u" over " + other->look().name));
    }
  }
}

// What is pressed shows at its place, and is told with it.
void tst_saqqara_board::aPressIsToldAndDrawn() {
  QVERIFY(text::useLanguage(u"en"));
  SaqqaraScene scene({1280, 720}, 4, 5);
  QVERIFY(scene.playTo([](const State& state) { return state.phase == Phase::invest; }));
  const Player player = scene.state().turn;
  scene.state().of(player).goods = gold(4);
  scene.state().in(Warehouse::linen).goods = linen(2);
  scene.press([](Draft& draft) {
    draft.choose({questionId(Ask::goods), static_cast<int>(Good::gold)}, Change::all);
    draft.press(placeId(BoardPlace::warehouse, static_cast<int>(Warehouse::linen)));
  });
  scene.arrange();
  const auto id = placeId(BoardPlace::warehouse, static_cast<int>(Warehouse::linen));
  const ui::Place& place = *scene.board().place(id);
  QCOMPARE(place.look().state, ui::PlaceLook::State::chosen);
  QVERIFY2(place.look().name.contains(u"4 gold"), qPrintable(place.look().name));
  QCOMPARE(scene.board().placesThatAre(ui::PlaceLook::State::open).size(), 3);
  QSignalSpy pressed(&scene.board(), &BoardView::placePressed);
  scene.board().place(id)->click();
  QCOMPARE(pressed.size(), 1);
  QCOMPARE(pressed.front().front().value<ui::PlaceId>(), id);
}

void tst_saqqara_board::everyPlaceSaysWhatLiesThere() {
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    SaqqaraScene scene({1280, 720}, 5, 8);
    QVERIFY(scene.playTo([](const State& state) { return state.phase == Phase::develop; }));
    scene.arrange();
    QSet<QString> names;
    for (const ui::Place* place : scene.board().findChildren<ui::Place*>()) {
      const QString name = place->accessibleName();
      QVERIFY(!name.isEmpty());
      QVERIFY2(!name.contains(u'%'), qPrintable(name));
      QVERIFY2(!names.contains(name), qPrintable(name));
      names.insert(name);
    }
    for (Player player = 0; player < 5; ++player) {
      const ui::SeatCard& card = *scene.players().card(player);
      QVERIFY(!card.accessibleDescription().isEmpty() || !card.toolTip().isEmpty());
    }
  }
}

void tst_saqqara_board::aLongNameIsNotTorn_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize size : sceneSizes) {
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
  }
}

// 54 letters: the name is shortened, and what is behind it goes before that.
void tst_saqqara_board::aLongNameIsNotTorn() {
  QFETCH(QSize, size);
  SaqqaraScene scene(size, 5, 9);
  QVERIFY(scene.playTo([](const State& state) {
    return state.phase == Phase::auction && state.in(Warehouse::fish).cardAt == CardAt::won;
  }));
  const QString name = u"Maximiliana Hohenstein-Schlossberg von und zu Thurnfeld"_s;
  scene.seats().names.shown.fill(name);
  scene.seats().names.whole.fill(name);
  scene.arrange();
  const PaintedPage whole(scene);
  for (const test::WrittenText& text : whole.written()) {
    QVERIFY2(text.seen.contains(text.whole.adjusted(1, 1, -1, -1)), qPrintable(text.text));
  }
  QVERIFY2(overlapping(scene).isEmpty(), qPrintable(told(overlapping(scene))));
  const PaintedPage page(*scene.players().card(0));
  int names = 0;
  for (const test::WrittenText& text : page.written()) {
    QVERIFY(text.seen.contains(text.whole.adjusted(1, 1, -1, -1)));
    names += text.text.startsWith(u"Ma") ? 1 : 0;
  }
  QCOMPARE(names, 1);
  QVERIFY(scene.players().card(0)->toolTip().contains(name));
}

// Whoever comes to a step while workers move sees the whole pyramid, and can still press all.
void tst_saqqara_board::aPyramidSaysWhatIsPrintedOnIt() {
  QFETCH(QSize, size);
  QVERIFY(text::useLanguage(u"de"));
  for (const Phase phase : {Phase::invest, Phase::develop}) {
    SaqqaraScene scene(size, 4, 6);
    QVERIFY(scene.playTo([&](const State& state) { return state.phase == phase; }));
    const Pyramid pyramid = pyramidAt(std::countr_zero(scene.state().pyramids));
    LevelPrint& print = scene.state().sheet.level(pyramid, 2);
    print.cost = Price{Goods{{0, 0, 2, 3, 0}}, 2};
    print.points = std::int16_t{17};
    scene.arrange();
    const PyramidCard& card = scene.board().pyramidCard();
    ui::Place& step = *scene.board().place(placeId(BoardPlace::step, 2, static_cast<int>(pyramid)));
    QEnterEvent enter({2, 2}, {2, 2}, {2, 2});
    QCoreApplication::sendEvent(&step, &enter);
    QCoreApplication::processEvents();
    QCOMPARE(card.isVisibleTo(&scene), phase == Phase::develop);
    if (phase == Phase::develop) {
      QVERIFY(scene.board().rect().contains(card.geometry()));
      QVERIFY(!card.geometry().intersects(step.geometry()));
      QVERIFY(card.testAttribute(Qt::WA_TransparentForMouseEvents));
      const PaintedPage page(scene.board().pyramidCard());
      keep(u"pyramid-%1"_s.arg(QString::fromLatin1(QTest::currentDataTag())), PaintedPage(scene));
      QVERIFY2(cut(page).isEmpty(), qPrintable(told(cut(page))));
      QVERIFY2(overlapping(scene.board().pyramidCard()).isEmpty(), "texts over each other");
      QStringList texts;
      for (const test::WrittenText& text : page.written()) texts += text.text;
      for (const QString& text : {text::pyramidName(pyramid), u"17"_s, u"3"_s, u"2 egal"_s}) {
        QVERIFY2(texts.contains(text), qPrintable(text));
      }
    }
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&step, &leave);
    QCoreApplication::processEvents();
    QVERIFY(!card.isVisibleTo(&scene));
  }
}

void tst_saqqara_board::theStorehouseIsTurnedTo() {
  SaqqaraScene scene({800, 480}, 4, 5);
  QVERIFY(scene.playTo(
      [](const State& state) { return state.phase == Phase::invest && state.field() == 2; }));
  scene.arrange();
  const auto store = [&](Warehouse at) {
    return scene.board().place(placeId(BoardPlace::warehouse, static_cast<int>(at)));
  };
  QVERIFY(store(Warehouse::linen)->isVisibleTo(&scene));
  QVERIFY(!store(Warehouse::gold)->isVisibleTo(&scene));
  scene.press([](Draft& draft) { draft.press(placeId(BoardPlace::warehouse, 3)); });
  scene.arrange();
  QVERIFY(store(Warehouse::gold)->isVisibleTo(&scene));
  QVERIFY(!store(Warehouse::linen)->isVisibleTo(&scene));
}

NILOMETER_TEST(tst_saqqara_board)
#include "tst_saqqara_board.moc"
