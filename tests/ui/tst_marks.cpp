// SPDX-License-Identifier: GPL-3.0-or-later
// Every number that rests on a printed value which nobody has compared yet carries the mark, names
// these values, and nothing else does.
#include "test_program.h"

#include "tests/random_record.h"
#include "tests/ui/table_window.h"

#include "engine/egizia/feed.h"
#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/file/position.h"
#include "engine/egizia/printed.h"
#include "engine/egizia/projection.h"
#include "ui/chart/course.h"
#include "ui/chart/source_bars.h"
#include "ui/egizia/facts/prompts.h"
#include "ui/egizia/players/player_card.h"
#include "ui/egizia/report/game_report.h"
#include "ui/egizia/report/source_groups.h"
#include "ui/egizia/scoring/ceremony_steps.h"
#include "ui/egizia/session/session_basis.h"
#include "ui/egizia/why/why_player.h"
#include "ui/egizia/words/rests_on.h"
#include "ui/egizia/words/words.h"
#include "ui/log/explanation.h"
#include "ui/log/log_model.h"
#include "ui/result/ranking_view.h"
#include "ui/result/sheet_rows.h"
#include "ui/style/tool_tip.h"
#include "ui/words/phrase.h"

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

using EditionPtr = std::shared_ptr<const egizia::Edition>;

EditionPtr readEdition(const std::string& name) {
  const std::string path = NILOMETER_SOURCE_DIR "/tests/editions/" + name;
  const std::string text = orStop(record::readFile(path), path);
  return std::make_shared<const egizia::Edition>(orStop(egizia::readEdition(text, path), path));
}

/// The same printed values, all of them compared with a copy.
EditionPtr confirmed(const egizia::Edition& edition) {
  auto document = egizia::documentOf(edition);
  for (const egizia::PrintedValue& value : edition.printed) document.confirm(value.key);
  const auto checked = egizia::check(document);
  if (!checked || !checked->findings.empty()) qFatal("the edition cannot be confirmed");
  return std::make_shared<const egizia::Edition>(checked->edition);
}

/// One with few and one with only assumed values.
std::vector<EditionPtr> editions() {
  return {goldenEdition(), readEdition("different.json")};
}

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
  for (const EditionPtr& edition : editions()) {
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

std::set<QString> keysOf(const egizia::Edition& edition, const PrintedSet& values) {
  std::set<QString> keys;
  for (const std::size_t value : values)
    keys.insert(QString::fromStdString(edition.printed[value].key));
  return keys;
}

std::set<QString> keysOf(const report::ScoreReport& report, const report::ScoreMarks& marks) {
  std::set<QString> keys;
  for (const std::size_t value : marks.assumed) keys.insert(report.assumed[value].key);
  return keys;
}

bool isMarked(const QString& text) {
  return text.contains(words::restsMark);
}

/// Whatever a window says, to eyes, ears and a resting mouse.
QStringList allTexts(const QWidget& window) {
  QStringList texts;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
    if (const auto* label = qobject_cast<const QLabel*>(widget)) texts += label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) texts += button->text();
  }
  texts.removeAll({});
  return texts;
}

QStringList textsOf(const ui::LogModel& log) {
  QStringList texts;
  for (int row = 0; row < log.rowCount(); ++row) {
    for (const int role : {int{Qt::DisplayRole}, int{Qt::ToolTipRole}, int{Qt::AccessibleTextRole},
                           int{ui::LogModel::PointsRole}}) {
      texts += log.index(row).data(role).toString();
    }
  }
  return texts;
}

} // namespace

class tst_marks : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { words::useLanguage(u"en"_s); }
  void pointsRestOnWhatTheScoreReportSays();
  void pointsPutRightByHandRestOnNothing();
  void playersCardsMarkPointsAndForecasts();
  void tipOfAPlayersCardNamesThreeValuesAndCountsTheRest();
  void whyNamesThemAllAndHowToConfirm();
  void logAndExplanationMarkWhatMovedPoints();
  void guideMarksFactsThatRestOnAssumedValues();
  void stepsOfTheFinalScoringRestOnWhatTheReportSays();
  void chartsMarkWhatTheReportMarks();
  void totalsAndRankingOfTheSheetAreMarked();
  void hiddenSphinxCardsMakeNoDifference_SPHINX_3();
  void endPositionsAreMarkedToo();
  void confirmedEditionHasNoMarksAnywhere();
};

