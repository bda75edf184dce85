// SPDX-License-Identifier: GPL-3.0-or-later
// The list of keys tells those of the game that is on the table, and no others.
#include "test_program.h"

#include "tests/engine/saqqara/saqqara_games.h"
#include "tests/ui/home_program.h"
#include "tests/words/language_rows.h"
#include "ui/saqqara/kind/saqqara_kind.h"
#include "ui/saqqara/strip/key_caps.h"
#include "ui/saqqara/table/saqqara_view.h"
#include "ui/window/help_dialog.h"

#include <QTest>
#include <QTextBrowser>

#include <set>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using test::HomeProgram;

class tst_SaqqaraKeys : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en"_s)); }
  void listIsAboutTheGameOnTheTable_data() { test::languageRows(); }
  void listIsAboutTheGameOnTheTable();
  void everyKeyOfAMoveIsToldAndNoOther();
  void shiftPutsOneBackAndCtrlTakesAll();
};

namespace {

/// The box is chosen on the start page, and its example opened.
View& openExample(HomeProgram& program) {
  program.window.showStart();
  program.window.startView().choose(ui::saqqaraKind());
  program.window.startView().exampleButton()->click();
  return static_cast<View&>(*static_cast<ui::MainWindow&>(program.window).game());
}

QString listOfKeys(HomeProgram& program) {
  QTest::keyClicks(static_cast<ui::MainWindow&>(program.window).game(), u"?"_s);
  const auto* help = program.window.findChild<ui::HelpDialog*>();
  return help == nullptr ? QString() : help->findChild<QTextBrowser*>()->toPlainText();
}

std::set<QString> keysOfMoves(const PlayedSaqqara& game) {
  std::set<QString> keys;
  saqqara::GameRecord begun = game.record;
  begun.entries.clear();
  Session session(begun, std::make_shared<const Edition>(game.edition));
  for (const RecordedEntry& line : game.record.entries) {
    Draft draft;
    draft.begin({&session.game(), &session.shown(), &session.options(), {}});
    const KeyCaps caps(session.game(), session.shown(), draft);
    for (const Action& action : draft.actions()) {
      if (action.open) keys.insert(caps.of(action.move));
    }
    session.enter(line.entry, line.anyway);
  }
  return keys;
}

} // namespace

void tst_SaqqaraKeys::listIsAboutTheGameOnTheTable() {
  QFETCH(const QString, language);
  QVERIFY(words::useLanguage(language));
  HomeProgram program;
  openExample(program);
  QString told = listOfKeys(program);
  QVERIFY2(told.contains(u"H, S, N"_s), qPrintable(told));
  QVERIFY2(!told.contains(u"Sphinx"_s) && !told.contains(u"=, #, /"_s), qPrintable(told));
  program.openGolden(u"revised-4-players"_s);
  told = listOfKeys(program);
  QVERIFY2(!told.contains(u"H, S, N"_s), qPrintable(told));
  QVERIFY2(told.contains(u"Sphinx"_s) && told.contains(u"=, #, /"_s), qPrintable(told));
}

void tst_SaqqaraKeys::everyKeyOfAMoveIsToldAndNoOther() {
  std::set<QString> pressed;
  for (const PlayedSaqqara& game : saqqaraGames()) pressed.merge(keysOfMoves(game));
  std::set<QString> told;
  for (const ui::KeyHelp& help : ui::saqqaraKind().help().table) {
    for (const QString& key : help.keys.split(u", "_s)) {
      if (key.size() == 1) told.insert(key);
    }
  }
  QCOMPARE(QStringList(told.begin(), told.end()), QStringList(pressed.begin(), pressed.end()));
}

void tst_SaqqaraKeys::shiftPutsOneBackAndCtrlTakesAll() {
  HomeProgram program;
  View& view = openExample(program);
  const Question* goods = nullptr;
  for (const Question& question : view.draft().questions()) {
    if (question.ask == Ask::goods) goods = &question;
  }
  QVERIFY(goods != nullptr);
  const ui::QuestionId question = goods->id();
  const auto most = std::ranges::max_element(goods->choices, {}, &Choice::most);
  const int good = most->id;
  const int there = most->most;
  QVERIFY(there > 1);
  const auto taken = [&] {
    for (const Question& asked : view.draft().questions()) {
      const auto choice = std::ranges::find(asked.choices, good, &Choice::id);
      if (asked.id() == question && choice != asked.choices.end()) return choice->count;
    }
    return -1;
  };
  const char key = view.keys().of(ui::ChoiceId{question, good}).front().toLatin1();
  QTest::keyClick(&view, key);
  QTest::keyClick(&view, key);
  QCOMPARE(taken(), 2);
  QTest::keyClick(&view, key, Qt::ShiftModifier);
  QCOMPARE(taken(), 1);
  QTest::mouseClick(view.choice(question, good), Qt::LeftButton, Qt::ControlModifier);
  QCOMPARE(taken(), there);
}

NILOMETER_TEST(tst_SaqqaraKeys)
#include "tst_saqqara_keys.moc"
