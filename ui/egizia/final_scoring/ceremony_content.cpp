// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/ceremony_content.h"

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
using words::fill;
using words::number;
using Kind = CeremonyStep::Kind;

namespace {

struct CeremonyWords {
  Q_DECLARE_TR_FUNCTIONS(Ceremony)
};

words::Result resultOf(const CeremonyGround& ground, Player player) {
  const int bid = ground.game->options.seatBids ? ground.game->seatBids[player] : 0;
  return {ground.seats.name(player), ground.track.points(player), bid};
}

/// What the points of a player rest on after so many steps of his page; all steps if that is the
/// end of it.
egizia::PrintedSet basisOf(const CeremonyGround& ground, const Ceremony& ceremony, Player player,
                           std::size_t steps) {
  egizia::PrintedSet basis = ground.before[player];
  const auto page = std::ranges::find(ceremony.pages(), player, &CeremonyPage::player);
  if (page != ceremony.pages().end()) egizia::addPrinted(basis, page->basisAfter(steps));
  return basis;
}

/// Puts the ranking into words (END-4).
std::vector<ScoreRow> rankingRows(const CeremonyGround& ground, const Ceremony& ceremony) {
  std::vector<ScoreRow> rows;
  const auto& ranking = ground.ranking;
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    const words::Result result = resultOf(ground, ranking[i]);
    QStringList details;
    if (ground.game->options.seatBids) {
      const QString text =
          CeremonyWords::tr("%n point(s), bid %1", nullptr, std::abs(result.points));
      details += fill(words::withSign(text, result.points), {words::halves(result.bid)});
    }
    if (i + 1 < ranking.size()) {
      details += words::tieBreak(result, resultOf(ground, ranking[i + 1]));
    }
    details += ground.otherwise[ranking[i]].lines;
    details.removeAll({});
    ScoreRow row{.look = i == 0 ? ScoreRow::Look::winner : ScoreRow::Look::shown};
    row.player = ground.seats.colours[ranking[i]];
    row.mark = fill(QStringLiteral("%1."), {number(static_cast<int>(i) + 1)});
    row.title = ground.seats.names.whole[ranking[i]];
    row.detail = details.join(QStringLiteral(" · "));
    row.points = words::halves(result.decides());
    row.gains = true;
    const egizia::PrintedSet basis = basisOf(ground, ceremony, ranking[i], SIZE_MAX);
    row.pointsSign = words::restsSign(basis);
    row.rests = words::restsOnLines(basis, ground.names());
    rows.push_back(row);
  }
  return rows;
}

CeremonyContent rankingContent(const CeremonyGround& ground, const Ceremony& ceremony) {
  CeremonyContent content;
  if (ground.ranking.empty()) return content;
  const Player winner = ground.ranking.front();
  const QString title =
      //: Somebody else wins if what is disputed was otherwise.
      ground.winnerIsOpen ? CeremonyWords::tr("%1 wins?") : CeremonyWords::tr("%1 wins");
  content.title = fill(title, {ground.seats.name(winner)});
  content.player = ground.seats.colours[winner];
  const int points = resultOf(ground, winner).decides();
  const bool isTie =
      ground.ranking.size() > 1 && resultOf(ground, ground.ranking[1]).decides() == points;
  content.detail =
      isTie ? CeremonyWords::tr("Tie for first place") : CeremonyWords::tr("Final result");
  content.points = words::halves(points);
  content.rests = words::restsOn(basisOf(ground, ceremony, winner, SIZE_MAX), ground.names());
  content.rows = rankingRows(ground, ceremony);
  content.track = ground.track;
  addWinner(ground, content);
  return content;
}

int sumOf(const CeremonyPage& page, std::size_t revealed, Kind kind) {
  int sum = 0;
  for (std::size_t i = 0; i < revealed; ++i) {
    if (page.steps[i].kind == kind) sum += page.steps[i].points;
  }
  return sum;
}

/// What the steps of one kind rest on, as far as they have been revealed.
egizia::PrintedSet basisOf(const CeremonyPage& page, std::size_t revealed, Kind kind) {
  egizia::PrintedSet basis;
  for (std::size_t i = 0; i < revealed; ++i) {
    if (page.steps[i].kind == kind) egizia::addPrinted(basis, page.steps[i].basis);
  }
  return basis;
}

/// The sources that a page has brought so far; `before` = what the points before it rest on.
QStringList sumsOf(const CeremonyPage& page, std::size_t revealed,
                   const egizia::PrintedSet& before) {
  const auto& steps = page.steps;
  QStringList numbers{number(page.pointsBefore()) + words::restsSign(before)};
  for (const Kind kind : {Kind::stones, Kind::tombs, Kind::sphinx}) {
    const auto first = std::ranges::find(steps, kind, &CeremonyStep::kind);
    const auto at = static_cast<std::size_t>(first - steps.begin());
    numbers += at < revealed ? words::signedNumber(sumOf(page, revealed, kind)) +
                                   words::restsSign(basisOf(page, revealed, kind))
                             : QString();
  }
  egizia::PrintedSet total = before;
  egizia::addPrinted(total, page.basisAfter(revealed));
  numbers += number(page.trackAfter(revealed).points(page.player)) + words::restsSign(total);
  return numbers;
}

