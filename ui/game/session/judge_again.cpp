// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/session/judge_again.h"

namespace nilometer::ui {

FromNowOn& FromNowOn::of(GameSession& session) {
  auto* known = session.findChild<FromNowOn*>(QString(), Qt::FindDirectChildrenOnly);
  return known == nullptr ? *new FromNowOn(session) : *known;
}

FromNowOn::FromNowOn(GameSession& session) : QObject(&session), m_session(session) {
  connect(&session, &GameSession::changed, this, [this] {
    if (!m_session.amending() || m_session.amendedEntry() != m_entry) m_enter = {};
  });
}

void FromNowOn::offer(std::function<void()> enter) {
  m_entry = m_session.amendedEntry();
  m_enter = std::move(enter);
}

void FromNowOn::take() {
  const auto enter = std::exchange(m_enter, {});
  m_session.stopAmending();
  enter();
}

} // namespace nilometer::ui
