// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/projection.h"
#include "tests/ui/table_window.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/text/words.h"
#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/table/action_bar/phase_card.h"
#include "ui/table/action_bar/reason_field.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/place.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/table/log/log_view.h"
#include "ui/table/view/header_bar.h"

#include <QLineEdit>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;
using egizia::noSpace;
using egizia::RoundSpace;
using ui::Ask;

namespace {

int stopOf(const egizia::Edition& edition, RoundSpace space) {
  for (std::size_t stop = 0; stop < edition.river.size(); ++stop) {
    const egizia::Stop& where = edition.river[stop];
    if (where.kind == egizia::StopKind::round && where.index == static_cast<int>(space)) {
      return static_cast<int>(stop);
    }
  }
  return -1;
}

void click(QAbstractButton* button) {
  QVERIFY(button != nullptr);
  QTest::mouseClick(button, Qt::LeftButton);
}

/// The golden game after so many entries, with a ship to be placed next.
constexpr std::size_t sailing = 2;

/// Presses an open place and a choice of what it asks; whether Esc would leave something of that.
bool beginInTwoPresses(TableWindow& window) {
  const std::size_t before = window.session.record().entries.size();
  for (ui::Place* place : window.view.board().findChildren<ui::Place*>()) {
    if (!place->isVisible() || place->look().state != ui::PlaceLook::State::open) continue;
    click(place);
    for (const ui::Question& question : std::vector(window.view.draft().questions())) {
      for (const ui::Choice& choice : question.choices) {
        ui::Chip* chip = window.view.choice(question.id(), choice.id);
        if (chip == nullptr || !choice.open || chip->look().chosen) continue;
        click(chip);
        ui::Draft trial = window.view.draft();
        return window.session.record().entries.size() == before && trial.back() && trial.begun();
      }
    }
    return false;
  }
  return false;
}

} // namespace

/// The table as the scribe works with it: choices in place, rules told, the past, undo, languages.
class tst_table : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void likelyAnswerIsPreselectedAndEnterTakesIt();
  void escTakesBackTheLastChoice();
  void shiftEscTakesBackTheWholeEntry();
  void refusedEntryNamesEveryRuleAndCanBeEnteredAnyway();
  void onlyWhoOpensItsFieldTypesAReason();
  void impossibleEntryCannotBeEnteredAnyway();
  void playerCardSaysTheEndForStonesAndTombsUntilItIsScored_END_1_END_2();
  void undoAndRedoSayWhatTheyTakeBack();
  void selectingALogEntryShowsThePast();
  void replacingAnEntryJudgesTheLaterOnesAgain();
  void changeOfLanguageKeepsTheEntryBeingMade();
  void feedingShowsWhatAHelpingCardDoes();
  void shipsLeaveTheSitesWithParticipation_BONUS1();
  void endOfTheGameShowsTheLastStepAndWhereAllStand();
};

void tst_table::likelyAnswerIsPreselectedAndEnterTakesIt() {
  TableWindow window("revised-4-players", sailing);
  const int alyi = stopOf(*window.edition, RoundSpace::alyi);
  click(window.view.board().place(ui::stopId(alyi)));
  QCOMPARE(window.session.record().entries.size(), sailing);
  ui::Chip* proposed =
      window.view.choice(questionId(Ask::crew, 0), static_cast<int>(egizia::Crew::blue));
  QVERIFY(proposed != nullptr && proposed->look().chosen);
  window.type(u"Enter"_s);
  QCOMPARE(window.session.record().entries.size(), sailing + 1);
  const auto& ship = std::get<egizia::PlaceShip>(window.session.record().entries.back().entry);
  QCOMPARE(ship.choices.crews[0], egizia::Crew::blue);
}

void tst_table::escTakesBackTheLastChoice() {
  TableWindow window("revised-4-players", sailing);
  const int alyi = stopOf(*window.edition, RoundSpace::alyi);
  click(window.view.board().place(ui::stopId(alyi)));
  QVERIFY(window.view.draft().begun());
  window.type(u"Esc"_s);
  QVERIFY(!window.view.draft().begun());
  QVERIFY(window.view.draft().questions().empty());
  QCOMPARE(window.session.record().entries.size(), sailing);
}

