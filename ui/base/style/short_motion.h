// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>

class QWidget;

namespace nilometer::ui {

/// A short movement of a painted widget, from 0 to 1. Any key ends it at its end, and does what it
/// does all the same; where movements are not wanted it is at its end at once.
class ShortMotion : public QVariantAnimation {
public:
  /// `moved` is painted anew as it goes on.
  explicit ShortMotion(QWidget& moved);

  void setAllowed(bool on);
  /// Begins anew.
  void run(int milliseconds);
  /// How far it is; 1 while nothing moves.
  [[nodiscard]] qreal progress() const;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  bool m_allowed = true;
};

} // namespace nilometer::ui
