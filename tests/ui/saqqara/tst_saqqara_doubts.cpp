// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a doubtful entry, of a closed key, and at the end of a game of Saqqara.
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "ui/base/style/chip.h"
#include "ui/saqqara/text/words.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/action_bar/turn_line.h"
#include "ui/table/view/header_bar.h"
#include "ui/table/view/phase_bar.h"
#include "ui/text/language.h"

#include <QSignalSpy>
#include <QToolTip>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

constexpr auto gameWithAPile = "games/saqqara-4-players";

/// All threshold cards have been seen, and the next ones are turned up.
bool knowsThePile(const State& state) {
  return state.phase == Phase::thresholds && state.thresholdsKnown && state.round > 1;
}

saqqara::GameRecord pileRecord() {
  return recordUntil(saqqaraGame(gameWithAPile), knowsThePile);
}

/// Four cards of a number that the pile holds less often.
QString tooManyOf(const State& state) {
  int rare = 1;
  while ((*state.thresholdsKnown)[static_cast<std::size_t>(rare)] >= warehouseCount) ++rare;
  return QString(warehouseCount, QChar(u'0' + rare));
}

} // namespace

class tst_saqqara_doubts : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void doubtfulStallWaitsForEnter_STALL2();
  void doubtAboutTheStallSaysWhatWasExpected_STALL2();
  void doubtAboutThresholdsSaysWhatThePileHeld_THRESH5();
  void doubtStandsBehindWhatMoves_THRESH5();
  void closedChipSaysWhatIsMissing_GOODS3();
  void keyOfAClosedWithdrawalChangesNothing_AUCTION7();
  void closedEnterSaysWhatIsMissingUntilMoreIsSaid();
  void phaseIsThatOfTheCard();
  void endLeadsToTheResult_END4();
};

void tst_saqqara_doubts::doubtfulStallWaitsForEnter_STALL2() {
  SaqqaraWindow table(Phase::stall, "engine/saqqara/games/saqqara-4-players");
  table.goOn();
  const std::size_t entries = table.session.entries();
  QTest::keyClicks(&table.view, u"1"_s); // Land
  QCOMPARE(table.session.entries(), entries);
  const ui::StripContent& said = table.view.strip().content();
  QVERIFY(said.canConfirm);
  QVERIFY2(said.hint.startsWith(u"Zweifelhaft"_s), qPrintable(said.hint));
  QVERIFY2(said.hint.contains(u"Erwartet: "_s), qPrintable(said.hint));
  QCOMPARE(table.view.strip().turnLine().shownHint(), table.view.strip().content().hint);
  QTest::keyClick(&table.view, Qt::Key_Return);
  QCOMPARE(table.session.entries(), entries + 1);
  QVERIFY(table.session.logLine(entries).mark == ui::LogMark::doubtful);
}

void tst_saqqara_doubts::closedChipSaysWhatIsMissing_GOODS3() {
  SaqqaraWindow table(Phase::invest);
  const ui::QuestionId goods = questionId(Ask::goods);
  const Player player = table.session.shown().turn;
  for (const Good good : allGoods) {
    if (table.session.shown().of(player).goods[good] > 0) continue;
    ui::Chip* const chip = table.view.choice(goods, static_cast<int>(good));
    QVERIFY(chip != nullptr && !chip->isEnabled());
    QTest::mouseClick(chip, Qt::LeftButton);
    QVERIFY(table.view.strip().content().body.contains(u"GOODS-3"_s));
    QTest::keyClick(&table.view, Qt::Key_Escape);
  }
  QVERIFY(!table.view.strip().confirmButton()->isEnabled());
  QVERIFY(!table.view.strip().confirmButton()->look().tip.isEmpty());
}

void tst_saqqara_doubts::closedEnterSaysWhatIsMissingUntilMoreIsSaid() {
  SaqqaraWindow table(Phase::invest);
  table.goOn();
  ui::Chip* const enter = table.view.strip().confirmButton();
  QVERIFY(!enter->isEnabled());
  for (const bool byMouse : {true, false}) {
    byMouse ? QTest::mouseClick(enter, Qt::LeftButton)
            : QTest::keyClick(&table.view, Qt::Key_Return);
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY(!QToolTip::text().isEmpty());
    QTest::keyClicks(&table.view, u"2"_s); // a warehouse
    QTRY_VERIFY(!QToolTip::isVisible());
    QTest::keyClick(&table.view, Qt::Key_Escape);
  }
}

void tst_saqqara_doubts::phaseIsThatOfTheCard() {
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-4-players");
  SaqqaraWindow table(beginningOf(game, Phase::develop), game.edition);
  const auto* phases = table.view.header().findChild<ui::PhaseBar*>();
  QVERIFY(!table.view.strip().content().columns.empty());
  const int shared = phases->look().phase;
  table.goOn();
  QCOMPARE(shared, phases->look().phase - 1);
}

