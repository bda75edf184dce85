// SPDX-License-Identifier: GPL-3.0-or-later
// What people who played Saqqara came across away from the table, done as they did it: in a window
// of 800 by 480 on the pages of copies and of final scoring only, and with the arrow keys.
#include "test_program.h"

#include "tests/engine/saqqara/saqqara_games.h"
#include "tests/ui/home.h"
#include "tests/ui/painted_texts.h"
#include "tests/words/language_rows.h"
#include "ui/base/style/chip.h"
#include "ui/pages/archive/filter_bar.h"
#include "ui/pages/edition_editor/check_copy_page.h"
#include "ui/pages/edition_editor/copy_view.h"
#include "ui/pages/edition_editor/fields_page.h"
#include "ui/pages/edition_editor/printed_page_list.h"
#include "ui/registry/games.h"
#include "ui/saqqara/board/board_layout.h"
#include "ui/saqqara/saqqara_game/saqqara_game.h"
#include "ui/saqqara/spectator/saqqara_display.h"
#include "ui/saqqara/text/names.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/form_table.h"
#include "ui/score/end_position/form_view.h"
#include "ui/score/end_position/seat_head.h"
#include "ui/table/spectator/display_window.h"
#include "ui/text/language.h"
#include "ui/window/box_shelf.h"
#include "ui/window/main_window.h"
#include "ui/window/page_list.h"
#include "ui/window/start_button.h"
#include "ui/window/start_view.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <QToolTip>
#include <QWindow>

#include <algorithm>
#include <array>
#include <set>
#include <vector>

using namespace nilometer;
using namespace nilometer::test;
using namespace nilometer::saqqara_test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QSize tabletSize(800, 480);
/// The same with the title of a window above it.
constexpr QSize titledSize(800, 461);
const QString veryLong = u"Maximiliane-Friederike von Hohenzollern-Sigmaringen-Ur"_s;

/// The program with the box of Saqqara chosen.
struct RoomsProgram : Home {
  RoomsProgram() { appear(); }
  explicit RoomsProgram(const QTemporaryDir& home) : Home(home) { appear(); }

  void appear() {
    window.show();
    if (!QTest::qWaitForWindowActive(&window)) qFatal("the window is not active");
    window.showStart();
  }
  void chooseSaqqara() { QTest::mouseClick(&start().shelf().box(1), Qt::LeftButton); }
  void resize(QSize size) {
    for (int round = 0; round < 8; ++round) {
      window.resize(size);
      QCoreApplication::processEvents();
    }
    QCOMPARE(window.size(), size);
  }
  template <class Widget> [[nodiscard]] Widget& page(const ui::PageKind& kind) const {
    return *static_cast<Widget*>(window.page(kind));
  }
  [[nodiscard]] ui::StartView& start() const { return page<ui::StartView>(ui::startPage); }
  [[nodiscard]] ui::CopyView& copy() {
    window.showPage(ui::copiesPage);
    return page<ui::CheckCopyPage>(ui::copiesPage).view();
  }
  [[nodiscard]] ui::FormView& form() {
    window.showPage(ui::endPositionPage);
    return page<ui::EndPositionPage>(ui::endPositionPage).view();
  }
  ui::MainWindow window{games, preferences, ui::games()};
};

bool isAllSeen(const QWidget& widget) {
  return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
}

qsizetype barsIn(const QWidget& window) {
  const auto bars = window.findChildren<QScrollBar*>();
  return std::ranges::count_if(bars, &QScrollBar::isVisible);
}

/// Everything that labels say.
QString textsIn(const QWidget& page) {
  QStringList texts;
  for (const QLabel* label : page.findChildren<QLabel*>()) {
    if (label->isVisible()) texts += label->text();
  }
  return texts.join(u'\n');
}

constexpr std::size_t irrigationPage = 3;

void turnTo(ui::CopyView& view, std::size_t page) {
  Q_EMIT view.pageChosen(ui::CopyPage(page));
  QCoreApplication::processEvents();
}

