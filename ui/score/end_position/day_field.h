// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <string>

class QLabel;

namespace nilometer::ui {

/// The day of a game, typed in any way people write it (text::typedDay). In words as long as it
/// has not the keyboard, in figures while it is typed. A text that is no day stays, with the reason
/// in problem(); the day is empty as long.
class DayField : public QLineEdit {
  Q_OBJECT
public:
  explicit DayField(QWidget* parent);

  /// YYYY-MM-DD or empty. The day that is typed already changes nothing.
  void setDay(const std::string& day);
  /// Empties the field, also of a text that is no day.
  void forgetTyped();
  /// To be laid out below the field; hidden while nothing is wrong.
  [[nodiscard]] QLabel* problem() const { return m_problem; }

Q_SIGNALS:
  /// By the person; empty for what is no day.
  void dayTyped(const std::string& day);

protected:
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void read(const QString& typed);
  void showDay();

  std::string m_day;
  QLabel* m_problem;
};

} // namespace nilometer::ui
