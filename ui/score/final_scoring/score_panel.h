// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/final_scoring/score_rows.h"

#include <QWidget>

#include <vector>

class QScrollArea;

namespace nilometer::ui {

/// The steps of a player with their sum, and his cards that lie face down. What has no room
/// scrolls, so that the newest row is to be seen.
class ScorePanel : public QWidget {
  Q_OBJECT
public:
  ScorePanel(CardPainter back, QWidget* parent);

  /// The newest of the rows is at `latest`; `title` names them all for who listens.
  void show(const QString& title, const std::vector<ScoreRow>& rows, std::size_t latest);
  [[nodiscard]] ScoreRows& rows() const { return *m_rows; }
  /// Of all that it shows, without scrolling.
  [[nodiscard]] int heightForWidth(int width) const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void arrange();
  void keepLatestInSight();
  [[nodiscard]] int padding() const;

  std::size_t m_latest = 0;
  ScoreRows* m_rows;
  QScrollArea* m_scroll;
};

} // namespace nilometer::ui
