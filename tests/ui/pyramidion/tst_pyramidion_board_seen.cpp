// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen of the board of Pyramidion: its measures, cards, boats, and the table of the active
// site below a strip that has grown.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"

#include "tests/ui/pyramidion/measured_texts.h"
#include "tests/ui/pyramidion/pyramidion_scene.h"
#include "tests/ui/unread.h"
#include "ui/pyramidion/table/pyramidion_view.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/text/language.h"

#include <QBitmap>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// Whether that is a row of the table of the active site.
bool isOfTable(const ui::PlaceId& id) {
  return kindOf(id) == BoardPlace::card || kindOf(id) == BoardPlace::sum ||
         kindOf(id) == BoardPlace::before;
}

std::vector<ui::Place*> seenPlaces(const BoardView& board) {
  std::vector<ui::Place*> seen;
  for (auto* const place : board.findChildren<ui::Place*>()) {
    if (board.idOf(*place) && place->isVisibleTo(&board)) seen.push_back(place);
  }
  return seen;
}

/// All that is written on a part of the window, of a place from the left.
QStringList writtenOn(QWidget& part) {
  test::PaintedTexts page(part.size());
  part.render(&page);
  QStringList texts;
  for (const test::PaintedText& text : page.texts()) texts += text.text;
  return texts;
}

bool isPlayed(const State& state) {
  return state.phase == Phase::play && state.lying.size() > 1;
}

/// So many cards of the first player, and a slave driver of the second.
void layCards(PyramidionScene& scene, int count, const Card& card) {
  std::vector<LyingCard>& lying = scene.state().lying;
  lying.assign(static_cast<std::size_t>(count), {.player = a, .card = card});
  lying.push_back({.player = b, .card = {.kind = CardKind::slaveDriver}});
}

} // namespace

class tst_pyramidion_board_seen : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void measuresAreThoseOfThePicture();
  void tableStaysInSightBelowAStrip_data();
  void tableStaysInSightBelowAStrip();
  void minimaStayInSightBelowAStrip();
  void tableStaysInSightWhileASpecialIsChosen();
  void cardsShowAllTheirNumbers_CARD6_data();
  void cardsShowAllTheirNumbers_CARD6();
  void tipOfAChangedCardHasItsSum_RESOLVE2();
  void boatsStayInTheirPlace_LOAD1();
  void rowOfWhoPlaysIsMarked();
  void rowWithoutCardsNamesItsPlayer();
  void whatNobodyHasReadIsAQuestionMark_SEE4();
  void cornerKeepsOffTheSundial_data();
  void cornerKeepsOffTheSundial();
  void framesOfResourcesKeepOffTheirSitesName_NEGO1_data();
  void framesOfResourcesKeepOffTheirSitesName_NEGO1();
};

void tst_pyramidion_board_seen::measuresAreThoseOfThePicture() {
  PyramidionScene scene({1280, 720}, 4, 3);
  QVERIFY(scene.playTo(isPlayed));
  scene.arrange();
  const BoardLayout& rooms = scene.board().layOut();
  const auto near = [](const QRectF& room, const QRectF& wanted) {
    return std::abs(room.x() - wanted.x()) <= 1 && std::abs(room.y() - wanted.y()) <= 1 &&
           std::abs(room.width() - wanted.width()) <= 1 &&
           std::abs(room.height() - wanted.height()) <= 1;
  };
  QVERIFY(near(rooms.sites[at(Site::giza)].all, {6, 6, 209, 118}));
  QVERIFY(near(rooms.sites[at(Site::karnak)].all, {657, 416, 209, 118}));
  QVERIFY(near(rooms.table.all, {282, 132, 582, 206}));
  QVERIFY(near(rooms.nile, {0, 342, 872, 70}));
  // Columns in the order of resolving: the revolt first, haggling last.
  for (Player player = 0; player < 4; ++player) {
    const auto x = [&](BoardPlace what, int part = 0) {
      return scene.board().place(placeId(what, player, part))->x();
    };
    QVERIFY(x(BoardPlace::before) < x(BoardPlace::sum, static_cast<int>(Category::influence)));
    QVERIFY(x(BoardPlace::sum, static_cast<int>(Category::influence)) <
            x(BoardPlace::sum, static_cast<int>(Category::negotiation)));
    QVERIFY(x(BoardPlace::sum, static_cast<int>(Category::negotiation)) <
            x(BoardPlace::sum, static_cast<int>(Category::haggling)));
  }
}