/// A number with what it may be besides.
QString bothWays(const QString& points, const QString& other) {
  return other.isEmpty() ? points : fill(QStringLiteral("%1 %2"), {points, other});
}

/// The steps revealed of a page, as pieces of the lane.
std::vector<ScoreLanesContent::Piece> piecesOf(const CeremonyPage& page, std::size_t revealed,
                                               bool now) {
  std::vector<ScoreLanesContent::Piece> pieces;
  for (std::size_t i = 0; i < revealed; ++i) {
    const CeremonyStep& step = page.steps[i];
    pieces.push_back({step.points, words::signedNumber(step.points) + words::restsSign(step.basis),
                      now && i + 1 == revealed});
  }
  return pieces;
}

ScoreLanesContent sumsContent(const CeremonyGround& ground, const Ceremony& ceremony) {
  ScoreLanesContent content;
  content.header = {CeremonyWords::tr("Before"), CeremonyWords::tr("Stones"),
                    CeremonyWords::tr("Tombs"), CeremonyWords::tr("Sphinx"),
                    //: The sum of the columns before it.
                    CeremonyWords::tr("Total")};
  for (const Player player : ground.order) {
    ScoreLanesContent::Row row{
        .player = ground.seats.colours[player],
        .name = ground.seats.names.whole[player],
        .numbers = {number(ground.track.points(player)) + words::restsSign(ground.before[player])},
        .before = ground.track.points(player)};
    egizia::PrintedSet basis = ground.before[player];
    const auto& pages = ceremony.pages();
    const auto page = std::ranges::find(pages, player, &CeremonyPage::player);
    const auto index = static_cast<std::size_t>(page - pages.begin());
    row.now = page != pages.end() && index == ceremony.pageIndex();
    if (page != pages.end()) {
      const std::size_t whole = index < ceremony.pageIndex() ? page->steps.size() : 0;
      const std::size_t steps = row.now ? ceremony.revealed() : whole;
      row.numbers = sumsOf(*page, steps, ground.before[player]);
      row.before = page->pointsBefore();
      row.pieces = piecesOf(*page, steps, row.now);
      egizia::addPrinted(basis, page->basisAfter(steps));
    }
    const CeremonyGround::Otherwise& otherwise = ground.otherwise[player];
    row.numbers.back() = bothWays(row.numbers.back(), otherwise.total);
    if (row.numbers.size() > 1) {
      row.numbers.front() = bothWays(row.numbers.front(), otherwise.before);
    }
    QStringList rests = otherwise.lines;
    rests += words::restsOn(basis, ground.names());
    rests.removeAll({});
    row.rests = rests.join(u'\n');
    content.rows.push_back(row);
  }
  return content;
}

} // namespace

