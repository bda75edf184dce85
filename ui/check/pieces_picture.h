// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/captions.h"
#include "ui/check/copy_picture.h"

namespace nilometer::ui {

/// What lies in the box for everybody and what everybody starts with: line by line, each with its
/// pieces drawn behind the number. The number of players and of rounds belongs to the rules and
/// cannot be changed.
class PiecesPicture : public CopyPicture {
  Q_OBJECT
public:
  explicit PiecesPicture(QWidget* parent = nullptr);

  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void furnish(const CopyState& copy) override;
  void arrange() override;
  void paintEvent(QPaintEvent* event) override;

private:
  enum class Drawing : std::uint8_t { none, ships, stones, markers, orderTiles, track };
  struct Line {
    Drawing drawing = Drawing::none;
    QLabel* caption = nullptr;
    std::vector<NumberField*> fields; ///< one; of order tiles, one each
    QLabel* text = nullptr;           ///< instead of a field
    QRect room;                       ///< of the drawing
  };

  void add(const CopyState& copy, Drawing drawing, const char* key, int least, int most);
  void addStones(const CopyState& copy);
  void addText(const CopyState& copy, const char* key, const QString& text);
  [[nodiscard]] int captions() const; ///< their width
  [[nodiscard]] int lineHeight() const;
  [[nodiscard]] int fieldsWidth(const Line& line) const;
  [[nodiscard]] int tile() const; ///< size of an order tile
  void arrangeLine(Line& line, const QRect& rect);
  void paint(class QPainter& painter, const Line& line) const;
  void paintTiles(class QPainter& painter, const Line& line) const;

  std::vector<Line> m_lines;
  Captions m_captions;
};

} // namespace nilometer::ui
