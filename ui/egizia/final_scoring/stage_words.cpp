// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/stage_words.h"

#include "engine/egizia/rules.h"
#include "ui/egizia/final_scoring/sphinx_motifs.h"
#include "ui/egizia/text/rests_on.h"
#include "ui/score/final_scoring/place_words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace nilometer::ui {

using egizia::SphinxKind;
using table::Player;
using text::fill;
using text::number;
using Kind = ScoringStep::Kind;

namespace {

struct StageWords {
  Q_DECLARE_TR_FUNCTIONS(FinalScoringStage)
};

bool isSphinx(const ScoringStep& step) {
  return step.kind == Kind::sphinx;
}

int sphinxCards(const ScoringPage& page) {
  return static_cast<int>(std::ranges::count_if(page.steps, isSphinx)) + page.sealed;
}

/// Own stones that the card counts.
int stonesCounted(const egizia::SphinxCard& card, int fact) {
  const bool counts = card.kind == SphinxKind::ownStones || card.kind == SphinxKind::perOwnStone ||
                      card.kind == SphinxKind::ownStonesInEach;
  return counts ? fact : 0;
}

Motif stepMotif(const ScoringStep& step, const egizia::Edition& edition) {
  switch (step.kind) {
  case Kind::stones: return Motif::stonesLeft;
  case Kind::tombs: return Motif::tombs;
  case Kind::sphinx: break;
  }
  return motifOf(edition.sphinxCards[step.card]);
}

ScoreCard cardOf(const ScoringGround& ground, const ScoringProgress& progress,
                 const QString& title) {
  const ScoringPage& page = *progress.page();
  ScoreCard card{.player = ground.seats.colours[page.player]};
  const ScoringStep* step = progress.latest();
  if (step == nullptr) {
    if (sphinxCards(page) > 0) card.side = ScoreCard::Side::back;
    return card;
  }
  const egizia::Edition& edition = *ground.game->edition;
  card.side = ScoreCard::Side::front;
  card.motif = static_cast<int>(stepMotif(*step, edition));
  if (isSphinx(*step)) card.pieces = stonesCounted(edition.sphinxCards[step->card], step->fact);
  card.text = title;
  card.seal = number(step->points);
  card.fails = step->points <= 0;
  return card;
}

/// "Sphinx card 2 of 5".
QString kindOf(const ScoringProgress& progress) {
  const ScoringPage& page = *progress.page();
  const ScoringStep* step = progress.latest();
  if (step == nullptr) {
    return fill(StageWords::tr("Order tile %1"), {number(page.orderTile)});
  }
  if (step->kind == Kind::stones) return StageWords::tr("Stones left over");
  if (step->kind == Kind::tombs) return StageWords::tr("Tombs");
  const auto end = page.steps.begin() + static_cast<std::ptrdiff_t>(progress.revealed());
  const auto turned = std::count_if(page.steps.begin(), end, isSphinx);
  return fill(StageWords::tr("Sphinx card %1 of %2"),
              {number(static_cast<int>(turned)), number(sphinxCards(page))});
}

/// What a card that gave nothing was short of; empty where what counted has said it.
QString missingFor(const egizia::SphinxCard& card, int fact) {
  switch (card.kind) {
  case SphinxKind::ownStones:
  case SphinxKind::ownStonesInEach:
    return StageWords::tr("%n more would have been enough.", nullptr, card.needed - fact);
  case SphinxKind::built:
    return StageWords::tr("%n more space(s) would have been enough.", nullptr,
                          std::popcount(card.spaces) - fact);
  case SphinxKind::playersOnLast: return StageWords::tr("For so many the card gives nothing.");
  case SphinxKind::mostQuarries:
  case SphinxKind::mostField:
    // Where somebody has more, that has been said.
    return fact > 0 ? QString() : StageWords::tr("Whoever has nothing of it gets nothing.");
  case SphinxKind::perTen:
    return StageWords::tr("It takes at least %n point(s).", nullptr, card.needed);
  case SphinxKind::perOwnStone:
  case SphinxKind::crewStrength:
  case SphinxKind::ownLast:
  case SphinxKind::perPermanent: break;
  }
  return {};
}

/// Whether the card asks for something that nobody has alone.
bool countsForAll(const egizia::SphinxCard& card) {
  return card.kind == SphinxKind::built || card.kind == SphinxKind::playersOnLast;
}

QString reasonOf(const ScoringGround& ground, const ScoringStep& step, const ScoreRow& row) {
  if (!isSphinx(step)) return fill(QStringLiteral("%1: %2."), {row.title, row.detail});
  const egizia::SphinxCard& card = ground.game->edition->sphinxCards[step.card];
  QStringList said{
      fill(QStringLiteral("%1."), {row.title}),
      countsForAll(card)
          //: What counts on a card of whatever all have done: "All together: 3 of 4
          //: spaces built."
          ? fill(StageWords::tr("All together: %1."), {row.detail})
          //: A player and what counts of him: "Anna: 6 own stones."
          : fill(StageWords::tr("%1: %2."), {ground.seats.name(step.player), row.detail})};
  if (step.points <= 0) {
    said += missingFor(card, step.fact);
  }
  said.removeAll({});
  return said.join(u' ');
}

void tellStep(const ScoringGround& ground, const ScoringProgress& progress, const ScoreRow& row,
              const FinalScoringContent& content, StepStoryContent& story) {
  const egizia::Effect move = progress.move();
  const int gained = move.after - move.before;
  story.gain = (gained == 0 ? QStringLiteral("+0") : text::signedNumber(gained)) +
               text::restsSign(progress.moveBasis());
  story.gains = move.after > move.before;
  story.way =
      fill(QStringLiteral("%1 → %2"), {number(move.before), content.points}) + row.totalSign;
  story.place = placeNow(content.track, move.player, ground.seats.names.shown);
  story.reason = reasonOf(ground, *progress.latest(), row);
  const auto rule = egizia::ruleName(progress.latest()->rule);
  story.rule = QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
}

} // namespace

