// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/record_lines.h"

#include "engine/record/file_kind.h"

#include <algorithm>
#include <utility>

namespace nilometer::record {

namespace {

constexpr std::string_view blanks = " \t\r\n";

} // namespace

std::string_view Lines::withoutZeros(std::string_view text) {
  const std::size_t last = text.find_last_not_of('\0');
  // Nothing but zeros is damage, which whoever reads it says.
  return last == std::string_view::npos ? text : text.substr(0, last + 1);
}

std::optional<std::string_view> Lines::next(std::size_t limit) {
  const std::size_t blank = std::min(m_rest.find_first_not_of(blanks), m_rest.size());
  const std::string_view skipped = m_rest.substr(0, blank);
  m_number += static_cast<int>(std::count(skipped.begin(), skipped.end(), '\n'));
  m_rest.remove_prefix(blank);
  if (m_rest.empty()) return std::nullopt;
  const std::string_view reach = m_rest.substr(0, limit + sumBytes + 1);
  const std::string_view line = reach.substr(0, reach.find('\n'));
  m_rest.remove_prefix(line.size());
  const bool isFirst = !std::exchange(m_begun, true);
  if (isFirst && withoutSum(line)) m_sums.emplace();
  return m_sums ? compared(line, isFirst) : line;
}

std::string_view Lines::compared(std::string_view line, bool isFirst) {
  std::optional<SummedLine> parted = withoutSum(line);
  const Agrees agreed = parted ? agrees(parted->sum, m_sums->add(parted->line)) : Agrees::no;
  m_damaged = agreed != Agrees::yes && !(isFirst && agreed == Agrees::unverified);
  m_line = parted ? std::move(parted->line) : std::string(line);
  return m_line;
}

std::string_view linesBefore(std::string_view text, int line) {
  std::size_t end = 0;
  for (int number = 1; number < line && end < text.size(); ++number) {
    end = std::min(text.find('\n', end), text.size() - 1) + 1;
  }
  return text.substr(0, end);
}

ReadError errorAt(ReadFault fault, const std::string& file, int line, std::string expected) {
  return {.fault = fault,
          .file = file,
          .line = line,
          .where = {},
          .expected = std::move(expected),
          .found = {}};
}

ReadError tooLongAt(const std::string& file, int line, std::size_t limit) {
  return errorAt(ReadFault::tooLarge, file, line, std::to_string(limit) + " bytes a line");
}

Result<JsonValue> parseHeader(std::string_view text, Lines& lines, const std::string& file) {
  const auto line = lines.next();
  if (!line) return errorAt(ReadFault::empty, file, 0);
  const bool isText = line->find_first_not_of('\0') != std::string_view::npos;
  if (isText && line->size() > maxRecordLine) {
    return tooLongAt(file, lines.number(), maxRecordLine);
  }
  Result<JsonValue> json = parseJson(*line, lines.number());
  if (json) return json;
  json.error().file = file;
  return unparsed(std::move(json.error()), text, gameKind);
}

std::optional<ReadError> otherEdition(const EditionName& named, const EditionName& found,
                                      const std::string& file, int line) {
  if (named == found) return std::nullopt;
  const bool byId = named.id != found.id;
  ReadError error = errorAt(ReadFault::otherEdition, file, line, byId ? found.id : found.checksum);
  error.where = byId ? "edition.id" : "edition.checksum";
  error.found = byId ? named.id : named.checksum;
  return error;
}

bool holdsEdition(std::string_view line) {
  constexpr std::size_t reach = 64; // its first key tells
  return line.substr(0, reach).find("\"nilometer\"") != std::string_view::npos;
}

} // namespace nilometer::record
