// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/pyramidion_games.h"
#include "tests/chosen.h"
#include "ui/base/style/theme.h"

#include <QSize>
#include <QString>

#include <array>
#include <string>
#include <vector>

/// In how many ways a moment of a game can be seen.
namespace nilometer::pyramidion_test {

struct Seen {
  QString language;
  ui::Appearance look;
  QSize size;
  bool hasLongNames;

  [[nodiscard]] QString name() const {
    return u"%1-%2-%3x%4%5"_s.arg(language, look == ui::Appearance::dark ? u"dark"_s : u"light"_s)
        .arg(size.width())
        .arg(size.height())
        .arg(hasLongNames ? u"-long"_s : QString());
  }
};

inline constexpr std::array seenSizes{QSize(1280, 720), QSize(800, 480), QSize(1632, 918)};
inline constexpr std::size_t ways = 24;

/// The n-th of them.
[[nodiscard]] inline Seen seen(std::size_t n) {
  return {(n & 1) != 0 ? u"de"_s : u"en"_s,
          (n & 2) != 0 ? ui::Appearance::dark : ui::Appearance::light, seenSizes[n / 4 % 3],
          n / 12 == 1};
}

/// In which of them a moment is seen before which so many were.
[[nodiscard]] inline std::vector<std::size_t> waysFrom(std::size_t n) {
  std::vector<std::size_t> all{n % ways};
  for (const std::size_t further : {std::size_t{5}, std::size_t{10}, std::size_t{15}}) {
    if (test::isWholeRun()) all.push_back((n + further) % ways);
  }
  return all;
}

/// Everybody has a name of 54 letters.
inline void nameLong(pyramidion::GameRecord& record) {
  constexpr std::array firsts{"Friederike", "Maximiliana", "Theodora", "Bartholomew"};
  for (std::size_t i = 0; i < record.header.players.size(); ++i) {
    std::string& name = record.header.players[i].name;
    name = std::string(firsts[i]) + " Wilhelmine of Hohenstein-Schlossberg and Thurn-Taxis";
    name.resize(54, 'm');
  }
}

} // namespace nilometer::pyramidion_test
