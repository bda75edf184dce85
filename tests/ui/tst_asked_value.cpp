// SPDX-License-Identifier: GPL-3.0-or-later
// Which printed number the table is asked for, and what becomes of the answer. Without a window.
#include "test_program.h"

#include "engine/egizia/effects.h"
#include "engine/record/edition_places.h"
#include "tests/ui/asked_fixture.h"
#include "tests/words/language_rows.h"
#include "ui/asked/value_desk.h"
#include "ui/copy/open_copy.h"
#include "ui/egizia/words/printed_place.h"
#include "ui/words/language.h"

#include <QSignalSpy>
#include <QTest>

#include <map>
#include <random>

using namespace nilometer;
using namespace nilometer::test;
using ui::AskedValue;

namespace {

/// All that is asked after the last entry, one after another.
std::vector<AskedValue> allAsked(const ui::EgiziaSession& session) {
  std::vector<AskedValue> asked;
  ui::PlacesLeftAlone leftAlone;
  while (const auto one = ui::askedAfterEntry(session, leftAlone)) {
    asked.push_back(*one);
    leftAlone.insert(one->place);
  }
  return asked;
}

bool isNaming(const egizia::Entry& entry) {
  return std::holds_alternative<egizia::NameNileCard>(entry) ||
         std::holds_alternative<egizia::NameTombs>(entry) ||
         std::holds_alternative<egizia::NameSphinxCards>(entry);
}

std::size_t entriesBeforeFinal(const egizia::GameRecord& game) {
  std::size_t count = 0;
  while (!std::holds_alternative<egizia::FinalScore>(game.entries[count].entry)) ++count;
  return count;
}

/// The same game in which two Sphinx cards have changed their places wherever they are named.
egizia::GameRecord withCardsSwapped(egizia::GameRecord game, int a, int b) {
  const auto swapped = [a, b](egizia::SphinxSet cards) {
    const auto bit = [](int card) { return egizia::SphinxSet{1} << card; };
    const bool hasA = (cards & bit(a)) != 0;
    const bool hasB = (cards & bit(b)) != 0;
    if (hasA != hasB) cards ^= bit(a) | bit(b);
    return cards;
  };
  for (egizia::RecordedEntry& line : game.entries) {
    if (auto* named = std::get_if<egizia::NameSphinxCards>(&line.entry)) {
      named->cards = swapped(named->cards);
    }
    if (auto* scored = std::get_if<egizia::FinalScore>(&line.entry)) {
      scored->cards = swapped(scored->cards);
    }
  }
  return game;
}

/// A game that ends with a question.
std::unique_ptr<ui::EgiziaSession> firstQuestion(unsigned seed) {
  return std::make_unique<ui::EgiziaSession>(untilAsked(askingGame(seed)), shelfEdition());
}

ui::CopyShelf copiesIn(const QTemporaryDir& home) {
  return copyShelf(home.filePath(u"editions"_s));
}

const egizia::PrintedValue& printedAt(const egizia::Edition& edition, const std::string& place) {
  const auto found = std::ranges::find_if(
      edition.printed, [&place](const auto& value) { return place.starts_with(value.key); });
  if (found == edition.printed.end()) qFatal("no value %s", place.c_str());
  return *found;
}

} // namespace

class tst_asked_value : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en"_s)); }
  void everyNumberIsAskedOnce();
  void firstStoneOnARowIsAskedFor();
  void nothingIsAskedInThePast();
  void hiddenCardsChangeNoQuestion();
  void sphinxCardIsAskedOnlyWhenItIsScored();
  void everyQuestionIsASentence_data() { languageRows(); }
  void everyQuestionIsASentence();
  void whatIsLeftAloneIsNotAskedAgain();
  void matchingNumberMakesAnOwnCopy();
  void matchingNumberGoesToTheCopyOfTheGame();
  void copyChangedSinceStaysAsItIs();
  void nonsenseIsRefusedWithTheReason();
  void correctionWaitsUntilItIsTakenOver();
  void differenceFollowsTheGame();
  void hiddenCardsChangeNoDifference();
  void changedCopyIsOfferedAndTakenOver();
  void copyWithOtherSphinxCardsIsOfferedOnlyAfterTheGame();
  void copyThatIsOpenElsewhereIsNotWrittenTo();
  void comparedCopyIsThatOfAGameOnShippedValues();
  void offerGoesWithTheDifferenceThatWasShown();
};

