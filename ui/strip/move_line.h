// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/strip/move_glyphs.h"
#include "ui/style/piece_flow.h"

#include <QWidget>

namespace nilometer::ui {

/// The first line of the strip: what to move on the real board, with signs before words. Letters
/// shrink and go to a second line before the line asks for more height; nothing is cut.
class MoveLine : public QWidget {
public:
  explicit MoveLine(QWidget* parent);

  void setContent(const MoveContent& content, const words::ShownNames& names);
  [[nodiscard]] const MoveContent& content() const { return m_content; }
  /// The least height in which all of it can be read.
  [[nodiscard]] int heightForWidth(int width) const override;
  /// Whether all of it stands inside.
  [[nodiscard]] bool fits() const;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  /// How large the letters are, and what they take.
  struct Setting {
    qreal letters = 0; ///< in u
    int lines = 0;
    bool fits = false;
  };
  /// The largest that does for the room, with letters of at least that height.
  [[nodiscard]] Setting settingFor(int width, int height, qreal least) const;
  [[nodiscard]] Flow flow(class MovePainting painting, int width) const;
  [[nodiscard]] int left() const;
  [[nodiscard]] int roomFor(int width) const;

  MoveContent m_content;
  words::ShownNames m_names;
};

} // namespace nilometer::ui
