// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/copied_rows.h"

#include <QWidget>

namespace nilometer::ui {

/// A stone of the pyramid and those it rests on (PYR-1): the part of the two lowest rows around
/// them.
class SupportSketch : public QWidget {
  Q_OBJECT
public:
  explicit SupportSketch(QWidget* parent);

  void setContent(const CopiedRows& rows, int support);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QSize stone() const;

  int m_below = 0;   ///< spaces of the lower row; 0 = there are no two rows
  int m_above = 0;   ///< … and of the upper one
  int m_support = 0; ///< 1 or more
};

} // namespace nilometer::ui
