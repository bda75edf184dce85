// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/history.h"
#include "engine/record/naming.h"
#include "engine/table/rules.h"
#include "ui/game/session/amended_game.h"
#include "ui/game/session/history_lines.h"
#include "ui/game/session/log_line.h"
#include "ui/game/session/other_points.h"
#include "ui/text/disputed.h"
#include "ui/text/rule_link.h"
#include "ui/text/shown_names.h"
#include "ui/text/tracked_number.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace nilometer::ui {

/// The printed values that a game is played with, for whoever keeps them.
struct PlayedValues {
  std::string id;
  std::string checksum;
  std::function<std::string()> text; ///< as a file of their own; valid as long as the session
};

/// The open game, whichever it is: the one door through which the windows change anything. Holds
/// the record and what follows from it (SessionOf); says `changed` once after every change.
///
/// What the windows show is the table now, or as it was after some entry (looking at the past).
/// Entering something while looking at the past first returns to now, unless the past is being
/// amended: then the next accepted entry is put there, and what that leads to waits as amended()
/// until it is kept or dropped.
class GameSession : public QObject {
  Q_OBJECT
public:
  ~GameSession() override;

  [[nodiscard]] const text::ShownNames& names() const { return m_names; }
  [[nodiscard]] int players() const { return static_cast<int>(m_names.whole.size()); }
  /// Place of the player's colour in the game's own list of them (PlayerColour).
  [[nodiscard]] virtual int colourOf(table::Player player) const = 0;
  /// Every rule of the game.
  [[nodiscard]] virtual text::RuleNames ruleNames() const = 0;
  /// Of the shown table.
  [[nodiscard]] virtual table::GameClock clock() const = 0;
  /// The stage after the last round, such as a final scoring; empty before.
  [[nodiscard]] virtual QString afterRounds() const = 0;
  /// Whether the real table may still be made ready: nothing in the record begins the game.
  [[nodiscard]] virtual bool isSettingUp() const = 0;
  /// As the players called the game; may be empty.
  [[nodiscard]] virtual QString title() const = 0;
  /// YYYY-MM-DD
  [[nodiscard]] virtual QString date() const = 0;
  /// Players, colours and title as the file has them.
  [[nodiscard]] virtual record::Naming naming() const = 0;
  /// Puts them right, as one step, and leaves the past; nothing where they are the same. Bids stay.
  /// @pre as many players as there are, of distinct colours of the game
  void rename(const record::Naming& naming);

  /// The game as its file holds it, with printed values that do not come with the program.
  [[nodiscard]] virtual std::string written() const = 0;
  /// The game's file as it may be shown to the whole table: hidden cards have no names.
  [[nodiscard]] virtual std::string publicCopy() const = 0;
  [[nodiscard]] virtual PlayedValues values() const = 0;

  [[nodiscard]] std::size_t entries() const { return m_stamps.size(); }
  /// A number for each entry: another one after every change of it or of what it is judged on.
  [[nodiscard]] const std::vector<std::uint64_t>& stamps() const { return m_stamps; }
  /// @pre entry < entries()
  [[nodiscard]] virtual LogLine logLine(std::size_t entry) const = 0;
  [[nodiscard]] virtual ToldEntry told(std::size_t entry) const = 0;
  /// Whether that entry puts right by hand what lies on the table. @pre entry < entries()
  [[nodiscard]] virtual bool corrects(std::size_t entry) const = 0;

  /// What a number of the table is called: "Stones".
  [[nodiscard]] virtual QString numberName(const text::AskedNumber& number) const = 0;
  /// The name of a number with its player: "Anna · Stones".
  [[nodiscard]] QString wholeNumberName(const text::AskedNumber& number) const;
  /// Where it comes from: what it began with, and every entry that changed it.
  [[nodiscard]] virtual NumberLog numberLog(const text::AskedNumber& number) const = 0;

  /// How many entries had been made on the shown table.
  [[nodiscard]] std::size_t shownEntries() const { return m_past.value_or(entries()); }
  [[nodiscard]] bool isPast() const { return m_past.has_value(); }
  /// Shows the table after so many entries; all of them means now.
  void lookAt(std::size_t entries);
  void backToNow() { lookAt(entries()); }

  /// The past is shown only to be looked at: nothing can be entered there.
  [[nodiscard]] bool isLookingBack() const { return isPast() && !m_amending; }

