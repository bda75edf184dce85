// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/game_session.h"

namespace nilometer::ui {

GameSession::GameSession(QObject* parent) : QObject(parent) {}

GameSession::~GameSession() = default;

void GameSession::stampFrom(std::size_t first, std::size_t count) {
  m_stamps.resize(first);
  while (m_stamps.size() < count) m_stamps.push_back(++m_lastStamp);
}

void GameSession::leavePast() {
  m_past.reset();
  m_replacing.reset();
}

void GameSession::lookAt(std::size_t shown) {
  leavePast();
  if (shown < entries()) m_past = shown;
  refresh();
  Q_EMIT changed();
}

void GameSession::startReplacing(std::size_t index) {
  Q_ASSERT(index < entries());
  m_past = index;
  m_replacing = index;
  refresh();
  Q_EMIT changed();
}

void GameSession::undo() {
  if (!canUndo()) return;
  leavePast();
  takeBack();
  m_stamps.pop_back();
  refresh();
  Q_EMIT changed();
}

void GameSession::redo() {
  if (!canRedo()) return;
  leavePast();
  bringBack();
  stampFrom(entries(), entries() + 1);
  refresh();
  m_redoing = true;
  Q_EMIT changed();
  m_redoing = false;
}

} // namespace nilometer::ui
