// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/draft/ids.h"
#include "ui/game/session/game_session.h"
#include "ui/table/action_bar/phase_card.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/guide/guide_panel.h"
#include "ui/table/view/prompt.h"
#include "ui/table/view/spoken_table.h"
#include "ui/table/view/table_places.h"
#include "ui/table/view/table_step.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>

namespace nilometer::ui {

class AmendedCard;
class HeaderBar;
class LogView;
class PrintedValuePrompt;
class SeatsView;
class WhyGuide;

/// What a table shows besides its board and its players.
struct TableContent {
  PhaseLook phases;
  Prompt prompt; ///< whose turn it is, and what is to be done
  std::optional<PhaseCardContent> card{};
  StripContent strip{};
  std::vector<QuestionRow> heard{}; ///< the choices as they are said: those of the board, too
};

/// The table of a running game, whichever it is: header, board, strip, players, guide and log. The
/// game puts its board and players in and says what the other parts show; what is pressed is handed
/// on to it.
class GameView : public QWidget {
  Q_OBJECT
public:
  [[nodiscard]] HeaderBar& header() const { return *m_header; }
  [[nodiscard]] StripView& strip() const { return *m_strip; }
  [[nodiscard]] LogView& log() const { return *m_log; }
  [[nodiscard]] GuidePanel& guide() const { return *m_guide; }
  [[nodiscard]] PhaseCard& phaseCard() const { return *m_card; }
  [[nodiscard]] WhyGuide& why() const { return *m_why; }
  /// What a change of the past leads to; hidden while none waits.
  [[nodiscard]] AmendedCard& amended() const { return *m_amended; }
  [[nodiscard]] virtual QWidget& boardPart() const = 0;
  [[nodiscard]] virtual SeatsView& playersPart() const = 0;
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// The chip of a choice, wherever it is shown; nullptr if it is not.
  [[nodiscard]] Chip* choice(const QuestionId& question, int id) const;
  /// Markers slide when on.
  virtual void setMotion(bool on) = 0;
  /// Lets Enter lead to the result from now on, once the game has nothing more to enter: the
  /// listener of resultRequested() shows it.
  void offerResult();
  /// The game has just ended, and how is told step by step before anything else says so: until
  /// then neither strip nor guide does, and Enter leads there (finalScoringRequested()). To be said
  /// before the view hears of the change of the session.
  void holdResult(bool holds) { m_holdsResult = holds; }
  /// It has been told.
  void releaseResult();
  [[nodiscard]] bool holdsResult() const { return m_holdsResult; }
  /// Enter leads to the result, or to what comes before it.
  [[nodiscard]] bool leadsToResult() const { return m_leadsToResult; }
  /// Asks the table for printed numbers where they matter. `desk` is not owned and outlives the
  /// view; without one nothing is asked.
  virtual void askWith(PrintedValuePrompt* desk) = 0;
  /// Puts another view of the same session where this one is now, by what it is called with; may
  /// be called when this one is gone.
  [[nodiscard]] std::function<void(GameView&)> place() const;
  /// Nobody decides where everybody acts together.
  [[nodiscard]] virtual table::Player decides() const = 0;
  /// How far the entry is that is followed or told step by step, in the present language; nothing
  /// where the table is as the session says.
  [[nodiscard]] virtual std::optional<TableStep> step() const { return std::nullopt; }

  /// How much each player wants to be told; `knowing` until it is said.
  void setPromptLevels(const PromptLevels& levels);
  [[nodiscard]] const PromptLevels& promptLevels() const { return m_levels; }
  /// Takes back what was done last; while the past is being put right, that is left instead.
  void undo();
  void redo();
  /// Shows where a number of the table comes from: the log of that number alone. The log offers the
  /// others of `all`, too.
  void showNumber(const text::AskedNumber& number, const std::vector<text::AskedNumber>& all = {});
  /// Opens the field in which an entry of the log is looked for.
  void findEntry();
  /// Turns the guide to the front.
  void showGuide();
  /// A child of the view, not owned, is read in the place of guide and log from now on.
  void putBelowPlayers(QWidget& panel);

  /// Enters what is being made, if it is complete and legal, or does what comes before that.
  virtual void confirm() = 0;
  /// Enters it although it is against the rules, if the table stays possible.
  virtual void insist() = 0;
  /// Takes back the last thing pressed; where there is none, GameSession::stepBack().
  virtual void goBack() = 0;
  /// Whether dropEntry() takes anything back: what was entered is none of that, even where goBack()
  /// leads to it.
  [[nodiscard]] virtual bool canDrop() const { return hasBegun(); }
  /// Takes back all that was pressed; false if that is nothing.
  virtual bool dropEntry() = 0;
  /// Whether there is something pressed to be taken back.
  [[nodiscard]] virtual bool hasBegun() const { return false; }

Q_SIGNALS:
  /// The game is over, and its result is wanted: score sheet, charts, files.
  void resultRequested();
  /// The result is wanted while it is held: what it comes from is wanted first.
  void finalScoringRequested();
  /// Somebody wants to read that rule (its number) in the rules browser.
  void ruleRequested(const QString& rule);
  /// The table, the entry being made or both are shown anew.
  void refreshed();
  /// A player is to be told more or less from now on; nothing is changed yet.
  void promptLevelChosen(int player, nilometer::ui::PromptLevel level);

protected:
  GameView(GameSession& session, std::function<StripView::Texts()> texts, QWidget* parent);

