// SPDX-License-Identifier: GPL-3.0-or-later
// At the table every number that rests on a printed value which nobody has compared yet carries the
// mark, names these values, and nothing else does.
#include "test_program.h"

#include "tests/random_record.h"
#include "tests/ui/marks_fixture.h"

#include "engine/egizia/feed.h"
#include "engine/egizia/printed.h"
#include "engine/egizia/projection.h"
#include "ui/base/style/tool_tip.h"
#include "ui/egizia/explain/why_answers.h"
#include "ui/egizia/guide/egizia_guide.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/session/session_basis.h"
#include "ui/egizia/text/words.h"
#include "ui/table/log/explanation.h"
#include "ui/table/log/log_model.h"
#include "ui/text/phrase.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Player;
using egizia::PrintedSet;

namespace {

/// Calls `look` on every table of a game, as if each was now.
void lookAtAll(const egizia::GameRecord& game, const EditionPtr& edition,
               const std::function<void(ui::EgiziaSession&)>& look) {
  egizia::GameRecord start = game;
  start.entries.clear();
  ui::EgiziaSession session(start, edition);
  look(session);
  for (const egizia::RecordedEntry& line : game.entries) {
    if (!session.enter(line.entry).accepted) qFatal("a game breaks off");
    look(session);
  }
}

void lookAtAll(const std::function<void(ui::EgiziaSession&)>& look) {
  for (const EditionPtr& edition : editionsToMark()) {
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
      lookAtAll(randomRecord(*edition, seed), edition, look);
    }
  }
}

/// What the engine says of a player's points, entry by entry, without what the window keeps.
PrintedSet behindPoints(const ui::EgiziaSession& session, Player player) {
  const egizia::Replay& replay = session.replay();
  egizia::State state = egizia::setUp(replay.game);
  PrintedSet behind;
  for (std::size_t i = 0; i < replay.entries.size(); ++i) {
    egizia::Effects effects;
    egizia::apply(replay.game, state, session.record().entries[i].entry, effects);
    for (const egizia::Effect& effect : effects) {
      if (effect.kind != egizia::EffectKind::points || effect.player != player) continue;
      egizia::addPrinted(behind, egizia::assumedAmong(session.edition(), effects.basisOf(effect)));
    }
  }
  return behind;
}

/// The same of what the end would still bring, Sphinx cards apart.
PrintedSet behindEnding(const ui::EgiziaSession& session, const egizia::State& state,
                        Player player) {
  return egizia::assumedAmong(session.edition(),
                              egizia::projection(session.game(), state, player, 0).basis);
}

} // namespace

class tst_marks : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { text::useLanguage(u"en"_s); }
  void pointsRestOnWhatTheScoreReportSays();
  void pointsPutRightByHandRestOnNothing();
  void playersCardsMarkPointsAndForecasts();
  void tipOfAPlayersCardNamesThreeValuesAndCountsTheRest();
  void whyNamesThemAllAndHowToConfirm();
  void logAndExplanationMarkWhatMovedPoints();
  void guideMarksFactsThatRestOnAssumedValues();
  void hiddenSphinxCardsMakeNoDifference_SPHINX_3();
};

void tst_marks::pointsRestOnWhatTheScoreReportSays() {
  int marked = 0;
  for (const EditionPtr& edition : editionsToMark()) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      const egizia::GameRecord game = randomRecord(*edition, seed);
      const ui::EgiziaSession session(game, edition);
      const report::ScoreReport report = report::scoreReport(game, session.replay(), *edition);
      std::vector<std::set<QString>> said; // of movements, not of sources that gave nothing
      for (const report::ScoreStep& step : report.steps) {
        if (step.points != 0) said.push_back(keysOf(report, step.marks));
      }
      std::size_t at = 0;
      const auto lines = session.replay().ledger.lines();
      for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].points == 0) continue;
        QVERIFY(at < said.size());
        QCOMPARE(keysOf(*edition, session.basis().lines()[i]), said[at]);
        marked += said[at++].empty() ? 0 : 1;
      }
      QCOMPARE(at, said.size());
    }
  }
  QVERIFY(marked > 0);
}

