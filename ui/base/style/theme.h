// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/unit.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>

#include <array>
#include <cstddef>
#include <cstdint>

class QApplication;
class QPainter;
class QRectF;
class QWidget;

/// Colours, fonts, spacing and symbols of the program. Everything that paints takes them from
/// here; nothing paints a colour of its own.
namespace nilometer::ui {

/// The colours of players, in the order in which every game of the shelf has them in its box.
enum class PlayerColour : std::uint8_t { blue, red, green, yellow, violet };
inline constexpr int playerColourCount = 5;
/// The one that shows the colour with that number, from 0, of any box.
[[nodiscard]] constexpr PlayerColour playerColourAt(int number) {
  return static_cast<PlayerColour>(number % playerColourCount);
}

/// Kinds of goods that games have pieces of.
enum class Ware : std::uint8_t {
  land,
  fish,
  linen,
  wood,
  gold,
  camel,
  food,
  stone,
  worker,
  statue
};
inline constexpr int wareCount = 10;

/// A colour of something in a game's box, and that of text on it.
struct Tint {
  QColor fill;
  QColor ink;
  friend bool operator==(const Tint&, const Tint&) = default;
};

/// One set of colours. Every text token has at least 4.5:1 against ground, surface, sunken, stone,
/// sand and chosenFill, with one exception: red in the dark on chosenFill, where names are in ink.
struct Theme {
  bool dark = false;
  bool highContrast = false;
  QColor ground;    ///< the window
  QColor surface;   ///< cards
  QColor sunken;    ///< taken or empty places
  QColor stone;     ///< what is not built yet
  QColor stoneEdge; ///< the joints of stone; never the only sign of a place that can be pressed
  QColor sand;      ///< rock, and the line on which buildings stand
  QColor ink;
  QColor quietInk; ///< labels; the lightest text there is
  QColor line;
  QColor choose;     ///< what can be done now, the main button
  QColor onChoose;   ///< text on `choose`
  QColor chosenFill; ///< under what was chosen or just scored
  QColor river;      ///< the tint of "now"
  QColor riverEdge;
  QColor onRiver;                                 ///< text on `river` and `water`
  QColor water;                                   ///< the river itself
  QColor sun;                                     ///< a feast
  QColor tileRim;                                 ///< around tiles that have a colour of their own
  QColor stop;                                    ///< refused, short of grain
  QColor fine;                                    ///< in order
  std::array<QColor, playerColourCount> player;   ///< a fill
  std::array<QColor, playerColourCount> onPlayer; ///< text or symbol on that fill
  std::array<QColor, playerColourCount> playerText; ///< the colour as text on any ground
  std::array<QColor, wareCount> ware;               ///< by Ware
  QColor wareRim;                                   ///< around and on goods
};

[[nodiscard]] const Theme& lightTheme();
[[nodiscard]] const Theme& darkTheme();
/// The one for eyes that need more (ui/base/style/high_contrast.h), in the desktop's own colours
/// where these are made for that.
[[nodiscard]] const Theme& contrastTheme();
/// The theme that belongs to the widget's palette; a change of it arrives as PaletteChange.
[[nodiscard]] const Theme& themeOf(const QWidget& widget);

/// The wish of the player for light, dark or high contrast.
enum class Appearance : std::uint8_t { system, light, dark, highContrast };
inline constexpr std::size_t appearanceCount = 4;
/// Gives the application the palette of that; `system` follows the desktop's palette.
void applyAppearance(QApplication& app, Appearance appearance);
/// The palette that belongs to it on a desktop with that palette.
[[nodiscard]] QPalette paletteFor(Appearance appearance, const QPalette& desktop);

/// The three sizes of text, relative to the system's font.
enum class TextSize : std::uint8_t { normal, heading, points };
/// `font` in that size: normal as it is, heading 1.15 bold, points 1.4 bold.
[[nodiscard]] QFont sized(const QFont& font, TextSize size);

/// A card: filled, with a one-pixel border that stays inside `rect`.
void paintCard(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& border,
               qreal radius = cornerRadius);
/// The ring around what can be chosen (2 px), inside `rect`.
void paintChooseRing(QPainter& painter, const QRectF& rect, const Theme& theme,
                     qreal radius = cornerRadius);
/// Where the keyboard is: a ring in ink between rings of paper, just inside `rect`.
void paintFocus(QPainter& painter, const QRectF& rect, const Theme& theme,
                qreal radius = cornerRadius);
/// The player's symbol (blue circle, red square, green triangle, yellow diamond, violet cross),
/// filling a square of that size around `centre`.
void paintSymbol(QPainter& painter, const QPointF& centre, qreal size, PlayerColour colour,
                 const QColor& fill);
/// A round marker in the player's colour with the symbol on it.
void paintMarker(QPainter& painter, const QPointF& centre, qreal diameter, PlayerColour colour,
                 const Theme& theme);
/// The marker of paintMarker() as an icon for the widget's theme and screen.
[[nodiscard]] QIcon markerIcon(const QWidget& widget, PlayerColour colour, int size);

/// ● ■ ▲ ◆ ✚ as text, for names in lists and sentences.
[[nodiscard]] QString symbolText(PlayerColour colour);

} // namespace nilometer::ui
