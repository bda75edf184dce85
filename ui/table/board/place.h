// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

#include <QAbstractButton>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace nilometer::ui {

/// How a place looks and what it says. A plain value; equal looks look alike.
struct PlaceLook {
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
  enum class State : std::uint8_t {
    quiet,   ///< cannot be meant now
    open,    ///< can be chosen now
    chosen,  ///< part of the entry being made
    refused, ///< could be meant, but a rule forbids it: quiet, but still
             ///< legible
  };
  Shape shape = Shape::cell;
  State state = State::quiet;
  bool empty = false;                ///< nothing lies or stands here: sunken
  QString text;                      ///< inside the place; short
  QString sign;                      ///< stands for `text` where that has no room
  QString keyCap;                    ///< the key that presses it, or empty
  QString quietKey;                  ///< the same of a refused place: told, but not drawn
  std::vector<PlayerColour> markers; ///< ships or markers standing here, first at the front
  bool spent = false;                ///< who stands here is done: pale
  std::optional<PlayerColour> stone; ///< whose stone lies here: the cell is filled
  std::optional<Tint> swatch;        ///< the colour under `value`; without one it lies on stone
  QString value;                     ///< a number printed on what lies here, on a small tile (card)
  std::optional<int> ghost;          ///< a seat's colour that would be put here (PlayerColour)
  bool forbidden = false;            ///< being entered, but against a rule
  bool marked = false;               ///< where the ring lies, or whose turn it is; emphasised
  Form form = Form::block;           ///< of a cell
  qreal taper = 0;                   ///< of a cell: by which part of its width its top is
                                     ///< narrower, on each side
  QString name;                      ///< accessible name: "Edfu", "Pyramid row 1 space 3"
  QString tip;                       ///< what it does or which rule forbids it: tool tip and
                                     ///< accessible description
  QString label;                     ///< the place's own number, quietly before the text (card)
  QString caption;                   ///< what it does, beside or under the text where there is
                                     ///< room (round); shorter ways to say it after captionVariant
  /// Small tiles before the caption, one that is not valid is an empty cell (round); the bands of a
  /// disc from the top (ring).
  std::vector<QColor> tiles;
  friend bool operator==(const PlaceLook&, const PlaceLook&) = default;
};

/// What keyboard and pointer do with a place just now.
struct PlaceTouch {
  bool hovered = false;
  bool pressed = false;
  bool focused = false;
};

/// Stands between the ways to say a caption, the longest first.
inline constexpr QChar captionVariant = u'\x9c';

/// A place of the board as a real widget: takes focus, has an accessible name and description,
/// can be clicked, tells why it may not be chosen. Pressing a refused place is possible: the
/// strip then says which rules forbid it.
class Place : public QAbstractButton {
  Q_OBJECT
public:
  explicit Place(QWidget* parent);

  void setLook(const PlaceLook& look);
  [[nodiscard]] const PlaceLook& look() const { return m_look; }
  /// What came to it last is still on its way: it is painted without.
  void setAwaiting(bool awaiting);
  [[nodiscard]] bool isAwaiting() const { return m_awaiting; }
  /// Whether all of the text is visible in the present size.
  [[nodiscard]] bool textFits() const;
  /// The least size in which a text of this shape fits, with the present font.
  [[nodiscard]] QSize sizeFor(const QString& text) const;
  [[nodiscard]] QSize sizeHint() const override;
  /// What keyboard and pointer do with it just now.
  [[nodiscard]] PlaceTouch touch() const;

protected:
  void paintEvent(QPaintEvent* event) override;
  /// Arrows go about in the panel, Space presses; everything else is left to the window.
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void describe();
  [[nodiscard]] PlaceLook paintedLook() const;

  PlaceLook m_look;
  bool m_awaiting = false;
  bool m_ringed = false; ///< the keyboard has come here, not the pointer
};

} // namespace nilometer::ui
