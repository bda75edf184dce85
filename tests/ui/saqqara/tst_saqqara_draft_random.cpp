// SPDX-License-Identifier: GPL-3.0-or-later
// Complete random games of Saqqara, entered with presses alone: the draft reaches whatever is
// legal, in few presses, and whatever is pressed leads to an entry that can be judged and taken
// back. NILOMETER_FULL=1 in the environment plays ten times as many games.
#include "engine/saqqara/saqqara_table.h"
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_scribe.h"

#include "engine/random_play/saqqara/random_game.h"
#include "ui/saqqara/draft/draft.h"

#include <QTest>

#include <random>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

constexpr int usualDraftGames = 4; ///< of each combination
constexpr int fullDraftGames = 40;
/// The most that an entry takes on average, Enter with it: four cards that are read are five.
constexpr double mostPresses = 2.9;

template <class What> bool isA(const Entry& entry) {
  return std::holds_alternative<What>(entry);
}

/// What a draft shows.
struct Shown {
  Questions questions;
  std::vector<Action> actions;
  Work work;
  bool begun = false;

  explicit Shown(const Draft& draft)
      : questions(draft.questions()), actions(draft.actions()), work(draft.work()),
        begun(draft.begun()) {}
  friend bool operator==(const Shown&, const Shown&) = default;
};

/// A game at a table, and the drafts begun on it.
class DraftedGame {
public:
  DraftedGame(const Game& game, std::uint64_t seed)
      : m_game(game), m_state(setUp(game)), m_table(game, seed), m_random(seed) {}

  void play(void (DraftedGame::*test)(const Entry&)) {
    while (const std::optional<Entry> entry = m_table.next(m_state, m_options)) {
      // The table fills the same list for itself.
      listOptions(m_game, m_state, m_options);
      (this->*test)(*entry);
      if (QTest::currentTestFailed()) {
        qWarning("round %d, phase %s, entry of kind %d", m_state.round,
                 phaseNames[at(m_state.phase)].data(), static_cast<int>(entry->index()));
        return;
      }
      ++m_entries;
      m_effects.clear();
      apply(m_game, m_state, *entry, m_effects);
    }
    QCOMPARE(m_state.phase, Phase::over);
  }

  void reach(const Entry& wanted);
  void replace(const Entry& wanted);
  void muddle(const Entry& wanted);

  [[nodiscard]] int entries() const { return m_entries; }
  [[nodiscard]] int presses() const { return m_presses; }

private:
  [[nodiscard]] Draft begun() const {
    Draft draft;
    draft.begin(m_ground);
    return draft;
  }
  [[nodiscard]] int below(int bound) { return static_cast<int>(m_random() % unsigned(bound)); }
  [[nodiscard]] ui::PlaceId anyPlace();
  Progress pressAnything(Draft& draft);
  void checkOffered(const Draft& draft) const;

  const Game& m_game;
  State m_state;
  Options m_options;
  Effects m_effects;
  Ground m_ground{&m_game, &m_state, &m_options};
  RandomGame m_table;
  std::mt19937 m_random;
  int m_entries = 0;
  int m_presses = 0;
};

void DraftedGame::reach(const Entry& wanted) {
  Draft draft = begun();
  QVERIFY(!draft.begun());
  // Enter once too often enters nothing.
  QVERIFY(!draft.entry() || isA<FreeWorker>(*draft.entry()));
  Scribe scribe(draft, m_ground);
  QVERIFY2(scribe.make(wanted), "a press was ignored");
  QVERIFY(draft.entry());
  QCOMPARE(*draft.entry(), wanted);
  QVERIFY(draft.verdict().legal());
  m_presses += scribe.presses();
  while (draft.back()) {
  }
  QVERIFY2(Shown(draft) == Shown(begun()), "everything taken back is a new beginning");
}

// What is to be replaced is shown as it was entered, and another entry can be made from there.
void DraftedGame::replace(const Entry& wanted) {
  Ground ground = m_ground;
  ground.replaced = wanted;
  Draft draft;
  draft.begin(ground);
  QVERIFY(draft.entry());
  QCOMPARE(*draft.entry(), wanted);
  if (!m_options.entries.empty()) {
    const Entry& other = m_options.entries[m_random() % m_options.entries.size()];
    Scribe scribe(draft, ground);
    if (other.index() == wanted.index() || isA<Pass>(other)) return;
    if (isA<Withdraw>(wanted) || isA<Withdraw>(other)) return;
    QVERIFY2(scribe.make(other) || other == *draft.entry(), "a press was ignored");
    QCOMPARE(*draft.entry(), other);
  }
}

ui::PlaceId DraftedGame::anyPlace() {
  const auto what = static_cast<BoardPlace>(below(8));
  const int warehouse = below(warehouseCount);
  switch (what) {
  case BoardPlace::warehouse:
  case BoardPlace::card: return placeId(what, warehouse);
  case BoardPlace::slot: return placeId(what, warehouse, below(m_game.players));
  case BoardPlace::field: return placeId(what, below(fieldCount));
  case BoardPlace::step: return placeId(what, 1 + below(topLevel), below(pyramidCount));
  case BoardPlace::table:
  case BoardPlace::nile:
  case BoardPlace::nileEnd: break;
  }
  return placeId(what);
}