void typeInto(const ui::FormView& view, const std::string& key, const QString& text) {
  ui::NumberCell* const cell = view.table().cell(key);
  QVERIFY2(cell != nullptr, key.c_str());
  cell->line().setFocus(Qt::MouseFocusReason);
  QTest::keyClicks(&cell->line(), text);
}

const std::array<std::string, 7> pyramidKeys{"irrigation", "intrigue", "government", "religion",
                                             "soldiers",   "trade",    "thief"};

/// Four workers of two players on levels whose points nobody has told.
void occupyLevels(const ui::FormView& view) {
  for (std::size_t i = 0; i < pyramidKeys.size(); ++i) {
    typeInto(view, std::to_string(i / 4) + '.' + pyramidKeys[i], u"3"_s);
  }
  QCoreApplication::processEvents();
}

void pressKey(Qt::Key key) {
  QTest::keyClick(QApplication::focusWidget(), key);
}

} // namespace

class tst_saqqara_rooms : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void buttonsOfACopyStayInALowWindow_data() { languageRows(); }
  void buttonsOfACopyStayInALowWindow();
  void scoreStaysInALowWindow_data() { languageRows(); }
  void scoreStaysInALowWindow();
  void filterKeepsItsRoomBesideALongName();
  void emptyFieldsOfACopyAreSaid();
  void labelsOfAPyramidDoNotRepeatIt();
  void onlyMarketsThatThereAreAreAsked_STALL2();
  void lettersInANumberAreAnswered();
  void levelsAreAskedBesideEachOther();
  void upAndDownStayInTheColumn();
  void longNamesBeginAtTheirBeginning();
  void arrowsOfTheStartPageLeadToTheBoxes();
  void chosenBoxIsRemembered();
  void escClosesATableViewJustOpened();
  void noYieldIsSaidInTheTableView();
  void roomToSpareIsNotAllSky();
};

void tst_saqqara_rooms::buttonsOfACopyStayInALowWindow() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  RoomsProgram program;
  program.chooseSaqqara();
  ui::CopyView& view = program.copy();
  QStringList wrong;
  for (const QSize size : {tabletSize, titledSize}) {
    program.resize(size);
    for (std::size_t page = 0; page < 13; ++page) {
      turnTo(view, page);
      const std::array<const QWidget*, 6> parts{
          view.matchesButton(), view.laterButton(), view.backButton(),
          view.copiesButton(),  view.leaveButton(), view.list().row(ui::CopyPage(page))};
      const bool all = std::ranges::all_of(parts, [](auto* part) { return isAllSeen(*part); });
      if (!all || barsIn(program.window) > 1) wrong += u"%1 %2"_s.arg(size.height()).arg(page);
      // Every other page can be pressed, too.
      for (std::size_t other = 0; other < 13; ++other) {
        if (!isAllSeen(*view.list().row(ui::CopyPage(other)))) wrong += u"no %1"_s.arg(other);
      }
    }
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u", "_s)));
}

void tst_saqqara_rooms::scoreStaysInALowWindow() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  RoomsProgram program;
  program.chooseSaqqara();
  ui::FormView& view = program.form();
  view.countButton(5).click();
  view.table().head(0).name().setFocus();
  view.table().head(0).name().selectAll();
  QTest::keyClicks(&view.table().head(0).name(), veryLong);
  for (int i = 0; i < 5; ++i) typeInto(view, std::to_string(i) + ".nile", u"12"_s);
  for (const QSize size : {tabletSize, titledSize}) {
    program.resize(size);
    QVERIFY(view.scoreButton().isEnabled());
    QVERIFY(isAllSeen(view.scoreButton()));
    QVERIFY(isAllSeen(view.ranking()));
    QCOMPARE(barsIn(program.window), qsizetype{1});
  }
}