void tst_marks::pointsRestOnWhatTheScoreReportSays() {
  int marked = 0;
  for (const EditionPtr& edition : editions()) {
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
  const EditionPtr edition = readEdition("different.json");
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
      const QString rests = words::restsOn(named, session.table());
      QCOMPARE(look.details.contains(rests), !rests.isEmpty());

      const bool isShort = std::ranges::any_of(
          look.flood.cells, [](const ui::FloodLook::Cell& cell) { return cell.missing > 0; });
      const PrintedSet flood = egizia::assumedBehind(
          session.edition(), egizia::floodOf, session.shown().player[player], session.shown().ring);
      QCOMPARE(look.flood.rests, isShort ? words::restsOn(flood, session.table()) : QString());
      ++seen[isShort ? u"short"_s : u"enough"_s];
    }
  });
  QCOMPARE(static_cast<int>(seen.size()), 4);
}

void tst_marks::tipOfAPlayersCardNamesThreeValuesAndCountsTheRest() {
  const EditionPtr edition = readEdition("different.json");
  const words::Table table{edition.get(), {}};
  PrintedSet values;
  for (std::size_t i = 0; words::printedNames(values, table).size() < 8; ++i) values.push_back(i);
  const QStringList names = words::printedNames(values, table);
  const QString tip = words::restsOn(values, table);
  for (int i = 0; i < 3; ++i) QVERIFY(tip.contains(names[i]));
  for (int i = 3; i < 8; ++i) QVERIFY(!tip.contains(names[i]));
  QVERIFY2(tip.contains(u"; and 5 other"_s), qPrintable(tip));
  QVERIFY(words::restsOn({}, table).isEmpty());
  QVERIFY(words::restsOnLines({}, table).isEmpty());
}

void tst_marks::whyNamesThemAllAndHowToConfirm() {
  const EditionPtr edition = readEdition("different.json");
  const ui::EgiziaSession session(randomRecord(*edition, 2), edition);
  const PrintedSet points = behindPoints(session, 0);
  const QString said =
      ui::playerWhy(session, 0, ui::PlayerPart::points).lines.join(QLatin1Char('\n'));
  for (const QString& name : words::printedNames(points, session.table())) {
    QVERIFY2(said.contains(name), qPrintable(name));
  }
  QVERIFY(said.contains(u"Ctrl+M"_s));
  QVERIFY(!isMarked(ui::playerWhy(session, 0, ui::PlayerPart::crews).lines.join(u' ')));
}

void tst_marks::logAndExplanationMarkWhatMovedPoints() {
  std::map<bool, int> seen;
  for (const EditionPtr& edition : editions()) {
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
        points += words::playerName(player, session.table()) + u' ' + sign + words::number(moved) +
                  words::restsSign(basis);
      }
      const QModelIndex row = log.index(static_cast<int>(entry));
      QCOMPARE(row.data(ui::LogModel::PointsRole).toString(), points.join(u" · "_s));
      QCOMPARE(row.data(Qt::ToolTipRole).toString(),
               ui::toolTipOf(words::restsOn(all, session.table())));
      const QString explained = ui::explanation(session, entry);
      for (const QString& name : words::printedNames(all, session.table())) {
        QVERIFY2(explained.contains(name.toHtmlEscaped()), qPrintable(explained));
      }
      ++seen[!all.empty()];
    }
  }
  QVERIFY(seen[true] > 0 && seen[false] > 0);
}

