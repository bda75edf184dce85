// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/feed.h"
#include "engine/egizia/turn.h"
#include "tests/golden_games.h"
#include "tests/ui/secrets.h"
#include "tests/ui/visible_text.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/spectator/egizia_display.h"
#include "ui/egizia/text/words.h"
#include "ui/game/session/real_board_of.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <set>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;
using egizia::Phase;
using Kind = ui::MoveGlyph::Kind;
using ui::DisplayContent;
using ui::PlayerColour;

namespace {

/// A game that is entered one entry after the other, as at the table.
class Played {
public:
  Played(const egizia::GameRecord& record, std::shared_ptr<const egizia::Edition> edition)
      : m_record(record), session({record.header, {}}, std::move(edition)) {
    static_cast<void>(ui::displayOf(session)); // the real board follows from the beginning
  }
  /// False after the last one.
  bool next() {
    if (session.entries() == m_record.entries.size()) return false;
    const egizia::RecordedEntry& entry = m_record.entries[session.entries()];
    const table::Outcome outcome =
        session.enter(entry.entry, entry.anyway, text::fromUtf8(entry.reason));
    if (!outcome.accepted) {
      qFatal("%s", qPrintable(session.objections(outcome.verdict, outcome.impossible).join(u' ')));
    }
    return true;
  }
  /// Until that holds of the table.
  void until(const std::function<bool(const egizia::State&)>& holds) {
    while (!holds(session.shown())) {
      if (!next()) qFatal("no such table in this game");
    }
  }
  void until(Phase phase, int round = 3) {
    until([&](const egizia::State& state) { return state.phase == phase && state.round == round; });
  }
  [[nodiscard]] DisplayContent content() { return ui::displayOf(session); }

private:
  egizia::GameRecord m_record;

public:
  ui::EgiziaSession session;
};

QString allOf(const DisplayContent& content) {
  return textsOf(content).join(u'\n');
}

} // namespace

/// What the table view of a game of Egizia says.
class tst_display_content : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase();
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void sailingSaysWhoPlacesAShipAndWhatToMove();
  void everyPhaseSaysWhatIsDoneAndWhatComesThen();
  void floodIsThreeRowsWithTheLossesOfEverybody();
  void feedingSaysWhoIsShort();
  void theMarkOfAssumedNumbersIsExplainedOnce();
  void whoLeadsHasTheFirstLane();
  void disputedPointsAreShownBothWays();
  void pastAndItsChangeSaySo();
  void whatIsTakenBackIsPutBack();
  void everythingThatHasASignIsDrawn();
  void finalScoringMovesOnlyWhatWasScored();
  void endOfTheGameIsTheRanking();
  void namesNoSphinxCardWhateverIsNamed_data() { languageRows(); }
  void namesNoSphinxCardWhateverIsNamed();
  void everyTextIsWholeInEveryRecordedGame_data() { languageRows(); }
  void everyTextIsWholeInEveryRecordedGame();

private:
  [[nodiscard]] Played played(const std::string& name) const {
    return {goldenGame(name, *m_edition), m_edition};
  }
  std::shared_ptr<const egizia::Edition> m_edition;
};

void tst_display_content::initTestCase() {
  m_edition = goldenEdition();
}

void tst_display_content::sailingSaysWhoPlacesAShipAndWhatToMove() {
  Played game = played("revised-4-players");
  game.until([](const egizia::State& state) {
    return state.phase == Phase::sail && state.round == 2 && state.player[0].shipsPlaced > 0 &&
           state.player[1].shipsPlaced > 1;
  });
  const DisplayContent content = game.content();
  const table::Player player = game.session.options().onTurn;
  QCOMPARE(content.turn.name, text::playerName(player, game.session.table()));
  QCOMPARE(content.turn.whole, text::playerName(player, game.session.wholeTable()));
  QCOMPARE(content.turn.does, u"places a ship"_s);
  QVERIFY(content.turn.hint.contains(u"left"_s));
  QCOMPARE(content.told, content.turn.name + u" places a ship"_s);
  QCOMPARE(content.heading, u"Now move"_s);
  QVERIFY(!content.needsHeading);
  QVERIFY(!content.moves.empty());
  const ui::MovePart& moves = content.moves.front();
  QVERIFY(moves.colour.has_value());
  // The symbol says whose it is, the ship what it is.
  QCOMPARE(moves.glyphs.front().kind, Kind::ship);
  QVERIFY(moves.glyphs.front().text.startsWith(u"→ "_s));
  for (const ui::MoveGlyph& glyph : moves.glyphs) {
    for (const QString& name : game.session.names().shown) QVERIFY(!glyph.text.startsWith(name));
  }
  QVERIFY(content.toldMoves.startsWith(u"Now move: "_s));
}

