// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/ranking_view.h"

#include "ui/games/dialog_parts.h"
#include "ui/report/report_texts.h"
#include "ui/report/score_text.h"
#include "ui/result/sheet_rows.h"
#include "ui/strip/line_label.h"
#include "ui/style/theme.h"
#include "ui/style/tool_tip.h"
#include "ui/words/phrase.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace nilometer::ui {

using words::fill;

namespace {

constexpr int nameLetters = 12;
constexpr Length usual = 140 * unit; ///< points stay near their names

QLabel* addLabel(const QString& text, TextSize size, QWidget& parent) {
  auto* label = new QLabel(text, &parent);
  label->setTextFormat(Qt::PlainText);
  label->setFont(sized(parent.font(), size));
  return label;
}

} // namespace

RankingView::RankingView(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::TabFocus); // so that it can be asked about by keyboard
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
}

void RankingView::show(const report::ScoreReport& report) {
  delete m_content;
  m_ranks.clear();
  m_content = new QWidget(this);
  m_content->setMaximumWidth(usualWidth(report));
  auto* column = new QVBoxLayout(m_content);
  column->setContentsMargins(4 * unit, 4 * unit, 4 * unit, 4 * unit);
  column->setSpacing(3 * unit);
  QLabel* title = addLabel(report::outcome(report), TextSize::points, *m_content);
  title->setWordWrap(true);
  column->addWidget(title);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(4 * unit);
  grid->setVerticalSpacing(unit);
  grid->setColumnStretch(1, 1);
  for (std::size_t i = 0; i < report.ranking.size(); ++i) addRank(report, i, *grid);
  column->addLayout(grid);
  for (const QString& doubt : doubts(report)) {
    QLabel* label = quietLabel(m_content);
    label->setText(doubt);
    column->addWidget(label);
  }
  static_cast<QVBoxLayout*>(layout())->addWidget(m_content, 0, Qt::AlignTop);
  m_current = m_ranks.empty() ? 0 : std::min(m_current, m_ranks.size() - 1);
  describe();
}

void RankingView::describe() {
  const auto rank = currentRank();
  setAccessibleName(report::Report::tr("Ranking"));
  setAccessibleDescription(rank ? fill(QStringLiteral("%1. %2"),
                                       {words::number(static_cast<int>(m_current) + 1), rank->name})
                                : QString());
  update();
}

std::optional<RankingView::Rank> RankingView::currentRank() const {
  return m_ranks.empty() ? std::nullopt : std::optional(m_ranks[m_current].rank);
}

void RankingView::keyPressEvent(QKeyEvent* event) {
  const std::size_t last = std::max<std::size_t>(m_ranks.size(), 1) - 1;
  switch (event->key()) {
  case Qt::Key_Up: m_current -= m_current > 0 ? 1 : 0; return describe();
  case Qt::Key_Down: m_current = std::min(m_current + 1, last); return describe();
  default: QWidget::keyPressEvent(event);
  }
}

void RankingView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void RankingView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void RankingView::paintEvent(QPaintEvent* event) {
  QWidget::paintEvent(event);
  if (!hasFocus() || m_ranks.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintFocus(painter, placeOf(m_ranks[m_current]), themeOf(*this));
}

QRect RankingView::placeOf(const Shown& shown) const {
  const int top = shown.first->mapTo(this, QPoint()).y();
  const int bottom = shown.last->mapTo(this, shown.last->rect().bottomLeft()).y();
  return {QPoint(unit, top), QPoint(m_content->geometry().right() - unit, bottom)};
}

int RankingView::usualWidth(const report::ScoreReport& report) const {
  int name = 0;
  const QFontMetrics metrics(sized(font(), TextSize::points));
  for (const report::ScoreSeat& seat : report.seats) {
    name = std::max(name, metrics.horizontalAdvance(seat.name));
  }
  // The rank before it, symbol, points and their sign behind it.
  const int beside = 24 * metrics.averageCharWidth() + 20 * unit;
  return std::max({usual, fontMetrics().averageCharWidth() * 80, name + beside});
}

void RankingView::addRank(const report::ScoreReport& report, std::size_t place, QGridLayout& grid) {
  const report::ScoreRank& rank = report.ranking[place];
  const report::ScoreSeat& seat = report.seats[rank.player];
  const PlayerColour colour = playerColourAt(seat.look);
  const int row = grid.rowCount();
  const QString number = fill(QStringLiteral("%1."), {QString::number(place + 1)});
  QLabel* rankLabel = addLabel(number, TextSize::points, *m_content);
  grid.addWidget(rankLabel, row, 0, Qt::AlignRight | Qt::AlignVCenter);
  auto* name = new LineLabel(TextSize::points, nameLetters, m_content);
  name->setText(fill(QStringLiteral("%1 %2"), {symbolText(colour), seat.name}),
                themeOf(*this).playerText[static_cast<std::size_t>(colour)]);
  grid.addWidget(name, row, 1);
  QLabel* result = addLabel(words::halves(seat.result()), TextSize::points, *m_content);
  grid.addLayout(withSign(report, seat, result), row, 2, Qt::AlignRight | Qt::AlignVCenter);
  QLabel* why = quietLabel(m_content);
  why->setText(facts(report, place).join(u'\n'));
  grid.addWidget(why, row + 1, 1, 1, 2);
  grid.setRowMinimumHeight(row + 2, 2 * unit);
  m_ranks.push_back({{rank.player, seat.name, report::Report::tr("Points")}, rankLabel, why});
}

std::optional<RankingView::Rank> RankingView::rankAt(const QPoint& at) const {
  const auto isThere = [&](const Shown& shown) {
    const QRect place = placeOf(shown);
    return at.y() >= place.top() && at.y() <= place.bottom();
  };
  const auto shown = std::ranges::find_if(m_ranks, isThere);
  return shown == m_ranks.end() ? std::nullopt : std::optional(shown->rank);
}

QLayout* RankingView::withSign(const report::ScoreReport& report, const report::ScoreSeat& seat,
                               QLabel* result) {
  auto* both = new QHBoxLayout;
  both->setSpacing(0);
  both->addWidget(result);
  const auto isMarked = [](const report::ScoreSeat& any) { return !any.marks.isEmpty(); };
  if (std::ranges::none_of(report.seats, isMarked)) return both;
  // Results without a sign keep the room, so that all are in line.
  auto* sign = new QLabel(report::markText(seat.marks), m_content);
  sign->setTextFormat(Qt::PlainText);
  sign->setForegroundRole(QPalette::PlaceholderText);
  sign->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("*!")));
  both->addWidget(sign);
  if (!isMarked(seat)) return both;
  const QString said = report::legend(report, seat.marks).join(u'\n');
  for (QLabel* label : {result, sign}) {
    label->setToolTip(toolTipOf(said));
    label->setAccessibleDescription(said);
  }
  return both;
}

