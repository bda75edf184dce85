// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "ui/base/style/look_scale.h"
#include "ui/base/style/menu_title.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QStyleOptionButton>
#include <QTest>
#include <QVBoxLayout>

using namespace nilometer;
using ui::targetHeight;
using ui::unit;

namespace {

constexpr int usual = 13;
constexpr int twice = 26;

/// Something of everything that is fixed to a length when it is made.
struct Box {
  Box() {
    auto* column = new QVBoxLayout(&all);
    column->setContentsMargins(unit, 2 * unit, 3 * unit, 4 * unit);
    column->setSpacing(2 * unit);
    button->setMinimumHeight(targetHeight);
    button->setFixedWidth(20 * unit);
    column->addWidget(button);
    column->addSpacing(3 * unit);
    auto* inside = new QHBoxLayout;
    inside->setSpacing(unit);
    column->addLayout(inside);
    title->setFont(ui::sized(all.font(), ui::TextSize::heading));
    inside->addWidget(title);
    inside->addWidget(plain);
  }

  QWidget all;
  QPushButton* button = new QPushButton(&all);
  QLabel* title = new QLabel(&all);
  QLabel* plain = new QLabel(&all);
};

} // namespace

class tst_look_scale : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void lettersFollowTheWindow_data();
  void lettersFollowTheWindow();
  void lengthsAreReadAtTheMoment();
  void whatWasFixedGrows();
  void manyChangesLeaveNoTrace();
  void whatIsSetLaterIsRightAlready();
  void whatIsGoneIsForgotten();
  void menuThatIsTooHighScrollsInOneColumn();
  void titleOfAMenuIsWholeAndCannotBeChosen();
  void circleOfAChoiceIsSeenInTheDark();
  void itEndsWithTheScale();
};

void tst_look_scale::lettersFollowTheWindow_data() {
  QTest::addColumn<QSize>("window");
  QTest::addColumn<int>("percent");
  QTest::addColumn<int>("letters");
  QTest::newRow("small") << QSize(800, 480) << 100 << 12;
  QTest::newRow("netbook") << QSize(1024, 600) << 100 << 12;
  QTest::newRow("usual") << QSize(1280, 720) << 100 << 13;
  QTest::newRow("wide") << QSize(2560, 720) << 100 << 13;
  QTest::newRow("high") << QSize(1280, 1440) << 100 << 13;
  QTest::newRow("one and a half") << QSize(1920, 1080) << 100 << 19;
  QTest::newRow("twice") << QSize(2560, 1440) << 100 << 26;
  QTest::newRow("three times") << QSize(3840, 2160) << 100 << 39;
  QTest::newRow("80 %") << QSize(1280, 720) << 80 << 10;
  QTest::newRow("250 %") << QSize(1280, 720) << 250 << 32;
  QTest::newRow("nothing") << QSize(0, 0) << 80 << 10;
}

void tst_look_scale::lettersFollowTheWindow() {
  QFETCH(const QSize, window);
  QFETCH(const int, percent);
  QTEST(ui::lettersFor(window, percent), "letters");
}

void tst_look_scale::lengthsAreReadAtTheMoment() {
  ui::LookScale scale(*qApp);
  constexpr ui::Length gap = 3 * unit;
  scale.setLetters(usual);
  QCOMPARE(int{gap}, 12);
  QCOMPARE(int{targetHeight}, 28);
  scale.setLetters(twice);
  QCOMPARE(int{gap}, 24);
  QCOMPARE(int{gap / 2}, 12);
  QCOMPARE(QApplication::font().pixelSize(), twice);
  QCOMPARE(ui::lookUnit(QApplication::font()), ui::lookUnit());
}

void tst_look_scale::whatWasFixedGrows() {
  ui::LookScale scale(*qApp);
  scale.setLetters(usual);
  const Box box;
  const int own = box.title->font().pixelSize();
  scale.setLetters(twice);
  // Qt tells the widgets of the application's letters with an event.
  QCoreApplication::processEvents();
  QCOMPARE(box.button->minimumHeight(), 56);
  QCOMPARE(box.button->minimumWidth(), 160);
  QCOMPARE(box.button->maximumWidth(), 160);
  QCOMPARE(box.button->maximumHeight(), QWIDGETSIZE_MAX);
  QCOMPARE(box.all.layout()->contentsMargins(), QMargins(8, 16, 24, 32));
  QCOMPARE(box.all.layout()->spacing(), 16);
  QCOMPARE(box.all.layout()->itemAt(1)->sizeHint().height(), 24);
  QCOMPARE(box.all.layout()->itemAt(2)->layout()->spacing(), 8);
  QCOMPARE(box.title->font().pixelSize(), 2 * own);
  QVERIFY(box.title->font().bold());
  QCOMPARE(box.plain->font().pixelSize(), twice);
}

