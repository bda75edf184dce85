// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/own_edition/copy_kind.h"
#include "ui/text/phrase.h"

#include <span>

namespace nilometer::ui {

/// What stands on every copy; findings and the game's own reading are added by the game. `pageOf`
/// = where a printed value is compared, by its key.
template <class Edition, class PageOf>
[[nodiscard]] CheckedCopy checkedCopyOf(const CopyKind& kind, const Edition& edition,
                                        PageOf pageOf) {
  CheckedCopy copy;
  copy.kind = &kind;
  copy.id = edition.id;
  copy.name = edition.name;
  copy.checksum = edition.checksum;
  copy.printed = edition.printed;
  for (const table::PrintedValue& value : edition.printed) {
    copy.pages.emplace_back(pageOf(value.key));
  }
  return copy;
}

/// One of the counts that a value is made of (CopyKind::parts), called by both names; nothing where
/// the place is none. @pre the game has parts
[[nodiscard]] inline std::optional<CopyNumber> countAt(const CheckedCopy& copy,
                                                       std::string_view place, int most) {
  const std::size_t dot = std::min(place.rfind('.'), place.size());
  const std::string_view key = place.substr(0, dot);
  const auto parts = copy.kind->parts(key);
  for (const ValueParts::Count& count : parts->counts) {
    if (place.substr(dot) != '.' + count.member) continue;
    const QString name = copy.kind->valueName(copy, key);
    return CopyNumber{text::fill(QStringLiteral("%1: %2"), {name, count.name}), {}, 0, most};
  }
  return std::nullopt;
}

/// A count for each of those names of the enumeration `Kind`, called as `nameOf` says.
template <class Kind>
void addCounts(ValueParts& parts, std::span<const std::string_view> names, const auto& nameOf) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    parts.counts.push_back({std::string(names[i]), nameOf(static_cast<Kind>(i))});
  }
}
/// A word for each of those names of the enumeration `Kind`, called as `nameOf` says.
template <class Kind>
void addWords(ValueParts& parts, std::span<const std::string_view> names, const auto& nameOf) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    parts.words.push_back({record::jsonText(names[i]), nameOf(static_cast<Kind>(i))});
  }
}

} // namespace nilometer::ui
