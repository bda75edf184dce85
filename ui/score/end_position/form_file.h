// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/end_position/position_form.h"
#include "ui/score/end_position/position_name.h"
#include "ui/store/games/auto_saved_file.h"
#include "ui/store/games/file_lock.h"

#include <QObject>

#include <memory>
#include <optional>
#include <variant>

namespace nilometer::ui {

class Preferences;

/// Keeps the form on the screen in a file of the games' folder (AutoSavedFile): from the first
/// thing entered, after every change, whatever is still missing or wrong. What was scored stays in
/// the file, and in the archive, until it is scored again. Nothing is written of a form that nobody
/// has touched, and never over a document written by hand.
class FormFile : public QObject {
  Q_OBJECT
public:
  /// Nothing is owned; all outlive this.
  FormFile(const PositionGame& game, const GameLibrary& library, Preferences& preferences,
           QObject* parent);
  /// Writes what is still to be written.
  ~FormFile() override;

  struct Opened {
    PositionForm form;
    /// What became of a file that is not what was written there; else nothing.
    std::optional<record::ReadError> damage{};
    QString kept{}; ///< name of the file that holds what was there; mostly empty
  };
  using OpenResult = std::variant<Opened, OpenFailure>;
  enum class Open : std::uint8_t {
    toKeep, ///< and it is kept from now on
    asCopy, ///< whoever has it open; another file is kept as soon as something is changed
    toLook  ///< nothing of it is kept
  };
  /// If that fails, everything stays.
  [[nodiscard]] OpenResult open(const QString& path, Open how);
  /// The newest earlier version that can be read, where the file cannot; empty if there is none.
  [[nodiscard]] QString earlier(const QString& path) const;
  /// Goes on with that one in the file's place. What is in the file is kept beside it.
  [[nodiscard]] OpenResult openEarlier(const QString& path);
  /// Another form, as the screen proposes it. The file before is left as it is.
  void begin(const PositionForm& form);
  /// Keeps the form that is on the screen now: nobody has scored that yet.
  void keep(const PositionForm& form);
  /// Marks the form on the screen as scored.
  void score();

  /// The file, or empty while there is none.
  [[nodiscard]] QString path() const { return m_path; }
  /// Writes now what is still to be written; the file gets the name that fits.
  void flush();
  [[nodiscard]] bool isSaved() const;
  [[nodiscard]] SaveState kept() const { return m_file ? m_file->kept() : SaveState::nowhere; }
  /// Why the file cannot be written, while that is so.
  [[nodiscard]] QString failure() const { return m_file ? m_file->failure() : QString(); }
  /// The file that is only looked at; else empty.
  [[nodiscard]] const QString& lookedAt() const { return m_lookedAt; }
  /// Goes on in another file, where its own cannot be written. Why that fails, or nothing.
  [[nodiscard]] QString saveElsewhere(const QString& path);
  [[nodiscard]] bool isScored() const { return m_scored && m_scored->scoresAs(m_form); }
  /// What was scored last; nullptr if nothing was.
  [[nodiscard]] const PositionForm* scored() const { return m_scored ? &*m_scored : nullptr; }
  /// It was read out of a damaged file, and nobody has compared it with the table since.
  [[nodiscard]] bool isDoubtful() const { return m_vouched == record::Verified::no; }
  /// The table stands for it.
  void vouch();
  /// What the file is called, without ending.
  [[nodiscard]] QString name() const {
    return positionName(m_form.date, m_form.title, m_form.seats);
  }

Q_SIGNALS:
  /// kept(), failure() or lookedAt() are other than before.
  void told();
  /// Somebody else had changed the file (AutoSavedFile::othersKept).
  void othersKept(const QString& name);

private:
  /// `found`: all that is in the file.
  [[nodiscard]] record::Result<PositionGame::Read> read(const QString& path,
                                                        std::string* found = nullptr) const;
  /// Somebody would miss what is on the screen.
  [[nodiscard]] bool isWorthAFile() const;
  [[nodiscard]] QByteArray text() const;
  void change();
  /// Gives the file the name that fits what is entered.
  void rename();
  void keepFile();

  const PositionGame& m_game;
  const GameLibrary& m_library;
  Preferences& m_preferences;
  QString m_path;
  bool m_named = false;    ///< the program has named it
  bool m_isNaming = false; ///< what was changed last goes into that
  std::optional<FileLock> m_lock;
  PositionForm m_begun; ///< what nobody would miss
  PositionForm m_form;
  std::optional<PositionForm> m_scored;
  std::optional<PositionForm> m_scoredBefore; ///< as it was opened
  record::Verified m_vouched = record::Verified::yes;
  QString m_lookedAt;
  std::unique_ptr<AutoSavedFile> m_file;
};

} // namespace nilometer::ui
