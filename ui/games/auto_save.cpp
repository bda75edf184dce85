// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/auto_save.h"

#include "ui/egizia/session/egizia_session.h"
#include "ui/games/game_shelf.h"

#include <QFileInfo>
#include <QTimer>

#include <utility>

namespace nilometer::ui {

AutoSave::AutoSave(EgiziaSession& session, GameShelf& shelf, QString path, QObject* parent)
    : QObject(parent), m_session(&session), m_shelf(shelf), m_path(std::move(path)) {
  if (QFileInfo::exists(m_path)) m_saved = session.record();
  m_savedWith = session.sharedEdition();
  connect(&session, &EgiziaSession::changed, this, &AutoSave::schedule);
  connect(&session, &EgiziaSession::compared, this, &AutoSave::schedule);
  schedule();
}

AutoSave::~AutoSave() {
  flush();
}

bool AutoSave::isSaved() const {
  if (m_session.isNull()) return true;
  return m_savedWith == m_session->sharedEdition() && m_saved == m_session->record();
}

void AutoSave::flush() {
  if (!isSaved()) write();
}

// The window repaints before a timer without delay comes up, and several changes at a time are
// written once.
void AutoSave::schedule() {
  if (m_scheduled || isSaved()) return;
  m_scheduled = true;
  QTimer::singleShot(0, this, [this] {
    m_scheduled = false;
    flush();
  });
}

void AutoSave::write() {
  const egizia::GameRecord& record = m_session->record();
  const QString error = m_shelf.save(m_path, record, m_session->edition());
  if (error.isEmpty()) {
    m_saved = record;
    m_savedWith = m_session->sharedEdition();
  } else {
    Q_EMIT failed(error);
  }
}

} // namespace nilometer::ui
