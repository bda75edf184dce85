// SPDX-License-Identifier: GPL-3.0-or-later
// Every game of the shelf has words for what happens in it, in every language.
#include "registry/every_game.h"
#include "registry/is_said.h"
#include "test_program.h"

#include "ui/text/default_phrasebook.h"
#include "ui/text/language.h"

#include <QRegularExpression>

using namespace nilometer;
using namespace nilometer::test;

namespace {

template <table::Rules G> void everyRuleIsSaid(const record::RecordHeader<G>& header) {
  using Speech = text::Phrasebook<G>;
  const typename G::Edition& edition = editionsOf<G>().front();
  const auto setup = record::FileFormat<G>::setup(header, edition);
  const auto names = Speech::names({u"Ada"_s, u"Ben"_s}, edition);
  isSaid(Speech::name(), "the name of the game");
  for (std::size_t i = 0; i < Speech::ruleNames().size(); ++i) {
    const table::RuleId rule{static_cast<std::uint8_t>(i)};
    const std::string number(Speech::ruleNames()[i]);
    QCOMPARE(Speech::ruleName(rule), QString::fromStdString(number));
    isSaid(Speech::ruleTitle(rule, names), number.c_str());
    isSaid(Speech::ruleSummary(rule, setup), number.c_str());
  }
  for (std::size_t i = 0; i < G::impossibleNames.size(); ++i) {
    const QStringList said = Speech::impossible(table::Impossible{1} << i, names);
    QCOMPARE(said.size(), 1);
    isSaid(said.front(), G::impossibleNames[i].data());
  }
  for (std::size_t i = 0; i < G::phaseNames.size(); ++i) {
    const table::GameClock clock{.round = 1, .phase = static_cast<int>(i)};
    isSaid(Speech::standing(clock), G::phaseNames[i].data());
    isSaid(Speech::phase(clock, names), G::phaseNames[i].data());
  }
}

/// Entries, points and refusals of a whole game.
template <table::Rules G>
void everythingThatHappensIsSaid(const record::RecordHeader<G>& header, std::uint64_t seed) {
  using Speech = text::Phrasebook<G>;
  const typename G::Edition& edition = editionsOf<G>().front();
  const auto names = Speech::names({u"Ada"_s, u"Ben"_s}, edition);
  const record::GameRecord<G> game = randomGame(header, seed);
  const record::Replay<G> played = record::replay(game, edition);
  const auto setup = record::FileFormat<G>::setup(header, edition);
  int refused = 0;
  for (std::size_t i = 0; i < game.entries.size(); ++i) {
    isSaid(Speech::sentence(game.entries[i], names), "an entry");
    const auto effects = played.effectsOf(i);
    for (const QString& move : Speech::moves(effects, names)) isSaid(move, "a move");
    for (const table::Effect& effect : effects) {
      for (const table::PrintedPlace& place : effects.basisOf(effect)) {
        isSaid(Speech::printedName(place, names), "what points rest on");
      }
    }
    // Entered at the wrong time.
    const table::Verdict verdict = G::judge(setup, played.state, game.entries[i].entry);
    for (const table::Finding& finding : verdict.findings()) {
      const QString said = Speech::sentence(finding, names);
      isSaid(said, "a refusal");
      QVERIFY2(said.contains(Speech::ruleName(finding.rule)), qPrintable(said));
      ++refused;
    }
  }
  QVERIFY(refused > 0);
  for (const table::LedgerLine& line : played.ledger.lines()) {
    const auto entry = played.effectsOf(static_cast<std::size_t>(line.entry) - 1);
    isSaid(Speech::reason(line, names, entry), "why points were moved");
  }
}

/// Between any two tables of a game, with lines that name a player: each of them once, in one line.
template <table::Rules G>
void differenceIsSaidByPlayer(const record::RecordHeader<G>& header, std::uint64_t seed) {
  using Speech = text::Phrasebook<G>;
  const typename G::Edition& edition = editionsOf<G>().front();
  const QStringList players{u"Ada"_s, u"Ben"_s, u"Cem"_s, u"Dora"_s, u"Eva"_s};
  const auto names = Speech::names(players.first(std::ssize(header.players)), edition);
  const record::GameRecord<G> game = randomGame(header, seed);
  for (const std::size_t apart : {3U, 11U, 40U}) {
    for (std::size_t i = 0; i + apart <= game.entries.size(); i += 7) {
      const auto before = record::stateAfter(game, edition, i);
      const auto after = record::stateAfter(game, edition, i + apart);
      for (const auto& [from, to] : {std::pair(&before, &after), std::pair(&after, &before)}) {
        const QStringList lines = Speech::moves(Speech::movesBetween(edition, *from, *to), names);
        for (const QString& line : lines) {
          isSaid(line, "a difference");
          QVERIFY2(!u";:·,"_s.contains(line.back()), qPrintable(line));
        }
        for (const QString& player : players) {
          const auto own = lines.filter(QRegularExpression(u"^%1: "_s.arg(player)));
          QVERIFY2(own.size() <= 1, qPrintable(lines.join(u'\n')));
        }
      }
    }
  }
}

} // namespace

// A game without the functions that stand behind the members of a DefaultPhrasebook hears so from
// its static_assert: the toy says all this itself.
template <class Speech>
concept SaysMoves = requires(const toy::Edition& edition, const toy::State& state) {
  Speech::movesBetween(edition, state, state);
};
template <class Speech>
concept SaysEffects = requires(const table::Effect& effect, const typename Speech::Names& names) {
  Speech::sentence(effect, names);
};
static_assert(SaysMoves<text::Phrasebook<toy::Rules>> && SaysEffects<text::Phrasebook<toy::Rules>>);
using OnlyUsual = text::DefaultPhrasebook<toy::Rules>;
static_assert(!SaysMoves<OnlyUsual> && !SaysEffects<OnlyUsual>);

