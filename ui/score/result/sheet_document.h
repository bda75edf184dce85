// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/score_report.h"
#include "ui/store/games/preferences.h"

#include <QByteArray>
#include <QFont>
#include <QString>

#include <functional>
#include <vector>

class QPageLayout;
class QPagedPaintDevice;
class QPainter;
class QRectF;

/// The score sheet on paper, black on white: table, ranking, what the marks mean. One page for a
/// usual game; a longer one repeats the players over its columns.
namespace nilometer::ui {

/// Something more on paper, behind the sheet: a chart under a heading. `font` has the size of the
/// sheet's text on that device; all lengths are the device's pixels.
struct SheetPart {
  QString title;
  std::function<double(double width, const QFont& font, QPaintDevice* device)> height;
  std::function<void(QPainter& painter, const QRectF& rect, const QFont& font)> paint;
};

/// How a page of that paper is laid out: upright, with margins every printer can do.
[[nodiscard]] QPageLayout sheetLayout(Paper paper);

/// Paints the sheet on the pages of a printer or PDF file, in the language of that moment. False
/// if the device cannot be painted on.
[[nodiscard]] bool paintSheet(QPagedPaintDevice& device, const report::ScoreReport& report,
                              const std::vector<SheetPart>& parts = {});

/// The sheet as a PDF file.
[[nodiscard]] QByteArray sheetPdf(const report::ScoreReport& report, Paper paper,
                                  const std::vector<SheetPart>& parts = {});

/// What the sheet's file could be called: "2026-11-21 Anna, Ben, Cem – GAME.pdf".
[[nodiscard]] QString sheetFileName(const report::ScoreReport& report, const QString& ending);

} // namespace nilometer::ui
