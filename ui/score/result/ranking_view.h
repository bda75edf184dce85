// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/score_report.h"
#include "ui/text/shown_names.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace nilometer::ui {

class CourseChart;
class GaugeRanking;
class PointStripes;
class ResultHead;
class WinnerScene;

/// The end of a game, large: who wins and by how much, the winner's ship under the sun, everybody
/// at the height of his points on the nilometer with where they come from, how the game went, and
/// how sure the points are. Where there is little room the course leaves, then the sun; where it is
/// low, what stands below the ranking goes beside it. With the keyboard Up and Down choose a place,
/// to ask about it.
class RankingView : public QWidget {
  Q_OBJECT
public:
  explicit RankingView(QWidget* parent = nullptr);

  /// Texts of the report are in the language of that moment: after a change of language show it
  /// anew.
  /// `minutes`: how long the game took; 0 = not known.
  void show(const report::ScoreReport& report, int minutes = 0);
  [[nodiscard]] ResultHead& head() const { return *m_head; }
  /// Sun and water rise for the winner, once, where there is one and motion is on.
  void celebrate(bool motion);

  /// Somebody's place of the ranking.
  struct Rank {
    table::Player player = table::noPlayer;
    QString name;
    QString points; ///< what the result is called
    QString said;   ///< with the place, where it can be said
  };
  /// Whose place is there; nothing beside them.
  [[nodiscard]] std::optional<Rank> rankAt(const QPoint& at) const;
  /// The one that has the keyboard.
  [[nodiscard]] std::optional<Rank> currentRank() const;

  /// No more than it needs: the picture takes what there is.
  [[nodiscard]] int heightForWidth(int width) const override;

protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void buildGauge();
  void buildCourse();
  void setFonts();
  [[nodiscard]] QSize seen() const;
  void fold();
  void putTold(bool beside);
  /// Writes the sentences, with as much of the names as there is room for.
  void writeSaid();
  void describe();

  ResultHead* m_head;
  QHBoxLayout* m_row;
  WinnerScene* m_scene;
  GaugeRanking* m_gauge;
  QWidget* m_told; ///< where the points come from, and all notes
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
  text::ShownNames m_names;
  std::array<QString, 3> m_said; ///< of m_decided, m_story, m_notes: names are whole
  bool m_isToldBeside = false;
  bool m_hasCourse = false;
  bool m_isWon = false; ///< and nothing that is disputed changes it
};

} // namespace nilometer::ui
