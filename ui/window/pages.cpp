// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pages.h"

#include "ui/base/style/chip.h"
#include "ui/score/result/result_view.h"
#include "ui/window/new_games.h"
#include "ui/window/open_game.h"
#include "ui/window/page_list.h"
#include "ui/window/page_room.h"

#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

const Game& WindowContext::chosen() const {
  return newGames.kind();
}

Pages::Key Pages::keyOf(const PageKind& kind, const Game& game) {
  return {&kind, kind.lasts == PageKind::Lasts::eachGame ? &game : nullptr};
}

Page& Pages::made(const Key& key) {
  Page& page = m_made[key];
  if (page.widget == nullptr) {
    const auto& [kind, game] = key;
    page = kind->make(m_stack, m_at, game != nullptr ? *game : m_at.chosen());
    if (page.widget == nullptr) return page;
    // The table fits into every window.
    page.room = kind == &tablePage ? page.widget : roomFor(*page.widget, &m_stack);
    m_stack.addWidget(page.room);
  }
  return page;
}

QWidget* Pages::find(const PageKind& kind) const {
  const auto found = m_made.find(m_front.first == &kind ? m_front : keyOf(kind));
  return found != m_made.end() ? found->second.widget : nullptr;
}

QWidget* Pages::bring(const Key& key) {
  const Page& page = made(key);
  QWidget* const widget = page.widget;
  if (widget == nullptr || m_front == key) return widget;
  const Key before = std::exchange(m_front, key);
  if (key.first == &tablePage || key.first == &startPage) m_home = key.first;
  m_stack.setCurrentWidget(page.room);
  if (before.first != nullptr && made(before).leave) made(before).leave();
  Q_EMIT turned();
  return widget;
}

QWidget* Pages::bring(const PageKind& kind) {
  return bring(keyOf(kind));
}

void Pages::show(const PageKind& kind) {
  if (kind.goesWith != nullptr && !kind.goesWith(m_at.game.session())) return;
  const Key key = keyOf(kind);
  const Asked asked = m_front == key ? Asked::again : Asked::anew;
  if (bring(key) != nullptr && made(key).enter) made(key).enter(asked);
}

void Pages::back() {
  const bool toTable = m_at.game.session() != nullptr && m_home != &startPage;
  show(toTable ? tablePage : startPage);
}

void Pages::dropThoseOfTheGame() {
  std::erase_if(m_made, [this](const auto& made) {
    const auto& [key, page] = made;
    if (key.first->lasts != PageKind::Lasts::asGame) return false;
    if (m_front == key) m_front = {};
    delete page.room;
    return true;
  });
}

void Pages::undo() {
  if (front() != nullptr && made(m_front).undo) made(m_front).undo();
}

void Pages::redo() {
  if (front() != nullptr && made(m_front).redo) made(m_front).redo();
}

void Pages::print() {
  if (front() == &tablePage) show(resultPage);
  if (front() == nullptr) return;
  const auto* result = made(m_front).widget->findChild<ResultView*>();
  if (result != nullptr && result->isVisible()) result->printButton().click();
}

bool Pages::mayClose() const {
  return std::ranges::all_of(m_made, [](const auto& made) {
    const auto& mayClose = made.second.mayClose;
    return !mayClose || mayClose();
  });
}

} // namespace nilometer::ui
