// SPDX-License-Identifier: GPL-3.0-or-later
// Windows from a small tablet to a large screen, with letters of every size. Every size is looked
// at, with some sizes of letters and each table or page with other ones; NILOMETER_FULL=1 in the
// environment looks at each with all of them.
#include "test_program.h"

#include "tests/chosen.h"
#include "tests/ui/full_cards.h"
#include "tests/ui/home_program.h"
#include "tests/ui/position_form_window.h"
#include "ui/base/style/look_scale.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/spaces/space.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/log/log_tools.h"
#include "ui/table/log/log_view.h"
#include "ui/table/view/header_bar.h"
#include "ui/text/language.h"

#include <QFile>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr std::array windowSizes{QSize(800, 480),   QSize(1024, 600),  QSize(1190, 700),
                                 QSize(1280, 720),  QSize(1366, 768),  QSize(1920, 1080),
                                 QSize(2560, 1080), QSize(3840, 2160), QSize(1280, 1024)};
constexpr std::array percents{80, 100, 150, 200, 250};
/// Those of most tables, and letters for whoever sees little.
constexpr std::array usualSizes{QSize(800, 480),   QSize(1024, 600),  QSize(1366, 768),
                                QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160)};
constexpr std::array usualPercents{100, 150, 200};
/// Of all pairs of them, where each takes its time.
constexpr std::size_t oneIn = 3;

std::string nameOf(QSize size, int percent) {
  return u"%1x%2 %3 %"_s.arg(size.width()).arg(size.height()).arg(percent).toStdString();
}

/// The window in that size with letters in that size; whether it could become so.
bool fits(EgiziaWindow& window, QSize size, int percent) {
  Q_EMIT window.findChild<ui::GameMenu*>()->textSizeChosen(percent);
  // From a large window in one go: its letters ask for more room at first.
  for (int round = 0; round < 2 || (window.size() != size && round < 8); ++round) {
    window.resize(size);
    QCoreApplication::processEvents();
  }
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
  void init() { QVERIFY(text::useLanguage(u"de")); }
  void everyWindowShowsHeaderAndStrip();
  void headerCutsNothing();
  void phasesKeepTheirNamesAndPlaces();
  void nothingScrollsSideways_data();
  void nothingScrollsSideways();
  void wholeEndPositionFolds();
  void longNamesAndNineCardsAreRead();
  void tabsAlwaysSayTheName();
  void captionsOfTheRiverAreNeverHalf();
  void noBuildingSpaceThatCanBeChosenIsSmall();
  void foldedLogOpensOverThePlayersWhileTheKeyboardIsInIt();
  void lettersLeaveTheTableItsRoom();
  void setupStandsOffTheEdge();
  void f11FillsTheScreen();
  void escLeavesTheFullScreenWhereNothingIsBegun();
  void nextStartIsNotInFullScreen();
};

