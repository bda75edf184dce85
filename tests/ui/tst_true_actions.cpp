// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/hearing.h"
#include "tests/ui/result_fixture.h"
#include "tests/ui/setup_fixture.h"
#include "ui/base/accessibility/button_role.h"
#include "ui/egizia/board/stage_tab.h"
#include "ui/egizia/corrections/hidden_cards.h"
#include "ui/egizia/tutorial/egizia_setup.h"
#include "ui/pages/tutorial/setup_row.h"
#include "ui/pages/tutorial/setup_view.h"
#include "ui/registry/games.h"
#include "ui/score/result/result_view.h"
#include "ui/score/result/score_sheet_view.h"
#include "ui/store/games/preferences.h"
#include "ui/table/action_bar/question_rows.h"
#include "ui/window/box_shelf.h"

#include <QAccessible>
#include <QCheckBox>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;

namespace {

QAccessibleInterface& accessible(QObject& object) {
  QAccessibleInterface* found = QAccessible::queryAccessibleInterface(&object);
  if (found == nullptr) qFatal("not accessible");
  return *found;
}

QString nameOf(QObject& object) {
  return accessible(object).text(QAccessible::Name);
}

/// What a screen reader does with a button: the first thing that is offered.
void act(QObject& object) {
  QAccessibleActionInterface* actions = accessible(object).actionInterface();
  QVERIFY(actions != nullptr && !actions->actionNames().isEmpty());
  actions->doAction(actions->actionNames().front());
}

bool isSelectedTab(QObject& object) {
  if (accessible(object).role() != QAccessible::PageTab) qFatal("no tab");
  return accessible(object).state().selected;
}

} // namespace

/// What a screen reader is told of a button is so, and its action does what mouse and keys do.
class tst_true_actions : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void choicesAreRadioButtonsWithTheirQuestion();
  void choicesOfSeveralAreCheckBoxes();
  void whatIsToBeDoneIsAButton();
  void pagesOfTheResultAreTabs();
  void sitesOfTheBoardAreTabs();
  void scoreSheetIsATableWithHeaders();
  void stepsOfTheSetUpAreTicked();
  void hiddenCardsAreTicked();
  void boxesAreChosen();
  void theTableHasAName();
  void descriptionThatChangedIsToldToWhoComesThere();

private:
  static ui::QuestionRow crews(bool several);
};

ui::QuestionRow tst_true_actions::crews(bool several) {
  ui::QuestionRow row{.question = {1, 0}, .label = u"Advance:"_s, .several = several, .chips = {}};
  for (const QString& text : {u"blue"_s, u"black"_s}) {
    ui::ChipLook look;
    look.text = text;
    look.chosen = text == u"black";
    row.chips.push_back({static_cast<int>(row.chips.size()), true, look});
  }
  return row;
}

void tst_true_actions::choicesAreRadioButtonsWithTheirQuestion() {
  ui::QuestionRows rows(nullptr);
  rows.setRows({crews(false)});
  ui::Chip& blue = *rows.chip({1, 0}, 0);
  ui::Chip& black = *rows.chip({1, 0}, 1);
  QCOMPARE(nameOf(blue), u"Advance: blue"_s);
  QCOMPARE(accessible(blue).role(), QAccessible::RadioButton);
  QVERIFY(accessible(blue).state().checkable && !accessible(blue).state().checked);
  QVERIFY(accessible(black).state().checked);
  const QSignalSpy chosen(&rows, &ui::QuestionRows::chosen);
  act(blue);
  QCOMPARE(chosen.size(), 1);
}

void tst_true_actions::choicesOfSeveralAreCheckBoxes() {
  ui::QuestionRows rows(nullptr);
  rows.setRows({crews(true)});
  QCOMPARE(accessible(*rows.chip({1, 0}, 1)).role(), QAccessible::CheckBox);
  QVERIFY(accessible(*rows.chip({1, 0}, 1)).state().checked);
}

void tst_true_actions::whatIsToBeDoneIsAButton() {
  ui::QuestionRow row = crews(false);
  row.label.clear();
  ui::QuestionRows rows(nullptr);
  rows.setRows({row});
  ui::Chip& blue = *rows.chip({1, 0}, 0);
  QCOMPARE(accessible(blue).role(), QAccessible::Button);
  QCOMPARE(nameOf(blue), u"blue"_s);
  const QSignalSpy chosen(&rows, &ui::QuestionRows::chosen);
  act(blue);
  QCOMPARE(chosen.size(), 1);
}

