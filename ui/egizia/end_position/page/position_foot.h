// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/end_position/position_check.h"

#include <QWidget>

class QLabel;

namespace nilometer::ui {

class Chip;

/// Below the fields of an end position: the ranking as soon as nothing is missing, before that how
/// much is; what might have been forgotten; and the main button.
class PositionFoot : public QWidget {
public:
  explicit PositionFoot(QWidget* parent);

  void show(const PositionEntered& entry, const PositionCheck& result,
            const egizia::Edition& edition);
  [[nodiscard]] QLabel& ranking() const { return *m_ranking; }
  [[nodiscard]] QLabel& reminder() const { return *m_reminder; }
  [[nodiscard]] Chip& score() const { return *m_score; }

private:
  void showRanking(const PositionEntered& entry, const egizia::Position& position,
                   const egizia::Edition& edition);
  /// What the marks in the ranking mean; empty = there are none.
  void setRankingTip(const QString& rests);

  QLabel* m_ranking;
  QLabel* m_reminder;
  Chip* m_score;
};

} // namespace nilometer::ui