void tst_marks::pointsPutRightByHandRestOnNothing() {
  const EditionPtr edition = differentPrinted();
  ui::EgiziaSession session(randomRecord(*edition, 1), edition);
  const std::size_t entries = session.record().entries.size();
  QVERIFY(!session.basis().ofPlayer(0, entries).empty());
  const egizia::Correct points{.what = egizia::Correctable::points, .player = 0, .value = 20};
  QVERIFY(session.enter(points, true, u"counted again"_s).accepted);
  QVERIFY(session.basis().ofPlayer(0, entries + 1).empty());
  QVERIFY(!session.basis().ofPlayer(0, entries).empty());
  QVERIFY(!session.basis().ofPlayer(1, entries + 1).empty());
}

void tst_marks::playersCardsMarkPointsAndForecasts() {
  std::map<QString, int> seen;
  lookAtAll([&](ui::EgiziaSession& session) {
    for (Player player = 0; player < session.players(); ++player) {
      const ui::PlayerLook look = ui::playerLook(session, player, {});
      const PrintedSet points = behindPoints(session, player);
      QCOMPARE(isMarked(look.pointsSign), !points.empty());
      ++seen[points.empty() ? u"points"_s : u"points*"_s];

      egizia::State open = session.shown();
      open.player[player].scored = false;
      PrintedSet ending = points;
      egizia::addPrinted(ending, behindEnding(session, open, player));
      const bool forecast = !look.ending.isEmpty();
      QCOMPARE(isMarked(look.endingSign), forecast && !ending.empty());
      const PrintedSet& named = forecast && !ending.empty() ? ending : points;
      const QString rests = text::restsOn(named, session.table());
      QCOMPARE(look.seat.details.contains(rests), !rests.isEmpty());

      const bool isShort = std::ranges::any_of(
          look.flood.cells, [](const ui::FloodLook::Cell& cell) { return cell.missing > 0; });
      const PrintedSet flood = egizia::assumedBehind(
          session.edition(), egizia::floodOf, session.shown().player[player], session.shown().ring);
      QCOMPARE(look.flood.rests, isShort ? text::restsOn(flood, session.table()) : QString());
      ++seen[isShort ? u"short"_s : u"enough"_s];
    }
  });
  QCOMPARE(static_cast<int>(seen.size()), 4);
}

void tst_marks::tipOfAPlayersCardNamesThreeValuesAndCountsTheRest() {
  const EditionPtr edition = differentPrinted();
  const text::Table table{edition.get(), {}};
  PrintedSet values;
  for (std::size_t i = 0; text::printedNames(values, table).size() < 8; ++i) values.push_back(i);
  const QStringList names = text::printedNames(values, table);
  const QString tip = text::restsOn(values, table);
  for (int i = 0; i < 3; ++i) QVERIFY(tip.contains(names[i]));
  for (int i = 3; i < 8; ++i) QVERIFY(!tip.contains(names[i]));
  QVERIFY2(tip.contains(u"; and 5 other"_s), qPrintable(tip));
  QVERIFY(text::restsOn({}, table).isEmpty());
  QVERIFY(text::restsOnLines({}, table).isEmpty());
}

void tst_marks::whyNamesThemAllAndHowToConfirm() {
  const EditionPtr edition = differentPrinted();
  const ui::EgiziaSession session(randomRecord(*edition, 2), edition);
  const PrintedSet points = behindPoints(session, 0);
  const QString said =
      ui::playerWhy(session, 0, ui::PlayerPart::points).lines.join(QLatin1Char('\n'));
  for (const QString& name : text::printedNames(points, session.table())) {
    QVERIFY2(said.contains(name), qPrintable(name));
  }
  QVERIFY(said.contains(u"Ctrl+M"_s));
  QVERIFY(!isMarked(ui::playerWhy(session, 0, ui::PlayerPart::crews).lines.join(u' ')));
}

