// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/file_news.h"

#include <QFrame>

#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace nilometer::ui {

/// A line that stays as long as there is something to know about the open game,
/// with what can be done about it. Nobody has to press anything to go on.
class GameNotice : public QFrame {
  Q_OBJECT
public:
  explicit GameNotice(QWidget* parent = nullptr);

  void say(FileNews news);
  void beSilent();

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  QHBoxLayout* m_row;
  QLabel* m_sentence;
  std::vector<QPushButton*> m_buttons;
  std::vector<FileNews::Way> m_ways; ///< of the buttons that are shown
};

} // namespace nilometer::ui
