// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/high_contrast.h"

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

namespace {

constexpr double textLeast = 7;
constexpr double lineLeast = 4.5;
/// What tints leave to ink, so that coloured text has something left, too.
constexpr double tintLeast = 14;

double luminance(const QColor& colour) {
  const auto part = [](double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) +
         0.0722 * part(colour.blueF());
}

/// `colour`, as much of it as leaves that contrast to `from`; the rest is `aid`.
QColor pulled(const QColor& colour, const QColor& aid, const QColor& from, double least) {
  constexpr int steps = 32;
  const auto mixed = [](int a, int b, int step) { return a + (b - a) * step / steps; };
  for (int step = 0; step < steps; ++step) {
    const QColor mix(mixed(colour.red(), aid.red(), step), mixed(colour.green(), aid.green(), step),
                     mixed(colour.blue(), aid.blue(), step));
    if (contrast(mix, from) >= least) return mix;
  }
  return aid;
}

/// Whichever of the two can be read better there.
QColor readableOn(const QColor& fill, const Theme& theme) {
  return contrast(theme.ink, fill) > contrast(theme.ground, fill) ? theme.ink : theme.ground;
}

Theme blackAndWhite(bool dark) {
  Theme theme = dark ? darkTheme() : lightTheme();
  theme.ground = dark ? Qt::black : Qt::white;
  theme.ink = dark ? Qt::white : Qt::black;
  return theme;
}

Theme desktopsOwn(const QPalette& desktop, bool dark) {
  Theme theme = dark ? darkTheme() : lightTheme();
  theme.ground = desktop.color(QPalette::Window);
  theme.ink = desktop.color(QPalette::WindowText);
  theme.line = desktop.color(QPalette::Mid);
  theme.choose = desktop.color(QPalette::Highlight);
  return theme;
}

} // namespace

double contrast(const QColor& one, const QColor& other) {
  const auto [low, high] = std::minmax({luminance(one), luminance(other)});
  return (high + 0.05) / (low + 0.05);
}

bool isHighContrast(const QPalette& desktop) {
  constexpr double farApart = 15;
  constexpr double same = 1.05;
  const QColor& ground = desktop.color(QPalette::Window);
  const auto isPair = [&](QPalette::ColorRole role, QPalette::ColorRole text) {
    return contrast(desktop.color(role), ground) <= same &&
           contrast(desktop.color(text), desktop.color(role)) >= farApart;
  };
  return isPair(QPalette::Window, QPalette::WindowText) && isPair(QPalette::Base, QPalette::Text) &&
         isPair(QPalette::Button, QPalette::ButtonText);
}

Tint tintFor(const Theme& theme, const Tint& tint) {
  if (!theme.highContrast) return tint;
  const bool onBlack = contrast(tint.fill, Qt::white) > contrast(tint.fill, Qt::black);
  const QColor ink = onBlack ? Qt::white : Qt::black;
  return {pulled(tint.fill, onBlack ? Qt::black : Qt::white, ink, textLeast), ink};
}

Theme highContrastTheme(const QPalette& desktop) {
  const bool dark =
      luminance(desktop.color(QPalette::Window)) < luminance(desktop.color(QPalette::WindowText));
  Theme theme = isHighContrast(desktop) ? desktopsOwn(desktop, dark) : blackAndWhite(dark);
  theme.highContrast = true;
  theme.surface = theme.sunken = theme.stone = theme.sand = theme.ground;
  theme.onRiver = theme.ink;
  for (QColor* tint : {&theme.chosenFill, &theme.river, &theme.water}) {
    *tint = pulled(*tint, theme.ground, theme.ink, tintLeast);
  }
  // What is readable where a row was just scored is so everywhere.
  const auto pull = [&](QColor& colour, double least) {
    colour = pulled(colour, theme.ink, theme.chosenFill, least);
  };
  for (QColor* text : {&theme.quietInk, &theme.choose, &theme.stop, &theme.fine}) {
    pull(*text, textLeast);
  }
  for (QColor* line :
       {&theme.line, &theme.stoneEdge, &theme.riverEdge, &theme.sun, &theme.tileRim}) {
    pull(*line, lineLeast);
  }
  theme.onChoose = readableOn(theme.choose, theme);
  // On paper goods are told by their rim, on black by their fill.
  theme.wareRim = dark ? theme.ground : theme.ink;
  for (QColor& ware : theme.ware) pull(ware, dark ? lineLeast : 1);
  for (std::size_t i = 0; i < theme.player.size(); ++i) {
    pull(theme.playerText[i], textLeast);
    theme.player[i] = theme.playerText[i];
    theme.onPlayer[i] = readableOn(theme.player[i], theme);
  }
  return theme;
}

} // namespace nilometer::ui
