// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "engine/table/rule_id.h"
#include "ui/base/style/theme.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace nilometer::ui {

/// One thing a phase does: to whom, what, and why.
struct CardLine {
  std::optional<PlayerColour> player;
  QString text;
  QString why; ///< rule and its number; quieter
  table::Player seat = table::noPlayer;
  std::optional<table::RuleId> rule{}; ///< with it "Why?" can be asked about the line
  QString rests{};      ///< the assumed printed values behind points in it; empty for none
  QStringList behind{}; ///< the same, all of them, and how to confirm them
  friend bool operator==(const CardLine&, const CardLine&) = default;
};

/// Lines under each other: symbol, sentence, below it the reason, at the right a link "Why?".
/// Painted as plain text, which is quick enough for every entry; the same text is the accessible
/// description. With the keyboard Up and Down choose a line, Space asks about it.
class CardLines : public QWidget {
  Q_OBJECT
public:
  explicit CardLines(QWidget* parent);

  void setLines(const std::vector<CardLine>& lines);
  [[nodiscard]] const std::vector<CardLine>& lines() const { return m_lines; }
  /// The line that is there; nothing between and below them.
  [[nodiscard]] std::optional<std::size_t> lineAt(const QPoint& at) const;
  /// The line that has the keyboard. @pre there are lines
  [[nodiscard]] std::size_t currentLine() const;
  /// Where the link of a line is; empty if it has none.
  [[nodiscard]] QRect linkRect(std::size_t line) const;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
  void whyRequested(std::size_t line);

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

private:
  [[nodiscard]] int indent() const;
  /// What the links take at the right.
  [[nodiscard]] int linkWidth() const;
  /// What the texts have in that width.
  [[nodiscard]] int textWidth(int width) const;
  [[nodiscard]] QRect lineRect(std::size_t line) const;
  [[nodiscard]] std::optional<std::size_t> linkAt(const QPoint& at) const;
  [[nodiscard]] int textHeight(const QString& text, int width) const;

  std::vector<CardLine> m_lines;
  std::size_t m_current = 0;
  /// The height last worked out: layouts ask for the same again and again.
  mutable int m_width = -1;
  mutable int m_height = 0;
};

} // namespace nilometer::ui
