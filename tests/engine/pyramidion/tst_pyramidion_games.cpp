// SPDX-License-Identifier: GPL-3.0-or-later
// The complete recorded games of Pyramidion: what they lead to stays as it was, and what they show
// of the game. The points of boats follow from the entries without the engine.
#include "pyramidion_games.h"
#include "test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <set>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// What the entries of a record alone say of the boats: which lie in the row, who has loaded which.
class EntryBoats {
public:
  void add(const Entry& entry) {
    if (const auto* turned = std::get_if<NewBoats>(&entry)) {
      m_reserved.reset();
      m_row.insert(m_row.end(), turned->boats.begin(), turned->boats.begin() + turned->count);
    }
    if (const auto* site = std::get_if<Activate>(&entry); site != nullptr && site->boat) {
      m_reserved = site->boat;
    }
    if (std::holds_alternative<NextSupply>(entry)) ++m_rounds;
    if (const auto* load = std::get_if<Load>(&entry)) {
      ++m_loaded[load->player];
      if (load->boat == reservedBoat) {
        m_points[load->player] += m_reserved->points.value_or(std::uint8_t{0});
        return;
      }
      const auto boat = m_row.begin() + load->boat - 1;
      m_points[load->player] += boat->points.value_or(std::uint8_t{0});
      m_row.erase(boat);
    }
    if (const auto* reveal = std::get_if<Reveal>(&entry)) {
      for (std::size_t i = 0; i < maxPlayers; ++i) m_points[i] = reveal->points[i];
    }
  }
  [[nodiscard]] int points(Player player) const { return m_points[player]; }
  [[nodiscard]] int loaded(Player player) const { return m_loaded[player]; }
  [[nodiscard]] int rounds() const { return m_rounds; }

private:
  std::vector<Boat> m_row;
  std::optional<Boat> m_reserved;
  std::array<int, maxPlayers> m_points{};
  std::array<int, maxPlayers> m_loaded{};
  int m_rounds = 0;
};

template <class Wanted> void forEveryEffect(Wanted wanted) {
  for (const PlayedPyramidion& game : pyramidionGames()) {
    for (const Effect& effect : game.played.effects) wanted(effect);
  }
}

} // namespace

class tst_PyramidionGames : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyNumberOfPlayersAndBothWaysToRecordOccur();
  void replaysWithoutFinding_data() { pyramidionGameRows(); }
  void replaysWithoutFinding();
  void givesTheStoredResult_data() { pyramidionGameRows(); }
  void givesTheStoredResult();
  void pointsFollowFromTheEntries_END1_END2_data() { pyramidionGameRows(); }
  void pointsFollowFromTheEntries_END1_END2();
  void isWrittenBackByteByByte_data() { pyramidionGameRows(); }
  void isWrittenBackByteByByte();
  void everyKindOfEntryOccurs();
  void everyKindOfEffectOccurs();
  void singleCardsAndBoatsAreCalledByTheirNumbers();
  void nothingIsAskedOnACompleteCopy_RESOLVE5_LOAD6();
};

void tst_PyramidionGames::everyNumberOfPlayersAndBothWaysToRecordOccur() {
  std::set<std::size_t> players;
  std::set<RecordOf> ways;
  std::set<BoatPoints> points;
  for (const PlayedPyramidion& game : pyramidionGames()) {
    const RuleOptions& options = game.record.header.options;
    if (options.record == RecordOf::cards) players.insert(game.record.header.players.size());
    ways.insert(options.record);
    points.insert(options.boatPoints);
  }
  QCOMPARE(players, (std::set<std::size_t>{2, 3, 4}));
  QCOMPARE(ways.size(), std::size_t{2});
  QCOMPARE(points.size(), std::size_t{2});
}

void tst_PyramidionGames::replaysWithoutFinding() {
  QFETCH(const PlayedPyramidion*, game);
  State state = setUp(game->played.game);
  Effects effects;
  for (std::size_t i = 0; i < game->record.entries.size(); ++i) {
    QVERIFY(game->played.entries[i].verdict.legal());
    effects.clear();
    apply(game->played.game, state, game->record.entries[i].entry, effects);
    QCOMPARE(brokenInvariants(game->played.game, state), 0U);
  }
  QVERIFY(state == game->played.state);
  QCOMPARE(state.phase, Phase::over);
}

