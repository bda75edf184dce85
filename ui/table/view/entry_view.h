// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/verdict.h"
#include "ui/game/draft/entry_draft.h"
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
  //: Said of a choice that the rules forbid.
  static QString onceMore() { return tr("Press again to choose it all the same."); }
  /// While the past is shown.
  static Prompt past(const GameSession& session);
  /// All that the main button can say.
  static StripView::Texts ofStrip() { return {.confirm = {enter(), goOn(), leave()}}; }
};

/// The table of a game whose entries a draft makes, without the types of the rules: what is
/// pressed, by mouse or key, goes to the draft, what that has made to the session, for whoever is
/// asked or who acts out of turn. DraftedView adds what needs these types.
class EntryView : public GameView {
public:
  [[nodiscard]] QWidget& boardPart() const override;
  void setMotion(bool on) override { m_flights->setOn(on); }
  /// The table is asked for printed values as entries: no desk is needed.
  void askWith(PrintedValuePrompt* /*desk*/) override {}
  /// What was shared out is told, and not yet what is asked next.
  [[nodiscard]] std::optional<TableStep> step() const override {
    return m_hasShares ? std::optional(TableStep{.phases = phases()}) : std::nullopt;
  }
  void confirm() override;
  void goBack() override;
  bool dropEntry() override;
  [[nodiscard]] bool hasBegun() const override {
    return m_making->begun() || m_instead != table::noPlayer;
  }

protected:
  /// Session and real board are not owned and outlive the view.
  EntryView(GameSession& session, const RealBoard& realBoard, QWidget* parent);
  /// To be called once, by the constructor that makes them.
  void putIn(DrawnBoard& board, EntryDraft& draft);
  /// Shows what a press has led to, or enters what it has made.
  void follow(Progress progress);
  /// Says why a key did nothing, where something speaks against what it stands for.
  /// `closed` is the choice that was pressed, if it was one.
  void sayWhyNot(const table::Verdict& why, std::optional<ChoiceId> closed = {});
  void press(const ChoiceId& choice, Change change);
  /// Of a press with what is held down: Shift takes one back, Ctrl takes all.
  [[nodiscard]] static Change changeBy(Qt::KeyboardModifiers held);

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

  /// Whether a component is read off after the game has ended: the strip says that it has.
  [[nodiscard]] virtual bool isLastReading() const { return false; }

  // What the rules say:
  /// Enters what the draft has made; false if there is nothing whole, or it is refused.
  virtual bool enterMade() = 0;
  /// The draft begins anew: of whoever is asked, or of m_instead.
  virtual void beginDraft() = 0;
  /// What that key stands for is pressed; false if it stands for nothing.
  virtual bool pressGiven(const QString& key, Change change) = 0;
  /// Whether what is printed on a component is asked: whoever writes reads it for all.
  [[nodiscard]] virtual bool isReading() const = 0;
  /// The entry that is to be replaced, as it was.
  [[nodiscard]] virtual bool leavesAsItWas() const = 0;
  /// The entry in a sentence, or what it asks; empty while neither can be said.
  [[nodiscard]] virtual QString title() const = 0;
  /// What the last change moves on the real board, and whether the game begins.
  virtual void tellMoves(StripContent& content) const = 0;
  virtual void addActions(StripContent& content) const = 0;
  virtual void addVerdict(StripContent& content) const = 0;
  /// A sentence for each finding.
  [[nodiscard]] virtual QStringList objections(const table::Verdict& verdict) const = 0;
  /// What the rules say that a verdict names.
  [[nodiscard]] virtual QStringList rulesNamedIn(const table::Verdict& verdict) const = 0;
  /// What forbids the entry being judged; nothing where there is none.
  [[nodiscard]] virtual std::optional<table::Verdict> brokenNow() const = 0;
  /// What closes a choice, and its rules; nothing for one that is open, and for other chips.
  [[nodiscard]] virtual QStringList closedBy(const Chip& chip) const = 0;
  /// Whether a closed choice can be made all the same, where the table insists.
  [[nodiscard]] virtual bool canInsistOn(const ChoiceId& choice) const = 0;
  /// The places that could be pressed if nothing were begun.
  [[nodiscard]] virtual std::vector<const Place*> openAnew() const = 0;
  /// The keys are given out anew; whether they type a number.
  virtual bool takeKeys() = 0;

  /// Everybody, with what is disputed in their entries.
  [[nodiscard]] Seats seatsShown() const;
  /// The draft begins anew: of whoever is asked, or of that player instead.
  void beginFor(table::Player player);
  bool focusNextPrevChild(bool next) override;

  const RealBoard& m_realBoard; ///< hears of every change before the view does
  Flights* m_flights;
  /// Who acts though it is somebody else's turn.
  table::Player m_instead = table::noPlayer;
  /// What the last entry shared out is told, and nothing is asked, until somebody goes on.
  bool m_hasShares = false;
  /// Entries behind which somebody has gone on: whoever looks back is not told again.
  std::size_t m_wentOn = 0;

private:
  /// From a field to the next one. False if none is typed.
  bool goOn();
  void pressOnBoard(const PlaceId& place);
  void offerToAct(QMenu& menu, const QWidget& about);
  [[nodiscard]] std::vector<PhaseColumn> shares() const { return sharesIn(m_realBoard.moves()); }
  /// The answer about one widget of the table, see WhyGuide::Answer.
  [[nodiscard]] std::optional<WhyText> answerTo(const QWidget& about) const;
  /// What could be chosen instead of what is refused: beside a closed choice the others of its
  /// question, else places.
  [[nodiscard]] QStringList openInstead() const;
  /// The answer about the strip: what is refused, or what the phase is about.
  [[nodiscard]] WhyText stripAnswer() const;
  void setCompactLevel(const CompactLevel& folds) override;
  void beginEntry() override;
  void refreshParts() override;
  [[nodiscard]] PhaseLook phases() const;
  [[nodiscard]] Prompt prompt() const {
    return m_session.isLookingBack() ? DraftedViewWords::past(m_session) : asksNow();
  }
  [[nodiscard]] StripContent stripContent(const Prompt& turn) const;
  [[nodiscard]] TableContent content() const override;
  void choose(const QuestionId& question, int id) override;
  bool pressKey(const QKeyEvent& key) override;
  [[nodiscard]] QRect cardRect() const override { return {}; }
  [[nodiscard]] BoardSights boardSights() const override;

  GameSession& m_session;
  DrawnBoard* m_drawn = nullptr;
  EntryDraft* m_making = nullptr;
  table::Verdict m_whyNot;            ///< why the last key did nothing; legal if it did
  std::optional<ChoiceId> m_closed{}; ///< which choice it was; nothing for no choice
  bool m_isOnItsWay = false;          ///< what was entered last has not been seen to move yet
};

} // namespace nilometer::ui