void tst_pyramidion_board_seen::tableStaysInSightBelowAStrip_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("players");
  for (const QSize size : {QSize(1280, 720), QSize(1024, 600), QSize(800, 480), QSize(1632, 918)}) {
    for (int players = minPlayers; players <= maxPlayers; ++players) {
      QTest::addRow("%dx%d-%d", size.width(), size.height(), players) << size << players;
    }
  }
}

void tst_pyramidion_board_seen::tableStaysInSightBelowAStrip() {
  QFETCH(const QSize, size);
  QFETCH(const int, players);
  PyramidionScene scene(size, players, 3);
  QVERIFY(scene.playTo(isPlayed));
  scene.arrange();
  const qreal u = ui::lookUnit(scene.font());
  const qreal least = leastHeight({.players = players, .only = Site::giza, .active = true});
  const qreal most = scene.board().height() / u - least - 1;
  for (qreal covered = 0; covered < most; covered += 31) {
    scene.arrange(covered);
    const BoardView& board = scene.board();
    const int seen = board.contentsRect().bottom();
    int rows = 0;
    const auto places = seenPlaces(board);
    for (const ui::Place* place : places) {
      const QString name = place->accessibleName();
      QVERIFY2(place->geometry().bottom() <= seen + 1, qPrintable(name));
      rows += isOfTable(*board.idOf(*place)) ? 1 : 0;
      for (const ui::Place* other : places) {
        const QRect both = other->geometry() & place->geometry();
        const bool isPart = place->geometry().contains(other->geometry()) ||
                            other->geometry().contains(place->geometry());
        QVERIFY2(both.width() <= 1 || both.height() <= 1 || isPart,
                 qPrintable(name + u" over "_s + other->accessibleName()));
      }
    }
    QVERIFY(rows >= players * columnCount + static_cast<int>(std::ranges::count(
                                                scene.state().lying, true, &LyingCard::lies)));
    const auto active = placeId(BoardPlace::site, static_cast<int>(scene.state().active));
    QVERIFY(board.place(active)->isVisibleTo(&board));
    const QString over = textsOverEachOther(scene.board());
    QVERIFY2(over.isEmpty(), qPrintable(over));
    const QString cut = cutTexts(test::PaintedPage(scene.board()));
    QVERIFY2(cut.isEmpty(), qPrintable(cut));
  }
}

void tst_pyramidion_board_seen::minimaStayInSightBelowAStrip() {
  PyramidionScene scene({1280, 720}, 4, 3);
  QVERIFY(scene.playTo(isPlayed));
  scene.arrange();
  // The strip grows no further (View::keptBoard).
  constexpr qreal most = 120;
  for (qreal covered = 0; covered < most; covered += 10) {
    scene.arrange(covered);
    int minima = 0;
    for (const ui::Place* place : seenPlaces(scene.board())) {
      minima += kindOf(*scene.board().idOf(*place)) == BoardPlace::troop ? 1 : 0;
    }
    QVERIFY2(minima == 2 * siteCount, qPrintable(QString::number(covered)));
  }
}

void tst_pyramidion_board_seen::tableStaysInSightWhileASpecialIsChosen() {
  const PlayedPyramidion& game = pyramidionGames().front();
  pyramidion::GameRecord record = game.record;
  for (std::size_t n = 0; n < game.record.entries.size(); ++n) {
    const State state = record::stateAfter(game.record, *game.edition, n);
    if (state.phase != Phase::play || state.lying.empty() || state.of(state.turn).common == 0) {
      continue;
    }
    record.entries.resize(n);
    break;
  }
  QVERIFY(record.entries.size() < game.record.entries.size());
  pyramidion::Session session(record, std::make_shared<const Edition>(*game.edition));
  View view(session);
  const qreal u = ui::lookUnit(view.font());
  view.resize((QSizeF(870, 520) * u).toSize());
  view.show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  view.setFocus();
  const auto isInSight = [&] {
    const int strip = view.strip().geometry().top();
    return std::ranges::all_of(seenPlaces(view.board()), [&](const ui::Place* place) {
      const int bottom = place->mapTo(&view, QPoint(0, place->height())).y();
      return !isOfTable(*view.board().idOf(*place)) || bottom <= strip + 1;
    });
  };
  QVERIFY(isInSight());
  for (const QChar key : u"s0"_s) {
    QTest::keyClick(&view, key.toLatin1());
    QCoreApplication::processEvents();
    QVERIFY2(isInSight(), qPrintable(key));
  }
}

