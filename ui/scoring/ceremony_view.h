// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/scoring/ceremony_content.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QScrollArea;

namespace nilometer::ui {

class LineLabel;
class TrackPanel;

/// The final scoring on the screen: the steps of the player being scored under each other, beside
/// them the score track and either what everybody has got so far or the Sphinx cards to choose
/// from. After the last player the ranking takes the place of the steps.
class CeremonyView : public QWidget {
  Q_OBJECT
public:
  CeremonyView(const Seats& seats, QWidget* parent);

  void show(const CeremonyContent& content);
  [[nodiscard]] const CeremonyContent& content() const { return m_content; }
  [[nodiscard]] ScoreRows& rows() const { return *m_rows; }
  /// The chip of a Sphinx card; nullptr if none is to be named.
  [[nodiscard]] Chip* choice(Ask ask, int about, int id) const;
  /// Markers slide for 150 ms when on.
  void setMotion(bool on);

Q_SIGNALS:
  void chosen(nilometer::ui::Ask ask, int about, int id);

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void buildScoring(QBoxLayout& column);
  void buildTable(QBoxLayout& column);
  void setFonts();
  void showHead();
  void keepLatestInSight();

  CeremonyContent m_content;
  LineLabel* m_title;
  QLabel* m_points;
  QLabel* m_sign; ///< of points that rest on assumed printed values
  QLabel* m_detail;
  ScoreRows* m_rows;
  QScrollArea* m_rowsScroll;
  TrackPanel* m_track;
  ScoreTable* m_sums;
  QLabel* m_chooserTitle;
  QuestionRows* m_chooser;
  QScrollArea* m_chooserScroll;
};

} // namespace nilometer::ui
