// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/journal.h"
#include "ui/session/kept.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <cstdint>
#include <vector>

namespace nilometer::ui {

class GameSession;
class GameShelf;

/// Keeps the file of the open game up to date: after every change of the record, right behind the
/// repaint of that change, in a thread of its own, because a disk may take its time. Only what is
/// on the disk counts as kept. Where that fails, everything stays in the session, and it is tried
/// again with every change and every few seconds. Looking at the past writes nothing.
class AutoSave : public QObject {
  Q_OBJECT
public:
  /// A game without a file is written at once, so that its players and rules are safe too.
  /// Neither is owned; both should outlive this.
  AutoSave(GameSession& session, GameShelf& shelf, QString path, QObject* parent = nullptr);
  /// Writes what is still to be written.
  ~AutoSave() override;

  /// Writes now what is still to be written, and waits for it. Why it failed, or nothing.
  QString flush();
  [[nodiscard]] Kept kept() const { return m_kept; }
  [[nodiscard]] bool isSaved() const { return m_kept == Kept::onDisk; }
  /// Why the file cannot be written, while that is so.
  [[nodiscard]] const QString& failure() const { return m_failure; }

Q_SIGNALS:
  /// kept() or failure() are other than before.
  void told();
  /// Somebody else had changed the file: what they wrote is in a file of that name.
  void othersKept(const QString& name);

private:
  /// The record is other than before.
  void change();
  void schedule();
  /// Has what is not written yet written elsewhere.
  void begin();
  /// Takes in what became of it. @pre begin() has begun that one
  void finish();
  void tell(Kept kept, const QString& failure);

  QPointer<GameSession> m_session;
  GameShelf& m_shelf;
  Journal m_journal;                   ///< of the thread while one is writing
  std::vector<std::uint64_t> m_stamps; ///< of the entries that the disk has or is to have
  QByteArray m_written;
  QByteArray m_writing;
  Journal::Outcome m_outcome;
  Kept m_kept = Kept::waiting;
  QString m_failure;
  bool m_isScheduled = false;
  bool m_isWriting = false;
  int m_turn = 0; ///< of writing, so that none is taken in twice
  QTimer m_again;
  QThreadPool m_thread;
};

} // namespace nilometer::ui
