// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of the answer to a question about a printed number. Without a window.
#include "test_program.h"

#include "tests/ui/asked_fixture.h"
#include "ui/store/own_edition/open_copy.h"
#include "ui/table/printed_values/printed_value_prompt.h"
#include "ui/text/language.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <map>
#include <set>
#include <string>

using namespace nilometer;
using namespace nilometer::test;
using ui::AskedValue;

namespace {

ui::CopyShelf copiesIn(const QTemporaryDir& home) {
  return copyShelf(home.filePath(u"editions"_s));
}

} // namespace

class tst_printed_value_prompt : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void whatIsLeftAloneIsNotAskedAgain();
  void whatIsPutOffIsAskedAgainAfterTheRound();
  void matchingNumberMakesAnOwnCopy();
  void matchingNumberGoesToTheCopyOfTheGame();
  void copyChangedSinceStaysAsItIs();
  void nonsenseIsRefusedWithTheReason();
  void refusalSaysWhatIsPossibleAndWhereToLook();
  void correctionWaitsUntilItIsTakenOver();
  void differenceFollowsTheGame();
  void changedCopyIsOfferedAndTakenOver();
  void copyWithOtherSphinxCardsIsOfferedOnlyAfterTheGame();
  void copyThatIsOpenElsewhereIsNotWrittenTo();
  void comparedCopyIsThatOfAGameOnShippedValues();
  void offerGoesWithTheDifferenceThatWasShown();
};

void tst_printed_value_prompt::whatIsLeftAloneIsNotAskedAgain() {
  const QTemporaryDir home;
  const auto session = firstQuestion(1);
  ui::PrintedValuePrompt desk(ui::askedGame(*session), copiesIn(home));
  std::set<std::string> seen;
  while (desk.asked()) {
    QVERIFY(seen.insert(desk.asked()->place).second);
    desk.leaveAlone(desk.asked()->place);
  }
  session->undo();
  session->redo();
  QVERIFY(!desk.asked());
  QVERIFY(copiesIn(home).copies().empty());
}

void tst_printed_value_prompt::whatIsPutOffIsAskedAgainAfterTheRound() {
  const QTemporaryDir home;
  const egizia::GameRecord game = askingGame(1);
  ui::EgiziaSession session(game, shelfEdition());
  while (session.canUndo()) session.undo();
  ui::PrintedValuePrompt desk(ui::askedGame(session), copiesIn(home));
  std::map<std::string, int> roundOf; ///< in which it was asked last
  int again = 0;
  while (session.canRedo()) {
    session.redo();
    const table::GameClock now = session.clock();
    const int round = now.over ? now.round + 1 : now.round;
    while (const auto asked = desk.asked()) {
      const auto before = roundOf.find(asked->place);
      if (before != roundOf.end()) {
        QVERIFY2(before->second < round, asked->place.c_str());
        ++again;
      }
      roundOf[asked->place] = round;
      desk.leaveAlone(asked->place);
    }
  }
  QVERIFY(again > 0);
  // Once it is answered it is asked no more.
  while (session.canUndo()) session.undo();
  while (session.canRedo() && !desk.asked()) session.redo();
  const std::string place = desk.asked()->place;
  desk.leaveAlone(place);
  desk.confirm(place);
  while (session.canRedo()) {
    session.redo();
    while (const auto asked = desk.asked()) {
      QVERIFY(asked->place != place);
      desk.leaveAlone(asked->place);
    }
  }
}

void tst_printed_value_prompt::matchingNumberMakesAnOwnCopy() {
  const QTemporaryDir home;
  const auto session = firstQuestion(1);
  ui::PrintedValuePrompt desk(ui::askedGame(*session), copiesIn(home));
  const AskedValue asked = *desk.asked();
  const egizia::GameRecord before = session->record();
  const QSignalSpy changed(session.get(), &ui::EgiziaSession::changed);
  const QSignalSpy compared(session.get(), &ui::EgiziaSession::compared);
  desk.confirm(asked.place);
  QCOMPARE(changed.count(), 0);
  QCOMPARE(compared.count(), 1);
  const auto copies = copiesIn(home).copies();
  QCOMPARE(copies.size(), std::size_t{1});
  QVERIFY(copies.front().usable());
  QVERIFY(copies.front().id == session->record().header.editionId);
  QVERIFY(copies.front().checksum == shelfEdition()->checksum);
  QVERIFY(session->record().entries == before.entries);
  QVERIFY(!desk.asked() || desk.asked()->place != asked.place);
  const egizia::PrintedValue& value = printedAt(session->edition(), asked.place);
  QVERIFY(value.provenance == egizia::Provenance::confirmed || !value.compared.empty());
  // The same copy is used for the next answer, and for another game on the shipped values.
  if (desk.asked()) desk.confirm(desk.asked()->place);
  const auto other = firstQuestion(2);
  ui::PrintedValuePrompt otherDesk(ui::askedGame(*other), copiesIn(home));
  otherDesk.confirm(otherDesk.asked()->place);
  QCOMPARE(copiesIn(home).copies().size(), std::size_t{1});
}

