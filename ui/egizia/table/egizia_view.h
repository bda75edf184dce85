// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/action_bar/choice_words.h"
#include "ui/egizia/action_bar/key_bindings.h"
#include "ui/egizia/draft/draft.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/view/game_view.h"

#include <optional>
#include <string>
#include <tuple>

namespace nilometer::ui {

class BoardView;
class DifferenceCard;
class PlayersView;
class RealBoard;
class TableFinalScoring;
class PrintedValuePrompt;
struct AskedContent;

/// The table of a game of Egizia. Holds the entry being made and enters it into the session when it
/// is complete.
class EgiziaView : public GameView {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the view.
  explicit EgiziaView(EgiziaSession& session, QWidget* parent = nullptr);

  [[nodiscard]] BoardView& board() const { return *m_board; }
  [[nodiscard]] PlayersView& players() const { return *m_players; }
  [[nodiscard]] TableFinalScoring& finalScoring() const { return *m_finalScoring; }
  [[nodiscard]] const Draft& draft() const { return m_draft; }
  [[nodiscard]] const KeyBindings& keys() const { return m_keys; }
  [[nodiscard]] QWidget& boardPart() const override;
  [[nodiscard]] SeatsView& playersPart() const override;
  void setMotion(bool on) override;

  void askWith(PrintedValuePrompt* desk) override;
  [[nodiscard]] table::Player decides() const override;
  [[nodiscard]] std::optional<TableStep> step() const override;
  /// What a corrected number does to the game so far; hidden while there is nothing to decide.
  [[nodiscard]] DifferenceCard& difference() const { return *m_difference; }

  void confirm() override;
  void insist() override;
  void goBack() override;
  [[nodiscard]] bool hasBegun() const override;
  [[nodiscard]] bool canDrop() const override;
  bool dropEntry() override;

protected:
  void changeEvent(QEvent* event) override;

private:
  /// The part of the board that is seen, in the view.
  [[nodiscard]] QRect boardRect() const;
  void connectBoard();
  void connectWhy();
  void connectAsked();
  void follow(Progress progress);
  /// Enters it; an action interrupted by it goes on. False if it is refused.
  bool enter(const egizia::Entry& entry);
  void press(const KeyBindings::Press& press);
  /// Ten names are too many to be given again after an undo, or because one of them was wrong.
  [[nodiscard]] std::optional<egizia::LayOut> namesBefore() const;
  [[nodiscard]] StripContent draftStrip(const std::optional<PhaseCardContent>& card,
                                        const Prompt& prompt) const;
  [[nodiscard]] StripContent finalScoringStrip() const;
  /// Nothing of the page is shown yet, and what was undone before it is still to be put back.
  [[nodiscard]] bool putsBack() const;
  [[nodiscard]] AskedContent askedContent() const;
  [[nodiscard]] std::string askedPlace() const;
  bool pressAsked(const QString& key);
  void addActions(StripContent& content) const;
  void addVerdict(StripContent& content) const;
  /// Whose turn it is, or who is asked.
  void addTurn(StripContent& content, const Prompt& prompt) const;
  /// What to move on the real board.
  void tellMoves(StripContent& content) const;

  void setCompactLevel(const CompactLevel& folds) override;
  void beginEntry() override;
  [[nodiscard]] std::function<void(GameView&)> begun() const override;
  void refreshParts() override;
  [[nodiscard]] QWidget* stage() const override;
  [[nodiscard]] TableContent content() const override;
  void showOthers() override;
  [[nodiscard]] QRect cardRect() const override;
  [[nodiscard]] BoardSights boardSights() const override;
  [[nodiscard]] Guide guideAt(PromptLevel level) const override;
  void choose(const QuestionId& question, int id) override;
  void startAction(int index) override;
  bool pressKey(const QKeyEvent& key) override;

  EgiziaSession& m_session;
  const RealBoard& m_realBoard; ///< hears of every change before the view does
  Draft m_draft;
  KeyBindings m_keys;
  BoardView* m_board;
  PlayersView* m_players;
  TableFinalScoring* m_finalScoring;
  /// Where the session is: how many entries there are and are shown, and what is amended.
  using SessionPlace = std::tuple<std::size_t, std::size_t, std::optional<record::AmendKind>>;
  [[nodiscard]] SessionPlace sessionPlace() const {
    return {m_session.entries(), m_session.shownEntries(), m_session.amending()};
  }
  SessionPlace m_begunAt; ///< where the draft began
  DifferenceCard* m_difference;
  PrintedValuePrompt* m_desk = nullptr;
};

} // namespace nilometer::ui
