// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/position/position_keeping.h"

#include "engine/egizia/file/entry_names.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::PositionEntered;

namespace {

static_assert(egizia::enteredRows.size() ==
              static_cast<std::size_t>(PositionRow::permanentCards) + 1);

/// A document holds lines; what was pasted into a field may hold anything.
std::string lineOf(QString text) {
  for (QChar& letter : text) {
    if (!letter.isPrint() && !letter.isSurrogate()) letter = u' ';
  }
  return text.toStdString();
}

PositionEntered::Cell& cellFor(std::map<PositionCell, PositionEntered::Cell>& cells,
                               const PositionCell& at) {
  PositionEntered::Cell& cell = cells[at];
  cell.row = static_cast<std::size_t>(at.row);
  cell.part = at.part;
  cell.player = at.player;
  return cell;
}

egizia::PositionDocument::Field cardOf(const PositionCard& card, PositionRow row,
                                       const egizia::Edition& edition) {
  if (card.index == PositionCard::startField) {
    return {std::string(egizia::startFieldName), card.improved};
  }
  const auto index = static_cast<std::size_t>(card.index);
  const bool sphinx = row == PositionRow::sphinx;
  return {sphinx ? edition.sphinxCards[index].id : edition.cardNames[index], card.improved};
}

PositionCard cardIn(const egizia::PositionDocument::Field& card, PositionRow row,
                    const egizia::Edition& edition) {
  const bool sphinx = row == PositionRow::sphinx;
  const auto index = sphinx ? egizia::findSphinxCard(edition, card.card)
                            : egizia::findCardName(edition, card.card);
  return {index ? static_cast<int>(*index) : PositionCard::startField, card.improved};
}

} // namespace

PositionEntered enteredOf(const PositionEntry& entry, const egizia::Edition& edition, bool scored) {
  PositionEntered entered;
  entered.scored = scored;
  entered.edition = {edition.id, edition.checksum};
  entered.profile = entry.profile;
  entered.options = entry.options;
  entered.date = entry.date.toStdString();
  entered.title = lineOf(entry.title);
  entered.seats = entry.seats;
  for (auto& seat : entered.seats) {
    if (!entry.options.seatBids) seat.bid = 0;
  }
  entered.everything = entry.depth == PositionDepth::everything;
  std::map<PositionCell, PositionEntered::Cell> cells;
  for (const auto& [at, text] : entry.texts) cellFor(cells, at).text = lineOf(text);
  for (const auto& [at, cards] : entry.cards) {
    for (const PositionCard& card : cards) {
      cellFor(cells, at).cards.push_back(cardOf(card, at.row, edition));
    }
  }
  for (const PositionCell& at : entry.switched) cellFor(cells, at).switched = true;
  for (auto& [at, cell] : cells) entered.cells.push_back(std::move(cell));
  return entered;
}

PositionEntry entryOf(const PositionEntered& entered, const egizia::Edition& edition) {
  PositionEntry entry;
  entry.profile = entered.profile;
  entry.options = entered.options;
  entry.date = words::fromUtf8(entered.date);
  entry.title = words::fromUtf8(entered.title);
  entry.seats = entered.seats;
  entry.depth = entered.everything ? PositionDepth::everything : PositionDepth::needed;
  for (const PositionEntered::Cell& cell : entered.cells) {
    const PositionCell at{static_cast<PositionRow>(cell.row), static_cast<std::uint8_t>(cell.part),
                          static_cast<table::Player>(cell.player)};
    if (!cell.text.empty()) entry.texts[at] = words::fromUtf8(cell.text);
    for (const auto& card : cell.cards) {
      entry.cards[at].push_back(cardIn(card, at.row, edition));
    }
    if (cell.switched) entry.switched.insert(at);
  }
  return entry;
}

bool isEmpty(const PositionEntry& entry) {
  return entry.texts.empty() && entry.cards.empty() && entry.switched.empty() &&
         entry.title.isEmpty();
}

} // namespace nilometer::ui
