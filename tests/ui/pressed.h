// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/source_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <string>
#include <string_view>
#include <vector>

/// What whole games that are entered at the table of the window are measured by.
namespace nilometer::test {

/// A whole game may take so many times the least number of presses.
inline constexpr double mostOfLeast = 1.15;

/// What was pressed for entries of a kind, and the least that it could have been.
struct Pressed {
  int entries = 0;
  int presses = 0;
  int least = 0;

  Pressed& operator+=(const Pressed& other) {
    entries += other.entries;
    presses += other.presses;
    least += other.least;
    return *this;
  }
};

inline void tell(std::string_view what, const Pressed& pressed) {
  if (pressed.entries == 0) return;
  qInfo("%12s %4d entries %5d presses %5d least %6.3f", std::string(what).c_str(), pressed.entries,
        pressed.presses, pressed.least,
        pressed.least == 0 ? 0.0 : 1.0 * pressed.presses / pressed.least);
}

/// What the command line says of a recorded game below tests, without its ending.
inline std::vector<int> storedPoints(const std::string& game) {
  const std::string text = sourceText(game + ".result.json");
  const QJsonObject result = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
  std::vector<int> points;
  for (const QJsonValue player : result[u"players"].toArray()) {
    points.push_back(player[u"points"].toInt());
  }
  return points;
}

} // namespace nilometer::test
