// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/prompt_level.h"

#include <QWidget>

class QLabel;

namespace nilometer::ui {

class Chip;

/// The question after the first round of a guided game, as a small card over the foot of another
/// widget (where the prompts are), so that nothing moves. It waits; the game goes on meanwhile.
class GuidedQuestion : public QWidget {
  Q_OBJECT
public:
  /// Lies over `over`, which is a child of `parent`, wherever that goes.
  GuidedQuestion(QWidget* over, QWidget* parent);

  [[nodiscard]] Chip* keepButton() const { return m_keep; }
  [[nodiscard]] Chip* fewerButton() const { return m_fewer; }

Q_SIGNALS:
  void answered(nilometer::ui::PromptLevel level);

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  /// Enter presses the answer that has the keyboard.
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void retranslate();
  void follow();

  QWidget* m_over;
  QLabel* m_text;
  Chip* m_keep;
  Chip* m_fewer;
};

} // namespace nilometer::ui
