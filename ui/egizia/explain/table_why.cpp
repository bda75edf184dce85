// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/explain/table_why.h"

#include "ui/base/style/chip.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/explain/why_numbers.h"
#include "ui/egizia/explain/why_order.h"
#include "ui/egizia/explain/why_player.h"
#include "ui/egizia/explain/why_rows.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/score/final_scoring/row_why.h"
#include "ui/score/final_scoring/score_lanes.h"
#include "ui/table/action_bar/phase_card.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/view/chip_why.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::operator""_rule;

namespace {

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

/// Why a choice may not be made; nothing for one that may be, and for other chips.
QStringList closedChoice(const TableParts& parts, const Chip& chip) {
  for (const Question& question : parts.ground.draft.questions()) {
    for (const Choice& choice : question.choices) {
      if (choice.open) continue;
      const Chip* shown = parts.strip.choice(question.id(), choice.id);
      if (shown != &chip) shown = parts.card.choice(question.id(), choice.id);
      if (shown != &chip) continue;
      return choiceLines(parts.ground.session, parts.ground.draft, question, choice.id);
    }
  }
  return {};
}

WhyText chipAnswer(const TableParts& parts, const Chip& chip) {
  return chipWhy(chip, closedChoice(parts, chip), parts.strip.content().refused,
                 stripWhy(parts.ground, parts.strip.content()));
}

} // namespace

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

namespace {

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

std::optional<WhyText> rowsWhy(QWidget& about, std::optional<QPoint> at) {
  const ScoreRow* row = askedRow(about, at);
  return row == nullptr ? std::nullopt : std::optional(rowWhy(*row));
}

std::optional<WhyText> scoreWhy(const EgiziaSession& session, QWidget& about,
                                std::optional<QPoint> at) {
  if (const auto* sums = qobject_cast<const ScoreLanes*>(&about)) {
    return at ? sumsWhy(session, *sums, *at) : std::nullopt;
  }
  const ScoreRow* row = askedRow(about, at);
  if (row == nullptr) return std::nullopt;
  WhyText text = rowWhy(*row);
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
