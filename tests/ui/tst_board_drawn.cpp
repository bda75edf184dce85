// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/build.h"
#include "engine/egizia/game.h"
#include "engine/egizia/turn.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/table_window.h"
#include "ui/base/style/pieces.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/board/track_layout.h"
#include "ui/egizia/draft/draft.h"
#include "ui/egizia/spaces/place_layout.h"
#include "ui/egizia/spaces/space.h"
#include "ui/egizia/style/box_colours.h"

#include <QImage>
#include <QTest>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Building;
using ui::Space;
using ui::SpaceLook;

namespace {

int pixelsOf(const QImage& image, const QRect& room, const QColor& colour) {
  int count = 0;
  for (int y = room.top(); y <= room.bottom(); ++y) {
    for (int x = room.left(); x <= room.right(); ++x) {
      if (image.pixelColor(x, y) == colour) ++count;
    }
  }
  return count;
}

int pixelsOf(QWidget& widget, const QColor& colour) {
  const QImage image = widget.grab().toImage();
  return pixelsOf(image, image.rect(), colour);
}

QString inWords(const QRect& rect) {
  return QStringLiteral("%1, %2: %3 × %4")
      .arg(rect.left())
      .arg(rect.top())
      .arg(rect.width())
      .arg(rect.height());
}

/// All places of the board and its parts without places that are not folded away, in the board's
/// coordinates.
std::vector<QRect> partsOf(const ui::BoardView& board) {
  std::vector<QRect> parts;
  const auto add = [&](const QWidget& widget) {
    if (widget.isVisible()) parts.push_back({widget.mapTo(&board, QPoint(0, 0)), widget.size()});
  };
  for (const Space* place : board.findChildren<Space*>()) add(*place);
  add(*board.findChild<ui::TrackPanel*>());
  add(*board.findChild<ui::SphinxPanel*>());
  return parts;
}

/// How many entries come before the first stone of that game.
std::size_t beforeStones(const egizia::GameRecord& game) {
  const auto builds = [](const egizia::RecordedEntry& line) {
    const auto* build = std::get_if<egizia::Build>(&line.entry);
    return build != nullptr &&
           std::ranges::any_of(build->spaces, [](auto set) { return set != 0; });
  };
  const auto found = std::ranges::find_if(game.entries, builds);
  return static_cast<std::size_t>(found - game.entries.begin());
}

} // namespace

/// The board shows the table as it stands, as one picture.
class tst_board_drawn : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase();
  void fieldsAreWateredAsFarAsTheRingReaches();
  void discsOfTheRingShowWhatTheyWater();
  void shipBeingEnteredIsDrawn();
  void stonesBeingEnteredAreDrawnInTheirColour();
  void stonesCanBePressedInTheUsualWindow_data() { languagesWithSizes({100}); }
  void stonesCanBePressedInTheUsualWindow();
  void nothingLiesOnAnything_data();
  void nothingLiesOnAnything();
  void oneShipAloneIsOnTurnToBuild_BUILD_1();
  void fullRowIsOutlinedInTheColourOfItsWinner_PYR_2();
  void stonesAgainstARuleAreDrawnAsSuch();
  void shipsOfARoundSpaceStandSideBySide();
  void keysStandOnNoShip();
  void piecesOfTheTrackPointAtTheirPoints();
  void queueStandsBehindItsFirst();
};

void tst_board_drawn::initTestCase() {
  QVERIFY(text::useLanguage(u"en"));
}

void tst_board_drawn::fieldsAreWateredAsFarAsTheRingReaches() {
  TableWindow window("revised-4-players", 0);
  window.view.board().setMotion(false);
  auto* river = window.view.findChild<ui::RiverView*>();
  QVERIFY(river != nullptr);
  const ui::Theme& theme = ui::themeOf(*river);
  const qreal u = ui::placeFonts(river->font()).u;
  std::set<egizia::Ring> seen;
  for (const egizia::RecordedEntry& entry : window.golden.entries) {
    QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
    const egizia::Ring ring = window.session.shown().ring;
    if (!seen.insert(ring).second) continue;
    QCoreApplication::processEvents();
    // The left bank lies free between the cards and the water.
    const Space* card = nullptr;
    for (std::size_t stop = 0; card == nullptr; ++stop) {
      if (window.edition->river[stop].kind == egizia::StopKind::card) {
        card = window.view.board().place(ui::stopId(static_cast<int>(stop)));
      }
    }
    const int from = card->geometry().right() + 1;
    const QRect bank(from, 0, qRound(42 * u), river->height());
    const QImage image = river->grab().toImage();
    for (int strip = 0; strip < 3; ++strip) {
      const auto colour = static_cast<egizia::FieldColour>(strip);
      const ui::FieldStrip look = ui::fieldStrip(colour, theme);
      const bool wet = strip <= static_cast<int>(ring);
      const int area = river->height() * qRound(12 * u);
      QVERIFY(pixelsOf(image, bank, wet ? look.wet : look.dry) > area / 3);
      QCOMPARE(pixelsOf(image, bank, wet ? look.dry : look.wet), 0);
    }
  }
  QVERIFY(seen.size() == 3);
}

