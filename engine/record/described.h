// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/header_parts.h"
#include "engine/record/plain_text.h"
#include "engine/record/written.h"

/// What stands on the lines of a record, whatever the game (record/archive.h).
namespace nilometer::record {

inline constexpr auto editionObject =
    objectOf<EditionName>([](Archive& at, EditionName& name) { describe(at, name); });

/// The first line.
template <table::Rules G> void describe(Archive& at, RecordHeader<G>& header) {
  describe(at, {"game", gameKind, recordFormatVersion}, {G::id, Written<G>::named}, header.format);
  at.needed("rules", header.rules, RulesVersion{G::version});
  at.decided();
  EditionName edition = header.edition();
  at.needed("edition", edition, editionObject);
  header.editionId = edition.id;
  header.editionChecksum = edition.checksum;
  Written<G>::describeAgreed(at, header);
  const Seats seats{Written<G>::seatRules(header.options), std::size_t{G::seats.least},
                    std::size_t{G::seats.most}};
  at.needed("players", header.players, seats);
  at.needed("date", header.date, Day{});
  at.unless({}, "title", header.title, PlainText{0, maxTitle});
}

/// Each line after it.
template <table::Rules G>
void describe(Archive& at, RecordedEntry<G>& line, const RecordHeader<G>& header,
              const typename G::Edition& edition) {
  Written<G>::describeEntry(at, line.entry, header, edition);
  at.flag("anyway", line.anyway);
  if (Written<G>::needsReason(line.entry))
    at.needed("reason", line.reason, PlainText{1, maxReason});
  else
    at.unless({}, "reason", line.reason, PlainText{0, maxReason});
  at.unless({}, "time", line.time, Time{});
}

} // namespace nilometer::record
