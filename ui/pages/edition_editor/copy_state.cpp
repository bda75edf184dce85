// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/copy_state.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace nilometer::ui {

namespace {

using table::PrintedValue;
using table::Provenance;

struct CopyStateWords {
  Q_DECLARE_TR_FUNCTIONS(CopyState)
};

/// "obelisk.rows[2].spaces" and "obelisk.rows" lie in "obelisk.rows"; "obelisk.rowsX" does not.
bool liesIn(std::string_view place, std::string_view around) {
  if (!place.starts_with(around)) return false;
  return place.size() == around.size() || place[around.size()] == '.' ||
         place[around.size()] == '[';
}

/// A group of cards or pages: what is said about it is said about no single value of it.
bool isGroup(std::string_view key) {
  return key.find('.') == std::string_view::npos;
}

std::optional<int> numberIn(const record::JsonValue* value) {
  const auto* number = value == nullptr ? nullptr : value->as<std::int64_t>();
  if (number == nullptr) return std::nullopt;
  constexpr std::int64_t bound = std::numeric_limits<int>::max();
  return static_cast<int>(std::clamp(*number, -bound, bound));
}

/// A finding is about a whole list; the element it means is known by what it says.
bool isMeant(const CopyFinding& finding, const record::JsonValue& element) {
  if (element.as<std::string>() != nullptr) return finding.isAboutWords;
  const std::optional<int> number = numberIn(&element);
  return !number || number == finding.number;
}

} // namespace

int CopyState::number(std::string_view place) const {
  return numberIn(document.value(place)).value_or(0);
}

const PrintedValue* CopyState::printed(std::string_view place) const {
  const PrintedValue* found = nullptr;
  for (const PrintedValue& value : checked.printed) {
    if (!liesIn(place, value.key)) continue;
    if (found == nullptr || value.key.size() > found->key.size()) found = &value;
  }
  return found;
}

namespace {

bool isAbout(const CopyState& copy, const CopyFinding& finding, std::string_view place) {
  if (liesIn(finding.key, place)) return true;
  const record::JsonValue* const value = copy.document.value(place);
  if (value == nullptr) return false;
  if (liesIn(place, finding.key)) return !isGroup(finding.key) && isMeant(finding, *value);
  // "river.stops.thebae" is one of the words in the list "river.stops".
  const auto* word = value->as<std::string>();
  const PrintedValue* const printed = copy.printed(place);
  return word != nullptr && printed != nullptr && finding.key == printed->key + '.' + *word;
}

/// What the place lies in.
std::string_view around(std::string_view place) {
  return place.substr(0, std::min(place.find_last_of(".["), place.size()));
}

/// Null is what nobody has typed of something that is being read in. Where nothing stands, it is a
/// part of a listed thing that was never read, or one of some counts whose sum is not right yet.
bool isUnread(const CopyState& copy, const PrintedValue& printed, std::string_view place) {
  if (place == printed.key) return false;
  const record::JsonValue* value = nullptr;
  for (auto at = place; value == nullptr && at.size() > printed.key.size(); at = around(at)) {
    value = copy.document.value(at);
  }
  if (value != nullptr && record::isNull(*value)) return true;
  const CheckedCopy& checked = copy.checked;
  const auto whole = checked.kind->parts(around(place));
  if (copy.document.value(place) != nullptr || !whole) return false;
  if (!whole->counts.empty()) {
    const auto& wrong = checked.findings;
    const auto found = std::ranges::find(wrong, around(place), &CopyFinding::key);
    return whole->summed && found != wrong.end();
  }
  const auto own = checked.kind->parts(place);
  return value != nullptr && own->counts.empty() && !own->absent;
}

/// Of one value, or of all in a group: as sure as the least sure of them. A number may have been
/// compared by itself.
Provenance provenanceOf(const CopyState& copy, std::string_view place) {
  if (const PrintedValue* const printed = copy.printed(place)) {
    if (isUnread(copy, *printed, place)) return Provenance::missing;
    const std::string_view inside = place.substr(printed->key.size());
    const bool isCompared = std::ranges::find(printed->compared, inside) != printed->compared.end();
    if (isCompared) return Provenance::confirmed;
    // Of a value that is missing as a whole, a part may have been read.
    const record::JsonValue* const whole = copy.document.value(printed->key);
    const bool isBegun = whole != nullptr && !record::isNull(*whole) && !inside.empty();
    const bool isRead = isBegun && printed->provenance == Provenance::missing;
    return isRead ? Provenance::confirmed : printed->provenance;
  }
  bool anyConfirmed = false;
  bool allConfirmed = true;
  bool anyAssumed = false;
  for (const PrintedValue& value : copy.checked.printed) {
    if (!liesIn(value.key, place)) continue;
    if (value.provenance == Provenance::missing) return Provenance::missing;
    anyAssumed = anyAssumed || value.provenance == Provenance::assumed;
    (value.provenance == Provenance::confirmed ? anyConfirmed : allConfirmed) =
        value.provenance == Provenance::confirmed;
  }
  if (anyAssumed) return Provenance::assumed;
  return anyConfirmed && allConfirmed ? Provenance::confirmed : Provenance::certain;
}

} // namespace

QStringList CopyState::findings(std::string_view place) const {
  QStringList sentences;
  for (std::size_t i = 0; i < checked.findings.size(); ++i) {
    if (isAbout(*this, checked.findings[i], place)) {
      sentences += checked.kind->nonsense(checked, i);
    }
  }
  sentences.removeDuplicates();
  return sentences;
}

Sureness CopyState::sureness(std::string_view place) const {
  const PrintedValue* const around = printed(place);
  if (around != nullptr && isUnread(*this, *around, place)) return Sureness::missing;
  const auto about = [&](const CopyFinding& finding) { return isAbout(*this, finding, place); };
  if (std::ranges::any_of(checked.findings, about)) return Sureness::nonsense;
  switch (provenanceOf(*this, place)) {
  case Provenance::certain:
  case Provenance::deduced: return Sureness::certain;
  case Provenance::assumed: return Sureness::assumed;
  case Provenance::missing: return Sureness::missing;
  case Provenance::confirmed: break;
  }
  return Sureness::confirmed;
}

QString CopyState::tip(std::string_view place) const {
  const QStringList wrong = findings(place);
  if (!wrong.isEmpty()) return wrong.join(u'\n');
  switch (provenanceOf(*this, place)) {
  case Provenance::certain: return CopyStateWords::tr("Stated in the rulebooks");
  case Provenance::deduced: return CopyStateWords::tr("Follows from the examples of the rules");
  case Provenance::assumed: return CopyStateWords::tr("Assumed: no rulebook states it");
  case Provenance::missing:
    return CopyStateWords::tr("Missing: printed on the game, but nobody has written it down yet");
  case Provenance::confirmed: break;
  }
  return CopyStateWords::tr("Compared with your copy");
}

} // namespace nilometer::ui
