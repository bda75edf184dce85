// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/file_format.h"
#include "engine/record/game_record.h"
#include "engine/record/option_key.h"
#include "engine/record/read_error.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nilometer::record {

namespace beside {

inline constexpr auto editionText = [](const auto& edition) { return writeEdition(edition); };

} // namespace beside

/// What FileFormat of a game derives from whose functions stand beside its types (`describe` of an
/// entry, `writeEdition`). Nothing is hidden in it, and each of its entries has a rule behind it; a
/// game in which that is otherwise says so in its FileFormat.
template <class G> struct FileFormatFromFreeFunctions {
  using Header = RecordHeader<G>;
  using Entry = typename G::Entry;
  using Edition = typename G::Edition;

  static void describeAgreed(Archive& at, Header& header) {
    describeOptions<G>(at, header.profile, header.options, FileFormat<G>::optionKeys());
  }
  static void describeEntry(Archive& at, Entry& entry, const Header& header,
                            const Edition& edition) {
    describe(at, entry, header, edition);
  }
  static bool needsReason(const Entry& /*entry*/) { return false; }
  static std::string writeEdition(const Edition& edition) { return beside::editionText(edition); }
  static bool comesWithTheProgram(const Edition& edition) {
    static const std::vector<Edition> shipped = FileFormat<G>::shippedEditions();
    return std::ranges::any_of(shipped, [&](const Edition& one) {
      return one.id == edition.id && one.checksum == edition.checksum;
    });
  }
  static GameRecord<G> publicCopy(const GameRecord<G>& record, const Edition& /*edition*/) {
    return record;
  }
};

/// The defaults of FileFormat for a game that was always named in its files, plays by all that its
/// header says, and whose functions are `options()`, `edition(text, file)` and, of the one that
/// comes with the program, `shipped()`.
template <class G, const auto& colours, auto options, auto edition, auto shipped>
struct DefaultFileFormat : FileFormatFromFreeFunctions<G> {
  using typename FileFormatFromFreeFunctions<G>::Header;
  using typename FileFormatFromFreeFunctions<G>::Edition;

  static constexpr GameNamed named = GameNamed::always;
  static typename G::Setup setup(const Header& header, const Edition& printed) {
    return {&printed, header.options, static_cast<int>(header.players.size()), header.rules};
  }
  static SeatRules seatRules(const typename G::Options& /*options*/) {
    return {.colours = colours};
  }
  static std::span<const OptionKey<typename G::Options>> optionKeys() { return options(); }
  static Result<Edition> readEdition(std::string_view text, const std::string& file) {
    return edition(text, file);
  }
  static std::vector<Edition> shippedEditions() {
    std::vector<Edition> editions;
    if (auto one = shipped()) editions.push_back(std::move(*one));
    return editions;
  }
};

} // namespace nilometer::record
