// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/outlines.h"

#include <QTransform>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace nilometer::ui {

namespace {

using namespace std::string_view_literals;

/// M, L, H, V, Q, C and Z of SVG with absolute coordinates, in the order of Outline.
constexpr std::array<std::string_view, outlineCount> paths = {
    "M26 16C26 21.52 21.52 26 16 26C10.48 26 6 21.52 6 16C6 10.48 10.48 6 16 6C21.52 6 26 10.48 26 16Z"sv,
    "M7 7H25V25H7Z"sv,
    "M16 5L27 25H5Z"sv,
    "M16 4L28 16L16 28L4 16Z"sv,
    "M12 5H20V12H27V20H20V27H12V20H5V12H12Z"sv,
    "M.5 17C4 21.5 9 22.5 16 22.5C23 22.5 27 21 28.5 14L31.5 13.5C31.5 23.5 26 29.5 16 29.5C6.5 29.5 2 25 .5 17Z"sv,
    "M4.5 3.5H27.5C25.5 8 25.5 14 27.5 18.5H4.5C6.5 14 6.5 8 4.5 3.5Z"sv,
    "M15 1.5H17V24H15Z"sv,
    "M5 27V13C5 8.03 9.92 4 16 4C22.08 4 27 8.03 27 13V27H21V16H11V27Z"sv,
    "M3 27L10 11H17L20 17H25L29 27Z"sv,
    "M3 23L10 9H29L22 23Z"sv,
    "M7.5 18.5H24M9.5 13.5H26.5"sv,
    "M2 16C7 8 17 7 22 13.5L29 8V24L22 18.5C17 25 7 24 2 16Z"sv,
    "M8.5 14.5H8.6M14 11.5Q16.5 16 14 20.5"sv,
    "M7 4H25V24L22.75 28L20.5 24L18.25 28L16 24L13.75 28L11.5 24L9.25 28L7 24Z"sv,
    "M7 9.5H25M7 19H25"sv,
    "M8 9H24C26.76 9 29 12.13 29 16C29 19.87 26.76 23 24 23H8C5.51 23 3.5 19.87 3.5 16C3.5 12.13 5.51 9 8 9Z"sv,
    "M8 9C10.49 9 12.5 12.13 12.5 16C12.5 19.87 10.49 23 8 23M15 13H24M17 18.5H26"sv,
    "M9 10H23L29 24H3Z"sv,
    "M11.5 15H20.5"sv,
    "M5 29V19C3 16 5 13 8 13.5C9 8 13 8 14 12.5C15 8 19 8 20 13.5C22 14 22.5 11 22.5 7L27 4.5L31 8.5L27 10C27 15 26 19 23 20V29H19.5V22H9V29Z"sv,
    "M3 22C3 13 9 9 16 9C23 9 29 13 29 22V25H3Z"sv,
    "M10 12.5L12 17.5M16 11.5V17M22 12.5L20 17.5"sv,
    "M5 9H27V23H5Z"sv,
    "M16 2C20 2 22 5 21.5 9.5L24 14C25 18 24 24 22 29.5H10C8 24 7 18 8 14L10.5 9.5C10 5 12 2 16 2Z"sv,
    "M9 15L22 21M23 15L10 21"sv,
    "M16 2.5C18.15 2.5 20.06 3.88 20.74 5.92C21.42 7.96 20.72 10.21 19 11.5C24 13 26 19 26.5 29H5.5C6 19 8 13 13 11.5C11.28 10.21 10.58 7.96 11.26 5.92C11.94 3.88 13.85 2.5 16 2.5Z"sv,
    "M3 29L5.5 14H26.5L29 29H20V21C20 18.79 18.21 17 16 17C13.79 17 12 18.79 12 21V29ZM3 14L8 7H24L29 14Z"sv,
    "M3 13L7 4H25L29 13C29 15.23 27.05 17.05 24.65 17.05C22.25 17.05 20.3 15.23 20.3 13C20.3 15.21 18.37 17 16 17C13.63 17 11.7 15.21 11.7 13C11.7 15.23 9.75 17.05 7.35 17.05C4.95 17.05 3 15.23 3 13ZM5 16V29H27V16"sv,
    "M4 15H28C28 22 23 26.5 16 26.5C9 26.5 4 22 4 15Z"sv,
    "M11 4H21L18.5 9.5C25 13 27 18 27 22C27 27 23 29 16 29C9 29 5 27 5 22C5 18 7 13 13.5 9.5Z"sv,
    "M8 30V3M8 4H26L21 10L26 16H8"sv,
    "M5 4H27V16C27 23 21 27.5 16 30C11 27.5 5 23 5 16Z"sv,
    "M4 4H28V23H18L11 30V23H4Z"sv,
    "M16 3.5V27M9 28H23M5 8H27M5 8L1.5 18.5H8.5ZM27 8L23.5 18.5H30.5Z"sv,
    "M16 3L20 12L30 13L22.5 19.5L25 29L16 24L7 29L9.5 19.5L2 13L12 12Z"sv,
    "M16 9C19.87 9 23 12.13 23 16C23 19.87 19.87 23 16 23C12.13 23 9 19.87 9 16C9 12.13 12.13 9 16 9ZM16 2V5M16 27V30M2 16H5M27 16H30M6 6L8 8M24 24L26 26M26 6L24 8M8 24L6 26"sv,
    "M16 1.5C23 8 25 13 23.5 19C22.5 25 19 29 16 30C12 29 8.5 25 8 19C7.5 14 11 12 11.5 7C14 9 15 11.5 15 14C17.5 11 17.5 6 16 1.5Z"sv,
    "M16 16C9 12 9 3 16 3C23 3 23 12 16 16ZM16 16V30M8 19.5H24"sv,
    "M3 25C3 17.82 8.82 12 16 12C23.18 12 29 17.82 29 25Z"sv,
    "M16 25V9L25 25Z"sv,
    "M1 12C10 16 22 17 64 17C106 17 118 16 127 12C125 26 118 34 104 34H24C10 34 3 26 1 12Z"sv,
    "M118 60C126 58 126 46 119 44"sv,
    "M29 68V42H46C52 34 62 36 74 36L98 34C110 34 117 44 118 56V68Z"sv,
    "M2 68V60C2 57 4 56 7 56H44V68Z"sv,
    "M22 46L27 15C29 5 47 5 49 15L55 46H46V30H30V46Z"sv,
    "M31 15H45V31C45 37 42 40 38 40C34 40 31 37 31 31Z"sv,
    "M0 68H122V75H0Z"sv,
    "M25 33H30M46 33H50M24.3 38H30M46 38H50.7M23.5 43H30M46 43H51.5M33.5 22H36.5M39.5 22H42.5M35 33Q38 36 41 33"sv};

/// Reads one path from its beginning to its end.
class PathReader {
public:
  explicit PathReader(std::string_view text) : m_text(text) {}

