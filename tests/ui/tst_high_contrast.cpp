// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "tests/ui/table_window.h"
#include "ui/base/style/high_contrast.h"
#include "ui/table/log/log_view.h"
#include "ui/window/appearance.h"

#include <QAction>
#include <QSignalSpy>
#include <QStyleFactory>
#include <QWindow>

using namespace nilometer;
using namespace nilometer::test;
using ui::Appearance;
using ui::Theme;

namespace {

/// A desktop's palette with these colours, the same ground everywhere.
QPalette desktop(QRgb ground, QRgb text, QRgb chosen) {
  QPalette palette;
  using P = QPalette;
  for (const P::ColorRole role : {P::Window, P::Base, P::Button}) palette.setColor(role, ground);
  for (const P::ColorRole role : {P::WindowText, P::Text, P::ButtonText, P::Mid}) {
    palette.setColor(role, text);
  }
  palette.setColor(P::Highlight, chosen);
  return palette;
}

QPalette ordinaryDesktop() {
  return QStyleFactory::create(u"Fusion"_s)->standardPalette();
}

} // namespace

/// The third appearance, in the desktop's own colours where it has such ones.
class tst_high_contrast : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void cleanup() { ui::applyAppearance(*qApp, Appearance::light); }
  void textIsSevenToOneAndLinesAreFourAndAHalf_data();
  void textIsSevenToOneAndLinesAreFourAndAHalf();
  void takesTheDesktopsOwnColours();
  void anOrdinaryDesktopIsNotTakenForOne();
  void isChosenInTheMenuAndRemembered();
  void comesBackWhenTheDesktopChanges();
  void tableLooksAsIfOpenedInIt();
  void theShownRowOfTheLogHasALineAroundIt();
};

void tst_high_contrast::textIsSevenToOneAndLinesAreFourAndAHalf_data() {
  QTest::addColumn<QPalette>("palette");
  QTest::newRow("light desktop") << ordinaryDesktop();
  QTest::newRow("dark desktop") << ui::paletteFor(Appearance::dark, ordinaryDesktop());
  QTest::newRow("black") << desktop(0xFF000000, 0xFFFFFFFF, 0xFF1AEBFF);
  QTest::newRow("white") << desktop(0xFFFFFFFF, 0xFF000000, 0xFF37006E);
  QTest::newRow("yellow on black") << desktop(0xFF000000, 0xFFFFFF00, 0xFF008000);
  QTest::newRow("pale choice") << desktop(0xFFFFFAEF, 0xFF100C00, 0xFFE8E0B0);
}

void tst_high_contrast::textIsSevenToOneAndLinesAreFourAndAHalf() {
  QFETCH(const QPalette, palette);
  const Theme theme = ui::highContrastTheme(palette);
  QVERIFY(theme.highContrast);
  for (const QColor& ground :
       {theme.ground, theme.surface, theme.sunken, theme.stone, theme.sand, theme.chosenFill}) {
    for (const QColor& text : {theme.ink, theme.quietInk, theme.choose, theme.stop, theme.fine}) {
      QVERIFY2(ui::contrast(text, ground) >= 7, qPrintable(text.name() + ground.name()));
    }
    for (const QColor& text : theme.playerText) QVERIFY(ui::contrast(text, ground) >= 7);
    for (const QColor& line : {theme.line, theme.stoneEdge, theme.riverEdge, theme.tileRim}) {
      QVERIFY2(ui::contrast(line, ground) >= 4.5, qPrintable(line.name() + ground.name()));
    }
  }
  for (const QColor& water : {theme.river, theme.water}) {
    QVERIFY(ui::contrast(theme.onRiver, water) >= 7);
  }
  QVERIFY(ui::contrast(theme.onChoose, theme.choose) >= 7);
  for (std::size_t i = 0; i < theme.player.size(); ++i) {
    QVERIFY(ui::contrast(theme.onPlayer[i], theme.player[i]) >= 7);
  }
}

void tst_high_contrast::takesTheDesktopsOwnColours() {
  const QPalette own = desktop(0xFF000000, 0xFFFFFF00, 0xFF1AEBFF);
  QVERIFY(ui::isHighContrast(own));
  for (const Appearance appearance : {Appearance::system, Appearance::highContrast}) {
    const QPalette palette = ui::paletteFor(appearance, own);
    QCOMPARE(palette.color(QPalette::Window), QColor(Qt::black));
    QCOMPARE(palette.color(QPalette::Text), QColor(Qt::yellow));
    QCOMPARE(palette.color(QPalette::Highlight), QColor(0x1A, 0xEB, 0xFF));
  }
  // Who asks for light gets it all the same.
  QCOMPARE(ui::paletteFor(Appearance::light, own).color(QPalette::Window), ui::lightTheme().ground);
}

