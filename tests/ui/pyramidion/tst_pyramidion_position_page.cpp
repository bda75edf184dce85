// SPDX-License-Identifier: GPL-3.0-or-later
// Final scoring only of Pyramidion: the ends of the recorded games typed with keys, kept in a file
// and scored as the judge of end positions does.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"

#include "engine/record/find_name.h"
#include "tests/ui/form_page_checks.h"
#include "tests/ui/home.h"
#include "tests/ui/position_damage.h"
#include "tests/ui/pyramidion/pyramidion_ends.h"
#include "ui/base/style/chip.h"
#include "ui/pyramidion/end_position/pyramidion_form.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/form_table.h"
#include "ui/score/end_position/form_view.h"
#include "ui/score/end_position/seat_head.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/result/result_page.h"
#include "ui/store/games/option_rows.h"
#include "ui/text/language.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// The page with games and settings of its own.
struct EndPage {
  EndPage() {
    page.reset(static_cast<ui::EndPositionPage*>(
        ui::plainPositionPage<Rules>(home.games, home.preferences, nullptr)));
    page->resize(1280, 720);
    page->show();
    if (!QTest::qWaitForWindowActive(page.get())) qFatal("the page is not active");
    page->start();
  }
  [[nodiscard]] ui::FormView& view() const { return page->view(); }
  [[nodiscard]] QLineEdit& line(const std::string& key) const {
    ui::NumberCell* const found = view().table().cell(key);
    if (found == nullptr) qFatal("no field %s", key.c_str());
    return found->line();
  }
  void type(const std::string& key, const QString& text) const {
    line(key).setFocus(Qt::MouseFocusReason);
    line(key).selectAll();
    QTest::keyClick(&line(key), Qt::Key_Backspace);
    QTest::keyClicks(&line(key), text);
  }
  void typeAll(const PositionDocument& document) const {
    view().countButton(static_cast<int>(document.players.size())).click();
    for (std::size_t i = 0; i < document.players.size(); ++i) {
      ui::SeatHead& head = view().table().head(i);
      const auto colour =
          static_cast<int>(*record::findName(playerColours, document.players[i].seat.colour));
      head.colour().setCurrentIndex(colour);
      Q_EMIT head.colour().activated(colour);
      head.name().setFocus();
      head.name().selectAll();
      QTest::keyClicks(&head.name(), QString::fromStdString(document.players[i].seat.name));
    }
    choose(0, static_cast<int>(document.options.target));
    choose(1, static_cast<int>(document.options.majorityTie));
    for (const auto& [key, text] : ui::formWith<Rules>(document).texts) {
      if (view().table().cell(key) != nullptr) type(key, QString::fromStdString(text));
    }
  }
  /// Two players, of whom the second has won by far.
  void typeFarApart() const {
    view().countButton(2).click();
    const auto both = [this](const char* what, const QString& first, const QString& second) {
      type(std::string("0.") + what, first);
      type(std::string("1.") + what, second);
    };
    both("points", u"5"_s, u"20"_s);
    both("boats", u"2"_s, u"6"_s);
    both("place", u"1"_s, u"2"_s);
  }
  [[nodiscard]] QComboBox& choice(std::size_t option) const {
    return *view().option(option).findChild<QComboBox*>();
  }
  /// By the arrows, from the first value on.
  void choose(std::size_t option, int value) const {
    choice(option).setFocus();
    for (int i = 0; i < value; ++i) QTest::keyClick(&choice(option), Qt::Key_Down);
  }
  [[nodiscard]] QString problem(const std::string& key) const {
    return view().table().cell(key)->problem().text();
  }

  test::Home home;
  std::unique_ptr<ui::EndPositionPage> page;
};

/// On the values that come with the program, which the page begins with.
PositionDocument endOnShipped(const PlayedPyramidion& game) {
  PositionDocument document = endOf(game);
  document.edition = {sparseCopy().id, sparseCopy().checksum};
  return document;
}

} // namespace

class tst_PyramidionPositionPage : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void keysGiveThePositionOfTheJudge_END1_data() { pyramidionGameRows(); }
  void keysGiveThePositionOfTheJudge_END1();
  void everybodyNeedsAPlace_END6();
  void problemsStandBelowTheirFields();
  void targetAndTieAreChosenInWords_END5();
  void everyNumberOfPlayers_SET1_data();
  void everyNumberOfPlayers_SET1();
  void oneSentenceForWhatIsWrong_END3();
  void twoDigitsStayWhereTheyAreTyped();
  void fileIsGoneOnWith();
  void whatIsNoNumberYetComesBack();
  void damagedFileIsRefusedWithOneSentence();
  void everyFieldOutlastsDamageBehindIt();
  void changedFileIsComparedWithTheTable();
  void disputedFieldIsScoredBothWays();
  void finalScoringTellsTheWinnerFirst();
  void escLeadsBack();
  void changedResultIsShownBeforeItIsScoredAnew();
  void languageKeepsWhatIsTyped();
  void tiedEndIsScoredToItsWinner_END6();
  void ruleOptionsStandApart();
};

