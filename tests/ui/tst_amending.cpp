// SPDX-License-Identifier: GPL-3.0-or-later
// What was noticed late is put right through the window.
#include "test_program.h"

#include "tests/ui/amending_window.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/corrections/egizia_corrections.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/history_edit/history_dialog.h"

#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

#include <set>
#include <string>

using namespace nilometer;
using namespace nilometer::test;
using By = AmendingWindow::By;
using record::Resolution;

namespace {

constexpr int fewActions = 6; // with taking it back
constexpr qsizetype inRound3 = 118;
constexpr qsizetype inRound5 = 200;
/// Without it, the players have other points at the end of round 1.
constexpr int earlyShip = 8;

/// Ben's last ship of round 2 was not entered; he built with it all the same.
constexpr int forgottenAt = 70;
void forgetShip(QStringList& lines) {
  const qsizetype line = forgottenAt + 1;
  QVERIFY(lines[line].contains(u"heliopolis"_s));
  lines[line] = uR"({"do":"pass","player":"red"})"_s;
  lines.insert(line + 1, uR"({"do":"pass","player":"green"})"_s);
  lines.insert(line + 2, uR"({"do":"pass","player":"yellow"})"_s);
  constexpr qsizetype build = 81;
  QVERIFY(lines[build].contains(u"tombs"_s));
  lines[build].insert(lines[build].size() - 1, u",\"anyway\":true"_s);
}

QByteArray bytesOf(const AmendingWindow& at) {
  return QByteArray::fromStdString(at.session().written());
}

int roundStop(const AmendingWindow& at, egizia::RoundSpace space) {
  const auto& river = at.session().edition().river;
  for (std::size_t stop = 0; stop < river.size(); ++stop) {
    if (river[stop].kind == egizia::StopKind::round &&
        river[stop].index == static_cast<int>(space)) {
      return static_cast<int>(stop);
    }
  }
  return -1;
}

int refused(const ui::EgiziaSession& session) {
  return static_cast<int>(
      std::ranges::count(session.replay().entries, false, &egizia::ReplayedEntry::accepted));
}

void byBoth() {
  QTest::addColumn<bool>("keys");
  QTest::newRow("mouse") << false;
  QTest::newRow("keys") << true;
}

By hand() {
  QFETCH(const bool, keys);
  return keys ? By::keys : By::mouse;
}

} // namespace

class tst_amending : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void wrongCardOfRound1IsChangedInRound3_data() { byBoth(); }
  void wrongCardOfRound1IsChangedInRound3();
  void shipForgottenInRound2IsInserted_data() { byBoth(); }
  void shipForgottenInRound2IsInserted();
  void entryOfRound3IsRemovedInRound5_data() { byBoth(); }
  void entryOfRound3IsRemovedInRound5();
  void entryIsRemovedAndAllIsUndone_data() { byBoth(); }
  void entryIsRemovedAndAllIsUndone();
  void orderOfEachLaterRoundStaysInOneLine_data() { byBoth(); }
  void orderOfEachLaterRoundStaysInOneLine();
  void entryFarBackIsWithinReachInTheUsualWindow();
  void roundIsJudgedAnewAndPutBackByOneButton();
  void correctionIsChangedInItsDialog();
  void barSaysWhatIsDoneAndHowToLeave();
  void escLeadsBackLevelByLevelAndTheBarSaysWhere();
  void nothingMovesWhileAnEntryIsChanged();
  void escLeadsBackToTheEntryAndThenOut();
  void laterEntryIsDecidedOtherwise();
  void laterEntryIsMadeAgainAndTheCardComesBack_data() { byBoth(); }
  void laterEntryIsMadeAgainAndTheCardComesBack();
  void cardsOfTwoPlayersAreExchangedInOneChange_data() { byBoth(); }
  void cardsOfTwoPlayersAreExchangedInOneChange();
  void noCardIsNamedInThePlaceOfAShip();
  void entryThatHoldsAgainSaysSo();
  void reasonStaysWithAnEntryThatIsChanged_data() { byBoth(); }
  void reasonStaysWithAnEntryThatIsChanged();
  void keysOfTheTablePressNothingWhileAChangeWaits();
  void cardShowsWhatChangesAndWhatIsLost();
  void cardFitsASmallWindowWithLongNames();
  void cardKeepsItsButtonsInSightWhereTheWindowScrolls();
  void tabGoesRoundOnTheCardAlone();
  void enterPressesTheButtonWithTheRing();
  void languageChangesWhileAChangeWaits();
  void gameThatDoesNotFitTogetherIsMendedOnOpening();
  void historyLeadsToEveryStep();
  void historyNamesRoundAndEntryOfEveryStep();
  void historyCutsNoLineOff_data();
  void historyCutsNoLineOff();
  void whatIsSaidOfThePastIsWholeInSmallWindows_data();
  void whatIsSaidOfThePastIsWholeInSmallWindows();
};

