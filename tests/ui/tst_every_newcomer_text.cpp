// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/cut_off.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/lesson_window.h"
#include "tests/ui/pseudo_language.h"
#include "tests/ui/table_window.h"
#include "tests/ui/visible_text.h"
#include "tests/words/every_sentence.h"
#include "ui/egizia/guide/egizia_guide.h"
#include "ui/egizia/rule_book/rules_subject.h"
#include "ui/egizia/tutorial/egizia_setup.h"
#include "ui/pages/rule_book/rules_browser.h"
#include "ui/pages/tutorial/setup_view.h"
#include "ui/table/explain/why_card.h"
#include "ui/table/guide/guide_panel.h"

#include <QTextBrowser>

using namespace nilometer;
using namespace nilometer::test;

/// Walks through everything newcomers are told: filled in, in every language, and whole. Each
/// language with letters of one size; NILOMETER_FULL=1 in the environment walks with all of them.
class tst_every_newcomer_text : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void theBrowserHasEveryRuleAndCard_data() {
    languagesWithSizes({100, 150, 200}, languagesAndPseudo());
  }
  void theBrowserHasEveryRuleAndCard();
  void theGuideIsWholeOnEveryTable_data() {
    languagesWithSizes({100, 150, 200}, languagesAndPseudo());
  }
  void theGuideIsWholeOnEveryTable();
  void theWhyCardShowsEveryRefusal_data() {
    languagesWithSizes({100, 150, 200}, languagesAndPseudo());
  }
  void theWhyCardShowsEveryRefusal();
  void everyStepOfEveryLessonIsWhole_data() {
    languagesWithSizes({100, 200}, languagesAndPseudo());
  }
  void everyStepOfEveryLessonIsWhole();
  void everyStepOfTheSetUpIsWhole_data() {
    languagesWithSizes({100, 150, 200}, languagesAndPseudo());
  }
  void everyStepOfTheSetUpIsWhole();
};

void tst_every_newcomer_text::theBrowserHasEveryRuleAndCard() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const ui::RulesSubject subject = ui::shippedRules();
  ui::RulesBrowser browser(ui::rulesSource(subject));
  browser.resize(browser.sizeHint());
  browser.show();
  QString all;
  for (const std::string_view name : egizia::ruleNames) {
    const auto rule = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    browser.open(rule);
    QCOMPARE(browser.place(), rule);
    QCOMPARE(cutOffAtLast(browser), QString());
    const QString page = browser.page().toPlainText();
    QVERIFY2(!isUnfinished(page), qPrintable(page));
    if (language == pseudoLanguage) QCOMPARE(unmarkedText({page}), QString());
    if (!all.endsWith(page)) all += page;
  }
  const text::Table table{subject.edition.get(), {}};
  for (const Sentences& list : {everyRule(table), everyNileCard(table)}) {
    for (const Sentence& each : list) QVERIFY2(all.contains(each.text()), each.what.c_str());
  }
}

void tst_every_newcomer_text::theGuideIsWholeOnEveryTable() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const std::size_t entries = goldenGame("revised-4-players", *goldenEdition()).entries.size();
  for (std::size_t made = 0; made < entries; made += 9) {
    TableWindow window("revised-4-players", made);
    window.view.setPromptLevels({});
    window.view.guide().bringToFront(ui::GuidePanel::Front::guide);
    settle(window.view);
    QCOMPARE(cutOffAtLast(window.view), QString());
    QVERIFY(window.view.guide().shows(ui::GuidePanel::Front::guide));
    const QString said = window.view.guide().guide().toPlainText();
    const ui::Guide told = ui::guideOf(window.session, ui::PromptLevel::newcomer);
    QVERIFY2(!isUnfinished(said) && said.contains(told.what), qPrintable(said));
    if (language == pseudoLanguage) QCOMPARE(unmarkedText({said}), QString());
    for (const QString& line : told.think) QVERIFY2(said.contains(line), qPrintable(said));
  }
}

void tst_every_newcomer_text::theWhyCardShowsEveryRefusal() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  TableWindow window("revised-4-players", 20);
  settle(window.view);
  const text::Table& table = window.session.table();
  ui::WhyCard card(egizia::ruleNames, &window.view);
  const QRect room(window.view.mapToGlobal(QPoint()), window.view.size());
  for (const Sentences& list : {everyRefusal(table), everyRule(table), everySphinxCard(table)}) {
    for (const Sentence& each : list) {
      const QString text = each.text();
      card.open(ui::whyText(text, {text, text}), {room.center(), QSize(40, 40)}, room);
      QVERIFY2(card.isVisible() && card.textFits(), qPrintable(text));
      QVERIFY2(card.browser().toPlainText().contains(text), qPrintable(text));
      QCOMPARE(cutOffAtLast(card), QString());
    }
  }
}

void tst_every_newcomer_text::everyStepOfEveryLessonIsWhole() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  for (const ui::Lesson& lesson : ui::EgiziaLessons{lessonEditionOrStop()}.all()) {
    ui::LessonView view(lessonsOrStop().take(lesson.id), 0, false);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    NewlySaid news;
    const int steps = static_cast<int>(lesson.steps.size());
    for (int step = 0; step < steps && goTo(view, step); ++step) {
      settle(view);
      QVERIFY2(cutOffAtLast(view).isEmpty(), qPrintable(cutOffAtLast(view)));
      const QStringList texts = news.said();
      for (const QString& text : texts) QVERIFY2(!isUnfinished(text), qPrintable(text));
      if (language == pseudoLanguage) QCOMPARE(unmarkedText(texts), QString());
    }
    QCOMPARE(view.run().index(), steps - 1);
  }
}

void tst_every_newcomer_text::everyStepOfTheSetUpIsWhole() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const auto edition = goldenEdition();
  for (const int players : {2, 3, 4}) {
    egizia::GameRecord game = goldenGame("revised-4-players", *edition);
    game.entries.clear();
    game.header.players.resize(static_cast<std::size_t>(players));
    ui::EgiziaSession session(game, edition);
    ui::SetupView view(session, ui::egiziaSetup(session), {}, nullptr);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    NewlySaid news;
    for (int step = 0; step < view.progress().count(); ++step) {
      view.open(step);
      settle(view);
      QCOMPARE(cutOffAtLast(view), QString());
      const QStringList texts = news.said();
      for (const QString& text : texts) QVERIFY2(!isUnfinished(text), qPrintable(text));
      if (language == pseudoLanguage) QCOMPARE(unmarkedText(texts), QString());
    }
  }
}

NILOMETER_TEST(tst_every_newcomer_text)
#include "tst_every_newcomer_text.moc"
