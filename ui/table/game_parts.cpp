// SPDX-License-Identifier: GPL-3.0-or-later
// From part to part of the table by keyboard.
#include "ui/log/log_view.h"
#include "ui/prompts/guide_panel.h"
#include "ui/strip/strip_view.h"
#include "ui/table/game_view.h"
#include "ui/table/header_bar.h"

#include <QApplication>
#include <QToolButton>

#include <algorithm>
#include <vector>

namespace nilometer::ui {

namespace {

bool takesKeys(const QWidget& widget) {
  return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isEnabled() && widget.isVisible() &&
         !widget.visibleRegion().isEmpty();
}

/// Where the keyboard was last in that part, or its first place; nullptr if nothing takes it.
QWidget* placeIn(QWidget& part) {
  if (!part.isVisible()) return nullptr;
  QWidget* const last = part.focusWidget();
  if (last != nullptr && takesKeys(*last)) return last;
  if (takesKeys(part)) return &part;
  const QList<QWidget*> all = part.findChildren<QWidget*>();
  const auto found = std::ranges::find_if(all, [](const QWidget* one) { return takesKeys(*one); });
  return found == all.end() ? nullptr : *found;
}

/// What else lies on the table: a panel below the players in its place, a card over the table
/// first, as it is what there is to answer.
void addOthers(std::vector<QWidget*>& parts, const QWidget& table, const QWidget& guide,
               bool havePanel) {
  const QList<QWidget*> all = table.findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
  for (QWidget* other : all) {
    const bool isPart = other == &guide || std::ranges::any_of(parts, [other](QWidget* part) {
                          return part == other || other->isAncestorOf(part);
                        });
    if (!isPart && other->isVisible()) {
      parts.insert(havePanel ? parts.end() - 1 : parts.begin(), other);
    }
  }
}

} // namespace

void GameView::goToPart(bool forward) {
  // What covers the board stands for it.
  std::vector<QWidget*> parts{stage() != nullptr ? stage() : &boardPart(),
                              m_strip,
                              &playersPart(),
                              &m_guide->guide(),
                              m_log,
                              m_header};
  addOthers(parts, *this, *m_guide, m_places->hasPanel());
  const QWidget* focus = QApplication::focusWidget();
  if (m_guide->closeButton().hasFocus()) focus = &m_guide->guide();
  const auto count = static_cast<std::ptrdiff_t>(parts.size());
  const auto at = std::ranges::find_if(parts, [focus](const QWidget* part) {
    return focus != nullptr && (part == focus || part->isAncestorOf(focus));
  });
  // Before the first, or behind the last, where none of them has it.
  std::ptrdiff_t now = at == parts.end() ? (forward ? -1 : count) : at - parts.begin();
  for (std::ptrdiff_t tried = 0; tried < count; ++tried) {
    now = (now + (forward ? 1 : count - 1)) % count;
    QWidget* const place = placeIn(*parts[static_cast<std::size_t>(now)]);
    if (place != nullptr) return place->setFocus(Qt::TabFocusReason);
  }
}

} // namespace nilometer::ui