void tst_amending::wrongCardOfRound1IsChangedInRound3() {
  AmendingWindow at(hand(), inRound3);
  const QByteArray before = bytesOf(at);
  constexpr int wrong = 5; // Dora's first card
  at.select(wrong);
  QCOMPARE(at.session().shownEntries(), std::size_t{wrong + 1});
  at.change();
  QCOMPARE(at.session().replacing(), std::optional<std::size_t>(wrong));
  at.tap(
      ui::stopId(int{std::get<egizia::PlaceShip>(at.session().record().entries[wrong].entry).stop},
                 egizia::noSpace));
  at.choose(u"Quarry 2"_s);
  QVERIFY(at.card().isVisible());
  QCOMPARE(bytesOf(at), before); // nothing is kept yet
  QVERIFY2(at.card().text().contains(u"Quarry 2"_s), qPrintable(at.card().text()));
  at.keep();
  QVERIFY(!at.card().isVisible());
  QCOMPARE(at.session().clock().round, 3);
  QCOMPARE(at.session().entries(), std::size_t{inRound3});
  QCOMPARE(refused(at.session()), 0);
  QVERIFY(at.log().model()->index(wrong, 0).data().toString().contains(u"Quarry 2"_s));
  at.undo();
  QVERIFY2(at.actions() <= fewActions, qPrintable(QString::number(at.actions())));
  QCOMPARE(bytesOf(at), before);
}

void tst_amending::shipForgottenInRound2IsInserted() {
  AmendingWindow at(hand(), inRound3, forgetShip);
  QCOMPARE(refused(at.session()), 0);
  const QByteArray before = bytesOf(at);
  at.select(forgottenAt);
  at.insertBefore();
  QVERIFY(at.session().amending() == record::AmendKind::insertBefore);
  at.tap(ui::stopId(roundStop(at, egizia::RoundSpace::heliopolis)));
  at.choose(u"to the right"_s);
  QVERIFY(at.session().amended() != nullptr);
  // Who passed after it only passed because of it.
  for (int pass = forgottenAt; pass < forgottenAt + 3; ++pass) {
    ui::AffectedEntry* row = at.card().later(static_cast<std::size_t>(pass));
    QVERIFY(row != nullptr && row->choice(Resolution::leftOut)->look().chosen);
  }
  at.keep();
  QCOMPARE(refused(at.session()), 0);
  QCOMPARE(at.session().clock().round, 3);
  QVERIFY(
      std::holds_alternative<egizia::PlaceShip>(at.session().record().entries[forgottenAt].entry));
  at.undo();
  QVERIFY2(at.actions() <= fewActions, qPrintable(QString::number(at.actions())));
  QCOMPARE(bytesOf(at), before);
}

void tst_amending::entryIsRemovedAndAllIsUndone() {
  AmendingWindow at(hand(), inRound3);
  const QByteArray before = bytesOf(at);
  constexpr int doubled = 2;
  const QString sentence = at.log().model()->index(doubled, 0).data().toString();
  at.select(doubled);
  at.remove();
  QVERIFY(at.card().isVisible());
  QVERIFY(at.card().title().contains(sentence));
  at.keep();
  QCOMPARE(refused(at.session()), 0);
  QVERIFY(at.log().model()->index(doubled, 0).data().toString() != sentence);
  const QByteArray removed = bytesOf(at);
  QVERIFY(removed != before);
  at.undo();
  QVERIFY2(at.actions() <= fewActions, qPrintable(QString::number(at.actions())));
  QCOMPARE(bytesOf(at), before);
  QTest::keyClick(&at.window, Qt::Key_Y, Qt::ControlModifier);
  QCOMPARE(bytesOf(at), removed);
}

void tst_amending::orderOfEachLaterRoundStaysInOneLine() {
  AmendingWindow at(hand(), inRound5);
  const QByteArray before = bytesOf(at);
  at.select(earlyShip);
  at.remove();
  std::set<int> rounds;
  for (const ui::AmendedLater& later : at.session().amended()->later) {
    if (later.resolution != Resolution::asPlayed) continue;
    const int round = at.session().replay().entries[later.entry].round;
    QVERIFY(rounds.insert(round).second);
    const ui::AffectedEntry* row = at.card().later(later.entry);
    const QString said = u"Round %1: the order stays as it was played: "_s.arg(round);
    QVERIFY2(row != nullptr && row->text().startsWith(said), qPrintable(row->text()));
    QVERIFY2(!row->text().contains(u'\n'), qPrintable(row->text()));
    QVERIFY(row->choice(Resolution::asPlayed)->look().chosen);
    QVERIFY(row->choice(Resolution::leftOut) == nullptr &&
            row->choice(Resolution::again) == nullptr);
  }
  QVERIFY(rounds.size() > 1 && !rounds.contains(1));
  at.keep();
  QVERIFY(!at.card().isVisible() && at.actions() <= fewActions);
  QCOMPARE(refused(at.session()), 0);
  QCOMPARE(at.session().clock().round, 5);
  const auto& entries = at.session().record().entries;
  const auto order = std::ranges::find_if(entries, [](const egizia::RecordedEntry& line) {
    const auto* correct = std::get_if<egizia::Correct>(&line.entry);
    return correct != nullptr && correct->what == egizia::Correctable::order;
  });
  QVERIFY(order != entries.end());
  QCOMPARE(order->reason, std::string("as it was played"));
  const auto row = static_cast<int>(order - entries.begin());
  const QString line = at.log().model()->index(row, 0).data().toString();
  QVERIFY2(line.contains(u"order of play"_s), qPrintable(line));
  at.undo();
  QCOMPARE(bytesOf(at), before);
}

