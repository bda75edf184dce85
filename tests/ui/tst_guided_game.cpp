// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/guided_program.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/shelf_fixture.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/pages/tutorial/guided_game.h"
#include "ui/pages/tutorial/guided_question.h"
#include "ui/pages/tutorial/setup_row.h"
#include "ui/store/games/new_game_of.h"
#include "ui/table/guide/guide_panel.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;

namespace {

QStringList namesIn(const egizia::GameRecord& game) {
  QStringList names;
  for (const record::Seat& seat : game.header.players) names += QString::fromStdString(seat.name);
  return names;
}

const QStringList four = {u"Anna"_s, u"Ben"_s, u"Cem"_s, u"Dora"_s};

/// The first round of a golden game, up to the first entry of round 2.
std::size_t entriesOfRoundOne(const egizia::GameRecord& game, const egizia::Edition& edition) {
  ui::EgiziaSession session(TableWindow::cut(game, 0),
                            std::make_shared<const egizia::Edition>(edition));
  std::size_t count = 0;
  while (session.shown().round == 1) session.enter(game.entries[count++].entry);
  return count;
}

} // namespace

/// From the start page through the set-up into round 1 and beyond.
class tst_guided_game : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void enterTicksEverythingAndStarts();
  void mouseTicksEverythingAndStarts();
  void startTicksTheRest();
  void everybodyIsANewcomer();
  void guidedDialogAsksOnlyForPlayersAndRemembersTheRest();
  void ticksAreKeptOverARestart();
  void ticksAreThrownAwayWithTheFirstShip();
  void setUpIsClosedOnceAShipIsPlaced();
  void ticksOfVanishedGamesAreForgotten();
  void questionIsNotCutOff_data() { languagesWithSizes({100, 150, 200}); }
  void questionIsNotCutOff();
  void dialogIsNotCutOff_data() { languagesWithSizes({100, 150, 200}); }
  void dialogIsNotCutOff();
  void questionComesOnceAfterRoundOne();
  void otherGamesAreNotAsked();
};

void tst_guided_game::enterTicksEverythingAndStarts() {
  Program program;
  program.startGuided(four);
  const int steps = program.setup().progress().count();
  QCOMPARE(program.setup().current(), 0);
  for (int i = 0; i < steps; ++i) {
    QCOMPARE(program.setup().progress().doneCount(), i);
    program.press(Qt::Key_Return);
  }
  QVERIFY(program.setup().progress().allDone());
  QVERIFY(!program.onTheTable());
  program.press(Qt::Key_Return);
  QVERIFY(program.onTheTable());
  // The first Nile cards are the first thing to enter.
  QCOMPARE(program.table().phase, egizia::Phase::lay);
  QCOMPARE(program.table().round, 1);
  program.press(Qt::Key_Return);
  QCOMPARE(program.table().phase, egizia::Phase::sail);
}

void tst_guided_game::mouseTicksEverythingAndStarts() {
  Program program;
  program.startGuided({u"Anna"_s, u"Ben"_s, u"Cem"_s, u"Dora"_s});
  ui::SetupView& setup = program.setup();
  // The words open a step, the box ticks it and takes the tick away again.
  ui::SetupRow* third = setup.row(2);
  QTest::mouseClick(third, Qt::LeftButton, {}, QPoint(third->width() - 2, 5));
  QCOMPARE(setup.current(), 2);
  QCOMPARE(setup.progress().doneCount(), 0);
  for (int i = 0; i < 2; ++i) {
    QTest::mouseClick(third, Qt::LeftButton, {}, third->box().center());
    QCOMPARE(setup.progress().isDone(2), i == 0);
  }
  for (int step = 0; step < setup.progress().count(); ++step) {
    QTest::mouseClick(setup.row(step), Qt::LeftButton, {}, setup.row(step)->box().center());
  }
  QVERIFY(setup.progress().allDone());
  QVERIFY(!setup.nextButton()->isEnabled());
  QTest::mouseClick(setup.startButton(), Qt::LeftButton);
  QVERIFY(program.onTheTable());
  QCOMPARE(program.table().phase, egizia::Phase::lay);
}

void tst_guided_game::startTicksTheRest() {
  Program program;
  program.startGuided(four);
  QTest::mouseClick(program.setup().nextButton(), Qt::LeftButton);
  QCOMPARE(program.setup().progress().doneCount(), 1);
  QTest::mouseClick(program.setup().startButton(), Qt::LeftButton);
  QVERIFY(program.onTheTable());
  QVERIFY(program.setup().progress().allDone());
}

