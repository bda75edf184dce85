// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace nilometer::ui {

/// Where a full field goes on by itself, many a hand goes on all the same: the first Tab, +, Enter
/// or Down in the field that has just got the keyboard does nothing. What was done decides, not how
/// quickly: any other key, a press of the mouse or another way the keyboard has gone means that
/// the person has seen where it is. Where Tab or Down would have come to something else, it does
/// come there.
class HabitGuard : public QObject {
  Q_OBJECT
public:
  explicit HabitGuard(QObject* parent);

  /// The keyboard has just gone from `left` to where it is now, without a key for it. `byTab` and
  /// `byDown` = where these lead from `left`, if that is somewhere else.
  void wentOn(const QWidget* left, QWidget* byTab = nullptr, QWidget* byDown = nullptr);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  /// Whether that key press is to be forgotten.
  [[nodiscard]] bool swallows(const class QKeyEvent& event);
  void setAwake(bool awake);

  QPointer<QWidget> m_at; ///< where the keyboard went; nullptr = there is nothing to forget
  QPointer<QWidget> m_byTab;
  QPointer<QWidget> m_byDown;
  int m_held = 0; ///< the forgotten key, while it is held down
  bool m_awake = false;
};

} // namespace nilometer::ui
