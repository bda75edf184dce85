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
  static constexpr auto phaseLook = saqqara::phaseLook;
  static constexpr int (*phaseOf)(std::span<const ui::PhaseColumn>) = saqqara::phaseOf;
};

/// The table of a game of Saqqara.
class View : public ui::DraftedView<TableParts> {
public:
  /// `session` is not owned and outlives the view.
  explicit View(Session& session, QWidget* parent = nullptr);

private:
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
