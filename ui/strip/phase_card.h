// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/strip/card_lines.h"
#include "ui/strip/question_rows.h"

#include <QWidget>

#include <vector>

class QLabel;
class QScrollArea;

namespace nilometer::ui {

/// What a phase card shows: who gets and moves what, and why.
struct PhaseCardContent {
  QString title;
  std::vector<CardLine> lines;
  std::vector<QuestionRow> rows;
  enum class Place : std::uint8_t { river, buildings };
  Place place = Place::river; ///< what of the board it covers
  friend bool operator==(const PhaseCardContent&, const PhaseCardContent&) = default;
};

/// A card over the board for phases in which nothing on it is pressed.
class PhaseCard : public QWidget {
  Q_OBJECT
public:
  explicit PhaseCard(QWidget* parent);

  void show(const PhaseCardContent& content);
  [[nodiscard]] const PhaseCardContent& content() const { return m_content; }
  [[nodiscard]] CardLines& lines() const { return *m_lines; }
  [[nodiscard]] Chip* choice(const QuestionId& question, int id) const;
  /// The height that shows all of it at that width.
  [[nodiscard]] int fullHeight(int width) const;

Q_SIGNALS:
  void chosen(nilometer::ui::QuestionId question, int id);

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  PhaseCardContent m_content;
  QLabel* m_title;
  CardLines* m_lines;
  QuestionRows* m_rows;
  QScrollArea* m_scroll;
};

} // namespace nilometer::ui
