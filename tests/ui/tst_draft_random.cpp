// SPDX-License-Identifier: GPL-3.0-or-later
// Complete random games, made entry by entry with a draft: it reaches whatever is legal, and
// whatever it offers is legal.
// NILOMETER_FULL=1 in the environment plays ten times as many games.
#include "test_program.h"

#include "tests/support_edition.h"
#include "tests/ui/draft_driver.h"

#include "engine/egizia/file/game_record.h"
#include "engine/random_play/egizia/random_game.h"

#include <QTest>

#include <set>

using namespace nilometer;
using namespace nilometer::egizia;
using ui::Ask;
using ui::Draft;
using ui::Ground;
using ui::Move;
using ui::Offer;
using ui::Progress;

namespace {

constexpr int gamesToReach = 2; ///< of each combination
constexpr int gamesToLookAt = 1;
constexpr int fullGames = 30; ///< times as many
/// The drafts of every so many tables are looked at closely: each look presses all that is open.
constexpr std::size_t closeLook = 7;

/// The entry as a record has it, for messages.
std::string written(const Game& game, const Entry& entry) {
  egizia::RecordHeader header;
  header.players = {{"A", "blue", 0}, {"B", "red", 0}, {"C", "green", 0}, {"D", "yellow", 0}};
  egizia::RecordedEntry recorded;
  recorded.entry = entry;
  return egizia::writeEntry(recorded, header, *game.edition);
}

const char* rulesOf(const Verdict& verdict) {
  return verdict.legal() ? "" : ruleName(verdict.findings().front().rule).data();
}

/// Sphinx cards seen by their owner only are named in a dialog of their own (NameSphinxCards):
/// a draft leaves them out of a drawing.
Entry withoutSecrets(Entry entry) {
  if (auto* build = std::get_if<Build>(&entry)) build->keptCards = 0;
  return entry;
}

/// Which entries have dialogs of their own instead of a draft.
bool hasDialog(const Entry& entry) {
  return std::holds_alternative<NameSphinxCards>(entry) || std::holds_alternative<Correct>(entry);
}

/// A game at a table and the drafts begun on it.
class TestedGame {
public:
  TestedGame(const Game& game, Naming naming, std::uint64_t seed)
      : m_game(game), m_state(setUp(game)), m_table(game, naming, seed), m_salt(seed) {}

  void play(void (TestedGame::*test)(const Entry&)) {
    while (const std::optional<Entry> entry = m_table.next(m_state, m_options)) {
      ++m_salt;
      (this->*test)(*entry);
      if (QTest::currentTestFailed()) {
        qWarning("round %d, before %s", m_state.round, written(m_game, *entry).c_str());
        return;
      }
      m_effects.clear();
      apply(m_game, m_state, *entry, m_effects);
    }
    QCOMPARE(m_state.phase, Phase::over);
  }

  void reach(const Entry& wanted);
  void lookClosely(const Entry& wanted);

private:
  [[nodiscard]] Draft begun() const {
    Draft draft;
    draft.begin(m_ground);
    return draft;
  }
  void reachFeeding(const Feed& wanted);
  /// Sphinx cards named for their owner's eyes only are offered to others until he is scored:
  /// leaving them out would tell. They are the one thing offered that may be refused.
  [[nodiscard]] bool namesHidden(const Entry& entry) const {
    const auto* score = std::get_if<FinalScore>(&entry);
    if (score == nullptr) return false;
    SphinxSet hidden = 0;
    for (const PlayerState& player : m_state.player) {
      if (!player.scored) hidden |= player.sphinxNamed;
    }
    return (score->cards & hidden) != 0;
  }
  void checkQuestions(const Draft& draft);
  void checkOffer(const Offer& offer);
  /// What has been pressed leads to something legal, and can be taken back.
  void checkPressed(Draft& draft, const test::Face& before, Progress progress);
  void checkChoices(Draft& draft);
  void checkPlaces();
  void checkActions();
  [[nodiscard]] bool opensAnything(const Draft& draft) const;

