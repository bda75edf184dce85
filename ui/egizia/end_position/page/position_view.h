// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/entry_names.h"
#include "ui/egizia/end_position/page/position_history.h"
#include "ui/egizia/end_position/page/position_rules.h"
#include "ui/egizia/end_position/position_check.h"
#include "ui/game/session/save_state.h"
#include "ui/score/end_position/seat_plan.h"

#include <QDate>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace nilometer::ui {

class Chip;
class HabitGuard;
class HistoryDialog;
class SaveIndicator;
class PositionFoot;
class PositionTable;

/// Final scoring only: one screen for the end position of a game that was not tracked. Enter walks
/// through every field that is typed into, Tab through yes and no, too, where a digit is meant for
/// the next number; Esc leaves. The ranking stands below as soon as nothing is missing.
class PositionView : public QWidget {
  Q_OBJECT
public:
  using EditionPtr = std::shared_ptr<const egizia::Edition>;

  /// `editions` must not be empty. `seats` are the players proposed, none or 2 to 4; `date` is the
  /// day of the game.
  PositionView(std::vector<EditionPtr> editions,
               const std::vector<egizia::RecordHeader::Seat>& seats, const QDate& date,
               QWidget* parent = nullptr);
  ~PositionView() override;

  [[nodiscard]] const PositionEntered& entry() const { return m_entry; }
  /// Adds to entry() the letters of a card that is half named, so that a file keeps them.
  [[nodiscard]] PositionEntered entryWithLetters() const;
  [[nodiscard]] const EditionPtr& edition() const { return m_edition; }
  /// The result of the check: what is missing or wrong, or else the position.
  [[nodiscard]] const PositionCheck& result() const { return m_result; }
  /// Shows what was entered before, for example out of a file. Nothing of before can be undone.
  void setEntry(const PositionEntered& entry, const EditionPtr& edition);
  /// Nothing is entered. `seats` are the players proposed, none or 2 to 4; `date` is the day of the
  /// game.
  void begin(const std::vector<egizia::RecordHeader::Seat>& seats, const QDate& date);
  [[nodiscard]] const std::vector<EditionPtr>& editions() const { return m_rules->editions(); }
  /// Others to choose from; the first is used as long as nothing is entered or chosen.
  void setEditions(std::vector<EditionPtr> editions);
  /// The keyboard to the first thing to enter; where numbers are entered already, to the first
  /// that is missing.
  void start();

  /// Says how safe what was entered is.
  void showKept(SaveState kept);
  /// While another program has it, it can only be looked at and scored.
  void setFrozen(bool frozen);

  /// Takes back what was done last, does it again, or goes to any step that was done.
  void undo();
  void redo();
  void goTo(std::size_t step);
  /// Asks what is disputed about that cell, or how it is settled.
  void dispute(const PositionCell& cell);
  [[nodiscard]] const PositionHistory& history() const { return *m_history; }

  [[nodiscard]] PositionTable& table() const { return *m_table; }
  [[nodiscard]] PositionRules& rules() const { return *m_rules; }
  [[nodiscard]] Chip* countButton(int players) const;
  [[nodiscard]] Chip* rulesButton() const { return m_rulesButton; }
  [[nodiscard]] Chip* everythingButton() const { return m_everything; }
  [[nodiscard]] Chip* openButton() const { return m_open; }
  [[nodiscard]] Chip* saveButton() const { return m_save; }
  [[nodiscard]] Chip* clearButton() const { return m_clear; }
  [[nodiscard]] Chip* closeButton() const { return m_close; }
  [[nodiscard]] Chip* undoButton() const { return m_undo; }
  [[nodiscard]] Chip* redoButton() const { return m_redo; }
  [[nodiscard]] Chip* historyButton() const { return m_steps; }
  [[nodiscard]] Chip* scoreButton() const;
  [[nodiscard]] QLabel& ranking() const;
  /// What might have been forgotten.
  [[nodiscard]] QLabel& reminder() const;

Q_SIGNALS:
  /// The main button. Both live as long as the receiver needs them.
  void scoreRequested(const nilometer::egizia::Position& position,
                      const std::shared_ptr<const nilometer::egizia::Edition>& edition);
  /// By the person: something else is entered than before.
  void changed();
  /// Another end position is on the screen, by their numbers since the page was laid out: one that
  /// was just begun, or one from before.
  void turned(int from, int to);
  void saveRequested();
  void openRequested();
  void closeRequested();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  [[nodiscard]] PositionState state() const { return {m_entry, m_edition, m_seats, m_position}; }
  /// Nothing that was done so far can be undone any more.
  void beginHistory();
  /// What was printed, as it is known by now.
  [[nodiscard]] EditionPtr known(const EditionPtr& edition) const;
  void showSteps();
  void openHistory();
  /// Marks it, or takes the mark away with nothing to say.
  void mark(const PositionCell& cell, std::optional<egizia::PositionDispute> dispute);
  void settleOtherWay(const PositionCell& cell);
  void propose(const std::vector<egizia::RecordHeader::Seat>& seats, const QDate& date);
  void build();
  void buildHead();
  /// Lets the parts fold where there is little room.
  void fold();
  void connectParts();
  void connectTable();
  void retranslate();
  /// Works out and shows what follows from the entry.
  void refresh();
  void showFiles();
  void setCount(int players);
  void setSeat(table::Player player, const egizia::RecordHeader::Seat& seat);
  void useEdition(const EditionPtr& edition);
  void clearOrBringBack();
  void step(const PositionCell& from, int by);
  void goOnByItself(const PositionCell& from);
  void score();
  /// An entry by hand.
  void edited();

  PositionEntered m_entry;
  EditionPtr m_edition;
  std::vector<PositionCell> m_typed; ///< since the page was made, the last at the end
  PositionCheck m_result;
  SeatPlan m_seats{egizia::Rules::seats, egizia::playerColours};
  int m_position = 0;
  int m_lastPosition = 0;
  std::optional<PositionHistory> m_history;
  QWidget* m_head;
  QLabel* m_title;
  QLabel* m_players;
  std::array<Chip*, 3> m_counts{}; ///< 2, 3, 4 players
  Chip* m_rulesButton;
  Chip* m_everything;
  Chip* m_open;
  Chip* m_save;
  Chip* m_clear;
  Chip* m_close;
  SaveIndicator* m_kept;
  Chip* m_undo;
  Chip* m_redo;
  Chip* m_steps;
  QScrollArea* m_scroll;
  QVBoxLayout* m_scrolled; ///< what is in it
  PositionRules* m_rules;
  PositionTable* m_table;
  PositionFoot* m_foot;
  HabitGuard* m_habit;
  HistoryDialog* m_dialog = nullptr;
  bool m_frozen = false;
};

} // namespace nilometer::ui
