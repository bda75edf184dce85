// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/score/result/sheet_document.h"
#include "ui/score/result/sheet_rows.h"

#include <QRectF>

#include <functional>
#include <vector>

namespace nilometer::ui {

/// What stands on paper below each other without being torn apart.
struct SheetPiece {
  double height = 0;
  std::function<void(QPainter& painter, const QRectF& rect)> paint;
  bool inTable = false;  ///< below the players' names, which are repeated on a new page
  bool withNext = false; ///< never the last on a page
};

/// Cuts a score sheet into pieces for a device. Lengths are the device's pixels.
class SheetPieces {
public:
  /// `scale` = 1: text of 9 points. Nothing of it is owned; all outlive the pieces.
  SheetPieces(const report::ScoreReport& report, QPaintDevice& device, double scale);

  [[nodiscard]] std::vector<SheetPiece> sheet();
  [[nodiscard]] std::vector<SheetPiece> part(const SheetPart& part);
  /// The players over their columns.
  [[nodiscard]] SheetPiece header() const;
  /// The last line of every page.
  [[nodiscard]] SheetPiece footer(int page, int pages) const;

private:
  enum class Letters : std::uint8_t { text, bold, small, heading, total, title };

  [[nodiscard]] QFont font(Letters letters) const;
  [[nodiscard]] double lineHeight(Letters letters) const;
  [[nodiscard]] double textWidth(const QString& text, Letters letters) const;
  [[nodiscard]] double textHeight(const QString& text, double width, Letters letters) const;
  [[nodiscard]] SheetPiece paragraph(const QString& text, Letters letters) const;
  [[nodiscard]] SheetPiece gap(double height) const;
  [[nodiscard]] SheetPiece tableRow(const SheetRow& row) const;
  [[nodiscard]] SheetPiece rank(std::size_t place) const;

  /// What the table does not agree about, with the score both ways.
  void addDisputes(std::vector<SheetPiece>& pieces) const;

  static Letters fontWithHeight(const SheetRow& row);
  /// What the title of a row leaves to its rule's number.
  [[nodiscard]] double besideTitle(const SheetRow& row) const;
  void paintTitle(QPainter& painter, const QRectF& rect, const SheetRow& row) const;
  void paintNumber(QPainter& painter, const QRectF& rect, const SheetRow& row,
                   const SheetCell& cell) const;
  /// Symbol and name from the left of `rect`; the name ends in "…" where there is no room.
  void paintPlayer(QPainter& painter, const QRectF& rect, const report::ScoreSeat& seat) const;
  [[nodiscard]] QRectF column(const QRectF& rect, std::size_t player) const;

  const report::ScoreReport& m_report;
  QPaintDevice& m_device;
  double m_point;      ///< in pixels, scaled
  double m_width;      ///< of the page
  double m_player = 0; ///< width of a player's column
};

} // namespace nilometer::ui
