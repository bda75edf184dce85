// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/score_basis.h"
#include "engine/egizia/options.h"
#include "ui/egizia/words/names.h"
#include "ui/words/shown_names.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace nilometer::ui {

/// The open game: the one door through which the windows change anything. Holds the record and
/// what follows from it; says `changed` once after every change.
///
/// What the windows show is `shown()`: the table now, or as it was after some entry (looking at
/// the past). Entering something while looking at the past first returns to now, unless an entry
/// is being replaced.
class EgiziaSession : public QObject {
  Q_OBJECT
public:
  /// `edition` is the one the record's header names.
  EgiziaSession(egizia::GameRecord record, std::shared_ptr<const egizia::Edition> edition,
                QObject* parent = nullptr);
  ~EgiziaSession() override;

  [[nodiscard]] const egizia::Edition& edition() const { return *m_edition; }
  /// The same, for what lives longer than the session.
  [[nodiscard]] std::shared_ptr<const egizia::Edition> sharedEdition() const { return m_edition; }
  [[nodiscard]] const egizia::GameRecord& record() const { return m_open.record(); }
  [[nodiscard]] const egizia::Game& game() const { return m_open.game(); }
  /// The whole record played from the start: verdicts, effects, points.
  [[nodiscard]] const egizia::Replay& replay() const { return m_open.replay(); }
  /// What the points of that replay rest on; worked out when it is first asked for.
  [[nodiscard]] const egizia::ScoreBasis& basis() const;
  /// For sentences on the screen; long names are shortened.
  [[nodiscard]] const words::Table& table() const { return m_table; }
  /// The same with whole names, for where there is room: tool tips, explanations.
  [[nodiscard]] const words::Table& wholeTable() const { return m_wholeTable; }
  [[nodiscard]] const words::ShownNames& names() const { return m_names; }
  [[nodiscard]] int players() const { return m_open.game().players; }
  /// Index into egizia::playerColours.
  [[nodiscard]] int colourOf(table::Player player) const;

  /// The table that is shown.
  [[nodiscard]] const egizia::State& shown() const;
  /// What may be done on the shown table; nothing while only looking at the past.
  [[nodiscard]] const egizia::Options& options() const { return m_options; }
  /// How many entries had been made on the shown table.
  [[nodiscard]] std::size_t shownEntries() const;
  [[nodiscard]] bool isPast() const { return m_past.has_value(); }
  /// Shows the table after so many entries; all of them means now.
  void lookAt(std::size_t entries);
  void backToNow();

  /// What entering it on the shown table would break, and whether the table stays possible.
  [[nodiscard]] egizia::Outcome tryOut(const egizia::Entry& entry) const;
  /// The same with everything that would change.
  [[nodiscard]] egizia::Effects preview(const egizia::Entry& entry) const;
  /// Judges and, if it may be, adds the entry. A refused one changes nothing.
  egizia::Outcome enter(const egizia::Entry& entry, bool anyway = false,
                        const QString& reason = {});

  /// Begins to replace an entry: the table before it is shown, and the next accepted entry takes
  /// its place. Everything after it is judged again; nothing is thrown away.
  /// @pre index < record().entries.size()
  void startReplacing(std::size_t index);
  [[nodiscard]] std::optional<std::size_t> replacing() const { return m_replacing; }
  void stopReplacing();

  [[nodiscard]] bool canUndo() const { return m_open.canUndo(); }
  [[nodiscard]] bool canRedo() const { return m_open.canRedo(); }
  /// The entry that undo() takes back, redo() brings back; as the log says it. Empty if none.
  [[nodiscard]] QString undoName() const;
  [[nodiscard]] QString redoName() const;
  /// What stood where the next entry goes: the one being replaced, or the one just undone;
  /// nullptr if neither.
  [[nodiscard]] const egizia::Entry* enteredBefore() const;
  void undo();
  void redo();
  /// While `changed` is said: whether an entry was brought back, not made.
  [[nodiscard]] bool isRedoing() const { return m_redoing; }

  /// Goes on with the same game on other printed values: `record` = its entries as they are said
  /// there (record::rejudge). The edition before stays alive as long as the session, but whoever
  /// is laid out after other values has to be made anew. Says `compared` where only how sure the
  /// values are has changed, otherwise `changed`.
  void goOn(egizia::GameRecord record, std::shared_ptr<const egizia::Edition> edition);

Q_SIGNALS:
  /// The record, the shown table or both are other than before.
  void changed();
  /// Other printed values are confirmed than before; everything else is as it was.
  void compared();

private:
  void refresh();
  void nameSeats();

  std::shared_ptr<const egizia::Edition> m_edition;
  std::vector<std::shared_ptr<const egizia::Edition>> m_earlier;
  egizia::OpenRecord m_open;
  words::ShownNames m_names;
  words::Table m_table;
  words::Table m_wholeTable;
  mutable std::optional<egizia::ScoreBasis> m_basis;
  std::optional<std::size_t> m_past;      ///< entries made on the shown table
  std::optional<std::size_t> m_replacing; ///< m_past is the same then
  bool m_redoing = false;
  egizia::State m_pastState;
  egizia::Options m_options;
};

} // namespace nilometer::ui