void tst_display_content::everyPhaseSaysWhatIsDoneAndWhatComesThen() {
  struct Said {
    Phase phase;
    QString does;
    QString then;
  };
  const Said all[] = {{Phase::lay, u"Lay out the Nile cards"_s, u"then Sail"_s},
                      {Phase::sail, u"places a ship"_s, u"then Feed"_s},
                      {Phase::feed, u"Feed the crews"_s, u"then Stones"_s},
                      {Phase::stone, u"The quarries yield stones"_s, u"then Build"_s},
                      {Phase::bonus, u"Points for participation"_s, u"then Order"_s},
                      {Phase::order, u"New player order"_s, u"then round 4"_s}};
  for (const Said& said : all) {
    Played game = played("revised-4-players");
    game.until(said.phase);
    const DisplayContent content = game.content();
    QCOMPARE(content.turn.does, said.does);
    QCOMPARE(content.then, said.then);
    QCOMPARE(content.phases.phase, static_cast<int>(said.phase));
    QCOMPARE(content.turn.name.isEmpty(), said.phase != Phase::sail);
  }
  Played game = played("revised-4-players");
  game.until(Phase::build);
  QVERIFY(game.content().turn.does.contains(QRegularExpression(u"^(builds|draws) at "_s)));
  QVERIFY(game.content().turn.hint.contains(u"at hand"_s));
  game.until(Phase::order, egizia::rounds);
  QCOMPARE(game.content().then, u"then final scoring"_s);
  game.until(Phase::final, egizia::rounds);
  QCOMPARE(game.content().turn.does, u"is scored"_s);
  QCOMPARE(game.content().then, QString());
}

void tst_display_content::floodIsThreeRowsWithTheLossesOfEverybody() {
  Played game = played("revised-4-players");
  game.until(Phase::sail);
  const ui::DisplayTable table = game.content().table;
  QCOMPARE(table.columns.size(), std::size_t{4});
  QCOMPARE(table.rows.size(), egizia::ringNames.size());
  int losses = 0;
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const auto ring = static_cast<egizia::Ring>(table.rows.size() - 1 - i);
    const ui::DisplayTable::Row& row = table.rows[i];
    QCOMPARE(row.isNow, ring == game.session.shown().ring);
    QCOMPARE(row.pattern == ui::DisplayTable::Pattern::waves, ring <= game.session.shown().ring);
    for (std::size_t column = 0; column < row.cells.size(); ++column) {
      table::Player player = 0;
      while (ui::playerColourAt(game.session.colourOf(player)) != table.columns[column]) ++player;
      const egizia::PlayerState& own = game.session.shown().player[player];
      const egizia::Flood flood = egizia::floodOf(*m_edition, own, ring);
      QCOMPARE(row.cells[column].text.isEmpty(), flood.missing == 0);
      if (flood.missing == 0) continue;
      ++losses;
      QVERIFY(row.cells[column].text.startsWith(text::number(-flood.points)));
    }
  }
  QVERIFY(losses > 0);
  game.until(Phase::stone, egizia::rounds);
  QCOMPARE(game.content().table, ui::DisplayTable());
}

