// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/statistics_view.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/theme.h"
#include "ui/pages/archive/archive_text.h"
#include "ui/pages/archive/row_table.h"
#include "ui/pages/archive/wrapped_label.h"
#include "ui/score/chart/bars_chart.h"
#include "ui/text/phrase.h"
#include "ui/text/rests_mark.h"
#include "ui/text/typed_day.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

namespace {

struct BarWords {
  Q_DECLARE_TR_FUNCTIONS(StatisticsBars)
};

/// One bar for each source, not one stack: the numbers are to be compared and read.
Bar bar(const QString& label, const QString& meaning, double value, const QString& text,
        const QString& rests = {}) {
  return {label, std::nullopt, {{0, meaning, value, !rests.isEmpty()}}, text, rests};
}

std::vector<Bar> sourceBars(const PlayerStatistics& player) {
  std::vector<Bar> bars;
  const PlayerStatistics::Sources& sources = player.sources;
  const auto add = [&](const QString& label, double sum, bool assumed = false) {
    if (sum == 0) return;
    const double average = sum / player.all.games;
    bars.push_back(bar(label, BarWords::tr("points on average"), average, averageText(average),
                       assumedText(assumed)));
  };
  add(BarWords::tr("Before the final scoring"), sources.before);
  for (std::size_t i = 0; i < sources.points.size(); ++i) {
    add(player.kind->groupName(static_cast<int>(i)), sources.points[i], sources.assumed[i]);
  }
  add(BarWords::tr("Bids for seats"), -sources.bids / 2.0);
  return bars;
}

std::vector<Bar> seatBars(const PlayerStatistics& player) {
  std::vector<Bar> bars;
  const QString meaning = BarWords::tr("points on average");
  for (std::size_t place = 0; place < player.byStart.size(); ++place) {
    const ResultCount& count = player.byStart[place];
    if (count.games == 0) continue;
    const QString average =
        averageText(count.average()) + text::restsSign(player.assumed.byStart[place]);
    const QString text = text::fill(BarWords::tr("%1, won %2 of %3"),
                                    {average, text::number(count.wins), text::number(count.games)});
    const QString label =
        text::fill(BarWords::tr("Seat %1"), {text::number(static_cast<int>(place) + 1)});
    bars.push_back(bar(label, meaning, count.average(), text));
  }
  return bars;
}

QLabel* addLabel(QVBoxLayout& column, QWidget* parent) {
  QLabel* label = wrappedLabel(parent);
  column.addWidget(label);
  return label;
}

} // namespace

