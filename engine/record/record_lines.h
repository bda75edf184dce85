// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "engine/record/json_reader.h"
#include "engine/record/line_sums.h"

#include <optional>
#include <string>
#include <string_view>

/// What the reading of every game's records has in common: their lines, and what stands on each
/// whatever the game.
namespace nilometer::record {

/// A file's lines that are not blank. Zeros behind the last one are passed over: a computer that
/// lost its power may leave them there.
class Lines {
public:
  explicit Lines(std::string_view text) : m_rest(withoutZeros(text)) {}

  /// The next one from its first character on, or nothing at the end; valid until the next call.
  /// A line beyond the limit is cut, still beyond it. Where the first line has a checksum, those
  /// of all are taken out and compared.
  std::optional<std::string_view> next(std::size_t limit = maxRecordLine);

  /// Of the last line, from 1.
  [[nodiscard]] int number() const { return m_number; }
  /// Whether the lines have checksums.
  [[nodiscard]] bool haveSums() const { return m_sums.has_value(); }
  /// The last line is not what was written there: its checksum is another or missing.
  [[nodiscard]] bool isDamaged() const { return m_damaged; }

  [[nodiscard]] static std::string_view withoutZeros(std::string_view text);

private:
  /// Compares the checksum of a line and takes it out. Only the first line may be unverified.
  std::string_view compared(std::string_view line, bool isFirst);

  std::string_view m_rest;
  int m_number = 1;
  bool m_begun = false;
  bool m_damaged = false;
  std::optional<LineSums> m_sums;
  std::string m_line; ///< the last one without its checksum
};

/// What stands before that line, counted from 1.
[[nodiscard]] std::string_view linesBefore(std::string_view text, int line);

[[nodiscard]] ReadError errorAt(ReadFault fault, const std::string& file, int line,
                                std::string expected = {});
/// A line of more than `limit` bytes.
[[nodiscard]] ReadError tooLongAt(const std::string& file, int line, std::size_t limit);

/// The first line that is not blank as JSON.
[[nodiscard]] Result<JsonValue> parseHeader(std::string_view text, Lines& lines,
                                            const std::string& file);
/// Whether `named` are the printed values `found`; if not, what differs, on that line.
[[nodiscard]] std::optional<ReadError>
otherEdition(const EditionName& named, const EditionName& found, const std::string& file, int line);
/// Whether a second line holds the printed values and no entry.
[[nodiscard]] bool holdsEdition(std::string_view line);

} // namespace nilometer::record