  /// Puts the parts together and shows the session; to be called at the end of the constructor.
  void layOut();
  /// The session has changed: the entry being made begins anew. What was begun before the past was
  /// looked at or put right is there again where the same is asked of the same player.
  void restart();
  /// The begun entry has become a change of the past: it does not come back.
  void forgetBegun() { m_begun = nullptr; }
  /// Shows session and entry as they are.
  void refresh();
  void refreshGuide();
  /// The strip's content, titled as an entry of the past while one is changed.
  [[nodiscard]] StripContent changing(StripContent content) const;
  /// Puts the card over the part of the board that it covers.
  void placeCard();
  /// Puts the stage over all but header and strip, and the strip below its whole width; beside a
  /// panel that is read, over the board alone.
  void placeStage();
  void keepAmendedInFront();
  /// Scrolls the board to what can be pressed now.
  void showSights();

  // What the game says and does:
  virtual void beginEntry() = 0;
  /// Begins the same entry in a view of the same session, as far as it can still be made there; may
  /// be called when this view is gone. Empty if nothing is begun.
  [[nodiscard]] virtual std::function<void(GameView&)> begun() const { return {}; }
  /// Passes on what is folded in the window now to the parts that this changes.
  virtual void setCompactLevel(const CompactLevel& folds);
  /// Board, players and whatever else is the game's own.
  virtual void refreshParts() = 0;
  /// What has the whole table for itself now, a child of the view; nullptr for nothing.
  [[nodiscard]] virtual QWidget* stage() const { return nullptr; }
  /// Asked once for each repaint, after refreshParts().
  [[nodiscard]] virtual TableContent content() const = 0;
  /// After the strip and the card have been shown.
  virtual void showOthers() {}
  [[nodiscard]] virtual QRect cardRect() const = 0;
  /// What of the board can be pressed now or is being entered.
  [[nodiscard]] virtual BoardSights boardSights() const { return {}; }
  /// So much of a board that is as high as that stays in sight below a strip that grows; in u.
  [[nodiscard]] virtual qreal keptBoard(qreal board) const;
  /// What the guide tells of the shown table at that level; never asked while only looking at the
  /// past.
  [[nodiscard]] virtual Guide guideAt(PromptLevel level) const = 0;
  virtual void choose(const QuestionId& question, int id) = 0;
  virtual void startAction(int index) = 0;
  /// Presses a place by `press`. Once more on what is refused, where that changes nothing, enters
  /// it against the rules.
  void pressPlace(const PlaceId& place, const std::function<void()>& press);
  /// A closed choice was pressed: says why it is closed.
  void pressClosed(const QuestionId& question, int id);
  /// A key that the window does not know itself; false if it stands for nothing.
  virtual bool pressKey(const QKeyEvent& key) = 0;

  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void connectParts();
  /// begun(), where the same is asked of the same player.
  [[nodiscard]] std::function<void(GameView&)> begunNow() const;
  /// What Enter does: confirm(), or what it leads to; says what is missing where it does nothing.
  void goOn();
  /// Nothing more is to be entered on the table as it is now.
  [[nodiscard]] bool hasEnded(const StripContent& content) const;
  /// The prompt of the table; while the result is held, only that the game is over.
  /// At the level of whoever decides.
  [[nodiscard]] GuideContent guideContent() const;
  /// The keyboard goes to the next part of the table that takes it, where it was last.
  void goToPart(bool forward);
  /// Says aloud what is other than it was said last, if the table is to be seen; as soon as all of
  /// a change is shown.
  void speakSoon();
  void speak();
  /// All parts where the grid has them, and the card of a change of the past over board and strip:
  /// nothing can be entered while it waits.
  void placeParts();
  void limitStrip();
  /// A number or an entry is looked for where a stage covers the log.
  void openLog();
  /// A change of the past waits to be kept, or does not any more.
  void followAmended();

  GameSession& m_session;
  PromptLevels m_levels;
  HeaderBar* m_header;
  StripView* m_strip;
  LogView* m_log;
  GuidePanel* m_guide;
  PhaseCard* m_card;
  WhyGuide* m_why;
  AmendedCard* m_amended;
  TablePlaces* m_places = nullptr;        ///< nullptr until all parts are there
  std::optional<CompactLevel> m_folds;    ///< as the parts heard of them last
  bool m_amends = false;                  ///< the past is being put right
  bool m_wasPast = false;                 ///< the session was in the past when it changed last
  std::function<void(GameView&)> m_begun; ///< as the present was seen last
  std::optional<PlaceId> m_pressed;       ///< the place that was pressed last
  bool m_isStaged = false;                ///< the strip is as wide as the stage
  bool m_logOpen = false;                 ///< in front of the stage
  bool m_speaksSoon = false;
  bool m_offersResult = false;
  bool m_holdsResult = false;
  bool m_leadsToResult = false;    ///< Enter does, now
  TableContent m_shown;            ///< but for the strip, which has it
  SpokenTable m_spoken;            ///< what was said aloud last
  QPointer<QWidget> m_focusBefore; ///< where the keyboard was before that
};

} // namespace nilometer::ui