StatisticsView::StatisticsView(QWidget* parent)
    : QWidget(parent), m_model(new StatisticsModel(this)),
      m_players(new RowTable(StatisticsModel::Player, this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(3 * unit);
  m_players->setModel(m_model);
  m_players->sortByColumn(StatisticsModel::Games, Qt::DescendingOrder);
  m_players->setSortingEnabled(true);
  row->addWidget(m_players, 2);
  row->addWidget(buildDetails(), 3);
  connect(m_players->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &StatisticsView::showPlayer);
  connect(m_best, &Chip::clicked, this, [this] {
    if (const PlayerStatistics* player = chosen()) Q_EMIT openRequested(player->bestPath);
  });
  retranslate();
}

QWidget* StatisticsView::buildDetails() {
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  auto* details = new QWidget(scroll);
  auto* column = new QVBoxLayout(details);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(unit);
  m_name = addLabel(*column, details);
  m_summary = addLabel(*column, details);
  m_assumed = addLabel(*column, details);
  m_best = new Chip(details);
  column->addWidget(m_best, 0, Qt::AlignLeft);
  column->addSpacing(2 * unit);
  m_sourcesTitle = addLabel(*column, details);
  m_sources = new BarsChart(details);
  column->addWidget(m_sources);
  column->addSpacing(2 * unit);
  m_seatsTitle = addLabel(*column, details);
  m_seats = new BarsChart(details);
  column->addWidget(m_seats);
  column->addStretch();
  scroll->setWidget(details);
  return scroll;
}

void StatisticsView::count(const std::vector<const ArchivedGame*>& games) {
  const PlayerStatistics* before = chosen();
  const QString name = before == nullptr ? QString() : before->name;
  const Game* kind = before == nullptr ? nullptr : before->kind;
  m_model->setPlayers(statisticsOf(games));
  m_players->setColumnHidden(StatisticsModel::Game, !m_model->hasSeveralKinds());
  m_players->fit();
  giveRoom();
  m_players->setCurrentIndex(m_model->index(m_model->rowOf(name, kind), 0));
  showPlayer();
}

/// Where the charts of a player have enough beside it, the table is whole.
void StatisticsView::giveRoom() {
  constexpr Length ofCharts = 150 * unit;
  m_players->setMinimumWidth(std::clamp<int>(width() - ofCharts, 0, m_players->neededWidth()));
}

const PlayerStatistics* StatisticsView::chosen() const {
  const QModelIndex index = m_players->currentIndex();
  if (!index.isValid()) return nullptr;
  return &m_model->players()[static_cast<std::size_t>(index.row())];
}

QString StatisticsView::player() const {
  const PlayerStatistics* player = chosen();
  return player == nullptr ? QString() : player->name;
}

QString StatisticsView::summary() const {
  return m_summary->text();
}

void StatisticsView::showPlayer() {
  const PlayerStatistics* player = chosen();
  for (QWidget* part : std::initializer_list<QWidget*>{m_name, m_best, m_sourcesTitle, m_sources,
                                                       m_seatsTitle, m_seats}) {
    part->setVisible(player != nullptr);
  }
  m_assumed->setVisible(player != nullptr && player->assumed.all);
  if (player == nullptr) {
    m_summary->setText(tr("No finished game to count."));
    return;
  }
  m_name->setText(m_model->hasSeveralKinds()
                      ? text::fill(QStringLiteral("%1 · %2"), {player->name, player->kind->name()})
                      : player->name);
  const QString games = tr("%n game(s)", nullptr, player->all.games);
  const QString wins = tr("%n win(s)", nullptr, player->all.wins);
  m_summary->setText(
      text::fill(tr("%1, %2 (%3), %4 points on average"),
                 {games, wins, shareText(player->all.wins, player->all.games),
                  averageText(player->all.average()) + text::restsSign(player->assumed.all)}));
  m_assumed->setText(assumedText(player->assumed.all));
  ChipLook best;
  best.tone = ChipLook::Tone::action;
  best.text = text::fill(tr("Most points: %1, %2"),
                         {text::halves(player->bestHalves) + text::restsSign(player->assumed.best),
                          text::dayInFigures(player->bestDate)});
  best.tip = tr("Opens the game");
  m_best->setLook(best);
  m_sources->setBars(sourceBars(*player));
  std::vector<Bar> seats = seatBars(*player);
  m_seatsTitle->setVisible(!seats.empty());
  m_seats->setVisible(!seats.empty());
  m_seats->setBars(std::move(seats));
}

void StatisticsView::retranslate() {
  //: The list of all players.
  m_players->setAccessibleName(tr("Players"));
  m_name->setFont(sized(font(), TextSize::points));
  for (QLabel* title : {m_sourcesTitle, m_seatsTitle}) {
    title->setFont(sized(font(), TextSize::heading));
  }
  m_sourcesTitle->setText(tr("Average points by source"));
  m_sources->setAccessibleName(m_sourcesTitle->text());
  m_seatsTitle->setText(tr("Results by starting seat"));
  m_seats->setAccessibleName(m_seatsTitle->text());
  m_model->retranslate();
  m_players->fit();
  giveRoom();
  showPlayer();
}

void StatisticsView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  giveRoom();
}

void StatisticsView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) retranslate();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
