// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pages.h"

#include "ui/result/result_view.h"
#include "ui/strip/chip.h"
#include "ui/window/open_game.h"
#include "ui/window/page_list.h"
#include "ui/window/page_room.h"

#include <QStackedWidget>

#include <utility>

namespace nilometer::ui {

Page& Pages::made(const PageKind& kind) {
  Page& page = m_made[&kind];
  if (page.widget == nullptr) {
    page = kind.make(m_stack, m_at);
    if (page.widget == nullptr) return page;
    // The table fits into every window.
    page.room = &kind == &tablePage ? page.widget : roomFor(*page.widget, &m_stack);
    m_stack.addWidget(page.room);
  }
  return page;
}

QWidget* Pages::find(const PageKind& kind) const {
  const auto found = m_made.find(&kind);
  return found != m_made.end() ? found->second.widget : nullptr;
}

QWidget* Pages::bring(const PageKind& kind) {
  const Page& page = made(kind);
  QWidget* const widget = page.widget;
  if (widget == nullptr || m_front == &kind) return widget;
  const PageKind* const before = std::exchange(m_front, &kind);
  m_stack.setCurrentWidget(page.room);
  if (before != nullptr && made(*before).leave) made(*before).leave();
  Q_EMIT turned();
  return widget;
}

void Pages::show(const PageKind& kind) {
  if (kind.goesWith != nullptr && !kind.goesWith(m_at.game.session())) return;
  const Asked asked = m_front == &kind ? Asked::again : Asked::anew;
  if (bring(kind) != nullptr && made(kind).enter) made(kind).enter(asked);
}

void Pages::back() {
  show(m_at.game.session() != nullptr ? tablePage : startPage);
}

void Pages::dropThoseOfTheGame() {
  std::erase_if(m_made, [this](const auto& made) {
    const auto& [kind, page] = made;
    if (kind->lasts == PageKind::Lasts::asWindow) return false;
    if (m_front == kind) m_front = nullptr;
    delete page.room;
    return true;
  });
}

void Pages::undo() {
  if (m_front != nullptr && made(*m_front).undo) made(*m_front).undo();
}

void Pages::redo() {
  if (m_front != nullptr && made(*m_front).redo) made(*m_front).redo();
}

void Pages::print() {
  if (m_front == &tablePage) show(resultPage);
  if (m_front == nullptr) return;
  const auto* result = made(*m_front).widget->findChild<ResultView*>();
  if (result != nullptr && result->isVisible()) result->printButton().click();
}

bool Pages::mayClose() const {
  for (const PageKind* kind : pageKinds()) {
    const auto found = m_made.find(kind);
    if (found == m_made.end() || !found->second.mayClose) continue;
    if (!found->second.mayClose()) return false;
  }
  return true;
}

} // namespace nilometer::ui