void tst_marks::guideMarksFactsThatRestOnAssumedValues() {
  std::set<ui::FactKind> marked;
  lookAtAll([&](ui::EgiziaSession& session) {
    const auto situation = ui::situationOf(session.game(), session.shown(), session.options());
    const ui::Guide guide = ui::guideOf(session, ui::PromptLevel::newcomer);
    PrintedSet all;
    for (qsizetype i = 0; i < guide.think.size(); ++i) {
      const ui::Fact& fact = situation.facts[static_cast<std::size_t>(i)];
      const PrintedSet basis = ui::factBasis(session.edition(), session.shown(), situation, fact);
      egizia::addPrinted(all, basis);
      QCOMPARE(isMarked(guide.think[i]), !basis.empty());
      QVERIFY2(guide.think[i].endsWith(u')'), qPrintable(guide.think[i]));
      if (!basis.empty()) marked.insert(fact.kind);
    }
    QCOMPARE(guide.rests, words::restsOn(all, session.table()));
  });
  for (const ui::FactKind kind : {ui::FactKind::hungry, ui::FactKind::grainStep,
                                  ui::FactKind::spacesOpen, ui::FactKind::takesPart}) {
    QVERIFY(marked.contains(kind));
  }
}

void tst_marks::stepsOfTheFinalScoringRestOnWhatTheReportSays() {
  int marked = 0;
  for (const EditionPtr& edition : editions()) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      const egizia::GameRecord game = randomRecord(*edition, seed);
      const egizia::Replay replay = record::replay(game, *edition);
      const report::ScoreReport report = report::scoreReport(game, replay, *edition);
      std::vector<const ui::CeremonyStep*> steps;
      const auto pages = ui::recordedPages(game, *edition, replay, game.entries.size());
      for (const ui::CeremonyPage& page : pages) {
        for (const ui::CeremonyStep& step : page.steps) {
          const bool kept = step.kind == ui::CeremonyStep::Kind::stones &&
                            step.sale != ui::CeremonyStep::Sale::sold;
          if (!kept) steps.push_back(&step);
        }
      }
      std::size_t at = 0;
      for (const report::ScoreStep& said : report.steps) {
        if (!report.ruleOf(said).startsWith(u"END-")) continue;
        QVERIFY(at < steps.size());
        QCOMPARE(keysOf(*edition, steps[at]->basis), keysOf(report, said.marks));
        marked += steps[at++]->basis.empty() ? 0 : 1;
      }
      QCOMPARE(at, steps.size());
    }
  }
  QVERIFY(marked > 0);
}

void tst_marks::chartsMarkWhatTheReportMarks() {
  for (const EditionPtr& edition : editions()) {
    const egizia::GameRecord game = randomRecord(*edition, 5);
    const egizia::Replay replay = record::replay(game, *edition);
    const egizia::ScoreBasis basis(replay, *edition);
    const words::Table table = words::tableOf(game.header.players, *edition);
    report::ScoreReport report = report::scoreReport(game, replay, *edition);
    const ui::Course course = ui::courseOf(report);
    const std::vector<ui::Bar> bars = ui::sourceBars(report);
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
      const auto player = static_cast<Player>(seat);
      for (std::size_t i = 0; i < course.moments.size(); ++i) {
        const auto entries = static_cast<std::size_t>(course.moments[i].entries);
        const PrintedSet then = basis.ofPlayer(player, entries);
        const bool inTime = entries > 0;
        if (inTime) QCOMPARE(course.series[seat].isMarked(i), !then.empty());
      }
      QCOMPARE(ui::endText(bars[seat]).endsWith(words::restsMark),
               !report.seats[seat].marks.assumed.empty());
      QCOMPARE(bars[seat].rests, words::restsOn(basis.ofPlayer(player, SIZE_MAX), table));
      std::array<bool, report::sourceGroupCount> wanted{};
      const auto lines = replay.ledger.lines();
      for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].player != player || basis.lines()[i].empty()) continue;
        wanted[static_cast<std::size_t>(report::groupOf(lines[i]))] = true;
      }
      for (const ui::BarPart& part : bars[seat].parts) {
        QCOMPARE(part.marked, wanted[static_cast<std::size_t>(part.source)]);
      }
    }
    QCOMPARE(course.rests.isEmpty(), report.assumed.empty());
    // Where nothing is assumed nothing is marked, and all else is the same.
    for (report::ScoreStep& step : report.steps) step.marks = {};
    const ui::Course plain = ui::courseOf(report);
    QVERIFY(plain.rests.isEmpty());
    QCOMPARE(plain.moments, course.moments);
  }
}

