// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/rules.h"
#include "ui/session/log_line.h"
#include "ui/words/rule_link.h"
#include "ui/words/shown_names.h"

#include <QObject>
#include <QString>

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
/// Entering something while looking at the past first returns to now, unless an entry is being
/// replaced.
class GameSession : public QObject {
  Q_OBJECT
public:
  ~GameSession() override;

  [[nodiscard]] const words::ShownNames& names() const { return m_names; }
  [[nodiscard]] int players() const { return static_cast<int>(m_names.whole.size()); }
  /// Place of the player's colour in the game's own list of them (PlayerColour).
  [[nodiscard]] virtual int colourOf(table::Player player) const = 0;
  /// Every rule of the game.
  [[nodiscard]] virtual words::RuleNames ruleNames() const = 0;
  /// Of the shown table.
  [[nodiscard]] virtual table::Moment moment() const = 0;
  /// What is done after the last round, such as a final scoring; empty before.
  [[nodiscard]] virtual QString afterRounds() const = 0;
  /// Whether the real table may still be made ready: nothing in the record begins the game.
  [[nodiscard]] virtual bool isSettingUp() const = 0;
  /// As the players called the game; may be empty.
  [[nodiscard]] virtual QString title() const = 0;
  /// YYYY-MM-DD
  [[nodiscard]] virtual QString date() const = 0;

  /// The game as its file holds it, with printed values that do not come with the program.
  [[nodiscard]] virtual std::string written() const = 0;
  /// The same as it may be shown to the whole table: hidden cards have no names.
  [[nodiscard]] virtual std::string publicCopy() const = 0;
  [[nodiscard]] virtual PlayedValues values() const = 0;

  [[nodiscard]] std::size_t entries() const { return m_stamps.size(); }
  /// A number for each entry: another one after every change of it or of what it is judged on.
  [[nodiscard]] const std::vector<std::uint64_t>& stamps() const { return m_stamps; }
  /// @pre entry < entries()
  [[nodiscard]] virtual LogLine logLine(std::size_t entry) const = 0;
  [[nodiscard]] virtual ToldEntry told(std::size_t entry) const = 0;

  /// How many entries had been made on the shown table.
  [[nodiscard]] std::size_t shownEntries() const { return m_past.value_or(entries()); }
  [[nodiscard]] bool isPast() const { return m_past.has_value(); }
  /// Shows the table after so many entries; all of them means now.
  void lookAt(std::size_t entries);
  void backToNow() { lookAt(entries()); }

  /// Begins to replace an entry: the table before it is shown, and the next accepted entry takes
  /// its place. Everything after it is judged again; nothing is thrown away.
  /// @pre index < entries()
  void startReplacing(std::size_t index);
  [[nodiscard]] std::optional<std::size_t> replacing() const { return m_replacing; }
  void stopReplacing() { backToNow(); }

  [[nodiscard]] virtual bool canUndo() const = 0;
  [[nodiscard]] virtual bool canRedo() const = 0;
  /// The entry that undo() takes back, redo() brings back; as the log says it. Empty if none.
  [[nodiscard]] virtual QString undoName() const = 0;
  [[nodiscard]] virtual QString redoName() const = 0;
  void undo();
  void redo();
  /// While `changed` is said: whether an entry was brought back, not made.
  [[nodiscard]] bool isRedoing() const { return m_redoing; }

Q_SIGNALS:
  /// The record, the shown table or both are other than before.
  void changed();
  /// Other printed values are confirmed than before; everything else is as it was.
  void compared();

protected:
  explicit GameSession(QObject* parent);

  void setNames(const words::ShownNames& names) { m_names = names; }
  /// The entries from that one on are others than before; there are `count` of them all together.
  void stampFrom(std::size_t first, std::size_t count);
  /// Back to now, without saying so.
  void leavePast();
  /// Works out again what follows from record and shown table.
  virtual void refresh() = 0;
  virtual void takeBack() = 0;  ///< the last entry. @pre canUndo()
  virtual void bringBack() = 0; ///< the one taken back last. @pre canRedo()

private:
  words::ShownNames m_names;
  std::vector<std::uint64_t> m_stamps;
  std::uint64_t m_lastStamp = 0;
  std::optional<std::size_t> m_past;      ///< entries made on the shown table
  std::optional<std::size_t> m_replacing; ///< m_past is the same then
  bool m_redoing = false;
};

} // namespace nilometer::ui
