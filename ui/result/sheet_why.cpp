// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/sheet_why.h"

#include "ui/result/ranking_view.h"
#include "ui/result/score_sheet_model.h"
#include "ui/result/score_sheet_view.h"

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

std::optional<WhyText> rankWhy(const RankingView& ranking, const QPoint& at) {
  const auto rank = ranking.rankAt(at);
  if (!rank) return std::nullopt;
  WhyText text = whyText(rank->name, {});
  text.numbers = {{.name = rank->points, .asked = {.player = rank->player}}};
  return text;
}

} // namespace

std::optional<WhyText> sheetWhy(QWidget& about, std::optional<QPoint> at) {
  if (const auto* sheet = qobject_cast<const ScoreSheetView*>(&about)) return cellWhy(*sheet, at);
  const auto* ranking = qobject_cast<const RankingView*>(&about);
  return ranking != nullptr && at ? rankWhy(*ranking, *at) : std::nullopt;
}

} // namespace nilometer::ui