void tst_amending::entryOfRound3IsRemovedInRound5() {
  AmendingWindow at(hand(), inRound5);
  QCOMPARE(at.session().clock().round, 5);
  const QByteArray before = bytesOf(at);
  constexpr int played = 112; // a card of Dora's
  at.select(played);
  at.remove();
  QCOMPARE(at.session().amendedEntry(), std::size_t{played});
  at.keep();
  QVERIFY(bytesOf(at) != before);
  QVERIFY2(at.actions() <= fewActions, qPrintable(QString::number(at.actions())));
  at.undo();
  QCOMPARE(bytesOf(at), before);
}

// The log is as low as in no other window that shows it beside the players.
void tst_amending::entryFarBackIsWithinReachInTheUsualWindow() {
  AmendingWindow at(By::mouse, inRound5);
  at.window.resize(1280, 720);
  QCoreApplication::processEvents();
  const QByteArray before = bytesOf(at);
  for (const int far : {earlyShip, 49, 112}) {
    const int earlier = at.actions();
    at.select(far);
    at.remove();
    QCOMPARE(at.session().amendedEntry(), static_cast<std::size_t>(far));
    at.keep();
    QVERIFY(bytesOf(at) != before);
    at.undo();
    QVERIFY2(at.actions() - earlier <= fewActions, qPrintable(QString::number(far)));
    QCOMPARE(bytesOf(at), before);
  }
}

void tst_amending::roundIsJudgedAnewAndPutBackByOneButton() {
  AmendingWindow at(By::keys, inRound5);
  at.session().startRemoving(earlyShip);
  const auto& told = at.session().amended()->later;
  const auto grouped = std::ranges::find(told, Resolution::asPlayed, &ui::AmendedLater::resolution);
  QVERIFY(grouped != told.end());
  const std::size_t entry = grouped->entry;
  const std::size_t lines = told.size();
  const auto press = [&](Resolution resolution) {
    ui::Chip* chip = at.card().later(entry)->choice(resolution);
    QVERIFY(chip != nullptr);
    chip->setFocus();
    QTest::keyClick(chip, Qt::Key_Space);
  };
  QCOMPARE(at.card().later(entry)->choice(Resolution::anyway)->look().text, u"Judge anew"_s);
  press(Resolution::anyway);
  const auto isLine = [&](Resolution resolution) {
    const auto& later = at.session().amended()->later;
    return std::ranges::find(later, entry, &ui::AmendedLater::entry)->resolution == resolution;
  };
  QTRY_VERIFY(isLine(Resolution::anyway));
  QVERIFY(at.session().amended()->later.size() > lines);
  const ui::AffectedEntry* row = at.card().later(entry);
  QVERIFY2(!row->text().contains(u"the order stays"_s), qPrintable(row->text()));
  QCOMPARE(row->choice(Resolution::anyway)->look().text, u"Keep anyway"_s);
  press(Resolution::asPlayed);
  QTRY_VERIFY(isLine(Resolution::asPlayed));
  QCOMPARE(at.session().amended()->later.size(), lines);
}

// On the strip the next building would stand in its place.
void tst_amending::correctionIsChangedInItsDialog() {
  AmendingWindow at(By::mouse, inRound3);
  const egizia::Correct stones{.what = egizia::Correctable::stones,
                               .player = 1,
                               .crew = {},
                               .card = egizia::unnamed,
                               .deck = {},
                               .value = 9};
  QVERIFY(at.session().enter(stones, false, u"Ben has more"_s).accepted);
  const auto dialog = [] {
    return qobject_cast<ui::NumberDialog*>(QApplication::activeModalWidget());
  };
  at.select(inRound3);
  at.change();
  QTRY_VERIFY(dialog() != nullptr);
  QCOMPARE(dialog()->findChild<QSpinBox*>()->value(), 9);
  QCOMPARE(dialog()->reason(), u"Ben has more"_s);
  dialog()->reject();
  QVERIFY(!at.session().amending());
  at.select(inRound3);
  at.change();
  QTRY_VERIFY(dialog() != nullptr);
  dialog()->findChild<QSpinBox*>()->setValue(8);
  dialog()->accept();
  QTRY_VERIFY(at.card().isVisible());
  at.keep();
  QCOMPARE(std::get<egizia::Correct>(at.session().record().entries[inRound3].entry).value, 8);
  QCOMPARE(at.session().entries(), std::size_t{inRound3 + 1});
}

void tst_amending::barSaysWhatIsDoneAndHowToLeave() {
  AmendingWindow at(By::keys, inRound3);
  QVERIFY(!at.bar().isVisible());
  at.select(3);
  const QString sentence = at.log().model()->index(3, 0).data().toString();
  at.change();
  QVERIFY(at.bar().isVisible());
  QVERIFY(at.bar().what().contains(u"entry 4"_s) && at.bar().what().contains(sentence));
  QVERIFY(at.bar().how().contains(u"Round 1"_s) && at.bar().how().contains(u"Esc"_s));
  QVERIFY(at.bar().accessibleName().contains(sentence));
  QTest::keyClick(&at.view(), Qt::Key_Escape);
  QVERIFY(!at.bar().isVisible());
}