void tst_saqqara_rooms::filterKeepsItsRoomBesideALongName() {
  ui::FilterBar bar(ui::games(), nullptr);
  bar.setPlayers({veryLong, u"Anna"_s});
  bar.resize(778, 40);
  bar.show();
  QVERIFY(QTest::qWaitForWindowExposed(&bar));
  QVERIFY2(bar.words()->width() > 100, qPrintable(QString::number(bar.words()->width())));
}

void tst_saqqara_rooms::emptyFieldsOfACopyAreSaid() {
  RoomsProgram program;
  program.chooseSaqqara();
  ui::CopyView& view = program.copy();
  turnTo(view, irrigationPage);
  QVERIFY2(textsIn(view).contains(u"Rot und leer"_s), qPrintable(textsIn(view)));
  QTest::mouseClick(view.matchesButton(), Qt::LeftButton);
  QVERIFY(view.page() != ui::CopyPage(irrigationPage));
  const QString said = textsIn(view);
  QVERIFY2(said.contains(u"„Bewässerung“: 15 Werte fehlen noch"_s), qPrintable(said));
  QCOMPARE(view.list().row(ui::CopyPage(irrigationPage))->state(), ui::PageState::open);
}

void tst_saqqara_rooms::labelsOfAPyramidDoNotRepeatIt() {
  RoomsProgram program;
  program.chooseSaqqara();
  ui::CopyView& view = program.copy();
  program.resize({1280, 720});
  turnTo(view, irrigationPage);
  QCOMPARE(textsIn(*view.fields()).count(u"Bewässerung"_s), 0);
  const auto* gold =
      view.fields()->findChild<ui::NumberField*>(u"pyramids.irrigation[0].cost.gold"_s);
  const auto* any =
      view.fields()->findChild<ui::NumberField*>(u"pyramids.irrigation[0].cost.any"_s);
  QVERIFY(gold != nullptr && any != nullptr);
  QVERIFY(gold->accessibleName().contains(u"Bewässerung"_s));
  QCOMPARE(any->mapTo(&view, QPoint()).y(), gold->mapTo(&view, QPoint()).y());
}

void tst_saqqara_rooms::onlyMarketsThatThereAreAreAsked_STALL2() {
  RoomsProgram program;
  program.chooseSaqqara();
  ui::CopyView& view = program.copy();
  turnTo(view, 1);
  for (int year = 1; year <= saqqara::years; ++year) {
    const QString place = u"distribution[%1].stalls[%2]"_s.arg(year - 1);
    QVERIFY(view.fields()->findChild<QWidget*>(place.arg(0)) != nullptr);
    QCOMPARE(view.fields()->findChild<QWidget*>(place.arg(1)) != nullptr, year > 3);
  }
}

void tst_saqqara_rooms::lettersInANumberAreAnswered() {
  RoomsProgram program;
  program.chooseSaqqara();
  ui::CopyView& view = program.copy();
  turnTo(view, irrigationPage);
  auto* const field = view.fields()->findChild<ui::NumberField*>(u"pyramids.irrigation[0].vp"_s);
  QVERIFY(field != nullptr);
  field->setFocus();
  QTest::keyClicks(field, u"abc"_s);
  QVERIFY(field->text().isEmpty());
  QTRY_VERIFY(QToolTip::text().startsWith(u"Von 0 bis"_s));
}

void tst_saqqara_rooms::levelsAreAskedBesideEachOther() {
  RoomsProgram program;
  program.chooseSaqqara();
  ui::FormView& view = program.form();
  program.resize({1280, 720});
  view.countButton(5).click();
  occupyLevels(view);
  QCOMPARE(view.look().missing.size(), pyramidKeys.size());
  std::set<int> lines;
  for (const std::string& key : view.look().missing) {
    const ui::NumberCell* const cell = view.table().cell(key);
    QVERIFY(cell != nullptr && isAllSeen(*cell));
    lines.insert(cell->mapTo(&view, QPoint()).y());
  }
  QVERIFY(lines.size() <= 2);
  // One that is not asked any more leaves no gap, and they stay in their order.
  const std::string second = view.look().missing[1];
  ui::NumberCell* const cell = view.table().cell(second);
  const QPoint before = cell->mapTo(&view, QPoint());
  ui::NumberCell* const first = view.table().cell("0.irrigation");
  first->line().setFocus(Qt::MouseFocusReason);
  first->line().selectAll();
  QTest::keyClick(&first->line(), Qt::Key_Backspace);
  QCoreApplication::processEvents();
  QCOMPARE(view.look().missing.front(), second);
  QVERIFY(cell->mapTo(&view, QPoint()).x() < before.x());
}

