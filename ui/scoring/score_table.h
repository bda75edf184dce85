// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QStringList>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

namespace nilometer::ui {

/// What the final scoring has brought so far: one row per player, one column per source.
struct ScoreTableContent {
  QStringList header; ///< over the numbers
  struct Row {
    PlayerColour player = PlayerColour::blue;
    QString name;
    QStringList numbers; ///< by column, with their mark; empty = not yet
    bool now = false;    ///< being scored
    QString rests{};     ///< the assumed printed values behind them; empty for none
    friend bool operator==(const Row&, const Row&) = default;
  };
  std::vector<Row> rows;
  friend bool operator==(const ScoreTableContent&, const ScoreTableContent&) = default;
};

/// Paints it; the same text is the accessible description.
class ScoreTable : public QWidget {
  Q_OBJECT
public:
  explicit ScoreTable(QWidget* parent);

  void show(const ScoreTableContent& content);
  [[nodiscard]] const ScoreTableContent& content() const { return m_content; }
  /// The row of a player that is there; nothing above and below them.
  [[nodiscard]] std::optional<std::size_t> rowAt(const QPoint& at) const;
  /// All of a row in one sentence. @pre row is one of content()
  [[nodiscard]] QString sentence(std::size_t row) const;
  [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] int lineHeight() const;
  /// Of the mark behind a number; 0 if nothing is marked.
  [[nodiscard]] int signWidth() const;
  /// Widths of the columns of numbers.
  [[nodiscard]] std::vector<int> columns() const;
  void paintLine(class QPainter& painter, int top, const QStringList& numbers,
                 const std::vector<int>& columns) const;

  ScoreTableContent m_content;
};

} // namespace nilometer::ui