  /// Begins to replace an entry: the table before it is shown, and the next accepted entry is to
  /// take its place.
  /// @pre index < entries()
  void startReplacing(std::size_t index);
  /// Begins to insert a forgotten entry before that one: the table before it is shown, and the next
  /// accepted entry is to stand there. @pre index < entries()
  void startInserting(std::size_t index);
  /// Shows what becomes of the game without that entry.
  /// @pre index < entries()
  void startRemoving(std::size_t index);
  /// Shows how a record with entries that do not hold can be put right, at its first one; false if
  /// all hold.
  bool startMending();
  /// Its title, else its players.
  [[nodiscard]] QString called() const {
    return title().isEmpty() ? names().shown.join(QStringLiteral(", ")) : title();
  }
  /// The change that is being made to the past, and its entry. @pre for the second: amending()
  [[nodiscard]] std::optional<record::AmendKind> amending() const { return m_amending; }
  [[nodiscard]] std::size_t amendedEntry() const { return m_amendedEntry; }
  /// The later entry that is being made again, while the change of the past is set aside: shown is
  /// the table right before it, after the change.
  [[nodiscard]] std::optional<std::size_t> enteringAgain() const { return m_again; }
  /// The entry whose place the next one takes, if it takes one's.
  [[nodiscard]] std::optional<std::size_t> replacing() const {
    if (m_again) return m_again;
    return m_amending == record::AmendKind::replace ? std::optional(m_amendedEntry) : std::nullopt;
  }
  /// Leaves the past as it is, and shows the table that was looked at before.
  void stopAmending();
  /// After how many entries the table was looked at before the past was amended; nothing = now.
  [[nodiscard]] std::optional<std::size_t> lookedAt() const { return m_lookedAt; }
  /// One level back: from an entry that is made again to what the change leads to, from a change
  /// to the table that was looked at, from there to now.
  void stepBack();

  /// What the change of the past leads to, once it is clear; nullptr before, and while a later
  /// entry is made again. Says amendedChanged.
  [[nodiscard]] const AmendedGame* amended() const {
    return m_amended && !m_again ? &*m_amended : nullptr;
  }
  /// A change of the past waits to be kept or dropped, set aside or not.
  [[nodiscard]] bool changeWaits() const { return m_amended.has_value(); }
  /// What becomes of a later entry; the rest is proposed anew. `again` sets the change aside: the
  /// next accepted entry is to stand in the later one's place, and amended() comes back with it.
  /// @pre amended()
  void chooseLater(std::size_t entry, record::Resolution resolution);
  /// The game goes on so, as one step. @pre amended()
  void keepAmended();
  /// Says the names and amended() again, in the present language.
  void retranslate();
  /// Another entry can be tried; what needs none is left.
  void dropAmended();

  /// The entries that the table does not agree about, in their order.
  [[nodiscard]] virtual std::vector<std::size_t> disputed() const = 0;
  /// Nothing if that entry is not disputed. @pre entry < entries()
  [[nodiscard]] virtual std::optional<text::Disputed> dispute(std::size_t entry) const = 0;
  /// Marks an entry as disputed, or changes the note of one that is; `note` is one line of at most
  /// record::maxReason characters, empty only where there is another way. Nothing while the past
  /// is amended. @pre entry < entries()
  virtual void markDisputed(std::size_t entry, const QString& note) = 0;
  /// The table agrees that a disputed entry stays as it is. @pre entry < entries()
  virtual void settle(std::size_t entry) = 0;
  /// Shows what becomes of the game if the other side is right; kept, it is settled so. Nothing
  /// where there is a note only. @pre entry < entries()
  virtual void startSettling(std::size_t entry) = 0;
  /// Whether what waits as amended() can be the other way of a dispute: it changes or removes an
  /// entry. @pre amended()
  [[nodiscard]] bool canBeDisputed() const;
  /// Not settled: the game goes on as it is, and what waits becomes the other way of that entry.
  /// @pre amended() && canBeDisputed()
  virtual void disputeAmended(const QString& note) = 0;
  /// Of the table now, whichever is shown.
  [[nodiscard]] virtual int pointsNow(table::Player player) const = 0;
  /// What everybody may have besides, one for each dispute with another way; nothing while the
  /// past is shown. Worked out some moments after each change, so that nobody waits for it; until
  /// then there are none, and never those of before. Says otherPointsChanged.
  [[nodiscard]] const std::vector<OtherPoints>& otherPoints() const;