void tst_PyramidionPositionPage::keysGiveThePositionOfTheJudge_END1() {
  QFETCH(const PlayedPyramidion*, game);
  const PositionDocument wanted = endOnShipped(*game);
  const EndPage window;
  window.typeAll(wanted);
  PositionDocument typed = ui::documentIn<Rules>(window.view().form());
  typed.date = wanted.date;
  typed.title = wanted.title;
  QVERIFY(typed == wanted);
  QVERIFY(window.view().look().isReady());
  // Its ranking is that of the game.
  const report::ScoreReport judged =
      report::positionReport(scorePosition(wanted, sparseCopy()), sparseCopy());
  QCOMPARE(judged.ranking.size(), wanted.players.size());
  const std::vector<Player> order = ranking(game->played.game, game->played.state);
  QVERIFY(std::ranges::equal(judged.ranking, order, {}, &report::ScoreRank::player));
  window.view().setWinnerTold(true);
  const QString text = window.view().ranking().text();
  qsizetype at = -1;
  for (const report::ScoreRank& rank : judged.ranking) {
    const report::ScoreSeat& seat = judged.seats[rank.player];
    QCOMPARE(seat.points, int(game->played.state.of(rank.player).points));
    const qsizetype next = text.indexOf(u"%1 %2"_s.arg(seat.name).arg(seat.points));
    QVERIFY2(next > at, qPrintable(text));
    at = next;
  }
  QVERIFY(window.page->isSaved());
}

void tst_PyramidionPositionPage::everybodyNeedsAPlace_END6() {
  const EndPage window;
  window.view().countButton(2).click();
  window.type("0.boats", u"3"_s);
  window.type("0.points", u"11"_s);
  QCOMPARE(window.view().look().missing, (std::vector<std::string>{"0.place", "1.place"}));
  QVERIFY(window.view().look().wrong.empty());
  window.type("0.place", u"2"_s);
  window.type("1.place", u"2"_s);
  QVERIFY2(window.problem("1.place").contains(u"SET-9"), qPrintable(window.problem("1.place")));
  window.type("1.place", u"1"_s);
  QVERIFY(window.view().look().isReady());
}

void tst_PyramidionPositionPage::problemsStandBelowTheirFields() {
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    const EndPage window;
    window.view().countButton(2).click();
    window.type("0.place", u"1"_s);
    window.type("1.place", u"2"_s);
    window.type("0.boats", u"3"_s);
    window.type("0.points", u"9"_s);
    QVERIFY2(window.problem("0.points").contains(u"END-3"), qPrintable(window.problem("0.points")));
    window.type("0.troops", u"3"_s); // END-2
    QVERIFY(window.problem("0.points").isEmpty());
    window.type("0.troops", u"6"_s);
    QVERIFY(!window.problem("0.troops").isEmpty());
    window.type("0.troops", u"5"_s);
    window.type("1.troops", u"4"_s);
    QVERIFY(window.problem("1.troops").contains(u"TORTURER-2"));
    window.type("1.troops", u"3"_s);
    window.type("1.boats", u"18"_s);
    QVERIFY(window.problem("1.boats").contains(u"SET-7"));
  }
}

/// Those of a new game: nobody has to know which number stands for what.
void tst_PyramidionPositionPage::targetAndTieAreChosenInWords_END5() {
  for (const QString& language : {u"de"_s, u"en"_s}) {
    QVERIFY(text::useLanguage(language));
    const EndPage window;
    const auto said = [](const QComboBox& box) {
      QStringList all;
      for (int i = 0; i < box.count(); ++i) all += box.itemText(i);
      return all;
    };
    const auto offered = ui::offerOf<Rules>(window.home.games).options;
    const auto& target = offered[0];
    const auto& tie = offered[4];
    QCOMPARE(tie.key, std::string("majorityTie"));
    QCOMPARE(said(window.choice(0)), target.sentences);
    QCOMPARE(said(window.choice(1)), tie.sentences);
    QCOMPARE(window.choice(1).accessibleName(), tie.name);
    window.choose(0, 3);
    window.choose(1, 1);
    const RuleOptions options = ui::documentIn<Rules>(window.view().form()).options;
    QVERIFY(options.target == Target::allBoats);
    QVERIFY(options.majorityTie == MajorityTie::all);
    QVERIFY2(window.view().undoButton().look().tip.contains(tie.sentences[1]),
             qPrintable(window.view().undoButton().look().tip));
    window.view().undo();
    QCOMPARE(window.choice(1).currentIndex(), 0);
    QCOMPARE(window.choice(0).currentIndex(), 3);
  }
}