void tst_sizes::everyWindowShowsHeaderAndStrip() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.session()->lookAt(60);
  ui::EgiziaView& view = *program.window.game();
  for (const auto& [size, percent] : chosenPairs(windowSizes, percents, oneIn)) {
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

void tst_sizes::headerCutsNothing() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  const ui::HeaderBar& header = program.window.game()->header();
  std::size_t shift = 0;
  for (const std::size_t entries : {std::size_t{0}, std::size_t{60}, SIZE_MAX}) {
    if (entries != SIZE_MAX) program.window.session()->lookAt(entries);
    if (entries == SIZE_MAX) program.window.session()->backToNow();
    for (const auto& [size, percent] : chosenPairs(windowSizes, percents, oneIn, shift++)) {
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

/// All names where there is room for them; in less, numbers that stay where they are.
void tst_sizes::phasesKeepTheirNamesAndPlaces() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  ui::EgiziaSession& session = *program.window.session();
  auto* bar = program.window.game()->header().findChild<ui::PhaseBar*>();
  for (const auto& [size, percent, hasNames] : {std::tuple{QSize(1280, 720), 100, true},
                                                {QSize(1400, 720), 100, true},
                                                {QSize(1280, 720), 125, false}}) {
    QVERIFY(fits(program.window, size, percent));
    std::map<QString, std::set<int>> places;
    std::set<int> phases;
    for (std::size_t entries = 0; entries < session.record().entries.size(); ++entries) {
      session.lookAt(entries);
      const ui::PhaseLook& look = bar->look();
      if (!phases.insert(look.phase).second) continue;
      // All phases of a round were there: only the final scoring is left.
      if (phases.size() == 7) entries = session.record().entries.size() - 2;
      QCoreApplication::processEvents();
      PaintedTexts device(bar->size());
      bar->render(&device);
      for (const PaintedText& text : device.texts()) {
        const QString first = text.text.section(u' ', 0, 0);
        if (first.size() == 1) places[first].insert(qRound(text.place.center().x()));
        if (first.size() == 1) QCOMPARE(text.text.size() > 1, hasNames);
      }
    }
    QVERIFY(phases.size() >= 7); // and the final scoring, which has no place among them
    QCOMPARE(places.size(), std::size_t{7});
    for (const auto& [phase, where] : places) {
      QVERIFY2(*where.rbegin() - *where.begin() <= 1, qPrintable(phase));
    }
  }
}

void tst_sizes::nothingScrollsSideways_data() {
  QTest::addColumn<const ui::PageKind*>("kind");
  QTest::addColumn<std::size_t>("shift");
  std::size_t shift = 0;
  for (const ui::PageKind* kind : ui::pageKinds()) {
    QTest::newRow(qPrintable(kind->title())) << kind << shift++;
  }
  QTest::newRow("start") << &ui::startPage << shift;
}

void tst_sizes::nothingScrollsSideways() {
  QFETCH(const ui::PageKind*, kind);
  QFETCH(const std::size_t, shift);
  HomeProgram program;
  if (kind->goesWith != nullptr) {
    program.window.openExample();
    while (!kind->goesWith(program.window.session())) program.window.session()->undo();
  }
  program.window.showPage(*kind);
  const QWidget& page = *program.window.page(*kind);
  QStringList wide;
  for (const auto& [size, percent] : chosenPairs(windowSizes, percents, oneIn, shift)) {
    const std::string name = nameOf(size, percent);
    QVERIFY2(fits(program.window, size, percent), name.c_str());
    if (page.width() <= size.width() && sideways(program.window).isEmpty()) continue;
    wide += QString::fromStdString(name) + u" needs %1"_s.arg(page.minimumSizeHint().width());
  }
  QVERIFY2(wide.isEmpty(), qPrintable(wide.join(u"; "_s)));
}

void tst_sizes::wholeEndPositionFolds() {
  HomeProgram program;
  program.addGoldenEdition();
  program.window.showPosition();
  const auto edition = goldenEdition();
  const EgiziaScreen view = screenOf(program.window);
  ui::PositionEntered entry = neededOf("tournament-4-players", *edition);
  for (std::size_t i = 0; i < entry.seats.size(); ++i)
    entry.seats[i].name = longNames[i].toStdString();
  view.setEntry(entry, edition);
  view.askForEverything(true);
  QVERIFY(view.entry().everything);
  QStringList wrong;
  for (const QSize size : {QSize(800, 480), QSize(1024, 600), QSize(1366, 768)}) {
    for (const int percent : percents) {
      const std::string name = nameOf(size, percent);
      QVERIFY2(fits(program.window, size, percent), name.c_str());
      const QString what = sideways(program.window) + cutOffAtLast(view.form);
      if (!what.isEmpty()) wrong += QString::fromStdString(name) + u": "_s + what;
    }
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void tst_sizes::longNamesAndNineCardsAreRead() {
  HomeProgram program;
  program.addGoldenEdition();
  const auto edition = goldenEdition();
  const QString path = program.file(u"games/long.nilometer"_s);
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  const egizia::GameRecord record = longNamed(u"revised-4-players"_s, *edition);
  file.write(QByteArray::fromStdString(egizia::writeRecord(record, *edition)));
  file.close();
  program.window.openFile(path);
  QVERIFY(program.window.game() != nullptr);
  program.window.session()->lookAt(118);
  ui::PlayersView& players = program.window.game()->players();
  QStringList wrong;
  for (const auto& [size, percent] : chosenPairs(usualSizes, usualPercents, oneIn)) {
    const std::string name = nameOf(size, percent);
    QVERIFY2(fits(program.window, size, percent), name.c_str());
    for (table::Player player = 0; player < 4; ++player) {
      ui::PlayerCard* shown = players.card(player);
      const bool isTab = shown->form() == ui::SeatForm::tab;
      if (isTab) QTest::mouseClick(shown, Qt::LeftButton);
      ui::PlayerCard& card = isTab ? players.over() : *shown;
      const ui::PlayerLook usual = card.look();
      if (!card.isVisible()) wrong += QString::fromStdString(name) + u": no card"_s;
      card.setLook(fullLook(usual, *edition));
      QCoreApplication::processEvents();
      const QString fault = wrongWith(card);
      if (!fault.isEmpty()) wrong += QString::fromStdString(name) + u": "_s + fault;
      card.setLook(usual);
    }
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void tst_sizes::tabsAlwaysSayTheName() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.session()->lookAt(97); // two players are short
  ui::PlayersView& players = program.window.game()->players();
  int tabs = 0;
  for (const int percent : percents) {
    QVERIFY(fits(program.window, {800, 480}, percent));
    for (table::Player player = 0; player < 4; ++player) {
      ui::PlayerCard* tab = players.card(player);
      if (tab->form() != ui::SeatForm::tab) continue;
      ++tabs;
      PaintedTexts device(tab->size());
      QPainter painter(&device);
      tab->render(&painter);
      painter.end();
      QStringList said;
      for (const PaintedText& text : device.texts()) said += text.text;
      const auto has = [&](const QString& text) { return said.contains(text); };
      QVERIFY2(has(tab->accessibleName()), qPrintable(said.join(u'|')));
      QVERIFY2(!said.join(u'|').contains(u'…'), qPrintable(said.join(u'|')));
    }
  }
  QVERIFY(tabs >= 4);
}

void tst_sizes::captionsOfTheRiverAreNeverHalf() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.session()->lookAt(97);
  int captions = 0;
  for (const QSize size : usualSizes) {
    for (const int percent : usualPercents) {
      QVERIFY(fits(program.window, size, percent));
      for (ui::Space* place : program.window.game()->board().findChildren<ui::Space*>()) {
        if (!place->isVisible() || place->look().shape != ui::SpaceLook::Shape::round) continue;
        PaintedTexts device(place->size());
        QPainter painter(&device);
        place->render(&painter);
        painter.end();
        for (const PaintedText& text : device.texts()) {
          QVERIFY2(!text.text.endsWith(u'…'), qPrintable(text.text));
          captions += text.text.startsWith(u'+') ? 1 : 0;
        }
      }
    }
  }
  QVERIFY(captions > 20);
}

void tst_sizes::noBuildingSpaceThatCanBeChosenIsSmall() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  ui::EgiziaSession& session = *program.window.session();
  const std::vector<egizia::RecordedEntry> entries = session.record().entries;
  while (session.record().entries.size() > 19) session.undo();
  const auto open = [&] {
    std::vector<const ui::Space*> places;
    for (const ui::Space* place : program.window.game()->board().findChildren<ui::Space*>()) {
      const ui::SpaceLook& look = place->look();
      const bool isSpace = look.shape == ui::SpaceLook::Shape::cell;
      if (isSpace && look.state == ui::PlaceLook::State::open) places.push_back(place);
    }
    return places;
  };
  QStringList small;
  std::set<QString> sites;
  for (std::size_t i = session.record().entries.size(); i < 130 && sites.size() < 4; ++i) {
    QVERIFY(session.enter(entries[i].entry, entries[i].anyway).accepted);
    const auto places = open();
    if (places.empty() || !sites.insert(places.front()->look().name).second) continue;
    for (const auto& [size, percent] :
         chosenPairs(usualSizes, usualPercents, oneIn, sites.size())) {
      const std::string name = nameOf(size, percent);
      const bool fit = fits(program.window, size, percent);
      QVERIFY2(fit,
               qPrintable(
                   u"%1 %2×%3"_s.arg(i).arg(program.window.width()).arg(program.window.height())));
      for (const ui::Space* place : open()) {
        const int side = std::min(place->width(), place->height());
        if (place->isVisible() && side >= ui::targetHeight) continue;
        small += u"%1: %2 %3×%4 of %5"_s.arg(QString::fromStdString(name), place->look().name)
                     .arg(place->width())
                     .arg(place->height())
                     .arg(ui::targetHeight);
      }
    }
  }
  QCOMPARE(sites.size(), std::size_t{4});
  QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
}

void tst_sizes::foldedLogOpensOverThePlayersWhileTheKeyboardIsInIt() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.session()->lookAt(98); // at the end the log is covered
  ui::EgiziaView& view = *program.window.game();
  for (const QSize size : {QSize(800, 480), QSize(1024, 600)}) {
    QVERIFY(fits(program.window, size, 100));
    const QRect folded = view.guide().geometry();
    // No room for a row and its buttons: they come with the press that opens it.
    const bool oneLine = view.log().viewport()->height() < 2 * ui::targetHeight;
    QCOMPARE(oneLine, size.width() < 1000);
    QVERIFY(!oneLine || !view.log().tools().isVisible());
    QVERIFY(!oneLine || !view.log().verticalScrollBar()->isVisible());
    view.log().setFocus();
    QVERIFY(view.log().tools().isVisible());
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

void tst_sizes::setupStandsOffTheEdge() {
  HomeProgram program;
  program.window.openExample();
  while (!ui::setupPage.goesWith(program.window.session())) program.window.session()->undo();
  program.window.showPage(ui::setupPage);
  const QWidget& page = *program.window.page(ui::setupPage);
  for (const auto& [size, percent] : chosenPairs(usualSizes, usualPercents, oneIn)) {
    const std::string name = nameOf(size, percent);
    QVERIFY2(fits(program.window, size, percent), name.c_str());
    for (const QWidget* part : page.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
      if (!part->isVisible()) continue;
      const int left = part->geometry().left();
      const int right = page.width() - 1 - part->geometry().right();
      QVERIFY2(left >= 2 * ui::unit && right >= 2 * ui::unit, name.c_str());
    }
  }
}

void tst_sizes::f11FillsTheScreen() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  QTest::keyClick(&program.window, Qt::Key_F11);
  QVERIFY(program.window.isFullScreen());
  QTest::keyClick(&program.window, Qt::Key_F11);
  QVERIFY(!program.window.isFullScreen());
}

void tst_sizes::escLeavesTheFullScreenWhereNothingIsBegun() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  QTest::keyClick(&program.window, Qt::Key_F11);
  QTest::keyClick(program.window.game(), Qt::Key_Escape);
  QVERIFY(!program.window.isFullScreen());
  program.window.showStart();
  QTest::keyClick(&program.window, Qt::Key_F11);
  QVERIFY(program.window.isFullScreen());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  QVERIFY(!program.window.isFullScreen());
}

void tst_sizes::nextStartIsNotInFullScreen() {
  HomeProgram program;
  program.window.showFullScreen();
  program.window.close();
  const EgiziaWindow again(program.games, program.preferences);
  QVERIFY(!again.isFullScreen());
}

NILOMETER_TEST(tst_sizes)
#include "tst_sizes.moc"
