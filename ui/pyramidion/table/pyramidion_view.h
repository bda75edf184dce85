// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/effects.h"
#include "ui/pyramidion/action_bar/key_bindings.h"
#include "ui/pyramidion/action_bar/strip_words.h"
#include "ui/pyramidion/session/pyramidion_rereading.h"
#include "ui/pyramidion/session/pyramidion_session.h"
#include "ui/table/view/drafted_view.h"

namespace nilometer::pyramidion {

class BoardView;
class PlayersView;

/// What its table is made of.
struct TableParts {
  using Session = pyramidion::Session;
  using KeyBindings = pyramidion::KeyBindings;
  using Board = BoardView;
  using Players = PlayersView;
  using Rereading = pyramidion::Rereading;
};

/// The table of a game of Pyramidion.
class View : public ui::DraftedView<TableParts> {
public:
  /// `session` is not owned and outlives the view.
  explicit View(Session& session, QWidget* parent = nullptr);
  static constexpr auto phaseLook = pyramidion::phaseLook;

private:
  [[nodiscard]] ui::Prompt asksNow() const override { return promptOf(m_session, m_draft); }
  [[nodiscard]] std::optional<table::PrintedPlace> reads() const override {
    return readNow(m_draft.work());
  }
  [[nodiscard]] table::Verdict doubtsOf(const Entry& entry) const override {
    return doubts(m_session.game(), table(), entry);
  }
  [[nodiscard]] ui::PhaseLook lookAt(const table::GameClock& clock) const override {
    return phaseLook(clock);
  }
  [[nodiscard]] std::vector<ui::QuestionRow> rows(bool allPlaces) const override {
    return rowsOf(m_session, m_draft, m_keys, allPlaces);
  }
  [[nodiscard]] std::vector<ui::MovePart>
  partsOf(std::span<const table::Effect> effects) const override {
    return moveParts(m_session, effects);
  }
  [[nodiscard]] KeyBindings keysNow() const override { return {m_session, m_draft}; }
  [[nodiscard]] QString textOf(Move move) const override { return moveText(move); }
  [[nodiscard]] bool ends(Move move) const override { return endsTurn(move); }
  [[nodiscard]] std::vector<ui::PhaseColumn>
  sharesIn(const table::EffectsView& moves) const override {
    return sharesOf(m_session, moves);
  }
  /// What was resolved or dealt is told in the phase that follows it.
  [[nodiscard]] int sharedIn(std::span<const ui::PhaseColumn> /*shares*/) const override {
    return m_session.clock().phase;
  }
  [[nodiscard]] ui::WhyText playerAnswer(Player player) const override;
  void list(const State& table, Options& options) const override {
    listOptions(m_session.game(), table, options);
  }
  void showParts(const ui::Seats& seats) override;
  void fly() override;
  [[nodiscard]] ui::Guide guideAt(ui::PromptLevel level) const override;
  /// The table of the active site, and a strip of some lines.
  [[nodiscard]] qreal keptBoard(qreal board) const override;
  [[nodiscard]] ui::WhyText placeAnswer(const ui::Place& place) const override;
  /// Of what is no place: the supply, the pyramid, the table of the active site.
  [[nodiscard]] std::optional<ui::WhyText> boardAnswer(const std::optional<QPoint>& where) const;

  /// Where the resources lie that come or go.
  [[nodiscard]] ui::Flights::End endOf(const table::Effect& effect) const;
  void moveTroop(const table::Effect& effect);
};

} // namespace nilometer::pyramidion

// Made once, in pyramidion_view.cpp.
extern template class nilometer::ui::DraftedView<nilometer::pyramidion::TableParts>;