// A key pressed next means the entry that was meant before.
void tst_amending::escLeadsBackLevelByLevelAndTheBarSaysWhere() {
  AmendingWindow at(By::keys, inRound3);
  const QByteArray before = bytesOf(at);
  const auto esc = [] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); };
  constexpr std::size_t looked = 6;
  at.select(5);
  at.log().setFocus();
  const auto isLookedAt = [&] {
    return at.session().isLookingBack() && at.session().shownEntries() == looked &&
           at.log().currentIndex().row() == 5 && at.log().hasFocus();
  };
  QVERIFY(isLookedAt());
  at.change();
  QVERIFY2(at.bar().how().contains(u"table after entry 6"_s), qPrintable(at.bar().how()));
  esc();
  QVERIFY(isLookedAt());
  at.change();
  at.tap(ui::stopId(roundStop(at, egizia::RoundSpace::alyi)));
  QVERIFY2(at.bar().how().contains(u"last press"_s), qPrintable(at.bar().how()));
  QTest::keyClick(&at.view(), Qt::Key_Return);
  QVERIFY(at.session().amended() != nullptr);
  QVERIFY2(at.bar().how().contains(u"back to the entry"_s), qPrintable(at.bar().how()));
  esc();
  QVERIFY(at.session().replacing() && at.session().amended() == nullptr);
  esc();
  QVERIFY(!at.view().hasBegun());
  QVERIFY(at.session().replacing());
  esc();
  QVERIFY(isLookedAt());
  at.remove();
  QCOMPARE(at.session().amended()->entry, std::size_t{5});
  QVERIFY2(at.bar().how().contains(u"Esc leaves everything"_s), qPrintable(at.bar().how()));
  esc();
  QVERIFY(isLookedAt());
  at.remove();
  QCOMPARE(at.session().amended()->entry, std::size_t{5});
  esc();
  esc();
  QVERIFY(!at.session().isPast());
  QCOMPARE(bytesOf(at), before);
  // From now on it leads back to now.
  at.session().startReplacing(5);
  QVERIFY2(at.bar().how().contains(u"as it was"_s), qPrintable(at.bar().how()));
  esc();
  QVERIFY(!at.session().isPast());
}

void tst_amending::nothingMovesWhileAnEntryIsChanged() {
  AmendingWindow at(By::keys, inRound3);
  at.window.resize(1280, 720);
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    at.session().lookAt(30);
    QCoreApplication::processEvents();
    const QRect board = at.view().board().geometry();
    const QRect strip = at.view().strip().place();
    at.session().startReplacing(29);
    QCoreApplication::processEvents();
    QCOMPARE(at.view().board().geometry(), board);
    QCOMPARE(at.view().strip().place(), strip);
    QVERIFY(at.view().header().rect().contains(at.bar().geometry()));
    at.session().startRemoving(3);
    QCoreApplication::processEvents();
    QVERIFY(at.card().isVisible());
    QCOMPARE(at.view().board().geometry(), board);
    QCOMPARE(at.view().strip().place(), strip);
    QVERIFY(at.card().geometry().contains(strip));
    at.session().dropAmended();
  }
}

void tst_amending::escLeadsBackToTheEntryAndThenOut() {
  AmendingWindow at(By::keys, inRound3);
  const QByteArray before = bytesOf(at);
  at.select(5);
  at.change();
  at.tap(ui::stopId(roundStop(at, egizia::RoundSpace::alyi)));
  for (int press = 0; press < 4 && at.session().amended() == nullptr; ++press) {
    QTest::keyClick(&at.view(), Qt::Key_Return);
    if (at.session().amended() == nullptr) at.choose(u"blue"_s);
  }
  QVERIFY(at.card().isVisible());
  QTest::keyClick(&at.card(), Qt::Key_Escape);
  QVERIFY(!at.card().isVisible());
  QCOMPARE(at.session().replacing(), std::optional<std::size_t>(5));
  QVERIFY(at.view().draft().begun());
  QTest::keyClick(&at.window, Qt::Key_Z, Qt::ControlModifier); // leaves it, and undoes nothing
  QVERIFY(!at.session().amending());
  QCOMPARE(bytesOf(at), before);
}

void tst_amending::laterEntryIsDecidedOtherwise() {
  AmendingWindow at(By::keys, inRound3, forgetShip);
  at.session().startRemoving(3);
  QVERIFY(!at.session().amended()->later.empty());
  const ui::AmendedLater later = at.session().amended()->later.front();
  ui::AffectedEntry* row = at.card().later(later.entry);
  QVERIFY(row != nullptr);
  QVERIFY(row->choice(later.resolution)->look().chosen);
  const Resolution other =
      later.resolution == Resolution::leftOut ? later.choices.front() : Resolution::leftOut;
  row->choice(other)->setFocus();
  QTest::keyClick(row->choice(other), Qt::Key_Space);
  QTRY_VERIFY(at.session().amended()->later.front().resolution == other);
  row = at.card().later(later.entry);
  QVERIFY(row != nullptr && row->choice(other)->look().chosen);
  QVERIFY(row->choice(other)->hasFocus()); // the next key goes on from there
}

