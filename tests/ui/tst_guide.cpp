// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/egizia_window.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/new_game_fixture.h"
#include "tests/ui/table_window.h"
#include "ui/egizia/board/board_view.h"
#include "ui/registry/games.h"
#include "ui/table/board/place.h"
#include "ui/table/guide/guide_panel.h"
#include "ui/table/log/log_view.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace nilometer;
using namespace nilometer::test;
using ui::GuidePanel;
using ui::PromptLevel;
using Front = ui::GuidePanel::Front;

namespace {

constexpr auto game = "revised-4-players";
/// Tables of the golden game in every phase.
constexpr std::array<std::size_t, 9> tables = {0, 2, 20, 40, 60, 100, 118, 200, 222};

ui::PromptLevels everybody(PromptLevel level) {
  ui::PromptLevels levels;
  levels.fill(level);
  return levels;
}

/// The window with the golden game entered up to the first ship.
TableWindow& sailing(TableWindow& window) {
  while (window.session.shown().phase != egizia::Phase::sail) {
    const std::size_t next = window.session.record().entries.size();
    if (!window.session.enter(window.golden.entries[next].entry).accepted) qFatal("no sailing");
  }
  return window;
}

void enterNext(TableWindow& window) {
  const std::size_t next = window.session.record().entries.size();
  QVERIFY(window.session.enter(window.golden.entries[next].entry).accepted);
}

/// A program with the example game open.
struct Program : HomeProgram {
  Program() {
    window.openExample();
    if (!QTest::qWaitForWindowActive(&window)) qFatal("the window is not active");
  }
  [[nodiscard]] QString nameOnTurn() const {
    const egizia::Player player = ui::decidingPlayer(*window.session());
    if (player == egizia::noPlayer) qFatal("nobody is on turn");
    return window.session()->table().playerNames[player];
  }
};

} // namespace

/// The guide in the window: when it comes to the front, how much it says and where it leads.
class tst_guide : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void logIsInFrontAndTheBulbSaysHowMuchThereIsToThinkOf();
  void guideComesToTheFrontWhenANewcomerIsOnTurn();
  void chosenGuideStaysWhoeverIsOnTurn();
  void openedGuideOfOneWhoKnowsTheGameLasts();
  void lookingAtThePastLeavesTheLogInFront();
  void ruleOfALineIsRequestedByKeyboard();
  void keysThatPressPlacesWorkInTheGuideToo();
  void bothAreShownWhereThereIsRoom();
  void silentPlayerReadsHowToChangeIt();
  void controlShiftPGoesToTheNextLevelAndRemembersIt();
  void newGameAsksForTheLevelAndRemembersIt();
  void levelOfALongNameIsFoundAgain();
  void rememberedLevelComesWithTheName();
  void levelMovesWithThePlayer();
  void nothingIsCutOff_data() { languagesWithSizes({100, 150, 200}); }
  void nothingIsCutOff();
  void otherPartsKeepTheirPlacesWhateverIsInFront();
};

void tst_guide::logIsInFrontAndTheBulbSaysHowMuchThereIsToThinkOf() {
  TableWindow window(game);
  sailing(window);
  const GuidePanel& panel = window.view.guide();
  for (int entries = 0; entries < 20; ++entries) {
    QVERIFY(panel.shows(Front::log) && !panel.shows(Front::guide));
    QVERIFY(window.view.log().isVisible() && !panel.guide().isVisible());
    const ui::Guide guide = ui::guideOf(window.session, PromptLevel::knowing);
    QCOMPARE(window.view.strip().guideLine().hint().count, static_cast<int>(guide.think.size()));
    enterNext(window);
  }
}

void tst_guide::guideComesToTheFrontWhenANewcomerIsOnTurn() {
  TableWindow window(game);
  sailing(window);
  ui::PromptLevels levels = everybody(PromptLevel::knowing);
  levels[1] = PromptLevel::newcomer;
  window.view.setPromptLevels(levels);
  int turns = 0;
  for (int entries = 0; entries < 20; ++entries) {
    const bool isNew = ui::levelFor(window.view.decides(), window.session.players(), levels) ==
                       PromptLevel::newcomer;
    turns += isNew ? 1 : 0;
    QCOMPARE(window.view.guide().shows(Front::guide), isNew);
    QCOMPARE(window.view.guide().guide().isVisible(), isNew);
    if (isNew) {
      const ui::Guide guide = ui::guideOf(window.session, PromptLevel::newcomer);
      const QString shown = window.view.guide().guide().toPlainText();
      QVERIFY2(shown.contains(guide.think.front()), qPrintable(shown));
      QVERIFY(shown.contains(guide.what) && shown.contains(guide.may));
    }
    enterNext(window);
  }
  QVERIFY(turns > 2 && turns < 20);
}

