// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_document.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace nilometer::egizia {

/// An end position that is being entered, by its cells: so tests say and compare it. Which printed
/// values a form names is not taken over.
struct PositionEntered : PositionAbout {
  std::vector<record::Seat> seats;
  bool everything = false;
  std::map<PositionCell, std::string> texts;
  std::map<PositionCell, std::vector<PositionCard>> cards;
  std::set<PositionCell> switched;
  /// Of yes or no the other text is empty: the other answer.
  std::map<PositionCell, record::PositionDispute> disputes;

  PositionEntered() = default;
  PositionEntered(const EnteredPosition& form)
      : PositionAbout(aboutIn(form)), seats(form.seats),
        everything(choiceIn(form, everythingKey) != 0) {
    edition = {};
    for (const auto& [key, text] : form.texts) {
      const PositionCell cell = *cellOf(key);
      if (!isYesNo(cell.row))
        texts[cell] = text;
      else if (isSwitched(form, cell))
        switched.insert(cell);
    }
    for (const auto& [key, names] : form.names) {
      for (const std::string& name : names) {
        const std::size_t sign = name.find('+');
        const int improved = sign == std::string::npos ? 0 : name.back() - '0';
        cards[*cellOf(key)].push_back({name.substr(0, sign), improved});
      }
    }
    for (const auto& [key, dispute] : form.disputes) {
      record::PositionDispute& marked = disputes[*cellOf(key)] = dispute;
      if (isYesNo(cellOf(key)->row) && marked.otherwise) marked.otherwise->clear();
    }
  }

  operator EnteredPosition() const {
    EnteredPosition form;
    form.seats = seats;
    setAbout(form, *this);
    choose(form, everythingKey, everything ? 1 : 0);
    for (const auto& [cell, text] : texts) {
      if (!text.empty()) form.texts[keyOf(cell)] = text;
    }
    for (const PositionCell& cell : switched) form.texts[keyOf(cell)] = switchedText(cell.row);
    for (const auto& [cell, named] : cards) {
      for (const PositionCard& card : named) form.names[keyOf(cell)].push_back(nameOf(card));
    }
    for (const auto& [cell, dispute] : disputes) {
      record::PositionDispute& marked = form.disputes[keyOf(cell)] = dispute;
      if (!isYesNo(cell.row) || !marked.otherwise) continue;
      const bool isNo = (switchedText(cell.row) == record::noText) != switched.contains(cell);
      marked.otherwise = isNo ? record::noText : record::yesText;
    }
    return form;
  }

  [[nodiscard]] std::vector<PositionCard> cardsIn(const PositionCell& cell) const {
    const auto named = cards.find(cell);
    return named == cards.end() ? std::vector<PositionCard>() : named->second;
  }
  friend bool operator==(const PositionEntered&, const PositionEntered&) = default;
  friend bool operator==(const EnteredPosition& form, const PositionEntered& entered) {
    return form == static_cast<EnteredPosition>(entered);
  }
};

} // namespace nilometer::egizia

namespace nilometer::ui {
using egizia::PositionEntered;
} // namespace nilometer::ui
