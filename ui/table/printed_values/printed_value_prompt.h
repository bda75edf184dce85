// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/printed_values/asked_game.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nilometer::ui {

/// Where the table's answers about printed numbers arrive: a number that matches is confirmed on
/// the players' own copy; another one has the game so far judged again, which is taken over or
/// left. What was put off is asked again when the round is over.
class PrintedValuePrompt : public QObject {
  Q_OBJECT
public:
  /// The session of the game outlives the desk.
  PrintedValuePrompt(std::unique_ptr<AskedGame> game, CopyShelf shelf, QObject* parent = nullptr);

  /// What to ask now: after the last entry, or again after the round in which it was put off.
  [[nodiscard]] std::optional<AskedValue> asked() const;
  /// An entry waits for a printed value that is missing: it is asked for before all else until it
  /// is known, or nothing waits for it any more. Not now puts it off until an entry needs it again.
  void needs(const std::optional<table::PrintedPlace>& missing);
  /// Places for which nobody is asked after an entry: they were put off, or left as they are.
  [[nodiscard]] const PlacesLeftAlone& leftAlone() const { return m_leftAlone; }
  /// What came of the last answer, in one line, until the game goes on; mostly nothing.
  [[nodiscard]] QString said() const { return m_said; }
  /// The answer that was not taken: said() doubts or refuses it, and is about no other question.
  [[nodiscard]] const std::optional<AskedValue>& notTaken() const { return m_notTaken; }
  /// A correction that changes the game so far and waits to be taken over or left.
  [[nodiscard]] const std::optional<RejudgePreview>& pending() const { return m_anew; }

  /// The copy that the game was begun on has other values by now, and a game of these players may
  /// be judged again on them. Not while that would tell what somebody holds.
  [[nodiscard]] bool offersCopy() const;
  /// Looks whether the copy has changed; to be called when it may have. What was only confirmed on
  /// it is so in the game, too.
  void lookAtCopy();
  /// Looks at the copy of that id after the players have compared it: from now on it counts as that
  /// of a game on values that come with the program.
  void copyCompared(const std::string& id);
  /// The game so far on the values of the copy, as pending().
  void judgeOnCopy();
  void leaveCopy();

  void confirm(const std::string& place);
  /// Another number is printed there. Nonsense is refused, and one that is unlikely is taken only
  /// the second time; said() tells why.
  void correct(const std::string& place, int number);
  /// Not now: asked again when the round is over, and after each round until it is answered.
  void leaveAlone(const std::string& place);
  /// The game goes on with the corrected value.
  void takeOver();
  /// Everything stays as it was, and that place is not asked for again.
  void leave();
  /// Takes the last answer back, with what was said of it; it may be given otherwise.
  void takeBack();
  /// After corrected(): the session goes on on the corrected values, with all that was entered.
  void goOnCorrected();
  /// The language has changed.
  void retranslate();

Q_SIGNALS:
  /// Something else is to be asked, said or shown.
  void turned();
  /// What was answered is so on this copy of the players': the next game is best played with it.
  void foundOnCopy(const nilometer::ui::CheckedCopy& copy);
  /// The game is to go on on other values. Whoever hears it takes away what is laid out after the
  /// old ones, has it go on with goOnCorrected(), and lays out anew.
  void corrected();

private:
  void say(const QString& said, const std::optional<AskedValue>& notTaken = {});
  [[nodiscard]] bool isCopyOfTheGame(const OwnCopy& copy) const;
  void lookAgain();
  void judgeAgain();
  void askAgainAfterTheRound();
  /// That place is put off no longer.
  void forget(const std::string& place);
  /// The id of the players' copy that it is written to; empty if it is written to none.
  std::string goOn(const FoundOnCopy& found, const QString& said);
  /// A number put right is undone and redone on the copy as in the game, unless the copy says
  /// something else by now.
  void followUndo();
  [[nodiscard]] QString title() const;
  [[nodiscard]] std::optional<CheckedCopy> candidate() const;
  [[nodiscard]] CopyInPlay withCorrection(const AskedValue& correction) const;

  struct PutRight {
    AskedValue value;
    std::string copy;    ///< its id
    bool isThere = true; ///< in the game
  };

  std::unique_ptr<AskedGame> m_game;
  CopyShelf m_shelf;
  PlacesLeftAlone m_leftAlone;
  std::vector<AskedValue> m_putOff; ///< in the round that is played
  std::vector<AskedValue> m_due;    ///< put off in an earlier one
  int m_rounds = 0;                 ///< the round in which the game is; one more when it is over
  std::optional<AskedValue> m_asked;
  std::optional<AskedValue> m_needed;     ///< missing, and an entry waits for it
  std::optional<AskedValue> m_correction; ///< the place and its number on the real copy
  std::vector<PutRight> m_putRight;       ///< in this game
  std::optional<RejudgePreview> m_anew;
  std::optional<CheckedCopy> m_copy; ///< changed since the game began
  std::string m_compared;            ///< id of the copy compared during the game
  bool m_copyLeft = false;           ///< not wanted in this game
  bool m_onCopy = false;             ///< what is pending is about m_copy
  std::optional<CheckedCopy> m_next; ///< what goOnCorrected() goes on with
  QString m_said;
  std::optional<AskedValue> m_notTaken; ///< what m_said is about
  QString m_saidNext;                   ///< after the next change
};

} // namespace nilometer::ui