void tst_printed_value_prompt::matchingNumberGoesToTheCopyOfTheGame() {
  const QTemporaryDir home;
  const auto first = firstQuestion(1);
  ui::PrintedValuePrompt firstDesk(ui::askedGame(*first), copiesIn(home));
  const AskedValue asked = *firstDesk.asked();
  firstDesk.confirm(asked.place);
  // A game on that copy is not asked for the number any more.
  egizia::GameRecord game = askingGame(1);
  const auto judged = record::rejudge(game, *shelfEdition(), first->edition());
  for (std::size_t entries = 1; entries <= game.entries.size(); ++entries) {
    const ui::EgiziaSession session(cutGame(judged.record, entries), first->sharedEdition());
    for (const AskedValue& one : allAsked(session)) QVERIFY(one.place != asked.place);
  }
}

void tst_printed_value_prompt::copyChangedSinceStaysAsItIs() {
  const QTemporaryDir home;
  const auto session = firstQuestion(1);
  ui::PrintedValuePrompt desk(ui::askedGame(*session), copiesIn(home));
  desk.confirm(desk.asked()->place);
  const QString path = copiesIn(home).copies().front().path;
  auto document = copiesIn(home).open(path);
  QVERIFY(document->set("players.ships", shelfEdition()->shipsPerPlayer - 1));
  QCOMPARE(copiesIn(home).save(path, *document), QString());
  const QByteArray bytes = bytesOf(path);
  const std::string place = "players.crewTrackEnd.blue";
  desk.confirm(place);
  QCOMPARE(bytesOf(path), bytes);
  QCOMPARE(copiesIn(home).copies().size(), std::size_t{1});
  QVERIFY(!printedAt(session->edition(), place).compared.empty());
}

void tst_printed_value_prompt::nonsenseIsRefusedWithTheReason() {
  const QTemporaryDir home;
  const auto session = firstQuestion(1);
  ui::PrintedValuePrompt desk(ui::askedGame(*session), copiesIn(home));
  const std::string before = egizia::writeEdition(session->edition());
  desk.correct("stoneMarket.steps", 0);
  QVERIFY(!desk.said().isEmpty());
  QVERIFY(!desk.pending());
  QVERIFY(egizia::writeEdition(session->edition()) == before);
  QVERIFY(copiesIn(home).copies().empty());
}

void tst_printed_value_prompt::refusalSaysWhatIsPossibleAndWhereToLook() {
  static const QRegularExpression bounds(u"(\\d+) to (\\d+) is possible, not (\\d+)"_s);
  static const QRegularExpression only(u"only (\\d+) is possible, not (\\d+)"_s);
  int refused = 0;
  for (unsigned seed = 0; seed < 12; ++seed) {
    const QTemporaryDir home;
    const auto session = firstQuestion(seed);
    ui::PrintedValuePrompt desk(ui::askedGame(*session), copiesIn(home));
    const ui::AskedValue asked = *desk.asked();
    const auto isRefused = [&](int number) {
      desk.leave();
      desk.correct(asked.place, number);
      // One that is only doubted is meant when it is typed once more.
      if (desk.said().contains(u"likely"_s)) desk.correct(asked.place, number);
      return !desk.pending() && !desk.said().isEmpty();
    };
    for (const int number : {99, 0}) {
      // One that could be is taken over.
      if (number == asked.number || !isRefused(number)) break;
      ++refused;
      const QString said = desk.said();
      const auto range = bounds.match(said);
      const auto one = only.match(said);
      QVERIFY2(range.hasMatch() || one.hasMatch(), qPrintable(said));
      QVERIFY2(said.contains(u"Check your copy"_s) && said.count(u". "_s) == 0, qPrintable(said));
      const int least = (range.hasMatch() ? range : one).captured(1).toInt();
      const int most = range.hasMatch() ? range.captured(2).toInt() : least;
      QVERIFY2(least <= asked.number && asked.number <= most, qPrintable(said));
      QVERIFY2(number < least || number > most, qPrintable(said));
      if (number > most) QVERIFY2(isRefused(most + 1), qPrintable(said));
      if (number < least) QVERIFY2(isRefused(least - 1), qPrintable(said));
    }
  }
  QVERIFY(refused > 3);
}

