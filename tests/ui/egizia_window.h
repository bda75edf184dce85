// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/position/egizia_position_page.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/games/preferences.h"
#include "ui/rules/rules_browser.h"
#include "ui/shelf/shelf.h"
#include "ui/window/main_window.h"

namespace nilometer::test {

/// The window with a game of Egizia, by its own types.
class EgiziaWindow : public ui::MainWindow {
public:
  EgiziaWindow(ui::GameShelf& shelf, ui::Preferences& preferences)
      : MainWindow(shelf, preferences, ui::games()) {}

  [[nodiscard]] ui::EgiziaView* game() const {
    return static_cast<ui::EgiziaView*>(MainWindow::game());
  }
  [[nodiscard]] ui::EgiziaSession* session() const {
    return static_cast<ui::EgiziaSession*>(MainWindow::session());
  }
  /// nullptr until they were shown.
  [[nodiscard]] ui::RulesBrowser* rules() const { return findChild<ui::RulesBrowser*>(); }
  [[nodiscard]] ui::EgiziaPositionPage* positionPage() const {
    return static_cast<ui::EgiziaPositionPage*>(MainWindow::positionPage());
  }
};

} // namespace nilometer::test
