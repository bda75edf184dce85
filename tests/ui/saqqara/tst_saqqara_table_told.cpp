// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of Saqqara tells whoever plays: the guide, and the answers to "Why?".
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_window.h"
#include "tests/words/language_rows.h"
#include "ui/base/style/chip.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/explain/saqqara_why.h"
#include "ui/saqqara/guide/saqqara_guide.h"
#include "ui/saqqara/seats/player_card.h"
#include "ui/saqqara/text/words.h"
#include "ui/score/final_scoring/row_why.h"
#include "ui/score/final_scoring/score_rows.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/explain/why_card.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/guide/guide_view.h"
#include "ui/table/log/log_view.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QToolButton>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using ui::PromptLevel;

namespace {

/// Whether a line of it names a rule that there is.
bool namesARule(const ui::WhyText& text) {
  return std::ranges::any_of(text.lines, [](const QString& line) {
    return !text::textAndRule(line, text::SpokenSaqqara::ruleNames()).rule.isEmpty();
  });
}
bool names(const ui::WhyText& text, const QString& rule) {
  return text.lines.join(u'\n').contains(u'(' + rule + u')');
}

/// Asks with Shift+F1 about what has the keyboard.
ui::WhyText askByKey(const SaqqaraWindow& window, QWidget& about) {
  about.setFocus();
  if (!about.hasFocus()) qFatal("%s takes no focus", about.metaObject()->className());
  QTest::keyClick(&about, Qt::Key_F1, Qt::ShiftModifier);
  const ui::WhyCard* card = window.view.why().card();
  if (card == nullptr || !card->isVisible()) qFatal("nothing is answered");
  return card->text();
}

ui::PromptLevels everybody(PromptLevel level) {
  ui::PromptLevels levels;
  levels.fill(level);
  return levels;
}

} // namespace

class tst_SaqqaraTableTold : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void guideTellsWhoeverDecidesAtHisLevel_data() { test::languageRows(); }
  void guideTellsWhoeverDecidesAtHisLevel();
  void guideSaysThatItIsThePast_data() { test::languageRows(); }
  void guideSaysThatItIsThePast();
  void everyPlaceAnswersWithARule_data() { test::languageRows(); }
  void everyPlaceAnswersWithARule();
  void refusedEntryAnswersWithTheRulesItBreaks_data() { test::languageRows(); }
  void refusedEntryAnswersWithTheRulesItBreaks();
  void rightButtonAsksAboutAPlayer_data() { test::languageRows(); }
  void rightButtonAsksAboutAPlayer();
  void pressOnAWholeCardShowsItsNumbers();
  void rowOfTheFinalScoringAnswersWithItsRule();
};

void tst_SaqqaraTableTold::guideTellsWhoeverDecidesAtHisLevel() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  for (const Phase phase : {Phase::setup, Phase::auction, Phase::invest, Phase::develop}) {
    SaqqaraWindow window(phase);
    const Player decides = window.view.decides();
    ui::PromptLevels levels = everybody(PromptLevel::silent);
    window.view.setPromptLevels(levels);
    const ui::GuideView& guide = window.view.guide().guide();
    QVERIFY(guide.content().guide.isEmpty());
    levels[decides == noPlayer ? 0 : decides] = PromptLevel::newcomer;
    window.view.setPromptLevels(levels);
    window.view.showGuide();
    QVERIFY(guide.toPlainText().contains(guide.content().guide.what.section(u'(', 0, 0).trimmed()));
    QCOMPARE(guide.content().guide, guideOf(window.session.game(), window.session.shown(),
                                            window.session.table(), PromptLevel::newcomer));
    QCOMPARE(guide.content().guide.title, text::phase(phase));
    QCOMPARE(guide.content().whose, text::playerName(decides, window.session.table()));
  }
}

void tst_SaqqaraTableTold::guideSaysThatItIsThePast() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  SaqqaraWindow window(Phase::develop);
  window.view.setPromptLevels(everybody(PromptLevel::newcomer));
  window.session.lookAt(1);
  QCOMPARE(window.view.decides(), noPlayer);
  QCOMPARE(window.view.guide().guide().content().guide, ui::guideToThePast(PromptLevel::newcomer));
}

void tst_SaqqaraTableTold::everyPlaceAnswersWithARule() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  for (const Phase phase : {Phase::setup, Phase::auction, Phase::thresholds, Phase::develop}) {
    SaqqaraWindow window(phase);
    int asked = 0;
    for (ui::Place* place : window.view.board().findChildren<ui::Place*>()) {
      const auto text = window.view.why().answer(*place, std::nullopt);
      QVERIFY2(text && namesARule(*text), qPrintable(place->look().name));
      for (const ui::WhyTopic& topic : text->topics) QVERIFY(namesARule(topic.ask()));
      ++asked;
    }
    QVERIFY(asked > 20);
    const auto about = [&](Warehouse at) {
      return window.view.board().place(placeId(BoardPlace::warehouse, static_cast<int>(at)));
    };
    QCOMPARE(askByKey(window, *about(Warehouse::linen)).title,
             text::warehouseName(Warehouse::linen));
  }
}

