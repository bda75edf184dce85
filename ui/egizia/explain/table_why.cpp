// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/explain/table_why.h"

#include "engine/egizia/options.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/score/final_scoring/row_why.h"
#include "ui/score/final_scoring/score_lanes.h"
#include "ui/table/action_bar/phase_card.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/explain/why_of.h"
#include "ui/table/view/chip_why.h"

#include <algorithm>
#include <set>

namespace nilometer::ui {

using egizia::Phase;
using egizia::TrackedNumber;
using egizia::operator""_rule;
using text::fill;
using text::number;

namespace {

constexpr qsizetype mostNames = 6; ///< more would be a list that nobody reads

/// Stops a ship may go to now, in the order of the river.
QStringList openStops(const egizia::Options& options, const text::Table& table) {
  std::set<int> stops;
  for (const egizia::Entry& entry : options.entries) {
    if (const auto* ship = std::get_if<egizia::PlaceShip>(&entry)) stops.insert(ship->stop);
  }
  QStringList names;
  for (const int stop : stops) names += text::stop(stop, table);
  return names;
}

QStringList sailInstead(const egizia::Options& options, const text::Table& table) {
  const QString name = text::playerName(options.onTurn, table);
  QStringList lines;
  for (const QString& open : openTo(name, openStops(options, table))) {
    lines += lineOf("SAIL-4"_rule, open, {});
  }
  const bool pass = std::ranges::any_of(options.entries, [](const egizia::Entry& entry) {
    return std::holds_alternative<egizia::Pass>(entry);
  });
  if (pass) lines += lineOf("SAIL-6"_rule, WhyWords::tr("%1 may also pass"), {name});
  return lines;
}

QStringList buildInstead(const egizia::Options& options, const text::Table& table) {
  int strength = 0;
  for (const egizia::Payment& payment : options.payments) {
    strength = std::max<int>(strength, payment.strength);
  }
  const QString name = text::playerName(options.onTurn, table);
  QStringList lines{
      lineOf("BUILD-5"_rule,
             WhyWords::tr("%1 can use here: stones %2, strength at most %3. The smaller number is "
                          "the limit"),
             {name, number(options.budget), number(strength)})};
  std::vector<egizia::Target> targets = options.targets;
  std::ranges::stable_sort(targets, {}, &egizia::Target::value);
  QStringList names;
  for (const egizia::Target& target : targets) {
    if (names.size() == mostNames) break;
    names += fill(QStringLiteral("%1 (%2)"),
                  {text::cell(target.building, target.cell, table), number(target.value)});
  }
  if (!names.isEmpty()) {
    //: %1: spaces, each with the stones it takes
    lines += lineOf("BUILD-5"_rule, WhyWords::tr("Possible now, with the stones it takes: %1"),
                    {names.join(QStringLiteral(", "))});
  }
  return lines;
}

/// More about an entry that is refused than its sentences say: what the broken rules are, and what
/// would be legal instead, with the numbers of the table.
QStringList refusedLines(const WhyGround& ground) {
  const auto entry = ground.draft.entry();
  QStringList lines = entry ? rulesBroken<egizia::Rules>(ground.session, *entry) : QStringList();
  egizia::Options options;
  egizia::listOptions(ground.session.game(), ground.session.turn(), options);
  if (options.onTurn == table::noPlayer) return lines;
  const egizia::Phase phase = ground.session.shown().phase;
  const text::Table& table = ground.session.wholeTable();
  if (phase == egizia::Phase::sail) lines += sailInstead(options, table);
  if (phase == egizia::Phase::build) lines += buildInstead(options, table);
  return lines;
}

/// The rules that tell best what a phase is about.
std::vector<table::RuleId> rulesOf(Phase phase) {
  switch (phase) {
  case Phase::lay: return {"LAY-1"_rule};
  case Phase::sail: return {"SAIL-1"_rule, "SAIL-3"_rule};
  case Phase::feed: return {"FEED-1"_rule, "FEED-3"_rule};
  case Phase::stone: return {"STONE-1"_rule};
  case Phase::build: return {"BUILD-1"_rule, "BUILD-2"_rule};
  case Phase::bonus: return {"BONUS-1"_rule};
  case Phase::order: return {"ORDER-1"_rule};
  case Phase::final: return {"END-1"_rule, "END-2"_rule, "END-3"_rule};
  case Phase::over: break;
  }
  return {"END-4"_rule};
}

/// A line of a phase card: the numbers behind it, then its rule.
WhyText lineWhy(const EgiziaSession& session, const CardLine& line) {
  LineFacts facts;
  if (line.rule && line.seat != table::noPlayer) {
    facts = factsBehind(session, line.seat, *line.rule);
  }
  const auto rule = line.rule.value_or(rulesOf(session.shown().phase).front());
  const QString id = text::fromUtf8(egizia::ruleName(rule));
  const auto names = [&id](const QString& sentence) { return sentence.contains(id); };
  if (std::ranges::none_of(facts.lines, names)) facts.lines += ruleLine(rule);
  WhyText text = whyText(line.text, facts.lines + line.behind);
  text.numbers = facts.numbers;
  return text;
}

/// The strip: every rule broken by the entry being made, what those rules say and what would be
/// legal instead; or what the phase is about.
WhyText stripWhy(const WhyGround& ground, const StripContent& strip) {
  if (strip.refused) return refusedWhy(strip, refusedLines(ground));
  const Phase phase = ground.session.shown().phase;
  QStringList lines;
  for (const table::RuleId rule : rulesOf(phase)) lines += ruleLine(rule);
  return whyText(text::phase(phase), lines);
}

/// Why a choice may not be made, every rule it would break; nothing for one that may be, and for
/// other chips.
QStringList closedChoice(const TableParts& parts, const Chip& chip) {
  const EgiziaSession& session = parts.ground.session;
  QStringList lines;
  for (const Question& question : parts.ground.draft.questions()) {
    for (const Choice& choice : question.choices) {
      if (choice.open) continue;
      const bool isAsked = parts.strip.choice(question.id(), choice.id) == &chip ||
                           parts.card.choice(question.id(), choice.id) == &chip;
      const auto entry =
          isAsked ? parts.ground.draft.with({question.id(), choice.id}) : std::nullopt;
      if (!entry) continue;
      const egizia::Outcome outcome = session.tryOut(*entry);
      for (const egizia::Finding& finding : outcome.verdict.findings()) {
        lines += text::sentence(finding, session.wholeTable());
      }
    }
  }
  return lines;
}

std::optional<WhyText> placeAnswer(const TableParts& parts, const Place& place) {
  if (const auto* markets = qobject_cast<const MarketsPanel*>(place.parentWidget())) {
    const auto at = markets->stepOf(place);
    if (at) return marketWhy(parts.ground.session, at->market, at->step);
  }
  const auto id = parts.board.idOf(place);
  if (!id) return std::nullopt;
  switch (kindOf(*id)) {
  case BoardPlace::stop: return stopWhy(parts.ground, id->number, id->part);
  case BoardPlace::cell: return cellWhy(parts.ground, buildingOf(*id), id->number);
  case BoardPlace::ring: break;
  }
  return ringWhy(parts.ground, ringOf(*id));
}

std::optional<WhyText> cardAnswer(const TableParts& parts, const PlayerCard& card,
                                  std::optional<QPoint> at) {
  const table::Player player = parts.players.playerOf(card);
  if (player == table::noPlayer) return std::nullopt;
  return playerWhy(parts.ground.session, player, at ? card.partAt(*at) : PlayerPart::points);
}

std::optional<WhyText> floodAnswer(const TableParts& parts, const FloodView& flood,
                                   std::optional<QPoint> at) {
  const table::Player player = parts.players.playerOf(flood);
  if (player == table::noPlayer) return std::nullopt;
  std::optional<egizia::Ring> ring;
  if (at) ring = flood.ringAt(*at);
  return playerWhy(parts.ground.session, player, PlayerPart::flood, ring);
}

std::optional<WhyText> linesAnswer(const TableParts& parts, const CardLines& lines,
                                   std::optional<QPoint> at) {
  if (lines.lines().empty()) return std::nullopt;
  const auto line = at ? lines.lineAt(*at) : lines.currentLine();
  if (!line) return std::nullopt;
  return lineWhy(parts.ground.session, lines.lines()[*line]);
}

/// The number of the marker that is asked about comes first.
WhyText trackAnswer(const EgiziaSession& session, const TrackPanel& track,
                    std::optional<QPoint> at) {
  WhyText text = trackWhy(session);
  if (!at) return text;
  const auto isAsked = [player = track.playerAt(*at)](const WhyNumber& number) {
    return number.asked.player == player;
  };
  std::stable_partition(text.numbers.begin(), text.numbers.end(), isAsked);
  return text;
}

WhyText chipAnswer(const TableParts& parts, const Chip& chip) {
  return chipWhy(chip, closedChoice(parts, chip), parts.strip.content().refused,
                 stripWhy(parts.ground, parts.strip.content()));
}

/// Points of a player: all, and those by the rule of that row of the final scoring.
Numbers rowNumbers(const EgiziaSession& session, table::Player player, const ScoreRow& row) {
  Numbers numbers{numberOf(session, TrackedNumber::points, player)};
  if (!row.rule || row.points.isEmpty()) return numbers;
  text::AskedNumber byRule = numbers.front().asked;
  byRule.from = {{.rule = *row.rule}};
  byRule.fromName = text::ruleTitle(*row.rule, session.wholeTable());
  numbers.push_back({session.wholeNumberName(byRule), byRule});
  return numbers;
}

table::Player playerWith(const EgiziaSession& session, PlayerColour colour) {
  for (table::Player player = 0; player < session.players(); ++player) {
    if (static_cast<PlayerColour>(session.colourOf(player)) == colour) return player;
  }
  return table::noPlayer;
}

/// A number in the table of points, or the name before them.
std::optional<WhyText> sumsWhy(const EgiziaSession& session, const ScoreLanes& sums,
                               const QPoint& at) {
  const auto row = sums.rowAt(at);
  if (!row) return std::nullopt;
  const ScoreLanesContent::Row& shown = sums.content().rows[*row];
  WhyText text = whyText(shown.name, sums.sentence(*row).split(u'\n'));
  const table::Player player = playerWith(session, shown.player);
  text.numbers = {numberOf(session, egizia::TrackedNumber::points, player)};
  for (const table::RuleId rule : {"END-1"_rule, "END-2"_rule, "END-3"_rule}) {
    const ScoreRow source{.points = QStringLiteral("0"), .rule = rule};
    text.numbers.push_back(rowNumbers(session, player, source).back());
  }
  return text;
}

} // namespace

WhyNumber numberOf(const EgiziaSession& session, TrackedNumber what, table::Player player) {
  const text::AskedNumber number{.trackedNumber = static_cast<int>(what), .player = player};
  return {session.wholeNumberName(number), number};
}

Numbers everybodys(const EgiziaSession& session, TrackedNumber what) {
  Numbers numbers;
  for (const table::Player player : session.shown().track.fromTheFront()) {
    numbers.push_back(numberOf(session, what, player));
  }
  return numbers;
}

std::optional<WhyText> tableWhy(const TableParts& parts, QWidget& about, std::optional<QPoint> at) {
  const EgiziaSession& session = parts.ground.session;
  if (auto* place = qobject_cast<Place*>(&about)) return placeAnswer(parts, *place);
  if (auto* flood = qobject_cast<FloodView*>(&about)) return floodAnswer(parts, *flood, at);
  if (auto* card = qobject_cast<PlayerCard*>(&about)) return cardAnswer(parts, *card, at);
  if (auto* lines = qobject_cast<CardLines*>(&about)) return linesAnswer(parts, *lines, at);
  if (const auto* column = qobject_cast<const PhaseColumnButton*>(&about)) {
    return lineWhy(session, column->column().line);
  }
  if (const auto* track = qobject_cast<TrackPanel*>(&about))
    return trackAnswer(session, *track, at);
  if (qobject_cast<SphinxPanel*>(&about) != nullptr) return sphinxWhy(session);
  if (auto* chip = qobject_cast<Chip*>(&about)) {
    const bool asked = parts.strip.isAncestorOf(chip) || parts.card.isAncestorOf(chip);
    if (asked) return chipAnswer(parts, *chip);
  }
  const bool rest = &about == &parts.strip || &about == parts.board.parentWidget();
  if (!rest) return std::nullopt;
  return stripWhy(parts.ground, parts.strip.content());
}

std::optional<WhyText> scoreWhy(const EgiziaSession& session, QWidget& about,
                                std::optional<QPoint> at) {
  if (const auto* sums = qobject_cast<const ScoreLanes*>(&about)) {
    return at ? sumsWhy(session, *sums, *at) : std::nullopt;
  }
  const ScoreRow* row = askedRow(about, at);
  if (row == nullptr) return std::nullopt;
  WhyText text = rowWhy(*row, ruleLine(row->rule.value_or("END-4"_rule)));
  // A row of the ranking names its player, those of a scoring belong to the one being scored.
  const QWidget* finalScoring = &about;
  while (finalScoring != nullptr &&
         qobject_cast<const FinalScoringView*>(finalScoring) == nullptr) {
    finalScoring = finalScoring->parentWidget();
  }
  std::optional<PlayerColour> colour = row->player;
  if (!colour && finalScoring != nullptr) {
    colour = static_cast<const FinalScoringView*>(finalScoring)->content().player;
  }
  if (colour) text.numbers = rowNumbers(session, playerWith(session, *colour), *row);
  return text;
}

} // namespace nilometer::ui
