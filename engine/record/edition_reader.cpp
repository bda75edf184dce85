// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/edition_reader.h"

#include "engine/record/edition_places.h"
#include "engine/record/file_kind.h"

#include <QCryptographicHash>

#include <algorithm>
#include <limits>
#include <utility>

namespace nilometer::record {

using table::PrintedValue;
using table::Provenance;

namespace {

/// More numbers than any value has.
constexpr std::size_t maxCompared = 256;

/// Numbers that were compared one by one; each has to be there.
std::vector<std::string> readCompared(const JsonNode& node) {
  std::vector<std::string> places;
  const JsonNode list = node.optional("compared");
  if (!list) return places;
  const JsonNode value = node.member("value");
  if (!value) return places;
  const std::vector<std::string> numbers = numberPlaces(*value.value());
  const std::size_t count = list.size(1, std::min(numbers.size(), maxCompared));
  for (std::size_t i = 0; i < count; ++i) {
    const std::string& place = list.at(i).text(1, 80);
    const bool twice = std::ranges::find(places, place) != places.end();
    if (twice || std::ranges::find(numbers, place) == numbers.end()) {
      list.at(i).fail(ReadFault::outOfRange, "the place of a number in this value, named once");
      return {};
    }
    places.push_back(place);
  }
  return places;
}

} // namespace

int editionFormatFor(std::span<const PrintedValue> printed) {
  int format = 1;
  for (const PrintedValue& value : printed) {
    if (value.provenance == Provenance::missing) return editionFormatVersion;
    if (value.provenance == Provenance::confirmed || !value.compared.empty()) format = 2;
  }
  return format;
}

bool readEditionFormat(const JsonNode& root, const GameMark& game) {
  if (!isKind(root, editionKind)) return false;
  readGame(root, game);
  const JsonNode format = root.member("format");
  const auto version = format.integer(1, std::numeric_limits<std::int64_t>::max());
  if (version > editionFormatVersion) {
    format.fail(ReadFault::newerFormat, std::to_string(editionFormatVersion));
  }
  return version >= 1 && version <= editionFormatVersion;
}

std::string readId(const JsonNode& node) {
  const std::string& id = node.text(1, 40);
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  };
  const bool whole = std::all_of(id.begin(), id.end(), fits);
  if (id.empty() || !whole || id.front() < 'a') {
    node.fail(ReadFault::outOfRange, "an id of small letters, digits and \"-\"");
    return {};
  }
  return id;
}

PrintedValue readPrinted(const JsonNode& node, std::string key) {
  node.allowOnly({"value", "provenance", "reason", "compared"});
  PrintedValue printed{std::move(key),
                       {},
                       node.member("provenance").id<Provenance>(table::provenanceNames),
                       node.member("reason").text(1, 400),
                       readCompared(node)};
  const JsonNode value = node.member("value");
  const bool isMissing = printed.provenance == Provenance::missing;
  if (value && isNull(*value.value()) != isMissing) {
    value.fail(ReadFault::wrongType, isMissing ? "null" : "a value");
  }
  return printed;
}

std::string checksumOf(std::string_view lines) {
  const QByteArrayView bytes(lines.data(), static_cast<qsizetype>(lines.size()));
  const QByteArray hash = QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256);
  return "sha256:" + hash.toHex().toStdString();
}

} // namespace nilometer::record