void tst_display_content::feedingSaysWhoIsShort() {
  Played game = played("revised-4-players");
  int hungry = 0;
  int fed = 0;
  while (game.next()) {
    const egizia::State& state = game.session.shown();
    if (state.phase != Phase::feed) continue;
    QString wanted;
    for (table::Player player = 0; player < state.players; ++player) {
      const int missing = egizia::floodOf(*m_edition, state.player[player], state.ring).missing;
      if (missing == 0) continue;
      const PlayerColour colour = ui::playerColourAt(game.session.colourOf(player));
      wanted += u"  %1 %2"_s.arg(ui::symbolText(colour)).arg(missing);
    }
    wanted.isEmpty() ? ++fed : ++hungry;
    QCOMPARE(game.content().turn.hint, wanted.isEmpty() ? u"There is enough grain for everybody."_s
                                                        : u"Grain missing:"_s + wanted.mid(1));
  }
  QVERIFY(hungry > 0 && fed > 0);
}

void tst_display_content::theMarkOfAssumedNumbersIsExplainedOnce() {
  Played game = played("revised-4-players");
  bool marked = false;
  bool plain = false;
  do {
    const DisplayContent content = game.content();
    DisplayContent without = content;
    without.note.clear();
    const bool has = allOf(without).contains(u'*');
    QCOMPARE(content.note, has ? u"* assumed"_s : QString());
    (has ? marked : plain) = true;
  } while (game.next());
  QVERIFY(marked && plain);
}

void tst_display_content::whoLeadsHasTheFirstLane() {
  Played game = played("revised-4-players");
  game.until(Phase::build, 4);
  const DisplayContent content = game.content();
  QCOMPARE(content.lanes.size(), std::size_t{4});
  QVERIFY(std::ranges::is_sorted(content.lanes, std::ranges::greater(), &ui::DisplayLane::points));
  QVERIFY(content.lanes.front().points > content.lanes.back().points);
  for (const ui::DisplayLane& lane : content.lanes) QCOMPARE(lane.place, 0);
}

void tst_display_content::disputedPointsAreShownBothWays() {
  Played game = played("revised-4-players");
  game.until(Phase::bonus, 2);
  ui::EgiziaSession& session = game.session;
  // The last stones that were built, or were not.
  std::size_t entry = session.entries() - 1;
  while (!std::holds_alternative<egizia::Build>(session.record().entries[entry].entry)) --entry;
  session.startRemoving(entry);
  QVERIFY(session.amended() != nullptr);
  const QSignalSpy worked(&session, &ui::GameSession::otherPointsChanged);
  session.disputeAmended(QString());
  QTRY_VERIFY(!session.otherPoints().empty());
  QVERIFY(worked.size() > 0);
  const DisplayContent content = game.content();
  const auto others = std::ranges::count_if(
      content.lanes, [](const ui::DisplayLane& lane) { return !lane.others.isEmpty(); });
  QVERIFY(others > 0);
  session.lookAt(session.entries() - 1);
  for (const ui::DisplayLane& lane : game.content().lanes) QCOMPARE(lane.others, QString());
}

void tst_display_content::pastAndItsChangeSaySo() {
  Played game = played("revised-4-players");
  game.until(Phase::build);
  game.session.lookAt(20);
  DisplayContent content = game.content();
  QCOMPARE(content.turn.does, u"You are looking at the past"_s);
  QVERIFY(!content.turn.colour.has_value());
  QCOMPARE(content.heading, u"Then, compared with now"_s);
  QVERIFY(content.needsHeading);
  game.session.startReplacing(19);
  content = game.content();
  QCOMPARE(content.turn.does, u"An earlier entry is being put right"_s);
  QVERIFY(content.moves.empty());
  QCOMPARE(content.noMoves, u"The real table waits until the change is entered."_s);
}

void tst_display_content::whatIsTakenBackIsPutBack() {
  Played game = played("revised-4-players");
  game.until(Phase::sail);
  game.next();
  game.session.undo();
  const DisplayContent content = game.content();
  QCOMPARE(content.heading, u"Put back"_s);
  QVERIFY(content.needsHeading);
  QCOMPARE(content.moves.front().glyphs.front().kind, Kind::ship);
  QVERIFY(content.moves.front().glyphs.front().text.startsWith(u"back from"_s));
}

