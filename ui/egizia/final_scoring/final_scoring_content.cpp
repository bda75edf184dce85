// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/final_scoring_content.h"

#include "ui/egizia/final_scoring/stage_words.h"
#include "ui/egizia/final_scoring/step_rows.h"
#include "ui/egizia/text/move_groups.h"
#include "ui/egizia/text/rests_on.h"
#include "ui/egizia/text/tie_break.h"
#include "ui/egizia/text/words.h"
#include "ui/table/action_bar/single_keys.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace nilometer::ui {

using table::Player;
using text::fill;
using text::number;
using Kind = ScoringStep::Kind;

namespace {

struct FinalScoringWords {
  Q_DECLARE_TR_FUNCTIONS(FinalScoring)
};

text::Result resultOf(const ScoringGround& ground, Player player) {
  const int bid = ground.game->options.seatBids ? ground.game->seatBids[player] : 0;
  return {ground.seats.name(player), ground.track.points(player), bid};
}

/// What the points of a player rest on after so many steps of his page; all steps if that is the
/// end of it.
egizia::PrintedSet basisOf(const ScoringGround& ground, const ScoringProgress& progress,
                           Player player, std::size_t steps) {
  egizia::PrintedSet basis = ground.before[player];
  const auto page = std::ranges::find(progress.pages(), player, &ScoringPage::player);
  if (page != progress.pages().end()) egizia::addPrinted(basis, page->basisAfter(steps));
  return basis;
}

/// Puts the ranking into words (END-4).
std::vector<ScoreRow> rankingRows(const ScoringGround& ground, const ScoringProgress& progress) {
  std::vector<ScoreRow> rows;
  const auto& ranking = ground.ranking;
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    const text::Result result = resultOf(ground, ranking[i]);
    QStringList details;
    if (ground.game->options.seatBids) {
      const QString text =
          FinalScoringWords::tr("%n point(s), bid %1", nullptr, std::abs(result.points));
      details += fill(text::withSign(text, result.points), {text::halves(result.bid)});
    }
    if (i + 1 < ranking.size()) {
      details += text::tieBreak(result, resultOf(ground, ranking[i + 1]));
    }
    details += ground.otherwise[ranking[i]].lines;
    details.removeAll({});
    ScoreRow row{.look = i == 0 ? ScoreRow::Look::winner : ScoreRow::Look::shown};
    row.player = ground.seats.colours[ranking[i]];
    row.mark = fill(QStringLiteral("%1."), {number(static_cast<int>(i) + 1)});
    row.title = ground.seats.names.whole[ranking[i]];
    row.detail = details.join(QStringLiteral(" · "));
    row.points = text::halves(result.decides());
    row.gains = true;
    const egizia::PrintedSet basis = basisOf(ground, progress, ranking[i], SIZE_MAX);
    row.pointsSign = text::restsSign(basis);
    row.rests = text::restsOnLines(basis, ground.names());
    rows.push_back(row);
  }
  return rows;
}

FinalScoringContent rankingContent(const ScoringGround& ground, const ScoringProgress& progress) {
  FinalScoringContent content;
  if (ground.ranking.empty()) return content;
  const Player winner = ground.ranking.front();
  const QString title =
      //: Somebody else wins if what is disputed was otherwise.
      ground.winnerIsOpen ? FinalScoringWords::tr("%1 wins?") : FinalScoringWords::tr("%1 wins");
  content.title = fill(title, {ground.seats.name(winner)});
  content.player = ground.seats.colours[winner];
  const int points = resultOf(ground, winner).decides();
  const bool isTie =
      ground.ranking.size() > 1 && resultOf(ground, ground.ranking[1]).decides() == points;
  content.detail =
      isTie ? FinalScoringWords::tr("Tie for first place") : FinalScoringWords::tr("Final result");
  content.points = text::halves(points);
  content.rests = text::restsOn(basisOf(ground, progress, winner, SIZE_MAX), ground.names());
  content.rows = rankingRows(ground, progress);
  content.track = ground.track;
  addWinner(ground, content);
  return content;
}