void tst_saqqara_doubts::keyOfAClosedWithdrawalChangesNothing_AUCTION7() {
  SaqqaraWindow table(Phase::auction); // before the first bid
  table.goOn();
  const Questions before = table.view.draft().questions();
  QTest::keyClicks(&table.view, u"x"_s);
  const ui::StripContent& said = table.view.strip().content();
  QVERIFY(said.refused);
  QVERIFY2(said.body.contains(u"hat kein Angebot zum Zurückziehen"_s), qPrintable(said.body));
  QVERIFY(table.view.draft().questions() == before && !table.view.draft().begun());
  QVERIFY(table.view.choice(questionId(Ask::goods), static_cast<int>(Good::gold)) != nullptr);
  QTest::keyClick(&table.view, Qt::Key_Escape);
  QVERIFY(!table.view.strip().content().refused);
}

void tst_saqqara_doubts::endLeadsToTheResult_END4() {
  SaqqaraWindow table(Phase::over);
  table.view.offerResult();
  const QSignalSpy result(&table.view, &ui::GameView::resultRequested);
  QCOMPARE(table.view.strip().content().confirm, u"Zum Ergebnis"_s);
  QTest::keyClick(&table.view, Qt::Key_Return);
  QCOMPARE(result.count(), 1);
  table.session.undo();
  QVERIFY(table.view.strip().content().confirm != u"Zum Ergebnis"_s);
  table.session.redo();
  QTest::mouseClick(table.view.strip().confirmButton(), Qt::LeftButton);
  QCOMPARE(result.count(), 2);
}

void tst_saqqara_doubts::doubtAboutTheStallSaysWhatWasExpected_STALL2() {
  const SaqqaraWindow table(Phase::reveal);
  const auto said = [&](std::int16_t fields) {
    return text::doubtText({.rule = "STALL-2"_rule, .needed = fields}, table.session.table());
  };
  const QString one = said(1 << 1);
  QVERIFY2(one.startsWith(u"Zweifelhaft: der Platz des Marktstands. Erwartet: "_s),
           qPrintable(one));
  // In a round of the last good nothing lies ahead of the die.
  QCOMPARE(said(0), u"Zweifelhaft: der Platz des Marktstands"_s);
  QVERIFY(text::useLanguage(u"en"_s));
  QCOMPARE(said(0), u"Doubtful: the place of the stall"_s);
  QVERIFY(text::useLanguage(u"de"_s));
}

void tst_saqqara_doubts::doubtAboutThresholdsSaysWhatThePileHeld_THRESH5() {
  SaqqaraWindow table(pileRecord(), saqqaraGame(gameWithAPile).edition);
  table.goOn();
  const auto said = [&](std::int16_t held) {
    return text::doubtText({.rule = "THRESH-5"_rule, .needed = held, .had = 8},
                           table.session.table());
  };
  QCOMPARE(said(0), u"Zweifelhaft: Im ganzen Stapel war keine Grenzkarte „8“"_s);
  QCOMPARE(said(1), u"Zweifelhaft: Im ganzen Stapel war nur 1 Grenzkarte „8“"_s);
  QCOMPARE(said(2), u"Zweifelhaft: Im ganzen Stapel waren nur 2 Grenzkarten „8“"_s);
  QVERIFY(text::useLanguage(u"en"_s));
  QCOMPARE(said(0), u"Doubtful: the whole pile held no threshold card “8”"_s);
  QCOMPARE(said(1), u"Doubtful: the whole pile held only 1 threshold card “8”"_s);
  QVERIFY(text::useLanguage(u"de"_s));
  QTest::keyClicks(&table.view, tooManyOf(table.session.shown()));
  QVERIFY2(table.view.strip().content().hint.contains(u"Im ganzen Stapel"_s),
           qPrintable(table.view.strip().content().hint));
}

void tst_saqqara_doubts::doubtStandsBehindWhatMoves_THRESH5() {
  SaqqaraWindow table(pileRecord(), saqqaraGame(gameWithAPile).edition);
  table.goOn();
  QTest::keyClicks(&table.view, tooManyOf(table.session.shown()));
  const std::size_t entry = table.session.entries();
  QTest::keyClick(&table.view, Qt::Key_Return);
  QCOMPARE(table.session.entries(), entry + 1);
  const auto told = table.session.told(entry);
  QVERIFY(told.effects.size() > 1);
  QCOMPARE(told.effects.back().name, u"THRESH-5"_s);
  for (const QString& move : table.session.logLine(entry).moves) {
    QVERIFY2(!move.contains(u"Zweifelhaft"_s), qPrintable(move));
  }
}

NILOMETER_TEST(tst_saqqara_doubts)
#include "tst_saqqara_doubts.moc"