void tst_PyramidionPositionPage::everyNumberOfPlayers_SET1_data() {
  QTest::addColumn<int>("players");
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    QTest::addRow("%d", players) << players;
  }
}

/// With names as long as they may be, nothing leaves the window.
void tst_PyramidionPositionPage::everyNumberOfPlayers_SET1() {
  QFETCH(int, players);
  const EndPage window;
  window.view().countButton(players).click();
  for (int i = 0; i < players; ++i) {
    const auto player = std::to_string(i) + '.';
    QLineEdit& name = window.view().table().head(static_cast<std::size_t>(i)).name();
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, QString(54, QChar(u'A' + i)));
    window.type(player + "boats", u"3"_s);
    window.type(player + "points", QString::number(10 + i));
    window.type(player + "place", QString::number(i + 1));
  }
  QVERIFY(window.view().minimumSizeHint().width() <= 1280);
  QVERIFY(window.view().look().isReady());
  const PositionDocument document = ui::documentIn<Rules>(window.view().form());
  QCOMPARE(document.players.size(), std::size_t(players));
  QCOMPARE(document.players.back().seat.name.size(), std::size_t{54});
  QCOMPARE(document.players.back().points, 9 + players);
  // There is no further place.
  window.type("0.place", QString::number(players + 1));
  QCOMPARE(window.problem("0.place"), u"A number from 1 to %1."_s.arg(players));
  window.type("0.place", u"0"_s);
  QCOMPARE(window.problem("0.place"), u"A number from 1 to %1."_s.arg(players));
}

void tst_PyramidionPositionPage::oneSentenceForWhatIsWrong_END3() {
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    const EndPage window;
    window.view().countButton(2).click();
    window.type("0.place", u"1"_s);
    window.type("1.place", u"2"_s);
    QVERIFY2(window.problem("0.points").contains(u"END-3"), qPrintable(window.problem("0.points")));
    window.type("1.points", u"12"_s);
    QVERIFY2(window.problem("1.points").contains(u"END-1"), qPrintable(window.problem("1.points")));
    for (const char* key : {"0.points", "1.points"}) {
      QVERIFY(window.problem(key).count(u". ") == 0);
    }
    QVERIFY(!window.view().scoreButton().isEnabled());
    window.type("1.boats", u"1"_s);
    QVERIFY(window.problem("1.points").isEmpty() && window.view().scoreButton().isEnabled());
  }
}

void tst_PyramidionPositionPage::twoDigitsStayWhereTheyAreTyped() {
  const EndPage window;
  window.view().countButton(2).click();
  for (const char* key : {"0.points", "0.boats", "0.hand"}) {
    window.line(key).setFocus();
    for (const char digit : {'1', '2'}) QTest::keyClick(QApplication::focusWidget(), digit);
    QCOMPARE(window.line(key).text(), u"12"_s);
  }
}

void tst_PyramidionPositionPage::fileIsGoneOnWith() {
  EndPage window;
  window.view().countButton(3).click();
  window.type("0.points", u"11"_s);
  window.type("2.hand", u"4"_s);
  window.choose(0, 1);
  const ui::PositionForm entered = window.view().form();
  window.page->leave();
  window.page->goOn();
  QVERIFY(window.view().form().texts == entered.texts);
  const auto kept = ui::lookAtPlain<Rules>(window.home.preferences.positionInProgress(Rules::id));
  QVERIFY(kept && !kept->scored);
  QCOMPARE(kept->players.size(), 3);
}

/// Nor is a 0 lost, or what was typed for a player who was taken away for the moment.
void tst_PyramidionPositionPage::whatIsNoNumberYetComesBack() {
  EndPage window;
  window.view().countButton(3).click();
  window.type("0.points", u"4 +"_s);
  window.type("1.hand", u"0"_s);
  window.type("2.boats", u"2"_s);
  window.view().countButton(2).click();
  const ui::PositionForm entered = window.view().form();
  QCOMPARE(entered.texts.size(), std::size_t{3});
  window.page->leave();
  window.page->goOn();
  QVERIFY(window.view().form().texts == entered.texts);
  QVERIFY(!window.problem("0.points").isEmpty());
  window.view().countButton(3).click();
  QCOMPARE(window.line("2.boats").text(), u"2"_s);
}

