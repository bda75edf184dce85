// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

/// Colours as they are seen without one of the three kinds of cones. After Machado, Oliveira and
/// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, at
/// full severity: a matrix each for linear red, green and blue.
namespace nilometer::test {

struct Eyes {
  const char* name;
  std::array<std::array<double, 3>, 3> matrix;
};

inline constexpr std::array<Eyes, 4> allEyes = {{{"usual", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
                                                 {"protanopia",
                                                  {{{0.152286, 1.052583, -0.204868},
                                                    {0.114503, 0.786281, 0.099216},
                                                    {-0.003882, -0.048116, 1.051998}}}},
                                                 {"deuteranopia",
                                                  {{{0.367322, 0.860646, -0.227968},
                                                    {0.280085, 0.672501, 0.047413},
                                                    {-0.011820, 0.042940, 0.968881}}}},
                                                 {"tritanopia",
                                                  {{{1.255528, -0.076749, -0.178779},
                                                    {-0.078411, 0.930809, 0.147602},
                                                    {0.004733, 0.691367, 0.303900}}}}}};

inline double linear(double part) {
  return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

inline QColor seenBy(const Eyes& eyes, const QColor& colour) {
  const std::array rgb{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
  const auto part = [&](std::size_t row) {
    double value = 0;
    for (std::size_t i = 0; i < rgb.size(); ++i) value += eyes.matrix[row][i] * rgb[i];
    value = std::clamp(value, 0.0, 1.0);
    return static_cast<float>(value <= 0.0031308 ? 12.92 * value
                                                 : 1.055 * std::pow(value, 1 / 2.4) - 0.055);
  };
  return QColor::fromRgbF(part(0), part(1), part(2));
}

/// How different two colours look (CIE 1976, ΔE): 2.3 can just be told apart.
inline double colourDistance(const QColor& one, const QColor& other) {
  const auto lab = [](const QColor& colour) {
    const double r = linear(colour.redF());
    const double g = linear(colour.greenF());
    const double b = linear(colour.blueF());
    const auto bend = [](double value) {
      return value > 0.008856 ? std::cbrt(value) : 7.787 * value + 16.0 / 116;
    };
    const double x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
    const double y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const double z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
    return std::array{116 * y - 16, 500 * (x - y), 200 * (y - z)};
  };
  const auto a = lab(one);
  const auto b = lab(other);
  return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

} // namespace nilometer::test