void tst_pyramidion_board_seen::cardsShowAllTheirNumbers_CARD6_data() {
  QTest::addColumn<int>("count");
  QTest::addColumn<bool>("ankh");
  QTest::addColumn<bool>("doubled");
  for (const int count : {1, 5, 6, 8, 10}) {
    QTest::addRow("%d", count) << count << false << false;
    QTest::addRow("%d, ankh", count) << count << true << false;
    QTest::addRow("%d, doubled", count) << count << false << true;
  }
}

void tst_pyramidion_board_seen::cardsShowAllTheirNumbers_CARD6() {
  QFETCH(const int, count);
  QFETCH(const bool, ankh);
  QFETCH(const bool, doubled);
  PyramidionScene scene({1280, 720}, 4, 3);
  QVERIFY(scene.playTo(isPlayed));
  layCards(scene, count, {.kind = CardKind::negotiator, .values = {2, 5, 3}, .ankh = ankh});
  scene.state().lying.front().doubled = doubled;
  scene.arrange();
  for (int card = 1; card <= count; ++card) {
    ui::Place& place = *scene.board().place(placeId(BoardPlace::card, card));
    const bool isDoubled = doubled && card == 1;
    QStringList texts = writtenOn(place);
    QCOMPARE(texts.removeAll(u"×2"_s), isDoubled ? 1 : 0);
    if (!isDoubled || count < 6) {
      // The slave driver takes 1 of each.
      QCOMPARE(texts, isDoubled ? QStringList({u"3"_s, u"9"_s, u"5"_s})
                                : QStringList({u"1"_s, u"4"_s, u"2"_s}));
    } else {
      QVERIFY(texts.contains(u"9"_s));
    }
    test::PaintedTexts page(place.size());
    place.render(&page);
    for (const test::PaintedText& text : page.texts()) {
      QVERIFY2(QRectF(place.rect()).contains(text.ink), qPrintable(text.text));
    }
    QVERIFY(place.width() >= 28 && place.height() >= 28);
  }
}

void tst_pyramidion_board_seen::tipOfAChangedCardHasItsSum_RESOLVE2() {
  PyramidionScene scene({1280, 720}, 3, 3);
  QVERIFY(scene.playTo(isPlayed));
  layCards(scene, 2, {.kind = CardKind::torturer, .values = {5, 0, 0}});
  scene.state().lying.front().doubled = true;
  scene.arrange();
  const auto tip = [&](int card) {
    return scene.board().place(placeId(BoardPlace::card, card))->look().tip;
  };
  QVERIFY2(tip(1).contains(u"5 × 2 − 1 = 9"_s), qPrintable(tip(1)));
  QVERIFY2(tip(2).contains(u"5 − 1 = 4"_s), qPrintable(tip(2)));
  // Nobody takes anything of the slave driver.
  QVERIFY2(!tip(3).contains(u'='), qPrintable(tip(3)));
}

void tst_pyramidion_board_seen::boatsStayInTheirPlace_LOAD1() {
  std::unique_ptr<PyramidionScene> found;
  const auto hasGap = [&](const State& state) {
    const std::vector<int>& places = found->course().places;
    return state.phase == Phase::load && !places.empty() &&
           places.back() > static_cast<int>(places.size());
  };
  bool isFound = false;
  for (std::uint64_t seed = 1; seed < 20 && !isFound; ++seed) {
    found = std::make_unique<PyramidionScene>(QSize(1280, 720), 4, seed);
    isFound = found->playTo(hasGap);
  }
  QVERIFY(isFound);
  PyramidionScene& scene = *found;
  scene.arrange();
  const std::vector<int>& places = scene.course().places;
  QCOMPARE(places.size(), scene.state().row.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    const ui::Place& boat =
        *scene.board().place(placeId(BoardPlace::boat, static_cast<int>(i) + 1));
    const QRectF& room = scene.board().layOut().boats[at(places[i])];
    QVERIFY(boat.isVisibleTo(&scene));
    QCOMPARE(boat.geometry(), scene.board().pixelsOf(room));
  }
}

