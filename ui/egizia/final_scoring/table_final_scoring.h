// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/action_bar/choice_words.h"
#include "ui/egizia/action_bar/key_bindings.h"
#include "ui/egizia/draft/draft.h"
#include "ui/egizia/final_scoring/egizia_plan.h"
#include "ui/egizia/final_scoring/sphinx_chooser.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/score/final_scoring/final_scoring.h"

#include <QObject>

#include <array>
#include <optional>
#include <vector>

namespace nilometer::ui {

class BoardView;
class FinalScoringView;

/// The final scoring of the game at the table, from the first final scoring on. What is
/// chosen goes through the draft; when a player's page has been seen to its end, Next enters his
/// final scoring into the session and goes on to the next player, after the last one to the result.
class TableFinalScoring : public QObject {
  Q_OBJECT
public:
  /// Nothing is owned; all outlive it.
  TableFinalScoring(EgiziaSession& session, Draft& draft, BoardView& board);

  /// After the session has changed and the draft has begun anew.
  void begin();
  /// Shows what the session and the draft say now.
  void refresh();

  [[nodiscard]] FinalScoringView& view() const { return *m_view; }
  /// How far it is.
  [[nodiscard]] const FinalScoring& scoring() const { return m_scoring; }
  /// Whose scoring is shown; nullptr before the first one.
  [[nodiscard]] const ScoringPage* page() const;
  /// The step that was told last on it; nullptr before the first.
  [[nodiscard]] const ScoringStep* latest() const;
  /// Where a Sphinx card is among its steps.
  [[nodiscard]] std::optional<std::size_t> stepOf(int card) const;
  /// Whether it has the whole table for itself: until the game is left, or its past is looked at.
  [[nodiscard]] bool isShown() const;
  /// What somebody's points so far may be besides, while something is disputed: "/ 26?".
  [[nodiscard]] QString otherPoints(table::Player player) const;
  /// Whether Next and Back are meant for it: no card is being played in between.
  [[nodiscard]] bool leads() const;
  /// Whether the last final scoring was entered here, not only read.
  [[nodiscard]] bool wasEntered() const { return m_entered; }
  /// Whether what a key presses is on the screen now.
  [[nodiscard]] bool allows(const KeyBindings::Press& press) const;
  /// Whether it is a card that cannot be named; a second press names it all the same.
  [[nodiscard]] bool holdsBack(const ChoiceId& choice);
  /// From here on, by player: the action of the strip that puts right what was named for him.
  static constexpr int correctNamingFrom = 2000;
  /// Whether what was chosen in an earlier scoring can be chosen otherwise at once.
  [[nodiscard]] bool isMadeAgain() const;
  /// Whether cards may be played: before the first step (TIME-1).
  [[nodiscard]] bool allowsCards() const;
  /// What the strip says; actions and a verdict are for the caller to add. @pre leads()
  [[nodiscard]] StripContent strip(const KeyBindings& keys) const;

  /// By player: the cards of his final scoring in the order in which they were named. The record
  /// keeps a set.
  using NamedOrder = std::array<std::vector<int>, table::maxSeats>;
  /// How far the final scoring of a player is that has not been entered yet.
  struct Begun {
    egizia::FinalScore entry;
    std::vector<int> named; ///< its Sphinx cards, in the order in which they were named
    std::size_t revealed = 0;
    NamedOrder order{}; ///< of all who have been scored before
  };
  [[nodiscard]] std::optional<Begun> begun() const;
  /// Goes on there on a table that was laid anew. Nothing if another player comes first now.
  void takeUp(const Begun& begun);

  /// An earlier final scoring is made again, and nothing in it is other than it was.
  [[nodiscard]] bool isAsBefore() const;

  /// Whether a step or a name of the final scoring that has not been entered can be taken back.
  [[nodiscard]] bool hasBegun() const;
  /// Whether back() has something to take back.
  [[nodiscard]] bool canGoBack() const;
  void next();
  /// False if there was nothing to take back.
  bool back();
  void showAll();

  /// Two namings that give one card to two players, both turned over.
  struct NamedTwice {
    int card = 0;
    std::array<table::Player, 2> players{};
  };
  [[nodiscard]] std::optional<NamedTwice> namedTwice() const;
  /// Begins to put right what is said of that player's cards.
  void correctNaming(table::Player player);

Q_SIGNALS:
  /// Something else is to be shown; the session is as it was.
  void turned();
  /// Next after the last step of all: on to the result.
  void finished();
  void ruleRequested(const QString& rule);

private:
  [[nodiscard]] const egizia::FinalScore* drafted() const;
  [[nodiscard]] SphinxOffer offerOf(int card, const KeyBindings& keys) const;
  [[nodiscard]] bool takesBackName() const;
  /// Everybody has been scored; the last step is still shown.
  [[nodiscard]] bool isOver() const;
  [[nodiscard]] bool mayReopen() const;
  [[nodiscard]] bool asksCards() const;
  [[nodiscard]] bool asksSale() const;
  void followDraft();
  [[nodiscard]] MadeScoring made() const {
    return {m_pages, drafted(), m_scoring.revealed(), m_named};
  }
  /// Tells the pages as they are now.
  void follow();
  void take(const Begun& begun);
  [[nodiscard]] std::vector<int> asNamed(const egizia::FinalScore& entry) const;
  void orderScored();
  void sayTakenBack(StripContent& content) const;
  /// The earlier scoring of the turn that is scored anew; nothing if that is somebody else's turn.
  [[nodiscard]] std::optional<Begun> scoredBefore() const;
  void showNow();
  void reopen();

  EgiziaSession& m_session;
  Draft& m_draft;
  BoardView& m_board;
  FinalScoringView* m_view;
  FinalScoring m_scoring;
  std::vector<ScoringPage> m_pages;  ///< those of m_scored, then the one being made
  std::vector<ScoringPage> m_scored; ///< pages that have been entered
  std::vector<int> m_named;          ///< cards named in the draft, in that order
  NamedOrder m_order;
  std::optional<int> m_heldBack;  ///< the closed card that was pressed last
  std::optional<int> m_takenBack; ///< where the marker lay before a scoring was taken back
  bool m_entered = false;         ///< a final scoring was entered here, not only read
};

} // namespace nilometer::ui
