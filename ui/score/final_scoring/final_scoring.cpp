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

using report::ScoreSource;
using table::Player;
using text::fill;
using text::number;

namespace {

/// Most of it is what every final scoring says.
struct FinalScoringWords {
  Q_DECLARE_TR_FUNCTIONS(FinalScoring)
};

PlayerColour lookOf(const report::ScoreReport& report, Player player) {
  return playerColourAt(report.seats[player].look);
}

} // namespace

void FinalScoring::setReport(report::ScoreReport report) {
  m_report = std::move(report);
  QStringList names;
  for (const report::ScoreSeat& seat : m_report.seats) names += seat.name;
  m_names = text::ShownNames(names);
  m_pages.clear();
  for (auto rank = m_report.ranking.rbegin(); rank != m_report.ranking.rend(); ++rank) {
    Page& page = m_pages.emplace_back(Page{rank->player, {}});
    for (std::size_t i = 0; i < m_report.steps.size(); ++i) {
      if (m_report.steps[i].player == page.player) page.steps.push_back(i);
    }
  }
  m_page = std::min(m_page, m_pages.size());
  if (!isAtRanking()) m_revealed = std::min(m_revealed, page().steps.size());
}

bool FinalScoring::next() {
  if (isAtRanking()) return false;
  if (!isWhole()) {
    ++m_revealed;
  } else {
    ++m_page;
    m_revealed = opening();
  }
  return true;
}

/// Only before all else nothing is told yet: any other page opens with its first step.
std::size_t FinalScoring::opening() const {
  return m_page == 0 || isAtRanking() ? 0 : std::min<std::size_t>(1, page().steps.size());
}

bool FinalScoring::back() {
  if (m_revealed > opening()) {
    --m_revealed;
    return true;
  }
  if (m_page == 0) return false;
  --m_page;
  m_revealed = page().steps.size();
  return true;
}

void FinalScoring::showAll() {
  if (!isAtRanking()) m_revealed = page().steps.size();
}

std::size_t FinalScoring::revealedOf(std::size_t page) const {
  if (page == m_page) return m_revealed;
  return page < m_page ? m_pages[page].steps.size() : 0;
}

table::ScoreTrack FinalScoring::track() const {
  std::vector<Player> players;
  for (const Page& page : m_pages) players.push_back(page.player);
  table::ScoreTrack track(players);
  for (std::size_t i = 0; i < m_pages.size(); ++i) {
    const Page& page = m_pages[i];
    track.move(page.player, m_report.seats[page.player].before);
    for (std::size_t at = 0; at < revealedOf(i); ++at) {
      track.move(page.player, step(page, at).points);
    }
  }
  return track;
}

/// Whoever shares the first place.
QString FinalScoring::winners() const {
  QStringList first;
  for (const Player player : m_report.first()) first += name(player);
  if (first.size() > 1)
    return fill(FinalScoringWords::tr("%1 win together"), {text::listOf(first)});
  //: Somebody else wins if what is disputed was otherwise.
  return fill(m_report.isWinnerDisputed() ? FinalScoringWords::tr("%1 wins?")
                                          : FinalScoringWords::tr("%1 wins"),
              first);
}

void FinalScoring::tellStep(FinalScoringContent& content) const {
  const Step& step = this->step(page(), m_revealed - 1);
  const ScoreSource& source = m_report.sources[step.source];
  content.card = {.side = ScoreCard::Side::front,
                  .motif = source.from.what,
                  .pieces = step.pieces,
                  .player = *content.player,
                  .text = step.reason,
                  .seal = number(step.points),
                  .fails = step.points <= 0};
  StepStoryContent& story = content.story;
  story.kind = source.title;
  story.gain = (step.points == 0 ? QStringLiteral("+0") : text::signedNumber(step.points)) +
               report::markText(step.marks);
  story.gains = step.points > 0;
  story.way = fill(QStringLiteral("%1 → %2"), {number(step.total - step.points), content.points});
  // Nobody is behind whoever has as much: no queue counts here.
  table::ScoreTrack track = content.track;
  track.setPlaceInQueue(step.player, 0);
  story.place = placeNow(track, step.player, m_names.shown);
  story.reason = fill(QStringLiteral("%1."), {step.reason});
  story.rule = source.rule;
}