void tst_pyramidion_board_seen::rowOfWhoPlaysIsMarked() {
  PyramidionScene scene({1280, 720}, 4, 3);
  QVERIFY(scene.playTo(isPlayed));
  scene.arrange();
  const QImage seen = test::PaintedPage(scene.board()).image();
  const BoardLayout& rooms = scene.board().layOut();
  for (Player player = 0; player < 4; ++player) {
    // Right of all cards.
    const QPoint beside =
        scene.board().pixelsOf(rooms.table.rows[player]).topRight() + QPoint(-8, 6);
    const bool isMarked = seen.pixelColor(beside) == ui::themeOf(scene.board()).sunken;
    QCOMPARE(isMarked, player == scene.draft().asked());
  }
}

void tst_pyramidion_board_seen::rowWithoutCardsNamesItsPlayer() {
  const QStringList names{u"Friederike Wilhelmine von Hohenstein-Schlossberg und Taxis"_s,
                          u"Friederike Wilhelmine von Hohenstein-Schlossberg und Thurn"_s, u"Cem"_s,
                          u"Dora"_s};
  PyramidionScene scene({1280, 720}, 4, 3);
  scene.seats().names = text::ShownNames(names);
  QVERIFY(scene.playTo([](const State& state) { return state.phase == Phase::minima; }));
  scene.state().lying = {{.player = c, .card = {.kind = CardKind::slaveDriver}}};
  scene.arrange();
  const QStringList written = writtenOn(scene.board());
  QVERIFY2(written.contains(u"Dora"_s), qPrintable(written.join(u'|')));
  QVERIFY(!written.contains(u"Cem"_s)); // there lies a card
  QStringList alike = written.filter(u"Frie"_s);
  QCOMPARE(alike.size(), 2);
  QVERIFY2(alike[0] != alike[1], qPrintable(alike.join(u'|')));
  for (const Player player : {a, b}) {
    const QRect row = scene.board().pixelsOf(scene.board().layOut().table.rows[player]);
    QCOMPARE(test::tipAt(scene.board(), row.center()).contains(names[player]), true);
  }
}

// In a dashed frame, at once and after it was taken back.
void tst_pyramidion_board_seen::whatNobodyHasReadIsAQuestionMark_SEE4() {
  PyramidionScene scene({1280, 720}, 4, 3);
  QVERIFY(scene.playTo(isPlayed));
  for (const bool isRead : {false, true, false}) {
    for (SitePrint& print : scene.state().sheet) {
      print.corner = isRead ? std::optional(ResourceSet{0}) : std::nullopt;
      print.minima = isRead ? std::optional(std::array<std::uint8_t, 2>{5, 6}) : std::nullopt;
    }
    scene.arrange();
    for (const Site site : allSites) {
      const int number = static_cast<int>(site);
      ui::Place& corner = *scene.board().place(placeId(BoardPlace::corner, number));
      QCOMPARE(writtenOn(corner), QStringList(isRead ? u"–"_s : u"?"_s));
      for (const Troop kind : allTroops) {
        ui::Place& troop = *scene.board().place(placeId(BoardPlace::troop, number, code(kind)));
        QCOMPARE(writtenOn(troop).contains(u"?"_s), !isRead);
      }
    }
  }
}

void tst_pyramidion_board_seen::cornerKeepsOffTheSundial_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("kinds");
  for (const QSize size : {QSize(1280, 720), QSize(1100, 720), QSize(800, 480), QSize(1632, 918)}) {
    for (const int kinds : {1, 3, 4, resourceCount}) {
      QTest::addRow("%dx%d-%d", size.width(), size.height(), kinds) << size << kinds;
    }
  }
}

