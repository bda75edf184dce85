// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/place.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace nilometer::ui {

/// How a space with its print and its pieces looks.
struct SpaceLook : PlaceLook {
  enum class Shape : std::uint8_t {
    card,    ///< a space for a card: a wide rectangle with text
    round,   ///< a round space
    space,   ///< a building space of a stop: a small square
    reserve, ///< the reserve beside it: dashed
    cell,    ///< a building space on which a stone is put
    ring,    ///< a position of a ring: a disc in bands
    step     ///< a step of a ladder
  };
  /// What a cell is part of.
  enum class Form : std::uint8_t {
    block,  ///< a block of stone
    door,   ///< a door in the rock
    column, ///< a column
  };
  Shape shape = Shape::cell;
  bool empty = false;                  ///< nothing lies or stands here: sunken
  QString text{};                      ///< inside the place; short
  QString sign{};                      ///< stands for `text` where that has no room
  std::vector<PlayerColour> markers{}; ///< ships or markers standing here, first at the front
  bool spent = false;                  ///< who stands here is done: pale
  std::optional<PlayerColour> stone{}; ///< whose stone lies here: the cell is filled
  std::optional<Tint> swatch{};        ///< the colour under `value`; without one it lies on stone
  QString value{};            ///< a number printed on what lies here, on a small tile (card)
  std::optional<int> ghost{}; ///< a seat's colour that would be put here (PlayerColour)
  bool marked = false;        ///< where the ring lies, or whose turn it is; emphasised
  Form form = Form::block;    ///< of a cell
  qreal taper = 0;            ///< of a cell: by which part of its width its top is
                              ///< narrower, on each side
  QString label{};            ///< the place's own number, quietly before the text (card)
  QString caption{};          ///< what it does, beside or under the text where there is
                              ///< room (round); shorter ways to say it after captionVariant
  /// Small tiles before the caption, one that is not valid is an empty cell (round); the bands of a
  /// disc from the top (ring).
  std::vector<QColor> tiles{};
  friend bool operator==(const SpaceLook&, const SpaceLook&) = default;
};

/// Stands between the ways to say a caption, the longest first.
inline constexpr QChar captionVariant = u'\x9c';

/// A space of the board, painted from its look.
class Space : public Place {
  Q_OBJECT
public:
  using Place::Place;

  void setLook(const SpaceLook& look);
  [[nodiscard]] const SpaceLook& look() const { return m_look; }
  /// Whether all of the text is visible in the present size.
  [[nodiscard]] bool textFits() const;
  /// The least size in which a text of this shape fits, with the present font.
  [[nodiscard]] QSize sizeFor(const QString& text) const;
  [[nodiscard]] QSize sizeHint() const override { return sizeFor(m_look.text); }

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] SpaceLook paintedLook() const;

  SpaceLook m_look;
};

} // namespace nilometer::ui