void tst_marks::logAndExplanationMarkWhatMovedPoints() {
  std::map<bool, int> seen;
  for (const EditionPtr& edition : editionsToMark()) {
    const ui::EgiziaSession session(randomRecord(*edition, 3), edition);
    const ui::LogModel log(session);
    for (std::size_t entry = 0; entry < session.record().entries.size(); ++entry) {
      PrintedSet all;
      QStringList points;
      for (Player player = 0; player < session.players(); ++player) {
        int moved = 0;
        for (const auto& line : session.replay().ledger.lines()) {
          const bool his = line.player == player && line.entry == static_cast<int>(entry) + 1;
          moved += his ? line.points : 0;
        }
        if (moved == 0) continue;
        const PrintedSet basis = session.basis().ofEntry(entry, player);
        egizia::addPrinted(all, basis);
        const QString sign = moved > 0 ? u"+"_s : QString();
        points += text::playerName(player, session.table()) + u' ' + sign + text::number(moved) +
                  text::restsSign(basis);
      }
      const QModelIndex row = log.index(static_cast<int>(entry));
      QCOMPARE(row.data(ui::LogModel::PointsRole).toString(), points.join(u" · "_s));
      const QString tip = row.data(Qt::ToolTipRole).toString();
      const QString rests = text::restsOn(all, session.table());
      QCOMPARE(isMarked(tip), !rests.isEmpty());
      QVERIFY2(tip.contains(rests.toHtmlEscaped()), qPrintable(tip));
      const QString explained = ui::explanation(session, entry);
      for (const QString& name : text::printedNames(all, session.table())) {
        QVERIFY2(explained.contains(name.toHtmlEscaped()), qPrintable(explained));
      }
      ++seen[!all.empty()];
    }
  }
  QVERIFY(seen[true] > 0 && seen[false] > 0);
}

void tst_marks::guideMarksFactsThatRestOnAssumedValues() {
  QString marked;
  lookAtAll([&](ui::EgiziaSession& session) {
    const auto situation =
        ui::situationOf(session.game(), session.shown(), session.options(), session.table());
    const ui::Guide guide = ui::guideOf(session, ui::PromptLevel::newcomer);
    PrintedSet all;
    for (qsizetype i = 0; i < guide.think.size(); ++i) {
      const ui::Fact& fact = situation.facts[static_cast<std::size_t>(i)];
      egizia::addPrinted(all, fact.basis);
      QCOMPARE(isMarked(guide.think[i]), !fact.basis.empty());
      QVERIFY2(guide.think[i].endsWith(u')'), qPrintable(guide.think[i]));
      if (!fact.basis.empty()) marked += fact.text;
    }
    QCOMPARE(guide.rests, text::restsOn(all, session.table()));
  });
  for (const auto* rule : {"(FEED-3)", "(MARKET-3)", "(PYR-1)", "(BONUS-1)"}) {
    QVERIFY2(marked.contains(QLatin1String(rule)), rule);
  }
}

void tst_marks::hiddenSphinxCardsMakeNoDifference_SPHINX_3() {
  int looked = 0;
  lookAtAll([&](ui::EgiziaSession& session) {
    const egizia::State& shown = session.shown();
    for (Player player = 0; player < session.players(); ++player) {
      if (shown.player[player].sphinxNamed == 0 || shown.player[player].scored) continue;
      egizia::State sealed = shown;
      for (egizia::PlayerState& any : sealed.player) {
        if (!any.scored) any.sphinxNamed = 0;
      }
      QCOMPARE(behindEnding(session, shown, player), behindEnding(session, sealed, player));
      for (const std::size_t value : ui::endingBasis(session, player)) {
        const std::string& key = session.edition().printed[value].key;
        QVERIFY2(!key.starts_with("sphinxCards."), key.c_str());
      }
      ++looked;
    }
  });
  QVERIFY(looked > 0);
}

NILOMETER_TEST(tst_marks)
#include "tst_marks.moc"
