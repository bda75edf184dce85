// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/find_name.h"
#include "engine/record/option_key.h"
#include "engine/table/printed.h"
#include "ui/game/interface/new_game.h"
#include "ui/store/games/library_editions.h"
#include "ui/text/colour_name.h"
#include "ui/text/phrase.h"
#include "ui/text/phrasebook.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// What a new game lets the table choose, and how it begins: a template over the game, for its
/// table for the window (Game). Beside what records ask of it (`FileFormat<G>::optionKeys()`,
/// `seatRules()`), the game says in `Phrasebook<G>` what profiles and options are called.
namespace nilometer::ui {

/// A rule option of that key, which there has to be, with its words.
template <table::Rules G> [[nodiscard]] NewGameOffer::Option offerOfOption(std::string_view key) {
  using Phrasebook = text::Phrasebook<G>;
  const auto keys = record::FileFormat<G>::optionKeys();
  const auto found = std::ranges::find(keys, key, [](const auto& option) { return option.key; });
  const auto option = static_cast<int>(found - keys.begin());
  return {std::string(key),
          {found->words.all().begin(), found->words.all().end()},
          Phrasebook::optionName(option),
          Phrasebook::optionValues(option)};
}

/// Finds out about values what their game's own reading does not say.
using ValuesJudge = std::function<void(NewGameOffer::Values& values, const std::string& text)>;

/// Game::offer.
template <table::Rules G>
[[nodiscard]] NewGameOffer offerOf(const GameLibrary& library, const ValuesJudge& judge = {}) {
  using Phrasebook = text::Phrasebook<G>;
  const auto keys = record::FileFormat<G>::optionKeys();
  const record::SeatRules seats = record::FileFormat<G>::seatRules({});
  NewGameOffer offer;
  offer.seats = G::seats;
  offer.order = Phrasebook::seatOrder();
  offer.isDrawn = Phrasebook::drawsOrder;
  for (const std::string_view colour : seats.colours) {
    offer.colours.push_back({std::string(colour), text::playerColour(colour)});
  }
  for (const auto& key : keys) {
    const int option = static_cast<int>(offer.options.size());
    if (key.key == seats.option) offer.bids = option;
    offer.options.push_back(offerOfOption<G>(key.key));
  }
  for (std::size_t i = 0; i < G::profileNames.size(); ++i) {
    const auto profile = static_cast<typename G::Profile>(i);
    NewGameOffer::Profile offered{std::string(G::profileNames[i]),
                                  Phrasebook::profileName(profile),
                                  Phrasebook::profileSummary(profile),
                                  {}};
    for (const auto& key : keys) {
      offered.options.push_back(static_cast<int>(key.value(G::optionsOf(profile))));
    }
    offer.profiles.push_back(std::move(offered));
  }
  offer.usualProfile = static_cast<int>(G::usualProfile);
  for (const auto& edition : editionsOn<G>(library)) {
    const auto assumed = std::ranges::count(edition->printed, table::Provenance::assumed,
                                            &table::PrintedValue::provenance);
    offer.values.push_back({edition->id, edition->checksum,
                            text::fromUtf8(edition->name.empty() ? edition->id : edition->name),
                            static_cast<int>(assumed)});
    if (judge) judge(offer.values.back(), writeEdition(*edition));
  }
  return offer;
}

/// The first line of the new record. Words that there are not and players who cannot sit together
/// count as not chosen.
template <table::Rules G>
[[nodiscard]] record::RecordHeader<G> headerOf(const NewGameChoice& choice) {
  record::RecordHeader<G> header;
  const auto profile = record::findName(G::profileNames, choice.profile);
  if (profile) header.profile = static_cast<typename G::Profile>(*profile);
  header.options = G::optionsOf(header.profile);
  for (const auto& key : record::FileFormat<G>::optionKeys()) {
    const auto chosen = choice.options.find(std::string(key.key));
    if (chosen == choice.options.end()) continue;
    if (const auto value = record::findName(key.words.all(), chosen->second)) {
      key.set(header.options, *value);
    }
  }
  const int count = static_cast<int>(choice.players.size());
  const auto colours = record::FileFormat<G>::seatRules(header.options).colours;
  const bool canSit = count >= G::seats.least && count <= G::seats.most &&
                      std::ranges::all_of(choice.players, [&](const record::Seat& seat) {
                        return record::findName(colours, seat.colour).has_value();
                      });
  if (canSit) header.players = choice.players;
  header.editionId = choice.editionId;
  header.editionChecksum = choice.editionChecksum;
  header.date = choice.date;
  header.title = choice.title;
  return header;
}

/// The choice that leads to that header.
template <table::Rules G>
[[nodiscard]] NewGameChoice choiceOf(const record::RecordHeader<G>& header) {
  NewGameChoice choice;
  choice.players = header.players;
  choice.profile = G::profileNames[static_cast<std::size_t>(header.profile)];
  const auto usual = G::optionsOf(header.profile);
  for (const auto& key : record::FileFormat<G>::optionKeys()) {
    const std::size_t value = key.value(header.options);
    if (value != key.value(usual)) choice.options[std::string(key.key)] = key.words.all()[value];
  }
  choice.editionId = header.editionId;
  choice.editionChecksum = header.editionChecksum;
  choice.date = header.date;
  choice.title = header.title;
  return choice;
}

/// Game::begin of a game whose session is that.
template <class Session, table::Rules G>
[[nodiscard]] std::unique_ptr<GameSession> beginGame(const NewGameChoice& choice,
                                                     const GameLibrary& library) {
  const EditionsOf<G> editions = editionsOn<G>(library);
  const record::EditionName name{choice.editionId, choice.editionChecksum};
  const auto fits = [&](const auto& edition) { return name.fits(*edition); };
  const auto edition = std::ranges::find_if(editions, fits);
  record::GameRecord<G> game;
  game.header = headerOf<G>(choice);
  return std::make_unique<Session>(std::move(game), *edition);
}

} // namespace nilometer::ui
