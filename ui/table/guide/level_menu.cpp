// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/guide/level_menu.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace nilometer::ui {

void addPromptLevels(QMenu& menu, PromptLevel now, const std::function<void(PromptLevel)>& choose) {
  auto* group = new QActionGroup(&menu);
  for (std::size_t i = 0; i < promptLevelNames.size(); ++i) {
    const auto level = static_cast<PromptLevel>(i);
    QAction* action = menu.addAction(promptLevelName(level));
    action->setCheckable(true);
    action->setChecked(level == now);
    group->addAction(action);
    QObject::connect(action, &QAction::triggered, &menu, [choose, level] { choose(level); });
  }
}

PromptLevel levelFor(table::Player player, int players, const PromptLevels& levels) {
  return player != table::noPlayer ? levels[player]
                                   : *std::min_element(levels.begin(), levels.begin() + players);
}

QString promptLevelName(PromptLevel level) {
  switch (level) {
  case PromptLevel::newcomer: return QCoreApplication::translate("Guide", "new");
  case PromptLevel::knowing: return QCoreApplication::translate("Guide", "knows it");
  case PromptLevel::silent: break;
  }
  return QCoreApplication::translate("Guide", "silent");
}

} // namespace nilometer::ui
