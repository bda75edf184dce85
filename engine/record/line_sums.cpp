// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/line_sums.h"

#include "engine/record/game_record.h"

#include <QByteArrayView>
#include <QCryptographicHash>

#include <algorithm>

namespace nilometer::record {

namespace {

constexpr qsizetype hashedBytes = 4; ///< of SHA-256: what is damaged by chance passes once in 2^32
constexpr std::string_view before = ",\"sum\":\"";
constexpr std::string_view behind = "\"}";

QByteArrayView bytesOf(std::string_view text) {
  return {text.data(), static_cast<qsizetype>(text.size())};
}

std::string formatKey(int format) {
  return "\"format\":" + std::to_string(format) + ',';
}

} // namespace

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

std::string withSums(std::string_view record) {
  // The first key of that name is the header's own: what players have written stands behind it.
  const std::string plain = formatKey(plainRecordFormat);
  const std::size_t at = record.find(plain);
  std::string text(record);
  // The newest format is with checksums and without.
  if (at < record.find('\n')) text.replace(at, plain.size(), formatKey(summedRecordFormat));
  LineSums sums;
  std::string summed;
  summed.reserve(text.size() + sumBytes * static_cast<std::size_t>(std::ranges::count(text, '\n')));
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    summed.append(line.substr(0, line.size() - 1)).append(before);
    summed.append(sums.add(line)).append(behind) += '\n';
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
  }
  return summed;
}

} // namespace nilometer::record
