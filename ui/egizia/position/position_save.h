// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_document.h"
#include "engine/egizia/file/position_entered.h"
#include "ui/egizia/position/position_entry.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/games/file_lock.h"
#include "ui/games/game_shelf.h"
#include "ui/kind/kept_position.h"

#include <QObject>

#include <optional>
#include <variant>

namespace nilometer::ui {

/// Keeps the end position on the screen in a file of the games' folder: from the first thing
/// entered, after every change, right behind its repaint, whatever is still missing or wrong. What
/// was scored stays in the file, and in the archive, until it is scored again. Nothing is written
/// of a position that nobody has touched, and never over a document written by hand.
class PositionSave : public QObject {
  Q_OBJECT
public:
  /// Neither is owned; both outlive this.
  PositionSave(const GameShelf& shelf, Preferences& preferences, QObject* parent = nullptr);
  /// Writes what is still to be written.
  ~PositionSave() override;

  struct Opened {
    PositionEntered entry;
    EditionPtr edition;
  };
  using OpenResult = std::variant<Opened, OpenFailure>;
  /// Reads an end position and keeps its file from now on. If that fails, everything stays.
  /// `offered` = printed values it may have beside those that games were saved with.
  [[nodiscard]] OpenResult open(const QString& path, const std::vector<EditionPtr>& offered);
  /// Reads it, whoever has it open; another file is kept as soon as something is changed.
  [[nodiscard]] OpenResult openCopy(const QString& path, const std::vector<EditionPtr>& offered);
  /// Another end position, as the screen proposes it. The file before is left as it is.
  void begin(const PositionEntered& entry, const EditionPtr& edition);
  /// What is on the screen now.
  void keep(const PositionEntered& entry, const EditionPtr& edition);
  /// What is on the screen is scored, and stands in the archive from now on.
  void score();

  /// The file, or empty while there is none.
  [[nodiscard]] QString path() const { return m_path; }
  /// Writes now what is still to be written.
  void flush();
  /// Whether everything entered is on the disk.
  [[nodiscard]] bool isSaved() const;

Q_SIGNALS:
  /// The file could not be written; said once until it works again. Everything stays on the
  /// screen, and the next change or flush() tries again.
  void failed(const QString& sentence);

private:
  struct Read;
  enum class Hold : bool { no, yes };
  [[nodiscard]] OpenResult open(const QString& path, const std::vector<EditionPtr>& offered,
                                Hold hold);
  [[nodiscard]] record::Result<Read> read(const QString& path,
                                          const std::vector<EditionPtr>& offered) const;
  /// What the file says or has to say.
  struct Stand {
    PositionEntered entry;
    record::EditionName edition;
    bool scored = false; ///< just that
    friend bool operator==(const Stand&, const Stand&) = default;
  };
  struct Scored {
    PositionEntered entry;
    EditionPtr edition;
    egizia::PositionDocument document;
  };
  [[nodiscard]] Stand now() const;
  [[nodiscard]] bool isWorthAFile() const;
  [[nodiscard]] QByteArray text() const;
  void schedule();
  void write();
  void takeNewFile();

  const GameShelf& m_shelf;
  Preferences& m_preferences;
  QString m_path;
  std::optional<FileLock> m_lock;
  PositionEntered m_begun; ///< what nobody would miss
  PositionEntered m_entry;
  EditionPtr m_edition;
  std::optional<Scored> m_scored;
  std::optional<Stand> m_saved; ///< what the file holds
  QString m_told;               ///< the last failure
  bool m_scheduled = false;
};

/// What end position is in that file; nothing if it cannot be read.
[[nodiscard]] std::optional<KeptPosition> lookAtPosition(const QString& path);

/// What the file of an end position is called, without ending.
[[nodiscard]] QString positionFileName(const PositionEntered& entry);
inline const QString positionEnding = QStringLiteral(".nilometer-position");

} // namespace nilometer::ui
