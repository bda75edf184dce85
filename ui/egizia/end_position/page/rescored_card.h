// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/action_bar/answer_card.h"

#include <optional>

class QTextBrowser;

namespace nilometer::ui {

/// What becomes of the result of an end position that was scored and changed since, as a card over
/// the fields, before it is scored anew. Keys: Enter scores it, Esc goes back, arrows scroll, Tab
/// goes from one answer to the other.
class RescoredCard : public AnswerCard {
  Q_OBJECT
public:
  struct Scored {
    egizia::Position position;
    EditionPtr edition;
  };

  explicit RescoredCard(QWidget* parent);

  /// Asks, with the keyboard on the card, unless the result stays as it is: false.
  [[nodiscard]] bool ask(const Scored& before, const Scored& after);
  /// What would be scored. @pre it asked
  [[nodiscard]] const Scored& after() const { return m_asked->after; }
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
  [[nodiscard]] QString numbers() const;
  void retranslate();
  void fit();

  struct Asked {
    Scored before;
    Scored after;
  };
  std::optional<Asked> m_asked;
  QTextBrowser* m_text;
};

} // namespace nilometer::ui
