// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/random_record.h"
#include "tests/ui/table_window.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/guide/egizia_guide.h"
#include "ui/egizia/text/words.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace nilometer;
using namespace nilometer::test;
using ui::Guide;
using ui::Moment;
using ui::PromptLevel;

namespace {

QStringList textsOf(const Guide& guide) {
  QStringList texts = {guide.title, guide.what, guide.may};
  texts += guide.think;
  texts.removeAll({});
  return texts;
}

/// Tables of random games: each moment at least once.
struct Tables {
  std::shared_ptr<const egizia::Edition> edition = goldenEdition();
  std::vector<egizia::GameRecord> games;
};

const Tables& tables() {
  static const Tables all = [] {
    Tables made;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      made.games.push_back(randomRecord(*made.edition, seed));
    }
    return made;
  }();
  return all;
}

ui::Situation situationOf(const ui::EgiziaSession& session) {
  return ui::situationOf(session.game(), session.shown(), session.options(), session.table());
}

/// Calls `look` with a session on every table of a game, as if each was now.
void lookAtAll(const egizia::GameRecord& game,
               const std::function<void(ui::EgiziaSession&)>& look) {
  egizia::GameRecord start = game;
  start.entries.clear();
  ui::EgiziaSession session(start, tables().edition);
  look(session);
  for (const egizia::RecordedEntry& line : game.entries) {
    if (!session.enter(line.entry).accepted) qFatal("a game breaks off");
    look(session);
    if (QTest::currentTestFailed()) return;
  }
}

/// Who has a ship in reserve behind ships that all build first; noPlayer if nobody has.
egizia::Player inReserve(const egizia::State& state) {
  for (const egizia::SiteState& site : state.sites) {
    for (const egizia::Slot& slot : site.slots) {
      if (slot.player != egizia::noPlayer && slot.space == egizia::reserveSpace) {
        return slot.player;
      }
    }
  }
  return egizia::noPlayer;
}

/// Everybody builds what can be built, until a reserve ship comes up whose owner was given the
/// card for it. Nothing if that never comes.
std::unique_ptr<ui::EgiziaSession> upToReserveCard(const egizia::GameRecord& game) {
  egizia::GameRecord start = game;
  start.entries.clear();
  auto session = std::make_unique<ui::EgiziaSession>(start, tables().edition);
  for (const egizia::RecordedEntry& line : game.entries) {
    session->enter(line.entry);
    const egizia::Player player = inReserve(session->shown());
    if (session->shown().phase != egizia::Phase::stone || player == egizia::noPlayer) continue;
    const auto& cards = tables().edition->nileCards;
    const auto card = std::find_if(cards.begin(), cards.end(), [](const egizia::NileCard& one) {
      return one.kind == egizia::CardKind::reserve;
    });
    egizia::Correct give{.what = egizia::Correctable::giveCard, .player = player};
    give.card = card->name;
    give.deck = card->deck;
    if (!session->enter(give, false, u"for the test"_s).accepted) return nullptr;
    session->enter(egizia::ProduceStones{});
    while (session->shown().phase == egizia::Phase::build) {
      if (situationOf(*session).moment == Moment::reserveCard) return session;
      const auto& entries = session->options().entries;
      const auto build = std::find_if(entries.begin(), entries.end(), [](const auto& entry) {
        return std::holds_alternative<egizia::Build>(entry);
      });
      if (!session->enter(build == entries.end() ? entries.front() : *build).accepted) break;
    }
    return nullptr;
  }
  return nullptr;
}

