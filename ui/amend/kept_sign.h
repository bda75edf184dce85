// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/kept.h"

#include <QLabel>

namespace nilometer::ui {

/// How safe what was entered is: a quiet mark with its word below. Hidden while it has no file.
/// Nothing beside it moves while it changes.
class KeptSign : public QLabel {
  Q_OBJECT
public:
  explicit KeptSign(QWidget* parent);

  void show(Kept kept);
  [[nodiscard]] Kept kept() const { return m_kept; }

protected:
  void changeEvent(QEvent* event) override;

private:
  void refresh();

  Kept m_kept = Kept::nowhere;
};

} // namespace nilometer::ui
