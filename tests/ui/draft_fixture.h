// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support.h"

#include "ui/egizia/draft/draft.h"

/// A draft on a table that a test has arranged, and what it asks and offers in short.
namespace nilometer::test {

using ui::Ask;
using ui::Draft;
using ui::Move;
using ui::Offer;
using ui::Progress;
using Ids = QList<int>;

class Drafting {
public:
  /// Begins a draft on the table as it is now. The table outlives it.
  explicit Drafting(const Table& table) : m_table(table) {
    listOptions(table.game, table.state, options);
    draft.begin({{&table.game, &table.state, &options}});
  }
  Drafting(const Drafting&) = delete;
  Drafting& operator=(const Drafting&) = delete;

  Options options;
  Draft draft;

  [[nodiscard]] const ui::Question* question(Ask ask, int about = 0) const {
    for (const ui::Question& question : draft.questions()) {
      if (question.ask == ask && question.about == about) return &question;
    }
    return nullptr;
  }
  [[nodiscard]] bool asks(Ask ask, int about = 0) const { return question(ask, about) != nullptr; }
  /// The questions that are asked, in order.
  [[nodiscard]] QList<Ask> asked() const {
    QList<Ask> all;
    for (const ui::Question& question : draft.questions()) all << question.ask;
    return all;
  }
  [[nodiscard]] Ids all(Ask ask, int about = 0) const {
    return ids(ask, about, [](const ui::Choice&) { return true; });
  }
  [[nodiscard]] Ids open(Ask ask, int about = 0) const {
    return ids(ask, about, [](const ui::Choice& choice) { return choice.open; });
  }
  [[nodiscard]] Ids chosen(Ask ask, int about = 0) const {
    return ids(ask, about, [](const ui::Choice& choice) { return choice.chosen; });
  }
  [[nodiscard]] const Offer& offer(std::uint8_t stop, std::uint8_t space = noSpace) const {
    return ui::offerAt(draft.offers(), ui::stopId(stop, space));
  }
  [[nodiscard]] const Offer& offer(Building building, int cell) const {
    return ui::offerAt(draft.offers(), ui::cellId(building, cell));
  }
  [[nodiscard]] const ui::Action* action(Move move, CardKind card = CardKind::stones6) const {
    for (const ui::Action& action : draft.actions()) {
      if (action.move == move && (move != Move::play || action.card == card)) return &action;
    }
    return nullptr;
  }
  Progress start(Move move, CardKind card = CardKind::stones6) {
    const ui::Action* found = action(move, card);
    if (found == nullptr) return Progress::ignored;
    const ui::Action copy = *found;
    return draft.start(copy);
  }

  /// What Enter would enter, as that kind of entry; a default one if it is another or none.
  template <class T> [[nodiscard]] T entry() const {
    const std::optional<Entry> made = draft.entry();
    return made && std::holds_alternative<T>(*made) ? std::get<T>(*made) : T{};
  }
  template <class T> [[nodiscard]] bool proposes() const {
    const std::optional<Entry> made = draft.entry();
    return made && std::holds_alternative<T>(*made);
  }
  /// The rules that what Enter enters would break; "nothing" if Enter enters nothing.
  [[nodiscard]] QString refusal() const {
    const std::optional<Entry> made = draft.entry();
    return made ? m_table.refusal(*made) : u"nothing"_s;
  }

private:
  template <class Which> Ids ids(Ask ask, int about, Which which) const {
    Ids list;
    const ui::Question* found = question(ask, about);
    if (found == nullptr) return list;
    for (const ui::Choice& choice : found->choices) {
      if (which(choice)) list << choice.id;
    }
    return list;
  }

  const Table& m_table;
};

[[nodiscard]] constexpr int id(auto value) {
  return static_cast<int>(value);
}

} // namespace nilometer::test
