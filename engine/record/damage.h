// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/new_header.h"
#include "engine/record/read_error.h"
#include "engine/record/record_lines.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// A damaged record is as good as the lines before its damage.
namespace nilometer::record {

template <class T> struct UpToDamage {
  T read;
  std::string text;                     ///< the lines it was read from, as they are
  std::optional<ReadError> damage;      ///< on the line after them, or of the first line
  std::optional<NewHeader> header = {}; ///< what took the place of that
};

/// Reads a record as far as its lines are whole. `read` reads a text that is called `file` as a
/// whole: Result<T>(std::string_view). An error where the header or another file is what is wrong.
template <class Read>
[[nodiscard]] auto readUpToDamage(std::string_view text, const std::string& file, const Read& read)
    -> Result<UpToDamage<typename decltype(read(text))::Value>> {
  using Whole = UpToDamage<typename decltype(read(text))::Value>;
  text = Lines::withoutZeros(text);
  auto all = read(text);
  if (all) return Whole{std::move(*all), std::string(text), {}, {}};
  const ReadError& damage = all.error();
  if (damage.line <= 1 || damage.file != file) return damage;
  const std::string_view lines = linesBefore(text, damage.line);
  auto before = read(lines);
  if (!before) return damage;
  return Whole{std::move(*before), std::string(lines), damage, {}};
}

} // namespace nilometer::record