void tst_printed_value_prompt::correctionWaitsUntilItIsTakenOver() {
  const QTemporaryDir home;
  const Telling telling = tellingGame(1);
  const auto session = std::make_unique<ui::EgiziaSession>(telling.game, shelfEdition());
  ui::PrintedValuePrompt desk(ui::askedGame(*session), copiesIn(home));
  const QSignalSpy corrected(&desk, &ui::PrintedValuePrompt::corrected);
  const AskedValue asked = *desk.asked();
  QVERIFY(asked == telling.asked);
  const egizia::GameRecord before = session->record();
  desk.correct(asked.place, telling.number);
  QVERIFY(desk.pending());
  QVERIFY(!desk.pending()->lines.empty());
  desk.leave();
  QVERIFY(!desk.pending());
  QVERIFY(session->record() == before);
  QVERIFY(copiesIn(home).copies().empty());
  QCOMPARE(corrected.count(), 0);
  QVERIFY(!desk.asked() || desk.asked()->place != asked.place);

  desk.correct(asked.place, telling.number);
  desk.takeOver();
  QCOMPARE(corrected.count(), 1);
  desk.goOnCorrected();
  QVERIFY(ui::printedNumber(session->edition().printed, asked.place) == telling.number);
  QVERIFY(!desk.said().isEmpty());
  const auto copies = copiesIn(home).copies();
  QCOMPARE(copies.size(), std::size_t{1});
  QVERIFY(copies.front().checksum == session->edition().checksum);
  QVERIFY(copies.front().id == session->record().header.editionId);
}

void tst_printed_value_prompt::differenceFollowsTheGame() {
  const QTemporaryDir home;
  const Telling telling = tellingGame(1);
  const auto session = std::make_unique<ui::EgiziaSession>(telling.game, shelfEdition());
  ui::PrintedValuePrompt desk(ui::askedGame(*session), copiesIn(home));
  const AskedValue asked = *desk.asked();
  desk.correct(asked.place, telling.number);
  QVERIFY(desk.pending());
  const auto lines = desk.pending()->lines;
  session->undo();
  QVERIFY(desk.pending());
  QVERIFY(desk.pending()->lines != lines);
  session->redo();
  QVERIFY(desk.pending()->lines == lines);
}

void tst_printed_value_prompt::changedCopyIsOfferedAndTakenOver() {
  const QTemporaryDir home;
  const ui::CopyShelf shelf = copiesIn(home);
  const Telling telling = tellingGame(1);
  ui::EgiziaSession session(telling.game, shelfEdition());
  ui::PrintedValuePrompt desk(ui::askedGame(session), shelf);
  desk.confirm(telling.asked.place); // the game is on an own copy from now on
  desk.lookAtCopy();
  QVERIFY(!desk.offersCopy());
  const QString path = shelf.copies().front().path;
  auto document = shelf.open(path);
  QVERIFY(document->set(telling.asked.place, telling.number));
  QCOMPARE(shelf.save(path, *document), QString());
  desk.lookAtCopy();
  QVERIFY(desk.offersCopy());
  desk.judgeOnCopy();
  QVERIFY(desk.pending());
  QCOMPARE(desk.pending()->values.size(), 1);
  QVERIFY(desk.pending()->values.front().contains(QString::number(telling.number)));
  const QSignalSpy corrected(&desk, &ui::PrintedValuePrompt::corrected);
  desk.takeOver();
  QCOMPARE(corrected.count(), 1);
  desk.goOnCorrected();
  QVERIFY(session.edition().checksum == egizia::check(*document)->edition.checksum);
  QVERIFY(session.record() ==
          record::rejudge(session.record(), session.edition(), session.edition()).record);
  desk.lookAtCopy();
  QVERIFY(!desk.offersCopy());
}