int sumOf(const ScoringPage& page, std::size_t revealed, Kind kind) {
  int sum = 0;
  for (std::size_t i = 0; i < revealed; ++i) {
    if (page.steps[i].kind == kind) sum += page.steps[i].points;
  }
  return sum;
}

/// What the steps of one kind rest on, as far as they have been revealed.
egizia::PrintedSet basisOf(const ScoringPage& page, std::size_t revealed, Kind kind) {
  egizia::PrintedSet basis;
  for (std::size_t i = 0; i < revealed; ++i) {
    if (page.steps[i].kind == kind) egizia::addPrinted(basis, page.steps[i].basis);
  }
  return basis;
}

/// The sources that a page has brought so far; `before` = what the points before it rest on.
QStringList sumsOf(const ScoringPage& page, std::size_t revealed,
                   const egizia::PrintedSet& before) {
  const auto& steps = page.steps;
  QStringList numbers{number(page.pointsBefore()) + text::restsSign(before)};
  for (const Kind kind : {Kind::stones, Kind::tombs, Kind::sphinx}) {
    const auto first = std::ranges::find(steps, kind, &ScoringStep::kind);
    const auto at = static_cast<std::size_t>(first - steps.begin());
    numbers += at < revealed ? text::signedNumber(sumOf(page, revealed, kind)) +
                                   text::restsSign(basisOf(page, revealed, kind))
                             : QString();
  }
  egizia::PrintedSet total = before;
  egizia::addPrinted(total, page.basisAfter(revealed));
  numbers += number(page.trackAfter(revealed).points(page.player)) + text::restsSign(total);
  return numbers;
}

/// A number with what it may be besides.
QString bothWays(const QString& points, const QString& other) {
  return other.isEmpty() ? points : fill(QStringLiteral("%1 %2"), {points, other});
}

/// The steps revealed of a page, as pieces of the lane.
std::vector<ScoreLanesContent::Piece> piecesOf(const ScoringPage& page, std::size_t revealed,
                                               bool now) {
  std::vector<ScoreLanesContent::Piece> pieces;
  for (std::size_t i = 0; i < revealed; ++i) {
    const ScoringStep& step = page.steps[i];
    pieces.push_back({step.points, text::signedNumber(step.points) + text::restsSign(step.basis),
                      now && i + 1 == revealed});
  }
  return pieces;
}

ScoreLanesContent sumsContent(const ScoringGround& ground, const ScoringProgress& progress) {
  ScoreLanesContent content;
  content.header = {FinalScoringWords::tr("Before"), FinalScoringWords::tr("Stones"),
                    FinalScoringWords::tr("Tombs"), FinalScoringWords::tr("Sphinx"),
                    //: The sum of the columns before it.
                    FinalScoringWords::tr("Total")};
  for (const Player player : ground.order) {
    ScoreLanesContent::Row row{
        .player = ground.seats.colours[player],
        .name = ground.seats.names.whole[player],
        .numbers = {number(ground.track.points(player)) + text::restsSign(ground.before[player])},
        .before = ground.track.points(player)};
    egizia::PrintedSet basis = ground.before[player];
    const auto& pages = progress.pages();
    const auto page = std::ranges::find(pages, player, &ScoringPage::player);
    const auto index = static_cast<std::size_t>(page - pages.begin());
    row.now = page != pages.end() && index == progress.pageIndex();
    if (page != pages.end()) {
      const std::size_t whole = index < progress.pageIndex() ? page->steps.size() : 0;
      const std::size_t steps = row.now ? progress.revealed() : whole;
      row.numbers = sumsOf(*page, steps, ground.before[player]);
      row.before = page->pointsBefore();
      row.pieces = piecesOf(*page, steps, row.now);
      egizia::addPrinted(basis, page->basisAfter(steps));
    }
    const ScoringGround::Otherwise& otherwise = ground.otherwise[player];
    row.numbers.back() = bothWays(row.numbers.back(), otherwise.total);
    if (row.numbers.size() > 1) {
      row.numbers.front() = bothWays(row.numbers.front(), otherwise.before);
    }
    QStringList rests = otherwise.lines;
    rests += text::restsOn(basis, ground.names());
    rests.removeAll({});
    row.rests = rests.join(u'\n');
    content.rows.push_back(row);
  }
  return content;
}

} // namespace