void tst_PyramidionPositionPage::damagedFileIsRefusedWithOneSentence() {
  EndPage window;
  window.type("0.points", u"5"_s);
  const ui::PositionForm entered = window.view().form();
  const QString path = window.home.file(u"damaged.nilometer-position"_s);
  const std::string text = sourceText("positions/pyramidion-3-players.json");
  QSignalSpy failed(window.page.get(), &ui::PositionPage::failed);
  const std::string head = text.substr(0, text.size() / 2);
  for (const std::string& damaged : {head, std::string("{}"), std::string()}) {
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(QByteArray::fromStdString(damaged));
    file.close();
    QVERIFY(!window.page->openFile(path));
    QVERIFY(window.view().form() == entered);
  }
  QCOMPARE(failed.size(), 3);
  for (const auto& said : failed) {
    const QString sentence = said.front().toString();
    QVERIFY2(!sentence.isEmpty() && !sentence.contains(u'\n'), qPrintable(sentence));
  }
}

void tst_PyramidionPositionPage::everyFieldOutlastsDamageBehindIt() {
  const EndPage window;
  window.type("0.points", u"5"_s);
  window.type("1.points", u"1x"_s);
  window.type("1.boats", u"2"_s);
  test::damageEverywhere<Rules>(window.view().form());
}

void tst_PyramidionPositionPage::changedFileIsComparedWithTheTable() {
  const EndPage window;
  window.type("0.points", u"5"_s);
  window.type("1.points", u"1x"_s);
  window.type("1.boats", u"2"_s);
  test::changeAndCompare(*window.page, window.home.preferences.positionInProgress(Rules::id));
}

void tst_PyramidionPositionPage::finalScoringTellsTheWinnerFirst() {
  const EndPage window;
  window.typeFarApart();
  test::scoreAndComeBack(*window.page);
}

void tst_PyramidionPositionPage::disputedFieldIsScoredBothWays() {
  const EndPage window;
  window.typeFarApart();
  test::disputeAndSettle(*window.page, "0.points");
}

void tst_PyramidionPositionPage::escLeadsBack() {
  const EndPage window;
  test::escLeadsBack(*window.page, "0.points");
}

void tst_PyramidionPositionPage::changedResultIsShownBeforeItIsScoredAnew() {
  const EndPage window;
  window.typeFarApart();
  test::changeAndScoreAnew(*window.page, "0.points");
}

void tst_PyramidionPositionPage::languageKeepsWhatIsTyped() {
  const EndPage window;
  window.type("0.points", u"12"_s);
  const QString label = window.view().look().rows.front().label;
  QVERIFY(text::useLanguage(u"de"));
  QTRY_VERIFY(window.view().look().rows.front().label != label);
  QCOMPARE(window.line("0.points").text(), u"12"_s);
  QVERIFY(!window.line("0.points").accessibleName().isEmpty());
}

/// Points alike: the hand decides, whatever the boats and the order say.
void tst_PyramidionPositionPage::tiedEndIsScoredToItsWinner_END6() {
  EndPage window;
  PositionDocument document = endPosition({{11, 4, 0, 2, 1}, {11, 3, 0, 3, 2}});
  window.typeAll(document);
  window.view().scoreButton().click();
  ui::FinalScoringPage* const finalScoring = window.page->finalScoring();
  QVERIFY(finalScoring != nullptr);
  while (!finalScoring->scoring().isAtRanking()) finalScoring->next();
  QCOMPARE(finalScoring->scoring().content().title, u"Ben wins"_s);
  finalScoring->next();
  QVERIFY(window.page->result() != nullptr);
  QCOMPARE(window.page->currentWidget(), window.page->result());
}

// Each has a sentence, which read on into the next one.
void tst_PyramidionPositionPage::ruleOptionsStandApart() {
  const EndPage window;
  const QRect first = window.view().option(0).geometry();
  const QRect second = window.view().option(1).geometry();
  QCOMPARE(first.top(), second.top());
  QVERIFY2(second.left() - first.right() > 6 * ui::unit,
           qPrintable(QString::number(second.left() - first.right())));
}

NILOMETER_TEST(tst_PyramidionPositionPage)
#include "tst_pyramidion_position_page.moc"