std::vector<OrderedTurn> orderOf(const ScoringGround& ground, const ScoringProgress& progress) {
  using State = OrderedTurn::State;
  std::vector<OrderedTurn> order;
  const ScoringPage* page = progress.page();
  State state = State::done;
  for (const Player player : ground.order) {
    const bool now = page != nullptr && page->player == player;
    if (now) state = State::waits;
    order.push_back({ground.seats.colours[player], ground.seats.name(player),
                     now ? State::now : state,
                     ground.seats.names.inFull(ground.seats.name(player))});
  }
  return order;
}

void addStage(const ScoringGround& ground, const ScoringProgress& progress,
              FinalScoringContent& content) {
  const ScoringPage& page = *progress.page();
  content.start = ScoreRow{.title = StageWords::tr("Points before"),
                           .total = number(page.pointsBefore()),
                           .totalSign = text::restsSign(ground.before[page.player])};
  StepStoryContent& story = content.story;
  story.kind = kindOf(progress);
  story.name = ground.seats.name(page.player);
  story.names = ground.seats.names;
  story.player = content.player;
  const ScoreRow* row =
      progress.latest() == nullptr ? nullptr : &content.rows[progress.revealed() - 1];
  content.card = cardOf(ground, progress, row == nullptr ? QString() : row->title);
  if (row != nullptr) {
    tellStep(ground, progress, *row, content, story);
  } else {
    // The order tile stands above the name.
    const int before = page.pointsBefore();
    story.reason =
        text::withSign(StageWords::tr("%n point(s) before", nullptr, std::abs(before)), before);
  }
}

void addWinner(const ScoringGround& ground, FinalScoringContent& content) {
  content.story = {.kind = content.detail,
                   .name = content.title,
                   .player = content.player,
                   .gain = content.points,
                   .gains = true,
                   .way = {},
                   .place = {},
                   .reason = content.rows.front().detail,
                   .names = ground.seats.names};
  if (ground.ranking.size() < 2) return;
  content.story.place =
      fill(StageWords::tr("Second: %1, %2"), {content.rows[1].title, content.rows[1].points});
}

} // namespace nilometer::ui
