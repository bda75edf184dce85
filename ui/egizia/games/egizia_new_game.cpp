// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/games/egizia_new_game.h"

#include "engine/egizia/file/entry_names.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/words/names.h"
#include "ui/games/shelf_editions.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr auto yesNo = std::to_array<std::string_view>({"false", "true"});

std::span<const std::string_view> wordsOf(const egizia::OptionKey& option) {
  const auto words = egizia::optionWords(option);
  return words.empty() ? std::span<const std::string_view>(yesNo) : words;
}

std::vector<NewGameOffer::Option> optionsOffered() {
  std::vector<NewGameOffer::Option> options;
  for (const egizia::OptionKey& key : egizia::optionKeys()) {
    const auto option = static_cast<words::Option>(options.size());
    const auto words = wordsOf(key);
    options.push_back({std::string(key.key),
                       {words.begin(), words.end()},
                       words::optionName(option),
                       words::optionValues(option)});
  }
  return options;
}

NewGameOffer::Profile profileOffered(egizia::Profile profile) {
  NewGameOffer::Profile offered{
      std::string(egizia::profileNames[static_cast<std::size_t>(profile)]),
      words::profileName(profile),
      words::profileSummary(profile),
      {}};
  for (const egizia::OptionKey& key : egizia::optionKeys()) {
    const auto value = egizia::optionValue(egizia::optionsOf(profile), key);
    offered.options.push_back(static_cast<int>(value));
  }
  return offered;
}

NewGameOffer::Values valuesOffered(const egizia::Edition& edition) {
  const auto assumed = std::ranges::count(edition.printed, egizia::Provenance::assumed,
                                          &egizia::PrintedValue::provenance);
  return {edition.id, edition.checksum,
          words::fromUtf8(edition.name.empty() ? edition.id : edition.name),
          static_cast<int>(assumed)};
}

bool canSit(const std::vector<record::Seat>& players) {
  const int count = static_cast<int>(players.size());
  return count >= egizia::Rules::seats.least && count <= egizia::Rules::seats.most &&
         std::ranges::all_of(players, [](const record::Seat& seat) {
           return record::findName(egizia::playerColours, seat.colour).has_value();
         });
}

} // namespace

NewGameOffer egiziaOffer(const GameShelf& shelf) {
  NewGameOffer offer;
  offer.seats = egizia::Rules::seats;
  for (const std::string_view colour : egizia::playerColours) {
    offer.colours.push_back({std::string(colour), words::playerColour(colour)});
  }
  offer.options = optionsOffered();
  offer.bids = static_cast<int>(words::Option::seatBids);
  for (std::size_t i = 0; i < egizia::profileNames.size(); ++i) {
    offer.profiles.push_back(profileOffered(static_cast<egizia::Profile>(i)));
  }
  offer.usualProfile = static_cast<int>(egizia::Rules::usualProfile);
  for (const auto& edition : editionsOn<egizia::Rules>(shelf)) {
    offer.values.push_back(valuesOffered(*edition));
  }
  return offer;
}

egizia::RecordHeader headerOf(const NewGameChoice& choice) {
  egizia::RecordHeader header;
  const auto profile = record::findName(egizia::profileNames, choice.profile);
  if (profile) header.profile = static_cast<egizia::Profile>(*profile);
  header.options = egizia::optionsOf(header.profile);
  for (const egizia::OptionKey& key : egizia::optionKeys()) {
    const auto chosen = choice.options.find(std::string(key.key));
    if (chosen == choice.options.end()) continue;
    const auto value = record::findName(wordsOf(key), chosen->second);
    if (value) egizia::setOption(header.options, key, *value);
  }
  if (canSit(choice.players)) header.players = choice.players;
  header.editionId = choice.editionId;
  header.editionChecksum = choice.editionChecksum;
  header.date = choice.date;
  header.title = choice.title;
  return header;
}

NewGameChoice choiceOf(const egizia::RecordHeader& header) {
  NewGameChoice choice;
  choice.players = header.players;
  choice.profile = egizia::profileNames[static_cast<std::size_t>(header.profile)];
  for (const egizia::OptionKey& key : egizia::optionKeys()) {
    const std::size_t value = egizia::optionValue(header.options, key);
    if (value == egizia::optionValue(egizia::optionsOf(header.profile), key)) continue;
    choice.options[std::string(key.key)] = wordsOf(key)[value];
  }
  choice.editionId = header.editionId;
  choice.editionChecksum = header.editionChecksum;
  choice.date = header.date;
  choice.title = header.title;
  return choice;
}

std::unique_ptr<GameSession> beginEgizia(const NewGameChoice& choice, const GameShelf& shelf) {
  const EditionsOf<egizia::Rules> editions = editionsOn<egizia::Rules>(shelf);
  const record::EditionName name{choice.editionId, choice.editionChecksum};
  const auto fits = [&](const auto& edition) { return name.fits(*edition); };
  const auto edition = std::ranges::find_if(editions, fits);
  egizia::GameRecord record;
  record.header = headerOf(choice);
  return std::make_unique<EgiziaSession>(std::move(record), *edition);
}

} // namespace nilometer::ui
