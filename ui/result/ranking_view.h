// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/score_report.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace nilometer::ui {

class CourseChart;
class GaugeRanking;
class LineLabel;
class PointStripes;
class WinnerScene;

/// The end of a game, large: who wins and by how much, the winner's ship under the sun, everybody
/// at the height of his points on the nilometer with where they come from, how the game went, and
/// how sure the points are. Where there is little room the course leaves, then the sun. With the
/// keyboard Up and Down choose a place, to ask about it.
class RankingView : public QWidget {
  Q_OBJECT
public:
  explicit RankingView(QWidget* parent = nullptr);

  /// Texts of the report are in the language of that moment: after a change of language show it
  /// anew.
  void show(const report::ScoreReport& report);
  /// Sun and water rise for the winner, once, where there is one and motion is on.
  void celebrate(bool motion);

  /// Somebody's place of the ranking.
  struct Rank {
    table::Player player = table::noPlayer;
    QString name;
    QString points; ///< what the result is called
  };
  /// Whose place is there; nothing beside them.
  [[nodiscard]] std::optional<Rank> rankAt(const QPoint& at) const;
  /// The one that has the keyboard.
  [[nodiscard]] std::optional<Rank> currentRank() const;

protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void buildHead(QVBoxLayout& column);
  void buildGauge();
  void buildCourse();
  void setFonts();
  void fold();
  void showHead(const report::ScoreReport& report);
  void showNotes(const report::ScoreReport& report);
  void describe();

  LineLabel* m_title;
  QLabel* m_lead; ///< by how much
  WinnerScene* m_scene;
  GaugeRanking* m_gauge;
  QLabel* m_sourcesTitle;
  QLabel* m_sourcesNames;
  PointStripes* m_sources;
  QLabel* m_decided;
  QLabel* m_notes; ///< ties, bids, disputes, what rests on assumed values
  QWidget* m_course;
  QLabel* m_courseTitle;
  CourseChart* m_chart;
  QLabel* m_story;
  std::vector<Rank> m_ranks;
  std::size_t m_current = 0;
  bool m_hasCourse = false;
  bool m_isWon = false; ///< and nothing that is disputed changes it
};

} // namespace nilometer::ui
