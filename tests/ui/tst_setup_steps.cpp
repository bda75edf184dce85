// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/turn.h"
#include "tests/ui/setup_fixture.h"
#include "tests/words/every_language.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/pages/tutorial/setup_progress.h"

#include <QTest>

#include <bit>

using namespace nilometer;
using namespace nilometer::test;

namespace {

QString allOf(const ui::SetupStep& step) {
  QStringList texts = {step.heading, step.text};
  for (const ui::SetupLine& line : step.lines) texts += line.text;
  return texts.join(u'\n');
}

/// What a box says that no rule reckons with.
int boxFact(const egizia::Edition& edition, std::string_view key) {
  for (const egizia::PrintedValue& fact : edition.printed) {
    if (fact.key == key) return std::stoi(fact.value);
  }
  qFatal("no such fact");
}

} // namespace

/// What is said of the set-up, for every number of players, profile and copy of the game.
class tst_setup_steps : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everySetUpRuleIsNamed_data() { games(); }
  void everySetUpRuleIsNamed();
  void numbersAreThoseOfTheEdition_data() { games(); }
  void numbersAreThoseOfTheEdition();
  void playersStandAsTheGameBegins_data() { games(); }
  void playersStandAsTheGameBegins();
  void decksAreThoseOfTheGame_data() { games(); }
  void decksAreThoseOfTheGame();
  void cardsLeftOutAreNamed();
  void reserveCardIsLeftOutWithTwoPlayers();
  void piecesOfTheBoxAreNotForgotten_data() { games(); }
  void piecesOfTheBoxAreNotForgotten();
  void theSphinxDeckLiesOnItsSpaceOfTheBoard();
  void everySentenceIsInEveryLanguage_data() { games(); }
  void everySentenceIsInEveryLanguage();
  void settingUpEndsWithTheFirstShip();
  void progressKnowsWhatComesNext();
  void unknownStepsAreForgotten();

private:
  static void games() {
    QTest::addColumn<bool>("different");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("profile");
    for (const bool different : {false, true}) {
      for (int players = 2; players <= 4; ++players) {
        for (std::size_t profile = 0; profile < egizia::profileNames.size(); ++profile) {
          QTest::addRow("%s, %d players, %s", different ? "different copy" : "golden copy", players,
                        egizia::profileNames[profile].data())
              << different << players << static_cast<int>(profile);
        }
      }
    }
  }
  [[nodiscard]] const egizia::Edition& edition(bool different) const {
    return different ? *m_different : *m_golden;
  }

  std::shared_ptr<const egizia::Edition> m_golden = goldenEdition();
  std::shared_ptr<const egizia::Edition> m_different = differentPrinted();
};

void tst_setup_steps::everySetUpRuleIsNamed() {
  QFETCH(const bool, different);
  QFETCH(const int, players);
  QFETCH(const int, profile);
  const egizia::Edition& copy = edition(different);
  const SetupOf setup(newGame(copy, players, static_cast<egizia::Profile>(profile)).header, copy);
  QString said;
  for (const ui::SetupStep& step : setup.steps) said += allOf(step);
  for (const std::string_view rule : egizia::ruleNames) {
    if (!rule.starts_with("SET-") && rule != "LAY-1") continue;
    const QString number = u'(' + QString::fromLatin1(rule.data(), qsizetype(rule.size())) + u')';
    QVERIFY2(said.contains(number), rule.data());
  }
}

void tst_setup_steps::numbersAreThoseOfTheEdition() {
  QFETCH(const bool, different);
  QFETCH(const int, players);
  QFETCH(const int, profile);
  const egizia::Edition& copy = edition(different);
  const SetupOf setup(newGame(copy, players, static_cast<egizia::Profile>(profile)).header, copy);
  // The pieces of a player, tableau and all (SET-1).
  QCOMPARE(setup.numbers(u"kit"_s), (QList<int>{copy.shipsPerPlayer, boxFact(copy, "box.stones"),
                                                boxFact(copy, "box.markers")}));
  QList<int> strengths;
  for (const std::int16_t strength : copy.crewStart) strengths += strength;
  QCOMPARE(setup.lineNumbers(u"crews"_s), strengths);
  QCOMPARE(setup.lineNumbers(u"start-cards"_s),
           (QList<int>{copy.startQuarry, copy.startFieldGrain}));
  // SET-7
  const int tiles = static_cast<int>(copy.tombTileValues.size());
  const int tombs = copy.plan(egizia::Building::tombs).count;
  QCOMPARE(setup.numbers(u"tombs"_s), (QList<int>{tiles, tombs, copy.openTombs, tiles - tombs}));
  // SET-8
  const bool fewer = players < 4;
  const int open = fewer ? copy.spacesPerSiteFewPlayers : copy.spacesPerSite;
  QList<int> spaces = {players, open};
  if (fewer) spaces += copy.spacesPerSite - open;
  QCOMPARE(setup.numbers(u"sites"_s), spaces);
  // LAY-1; the deck's number is its name, "1/2".
  QCOMPARE(setup.numbers(u"nile-cards"_s), (QList<int>{copy.cardStops, 1, 2}));
}

