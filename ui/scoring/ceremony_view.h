// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/score_track.h"
#include "ui/scoring/score_card.h"
#include "ui/scoring/score_lanes.h"
#include "ui/scoring/score_rows.h"
#include "ui/scoring/scoring_order.h"
#include "ui/scoring/step_story.h"
#include "ui/strip/question_rows.h"

#include <QWidget>

#include <optional>
#include <vector>

class QBoxLayout;
class QLabel;
class QScrollArea;

namespace nilometer::ui {

/// What the ceremony shows.
struct CeremonyContent {
  QString title;
  std::optional<PlayerColour> player; ///< whose colour the title has
  QString detail;
  QString points;    ///< large
  QString rests;     ///< the assumed printed values behind them; empty for none
  QString heading{}; ///< above all of it
  std::vector<ScoringTurn> order{};
  std::optional<ScoreRow> start; ///< the points before the steps, above their rows
  std::vector<ScoreRow> rows;
  std::size_t latest = 0; ///< row to be kept in sight
  ScoreCard card;         ///< of the step told
  StepStoryContent story; ///< without a name: the ranking is told by its rows alone
  table::ScoreTrack track;
  ScoreLanesContent sums;
  QString chooserTitle; ///< empty: nothing is to be named
  std::vector<QuestionRow> chooser;
  friend bool operator==(const CeremonyContent&, const CeremonyContent&) = default;
};

/// The final scoring on the screen: whose turn it is in it, everybody's way along the river, below
/// that the step shown last as a card with what it gives and why, and all steps of the player with
/// their sum. Where cards are to be named, these take the place of the steps; after the last player
/// the ranking takes the place of card and story.
class CeremonyView : public QWidget {
  Q_OBJECT
public:
  /// `pictures` draws the cards of the game.
  CeremonyView(const CardPainter& pictures, QWidget* parent);

  void show(const CeremonyContent& content);
  [[nodiscard]] const CeremonyContent& content() const { return m_content; }
  [[nodiscard]] ScoreRows& rows() const { return *m_rows; }
  [[nodiscard]] ScoreLanes& lanes() const { return *m_lanes; }
  [[nodiscard]] StepStory& story() const { return *m_story; }
  /// The chip of a Sphinx card; nullptr if none is to be named.
  [[nodiscard]] Chip* choice(const QuestionId& question, int id) const;
  /// Cards turn over and ships run, for a quarter of a second at most, when on.
  void setMotion(bool on);

Q_SIGNALS:
  void chosen(nilometer::ui::QuestionId question, int id);
  void ruleRequested(const QString& rule);

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void buildStep(QBoxLayout& row);
  void buildPanel(QBoxLayout& row);
  void showParts();
  /// Narrow windows have no room for the card.
  void fold();
  void keepLatestInSight();

  CeremonyContent m_content;
  ScoringOrder* m_order;
  ScoreLanes* m_lanes;
  CardView* m_card;
  StepStory* m_story;
  ScoreRows* m_rows;
  QScrollArea* m_rowsScroll;
  QLabel* m_chooserTitle;
  QuestionRows* m_chooser;
  QScrollArea* m_chooserScroll;
};

} // namespace nilometer::ui
