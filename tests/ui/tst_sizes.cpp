// SPDX-License-Identifier: GPL-3.0-or-later
// Windows from a small tablet to a large screen, with letters of every size.
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "ui/log/log_view.h"
#include "ui/strip/strip_view.h"
#include "ui/style/look_scale.h"
#include "ui/table/header_bar.h"
#include "ui/words/language.h"

#include <QScrollArea>
#include <QScrollBar>

#include <array>
#include <string>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr std::array windowSizes{QSize(800, 480),   QSize(1024, 600),  QSize(1190, 700),
                                 QSize(1280, 720),  QSize(1366, 768),  QSize(1920, 1080),
                                 QSize(2560, 1080), QSize(3840, 2160), QSize(1280, 1024)};
constexpr std::array percents{80, 100, 150, 200, 250};

std::string nameOf(QSize size, int percent) {
  return u"%1x%2 %3 %"_s.arg(size.width()).arg(size.height()).arg(percent).toStdString();
}

/// The window in that size with letters in that size; whether it could become so.
bool fits(EgiziaWindow& window, QSize size, int percent) {
  Q_EMIT window.findChild<ui::GameMenu*>()->textSizeChosen(percent);
  window.resize(size);
  for (int round = 0; round < 3; ++round) QCoreApplication::processEvents();
  return window.size() == size;
}

/// Whoever scrolls sideways.
QString sideways(const QWidget& window) {
  for (const auto* area : window.findChildren<QAbstractScrollArea*>()) {
    if (area->isVisible() && area->horizontalScrollBar()->isVisible())
      return QString::fromLatin1(area->metaObject()->className());
  }
  return {};
}

/// What of a widget is seen in its window.
bool isWhollySeen(const QWidget& widget) {
  return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
}

} // namespace

class tst_sizes : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"de")); }
  void everyWindowShowsHeaderAndStrip();
  void headerCutsNothing();
  void nothingScrollsSideways_data();
  void nothingScrollsSideways();
  void foldedLogOpensOverThePlayersWhileTheKeyboardIsInIt();
  void lettersLeaveTheTableItsRoom();
  void f11FillsTheScreen();
};

void tst_sizes::everyWindowShowsHeaderAndStrip() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.session()->lookAt(60);
  ui::EgiziaView& view = *program.window.game();
  for (const QSize size : windowSizes) {
    for (const int percent : percents) {
      const std::string name = nameOf(size, percent);
      QVERIFY2(fits(program.window, size, percent), name.c_str());
      QCOMPARE(view.size(), size);
      QVERIFY2(isWhollySeen(view.header()), name.c_str());
      QVERIFY2(view.strip().isVisible() && view.rect().contains(view.strip().geometry()),
               name.c_str());
      QVERIFY2(isWhollySeen(*view.strip().confirmButton()), name.c_str());
      QVERIFY2(!view.header().geometry().intersects(view.strip().geometry()), name.c_str());
    }
  }
}

void tst_sizes::headerCutsNothing() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  const ui::HeaderBar& header = program.window.game()->header();
  for (const std::size_t entries : {std::size_t{0}, std::size_t{60}, SIZE_MAX}) {
    if (entries != SIZE_MAX) program.window.session()->lookAt(entries);
    if (entries == SIZE_MAX) program.window.session()->backToNow();
    for (const QSize size : windowSizes) {
      for (const int percent : percents) {
        const std::string name = nameOf(size, percent);
        QVERIFY2(fits(program.window, size, percent), name.c_str());
        for (const QWidget* part : header.findChildren<QWidget*>()) {
          if (!part->isVisible()) continue;
          QVERIFY2(isWhollySeen(*part), (name + part->metaObject()->className()).c_str());
          QVERIFY2(part->width() >= part->sizeHint().width(), name.c_str());
        }
      }
    }
  }
}

void tst_sizes::nothingScrollsSideways_data() {
  QTest::addColumn<const ui::PageKind*>("kind");
  for (const ui::PageKind* kind : ui::pageKinds()) {
    QTest::newRow(qPrintable(kind->title())) << kind;
  }
  QTest::newRow("start") << &ui::startPage;
}

void tst_sizes::nothingScrollsSideways() {
  QFETCH(const ui::PageKind*, kind);
  HomeProgram program;
  if (kind->goesWith != nullptr) {
    program.window.openExample();
    while (!kind->goesWith(program.window.session())) program.window.session()->undo();
  }
  program.window.showPage(*kind);
  const QWidget& page = *program.window.page(*kind);
  QStringList wide;
  for (const QSize size : windowSizes) {
    for (const int percent : percents) {
      const std::string name = nameOf(size, percent);
      QVERIFY2(fits(program.window, size, percent), name.c_str());
      if (page.width() <= size.width() && sideways(program.window).isEmpty()) continue;
      wide += QString::fromStdString(name) + u" needs %1"_s.arg(page.minimumSizeHint().width());
    }
  }
  QVERIFY2(wide.isEmpty(), qPrintable(wide.join(u"; "_s)));
}

void tst_sizes::foldedLogOpensOverThePlayersWhileTheKeyboardIsInIt() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  ui::EgiziaView& view = *program.window.game();
  for (const QSize size : {QSize(800, 480), QSize(1024, 600)}) {
    QVERIFY(fits(program.window, size, 100));
    const QRect folded = view.guide().geometry();
    view.log().setFocus();
    const QRect open = view.guide().geometry();
    QVERIFY(open.height() > 2 * folded.height() && open.bottomRight() == folded.bottomRight());
    QVERIFY(!open.intersects(view.strip().place()) || size.width() > 1000);
    // Whoever presses anything else goes on with that.
    QTest::mouseClick(&view.strip(), Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(view.guide().geometry(), folded);
  }
  // In a large window nothing is folded, and nothing moves.
  QVERIFY(fits(program.window, {1280, 720}, 100));
  const QRect usual = view.guide().geometry();
  view.log().setFocus();
  QCOMPARE(view.guide().geometry(), usual);
}

void tst_sizes::lettersLeaveTheTableItsRoom() {
  QCOMPARE(ui::lettersFor({1280, 720}, 250), 32);
  QCOMPARE(ui::lettersFor({800, 480}, 100), 12);
  // No more than 512 × 288 u would leave.
  QCOMPARE(ui::lettersFor({800, 480}, 250), 20);
  QCOMPARE(ui::lettersFor({3840, 2160}, 250), 97);
}

void tst_sizes::f11FillsTheScreen() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  QTest::keyClick(&program.window, Qt::Key_F11);
  QVERIFY(program.window.isFullScreen());
  QTest::keyClick(&program.window, Qt::Key_F11);
  QVERIFY(!program.window.isFullScreen());
}

NILOMETER_TEST(tst_sizes)
#include "tst_sizes.moc"