void tst_guided_game::everybodyIsANewcomer() {
  Program program;
  program.preferences.setPromptLevel(u"Ben"_s, ui::PromptLevel::silent);
  program.startGuided(four);
  const auto& players = program.window.session()->record().header.players;
  QStringList names;
  for (const auto& seat : players) names += QString::fromStdString(seat.name);
  for (const QString& name : names) {
    QCOMPARE(program.preferences.promptLevel(name), ui::PromptLevel::newcomer);
  }
  names.sort();
  QCOMPARE(names, four.mid(0, names.size()));
}

void tst_guided_game::guidedDialogAsksOnlyForPlayersAndRemembersTheRest() {
  Program program;
  egizia::RecordHeader last = newGame(*goldenEdition(), 2, egizia::Profile::tournament).header;
  program.preferences.rememberNewGame(ui::choiceOf(last), {});
  program.startGuided({u"Eva"_s, u"Fritz"_s});
  const egizia::RecordHeader& header = program.window.session()->record().header;
  QCOMPARE(header.profile, egizia::Profile::revised);
  QVERIFY(header.options == egizia::optionsOf(egizia::Profile::revised));
  QCOMPARE(header.players.size(), std::size_t{2});
  const egizia::RecordHeader remembered =
      ui::headerOf<egizia::Rules>(program.preferences.newGame({}));
  QCOMPARE(remembered.profile, egizia::Profile::tournament);
  QVERIFY(program.preferences.playerNames().contains(u"Eva"_s));
}

void tst_guided_game::ticksAreKeptOverARestart() {
  const QTemporaryDir home;
  QString path;
  QStringList done;
  {
    Program program(home);
    program.startGuided(four);
    for (int i = 0; i < 3; ++i) program.press(Qt::Key_Return);
    done = program.setup().progress().keys();
    QCOMPARE(done.size(), 3);
    program.press(Qt::Key_Escape);
    QVERIFY(program.onTheTable());
    // There and back again.
    program.press(Qt::Key_U, Qt::ControlModifier);
    QVERIFY(!program.onTheTable());
    QCOMPARE(program.setup().progress().keys(), done);
    program.press(Qt::Key_Escape);
    path = program.preferences.gameInProgress();
  }
  Program again(home);
  again.window.openFile(path);
  QVERIFY(again.window.game() != nullptr);
  // A set-up that was begun and left goes on where it was.
  QVERIFY(again.window.setupView() != nullptr && again.setup().isVisible());
  QCOMPARE(again.setup().progress().keys(), done);
  QCOMPARE(again.setup().current(), 3);
}

void tst_guided_game::ticksAreThrownAwayWithTheFirstShip() {
  Program program;
  program.startGuided(four);
  program.press(Qt::Key_Return);
  const QString path = program.preferences.gameInProgress();
  QCOMPARE(program.preferences.setupDone(path).size(), 1);
  program.press(Qt::Key_Escape);
  ui::EgiziaSession& session = *program.window.session();
  QVERIFY(session.enter(egizia::LayOut{}).accepted);
  QCOMPARE(program.preferences.setupDone(path).size(), 1);
  QVERIFY(session.enter(session.options().entries.front()).accepted);
  QVERIFY(program.preferences.setupDone(path).isEmpty());
}

void tst_guided_game::setUpIsClosedOnceAShipIsPlaced() {
  Program program;
  program.startGuided(four);
  program.press(Qt::Key_Escape);
  ui::EgiziaSession& session = *program.window.session();
  QVERIFY(session.enter(egizia::LayOut{}).accepted);
  QVERIFY(session.enter(session.options().entries.front()).accepted);
  program.press(Qt::Key_U, Qt::ControlModifier);
  QVERIFY(program.onTheTable());
  // Taken back, the set-up is open again.
  session.undo();
  program.press(Qt::Key_U, Qt::ControlModifier);
  QVERIFY(!program.onTheTable());
}

void tst_guided_game::ticksOfVanishedGamesAreForgotten() {
  const Shelf shelf;
  const QString path = shelf.put(firstEntries(0));
  ui::Preferences preferences = shelf.preferences;
  preferences.setSetupDone(path, {u"ring"_s, u"board"_s});
  QCOMPARE(preferences.setupDone(path), (QStringList{u"ring"_s, u"board"_s}));
  const QString other = shelf.file(u"other 100%/game.nilometer"_s);
  QVERIFY(preferences.setupDone(other).isEmpty());
  preferences.setSetupDone(other, {u"tombs"_s});
  QCOMPARE(preferences.setupDone(other), QStringList{u"tombs"_s});
  QCOMPARE(preferences.setupDone(path).size(), 2);
  // Nobody has played the other one; the first one was deleted.
  QVERIFY(QFile::remove(path));
  preferences.setSetupDone(shelf.file(u"third"_s), {u"ring"_s});
  QVERIFY(preferences.setupDone(path).isEmpty());
  QVERIFY(preferences.setupDone(other).isEmpty());
  QCOMPARE(preferences.setupDone(shelf.file(u"third"_s)), QStringList{u"ring"_s});
}