void tst_asked_value::everyNumberIsAskedOnce() {
  for (unsigned seed = 1; seed <= 3; ++seed) {
    const egizia::GameRecord game = askingGame(seed);
    std::map<std::string, std::size_t> askedAt;
    for (std::size_t entries = 1; entries <= game.entries.size(); ++entries) {
      const ui::EgiziaSession session(cutGame(game, entries), shelfEdition());
      if (std::holds_alternative<egizia::NameSphinxCards>(game.entries[entries - 1].entry)) {
        const ui::EgiziaSession before(cutGame(game, entries - 1), shelfEdition());
        QVERIFY(allAsked(session) == allAsked(before));
        continue;
      }
      if (isNaming(game.entries[entries - 1].entry)) continue;
      for (const AskedValue& one : allAsked(session)) {
        QVERIFY2(!askedAt.contains(one.place), one.place.c_str());
        askedAt[one.place] = entries;
        QVERIFY(ui::printedNumber(shelfEdition()->printed, one.place) == one.number);
        QCOMPARE(printedAt(*shelfEdition(), one.place).provenance, egizia::Provenance::assumed);
      }
    }
    QVERIFY(askedAt.size() > 3);
  }
}

void tst_asked_value::firstStoneOnARowIsAskedFor() {
  const egizia::GameRecord game = askingGame(1);
  const egizia::Replay played = record::replay(game, *shelfEdition());
  const auto& rows = shelfEdition()->plan(egizia::Building::obelisk).parts;
  std::set<std::size_t> seen;
  for (std::size_t i = 0; i < game.entries.size(); ++i) {
    std::vector<AskedValue> asked;
    for (const egizia::Effect& effect : played.effectsOf(i)) {
      if (effect.kind != egizia::EffectKind::built ||
          effect.what != static_cast<int>(egizia::Building::obelisk)) {
        continue;
      }
      std::size_t row = 0;
      while ((rows[row].spaces() & egizia::spaceBit(effect.detail)) == 0) ++row;
      if (asked.empty()) asked = allAsked({cutGame(game, i + 1), shelfEdition()});
      const std::string place = "obelisk.rows[" + std::to_string(row) + "].value";
      const bool isAsked = std::ranges::find(asked, place, &AskedValue::place) != asked.end();
      QCOMPARE(isAsked, seen.insert(row).second);
    }
  }
  QVERIFY(!seen.empty());
}

void tst_asked_value::nothingIsAskedInThePast() {
  const auto session = firstQuestion(1);
  session->lookAt(session->record().entries.size() - 1);
  QVERIFY(!ui::askedAfterEntry(*session, {}));
  session->backToNow();
  QVERIFY(ui::askedAfterEntry(*session, {}));
}

void tst_asked_value::hiddenCardsChangeNoQuestion() {
  int compared = 0;
  for (unsigned seed = 1; seed <= 5; seed += 2) { // cards are named early with an odd seed
    const egizia::GameRecord game = askingGame(seed);
    const std::size_t final = entriesBeforeFinal(game);
    std::mt19937 random(seed);
    const int count = static_cast<int>(shelfEdition()->sphinxCards.size());
    for (int round = 0; round < 3; ++round) {
      const egizia::GameRecord other =
          withCardsSwapped(game, int(random() % unsigned(count)), int(random() % unsigned(count)));
      for (std::size_t entries = 1; entries <= final; ++entries) {
        const ui::EgiziaSession one(cutGame(game, entries), shelfEdition());
        const ui::EgiziaSession two(cutGame(other, entries), shelfEdition());
        QVERIFY(allAsked(one) == allAsked(two));
      }
      compared += cutGame(game, final) == cutGame(other, final) ? 0 : 1;
    }
  }
  QVERIFY(compared > 0);
}

void tst_asked_value::sphinxCardIsAskedOnlyWhenItIsScored() {
  int asked = 0;
  for (unsigned seed = 1; seed <= 3; ++seed) {
    const egizia::GameRecord game = askingGame(seed);
    for (std::size_t entries = 1; entries <= game.entries.size(); ++entries) {
      const ui::EgiziaSession session(cutGame(game, entries), shelfEdition());
      const auto* scored = std::get_if<egizia::FinalScore>(&game.entries[entries - 1].entry);
      for (const AskedValue& one : allAsked(session)) {
        if (!one.place.starts_with("sphinxCards.")) continue;
        if (isNaming(game.entries[entries - 1].entry)) continue;
        QVERIFY(scored != nullptr);
        egizia::SphinxSet named = session.shown().player[scored->player].sphinxNamed;
        bool isHis = false;
        for (const int card : egizia::Bits(named)) {
          const std::string key =
              "sphinxCards." + shelfEdition()->sphinxCards[std::size_t(card)].id + '.';
          isHis = isHis || one.place.starts_with(key);
        }
        QVERIFY2(isHis, one.place.c_str());
        ++asked;
      }
    }
  }
  QVERIFY(asked > 0);
}