void tst_printed_value_prompt::copyWithOtherSphinxCardsIsOfferedOnlyAfterTheGame() {
  const QTemporaryDir home;
  const ui::CopyShelf shelf = copiesIn(home);
  const egizia::GameRecord whole = askingGame(1);
  const ui::CopyPlace made = shelf.create(u"Ours"_s, egizia::documentOf(*shelfEdition()));
  const QString path = std::get<QString>(made);
  auto document = shelf.open(path);
  const auto own = std::make_shared<const egizia::Edition>(egizia::check(*document)->edition);
  const egizia::GameRecord game = record::rejudge(whole, *shelfEdition(), *own).record;
  document->removeCard("sphinxCards." + own->sphinxCards.front().id);
  egizia::addSphinxCard(*document, egizia::SphinxKind::perTen);
  QVERIFY(egizia::check(*document)->findings.empty());
  QCOMPARE(shelf.save(path, *document), QString());
  for (const bool over : {false, true}) {
    ui::EgiziaSession session(over ? game : cutGame(game, game.entries.size() - 1), own);
    ui::PrintedValuePrompt desk(ui::askedGame(session), shelf);
    desk.lookAtCopy();
    QCOMPARE(desk.offersCopy(), over);
  }
}

void tst_printed_value_prompt::copyThatIsOpenElsewhereIsNotWrittenTo() {
  const QTemporaryDir home;
  const ui::CopyShelf shelf = copiesIn(home);
  const QString path =
      std::get<QString>(shelf.create(u"Ours"_s, egizia::documentOf(*shelfEdition())));
  const auto session = firstQuestion(2);
  ui::PrintedValuePrompt desk(ui::askedGame(*session), shelf);
  const AskedValue asked = *desk.asked();
  {
    const auto elsewhere = ui::OpenCopy::open(shelf, path);
    QVERIFY(std::holds_alternative<std::unique_ptr<ui::OpenCopy>>(elsewhere));
    const QByteArray before = bytesOf(path);
    desk.confirm(asked.place);
    QCOMPARE(bytesOf(path), before);
    QVERIFY(desk.said().contains(u"Ours"_s));
    QVERIFY(desk.asked() == asked);
  }
  desk.confirm(asked.place);
  QCOMPARE(desk.said(), QString());
  QVERIFY(desk.asked() != asked);
  QCOMPARE(shelf.copies().size(), std::size_t{1});
}

void tst_printed_value_prompt::comparedCopyIsThatOfAGameOnShippedValues() {
  const QTemporaryDir home;
  const ui::CopyShelf shelf = copiesIn(home);
  const Telling telling = tellingGame(1);
  ui::EgiziaSession session(telling.game, shelfEdition());
  ui::PrintedValuePrompt desk(ui::askedGame(session), shelf);
  QVERIFY(desk.asked());
  const QString path =
      std::get<QString>(shelf.create(u"Ours"_s, egizia::documentOf(*shelfEdition())));
  auto document = shelf.open(path);
  for (const egizia::PrintedValue& value : shelfEdition()->printed) document->confirm(value.key);
  QCOMPARE(shelf.save(path, *document), QString());
  desk.lookAtCopy(); // it may be anybody's
  QVERIFY(desk.asked());
  const QSignalSpy compared(&session, &ui::EgiziaSession::compared);
  desk.copyCompared(shelf.copies().front().id);
  QCOMPARE(compared.count(), 1);
  QVERIFY(!desk.asked() && !desk.offersCopy());
  QCOMPARE(session.edition().checksum, shelfEdition()->checksum);
  QVERIFY(session.record().entries == telling.game.entries);

  ui::EgiziaSession other(telling.game, shelfEdition());
  ui::PrintedValuePrompt otherDesk(ui::askedGame(other), shelf);
  QVERIFY(document->set(telling.asked.place, telling.number));
  QCOMPARE(shelf.save(path, *document), QString());
  otherDesk.lookAtCopy();
  QVERIFY(!otherDesk.offersCopy());
  otherDesk.copyCompared(shelf.copies().front().id);
  QVERIFY(otherDesk.offersCopy());
}

void tst_printed_value_prompt::offerGoesWithTheDifferenceThatWasShown() {
  const QTemporaryDir home;
  const ui::CopyShelf shelf = copiesIn(home);
  const Telling telling = tellingGame(1);
  ui::EgiziaSession session(telling.game, shelfEdition());
  ui::PrintedValuePrompt desk(ui::askedGame(session), shelf);
  desk.confirm(telling.asked.place);
  const QString path = shelf.copies().front().path;
  const auto before = shelf.open(path);
  auto document = shelf.open(path);
  QVERIFY(document->set(telling.asked.place, telling.number));
  QCOMPARE(shelf.save(path, *document), QString());
  desk.lookAtCopy();
  desk.judgeOnCopy();
  QVERIFY(desk.pending());
  QCOMPARE(shelf.save(path, *before), QString()); // taken back on its page
  desk.lookAtCopy();
  QVERIFY(!desk.pending() && !desk.offersCopy());
}

NILOMETER_TEST(tst_printed_value_prompt)
#include "tst_printed_value_prompt.moc"
