// SPDX-License-Identifier: GPL-3.0-or-later
// Final scoring only of Pyramidion: the ends of the recorded games typed with keys, kept in a file
// and scored as the judge of end positions does.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"

#include "engine/record/find_name.h"
#include "tests/ui/home.h"
#include "ui/position/form_page.h"
#include "ui/position/form_table.h"
#include "ui/position/form_view.h"
#include "ui/position/seat_head.h"
#include "ui/pyramidion/position/pyramidion_form.h"
#include "ui/strip/chip.h"
#include "ui/words/language.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// The page with games and settings of its own.
struct EndPage {
  EndPage() {
    page.reset(static_cast<ui::FormPage*>(
        ui::plainPositionPage<Rules>(home.games, home.preferences, nullptr)));
    page->resize(1280, 720);
    page->show();
    if (!QTest::qWaitForWindowExposed(page.get())) qFatal("the page is not shown");
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
    for (const auto& [key, text] : ui::formWith<Rules>(document).texts) {
      type(key, QString::fromStdString(text));
    }
  }
  [[nodiscard]] QString problem(const std::string& key) const {
    return view().table().cell(key)->problem().text();
  }

  test::Home home;
  std::unique_ptr<ui::FormPage> page;
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
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void keysGiveThePositionOfTheJudge_END1_data() { pyramidionGameRows(); }
  void keysGiveThePositionOfTheJudge_END1();
  void everybodyNeedsAPlace_END6();
  void problemsStandBelowTheirFields();
  void targetAndTieAreOfTheTable_END5();
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
    QVERIFY(words::useLanguage(language));
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

void tst_PyramidionPositionPage::targetAndTieAreOfTheTable_END5() {
  const EndPage window;
  window.type("target", u"13"_s);
  QVERIFY2(window.problem("target").contains(u"END-5"), qPrintable(window.problem("target")));
  window.type("target", u"15"_s);
  window.type("majorityTie", u"1"_s);
  const RuleOptions options = ui::documentIn<Rules>(window.view().form()).options;
  QVERIFY(options.target == Target::fifteen);
  QVERIFY(options.majorityTie == MajorityTie::all);
  window.type("target", u"20"_s);
  QVERIFY(ui::documentIn<Rules>(window.view().form()).options.target == Target::allBoats);
}

NILOMETER_TEST(tst_PyramidionPositionPage)
#include "tst_pyramidion_position_page.moc"
