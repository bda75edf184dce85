// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

#include <QColor>
#include <QFont>
#include <QPen>
#include <QString>

#include <optional>
#include <vector>

class QPaintDevice;
class QPainter;
class QPointF;
class QRectF;
class QSizeF;
class QWidget;

/// What all charts share: where colours and fonts come from, and how players and sources of
/// points are told apart without colour.
namespace nilometer::ui {

/// Colours and font of a chart. Every length follows from the height of the font on the device
/// painted on, so the same chart fits a screen, a printer and a PDF.
struct ChartLook {
  const Theme* theme = nullptr; ///< not owned, never null while painting
  QFont font;
};
/// The widget's own colours and font.
[[nodiscard]] ChartLook screenLook(const QWidget& widget);
/// For print and PDF: dark on white.
[[nodiscard]] ChartLook paperLook(const QFont& font);

/// The line of a player: each colour has dashes of its own. Whoever wins has a solid one instead.
[[nodiscard]] QPen playerPen(PlayerColour player, const Theme& theme, qreal width);

/// More than this many sources cannot be told apart; further ones begin anew.
inline constexpr int patternCount = 11;
/// The ink of a source's pattern, at least 3:1 against surface and ground.
[[nodiscard]] QColor sourceColour(int source, const Theme& theme);
/// A, B, C …: stands in the bar and in the legend.
[[nodiscard]] QString sourceLetter(int source);
/// Fills `rect` with the source's pattern and a line around; `em` = height of the font.
void paintPattern(QPainter& painter, const QRectF& rect, int source, const Theme& theme, qreal em);

/// A value with a true minus sign, and one decimal where it is not whole.
[[nodiscard]] QString chartNumber(double value);

/// A small card over a chart that reads something out: a heading and lines below it, each with a
/// player's symbol or without.
struct Readout {
  struct Line {
    QString text;
    std::optional<PlayerColour> player;
  };
  QString heading;
  std::vector<Line> lines;
};
/// The room it takes on that device.
[[nodiscard]] QSizeF readoutSize(const Readout& readout, const QFont& font,
                                 const QPaintDevice* device);
/// Paints it at `topLeft`, moved as far as needed to stay inside `bounds`.
void paintReadout(QPainter& painter, const QPointF& topLeft, const QRectF& bounds,
                  const Readout& readout, const ChartLook& look);
/// The sentence of a chart with nothing in it, in the middle of `rect`.
void paintNothing(QPainter& painter, const QRectF& rect, const QString& text,
                  const ChartLook& look);

} // namespace nilometer::ui
