// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/verdict.h"
#include "ui/game/draft/made_entry.h"
#include "ui/game/session/real_board.h"
#include "ui/table/board/flights.h"
#include "ui/table/board/seats.h"
#include "ui/table/explain/why_text.h"
#include "ui/table/view/game_view.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <optional>
#include <span>
#include <vector>

class QMenu;

namespace nilometer::ui {

class DrawnBoard;
class SeatsView;

struct DraftedViewWords {
  Q_DECLARE_TR_FUNCTIONS(DraftedView)
public:
  static QString goOn() { return tr("Continue"); }
  //: Said of a key that waits for the Enter key, %1 = what that one does.
  static QString goOnFirst() { return text::fill(tr("Press Enter first: %1"), {goOn()}); }
  //: To enter what was chosen at the table.
  static QString enter() { return tr("Enter"); }
  /// The entry that was to be changed, as it is.
  static QString leave() { return tr("Leave it"); }
  /// All that the main button can say.
  static StripView::Texts ofStrip() { return {.confirm = {enter(), goOn(), leave()}}; }
};

/// The table of a game whose entries a draft makes, as far as it needs no type of the rules: board
/// and players, whose entry is made, and what an entry has shared out. DraftedView adds the rest.
class EntryView : public GameView {
public:
  [[nodiscard]] QWidget& boardPart() const override;
  [[nodiscard]] QWidget& playersPart() const override;
  void setMotion(bool on) override { m_flights->setOn(on); }
  /// The table is asked for printed values as entries: no desk is needed.
  void askWith(PrintedValuePrompt* /*desk*/) override {}
  /// What was shared out is told, and not yet what is asked next.
  [[nodiscard]] std::optional<TableStep> step() const override {
    return m_hasShares ? std::optional(TableStep{.phases = phases()}) : std::nullopt;
  }

protected:
  /// Session and real board are not owned and outlive the view.
  EntryView(GameSession& session, const RealBoard& realBoard, QWidget* parent);
  /// To be called once, by the constructor that makes them.
  void putIn(DrawnBoard& board, SeatsView& players);

  // What the game says:
  /// Where that is.
  [[nodiscard]] virtual PhaseLook lookAt(const table::GameClock& clock) const = 0;
  /// Whose turn it is, or whom the entry being made asks, and how far it is.
  [[nodiscard]] virtual Prompt asksNow() const = 0;
  /// The choices that are no places of the board. `allPlaces`: the board shows a part of itself,
  /// and those that may be out of sight are among them.
  [[nodiscard]] virtual std::vector<QuestionRow> rows(bool allPlaces) const = 0;
  /// What to move on the real board, in signs.
  [[nodiscard]] virtual std::vector<MovePart>
  partsOf(std::span<const table::Effect> effects) const = 0;
  /// What those effects bring everybody without a decision; empty where nothing is shared out.
  [[nodiscard]] virtual std::vector<PhaseColumn>
  sharesIn(const table::EffectsView& moves) const = 0;
  /// In which phase that is done. @pre there are some
  [[nodiscard]] virtual int sharedIn(std::span<const PhaseColumn> shares) const = 0;
  [[nodiscard]] virtual WhyText playerAnswer(table::Player player) const = 0;
  [[nodiscard]] virtual WhyText placeAnswer(const Place& place) const = 0;
  /// Board and players as they are now.
  virtual void showParts(const Seats& seats) = 0;
  /// What was entered last is seen on its way: adds the flights and starts them.
  virtual void fly() = 0;
  /// A place was pressed that says nothing now: what lies there may be put right.
  virtual void putRight(const PlaceId& /*place*/) {}

  // What the draft does:
  /// A place of the board was pressed.
  virtual void pressPlace(const PlaceId& place) = 0;
  /// The draft begins anew: of whoever is asked, or of that player instead.
  virtual void beginFor(table::Player player) = 0;
  /// The keys are given out anew; whether they type a number.
  virtual bool takeKeys() = 0;

  /// Everybody, with what is disputed in their entries.
  [[nodiscard]] Seats seatsShown() const;
  [[nodiscard]] std::vector<PhaseColumn> shares() const { return sharesIn(m_realBoard.moves()); }
  /// Whose card that is; noPlayer if it is none.
  [[nodiscard]] table::Player playerOf(const QWidget& about) const;
  [[nodiscard]] Prompt prompt() const override;

  const RealBoard& m_realBoard; ///< hears of every change before the view does
  Flights* m_flights;
  /// Who acts though it is somebody else's turn.
  table::Player m_instead = table::noPlayer;
  table::Verdict m_whyNot; ///< why the last key did nothing; legal if it did
  /// What the last entry shared out is told, and nothing is asked, until somebody goes on.
  bool m_hasShares = false;

private:
  void offerToAct(QMenu& menu, const QWidget& about);
  void setCompactLevel(const CompactLevel& folds) override;
  void beginEntry() override;
  void refreshParts() override;
  [[nodiscard]] PhaseLook phases() const override;
  [[nodiscard]] std::optional<PhaseCardContent> cardContent() const override { return {}; }
  [[nodiscard]] std::vector<QuestionRow> heardRows() const override { return rows(true); }
  [[nodiscard]] QRect cardRect() const override { return {}; }
  [[nodiscard]] BoardSights boardSights() const override;

  GameSession& m_session;
  DrawnBoard* m_drawn = nullptr;
  SeatsView* m_seated = nullptr;
  bool m_isOnItsWay = false; ///< what was entered last has not been seen to move yet
};

} // namespace nilometer::ui
