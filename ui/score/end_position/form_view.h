// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/step_tree.h"
#include "ui/game/session/history_lines.h"
#include "ui/game/session/save_state.h"
#include "ui/score/end_position/position_form.h"
#include "ui/score/end_position/seat_plan.h"

#include <QDate>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace nilometer::ui {

class Chip;
class DayField;
class FormTable;
class HabitGuard;
class HistoryDialog;
class SaveIndicator;
class OptionRows;

/// Final scoring only: one screen for the end position of a game that was not tracked, as
/// PositionGame describes it. Below the fields stands what is missing; once the position has been
/// scored, the ranking, so that a change shows what it does.
class FormView : public QWidget {
  Q_OBJECT
public:
  /// Not owned; outlives the view.
  FormView(const PositionGame& game, QWidget* parent);
  ~FormView() override;

  [[nodiscard]] const PositionForm& form() const { return m_form; }
  [[nodiscard]] const FormLook& look() const { return m_look; }
  /// The form with nothing in its fields.
  [[nodiscard]] PositionForm blank() const;
  /// Shows what was entered before, for example out of a file. Nothing of before can be undone.
  void setForm(const PositionForm& form);
  /// Nothing is entered. Proposed is what was chosen for the last new game: players, none or as
  /// many as may play, and printed values.
  void begin(const NewGameChoice& last, const QDate& date);
  /// The keyboard to the first thing to enter; where numbers are entered already, to the first
  /// that is missing.
  void start();
  /// The game has read its shelf anew. Proposed is what begin() proposes, where nothing is entered.
  void refresh(const NewGameChoice& last);
  void showKept(SaveState kept);
  /// Whether the final scoring has told the winner already: from then on the ranking stands here.
  void setWinnerTold(bool told);
  /// While another program has it, it can only be looked at and scored.
  void setFrozen(bool frozen);
  void undo();
  void redo();
  /// Everything that was done, step by step.
  [[nodiscard]] std::vector<HistoryLine> history() const;
  /// Asks what the table does not agree about in that field.
  void dispute(const std::string& key);

  [[nodiscard]] FormTable& table() const { return *m_table; }
  [[nodiscard]] Chip& scoreButton() const { return *m_score; }
  [[nodiscard]] Chip& countButton(int players) const {
    return *m_counts[static_cast<std::size_t>(players - m_game.seats().least)];
  }
  [[nodiscard]] Chip& undoButton() const { return *m_undo; }
  [[nodiscard]] Chip& redoButton() const { return *m_redo; }
  /// Opens the list of everything that was done.
  [[nodiscard]] Chip& historyButton() const { return *m_stepsChip; }
  [[nodiscard]] Chip& newButton() const { return *m_new; }
  [[nodiscard]] Chip& saveButton() const { return *m_save; }
  [[nodiscard]] Chip& closeButton() const { return *m_close; }
  /// That rule option, in the order of PositionGame::options().
  [[nodiscard]] OptionRows& option(std::size_t index) const { return *m_options[index]; }
  [[nodiscard]] QComboBox& values() const { return *m_values; }
  [[nodiscard]] QLineEdit& title() const { return *m_title; }
  [[nodiscard]] DayField& day() const { return *m_date; }
  [[nodiscard]] QLabel& ranking() const { return *m_ranking; }
  /// What might have been forgotten.
  [[nodiscard]] QLabel& reminder() const { return *m_reminder; }

Q_SIGNALS:
  /// The main button, with everything there.
  void scoreRequested();
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
  struct Step {
    std::size_t parent = 0;
    std::size_t next = 0;
    PositionForm form = {};
    SeatPlan seats = {};
    std::string cell = {}; ///< that was typed into; else something else was done
    int position = 0;      ///< "New" begins another one, with a file of its own
    [[nodiscard]] bool isLike(const Step& other) const {
      return form == other.form && position == other.position;
    }
  };

  void build();
  [[nodiscard]] QWidget* buildHead();
  [[nodiscard]] QWidget* buildDetails();
  [[nodiscard]] QWidget* buildFoot();
  void connectParts();
  void bringInSight(QWidget* field);
  void keepHeads();
  void retranslate();
  void proposeValues(const NewGameChoice& last);
  /// Works out and shows what follows from the form.
  void showForm();
  void beginHistory();
  void takeTyped(const std::string& key, const QString& text);
  void beginAnotherOrBringBack();
  /// Whether undo leads back to the position that was on the screen before this one.
  [[nodiscard]] bool hasJustBegun() const;
  /// Done by hand, in that field if it has a key.
  void edited(const std::string& cell = {});
  void goTo(std::size_t step);
  [[nodiscard]] QString nameOf(const Step& step) const;
  /// How a form looks with names as short as can be told apart.
  [[nodiscard]] FormLook briefLook(PositionForm form) const;
  void showHistory();
  void openHistory();
  void mark(const std::string& key, std::optional<record::PositionDispute> dispute);
  void chooseOption(std::size_t option);
  [[nodiscard]] bool typeOn(const QKeyEvent& digit);
  void showDetails();
  void showFoot();
  void step(const std::string& from, int by);
  /// The keyboard to what is wrong or missing; false if nothing is.
  bool goToOpen();
  void goOnByItself(const std::string& from);
  void setCount(std::size_t players);

  const PositionGame& m_game;
  PositionForm m_form;
  FormLook m_look;
  record::EditionName m_proposed; ///< nobody has chosen these values
  SeatPlan m_seats;
  record::StepTree<Step> m_steps{Step()};
  bool m_isTyping = false;          ///< the keyboard has not left the field of the last step
  std::vector<std::string> m_typed; ///< the fields typed into, the last one at the end
  bool m_isWinnerTold = false;
  int m_position = 0;
  int m_lastPosition = 0;
  QLabel* m_heading = nullptr;
  QLabel* m_players = nullptr;
  std::vector<Chip*> m_counts;
  Chip* m_open = nullptr;
  Chip* m_save = nullptr;
  Chip* m_new = nullptr;
  Chip* m_close = nullptr;
  Chip* m_undo = nullptr;
  Chip* m_redo = nullptr;
  Chip* m_stepsChip = nullptr;
  HistoryDialog* m_dialog = nullptr; ///< nullptr until the list was opened
  SaveIndicator* m_kept = nullptr;
  std::vector<OptionRows*> m_options; ///< each with one option
  QComboBox* m_values = nullptr;
  QLineEdit* m_title = nullptr;
  DayField* m_date = nullptr;
  QScrollArea* m_scroll = nullptr;
  FormTable* m_table = nullptr;
  QWidget* m_details = nullptr;
  QLabel* m_ranking = nullptr;
  QLabel* m_reminder = nullptr;
  Chip* m_score = nullptr;
  HabitGuard* m_habit;
};

} // namespace nilometer::ui
