// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/saqqara/board/board_looks.h"

#include <QWidget>

namespace nilometer::saqqara {

/// A card with the print of a pyramid and what it gives, over the board while somebody is at one of
/// its steps. The card takes no input: what lies below it can be pressed.
class PyramidCard : public QWidget {
public:
  explicit PyramidCard(QWidget* parent);

  void show(const PyramidLook& look);
  [[nodiscard]] const PyramidLook& look() const { return m_look; }
  [[nodiscard]] int heightForWidth(int width) const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  PyramidLook m_look;
};

} // namespace nilometer::saqqara