void tst_board_drawn::discsOfTheRingShowWhatTheyWater() {
  TableWindow window("revised-4-players", 20);
  for (int ring = 0; ring < 3; ++ring) {
    Space* disc = window.view.board().place(ui::ringId(static_cast<egizia::Ring>(ring)));
    QVERIFY(disc->width() >= ui::targetHeight && disc->height() >= ui::targetHeight);
    for (int field = 0; field < 3; ++field) {
      const QColor colour = ui::fieldTint(static_cast<egizia::FieldColour>(field)).fill;
      QCOMPARE(pixelsOf(*disc, colour) > 10, field <= ring);
    }
  }
}

void tst_board_drawn::shipBeingEnteredIsDrawn() {
  TableWindow window("revised-4-players", 2);
  const int colour = window.session.colourOf(window.session.options().onTurn);
  const QColor fill = ui::themeOf(window.view).player[static_cast<std::size_t>(colour)];
  int shown = 0;
  for (std::size_t stop = 0; stop < window.edition->river.size() && shown < 3; ++stop) {
    if (window.edition->river[stop].kind == egizia::StopKind::site) continue;
    Space* place = window.view.board().place(ui::stopId(static_cast<int>(stop)));
    QCOMPARE(pixelsOf(*place, fill), 0);
    QTest::mouseClick(place, Qt::LeftButton);
    if (!window.view.draft().begun()) { // entered with nothing to choose
      window.session.undo();
      continue;
    }
    ++shown;
    QVERIFY(pixelsOf(*place, fill) > 100);
    window.type(u"Esc"_s);
    QCOMPARE(pixelsOf(*place, fill), 0);
  }
  QCOMPARE(shown, 3);
}

void tst_board_drawn::stonesBeingEnteredAreDrawnInTheirColour() {
  const auto edition = goldenEdition();
  const std::size_t entries = beforeStones(goldenGame("revised-4-players", *edition));
  TableWindow window("revised-4-players", entries);
  const int colour = window.session.colourOf(window.session.options().onTurn);
  const QColor fill = ui::themeOf(window.view).player[static_cast<std::size_t>(colour)];
  Space* open = nullptr;
  for (Space* place : window.view.board().findChildren<Space*>()) {
    const SpaceLook& look = place->look();
    if (look.shape == SpaceLook::Shape::cell && look.state == SpaceLook::State::open) open = place;
  }
  QVERIFY(open != nullptr);
  QCOMPARE(pixelsOf(*open, fill), 0);
  QTest::mouseClick(open, Qt::LeftButton);
  QCOMPARE(open->look().state, SpaceLook::State::chosen);
  QVERIFY(pixelsOf(*open, fill) > open->width() * open->height() / 4);
  // The frame of what is being entered is not that of what can be chosen.
  QVERIFY(pixelsOf(*open, ui::themeOf(window.view).ink) > 40);
  QCOMPARE(pixelsOf(*open, ui::themeOf(window.view).choose), 0);
}

void tst_board_drawn::stonesCanBePressedInTheUsualWindow() {
  QFETCH(const QString, language);
  const LargeLetters letters(language, 100);
  TableWindow window("revised-4-players", 20);
  QCOMPARE(window.view.size(), QSize(1280, 720));
  for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
    const auto building = static_cast<Building>(i);
    for (int cell = 0; cell < window.edition->plan(building).count; ++cell) {
      const Space* place = window.view.board().place(ui::cellId(building, cell));
      const QString size = QStringLiteral("%1 × %2").arg(place->width()).arg(place->height());
      QVERIFY2(std::min(place->width(), place->height()) >= ui::targetHeight,
               qPrintable(place->look().name + QLatin1Char(' ') + size));
    }
  }
}