void FinalScoring::showPage(FinalScoringContent& content) const {
  content.title = name(page().player);
  content.player = lookOf(m_report, page().player);
  content.points = number(content.track.points(page().player));
  report::ScoreMarks marks;
  for (std::size_t i = 0; i < page().steps.size(); ++i) {
    const Step& step = this->step(page(), i);
    ScoreRow row = rowOf(step);
    if (i < m_revealed) {
      marks.add(step.marks);
    } else {
      // What it gives is told when it is revealed.
      row = {.look = ScoreRow::Look::waiting, .rule = row.rule};
      row.title = m_report.sources[step.source].title;
    }
    if (i + 1 == m_revealed) row.look = ScoreRow::Look::latest;
    content.rows.push_back(row);
  }
  content.latest = m_revealed;
  if (isWhole()) {
    content.rows.push_back(sumRow());
    content.latest = content.rows.size() - 1;
  }
  content.rests = report::restsOn(m_report, marks);
  content.story.name = content.title;
  content.story.names = m_names;
  content.story.player = content.player;
  content.story.kind = FinalScoringWords::tr("Final scoring");
  if (m_revealed > 0) tellStep(content);
}

void FinalScoring::showRanking(FinalScoringContent& content) const {
  const report::ScoreSeat& first = m_report.seats[m_report.ranking.front().player];
  content.title = winners();
  if (m_report.first().size() == 1) content.player = playerColourAt(first.look);
  if (content.player && !m_report.crown.isEmpty() && !m_report.isWinnerDisputed()) {
    content.card = {.side = ScoreCard::Side::front,
                    .motif = ScoreCard::crown,
                    .player = *content.player,
                    .text = fill(m_report.crown, {name(m_report.ranking.front().player)})};
  }
  const auto& ranks = m_report.ranking;
  const bool isTie = ranks.size() > 1 && m_report.seats[ranks[1].player].points == first.points;
  content.detail =
      isTie ? FinalScoringWords::tr("Tie for first place") : FinalScoringWords::tr("Final result");
  content.points = number(first.points);
  content.rests = report::restsOn(m_report, first.marks);
  content.rows = ranking();
  content.story = {.kind = content.detail,
                   .name = content.title,
                   .player = content.player,
                   .gain = content.points,
                   .gains = true,
                   .way = {},
                   .place = {},
                   .reason = content.rows.front().detail,
                   .names = m_names};
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

StripContent FinalScoring::prompt() const {
  StripContent content;
  content.form = StripContent::Form::bar;
  content.names = m_names;
  content.backText = FinalScoringWords::tr("Back");
  content.confirm = FinalScoringWords::tr("Next");
  if (isAtRanking()) {
    content.title = winners();
    content.hint = ranking().front().detail;
    content.hidesConfirm = true;
    return content;
  }
  content.canConfirm = true;
  const report::ScoreSeat& seat = m_report.seats[page().player];
  content.title = fill(FinalScoringWords::tr("Final scoring: %1"), {name(page().player)});
  if (!isWhole()) {
    StripContent::ActionChip all{.index = allAtOnce, .main = true, .look = {}};
    all.look = {.tone = ChipLook::Tone::action,
                .text = FinalScoringWords::tr("All at once"),
                .keyCap = singleKeysPress() ? allAtOnceKey() : QString(),
                .tip = FinalScoringWords::tr("Reveals everything that is known of this player."),
                .player = {}};
    content.actions.push_back(all);
    return content;
  }
  const QString title = FinalScoringWords::tr("%1: %n point(s)", nullptr, std::abs(seat.points));
  content.title = fill(text::withSign(title, seat.points), {name(page().player)}) +
                  report::markText(seat.marks);
  const bool isLast = m_page + 1 == m_pages.size();
  content.confirm =
      isLast ? FinalScoringWords::tr("Who wins?")
             : fill(FinalScoringWords::tr("On to %1"), {name(m_pages[m_page + 1].player)});
  return content;
}

} // namespace nilometer::ui