class tst_every_game_words : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void cleanup() { QVERIFY(text::useLanguage(u"en")); }
  void everyRuleHasWordsInEveryLanguage_data();
  void everyRuleHasWordsInEveryLanguage() { run(); }
  void whateverHappensHasWordsInEveryLanguage_data();
  void whateverHappensHasWordsInEveryLanguage() { run(); }
  void differenceOfTwoTablesNamesAPlayerOnce_data();
  void differenceOfTwoTablesNamesAPlayerOnce() { run(); }
  void differenceIsSaidByPlayerAndPlace_data();
  void differenceIsSaidByPlayerAndPlace();

private:
  static void run() {
    QFETCH(GameCheck, check);
    for (const QString& language : text::languages()) {
      QVERIFY(text::useLanguage(language));
      check();
    }
  }
};

void tst_every_game_words::everyRuleHasWordsInEveryLanguage_data() {
  gameRows(EveryGame(), []<class G>() {
    forEveryTable<G>(1, [](const auto& header, std::uint64_t) { everyRuleIsSaid<G>(header); });
  });
}

void tst_every_game_words::whateverHappensHasWordsInEveryLanguage_data() {
  gameRows(EveryGame(), []<class G>() { forEveryTable<G>(1, everythingThatHappensIsSaid<G>); });
}

void tst_every_game_words::differenceOfTwoTablesNamesAPlayerOnce_data() {
  gameRows(EveryGame(), []<class G>() { forEveryTable<G>(1, differenceIsSaidByPlayer<G>); });
}

void tst_every_game_words::differenceIsSaidByPlayerAndPlace_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QStringList>("ofPyramidion");
  QTest::addColumn<QStringList>("ofSaqqara");
  QTest::newRow("de")
      << u"de"_s
      << QStringList{u"Ada: Folterknecht-Truppe nach Gizeh; Folterknecht-Truppe nach Kairo; 1 Holz "
                     "mehr, jetzt 1"_s,
                     u"Luxor: 2 Holz mehr, jetzt 2; 1 Stein mehr, jetzt 1"_s,
                     u"Ben: Unterhändler-Truppe nach Luxor"_s,
                     u"Spielerreihenfolge: Ben 1, Ada 2, Cem 3"_s}
      << QStringList{u"Ada: 1 Fisch mehr, jetzt 1; nimmt die Marktkarte unter Leinen"_s,
                     u"Ben: 2 Gold mehr, jetzt 2"_s,
                     u"Lager Holz: 1 Leinen mehr, jetzt 1; 2 Holz mehr, jetzt 2"_s};
  QTest::newRow("en")
      << u"en"_s
      << QStringList{u"Ada: torturer troop onto Giza; torturer troop onto Cairo; 1 wood more, 1 "
                     "now"_s,
                     u"Luxor: 2 wood more, 2 now; 1 stone more, 1 now"_s,
                     u"Ben: negotiator troop onto Luxor"_s, u"Player order: Ben 1, Ada 2, Cem 3"_s}
      << QStringList{u"Ada: 1 fish more, 1 now; takes the market card under Linen"_s,
                     u"Ben: 2 gold more, 2 now"_s,
                     u"Warehouse Wood: 1 linen more, 1 now; 2 wood more, 2 now"_s};
}

void tst_every_game_words::differenceIsSaidByPlayerAndPlace() {
  QFETCH(const QString, language);
  QFETCH(const QStringList, ofPyramidion);
  QFETCH(const QStringList, ofSaqqara);
  QVERIFY(text::useLanguage(language));
  const QStringList players{u"Ada"_s, u"Ben"_s, u"Cem"_s};
  {
    const pyramidion::Edition& edition = editionsOf<pyramidion::Rules>().front();
    const pyramidion::State from = pyramidion::setUp({&edition, {}, 3});
    pyramidion::State to = from;
    to.on(pyramidion::Site::giza).troops[at(pyramidion::Troop::torturer)] = 0;
    to.on(pyramidion::Site::luxor).resources.add(pyramidion::Resource::wood, 2);
    to.on(pyramidion::Site::luxor).resources.add(pyramidion::Resource::stone, 1);
    to.on(pyramidion::Site::luxor).troops[at(pyramidion::Troop::negotiator)] = 1;
    to.on(pyramidion::Site::cairo).troops[at(pyramidion::Troop::torturer)] = 0;
    to.player[0].resources.add(pyramidion::Resource::wood, 1);
    to.order = {1, 0, 2};
    QCOMPARE(text::movesOf(movesBetween(from, to), {&edition, players}), ofPyramidion);
  }
  {
    const saqqara::Edition& edition = editionsOf<saqqara::Rules>().front();
    saqqara::State from;
    from.players = 3;
    saqqara::State to = from;
    to.player[0].goods.add(saqqara::Good::fish, 1);
    to.player[1].goods.add(saqqara::Good::gold, 2);
    to.in(saqqara::Warehouse::wood).goods.add(saqqara::Good::linen, 1);
    to.in(saqqara::Warehouse::wood).goods.add(saqqara::Good::wood, 2);
    to.in(saqqara::Warehouse::linen).cardAt = saqqara::CardAt::won;
    to.in(saqqara::Warehouse::linen).winner = 0;
    QCOMPARE(text::movesOf(movesBetween(from, to), {&edition, players}), ofSaqqara);
  }
}

NILOMETER_TEST(tst_every_game_words)
#include "tst_every_game_words.moc"
