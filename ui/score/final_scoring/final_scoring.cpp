// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/final_scoring.h"

#include "ui/score/final_scoring/place_words.h"
#include "ui/score/report/score_text.h"
#include "ui/table/action_bar/single_keys.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace nilometer::ui {

using table::Player;
using text::fill;
using text::number;

namespace {

struct FinalScoringWords {
  Q_DECLARE_TR_FUNCTIONS(FinalScoring)
};

QString gainOf(int points) {
  return points == 0 ? QStringLiteral("+0") : text::signedNumber(points);
}

} // namespace

void FinalScoring::setPlan(ScoringPlan plan) {
  m_plan = std::move(plan);
  QStringList names;
  for (const report::ScoreSeat& seat : m_plan.report.seats) names += seat.name;
  m_names = text::ShownNames(names);
  m_page = std::min(m_page, m_plan.pages.size());
  const std::size_t open = isAtRanking() ? 0 : page().open;
  showUpTo(m_all ? open : std::min(m_revealed, open));
}

void FinalScoring::goTo(std::size_t page, std::size_t revealed) {
  m_page = std::min(page, m_plan.pages.size());
  m_all = false;
  m_revealed = isAtRanking() ? 0 : std::min(revealed, this->page().open);
  m_before = m_revealed == 0 ? 0 : m_revealed - 1;
}

void FinalScoring::showUpTo(std::size_t revealed) {
  if (revealed > m_revealed) m_before = m_revealed;
  if (revealed < m_revealed) m_before = revealed == 0 ? 0 : revealed - 1;
  m_revealed = revealed;
}

bool FinalScoring::mustName() const {
  return !isAtRanking() && page().sealed > 0 && m_revealed == page().open;
}

bool FinalScoring::isWhole() const {
  return !isAtRanking() && m_revealed == page().steps.size() && page().sealed == 0;
}

bool FinalScoring::reveal() {
  if (!isComing()) return false;
  showUpTo(m_revealed + 1);
  return true;
}

bool FinalScoring::conceal() {
  m_all = false;
  if (m_revealed == 0) return false;
  showUpTo(m_revealed - 1);
  return true;
}

void FinalScoring::revealTo(std::size_t step) {
  if (step < page().open) showUpTo(std::max(m_revealed, step + 1));
}

bool FinalScoring::next() {
  if (isAtRanking() || mustName()) return false;
  if (reveal()) return true;
  goTo(m_page + 1);
  m_revealed = opening();
  return true;
}

/// Only before all else nothing is told yet, and where there is something to tell of before.
std::size_t FinalScoring::opening() const {
  const bool begins = m_page == 0 || m_plan.tellsBefore || isAtRanking();
  return begins ? 0 : std::min<std::size_t>(1, page().open);
}

bool FinalScoring::back() {
  if (m_revealed > opening()) return conceal();
  if (m_page == 0) return false;
  goTo(m_page - 1, SIZE_MAX);
  return true;
}

void FinalScoring::showAll() {
  if (isAtRanking()) return;
  m_all = true;
  showUpTo(page().open);
}

std::size_t FinalScoring::revealedOf(std::size_t page) const {
  if (page == m_page) return m_revealed;
  return page < m_page ? m_plan.pages[page].steps.size() : 0;
}

table::ScoreTrack FinalScoring::track() const {
  if (!isAtRanking()) return page().trackAfter(m_revealed);
  return m_plan.pages.empty() ? table::ScoreTrack() : m_plan.pages.back().trackAfter(SIZE_MAX);
}

MarkerWay FinalScoring::way() const {
  const table::ScoreTrack now = track();
  const Player player = page().player;
  MarkerWay way{.player = player,
                .from = page().trackAfter(m_before).points(player),
                .to = now.points(player),
                .sign = report::markText(wayMarks())};
  if (way.from != way.to) way.behind = now.aheadOnSameSpace(player);
  return way;
}

report::ScoreMarks FinalScoring::wayMarks() const {
  report::ScoreMarks marks;
  for (std::size_t i = m_before; i < m_revealed; ++i) marks.add(page().steps[i].marks);
  return marks;
}

