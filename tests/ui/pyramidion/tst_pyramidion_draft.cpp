// SPDX-License-Identifier: GPL-3.0-or-later
// Complete random games of Pyramidion, entered with presses alone: the draft reaches whatever is
// legal, in few presses, and whatever is pressed leads to an entry that can be judged and taken
// back. NILOMETER_FULL=1 in the environment plays ten times as many games.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_scribe.h"

#include "engine/chance/pyramidion/random_game.h"
#include "ui/pyramidion/draft/draft.h"

#include <QTest>

#include <random>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

constexpr int usualDraftGames = 4; ///< of each combination
constexpr int fullDraftGames = 40;
/// The most that an entry takes on average, Enter with it: a card that was read before two.
constexpr double mostPresses = 2.5;
constexpr double mostReading =
    8; ///< where nearly all is read for the first time, or sums are called out

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
  Scribe scribe(draft, m_ground);
  QVERIFY2(scribe.make(wanted), "a press was ignored");
  QVERIFY(draft.entry());
  QCOMPARE(withoutLooking(*draft.entry()), withoutLooking(wanted));
  QVERIFY(draft.verdict().legal());
  m_presses += scribe.presses();
  const auto* play = std::get_if<Play>(&wanted);
  const bool isPlain = play != nullptr && play->card.id != 0 && !asksForAnkh(m_state.active) &&
                       m_state.active != Site::giza && play->card.kind <= CardKind::deity;
  QVERIFY2(!isPlain || scribe.presses() <= 2, "a card that was read before takes two presses");
  const auto* pass = std::get_if<Pass>(&wanted);
  const bool isPass = pass != nullptr && !pass->recruit;
  QVERIFY2(!isPass || scribe.presses() == 1, "passing takes one");
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
    if (std::holds_alternative<TellCorner>(wanted)) return;
    if (other.index() == wanted.index() && !std::holds_alternative<Load>(wanted)) return;
    QVERIFY2(scribe.make(other) || other == *draft.entry(), "a press was ignored");
    QCOMPARE(*draft.entry(), other);
  }
}

ui::PlaceId DraftedGame::anyPlace() {
  const auto what = static_cast<BoardPlace>(below(8));
  return placeId(what, below(8), below(3));
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
  for (int number = 0; number < siteCount; ++number) {
    for (const BoardPlace what : {BoardPlace::site, BoardPlace::boat, BoardPlace::card}) {
      const Offer offer = draft.offer(placeId(what, number));
      QVERIFY(!(offer.open && !offer.verdict.legal()));
      QVERIFY(!(offer.open && offer.chosen));
    }
  }
  for (const Question& question : draft.questions()) {
    for (const Choice& choice : question.choices) {
      QVERIFY(choice.count <= std::max(choice.most, choice.count));
      Draft trial = draft;
      if (!choice.open || trial.choose({question.id(), choice.id}) != Progress::ready) continue;
      QVERIFY(isWithin(m_game, *trial.entry()));
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
  QCOMPARE(withoutLooking(*draft.entry()), withoutLooking(wanted));
}

} // namespace

class tst_pyramidion_draft : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyLegalEntryIsMadeInFewPresses_data() { combinations(); }
  void everyLegalEntryIsMadeInFewPresses() { games(&DraftedGame::reach); }
  void anEntryIsReplaced_data() { combinations(); }
  void anEntryIsReplaced() { games(&DraftedGame::replace); }
  void whateverIsPressedCanBeTakenBack_data() { combinations(); }
  void whateverIsPressedCanBeTakenBack() { games(&DraftedGame::muddle); }
  void recordedGamesAreEntered_data() { pyramidionGameRows(); }
  void recordedGamesAreEntered();
  void boatsThatWereMissingAreAskedFor_BOAT1();

private:
  static void combinations();
  static void games(void (DraftedGame::*test)(const Entry&));
};

void tst_pyramidion_draft::combinations() {
  QTest::addColumn<int>("players");
  QTest::addColumn<bool>("other");
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    for (const bool other : {false, true}) {
      QTest::addRow("%d players, %s", players,
                    other ? "other options, a copy nobody read" : "usual")
          << players << other;
    }
  }
}

void tst_pyramidion_draft::games(void (DraftedGame::*test)(const Entry&)) {
  QFETCH(int, players);
  QFETCH(bool, other);
  RuleOptions options;
  if (other) {
    options.abuSimbelTrades = AbuSimbelTrades::any;
    options.effects = SpecialEffects::optional;
    options.philosopherActor = PhilosopherActor::player;
    options.boatPoints = BoatPoints::asked;
    options.record = players == 3 ? RecordOf::totals : RecordOf::cards;
  }
  const int count = qEnvironmentVariableIsSet("NILOMETER_FULL") ? fullDraftGames : usualDraftGames;
  int presses = 0;
  int entries = 0;
  for (int seed = 0; seed < count; ++seed) {
    const Game game{other ? &sparseCopy() : &completeCopy(), options, players, rulesVersion};
    DraftedGame played(game, static_cast<std::uint64_t>(seed));
    played.play(test);
    if (QTest::currentTestFailed()) {
      qWarning("seed %d", seed);
      return;
    }
    presses += played.presses();
    entries += played.entries();
  }
  // Of a copy that nobody has read nearly every card is read.
  const double most = other ? mostReading : mostPresses;
  QVERIFY2(presses < most * entries, qPrintable(QString::number(1.0 * presses / entries)));
}

void tst_pyramidion_draft::recordedGamesAreEntered() {
  QFETCH(const PlayedPyramidion*, game);
  const Game& rules = game->played.game;
  State state = setUp(rules);
  Options options;
  Effects effects;
  const Ground ground{&rules, &state, &options};
  for (const auto& line : game->record.entries) {
    listOptions(rules, state, options);
    Draft draft;
    draft.begin(ground);
    Scribe scribe(draft, ground);
    QVERIFY2(scribe.make(line.entry), phaseNames[at(state.phase)].data());
    QVERIFY(draft.entry());
    QCOMPARE(withoutLooking(*draft.entry()), withoutLooking(line.entry));
    apply(rules, state, line.entry, effects);
  }
}

// Fewer boats were entered than were due: whoever changes that entry can enter them all.
void tst_pyramidion_draft::boatsThatWereMissingAreAskedFor_BOAT1() {
  const Game rules{&sparseCopy(), {}, 3};
  State state = setUp(rules);
  Options options;
  Effects effects;
  apply(rules, state, SetUp{{1, 2, 3}, {}}, effects);
  listOptions(rules, state, options);
  Ground ground{&rules, &state, &options};
  ground.replaced = NewBoats{};
  Draft draft;
  draft.begin(ground);
  const auto* boats = std::get_if<NewBoats>(&*draft.work().entry);
  QVERIFY(boats != nullptr);
  QCOMPARE(int{boats->count}, boatsInRow);
  QVERIFY(!draft.questions().empty());
}

NILOMETER_TEST(tst_pyramidion_draft)
#include "tst_pyramidion_draft.moc"
