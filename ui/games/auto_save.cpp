// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/auto_save.h"

#include "engine/record/line_sums.h"
#include "ui/games/game_shelf.h"
#include "ui/games/whole_file.h"
#include "ui/session/game_session.h"

#include <chrono>
#include <utility>

namespace nilometer::ui {

namespace {

/// Often enough for a stick that is put back, and seldom enough for one that is not.
constexpr std::chrono::seconds tryAgain{5};

} // namespace

AutoSave::AutoSave(GameSession& session, GameShelf& shelf, QString path, QObject* parent)
    : QObject(parent), m_session(&session), m_shelf(shelf), m_journal(std::move(path)) {
  m_thread.setMaxThreadCount(1);
  m_again.setSingleShot(true);
  connect(&m_again, &QTimer::timeout, this, &AutoSave::begin);
  // A game that was read is written when it changes, however its file is made.
  if (!m_journal.held().isEmpty()) {
    m_written = QByteArray::fromStdString(session.written());
    m_kept = Kept::onDisk;
  }
  m_stamps = session.stamps();
  connect(&session, &GameSession::changed, this, [this] {
    if (m_session->stamps() != m_stamps)
      change();
    else
      schedule();
  });
  connect(&session, &GameSession::compared, this, &AutoSave::change);
  schedule();
}

AutoSave::~AutoSave() {
  flush();
}

QString AutoSave::flush() {
  if (m_isWriting) finish();
  begin();
  if (m_isWriting) finish();
  return m_failure;
}

// Nothing new is shown as kept, not even for the moment until it is written.
void AutoSave::change() {
  m_stamps = m_session->stamps();
  if (m_kept != Kept::failing) tell(Kept::waiting, {});
  schedule();
}

// The window repaints before a timer without delay comes up, and several changes at a time are
// written once.
void AutoSave::schedule() {
  if (std::exchange(m_isScheduled, true)) return;
  QTimer::singleShot(0, this, [this] {
    if (m_isScheduled) begin();
  });
}

void AutoSave::begin() {
  if (m_isWriting || m_session.isNull()) return; // finish() looks again
  m_isScheduled = false;
  m_writing = QByteArray::fromStdString(m_session->written());
  // After a failure nobody knows what the file holds.
  if (m_writing == m_written && m_kept != Kept::failing) return tell(Kept::onDisk, {});
  if (m_kept != Kept::failing) tell(Kept::waiting, {});
  m_isWriting = true;
  const auto values = m_shelf.toKeep(m_session->values());
  m_thread.start([this, values, turn = ++m_turn] {
    const std::string summed = record::withSums(m_writing.toStdString());
    m_outcome = m_journal.write(QByteArray::fromStdString(summed));
    // They come with the program or stand in the file, so nothing is lost without them: they are
    // tried again with the next entry.
    if (m_outcome.failure.isEmpty() && values) {
      static_cast<void>(writeFile(values->path, values->text));
    }
    const auto taken = [this, turn] {
      if (m_isWriting && turn == m_turn) finish();
    };
    QMetaObject::invokeMethod(this, taken, Qt::QueuedConnection);
  });
}

void AutoSave::finish() {
  m_thread.waitForDone();
  m_isWriting = false;
  const Journal::Outcome outcome = std::exchange(m_outcome, {});
  if (outcome.failure.isEmpty()) {
    m_written = m_writing;
    m_again.stop();
  } else {
    m_again.start(tryAgain);
  }
  if (!outcome.kept.isEmpty()) Q_EMIT othersKept(outcome.kept);
  if (!outcome.failure.isEmpty())
    tell(Kept::failing, outcome.failure);
  else if (!m_isScheduled)
    tell(Kept::onDisk, {});
  if (m_isScheduled) begin();
}

void AutoSave::tell(Kept kept, const QString& failure) {
  if (kept == m_kept && failure == m_failure) return;
  m_kept = kept;
  m_failure = failure;
  Q_EMIT told();
}

} // namespace nilometer::ui
