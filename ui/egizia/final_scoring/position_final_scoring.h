// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position.h"
#include "ui/egizia/final_scoring/final_scoring_content.h"
#include "ui/egizia/final_scoring/scoring_progress.h"

#include <QWidget>

#include <array>
#include <functional>
#include <memory>

namespace nilometer::ui {

class FinalScoringView;
class StripView;

/// The disputes of an end position.
struct ScoringDoubt {
  bool ofWinner = false;                                ///< somebody else may win
  std::array<QStringList, table::maxSeats> otherwise{}; ///< by player, in sentences
};

/// The final scoring of an end position that was entered without a game: the same pages, nothing to
/// choose. Enter = Next, Esc or Backspace = Back, + = All at once.
class PositionFinalScoring : public QWidget {
  Q_OBJECT
public:
  PositionFinalScoring(egizia::Position position, std::shared_ptr<const egizia::Edition> edition,
                       QWidget* parent = nullptr);

  [[nodiscard]] const ScoringProgress& progress() const { return m_progress; }
  [[nodiscard]] FinalScoringView& view() const { return *m_view; }
  [[nodiscard]] StripView& strip() const { return *m_strip; }
  /// `doubt` gives the disputes in the present language, whenever the ranking is shown.
  void setDoubt(std::function<ScoringDoubt()> doubt);
  /// Cards turn over and ships run when on.
  void setMotion(bool on);

  void next();
  void back();
  void showAll();

Q_SIGNALS:
  /// Back before the first step: to the position that was entered.
  void wentBack();
  /// Next after the last step, or at the ranking.
  void finished();
  void ruleRequested(const QString& rule);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void refresh();

  egizia::Position m_position;
  std::shared_ptr<const egizia::Edition> m_edition;
  egizia::Game m_game;
  ScoringProgress m_progress;
  ScoringGround m_ground;
  std::function<ScoringDoubt()> m_doubt;
  FinalScoringView* m_view;
  StripView* m_strip;
};

} // namespace nilometer::ui
