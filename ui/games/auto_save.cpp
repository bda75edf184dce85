// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/auto_save.h"

#include "ui/games/game_shelf.h"
#include "ui/session/game_session.h"

#include <QFileInfo>
#include <QTimer>

#include <utility>

namespace nilometer::ui {

AutoSave::AutoSave(GameSession& session, GameShelf& shelf, QString path, QObject* parent)
    : QObject(parent), m_session(&session), m_shelf(shelf), m_path(std::move(path)) {
  if (QFileInfo::exists(m_path)) m_saved = session.written();
  connect(&session, &GameSession::changed, this, &AutoSave::schedule);
  connect(&session, &GameSession::compared, this, &AutoSave::schedule);
  schedule();
}

AutoSave::~AutoSave() {
  flush();
}

bool AutoSave::isSaved() const {
  return m_session.isNull() || m_saved == m_session->written();
}

void AutoSave::flush() {
  const QString error = writeNow();
  if (!error.isEmpty()) Q_EMIT failed(error);
}

// The window repaints before a timer without delay comes up, and several changes at a time are
// written once.
void AutoSave::schedule() {
  if (m_scheduled) return;
  m_scheduled = true;
  QTimer::singleShot(0, this, [this] {
    if (std::exchange(m_scheduled, false)) flush();
  });
}

QString AutoSave::writeNow() {
  m_scheduled = false;
  if (isSaved()) return {};
  QString error = m_shelf.save(m_path, *m_session);
  if (error.isEmpty()) m_saved = m_session->written();
  return error;
}

} // namespace nilometer::ui
