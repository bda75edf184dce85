// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

/// What the parts of the window call questions and places by. Only the game that asks or lays out
/// knows what the numbers mean.
namespace nilometer::ui {

/// One question about the entry being made.
struct QuestionId {
  std::uint8_t what = 0;  ///< the game's own enumeration
  std::int16_t about = 0; ///< which of several alike: a player, a space
  friend constexpr auto operator<=>(const QuestionId&, const QuestionId&) = default;
};

/// One of the choices that a question offers.
struct ChoiceId {
  QuestionId question{};
  int id = 0;
  friend constexpr auto operator<=>(const ChoiceId&, const ChoiceId&) = default;
};

/// A place of the board that can be pressed.
struct PlaceId {
  std::uint8_t what = 0;   ///< the game's own enumeration
  std::uint8_t part = 0;   ///< of several alike
  std::int16_t number = 0; ///< inside it
  friend constexpr auto operator<=>(const PlaceId&, const PlaceId&) = default;
};

} // namespace nilometer::ui