/// The game with a hidden card named for every player who holds one, up to the final scoring.
egizia::GameRecord withNames(const egizia::GameRecord& game, int which) {
  egizia::GameRecord named = game;
  named.entries.clear();
  std::array<bool, egizia::maxPlayers> done{};
  for (const egizia::RecordedEntry& line : game.entries) {
    if (std::holds_alternative<egizia::FinalScore>(line.entry)) break;
    if (std::holds_alternative<egizia::NameSphinxCards>(line.entry)) continue;
    named.entries.push_back(line);
    if (auto* build = std::get_if<egizia::Build>(&named.entries.back().entry)) build->keptCards = 0;
    const egizia::State state = record::stateAfter(named, *tables().edition);
    for (egizia::Player player = 0; player < state.players; ++player) {
      if (done[player] || state.player[player].sphinxHeld == 0) continue;
      done[player] = true;
      egizia::RecordedEntry secret;
      secret.entry = egizia::NameSphinxCards{player, egizia::SphinxSet{1} << (2 * player + which)};
      named.entries.push_back(secret);
    }
  }
  return named;
}

} // namespace

/// What the guide says, at every level, in both languages.
class tst_prompts : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void everyMomentIsExplainedToANewcomer_data() { languageRows(); }
  void everyMomentIsExplainedToANewcomer();
  void reserveCardIsAskedAbout();
  void everyFactHasItsSentenceAndItsRule_data() { languageRows(); }
  void everyFactHasItsSentenceAndItsRule();
  void knowingPlayerIsToldTwoLinesAtMost();
  void silentPlayerIsToldNothing();
  void thePastIsExplainedAndNotThoughtAbout();
  void replacingAnEntryIsExplained();
  void levelOfThePlayerOnTurnCounts();
  void whereAllActTogetherTheMostTalkativeLevelCounts();
  void hiddenCardsMakeNoDifference();
};

void tst_prompts::everyMomentIsExplainedToANewcomer() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  std::map<Moment, int> seen;
  for (const egizia::GameRecord& game : tables().games) {
    lookAtAll(game, [&](ui::EgiziaSession& session) {
      ++seen[situationOf(session).moment];
      const Guide guide = ui::guideOf(session, PromptLevel::newcomer);
      QVERIFY(!guide.title.isEmpty() && !guide.what.isEmpty() && !guide.may.isEmpty());
      QVERIFY(guide.think.size() <= ui::mostLinesNewcomer);
      for (const QString& text : textsOf(guide)) {
        QVERIFY2(!text.contains(QRegularExpression(u"%[0-9n]"_s)), qPrintable(text));
      }
    });
    if (QTest::currentTestFailed()) return;
  }
  QVERIFY(seen.count(Moment::reserveCard) == 0); // never by chance: it has its own test
  QCOMPARE(static_cast<int>(seen.size()), ui::momentCount - 1);
}

void tst_prompts::reserveCardIsAskedAbout() {
  QVERIFY(text::useLanguage(u"en"));
  for (const egizia::GameRecord& game : tables().games) {
    const auto session = upToReserveCard(game);
    if (!session) continue;
    const Guide guide = ui::guideOf(*session, PromptLevel::newcomer);
    QCOMPARE(guide.title, u"A ship in reserve"_s);
    QVERIFY(guide.may.contains(u"(CARD-RESERVE)"_s));
    QVERIFY(guide.think.front().contains(u"(BUILD-7)"_s));
    return;
  }
  QFAIL("no game with a ship in reserve");
}

void tst_prompts::everyFactHasItsSentenceAndItsRule() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  QSet<QString> seen;
  for (const egizia::GameRecord& game : tables().games) {
    lookAtAll(game, [&](ui::EgiziaSession& session) {
      for (const ui::Fact& fact : situationOf(session).facts) {
        static const QRegularExpression rule(u" \\(([A-Z0-9-]+)\\)$"_s);
        const auto found = rule.match(fact.text);
        QVERIFY2(found.hasMatch(), qPrintable(fact.text));
        QVERIFY2(found.capturedStart() > 10, qPrintable(fact.text));
        QVERIFY2(!fact.text.contains(QRegularExpression(u"%[0-9n]"_s)), qPrintable(fact.text));
        QVERIFY(text::withRuleLinks(fact.text).contains(text::ruleAddress(found.captured(1))));
        seen.insert(found.captured(1));
      }
    });
    if (QTest::currentTestFailed()) return;
  }
  QVERIFY2(seen.size() > 30, qPrintable(seen.values().join(u' ')));
}

