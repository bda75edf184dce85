// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/bits.h"
#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/game_record.h"
#include "engine/random_play/egizia/random_game.h"

/// What the tests of records play with.
namespace record_fixture {

using namespace nilometer::egizia;
using nilometer::record::ChangedPoints;
using nilometer::record::ChangedVerdict;
using nilometer::record::EditionName;
using nilometer::record::LeftOut;
using nilometer::record::maxEditionLine;
using nilometer::record::maxRecordEntries;
using nilometer::record::maxRecordLine;
using nilometer::record::maxSeatBid;
using nilometer::record::ReadError;
using nilometer::record::ReadFault;
using nilometer::record::recordFormatVersion;
using nilometer::record::rejudge;
using nilometer::record::replay;
using nilometer::record::Result;
using nilometer::record::stateAfter;

inline Edition bundledEdition() {
  auto read = shippedEdition("egizia-2009");
  return read ? std::move(*read) : Edition{};
}

inline RecordHeader headerFor(const Edition& edition, int players = 4) {
  RecordHeader header;
  header.editionId = edition.id;
  header.editionChecksum = edition.checksum;
  header.date = "2026-11-21";
  const std::array<RecordHeader::Seat, 4> seats{
      {{"Anna", "blue", 0}, {"Ben", "red", 0}, {"Çağla \"C\"", "green", 0}, {"D\\o", "yellow", 0}}};
  header.players.assign(seats.begin(), seats.begin() + players);
  return header;
}

inline std::string headerLine(const Edition& edition, int players = 4) {
  return writeHeader(headerFor(edition, players));
}

inline CardSet firstOfKind(const Edition& edition, CardKind kind) {
  return cardBit(*Bits(edition.kind(kind)).begin());
}

inline std::uint8_t nameOf(const Edition& edition, CardKind kind) {
  return edition.nileCards[static_cast<std::size_t>(*Bits(edition.kind(kind)).begin())].name;
}

inline std::uint8_t stopOf(const Edition& edition, StopKind kind, std::uint8_t index) {
  for (std::size_t i = 0; i < edition.river.size(); ++i) {
    if (edition.river[i].kind == kind && edition.river[i].index == index) {
      return static_cast<std::uint8_t>(i);
    }
  }
  return 255;
}

/// A random complete game; every entry is legal.
inline GameRecord randomGame(const Edition& edition, int players, Profile profile, unsigned seed) {
  GameRecord record{headerFor(edition, players), {}};
  record.header.profile = profile;
  record.header.options = optionsOf(profile);
  const Game game = gameOf(record.header, edition);
  RandomGame table(game, seed % 2 == 0 ? Naming::asLate : Naming::asEarly, seed);
  State state = setUp(game);
  Options options;
  Effects effects;
  while (std::optional<Entry> entry = table.next(state, options)) {
    if (!enter(game, state, *entry, false, effects).accepted) return {};
    record.entries.push_back({*entry, false, "", "", 0});
  }
  return record;
}

template <class T> std::string errorText(const Result<T>& read) {
  return read ? std::string() : read.error().where + ": " + read.error().expected;
}

} // namespace record_fixture