bool mayOtherWin(const ScoringGround& ground, std::span<const OtherPoints> others) {
  const Player winner = ground.ranking.front();
  return std::ranges::any_of(others, [&](const OtherPoints& other) {
    const auto ahead = [&](Player player) {
      const int gained = other.points[player] - ground.track.points(player);
      return gained - (other.points[winner] - ground.track.points(winner));
    };
    return std::ranges::any_of(ground.ranking, [&](Player player) {
      const int behind = resultOf(ground, winner).decides() - resultOf(ground, player).decides();
      return ahead(player) > 0 && 2 * ahead(player) >= behind;
    });
  });
}

FinalScoringContent contentOf(const ScoringGround& ground, const ScoringProgress& progress) {
  const ScoringPage* page = progress.page();
  FinalScoringContent content =
      page == nullptr ? rankingContent(ground, progress) : FinalScoringContent{};
  content.sums = sumsContent(ground, progress);
  content.heading = FinalScoringWords::tr("Final scoring");
  content.order = orderOf(ground, progress);
  if (page == nullptr) return content;
  content.title = ground.seats.name(page->player);
  content.player = ground.seats.colours[page->player];
  const int before = page->pointsBefore();
  const QString detail =
      FinalScoringWords::tr("Order tile %1 · %n point(s) before", nullptr, std::abs(before));
  content.detail = fill(text::withSign(detail, before), {number(page->orderTile)});
  content.track = page->trackAfter(progress.revealed());
  const ScoringGround::Otherwise& otherwise = ground.otherwise[page->player];
  content.points = bothWays(number(content.track.points(page->player)), otherwise.total);
  const egizia::PrintedSet& start = ground.before[page->player];
  content.rests =
      text::restsOn(basisOf(ground, progress, page->player, progress.revealed()), ground.names());
  content.rows = stepRows(*ground.game->edition, ground.names(), progress, ground.named, start);
  content.latest = progress.isWhole() ? content.rows.size() - 1 : progress.revealed();
  addStage(ground, progress, content);
  return content;
}