void tst_prompts::knowingPlayerIsToldTwoLinesAtMost() {
  QVERIFY(text::useLanguage(u"en"));
  int told = 0;
  lookAtAll(tables().games.front(), [&](ui::EgiziaSession& session) {
    const Guide guide = ui::guideOf(session, PromptLevel::knowing);
    QVERIFY(guide.what.isEmpty() && guide.may.isEmpty());
    QVERIFY(guide.think.size() <= ui::mostLinesKnowing);
    told += static_cast<int>(guide.think.size());
  });
  QVERIFY(told > 0);
}

void tst_prompts::silentPlayerIsToldNothing() {
  QVERIFY(text::useLanguage(u"en"));
  lookAtAll(tables().games.front(), [&](ui::EgiziaSession& session) {
    QVERIFY(ui::guideOf(session, PromptLevel::silent).isEmpty());
  });
}

void tst_prompts::thePastIsExplainedAndNotThoughtAbout() {
  QVERIFY(text::useLanguage(u"en"));
  TableWindow window(tables().games.front(), tables().edition);
  window.session.lookAt(5);
  ui::PromptLevels levels;
  levels.fill(PromptLevel::newcomer);
  window.view.setPromptLevels(levels);
  const Guide guide = window.view.guide().guide().content().guide;
  QCOMPARE(guide.title, u"The past"_s);
  QVERIFY(guide.think.isEmpty());
  levels.fill(PromptLevel::knowing);
  window.view.setPromptLevels(levels);
  QVERIFY(window.view.guide().guide().content().guide.isEmpty());
}

void tst_prompts::replacingAnEntryIsExplained() {
  QVERIFY(text::useLanguage(u"en"));
  ui::EgiziaSession session(tables().games.front(), tables().edition);
  session.startReplacing(3);
  const Guide replacing = ui::guideOf(session, PromptLevel::newcomer);
  QVERIFY(replacing.may.contains(u"takes the place of the old entry"_s));
  QVERIFY(!replacing.think.isEmpty());
}

void tst_prompts::levelOfThePlayerOnTurnCounts() {
  egizia::GameRecord game = goldenGame("revised-4-players", *goldenEdition());
  game.entries.resize(2);
  ui::EgiziaSession session(game, goldenEdition());
  const egizia::Player on = ui::decidingPlayer(session);
  QVERIFY(on != egizia::noPlayer);
  ui::PromptLevels levels;
  levels.fill(PromptLevel::newcomer);
  levels[on] = PromptLevel::silent;
  QCOMPARE(ui::levelFor(on, session.players(), levels), PromptLevel::silent);
}

void tst_prompts::whereAllActTogetherTheMostTalkativeLevelCounts() {
  egizia::GameRecord game = goldenGame("revised-4-players", *goldenEdition());
  game.entries.clear();
  ui::EgiziaSession session(game, goldenEdition());
  const egizia::Player nobody = ui::decidingPlayer(session);
  QCOMPARE(nobody, egizia::noPlayer);
  ui::PromptLevels levels;
  levels.fill(PromptLevel::silent);
  levels[2] = PromptLevel::knowing;
  QCOMPARE(ui::levelFor(nobody, session.players(), levels), PromptLevel::knowing);
  levels[3] = PromptLevel::newcomer;
  QCOMPARE(ui::levelFor(nobody, session.players(), levels), PromptLevel::newcomer);
}

void tst_prompts::hiddenCardsMakeNoDifference() {
  QVERIFY(text::useLanguage(u"en"));
  const egizia::GameRecord golden = goldenGame("revised-4-players", *tables().edition);
  std::vector<QStringList> said(2);
  for (const int which : {0, 1}) {
    lookAtAll(withNames(golden, which), [&](ui::EgiziaSession& session) {
      if (session.shown().phase >= egizia::Phase::final) return;
      said[static_cast<std::size_t>(which)] += textsOf(ui::guideOf(session, PromptLevel::newcomer));
    });
  }
  QVERIFY(said[0].size() > 300);
  QCOMPARE(said[0], said[1]);
}

NILOMETER_TEST(tst_prompts)
#include "tst_prompts.moc"
