// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

#include <functional>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace nilometer::ui {

/// A line that stays as long as there is something to know about the open game,
/// with what can be done about it. Nobody has to press anything to go on.
class GameNotice : public QFrame {
  Q_OBJECT
public:
  explicit GameNotice(QWidget* parent = nullptr);

  void say(const QString& sentence, const QString& way, std::function<void()> go);
  void beSilent();
  /// The button below the sentence, for a column; else beside it.
  void setNarrow(bool narrow);

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  QBoxLayout* m_row;
  QLabel* m_sentence;
  QPushButton* m_way;
  std::function<void()> m_go;
};

} // namespace nilometer::ui