void tst_amending::laterEntryIsMadeAgainAndTheCardComesBack() {
  QFETCH(const bool, keys);
  AmendingWindow at(hand(), inRound3);
  const QByteArray before = bytesOf(at);
  at.session().startRemoving(3);
  const std::size_t entry = at.session().amended()->later.front().entry;
  const QString said = at.session().amended()->later.front().sentence;
  const auto again = [&] { return at.card().later(entry)->choice(Resolution::again); };
  const auto pick = [&] {
    again()->setFocus();
    keys ? QTest::keyClick(again(), Qt::Key_Space) : QTest::mouseClick(again(), Qt::LeftButton);
    QTRY_VERIFY(at.session().enteringAgain());
  };
  pick();
  QVERIFY(!at.card().isVisible() && at.bar().isVisible());
  QVERIFY2(at.bar().what().contains(u"entry 5 again"_s) && at.bar().what().contains(said),
           qPrintable(at.bar().what()));
  QVERIFY2(at.bar().how().contains(u"what the change leads to"_s), qPrintable(at.bar().how()));
  QVERIFY(at.view().hasFocus());
  // The log shows where, and does not lead away.
  QCOMPARE(at.log().currentIndex().row(), static_cast<int>(entry) - 1);
  QTest::mouseClick(at.log().viewport(), Qt::LeftButton, {}, QPoint(40, 10));
  QCOMPARE(at.session().enteringAgain(), std::optional(entry));
  QTest::keyClick(&at.view(), Qt::Key_Escape);
  QVERIFY(at.card().isVisible() && again()->hasFocus() && !again()->look().chosen);
  pick();
  // It is Cem's, though it would be Ben's turn there, and begins with what was recorded.
  const egizia::Entry recorded = at.session().record().entries[entry].entry;
  QVERIFY(at.view().draft().work().entry == recorded);
  at.tap(ui::stopId(roundStop(at, egizia::RoundSpace::heliopolis)));
  const auto& ship = std::get<egizia::PlaceShip>(*at.view().draft().work().entry);
  QCOMPARE(ship.player, egizia::playerOf(recorded));
  QVERIFY(at.view().strip().content().canInsist);
  keys ? QTest::keyClick(&at.view(), Qt::Key_Return, Qt::ControlModifier)
       : QTest::mouseClick(at.view().strip().insistButton(), Qt::LeftButton);
  QVERIFY(!at.session().enteringAgain());
  QVERIFY(at.card().isVisible() && again()->hasFocus() && again()->look().chosen);
  const QString row = at.card().later(entry)->text();
  QVERIFY2(row.contains(u"Instead: "_s), qPrintable(row));
  QCOMPARE(bytesOf(at), before);
  at.keep();
  QVERIFY(at.session().clock().round == 3 && bytesOf(at) != before);
  at.undo();
  QCOMPARE(bytesOf(at), before);
}

// Dora took what is recorded for Ben, and he hers.
void tst_amending::cardsOfTwoPlayersAreExchangedInOneChange() {
  AmendingWindow at(hand(), inRound3);
  const QByteArray before = bytesOf(at);
  constexpr int doras = 5;
  constexpr std::size_t bens = 11;
  const auto ship = [&](std::size_t entry) {
    return std::get<egizia::PlaceShip>(at.session().record().entries[entry].entry);
  };
  const egizia::PlaceShip dora = ship(doras);
  const egizia::PlaceShip ben = ship(bens);
  at.select(doras);
  at.change();
  at.tap(ui::stopId(dora.stop));
  const auto* chip = at.view().choice(questionId(ui::Ask::card, dora.stop), ben.card);
  QVERIFY(chip != nullptr);
  at.choose(chip->look().text);
  QVERIFY(at.card().isVisible());
  ui::AffectedEntry* row = at.card().later(bens);
  QVERIFY(row != nullptr && row->choice(Resolution::mended)->look().chosen);
  QVERIFY2(row->text().contains(u"Instead: "_s) && row->text().contains(u"Quarry 3"_s),
           qPrintable(row->text()));
  at.keep();
  QVERIFY(at.actions() <= fewActions);
  QCOMPARE(ship(doras).card, ben.card);
  QCOMPARE(ship(bens).card, dora.card);
  QCOMPARE(ship(bens).stop, ben.stop);
  // Nothing is lost; what is new is the order of round 2 as it was played.
  const auto& entries = at.session().record().entries;
  const auto puts = std::ranges::count(entries, "as it was played", &egizia::RecordedEntry::reason);
  QCOMPARE(entries.size(), static_cast<std::size_t>(inRound3 + puts));
  QVERIFY(at.session().replay().clean());
  at.undo();
  QCOMPARE(bytesOf(at), before);
}

void tst_amending::noCardIsNamedInThePlaceOfAShip() {
  AmendingWindow at(By::keys, 62);
  const auto isOffered = [&] {
    const auto& actions = at.view().draft().actions();
    return std::ranges::count(actions, ui::Move::nameCard, &ui::Action::move) == 1;
  };
  QVERIFY(isOffered());
  at.session().startReplacing(46);
  const auto& replaced = at.session().record().entries[46].entry;
  QVERIFY(std::holds_alternative<egizia::PlaceShip>(replaced));
  QVERIFY(!isOffered());
}

