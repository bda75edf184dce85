// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "engine/record/option_key.h"
#include "engine/record/written.h"

#include <algorithm>
#include <string>
#include <vector>

namespace nilometer::record {

namespace beside {

inline constexpr auto editionText = [](const auto& edition) { return writeEdition(edition); };

} // namespace beside

/// What Written of a game derives from whose functions stand beside its types (`describe` of an
/// entry, `writeEdition`). Nothing is hidden in it, and each of its entries has a rule behind it; a
/// game in which that is otherwise says so in its Written.
template <class G> struct WrittenBeside {
  using Header = RecordHeader<G>;
  using Entry = typename G::Entry;
  using Edition = typename G::Edition;

  static void describeAgreed(Archive& at, Header& header) {
    describeOptions<G>(at, header.profile, header.options, Written<G>::optionKeys());
  }
  static void describeEntry(Archive& at, Entry& entry, const Header& header,
                            const Edition& edition) {
    describe(at, entry, header, edition);
  }
  static bool needsReason(const Entry& /*entry*/) { return false; }
  static std::string writeEdition(const Edition& edition) { return beside::editionText(edition); }
  static bool comesWithTheProgram(const Edition& edition) {
    static const std::vector<Edition> shipped = Written<G>::shippedEditions();
    return std::ranges::any_of(shipped, [&](const Edition& one) {
      return one.id == edition.id && one.checksum == edition.checksum;
    });
  }
  static GameRecord<G> publicCopy(const GameRecord<G>& record, const Edition& /*edition*/) {
    return record;
  }
};

} // namespace nilometer::record
