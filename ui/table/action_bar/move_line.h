// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/action_bar/move_parts.h"

#include <QPainterPath>
#include <QWidget>

#include <cstdint>
#include <map>
#include <utility>

namespace nilometer::ui {

/// The first line of the strip: what to move on the real board, with signs before words. Letters
/// shrink and go to a second line before the line asks for more height, and to a third one only
/// where it is that high anyway. What has no room then does without the names, and after them
/// without the words for where goods come from; of still more moves the first are shown and the
/// others counted. The tool tip says all of them, a press shows it.
class MoveLine : public QWidget {
public:
  explicit MoveLine(QWidget* parent);

  enum class Look : std::uint8_t {
    line, ///< the upper end of the strip
    top,  ///< the same, with letters as large as there is room for
    bar   ///< the same, the left end of the strip
  };
  void setLook(Look look);
  void setContent(const MoveContent& content, const text::ShownNames& names);
  [[nodiscard]] const MoveContent& content() const { return m_content; }
  /// The least height in which all of it can be read.
  [[nodiscard]] int heightForWidth(int width) const override;
  /// Whether all of it stands inside.
  [[nodiscard]] bool fits() const;
  /// How many moves are only counted.
  [[nodiscard]] int leftOut() const;
  /// Whether the players are named beside their signs.
  [[nodiscard]] bool hasNames() const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

private:
  /// How large the letters are, and what they take.
  struct Setting {
    qreal letters = 0; ///< in u
    int lines = 0;
    int moves = 0;     ///< that are shown
    bool entry = true; ///< its number is shown
    bool names = true; ///< beside the players' signs
    Origins origins = Origins::inWords;
    bool fits = false;
  };
  /// The largest that does for the room; the smallest with as many moves as have room.
  [[nodiscard]] Setting settingFor(int width, int height) const;
  [[nodiscard]] Setting measuredFor(int width, int height) const;
  [[nodiscard]] Setting settingWith(Setting setting, int width, int height) const;
  /// With the largest letters that do; the smallest where none do.
  [[nodiscard]] Setting largestWith(Setting setting, int width, int height) const;
  [[nodiscard]] int left() const;
  [[nodiscard]] int roomFor(int width, bool entry) const;

  [[nodiscard]] QPainterPath ground() const;

  Look m_look = Look::line;
  MoveContent m_content;
  text::ShownNames m_names;
  /// By width and height: a layout asks for the same room many times.
  mutable std::map<std::pair<int, int>, Setting> m_settings;
};

} // namespace nilometer::ui
