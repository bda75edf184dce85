// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/final_scoring/score_rows.h"
#include "ui/table/action_bar/question_rows.h"

#include <QWidget>

#include <vector>

class QLabel;
class QScrollArea;

namespace nilometer::ui {

/// The steps of a player with their sum, and his cards that lie face down. Where cards are to be
/// named, these take that place; a chip beside their heading shows the steps meanwhile. What has no
/// room scrolls, so that the newest row is to be seen.
class ScorePanel : public QWidget {
  Q_OBJECT
public:
  ScorePanel(CardPainter back, QWidget* parent);

  struct Content {
    QString title;              ///< of all rows, for who listens
    std::vector<ScoreRow> rows; ///< the newest at `latest`
    std::size_t latest = 0;
    QString chooserTitle; ///< empty: nothing is to be named
    std::vector<QuestionRow> chooser;
  };
  void show(const Content& content);
  [[nodiscard]] ScoreRows& rows() const { return *m_rows; }
  [[nodiscard]] Chip* choice(const QuestionId& question, int id) const;
  /// Shows the steps in the place of the cards to be named, or these again.
  [[nodiscard]] Chip& turnButton() const { return *m_turn; }
  [[nodiscard]] bool names() const { return m_names; }
  /// Of all that it shows, without scrolling.
  [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
  void chosen(nilometer::ui::QuestionId question, int id);
  /// Needs another height than before.
  void turned();

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  enum class Front : std::uint8_t { cards, steps };
  void showFront();
  void arrange();
  void retranslate();
  void keepLatestInSight();
  [[nodiscard]] bool choosing() const { return m_names && m_front == Front::cards; }
  [[nodiscard]] int padding() const;
  [[nodiscard]] int headingHeight() const;

  Front m_front = Front::cards;
  bool m_names = false; ///< there are cards to be named
  std::size_t m_latest = 0;
  ScoreRows* m_rows;
  QScrollArea* m_rowsScroll;
  QLabel* m_heading;
  Chip* m_turn;
  QuestionRows* m_chooser;
  QScrollArea* m_chooserScroll;
};

} // namespace nilometer::ui
