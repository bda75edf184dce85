// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/egizia_form.h"

#include "engine/egizia/file/options_json.h"
#include "engine/record/find_name.h"

#include <algorithm>
#include <sstream>

namespace nilometer::ui {

namespace {

constexpr std::string_view profileKey = "profile";
constexpr std::string_view everythingKey = "everything";
constexpr std::string_view lettersKey = ".letters"; ///< behind a cell: of a card that is half named
constexpr std::string_view switchedKey = ".switched";

std::optional<PositionCell> cellOf(std::string_view key) {
  const std::size_t part = key.find('.');
  const std::size_t player = key.find('.', part + 1);
  if (part == std::string_view::npos || player == std::string_view::npos) return std::nullopt;
  const auto row = record::findName(egizia::enteredRows, key.substr(0, part));
  if (!row) return std::nullopt;
  const auto number = [&](std::size_t from, std::size_t to) {
    return static_cast<std::uint8_t>(std::stoi(std::string(key.substr(from + 1, to - from - 1))));
  };
  return PositionCell{static_cast<PositionRow>(*row), number(part, player),
                      number(player, key.size())};
}

std::string textOf(const std::vector<PositionCard>& cards) {
  std::ostringstream text;
  for (const PositionCard& card : cards) text << card.index << ' ' << card.improved << ' ';
  return text.str();
}

std::vector<PositionCard> cardsOf(const std::string& text) {
  std::istringstream numbers(text);
  std::vector<PositionCard> cards;
  for (PositionCard card; numbers >> card.index >> card.improved;) cards.push_back(card);
  return cards;
}

} // namespace

std::string keyOf(const PositionCell& cell) {
  return std::string(egizia::enteredRows[static_cast<std::size_t>(cell.row)]) + '.' +
         std::to_string(cell.part) + '.' + std::to_string(cell.player);
}

PositionForm formOf(const PositionEntered& entry, const record::EditionName& edition) {
  PositionForm form{.seats = entry.seats,
                    .texts = {},
                    .title = entry.title,
                    .date = entry.date,
                    .values = edition};
  form.choices.emplace(profileKey, std::to_string(static_cast<int>(entry.profile)));
  if (entry.everything) form.choices.emplace(everythingKey, "yes");
  const egizia::RuleOptions usual = egizia::optionsOf(entry.profile);
  for (const auto& option : egizia::optionKeys()) {
    const std::size_t value = option.value(entry.options);
    if (value == option.value(usual)) continue;
    form.choices[std::string(option.key)] = std::to_string(value);
  }
  for (const auto& [cell, text] : entry.texts) {
    if (!text.empty()) form.texts[keyOf(cell).append(isCards(cell.row) ? lettersKey : "")] = text;
  }
  for (const auto& [cell, cards] : entry.cards) {
    if (!cards.empty()) form.texts[keyOf(cell)] = textOf(cards);
  }
  for (const PositionCell& cell : entry.switched) {
    form.texts[keyOf(cell).append(switchedKey)] = "yes";
  }
  for (const auto& [cell, dispute] : entry.disputes) form.disputes[keyOf(cell)] = dispute;
  return form;
}

PositionEntered enteredIn(const PositionForm& form) {
  PositionEntered entry;
  entry.seats = form.seats;
  entry.title = form.title;
  entry.date = form.date;
  const auto profile = form.choices.find(std::string(profileKey));
  if (profile != form.choices.end()) {
    entry.profile = static_cast<egizia::Profile>(std::stoi(profile->second));
  }
  entry.options = egizia::optionsOf(entry.profile);
  for (const auto& option : egizia::optionKeys()) {
    const auto value = form.choices.find(std::string(option.key));
    if (value != form.choices.end()) option.set(entry.options, std::stoul(value->second));
  }
  entry.everything = form.choices.contains(std::string(everythingKey));
  for (const auto& [key, text] : form.texts) {
    const std::string_view whole = key;
    const bool isLetters = whole.ends_with(lettersKey);
    const bool isSwitched = whole.ends_with(switchedKey);
    const std::size_t behind = isLetters ? lettersKey.size() : isSwitched ? switchedKey.size() : 0;
    const auto cell = cellOf(whole.substr(0, whole.size() - behind));
    if (!cell) continue;
    if (isSwitched)
      entry.switched.insert(*cell);
    else if (isCards(cell->row) && !isLetters)
      entry.cards[*cell] = cardsOf(text);
    else
      entry.texts[*cell] = text;
  }
  for (const auto& [key, dispute] : form.disputes) {
    if (const auto cell = cellOf(key)) entry.disputes[*cell] = dispute;
  }
  return entry;
}

} // namespace nilometer::ui
