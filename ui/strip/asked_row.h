// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/strip/chip.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QLineEdit;

namespace nilometer::ui {

/// What the strip asks the table beside the entry being made: for one printed number.
struct AskedContent {
  QString question;        ///< or nothing, then only `said` is shown
  int number = 0;          ///< what the program believes to be printed there
  bool missing = false;    ///< nobody knows: there is nothing that could match
  QString said;            ///< what came of the last answer
  bool offersCopy = false; ///< instead of a number: whether the game is judged on the players' copy
  [[nodiscard]] bool isEmpty() const { return question.isEmpty() && said.isEmpty(); }
  friend bool operator==(const AskedContent&, const AskedContent&) = default;
};

/// A question in one line: matches, another number, not now. The keys are never those of an entry
/// (KeyCaps), so that entering goes on meanwhile; only who types a number has the keyboard in it.
class AskedRow : public QWidget {
  Q_OBJECT
public:
  static constexpr QChar matchesKey = u'=';
  static constexpr QChar otherKey = u'#';
  static constexpr QChar notNowKey = u'/';

  explicit AskedRow(QWidget* parent);

  void setContent(const AskedContent& content);
  [[nodiscard]] const AskedContent& content() const { return m_content; }
  /// What it takes with its text in one line.
  [[nodiscard]] int lineWidth() const;
  /// Does what the key stands for; false if it stands for nothing now.
  bool press(const QString& key);
  [[nodiscard]] Chip* matchesButton() const { return m_matches; }
  [[nodiscard]] Chip* otherButton() const { return m_other; }
  [[nodiscard]] Chip* notNowButton() const { return m_notNow; }
  /// Where the other number is typed.
  [[nodiscard]] QLineEdit* numberEdit() const { return m_edit; }

Q_SIGNALS:
  void matches();
  void corrected(int number);
  void notNow();
  /// It takes more room or less than before.
  void widthChanged();

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void startTyping();
  void stopTyping();
  void take();
  void retranslate();
  void arrange();
  /// What the answers take.
  [[nodiscard]] int answersWidth() const;

  AskedContent m_content;
  QBoxLayout* m_layout;
  QLabel* m_text;
  Chip* m_matches;
  Chip* m_other;
  QLineEdit* m_edit;
  Chip* m_notNow;
};

} // namespace nilometer::ui
