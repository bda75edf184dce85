// SPDX-License-Identifier: GPL-3.0-or-later
// With several games there are several boxes, and what a game has not got is not offered for it.
#include "test_program.h"

#include "registry/toy_window_game.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/window/box_shelf.h"
#include "ui/window/start_view.h"

#include <QSignalSpy>

using namespace nilometer;
using namespace nilometer::test;

class tst_toy_start : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void arrowsChooseAmongTheBoxes();
  void chosenBoxIsLarger();
  void clickOnTheChosenBoxOpensNothing();
  void tilesAreThoseOfTheChosenGame();
  void boxWithoutAPictureHasItsColours();
  void ringOfTheKeyboardStandsOnTheEdgeOfTheFront();
};

namespace {

/// The first game of the program, and the toy.
const std::vector<const ui::Game*>& twoGames() {
  static const std::vector<const ui::Game*> two{ui::games().front(), &toyGame};
  return two;
}

struct TwoBoxes {
  TwoBoxes() {
    start.resize(1280, 720);
    start.show({.games = {{twoGames().front(), {.lessons = 3}}}});
    start.QWidget::show();
  }
  [[nodiscard]] QAbstractButton& box(int game) const { return start.shelf().box(game); }
  ui::StartView start{twoGames()};
};

} // namespace

void tst_toy_start::arrowsChooseAmongTheBoxes() {
  TwoBoxes boxes;
  boxes.box(0).setFocus();
  QTest::keyClick(&boxes.box(0), Qt::Key_Right);
  QCOMPARE(&boxes.start.chosen(), &toyGame);
  QVERIFY(boxes.box(1).isChecked() && !boxes.box(0).isChecked());
  QTest::keyClick(&boxes.box(1), Qt::Key_Right);
  QCOMPARE(&boxes.start.chosen(), &toyGame);
  QTest::keyClick(&boxes.box(1), Qt::Key_Left);
  QCOMPARE(&boxes.start.chosen(), twoGames().front());
}

void tst_toy_start::chosenBoxIsLarger() {
  TwoBoxes boxes;
  QVERIFY(boxes.box(0).height() > boxes.box(1).height());
  QTest::mouseClick(&boxes.box(1), Qt::LeftButton);
  QVERIFY(boxes.box(1).height() > boxes.box(0).height());
}

void tst_toy_start::clickOnTheChosenBoxOpensNothing() {
  TwoBoxes boxes;
  const QSignalSpy begins(boxes.start.newButton(), &QAbstractButton::clicked);
  QTest::mouseClick(&boxes.box(0), Qt::LeftButton);
  QTest::mouseDClick(&boxes.box(0), Qt::LeftButton);
  QCOMPARE(begins.size(), 0);
  QVERIFY(boxes.box(0).isChecked());
  // By the keyboard it leads on.
  boxes.box(0).setFocus();
  QTest::keyClick(&boxes.box(0), Qt::Key_Return);
  QCOMPARE(begins.size(), 1);
}

void tst_toy_start::tilesAreThoseOfTheChosenGame() {
  TwoBoxes boxes;
  QVERIFY(boxes.start.positionButton()->isVisible() && boxes.start.lessonsButton()->isVisible());
  QTest::mouseClick(&boxes.box(1), Qt::LeftButton);
  QVERIFY(!boxes.start.positionButton()->isVisible() && !boxes.start.lessonsButton()->isVisible());
  QVERIFY(boxes.start.copiesButton()->isVisible() && boxes.start.archiveButton()->isVisible());
}

void tst_toy_start::boxWithoutAPictureHasItsColours() {
  TwoBoxes boxes;
  QVERIFY(boxes.box(1).accessibleName().startsWith(u"Stones"_s));
  const QImage image = boxes.box(1).grab().toImage();
  const QPoint middle(image.width() / 2, image.height() / 3);
  QCOMPARE(image.pixelColor(middle), QColor::fromRgb(toyGame.box().lid));
}

// It went across the letters before.
void tst_toy_start::ringOfTheKeyboardStandsOnTheEdgeOfTheFront() {
  TwoBoxes boxes;
  QVERIFY(QTest::qWaitForWindowActive(&boxes.start));
  QAbstractButton& box = boxes.box(1);
  box.setFocus();
  QVERIFY(box.hasFocus() && !box.isChecked());
  const QImage image = box.grab().toImage();
  const ui::Theme& theme = ui::themeOf(box);
  const qreal u = ui::lookUnit(box.font());
  const int middle = box.height() * 2 / 3;
  const auto colour = [&](qreal x) { return image.pixelColor(static_cast<int>(x), middle); };
  QCOMPARE(colour(u), theme.ink);
  QCOMPARE(colour(3 * u), theme.surface);
  QVERIFY(colour(6 * u) != theme.ink && colour(6 * u) != theme.surface);
}

NILOMETER_TEST(tst_toy_start)
#include "tst_toy_start.moc"