  [[nodiscard]] QPainterPath read() {
    while (m_at < m_text.size()) {
      if (isLetter(m_text[m_at])) m_command = m_text[m_at++];
      step();
    }
    return m_path;
  }

private:
  static bool isLetter(char c) { return c >= 'A' && c <= 'Z'; }

  qreal number() {
    while (m_text[m_at] == ' ') ++m_at;
    qreal value = 0;
    const auto [end, error] =
        std::from_chars(m_text.data() + m_at, m_text.data() + m_text.size(), value);
    Q_ASSERT(error == std::errc());
    m_at = static_cast<std::size_t>(end - m_text.data());
    return value;
  }

  QPointF point() {
    const qreal x = number();
    return {x, number()};
  }

  void step() {
    const QPointF at = m_path.currentPosition();
    switch (m_command) {
    case 'M': m_path.moveTo(point()); break;
    case 'L': m_path.lineTo(point()); break;
    case 'H': m_path.lineTo(number(), at.y()); break;
    case 'V': m_path.lineTo(at.x(), number()); break;
    case 'Z': m_path.closeSubpath(); break;
    case 'Q': {
      const QPointF control = point();
      m_path.quadTo(control, point());
      break;
    }
    default: {
      const QPointF first = point();
      const QPointF second = point();
      m_path.cubicTo(first, second, point());
    }
    }
  }

  std::string_view m_text;
  std::size_t m_at = 0;
  char m_command = 'M';
  QPainterPath m_path;
};

} // namespace

const QPainterPath& outline(Outline which) {
  static const auto all = [] {
    std::array<QPainterPath, outlineCount> made;
    std::transform(paths.begin(), paths.end(), made.begin(),
                   [](std::string_view path) { return PathReader(path).read(); });
    return made;
  }();
  return all[static_cast<std::size_t>(which)];
}

QRectF outlineBox(Outline which) {
  if (which == Outline::barge) return {0, 0, 128, 36};
  return which >= Outline::sphinxTail ? QRectF(0, 0, 125, 75) : QRectF(0, 0, 32, 32);
}

QPainterPath outlineIn(Outline which, const QRectF& room) {
  const QRectF box = outlineBox(which);
  const qreal scale = std::min(room.width() / box.width(), room.height() / box.height());
  const QPointF corner = room.center() - QPointF(box.width(), box.height()) * scale / 2;
  return QTransform(scale, 0, 0, scale, corner.x(), corner.y()).map(outline(which));
}

} // namespace nilometer::ui
