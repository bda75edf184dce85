// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/toy_words.h"

#include "app/cli/game_from_rules.h"
#include "ui/score/report/disputes_of.h"

#include <algorithm>

/// The toy game on the command line.
namespace nilometer::cli {

class ToyCommands : public GameFromRules<toy::Rules> {
  using Record = record::GameRecord<toy::Rules>;
  using Speech = text::Phrasebook<toy::Rules>;

  static report::ScoreReport emptyReport(const toy::Edition& edition) {
    report::ScoreReport report;
    report.game = {text::fromUtf8(toy::Rules::id), Speech::name(), 7};
    report.profileId = report.profile = QStringLiteral("usual");
    report.editionId = text::fromUtf8(edition.id);
    report.edition = text::fromUtf8(edition.name);
    report.deciding = {QStringLiteral("TOY-1"), QStringLiteral("Most points win.")};
    report.phases = {{QStringLiteral("PLAY"), QStringLiteral("Play")},
                     {QStringLiteral("OVER"), QStringLiteral("Over")}};
    report.finalPhase = 2;
    report.sections = {QStringLiteral("Stones")};
    return report;
  }
  [[nodiscard]] report::ScoreReport score(const Record& record,
                                          const record::Replay<toy::Rules>& replay,
                                          const toy::Edition& edition) const override {
    report::ScoreReport report = emptyReport(edition);
    const table::GameClock now = toy::Rules::clock(replay.state);
    report.date = text::fromUtf8(record.header.date);
    report.isFinished = now.over;
    report.round = now.round;
    report.phase = now.phase;
    report.standing = Speech::standing(now);
    report.findings = static_cast<int>(
        std::ranges::count(replay.entries, false, &record::ReplayedEntry<toy::Rules>::accepted));
    for (std::size_t i = 0; i < record.header.players.size(); ++i) {
      const record::Seat& seat = record.header.players[i];
      report.seats.push_back({.name = text::fromUtf8(seat.name),
                              .colour = text::fromUtf8(seat.colour),
                              .points = replay.state.points[i]});
    }
    for (int place = 0; place < 2; ++place) {
      report.groups.push_back(Speech::place(place));
      report::ScoreSource source;
      source.rule = QStringLiteral("TOY-1");
      source.title = source.shortTitle = Speech::place(place);
      source.group = static_cast<std::size_t>(place);
      report.sources.push_back(source);
    }
    for (const table::LedgerLine& line : replay.ledger.lines()) {
      report::ScoreStep step;
      step.entry = line.entry;
      step.line = record.entries[static_cast<std::size_t>(line.entry) - 1].line;
      step.round = line.round;
      step.player = line.player;
      step.source = line.what;
      step.reason = Speech::place(line.what);
      step.points = line.points;
      step.total = line.total;
      report.steps.push_back(step);
    }
    addUp(report);
    for (const table::Player player : toy::Rules::ranking(replay.game, replay.state)) {
      report.ranking.push_back({player, {}});
    }
    QStringList names;
    for (const report::ScoreSeat& seat : report.seats) names += seat.name;
    report::addDisputes<toy::Rules>(report, record, replay, Speech::names(names, edition));
    return report;
  }
  void addOptions(const Standing<toy::Rules>& now, OptionsReport& report) const override {
    const int left =
        now.replay.state.room - now.replay.state.stones[0] - now.replay.state.stones[1];
    report.more = optionsBlock(QStringLiteral("Room left"), QString::number(left) + u'\n');
    report.moreJson.insert(QStringLiteral("room"), left);
  }

public:
  /// A document that names the points of two to five players.
  [[nodiscard]] record::Result<ReadPosition> readPosition(const Given& given,
                                                          Editions& editions) const override {
    const auto json = record::parseJson(given.text);
    if (!json) return json.error();
    record::JsonReading reading(*json, given.name);
    record::Archive at(reading.root());
    int format = 1;
    record::EditionName name;
    std::vector<int> points;
    describe(at, {"position", record::positionKind, format}, {toy::Rules::id}, format);
    at.needed("edition", name, record::editionObject);
    at.needed("points", points, record::List{record::Number<int>{0, 99}, 5, 2});
    at.end();
    if (reading.failed()) return reading.error();
    const auto edition = editions.find<toy::Rules>(name, given.name, 0);
    if (!edition) return edition.error();
    report::ScoreReport report = emptyReport(**edition);
    report.isRecorded = false;
    for (std::size_t i = 0; i < points.size(); ++i) {
      report.seats.push_back({.name = QString(QChar(static_cast<char16_t>(u'A' + i))),
                              .colour = text::fromUtf8(toy::colours[i]),
                              .points = points[i],
                              .before = points[i]});
      report.ranking.push_back({static_cast<table::Player>(i), {}});
    }
    addUp(report);
    std::ranges::stable_sort(report.ranking, std::ranges::greater(),
                             [&](const auto& rank) { return points[rank.player]; });
    return ReadPosition{report, PositionStage::scored};
  }
  [[nodiscard]] record::Result<ShownEdition> readEdition(const Given& given) const override {
    const auto edition = record::FileFormat<toy::Rules>::readEdition(given.text, given.name);
    if (!edition) return edition.error();
    ShownEdition shown = shownEdition(*edition);
    shown.pages = {{QStringLiteral("Board. Look at both places."), {0, 1, 2, 3}}};
    return shown;
  }
};

} // namespace nilometer::cli
