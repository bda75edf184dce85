// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/spectator/display_content.h"

#include "ui/game/session/dispute_words.h"
#include "ui/game/session/game_session.h"
#include "ui/table/view/table_step.h"
#include "ui/text/phrase.h"
#include "ui/text/rests_mark.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace nilometer::ui {

namespace {

struct SignWords {
  Q_DECLARE_TR_FUNCTIONS(Display)
};

void showScores(DisplayContent& content, const GameSession& session,
                const std::vector<TableStep::Score>& scores) {
  for (std::size_t player = 0; player < scores.size(); ++player) {
    const PlayerColour colour =
        playerColourAt(session.colourOf(static_cast<table::Player>(player)));
    const auto lane = std::ranges::find(content.lanes, colour, &DisplayLane::colour);
    if (lane == content.lanes.end()) continue;
    lane->points = scores[player].points;
    lane->others = scores[player].others;
  }
  std::ranges::stable_sort(content.lanes, std::ranges::greater(), &DisplayLane::points);
}

} // namespace

std::vector<DisplayLane> displayLanes(const GameSession& session,
                                      std::span<const table::Player> order,
                                      std::span<const int> points) {
  std::vector<DisplayLane> lanes;
  const bool over = session.clock().over;
  for (const table::Player player : order) {
    lanes.push_back({.colour = playerColourAt(session.colourOf(player)),
                     .name = text::playerName(player, session.names().shown),
                     .points = points[player],
                     .others = session.isPast() ? QString() : otherPointsShort(session, player),
                     .place = over ? static_cast<int>(lanes.size()) + 1 : 0});
  }
  return lanes;
}

std::vector<table::Player> displayOrder(const GameSession& session,
                                        std::vector<table::Player> ranked,
                                        std::span<const int> counts) {
  if (!session.clock().over) {
    std::ranges::sort(ranked);
    std::ranges::stable_sort(ranked, std::ranges::greater(),
                             [&](table::Player player) { return counts[player]; });
  }
  return ranked;
}

void showMoves(DisplayContent& content, const GameSession& session, const MoveContent& moves) {
  content.moves = moves.parts;
  content.noMoves = moves.parts.empty() ? moves.text : QString();
  content.heading.clear();
  content.toldMoves = content.noMoves;
  if (moves.parts.empty()) return;
  // The symbol says whose it is.
  for (MovePart& part : content.moves) part.name.clear();
  content.heading = moves.heading;
  content.needsHeading = content.moves.front().colour != content.turn.colour;
  content.toldMoves =
      session.names().inFull(text::fill(QStringLiteral("%1: %2"), {moves.heading, moves.told}));
}

DisplayTurn turnOf(const GameSession& session, table::Player player, const QString& does,
                   const QString& hint) {
  return {.colour = playerColourAt(session.colourOf(player)),
          .name = text::playerName(player, session.names().shown),
          .whole = text::playerName(player, session.names().whole),
          .does = does,
          .hint = hint};
}

DisplayTurn amendingTurn() {
  return {.does = SignWords::tr("An earlier entry is being put right"),
          .hint = SignWords::tr("The table waits until the change is entered.")};
}

void tellTurn(DisplayContent& content, const GameSession& session) {
  explainSigns(content);
  const DisplayTurn& turn = content.turn;
  content.told =
      turn.name.isEmpty() ? turn.does : text::fill(QStringLiteral("%1 %2"), {turn.name, turn.does});
  content.told = session.names().inFull(content.told);
  content.toldMoves = session.names().inFull(content.toldMoves);
}

DisplayContent completed(DisplayContent content, const GameSession& session,
                         const PhaseLook& phases, const MoveContent& moves) {
  content.phases = phases;
  showMoves(content, session, moves);
  tellTurn(content, session);
  return content;
}

void showStep(DisplayContent& content, const GameSession& session, const TableStep& step) {
  if (step.phases) {
    content.phases = *step.phases;
    content.turn = {.does = content.phases.phaseName};
    content.needsHeading = true;
    tellTurn(content, session);
  }
  if (!step.scores.empty()) {
    content.shore = {};
    showScores(content, session, step.scores);
  }
  if (step.moves) showMoves(content, session, *step.moves);
  explainSigns(content);
}

void explainSigns(DisplayContent& content) {
  content.note.clear();
  if (!textsOf(content).join(QString()).contains(text::restsMark)) return;
  //: What "*" behind a number means: it rests on values nobody has compared with the box.
  content.note = SignWords::tr("* assumed");
}

QStringList textsOf(const DisplayContent& content) {
  QStringList texts{content.phases.round, content.phases.phaseName, content.then,
                    content.turn.name,    content.turn.whole,       content.turn.does,
                    content.turn.hint,    content.turn.brief,       content.heading,
                    content.noMoves,      content.table.heading,    content.note,
                    content.told,         content.toldMoves};
  texts += content.phases.phases;
  for (const MovePart& part : content.moves) {
    for (const MoveGlyph& glyph : part.glyphs) texts << glyph.text << glyph.on << glyph.after;
  }
  for (const DisplayTable::Row& row : content.table.rows) {
    texts += row.name;
    for (const DisplayTable::Cell& cell : row.cells) texts += cell.text;
  }
  for (const DisplayTable::Bar& bar : content.table.bars) texts << bar.name << bar.text << bar.said;
  for (const HeadLook& head : content.table.heads) texts += head.text;
  for (const DisplayTable::Line& line : content.table.lines) {
    for (const SumLook& sum : line.sums) texts += sum.text;
  }
  texts << content.shore.count << content.shore.counted;
  for (const DisplayLane& lane : content.lanes) texts << lane.name << lane.others;
  texts.removeAll({});
  return texts;
}

} // namespace nilometer::ui