void tst_board_drawn::nothingLiesOnAnything_data() {
  QTest::addColumn<bool>("different");
  QTest::addColumn<QString>("language");
  QTest::addColumn<int>("percent");
  for (const bool different : {false, true}) {
    for (const QString& language : text::languages()) {
      for (const int percent : {100, 200}) {
        QTest::addRow("%s %d %s", qPrintable(language), percent,
                      different ? "different" : "shipped")
            << different << language << percent;
      }
    }
  }
}

void tst_board_drawn::nothingLiesOnAnything() {
  QFETCH(const bool, different);
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const auto edition = different ? differentPrinted() : goldenEdition();
  egizia::GameRecord record = goldenGame("revised-4-players", *goldenEdition());
  record.entries.clear();
  record.header.editionId = edition->id;
  record.header.editionChecksum = edition->checksum;
  TableWindow window(record, edition);
  settle(window.view);
  const ui::BoardView& board = window.view.board();
  const std::vector<QRect> parts = partsOf(board);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    QVERIFY2(board.rect().contains(parts[i]), qPrintable(inWords(parts[i])));
    for (std::size_t j = 0; j < i; ++j) {
      const QRect both = parts[i] & parts[j];
      QVERIFY2(both.isEmpty(), qPrintable(inWords(both)));
    }
  }
}

void tst_board_drawn::oneShipAloneIsOnTurnToBuild_BUILD_1() {
  TableWindow window("revised-4-players", 0);
  int turns = 0;
  for (const egizia::RecordedEntry& entry : window.golden.entries) {
    QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
    const auto places = window.view.findChildren<Space*>();
    const auto marked = std::ranges::count_if(places, [](const Space* place) {
      return place->look().marked && !place->look().markers.empty();
    });
    const bool builds = egizia::buildTurn(window.session.shown()).has_value();
    if (window.session.shown().phase == egizia::Phase::build) QCOMPARE(marked, builds ? 1 : 0);
    if (builds) ++turns;
  }
  QVERIFY(turns > 0);
}

void tst_board_drawn::fullRowIsOutlinedInTheColourOfItsWinner_PYR_2() {
  TableWindow window("revised-4-players", 0);
  window.view.board().setMotion(false);
  const egizia::BuildingPart& row = window.edition->plan(Building::pyramid).parts.front();
  const Space* first = window.view.board().place(ui::cellId(Building::pyramid, row.first));
  QWidget& panel = *first->parentWidget();
  const auto edge = [&] {
    return panel.grab().toImage().pixelColor(first->x(), first->geometry().center().y());
  };
  const QColor before = edge();
  bool full = false;
  for (const egizia::RecordedEntry& entry : window.golden.entries) {
    QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
    const egizia::State& state = window.session.shown();
    full = (state.built(Building::pyramid) & row.spaces()) == row.spaces();
    if (full) break;
    QCOMPARE(edge(), before);
  }
  QVERIFY(full);
  const table::Player winner = egizia::rowWinner(window.session.shown(), row.spaces());
  const auto colour = static_cast<std::size_t>(window.session.colourOf(winner));
  QCOMPARE(edge(), ui::themeOf(panel).playerText[colour]);
}

void tst_board_drawn::stonesAgainstARuleAreDrawnAsSuch() {
  const auto edition = goldenEdition();
  const std::size_t entries = beforeStones(goldenGame("revised-4-players", *edition));
  TableWindow window("revised-4-players", entries);
  Space* refused = nullptr;
  for (Space* place : window.view.board().findChildren<Space*>()) {
    const SpaceLook& look = place->look();
    if (look.shape == SpaceLook::Shape::cell && look.state == SpaceLook::State::refused) {
      refused = place;
    }
  }
  QVERIFY(refused != nullptr);
  const QColor stop = ui::themeOf(window.view).stop;
  QCOMPARE(pixelsOf(*refused, stop), 0);
  QTest::mouseClick(refused, Qt::LeftButton);
  QCOMPARE(refused->look().state, SpaceLook::State::chosen);
  QVERIFY(refused->look().forbidden);
  QVERIFY(pixelsOf(*refused, stop) > 80);
}