void tst_table::shiftEscTakesBackTheWholeEntry() {
  constexpr std::size_t building = 100;
  for (std::size_t entries = building; entries < building + 40; ++entries) {
    TableWindow window("revised-4-players", entries);
    if (!beginInTwoPresses(window)) continue;
    QTest::keyClick(&window.view, Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(!window.view.draft().begun());
    QCOMPARE(window.session.record().entries.size(), entries);
    return;
  }
  QFAIL("no entry takes two presses");
}

void tst_table::refusedEntryNamesEveryRuleAndCanBeEnteredAnyway() {
  // Anna has sailed beyond Edfu; going back there needs a card.
  TableWindow window("revised-4-players", 7);
  const std::size_t before = window.session.record().entries.size();
  const int edfu = stopOf(*window.edition, RoundSpace::edfu);
  click(window.view.board().place(ui::stopId(edfu)));
  QCOMPARE(window.session.record().entries.size(), before);
  const auto& content = window.view.strip().content();
  QVERIFY(content.refused && content.canInsist);
  QVERIFY2(content.body.contains(u"SAIL-2"_s), qPrintable(content.body));
  window.type(u"Enter"_s);
  QCOMPARE(window.session.record().entries.size(), before);
  click(window.view.strip().insistButton());
  QCOMPARE(window.session.record().entries.size(), before + 1);
  QVERIFY(window.session.record().entries.back().anyway);
}

void tst_table::onlyWhoOpensItsFieldTypesAReason() {
  TableWindow window("revised-4-players", 7);
  const auto entries = [&] { return window.session.record().entries.size(); };
  const std::size_t before = entries();
  click(window.view.board().place(ui::stopId(stopOf(*window.edition, RoundSpace::edfu))));
  const ui::ReasonField& reason = window.view.strip().reasonField();
  QVERIFY(reason.button()->isVisible() && !reason.edit()->isVisible());
  click(reason.button());
  QVERIFY(reason.edit()->isVisible() && reason.edit()->hasFocus());
  QTest::keyClicks(reason.edit(), u"House rule"_s);
  QCOMPARE(window.view.strip().reason(), u"House rule"_s);
  QTest::keyClick(reason.edit(), Qt::Key_Escape);
  QVERIFY(reason.button()->isVisible() && !reason.edit()->isVisible());
  QVERIFY(window.view.hasFocus() && window.view.strip().reason().isEmpty());
  QVERIFY(window.view.strip().content().canInsist);
  QCOMPARE(entries(), before);
  click(reason.button());
  QTest::keyClicks(reason.edit(), u"House rule"_s);
  QTest::keyClick(reason.edit(), Qt::Key_Return);
  QCOMPARE(entries(), before + 1);
  QVERIFY(window.session.record().entries.back().anyway);
  QCOMPARE(window.session.record().entries.back().reason, "House rule");
  QVERIFY(window.view.hasFocus());
}

void tst_table::impossibleEntryCannotBeEnteredAnyway() {
  // The top of the pyramid takes more stones than anybody owns; nobody can owe stones.
  const auto edition = goldenEdition();
  egizia::GameRecord record = goldenGame("revised-4-players", *edition);
  const auto buildsPyramid = [](const egizia::RecordedEntry& entry) {
    const auto* build = std::get_if<egizia::Build>(&entry.entry);
    return build != nullptr && build->site == egizia::Site::pyramid;
  };
  const auto first = std::find_if(record.entries.begin(), record.entries.end(), buildsPyramid);
  record.entries.erase(first, record.entries.end());
  TableWindow window(record, edition);
  const std::size_t entries = record.entries.size();
  const int top = edition->plan(egizia::Building::pyramid).count - 1;
  click(window.view.board().place(ui::cellId(egizia::Building::pyramid, top)));
  const auto& content = window.view.strip().content();
  QVERIFY2(content.refused && content.body.contains(u"leave the stone track"_s),
           qPrintable(content.body));
  QVERIFY(!content.canInsist && !window.view.strip().insistButton()->isVisible());
  window.type(u"Ctrl+Enter"_s);
  QCOMPARE(window.session.record().entries.size(), entries);
}

void tst_table::playerCardSaysTheEndForStonesAndTombsUntilItIsScored_END_1_END_2() {
  TableWindow window("revised-4-players", SIZE_MAX);
  const auto& entries = window.session.record().entries;
  const auto first = std::ranges::find_if(entries, [](const egizia::RecordedEntry& entry) {
    return std::holds_alternative<egizia::FinalScore>(entry.entry);
  });
  const auto before = static_cast<std::size_t>(first - entries.begin());
  for (egizia::Player player = 0; player < window.session.players(); ++player) {
    window.session.lookAt(before);
    const auto seen = egizia::projection(window.session.game(), window.session.shown(), player, 0);
    const ui::PlayerLook open = ui::playerLook(window.session, player, {});
    QCOMPARE(open.ending.contains(QString::number(seen.total())), seen.stones + seen.tombs > 0);
    window.session.lookAt(entries.size());
    const ui::PlayerLook scored = ui::playerLook(window.session, player, {});
    QCOMPARE(scored.ending, QString());
    QCOMPARE(scored.tombs.text(), open.tombs.text());
  }
}

void tst_table::undoAndRedoSayWhatTheyTakeBack() {
  TableWindow window("revised-4-players", 5);
  const egizia::GameRecord before = window.session.record();
  const QString last = text::sentence(before.entries.back(), window.session.table());
  QVERIFY(window.view.header().undoButton()->look().tip.contains(last));
  click(window.view.header().undoButton());
  QCOMPARE(window.session.record().entries.size(), std::size_t{4});
  QVERIFY(window.view.header().redoButton()->look().tip.contains(last));
  click(window.view.header().redoButton());
  QVERIFY(window.session.record() == before);
  for (int i = 0; i < 5; ++i) click(window.view.header().undoButton());
  QVERIFY(!window.view.header().undoButton()->isEnabled());
}

void tst_table::selectingALogEntryShowsThePast() {
  TableWindow window("revised-4-players", 40);
  ui::LogView& log = window.view.log();
  const QModelIndex row = log.model()->index(10, 0);
  log.scrollTo(row);
  QTest::mouseClick(log.viewport(), Qt::LeftButton, {}, log.visualRect(row).center());
  QVERIFY(window.session.isPast());
  QCOMPARE(window.session.shownEntries(), std::size_t{11});
  QVERIFY(window.view.header().nowButton()->isVisible());
  // Nothing can be entered into the past by pressing places.
  const int alyi = stopOf(*window.edition, RoundSpace::alyi);
  click(window.view.board().place(ui::stopId(alyi)));
  QCOMPARE(window.session.record().entries.size(), std::size_t{40});
  click(window.view.header().nowButton());
  QVERIFY(!window.session.isPast());
}

void tst_table::replacingAnEntryJudgesTheLaterOnesAgain() {
  TableWindow window("revised-4-players", 30);
  // Ben's first ship did not go to Edfu but to Thebae.
  window.session.startReplacing(3);
  QCOMPARE(window.session.shownEntries(), std::size_t{3});
  const int thebae = stopOf(*window.edition, RoundSpace::thebae);
  click(window.view.board().place(ui::stopId(thebae)));
  QVERIFY(window.view.amended().isVisible());
  click(window.view.amended().yesButton());
  QVERIFY(!window.session.isPast());
  QCOMPARE(window.session.record().entries.size(), std::size_t{30});
  const auto& ship = std::get<egizia::PlaceShip>(window.session.record().entries[3].entry);
  QCOMPARE(int{ship.stop}, thebae);
  QVERIFY(window.session.replay().entries[3].accepted);
}

void tst_table::changeOfLanguageKeepsTheEntryBeingMade() {
  TableWindow window("revised-4-players", sailing);
  const int alyi = stopOf(*window.edition, RoundSpace::alyi);
  click(window.view.board().place(ui::stopId(alyi)));
  const QString english = window.view.strip().content().title;
  const auto entry = window.view.draft().entry();
  QVERIFY(text::useLanguage(u"de"));
  QTRY_VERIFY(window.view.strip().content().title != english);
  QVERIFY(window.view.draft().entry() == entry);
  QVERIFY(text::useLanguage(u"en"));
  QTRY_COMPARE(window.view.strip().content().title, english);
}

void tst_table::feedingShowsWhatAHelpingCardDoes() {
  // Round 3: Ben is short of grain and holds extra grain.
  TableWindow window("revised-4-players");
  std::size_t feeding = 0;
  int seen = 0;
  for (; feeding < window.golden.entries.size(); ++feeding) {
    const auto* feed = std::get_if<egizia::Feed>(&window.golden.entries[feeding].entry);
    if (feed != nullptr && ++seen == 3) break;
  }
  TableWindow table("revised-4-players", feeding);
  QVERIFY(table.view.strip().columns().isVisible());
  const auto before = table.view.strip().content().columns;
  ui::Chip* grain = table.view.choice(questionId(Ask::grain4, 1), 1);
  click(grain);
  QVERIFY(table.view.choice(questionId(Ask::grain4, 1), 1)->look().chosen);
  QVERIFY(table.view.strip().content().columns != before);
  QCOMPARE(table.session.record().entries.size(), feeding);
}

void tst_table::shipsLeaveTheSitesWithParticipation_BONUS1() {
  TableWindow window("revised-4-players", SIZE_MAX);
  const auto shipsAtSites = [&] {
    std::size_t ships = 0;
    for (const std::uint8_t stop : window.edition->stopOfSite) {
      for (int space = 1; space <= window.edition->spacesPerSite; ++space) {
        const auto* place =
            window.view.board().place(ui::stopId(stop, static_cast<std::uint8_t>(space)));
        ships += place->look().markers.size();
      }
    }
    return ships;
  };
  int rounds = 0;
  for (std::size_t entry = 0; entry < window.golden.entries.size(); ++entry) {
    const egizia::RecordedEntry& recorded = window.golden.entries[entry];
    if (!std::holds_alternative<egizia::ScoreParticipation>(recorded.entry)) continue;
    ++rounds;
    window.session.lookAt(entry);
    QVERIFY(shipsAtSites() > 0);
    window.session.lookAt(entry + 1);
    QCOMPARE(shipsAtSites(), std::size_t{0});
    window.session.lookAt(entry + 2); // the new round is to be laid out
    QCOMPARE(shipsAtSites(), std::size_t{0});
  }
  QCOMPARE(rounds, 5);
}

void tst_table::endOfTheGameShowsTheLastStepAndWhereAllStand() {
  TableWindow window("revised-4-players", SIZE_MAX);
  QCOMPARE(window.session.shown().phase, egizia::Phase::over);
  QVERIFY(window.view.finalScoring().view().isVisible());
  const auto ranking = egizia::ranking(window.session.game(), window.session.shown());
  const ui::FinalScoringContent& shown = window.view.finalScoring().view().content();
  QCOMPARE(shown.track, window.session.shown().track);
  QVERIFY(!shown.story.reason.isEmpty() && shown.rows.back().look == ui::ScoreRow::Look::winner);
  qsizetype at = 0;
  for (const table::Player player : ranking) {
    const QString place = text::playerName(player, window.session.table()) + u' ' +
                          QString::number(window.session.shown().track.points(player));
    const QString& body = window.view.strip().content().body;
    at = body.indexOf(place, at);
    QVERIFY2(at >= 0, qPrintable(body));
  }
}

NILOMETER_TEST(tst_table)
#include "tst_table.moc"
