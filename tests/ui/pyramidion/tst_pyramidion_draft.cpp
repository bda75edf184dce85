// SPDX-License-Identifier: GPL-3.0-or-later
// Complete random games of Pyramidion, entered with presses alone: the draft reaches whatever is
// legal, in few presses, and whatever is pressed leads to an entry that can be judged and taken
// back. NILOMETER_FULL=1 in the environment plays ten times as many games.
#include "engine/pyramidion/pyramidion_games.h"
#include "engine/pyramidion/pyramidion_table.h"
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_scribe.h"

#include "engine/random_play/pyramidion/random_game.h"
#include "ui/pyramidion/draft/draft.h"

#include <QTest>

#include <random>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

constexpr int usualDraftGames = 4; ///< of each combination
constexpr int fullDraftGames = 40;
constexpr int sometimes = 20; ///< of a hundred readings that may wait, in every other game
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
      : m_game(game), m_state(setUp(game)), m_table(game, seed, seed % 2 == 0 ? 0 : sometimes),
        m_random(seed) {}

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
  // Enter by itself does only what nobody can decide otherwise.
  const auto alone = draft.entry();
  const auto isOther = [&](const Entry& entry) { return entry != alone; };
  QVERIFY2(!alone || std::ranges::none_of(m_options.entries, isOther), "chosen beforehand");
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
  if (scribe.hands().left) return; // it was begun anew on another table
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

/// The first player is to load the only boat of the row.
struct LoadingTable : PyramidionTable {
  explicit LoadingTable(const Boat& boat) {
    state.phase = Phase::load;
    state.turn = a;
    state.row = {boat};
  }
  /// The draft after a press on the boat.
  [[nodiscard]] Draft pressed() {
    m_options = {};
    listOptions(game, state, m_options);
    Draft draft;
    draft.begin({&game, &state, &m_options});
    draft.choose({questionId(Ask::load), 1});
    return draft;
  }

private:
  Options m_options;
};