void tst_saqqara_rooms::upAndDownStayInTheColumn() {
  RoomsProgram program;
  program.chooseSaqqara();
  ui::FormView& view = program.form();
  view.countButton(5).click();
  const auto isAt = [&](const char* key) { return view.table().cell(key)->line().hasFocus(); };
  view.table().cell("1.nile")->line().setFocus();
  pressKey(Qt::Key_Down);
  QVERIFY(isAt("1.irrigation"));
  pressKey(Qt::Key_Down);
  QVERIFY(isAt("1.intrigue"));
  pressKey(Qt::Key_Up);
  pressKey(Qt::Key_Up);
  QVERIFY(isAt("1.nile"));
  pressKey(Qt::Key_Up);
  QVERIFY(view.table().head(1).name().hasFocus());
  pressKey(Qt::Key_Down);
  QVERIFY(isAt("1.nile"));
  // Also where the field was full and the keyboard has gone on by itself.
  pressKey(Qt::Key_Down);
  pressKey(Qt::Key_3);
  QVERIFY(isAt("2.irrigation"));
  pressKey(Qt::Key_Down);
  QVERIFY(isAt("1.intrigue"));
}

void tst_saqqara_rooms::longNamesBeginAtTheirBeginning() {
  RoomsProgram program;
  program.chooseSaqqara();
  ui::FormView& view = program.form();
  QLineEdit& name = view.table().head(0).name();
  name.setFocus();
  name.selectAll();
  QTest::keyClicks(&name, veryLong);
  QCOMPARE(name.cursorPosition(), int(veryLong.size()));
  pressKey(Qt::Key_Tab);
  QCOMPARE(name.cursorPosition(), 0);
}

void tst_saqqara_rooms::arrowsOfTheStartPageLeadToTheBoxes() {
  for (const bool isSaqqara : {false, true}) {
    RoomsProgram program;
    program.resize({1280, 720});
    if (isSaqqara) program.chooseSaqqara();
    const ui::StartView& start = program.start();
    const QAbstractButton& chosen = start.shelf().box(isSaqqara ? 1 : 0);
    start.newButton()->setFocus();
    pressKey(Qt::Key_Up);
    // From whichever box stands above it.
    for (const Qt::Key aside : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Left, Qt::Key_Left}) {
      if (!chosen.hasFocus()) pressKey(aside);
    }
    QVERIFY(chosen.hasFocus());
    if (isSaqqara) continue; // it stands above a tile
    pressKey(Qt::Key_Down);
    QVERIFY(start.newButton()->hasFocus());
    pressKey(Qt::Key_Left); // nothing lies there
    QVERIFY(start.newButton()->hasFocus());
    pressKey(Qt::Key_Right);
    QVERIFY(!start.newButton()->hasFocus());
  }
}

void tst_saqqara_rooms::chosenBoxIsRemembered() {
  const QTemporaryDir home;
  {
    RoomsProgram program(home);
    QVERIFY(&program.start().chosen() != &ui::saqqaraGame());
    program.chooseSaqqara();
  }
  const RoomsProgram again(home);
  QCOMPARE(&again.start().chosen(), &ui::saqqaraGame());
}