/// Whoever shares the first place.
QString FinalScoring::winners() const {
  const report::ScoreReport& report = m_plan.report;
  QStringList first;
  for (const Player player : report.first()) first += name(player);
  if (first.size() > 1)
    return fill(FinalScoringWords::tr("%1 win together"), {text::listOf(first)});
  //: Somebody else wins if what is disputed was otherwise.
  return fill(report.isWinnerDisputed() ? FinalScoringWords::tr("%1 wins?")
                                        : FinalScoringWords::tr("%1 wins"),
              first);
}

/// Those who came to no points yet have no place, where nobody had any before.
table::ScoreTrack FinalScoring::scoredTrack() const {
  if (m_plan.tellsBefore) return track();
  std::vector<Player> scored;
  for (std::size_t i = 0; i <= m_page; ++i) scored.push_back(m_plan.pages[i].player);
  table::ScoreTrack among(scored);
  for (const Player player : scored) among.move(player, track().points(player));
  return among;
}

void FinalScoring::tellStep(FinalScoringContent& content) const {
  const PlannedStep& step = page().steps[m_revealed - 1];
  content.card = {.side = ScoreCard::Side::front,
                  .motif = step.picture,
                  .pieces = step.pieces,
                  .player = *content.player,
                  .text = step.title,
                  .seal = number(step.points),
                  .fails = step.points <= 0};
  const MarkerWay way = this->way();
  StepStoryContent& story = content.story;
  story.gain = gainOf(way.to - way.from) + way.sign;
  story.gains = way.to > way.from;
  story.way = fill(QStringLiteral("%1 → %2"), {number(way.from), content.points}) +
              report::markText(page().marksAfter(m_revealed));
  story.place = placeNow(scoredTrack(), way.player, m_names.shown, m_plan.hasQueues);
  // Of several told at once none says why it was so many points.
  if (m_revealed - m_before > 1) {
    story.kind = FinalScoringWords::tr("Final scoring");
    return;
  }
  story.kind = step.kind;
  story.reason = step.reason;
  story.rule = step.ruleName;
}

void FinalScoring::showPage(FinalScoringContent& content) const {
  const PlannedPage& page = this->page();
  content.title = name(page.player);
  content.player = playerColourAt(seat(page).look);
  const QStringList points{number(content.track.points(page.player)), page.otherwise.total};
  content.points = points.join(u' ').trimmed();
  content.rests = report::restsOn(m_plan.report, page.marksAfter(m_revealed));
  content.rows = pageRows();
  content.latest = isWhole() ? content.rows.size() - 1 : m_revealed;
  if (m_plan.tellsBefore) {
    content.start = ScoreRow{.title = FinalScoringWords::tr("Points before"),
                             .total = number(page.pointsBefore()),
                             .totalSign = report::markText(page.marks)};
  }
  content.story = {.kind = page.kind.isEmpty() ? FinalScoringWords::tr("Final scoring") : page.kind,
                   .name = content.title,
                   .player = content.player,
                   .gain = {},
                   .way = {},
                   .place = {},
                   .reason = {},
                   .names = m_names};
  if (m_revealed > 0) return tellStep(content);
  const bool hasCards = page.sealed > 0 || std::ranges::any_of(page.steps, &PlannedStep::faceDown);
  if (hasCards) content.card = {.side = ScoreCard::Side::back, .player = *content.player};
  if (!m_plan.tellsBefore) return;
  const int before = page.pointsBefore();
  content.story.reason = text::withSign(
      FinalScoringWords::tr("%n point(s) before", nullptr, std::abs(before)), before);
}

