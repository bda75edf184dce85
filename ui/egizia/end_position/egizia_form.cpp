// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/egizia_form.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/options_json.h"
#include "engine/egizia/game_rules.h"
#include "engine/record/find_name.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr char improvedSign = '+';

/// Nothing where the edition does not have it.
std::optional<PositionCard> cardOf(const std::string& name, PositionRow row,
                                   const egizia::Edition& edition) {
  const auto isCard = [&](const std::string& id) {
    if (row == PositionRow::sphinx) return findSphinxCard(edition, id).has_value();
    return id == egizia::startFieldName || findCardName(edition, id).has_value();
  };
  if (isCard(name)) return PositionCard{name, 0};
  if (name.size() < 2 || name[name.size() - 2] != improvedSign) return std::nullopt;
  PositionCard card{name.substr(0, name.size() - 2), name.back() - '0'};
  return isCard(card.card) ? std::optional(std::move(card)) : std::nullopt;
}

const auto& optionOf(std::string_view key) {
  return *std::ranges::find(egizia::optionKeys(), key, [](const auto& each) { return each.key; });
}

egizia::Profile profileIn(const PositionForm& form) {
  return static_cast<egizia::Profile>(choiceIn(form, profileKey));
}

/// How a field of yes or no is answered that is not as proposed.
std::string_view switchedText(PositionRow row) {
  return row == PositionRow::sell ? noText : yesText;
}

} // namespace

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

std::string keyOf(const PositionCell& cell) {
  return std::string(egizia::enteredRows[static_cast<std::size_t>(cell.row)]) + '.' +
         std::to_string(cell.part) + '.' + std::to_string(cell.player);
}

std::string nameOf(const PositionCard& card) {
  return card.improved == 0 ? card.card : card.card + improvedSign + std::to_string(card.improved);
}

std::size_t choiceIn(const PositionForm& form, std::string_view key) {
  const auto chosen = form.choices.find(std::string(key));
  if (chosen != form.choices.end()) return std::stoul(chosen->second);
  if (key == everythingKey) return 0;
  if (key == profileKey) return static_cast<std::size_t>(egizia::Rules::usualProfile);
  return optionOf(key).value(egizia::optionsOf(profileIn(form)));
}

void choose(PositionForm& form, std::string_view key, std::size_t value) {
  if (key == profileKey) {
    std::erase_if(form.choices, [](const auto& choice) { return choice.first != everythingKey; });
  }
  form.choices.erase(std::string(key));
  if (value != choiceIn(form, key)) form.choices[std::string(key)] = std::to_string(value);
}

PositionForm formOf(const PositionEntered& entry, const egizia::Edition& edition) {
  PositionForm form{.seats = entry.seats,
                    .texts = {},
                    .title = entry.title,
                    .date = entry.date,
                    .values = {edition.id, edition.checksum}};
  choose(form, everythingKey, entry.everything ? 1 : 0);
  choose(form, profileKey, static_cast<std::size_t>(entry.profile));
  for (const auto& option : egizia::optionKeys()) {
    choose(form, option.key, option.value(entry.options));
  }
  for (const auto& [cell, text] : entry.texts) {
    if (!text.empty()) form.texts[keyOf(cell)] = text;
  }
  for (const auto& [cell, cards] : entry.cards) {
    for (const PositionCard& card : cards) form.names[keyOf(cell)].push_back(nameOf(card));
  }
  for (const PositionCell& cell : entry.switched) form.texts[keyOf(cell)] = switchedText(cell.row);
  for (const auto& [cell, dispute] : entry.disputes) {
    record::PositionDispute& marked = form.disputes[keyOf(cell)] = dispute;
    if (!isYesNo(cell.row) || !dispute.otherwise) continue;
    // The other answer than the one that stands there.
    const bool isSwitched = entry.switched.contains(cell);
    const bool isNo = (switchedText(cell.row) == noText) != isSwitched;
    marked.otherwise = isNo ? noText : yesText;
  }
  return form;
}

PositionEntered enteredIn(const PositionForm& form, const egizia::Edition& edition) {
  PositionEntered entry;
  entry.seats = form.seats;
  entry.title = form.title;
  entry.date = form.date;
  entry.profile = profileIn(form);
  entry.options = egizia::optionsOf(entry.profile);
  for (const auto& option : egizia::optionKeys()) {
    option.set(entry.options, choiceIn(form, option.key));
  }
  entry.everything = choiceIn(form, everythingKey) != 0;
  for (const auto& [key, text] : form.texts) {
    const auto cell = cellOf(key);
    if (!cell) continue;
    if (!isYesNo(cell->row))
      entry.texts[*cell] = text;
    else if (text == switchedText(cell->row))
      entry.switched.insert(*cell);
  }
  for (const auto& [key, names] : form.names) {
    const auto cell = cellOf(key);
    if (!cell) continue;
    for (const std::string& name : names) {
      if (const auto card = cardOf(name, cell->row, edition)) entry.cards[*cell].push_back(*card);
    }
  }
  for (const auto& [key, dispute] : form.disputes) {
    const auto cell = cellOf(key);
    if (!cell) continue;
    record::PositionDispute& marked = entry.disputes[*cell] = dispute;
    if (isYesNo(cell->row) && marked.otherwise) marked.otherwise->clear();
  }
  return entry;
}

} // namespace nilometer::ui