bool mayOtherWin(const CeremonyGround& ground, std::span<const OtherPoints> others) {
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

CeremonyContent contentOf(const CeremonyGround& ground, const Ceremony& ceremony) {
  const CeremonyPage* page = ceremony.page();
  CeremonyContent content = page == nullptr ? rankingContent(ground, ceremony) : CeremonyContent{};
  content.sums = sumsContent(ground, ceremony);
  content.heading = CeremonyWords::tr("Final scoring");
  content.order = orderOf(ground, ceremony);
  if (page == nullptr) return content;
  content.title = ground.seats.name(page->player);
  content.player = ground.seats.colours[page->player];
  const int before = page->pointsBefore();
  const QString detail =
      CeremonyWords::tr("Order tile %1 · %n point(s) before", nullptr, std::abs(before));
  content.detail = fill(words::withSign(detail, before), {number(page->orderTile)});
  content.track = page->trackAfter(ceremony.revealed());
  const CeremonyGround::Otherwise& otherwise = ground.otherwise[page->player];
  content.points = bothWays(number(content.track.points(page->player)), otherwise.total);
  const egizia::PrintedSet& start = ground.before[page->player];
  content.rests =
      words::restsOn(basisOf(ground, ceremony, page->player, ceremony.revealed()), ground.names());
  content.rows = stepRows(*ground.game->edition, ground.names(), ceremony, ground.named, start);
  content.latest = ceremony.isWhole() ? content.rows.size() - 1 : ceremony.revealed();
  addStage(ground, ceremony, content);
  return content;
}

namespace {

/// Before anything of a player is scored: what has to lie ready for it.
QString layReady(const CeremonyPage& page, const QString& name) {
  const auto has = [&](Kind kind) {
    return std::ranges::any_of(page.steps, [&](const CeremonyStep& step) {
      return step.kind == kind && (kind == Kind::sphinx || step.fact > 0);
    });
  };
  QStringList things;
  if (has(Kind::stones)) things += CeremonyWords::tr("stones");
  if (has(Kind::tombs)) things += CeremonyWords::tr("tomb tiles");
  if (has(Kind::sphinx) || page.sealed > 0) things += CeremonyWords::tr("Sphinx cards");
  if (things.isEmpty()) return {};
  //: What a player lays on the table for the final scoring: "Anna: lay out stones and tomb tiles".
  return fill(CeremonyWords::tr("%1: lay out %2"), {name, words::listOf(things)});
}

/// The way of the marker, in words and as signs.
void sayMove(const CeremonyGround& ground, const Ceremony& ceremony, StripContent& content) {
  content.body = words::sentence(ceremony.move(), ground.names());
  const egizia::PrintedSet basis = ceremony.moveBasis();
  content.rests = words::restsOn(basis, ground.names());
  if (content.body.isEmpty()) return;
  content.body += words::restsSign(basis);
  const QString way = words::effectMove(ceremony.move(), ground.names()) + words::restsSign(basis);
  content.moves.heading = CeremonyWords::tr("Now move");
  content.moves.told = content.body;
  content.moves.rests = content.rests;
  const Player player = ceremony.page()->player;
  content.moves.parts = {
      {ground.seats.colours[player], ground.seats.name(player), {{.text = way, .told = way}}}};
}

/// Title and body: what to move now, what comes next.
void sayWhatToDo(const CeremonyGround& ground, const Ceremony& ceremony, StripContent& content) {
  const CeremonyPage& page = *ceremony.page();
  const QString name = ground.seats.name(page.player);
  if (ceremony.latest() != nullptr) {
    sayMove(ground, ceremony, content);
  } else {
    content.body = layReady(page, name);
  }
  if (ceremony.isWhole()) {
    const int points = page.trackAfter(page.steps.size()).points(page.player);
    const QString title = CeremonyWords::tr("%1: %n point(s)", nullptr, std::abs(points));
    content.title = fill(words::withSign(title, points), {name}) +
                    words::restsSign(basisOf(ground, ceremony, page.player, SIZE_MAX));
  } else if (ceremony.mustName()) {
    content.title =
        fill(CeremonyWords::tr("%1: name %n Sphinx card(s)", nullptr, page.sealed), {name});
  } else if (ceremony.latest() == nullptr) {
    content.title = fill(CeremonyWords::tr("Final scoring: %1"), {name});
  } else {
    content.title = content.body.isEmpty() ? CeremonyWords::tr("No points for this")
                                           : CeremonyWords::tr("Now move");
  }
}

} // namespace

QString whereMarkersStand(const CeremonyGround& ground, const Ceremony& ceremony) {
  QStringList places;
  for (const Player player : ground.ranking) {
    const QString points = number(ground.track.points(player)) +
                           words::restsSign(basisOf(ground, ceremony, player, SIZE_MAX));
    places += fill(QStringLiteral("%1 %2"), {ground.seats.name(player), points});
  }
  return fill(CeremonyWords::tr("On the score track: %1"), {places.join(QStringLiteral(" · "))});
}

QString allAtOnceKey() {
  return QStringLiteral("+");
}

StripContent promptOf(const CeremonyGround& ground, const Ceremony& ceremony) {
  StripContent content;
  content.form = StripContent::Form::bar;
  content.names = ground.seats.names;
  content.backText = CeremonyWords::tr("Back");
  content.confirm = CeremonyWords::tr("Next");
  if (ceremony.page() == nullptr) {
    const CeremonyContent result = rankingContent(ground, ceremony);
    content.title = result.title;
    content.hint = result.rows.empty() ? QString() : result.rows.front().detail;
    content.body = whereMarkersStand(ground, ceremony);
    content.hidesConfirm = true;
    return content;
  }
  sayWhatToDo(ground, ceremony, content);
  content.canConfirm = !ceremony.mustName();
  if (ceremony.isWhole()) {
    const auto next = std::ranges::find(ground.order, ceremony.page()->player) + 1;
    content.confirm = next >= ground.order.end()
                          ? CeremonyWords::tr("Who wins?")
                          : fill(CeremonyWords::tr("On to %1"), {ground.seats.name(*next)});
  } else if (ceremony.coming() != nullptr) {
    if (ceremony.coming()->kind == Kind::sphinx) {
      content.confirm = CeremonyWords::tr("Turn the next");
    }
    StripContent::ActionChip all{.index = allAtOnce, .main = true, .look = {}};
    all.look = {.tone = ChipLook::Tone::action,
                .text = CeremonyWords::tr("All at once"),
                .keyCap = singleKeysPress() ? allAtOnceKey() : QString(),
                .tip = CeremonyWords::tr("Reveals everything that is known of this player."),
                .player = {}};
    content.actions.push_back(all);
  }
  return content;
}

} // namespace nilometer::ui