void FinalScoring::showRanking(FinalScoringContent& content) const {
  const report::ScoreReport& report = m_plan.report;
  const report::ScoreSeat& first = report.seats[report.ranking.front().player];
  content.title = winners();
  if (report.first().size() == 1) content.player = playerColourAt(first.look);
  if (content.player && !report.crown.isEmpty() && !report.isWinnerDisputed()) {
    content.card = {.side = ScoreCard::Side::front,
                    .motif = ScoreCard::crown,
                    .player = *content.player,
                    .text = fill(report.crown, {name(report.ranking.front().player)})};
  }
  content.rows = ranking();
  const bool isTie = report.ranking.size() > 1 &&
                     report.seats[report.ranking[1].player].result() == first.result();
  content.story = {.kind = isTie ? FinalScoringWords::tr("Tie for first place")
                                 : FinalScoringWords::tr("Final result"),
                   .name = content.title,
                   .player = content.player,
                   .gain = content.rows.front().points,
                   .gains = true,
                   .way = {},
                   .place = {},
                   .reason = content.rows.front().detail,
                   .names = m_names};
  content.points = content.story.gain;
  content.rests = report::restsOn(report, first.marks);
  if (content.rows.size() < 2 || report.ranking.front().shared) return;
  content.story.place = fill(FinalScoringWords::tr("Second: %1, %2"),
                             {content.rows[1].title, content.rows[1].points});
}

FinalScoringContent FinalScoring::content() const {
  FinalScoringContent content;
  content.heading = FinalScoringWords::tr("Final scoring");
  content.order = order();
  content.track = track();
  content.sums = lanes();
  if (isAtRanking()) {
    showRanking(content);
  } else {
    showPage(content);
  }
  return content;
}

QStringList FinalScoring::confirmTexts() {
  return {FinalScoringWords::tr("Next"), FinalScoringWords::tr("Who wins?")};
}

QString FinalScoring::whereMarkersStand() const {
  // Bids are not counted there: the order of the ranking would tell more than the markers do.
  QStringList places;
  for (const PlannedPage& page : m_plan.pages) {
    const report::ScoreSeat& seat = this->seat(page);
    places += fill(QStringLiteral("%1 %2"),
                   {name(page.player), number(seat.points) + report::markText(seat.marks)});
  }
  return fill(FinalScoringWords::tr("On the score track: %1"),
              {places.join(QStringLiteral(" · "))});
}

/// Title and body: what to move now, what comes next.
void FinalScoring::sayWhatToDo(StripContent& content) const {
  const QString name = this->name(page().player);
  content.title = fill(FinalScoringWords::tr("Final scoring: %1"), {name});
  if (m_revealed == 0) {
    content.body = page().ready;
  } else if (m_plan.moves) {
    const MarkerWay way = this->way();
    if (way.from != way.to) content.moves = m_plan.moves(way);
    content.moves.rests = report::restsOn(m_plan.report, wayMarks());
    content.rests = content.moves.rests;
    content.body = content.moves.told;
    content.title =
        way.from == way.to ? FinalScoringWords::tr("No points for this") : content.moves.heading;
  }
  if (mustName()) content.title = page().asks;
  if (!isWhole()) return;
  const int points = page().trackAfter(SIZE_MAX).points(page().player);
  const QString title = FinalScoringWords::tr("%1: %n point(s)", nullptr, std::abs(points));
  content.title =
      fill(text::withSign(title, points), {name}) + report::markText(page().marksAfter(SIZE_MAX));
}

StripContent FinalScoring::prompt() const {
  StripContent content;
  content.form = StripContent::Form::bar;
  content.names = m_names;
  content.backText = FinalScoringWords::tr("Back");
  content.confirm = FinalScoringWords::tr("Next");
  if (isAtRanking()) {
    content.title = winners();
    content.hint = ranking().front().detail;
    if (m_plan.moves) content.body = whereMarkersStand();
    content.hidesConfirm = true;
    return content;
  }
  sayWhatToDo(content);
  content.canConfirm = !mustName();
  if (isWhole()) {
    const bool isLast = m_page + 1 == m_plan.pages.size();
    content.confirm =
        isLast ? FinalScoringWords::tr("Who wins?")
               : fill(FinalScoringWords::tr("On to %1"), {name(m_plan.pages[m_page + 1].player)});
  } else if (isComing()) {
    const QString& tells = page().steps[m_revealed].tells;
    if (!tells.isEmpty()) content.confirm = tells;
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
