// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/kept_file.h"

#include "ui/store/games/whole_file.h"

#include <chrono>
#include <utility>

namespace nilometer::ui {

namespace {

/// Often enough for a stick that is put back, and seldom enough for one that is not.
constexpr std::chrono::seconds tryAgain{5};

} // namespace

KeptFile::KeptFile(KeptContent content, Journal journal, QObject* parent)
    : QObject(parent), m_content(std::move(content)), m_journal(std::move(journal)) {
  m_thread.setMaxThreadCount(1);
  m_again.setSingleShot(true);
  connect(&m_again, &QTimer::timeout, this, &KeptFile::begin);
  // What was read is written when it changes, however its file is made.
  if (!m_journal.held().isEmpty()) {
    m_written = m_content.written();
    m_kept = Kept::onDisk;
  }
}

KeptFile::~KeptFile() {
  flush();
}

QString KeptFile::flush() {
  if (m_isWriting) finish();
  begin();
  if (m_isWriting) finish();
  return m_failure;
}

// Nothing new is shown as kept, not even for the moment until it is written.
void KeptFile::change() {
  if (m_kept != Kept::failing) tell(Kept::waiting, {});
  schedule();
}

void KeptFile::setVouched(record::Verified vouched) {
  m_vouched = vouched;
  m_written.clear();
  change();
}

// The window repaints before a timer without delay comes up, and several changes at a time are
// written once.
void KeptFile::schedule() {
  if (std::exchange(m_isScheduled, true)) return;
  QTimer::singleShot(0, this, [this] {
    if (m_isScheduled) begin();
  });
}

void KeptFile::begin() {
  if (m_isWriting) return; // finish() looks again
  m_isScheduled = false;
  m_writing = m_content.written();
  if (m_writing.isNull()) return;
  // After a failure nobody knows what the file holds.
  if (m_writing == m_written && m_kept != Kept::failing) return tell(Kept::onDisk, {});
  if (m_kept != Kept::failing) tell(Kept::waiting, {});
  m_isWriting = true;
  const auto values = m_content.values();
  m_thread.start([this, values, vouched = m_vouched, turn = ++m_turn] {
    m_outcome = m_journal.write(m_content.summed(m_writing, vouched));
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

void KeptFile::finish() {
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
    tell(Kept::failing, outcome.failure);
  else if (!m_isScheduled)
    tell(Kept::onDisk, {});
  if (m_isScheduled) begin();
}

void KeptFile::tell(Kept kept, const QString& failure) {
  if (kept == m_kept && failure == m_failure) return;
  m_kept = kept;
  m_failure = failure;
  Q_EMIT told();
}

} // namespace nilometer::ui
