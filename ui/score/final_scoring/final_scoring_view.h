// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/score_track.h"
#include "ui/score/final_scoring/score_card.h"
#include "ui/score/final_scoring/score_lanes.h"
#include "ui/score/final_scoring/score_panel.h"
#include "ui/score/final_scoring/scoring_order.h"
#include "ui/score/final_scoring/step_story.h"

#include <QWidget>

#include <optional>
#include <vector>

class QScrollArea;

namespace nilometer::ui {

/// What the final scoring shows.
struct FinalScoringContent {
  QString title;
  std::optional<PlayerColour> player; ///< whose colour the title has
  QString points;                     ///< large
  QString rests;                      ///< the assumed printed values behind them; empty for none
  QString heading{};                  ///< before the order
  std::vector<OrderedTurn> order{};
  std::optional<ScoreRow> start; ///< the points before the steps, above their rows
  std::vector<ScoreRow> rows;
  std::size_t latest = 0; ///< row to be kept in sight, without the start
  ScoreCard card;         ///< of the step told
  StepStoryContent story; ///< without a name: the ranking is told by its rows alone
  table::ScoreTrack track;
  ScoreLanesContent sums;
  friend bool operator==(const FinalScoringContent&, const FinalScoringContent&) = default;
};

/// The final scoring on the screen: everybody's way along the river, below that the step shown last
/// as a card with what it gives and why, and all steps of the player with their sum. Where there is
/// little room the picture of the card goes first, then the lanes of those who are not being
/// scored; then story and steps stand below each other, and all of it scrolls up and down.
class FinalScoringView : public QWidget {
  Q_OBJECT
public:
  /// `pictures` draws the cards of the game.
  FinalScoringView(const CardPainter& pictures, QWidget* parent);

  void show(const FinalScoringContent& content);
  [[nodiscard]] const FinalScoringContent& content() const { return m_content; }
  [[nodiscard]] ScorePanel& panel() const { return *m_panel; }
  [[nodiscard]] ScoreRows& rows() const { return m_panel->rows(); }
  [[nodiscard]] ScoreLanes& lanes() const { return *m_lanes; }
  [[nodiscard]] StepStory& story() const { return *m_story; }
  /// Cards turn over and ships run, for a quarter of a second at most, when on.
  void setMotion(bool on);
  /// Something else says who is scored when.
  void leaveOrderToHeader();
  [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
  void ruleRequested(const QString& rule);

protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  /// Where the parts are, in pixels of what scrolls.
  struct Plan {
    ScoreLanes::Shown lanes = ScoreLanes::Shown::all;
    QRect lane;
    QRect card; ///< empty: it is not shown
    QRect story;
    QRect panel;
    int height = 0;
  };
  [[nodiscard]] Plan plan(const QSize& room) const;
  /// The lanes, from the size of the window alone: whatever is shown below, they stand still.
  void placeLanes(Plan& plan, int width) const;
  /// Card, story and panel beside each other, below `top`.
  void placeColumns(Plan& plan, const QSize& room) const;
  /// Story and panel below each other.
  void placeColumn(Plan& plan, const QSize& room) const;
  void arrange();
  /// Says the new step aloud.
  void speak();

  FinalScoringContent m_content;
  StepStoryContent m_spoken; ///< what was said aloud last
  int m_top = 0;             ///< of what is new, in what scrolls
  ScoringOrder* m_order;
  QWidget* m_all;
  QScrollArea* m_scroll;
  ScoreLanes* m_lanes;
  CardView* m_card;
  StepStory* m_story;
  ScorePanel* m_panel;
};

} // namespace nilometer::ui