void tst_marks::totalsAndRankingOfTheSheetAreMarked() {
  for (const EditionPtr& edition : editions()) {
    const egizia::GameRecord game = randomRecord(*edition, 6);
    const egizia::Replay replay = record::replay(game, *edition);
    const report::ScoreReport report = report::scoreReport(game, replay, *edition);
    const std::vector<ui::SheetRow> rows = ui::sheetRows(report);
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
      std::set<QString> wanted;
      for (const report::ScoreStep& step : report.steps) {
        if (step.player == seat) wanted.merge(keysOf(report, step.marks));
      }
      QCOMPARE(keysOf(report, report.seats[seat].marks), wanted);
      for (const ui::SheetRow& row : rows) {
        if (row.kind != ui::SheetRow::Kind::points) continue;
        QCOMPARE(isMarked(row.cells[seat].mark), !wanted.empty());
        QCOMPARE(row.cells[seat].rest.isEmpty(), wanted.empty());
      }
    }
    ui::RankingView view;
    view.show(report);
    QVERIFY(std::ranges::any_of(allTexts(view), isMarked));
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

void tst_marks::endPositionsAreMarkedToo() {
  const EditionPtr edition = readEdition("different.json");
  egizia::Position position;
  position.edition = {edition->id, edition->checksum};
  const egizia::GameRecord game = randomRecord(*edition, 4);
  const egizia::State end = record::stateAfter(game, *edition);
  position.players = game.header.players;
  position.profile = game.header.profile;
  position.options = game.header.options;
  position.track = end.track;
  position.facts = egizia::factsOf(egizia::gameOf(game.header, *edition), end);
  const egizia::ScoredPosition scored = egizia::scorePosition(position, *edition);
  const egizia::ScoreBasis basis(scored, *edition);
  QCOMPARE(basis.lines().size(), scored.ledger.lines().size());
  std::size_t behind = 0;
  const report::ScoreReport report = report::scoreReport(position, *edition);
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
    const PrintedSet own = basis.ofPlayer(static_cast<Player>(seat), SIZE_MAX);
    behind += own.size();
    for (const QString& key : keysOf(*edition, own)) {
      QVERIFY(keysOf(report, report.seats[seat].marks).contains(key));
    }
  }
  QVERIFY(behind > 0);
}

void tst_marks::confirmedEditionHasNoMarksAnywhere() {
  const EditionPtr assumed = goldenEdition();
  const EditionPtr sure = confirmed(*assumed);
  for (const bool isSure : {false, true}) {
    const EditionPtr edition = isSure ? sure : assumed;
    TableWindow window(goldenGame("revised-4-players", *assumed), edition);
    const ui::LogModel log(window.session);
    QStringList texts = textsOf(log);
    const std::size_t entries = window.session.record().entries.size();
    for (std::size_t i = 0; i <= entries; i += 7) {
      window.session.lookAt(i);
      texts += allTexts(window.view);
      for (Player player = 0; player < window.session.players(); ++player) {
        const ui::PlayerLook look = ui::playerLook(window.session, player, {});
        texts << look.pointsSign << look.endingSign << look.details << look.flood.rests;
        for (int part = 0; part < ui::playerPartCount; ++part) {
          texts += ui::playerWhy(window.session, player, static_cast<ui::PlayerPart>(part)).lines;
        }
      }
      if (i < entries) texts += ui::explanation(window.session, i);
    }
    const report::ScoreReport report =
        report::scoreReport(window.session.record(), window.session.replay(), *edition);
    ui::RankingView ranking;
    ranking.show(report);
    texts += allTexts(ranking);
    for (const ui::SheetRow& row : ui::sheetRows(report)) {
      for (const ui::SheetCell& cell : row.cells) texts << cell.mark << cell.rest;
    }
    if (!isSure) {
      QVERIFY(std::ranges::any_of(texts, isMarked));
      continue;
    }
    for (const QString& text : texts) QVERIFY2(!isMarked(text), qPrintable(text));
    for (Player player = 0; player < window.session.players(); ++player) {
      QVERIFY(window.session.basis().ofPlayer(player, entries).empty());
      QVERIFY(ui::endingBasis(window.session, player).empty());
    }
  }
}

NILOMETER_TEST(tst_marks)
#include "tst_marks.moc"
