// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/effects.h"
#include "ui/board/flights.h"
#include "ui/saqqara/draft/draft.h"
#include "ui/saqqara/session/saqqara_session.h"
#include "ui/saqqara/strip/key_caps.h"
#include "ui/session/real_board_of.h"
#include "ui/table/game_view.h"
#include "ui/why/why_text.h"

class QMenu;

namespace nilometer::ui {
class Place;
} // namespace nilometer::ui
namespace nilometer::words {
struct GoodsMove;
} // namespace nilometer::words

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
  void setMotion(bool on) override { m_flights->setOn(on); }
  /// The table is asked for printed values as entries: no desk is needed.
  void askWith(ui::ValueDesk* /*desk*/) override {}
  [[nodiscard]] Player decides() const override {
    return m_session.isLookingBack() ? noPlayer : m_session.shown().turn;
  }

  void confirm() override;
  void insist() override;
  void goBack() override;
  [[nodiscard]] bool hasBegun() const override { return m_draft.begun() || m_instead != noPlayer; }

private:
  /// The draft begins anew: of whoever is asked, or of that player instead.
  void beginFor(Player player);
  void offerToAct(QMenu& menu, const QWidget& about);
  /// The shown table, and that it is the turn of whoever the entry is made for.
  [[nodiscard]] const State& table() const;
  void follow(Progress progress);
  /// Enters it; a worker for whom a price was asked before goes on. False if it is refused.
  bool enter(const Entry& entry);
  void press(const KeyCaps::Press& press, Change change);
  /// More goods than somebody has (GOODS-3).
  void sayWhyNot(const ui::ChoiceId& choice);
  /// The entry that is to be replaced, as it was.
  [[nodiscard]] bool leavesAsItWas() const;
  [[nodiscard]] bool tellsShares() const { return m_hasShares && !m_draft.begun(); }
  [[nodiscard]] QString title() const;
  void addActions(ui::StripContent& content) const;
  void addVerdict(ui::StripContent& content) const;
  /// The entry as it is, and with all pyramids also before it is said who begins (SET-3), and a
  /// theft that nobody can be robbed by.
  [[nodiscard]] std::optional<Entry> judged() const;
  void tellMoves(ui::StripContent& content) const;

  /// What was entered is seen on its way.
  void showMotion();
  void moveGoods(const words::GoodsMove& move);
  void movePiece(const table::Effect& effect);
  [[nodiscard]] ui::Flights::End placeEnd(BoardPlace what, int number, int part = 0) const;
  [[nodiscard]] ui::Flights::End spotEnd(const Spot& spot, Good good) const;

  void connectWhy();
  /// Whose card that is; noPlayer if it is none.
  [[nodiscard]] Player playerOf(const QWidget& about) const;
  /// The answer about one widget of the table, see WhyGuide::Answer.
  [[nodiscard]] std::optional<ui::WhyText> answerTo(const QWidget& about) const;
  [[nodiscard]] std::optional<ui::WhyText> placeAnswer(const ui::Place& place) const;
  /// What is refused, or what the phase is about.
  [[nodiscard]] ui::WhyText stripAnswer() const;
  /// The rules that close a choice; nothing for one that is open, and for other chips.
  [[nodiscard]] QStringList closedBy(const ui::Chip& chip) const;

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
  [[nodiscard]] ui::Guide guideAt(ui::PromptLevel level) const override;
  void choose(const ui::QuestionId& question, int id) override;
  void startAction(int index) override;
  bool pressKey(const QKeyEvent& key) override;

  Session& m_session;
  const ui::RealBoard& m_realBoard; ///< hears of every change before the view does
  Draft m_draft;
  /// Who acts though it is somebody else's turn, on which table, and what he could do in his own.
  Player m_instead = noPlayer;
  State m_insteadOn;
  Options m_insteadMay;
  KeyCaps m_keys;
  Verdict m_whyNot; ///< why the last key did nothing; legal if it did
  /// What the last entry shared out is told, until somebody goes on.
  bool m_hasShares = false;
  BoardView* m_board;
  PlayersView* m_players;
  ui::Flights* m_flights;
  bool m_isOnItsWay = false;   ///< what was entered last has not been seen to move yet
  Player m_sailing = noPlayer; ///< whose boat is on its way
};

} // namespace nilometer::saqqara