void tst_display_content::everythingThatHasASignIsDrawn() {
  std::set<Kind> kinds;
  for (const QString& name : goldenNames()) {
    Played game = played(name.toStdString());
    while (game.next()) {
      for (const ui::MovePart& part : game.content().moves) {
        QVERIFY(part.name.isEmpty());
        for (const ui::MoveGlyph& glyph : part.glyphs) kinds.insert(glyph.kind);
      }
    }
  }
  for (const Kind kind : {Kind::ship, Kind::tile, Kind::turned, Kind::block, Kind::piece,
                          Kind::marker, Kind::card, Kind::door, Kind::ring}) {
    QVERIFY2(kinds.count(kind) > 0, qPrintable(QString::number(static_cast<int>(kind))));
  }
}

void tst_display_content::finalScoringMovesOnlyWhatWasScored() {
  int afterOrder = 0;
  for (const QString& name : goldenNames()) {
    Played game = played(name.toStdString());
    game.until(Phase::final, egizia::rounds);
    DisplayContent content = game.content();
    QVERIFY2(!content.toldMoves.contains(u"order tile"_s), qPrintable(content.toldMoves));
    // A card that was left over may have been taken before.
    if (std::holds_alternative<egizia::SetOrder>(game.session.record().entries.back().entry)) {
      ++afterOrder;
      QVERIFY(content.moves.empty());
      QCOMPARE(content.noMoves + content.heading + content.toldMoves, QString());
    }
    // What was entered for the first player is moved, and who it is stands there.
    const table::Player first = game.session.options().onTurn;
    while (!game.session.shown().player[first].scored) QVERIFY(game.next());
    content = game.content();
    if (content.moves.empty()) continue; // no points at all
    QVERIFY(content.needsHeading);
    QCOMPARE(content.heading, u"Now move"_s);
    QCOMPARE(content.moves.front().colour,
             std::optional(ui::playerColourAt(game.session.colourOf(first))));
  }
  QVERIFY(afterOrder > 2);
}

void tst_display_content::endOfTheGameIsTheRanking() {
  for (const QString& name : goldenNames()) {
    Played game = played(name.toStdString());
    while (game.next()) {
    }
    const DisplayContent content = game.content();
    const auto ranking = egizia::ranking(game.session.game(), game.session.shown());
    QCOMPARE(content.turn.does, u"wins"_s);
    QCOMPARE(content.turn.name, text::playerName(ranking.front(), game.session.table()));
    for (std::size_t i = 0; i < ranking.size(); ++i) {
      QCOMPARE(content.lanes[i].place, static_cast<int>(i) + 1);
      QCOMPARE(content.lanes[i].name, text::playerName(ranking[i], game.session.table()));
    }
  }
}

void tst_display_content::namesNoSphinxCardWhateverIsNamed() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  int held = 0;
  for (const QString& name : goldenNames()) {
    const egizia::GameRecord golden = goldenGame(name.toStdString(), *m_edition);
    Played one(withHiddenCards(golden, *m_edition, 0), m_edition);
    Played other(withHiddenCards(golden, *m_edition, 1), m_edition);
    while (one.next() && other.next()) {
      const DisplayContent content = one.content();
      QCOMPARE(content, other.content());
      const QString said = allOf(content);
      for (int card = 0; card < static_cast<int>(m_edition->sphinxCards.size()); ++card) {
        QVERIFY(!said.contains(text::sphinxCondition(card, one.session.table())));
      }
    }
    for (table::Player player = 0; player < one.session.players(); ++player) {
      if (one.session.shown().player[player].sphinxNamed != 0) ++held;
    }
  }
  QVERIFY(held > 6);
}

void tst_display_content::everyTextIsWholeInEveryRecordedGame() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  for (const QString& name : goldenNames()) {
    Played game = played(name.toStdString());
    do {
      const DisplayContent content = game.content();
      const QString said = allOf(content);
      QVERIFY2(!isUnfinished(said), qPrintable(said));
      QVERIFY(!content.told.isEmpty());
      for (int card = 0; card < static_cast<int>(m_edition->sphinxCards.size()); ++card) {
        QVERIFY(!said.contains(text::sphinxCondition(card, game.session.table())));
      }
    } while (game.next());
  }
}

NILOMETER_TEST(tst_display_content)
#include "tst_display_content.moc"