void tst_guide::chosenGuideStaysWhoeverIsOnTurn() {
  TableWindow window(game);
  sailing(window);
  ui::PromptLevels levels = everybody(PromptLevel::newcomer);
  levels[2] = PromptLevel::knowing;
  window.view.setPromptLevels(levels);
  const GuidePanel& panel = window.view.guide();
  QVERIFY(panel.shows(Front::guide));
  for (const Front chosen : {Front::log, Front::guide}) {
    const Front other = chosen == Front::log ? Front::guide : Front::log;
    if (chosen == Front::log) {
      QTest::mouseClick(&panel.closeButton(), Qt::LeftButton);
    } else {
      QTest::mouseClick(window.view.strip().guideLine().bulb(), Qt::LeftButton);
    }
    // Through several turns, phases and looks at the past.
    for (int entries = 0; entries < 25; ++entries) {
      QVERIFY(panel.shows(chosen) && !panel.shows(other));
      enterNext(window);
    }
    window.session.undo();
    window.session.lookAt(3);
    window.session.backToNow();
    QVERIFY(panel.shows(chosen) && !panel.shows(other));
  }
}

void tst_guide::openedGuideOfOneWhoKnowsTheGameLasts() {
  TableWindow window(game);
  sailing(window);
  const GuidePanel& panel = window.view.guide();
  QTest::mouseClick(window.view.strip().guideLine().bulb(), Qt::LeftButton);
  enterNext(window);
  enterNext(window);
  QVERIFY(panel.shows(Front::guide));
  QTest::mouseClick(&panel.closeButton(), Qt::LeftButton);
  enterNext(window);
  QVERIFY(panel.shows(Front::log));
}

void tst_guide::lookingAtThePastLeavesTheLogInFront() {
  TableWindow window(game, 20);
  window.view.setPromptLevels(everybody(PromptLevel::newcomer));
  const GuidePanel& panel = window.view.guide();
  QVERIFY(panel.shows(Front::guide));
  QTest::mouseClick(&panel.closeButton(), Qt::LeftButton);
  window.session.lookAt(5);
  QVERIFY(panel.shows(Front::log));
  window.session.lookAt(12);
  QVERIFY(panel.shows(Front::log));
  QCOMPARE(panel.guide().content().guide.title, u"The past"_s);
}

void tst_guide::ruleOfALineIsRequestedByKeyboard() {
  TableWindow window(game, 20);
  window.view.setPromptLevels(everybody(PromptLevel::newcomer));
  const QSignalSpy requested(&window.view, &ui::EgiziaView::ruleRequested);
  ui::GuideView& guide = window.view.guide().guide();
  guide.setFocus();
  QTest::keyClick(&guide, Qt::Key_Tab);
  QTest::keyClick(&guide, Qt::Key_Return);
  QCOMPARE(requested.size(), 1);
  const QString rule = requested.front().front().toString();
  QVERIFY(egizia::findRule(rule.toStdString()).has_value());
  QVERIFY(guide.content().guide.what.contains(rule));
}

void tst_guide::keysThatPressPlacesWorkInTheGuideToo() {
  TableWindow window(game);
  sailing(window);
  window.view.setPromptLevels(everybody(PromptLevel::newcomer));
  ui::GuideView& guide = window.view.guide().guide();
  guide.setFocus();
  QVERIFY(guide.hasFocus());
  const std::size_t before = window.session.record().entries.size();
  // The letter of the first place that can be pressed without a further question.
  for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key) {
    QTest::keyClick(&guide, static_cast<Qt::Key>(key));
    if (window.session.record().entries.size() > before) return;
    // With nothing to take back it would close the guide.
    if (window.view.hasBegun()) QTest::keyClick(&guide, Qt::Key_Escape);
  }
  QFAIL("no key pressed a place");
}

void tst_guide::bothAreShownWhereThereIsRoom() {
  TableWindow window(game, 20);
  window.view.resize(1920, 1200);
  QCoreApplication::processEvents();
  const GuidePanel& panel = window.view.guide();
  QVERIFY(panel.shows(Front::guide) && panel.shows(Front::log));
  QVERIFY(panel.guide().isVisible() && window.view.log().isVisible());
  QVERIFY(!panel.closeButton().isVisible());
  QVERIFY(!panel.guide().geometry().intersects(window.view.log().geometry()));
}

void tst_guide::silentPlayerReadsHowToChangeIt() {
  TableWindow window(game, 20);
  window.view.setPromptLevels(everybody(PromptLevel::silent));
  QVERIFY(window.view.guide().shows(Front::log));
  window.view.showGuide();
  const QString shown = window.view.guide().guide().toPlainText();
  QVERIFY2(shown.contains(u"silent"_s) && shown.contains(u"Ctrl+Shift+P"_s), qPrintable(shown));
  QVERIFY(!shown.contains(u'('));
}

