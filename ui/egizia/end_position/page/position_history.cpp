// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/position_history.h"

#include "ui/egizia/end_position/card_finder.h"
#include "ui/egizia/end_position/position_asked.h"
#include "ui/egizia/end_position/position_words.h"
#include "ui/text/phrase.h"
#include "ui/text/shown_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <utility>

namespace nilometer::ui {

using text::fill;
using What = PositionChange::What;

namespace {

struct StepNames {
  Q_DECLARE_TR_FUNCTIONS(PositionHistory)
};

/// The first key that is in one of two maps or sets only, or has another value there.
template <class Map> std::optional<PositionCell> firstDifference(const Map& one, const Map& other) {
  const auto [at, otherAt] = std::ranges::mismatch(one, other);
  const auto key = [](const auto& element) -> const PositionCell& {
    if constexpr (requires { element.first; })
      return element.first;
    else
      return element;
  };
  if (at == one.end() && otherAt == other.end()) return std::nullopt;
  if (at == one.end()) return key(*otherAt);
  if (otherAt == other.end()) return key(*at);
  return std::min(key(*at), key(*otherAt));
}

PositionChange cardChange(const PositionCell& cell, const PositionState& before,
                          const PositionState& after) {
  const std::vector<PositionCard> was = before.entry.cardsIn(cell);
  const std::vector<PositionCard> is = after.entry.cardsIn(cell);
  const bool added = is.size() > was.size();
  const auto& more = added ? is : was;
  const auto at = std::ranges::mismatch(more, added ? was : is).in1;
  return {.what = added ? What::cardAdded : What::cardRemoved,
          .cell = cell,
          .player = cell.player,
          .card = at == more.end() ? PositionCard{} : *at};
}

PositionChange seatChange(const PositionEntered& before, const PositionEntered& after) {
  if (before.seats.size() != after.seats.size()) return {.what = What::players};
  const auto of = [&](What what, auto member) -> std::optional<PositionChange> {
    const auto at = std::ranges::mismatch(before.seats, after.seats, {}, member, member).in1;
    if (at == before.seats.end()) return std::nullopt;
    return PositionChange{.what = what,
                          .player = static_cast<table::Player>(at - before.seats.begin())};
  };
  using Seat = egizia::RecordHeader::Seat;
  if (const auto name = of(What::name, &Seat::name)) return *name;
  if (const auto colour = of(What::colour, &Seat::colour)) return *colour;
  return of(What::bid, &Seat::bid).value_or(PositionChange{});
}

QString cardText(const PositionChange& change, const PositionState& state) {
  for (const CardOffer& offer : offersFor(change.cell.row, state.entry, *state.edition)) {
    if (offer.card == change.card) return offer.text;
  }
  return {};
}

} // namespace

bool PositionChange::goesOn(const PositionChange& before) const {
  if (what != before.what || cell != before.cell || player != before.player) return false;
  return what == What::text || what == What::name || what == What::bid || what == What::title ||
         what == What::day;
}

PositionChange changeBetween(const PositionState& before, const PositionState& after) {
  const PositionEntered& was = before.entry;
  const PositionEntered& is = after.entry;
  if (before.position != after.position) return {.what = What::newPosition};
  if (before.edition->id != after.edition->id ||
      before.edition->checksum != after.edition->checksum) {
    return {.what = What::values};
  }
  if (was.seats != is.seats) return seatChange(was, is);
  if (was.profile != is.profile || was.options != is.options) return {.what = What::rules};
  if (was.title != is.title) return {.what = What::title};
  if (was.date != is.date) return {.what = What::day};
  if (was.everything != is.everything) return {.what = What::everything};
  // Settling it the other way changes the value, too.
  if (const auto cell = firstDifference(was.disputes, is.disputes)) {
    const What what = is.disputes.contains(*cell) ? What::disputed : What::settled;
    return {.what = what, .cell = *cell, .player = cell->player};
  }
  if (const auto cell = firstDifference(was.texts, is.texts)) {
    return {.what = What::text, .cell = *cell, .player = cell->player};
  }
  if (const auto cell = firstDifference(was.cards, is.cards)) {
    return cardChange(*cell, before, after);
  }
  if (const auto cell = firstDifference(was.switched, is.switched)) {
    return {.what = What::yesNo, .cell = *cell, .player = cell->player};
  }
  return {};
}

QString changeName(const PositionChange& change, const PositionState& before,
                   const PositionState& after) {
  text::Table table = tableOf(after.entry, *after.edition);
  // A long name must not push aside what was entered.
  table.playerNames = text::ShownNames(table.playerNames).shown;
  const auto seat = [&]() -> const egizia::RecordHeader::Seat& {
    return after.entry.seats[change.player];
  };
  const auto stands = [&] {
    return positionNamed(positionPlace(change.cell, table),
                         positionValue(after.entry, change.cell, *after.edition));
  };
  switch (change.what) {
  case What::nothing: break;
  case What::newPosition: return StepNames::tr("New end position");
  case What::values:
    return positionNamed(StepNames::tr("Printed values"), text::fromUtf8(after.edition->name));
  case What::players: return StepNames::tr("%n player(s)", nullptr, after.entry.players());
  case What::name:
    return positionNamed(
        fill(StepNames::tr("Name of player %1"), {text::number(change.player + 1)}),
        text::fromUtf8(seat().name));
  case What::colour:
    return positionNamed(
        fill(StepNames::tr("Colour of player %1"), {text::number(change.player + 1)}),
        text::playerColour(seat().colour));
  case What::bid:
    return positionNamed(fill(StepNames::tr("Bid of player %1"), {text::number(change.player + 1)}),
                         text::halves(seat().bid));
  case What::rules:
    //: The set of rules that was played by.
    return positionNamed(StepNames::tr("Rules"), text::profileName(after.entry.profile));
  case What::title: return positionNamed(StepNames::tr("Title"), text::fromUtf8(after.entry.title));
  case What::day: return positionNamed(StepNames::tr("Day"), text::fromUtf8(after.entry.date));
  case What::everything:
    return after.entry.everything ? StepNames::tr("Everything is asked for")
                                  : StepNames::tr("Only what can matter is asked for");
  case What::text:
    return positionNamed(positionPlace(change.cell, table), textIn(after.entry, change.cell));
  case What::cardAdded:
    //: %1: "Red, Sphinx cards"; %2: the card
    return fill(StepNames::tr("%1: added %2"),
                {positionPlace(change.cell, table), cardText(change, after)});
  case What::cardRemoved:
    return fill(StepNames::tr("%1: taken away %2"),
                {positionPlace(change.cell, table), cardText(change, before)});
  case What::yesNo: return stands();
  case What::disputed:
    //: %1: what is disputed: "Red, Stones left: 7"
    return fill(StepNames::tr("Disputed: %1"), {stands()});
  case What::settled:
    //: %1: what is not disputed any more: "Red, Stones left: 7"
    return fill(StepNames::tr("Settled: %1"), {stands()});
  }
  return {};
}

void PositionHistory::add(PositionState state) {
  const PositionChange change = changeBetween(now(), state);
  if (change.what == What::nothing) return;
  const bool wasTyping = std::exchange(m_isTyping, true);
  if (wasTyping && m_steps.isFresh()) {
    const PositionState& before = m_steps.steps()[m_steps.undone().parent].state;
    if (change.goesOn(changeBetween(before, now()))) {
      const bool isBack = changeBetween(before, state).what == What::nothing;
      m_steps.forgetLast();
      if (isBack) return;
    }
  }
  m_steps.add({.state = std::move(state)});
}

bool PositionHistory::hasJustBegun() const {
  const auto step = undoStep();
  return step && m_steps.steps()[*step].state.position != now().position;
}

std::optional<std::size_t> PositionHistory::undoStep() const {
  if (!m_steps.canUndo()) return std::nullopt;
  return m_steps.undone().parent;
}

std::optional<std::size_t> PositionHistory::redoStep() const {
  if (!m_steps.canRedo()) return std::nullopt;
  return m_steps.steps()[m_steps.now()].next;
}

QString PositionHistory::nameOf(const Step& step) const {
  const Step& before = m_steps.steps()[step.parent];
  if (&before == &step) {
    //: where the list of everything that was done begins
    return StepNames::tr("Beginning");
  }
  return changeName(changeBetween(before.state, step.state), before.state, step.state);
}

QString PositionHistory::undoName() const {
  return m_steps.canUndo() ? nameOf(m_steps.undone()) : QString();
}

QString PositionHistory::redoName() const {
  return m_steps.canRedo() ? nameOf(m_steps.redone()) : QString();
}

std::vector<HistoryLine> PositionHistory::lines() const {
  return historyLines(m_steps, [this](const Step& step) { return nameOf(step); });
}

} // namespace nilometer::ui
