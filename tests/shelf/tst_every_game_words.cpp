// SPDX-License-Identifier: GPL-3.0-or-later
// Every game of the shelf has words for what happens in it, in every language.
#include "shelf/every_game.h"
#include "shelf/is_said.h"
#include "test_program.h"

#include "ui/words/language.h"

using namespace nilometer;
using namespace nilometer::test;

namespace {

template <table::Rules G> void everyRuleIsSaid(const record::RecordHeader<G>& header) {
  using Speech = words::Spoken<G>;
  const typename G::Edition& edition = editionsOf<G>().front();
  const auto setup = record::Written<G>::setup(header, edition);
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
    const table::Moment moment{.round = 1, .phase = static_cast<int>(i)};
    isSaid(Speech::standing(moment), G::phaseNames[i].data());
    isSaid(Speech::phase(moment, names), G::phaseNames[i].data());
  }
}

/// Entries, points and refusals of a whole game.
template <table::Rules G>
void everythingThatHappensIsSaid(const record::RecordHeader<G>& header, std::uint64_t seed) {
  using Speech = words::Spoken<G>;
  const typename G::Edition& edition = editionsOf<G>().front();
  const auto names = Speech::names({u"Ada"_s, u"Ben"_s}, edition);
  const record::GameRecord<G> game = randomGame(header, seed);
  const record::Replay<G> played = record::replay(game, edition);
  const auto setup = record::Written<G>::setup(header, edition);
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

} // namespace

class tst_every_game_words : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void cleanup() { QVERIFY(words::useLanguage(u"en")); }
  void everyRuleHasWordsInEveryLanguage_data();
  void everyRuleHasWordsInEveryLanguage() { run(); }
  void whateverHappensHasWordsInEveryLanguage_data();
  void whateverHappensHasWordsInEveryLanguage() { run(); }

private:
  static void run() {
    QFETCH(GameCheck, check);
    for (const QString& language : words::languages()) {
      QVERIFY(words::useLanguage(language));
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

NILOMETER_TEST(tst_every_game_words)
#include "tst_every_game_words.moc"
