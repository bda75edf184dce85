// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/cut_off.h"
#include "tests/ui/table_window.h"
#include "ui/table/action_bar/strip_view.h"

#include <QCoreApplication>
#include <QScrollArea>
#include <QScrollBar>

#include <vector>

/// What can be seen of the strip.
namespace nilometer::test {

inline egizia::GameRecord goldenWithLongNames(const egizia::Edition& edition,
                                              const char* game = "revised-4-players") {
  egizia::GameRecord record = goldenGame(game, edition);
  int seat = 0;
  for (egizia::RecordHeader::Seat& each : record.header.players) {
    each.name = "Maximiliane Theodora von und zu Liechtenstein-Habsburg" + std::to_string(++seat);
  }
  return record;
}

/// Whether all of it can be seen without scrolling.
inline bool inSight(const QWidget* widget) {
  return widget != nullptr && widget->isVisible() &&
         widget->visibleRegion().boundingRect() == widget->rect();
}

/// Whether nothing of the strip is cut off, or reaches out of it.
inline bool showsAll(const ui::StripView& strip) {
  QCoreApplication::processEvents();
  for (const QWidget* part : strip.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
    if (!part->isVisible() || strip.rect().contains(part->geometry())) continue;
    return false;
  }
  for (const auto* area : strip.findChildren<QScrollArea*>()) {
    const QScrollBar& bar = *area->verticalScrollBar();
    if (!area->isVisible()) continue;
    if (bar.isVisible() || bar.maximum() > 0 || area->horizontalScrollBar()->maximum() > 0)
      return false;
  }
  return cutOffIn(strip).isEmpty();
}

/// Where in the window the parts are that never move.
inline std::vector<QRect> fixedPlaces(const ui::EgiziaView& view) {
  const ui::StripView& strip = view.strip();
  const ui::Chip& enter = *strip.confirmButton();
  return {strip.place(), QRect(enter.mapTo(&view, QPoint()), enter.size())};
}

} // namespace nilometer::test
