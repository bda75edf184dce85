// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/effects.h"
#include "ui/saqqara/action_bar/key_bindings.h"
#include "ui/saqqara/action_bar/strip_words.h"
#include "ui/saqqara/draft/draft.h"
#include "ui/saqqara/session/saqqara_rereading.h"
#include "ui/saqqara/session/saqqara_session.h"
#include "ui/table/view/drafted_view.h"

#include <span>

namespace nilometer::text {
struct GoodsMove;
} // namespace nilometer::text

namespace nilometer::saqqara {

class BoardView;
class PlayersView;

/// What its table is made of.
struct TableParts {
  using Session = saqqara::Session;
  using Rereading = saqqara::Rereading;
  using KeyBindings = saqqara::KeyBindings;
  using Board = BoardView;
  using Players = PlayersView;
};

/// The table of a game of Saqqara.
class View : public ui::DraftedView<TableParts> {
public:
  /// `session` is not owned and outlives the view.
  explicit View(Session& session, QWidget* parent = nullptr);
  static constexpr auto phaseLook = saqqara::phaseLook;

private:
  [[nodiscard]] ui::PhaseLook lookAt(const table::GameClock& clock) const override {
    return phaseLook(clock);
  }
  [[nodiscard]] ui::Prompt asksNow() const override { return promptOf(m_session, m_draft); }
  [[nodiscard]] std::vector<ui::QuestionRow> rows(bool allPlaces) const override {
    return rowsOf(m_session, m_draft, m_keys, allPlaces);
  }
  [[nodiscard]] KeyBindings keysNow() const override {
    return {m_session.game(), table(), m_draft};
  }
  [[nodiscard]] QString textOf(Move move) const override { return moveText(move); }
  [[nodiscard]] bool ends(Move move) const override { return endsTurn(move); }
  [[nodiscard]] table::Verdict doubtsOf(const Entry& entry) const override {
    return doubts(m_session.game(), table(), entry);
  }
  [[nodiscard]] std::optional<table::PrintedPlace> reads() const override {
    return readNow(m_draft.work());
  }
  [[nodiscard]] std::vector<ui::MovePart>
  partsOf(std::span<const table::Effect> effects) const override {
    return moveParts(m_session, effects);
  }
  [[nodiscard]] std::vector<ui::PhaseColumn>
  sharesIn(const table::EffectsView& moves) const override {
    return sharesOf(m_session, moves);
  }
  [[nodiscard]] int sharedIn(std::span<const ui::PhaseColumn> shares) const override {
    return phaseOf(shares);
  }
  [[nodiscard]] ui::WhyText playerAnswer(Player player) const override;
  void list(const State& table, Options& options) const override {
    listOptions(m_session.game(), table, options);
  }
  [[nodiscard]] ui::Guide guideAt(ui::PromptLevel level) const override;
  void showParts(const ui::Seats& seats) override;
  void fly() override;
  [[nodiscard]] QString question() const override;
  /// The entry as it is, and with all pyramids also before it is said who begins (SET-3), and a
  /// theft that nobody can be robbed by.
  [[nodiscard]] std::optional<Entry> judged() const override;
  [[nodiscard]] bool isLastReading() const override { return table().phase == Phase::final; }
  /// A threshold card that was read wrongly is read again, in the entry that has read it.
  void putRight(const ui::PlaceId& place) override;
  [[nodiscard]] ui::WhyText placeAnswer(const ui::Place& place) const override;

  // What was entered is seen on its way.
  void moveGoods(const text::GoodsMove& move);
  void movePiece(const table::Effect& effect);
  [[nodiscard]] ui::Flights::End placeEnd(BoardPlace what, int number, int part = 0) const;
  [[nodiscard]] ui::Flights::End spotEnd(const Spot& spot, Good good) const;

  Player m_sailing = noPlayer; ///< whose boat is on its way
};

} // namespace nilometer::saqqara

// Made once, in saqqara_view.cpp.
extern template class nilometer::ui::DraftedView<nilometer::saqqara::TableParts>;
