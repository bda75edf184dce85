// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/session/saqqara_session.h"

#include <utility>

template class nilometer::ui::SessionOf<nilometer::saqqara::Rules>;

namespace nilometer::saqqara {

Session::Session(GameRecord record, std::shared_ptr<const saqqara::Edition> edition,
                 QObject* parent)
    : SessionOf(std::move(record), std::move(edition), parent) {
  Session::refresh();
}

void Session::refresh() {
  SessionOf::refresh();
  if (isLookingBack()) {
    m_options.clear();
  } else {
    listOptions(game(), shown(), m_options);
  }
}

} // namespace nilometer::saqqara
