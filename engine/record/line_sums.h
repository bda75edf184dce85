// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Checksums of the lines of a record (docs/game-record.md): the last key of every line, over the
/// line itself and the checksum of the one before. What was changed, lost, doubled or moved since
/// it was written is noticed, and everything before it is known to be whole.
namespace nilometer::record {

/// Bytes of the key with its value: `,"sum":"0123abcd"`
inline constexpr std::size_t sumBytes = 17;

/// Goes along with the lines of one record.
class LineSums {
public:
  /// The checksum of the next line, which stands without it: 8 hexadecimal digits.
  const std::string& add(std::string_view line);

private:
  std::string m_last;
};

/// A line as it was before it got its checksum.
struct SummedLine {
  std::string line;
  std::string_view sum; ///< into the text it was taken from
};
/// Nothing where the line does not end with a checksum, white space apart.
[[nodiscard]] std::optional<SummedLine> withoutSum(std::string_view line);

/// The same record with checksums. `record` is what writeRecord makes.
[[nodiscard]] std::string withSums(std::string_view record);
/// The same lines with checksums, whatever format they say they have.
[[nodiscard]] std::string withSumsOnly(std::string_view lines);

/// How a file says its format: `"format":3,`
[[nodiscard]] std::string formatKey(int format);
/// The same file with another format. What it names first is its own format: what players have
/// written stands behind it.
[[nodiscard]] std::string withFormat(std::string_view text, int format);

} // namespace nilometer::record