void tst_look_scale::manyChangesLeaveNoTrace() {
  ui::LookScale scale(*qApp);
  scale.setLetters(usual);
  const Box box;
  const int own = box.title->font().pixelSize();
  for (int letters = 10; letters < 40; letters += 3) scale.setLetters(letters);
  for (int letters = 39; letters > 9; letters -= 2) scale.setLetters(letters);
  scale.setLetters(usual);
  QCOMPARE(box.button->minimumHeight(), 28);
  QCOMPARE(box.button->maximumWidth(), 80);
  QCOMPARE(box.all.layout()->contentsMargins(), QMargins(4, 8, 12, 16));
  QCOMPARE(box.title->font().pixelSize(), own);
}

void tst_look_scale::whatIsSetLaterIsRightAlready() {
  ui::LookScale scale(*qApp);
  scale.setLetters(usual);
  Box box;
  scale.setLetters(twice);
  box.button->setFixedWidth(30 * unit);
  QCOMPARE(box.button->width(), 240);
  scale.setLetters(usual);
  QCOMPARE(box.button->minimumWidth(), 120);
}

void tst_look_scale::whatIsGoneIsForgotten() {
  ui::LookScale scale(*qApp);
  scale.setLetters(usual);
  auto box = std::make_unique<Box>();
  scale.setLetters(twice);
  box.reset();
  const Box other;
  scale.setLetters(usual);
  QCOMPARE(other.button->minimumHeight(), 28);
}

void tst_look_scale::menuThatIsTooHighScrollsInOneColumn() {
  ui::LookScale scale(*qApp);
  scale.setLetters(twice);
  QMenu menu;
  for (int i = 0; i < 60; ++i) menu.addAction(QStringLiteral("Entry %1").arg(i));
  menu.popup({});
  const QRect first = menu.actionGeometry(menu.actions().front());
  QVERIFY(menu.width() < 2 * first.width());
  QVERIFY(menu.height() <= menu.screen()->geometry().height());
}

void tst_look_scale::titleOfAMenuIsWholeAndCannotBeChosen() {
  const ui::LookScale scale(*qApp);
  QMenu menu;
  const QString title = QStringLiteral("A long sentence about what all of this menu is for");
  ui::addTitle(menu, title, 2000);
  menu.addAction(QStringLiteral("Go"));
  menu.popup({});
  const QAction* section = menu.actions().front();
  QVERIFY(section->isSeparator());
  QCOMPARE(section->text(), title);
  const QRect room = menu.actionGeometry(menu.actions().front());
  QVERIFY(room.width() > QFontMetrics(section->font()).horizontalAdvance(title));
  QVERIFY(room.height() >= QFontMetrics(section->font()).height());
  QTest::keyClick(&menu, Qt::Key_Down);
  QCOMPARE(menu.activeAction(), menu.actions().back());
}

void tst_look_scale::circleOfAChoiceIsSeenInTheDark() {
  const ui::LookScale scale(*qApp);
  ui::applyAppearance(*qApp, ui::Appearance::dark);
  QRadioButton choice;
  choice.resize(choice.sizeHint());
  QStyleOptionButton option;
  option.initFrom(&choice);
  const QRect circle =
      choice.style()->subElementRect(QStyle::SE_RadioButtonIndicator, &option, &choice);
  const QImage image = choice.grab().toImage();
  int lightest = 0;
  for (int x = circle.left(); x <= circle.right(); ++x) {
    lightest = std::max(lightest, image.pixelColor(x, circle.center().y()).lightness());
  }
  ui::applyAppearance(*qApp, ui::Appearance::light);
  QVERIFY2(lightest > 150, qPrintable(QString::number(lightest)));
}

void tst_look_scale::itEndsWithTheScale() {
  const QFont before = QApplication::font();
  {
    ui::LookScale scale(*qApp);
    scale.setLetters(twice);
  }
  QCOMPARE(ui::lookUnit(), 1.0);
  QCOMPARE(QApplication::font(), before);
}

NILOMETER_TEST(tst_look_scale)
#include "tst_look_scale.moc"
