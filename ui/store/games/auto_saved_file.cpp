// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/auto_saved_file.h"

#include "ui/store/games/atomic_file.h"

#include <chrono>
#include <utility>

namespace nilometer::ui {

namespace {

/// Often enough for a stick that is put back, and seldom enough for one that is not.
constexpr std::chrono::seconds tryAgain{5};

} // namespace

AutoSavedFile::AutoSavedFile(KeptContent content, Journal journal, QObject* parent)
    : QObject(parent), m_content(std::move(content)), m_journal(std::move(journal)) {
  m_thread.setMaxThreadCount(1);
  m_again.setSingleShot(true);
  connect(&m_again, &QTimer::timeout, this, &AutoSavedFile::begin);
  // What was read is written when it changes, however its file is made.
  if (!m_journal.held().isEmpty()) {
    m_written = m_content.written();
    m_kept = SaveState::onDisk;
  }
}

AutoSavedFile::~AutoSavedFile() {
  flush();
}

QString AutoSavedFile::flush() {
  if (m_isWriting) finish();
  begin();
  if (m_isWriting) finish();
  return m_failure;
}

// Nothing new is shown as kept, not even for the moment until it is written.
void AutoSavedFile::change() {
  if (m_kept != SaveState::failing) tell(SaveState::waiting, {});
  schedule();
}

void AutoSavedFile::setVerified(record::Verified verified) {
  m_vouched = verified;
  m_written.clear();
  change();
}

// The window repaints before a timer without delay comes up, and several changes at a time are
// written once.
void AutoSavedFile::schedule() {
  if (std::exchange(m_isScheduled, true)) return;
  QTimer::singleShot(0, this, [this] {
    if (m_isScheduled) begin();
  });
}

void AutoSavedFile::begin() {
  if (m_isWriting) return; // finish() looks again
  m_isScheduled = false;
  m_writing = m_content.written();
  if (m_writing.isNull()) return;
  // After a failure nobody knows what the file holds.
  if (m_writing == m_written && m_kept != SaveState::failing) return tell(SaveState::onDisk, {});
  if (m_kept != SaveState::failing) tell(SaveState::waiting, {});
  m_isWriting = true;
  const auto values = m_content.values();
  m_thread.start([this, values, verified = m_vouched, turn = ++m_turn] {
    m_outcome = m_journal.write(m_content.summed(m_writing, verified));
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

void AutoSavedFile::finish() {
  m_thread.waitForDone();
  m_isWriting = false;
  const Journal::Outcome outcome = std::exchange(m_outcome, {});
  if (outcome.failure.isEmpty()) {
    m_written = m_writing;
    m_again.stop();
  } else {
    m_again.start(tryAgain);
  }
  if (outcome.failure.isEmpty() && outcome.others) Q_EMIT othersKept(*outcome.others);
  if (!outcome.failure.isEmpty())
    tell(SaveState::failing, outcome.failure);
  else if (!m_isScheduled)
    tell(SaveState::onDisk, {});
  if (m_isScheduled) begin();
}

void AutoSavedFile::tell(SaveState kept, const QString& failure) {
  if (kept == m_kept && failure == m_failure) return;
  m_kept = kept;
  m_failure = failure;
  Q_EMIT told();
}

} // namespace nilometer::ui
