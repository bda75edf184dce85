// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// Checksums of the lines of a record (docs/game-record.md): the last key of every line, over the
/// line itself and the checksum of the one before. What was changed, lost, doubled or moved since
/// it was written is noticed, and everything before it is known to be whole.
namespace nilometer::record {

/// Bytes of the key with its value: `,"sum":"0123abcd"`
inline constexpr std::size_t sumBytes = 17;

/// Goes along with the lines of one record.
class LineSums {
public:
  LineSums() = default;
  /// From behind a line with that checksum on.
  explicit LineSums(std::string last) : m_last(std::move(last)) {}
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

/// Whether the table stands for what is written. What was read out of a damaged file is kept
/// without that until the table has compared it: the checksum of the first line is then the
/// opposite of what it would be, in every bit. A program that does not know this takes the file for
/// damaged.
enum class Verified : bool { no, yes };
[[nodiscard]] Verified verifiedIn(std::string_view text);
/// Whether `sum` is that of a line: `computed`, or the opposite where nobody stands for it.
enum class Agrees : std::uint8_t { no, unverified, yes };
[[nodiscard]] Agrees agrees(std::string_view sum, std::string_view computed);

/// Adds checksums to a record. `record` is what writeRecord makes.
[[nodiscard]] std::string withSums(std::string_view record, Verified verified = Verified::yes);
/// Adds checksums to the lines, whatever format they say they have.
[[nodiscard]] std::string withSumsOnly(std::string_view lines, Verified verified = Verified::yes);

/// How a file says its format: `"format":3,`
[[nodiscard]] std::string formatKey(int format);
/// The text of a file with another format. The first format in it is its own: what players have
/// written stands behind it.
[[nodiscard]] std::string withFormat(std::string_view text, int format);

} // namespace nilometer::record