void tst_amending::entryThatHoldsAgainSaysSo() {
  AmendingWindow at(By::keys, inRound3);
  const egizia::Entry bens = at.session().record().entries[3].entry;
  at.session().startRemoving(3);
  at.keep();
  QVERIFY(at.session().record().entries[3].anyway);
  at.session().startInserting(3);
  QVERIFY(at.session().enter(bens).accepted);
  QVERIFY2(at.card().text().contains(u"1 holds again"_s), qPrintable(at.card().text()));
  QVERIFY(at.card().later(3)->choice(Resolution::holdsAgain)->look().chosen);
  // Whoever wants the mark to stay says so.
  const auto press = [&](Resolution resolution) {
    QTest::mouseClick(at.card().later(3)->choice(resolution), Qt::LeftButton);
    QTRY_VERIFY(at.card().later(3)->choice(resolution)->look().chosen);
  };
  press(Resolution::anyway);
  press(Resolution::holdsAgain);
  at.keep();
  QVERIFY(!at.session().record().entries[4].anyway);
  QVERIFY(at.session().replay().clean());
}

void tst_amending::reasonStaysWithAnEntryThatIsChanged() {
  // Without Ben's ship before it Cem's is out of turn.
  constexpr int cems = 3;
  AmendingWindow at(hand(), 20, [](QStringList& lines) {
    lines.removeAt(cems + 1);
    QString& line = lines[cems + 1];
    line.insert(line.size() - 1, u",\"anyway\":true,\"reason\":\"Ben was away\""_s);
  });
  const auto recorded = [&] { return at.session().record().entries[cems]; };
  QCOMPARE(recorded().reason, "Ben was away");
  at.select(cems);
  at.change();
  at.tap(ui::stopId(roundStop(at, egizia::RoundSpace::heliopolis)));
  QCOMPARE(std::get<egizia::PlaceShip>(*at.view().draft().work().entry).player,
           egizia::playerOf(recorded().entry));
  QCOMPARE(at.view().strip().reason(), u"Ben was away"_s);
  QFETCH(const bool, keys);
  keys ? QTest::keyClick(&at.view(), Qt::Key_Return, Qt::ControlModifier)
       : QTest::mouseClick(at.view().strip().insistButton(), Qt::LeftButton);
  QVERIFY(at.card().isVisible());
  at.keep();
  QVERIFY(recorded().anyway);
  QCOMPARE(recorded().reason, "Ben was away");
}

void tst_amending::keysOfTheTablePressNothingWhileAChangeWaits() {
  AmendingWindow at(By::keys, inRound3);
  const QByteArray before = bytesOf(at);
  at.session().startRemoving(3);
  QVERIFY(at.card().hasFocus());
  for (const char key : {'1', 'a', 't', '-'}) QTest::keyClick(QApplication::focusWidget(), key);
  QVERIFY(!at.view().draft().begun());
  QTest::mouseClick(at.log().viewport(), Qt::LeftButton, {}, QPoint(40, 10));
  QVERIFY(at.card().isVisible());
  QTest::keyClick(&at.card(), Qt::Key_Escape);
  QVERIFY(!at.card().isVisible() && !at.session().isPast());
  QCOMPARE(bytesOf(at), before);
  QVERIFY(at.view().hasFocus());
}

// Only what is other than before is shown, and what keeps entries out says so.
void tst_amending::cardShowsWhatChangesAndWhatIsLost() {
  AmendingWindow at(By::keys, inRound3);
  at.session().startRemoving(3);
  const ui::AmendedGame& amended = *at.session().amended();
  QVERIFY(std::ranges::none_of(amended.tables, &ui::AmendedTable::differs));
  const auto answer = [&] { return at.card().yesButton()->look(); };
  QVERIFY2(at.card().text().contains(u"As before: Points, Stones"_s), qPrintable(at.card().text()));
  QVERIFY(at.card().text().contains(u"1 later entry is affected: 1 kept anyway"_s));
  QCOMPARE(answer().text, u"Keep it so"_s);
  QCOMPARE(answer().tone, ui::ChipLook::Tone::confirm);
  at.session().chooseLater(amended.later.front().entry, Resolution::leftOut);
  QVERIFY2(answer().text.contains(u"left out"_s), qPrintable(answer().text));
  QCOMPARE(answer().tone, ui::ChipLook::Tone::stop);
  const QString text = at.card().text();
  QVERIFY(text.indexOf(u"To be moved"_s) < text.indexOf(u"affected"_s));
  at.session().stopAmending();
  // Dora's quarry: nobody else has other numbers for it.
  at.select(5);
  at.change();
  at.tap(ui::stopId(roundStop(at, egizia::RoundSpace::alyi)));
  QTest::keyClick(&at.view(), Qt::Key_Return);
  QVERIFY(at.card().isVisible());
  const QString numbers = at.card().text();
  QVERIFY(numbers.contains(u"End of round 1"_s) && numbers.contains(u"Dora"_s));
  QVERIFY2(!numbers.contains(u"Cem</"_s) && !numbers.contains(u"Anna</"_s), qPrintable(numbers));
}

