// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of an end position that is being entered, by their keys.
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/options_json.h"
#include "engine/egizia/file/position_document.h"
#include "engine/egizia/game_rules.h"

#include <algorithm>

namespace nilometer::egizia {

namespace {

constexpr char improvedSign = '+';

/// Nothing where the edition does not have it.
std::optional<PositionCard> cardOf(const std::string& name, PositionRow row,
                                   const Edition& edition) {
  const auto isCard = [&](const std::string& id) {
    if (row == PositionRow::sphinx) return findSphinxCard(edition, id).has_value();
    return id == startFieldName || findCardName(edition, id).has_value();
  };
  if (isCard(name)) return PositionCard{name, 0};
  if (name.size() < 2 || name[name.size() - 2] != improvedSign) return std::nullopt;
  const PositionCard card{name.substr(0, name.size() - 2), name.back() - '0'};
  return isCard(card.card) ? std::optional(card) : std::nullopt;
}

Profile profileIn(const EnteredPosition& entered) {
  return static_cast<Profile>(choiceIn(entered, profileKey));
}

} // namespace

std::string keyOf(const PositionCell& cell) {
  return std::string(enteredRows[static_cast<std::size_t>(cell.row)]) + '.' +
         std::to_string(cell.part) + '.' + std::to_string(cell.player);
}

std::optional<PositionCell> cellOf(std::string_view key) {
  const std::size_t part = key.find('.');
  const std::size_t player = key.find('.', part + 1);
  if (part == std::string_view::npos || player == std::string_view::npos) return std::nullopt;
  const auto row = record::findName(enteredRows, key.substr(0, part));
  if (!row) return std::nullopt;
  const auto number = [&](std::size_t from, std::size_t to) {
    return static_cast<std::uint8_t>(std::stoi(std::string(key.substr(from + 1, to - from - 1))));
  };
  return PositionCell{static_cast<PositionRow>(*row), number(part, player),
                      number(player, key.size())};
}

std::string nameOf(const PositionCard& card) {
  return card.improved == 0 ? card.card : card.card + improvedSign + std::to_string(card.improved);
}

std::vector<PositionCard> cardsIn(const EnteredPosition& entered, const PositionCell& cell,
                                  const Edition& edition) {
  std::vector<PositionCard> cards;
  const auto named = entered.names.find(keyOf(cell));
  if (named == entered.names.end()) return cards;
  for (const std::string& name : named->second) {
    if (const auto card = cardOf(name, cell.row, edition)) cards.push_back(*card);
  }
  return cards;
}

std::string_view switchedText(PositionRow row) {
  return row == PositionRow::sell ? record::noText : record::yesText;
}

bool isSwitched(const EnteredPosition& entered, const PositionCell& cell) {
  const auto answer = entered.texts.find(keyOf(cell));
  return isYesNo(cell.row) && answer != entered.texts.end() &&
         answer->second == switchedText(cell.row);
}

std::size_t choiceIn(const EnteredPosition& entered, std::string_view key) {
  const auto chosen = entered.choices.find(std::string(key));
  if (chosen != entered.choices.end()) return std::stoul(chosen->second);
  if (key == everythingKey) return 0;
  if (key == profileKey) return static_cast<std::size_t>(Rules::usualProfile);
  const auto option = std::ranges::find(optionKeys(), key, &record::OptionKey<RuleOptions>::key);
  return option->value(optionsOf(profileIn(entered)));
}

void choose(EnteredPosition& entered, std::string_view key, std::size_t value) {
  if (key == profileKey) {
    std::erase_if(entered.choices,
                  [](const auto& choice) { return choice.first != everythingKey; });
  }
  entered.choices.erase(std::string(key));
  if (value != choiceIn(entered, key)) entered.choices[std::string(key)] = std::to_string(value);
}

PositionAbout aboutIn(const EnteredPosition& entered) {
  PositionAbout about{entered.values, profileIn(entered), {}, entered.date, entered.title};
  about.options = optionsOf(about.profile);
  for (const auto& option : optionKeys()) {
    const auto chosen = entered.choices.find(std::string(option.key));
    if (chosen != entered.choices.end()) option.set(about.options, std::stoul(chosen->second));
  }
  return about;
}

void setAbout(EnteredPosition& entered, const PositionAbout& about) {
  entered.values = about.edition;
  entered.date = about.date;
  entered.title = about.title;
  choose(entered, profileKey, static_cast<std::size_t>(about.profile));
  for (const auto& option : optionKeys()) {
    choose(entered, option.key, option.value(about.options));
  }
}

} // namespace nilometer::egizia