  const Game& m_game;
  State m_state;
  Options m_options;
  Effects m_effects;
  Ground m_ground{{&m_game, &m_state, &m_options}};
  RandomGame m_table;
  std::size_t m_salt;
};

void TestedGame::reach(const Entry& entry) {
  if (hasDialog(entry)) return;
  const auto* feed = std::get_if<Feed>(&entry);
  if (feed != nullptr && feed->only != noPlayer) return reachFeeding(*feed);
  const Entry wanted = withoutSecrets(entry);
  Draft draft = begun();
  test::DraftDriver driver(draft, m_ground);
  const bool made = driver.make(wanted);
  QVERIFY2(made, driver.stuck().c_str());
  while (draft.back()) {
  }
  QVERIFY2(test::Face(draft) == test::Face(begun()), "everything taken back is a new beginning");
}

// A draft feeds the whole table at once: the same as one player with that help and then the rest.
void TestedGame::reachFeeding(const Feed& wanted) {
  Feed whole = wanted;
  whole.only = noPlayer;
  Draft draft = begun();
  test::DraftDriver driver(draft, m_ground);
  QVERIFY2(driver.make(whole), driver.stuck().c_str());
  State together = m_state;
  State apart = m_state;
  apply(m_game, together, *draft.entry(), m_effects);
  apply(m_game, apart, wanted, m_effects);
  if (apart.phase == Phase::feed) apply(m_game, apart, Feed{}, m_effects);
  QVERIFY(together == apart);
}

void TestedGame::checkQuestions(const Draft& draft) {
  std::set<std::pair<Ask, int>> asked;
  for (const ui::Question& question : draft.questions()) {
    QVERIFY2(asked.insert({question.ask, question.about}).second, "asked twice");
    QVERIFY(!question.choices.empty());
    std::set<int> ids;
    int chosen = 0;
    for (const ui::Choice& choice : question.choices) {
      QVERIFY2(ids.insert(choice.id).second, "a choice offered twice");
      chosen += choice.chosen ? 1 : 0;
    }
    if (question.kind == ui::Question::Kind::several) continue;
    // What lies there is not proposed, nor is what is drawn.
    const bool isSaid = question.ask == Ask::draw || question.ask == Ask::unpaid ||
                        question.ask == Ask::keep || question.ask == Ask::pay;
    const bool proposed = question.ask != Ask::card && question.ask != Ask::tomb && !isSaid;
    QVERIFY2(chosen == 1 || (chosen == 0 && !proposed), qPrintable(QString::number(chosen)));
  }
}

void TestedGame::checkOffer(const Offer& offer) {
  QVERIFY2(!offer.open || offer.verdict.legal(), "open and refused");
}

void TestedGame::checkPressed(Draft& draft, const test::Face& before, Progress progress) {
  QVERIFY2(progress != Progress::ignored, "ignored");
  checkQuestions(draft);
  if (progress == Progress::ready) QVERIFY2(draft.entry(), "ready without an entry");
  Draft filled = draft;
  const std::optional<Entry> entry = test::completed(filled, m_salt);
  QVERIFY2(entry, "no entry");
  const Verdict verdict = judge(m_game, m_state, *entry);
  QVERIFY2(verdict.legal() || namesHidden(*entry), rulesOf(verdict));
  QVERIFY(draft.back());
  QVERIFY2(test::Face(draft) == before, "not the same as before");
}

/// Single questions: each open choice is legal. Those with several answers are switched one by
/// one, through what is not.
void TestedGame::checkChoices(Draft& draft) {
  const test::Face before(draft);
  for (const ui::Question& question : before.questions) {
    if (question.kind == ui::Question::Kind::several) continue;
    for (const ui::Choice& choice : question.choices) {
      if (!choice.open) continue;
      const Progress progress = draft.choose(question.ask, question.about, choice.id);
      checkPressed(draft, before, progress);
      if (QTest::currentTestFailed()) {
        qWarning("choice %d of question %d", choice.id, static_cast<int>(question.ask));
        return;
      }
    }
  }
}

void TestedGame::checkPlaces() {
  Draft draft = begun();
  const test::Face before(draft);
  for (const auto& [place, offer] : before.offers) {
    checkOffer(offer);
    if (!offer.open) continue;
    const Progress progress = draft.press(place);
    Draft pressed = draft;
    checkPressed(draft, before, progress);
    checkChoices(pressed);
    if (QTest::currentTestFailed()) return;
  }
}

bool TestedGame::opensAnything(const Draft& draft) const {
  return std::ranges::any_of(draft.offers(), [](const auto& each) {
    return ui::kindOf(each.first) == ui::BoardPlace::stop && each.second.open;
  });
}

void TestedGame::checkActions() {
  Draft draft = begun();
  const test::Face before(draft);
  for (const ui::Action& action : before.actions) {
    const Progress progress = draft.start(action);
    const bool switches = action.move == Move::doubled || action.move == Move::second ||
                          action.move == Move::nameCard;
    if (switches) {
      // CARD-DOUBLE may be for the second ship only.
      bool useful = opensAnything(draft);
      for (const ui::Action& other : before.actions) {
        if (other.move == action.move) continue;
        Draft both = draft;
        if (other.move == Move::second) both.start(other);
        useful = useful || opensAnything(both);
      }
      QVERIFY2(useful, "a switch that opens nothing");
      QVERIFY(draft.back());
      QVERIFY(test::Face(draft) == before);
      continue;
    }
    Draft started = draft;
    checkPressed(draft, before, progress);
    checkChoices(started);
    if (QTest::currentTestFailed()) return;
  }
}

void TestedGame::lookClosely(const Entry& /*wanted*/) {
  Draft draft = begun();
  checkQuestions(draft);
  QVERIFY(!draft.begun());
  QVERIFY(!draft.back());
  if (const auto proposed = draft.entry()) {
    const Verdict verdict = judge(m_game, m_state, *proposed);
    QVERIFY2(verdict.legal(), rulesOf(verdict));
  }
  if (m_salt % closeLook != 0) return;
  checkChoices(draft);
  checkPlaces();
  checkActions();
}

} // namespace