  /// Undo takes back what the scribe did last: an entry, a correction as a whole, a compared
  /// value.
  [[nodiscard]] virtual bool canUndo() const = 0;
  [[nodiscard]] virtual bool canRedo() const = 0;
  /// The step that undo() takes back, redo() brings back: an entry as the log says it, or
  /// "Changed: …". Empty if none.
  [[nodiscard]] virtual QString undoName() const = 0;
  [[nodiscard]] virtual QString redoName() const = 0;
  void undo();
  void redo();
  /// All that was done, in that order, also what was taken back.
  [[nodiscard]] virtual std::vector<HistoryLine> history() const = 0;
  /// As the game was right after that step (HistoryLine::step).
  void goTo(std::size_t step);
  /// Goes to the step that otherValuesWanted() asked for; nothing otherwise.
  void goToOtherValues();
  /// From now on it can only be looked at: nothing is entered, replaced or taken back any more.
  void freeze() { m_frozen = true; }
  [[nodiscard]] bool isFrozen() const { return m_frozen; }
  /// While `changed` is said: whether an entry was brought back, not made.
  [[nodiscard]] bool isRedoing() const { return m_redoing; }

Q_SIGNALS:
  /// The record, the shown table or both are other than before, and with them amended().
  void changed();
  /// Other printed values are confirmed than before; everything else is as it was.
  void compared();
  /// otherPoints() are worked out.
  void otherPointsChanged();
  /// amended() is another one than before; the shown table is the same.
  void amendedChanged();
  /// A step is wanted where the game has other printed values, or names and colours. Whoever hears
  /// it takes away what is laid out after these ones, calls goToOtherValues() and lays out anew.
  /// Unheard, the game goes there at once.
  void otherValuesWanted();

protected:
  explicit GameSession(QObject* parent);

  void setNames(const text::ShownNames& names) { m_names = names; }
  /// The entries from that one on are others than before; there are `count` of them all together.
  void stampFrom(std::size_t first, std::size_t count);
  /// Back to now, without saying so.
  void leavePast();
  /// Tells players called alike apart, in the present language (setNames()).
  virtual void nameSeats() = 0;
  /// Works out again what follows from record and shown table.
  virtual void refresh() = 0;

  /// Goes to that step of the history, entries stamped; whether only how sure the values are is
  /// other than before.
  virtual bool travel(std::size_t step) = 0;
  /// Makes that a step, entries stamped.
  virtual void keepNaming(const record::Naming& naming) = 0;
  /// Whether the values or names are others after that step than now.
  [[nodiscard]] virtual bool changesValues(std::size_t step) const = 0;
  [[nodiscard]] virtual std::size_t undoStep() const = 0; ///< where undo leads. @pre canUndo()
  [[nodiscard]] virtual std::size_t redoStep() const = 0; ///< @pre canRedo()

  /// What the change of the past leads to, with what was chosen. @pre amending()
  [[nodiscard]] virtual AmendedGame workOut() const = 0;
  virtual void choose(std::size_t entry, record::Resolution resolution) = 0;
  /// The change comes back, another one if an entry was made again. @pre enteringAgain()
  void takeUpChange();
  /// Takes it into the record, entries stamped.
  virtual void keep() = 0;
  /// The entry that was entered into the past, and what was chosen.
  virtual void forgetAmended() = 0;
  [[nodiscard]] virtual std::optional<std::size_t> firstRefused() const = 0;
  /// Everybody's points if that dispute is settled the other way; nothing where there is none.
  [[nodiscard]] virtual std::optional<std::vector<int>>
  pointsOtherwise(std::size_t entry) const = 0;
  /// Whether a number is the whole table's.
  [[nodiscard]] virtual bool isOfTable(const text::AskedNumber& number) const = 0;
  /// Works out amended() and says so.
  void showAmended();

private:
  /// False where nothing may be changed.
  bool startAmending(record::AmendKind kind, std::size_t index);
  /// Sets the change aside for that later entry, or takes it up again.
  void turnTo(std::optional<std::size_t> again);
  void travelTo(std::size_t step);
  /// Has what is laid out by values or names taken away (otherValuesWanted) before it calls `go`.
  void layAnew(std::function<void()> go);
  /// One dispute at a time: what is entered meanwhile waits for no more than that.
  void workOutOtherPoints();

  text::ShownNames m_names;
  std::vector<std::uint64_t> m_stamps;
  std::uint64_t m_lastStamp = 0;
  std::optional<std::size_t> m_past; ///< entries made on the shown table
  std::optional<record::AmendKind> m_amending;
  std::size_t m_amendedEntry = 0;
  std::optional<std::size_t> m_lookedAt; ///< m_past before the past was amended
  std::optional<std::size_t> m_again;    ///< m_past is that entry then
  std::optional<AmendedGame> m_amended;
  std::function<void()> m_wanted; ///< goes where values or names are others
  QTimer m_otherWork;
  std::size_t m_tried = 0;           ///< disputes whose other way has been worked out
  std::vector<OtherPoints> m_worked; ///< by those
  std::vector<OtherPoints> m_others; ///< m_worked, once it is whole
  bool m_redoing = false;
  bool m_frozen = false;
};

} // namespace nilometer::ui
