// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/final_scoring/final_scoring.h"

#include <functional>

namespace nilometer::ui {

class FinalScoringView;
class StripView;

/// The final scoring of a game that has ended, or of an end position that was entered without one
/// (FinalScoring): nothing to choose. Enter = Next, Esc or Backspace = Back, + = All at once.
class FinalScoringPage : public QWidget {
  Q_OBJECT
public:
  /// `plan` in the present language; `pictures` draws what points come from.
  FinalScoringPage(std::function<ScoringPlan()> plan, const CardPainter& pictures,
                   QWidget* parent = nullptr);

  /// Begins anew; `moves`: what is still to be moved on the real board before the first step.
  void begin(std::function<ScoringPlan()> plan, const MoveContent& moves);
  [[nodiscard]] const FinalScoring& scoring() const { return m_scoring; }
  [[nodiscard]] FinalScoringView& view() const { return *m_view; }
  [[nodiscard]] StripView& strip() const { return *m_strip; }
  void next();
  void back();
  void showAll();

Q_SIGNALS:
  /// Back before the first step: to what was entered.
  void wentBack();
  /// Everything is told.
  void told();
  /// Next at the ranking.
  void finished();
  void ruleRequested(const QString& rule);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void refresh();

  std::function<ScoringPlan()> m_plan;
  FinalScoring m_scoring;
  MoveContent m_moves;
  FinalScoringView* m_view;
  StripView* m_strip;
};

} // namespace nilometer::ui
