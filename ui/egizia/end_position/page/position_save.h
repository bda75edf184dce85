// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_damage.h"
#include "engine/egizia/file/position_document.h"
#include "engine/egizia/file/position_entered.h"
#include "ui/egizia/end_position/position_entry.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/game/interface/kept_position.h"
#include "ui/score/end_position/position_name.h"
#include "ui/store/games/auto_saved_file.h"
#include "ui/store/games/file_lock.h"
#include "ui/store/games/game_library.h"

#include <QObject>

#include <memory>
#include <optional>
#include <utility>
#include <variant>

namespace nilometer::ui {

/// Keeps the end position on the screen in a file of the games' folder (AutoSavedFile): from the
/// first thing entered, after every change, right behind its repaint, whatever is still missing or
/// wrong. What was scored stays in the file, and in the archive, until it is scored again. Nothing
/// is written of a position that nobody has touched, and never over a document written by hand.
class PositionSave : public QObject {
  Q_OBJECT
public:
  /// Neither is owned; both outlive this.
  PositionSave(const GameLibrary& library, Preferences& preferences, QObject* parent = nullptr);
  /// Writes what is still to be written.
  ~PositionSave() override;

  struct Opened {
    PositionEntered entry;
    EditionPtr edition;
    /// What became of a file that is not what was written there; else nothing.
    std::optional<record::ReadError> damage = {};
    QString kept = {}; ///< name of the file that holds what was there; empty: the file itself does
  };
  using OpenResult = std::variant<Opened, OpenFailure>;
  /// Reads an end position and keeps its file from now on. If that fails, everything stays.
  /// `offered` = printed values it may have beside those that games were saved with.
  [[nodiscard]] OpenResult open(const QString& path, const std::vector<EditionPtr>& offered);
  /// Reads it, whoever has it open; another file is kept as soon as something is changed.
  [[nodiscard]] OpenResult openCopy(const QString& path, const std::vector<EditionPtr>& offered);
  /// Reads one that another program has open, only to be looked at: nothing of it is kept.
  [[nodiscard]] OpenResult openToLook(const QString& path, const std::vector<EditionPtr>& offered);
  /// The newest earlier version that can be read, where the file cannot; empty if there is none.
  [[nodiscard]] QString earlier(const QString& path, const std::vector<EditionPtr>& offered) const;
  /// Goes on with that one in the file's place. What is in the file is kept beside it.
  [[nodiscard]] OpenResult openEarlier(const QString& path, const std::vector<EditionPtr>& offered);
  /// Another end position, as the screen proposes it. The file before is left as it is.
  void begin(const PositionEntered& entry, const EditionPtr& edition);
  /// Keeps the entry that is on the screen now.
  void keep(const PositionEntered& entry, const EditionPtr& edition);
  /// Marks the entry on the screen as scored: it stands in the archive from now on.
  void score();

  struct Scored {
    PositionEntered entry;
    EditionPtr edition;
    egizia::PositionDocument document;
  };
  /// What was scored last; nullptr if nothing was.
  [[nodiscard]] const Scored* scored() const { return m_scored ? &*m_scored : nullptr; }

  /// The file, or empty while there is none.
  [[nodiscard]] QString path() const { return m_path; }
  /// Writes now what is still to be written. A file that was named while the names were typed gets
  /// the name that fits.
  void flush();
  /// Whether everything entered is on the disk.
  [[nodiscard]] bool isSaved() const;
  /// How safe what was entered is.
  [[nodiscard]] SaveState kept() const { return m_file ? m_file->kept() : SaveState::nowhere; }
  /// Why the file cannot be written, while that is so.
  [[nodiscard]] QString failure() const { return m_file ? m_file->failure() : QString(); }
  /// It was read out of a damaged file, and nobody has compared it with the table since.
  [[nodiscard]] bool isDoubtful() const { return m_vouched == record::Verified::no; }
  /// The table stands for it.
  void vouch();
  /// The file that is only looked at; else empty.
  [[nodiscard]] const QString& lookedAt() const { return m_lookedAt; }
  /// Goes on in another file, where its own cannot be written any more. Why that fails, or nothing.
  [[nodiscard]] QString saveElsewhere(const QString& path);

Q_SIGNALS:
  /// kept(), failure() or lookedAt() are other than before.
  void told();
  /// Another end position is here than before.
  void begun();
  /// Somebody else had changed the file (AutoSavedFile::othersKept).
  void othersKept(const QString& name);

private:
  struct Read;
  enum class Hold : std::uint8_t { no, yes, look };
  [[nodiscard]] OpenResult open(const QString& path, const std::vector<EditionPtr>& offered,
                                Hold hold);
  [[nodiscard]] record::Result<Read> read(const QString& path,
                                          const std::vector<EditionPtr>& offered) const;
  [[nodiscard]] record::Result<Read> readText(const std::string& text, const std::string& file,
                                              const std::vector<EditionPtr>& offered) const;
  /// Reads the rest of a scored position whose file is cut off; the rest is not scored any more.
  [[nodiscard]] record::Result<Read> readRest(const egizia::ReadablePosition& readable,
                                              const std::string& file,
                                              const std::vector<EditionPtr>& offered) const;
  /// Those offered and those that games were saved with.
  [[nodiscard]] std::vector<EditionPtr> known(const std::vector<EditionPtr>& offered) const;
  /// Whether what is on the screen is just what was scored.
  [[nodiscard]] bool isScored() const;
  [[nodiscard]] bool isWorthAFile() const;
  [[nodiscard]] QByteArray text() const;
  /// Has the entry on the screen saved after a change.
  void change();
  void takeNewFile();
  /// Gives the file the name that fits what is entered.
  void rename();
  void keepFile();

  const GameLibrary& m_library;
  Preferences& m_preferences;
  QString m_path;
  QString m_named;         ///< what the file is called, without ending, if that is what was entered
  bool m_isNaming = false; ///< what was changed last goes into that
  std::optional<FileLock> m_lock;
  PositionEntered m_begun; ///< what nobody would miss
  PositionEntered m_entry;
  EditionPtr m_edition;
  std::optional<Scored> m_scored;
  record::Verified m_vouched = record::Verified::yes;
  QString m_lookedAt;
  std::unique_ptr<AutoSavedFile> m_file;
};

/// What end position is in that file; nothing if it cannot be read.
[[nodiscard]] std::optional<KeptPosition> lookAtPosition(const QString& path);

/// What the file of an end position is called, without ending.
[[nodiscard]] QString positionFileName(const PositionEntered& entry);

} // namespace nilometer::ui