void tst_setup_steps::playersStandAsTheGameBegins() {
  QFETCH(const bool, different);
  QFETCH(const int, players);
  QFETCH(const int, profile);
  const egizia::Edition& copy = edition(different);
  const egizia::GameRecord game = newGame(copy, players, static_cast<egizia::Profile>(profile));
  const SetupOf setup(game.header, copy);
  // SET-2, SET-3: who has which tile, and what it gives.
  QList<int> tiles;
  QList<int> stones;
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    const egizia::PlayerState& own = setup.state.player[i];
    tiles += own.orderTile;
    stones << own.stones << own.orderTile;
    for (const QString& part : {u"kit"_s, u"order-tiles"_s, u"stones"_s}) {
      QCOMPARE(setup.at(part).lines.at(i).player, static_cast<egizia::Player>(i));
      QCOMPARE(setup.at(part).lines.size(), game.header.players.size());
    }
    QCOMPARE(setup.at(u"kit"_s).lines.at(i).text,
             text::playerColour(game.header.players[i].colour));
  }
  QCOMPARE(setup.lineNumbers(u"order-tiles"_s), tiles);
  QCOMPARE(setup.lineNumbers(u"stones"_s), stones);
  std::vector<egizia::Player> queue;
  for (const ui::SetupLine& line : setup.at(u"score-track"_s).lines) {
    queue.push_back(line.player);
  }
  const auto real = setup.state.track.fromTheFront();
  QVERIFY(std::equal(queue.begin(), queue.end(), real.begin(), real.end()));
  // SET-6
  QVERIFY(setup.at(u"ring"_s).text.contains(text::ring(setup.state.ring)));
  // SET-5: the option says whether anybody has a secret card.
  const ui::SetupStep* secret = setup.find(u"sphinx-card"_s);
  QCOMPARE(secret != nullptr, game.header.options.startingSphinxCard);
  if (secret != nullptr) {
    QCOMPARE(SetupOf::numbersIn(secret->text), QList<int>{setup.state.player[0].sphinxHeld});
  }
}

void tst_setup_steps::decksAreThoseOfTheGame() {
  QFETCH(const bool, different);
  QFETCH(const int, players);
  QFETCH(const int, profile);
  const egizia::Edition& copy = edition(different);
  const SetupOf setup(newGame(copy, players, static_cast<egizia::Profile>(profile)).header, copy);
  const auto& lines = setup.at(u"nile-decks"_s).lines;
  for (std::size_t deck = 0; deck < egizia::deckCount; ++deck) {
    const egizia::CardSet cards = copy.cardsOfDeck[deck] & egizia::cardsInGame(setup.game);
    QVERIFY2(lines.at(deck).text.contains(u": %1 cards"_s.arg(std::popcount(cards))),
             qPrintable(lines.at(deck).text));
  }
  QCOMPARE(setup.numbers(u"sphinx-deck"_s),
           QList<int>{std::popcount(egizia::sphinxCardsInGame(setup.game))});
}

void tst_setup_steps::cardsLeftOutAreNamed() {
  egizia::RecordHeader header = newGame(*m_golden, 3).header;
  const SetupOf usual(header, *m_golden);
  QCOMPARE(usual.at(u"nile-decks"_s).lines.size(), std::size_t{egizia::deckCount});
  QVERIFY(usual.at(u"sphinx-deck"_s).lines.empty());
  header.options.withoutMoreSphinxCard = true;
  header.options.withoutTenPercentCard = true;
  const SetupOf without(header, *m_golden);
  const egizia::CardSet out = m_golden->kind(egizia::CardKind::moreSphinx);
  const auto& nile = without.at(u"nile-decks"_s).lines;
  QCOMPARE(nile.size(), std::size_t(egizia::deckCount + std::popcount(out)));
  const int card = std::countr_zero(out);
  const int name = m_golden->nileCards[static_cast<std::size_t>(card)].name;
  QVERIFY(nile.back().text.contains(text::cardName(name, without.table)));
  QVERIFY(without.numbers(u"sphinx-deck"_s).front() < usual.numbers(u"sphinx-deck"_s).front());
  const auto& sphinx = without.at(u"sphinx-deck"_s).lines;
  QCOMPARE(sphinx.size(), std::size_t{1});
  for (std::size_t i = 0; i < m_golden->sphinxCards.size(); ++i) {
    const bool isOut = m_golden->sphinxCards[i].kind == egizia::SphinxKind::perTen;
    QCOMPARE(sphinx[0].text.contains(text::sphinxCard(static_cast<int>(i), without.table)), isOut);
  }
}