void tst_guided_game::questionIsNotCutOff() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  TableWindow window("revised-4-players", 60);
  window.view.resize(window.view.minimumSizeHint().expandedTo({1280, 720}));
  ui::GuidedQuestion question(&window.view.guide(), &window.view);
  question.show();
  QCoreApplication::processEvents();
  // It stays over the guide, whatever happens to the window.
  window.view.resize(window.view.size() + QSize(200, 100));
  QCoreApplication::processEvents();
  QCOMPARE(question.geometry().bottomRight(), window.view.guide().geometry().bottomRight());
  for (const QLabel* label : question.findChildren<QLabel*>()) {
    QVERIFY(label->height() >= label->heightForWidth(label->width()));
  }
  for (const ui::Chip* chip : question.findChildren<ui::Chip*>()) {
    QVERIFY2(chip->width() >= chip->sizeHint().width(), qPrintable(chip->look().text));
    QVERIFY(question.rect().contains(chip->geometry()));
  }
}

void tst_guided_game::dialogIsNotCutOff() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  Shelf shelf;
  ui::NewGameDialog dialog(
      shelf.preferences, [&] { return ui::offerOf<egizia::Rules>(shelf.games); }, {},
      QDate(2026, 11, 21), [] { return 1U; });
  dialog.guide();
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  for (const QWidget* part : dialog.findChildren<QWidget*>()) {
    const auto* label = qobject_cast<const QLabel*>(part);
    const auto* button = qobject_cast<const QAbstractButton*>(part);
    if (!part->isVisible() || (label == nullptr && button == nullptr)) continue;
    const bool wraps = label != nullptr && label->wordWrap();
    QVERIFY(wraps ? part->height() >= label->heightForWidth(part->width())
                  : part->width() >= part->minimumSizeHint().width());
  }
}

void tst_guided_game::questionComesOnceAfterRoundOne() {
  Program program;
  const auto edition = goldenEdition();
  const egizia::GameRecord golden = goldenGame("revised-4-players", *edition);
  const std::size_t first = entriesOfRoundOne(golden, *edition);
  program.addGoldenEdition();
  const QString path = program.file(u"games/a game.nilometer"_s);
  QCOMPARE(save(program.games, path, TableWindow::cut(golden, first - 1), *edition), QString());
  ui::GuidedGame(program.preferences).begin(path, namesIn(golden));
  program.window.openFile(path);
  QVERIFY(program.window.game() != nullptr);
  QVERIFY(program.window.guidedQuestion() == nullptr);
  ui::EgiziaSession& session = *program.window.session();
  QVERIFY(session.enter(golden.entries[first - 1].entry).accepted);
  QCOMPARE(session.shown().round, 2);
  QVERIFY(program.window.guidedQuestion() != nullptr);
  QVERIFY(program.window.guidedQuestion()->isVisible());
  // Back in round 1 there is nothing to ask yet.
  session.undo();
  QVERIFY(!program.window.guidedQuestion()->isVisible());
  session.redo();
  QVERIFY(program.window.guidedQuestion()->isVisible());
  program.window.guidedQuestion()->fewerButton()->setFocus();
  program.press(Qt::Key_Return);
  QTRY_VERIFY(program.window.guidedQuestion() == nullptr);
  for (const auto& seat : golden.header.players) {
    QCOMPARE(program.preferences.promptLevel(QString::fromStdString(seat.name)),
             ui::PromptLevel::knowing);
  }
  session.undo();
  session.redo();
  QVERIFY(program.window.guidedQuestion() == nullptr);
}

void tst_guided_game::otherGamesAreNotAsked() {
  Program program;
  program.preferences.setGuidedGame(program.file(u"another.nilometer"_s));
  program.window.openExample();
  QVERIFY(program.window.session()->shown().round > 1);
  QVERIFY(program.window.guidedQuestion() == nullptr);
}

NILOMETER_TEST(tst_guided_game)
#include "tst_guided_game.moc"