QStringList RankingView::facts(const report::ScoreReport& report, std::size_t place) const {
  const report::ScoreRank& rank = report.ranking[place];
  const report::ScoreSeat& seat = report.seats[rank.player];
  QStringList groups;
  for (const SheetRow& row : sheetRows(report)) {
    if (row.kind != SheetRow::Kind::group) continue;
    const SheetCell& cell = row.cells[rank.player];
    groups += fill(QStringLiteral("%1 %2%3"), {row.title, cell.text, cell.mark});
  }
  QStringList facts{groups.join(QStringLiteral(" · "))};
  if (report.hasBids && seat.bid != 0) {
    const QString text =
        tr("%n point(s) less a bid of %1 for the seat", nullptr, std::abs(seat.points));
    facts += fill(words::withSign(text, seat.points), {words::halves(seat.bid)});
  }
  if (!rank.tieBreak.isEmpty()) facts += rank.tieBreak;
  facts += disputes(report, rank.player);
  return facts;
}

QStringList RankingView::disputes(const report::ScoreReport& report, table::Player player) const {
  const report::ScoreSeat& seat = report.seats[player];
  QStringList lines;
  for (const report::ScoreDispute& dispute : report.disputes) {
    if (dispute.points.empty() || dispute.points[player] == seat.points) continue;
    const QString other = words::halves(2 * dispute.points[player] - seat.bid);
    if (!report.isRecorded) {
      //: The result a player may have, and what is disputed: "Red, Stones left: 7"
      lines +=
          fill(tr("%1, or %2 if not: %3"), {words::halves(seat.result()), other, dispute.sentence});
      continue;
    }
    const QString entry = words::number(dispute.entry);
    lines +=
        dispute.said.otherwise.isEmpty()
            //: The result a player may have, and the number of the entry that is disputed.
            ? fill(tr("%1, or %2 without entry %3"), {words::halves(seat.result()), other, entry})
            //: The same, and what may have been made in place of the entry.
            : fill(tr("%1, or %2 if entry %3 is: %4"),
                   {words::halves(seat.result()), other, entry, dispute.said.otherwise});
  }
  return lines;
}

QStringList RankingView::doubts(const report::ScoreReport& report) const {
  QStringList doubts;
  if (!report.isFinished) doubts += report::unfinished(report);
  if (const QString open = report::notSettled(report); !open.isEmpty()) doubts += open;
  for (const report::DisputeText& dispute : report::disputeTexts(report)) {
    doubts += fill(QStringLiteral("%1\n%2"), {dispute.what, dispute.said});
  }
  if (!report.assumed.empty()) {
    doubts += tr("Some points rest on %n printed value(s) that are only assumed. The score "
                 "sheet marks them with *.",
                 nullptr, static_cast<int>(report.assumed.size()));
  }
  if (report.hasAnyway()) {
    doubts += tr("Points marked with ! were entered against the rules, or corrected.");
  }
  return doubts;
}

} // namespace nilometer::ui
