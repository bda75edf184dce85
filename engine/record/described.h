// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/file_format.h"
#include "engine/record/header_parts.h"
#include "engine/record/plain_text.h"

#include <array>
#include <string>
#include <string_view>

/// What stands on the lines of a record, whatever the game (record/archive.h).
namespace nilometer::record {

inline constexpr auto editionObject =
    objectOf<EditionName>([](Archive& at, EditionName& name) { describe(at, name); });

/// The first line.
template <table::Rules G> void describe(Archive& at, RecordHeader<G>& header) {
  describe(at, {"game", gameKind, recordFormatVersion}, {G::id, FileFormat<G>::named},
           header.format);
  at.needed("rules", header.rules, RulesVersion{G::version});
  at.decided();
  EditionName edition = header.edition();
  at.needed("edition", edition, editionObject);
  header.editionId = edition.id;
  header.editionChecksum = edition.checksum;
  FileFormat<G>::describeAgreed(at, header);
  const Seats seats{FileFormat<G>::seatRules(header.options), std::size_t{G::seats.least},
                    std::size_t{G::seats.most}};
  at.needed("players", header.players, seats);
  at.needed("date", header.date, Day{});
  at.unless({}, "title", header.title, PlainText{0, maxTitle});
}

/// What was made and why; `made` has `anyway` and `reason`.
template <table::Rules G, class Made>
void describeMade(Archive& at, typename G::Entry& entry, Made& made, const RecordHeader<G>& header,
                  const typename G::Edition& edition) {
  FileFormat<G>::describeEntry(at, entry, header, edition);
  at.flag("anyway", made.anyway);
  if (FileFormat<G>::needsReason(entry))
    at.needed("reason", made.reason, PlainText{1, maxReason});
  else
    at.unless({}, "reason", made.reason, PlainText{0, maxReason});
}

/// An entry, or the word that none was made.
template <table::Rules G> struct OtherWayText {
  static constexpr std::array<std::string_view, 1> words{"removed"};
  const RecordHeader<G>& header;
  const typename G::Edition& edition;

  [[nodiscard]] OtherWay<G> read(const JsonNode& node) const {
    OtherWay<G> other;
    if (node.value()->template as<std::string>() != nullptr) {
      static_cast<void>(node.id(words));
      return other;
    }
    Archive at(node);
    describeMade<G>(at, other.entry.emplace(), other, header, edition);
    at.end();
    return other;
  }
  void write(JsonText& out, OtherWay<G> other) const {
    if (!other.entry) {
      out.value(words.front());
      return;
    }
    Archive at(out.object());
    describeMade<G>(at, *other.entry, other, header, edition);
    out.endObject();
  }
};

/// Each line after it.
template <table::Rules G>
void describe(Archive& at, RecordedEntry<G>& line, const RecordHeader<G>& header,
              const typename G::Edition& edition) {
  describeMade<G>(at, line.entry, line, header, edition);
  at.unless({}, "time", line.time, Time{});
  const auto dispute = objectOf<Dispute<G>>([&](Archive& inside, Dispute<G>& disputed) {
    constexpr PlainText note{1, maxReason};
    inside.unless({}, "note", disputed.note, note);
    inside.optional("otherwise", disputed.otherwise, OtherWayText<G>{header, edition});
    // One of the two must be there.
    const bool neither = disputed.note.empty() && !disputed.otherwise;
    if (inside.reads() && neither) inside.needed("note", disputed.note, note);
  });
  at.optional("disputed", line.dispute, dispute);
}

} // namespace nilometer::record
