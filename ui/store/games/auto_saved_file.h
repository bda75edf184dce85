// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/line_sums.h"
#include "ui/game/session/save_state.h"
#include "ui/store/games/game_library.h"
#include "ui/store/games/journal.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <optional>

namespace nilometer::ui {

/// What a file is to hold.
struct KeptContent {
  /// The content as it is now, without checksums; null = there is nothing to write any more.
  std::function<QByteArray()> written;
  /// Adds the checksums to `written`. Called by a thread of its own.
  QByteArray (*summed)(const QByteArray& written, record::Verified verified);
  /// Printed values to be kept beside it.
  std::function<std::optional<GameLibrary::ValuesToKeep>()> values;
};

/// Keeps a file up to date with what is on the screen: right behind the repaint of a change, in a
/// thread of its own, because a disk may take its time. Only what is on the disk counts as kept.
/// Where that fails, nothing is lost on the screen, and it is tried again with every change and
/// every few seconds.
class AutoSavedFile : public QObject {
  Q_OBJECT
public:
  AutoSavedFile(KeptContent content, Journal journal, QObject* parent = nullptr);
  /// Writes what is still to be written.
  ~AutoSavedFile() override;

  /// The content has changed: shows it as waiting unless writing fails, and schedules writing.
  void change();
  /// Whether the table stands for what the file holds; writes it anew.
  void setVerified(record::Verified verified);
  /// The content may have changed: writes it in the next turn of the event loop if it has.
  void schedule();
  /// Writes now what is still to be written, and waits for it. Why it failed, or nothing.
  QString flush();
  [[nodiscard]] SaveState kept() const { return m_kept; }
  [[nodiscard]] bool isSaved() const { return m_kept == SaveState::onDisk; }
  /// Why the file cannot be written, while that is so.
  [[nodiscard]] const QString& failure() const { return m_failure; }

Q_SIGNALS:
  /// kept() or failure() are other than before.
  void told();
  /// Somebody else had changed the file: what they wrote is in a file of that name; empty where
  /// they had emptied it or taken it away.
  void othersKept(const QString& name);

private:
  /// Has what is not written yet written elsewhere.
  void begin();
  /// Takes in what became of it. @pre begin() has begun that one
  void finish();
  void tell(SaveState kept, const QString& failure);

  KeptContent m_content;
  record::Verified m_vouched = record::Verified::yes;
  Journal m_journal; ///< of the thread while one is writing
  QByteArray m_written;
  QByteArray m_writing;
  Journal::Outcome m_outcome;
  SaveState m_kept = SaveState::waiting;
  QString m_failure;
  bool m_isScheduled = false;
  bool m_isWriting = false;
  int m_turn = 0; ///< of writing, so that none is taken in twice
  QTimer m_again;
  QThreadPool m_thread;
};

} // namespace nilometer::ui