void tst_amending::cardFitsASmallWindowWithLongNames() {
  QVERIFY(text::useLanguage(u"de"));
  AmendingWindow at(By::keys, inRound3, [](QStringList& lines) {
    for (const QString& name : {u"Anna"_s, u"Ben"_s, u"Cem"_s, u"Dora"_s}) {
      const QString whole = name + u" von und zu Hohenlohe-Langenburg-Wittgenstein am Rhein"_s;
      lines.front().replace(u'"' + name + u'"', u'"' + whole.left(54) + u'"');
    }
  });
  for (const QSize size : {QSize(1280, 720), QSize(1024, 600)}) {
    at.window.resize(size);
    for (const std::size_t entry : {std::size_t{2}, std::size_t{30}, std::size_t{60}}) {
      at.session().startRemoving(entry);
      QCoreApplication::processEvents();
      for (const ui::AmendedLater& later : at.session().amended()->later) {
        at.session().chooseLater(later.entry, Resolution::leftOut);
        break;
      }
      QCoreApplication::processEvents();
      QVERIFY(at.card().isVisible());
      for (const ui::Chip* chip : at.card().findChildren<ui::Chip*>()) {
        if (!chip->isVisible()) continue;
        QCOMPARE(chip->height(), chip->sizeHint().height());
        QVERIFY2(chip->width() >= chip->sizeHint().width(), qPrintable(chip->look().text));
      }
      for (const ui::Chip* chip : {at.card().yesButton(), at.card().noButton()}) {
        const QRect place(chip->mapTo(&at.card(), QPoint()), chip->size());
        QVERIFY2(at.card().rect().contains(place), qPrintable(chip->look().text));
      }
      at.session().stopAmending();
    }
  }
}

// The table is larger than a small window: what is below its edge nobody presses.
void tst_amending::cardKeepsItsButtonsInSightWhereTheWindowScrolls() {
  AmendingWindow at(By::mouse, inRound3);
  for (const QSize size : {QSize(1024, 600), QSize(900, 520), QSize(1280, 720)}) {
    at.window.resize(size);
    QCoreApplication::processEvents();
    at.session().startRemoving(3);
    QCoreApplication::processEvents();
    for (const ui::Chip* chip :
         {at.card().yesButton(), at.card().noButton(), at.card().openButton()}) {
      QVERIFY2(chip->isVisible() && chip->visibleRegion().boundingRect() == chip->rect(),
               qPrintable(chip->look().text + QString::number(size.height())));
    }
    at.session().stopAmending();
  }
}

void tst_amending::tabGoesRoundOnTheCardAlone() {
  AmendingWindow at(By::keys, inRound3);
  at.session().startRemoving(3);
  QList<ui::Chip*> chips = at.card().findChildren<ui::Chip*>();
  chips.removeIf([](const ui::Chip* chip) { return !chip->isVisible(); });
  QVERIFY(chips.size() > 4);
  QList<QWidget*> reached;
  for (qsizetype press = 0; press < chips.size(); ++press) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(at.card().isAncestorOf(QApplication::focusWidget()));
    QVERIFY(!reached.contains(QApplication::focusWidget()));
    reached += QApplication::focusWidget();
  }
  // As it is read: what becomes of the first entry, at the end the answers.
  const std::size_t entry = at.session().amended()->later.front().entry;
  QVERIFY(at.card().later(entry)->isAncestorOf(reached.front()));
  QCOMPARE(reached.back(), at.card().yesButton());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
  QCOMPARE(QApplication::focusWidget(), reached[reached.size() - 2]);
}

void tst_amending::enterPressesTheButtonWithTheRing() {
  AmendingWindow at(By::keys, inRound3);
  const std::size_t entries = at.session().entries();
  at.session().startRemoving(3);
  while (QApplication::focusWidget() != at.card().noButton()) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  }
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QVERIFY(at.session().amended() == nullptr);
  QCOMPARE(at.session().entries(), entries);
}

void tst_amending::languageChangesWhileAChangeWaits() {
  AmendingWindow at(By::keys, inRound3);
  at.session().startRemoving(3);
  const QString english = at.card().text();
  QVERIFY(text::useLanguage(u"de"));
  QTRY_VERIFY(at.card().text() != english);
  QVERIFY2(at.card().text().contains(u"Ohne Eintrag 4: Ben fährt nach Edfu"_s),
           qPrintable(at.card().text()));
}

void tst_amending::gameThatDoesNotFitTogetherIsMendedOnOpening() {
  // Without Ben's first ship all others are out of turn.
  AmendingWindow at(By::keys, inRound3, [](QStringList& lines) { lines.removeAt(4); });
  QVERIFY(refused(at.session()) > 0);
  QVERIFY(at.card().isVisible());
  QVERIFY(!at.session().amended()->later.empty());
  const bool whole = at.session().amended()->whole;
  QTest::keyClick(&at.card(), Qt::Key_Return);
  QVERIFY(!at.card().isVisible());
  QCOMPARE(refused(at.session()) == 0, whole);
}