void tst_pyramidion_board_seen::cornerKeepsOffTheSundial() {
  QFETCH(const QSize, size);
  QFETCH(const int, kinds);
  PyramidionScene scene(size, 4, 3);
  QVERIFY(scene.playTo(isPlayed));
  for (const Site site : allSites) {
    scene.state().sheet[at(site)].corner = static_cast<ResourceSet>((1 << kinds) - 1);
    scene.state().on(site).sundial = true;
  }
  scene.arrange();
  const qreal u = ui::lookUnit(scene.font());
  const test::PaintedPage page(scene.board());
  for (const Site site : allSites) {
    const ui::Place& place =
        *scene.board().place(placeId(BoardPlace::corner, static_cast<int>(site)));
    if (!place.isVisibleTo(&scene)) continue;
    const QRectF room(place.geometry());
    // The frame, larger than all that lies in it.
    QRectF frame;
    for (const test::FillOnGround& fill : page.fills()) {
      const bool isIn = room.adjusted(-9, 0, 9, 0).contains(fill.place);
      if (isIn && fill.place.width() > frame.width()) frame = fill.place;
    }
    QVERIFY(room.contains(frame.adjusted(-u, 0, u, 0)));
    const QRectF around = frame.adjusted(-2 * u, 0, 2 * u, 0);
    int signsBeside = 0;
    for (const test::FillOnGround& fill : page.fills()) {
      const bool isBeside = fill.place.right() < frame.center().x() &&
                            fill.place.right() > frame.left() - 90 * u &&
                            fill.place.top() < frame.bottom() && fill.place.bottom() > frame.top();
      if (!isBeside || frame.contains(fill.place)) continue;
      ++signsBeside;
      QVERIFY2(!around.intersects(fill.place), qPrintable(place.accessibleName()));
    }
    QVERIFY(signsBeside > 0);
  }
}

void tst_pyramidion_board_seen::framesOfResourcesKeepOffTheirSitesName_NEGO1_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize size : {QSize(1280, 720), QSize(1024, 600), QSize(1632, 918)}) {
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
  }
}

void tst_pyramidion_board_seen::framesOfResourcesKeepOffTheirSitesName_NEGO1() {
  QFETCH(const QSize, size);
  PyramidionScene scene(size, 4, 3);
  QVERIFY(scene.playTo([](const State& state) { return state.phase == Phase::nego; }));
  const Site site = std::get<Negotiate>(*scene.draft().work().entry).site;
  if (!scene.draft().work().has(Ask::site))
    scene.draft().press(placeId(BoardPlace::site, code(site)));
  int framed = 0;
  // Below a strip that has grown sites are lower.
  for (const qreal covered : {0, 20, 60, 100, 140}) {
    scene.arrange(covered);
    const qreal u = ui::lookUnit(scene.font());
    ui::Place& whole = *scene.board().place(placeId(BoardPlace::site, code(site)));
    test::PaintedTexts page(whole.size());
    whole.render(&page);
    // Above what lies there stands the name, behind the frame of the key.
    QRectF head;
    for (const test::PaintedText& text : page.texts()) {
      const bool isKey = text.text == QString::number(static_cast<int>(site) + 1);
      if (isKey && text.ink.left() < 20 * u) head |= text.ink.adjusted(-4 * u, 0, 4 * u, 4 * u);
      if (text.text == text::siteName(site)) head |= text.ink;
    }
    QVERIFY(head.height() > 0);
    head.translate(whole.pos());
    for (const Resource kind : allResources) {
      ui::Place& place = *scene.board().place(placeId(BoardPlace::ware, code(site), code(kind)));
      if (!place.isVisibleTo(&scene)) continue;
      QImage image(place.size(), QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      place.render(&image, {}, {}, QWidget::DrawChildren);
      const QRect frame = QRegion(QBitmap::fromImage(image.createAlphaMask()))
                              .boundingRect()
                              .translated(place.pos());
      QVERIFY2(!head.intersects(frame), qPrintable(place.accessibleName()));
      QVERIFY2(whole.geometry().contains(frame), qPrintable(place.accessibleName()));
      ++framed;
    }
  }
  QVERIFY(framed > 5);
}

NILOMETER_TEST(tst_pyramidion_board_seen)
#include "tst_pyramidion_board_seen.moc"
