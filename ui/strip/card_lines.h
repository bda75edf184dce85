// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace nilometer::ui {

/// One thing a phase does: to whom, what, and why.
struct CardLine {
  std::optional<PlayerColour> player;
  QString text;
  QString why; ///< rule and its number; quieter
  friend bool operator==(const CardLine&, const CardLine&) = default;
};

/// Lines under each other: symbol, sentence, below it the reason. Painted as plain text, which is
/// quick enough for every entry; the same text is the accessible description.
class CardLines : public QWidget {
  Q_OBJECT
public:
  explicit CardLines(QWidget* parent);

  void setLines(const std::vector<CardLine>& lines);
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] int indent() const;
  [[nodiscard]] int textHeight(const QString& text, int width) const;

  std::vector<CardLine> m_lines;
  /// The height last worked out: layouts ask for the same again and again.
  mutable int m_width = -1;
  mutable int m_height = 0;
};

} // namespace nilometer::ui
