// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/home_program.h"
#include "tests/ui/table_window.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/corrections/egizia_corrections.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/egizia/spectator/egizia_display.h"
#include "ui/table/board/place.h"
#include "ui/table/spectator/display_window.h"
#include "ui/table/view/game_view.h"
#include "ui/window/page_list.h"

#include <QApplication>

#include <array>
#include <functional>
#include <string>

/// All that the program shows, one scene after another.
namespace nilometer::test {

/// An action on a scene: it is called with its name and each of its windows.
using LookAt = std::function<void(const QString& scene, QWidget& window)>;

/// Tables of the golden game that show every phase, early and late, up to the ranking.
inline constexpr std::array<std::size_t, 15> tablesOfEveryPhase = {
    0, 2, 12, 30, 31, 32, 40, 60, 100, 114, 118, 140, 175, 200, 222};

/// The first place in that state is pressed; false if there is none.
inline bool pressPlace(TableWindow& table, ui::PlaceLook::State state) {
  for (ui::Place* place : table.view.findChildren<ui::Place*>()) {
    if (!place->isVisible() || place->look().state != state) continue;
    QTest::mouseClick(place, Qt::LeftButton);
    return true;
  }
  return false;
}

inline void eachTable(const LookAt& look) {
  for (const std::size_t entries : tablesOfEveryPhase) {
    TableWindow table("revised-4-players", entries);
    table.view.setMotion(false); // what is on its way is seen for a moment only
    const QString name = u"table %1"_s.arg(entries);
    look(name, table.view);
    if (pressPlace(table, ui::PlaceLook::State::open)) look(name + u" begun"_s, table.view);
  }
}

inline void eachTrouble(const LookAt& look) {
  TableWindow refused("revised-4-players", 20);
  if (!pressPlace(refused, ui::PlaceLook::State::refused)) qFatal("nothing is refused");
  look(u"refused"_s, refused.view);
  TableWindow amended("revised-4-players", 60);
  amended.session.lookAt(40);
  look(u"the past"_s, amended.view);
  QTest::keyClick(&amended.view, Qt::Key_F2);
  look(u"put right"_s, amended.view);
}

inline void eachStepOfTheFinalScoring(const LookAt& look) {
  const std::size_t end = goldenGame("revised-4-players", *goldenEdition()).entries.size();
  for (std::size_t entries = end - 4; entries <= end; ++entries) {
    TableWindow table("revised-4-players", entries);
    const QString name = u"final scoring %1"_s.arg(entries);
    look(name, table.view);
    for (int step = 0; step < 3; ++step) table.view.finalScoring().next();
    look(name + u", third step"_s, table.view);
    table.view.finalScoring().showAll();
    look(name + u", all"_s, table.view);
  }
}

inline void eachTableView(const LookAt& look) {
  for (const std::size_t entries : tablesOfEveryPhase) {
    TableWindow table("revised-4-players", entries);
    ui::DisplayWindow display;
    display.resize(1280, 720);
    display.show(ui::displayOf(table.session));
    look(u"table view %1"_s.arg(entries), display);
  }
}

/// Pages and dialogs of the program.
inline void eachPage(const LookAt& look) {
  const auto shown = [&](const QString& name, const std::function<void(EgiziaWindow&)>& show) {
    HomeProgram program;
    program.window.resize(1280, 720);
    show(program.window);
    QCoreApplication::processEvents();
    for (QWidget* window : QApplication::topLevelWidgets()) {
      if (window->isVisible()) look(name, *window);
    }
  };
  for (const ui::PageKind* kind : ui::pageKinds()) {
    shown(kind->title(), [kind](EgiziaWindow& window) {
      if (kind->goesWith != nullptr) {
        window.openExample();
        while (!kind->goesWith(window.session())) window.session()->undo();
      }
      window.showPage(*kind);
    });
  }
  shown(u"start"_s, [](EgiziaWindow& window) { window.showStart(); });
  shown(u"new game"_s, [](EgiziaWindow& window) { window.startNewGame(); });
  shown(u"guided game"_s, [](EgiziaWindow& window) { window.startGuidedGame(); });
  shown(u"rules"_s, [](EgiziaWindow& window) { window.showRules(); });
  shown(u"help"_s, [](EgiziaWindow& window) { QTest::keyClick(&window, Qt::Key_F1); });
  TableWindow table("revised-4-players", 60);
  ui::NumberDialog dialog(ui::correctableTable(table.session));
  dialog.show();
  look(u"correction"_s, dialog);
}

inline void eachScene(const LookAt& look) {
  eachTable(look);
  eachTrouble(look);
  eachStepOfTheFinalScoring(look);
  eachTableView(look);
  eachPage(look);
}

} // namespace nilometer::test
