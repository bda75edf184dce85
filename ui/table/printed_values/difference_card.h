// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/action_bar/answer_card.h"
#include "ui/table/printed_values/rejudge_preview.h"

class QTextBrowser;

namespace nilometer::ui {

/// What a corrected printed value does to the game so far, as a card over the table: the points of
/// every player before and after, and every entry that is judged otherwise. Entering goes on
/// meanwhile; the card follows.
class DifferenceCard : public AnswerCard {
  Q_OBJECT
public:
  static constexpr QChar takeOverKey = u'#';
  static constexpr QChar leaveKey = u'/';

  explicit DifferenceCard(QWidget* parent);

  void show(const RejudgePreview& judged);
  [[nodiscard]] const RejudgePreview& content() const { return m_content; }
  /// Does what the key stands for; false if it stands for nothing.
  bool press(const QString& key);
  [[nodiscard]] Chip* takeOverButton() const { return yesButton(); }
  [[nodiscard]] Chip* leaveButton() const { return noButton(); }
  [[nodiscard]] QString text() const;

Q_SIGNALS:
  void takenOver();
  void left();
  /// The table right after that entry is wanted.
  void entryRequested(std::size_t entry);

protected:
  void changeEvent(QEvent* event) override;

private:
  DifferenceCard(QTextBrowser* text, QWidget* parent);
  void retranslate();

  RejudgePreview m_content;
  QTextBrowser* m_text;
};

} // namespace nilometer::ui
