// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/sheet_why.h"

#include "ui/score/chart/bars_chart.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/score_sheet_model.h"
#include "ui/score/result/score_sheet_view.h"

namespace nilometer::ui {

namespace {

std::optional<WhyText> cellWhy(const ScoreSheetView& sheet, std::optional<QPoint> at) {
  const QModelIndex index =
      at ? sheet.indexAt(sheet.viewport()->mapFrom(&sheet, *at)) : sheet.currentIndex();
  if (!index.isValid() || sheet.sheet().isNote(index.row())) return std::nullopt;
  WhyText text = whyText(index.data(Qt::AccessibleTextRole).toString(),
                         index.data(Qt::WhatsThisRole).toString().split(u'\n'));
  const SheetRow& row = sheet.sheet().rows()[static_cast<std::size_t>(index.row())];
  const auto player = static_cast<table::Player>(index.column() - 1);
  const bool isSum = row.kind == SheetRow::Kind::points;
  if (index.column() == 0 || (row.from.empty() && !isSum)) return text;
  text.numbers = {
      {.name = row.title, .asked = {.player = player, .from = row.from, .fromName = row.title}}};
  return text;
}

/// Everybody's total that stands there.
std::optional<WhyText> chartWhy(const ChartWidget& chart, std::optional<QPoint> at) {
  const auto item = chart.asked(at);
  if (!item) return std::nullopt;
  WhyText text = whyText(chart.accessibleName(), {chart.accessibleDescription()});
  const auto add = [&](std::size_t player, const QString& name) {
    text.numbers.push_back({.name = name, .asked = {.player = static_cast<table::Player>(player)}});
  };
  if (const auto* bars = qobject_cast<const BarsChart*>(&chart)) {
    add(*item, bars->bars()[*item].label);
  } else if (const auto* course = qobject_cast<const CourseChart*>(&chart)) {
    for (const std::size_t player : course->linesFrom(at)) {
      add(player, course->course().series[player].name);
    }
  }
  return text;
}

std::optional<WhyText> rankWhy(const RankingView& ranking, std::optional<QPoint> at) {
  const auto rank = at ? ranking.rankAt(*at) : ranking.currentRank();
  if (!rank) return std::nullopt;
  WhyText text = whyText(rank->name, {});
  text.numbers = {{.name = rank->points, .asked = {.player = rank->player}}};
  return text;
}

} // namespace

std::optional<WhyText> sheetWhy(QWidget& about, std::optional<QPoint> at) {
  if (const auto* sheet = qobject_cast<const ScoreSheetView*>(&about)) return cellWhy(*sheet, at);
  if (const auto* chart = qobject_cast<const ChartWidget*>(&about)) return chartWhy(*chart, at);
  const auto* ranking = qobject_cast<const RankingView*>(&about);
  return ranking != nullptr ? rankWhy(*ranking, at) : std::nullopt;
}

} // namespace nilometer::ui