void tst_setup_steps::reserveCardIsLeftOutWithTwoPlayers() {
  for (const int players : {2, 3}) {
    const SetupOf setup(newGame(*m_golden, players, egizia::Profile::online).header, *m_golden);
    const QString said = allOf(setup.at(u"nile-decks"_s));
    QCOMPARE(said.contains(text::cardKind(egizia::CardKind::reserve)), players == 2);
  }
}

void tst_setup_steps::piecesOfTheBoxAreNotForgotten() {
  QFETCH(const bool, different);
  QFETCH(const int, players);
  QFETCH(const int, profile);
  const egizia::Edition& copy = edition(different);
  const SetupOf setup(newGame(copy, players, static_cast<egizia::Profile>(profile)).header, copy);
  // TRACK-2
  QVERIFY(setup.at(u"score-track"_s).text.contains(u"scarabs beside the board"_s));
  const bool fewer = players < 4;
  for (const QString& part : {u"order-tiles"_s, u"start-cards"_s}) {
    QCOMPARE(setup.at(part).text.contains(u"go back to the box"_s), fewer);
  }
  QCOMPARE(setup.at(u"sites"_s).text.contains(u"a colour nobody plays"_s), fewer);
}

void tst_setup_steps::theSphinxDeckLiesOnItsSpaceOfTheBoard() {
  const SetupOf setup(newGame(*m_golden, 4).header, *m_golden);
  QVERIFY(setup.at(u"sphinx-deck"_s).text.contains(u"on their space of the board"_s));
}

void tst_setup_steps::everySentenceIsInEveryLanguage() {
  QFETCH(const bool, different);
  QFETCH(const int, players);
  QFETCH(const int, profile);
  const egizia::Edition& copy = edition(different);
  egizia::RecordHeader header =
      newGame(copy, players, static_cast<egizia::Profile>(profile)).header;
  header.options.withoutMoreSphinxCard = header.options.withoutTenPercentCard = true;
  const EveryLanguage every(copy);
  const std::size_t count = SetupOf(header, copy).steps.size();
  for (std::size_t step = 0; step < count; ++step) {
    every.check([&] { return SetupOf(header, copy).steps[step].heading; });
    every.check([&] { return SetupOf(header, copy).steps[step].text; });
    const std::size_t lines = SetupOf(header, copy).steps[step].lines.size();
    for (std::size_t i = 0; i < lines; ++i) {
      every.check([&] { return SetupOf(header, copy).steps[step].lines[i].text; });
    }
  }
}

void tst_setup_steps::settingUpEndsWithTheFirstShip() {
  egizia::GameRecord golden = goldenGame("revised-4-players", *m_golden);
  const auto ship =
      std::find_if(golden.entries.begin(), golden.entries.end(), [](const auto& line) {
        return std::holds_alternative<egizia::PlaceShip>(line.entry);
      });
  QVERIFY(ship != golden.entries.end() && ship != golden.entries.begin());
  golden.entries.erase(ship + 1, golden.entries.end());
  QVERIFY(!ui::Phrasebook<egizia::Rules>::isSettingUp(golden));
  golden.entries.pop_back();
  QVERIFY(ui::Phrasebook<egizia::Rules>::isSettingUp(golden));
  golden.entries.clear();
  QVERIFY(ui::Phrasebook<egizia::Rules>::isSettingUp(golden));
}

void tst_setup_steps::progressKnowsWhatComesNext() {
  const SetupOf setup(newGame(*m_golden, 4).header, *m_golden);
  ui::SetupProgress progress(setup.steps, {});
  const int last = progress.count() - 1;
  QCOMPARE(progress.count(), static_cast<int>(setup.steps.size()));
  QCOMPARE(progress.nextAfter(last), 0);
  progress.set(0, true);
  progress.set(2, true);
  QCOMPARE(progress.nextAfter(last), 1);
  QCOMPARE(progress.nextAfter(1), 3);
  QCOMPARE(progress.doneCount(), 2);
  // Saved and read again, it is the same.
  const ui::SetupProgress again(setup.steps, progress.keys());
  QCOMPARE(again.keys(), progress.keys());
  QVERIFY(again.isDone(0) && !again.isDone(1) && again.isDone(2));
  progress.tickAll();
  QVERIFY(progress.allDone());
  QVERIFY(!progress.nextAfter(0));
}

void tst_setup_steps::unknownStepsAreForgotten() {
  // The secret Sphinx card belongs to another profile.
  const SetupOf setup(newGame(*m_golden, 4, egizia::Profile::first).header, *m_golden);
  const ui::SetupProgress progress(setup.steps, {u"sphinx-card"_s, u"nonsense"_s, u"ring"_s});
  QCOMPARE(progress.keys(), QStringList{u"ring"_s});
}

NILOMETER_TEST(tst_setup_steps)
#include "tst_setup_steps.moc"