void tst_guide::controlShiftPGoesToTheNextLevelAndRemembersIt() {
  Program program;
  const QString name = program.nameOnTurn();
  QCOMPARE(program.preferences.promptLevel(name), PromptLevel::knowing);
  for (const PromptLevel next :
       {PromptLevel::silent, PromptLevel::newcomer, PromptLevel::knowing}) {
    QTest::keyClick(&program.window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(program.preferences.promptLevel(name), next);
    QVERIFY(program.window.game()->guide().shows(Front::guide));
    const QString said = program.window.game()->guide().guide().toPlainText();
    QVERIFY2(said.contains(ui::promptLevelName(next)), qPrintable(said));
  }
  // Only that player's.
  for (const QString& other : program.window.session()->table().playerNames) {
    QCOMPARE(program.preferences.promptLevel(other), PromptLevel::knowing);
  }
}

void tst_guide::newGameAsksForTheLevelAndRemembersIt() {
  Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s});
  auto* level = asked.named<QComboBox>(u"Prompts for player 2"_s);
  QCOMPARE(level->currentText(), ui::promptLevelName(PromptLevel::knowing));
  level->setFocus();
  QTest::keyClick(level, Qt::Key_Up);
  asked.click(asked.start());
  QCOMPARE(asked.shelf.preferences.promptLevel(u"Ben"_s), PromptLevel::newcomer);
  QCOMPARE(asked.shelf.preferences.promptLevel(u"Anna"_s), PromptLevel::knowing);
}

void tst_guide::levelOfALongNameIsFoundAgain() {
  const QString name = u"Maria Theresia Alexandrina Viktoria von Habsburg-Toscana"_s;
  HomeProgram program;
  program.addGoldenEdition();
  QFile golden(goldenPath + QString::fromLatin1(game) + u".jsonl"_s);
  QVERIFY(golden.open(QIODevice::ReadOnly));
  QFile renamed(program.file(u"games/long.nilometer"_s));
  QVERIFY(renamed.open(QIODevice::WriteOnly));
  renamed.write(golden.readAll().replace("\"Anna\"", QByteArray('"' + name.toUtf8() + '"')));
  renamed.close();
  program.preferences.setPromptLevel(name, PromptLevel::newcomer);
  program.window.openFile(renamed.fileName());
  QVERIFY(program.window.game() != nullptr);
  QCOMPARE(program.window.game()->promptLevels()[0], PromptLevel::newcomer);
}

void tst_guide::rememberedLevelComesWithTheName() {
  Asked asked;
  asked.shelf.preferences.setPromptLevel(u"Cem"_s, PromptLevel::silent);
  asked.players({u"Anna"_s, u"Cem"_s});
  const auto* level = asked.named<QComboBox>(u"Prompts for player 2"_s);
  QCOMPARE(level->currentText(), ui::promptLevelName(PromptLevel::silent));
}

void tst_guide::levelMovesWithThePlayer() {
  Asked asked;
  asked.shelf.preferences.setPromptLevel(u"Cem"_s, PromptLevel::silent);
  asked.players({u"Anna"_s, u"Cem"_s});
  asked.click(asked.named<QAbstractButton>(u"Player 2 earlier in the order"_s));
  QCOMPARE(asked.names(), (QStringList{u"Cem"_s, u"Anna"_s}));
  const auto text = [&](int player) {
    return asked.named<QComboBox>(u"Prompts for player %1"_s.arg(player))->currentText();
  };
  QCOMPARE(text(1), ui::promptLevelName(PromptLevel::silent));
  QCOMPARE(text(2), ui::promptLevelName(PromptLevel::knowing));
}

void tst_guide::nothingIsCutOff() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  for (const std::size_t entries : tables) {
    TableWindow window(game, entries);
    // Larger letters on a window as much larger: in a smaller one other parts are folded.
    window.view.resize(QSize(1280, 720) * percent / 100);
    window.view.setPromptLevels(everybody(PromptLevel::newcomer));
    window.view.showGuide();
    QCoreApplication::processEvents();
    const GuidePanel& panel = window.view.guide();
    const ui::GuideView& guide = panel.guide();
    // Broken into lines, and the rest is reached by scrolling.
    QVERIFY(guide.document()->size().width() <= guide.viewport()->width());
    const int below =
        static_cast<int>(guide.document()->size().height()) - guide.viewport()->height();
    QVERIFY(guide.verticalScrollBar()->maximum() >= below);
    QVERIFY(guide.viewport()->height() >= 2 * guide.fontMetrics().height());
    if (!panel.closeButton().isVisible()) continue;
    QVERIFY(panel.rect().contains(panel.closeButton().geometry()));
  }
}

void tst_guide::otherPartsKeepTheirPlacesWhateverIsInFront() {
  TableWindow window(game, 20);
  const auto places = [&] {
    std::vector<QRect> all;
    for (const QWidget* part : window.view.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
      all.push_back(part->geometry());
    }
    return all;
  };
  const auto before = places();
  for (const PromptLevel level :
       {PromptLevel::newcomer, PromptLevel::knowing, PromptLevel::silent}) {
    window.view.setPromptLevels(everybody(level));
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
  }
}

NILOMETER_TEST(tst_guide)
#include "tst_guide.moc"