void tst_saqqara_rooms::escClosesATableViewJustOpened() {
  RoomsProgram program;
  const QString path = program.file(u"seen.nilometer"_s);
  const auto values = ui::saqqaraGame().offer(program.games).values.front();
  ui::NewGameChoice choice;
  choice.editionId = values.id;
  choice.editionChecksum = values.checksum;
  choice.profile = "standard";
  choice.players = {{"Anna", "red", 0}, {"Ben", "blue", 0}, {"Carla", "yellow", 0}};
  choice.date = "2026-11-26";
  const auto session = ui::saqqaraGame().begin(choice, program.games);
  QVERIFY(program.games.saveElsewhere(path, *session).isEmpty());
  program.window.openFile(path);
  QVERIFY(program.window.session() != nullptr);
  const auto isShown = [] {
    const auto all = QApplication::topLevelWidgets();
    return std::ranges::any_of(all, [](QWidget* one) {
      return qobject_cast<ui::DisplayWindow*>(one) != nullptr && one->isVisible();
    });
  };
  QTest::keyClick(&program.window, Qt::Key_F12);
  QVERIFY(isShown());
  QTest::keyClick(program.window.windowHandle(), Qt::Key_Escape);
  QVERIFY(!isShown());
  // Once something else was pressed, Esc is the table's again.
  program.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&program.window));
  QTest::keyClick(&program.window, Qt::Key_F12);
  QVERIFY(isShown());
  QTest::keyClick(program.window.windowHandle(), Qt::Key_Tab);
  QTest::keyClick(program.window.windowHandle(), Qt::Key_Escape);
  QVERIFY(isShown());
}

void tst_saqqara_rooms::noYieldIsSaidInTheTableView() {
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-4-players");
  ui::SessionOf<Rules> session(game.record, std::make_shared<const Edition>(game.edition));
  const auto hasNone = [&] {
    return std::ranges::any_of(session.shown().warehouses, [](const auto& there) {
      return there.threshold && *there.threshold == saqqara::noYield;
    });
  };
  std::size_t n = 0;
  for (session.lookAt(n); !hasNone() && n < game.record.entries.size(); session.lookAt(n)) ++n;
  QVERIFY(hasNone());
  constexpr QSize screen(1920, 1080);
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    ui::DisplayWindow window;
    window.resize(screen);
    window.show(ui::completed(ui::displayOf(session), session, {}, {}));
    PaintedTexts device(screen);
    window.paintOn(device, QRect(QPoint(), screen));
    const QString said = text::thresholdText(saqqara::noYield);
    const auto& texts = device.texts();
    QVERIFY2(std::ranges::find(texts, said, &PaintedText::text) != texts.end(), qPrintable(said));
  }
}

void tst_saqqara_rooms::roomToSpareIsNotAllSky() {
  std::array<qreal, saqqara::topLevel> whole{};
  whole.fill(saqqara::wholeStep);
  const saqqara::BoardNeeds needs{.players = 5, .steps = std::vector(7, whole)};
  const qreal least = saqqara::layOutBoard({872, 1}, needs, 0).least;
  const auto at = [&](qreal more) { return saqqara::layOutBoard({872, least + more}, needs, 0); };
  const auto sky = [](const saqqara::BoardLayout& layout) {
    return layout.pyramids.front().steps.back().top();
  };
  constexpr qreal spare = 200;
  const saqqara::BoardLayout tall = at(spare);
  QVERIFY(sky(tall) - sky(at(0)) < spare / 3);
  // Everything stands on what is below it, to the lower edge.
  QCOMPARE(tall.pyramids.front().steps.front().bottom(), tall.pyramids.front().name.top());
  QCOMPARE(tall.pyramids.front().name.bottom(), tall.nile.top());
  QCOMPARE(tall.nile.bottom(), tall.warehouses.front().store.top());
  QVERIFY(tall.warehouses.front().slots[0].bottom() <= tall.band.top());
  QCOMPARE(tall.band.bottom(), least + spare);
}

NILOMETER_TEST(tst_saqqara_rooms)
#include "tst_saqqara_rooms.moc"
