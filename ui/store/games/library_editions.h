// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_result.h"
#include "engine/record/header_recovery.h"
#include "engine/record/read_record.h"
#include "ui/store/games/game_library.h"
#include "ui/text/damage_words.h"

#include <QDate>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The printed values of one game on the shelf, and the games of it that are opened with them: a
/// template over the game, for its table for the window (Game).
namespace nilometer::ui {

template <table::Rules G>
using EditionsOf = std::vector<std::shared_ptr<const typename G::Edition>>;

/// Those that come with the program, then those of the shelf. Files there that hold something else
/// are passed over. None twice.
template <table::Rules G>
[[nodiscard]] EditionsOf<G> editionsOn(const GameLibrary& library,
                                       GameLibrary::SaveState kept = GameLibrary::SaveState::no) {
  using Edition = typename G::Edition;
  EditionsOf<G> known;
  const auto add = [&known](Edition edition) {
    const bool twice = std::ranges::any_of(known, [&](const auto& other) {
      return other->checksum == edition.checksum && other->id == edition.id;
    });
    if (!twice) known.push_back(std::make_shared<const Edition>(std::move(edition)));
  };
  for (Edition& edition : record::FileFormat<G>::shippedEditions()) add(std::move(edition));
  for (const ValuesFile& file : library.valuesFiles(kept)) {
    auto edition = record::FileFormat<G>::readEdition(file.text, file.path);
    if (edition) add(std::move(*edition));
  }
  return known;
}

/// What a shelf keeps of them.
template <class Edition> [[nodiscard]] PlayedValues valuesOf(const Edition& edition) {
  return {edition.id, edition.checksum, [&edition] { return writeEdition(edition); }};
}

/// The one that a recorded game is to be read with: of those known or of what it brings along, the
/// one that fits and is compared furthest. Where only the id fits, the reader says what does not.
template <table::Rules G>
[[nodiscard]] record::Result<std::shared_ptr<const typename G::Edition>>
editionFor(std::string_view text, const EditionsOf<G>& known, const std::string& file) {
  using Edition = typename G::Edition;
  record::Lines lines(text);
  const auto header = record::readHeader<G>(text, lines, file);
  if (!header) return header.error();
  auto own = record::editionIn<G>(text, file);
  if (!own) return own.error();
  const Edition* const best = record::editionOf<Edition>(header->edition(), known);
  const bool fits = best != nullptr && header->edition().fits(*best);
  // A game may have asked for more than was compared on the copy, and the other way round.
  if (*own && (!fits || comparedFurther(**own, *best))) {
    return std::make_shared<const Edition>(std::move(**own));
  }
  const auto found =
      std::ranges::find_if(known, [&](const auto& one) { return one.get() == best; });
  if (found != known.end()) return *found;
  return record::ReadError{.fault = record::ReadFault::unknownEdition,
                           .file = file,
                           .line = 1,
                           .where = "edition.id",
                           .expected = {},
                           .found = header->editionId};
}

/// Game::open of a game whose session is that.
template <class Session, table::Rules G>
[[nodiscard]] OpenedSession openFrom(std::string_view text, const GameLibrary& library,
                                     const std::string& file) {
  const auto edition =
      editionFor<G>(text, editionsOn<G>(library, GameLibrary::SaveState::yes), file);
  if (!edition) return edition.error();
  auto game = record::readRecord<G>(text, **edition, file);
  if (!game) return game.error();
  return std::unique_ptr<GameSession>(std::make_unique<Session>(std::move(*game), *edition));
}

/// Game::newHeader of a game.
template <table::Rules G>
[[nodiscard]] std::optional<record::NewHeader> newHeaderFrom(std::string_view text,
                                                             const GameLibrary& library) {
  const record::HeaderRecovery<G> search(text, text::namesOfNobody(G::seats.most),
                                         QDate::currentDate().toString(Qt::ISODate).toStdString());
  const auto own = search.own();
  const EditionsOf<G> known = editionsOn<G>(library, GameLibrary::SaveState::yes);
  std::vector<const typename G::Edition*> editions;
  if (own) editions.push_back(&*own);
  for (const auto& edition : known) editions.push_back(edition.get());
  return search.find(editions);
}

} // namespace nilometer::ui