void tst_asked_value::everyQuestionIsASentence() {
  QFETCH(const QString, language);
  QVERIFY(words::useLanguage(language));
  const ui::EgiziaSession session(askingGame(1), shelfEdition());
  for (const egizia::PrintedValue& value : shelfEdition()->printed) {
    const auto json = record::parseJson(value.value);
    QSet<QString> names;
    const auto numbers = record::numberPlaces(*json);
    for (const std::string& inside : numbers) {
      const QString question = words::askFor(value.key + inside, session.table());
      QVERIFY2(question.endsWith(u'?'), qPrintable(question));
      QVERIFY2(!question.contains(u'%') && !question.contains(u"sphinxCards"_s) &&
                   !question.contains(u"nileCards"_s),
               qPrintable(question));
      names += words::printedPlace(value.key + inside, session.table());
    }
    const bool eachItsOwn = value.key.ends_with(".rows") || value.key == "temple.spaces" ||
                            value.key == "grainMarket.penalties" ||
                            value.key == "players.crewTrackEnd";
    if (eachItsOwn) QCOMPARE(std::size_t(names.size()), numbers.size());
  }
}

void tst_asked_value::whatIsLeftAloneIsNotAskedAgain() {
  const QTemporaryDir home;
  const auto session = firstQuestion(1);
  ui::ValueDesk desk(ui::askedGame(*session), copiesIn(home));
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

void tst_asked_value::matchingNumberMakesAnOwnCopy() {
  const QTemporaryDir home;
  const auto session = firstQuestion(1);
  ui::ValueDesk desk(ui::askedGame(*session), copiesIn(home));
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
  ui::ValueDesk otherDesk(ui::askedGame(*other), copiesIn(home));
  otherDesk.confirm(otherDesk.asked()->place);
  QCOMPARE(copiesIn(home).copies().size(), std::size_t{1});
}

void tst_asked_value::matchingNumberGoesToTheCopyOfTheGame() {
  const QTemporaryDir home;
  const auto first = firstQuestion(1);
  ui::ValueDesk firstDesk(ui::askedGame(*first), copiesIn(home));
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

void tst_asked_value::copyChangedSinceStaysAsItIs() {
  const QTemporaryDir home;
  const auto session = firstQuestion(1);
  ui::ValueDesk desk(ui::askedGame(*session), copiesIn(home));
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

void tst_asked_value::nonsenseIsRefusedWithTheReason() {
  const QTemporaryDir home;
  const auto session = firstQuestion(1);
  ui::ValueDesk desk(ui::askedGame(*session), copiesIn(home));
  const std::string before = egizia::writeEdition(session->edition());
  desk.correct("stoneMarket.steps", 0);
  QVERIFY(!desk.said().isEmpty());
  QVERIFY(!desk.pending());
  QVERIFY(egizia::writeEdition(session->edition()) == before);
  QVERIFY(copiesIn(home).copies().empty());
}

void tst_asked_value::correctionWaitsUntilItIsTakenOver() {
  const QTemporaryDir home;
  const Telling telling = tellingGame(1);
  const auto session = std::make_unique<ui::EgiziaSession>(telling.game, shelfEdition());
  ui::ValueDesk desk(ui::askedGame(*session), copiesIn(home));
  const QSignalSpy corrected(&desk, &ui::ValueDesk::corrected);
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

void tst_asked_value::differenceFollowsTheGame() {
  const QTemporaryDir home;
  const Telling telling = tellingGame(1);
  const auto session = std::make_unique<ui::EgiziaSession>(telling.game, shelfEdition());
  ui::ValueDesk desk(ui::askedGame(*session), copiesIn(home));
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

void tst_asked_value::hiddenCardsChangeNoDifference() {
  int compared = 0;
  for (const unsigned seed : {1U, 3U, 5U, 7U}) {
    const egizia::GameRecord whole = askingGame(seed);
    const egizia::GameRecord game = cutGame(whole, entriesBeforeFinal(whole));
    egizia::SphinxSet named = 0;
    for (const egizia::RecordedEntry& line : game.entries) {
      if (const auto* naming = std::get_if<egizia::NameSphinxCards>(&line.entry)) {
        named |= naming->cards;
      }
    }
    if (named == 0) continue;
    const egizia::GameRecord other =
        withCardsSwapped(game, *egizia::Bits(named).begin(), *egizia::Bits(~named).begin());
    QVERIFY(game != other);
    ++compared;
    const ui::EgiziaSession one(game, shelfEdition());
    const ui::EgiziaSession two(other, shelfEdition());
    for (const egizia::PrintedValue& value : shelfEdition()->printed) {
      const bool matters = value.key == "obelisk.rows" || value.key == "temple.spaces" ||
                           value.key == "players.crewTrackEnd";
      if (!matters) continue;
      for (const std::string& inside : record::numberPlaces(*record::parseJson(value.value))) {
        const std::string place = value.key + inside;
        const int number = *ui::printedNumber(shelfEdition()->printed, place);
        const ui::CopyInPlay copy =
            ui::withFound(ui::egiziaCopies, egizia::documentOf(*shelfEdition()),
                          [&](egizia::EditionDocument& document) {
                            return document.correctNumber(place, number == 0 ? 1 : number - 1);
                          });
        const auto* read = std::get_if<ui::CheckedCopy>(&copy);
        if (read == nullptr) continue;
        const auto edition = ui::playableEdition(*read);
        const auto judged = [&](const ui::EgiziaSession& session) {
          return ui::judgedOn(session, record::rejudge(session.record(), *shelfEdition(), *edition),
                              {});
        };
        QVERIFY(judged(one) == judged(two));
      }
    }
  }
  QVERIFY(compared > 0);
}

void tst_asked_value::changedCopyIsOfferedAndTakenOver() {
  const QTemporaryDir home;
  const ui::CopyShelf shelf = copiesIn(home);
  const Telling telling = tellingGame(1);
  ui::EgiziaSession session(telling.game, shelfEdition());
  ui::ValueDesk desk(ui::askedGame(session), shelf);
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
  const QSignalSpy corrected(&desk, &ui::ValueDesk::corrected);
  desk.takeOver();
  QCOMPARE(corrected.count(), 1);
  desk.goOnCorrected();
  QVERIFY(session.edition().checksum == egizia::check(*document)->edition.checksum);
  QVERIFY(session.record() ==
          record::rejudge(session.record(), session.edition(), session.edition()).record);
  desk.lookAtCopy();
  QVERIFY(!desk.offersCopy());
}

void tst_asked_value::copyWithOtherSphinxCardsIsOfferedOnlyAfterTheGame() {
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
    ui::ValueDesk desk(ui::askedGame(session), shelf);
    desk.lookAtCopy();
    QCOMPARE(desk.offersCopy(), over);
  }
}

void tst_asked_value::copyThatIsOpenElsewhereIsNotWrittenTo() {
  const QTemporaryDir home;
  const ui::CopyShelf shelf = copiesIn(home);
  const QString path =
      std::get<QString>(shelf.create(u"Ours"_s, egizia::documentOf(*shelfEdition())));
  const auto session = firstQuestion(2);
  ui::ValueDesk desk(ui::askedGame(*session), shelf);
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

void tst_asked_value::comparedCopyIsThatOfAGameOnShippedValues() {
  const QTemporaryDir home;
  const ui::CopyShelf shelf = copiesIn(home);
  const Telling telling = tellingGame(1);
  ui::EgiziaSession session(telling.game, shelfEdition());
  ui::ValueDesk desk(ui::askedGame(session), shelf);
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
  ui::ValueDesk otherDesk(ui::askedGame(other), shelf);
  QVERIFY(document->set(telling.asked.place, telling.number));
  QCOMPARE(shelf.save(path, *document), QString());
  otherDesk.lookAtCopy();
  QVERIFY(!otherDesk.offersCopy());
  otherDesk.copyCompared(shelf.copies().front().id);
  QVERIFY(otherDesk.offersCopy());
}

void tst_asked_value::offerGoesWithTheDifferenceThatWasShown() {
  const QTemporaryDir home;
  const ui::CopyShelf shelf = copiesIn(home);
  const Telling telling = tellingGame(1);
  ui::EgiziaSession session(telling.game, shelfEdition());
  ui::ValueDesk desk(ui::askedGame(session), shelf);
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

NILOMETER_TEST(tst_asked_value)
#include "tst_asked_value.moc"