void tst_high_contrast::anOrdinaryDesktopIsNotTakenForOne() {
  for (const Appearance appearance : {Appearance::light, Appearance::dark}) {
    QVERIFY(!ui::isHighContrast(ui::paletteFor(appearance, ordinaryDesktop())));
  }
  QVERIFY(!ui::isHighContrast(ordinaryDesktop()));
  const QPalette palette = ui::paletteFor(Appearance::system, ordinaryDesktop());
  QCOMPARE(palette.color(QPalette::Window), ui::lightTheme().ground);
}

void tst_high_contrast::isChosenInTheMenuAndRemembered() {
  QVERIFY(text::useLanguage(u"en"));
  HomeProgram program;
  for (QAction* action : program.window.findChildren<QAction*>()) {
    const auto* menu = qobject_cast<QMenu*>(action->parent());
    if (menu == nullptr || menu->title() != u"Appearance"_s) continue;
    if (action->text() == u"High contrast"_s) action->trigger();
  }
  QCOMPARE(program.preferences.appearance(), Appearance::highContrast);
  QTRY_COMPARE(&ui::themeOf(program.window), &ui::contrastTheme());
  QCOMPARE(program.window.grab().toImage().pixelColor(5, 300), QColor(Qt::white));
}

/// No part of it keeps a colour of the appearance before.
void tst_high_contrast::tableLooksAsIfOpenedInIt() {
  TableWindow before("revised-4-players", 98);
  for (const Appearance appearance :
       {Appearance::dark, Appearance::highContrast, Appearance::light}) {
    ui::applyAppearance(*qApp, appearance);
    TableWindow opened("revised-4-players", 98);
    QCoreApplication::processEvents();
    for (const QWidget* part : before.view.findChildren<QWidget*>()) {
      if (!part->isVisible()) continue;
      QCOMPARE(&ui::themeOf(*part), &ui::themeOf(opened.view));
    }
    const QImage was = before.view.grab().toImage();
    const QImage is = opened.view.grab().toImage();
    QCOMPARE(was.size(), is.size());
    int others = 0;
    for (int y = 0; y < is.height(); ++y) {
      for (int x = 0; x < is.width(); ++x) others += was.pixel(x, y) != is.pixel(x, y) ? 1 : 0;
    }
    QCOMPARE(others, 0);
  }
}

void tst_high_contrast::comesBackWhenTheDesktopChanges() {
  ui::applyAppearance(*qApp, Appearance::highContrast);
  QWidget window;
  window.show();
  QVERIFY(QTest::qWaitForWindowExposed(&window));
  QApplication::setPalette(ui::paletteFor(Appearance::dark, {}));
  QTRY_COMPARE(&ui::themeOf(window), &ui::darkTheme());
  QEvent changed(QEvent::ThemeChange);
  QCoreApplication::sendEvent(window.windowHandle(), &changed);
  QTRY_COMPARE(&ui::themeOf(window), &ui::contrastTheme());
}

void tst_high_contrast::theShownRowOfTheLogHasALineAroundIt() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.resize(1280, 720);
  program.window.show();
  program.window.session()->lookAt(40);
  ui::LogView& log = program.window.game()->log();
  for (const Appearance appearance :
       {Appearance::light, Appearance::dark, Appearance::highContrast}) {
    ui::applyAppearance(*qApp, appearance);
    log.scrollTo(log.model()->index(40, 0));
    QCoreApplication::processEvents();
    const QImage all = log.viewport()->grab().toImage();
    /// How many of the colours at the upper edge of a row are not those of the ground.
    const auto differs = [&](int row) {
      const QRect area = log.visualRect(log.model()->index(row, 0));
      const QRgb ground = all.pixel(0, area.top());
      int others = 0;
      for (int x = area.left() + 20; x < area.right() - 20; ++x) {
        others += all.pixel(x, area.top()) != ground ? 1 : 0;
      }
      return others > area.width() / 2;
    };
    const int shown = log.currentIndex().row();
    QVERIFY(differs(shown));
    QVERIFY(!differs(shown - 1));
  }
}

NILOMETER_TEST(tst_high_contrast)
#include "tst_high_contrast.moc"