void tst_amending::historyLeadsToEveryStep() {
  AmendingWindow at(By::keys, 20);
  const QByteArray before = bytesOf(at);
  at.session().startRemoving(19);
  at.session().keepAmended();
  const QByteArray removed = bytesOf(at);
  at.undo();
  QTest::keyClick(&at.window, Qt::Key_H, Qt::ControlModifier);
  auto* dialog = at.window.findChild<ui::HistoryDialog*>();
  QVERIFY(dialog != nullptr && dialog->isVisible());
  QTableWidget& steps = dialog->steps();
  constexpr int name = 2;
  constexpr int mark = 3;
  const int last = steps.rowCount() - 1;
  QVERIFY(steps.item(last, name)->text().startsWith(u"Removed: "_s));
  QCOMPARE(steps.item(last, mark)->text(), u"Undone"_s);
  QCOMPARE(steps.item(steps.currentRow(), mark)->text(), u"Now"_s);
  QVERIFY(!dialog->goButton().isEnabled());
  // Something else is done: what was undone stays there.
  at.session().undo();
  at.session().startRemoving(3);
  at.session().keepAmended();
  QCOMPARE(steps.item(21, mark)->text(), u"Overwritten"_s);
  steps.setCurrentCell(21, name);
  QTest::mouseClick(&dialog->goButton(), Qt::LeftButton);
  QCOMPARE(bytesOf(at), removed);
  steps.setCurrentCell(20, name);
  QTest::keyClick(dialog, Qt::Key_Return);
  QCOMPARE(bytesOf(at), before);
}

void tst_amending::historyNamesRoundAndEntryOfEveryStep() {
  AmendingWindow at(By::keys, inRound3);
  at.session().startRemoving(4);
  at.session().keepAmended();
  const std::vector<ui::HistoryLine> lines = at.session().history();
  QCOMPARE(lines.front().entry, 0);
  for (std::size_t i = 1; i < lines.size() - 1; ++i) {
    QCOMPARE(lines[i].entry, static_cast<int>(i));
    QVERIFY(lines[i].round >= 1 && lines[i].round <= 3 && lines[i].round >= lines[i - 1].round);
  }
  QCOMPARE(lines[lines.size() - 2].round, 3);
  QCOMPARE(lines.back().entry, 5);
  QCOMPARE(lines.back().round, 1);
}

void tst_amending::historyCutsNoLineOff_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  for (const QString& language : text::languages()) {
    for (const QSize size : {QSize(1024, 600), QSize(1280, 720)}) {
      QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
    }
  }
}

void tst_amending::historyCutsNoLineOff() {
  QFETCH(const QString, language);
  QFETCH(const QSize, size);
  QVERIFY(text::useLanguage(language));
  const QString longName = u"Maximiliane Theodora von Hohenstein-Wittgenstein-Burg"_s;
  AmendingWindow at(By::keys, 40, [&](QStringList& lines) {
    lines.front().replace(u"\"Anna\""_s, u'"' + longName + u'"');
    lines.front().replace(u"\"Ben\""_s,
                          u"\"Wilhelmine Annegret Schmidt-Hohenberger von der Alster\""_s);
  });
  at.session().startRemoving(3);
  at.session().keepAmended();
  at.undo();
  ui::HistoryDialog dialog({[&] { return at.session().history(); }, [](std::size_t) {}},
                           &at.window);
  dialog.resize(size - QSize(100, 100));
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  QCoreApplication::processEvents();
  QTableWidget& steps = dialog.steps();
  constexpr int name = 2;
  for (int row = 0; row < steps.rowCount(); ++row) {
    for (int column = 0; column < steps.columnCount(); ++column) {
      const QTableWidgetItem& item = *steps.item(row, column);
      const QRect room = steps.visualItemRect(&item).adjusted(3, 0, -3, 0);
      const QRect needed =
          QFontMetrics(item.font())
              .boundingRect(QRect(0, 0, room.width(), 10000), Qt::TextWordWrap, item.text());
      QVERIFY2(needed.height() <= room.height() && needed.width() <= room.width(),
               qPrintable(item.text()));
      const int most = std::max(needed.height() + 20, 60);
      if (column == name)
        QVERIFY2(room.height() <= most, qPrintable(QString::number(room.height()) + item.text()));
      const QString said = item.data(Qt::AccessibleTextRole).toString();
      QVERIFY(row == 0 || said.contains(steps.item(row, 1)->text()));
    }
  }
}

void tst_amending::whatIsSaidOfThePastIsWholeInSmallWindows_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  for (const QString& language : text::languages()) {
    for (const QSize size : {QSize(800, 480), QSize(1024, 600), QSize(1280, 720)}) {
      QTest::addRow("%s %dx%d", qPrintable(language), size.width(), size.height())
          << language << size;
    }
  }
}

void tst_amending::whatIsSaidOfThePastIsWholeInSmallWindows() {
  QFETCH(const QString, language);
  QFETCH(const QSize, size);
  QVERIFY(text::useLanguage(language));
  AmendingWindow at(By::keys, inRound5);
  at.window.resize(size);
  const ui::MoveLine& moves = at.view().strip().moveLine();
  QStringList cut;
  for (int back = 1; back <= 2; ++back) {
    at.session().lookAt(static_cast<std::size_t>(inRound5 - back));
    QCoreApplication::processEvents();
    if (moves.leftOut() > 0) cut += u"%1 back: %2 moves"_s.arg(back).arg(moves.leftOut());
  }
  for (const int entry : {2, 8, 40, 70, 100, 150}) {
    at.session().lookAt(static_cast<std::size_t>(entry) + 1);
    at.change();
    QCoreApplication::processEvents();
    QVERIFY(at.bar().isVisible());
    if (!at.bar().textFits()) cut += at.bar().what() + u'\n' + at.bar().how();
    at.session().stepBack();
    QCoreApplication::processEvents();
  }
  QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

NILOMETER_TEST(tst_amending)
#include "tst_amending.moc"
