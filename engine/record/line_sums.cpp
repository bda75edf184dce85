// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/line_sums.h"

#include "engine/record/game_record.h"

#include <QByteArrayView>
#include <QCryptographicHash>

#include <algorithm>
#include <utility>

namespace nilometer::record {

namespace {

constexpr qsizetype hashedBytes = 4; ///< of SHA-256: what is damaged by chance passes once in 2^32
constexpr std::string_view before = ",\"sum\":\"";
constexpr std::string_view behind = "\"}";

QByteArrayView bytesOf(std::string_view text) {
  return {text.data(), static_cast<qsizetype>(text.size())};
}

/// Every bit of it the other way.
std::string oppositeOf(std::string_view sum) {
  static constexpr std::string_view digits = "0123456789abcdef";
  std::string opposite;
  for (const char digit : sum) {
    const std::size_t value = digits.find(digit);
    opposite += value < digits.size() ? digits[digits.size() - 1 - value] : digit;
  }
  return opposite;
}

constexpr std::string_view formatMark = "\"format\":";

} // namespace

std::string formatKey(int format) {
  return std::string(formatMark) + std::to_string(format) + ',';
}

std::string withFormat(std::string_view text, int format) {
  const std::size_t at = std::min(text.find(formatMark), text.size());
  const std::size_t end = std::min(text.find(',', at), text.size());
  // Nothing stands behind it: a document of which no more is left.
  if (at == end || end == text.size()) return std::string(text);
  return std::string(text.substr(0, at)).append(formatKey(format)).append(text.substr(end + 1));
}

const std::string& LineSums::add(std::string_view line) {
  QCryptographicHash hash(QCryptographicHash::Sha256);
  hash.addData(bytesOf(m_last));
  hash.addData(bytesOf(line));
  m_last = hash.result().first(hashedBytes).toHex().toStdString();
  return m_last;
}

std::optional<SummedLine> withoutSum(std::string_view line) {
  line = line.substr(0, line.find_last_not_of(" \t\r\n") + 1);
  if (line.size() <= sumBytes || !line.ends_with(behind)) return std::nullopt;
  const std::size_t end = line.size() - 1 - sumBytes;
  const std::string_view key = line.substr(end, before.size());
  if (key != before) return std::nullopt;
  constexpr std::size_t digits = hashedBytes * 2;
  return SummedLine{std::string(line.substr(0, end)) + '}',
                    line.substr(end + before.size(), digits)};
}

Agrees agrees(std::string_view sum, std::string_view computed) {
  if (sum == computed) return Agrees::yes;
  return sum == oppositeOf(computed) ? Agrees::unverified : Agrees::no;
}

Verified verifiedIn(std::string_view text) {
  const std::optional<SummedLine> first = withoutSum(text.substr(0, text.find('\n')));
  const bool isUnverified =
      first && agrees(first->sum, LineSums().add(first->line)) == Agrees::unverified;
  return isUnverified ? Verified::no : Verified::yes;
}

std::string withSums(std::string_view record, Verified verified) {
  // The newest format is with checksums and without.
  const bool isPlain = record.find(formatKey(plainRecordFormat)) < record.find('\n');
  return withSumsOnly(isPlain ? withFormat(record, summedRecordFormat) : std::string(record),
                      verified);
}

std::string withSumsOnly(std::string_view lines, Verified verified) {
  LineSums sums;
  std::string summed;
  summed.reserve(lines.size() +
                 sumBytes * static_cast<std::size_t>(std::ranges::count(lines, '\n')));
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    summed.append(line.substr(0, line.size() - 1)).append(before);
    const std::string& sum = sums.add(line);
    const bool isVerified = std::exchange(verified, Verified::yes) == Verified::yes;
    summed.append(isVerified ? sum : oppositeOf(sum)).append(behind) += '\n';
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
  }
  return summed;
}

} // namespace nilometer::record
