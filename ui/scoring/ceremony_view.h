// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/score_track.h"
#include "ui/scoring/score_rows.h"
#include "ui/scoring/score_table.h"
#include "ui/strip/question_rows.h"
#include "ui/words/shown_names.h"

#include <QWidget>

#include <optional>
#include <vector>

class QBoxLayout;
class QLabel;
class QScrollArea;

namespace nilometer::ui {

class LineLabel;
class TrackView;

/// What the ceremony shows.
struct CeremonyContent {
  QString title;
  std::optional<PlayerColour> player; ///< whose colour the title has
  QString detail;
  QString points; ///< large
  QString rests;  ///< the assumed printed values behind them; empty for none
  std::vector<ScoreRow> rows;
  std::size_t latest = 0; ///< row to be kept in sight
  table::ScoreTrack track;
  QString trackRests; ///< the assumed printed values behind all of it; empty for none
  ScoreTableContent sums;
  QString chooserTitle; ///< empty: nothing is to be named
  std::vector<QuestionRow> chooser;
  friend bool operator==(const CeremonyContent&, const CeremonyContent&) = default;
};

/// The final scoring on the screen: the steps of the player being scored under each other, beside
/// them the score track and either what everybody has got so far or the Sphinx cards to choose
/// from. After the last player the ranking takes the place of the steps.
class CeremonyView : public QWidget {
  Q_OBJECT
public:
  /// The track becomes a child of the view.
  CeremonyView(const words::ShownNames& names, TrackView& track, QWidget* parent);

  void show(const CeremonyContent& content);
  [[nodiscard]] const CeremonyContent& content() const { return m_content; }
  [[nodiscard]] ScoreRows& rows() const { return *m_rows; }
  /// The chip of a Sphinx card; nullptr if none is to be named.
  [[nodiscard]] Chip* choice(const QuestionId& question, int id) const;
  /// Markers slide for 150 ms when on.
  void setMotion(bool on);

Q_SIGNALS:
  void chosen(nilometer::ui::QuestionId question, int id);

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
  TrackView* m_track;
  ScoreTable* m_sums;
  QLabel* m_chooserTitle;
  QuestionRows* m_chooser;
  QScrollArea* m_chooserScroll;
};

} // namespace nilometer::ui
