// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace nilometer::report {

/// A table for people: columns two spaces apart, at most textWidth wide. A last column that
/// stands on the left is wrapped to fit; no other is.
class TextTable {
public:
  enum class Align : std::uint8_t { left, right };

  explicit TextTable(std::vector<Align> columns) : m_columns(std::move(columns)) {}

  /// @pre as many cells as columns
  void row(const QStringList& cells);
  /// A line across between two rows.
  void line() { m_rows.emplace_back(); }

  [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
  /// Every line indented by so many columns and ended.
  [[nodiscard]] QString text(int indent = 0) const;

private:
  [[nodiscard]] std::vector<int> widths() const;

  std::vector<Align> m_columns;
  std::vector<QStringList> m_rows; ///< an empty one is a line across
};

} // namespace nilometer::report
