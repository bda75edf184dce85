// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/auto_save.h"

#include "engine/record/line_sums.h"
#include "ui/game/session/game_session.h"

#include <QPointer>

#include <utility>

namespace nilometer::ui {

namespace {

QByteArray summedRecord(const QByteArray& record, record::Verified verified) {
  return QByteArray::fromStdString(record::withSums(record.toStdString(), verified));
}

KeptContent contentOf(GameSession& of, GameLibrary& library) {
  const QPointer<GameSession> session(&of);
  return {
      [session] { return session ? QByteArray::fromStdString(session->written()) : QByteArray(); },
      summedRecord, [session, &library] { return library.toKeep(session->values()); }};
}

} // namespace

AutoSave::AutoSave(GameSession& session, GameLibrary& library, QString path, QObject* parent)
    : AutoSavedFile(contentOf(session, library), Journal(std::move(path)), parent),
      m_stamps(session.stamps()) {
  const auto changed = [this, &session] {
    m_stamps = session.stamps();
    change();
  };
  connect(&session, &GameSession::changed, this, [this, &session, changed] {
    if (session.stamps() != m_stamps)
      changed();
    else
      schedule();
  });
  connect(&session, &GameSession::compared, this, changed);
  schedule();
}

} // namespace nilometer::ui