Progress DraftedGame::pressAnything(Draft& draft) {
  const int what = below(10);
  if (what < 2) return draft.press(anyPlace());
  if (what < 4 && !draft.actions().empty()) {
    const auto& actions = draft.actions();
    return draft.start(actions[m_random() % actions.size()].move);
  }
  if (draft.questions().empty()) return Progress::ignored;
  const Question question = draft.questions()[m_random() % draft.questions().size()];
  const auto change = static_cast<Change>(below(3));
  if (question.choices.empty()) return draft.choose({question.id(), below(10)}, change);
  const int id = question.choices[m_random() % question.choices.size()].id;
  return draft.choose({question.id(), id}, change);
}

/// What is open is not refused for what it is about, and no place says both.
void DraftedGame::checkOffered(const Draft& draft) const {
  for (const Warehouse at : allWarehouses) {
    const Offer offer = draft.offer(placeId(BoardPlace::warehouse, static_cast<int>(at)));
    QVERIFY(!(offer.open && !offer.verdict.legal()));
    QVERIFY(!(offer.open && offer.chosen));
  }
  for (const Question& question : draft.questions()) {
    for (const Choice& choice : question.choices) {
      QVERIFY(choice.count <= std::max(choice.most, choice.count));
      const bool atOnce = question.ask == Ask::pyramid || question.ask == Ask::crop;
      if (!choice.open || !atOnce) continue;
      Draft trial = draft;
      if (trial.choose({question.id(), choice.id}) != Progress::ready) continue;
      const Verdict verdict = trial.verdict();
      QVERIFY2(verdict.legal(), ruleName(verdict.findings().front().rule).data());
    }
  }
}

// Anything at all is pressed: it is never lost, and it never makes an entry that has no meaning.
void DraftedGame::muddle(const Entry& wanted) {
  Draft draft = begun();
  for (int i = 0; i < 12; ++i) {
    const Shown before(draft);
    const Progress progress = pressAnything(draft);
    if (progress == Progress::ignored) {
      QVERIFY2(Shown(draft) == before, "what is ignored changes nothing");
      continue;
    }
    QVERIFY(draft.begun());
    QVERIFY(progress != Progress::ready || draft.entry());
    checkOffered(draft);
    if (const auto entry = draft.entry()) {
      QVERIFY2(isWithin(m_game, *entry), "about something that does not exist");
      (void)draft.verdict();
    }
    Draft undone = draft;
    QVERIFY(undone.back());
    QVERIFY2(Shown(undone) == before, "not the same as before");
    if (QTest::currentTestFailed()) return;
  }
  draft.clear();
  QVERIFY(Shown(draft) == Shown(begun()));
  Scribe scribe(draft, m_ground);
  QVERIFY(scribe.make(wanted));
  QCOMPARE(*draft.entry(), wanted);
}

} // namespace

class tst_saqqara_draft_random : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyLegalEntryIsMadeInFewPresses_data() { combinations(); }
  void everyLegalEntryIsMadeInFewPresses() { games(&DraftedGame::reach); }
  void anEntryIsReplaced_data() { combinations(); }
  void anEntryIsReplaced() { games(&DraftedGame::replace); }
  void whateverIsPressedCanBeTakenBack_data() { combinations(); }
  void whateverIsPressedCanBeTakenBack() { games(&DraftedGame::muddle); }

private:
  static void combinations();
  static void games(void (DraftedGame::*test)(const Entry&));
};

void tst_saqqara_draft_random::combinations() {
  QTest::addColumn<int>("players");
  QTest::addColumn<bool>("other");
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    for (const bool other : {false, true}) {
      QTest::addRow("%d players, %s", players, other ? "other options" : "usual")
          << players << other;
    }
  }
}

void tst_saqqara_draft_random::games(void (DraftedGame::*test)(const Entry&)) {
  const Edition edition = bareEdition();
  QFETCH(int, players);
  QFETCH(bool, other);
  RuleOptions options;
  if (other) {
    options.liveBids = LiveBids::one;
    options.landRound = LandRound::choice;
    options.reveal = RevealTime::beforeInvest;
    options.traderSource = TraderSource::warehouse;
    options.marketCardsBothWays = true;
    options.withdrawEndsTurn = true;
  }
  const int count = qEnvironmentVariableIsSet("NILOMETER_FULL") ? fullDraftGames : usualDraftGames;
  int presses = 0;
  int entries = 0;
  for (int seed = 0; seed < count; ++seed) {
    const Game game{&edition, options, players, rulesVersion};
    DraftedGame played(game, static_cast<std::uint64_t>(seed));
    played.play(test);
    if (QTest::currentTestFailed()) {
      qWarning("seed %d", seed);
      return;
    }
    presses += played.presses();
    entries += played.entries();
  }
  QVERIFY2(presses < mostPresses * entries, qPrintable(QString::number(1.0 * presses / entries)));
}

NILOMETER_TEST(tst_saqqara_draft_random)
#include "tst_saqqara_draft_random.moc"
