// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/saqqara/draft/draft.h"
#include "ui/saqqara/session/saqqara_session.h"
#include "ui/saqqara/strip/key_caps.h"
#include "ui/session/real_board_of.h"
#include "ui/table/game_view.h"

namespace nilometer::saqqara {

class BoardView;
class PlayersView;

/// The table of a game of Saqqara. Holds the entry being made and enters it into the session when
/// it is complete.
class View : public ui::GameView {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the view.
  explicit View(Session& session, QWidget* parent = nullptr);

  [[nodiscard]] BoardView& board() const { return *m_board; }
  [[nodiscard]] PlayersView& players() const { return *m_players; }
  [[nodiscard]] const Draft& draft() const { return m_draft; }
  [[nodiscard]] const KeyCaps& keys() const { return m_keys; }
  [[nodiscard]] QWidget& boardPart() const override;
  [[nodiscard]] QWidget& playersPart() const override;
  void setMotion(bool /*on*/) override {}
  /// The table is asked for printed values as entries: no desk is needed.
  void askWith(ui::ValueDesk* /*desk*/) override {}
  [[nodiscard]] Player decides() const override { return m_session.shown().turn; }

  void confirm() override;
  void insist() override;
  void goBack() override;
  [[nodiscard]] bool hasBegun() const override { return m_draft.begun(); }

private:
  void follow(Progress progress);
  /// Enters it; a worker for whom a price was asked before goes on. False if it is refused.
  bool enter(const Entry& entry);
  void press(const KeyCaps::Press& press, Change change);
  /// The entry that is to be replaced, as it was.
  [[nodiscard]] bool leavesAsItWas() const;
  [[nodiscard]] bool tellsShares() const { return !m_shares.empty() && !m_draft.begun(); }
  [[nodiscard]] QString title() const;
  void addActions(ui::StripContent& content) const;
  void addVerdict(ui::StripContent& content) const;
  void tellMoves(ui::StripContent& content) const;

  void setFolds(const ui::Folds& folds) override;
  void beginEntry() override;
  void refreshParts() override;
  [[nodiscard]] ui::PhaseLook phases() const override;
  [[nodiscard]] ui::Prompt prompt() const override;
  [[nodiscard]] std::optional<ui::PhaseCardContent> cardContent() const override;
  [[nodiscard]] ui::StripContent
  stripContent(const std::optional<ui::PhaseCardContent>& card) const override;
  [[nodiscard]] QRect cardRect() const override { return {}; }
  [[nodiscard]] ui::BoardSights boardSights() const override;
  [[nodiscard]] ui::GuideContent guideContent() const override;
  void choose(const ui::QuestionId& question, int id) override;
  void startAction(int index) override;
  bool pressKey(const QKeyEvent& key) override;

  Session& m_session;
  const ui::RealBoard& m_realBoard; ///< hears of every change before the view does
  Draft m_draft;
  KeyCaps m_keys;
  /// What the last entry shared out, until somebody goes on.
  std::vector<ui::PhaseColumn> m_shares;
  BoardView* m_board;
  PlayersView* m_players;
};

} // namespace nilometer::saqqara
