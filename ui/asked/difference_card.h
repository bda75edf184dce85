// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/asked/judged_anew.h"
#include "ui/strip/chip.h"

#include <QWidget>

class QLabel;
class QTextBrowser;

namespace nilometer::ui {

/// What a corrected printed value does to the game so far, as a card over the table: the points of
/// every player before and after, and every entry that is judged otherwise. Entering goes on
/// meanwhile; the card follows.
class DifferenceCard : public QWidget {
  Q_OBJECT
public:
  static constexpr QChar takeOverKey = u'#';
  static constexpr QChar leaveKey = u'/';

  explicit DifferenceCard(QWidget* parent);

  void show(const JudgedAnew& judged);
  [[nodiscard]] const JudgedAnew& content() const { return m_content; }
  /// Does what the key stands for; false if it stands for nothing.
  bool press(const QString& key);
  [[nodiscard]] Chip* takeOverButton() const { return m_takeOver; }
  [[nodiscard]] Chip* leaveButton() const { return m_leave; }
  [[nodiscard]] QString text() const;

Q_SIGNALS:
  void takenOver();
  void left();
  /// The table right after that entry is wanted.
  void entryRequested(std::size_t entry);

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void retranslate();

  JudgedAnew m_content;
  QLabel* m_title;
  QTextBrowser* m_text;
  Chip* m_takeOver;
  Chip* m_leave;
};

} // namespace nilometer::ui