/// What pays the pieces of that draft: "own", "statue", or the site of a troop.
QString payment(const Draft& draft) {
  QStringList paid;
  for (const Piece& piece : draft.work().pieces) {
    const auto site = QString::fromLatin1(siteNames[at(piece.site)]);
    const std::array<QString, 4> by{u"own"_s, u"statue"_s, site, site + u"-statue"_s};
    paid += QString::fromLatin1(resourceNames[at(piece.need)]) + u' ' + by[at(piece.source)];
  }
  return paid.join(u", "_s);
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
  void troopsPayBeforeStatuesDo_LOAD4();
  void cornerThatIsPutOffLeavesTheStatue_LOAD6();
  void eachCornerIsPutOffByItself_LOAD6();
  void pieceGoesThroughWhatIsThere_LOAD4();
  void minimaThatAreChangedAreTypedAnew_RESOLVE5();
  void typedSumsWaitForWhatHappened_REC2();

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
    options.highPriestMust = true;
    options.orderPlaces = OrderPlaces::absolute;
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

// Own goods, then troops, be it that their corner has to be read, and statues last.
void tst_pyramidion_draft::troopsPayBeforeStatuesDo_LOAD4() {
  LoadingTable table(boatOf({1, 1, 0, 0, 0, 0}));
  table.own(a, all({1, 0, 0, 0, 0, 2}));
  table.station(a, {Site::giza, Site::cairo});
  table.corner(Site::giza, {Resource::camel});
  const Draft asks = table.pressed();
  QVERIFY(asks.work().entry == Entry(TellCorner{Site::cairo, 0}));
  QVERIFY(asks.setAside() == placeId(BoardPlace::boat, 1));
  table.corner(Site::cairo, {Resource::wood, Resource::food});
  QCOMPARE(payment(table.pressed()), u"camel own, wood cairo"_s);
  // Neither corner shows wood.
  table.corner(Site::cairo, {Resource::food});
  QCOMPARE(payment(table.pressed()), u"camel own, wood statue"_s);
  // A corner that has been read goes before one that has not.
  table.state.sheet[at(Site::giza)].corner.reset();
  table.corner(Site::cairo, {Resource::wood});
  QCOMPARE(payment(table.pressed()), u"camel own, wood cairo"_s);
}

void tst_pyramidion_draft::cornerThatIsPutOffLeavesTheStatue_LOAD6() {
  LoadingTable table(boatOf({0, 1, 0, 0, 0, 0}));
  table.own(a, all({0, 0, 0, 0, 0, 1}));
  table.station(a, {Site::cairo});
  Draft draft = table.pressed();
  QVERIFY(draft.setAside());
  QCOMPARE(draft.start(Move::later), Progress::ready);
  QVERIFY(draft.entry() == Entry(Later{Site::cairo, Waiting::corner}));
  // The boat is pressed again behind it.
  QVERIFY(draft.setAside());
  apply(table.game, table.state, *draft.entry(), table.effects);
  draft = table.pressed();
  QCOMPARE(payment(draft), u"wood statue"_s);
  QVERIFY(draft.entry() && draft.verdict().legal());
  QVERIFY(!draft.find(Move::later));
  // The corner is not asked for again before the round is over.
  draft.choose({questionId(Ask::piece), 0});
  QCOMPARE(payment(draft), u"wood statue"_s);
  // Nothing else could pay.
  table.own(a, all({0, 0, 0, 0, 0, 0}));
  draft = table.pressed();
  QVERIFY(!draft.setAside() && !draft.verdict().legal());
}

void tst_pyramidion_draft::eachCornerIsPutOffByItself_LOAD6() {
  LoadingTable table(boatOf({1, 1}));
  table.own(a, all({1, 0, 0, 0, 0, 1}));
  table.station(a, {Site::giza, Site::cairo});
  Draft draft = table.pressed();
  QVERIFY(draft.work().entry == Entry(TellCorner{Site::giza, 0}));
  QCOMPARE(draft.start(Move::later), Progress::ready);
  apply(table.game, table.state, *draft.entry(), table.effects);
  // The other one is still asked for.
  draft = table.pressed();
  QVERIFY(draft.work().entry == Entry(TellCorner{Site::cairo, 0}));
  QCOMPARE(draft.start(Move::later), Progress::ready);
  apply(table.game, table.state, *draft.entry(), table.effects);
  QCOMPARE(payment(table.pressed()), u"camel own, wood statue"_s);
}

void tst_pyramidion_draft::pieceGoesThroughWhatIsThere_LOAD4() {
  LoadingTable table(boatOf({2, 0, 1, 0, 0, 0}));
  table.own(a, all({2, 0, 0, 0, 0, 1}));
  table.station(a, {Site::giza, Site::thebes, Site::cairo});
  table.corner(Site::giza, {Resource::camel});
  table.corner(Site::thebes, {Resource::stone});
  table.corner(Site::cairo, {Resource::food, Resource::statue});
  // How the first piece is paid, press by press, until that comes again.
  const auto ways = [&](std::size_t piece) {
    Draft draft = table.pressed();
    QStringList seen;
    while (!seen.contains(payment(draft))) {
      if (!draft.verdict().legal()) seen += u"refused: "_s + payment(draft);
      seen += payment(draft);
      draft.choose({questionId(Ask::piece), static_cast<int>(piece)});
    }
    return seen;
  };
  QCOMPARE(ways(0), (QStringList{u"camel own, camel own, food cairo"_s,
                                 u"camel giza, camel own, food cairo"_s,
                                 u"camel statue, camel own, food cairo"_s}));
  QCOMPARE(ways(2), (QStringList{u"camel own, camel own, food cairo"_s,
                                 u"camel own, camel own, food cairo-statue"_s,
                                 u"camel own, camel own, food statue"_s}));
  // What the supply does not hold is not fetched, and a statue that is not owned does not pay.
  table.own(a, all({2, 0, 0, 0, 0, 0}));
  table.leaveInSupply(Resource::camel, 0);
  table.leaveInSupply(Resource::statue, 0);
  QCOMPARE(ways(0), QStringList{u"camel own, camel own, food cairo"_s});
  const Draft draft = table.pressed();
  QVERIFY(!draft.find({questionId(Ask::piece), 0})->open);
  // One statue for two pieces: each can have it.
  table.leaveInSupply(Resource::statue, 1);
  table.state.row = {boatOf({0, 1, 1, 0, 0, 0})};
  table.own(a, all({0, 0, 0, 0, 0, 1}));
  table.corner(Site::cairo, {Resource::wood, Resource::food});
  QCOMPARE(ways(0), (QStringList{u"wood cairo, food statue"_s, u"wood statue, food cairo"_s}));
}

void tst_pyramidion_draft::typedSumsWaitForWhatHappened_REC2() {
  int kept = 0;
  for (const PlayedPyramidion& game : pyramidionGames()) {
    for (std::size_t i = 0; i < game.record.entries.size(); ++i) {
      const Entry& happened = game.record.entries[i].entry;
      if (!std::holds_alternative<Happen>(happened)) continue;
      State state = record::stateAfter(game.record, *game.edition, i);
      Options options;
      listOptions(game.played.game, state, options);
      const Ground ground{&game.played.game, &state, &options};
      Draft draft;
      draft.begin(ground);
      for (const int digit : {1, 2}) draft.choose({questionId(Ask::sum, 0), digit});
      QVERIFY(Scribe(draft, ground).make(happened));
      const Site site = state.active;
      Effects effects;
      apply(game.played.game, state, happened, effects);
      if (state.phase != Phase::tally || state.active != site) continue;
      options = {};
      listOptions(game.played.game, state, options);
      draft.begin(ground);
      const auto* tally = as<Tally>(draft.work());
      QVERIFY(tally != nullptr && draft.begun());
      QCOMPARE(int(tally->sums[0][0].value_or(0)), 12);
      ++kept;
    }
  }
  QVERIFY(kept > 0);
}

void tst_pyramidion_draft::minimaThatAreChangedAreTypedAnew_RESOLVE5() {
  const auto& games = pyramidionGames();
  const auto isTold = [](const auto& line) {
    return std::holds_alternative<TellMinima>(line.entry);
  };
  int changed = 0;
  for (const PlayedPyramidion& game : games) {
    for (std::size_t i = 0; i < game.record.entries.size(); ++i) {
      if (!isTold(game.record.entries[i])) continue;
      const State state = record::stateAfter(game.record, *game.edition, i);
      Options options;
      listOptions(game.played.game, state, options);
      Draft draft;
      draft.begin({&game.played.game, &state, &options, game.record.entries[i].entry});
      QCOMPARE(*draft.entry(), game.record.entries[i].entry);
      for (const int digit : {6, 5, 4}) {
        // A full field has no keys.
        if (!draft.isFull(*draft.find(*draft.next()))) draft.choose({*draft.next(), digit});
      }
      const auto minima = std::get<TellMinima>(*draft.entry());
      QCOMPARE(int(minima.influence), 6);
      QCOMPARE(int(minima.negotiation), 5);
      ++changed;
    }
  }
  QVERIFY(changed > 3);
}

NILOMETER_TEST(tst_pyramidion_draft)
#include "tst_pyramidion_draft.moc"
