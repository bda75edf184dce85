// SPDX-License-Identifier: GPL-3.0-or-later
// From part to part of the table by keyboard.
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/guide/guide_panel.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/table/log/log_view.h"
#include "ui/table/view/game_view.h"
#include "ui/table/view/header_bar.h"

#include <QApplication>
#include <QToolButton>

#include <algorithm>
#include <array>

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

} // namespace

void GameView::goToPart(bool forward) {
  // As they are drawn. What covers the board stands for it, and what a change of the past leads to
  // for board and strip.
  const bool amends = m_amended->isVisible();
  QWidget* const over = amends ? m_amended : stage();
  const std::array<QWidget*, 7> parts{over != nullptr ? over : &boardPart(),
                                      amends ? nullptr : m_strip,
                                      &playersPart(),
                                      m_places->panel(),
                                      &m_guide->guide(),
                                      m_log,
                                      m_header};
  const QWidget* focus = QApplication::focusWidget();
  if (m_guide->closeButton().hasFocus()) focus = &m_guide->guide();
  const auto count = static_cast<std::ptrdiff_t>(parts.size());
  const auto at = std::ranges::find_if(parts, [focus](const QWidget* part) {
    return part != nullptr && focus != nullptr && (part == focus || part->isAncestorOf(focus));
  });
  // Before the first, or behind the last, where none of them has it.
  std::ptrdiff_t now = at == parts.end() ? (forward ? -1 : count) : at - parts.begin();
  for (std::ptrdiff_t tried = 0; tried < count; ++tried) {
    now = (now + (forward ? 1 : count - 1)) % count;
    QWidget* const part = parts[static_cast<std::size_t>(now)];
    QWidget* const place = part != nullptr ? placeIn(*part) : nullptr;
    if (place != nullptr) return place->setFocus(Qt::TabFocusReason);
  }
}

} // namespace nilometer::ui