namespace {

/// Before anything of a player is scored: what has to lie ready for it.
QString layReady(const ScoringPage& page, const QString& name) {
  const auto has = [&](Kind kind) {
    return std::ranges::any_of(page.steps, [&](const ScoringStep& step) {
      return step.kind == kind && (kind == Kind::sphinx || step.fact > 0);
    });
  };
  QStringList things;
  if (has(Kind::stones)) things += FinalScoringWords::tr("stones");
  if (has(Kind::tombs)) things += FinalScoringWords::tr("tomb tiles");
  if (has(Kind::sphinx) || page.sealed > 0) things += FinalScoringWords::tr("Sphinx cards");
  if (things.isEmpty()) return {};
  //: What a player lays on the table for the final scoring: "Anna: lay out stones and tomb tiles".
  return fill(FinalScoringWords::tr("%1: lay out %2"), {name, text::listOf(things)});
}

/// The way of the marker, in words and as signs.
void sayMove(const ScoringGround& ground, const ScoringProgress& progress, StripContent& content) {
  content.body = text::sentence(progress.move(), ground.names());
  const egizia::PrintedSet basis = progress.moveBasis();
  content.rests = text::restsOn(basis, ground.names());
  if (content.body.isEmpty()) return;
  content.body += text::restsSign(basis);
  const QString way = text::effectMove(progress.move(), ground.names()) + text::restsSign(basis);
  content.moves.heading = FinalScoringWords::tr("Now move");
  content.moves.told = content.body;
  content.moves.rests = content.rests;
  const Player player = progress.page()->player;
  content.moves.parts = {
      {ground.seats.colours[player], ground.seats.name(player), {{.text = way, .told = way}}}};
}

/// Title and body: what to move now, what comes next.
void sayWhatToDo(const ScoringGround& ground, const ScoringProgress& progress,
                 StripContent& content) {
  const ScoringPage& page = *progress.page();
  const QString name = ground.seats.name(page.player);
  if (progress.latest() != nullptr) {
    sayMove(ground, progress, content);
  } else {
    content.body = layReady(page, name);
  }
  if (progress.isWhole()) {
    const int points = page.trackAfter(page.steps.size()).points(page.player);
    const QString title = FinalScoringWords::tr("%1: %n point(s)", nullptr, std::abs(points));
    content.title = fill(text::withSign(title, points), {name}) +
                    text::restsSign(basisOf(ground, progress, page.player, SIZE_MAX));
  } else if (progress.mustName()) {
    content.title =
        fill(FinalScoringWords::tr("%1: name %n Sphinx card(s)", nullptr, page.sealed), {name});
  } else if (progress.latest() == nullptr) {
    content.title = fill(FinalScoringWords::tr("Final scoring: %1"), {name});
  } else {
    content.title = content.body.isEmpty() ? FinalScoringWords::tr("No points for this")
                                           : FinalScoringWords::tr("Now move");
  }
}

} // namespace

QString whereMarkersStand(const ScoringGround& ground, const ScoringProgress& progress) {
  QStringList places;
  for (const Player player : ground.ranking) {
    const QString points = number(ground.track.points(player)) +
                           text::restsSign(basisOf(ground, progress, player, SIZE_MAX));
    places += fill(QStringLiteral("%1 %2"), {ground.seats.name(player), points});
  }
  return fill(FinalScoringWords::tr("On the score track: %1"),
              {places.join(QStringLiteral(" · "))});
}

QString allAtOnceKey() {
  return QStringLiteral("+");
}

StripContent promptOf(const ScoringGround& ground, const ScoringProgress& progress) {
  StripContent content;
  content.form = StripContent::Form::bar;
  content.names = ground.seats.names;
  content.backText = FinalScoringWords::tr("Back");
  content.confirm = FinalScoringWords::tr("Next");
  if (progress.page() == nullptr) {
    const FinalScoringContent result = rankingContent(ground, progress);
    content.title = result.title;
    content.hint = result.rows.empty() ? QString() : result.rows.front().detail;
    content.body = whereMarkersStand(ground, progress);
    content.hidesConfirm = true;
    return content;
  }
  sayWhatToDo(ground, progress, content);
  content.canConfirm = !progress.mustName();
  if (progress.isWhole()) {
    const auto next = std::ranges::find(ground.order, progress.page()->player) + 1;
    content.confirm = next >= ground.order.end()
                          ? FinalScoringWords::tr("Who wins?")
                          : fill(FinalScoringWords::tr("On to %1"), {ground.seats.name(*next)});
  } else if (progress.coming() != nullptr) {
    if (progress.coming()->kind == Kind::sphinx) {
      content.confirm = FinalScoringWords::tr("Turn the next");
    }
    StripContent::ActionChip all{.index = allAtOnce, .main = true, .look = {}};
    all.look = {.tone = ChipLook::Tone::action,
                .text = FinalScoringWords::tr("All at once"),
                .keyCap = singleKeysPress() ? allAtOnceKey() : QString(),
                .tip = FinalScoringWords::tr("Reveals everything that is known of this player."),
                .player = {}};
    content.actions.push_back(all);
  }
  return content;
}

} // namespace nilometer::ui
