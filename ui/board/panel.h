// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QWidget>

namespace nilometer::ui {

/// A titled card on the board. Its children are laid out by the panel itself.
class Panel : public QWidget {
  Q_OBJECT
public:
  explicit Panel(QWidget* parent);

  /// Shown at the top; also the accessible name.
  void setTitle(const QString& title);
  [[nodiscard]] QString title() const { return m_title; }
  /// Where children may stand, below the title.
  [[nodiscard]] QRect content() const;
  /// Height of border and title together.
  [[nodiscard]] int frameHeight() const;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  QString m_title;
};

} // namespace nilometer::ui