void tst_PyramidionGames::givesTheStoredResult() {
  QFETCH(const PlayedPyramidion*, game);
  const std::string stored = sourceText(game->path + ".result.json");
  const QJsonObject result = QJsonDocument::fromJson(QByteArray::fromStdString(stored)).object();
  const State& end = game->played.state;
  QCOMPARE(result[u"entries"].toInt(), static_cast<int>(game->record.entries.size()));
  QCOMPARE(result[u"round"].toInt(), int{end.round});
  const QJsonArray players = result[u"players"].toArray();
  QCOMPARE(players.size(), qsizetype{end.players});
  for (Player player = 0; player < end.players; ++player) {
    const QJsonObject expected = players[player].toObject();
    QCOMPARE(expected[u"colour"].toString().toStdString(),
             game->record.header.players[player].colour);
    QCOMPARE(expected[u"points"].toInt(), int{end.of(player).points});
  }
  QJsonArray order;
  for (const Player player : ranking(game->played.game, end)) {
    order += QString::fromStdString(game->record.header.players[player].colour);
  }
  QCOMPARE(order, result[u"ranking"].toArray());
}

void tst_PyramidionGames::pointsFollowFromTheEntries_END1_END2() {
  QFETCH(const PlayedPyramidion*, game);
  EntryBoats boats;
  for (const RecordedEntry& line : game->record.entries) boats.add(line.entry);
  const State& end = game->played.state;
  QCOMPARE(boats.rounds(), int{end.round});
  std::vector<int> troops;
  for (Player player = 0; player < end.players; ++player) {
    troops.push_back(end.troopsOnSites(player, Troop::torturer));
  }
  const int most = std::ranges::max(troops);
  const bool isAlone = most > 0 && std::ranges::count(troops, most) == 1; // END-2
  for (Player player = 0; player < end.players; ++player) {
    const int extra = isAlone && troops[player] == most ? 1 : 0;
    QCOMPARE(int{end.of(player).points}, boats.points(player) + extra);
    QCOMPARE(static_cast<int>(end.of(player).loaded.size()), boats.loaded(player));
    QCOMPARE(game->played.ledger.total(player), int{end.of(player).points});
  }
}

void tst_PyramidionGames::isWrittenBackByteByByte() {
  QFETCH(const PlayedPyramidion*, game);
  QCOMPARE(writeRecord(game->record, *game->edition), game->text);
}

void tst_PyramidionGames::everyKindOfEntryOccurs() {
  std::set<std::size_t> kinds;
  std::set<Happening> happenings;
  for (const PlayedPyramidion& game : pyramidionGames()) {
    for (const RecordedEntry& line : game.record.entries) {
      kinds.insert(line.entry.index());
      if (const auto* happen = std::get_if<Happen>(&line.entry)) happenings.insert(happen->what);
    }
  }
  // What is put off comes to the same as what is told at once: tst_pyramidion_later.
  kinds.insert(Entry(Later{}).index());
  kinds.insert(Entry(Correct{}).index()); // tst_pyramidion_corrections
  QCOMPARE(kinds.size(), std::variant_size_v<Entry>);
  QCOMPARE(happenings.size(), happeningNames.size());
}

void tst_PyramidionGames::everyKindOfEffectOccurs() {
  std::set<EffectKind> kinds;
  std::set<std::uint8_t> moves;
  std::set<std::uint8_t> markers;
  forEveryEffect([&](const Effect& effect) {
    kinds.insert(effect.kind);
    if (effect.kind == EffectKind::card) moves.insert(effect.what);
    if (effect.kind == EffectKind::marker) markers.insert(effect.what);
  });
  QCOMPARE(kinds.size(), std::size_t{8}); // the table in effects.h
  // The pile of characters outlasts a round.
  moves.insert(at(CardMove::shuffled));
  QCOMPARE(moves.size(), at(CardMove::markerTurned) + 1);
  QCOMPARE(markers.size(), at(Marker::philosopher) + 1);
}

void tst_PyramidionGames::singleCardsAndBoatsAreCalledByTheirNumbers() {
  for (const PlayedPyramidion& game : pyramidionGames()) {
    const bool isComplete = game.edition == &completeCopy();
    for (const RecordedEntry& line : game.record.entries) {
      const auto* play = std::get_if<Play>(&line.entry);
      if (play != nullptr) QCOMPARE(play->card.id != 0, isComplete);
      const auto* boats = std::get_if<NewBoats>(&line.entry);
      if (boats != nullptr && boats->count > 0) QCOMPARE(boats->boats[0].id != 0, isComplete);
    }
  }
}

void tst_PyramidionGames::nothingIsAskedOnACompleteCopy_RESOLVE5_LOAD6() {
  for (const PlayedPyramidion& game : pyramidionGames()) {
    const auto isTold = [](const RecordedEntry& line) {
      return std::holds_alternative<TellMinima>(line.entry) ||
             std::holds_alternative<TellCorner>(line.entry);
    };
    const bool told = std::ranges::any_of(game.record.entries, isTold);
    QCOMPARE(told, game.edition == &sparseCopy());
  }
}

NILOMETER_TEST(tst_PyramidionGames)
#include "tst_pyramidion_games.moc"
