// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/chip.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/pages/archive/archive_view.h"
#include "ui/pages/edition_editor/check_copy_page.h"
#include "ui/pages/rule_book/rules_browser.h"
#include "ui/pages/tutorial/guided_question.h"
#include "ui/pages/tutorial/lessons_page.h"
#include "ui/pages/tutorial/setup_view.h"
#include "ui/registry/games.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/result/result_page.h"
#include "ui/store/games/preferences.h"
#include "ui/window/box_shelf.h"
#include "ui/window/game_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/page_list.h"
#include "ui/window/start_button.h"
#include "ui/window/start_view.h"

#include <QMenu>

namespace nilometer::test {

/// The window with a game of Egizia, its pages by their own types: nullptr until they were shown.
class EgiziaWindow : public ui::MainWindow {
public:
  EgiziaWindow(ui::GameLibrary& library, ui::Preferences& preferences)
      : MainWindow(library, preferences, ui::games()) {}

  [[nodiscard]] ui::EgiziaView* game() const {
    return static_cast<ui::EgiziaView*>(MainWindow::game());
  }
  [[nodiscard]] ui::EgiziaSession* session() const {
    return static_cast<ui::EgiziaSession*>(MainWindow::session());
  }
  [[nodiscard]] ui::StartView& startView() const { return *as<ui::StartView>(ui::startPage); }
  [[nodiscard]] ui::ArchiveView* archive() const { return as<ui::ArchiveView>(ui::archivePage); }
  [[nodiscard]] ui::LessonsPage* lessons() const { return as<ui::LessonsPage>(ui::lessonsPage); }
  [[nodiscard]] ui::CheckCopyPage* copies() const { return as<ui::CheckCopyPage>(ui::copiesPage); }
  [[nodiscard]] ui::SetupView* setupView() const { return as<ui::SetupView>(ui::setupPage); }
  [[nodiscard]] ui::ResultPage* resultPage() const { return as<ui::ResultPage>(ui::resultPage); }
  [[nodiscard]] ui::EndPositionPage* positionPage() const {
    return as<ui::EndPositionPage>(ui::endPositionPage);
  }
  [[nodiscard]] ui::RulesBrowser* rules() const { return findChild<ui::RulesBrowser*>(); }
  [[nodiscard]] ui::GuidedQuestion* guidedQuestion() const {
    return findChild<ui::GuidedQuestion*>();
  }

  void showArchive() { showPage(ui::archivePage); }
  void showLessons() { showPage(ui::lessonsPage); }
  void showCopies() { showPage(ui::copiesPage); }
  void showResult() { showPage(ui::resultPage); }
  void showPosition() { showPage(ui::endPositionPage); }
  void startNewGame() { Q_EMIT findChild<ui::GameMenu*>()->newRequested(); }
  void startGuidedGame() { startView().guidedButton()->click(); }

private:
  template <class Widget> [[nodiscard]] Widget* as(const ui::PageKind& kind) const {
    return static_cast<Widget*>(page(kind));
  }
};

} // namespace nilometer::test
