// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/entered_form.h"

#include <QLineEdit>
#include <QWidget>

class QAction;
class QLabel;
class QMenu;

namespace nilometer::ui {

/// The line of a field in a table of fields: Enter goes on, Shift+Enter and Up go back, Down goes
/// on. The wheel changes nothing.
class FieldLine : public QLineEdit {
  Q_OBJECT
public:
  explicit FieldLine(QWidget* parent);

  /// A "?" at its end, with a tool tip: what stands there is disputed. Empty: no sign.
  void setDisputed(const QString& tip);
  [[nodiscard]] QAction& disputeSign() const { return *m_sign; }

Q_SIGNALS:
  /// By the sign, or by its menu.
  void disputeRequested();
  /// 1: to the next field, -1: to the one before.
  void stepped(int by);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void paintSign();

  QAction* m_sign;
};

/// The entry of a menu that marks a field as disputed, with its key; the caller owns `menu`.
QAction* addDisputeAction(QMenu& menu);

/// A field for a number with what is wrong with it right below. As soon as no further digit can
/// belong to the number, the field is full and the keyboard goes on by itself.
class NumberCell : public QWidget {
  Q_OBJECT
public:
  using GoesOn = NumberContent::GoesOn;
  using Content = NumberContent;

  explicit NumberCell(QWidget* parent);

  void setContent(const Content& content);
  [[nodiscard]] FieldLine& line() const { return *m_line; }
  [[nodiscard]] QLabel& problem() const { return *m_problem; }

Q_SIGNALS:
  void typed(const QString& text);
  void stepped(int by);
  /// What was typed is all it can be: to the next field without a key for it.
  void filled();

protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  /// Lays the proposal into the line, selected, or takes it away again; typing is what enters it.
  void offer(bool proposal);
  void takeTyped(const QString& text);
  [[nodiscard]] bool isDone(const QString& text) const;
  void paintProblem();

  Content m_content;
  FieldLine* m_line;
  QLabel* m_beside;
  QLabel* m_problem;
  bool m_pressedInto = false; ///< the mouse has brought the keyboard there, and is still down
  bool m_offered = false;     ///< what stands in the line is the proposal, not yet entered
};

} // namespace nilometer::ui
