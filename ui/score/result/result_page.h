// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/window_button.h"
#include "ui/score/report/score_report.h"
#include "ui/score/result/play_facts.h"
#include "ui/score/result/result_view.h"

#include <QWidget>

#include <functional>

class QLabel;

namespace nilometer::ui {

class BarsChart;
class Chip;
class CourseChart;
class Preferences;
struct ChipLook;

/// What the page is made from, in whatever language: all that it shows is worked out again.
struct PlayedReport {
  std::function<report::ScoreReport()> report;
  PlayFacts facts;
};

/// The result of a game as a page of the window: ranking, score sheet, charts, handing over. Of a
/// game that is still running it shows what everybody can see so far.
class ResultPage : public QWidget {
  Q_OBJECT
public:
  /// `preferences` are not owned and outlive the page.
  explicit ResultPage(Preferences& preferences, QWidget* parent = nullptr);

  /// The page keeps a copy.
  void show(const PlayedReport& shown);
  /// Whether the final scoring can be told once more, step by step.
  void offerFinalScoring(bool offers);

  [[nodiscard]] ResultView& view() const { return *m_view; }
  [[nodiscard]] CourseChart& course() const { return *m_course; }
  [[nodiscard]] BarsChart& sources() const { return *m_sources; }
  [[nodiscard]] Chip& backButton() const { return *m_back; }
  /// Another game with the same players; only where the game is over.
  [[nodiscard]] Chip& againButton() const { return *m_again; }
  [[nodiscard]] Chip& finalScoringButton() const { return *m_finalScoring; }
  /// No more than it needs: what is on it scrolls by itself.
  [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
  void closeRequested();
  void againRequested();
  void finalScoringRequested();
  /// Below that button something may open.
  void windowButtonPressed(WindowButton button, const QWidget* below);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void showCharts();
  [[nodiscard]] QWidget* chartsPage();
  void retranslate();
  void leave();
  void sayBelow();
  [[nodiscard]] ChipLook backLook(const QString& name, const QString& shorter) const;

  PlayedReport m_shown;
  ResultView* m_view;
  CourseChart* m_course;
  BarsChart* m_sources;
  bool m_hasCourse = true; ///< what is shown
  QLabel* m_courseTitle = nullptr;
  QLabel* m_sourcesTitle = nullptr;
  ResultView::Line m_line = ResultView::Line::whole;
  Chip* m_back;
  Chip* m_again;
  Chip* m_finalScoring;
};

} // namespace nilometer::ui