void tst_board_drawn::shipsOfARoundSpaceStandSideBySide() {
  const ui::PlaceFonts fonts(QApplication::font());
  SpaceLook look;
  look.shape = SpaceLook::Shape::round;
  look.text = u"Edfu"_s;
  look.markers = {ui::PlayerColour::blue, ui::PlayerColour::red};
  const QRectF rect(0, 0, 160 * fonts.u, 40 * fonts.u);
  const ui::PlaceLayout layout = ui::layOutPlace(look, rect, fonts);
  // Each as large as the symbol on its sail needs.
  QVERIFY(layout.markers.width() >= 2 * 19 * fonts.u);
  QVERIFY(!layout.markers.intersects(layout.text));
}

void tst_board_drawn::keysStandOnNoShip() {
  const ui::PlaceFonts fonts(QApplication::font());
  for (const auto shape :
       {SpaceLook::Shape::card, SpaceLook::Shape::round, SpaceLook::Shape::space}) {
    SpaceLook look;
    look.shape = shape;
    look.text = u"1"_s;
    look.keyCap = u"J"_s;
    const qreal side = shape == SpaceLook::Shape::space ? 28 : 140;
    const QRectF rect(0, 0, side * fonts.u, 40 * fonts.u);
    const ui::PlaceLayout alone = ui::layOutPlace(look, rect, fonts);
    QVERIFY(!alone.key.isEmpty() && rect.contains(alone.key));
    look.markers = {ui::PlayerColour::blue};
    const ui::PlaceLayout taken = ui::layOutPlace(look, rect, fonts);
    QVERIFY(!taken.markers.isEmpty() && !taken.key.intersects(taken.markers));
  }
}

void tst_board_drawn::piecesOfTheTrackPointAtTheirPoints() {
  const std::array<table::Player, 4> order{0, 1, 2, 3};
  const ui::TrackFonts fonts(QApplication::font());
  const QRectF room(0, 0, 420, ui::leastTrackHeight(fonts));
  for (const std::array<int, 4> points :
       {std::array{0, 10, 20, 30}, std::array{19, 20, 21, 23}, std::array{98, 99, 100, 101},
        std::array{-3, 0, 60, 240}}) {
    table::ScoreTrack track{std::span(order)};
    for (std::size_t i = 0; i < order.size(); ++i) track.move(order[i], points[i]);
    const ui::TrackAxis axis = ui::layOutAxis(track, room, fonts);
    QVERIFY(axis.low % 10 == 0 && axis.high % 10 == 0);
    QVERIFY(axis.low <= points.front() && axis.high > points.back());
    QVERIFY(axis.low > points.front() - 10 &&
            axis.high <= std::max(points.back() + 10, axis.low + 30));
    std::vector<QRectF> boxes;
    for (const ui::TrackPiece& piece : ui::layOutPieces(track, axis, fonts)) {
      QCOMPARE(piece.tick, axis.xOf(track.points(piece.player)));
      QCOMPARE(piece.tip.x(), piece.tick); // even where its box stands aside
      const QRectF box(QPointF(piece.tip.x() + piece.aside - piece.box.width() / 2,
                               piece.tip.y() - ui::pointDepth * fonts.u - piece.box.height()),
                       piece.box);
      QVERIFY(room.contains(box));
      for (const QRectF& other : boxes) QVERIFY(!other.intersects(box));
      boxes.push_back(box);
    }
    QCOMPARE(boxes.size(), order.size());
  }
}

void tst_board_drawn::queueStandsBehindItsFirst() {
  const std::array<table::Player, 4> order{3, 1, 0, 2}; // 2 in front
  const ui::TrackFonts fonts(QApplication::font());
  const QRectF room(0, 0, 420, ui::leastTrackHeight(fonts));
  const table::ScoreTrack track{std::span(order)};
  const ui::TrackAxis axis = ui::layOutAxis(track, room, fonts);
  QStringList said;
  for (const ui::TrackPiece& piece : ui::layOutPieces(track, axis, fonts)) {
    said.prepend(piece.text);
    QCOMPARE(piece.behind, track.placeInQueue(piece.player));
    // Only the first stands on the axis.
    QCOMPARE(piece.tip.y() > axis.y - 5 * fonts.u, piece.behind == 0);
  }
  QCOMPARE(said, QStringList({u"0"_s, u"2nd"_s, u"3rd"_s, u"4th"_s}));
}

NILOMETER_TEST(tst_board_drawn)
#include "tst_board_drawn.moc"
