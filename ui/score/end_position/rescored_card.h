// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/end_position/rescored_numbers.h"
#include "ui/score/report/score_report.h"
#include "ui/table/action_bar/answer_card.h"

#include <functional>

class QTextBrowser;

namespace nilometer::ui {

/// What becomes of the result of an end position that was scored and changed since, as a card over
/// the fields, before it is scored anew. Keys: Enter scores it, Esc goes back, arrows scroll, Tab
/// goes from one answer to the other.
class RescoredCard : public AnswerCard {
  Q_OBJECT
public:
  explicit RescoredCard(QWidget* parent);

  /// Both results, in the language of the moment.
  struct Results {
    report::ScoreReport before;
    report::ScoreReport after;
  };
  /// Asks, with the keyboard on the card, unless the result stays as it is: false.
  [[nodiscard]] bool ask(std::function<Results()> results);
  [[nodiscard]] QString text() const;

Q_SIGNALS:
  void scoreRequested();
  void backRequested();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  RescoredCard(QTextBrowser* text, QWidget* parent);
  [[nodiscard]] QString numbers(NamesShown names) const;
  /// With whole names where they have room.
  void write();
  void retranslate();
  void fit();

  std::function<Results()> m_results;
  QTextBrowser* m_text;
};

} // namespace nilometer::ui