void tst_SaqqaraTableTold::refusedEntryAnswersWithTheRulesItBreaks() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  SaqqaraWindow window(Phase::auction);
  // Somebody bids one good.
  const Player turn = window.session.shown().turn;
  const PlayerState& own = window.session.shown().of(turn);
  const auto good = std::ranges::find_if(allGoods, [&](Good one) { return own.goods[one] > 0; });
  QVERIFY(good != allGoods.end());
  const auto press = [&](Ask ask, int id) {
    QTest::mouseClick(window.view.choice(questionId(ask), id), Qt::LeftButton);
  };
  press(Ask::goods, static_cast<int>(*good));
  QTest::mouseClick(
      window.view.board().place(placeId(BoardPlace::warehouse, static_cast<int>(Warehouse::fish))),
      Qt::LeftButton);
  QTest::keyClick(&window.view, Qt::Key_Return);
  // The next one bids no more than that.
  const Player next = window.session.shown().turn;
  QVERIFY(next != turn);
  const PlayerState& other = window.session.shown().of(next);
  const auto same = std::ranges::find_if(allGoods, [&](Good one) { return other.goods[one] > 0; });
  press(Ask::goods, static_cast<int>(*same));
  ui::Place* fish =
      window.view.board().place(placeId(BoardPlace::warehouse, static_cast<int>(Warehouse::fish)));
  QTest::mouseClick(fish, Qt::LeftButton);
  QVERIFY(window.view.strip().content().refused);
  const ui::WhyText text = askByKey(window, *window.view.strip().whyButton());
  QVERIFY2(names(text, u"AUCTION-4"_s), qPrintable(text.lines.join(u'\n')));
  QVERIFY(text.lines.join(u'\n').contains(
      text::ruleSummary("AUCTION-4"_rule, window.session.game().options)));
}

void tst_SaqqaraTableTold::rightButtonAsksAboutAPlayer() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  SaqqaraWindow window(Phase::develop);
  ui::SeatCard* card = window.view.players().card(1);
  const QPoint at(5, 5);
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, card->mapToGlobal(at));
  QApplication::sendEvent(card, &event);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  QVERIFY(menu != nullptr);
  QVERIFY(menu->actions().front()->isSeparator()); // what it is about
  menu->actions()[1]->trigger();
  menu->close();
  const ui::WhyText& text = window.view.why().card()->text();
  QCOMPARE(text.title, text::playerName(1, window.session.wholeTable()));
  QVERIFY(namesARule(text));
  QVERIFY(!text.topics.empty());
}

void tst_SaqqaraTableTold::pressOnAWholeCardShowsItsNumbers() {
  SaqqaraWindow window(Phase::develop);
  ui::SeatCard& card = *window.view.players().card(1);
  card.setFocus();
  const auto press = [&] {
    const QPoint middle = card.mapTo(&window.view, card.rect().center());
    QTest::mouseClick(window.view.windowHandle(), Qt::LeftButton, {}, middle);
  };
  for (const bool byKey : {false, true}) {
    byKey ? QTest::keyClick(&card, Qt::Key_Space) : press();
    QVERIFY(!window.view.log().numberHeading().isEmpty());
    QTest::mouseClick(window.view.log().allButton(), Qt::LeftButton);
    QVERIFY(window.view.log().numberHeading().isEmpty());
    card.setFocus();
  }
}

void tst_SaqqaraTableTold::rowOfTheFinalScoringAnswersWithItsRule() {
  QVERIFY(text::useLanguage(u"en"_s));
  ui::ScoreRows rows(nullptr);
  QVERIFY(!ui::askedRowWhy<saqqara::Rules>(rows, std::nullopt, "END-4"_rule));
  rows.setRows({{.title = u"Trade: level 3"_s, .points = u"+7"_s, .rule = "END-3"_rule}});
  const auto text = ui::askedRowWhy<saqqara::Rules>(rows, std::nullopt, "END-4"_rule);
  QVERIFY(text);
  QCOMPARE(text->title, u"Trade: level 3"_s);
  QVERIFY(names(*text, u"END-3"_s));
}

NILOMETER_TEST(tst_SaqqaraTableTold)
#include "tst_saqqara_table_told.moc"