void tst_true_actions::pagesOfTheResultAreTabs() {
  QTemporaryDir home;
  QSettings settings(home.filePath(u"settings.ini"_s), QSettings::IniFormat);
  ui::Preferences preferences(settings);
  const Played game("revised-4-players");
  ui::ResultView view(preferences);
  view.QWidget::show();
  view.show({[&] { return game.report(); }}, {});
  ui::Chip& sheet = view.tab(1);
  QVERIFY(!isSelectedTab(sheet));
  act(sheet);
  QVERIFY(isSelectedTab(sheet) && view.sheet().isVisible());
  act(view.tab(0));
  QVERIFY(isSelectedTab(view.tab(0)) && !isSelectedTab(sheet) && !view.sheet().isVisible());
  // However it comes to be switched on.
  sheet.setChecked(true);
  QVERIFY(view.sheet().isVisible());
}

void tst_true_actions::sitesOfTheBoardAreTabs() {
  TableWindow window("revised-4-players", 40);
  window.view.resize(800, 480);
  QCoreApplication::processEvents();
  int tabs = 0;
  for (auto* tab : window.view.findChildren<ui::StageTab*>()) {
    if (!tab->isVisible()) continue;
    ++tabs;
    act(*tab);
    QVERIFY(isSelectedTab(*tab));
    QVERIFY(!nameOf(*tab).isEmpty());
  }
  QVERIFY(tabs > 1);
}

void tst_true_actions::scoreSheetIsATableWithHeaders() {
  const report::ScoreReport report = Played("revised-4-players").report();
  ui::ScoreSheetView view;
  view.show(report);
  QCOMPARE(accessible(view).role(), QAccessible::Table);
  QAccessibleTableInterface* table = accessible(view).tableInterface();
  QVERIFY(table != nullptr);
  QCOMPARE(table->rowCount(), view.model()->rowCount());
  QCOMPARE(table->columnCount(), 5);
  for (int column = 1; column < table->columnCount(); ++column) {
    QCOMPARE(table->columnDescription(column),
             report.seats[static_cast<std::size_t>(column) - 1].name);
  }
}

void tst_true_actions::stepsOfTheSetUpAreTicked() {
  const auto edition = goldenEdition();
  ui::EgiziaSession session(newGame(*edition, 4), edition);
  ui::SetupView setup(session, ui::egiziaSetup(session), {}, nullptr);
  setup.show();
  auto& row = *setup.row(1);
  QCOMPARE(accessible(row).role(), QAccessible::CheckBox);
  act(row);
  QVERIFY(setup.progress().isDone(1));
  QVERIFY(accessible(row).state().checked);
  act(row);
  QVERIFY(!setup.progress().isDone(1) && !accessible(row).state().checked);
}

void tst_true_actions::hiddenCardsAreTicked() {
  ui::HiddenCards cards(nullptr);
  cards.uncover({{3, u"Three"_s}, {5, u"Five"_s}, {6, u"Six"_s}}, 1U << 6, 2);
  const auto boxes = cards.findChildren<QCheckBox*>();
  act(*boxes[1]);
  QCOMPARE(cards.ticked(), egizia::SphinxSet{1U << 5});
  // One card is ticked for good, so that this would be one too many.
  const QSignalSpy refused(&cards, &ui::HiddenCards::refused);
  act(*boxes[0]);
  QCOMPARE(refused.size(), 1);
  QCOMPARE(cards.ticked(), egizia::SphinxSet{1U << 5});
  QVERIFY(!boxes[0]->isChecked());
  act(*boxes[1]);
  QCOMPARE(cards.ticked(), egizia::SphinxSet{});
}

void tst_true_actions::boxesAreChosen() {
  ui::BoxShelf shelf(ui::games(), nullptr);
  QAbstractButton& box = shelf.box(0);
  QCOMPARE(accessible(box).role(), QAccessible::RadioButton);
  QVERIFY(accessible(box).state().checked);
  act(box);
  QVERIFY(accessible(box).state().checked);
}

void tst_true_actions::theTableHasAName() {
  const TableWindow window("revised-4-players", 2);
  QCOMPARE(window.view.accessibleName(), u"The table"_s);
}

void tst_true_actions::descriptionThatChangedIsToldToWhoComesThere() {
  QWidget window;
  ui::Chip first(&window);
  ui::Chip second(&window);
  window.show();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  first.setFocus();
  Hearing hearing;
  const auto told = [&] {
    return std::ranges::count(hearing.events(), QAccessible::DescriptionChanged,
                              &Hearing::Event::type);
  };
  ui::setButtonDescription(second, u"taken"_s);
  QCOMPARE(told(), 0);
  second.setFocus();
  QCOMPARE(told(), 1);
  ui::setButtonDescription(second, u"free"_s);
  QCOMPARE(told(), 1);
  ui::setButtonDescription(second, u"free"_s);
  first.setFocus();
  second.setFocus();
  QCOMPARE(told(), 0);
}

NILOMETER_TEST(tst_true_actions)
#include "tst_true_actions.moc"
