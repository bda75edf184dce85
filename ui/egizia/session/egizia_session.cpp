// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/session/egizia_session.h"

#include "engine/egizia/turn.h"

#include <utility>

template class nilometer::ui::SessionOf<nilometer::egizia::Rules>;

namespace nilometer::ui {

EgiziaSession::EgiziaSession(egizia::GameRecord record,
                             std::shared_ptr<const egizia::Edition> edition, QObject* parent)
    : SessionOf(std::move(record), std::move(edition), parent) {
  EgiziaSession::refresh();
}

void EgiziaSession::refresh() {
  SessionOf::refresh();
  m_turn.reset();
  if (const egizia::RecordedEntry* entry = replaced()) {
    m_turn = egizia::turnOf(game(), shown(), entry->entry);
  }
  if (isLookingBack()) {
    m_options.clear();
  } else {
    egizia::listOptions(game(), turn(), m_options);
  }
}

} // namespace nilometer::ui
