// SPDX-License-Identifier: GPL-3.0-or-later
// Which printed number the table is asked for. Without a window.
#include "test_program.h"

#include "engine/egizia/effects.h"
#include "engine/record/edition_places.h"
#include "tests/ui/asked_fixture.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/text/words.h"
#include "ui/text/language.h"

#include <QTest>

#include <map>
#include <random>

using namespace nilometer;
using namespace nilometer::test;
using ui::AskedValue;

namespace {

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

} // namespace

class tst_asked_value : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void everyNumberIsAskedOnce();
  void firstStoneOnARowIsAskedFor();
  void nothingIsAskedInThePast();
  void hiddenCardsChangeNoQuestion();
  void sphinxCardIsAskedOnlyWhenItIsScored();
  void everyQuestionIsASentence_data() { languageRows(); }
  void everyQuestionIsASentence();
  void hiddenCardsChangeNoDifference();
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
    const std::size_t final = firstScoring(game);
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
  QVERIFY(text::useLanguage(language));
  const ui::EgiziaSession session(askingGame(1), shelfEdition());
  for (const egizia::PrintedValue& value : shelfEdition()->printed) {
    const auto json = record::parseJson(value.value);
    QSet<QString> names;
    const auto numbers = record::numberPlaces(*json);
    for (const std::string& inside : numbers) {
      const QString question = text::askFor(value.key + inside, session.table());
      QVERIFY2(question.endsWith(u'?'), qPrintable(question));
      QVERIFY2(!question.contains(u'%') && !question.contains(u"sphinxCards"_s) &&
                   !question.contains(u"nileCards"_s),
               qPrintable(question));
      names += text::printedPlace(value.key + inside, session.table());
    }
    const bool eachItsOwn = value.key.ends_with(".rows") || value.key == "temple.spaces" ||
                            value.key == "grainMarket.penalties" ||
                            value.key == "players.crewTrackEnd";
    if (eachItsOwn) QCOMPARE(std::size_t(names.size()), numbers.size());
  }
}

void tst_asked_value::hiddenCardsChangeNoDifference() {
  int compared = 0;
  for (const unsigned seed : {1U, 3U, 5U, 7U}) {
    const egizia::GameRecord whole = askingGame(seed);
    const egizia::GameRecord game = beforeFinalScoring(whole);
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

NILOMETER_TEST(tst_asked_value)
#include "tst_asked_value.moc"