class tst_draft_random : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyLegalEntryCanBeMade_data() { combinations(); }
  void everyLegalEntryCanBeMade() { games(gamesToReach, &TestedGame::reach); }
  void whatIsOfferedIsLegal_data() { combinations(); }
  void whatIsOfferedIsLegal() { games(gamesToLookAt, &TestedGame::lookClosely); }

private:
  static void combinations();
  static void games(int few, void (TestedGame::*test)(const Entry&));
};

void tst_draft_random::combinations() {
  QTest::addColumn<int>("profile");
  QTest::addColumn<int>("players");
  QTest::addColumn<int>("naming");
  for (std::size_t profile = 0; profile < profileNames.size(); ++profile) {
    for (int players = 2; players <= 4; ++players) {
      for (const Naming naming : {Naming::asLate, Naming::asEarly}) {
        const char* when = naming == Naming::asLate ? "late" : "early";
        QTest::addRow("%s, %d players, named %s", profileNames[profile].data(), players, when)
            << static_cast<int>(profile) << players << static_cast<int>(naming);
      }
    }
  }
}

// Every other game with values other than the printed ones: nothing depends on them.
void tst_draft_random::games(int few, void (TestedGame::*test)(const Entry&)) {
  static const Edition printed = test::shipped();
  QFETCH(int, profile);
  QFETCH(int, players);
  QFETCH(int, naming);
  const int count = qEnvironmentVariableIsSet("NILOMETER_FULL") ? few * fullGames : few;
  for (int seed = 0; seed < count; ++seed) {
    const Edition& edition = seed % 2 == 0 ? printed : test::differentEdition();
    const Game game{&edition, optionsOf(static_cast<Profile>(profile)), players, rulesVersion, {}};
    TestedGame(game, static_cast<Naming>(naming), static_cast<std::uint64_t>(seed)).play(test);
    if (QTest::currentTestFailed()) {
      qWarning("seed %d", seed);
      return;
    }
  }
}

NILOMETER_TEST(tst_draft_random)
#include "tst_draft_random.moc"
